/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.text.DecimalFormatSymbols;
import java.math.RoundingMode;

/**
 * printf-style formatting. The format string is scanned by hand; each specifier is checked as
 * completely before it is applied as programs can observe through the exceptions.
 */
public final class Formatter implements Closeable, Flushable {
    /** How a big decimal is laid out. */
    public enum BigDecimalLayoutForm {
        SCIENTIFIC, DECIMAL_FLOAT
    }

    private static final String FLAGS = "-#+ 0,(<";
    private Appendable a;
    private final Locale l;
    private IOException failure;

    public Formatter() {
        this(new StringBuilder());
    }

    public Formatter(Appendable a) {
        this(a, Locale.getDefault(Locale.Category.FORMAT));
    }

    public Formatter(Locale l) {
        this(new StringBuilder(), l);
    }

    public Formatter(Appendable a, Locale l) {
        this.a = a == null ? new StringBuilder() : a;
        this.l = l;
    }

    public Formatter(String fileName) throws FileNotFoundException {
        this(new BufferedWriter(new OutputStreamWriter(new FileOutputStream(fileName))));
    }

    public Formatter(File file) throws FileNotFoundException {
        this(new BufferedWriter(new OutputStreamWriter(new FileOutputStream(file))));
    }

    public Formatter(PrintStream ps) {
        this((Appendable) Objects.requireNonNull(ps));
    }

    public Formatter(OutputStream os) {
        this(new BufferedWriter(new OutputStreamWriter(os)));
    }

    private static Appendable writer(OutputStream os, java.nio.charset.Charset charset) {
        return new BufferedWriter(new OutputStreamWriter(os, charset));
    }

    private static java.nio.charset.Charset charset(String csn)
            throws java.io.UnsupportedEncodingException {
        Objects.requireNonNull(csn, "charsetName");
        try {
            return java.nio.charset.Charset.forName(csn);
        } catch (IllegalArgumentException e) {
            throw new java.io.UnsupportedEncodingException(csn);
        }
    }

    public Formatter(String fileName, String csn)
            throws FileNotFoundException, java.io.UnsupportedEncodingException {
        this(new File(fileName), csn);
    }

    public Formatter(String fileName, String csn, Locale l)
            throws FileNotFoundException, java.io.UnsupportedEncodingException {
        this(new File(fileName), csn, l);
    }

    public Formatter(String fileName, java.nio.charset.Charset charset, Locale l)
            throws IOException {
        this(new File(fileName), charset, l);
    }

    public Formatter(File file, String csn)
            throws FileNotFoundException, java.io.UnsupportedEncodingException {
        this(file, csn, Locale.getDefault(Locale.Category.FORMAT));
    }

    public Formatter(File file, String csn, Locale l)
            throws FileNotFoundException, java.io.UnsupportedEncodingException {
        this(file, charset(csn), l, 0);
    }

    public Formatter(File file, java.nio.charset.Charset charset, Locale l) throws IOException {
        this(file, Objects.requireNonNull(charset, "charset"), l, 0);
    }

    private Formatter(File file, java.nio.charset.Charset charset, Locale l, int unused)
            throws FileNotFoundException {
        this(writer(new FileOutputStream(file), charset), l);
    }

    public Formatter(OutputStream os, String csn) throws java.io.UnsupportedEncodingException {
        this(os, csn, Locale.getDefault(Locale.Category.FORMAT));
    }

    public Formatter(OutputStream os, String csn, Locale l)
            throws java.io.UnsupportedEncodingException {
        this(writer(os, charset(csn)), l);
    }

    public Formatter(OutputStream os, java.nio.charset.Charset charset, Locale l) {
        this(writer(os, charset), l);
    }

    private void ensureOpen() {
        if (a == null) {
            throw new FormatterClosedException();
        }
    }

    public Locale locale() {
        ensureOpen();
        return l;
    }

    public Appendable out() {
        ensureOpen();
        return a;
    }

    @Override
    public String toString() {
        ensureOpen();
        return a.toString();
    }

    @Override
    public void flush() {
        ensureOpen();
        tell(false);
    }

    @Override
    public void close() {
        try {
            tell(true);
        } finally {
            a = null;
        }
    }

