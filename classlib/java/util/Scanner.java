/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.CharBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads tokens and lines from a source of characters. The buffer holds what has been read and
 * not yet consumed; a match that more input could change is tried again after reading more.
 */
public final class Scanner implements Iterator<String>, Closeable {
    private static final Pattern WHITESPACE = Pattern.compile("\\p{javaWhitespace}+");
    private static final Pattern LINE =
            Pattern.compile(".*(\r\n|[\n\r\u2028\u2029\u0085])|.+$");
    private static final Pattern ANYTHING = Pattern.compile("(?s).*");

    private final Readable source;
    private final StringBuilder buffer = new StringBuilder();
    private final CharBuffer chunk = CharBuffer.allocate(1024);
    private Pattern delimiter = WHITESPACE;
    private int position;
    private int tokenStart;
    private int tokenEnd;
    private int radix = 10;
    private Locale locale = Locale.getDefault(Locale.Category.FORMAT);
    private DecimalFormatSymbols symbols; // null: not asked yet
    private boolean ended;
    private boolean closed;
    private IOException failure;
    /** Tells of the last match; made only when asked for, since it copies the buffer. */
    private Supplier<MatchResult> last;
    /** The position whose token is known: nothing was read and no delimiter set since. */
    private int foundAt = -1;
    private int changes;

    public Scanner(Readable source) {
        this.source = Objects.requireNonNull(source, "source");
    }

    public Scanner(InputStream source) {
        this(new InputStreamReader(source));
    }

    public Scanner(InputStream source, String charsetName) {
        this(source, charset(charsetName));
    }

    public Scanner(InputStream source, Charset charset) {
        this(new InputStreamReader(Objects.requireNonNull(source, "source"), charset));
    }

    public Scanner(File source) throws FileNotFoundException {
        this(new FileInputStream(source));
    }

    public Scanner(File source, String charsetName) throws FileNotFoundException {
        this(new FileInputStream(source), charset(charsetName));
    }

    public Scanner(File source, Charset charset) throws IOException {
        this(new FileInputStream(source), charset);
    }

    public Scanner(Path source) throws IOException {
        this(Files.newInputStream(source));
    }

    public Scanner(Path source, String charsetName) throws IOException {
        this(Objects.requireNonNull(source), charset(charsetName));
    }

    public Scanner(Path source, Charset charset) throws IOException {
        this(decoded(charset), source);
    }

    private Scanner(Charset charset, Path source) throws IOException {
        this(Files.newInputStream(source), charset);
    }

    private static Charset decoded(Charset charset) {
        return Objects.requireNonNull(charset, "charset");
    }

    public Scanner(ReadableByteChannel source) {
        this(Channels.newReader(Objects.requireNonNull(source, "source"),
                Charset.defaultCharset()));
    }

    public Scanner(ReadableByteChannel source, String charsetName) {
        this(Channels.newReader(Objects.requireNonNull(source, "source"),
                channelCharset(charsetName)));
    }

    public Scanner(ReadableByteChannel source, Charset charset) {
        this(Channels.newReader(Objects.requireNonNull(source, "source"), charset));
    }

    public Scanner(String source) {
        this(new java.io.StringReader(source));
    }

