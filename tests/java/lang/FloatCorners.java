/* SPDX-License-Identifier: MIT */
/*
 * float and double: NaN, infinities, signed zero, conversions, remainders, comparisons in every
 * branch form, constants.
 */
public class FloatCorners {

    static double[] ds = {
        0.0,
        -0.0,
        1,
        -1,
        0.1,
        -0.1,
        1e308,
        -1e308,
        4.9e-324,
        Double.MIN_NORMAL,
        Double.MAX_VALUE,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Double.NaN,
        2147483647.5,
        -2147483648.9,
        9.3e18,
        1e10,
        5.5,
        -5.5
    };
    static float[] fs = {
        0f,
        -0f,
        1f,
        -1.5f,
        0.1f,
        3.4e38f,
        1.4e-45f,
        Float.MIN_NORMAL,
        Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY,
        Float.NaN,
        16777217f,
        2.14748365e9f,
        -7.25f
    };
    static int h;

    static void mix(long v) {
        h = h * 31 + (int) (v ^ (v >>> 32));
    }

    static String cmp(double a, double b) {
        StringBuilder s = new StringBuilder();
        if (a < b) s.append('<');
        if (a <= b) s.append("<=");
        if (a > b) s.append('>');
        if (a >= b) s.append(">=");
        if (a == b) s.append("==");
        if (a != b) s.append("!=");
        if (!(a < b)) s.append('a');
        if (!(a >= b)) s.append('b');
        return s.toString();
    }

    static String cmp(float a, float b) {
        StringBuilder s = new StringBuilder();
        if (a < b) s.append('<');
        if (a <= b) s.append("<=");
        if (a > b) s.append('>');
        if (a >= b) s.append(">=");
        if (a == b) s.append("==");
        if (a != b) s.append("!=");
        if (!(a < b)) s.append('a');
        if (!(a >= b)) s.append('b');
        return s.toString();
    }