    /** Has what is written to flushed or closed, as far as it can be; how that fails is kept. */
    private void tell(boolean closes) {
        try {
            if (closes && a instanceof Closeable) {
                ((Closeable) a).close();
            } else if (!closes && a instanceof Flushable) {
                ((Flushable) a).flush();
            }
        } catch (IOException e) {
            failure = e;
        }
    }

    public IOException ioException() {
        return failure;
    }

    public Formatter format(String format, Object... args) {
        return format(l, format, args);
    }

    private ArrayList<Spec> specs(String s) {
        ArrayList<Spec> specs = new ArrayList<>(s.length() / 16);
        for (int p = s.indexOf('%'); p >= 0;) {
            Spec spec = new Spec(s, p);
            specs.add(spec);
            p = s.indexOf('%', spec.end);
        }
        return specs;
    }

    public Formatter format(Locale loc, String format, Object... args) {
        ensureOpen();
        // All of them are checked before anything is written.
        ArrayList<Spec> specs = specs(format);
        int last = -1;
        int ordinary = -1;
        int i = 0;
        for (int k = 0; i < format.length(); k++) {
            Spec s = k < specs.size() ? specs.get(k) : null;
            int p = s == null ? format.length() : s.start;
            try {
                if (p > i) {
                    a.append(format, i, p);
                }
            } catch (IOException e) {
                failure = e;
            }
            if (s == null) {
                break;
            }
            i = s.end;
            try {
                if (s.conversion == 'n' || s.conversion == '%') {
                    a.append(s.conversion == 'n' ? System.lineSeparator() : s.justify("%"));
                    continue;
                }
                int index;
                if (s.has('<')) {
                    index = last;
                    if (last < 0) {
                        throw new MissingFormatArgumentException(s.toString());
                    }
                } else if (s.index > 0) {
                    index = s.index - 1;
                } else {
                    index = ++ordinary;
                }
                last = index;
                if (args != null && index >= args.length) {
                    throw new MissingFormatArgumentException(s.toString());
                }
                s.print(args == null ? null : args[index], loc);
            } catch (IOException e) {
                failure = e;
            }
        }
        return this;
    }

    private final class Spec {
        final int start;
        int flags;
        int width = -1;
        int precision = -1;
        int index;
        final boolean date;
        boolean shortNames; // the root locale has no others of days and months
        final boolean upper;
        final char conversion;
        final int end;

        Spec(String f, int start) {
            this.start = start;
            int n = f.length();
            int p = start + 1;
            int q = digits(f, p); // its shape first: what has none is refused before what it says
            boolean indexed = q > p && q < n && f.charAt(q) == '$';
            int atFlags = indexed ? q + 1 : p;
            int atWidth = atFlags;
            while (atWidth < n && FLAGS.indexOf(f.charAt(atWidth)) >= 0) {
                atWidth++;
            }
            int atPoint = digits(f, atWidth);
            int atKind = atPoint < n && f.charAt(atPoint) == '.' ? digits(f, atPoint + 1) : atPoint;
            if (atKind == atPoint + 1 || !isKind(f, atKind)) {
                throw malformed(f, start);
            }
            char c = f.charAt(atKind);
            date = (c == 't' || c == 'T') && isKind(f, atKind + 1);
            if (indexed) {
                index = number(f, p, q);
                if (index <= 0) {
                    throw new IllegalFormatArgumentIndexException(
                            index < 0 ? Integer.MIN_VALUE : 0);
                }
            }
            for (p = atFlags; p < atWidth; p++) {
                if (has(f.charAt(p))) {
                    throw new DuplicateFormatFlagsException(f.substring(p, p + 1));
                }
                flags |= bit(f.charAt(p));
            }
            if (atPoint > atWidth) {
                width = number(f, atWidth, atPoint);
                if (width < 0) {
                    throw new IllegalFormatWidthException(Integer.MIN_VALUE);
                }
            }
            if (atKind > atPoint) {
                precision = number(f, atPoint + 1, atKind);
                if (precision < 0) {
                    throw new IllegalFormatPrecisionException(Integer.MIN_VALUE);
                }
            }
            char kind = date ? f.charAt(atKind + 1) : c;
            upper = c >= 'A' && c <= 'Z';
            if (date ? "HIklMNLQpsSTzZaAbBCdehjmyYrRcDF".indexOf(kind) < 0
                    : "bBhHsScCdoxXeEfgGaA%n".indexOf(kind) < 0) {
                if (date) {
                    noPrecision();
                }
                throw new UnknownFormatConversionException(date ? "t" + kind
                        : String.valueOf(kind));
            }
            conversion = date ? kind : Character.toLowerCase(kind);
            end = atKind + (date ? 2 : 1);
            check();
        }

