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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads tokens and lines from a source of characters. The buffer holds what has been read and
 * not yet consumed; a match that ends at its end is tried again after reading more.
 */
public final class Scanner implements Iterator<String>, Closeable {
    private static final Pattern WHITESPACE = Pattern.compile("\\p{javaWhitespace}+");

    private final Readable source;
    private final StringBuilder buffer = new StringBuilder();
    private final CharBuffer chunk = CharBuffer.allocate(1024);
    private Pattern delimiter = WHITESPACE;
    private int position;
    private int tokenStart;
    private int tokenEnd;
    private int radix = 10;
    private boolean ended;
    private boolean closed;
    private IOException failure;

    public Scanner(Readable source) {
        this.source = Objects.requireNonNull(source, "source");
    }

    public Scanner(InputStream source) {
        this(new InputStreamReader(source));
    }

    public Scanner(InputStream source, String charsetName) {
        this(reader(source, charsetName));
    }

    public Scanner(File source) throws FileNotFoundException {
        this(new FileInputStream(source));
    }

    public Scanner(String source) {
        this(new java.io.StringReader(source));
    }

    private static Readable reader(InputStream source, String charsetName) {
        try {
            return new InputStreamReader(source, charsetName);
        } catch (java.io.UnsupportedEncodingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private void check() {
        if (closed) {
            throw new IllegalStateException("Scanner closed");
        }
    }

    private boolean more() {
        if (ended) {
            return false;
        }
        if (position > 4096) {
            buffer.delete(0, position);
            position = 0;
        }
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
        chunk.flip();
        buffer.append(chunk);
        return true;
    }

    /** Finds the next token without consuming it. */
    private boolean find() {
        check();
        while (true) {
            Matcher m = delimiter.matcher(buffer);
            m.region(position, buffer.length());
            int start = m.lookingAt() ? m.end() : position;
            if (start == buffer.length()) {
                if (more()) {
                    continue;
                }
                return false;
            }
            m.region(start, buffer.length());
            int end = buffer.length();
            boolean found = false;
            while (m.find()) {
                if (m.end() > start) {
                    end = m.start() > start || m.end() > m.start() ? m.start() : start + 1;
                    found = m.end() < buffer.length() || ended;
                    break;
                }
            }
            if (!found && more()) {
                continue;
            }
            tokenStart = start;
            tokenEnd = end;
            return true;
        }
    }

    private String token() {
        return buffer.substring(tokenStart, tokenEnd);
    }

    public boolean hasNext() {
        return find();
    }

    public String next() {
        if (!find()) {
            throw new NoSuchElementException();
        }
        position = tokenEnd;
        return token();
    }

    public boolean hasNext(Pattern pattern) {
        return find() && pattern.matcher(token()).matches();
    }

    public boolean hasNext(String pattern) {
        return hasNext(Pattern.compile(pattern));
    }

    public String next(Pattern pattern) {
        if (!find()) {
            throw new NoSuchElementException();
        }
        if (!pattern.matcher(token()).matches()) {
            throw new InputMismatchException();
        }
        position = tokenEnd;
        return token();
    }

    public String next(String pattern) {
        return next(Pattern.compile(pattern));
    }

    /** The end of the line at the position, or -1 when there is nothing more. */
    private int lineEnd() {
        check();
        for (int i = position; ; i++) {
            if (i >= buffer.length()) {
                int before = position;
                boolean got = more();
                i -= before - position;
                if (!got) {
                    return i > position ? i : -1;
                }
            }
            if (i >= buffer.length()) {
                i--;
                continue;
            }
            char c = buffer.charAt(i);
            if (c == '\n' || c == '\r' || c == '\u2028' || c == '\u2029' || c == '\u0085') {
                return i;
            }
        }
    }

    public boolean hasNextLine() {
        return lineEnd() >= 0;
    }

    public String nextLine() {
        int end = lineEnd();
        if (end < 0) {
            throw new NoSuchElementException("No line found");
        }
        String line = buffer.substring(position, end);
        if (end < buffer.length()) {
            boolean cr = buffer.charAt(end) == '\r';
            end++;
            position = end;
            if (cr && (end < buffer.length() || more()) && position < buffer.length()
                    && buffer.charAt(position) == '\n') {
                position++;
            }
        } else {
            position = end;
        }
        return line;
    }

    private InputMismatchException mismatch() {
        return new InputMismatchException("For input string: \"" + token() + "\""
                + (radix == 10 ? "" : " under radix " + radix));
    }

    private String number() {
        if (!find()) {
            throw new NoSuchElementException();
        }
        String s = token();
        return s.indexOf(',') > 0 ? s.replace(",", "") : s;
    }

    public boolean hasNextBoolean() {
        return find() && (token().equalsIgnoreCase("true") || token().equalsIgnoreCase("false"));
    }

    public boolean nextBoolean() {
        if (!find()) {
            throw new NoSuchElementException();
        }
        if (!hasNextBoolean()) {
            throw mismatch();
        }
        return Boolean.parseBoolean(next());
    }

    public byte nextByte() {
        try {
            byte v = Byte.parseByte(number(), radix);
            position = tokenEnd;
            return v;
        } catch (NumberFormatException e) {
            throw mismatch();
        }
    }

    public boolean hasNextByte() {
        if (!find()) {
            return false;
        }
        try {
            byte v = Byte.parseByte(number(), radix);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public short nextShort() {
        try {
            short v = Short.parseShort(number(), radix);
            position = tokenEnd;
            return v;
        } catch (NumberFormatException e) {
            throw mismatch();
        }
    }

    public boolean hasNextShort() {
        if (!find()) {
            return false;
        }
        try {
            short v = Short.parseShort(number(), radix);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public int nextInt() {
        try {
            int v = Integer.parseInt(number(), radix);
            position = tokenEnd;
            return v;
        } catch (NumberFormatException e) {
            throw mismatch();
        }
    }

    public boolean hasNextInt() {
        if (!find()) {
            return false;
        }
        try {
            int v = Integer.parseInt(number(), radix);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public int nextInt(int radix) {
        int old = this.radix;
        this.radix = radix;
        try {
            return nextInt();
        } finally {
            this.radix = old;
        }
    }

    public long nextLong() {
        try {
            long v = Long.parseLong(number(), radix);
            position = tokenEnd;
            return v;
        } catch (NumberFormatException e) {
            throw mismatch();
        }
    }

    public boolean hasNextLong() {
        if (!find()) {
            return false;
        }
        try {
            long v = Long.parseLong(number(), radix);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public long nextLong(int radix) {
        int old = this.radix;
        this.radix = radix;
        try {
            return nextLong();
        } finally {
            this.radix = old;
        }
    }

    public float nextFloat() {
        try {
            float v = Float.parseFloat(number());
            position = tokenEnd;
            return v;
        } catch (NumberFormatException e) {
            throw mismatch();
        }
    }

    public boolean hasNextFloat() {
        if (!find()) {
            return false;
        }
        try {
            float v = Float.parseFloat(number());
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public double nextDouble() {
        try {
            double v = Double.parseDouble(number());
            position = tokenEnd;
            return v;
        } catch (NumberFormatException e) {
            throw mismatch();
        }
    }

    public boolean hasNextDouble() {
        if (!find()) {
            return false;
        }
        try {
            double v = Double.parseDouble(number());
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public BigInteger nextBigInteger() {
        try {
            BigInteger v = new BigInteger(number(), radix);
            position = tokenEnd;
            return v;
        } catch (NumberFormatException e) {
            throw mismatch();
        }
    }

    public boolean hasNextBigInteger() {
        if (!find()) {
            return false;
        }
        try {
            BigInteger v = new BigInteger(number(), radix);
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public BigDecimal nextBigDecimal() {
        try {
            BigDecimal v = new BigDecimal(number());
            position = tokenEnd;
            return v;
        } catch (NumberFormatException e) {
            throw mismatch();
        }
    }

    public boolean hasNextBigDecimal() {
        if (!find()) {
            return false;
        }
        try {
            BigDecimal v = new BigDecimal(number());
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public Scanner useDelimiter(Pattern pattern) {
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
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            throw new IllegalArgumentException("radix:" + radix);
        }
        this.radix = radix;
        return this;
    }

    public Scanner useLocale(Locale locale) {
        Objects.requireNonNull(locale);
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
}
