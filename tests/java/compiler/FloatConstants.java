/* SPDX-License-Identifier: MIT */
/**
 * Floating-point constants: many, the same ones again, in what is inlined, and in what turns out
 * not to be.
 */
public class FloatConstants {

    static int calls;

    static synchronized double locked(double x) {
        calls++;
        return x * 0.25 + 7.75;
    }

    static double half(double x) {
        return x * 0.5 + 1.25;
    }

    /* Has constants in front of what it cannot be inlined for. */
    static double refused(double x) {
        return x * 0.5 + 3.5 - locked(x * 1.25 + 9.5);
    }

    static float refused(float x) {
        return (float) (x * 2.5f - 0.125f + locked(x + 0.1f));
    }

    // prettier-ignore
    static double many(double x) {
        return (
            0.1 + x * (1.1 + x * (2.2 + x * (3.3 + x * (4.4 + x * (5.5 + x * (6.6 + x * (7.7 +
            x * (8.8 + x * (9.9 + x * (1e10 + x * (1e-10 + x * (Math.PI + x * (Math.E + x * (-0.0 +
            x * (Double.MIN_VALUE + x * 1e300)))))))))))))))
        );
    }

    static double mixed(double x, float y) {
        double a = half(x) + refused(x) + half(x + 0.5) * 1.25;
        float b = refused(y) * 2.5f + y * 0.5f;
        double c = x > 0.5 ? 0.5 : x < -1.25 ? -1.25 : 9.5;
        float d = y != 0.125f ? 0.1f : (float) 0.1;
        return a + b + c + d + 0.5 + 0.5f + (y == y ? 1.25 : Float.NaN);
    }

    static String special(int i) {
        double d =
            i % 5 == 0
                ? Double.NaN
                : i % 5 == 1
                  ? Double.POSITIVE_INFINITY
                  : i % 5 == 2
                    ? -0.0
                    : i % 5 == 3
                      ? 0.0
                      : Double.MAX_VALUE;
        float f =
            i % 5 == 0
                ? Float.NaN
                : i % 5 == 1
                  ? Float.NEGATIVE_INFINITY
                  : i % 5 == 2
                    ? -0f
                    : i % 5 == 3
                      ? 0f
                      : Float.MIN_VALUE;
        return (
            Double.doubleToRawLongBits(d) +
            " " +
            Float.floatToRawIntBits(f) +
            " " +
            1 / d +
            " " +
            1 / f +
            " " +
            take(0.75, 1.5f, -2.25, 3e8f, 5)
        );
    }

    static String take(double a, float b, double c, float d, int e) {
        return a + " " + b + " " + c + " " + d + " " + e;
    }

    static double looped(double[] a) {
        double sum = 0.5;
        for (int i = 0; i < a.length; i++) {
            a[i] = a[i] * 0.999 + 0.001;
            if (a[i] > 0.75) sum += half(a[i]) * 0.0625;
            else sum -= refused(a[i]) * 0.03125;
        }
        return sum;
    }

    public static void main(String[] args) {
        double[] a = new double[50];
        for (int round = 0; round < 60; round++) {
            double x = (round - 30) * 0.3;
            float y = ((round % 7) - 3) * 0.7f;
            String line = many(x) + " " + mixed(x, y) + " " + special(round) + " " + looped(a);
            if (round % 6 == 0) System.out.println(line);
        }
        System.out.println(calls);
    }
}
