/* SPDX-License-Identifier: MIT */
package java.lang;

/**
 * Elementary functions and exact arithmetic; the rarer transcendental ones are those of StrictMath.
 */
public final class Math {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;

    private static final double TWO_52 = 4503599627370496.0;

    private Math() {
    }

    /** Apart, so that Math itself does not load Random. */
    private static final class Generator {
        static final java.util.Random random = new java.util.Random();
    }

    public static double random() {
        return Generator.random.nextDouble();
    }

    public static native double sin(double a);

    public static native double cos(double a);

    public static native double tan(double a);

    public static double asin(double a) {
        return StrictMath.asin(a);
    }

    public static double acos(double a) {
        return StrictMath.acos(a);
    }

    public static double atan(double a) {
        return StrictMath.atan(a);
    }

    public static native double exp(double a);

    public static native double log(double a);

    public static native double log10(double a);

    public static double sqrt(double a) {
        return StrictMath.sqrt(a);
    }

    public static double cbrt(double a) {
        return StrictMath.cbrt(a);
    }

    public static double sinh(double a) {
        return StrictMath.sinh(a);
    }

    public static double cosh(double a) {
        return StrictMath.cosh(a);
    }

    public static double tanh(double a) {
        return StrictMath.tanh(a);
    }

    public static double expm1(double a) {
        return StrictMath.expm1(a);
    }

    public static double log1p(double a) {
        return StrictMath.log1p(a);
    }

    public static double pow(double a, double b) {
        return b == 2 ? a * a : powerOf(a, b);
    }

    private static native double powerOf(double a, double b);

    public static double atan2(double y, double x) {
        return StrictMath.atan2(y, x);
    }

    public static double hypot(double a, double b) {
        return StrictMath.hypot(a, b);
    }

    public static double IEEEremainder(double a, double b) {
        return StrictMath.IEEEremainder(a, b);
    }

    public static double toRadians(double degrees) {
        return degrees * 0.017453292519943295;
    }

    public static double toDegrees(double radians) {
        return radians * 57.29577951308232;
    }

    /* ---- Rounding ---- */

    public static double ceil(double a) {
        if (!(abs(a) < TWO_52) || a == 0.0) {
            return a;
        }
        double d = (double) (long) a;
        return d < a ? d + 1.0 : d == 0.0 ? copySign(d, a) : d;
    }

    public static double floor(double a) {
        if (!(abs(a) < TWO_52) || a == 0.0) {
            return a;
        }
        double d = (double) (long) a;
        return d > a ? d - 1.0 : d;
    }

    public static double rint(double a) {
        double m = abs(a);
        return m < TWO_52 ? copySign((m + TWO_52) - TWO_52, a) : a;
    }

    public static int round(float a) {
        return (int) floor((double) a + 0.5);
    }

    /** Not floor(a + 0.5): that sum is inexact just below one half and above 2^52. */
    public static long round(double a) {
        double d = floor(a);
        return a - d >= 0.5 ? (long) d + 1 : (long) d;
    }

    /* ---- Exact arithmetic ---- */

    public static int addExact(int x, int y) {
        int r = x + y;
        if (((x ^ r) & (y ^ r)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return r;
    }

    public static long addExact(long x, long y) {
        long r = x + y;
        if (((x ^ r) & (y ^ r)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return r;
    }

    public static int subtractExact(int x, int y) {
        int r = x - y;
        if (((x ^ y) & (x ^ r)) < 0) {
            throw new ArithmeticException("integer overflow");
        }
        return r;
    }

    public static long subtractExact(long x, long y) {
        long r = x - y;
        if (((x ^ y) & (x ^ r)) < 0) {
            throw new ArithmeticException("long overflow");
        }
        return r;
    }

    public static int multiplyExact(int x, int y) {
        long r = (long) x * y;
        if ((int) r != r) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) r;
    }

    public static long multiplyExact(long x, int y) {
        return multiplyExact(x, (long) y);
    }

    public static long multiplyExact(long x, long y) {
        long r = x * y;
        if (((abs(x) | abs(y)) >>> 31) != 0 && multiplyHigh(x, y) != r >> 63) {
            throw new ArithmeticException("long overflow");
        }
        return r;
    }

    public static int incrementExact(int a) {
        if (a == Integer.MAX_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return a + 1;
    }

    public static long incrementExact(long a) {
        if (a == Long.MAX_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return a + 1;
    }

    public static int decrementExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return a - 1;
    }

    public static long decrementExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return a - 1;
    }

    public static int negateExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return -a;
    }

    public static long negateExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return -a;
    }

    public static int toIntExact(long value) {
        if ((int) value != value) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) value;
    }

    public static long multiplyFull(int x, int y) {
        return (long) x * y;
    }

    public static long multiplyHigh(long x, long y) {
        long x1 = x >> 32;
        long x0 = x & 0xffffffffL;
        long y1 = y >> 32;
        long y0 = y & 0xffffffffL;
        long middle = x1 * y0 + (x0 * y0 >>> 32);
        return x1 * y1 + (middle >> 32) + ((middle & 0xffffffffL) + x0 * y1 >> 32);
    }

    public static int floorDiv(int x, int y) {
        int q = x / y;
        return (x ^ y) < 0 && q * y != x ? q - 1 : q;
    }

    public static long floorDiv(long x, int y) {
        long q = x / y;
        return (x ^ y) < 0 && q * y != x ? q - 1 : q;
    }

    public static long floorDiv(long x, long y) {
        long q = x / y;
        return (x ^ y) < 0 && q * y != x ? q - 1 : q;
    }

