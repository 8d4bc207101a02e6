/* SPDX-License-Identifier: MIT */
package jdk.internal.math;

import java.math.BigInteger;

/**
 * Decimal and hexadecimal text to the nearest double or float, ties to even. Short decimals are
 * exact in double arithmetic; others are multiplied out in 64 bits with a known error bound, and
 * only those within that bound of the middle between two neighbours are compared exactly.
 */
public final class FloatingParser {
    private static final double[] TENS = {
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
        1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22
    };

    /** 10^(27 k) for k from -13 to 12, scaled to 64 bits and rounded. */
    private static final long[] POWERS = {
        0x8049a4ac0c5811aeL, 0xcf42894a5dce35eaL, 0xa76c582338ed2622L, 0x873e4f75e2224e68L,
        0xda7f5bf590966849L, 0xb080392cc4349dedL, 0x8e938662882af53eL, 0xe65829b3046b0afaL,
        0xba121a4650e4ddecL, 0x964e858c91ba2655L, 0xf2d56790ab41c2a3L, 0xc428d05aa4751e4dL,
        0x9e74d1b791e07e48L, 0x8000000000000000L, 0xcecb8f27f4200f3aL, 0xa70c3c40a64e6c52L,
        0x86f0ac99b4e8dafdL, 0xda01ee641a708deaL, 0xb01ae745b101e9e4L, 0x8e41ade9fbebc27dL,
        0xe5d3ef282a242e82L, 0xb9a74a0637ce2ee1L, 0x95f83d0a1fb69cd9L, 0xf24a01a73cf2dcd0L,
        0xc3b8358109e84f07L, 0x9e19db92b4e31ba9L
    };

    private final boolean single;
    /** Stored fraction bits and the least exponent of a normal number. */
    private final int width;
    private final int least;

    private FloatingParser(boolean single) {
        this.single = single;
        width = single ? 23 : 52;
        least = single ? -126 : -1022;
    }

    public static double parseDouble(String in) {
        return Double.longBitsToDouble(new FloatingParser(false).parse(in.trim()));
    }

    public static float parseFloat(String in) {
        return Float.intBitsToFloat((int) new FloatingParser(true).parse(in.trim()));
    }

    private long infinity() {
        return single ? 0x7f800000L : 0x7ff0000000000000L;
    }

    private static NumberFormatException malformed(String s) {
        return new NumberFormatException(s.isEmpty() ? "empty String"
                : "For input string: \"" + s + "\"");
    }

    private long parse(String s) {
        int length = s.length();
        int at = 0;
        if (length == 0) {
            throw malformed(s);
        }
        char c = s.charAt(0);
        boolean negative = c == '-';
        if (negative || c == '+') {
            at++;
        }
        long bits;
        if (at < length && s.charAt(at) == 'N') {
            if (!s.startsWith("NaN", at) || at + 3 != length) {
                throw malformed(s);
            }
            return single ? 0x7fc00000L : 0x7ff8000000000000L;
        } else if (at < length && s.charAt(at) == 'I') {
            if (!s.startsWith("Infinity", at) || at + 8 != length) {
                throw malformed(s);
            }
            bits = infinity();
        } else if (at + 1 < length && s.charAt(at) == '0' && (s.charAt(at + 1) | 32) == 'x') {
            bits = hex(s, at + 2);
        } else {
            bits = decimal(s, at);
        }
        return negative ? bits | (single ? 0x80000000L : 0x8000000000000000L) : bits;
    }

    private static int exponent(String s, int at, int end) {
        boolean negative = false;
        if (at < end && (s.charAt(at) == '+' || s.charAt(at) == '-')) {
            negative = s.charAt(at++) == '-';
        }
        if (at >= end) {
            throw malformed(s);
        }
        int e = 0;
        for (; at < end; at++) {
            int d = s.charAt(at) - '0';
            if (d < 0 || d > 9) {
                throw malformed(s);
            }
            e = Math.min(e * 10 + d, 100000000);
        }
        return negative ? -e : e;
    }

    private static int withoutSuffix(String s) {
        int end = s.length();
        int last = s.charAt(end - 1) | 32;
        return last == 'f' || last == 'd' ? end - 1 : end;
    }

    private long decimal(String s, int at) {
        int end = withoutSuffix(s);
        long w = 0;
        int used = 0;
        int dropped = 0;
        boolean inexact = false;
        boolean dot = false;
        boolean any = false;
        int after = 0;
        int first = at;
        for (; at < end; at++) {
            char c = s.charAt(at);
            if (c == '.') {
                if (dot) {
                    throw new NumberFormatException("multiple points");
                }
                dot = true;
                continue;
            }
            int d = c - '0';
            if (d < 0 || d > 9) {
                break;
            }
            any = true;
            if (dot) {
                after++;
            }
            if (used < 19) {
                w = w * 10 + d;
                if (w != 0) {
                    used++;
                }
            } else {
                dropped++;
                inexact |= d != 0;
            }
        }
        int last = at;
        if (!any) {
            throw malformed(s);
        }
        int e = dropped - after;
        if (at < end) {
            if ((s.charAt(at) | 32) != 'e') {
                throw malformed(s);
            }
            e += exponent(s, at + 1, end);
        }
        if (w == 0) {
            return 0;
        }
        if (e + used > 310) {
            return infinity();
        }
        if (e + used < -326) {
            return 0;
        }
        if (!inexact) {
            if (!single && w > 0 && w <= 1L << 53 && e >= -22 && e <= 22) {
                return Double.doubleToRawLongBits(e < 0 ? w / TENS[-e] : w * TENS[e]);
            }
            if (single && w > 0 && w <= 1L << 24 && e >= -10 && e <= 10) {
                float ten = (float) TENS[Math.abs(e)];
                return Float.floatToRawIntBits(e < 0 ? w / ten : w * ten);
            }
        }
        return multiply(w, e, inexact, s, first, last, dropped);
    }

