/* SPDX-License-Identifier: MIT */
package jdk.internal.math;

/**
 * Binary floating point to decimal text, as release 17 prints it. Digits are generated one by one
 * from value / 10^exponent (b / s) until the remainder lies within half a unit in the last place
 * (m) of a neighbour; the scaled integers are longs where they fit and word arrays otherwise.
 * The output is not always the shortest text: whole numbers below 2^63 print all the digits their
 * precision justifies, and the scientific form has at least two digits.
 */
public final class FloatingText {
    private static final long HIDDEN = 1L << 52;
    private static final long FRACTION = HIDDEN - 1;

    private final byte[] digits = new byte[26];
    private int count;
    /** The value is 0.digits times ten to this power. */
    private int point;

    private FloatingText() {
    }

    public static String toText(double d) {
        long bits = Double.doubleToRawLongBits(d);
        int exponent = (int) (bits >>> 52) & 0x7ff;
        long fraction = bits & FRACTION;
        if (exponent == 0x7ff) {
            return special(fraction != 0, bits < 0);
        }
        int significant = 53;
        if (exponent == 0) {
            if (fraction == 0) {
                return bits < 0 ? "-0.0" : "0.0";
            }
            int zeros = Long.numberOfLeadingZeros(fraction);
            fraction <<= zeros - 11;
            exponent = 12 - zeros;
            significant = 64 - zeros;
        } else {
            fraction |= HIDDEN;
        }
        FloatingText text = new FloatingText();
        text.generate(fraction, exponent - 1023, significant);
        return text.format(bits < 0);
    }

    public static String toText(float f) {
        int bits = Float.floatToRawIntBits(f);
        int exponent = (bits >>> 23) & 0xff;
        int fraction = bits & 0x7fffff;
        if (exponent == 0xff) {
            return special(fraction != 0, bits < 0);
        }
        int significant = 24;
        if (exponent == 0) {
            if (fraction == 0) {
                return bits < 0 ? "-0.0" : "0.0";
            }
            int zeros = Integer.numberOfLeadingZeros(fraction);
            fraction <<= zeros - 8;
            exponent = 9 - zeros;
            significant = 32 - zeros;
        } else {
            fraction |= 0x800000;
        }
        FloatingText text = new FloatingText();
        text.generate((long) fraction << 29, exponent - 127, significant);
        return text.format(bits < 0);
    }

    private static String special(boolean nan, boolean negative) {
        return nan ? "NaN" : negative ? "-Infinity" : "Infinity";
    }

    @SuppressWarnings("deprecation")
    private String format(boolean negative) {
        byte[] out = new byte[40];
        int n = 0;
        if (negative) {
            out[n++] = '-';
        }
        if (point > 0 && point < 8) {
            for (int i = 0; i < point; i++) {
                out[n++] = i < count ? digits[i] : (byte) '0';
            }
            out[n++] = '.';
            if (count <= point) {
                out[n++] = '0';
            }
            for (int i = point; i < count; i++) {
                out[n++] = digits[i];
            }
        } else if (point <= 0 && point > -3) {
            out[n++] = '0';
            out[n++] = '.';
            for (int i = point; i < 0; i++) {
                out[n++] = '0';
            }
            for (int i = 0; i < count; i++) {
                out[n++] = digits[i];
            }
        } else {
            out[n++] = digits[0];
            out[n++] = '.';
            if (count == 1) {
                out[n++] = '0';
            }
            for (int i = 1; i < count; i++) {
                out[n++] = digits[i];
            }
            out[n++] = 'E';
            int e = point - 1;
            if (e < 0) {
                out[n++] = '-';
                e = -e;
            }
            if (e >= 100) {
                out[n++] = (byte) ('0' + e / 100);
            }
            if (e >= 10) {
                out[n++] = (byte) ('0' + e / 10 % 10);
            }
            out[n++] = (byte) ('0' + e % 10);
        }
        return new String(out, 0, 0, n);
    }