    public static int floorMod(int x, int y) {
        int r = x % y;
        return (r ^ y) < 0 && r != 0 ? r + y : r;
    }

    public static int floorMod(long x, int y) {
        return (int) floorMod(x, (long) y);
    }

    public static long floorMod(long x, long y) {
        long r = x % y;
        return (r ^ y) < 0 && r != 0 ? r + y : r;
    }

    /* ---- Sign and order ---- */

    public static int abs(int a) {
        return a < 0 ? -a : a;
    }

    public static int absExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException(
                    "Overflow to represent absolute value of Integer.MIN_VALUE");
        }
        return abs(a);
    }

    public static long abs(long a) {
        return a < 0 ? -a : a;
    }

    public static long absExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException(
                    "Overflow to represent absolute value of Long.MIN_VALUE");
        }
        return abs(a);
    }

    public static float abs(float a) {
        return Float.intBitsToFloat(Float.floatToRawIntBits(a) & 0x7fffffff);
    }

    public static double abs(double a) {
        return Double.longBitsToDouble(Double.doubleToRawLongBits(a) & 0x7fffffffffffffffL);
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static float max(float a, float b) {
        if (a != a) {
            return a;
        }
        if (a == 0 && b == 0 && Float.floatToRawIntBits(a) < 0) {
            return b;
        }
        return a >= b ? a : b;
    }

    public static double max(double a, double b) {
        if (a != a) {
            return a;
        }
        if (a == 0 && b == 0 && Double.doubleToRawLongBits(a) < 0) {
            return b;
        }
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static float min(float a, float b) {
        if (a != a) {
            return a;
        }
        if (a == 0 && b == 0 && Float.floatToRawIntBits(b) < 0) {
            return b;
        }
        return a <= b ? a : b;
    }

    public static double min(double a, double b) {
        if (a != a) {
            return a;
        }
        if (a == 0 && b == 0 && Double.doubleToRawLongBits(b) < 0) {
            return b;
        }
        return a <= b ? a : b;
    }

    public static double signum(double a) {
        return a == 0 || a != a ? a : copySign(1.0, a);
    }

    public static float signum(float a) {
        return a == 0 || a != a ? a : copySign(1.0f, a);
    }

    public static double copySign(double magnitude, double sign) {
        return Double.longBitsToDouble(
                Double.doubleToRawLongBits(magnitude) & 0x7fffffffffffffffL
                | Double.doubleToRawLongBits(sign) & 0x8000000000000000L);
    }

    public static float copySign(float magnitude, float sign) {
        return Float.intBitsToFloat(Float.floatToRawIntBits(magnitude) & 0x7fffffff
                | Float.floatToRawIntBits(sign) & 0x80000000);
    }

    /* ---- Parts and neighbours ---- */

    public static double fma(double a, double b, double c) {
        return StrictMath.fma(a, b, c);
    }

    public static float fma(float a, float b, float c) {
        return StrictMath.fma(a, b, c);
    }

    public static int getExponent(float f) {
        return (Float.floatToRawIntBits(f) >>> 23 & 0xff) - 127;
    }

    public static int getExponent(double d) {
        return (int) (Double.doubleToRawLongBits(d) >>> 52 & 0x7ff) - 1023;
    }

    public static double ulp(double d) {
        int e = getExponent(d);
        if (e == 1024) {
            return abs(d);
        }
        return e <= -1022 ? Double.MIN_VALUE : scalb(1.0, e - 52);
    }

    public static float ulp(float f) {
        int e = getExponent(f);
        if (e == 128) {
            return abs(f);
        }
        return e <= -126 ? Float.MIN_VALUE : scalb(1.0f, e - 23);
    }

    public static double nextAfter(double start, double direction) {
        if (start > direction) {
            return nextDown(start);
        }
        return start < direction ? nextUp(start) : start == direction ? direction
                : start + direction;
    }

    public static float nextAfter(float start, double direction) {
        if (start > direction) {
            return nextDown(start);
        }
        return start < direction ? nextUp(start) : start == direction ? (float) direction
                : start + (float) direction;
    }

    public static double nextUp(double d) {
        if (!(d < Double.POSITIVE_INFINITY)) {
            return d;
        }
        long bits = Double.doubleToRawLongBits(d + 0.0);
        return Double.longBitsToDouble(bits >= 0 ? bits + 1 : bits - 1);
    }

    public static float nextUp(float f) {
        if (!(f < Float.POSITIVE_INFINITY)) {
            return f;
        }
        int bits = Float.floatToRawIntBits(f + 0.0f);
        return Float.intBitsToFloat(bits >= 0 ? bits + 1 : bits - 1);
    }

    public static double nextDown(double d) {
        return -nextUp(-d);
    }

    public static float nextDown(float f) {
        return -nextUp(-f);
    }

    private static double powerOfTwo(int n) {
        return Double.longBitsToDouble((long) (n + 1023) << 52);
    }

    /** The odd part of the scale comes first: only the last product that matters may round. */
    public static double scalb(double d, int scale) {
        scale = max(-2200, min(2200, scale));
        int step = scale < 0 ? -512 : 512;
        int rest = scale % 512;
        d *= powerOfTwo(rest);
        for (int n = scale - rest; n != 0; n -= step) {
            d *= powerOfTwo(step);
        }
        return d;
    }

    public static float scalb(float f, int scale) {
        scale = max(-300, min(300, scale));
        return (float) (f * powerOfTwo(scale));
    }
}