        private static int digits(String f, int from) {
            while (from < f.length() && f.charAt(from) >= '0' && f.charAt(from) <= '9') {
                from++;
            }
            return from;
        }

        private static boolean isKind(String f, int at) {
            char c = at < f.length() ? f.charAt(at) : 0;
            return c == '%' || c < 128 && Character.isLetter(c);
        }

        /** What is no specifier at all is named by the character after the percent sign. */
        private UnknownFormatConversionException malformed(String f, int start) {
            return new UnknownFormatConversionException(
                    start + 1 < f.length() ? f.substring(start + 1, start + 2) : "%");
        }

        private int number(String f, int from, int to) {
            try {
                return Integer.parseInt(f.substring(from, to));
            } catch (NumberFormatException e) {
                return -1;
            }
        }

        private String flagText(int set) {
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < FLAGS.length(); i++) {
                char flag = FLAGS.charAt(i);
                if ((set & bit(flag)) != 0) {
                    sb.append(flag);
                }
            }
            return sb.toString();
        }

        private char shown() {
            return upper ? Character.toUpperCase(conversion) : conversion;
        }

        @Override
        public String toString() {
            StringBuilder sb = new StringBuilder("%").append(flagText(flags));
            if (index > 0 && !has('<') && conversion != '%' && conversion != 'n') {
                sb.append(index).append('$');
            }
            if (width != -1) {
                sb.append(width);
            }
            if (precision != -1) {
                sb.append('.').append(precision);
            }
            if (date) {
                sb.append(upper ? 'T' : 't');
            }
            return sb.append(shown()).toString();
        }

        /** Flags are characters of 32 to 63. */
        private static int bit(char flag) {
            return 1 << flag - ' ';
        }

        private boolean has(char flag) {
            return (flags & bit(flag)) != 0;
        }

        private void reject(String some) {
            for (int i = 0; i < some.length(); i++) {
                if (has(some.charAt(i))) {
                    throw new FormatFlagsConversionMismatchException(some.substring(i, i + 1),
                            conversion);
                }
            }
        }

        private void needWidth() {
            if (width == -1) {
                throw new MissingFormatWidthException(toString());
            }
        }

        /** Of numbers: padding needs a width, and two flags of one purpose are one too many. */
        private void agree() {
            boolean left = has('-');
            boolean zeros = has('0');
            if (left || zeros) {
                needWidth();
            }
            if (left && zeros || has('+') && has(' ')) {
                throw new IllegalFormatFlagsException(flagText(flags & bit('-'))
                        + (upper ? "^" : "") + flagText(flags & ~bit('-')));
            }
        }

        private void noPrecision() {
            if (precision != -1) {
                throw new IllegalFormatPrecisionException(precision);
            }
        }

        private void check() {
            if (date) {
                noPrecision();
                reject("#+ 0,(");
                if (has('-')) {
                    needWidth();
                }
                return;
            }
            switch (conversion) {
                case 'b':
                case 'h':
                    reject("#");
                    // fall through
                case 's':
                    if (has('-')) {
                        needWidth();
                    }
                    reject("+ 0,(");
                    break;
                case 'c':
                    noPrecision();
                    reject("#+ 0,(");
                    if (has('-')) {
                        needWidth();
                    }
                    break;
                case 'd':
                    agree();
                    noPrecision();
                    reject("#");
                    break;
                case 'o':
                case 'x':
                    agree();
                    noPrecision();
                    reject(",");
                    break;
                case 'e':
                    agree();
                    reject(",");
                    break;
                case 'f':
                    agree();
                    break;
                case 'g':
                    agree();
                    reject("#");
                    break;
                case 'a':
                    agree();
                    reject("(");
                    reject(",");
                    break;
                case 'n':
                    noPrecision();
                    if (width != -1) {
                        throw new IllegalFormatWidthException(width);
                    }
                    if (flags != 0) {
                        throw new IllegalFormatFlagsException(flagText(flags));
                    }
                    break;
                default:
                    noPrecision();
                    if (flags != 0 && flags != bit('-')) {
                        throw new IllegalFormatFlagsException(flagText(flags));
                    }
                    if (has('-')) {
                        needWidth();
                    }
            }
        }

