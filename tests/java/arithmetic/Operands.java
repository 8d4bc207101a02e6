// SPDX-License-Identifier: MIT
/**
 * Operands from a seed, corners among them, and a checksum per operation. No expectation of its
 * own.
 */
class Operands {

    static final int[] INTS = {
        0,
        1,
        -1,
        2,
        -2,
        3,
        7,
        10,
        31,
        32,
        33,
        63,
        64,
        65,
        127,
        128,
        -128,
        -129,
        255,
        256,
        32767,
        32768,
        -32768,
        -32769,
        65535,
        65536,
        0x00ffffff,
        0x01000001,
        0x55555555,
        0xaaaaaaaa,
        Integer.MAX_VALUE,
        Integer.MAX_VALUE - 1,
        Integer.MIN_VALUE,
        Integer.MIN_VALUE + 1
    };
    static final double[] DOUBLES = {
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        -0.5,
        1.5,
        2.5,
        -2.5,
        0.1,
        1e16,
        -1e16,
        4503599627370495.5,
        4503599627370496.5,
        9007199254740993.0,
        2147483647.0,
        2147483648.0,
        -2147483648.0,
        -2147483649.0,
        4294967295.5,
        9.223372036854775807E18,
        -9.223372036854775808E18,
        1.8446744073709552E19,
        Double.MAX_VALUE,
        -Double.MAX_VALUE,
        Double.MIN_VALUE,
        -Double.MIN_VALUE,
        Double.MIN_NORMAL,
        Double.MIN_NORMAL / 2,
        Float.MAX_VALUE,
        3.4028235677973366E38,
        Float.MIN_VALUE,
        Float.MIN_VALUE / 2.0,
        1.401298464324817E-45 * 0.75,
        Float.MIN_NORMAL,
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Math.PI,
        0.49999999999999994,
        16777217.0,
        1e300,
        1e-300,
        1.0000000596046448
    };
    static final float[] FLOATS = {
        0f,
        -0f,
        1f,
        -1f,
        0.5f,
        -0.5f,
        1.5f,
        2.5f,
        0.1f,
        16777216f,
        16777217f,
        33554431f,
        8388607.5f,
        2147483648f,
        -2147483648f,
        2147483520f,
        9.223372E18f,
        -9.223372E18f,
        1.8446744E19f,
        Float.MAX_VALUE,
        -Float.MAX_VALUE,
        Float.MIN_VALUE,
        -Float.MIN_VALUE,
        Float.MIN_NORMAL,
        Float.MIN_NORMAL / 2,
        Float.NaN,
        Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY,
        3.1415927f,
        0.49999997f,
        1e38f,
        1e-38f
    };

    private long state;
    private long sum;

    Operands(long seed) {
        state = seed * 0x9E3779B97F4A7C15L + 1;
    }

    long bits() {
        state ^= state << 13;
        state ^= state >>> 7;
        state ^= state << 17;
        return state;
    }

    private int below(int n) {
        return (int) ((bits() >>> 33) % n);
    }

    int anInt() {
        switch (below(4)) {
            case 0:
                return INTS[below(INTS.length)];
            case 1:
                return below(200) - 100;
            case 2:
                return (int) bits() >> below(32);
            default:
                return (int) bits();
        }
    }

    long aLong() {
        switch (below(5)) {
            case 0:
                return INTS[below(INTS.length)];
            case 1:
                return (1L << below(64)) + below(3) - 1;
            case 2:
                return bits() >> below(64);
            case 3:
                return Long.MIN_VALUE + below(3) - 1;
            default:
                return bits();
        }
    }

    float aFloat() {
        switch (below(4)) {
            case 0:
                return FLOATS[below(FLOATS.length)];
            case 1:
                return anInt();
            case 2:
                return anInt() / 64f;
            default:
                return Float.intBitsToFloat((int) bits());
        }
    }

    double aDouble() {
        switch (below(5)) {
            case 0:
                return DOUBLES[below(DOUBLES.length)];
            case 1:
                return aLong();
            case 2:
                return anInt() / 1024.0;
            case 3:
                return aFloat();
            default:
                return Double.longBitsToDouble(bits());
        }
    }

    /** One of moderate size, for functions whose result would else mostly be infinite or zero. */
    double moderate() {
        switch (below(4)) {
            case 0:
                return DOUBLES[below(DOUBLES.length)];
            case 1:
                return below(2000) / 64.0 - 15;
            case 2:
                return (bits() >> 11) * 0x1.0p-52;
            default:
                return (bits() >> 11) * 0x1.0p-46;
        }
    }

    void add(long v) {
        sum = (sum ^ v) * 0x100000001b3L + (sum >>> 29);
    }

    void add(boolean v) {
        add(v ? 1L : 2L);
    }

    void add(double v) {
        add(Double.doubleToLongBits(v));
    }

    void add(float v) {
        add((long) Float.floatToIntBits(v));
    }

    void add(String v) {
        add((long) v.hashCode());
    }

    void print(String what) {
        System.out.println(what + " " + Long.toHexString(sum));
        sum = 0;
    }
}
