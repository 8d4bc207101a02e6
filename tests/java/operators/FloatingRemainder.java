// SPDX-License-Identifier: MIT
/**
 * JLS 15.17.3: floating % truncates its quotient, is exact, keeps the dividend's sign, NaN for zero
 * and infinity.
 */
public class FloatingRemainder {

    static final double[] D = {
        0.0,
        -0.0,
        1,
        -1,
        0.1,
        -0.3,
        5.5,
        -5.5,
        3,
        1e16,
        1e300,
        Double.MIN_VALUE,
        Double.MIN_NORMAL,
        Double.MAX_VALUE,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Double.NaN
    };
    static final float[] F = {
        0f,
        -0f,
        1,
        -1,
        0.1f,
        -0.3f,
        5.5f,
        7,
        16777217f,
        1e30f,
        Float.MIN_VALUE,
        Float.MAX_VALUE,
        Float.POSITIVE_INFINITY,
        Float.NaN
    };

    public static void main(String[] args) {
        for (double a : D) {
            StringBuilder s = new StringBuilder();
            for (double b : D) s.append(a % b).append(' ');
            System.out.println(a + ": " + s);
        }
        for (float a : F) {
            StringBuilder s = new StringBuilder();
            for (float b : F) s.append(a % b).append(' ');
            System.out.println(a + ": " + s);
        }
        System.out.println(
            (5 % 2.5) +
                " " +
                (5.0f % 3) +
                " " +
                ('a' % 10.5) +
                " " +
                (7L % 2.5f) +
                " " +
                (-7L % 2.5f) +
                " " +
                1 / (-4.0 % 2)
        );
        System.out.println(
            Math.IEEEremainder(5, 3) +
                " " +
                (5.0 % 3) +
                " " +
                Math.IEEEremainder(-5, 3) +
                " " +
                (-5.0 % 3)
        );
        int i = 17;
        i %= 5.5;
        long l = -17;
        l %= 5.5f;
        char c = 'z';
        c %= 7.25;
        byte b = -100;
        b %= 33.3;
        System.out.println(i + " " + l + " " + (int) c + " " + b);
        double d = 1;
        for (int k = 0; k < 20; k++) d = (d * 31.7) % 7.3;
        System.out.println(d);
        float f = 1;
        for (int k = 0; k < 20; k++) f = (f * 31.7f) % 7.3f;
        System.out.println(f);
        System.out.println(
            (9007199254740993.0 % 2) +
                " " +
                (1e22 % 10) +
                " " +
                (1e23 % 10) +
                " " +
                (4.9e-324 % 3e-324)
        );
        final double k = 5.25 % -2;
        System.out.println(k + " " + (1.0 % 0) + " " + (0.0 % 1 == -0.0 % 1));
    }
}