    public static void main(String[] args) {
        for (double a : ds)
            System.out.println(
                a +
                    " " +
                    (int) a +
                    " " +
                    (long) a +
                    " " +
                    (float) a +
                    " " +
                    (byte) a +
                    " " +
                    (short) a +
                    " " +
                    (int) (char) a +
                    " " +
                    Long.toHexString(Double.doubleToLongBits(a))
            );
        for (float a : fs)
            System.out.println(
                a +
                    " " +
                    (int) a +
                    " " +
                    (long) a +
                    " " +
                    (double) a +
                    " " +
                    (byte) a +
                    " " +
                    (int) (char) a +
                    " " +
                    Integer.toHexString(Float.floatToIntBits(a))
            );
        for (double a : ds)
            for (double b : ds) {
                mix(Double.doubleToLongBits(a + b));
                mix(Double.doubleToLongBits(a - b));
                mix(Double.doubleToLongBits(a * b));
                mix(Double.doubleToLongBits(a / b));
                mix(Double.doubleToLongBits(a % b));
                mix(Double.compare(a, b));
                mix(cmp(a, b).hashCode());
                mix(Double.doubleToLongBits(Math.min(a, b)));
                mix(Double.doubleToLongBits(Math.max(a, b)));
                mix(Double.doubleToLongBits(Math.IEEEremainder(a, b)));
                mix(Double.doubleToLongBits(-a));
            }
        System.out.println("double " + h);
        for (float a : fs)
            for (float b : fs) {
                mix(Float.floatToIntBits(a + b));
                mix(Float.floatToIntBits(a - b));
                mix(Float.floatToIntBits(a * b));
                mix(Float.floatToIntBits(a / b));
                mix(Float.floatToIntBits(a % b));
                mix(Float.compare(a, b));
                mix(cmp(a, b).hashCode());
                mix(Float.floatToIntBits(Math.min(a, b)));
                mix(Float.floatToIntBits(Math.max(a, b)));
                mix(Float.floatToIntBits(-a));
            }
        System.out.println("float " + h);
        System.out.println(
            cmp(1, 2) +
                " " +
                cmp(2, 1) +
                " " +
                cmp(1, 1) +
                " " +
                cmp(Double.NaN, 1) +
                " " +
                cmp(1, Double.NaN) +
                " " +
                cmp(0.0, -0.0) +
                " " +
                cmp(Double.NaN, Double.NaN)
        );
        System.out.println(
            cmp(1f, 2f) + " " + cmp(2f, 1f) + " " + cmp(Float.NaN, 1f) + " " + cmp(0f, -0f)
        );
        System.out.println(
            (5.5 % 2) +
                " " +
                (-5.5 % 2) +
                " " +
                (5.5 % -2) +
                " " +
                (5 % 0.0) +
                " " +
                (Double.POSITIVE_INFINITY % 2) +
                " " +
                (2 % Double.POSITIVE_INFINITY) +
                " " +
                (-0.0 % 1) +
                " " +
                (1e300 % 3) +
                " " +
                (1e20f % 7f)
        );
        System.out.println(
            1 / 0.0 +
                " " +
                1 / -0.0 +
                " " +
                0 / 0.0 +
                " " +
                (0.0 == -0.0) +
                " " +
                Double.valueOf(0.0).equals(-0.0) +
                " " +
                Double.valueOf(Double.NaN).equals(Double.NaN) +
                " " +
                (Double.NaN == Double.NaN)
        );
        System.out.println(
            (float) 0.1 +
                " " +
                (double) 0.1f +
                " " +
                0.1f +
                0.2f +
                " " +
                (0.1f + 0.2f) +
                " " +
                (0.1 + 0.2) +
                " " +
                16777216f * 1.00001f +
                " " +
                (int) 3.99 +
                " " +
                (int) -3.99 +
                " " +
                Math.round(2.5) +
                Math.round(-2.5) +
                Math.round(0.49999999999999994) +
                " " +
                Math.rint(2.5) +
                Math.rint(3.5)
        );
        long big = 9007199254740993L;
        System.out.println(
            (double) big +
                " " +
                (float) big +
                " " +
                (long) (double) big +
                " " +
                (float) 16777217 +
                " " +
                (float) Long.MAX_VALUE +
                " " +
                (double) Long.MAX_VALUE +
                " " +
                (long) (double) Long.MAX_VALUE +
                " " +
                (float) Integer.MAX_VALUE
        );
        System.out.println(
            Float.intBitsToFloat(0x7fc00001) +
                " " +
                Double.longBitsToDouble(0xfff8000000000000L) +
                " " +
                Float.floatToRawIntBits(Float.NaN) +
                " " +
                Double.toHexString(1.5) +
                " " +
                Double.toHexString(Double.MIN_VALUE) +
                " " +
                0x1.8p1 +
                " " +
                0x1p-1074 +
                " " +
                1e-5f +
                " " +
                100000f +
                " " +
                1e7 +
                " " +
                1.0E-3 +
                " " +
                123456789.0f
        );
        System.out.println(
            Math.sqrt(-1) +
                " " +
                Math.pow(0, 0) +
                " " +
                Math.pow(Double.NaN, 0) +
                " " +
                Math.ulp(1.0) +
                " " +
                Math.nextUp(1f) +
                " " +
                Math.getExponent(1e10) +
                " " +
                Math.scalb(1.0, 1023) +
                " " +
                Math.signum(-0.0) +
                " " +
                Math.copySign(3, -0.0) +
                " " +
                Math.fma(2.0, 3.0, 1.0) +
                " " +
                Math.cbrt(27) +
                " " +
                Math.hypot(3, 4) +
                " " +
                Math.floor(-0.5) +
                " " +
                Math.ceil(-0.5) +
                " " +
                StrictMath.sin(1)
        );
        float acc = 0;
        for (int i = 0; i < 1000; i++) acc += 0.1f;
        double dacc = 0;
        for (int i = 0; i < 1000; i++) dacc += 0.1;
        System.out.println(acc + " " + dacc);
        float f = 1;
        f++;
        f += 0.1;
        f *= 3;
        f %= 4;
        System.out.println(f);
        double d = 10;
        d /= 4;
        d--;
        d -= 1e-3;
        System.out.println(d);
        d = -d;
        System.out.println(d + " " + +d);
    }
}