        String justify(String s) {
            int pad = width - s.length();
            if (pad <= 0) {
                return s;
            }
            String blanks = " ".repeat(pad);
            return has('-') ? s + blanks : blanks + s;
        }

        private void append(String s) throws IOException {
            if (upper) {
                s = s.toUpperCase(l == null ? Locale.ROOT : l);
            }
            a.append(justify(s));
        }

        private void text(String s) throws IOException {
            append(precision != -1 && precision < s.length() ? s.substring(0, precision) : s);
        }

        private IllegalFormatConversionException bad(Object arg) {
            return new IllegalFormatConversionException(conversion, arg.getClass());
        }

        void print(Object arg, Locale loc) throws IOException {
            locale = loc;
            signs = loc != null && loc.hasExtensions() ? DecimalFormatSymbols.getInstance(loc)
                    : null;
            if (date) {
                if (arg == null) {
                    append("null");
                } else {
                    shortNames = Locale.ROOT.equals(loc);
                    append(dateText(conversion, arg));
                }
                return;
            }
            switch (conversion) {
                case 'b':
                    text(arg == null ? "false" : arg instanceof Boolean ? arg.toString() : "true");
                    return;
                case 'h':
                    text(arg == null ? "null" : Integer.toHexString(arg.hashCode()));
                    return;
                case 's':
                    if (arg instanceof Formattable) {
                        Formatter f = Formatter.this.l == loc ? Formatter.this
                                : new Formatter(a, loc);
                        ((Formattable) arg).formatTo(f, (has('-') ? 1 : 0) | (upper ? 2 : 0)
                                | (has('#') ? 4 : 0) | (has('<') ? 256 : 0), width, precision);
                        return;
                    }
                    reject("#");
                    text(arg == null ? "null" : String.valueOf(arg.toString()));
                    return;
                case 'c':
                    character(arg);
                    return;
                default:
                    break;
            }
            if (arg == null) {
                flags &= bit('-');
                text("null");
            } else if (conversion == 'd' || conversion == 'o' || conversion == 'x') {
                integral(arg);
            } else {
                floating(arg);
            }
        }

        private void character(Object arg) throws IOException {
            if (arg == null) {
                append("null");
            } else if (arg instanceof Character) {
                append(arg.toString());
            } else if (arg instanceof Byte || arg instanceof Short || arg instanceof Integer) {
                int c = ((Number) arg).intValue();
                if (!Character.isValidCodePoint(c)) {
                    throw new IllegalFormatCodePointException(c);
                }
                append(new String(Character.toChars(c)));
            } else {
                throw bad(arg);
            }
        }

        private void integral(Object arg) throws IOException {
            boolean big = arg instanceof BigInteger;
            int bits = arg instanceof Byte ? 8 : arg instanceof Short ? 16
                    : arg instanceof Integer ? 32 : arg instanceof Long ? 64 : 0;
            if (bits == 0 && !big) {
                throw bad(arg);
            }
            if (!big && conversion != 'd') {
                reject("(");
                reject(" ");
                reject("+");
                long v = ((Number) arg).longValue();
                if (bits < 64) {
                    v &= (1L << bits) - 1;
                }
                String s = conversion == 'o' ? Long.toOctalString(v) : Long.toHexString(v);
                String prefix = !has('#') ? "" : conversion == 'o' ? "0" : "0x";
                append(prefix + zeros(has('0') ? width - prefix.length() - s.length() : 0) + s);
                return;
            }
            String s;
            boolean neg;
            if (big) {
                BigInteger b = (BigInteger) arg;
                neg = b.signum() < 0;
                s = b.abs().toString(conversion == 'd' ? 10 : conversion == 'o' ? 8 : 16);
            } else {
                s = arg.toString();
                neg = s.charAt(0) == '-';
                if (neg) {
                    s = s.substring(1);
                }
            }
            String prefix = conversion == 'd' || !has('#') ? "" : conversion == 'o' ? "0" : "0x";
            signed(neg, prefix, s);
        }