    private static long highUnsigned(long a, long b) {
        return Math.multiplyHigh(a, b) + ((a >> 63) & b) + ((b >> 63) & a);
    }

    private long multiply(long w, int e, boolean inexact, String s, int first, int last,
                          int dropped) {
        int zeros = Long.numberOfLeadingZeros(w);
        long m = w << zeros;
        int two = -zeros;
        int block = Math.floorDiv(e, 27);
        int rest = e - block * 27;
        if (rest != 0) {
            long five = 1;
            for (int i = 0; i < rest; i++) {
                five *= 5;
            }
            zeros = Long.numberOfLeadingZeros(five);
            five <<= zeros;
            long high = highUnsigned(m, five);
            two += rest - zeros + 64;
            if (high >= 0) {
                high = high << 1 | (m * five) >>> 63;
                two--;
            }
            m = high;
        }
        if (block != 0) {
            long power = POWERS[block + 13];
            long high = highUnsigned(m, power);
            two += (block * 27 * 217706 >> 16) - 63 + 64;
            if (high >= 0) {
                high = high << 1 | (m * power) >>> 63;
                two--;
            }
            m = high;
        }
        long error = inexact ? 128 : 8;
        int binary = two + 63;
        if (binary > (single ? 128 : 1024)) {
            return infinity();
        }
        int extra = 63 - width + Math.max(0, least - binary);
        if (extra > 65) {
            return 0;
        }
        if (extra == 65) {
            if (m < -error) {
                return 0;
            }
            // just below half of the least number, perhaps beyond it
            return compare(BigInteger.ONE, two + 64, s, first, last, e - dropped) > 0 ? 1 : 0;
        }
        long kept = extra == 64 ? 0 : m >>> extra;
        long off = (extra == 64 ? m : m & (1L << extra) - 1) - (1L << extra - 1);
        boolean up = off > 0;
        if (off >= -error && off <= error) {
            BigInteger middle = BigInteger.valueOf(kept).shiftLeft(1).add(BigInteger.ONE);
            int c = compare(middle, two + extra - 1, s, first, last, e - dropped);
            up = c > 0 || c == 0 && (kept & 1) != 0;
        }
        return pack(kept, up, binary);
    }

    /** The bits of the kept significand, which holds the hidden bit of a normal number. */
    private long pack(long kept, boolean up, int binary) {
        if (up) {
            kept++;
        }
        long bits = binary < least ? kept : kept + ((long) (binary - least) << width);
        return Long.compareUnsigned(bits, infinity()) >= 0 ? infinity() : bits;
    }

    /** Compares the written decimal with middle * 2^two; e counts from the last digit written. */
    private static int compare(BigInteger middle, int two, String s, int first, int last, int e) {
        StringBuilder digits = new StringBuilder(last - first);
        for (int i = first; i < last; i++) {
            char c = s.charAt(i);
            if (c != '.') {
                digits.append(c);
            }
        }
        BigInteger value = new BigInteger(digits.toString());
        if (e >= 0) {
            value = value.multiply(BigInteger.TEN.pow(e));
        } else {
            middle = middle.multiply(BigInteger.TEN.pow(-e));
        }
        if (two >= 0) {
            middle = middle.shiftLeft(two);
        } else {
            value = value.shiftLeft(-two);
        }
        return value.compareTo(middle);
    }

    private long hex(String s, int at) {
        int end = withoutSuffix(s);
        int mark = at;
        while (mark < end && (s.charAt(mark) | 32) != 'p') {
            mark++;
        }
        if (mark == end) {
            throw malformed(s);
        }
        long w = 0;
        long e = 0;
        boolean sticky = false;
        boolean dot = false;
        boolean any = false;
        for (; at < mark; at++) {
            char c = s.charAt(at);
            if (c == '.') {
                if (dot) {
                    throw malformed(s);
                }
                dot = true;
                continue;
            }
            int d = c >= '0' && c <= '9' ? c - '0'
                    : (c | 32) >= 'a' && (c | 32) <= 'f' && c < 128 ? (c | 32) - 'a' + 10 : -1;
            if (d < 0) {
                throw malformed(s);
            }
            any = true;
            if (w >>> 60 == 0) {
                w = w << 4 | d;
                e -= dot ? 4 : 0;
            } else {
                sticky |= d != 0;
                e += dot ? 0 : 4;
            }
        }
        if (!any) {
            throw malformed(s);
        }
        e += exponent(s, mark + 1, end);
        if (w == 0) {
            return 0;
        }
        int zeros = Long.numberOfLeadingZeros(w);
        w <<= zeros;
        long binary = e + 63 - zeros;
        if (binary > 1024) {
            return infinity();
        }
        long extra = 63 - width + Math.max(0, least - binary);
        if (extra > 64) {
            return 0;
        }
        long kept = extra == 64 ? 0 : w >>> extra;
        long off = (extra == 64 ? w : w & (1L << extra) - 1) - (1L << extra - 1);
        return pack(kept, off > 0 || off == 0 && (sticky || (kept & 1) != 0), (int) binary);
    }
}
