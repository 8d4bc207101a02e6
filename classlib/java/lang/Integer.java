/* SPDX-License-Identifier: MIT */
package java.lang;

/** An int as an object. */
public final class Integer extends Number
        implements Comparable<Integer>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
    private static final long serialVersionUID = 1360826667806852920L;

    public static final int MIN_VALUE = 1 << 31;
    public static final int MAX_VALUE = ~(1 << 31);
    public static final int SIZE = 32;
    public static final int BYTES = 4;
    @SuppressWarnings("unchecked")
    public static final Class<Integer> TYPE = (Class<Integer>) Class.getPrimitiveClass("int");

    private final int value;

    @Deprecated(since = "9", forRemoval = true)
    public Integer(int value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Integer(String s) throws NumberFormatException {
        this.value = parseInt(s, 10);
    }

    private static final class Cache {
        static final Integer[] cache = new Integer[256];

        static {
            for (int i = 0; i < 256; i++) {
                cache[i] = new Integer(i - 128);
            }
        }
    }

    public static Integer valueOf(int v) {
        if (v >= -128 && v <= 127) {
            return Cache.cache[(int) v + 128];
        }
        return new Integer(v);
    }

    /* ---- To text ---- */

    public static String toString(int i, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            radix = 10;
        }
        if (radix == 10) {
            return toString(i);
        }
        byte[] buffer = new byte[32 + 1];
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

    public static String toString(int i) {
        byte[] bytes = new byte[textLength(i)];
        putText(i, bytes, bytes.length);
        return new String(bytes, String.LATIN1);
    }

    /** How many chars its decimal text has. */
    static int textLength(int i) {
        int n = i < 0 ? 2 : 1;
        int rest = i < 0 ? i : -i;
        int most = n + 9;
        for (int power = -10; n < most && rest <= power; power *= 10) {
            n++;
        }
        return n;
    }

    /** Its decimal text in front of `end`; where that begins. */
    static int putText(int i, byte[] to, int end) {
        int rest = i < 0 ? i : -i;
        int at = end;
        do {
            int quotient = rest / 10;
            to[--at] = (byte) ('0' + (quotient * 10 - rest));
            rest = quotient;
        } while (rest != 0);
        if (i < 0) {
            to[--at] = '-';
        }
        return at;
    }

    private static String text(byte[] buffer, int from) {
        byte[] bytes = new byte[buffer.length - from];
        System.arraycopy(buffer, from, bytes, 0, bytes.length);
        return new String(bytes, String.LATIN1);
    }

    private static String toPowerOfTwo(int i, int shift) {
        byte[] buffer = new byte[32];
        int at = 32;
        int mask = (1 << shift) - 1;
        do {
            int digit = (int) i & mask;
            buffer[--at] = (byte) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
            i >>>= shift;
        } while (i != 0);
        return text(buffer, at);
    }

    public static String toHexString(int i) {
        return toPowerOfTwo(i, 4);
    }

    public static String toOctalString(int i) {
        return toPowerOfTwo(i, 3);
    }

    public static String toBinaryString(int i) {
        return toPowerOfTwo(i, 1);
    }

    /* ---- From text ---- */

    public static int parseInt(String s, int radix) throws NumberFormatException {
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
        int limit = negative ? MIN_VALUE : -MAX_VALUE;
        int least = limit / radix;
        int result = 0;
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

    public static int parseInt(CharSequence s, int beginIndex, int endIndex, int radix)
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
                throw NumberFormatException.forInputString("", radix);
            }
            throw NumberFormatException.forCharSequence(s, beginIndex, endIndex, i);
        }
        int limit = negative ? MIN_VALUE : -MAX_VALUE;
        int least = limit / radix;
        int result = 0;
        for (; i < endIndex; i++) {
            int digit = Character.digit(s.charAt(i), radix);
            if (digit < 0 || result < least || result * radix < limit + digit) {
                throw NumberFormatException.forCharSequence(s, beginIndex, endIndex, i);
            }
            result = result * radix - digit;
        }
        return negative ? result : -result;
    }

    public static int parseInt(String s) throws NumberFormatException {
        return parseInt(s, 10);
    }

    public static Integer valueOf(String s, int radix) throws NumberFormatException {
        return valueOf(parseInt(s, radix));
    }

    public static Integer valueOf(String s) throws NumberFormatException {
        return valueOf(parseInt(s, 10));
    }

    public static Integer decode(String nm) throws NumberFormatException {
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
        return valueOf(parseInt(negative ? "-" + digits : digits, radix));
    }

    public static Integer getInteger(String nm) {
        return getInteger(nm, null);
    }

    public static Integer getInteger(String nm, int val) {
        Integer result = getInteger(nm, null);
        return result == null ? valueOf(val) : result;
    }

    public static Integer getInteger(String nm, Integer val) {
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
        return value;
    }

    public static int hashCode(int value) {
        return value;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Integer && value == ((Integer) obj).value;
    }

    public int compareTo(Integer anotherInteger) {
        return compare(value, anotherInteger.value);
    }

    public static int compare(int x, int y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    public static int compareUnsigned(int x, int y) {
        return compare(x + MIN_VALUE, y + MIN_VALUE);
    }

    /* ---- Bits ---- */

    public static int highestOneBit(int i) {
        return i & MIN_VALUE >>> numberOfLeadingZeros(i);
    }

    public static int lowestOneBit(int i) {
        return i & -i;
    }

    public static int rotateLeft(int i, int distance) {
        return i << distance | i >>> -distance;
    }

    public static int rotateRight(int i, int distance) {
        return i >>> distance | i << -distance;
    }

    public static int signum(int i) {
        return i < 0 ? -1 : i > 0 ? 1 : 0;
    }

    public static int bitCount(int i) {
        i = i - (i >>> 1 & 0x55555555);
        i = (i & 0x33333333) + (i >>> 2 & 0x33333333);
        i = i + (i >>> 4) & 0x0f0f0f0f;
        return i * 0x01010101 >>> 24;
    }

    public static int numberOfLeadingZeros(int i) {
        if (i <= 0) {
            return i == 0 ? 32 : 0;
        }
        int n = 31;
        if (i >= 1 << 16) {
            n -= 16;
            i >>>= 16;
        }
        if (i >= 1 << 8) {
            n -= 8;
            i >>>= 8;
        }
        if (i >= 1 << 4) {
            n -= 4;
            i >>>= 4;
        }
        if (i >= 1 << 2) {
            n -= 2;
            i >>>= 2;
        }
        return n - (i >>> 1);
    }

    public static int numberOfTrailingZeros(int i) {
        return i == 0 ? 32 : 31 - numberOfLeadingZeros(i & -i);
    }

    public static int reverse(int i) {
        i = (i & 0x55555555) << 1 | i >>> 1 & 0x55555555;
        i = (i & 0x33333333) << 2 | i >>> 2 & 0x33333333;
        i = (i & 0x0f0f0f0f) << 4 | i >>> 4 & 0x0f0f0f0f;
        return reverseBytes(i);
    }

    public static int reverseBytes(int i) {
        return i << 24 | (i & 0xff00) << 8 | i >>> 8 & 0xff00 | i >>> 24;
    }

    public static long toUnsignedLong(int x) {
        return x & 0xffffffffL;
    }

    public static String toUnsignedString(int i, int radix) {
        return Long.toString(toUnsignedLong(i), radix);
    }

    public static String toUnsignedString(int i) {
        return Long.toString(toUnsignedLong(i));
    }

    public static int divideUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) / toUnsignedLong(divisor));
    }

    public static int remainderUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) % toUnsignedLong(divisor));
    }

    public static int parseUnsignedInt(String s, int radix) throws NumberFormatException {
        if (s == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (s.isEmpty()) {
            throw NumberFormatException.forInputString(s, radix);
        }
        if (s.charAt(0) == '-') {
            throw new NumberFormatException(
                    "Illegal leading minus sign on unsigned string " + s + ".");
        }
        if (s.length() <= 5 || radix == 10 && s.length() <= 9) {
            return parseInt(s, radix);
        }
        long l = Long.parseLong(s, radix);
        if (l >>> 32 != 0) {
            throw new NumberFormatException(
                    "String value " + s + " exceeds range of unsigned int.");
        }
        return (int) l;
    }

    public static int parseUnsignedInt(CharSequence s, int beginIndex, int endIndex, int radix)
            throws NumberFormatException {
        if (beginIndex < 0 || beginIndex > endIndex || endIndex > java.util.Objects.requireNonNull(s).length()) {
            throw new IndexOutOfBoundsException();
        }
        int length = endIndex - beginIndex;
        if (length == 0 || s.charAt(beginIndex) == '-') {
            throw new NumberFormatException(length == 0 ? ""
                    : "Illegal leading minus sign on unsigned string " + s + ".");
        }
        if (length <= 5 || radix == 10 && length <= 9) {
            return parseInt(s, beginIndex, endIndex, radix);
        }
        long l = Long.parseLong(s, beginIndex, endIndex, radix);
        if (l >>> 32 != 0) {
            throw new NumberFormatException(
                    "String value " + s + " exceeds range of unsigned int.");
        }
        return (int) l;
    }

    public static int parseUnsignedInt(String s) throws NumberFormatException {
        return parseUnsignedInt(s, 10);
    }

    public static int sum(int a, int b) {
        return a + b;
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    @Override
    public java.util.Optional<Integer> describeConstable() {
        return java.util.Optional.of(this);
    }

    @Override
    public Integer resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup lookup) {
        return this;
    }
}
