/* SPDX-License-Identifier: MIT */
/**
 * a * b + c rounded once: all triples of odd numbers, operands that are the same variable, and
 * results where the next operand was.
 */
public final class FusedMultiplyAdd {

    private static final double[] DOUBLES = {
        0.0,
        -0.0,
        1,
        -1,
        0.1,
        1.0 / 3,
        Double.MIN_VALUE,
        -Double.MIN_VALUE,
        Double.MIN_NORMAL,
        Double.MAX_VALUE,
        -Double.MAX_VALUE,
        0x1p-600,
        0x1p600,
        1 + 0x1p-52,
        1 - 0x1p-53,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Double.NaN
    };
    private static final float[] FLOATS = {
        0.0f,
        -0.0f,
        1,
        -1,
        0.1f,
        1.0f / 3,
        Float.MIN_VALUE,
        -Float.MIN_VALUE,
        Float.MIN_NORMAL,
        Float.MAX_VALUE,
        -Float.MAX_VALUE,
        0x1p-80f,
        0x1p80f,
        1 + 0x1p-23f,
        1 - 0x1p-24f,
        Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY,
        Float.NaN
    };

    private FusedMultiplyAdd() {}

    private static long doubles() {
        long hash = 0;
        for (double a : DOUBLES)
            for (double b : DOUBLES)
                for (double c : DOUBLES)
                    hash = hash * 31 + Double.doubleToLongBits(Math.fma(a, b, c));
        return hash;
    }

    private static long floats() {
        long hash = 0;
        for (float a : FLOATS)
            for (float b : FLOATS)
                for (float c : FLOATS) hash = hash * 31 + Float.floatToIntBits(Math.fma(a, b, c));
        return hash;
    }

    private static double square(double x) {
        return Math.fma(x, x, x);
    }

    private static double polynomial(double x, double[] factors) {
        double sum = 0;
        for (double f : factors) sum = Math.fma(sum, x, f);
        return sum;
    }

    /* Each operand is wanted again afterwards. */
    private static double kept(double a, double b, double c) {
        double once = Math.fma(a, b, c),
            other = Math.fma(b, c, a);
        return Math.fma(once, other, StrictMath.fma(a, c, b)) + a * b * c;
    }

    private static float inside(float a, float b, float c) {
        return a + StrictMath.fma(a + b, b + c, c + a) * b;
    }

    private static boolean roundsOnce(double x) {
        return Math.fma(x, x, -(x * x)) != x * x - x * x;
    }

    public static void main(String[] arguments) {
        double sum = 0;
        float small = 0;
        long hash = 0;
        for (int i = 0; i < 3000; i++) {
            double x = i * 0.001;
            sum +=
                square(x) +
                polynomial(x, DOUBLES.length > 5 ? new double[] { 1, 0.5, 0.25, i } : DOUBLES) +
                kept(x, 1 / (x + 1), -x);
            small += inside(i, 0.5f, 1f / (i + 1));
        }
        for (int i = 0; i < 20; i++) hash = hash * 17 + doubles() * 3 + floats();
        System.out.println(
            sum + " " + small + " " + Long.toHexString(hash) + " " + roundsOnce(0.1)
        );
    }
}