    /** Value = fraction * 2^(exponent - 52), 2^52 <= fraction < 2^53. */
    private void generate(long fraction, int exponent, int significant) {
        int tail = Long.numberOfTrailingZeros(fraction);
        int bits = 53 - tail;
        int below = Math.max(0, bits - exponent - 1);
        if (below == 0 && exponent <= 62) {
            whole(exponent >= 52 ? fraction << (exponent - 52) : fraction >>> (52 - exponent),
                  exponent > significant ? (int) ((exponent - significant - 1) * 78913L >> 18) : 0);
            return;
        }
        int scale = estimate(fraction, exponent);
        int b5 = Math.max(0, -scale);
        int s5 = Math.max(0, scale);
        int b2 = b5 + below + exponent;
        int s2 = s5 + below;
        int m2 = b2 - significant;
        fraction >>>= tail;
        b2 -= bits - 1;
        int common = Math.min(b2, s2);
        b2 -= common;
        s2 -= common;
        m2 -= common;
        if (bits == 1) {
            m2--;
        }
        if (m2 < 0) {
            b2 -= m2;
            s2 -= m2;
            m2 = 0;
        }
        int valueBits = bits + b2 + bitsOfPower5(b5);
        int unitBits = s2 + 1 + bitsOfPower5(s5 + 1);
        if (valueBits < 64 && unitBits < 64) {
            generateSmall(fraction * power5(b5) << b2, power5(s5) << s2, power5(b5) << m2, scale);
        } else {
            int n = (Math.max(valueBits, unitBits) >> 5) + 3;
            generateBig(shifted(n, fraction, b5, b2), shifted(n, 1, s5, s2),
                        shifted(n, 1, b5, m2), scale);
        }
    }

    /** The tangent of log10 at 1.5: exact or one too high. */
    private static int estimate(long fraction, int exponent) {
        double f = Double.longBitsToDouble(0x3ff0000000000000L | (fraction & FRACTION));
        double d = (f - 1.5) * 0.289529654 + 0.176091259 + exponent * 0.301029995663981;
        int i = (int) d;
        return i > d ? i - 1 : i;
    }

    /** An upper bound of the bit length of 5^n that the choice of arithmetic depends on. */
    private static int bitsOfPower5(int n) {
        return n < 27 ? (n == 0 ? 0 : (int) (n * 152170L >> 16) + 1) : n * 3;
    }

    private static long power5(int n) {
        long p = 1;
        for (; n > 0; n--) {
            p *= 5;
        }
        return p;
    }

    private void whole(long value, int insignificant) {
        point = 0;
        if (insignificant != 0) {
            long ten = power5(insignificant) << insignificant;
            long rest = value % ten;
            value /= ten;
            point = insignificant;
            if (rest >= ten >> 1) {
                value++;
            }
        }
        while (value % 10 == 0) {
            value /= 10;
            point++;
        }
        int n = 0;
        for (long v = value; v != 0; v /= 10) {
            n++;
        }
        count = n;
        point += n;
        while (n > 0) {
            digits[--n] = (byte) ('0' + value % 10);
            value /= 10;
        }
    }

    private void generateSmall(long b, long s, long m, int scale) {
        long tens = s * 10;
        long q = b / s;
        b = 10 * (b % s);
        m *= 10;
        boolean low = b < m;
        boolean high = b + m > tens;
        if (q == 0 && !high) {
            scale--;
        } else {
            digits[count++] = (byte) ('0' + q);
        }
        if (scale < -3 || scale >= 8) {
            high = false;
            low = false;
        }
        while (!low && !high) {
            q = b / s;
            b = 10 * (b % s);
            m *= 10;
            if (m > 0) {
                low = b < m;
                high = b + m > tens;
            } else {
                low = true;
                high = true;
            }
            digits[count++] = (byte) ('0' + q);
        }
        point = scale + 1;
        // the difference cannot overflow, the product can
        finish(low, high, Long.signum((b << 1) - tens));
    }