        private Locale locale;
        /** Null: the usual ones. */
        private DecimalFormatSymbols signs;

        /** A text as the locale's numbers are written. */
        private String local(String s) {
            if (signs == null || signs.getZeroDigit() == '0') {
                return s;
            }
            StringBuilder sb = new StringBuilder(s);
            for (int i = 0; i < s.length(); i++) {
                char c = s.charAt(i);
                sb.setCharAt(i, c >= '0' && c <= '9' ? (char) (c - '0' + signs.getZeroDigit())
                        : c == '.' ? signs.getDecimalSeparator() : c == ','
                        ? signs.getGroupingSeparator() : c);
            }
            return sb.toString();
        }

        private String zeros(int n) {
            return n > 0 ? "0".repeat(n) : "";
        }

        /* Adds grouping, zero padding and sign to unsigned digits. */
        private void signed(boolean neg, String prefix, String s) throws IOException {
            if (has(',') && s.indexOf('e') < 0) {
                int dot = s.indexOf('.');
                StringBuilder sb = new StringBuilder(s);
                for (int i = (dot < 0 ? s.length() : dot) - 3; i > 0; i -= 3) {
                    sb.insert(i, ',');
                }
                s = sb.toString();
            }
            String head = neg ? (has('(') ? "(" : "-") : has('+') ? "+" : has(' ') ? " " : "";
            String tail = neg && has('(') ? ")" : "";
            if (has('0')) {
                s = zeros(width - head.length() - prefix.length() - s.length() - tail.length())
                        + s;
            }
            append(head + prefix + (conversion == 'a' || prefix.length() > 0 || conversion == 'x'
                    || conversion == 'o' ? s : local(s)) + tail);
        }

        private void floating(Object arg) throws IOException {
            if (arg instanceof BigDecimal) {
                if (conversion == 'a') {
                    throw bad(arg);
                }
                BigDecimal d = (BigDecimal) arg;
                signed(d.signum() < 0, "", digits(d.abs(), d.signum() == 0));
                return;
            }
            if (!(arg instanceof Double) && !(arg instanceof Float)) {
                throw bad(arg);
            }
            double v = ((Number) arg).doubleValue();
            if (v != v) {
                flags &= bit('-');
                append("NaN");
                return;
            }
            boolean neg = Double.compare(v, 0.0) < 0;
            double m = Math.abs(v);
            if (Double.isInfinite(m)) {
                flags &= ~(bit('0') | bit(','));
                signed(neg, "", "Infinity");
                return;
            }
            if (conversion == 'a') {
                String s = hex(m, precision);
                if (has('0') && precision > 1) { // the reference pads before it adds digits
                    int digits = s.indexOf('p');
                    int point = s.indexOf('.') + 1;
                    while (digits > point + 1 && s.charAt(digits - 1) == '0') {
                        digits--;
                    }
                    width += Math.max(0, precision - (digits - point));
                }
                signed(neg, "0x", s.substring(2));
                return;
            }
            String text = Double.toString(m);
            signed(neg, "", digits(m == 0.0 ? BigDecimal.ZERO : new BigDecimal(text), m == 0.0));
        }

        private String digits(BigDecimal d, boolean zero) {
            int places = precision == -1 ? 6 : precision;
            if (conversion == 'f') {
                return point(d.setScale(places, RoundingMode.HALF_UP).toPlainString());
            }
            if (conversion == 'e') {
                return scientific(d, zero, places);
            }
            if (places == 0) {
                places = 1;
            }
            if (zero && d.scale() == 0) {
                return places > 1 ? "0." + "0".repeat(places - 1) : "0";
            }
            BigDecimal r = d.round(new java.math.MathContext(places, RoundingMode.HALF_UP));
            if (r.compareTo(new BigDecimal("0.0001")) >= 0
                    && r.compareTo(BigDecimal.ONE.scaleByPowerOfTen(places)) < 0) {
                int exponent = r.precision() - r.scale() - 1;
                return r.setScale(Math.max(0, places - exponent - 1), RoundingMode.HALF_UP)
                        .toPlainString();
            }
            return scientific(d, zero, places - 1);
        }

