// SPDX-License-Identifier: MIT
/**
 * JLS 4.2.4, 15.17, 15.18.2: sums, products, quotients of double and float with zeros, infinities,
 * NaN, subnormals and ties.
 */
public class FloatingArithmetic {

    static final double[] D = {
        0.0,
        -0.0,
        1,
        -1.5,
        1.0 / 3,
        1e-310,
        Double.MIN_VALUE,
        Double.MAX_VALUE,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Double.NaN
    };
    static final float[] F = {
        0f,
        -0f,
        1,
        -1.5f,
        1f / 3,
        1e-40f,
        Float.MIN_VALUE,
        Float.MAX_VALUE,
        Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY,
        Float.NaN
    };

    public static void main(String[] args) {
        for (double a : D) {
            StringBuilder s = new StringBuilder().append(a).append(':');
            for (double b : D)
                s.append(' ')
                    .append(a + b)
                    .append(' ')
                    .append(a - b)
                    .append(' ')
                    .append(a * b)
                    .append(' ')
                    .append(a / b)
                    .append(';');
            System.out.println(s);
        }
        for (float a : F) {
            StringBuilder s = new StringBuilder().append(a).append(':');
            for (float b : F)
                s.append(' ')
                    .append(a + b)
                    .append(' ')
                    .append(a - b)
                    .append(' ')
                    .append(a * b)
                    .append(' ')
                    .append(a / b)
                    .append(';');
            System.out.println(s);
        }
        System.out.println(
            0.1 +
                0.2 +
                " " +
                (0.1f + 0.2f) +
                " " +
                (0.1f + 0.2) +
                " " +
                1e16 +
                1.0 +
                " " +
                (1e16 + 1) +
                " " +
                (9007199254740992.0 + 1) +
                " " +
                (9007199254740993L + 0.0)
        );
        System.out.println(
            Double.MIN_VALUE / 2 +
                " " +
                Double.MIN_VALUE * .5000001 +
                " " +
                Double.MIN_NORMAL / 3 +
                " " +
                Double.MAX_VALUE * 1.0000000000000002 +
                " " +
                Float.MIN_VALUE * .75f
        );
        System.out.println(
            Double.MAX_VALUE +
                Math.ulp(Double.MAX_VALUE) / 2 +
                " " +
                (Double.MAX_VALUE + Math.ulp(Double.MAX_VALUE) / 2.0000001) +
                " " +
                16777216f +
                1f +
                " " +
                (16777216f + 1f)
        );
        float sum = 0;
        for (int i = 1; i <= 1000; i++) sum += 1f / i;
        double dsum = 0;
        for (int i = 1; i <= 1000; i++) dsum += 1.0 / i;
        System.out.println(sum + " " + dsum);
        float p = 1;
        for (int i = 0; i < 30; i++) p *= 1.1f;
        double q = 1;
        for (int i = 0; i < 30; i++) q *= 1.1;
        System.out.println(p + " " + q + " " + (float) q);
        double strict = (1e308 * 10) / 10;
        float fstrict = (3e38f * 10) / 10;
        System.out.println(
            strict + " " + fstrict + " " + 1e-320 * 1e-10 * 1e20 + " " + (8e-45f / 3) * 3
        );
        System.out.println(
            1 / 3f +
                " " +
                1 / 3.0 +
                " " +
                1 / 3 +
                " " +
                (2f / 3) * 3 +
                " " +
                100 * 1.1 +
                " " +
                3 * 0.1 +
                " " +
                0.7f * 10 +
                " " +
                (int) (0.7f * 10) +
                " " +
                (int) (0.29 * 100)
        );
        double e = 1;
        while (1 + e / 2 != 1) e /= 2;
        float fe = 1;
        while (1 + fe / 2 != 1) fe /= 2;
        System.out.println(e + " " + fe);
    }
}
