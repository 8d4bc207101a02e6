/* SPDX-License-Identifier: MIT */
package java.lang;

/** A long as an object. */
public final class Long extends Number
        implements Comparable<Long>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
    private static final long serialVersionUID = 4290774380558885855L;

    public static final long MIN_VALUE = 1L << 63;
    public static final long MAX_VALUE = ~(1L << 63);
    public static final int SIZE = 64;
    public static final int BYTES = 8;
    @SuppressWarnings("unchecked")
    public static final Class<Long> TYPE = (Class<Long>) Class.getPrimitiveClass("long");

    private final long value;

    @Deprecated(since = "9", forRemoval = true)
    public Long(long value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Long(String s) throws NumberFormatException {
        this.value = parseLong(s, 10);
    }

    private static final class Cache {
        static final Long[] cache = new Long[256];

        static {
            for (int i = 0; i < 256; i++) {
                cache[i] = new Long(i - 128);
            }
        }
    }

    public static Long valueOf(long v) {
        if (v >= -128 && v <= 127) {
            return Cache.cache[(int) v + 128];
        }
        return new Long(v);
    }

    /* ---- To text ---- */

    public static String toString(long i, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            radix = 10;
        }
        if (radix == 10) {
            return toString(i);
        }
        byte[] buffer = new byte[64 + 1];
        int at = buffer.length;
        boolean negative = i < 0;
        if (!negative) {
            i = -i;
        }
        do {
            int digit = (int) -(i % radix);
            buffer[--at] = (byte) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
            i /= radix;
        } while (i != 0);
        if (negative) {
            buffer[--at] = '-';
        }
        return text(buffer, at);
    }

    public static String toString(long i) {
        byte[] bytes = new byte[textLength(i)];
        putText(i, bytes, bytes.length);
        return new String(bytes, String.LATIN1);
    }

    private static final int BILLION = 1000000000;

    /** How many chars its decimal text has. */
    static int textLength(long i) {
        int n = 0;
        while (i <= -BILLION || i >= BILLION) {
            n += 9;
            i /= BILLION;
        }
        return n + Integer.textLength((int) i);
    }

    /** Its decimal text in front of `end`; where that begins. Divides longs once for nine digits. */
    static int putText(long i, byte[] to, int end) {
        while ((int) i != i) {
            long rest = i / BILLION;
            int last = (int) (i < 0 ? i - rest * BILLION : rest * BILLION - i);
            for (int at = end - 1; at >= end - 9; at--) {
                int quotient = last / 10;
                to[at] = (byte) ('0' + (quotient * 10 - last));
                last = quotient;
            }
            end -= 9;
            i = rest;
        }
        return Integer.putText((int) i, to, end);
    }

    private static String text(byte[] buffer, int from) {
        byte[] bytes = new byte[buffer.length - from];
        System.arraycopy(buffer, from, bytes, 0, bytes.length);
        return new String(bytes, String.LATIN1);
    }

    private static String toPowerOfTwo(long i, int shift) {
        byte[] buffer = new byte[64];
        int at = 64;
        int mask = (1 << shift) - 1;
        do {
            int digit = (int) i & mask;
            buffer[--at] = (byte) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
            i >>>= shift;
        } while (i != 0);
        return text(buffer, at);
    }

    public static String toHexString(long i) {
        return toPowerOfTwo(i, 4);
    }

    public static String toOctalString(long i) {
        return toPowerOfTwo(i, 3);
    }

    public static String toBinaryString(long i) {
        return toPowerOfTwo(i, 1);
    }

    /* ---- From text ---- */

    public static long parseLong(String s, int radix) throws NumberFormatException {
        if (s == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        checkRadix(radix);
        int n = s.length();
        int i = 0;
        boolean negative = false;
        if (n > 0) {
            char first = s.charAt(0);
            if (first == '-' || first == '+') {
                negative = first == '-';
                i = 1;
            }
        }
        if (i >= n) {
            throw NumberFormatException.forInputString(s, radix);
        }
        long limit = negative ? MIN_VALUE : -MAX_VALUE;
        long least = limit / radix;
        long result = 0;
        for (; i < n; i++) {
            int digit = Character.digit(s.charAt(i), radix);
            if (digit < 0 || result < least) {
                throw NumberFormatException.forInputString(s, radix);
            }
            result *= radix;
            if (result < limit + digit) {
                throw NumberFormatException.forInputString(s, radix);
            }
            result -= digit;
        }
        return negative ? result : -result;
    }

    private static void checkRadix(int radix) {
        if (radix < Character.MIN_RADIX) {
            throw new NumberFormatException("radix " + radix
                    + " less than Character.MIN_RADIX");
        }
        if (radix > Character.MAX_RADIX) {
            throw new NumberFormatException("radix " + radix
                    + " greater than Character.MAX_RADIX");
        }
    }

    public static long parseLong(CharSequence s, int beginIndex, int endIndex, int radix)
            throws NumberFormatException {
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > java.util.Objects.requireNonNull(s).length()) {
            throw new IndexOutOfBoundsException();
        }
        checkRadix(radix);
        boolean negative = false;
        int i = beginIndex;
        if (i < endIndex && (s.charAt(i) == '-' || s.charAt(i) == '+')) {
            negative = s.charAt(i) == '-';
            i++;
        }
        if (i >= endIndex) {
            if (beginIndex == endIndex) {
                throw new NumberFormatException("");
            }
            throw NumberFormatException.forCharSequence(s, beginIndex, endIndex, i);
        }
        long limit = negative ? MIN_VALUE : -MAX_VALUE;
        long least = limit / radix;
        long result = 0;
        for (; i < endIndex; i++) {
            int digit = Character.digit(s.charAt(i), radix);
            if (digit < 0 || result < least || result * radix < limit + digit) {
                throw NumberFormatException.forCharSequence(s, beginIndex, endIndex, i);
            }
            result = result * radix - digit;
        }
        return negative ? result : -result;
    }

    public static long parseLong(String s) throws NumberFormatException {
        return parseLong(s, 10);
    }

    public static Long valueOf(String s, int radix) throws NumberFormatException {
        return valueOf(parseLong(s, radix));
    }

    public static Long valueOf(String s) throws NumberFormatException {
        return valueOf(parseLong(s, 10));
    }

    public static Long decode(String nm) throws NumberFormatException {
        if (nm.isEmpty()) {
            throw new NumberFormatException("Zero length string");
        }
        int index = 0;
        boolean negative = false;
        char first = nm.charAt(0);
        if (first == '-' || first == '+') {
            negative = first == '-';
            index++;
        }
        int radix = 10;
        if (nm.startsWith("0x", index) || nm.startsWith("0X", index)) {
            index += 2;
            radix = 16;
        } else if (nm.startsWith("#", index)) {
            index++;
            radix = 16;
        } else if (nm.startsWith("0", index) && nm.length() > 1 + index) {
            index++;
            radix = 8;
        }
        if (nm.startsWith("-", index) || nm.startsWith("+", index)) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        String digits = nm.substring(index);
        return valueOf(parseLong(negative ? "-" + digits : digits, radix));
    }

    public static Long getLong(String nm) {
        return getLong(nm, null);
    }

    public static Long getLong(String nm, long val) {
        Long result = getLong(nm, null);
        return result == null ? valueOf(val) : result;
    }

    public static Long getLong(String nm, Long val) {
        if (nm == null || nm.isEmpty()) {
            return val;
        }
        String v = System.getProperty(nm);
        if (v != null) {
            try {
                return decode(v);
            } catch (NumberFormatException e) {
                return val;
            }
        }
        return val;
    }

    /* ---- Values and comparison ---- */

    @Override
    public byte byteValue() {
        return (byte) value;
    }

    @Override
    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    @Override
    public String toString() {
        return toString(value);
    }

    @Override
    public int hashCode() {
        return (int) (value ^ value >>> 32);
    }

    public static int hashCode(long value) {
        return (int) (value ^ value >>> 32);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Long && value == ((Long) obj).value;
    }

    public int compareTo(Long anotherLong) {
        return compare(value, anotherLong.value);
    }

    public static int compare(long x, long y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    public static int compareUnsigned(long x, long y) {
        return compare(x + MIN_VALUE, y + MIN_VALUE);
    }

    /* ---- Bits ---- */

    public static long highestOneBit(long i) {
        return i & MIN_VALUE >>> numberOfLeadingZeros(i);
    }

    public static long lowestOneBit(long i) {
        return i & -i;
    }

    public static long rotateLeft(long i, int distance) {
        return i << distance | i >>> -distance;
    }

    public static long rotateRight(long i, int distance) {
        return i >>> distance | i << -distance;
    }

    public static int signum(long i) {
        return i < 0 ? -1 : i > 0 ? 1 : 0;
    }

    public static int bitCount(long i) {
        return Integer.bitCount((int) i) + Integer.bitCount((int) (i >>> 32));
    }

    public static int numberOfLeadingZeros(long i) {
        int high = (int) (i >>> 32);
        return high == 0 ? 32 + Integer.numberOfLeadingZeros((int) i)
                : Integer.numberOfLeadingZeros(high);
    }

    public static int numberOfTrailingZeros(long i) {
        int low = (int) i;
        return low == 0 ? 32 + Integer.numberOfTrailingZeros((int) (i >>> 32))
                : Integer.numberOfTrailingZeros(low);
    }

    public static long reverse(long i) {
        return (long) Integer.reverse((int) i) << 32
                | Integer.reverse((int) (i >>> 32)) & 0xffffffffL;
    }

    public static long reverseBytes(long i) {
        return (long) Integer.reverseBytes((int) i) << 32
                | Integer.reverseBytes((int) (i >>> 32)) & 0xffffffffL;
    }

    public static String toUnsignedString(long i, int radix) {
        if (i >= 0) {
            return toString(i, radix);
        }
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            radix = 10;
        }
        long quotient = divideUnsigned(i, radix);
        return toString(quotient, radix) + toString(i - quotient * radix, radix);
    }

    public static String toUnsignedString(long i) {
        return toUnsignedString(i, 10);
    }

    public static long divideUnsigned(long dividend, long divisor) {
        if (divisor < 0) {
            return compareUnsigned(dividend, divisor) < 0 ? 0 : 1;
        }
        if (dividend >= 0) {
            return dividend / divisor;
        }
        long q = (dividend >>> 1) / divisor << 1;
        long r = dividend - q * divisor;
        return compareUnsigned(r, divisor) >= 0 ? q + 1 : q;
    }

    public static long remainderUnsigned(long dividend, long divisor) {
        return dividend - divideUnsigned(dividend, divisor) * divisor;
    }

    public static long parseUnsignedLong(String s, int radix) throws NumberFormatException {
        if (s == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        int length = s.length();
        if (length == 0) {
            throw NumberFormatException.forInputString(s, radix);
        }
        if (s.charAt(0) == '-') {
            throw new NumberFormatException(
                    "Illegal leading minus sign on unsigned string " + s + ".");
        }
        if (length <= 12 || radix == 10 && length <= 18) {
            return parseLong(s, radix);
        }
        long first = parseLong(s, 0, length - 1, radix);
        int digit = Character.digit(s.charAt(length - 1), radix);
        if (digit < 0) {
            throw new NumberFormatException("Bad digit at end of " + s);
        }
        long result = first * radix + digit;
        if (compareUnsigned(first, divideUnsigned(-1L, radix)) > 0
                || compareUnsigned(result, digit) < 0
                || divideUnsigned(result - digit, radix) != first) {
            throw new NumberFormatException(
                    "String value " + s + " exceeds range of unsigned long.");
        }
        return result;
    }

    public static long parseUnsignedLong(CharSequence s, int beginIndex, int endIndex, int radix)
            throws NumberFormatException {
        java.util.Objects.requireNonNull(s);
        int length = endIndex - beginIndex;
        if (length <= 12 || radix == 10 && length <= 18) {
            if (beginIndex < 0 || length < 0 || endIndex > s.length()) {
                throw new IndexOutOfBoundsException();
            }
            if (length > 0 && s.charAt(beginIndex) != '-') {
                return parseLong(s, beginIndex, endIndex, radix);
            }
        }
        return parseUnsignedLong(s.subSequence(beginIndex, endIndex).toString(), radix);
    }

    public static long parseUnsignedLong(String s) throws NumberFormatException {
        return parseUnsignedLong(s, 10);
    }

    public static long sum(long a, long b) {
        return a + b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    @Override
    public java.util.Optional<Long> describeConstable() {
        return java.util.Optional.of(this);
    }

    @Override
    public Long resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup lookup) {
        return this;
    }
}