    private static Charset charset(String name) {
        Objects.requireNonNull(name, "charsetName");
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static Charset channelCharset(String name) {
        try {
            return charset(name);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(name);
        }
    }

    private void open() {
        if (closed) {
            throw new IllegalStateException("Scanner closed");
        }
    }

    /** Before whatever reads: even who only asks disturbs the streams of this scanner. */
    private void check() {
        open();
        changes++;
    }

    private boolean more() {
        if (ended) {
            return false;
        }
        foundAt = -1;
        chunk.clear();
        try {
            if (source.read(chunk) < 0) {
                ended = true;
                return false;
            }
        } catch (IOException e) {
            failure = e;
            ended = true;
            return false;
        }
        if (position > 4096) { // only now: where there is nothing more, nothing moves
            buffer.delete(0, position);
            position = 0;
        }
        buffer.append(chunk.array(), 0, chunk.position());
        return true;
    }

    private Matcher delimiters(int start) {
        return over(delimiter, start, buffer.length());
    }

    /**
     * Finds the next token without consuming it. It reads on only where more could change the
     * delimiters before it or what is behind it, so that who types a line gets its words at once.
     */
    private boolean find() {
        check();
        last = null;
        if (position == foundAt) {
            return true;
        }
        int clear = 0; // characters from the position on that were looked through for white space
        while (true) {
            Matcher m = delimiters(position);
            int start = m.lookingAt() ? m.end() : position;
            if (start == buffer.length() || start > position && m.hitEnd() && !ended) {
                if (more()) {
                    continue;
                }
                if (start == buffer.length()) {
                    return false;
                }
            }
            m = delimiters(Math.max(start, position + clear));
            boolean found = m.find();
            if (found && m.end() == start) {
                found = m.find();
            }
            if (ended || found && !m.requireEnd()) {
                tokenStart = start;
                tokenEnd = found ? m.start() : buffer.length();
                foundAt = position;
                return true;
            }
            if (!found && delimiter == WHITESPACE) {
                clear = buffer.length() - position;
            }
            more();
        }
    }

    private String token() {
        return buffer.substring(tokenStart, tokenEnd);
    }

    /** Matches the token at the cursor whole; consumes it if asked to. */
    private boolean accept(Pattern pattern, boolean consume) {
        Matcher m = over(pattern, tokenStart, tokenEnd);
        if (!m.matches()) {
            return false;
        }
        last = m::toMatchResult;
        if (consume) {
            position = tokenEnd;
        }
        return true;
    }

    /** As accept(ANYTHING, false), which is done when somebody asks for the match. */
    private void acceptAll() {
        int start = tokenStart;
        int end = tokenEnd;
        last = () -> {
            Matcher m = over(ANYTHING, start, end);
            m.matches();
            return m.toMatchResult();
        };
    }

    private Matcher over(Pattern pattern, int start, int end) {
        return pattern.matcher(buffer).region(start, end).useTransparentBounds(true)
                .useAnchoringBounds(false);
    }

    @Override
    public boolean hasNext() {
        check();
        last = null;
        int skipped = 0;
        // any character behind delimiters begins a token; the rest of it need not be read yet
        while (true) {
            Matcher m = delimiters(position + skipped);
            if (m.lookingAt()) {
                if (m.hitEnd() && !ended) {
                    more();
                    continue;
                }
                skipped = m.end() - position;
            }
            if (position + skipped < buffer.length()) {
                return true;
            }
            if (!more()) {
                return false;
            }
        }
    }

    @Override
    public String next() {
        need();
        String s = token();
        acceptAll();
        position = tokenEnd;
        return s;
    }

    /* Delimiters are passed even when what follows is refused. */
    private void need() {
        if (!find()) {
            last = null;
            position = buffer.length();
            throw new NoSuchElementException();
        }
    }

    public boolean hasNext(Pattern pattern) {
        Objects.requireNonNull(pattern);
        return find() && accept(pattern, false);
    }

    public boolean hasNext(String pattern) {
        return hasNext(Pattern.compile(pattern));
    }

    public String next(Pattern pattern) {
        Objects.requireNonNull(pattern);
        need();
        String s = token();
        if (!accept(pattern, true)) {
            last = null;
            position = tokenStart;
            throw new InputMismatchException();
        }
        return s;
    }

    public String next(String pattern) {
        return next(Pattern.compile(pattern));
    }

    // ---- Lines and patterns without regard to delimiters ----

    /** Looks for a pattern in the next characters, or at their start; 0: no horizon. */
    private String search(Pattern pattern, int horizon, boolean atStart) {
        while (true) {
            int end = horizon == 0 ? buffer.length()
                    : (int) Math.min(buffer.length(), (long) position + horizon);
            boolean whole = horizon != 0 && end == position + horizon;
            Matcher m = over(pattern, position, end);
            boolean found = atStart ? m.lookingAt() : m.find();
            if (m.hitEnd() && !ended && !whole) {
                more();
                continue;
            }
            if (!found) {
                return null;
            }
            if (m.requireEnd() && !ended && whole) {
                more();
                continue;
            }
            last = m::toMatchResult;
            position = m.end();
            return m.group();
        }
    }

    public String findInLine(String pattern) {
        return findInLine(Pattern.compile(pattern));
    }

    public String findInLine(Pattern pattern) {
        check();
        Objects.requireNonNull(pattern);
        int end = lineEnd();
        last = null;
        return end <= position ? null : search(pattern, end - position, false);
    }

    public String findWithinHorizon(String pattern, int horizon) {
        return findWithinHorizon(Pattern.compile(pattern), horizon);
    }

    public String findWithinHorizon(Pattern pattern, int horizon) {
        open();
        Objects.requireNonNull(pattern);
        if (horizon < 0) {
            throw new IllegalArgumentException("horizon < 0");
        }
        changes++;
        last = null;
        return search(pattern, horizon, false);
    }

    public Scanner skip(Pattern pattern) {
        check();
        Objects.requireNonNull(pattern);
        last = null;
        if (search(pattern, 0, true) == null) {
            throw new NoSuchElementException();
        }
        return this;
    }

    public Scanner skip(String pattern) {
        return skip(Pattern.compile(pattern));
    }

    /** The end of the line at the position, or -1 when there is nothing more. */
    private int lineEnd() {
        check();
        for (int i = position;; i++) {
            while (i >= buffer.length()) {
                int before = position;
                boolean got = more();
                i -= before - position;
                if (!got) {
                    return i > position ? i : -1;
                }
            }
            char c = buffer.charAt(i);
            if (c == '\n' || c == '\r' || c == '\u2028' || c == '\u2029' || c == '\u0085') {
                return i;
            }
        }
    }

    public boolean hasNextLine() {
        if (lineEnd() < 0) {
            last = null;
            return false;
        }
        int start = position;
        search(LINE, 0, true); // what match() tells
        position = start;
        return true;
    }

    public String nextLine() {
        int end = lineEnd();
        if (end < 0) {
            last = null;
            throw new NoSuchElementException("No line found");
        }
        int length = end - position;
        String line = search(LINE, 0, true);
        return line.substring(0, length);
    }

    // ---- Values ----

    private static final int BOOLEAN = 0;
    private static final int BYTE = 1;
    private static final int SHORT = 2;
    private static final int INT = 3;
    private static final int LONG = 4;
    private static final int BIG = 5;
    private static final int FLOAT = 6;
    private static final int DOUBLE = 7;
    private static final int DECIMAL = 8;

    /** A number without its separators of groups; null when it is none. */
    private String plain(String s, boolean integral, int base) {
        int sign = !s.isEmpty() && (s.charAt(0) == '-' || s.charAt(0) == '+') ? 1 : 0;
        if (integral && isDigits(s, sign)) {
            return s;
        }
        String body = s.substring(sign);
        if (!integral && (body.equals("NaN") || body.equals("Infinity")
                || body.equals("\u221E"))) {
            return s;
        }
        char group = ',';
        char point = '.';
        if (!isWord(body)) {
            group = symbols().getGroupingSeparator();
            point = symbols().getDecimalSeparator();
        }
        int end = body.length();
        for (int i = 0; i < body.length() && end == body.length(); i++) {
            char c = body.charAt(i);
            if (!integral && (c == point || c == 'e' || c == 'E')) {
                end = i;
            }
        }
        String whole = body.substring(0, end);
        int comma = whole.indexOf(group);
        if (comma >= 0) {
            if (comma == 0 || comma > 3 || whole.startsWith("0")
                    || !Character.isDigit(whole.charAt(0))) {
                return null;
            }
            for (int i = comma; i < whole.length(); i++) {
                if ((whole.charAt(i) == group) != ((i - comma) % 4 == 0)) {
                    return null;
                }
            }
            if ((whole.length() - comma) % 4 != 0) {
                return null;
            }
            whole = whole.replace(String.valueOf(group), "");
        }
        StringBuilder sb = new StringBuilder(s.substring(0, sign));
        String all = whole + body.substring(end);
        for (int i = 0; i < all.length(); i++) {
            char c = all.charAt(i);
            int d = Character.digit(c, base);
            boolean sign2 = !integral && (c == '+' || c == '-') && i > 0
                    && (all.charAt(i - 1) | 32) == 'e';
            if (integral && (d >= 0 || Character.isDigit(c))) {
                sb.append(c); // a digit beyond the base is refused when the number is read
                continue;
            }
            if (d < 0 && !(!integral && (c == point || (c | 32) == 'e')) && !sign2) {
                return null;
            }
            sb.append(d >= 0 ? Character.forDigit(d, base) : c == point ? '.' : c);
        }
        return all.isEmpty() || !integral && !isDecimal(sb, sign) ? null : sb.toString();
    }

    private static boolean isDigits(String s, int from) {
        for (int i = from; i < s.length(); i++) {
            if (s.charAt(i) < '0' || s.charAt(i) > '9') {
                return false;
            }
        }
        return s.length() > from;
    }

    private static boolean isWord(String s) {
        for (int i = 0; i < s.length(); i++) {
            if (!Character.isLetterOrDigit(s.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** The separators of the locale, which most numbers do without. */
    private DecimalFormatSymbols symbols() {
        if (symbols == null) {
            symbols = DecimalFormatSymbols.getInstance(locale);
        }
        return symbols;
    }

    /** What looks like 0x1.8p3, whose exponent may be missing here; null when it does not. */
    private static String hexadecimal(String s) {
        return s.indexOf('x') < 0 && s.indexOf('X') < 0 || !s.matches(
                "[-+]?0[xX][0-9a-fA-F]*\\.[0-9a-fA-F]+([pP][-+]?[0-9]+)?") ? null : s;
    }

    /** Digits with at most one point among them, then perhaps an exponent with digits. */
    private static boolean isDecimal(CharSequence s, int i) {
        int digits = 0;
        int points = 0;
        for (; i < s.length() && (s.charAt(i) | 32) != 'e'; i++) {
            if (s.charAt(i) == '.') {
                points++;
            } else {
                digits++;
            }
        }
        if (digits == 0 || points > 1) {
            return false;
        }
        if (i == s.length()) {
            return true;
        }
        i++;
        if (i < s.length() && (s.charAt(i) == '+' || s.charAt(i) == '-')) {
            i++;
        }
        digits = 0;
        for (; i < s.length() && Character.isDigit(s.charAt(i)); i++) {
            digits++;
        }
        return digits > 0 && i == s.length();
    }

    private Object value(int kind, int base, String s) {
        if (kind == BOOLEAN) {
            return s.equalsIgnoreCase("true") || s.equalsIgnoreCase("false")
                    ? (Object) s.equalsIgnoreCase("true") : null;
        }
        String n = kind == FLOAT || kind == DOUBLE ? hexadecimal(s) : null;
        n = n != null ? n : plain(s, kind < FLOAT, base);
        if (n == null || kind == DECIMAL && (n.endsWith("N") || n.endsWith("y")
                || n.endsWith("\u221E"))) {
            return null;
        }
        switch (kind) {
            case BYTE:
                return Byte.parseByte(n, base);
            case SHORT:
                return Short.parseShort(n, base);
            case INT:
                return Integer.parseInt(n, base);
            case LONG:
                return Long.parseLong(n, base);
            case BIG:
                return new BigInteger(n, base);
            case FLOAT:
                return Float.parseFloat(n);
            case DOUBLE:
                return Double.parseDouble(n);
            default:
                return new BigDecimal(n);
        }
    }

    private boolean has(int kind, int base) {
        radixes(base);
        if (!find()) {
            return false;
        }
        try {
            if (value(kind, base, token()) == null) {
                return false;
            }
            acceptAll();
            return true;
        } catch (NumberFormatException e) {
            acceptAll(); // a number, if one out of range
            return false;
        }
    }

    private Object take(int kind, int base) {
        radixes(base);
        need();
        Object v;
        String s = token();
        try {
            v = value(kind, base, s);
        } catch (NumberFormatException e) {
            acceptAll();
            position = tokenStart;
            throw new InputMismatchException(e.getMessage());
        }
        if (v == null) {
            last = null;
            position = tokenStart;
            throw new InputMismatchException();
        }
        acceptAll();
        position = tokenEnd;
        return v;
    }

    private static void radixes(int base) {
        if (base < Character.MIN_RADIX || base > Character.MAX_RADIX) {
            throw new IllegalArgumentException("radix:" + base);
        }
    }

    public boolean hasNextBoolean() {
        return has(BOOLEAN, 10);
    }

    public boolean nextBoolean() {
        return (Boolean) take(BOOLEAN, 10);
    }

    public boolean hasNextByte() {
        return has(BYTE, radix);
    }

    public boolean hasNextByte(int radix) {
        return has(BYTE, radix);
    }

    public byte nextByte() {
        return (Byte) take(BYTE, radix);
    }

    public byte nextByte(int radix) {
        return (Byte) take(BYTE, radix);
    }

    public boolean hasNextShort() {
        return has(SHORT, radix);
    }

    public boolean hasNextShort(int radix) {
        return has(SHORT, radix);
    }

    public short nextShort() {
        return (Short) take(SHORT, radix);
    }

    public short nextShort(int radix) {
        return (Short) take(SHORT, radix);
    }

    public boolean hasNextInt() {
        return has(INT, radix);
    }

    public boolean hasNextInt(int radix) {
        return has(INT, radix);
    }

    public int nextInt() {
        return (Integer) take(INT, radix);
    }

    public int nextInt(int radix) {
        return (Integer) take(INT, radix);
    }

    public boolean hasNextLong() {
        return has(LONG, radix);
    }

    public boolean hasNextLong(int radix) {
        return has(LONG, radix);
    }

    public long nextLong() {
        return (Long) take(LONG, radix);
    }

    public long nextLong(int radix) {
        return (Long) take(LONG, radix);
    }

    public boolean hasNextFloat() {
        return has(FLOAT, 10);
    }

    public float nextFloat() {
        return (Float) take(FLOAT, 10);
    }

    public boolean hasNextDouble() {
        return has(DOUBLE, 10);
    }

    public double nextDouble() {
        return (Double) take(DOUBLE, 10);
    }

    public boolean hasNextBigInteger() {
        return has(BIG, radix);
    }

    public boolean hasNextBigInteger(int radix) {
        return has(BIG, radix);
    }

    public BigInteger nextBigInteger() {
        return (BigInteger) take(BIG, radix);
    }

    public BigInteger nextBigInteger(int radix) {
        return (BigInteger) take(BIG, radix);
    }

    public boolean hasNextBigDecimal() {
        return has(DECIMAL, 10);
    }

    public BigDecimal nextBigDecimal() {
        return (BigDecimal) take(DECIMAL, 10);
    }

    // ---- Streams ----

    private <T> Stream<T> stream(Supplier<T> supplier) {
        open();
        return java.util.stream.StreamSupport.stream(
                new Spliterators.AbstractSpliterator<T>(Long.MAX_VALUE,
                        Spliterator.NONNULL | Spliterator.ORDERED | Spliterator.IMMUTABLE) {
                    private int expected = -1;

                    @Override
                    public boolean tryAdvance(java.util.function.Consumer<? super T> action) {
                        if (expected >= 0 && expected != changes) {
                            throw new ConcurrentModificationException();
                        }
                        T t = supplier.get();
                        expected = changes;
                        if (t == null) {
                            return false;
                        }
                        action.accept(t);
                        if (expected != changes) {
                            throw new ConcurrentModificationException();
                        }
                        return true;
                    }
                }, false).onClose(this::close);
    }

    public Stream<String> tokens() {
        return stream(() -> hasNext() ? next() : null);
    }

    public Stream<MatchResult> findAll(Pattern pattern) {
        Objects.requireNonNull(pattern);
        boolean[] empty = {false};
        return stream(() -> {
            check();
            if (empty[0] && position == buffer.length() && !more()) {
                return null;
            }
            position += empty[0] ? 1 : 0;
            String found = search(pattern, 0, false);
            MatchResult result = found == null ? null : last.get();
            empty[0] = found != null && found.isEmpty();
            last = null;
            return result;
        });
    }

    public Stream<MatchResult> findAll(String patString) {
        Objects.requireNonNull(patString);
        open();
        return findAll(Pattern.compile(patString));
    }

    // ---- Properties ----

    public MatchResult match() {
        if (last == null) {
            throw new IllegalStateException("No match result available");
        }
        return last.get();
    }

    public Scanner useDelimiter(Pattern pattern) {
        changes++;
        foundAt = -1;
        delimiter = pattern;
        return this;
    }

    public Scanner useDelimiter(String pattern) {
        return useDelimiter(Pattern.compile(pattern));
    }

    public Pattern delimiter() {
        return delimiter;
    }

    public int radix() {
        return radix;
    }

    public Scanner useRadix(int radix) {
        radixes(radix);
        changes += radix == this.radix ? 0 : 1;
        this.radix = radix;
        return this;
    }

    public Locale locale() {
        return locale;
    }

    public Scanner useLocale(Locale locale) {
        if (!locale.equals(this.locale)) {
            this.locale = locale;
            symbols = null;
        }
        changes++;
        return this;
    }

    public Scanner reset() {
        foundAt = -1;
        delimiter = WHITESPACE;
        locale = Locale.getDefault(Locale.Category.FORMAT);
        symbols = null;
        radix = 10;
        changes++;
        return this;
    }

    public IOException ioException() {
        return failure;
    }

    @Override
    public void remove() {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            if (source instanceof Closeable) {
                try {
                    ((Closeable) source).close();
                } catch (IOException e) {
                    failure = e;
                }
            }
        }
    }

    @Override
    public String toString() {
        DecimalFormatSymbols symbols = symbols();
        DecimalFormat format = (DecimalFormat) NumberFormat.getNumberInstance(locale);
        return "java.util.Scanner[delimiters=" + delimiter + "][position=" + position
                + "][match valid=" + (last != null) + "][need input=false][source closed="
                + (closed || ended)
                + "][skipped=false][group separator=" + code(symbols.getGroupingSeparator())
                + "][decimal separator=" + code(symbols.getDecimalSeparator())
                + "][positive prefix=][negative prefix=" + Pattern.quote(format.getNegativePrefix())
                + "][positive suffix=][negative suffix=][NaN string="
                + Pattern.quote(symbols.getNaN())
                + "][infinity string=" + Pattern.quote(symbols.getInfinity()) + "]";
    }

    private static String code(char c) {
        return "\\x{" + Integer.toHexString(c) + "}";
    }
}