        private String point(String s) {
            return has('#') && s.indexOf('.') < 0 ? s + "." : s;
        }

        private String scientific(BigDecimal d, boolean zero, int places) {
            int exponent = 0;
            String s;
            if (zero) {
                s = "0".repeat(places + 1);
                exponent = -d.scale(); // of zeros only their scales differ
            } else {
                BigDecimal r = d.round(new java.math.MathContext(places + 1, RoundingMode.HALF_UP));
                exponent = r.precision() - r.scale() - 1;
                s = r.unscaledValue().toString();
                s = s.length() <= places ? s + "0".repeat(places + 1 - s.length())
                        : s.substring(0, places + 1);
            }
            String mantissa = point(places == 0 ? s : s.charAt(0) + "." + s.substring(1));
            int e = Math.abs(exponent);
            return mantissa + "e" + (exponent < 0 ? "-" : "+") + (e < 10 ? "0" : "") + e;
        }

        private String hex(double v, int places) {
            if (places == -1 || v == 0.0 || places >= 13) {
                String s = Double.toHexString(v);
                if (places > 0) {
                    int p = s.indexOf('p');
                    int have = p - s.indexOf('.') - 1;
                    s = s.substring(0, p) + zeros(places - have) + s.substring(p);
                }
                return s;
            }
            int digits = places == 0 ? 1 : places;
            boolean sub = v < Double.MIN_NORMAL;
            double scaled = sub ? v * 0x1p54 : v;
            long bits = Double.doubleToLongBits(scaled);
            int shift = 52 - 4 * digits;
            long half = 1L << shift - 1;
            long low = bits & (1L << shift) - 1;
            bits &= -(1L << shift);
            if (low > half || low == half && (bits >> shift & 1) != 0) {
                bits += 1L << shift;
            }
            if (bits == Double.doubleToLongBits(Double.POSITIVE_INFINITY)) {
                return "0x1." + zeros(digits) + "p1024"; // rounded up beyond the greatest
            }
            String s = Double.toHexString(Double.longBitsToDouble(bits));
            int p = s.indexOf('p');
            int e = Integer.parseInt(s.substring(p + 1)) - (sub ? 54 : 0);
            String m = s.substring(0, p);
            return m + zeros(digits - (p - m.indexOf('.') - 1)) + "p" + e;
        }

        private Calendar calendarOf(Object arg) {
            if (arg instanceof Calendar) {
                return (Calendar) arg;
            }
            Calendar t = Calendar.getInstance(locale == null ? Locale.US : locale);
            t.setTimeInMillis(arg instanceof Long ? (Long) arg : ((Date) arg).getTime());
            return t;
        }

        /** The number that a conversion prints, or chooses a name by. */
        private long dateNumber(char c, Object arg) {
            if (!(arg instanceof Long) && !(arg instanceof Date) && !(arg instanceof Calendar)
                    && TemporalText.isTemporal(arg)) {
                return TemporalText.number(c, arg);
            }
            Calendar t = calendarOf(arg);
            switch (c) {
                case 'H':
                case 'k':
                    return t.get(Calendar.HOUR_OF_DAY);
                case 'I':
                case 'l':
                    return (t.get(Calendar.HOUR_OF_DAY) + 11) % 12 + 1;
                case 'M':
                    return t.get(Calendar.MINUTE);
                case 'S':
                    return t.get(Calendar.SECOND);
                case 'L':
                    return t.get(Calendar.MILLISECOND);
                case 'N':
                    return t.get(Calendar.MILLISECOND) * 1000000L;
                case 'Q':
                    return t.getTimeInMillis();
                case 's':
                    return t.getTimeInMillis() / 1000;
                case 'p':
                    return t.get(Calendar.AM_PM);
                case 'z':
                    return (t.get(Calendar.ZONE_OFFSET) + t.get(Calendar.DST_OFFSET)) / 1000;
                case 'a':
                case 'A':
                    return (t.get(Calendar.DAY_OF_WEEK) + 5) % 7 + 1;
                case 'b':
                case 'B':
                case 'h':
                case 'm':
                    return t.get(Calendar.MONTH) + 1;
                case 'd':
                case 'e':
                    return t.get(Calendar.DAY_OF_MONTH);
                case 'j':
                    return t.get(Calendar.DAY_OF_YEAR);
                default:
                    return t.get(Calendar.YEAR);
            }
        }