    private void finish(boolean low, boolean high, int half) {
        if (high && (!low || half > 0 || half == 0 && (digits[count - 1] & 1) != 0)) {
            int i = count - 1;
            while (i >= 0 && digits[i] == '9') {
                digits[i--] = '0';
            }
            if (i < 0) {
                digits[0] = '1';
                point++;
            } else {
                digits[i]++;
            }
        }
    }

    /* ---- Word arrays, least significant word first, all of one length ---- */

    private void generateBig(int[] b, int[] s, int[] m, int scale) {
        int[] tens = s.clone();
        timesTen(tens);
        int top = s.length;
        do {
            top--;
        } while (s[top] == 0);
        int q = quotient(b, s, top);
        timesTen(b);
        timesTen(m);
        boolean low = compare(b, m) < 0;
        boolean high = compareSum(b, m, tens) >= 0;
        if (q == 0 && !high) {
            scale--;
        } else {
            digits[count++] = (byte) ('0' + q);
        }
        if (scale < -3 || scale >= 8) {
            high = false;
            low = false;
        }
        while (!low && !high) {
            q = quotient(b, s, top);
            timesTen(b);
            timesTen(m);
            low = compare(b, m) < 0;
            high = compareSum(b, m, tens) >= 0;
            digits[count++] = (byte) ('0' + q);
        }
        point = scale + 1;
        finish(low, high, compareSum(b, b, tens));
    }

    private static int[] shifted(int n, long value, int fives, int shift) {
        int[] a = new int[n];
        a[0] = (int) value;
        a[1] = (int) (value >>> 32);
        for (; fives >= 13; fives -= 13) {
            times(a, 1220703125);
        }
        times(a, (int) power5(fives));
        int words = shift >> 5;
        int bits = shift & 31;
        for (int i = n - 1; i >= 0; i--) {
            int from = i - words;
            int w = from >= 0 ? a[from] << bits : 0;
            if (bits != 0 && from > 0) {
                w |= a[from - 1] >>> (32 - bits);
            }
            a[i] = w;
        }
        return a;
    }

    private static void timesTen(int[] a) {
        times(a, 10);
    }

    private static void times(int[] a, int factor) {
        long carry = 0;
        for (int i = 0; i < a.length; i++) {
            carry += (a[i] & 0xffffffffL) * factor;
            a[i] = (int) carry;
            carry >>>= 32;
        }
    }

    /** Divides b by s, leaves the remainder in b; the quotient is one digit. */
    private static int quotient(int[] b, int[] s, int top) {
        long high = ((long) b[top + 1] << 32) | (b[top] & 0xffffffffL);
        int q = (int) (high / ((s[top] & 0xffffffffL) + 1));
        if (q != 0) {
            long borrow = 0;
            for (int i = 0; i < b.length; i++) {
                borrow += (b[i] & 0xffffffffL) - (s[i] & 0xffffffffL) * q;
                b[i] = (int) borrow;
                borrow >>= 32;
            }
        }
        while (compare(b, s) >= 0) {
            long borrow = 0;
            for (int i = 0; i < b.length; i++) {
                borrow += (b[i] & 0xffffffffL) - (s[i] & 0xffffffffL);
                b[i] = (int) borrow;
                borrow >>= 32;
            }
            q++;
        }
        return q;
    }

    private static int compare(int[] a, int[] b) {
        for (int i = a.length - 1; i >= 0; i--) {
            if (a[i] != b[i]) {
                return Integer.compareUnsigned(a[i], b[i]);
            }
        }
        return 0;
    }

    /** Compares a + b with c. */
    private static int compareSum(int[] a, int[] b, int[] c) {
        long carry = 0;
        boolean differs = false;
        for (int i = 0; i < a.length; i++) {
            carry += (a[i] & 0xffffffffL) + (b[i] & 0xffffffffL) - (c[i] & 0xffffffffL);
            differs |= (int) carry != 0;
            carry >>= 32;
        }
        return carry < 0 ? -1 : differs ? 1 : 0;
    }
}