        private String padded(int digits, long v) {
            String s = Long.toString(v);
            return local(zeros(digits - s.length()) + s);
        }

        private String zoneText(Object arg) {
            if (TemporalText.isTemporal(arg)) {
                return TemporalText.zone(arg);
            }
            Calendar t = calendarOf(arg);
            return t.getTimeZone().getDisplayName(t.get(Calendar.DST_OFFSET) != 0,
                    TimeZone.SHORT, Locale.US);
        }

        private String dateText(char c, Object arg) {
            if (!(arg instanceof Long) && !(arg instanceof Date) && !(arg instanceof Calendar)
                    && !TemporalText.isTemporal(arg)) {
                throw new IllegalFormatConversionException(c, arg.getClass());
            }
            switch (c) {
                case 'H':
                case 'I':
                case 'M':
                case 'S':
                case 'd':
                case 'm':
                    return padded(2, dateNumber(c, arg));
                case 'C':
                    return padded(2, dateNumber(c, arg) / 100);
                case 'y':
                    return padded(2, dateNumber(c, arg) % 100);
                case 'L':
                case 'j':
                    return padded(3, dateNumber(c, arg));
                case 'Y':
                    return padded(4, dateNumber(c, arg));
                case 'N':
                    return padded(9, dateNumber(c, arg));
                case 'k':
                case 'l':
                case 'e':
                case 'Q':
                case 's':
                    return local(Long.toString(dateNumber(c, arg)));
                case 'p':
                    return dateNumber(c, arg) == 0 ? "am" : "pm";
                case 'z': {
                    int off = (int) dateNumber(c, arg);
                    int m = Math.abs(off) / 60;
                    return (off < 0 ? "-" : "+") + padded(2, m / 60) + padded(2, m % 60);
                }
                case 'Z':
                    return zoneText(arg);
                case 'a':
                    return DAYS[(int) dateNumber(c, arg) % 7].substring(0, 3);
                case 'A':
                    String day = DAYS[(int) dateNumber(c, arg) % 7];
                    return shortNames ? day.substring(0, 3) : day;
                case 'b':
                case 'h':
                    return MONTHS[(int) dateNumber(c, arg) - 1].substring(0, 3);
                case 'B':
                    String month = MONTHS[(int) dateNumber(c, arg) - 1];
                    return shortNames ? month.substring(0, 3) : month;
                case 'R':
                    return dateText('H', arg) + ":" + dateText('M', arg);
                case 'T':
                    return dateText('R', arg) + ":" + dateText('S', arg);
                case 'r':
                    return dateText('I', arg) + ":" + dateText('M', arg) + ":"
                            + dateText('S', arg) + " "
                            + dateText('p', arg).toUpperCase(Locale.ROOT);
                case 'D':
                    return dateText('m', arg) + "/" + dateText('d', arg) + "/"
                            + dateText('y', arg);
                case 'F':
                    return dateText('Y', arg) + "-" + dateText('m', arg) + "-"
                            + dateText('d', arg);
                default:
                    return dateText('a', arg) + " " + dateText('b', arg) + " "
                            + dateText('d', arg) + " " + dateText('T', arg) + " "
                            + dateText('Z', arg) + " " + dateText('Y', arg);
            }
        }
    }

    private static final String[] DAYS = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday",
        "Friday", "Saturday"};
    private static final String[] MONTHS = {"January", "February", "March", "April", "May",
        "June", "July", "August", "September", "October", "November", "December"};
}
