// SPDX-License-Identifier: MIT
/** Sums, products and recurrences in float and double to the last bit, strictfp or not. */
public class FloatingLoops {

    static double horner(double x) {
        double r = 0;
        for (int i = 20; i > 0; i--) r = r * x + i;
        return r;
    }

    static float hornerF(float x) {
        float r = 0;
        for (int i = 20; i > 0; i--) r = r * x + i;
        return r;
    }

    static strictfp double strict(double a, double b) {
        return (a * b) / b;
    }

    public static void main(String[] args) throws Exception {
        float f = 0;
        double d = 0;
        for (int i = 1; i <= 10000; i++) {
            f += 1f / i;
            d += 1.0 / i;
        }
        System.out.println(f + " " + d + " " + Double.doubleToLongBits(d));
        double x = 0.5;
        for (int i = 0; i < 1000; i++) x = 3.9999 * x * (1 - x);
        System.out.println(x);
        float y = 0.3f;
        for (int i = 0; i < 1000; i++) y = 3.99f * y * (1 - y);
        System.out.println(y);
        double p = 1;
        int n = 0;
        while (p > 0) {
            p /= 2;
            n++;
        }
        System.out.println(n);
        float q = 1;
        n = 0;
        while (q > 0) {
            q *= 0.5f;
            n++;
        }
        System.out.println(n);
        double e = 1;
        while (1 + e != 1) e /= 2;
        System.out.println(e);
        double pi = 0;
        for (int i = 0; i < 5000; i++) pi += (i % 2 == 0 ? 4.0 : -4.0) / (2 * i + 1);
        System.out.println(pi);
        System.out.println(horner(1.1) + " " + hornerF(1.1f) + " " + strict(1e308, 10));
        double s = 0,
            c = 0;
        for (int i = 0; i < 1000; i++) {
            double t = 0.1 - c;
            double u = s + t;
            c = u - s - t;
            s = u;
        }
        System.out.println(s + " " + c);
        double newton = 1;
        for (int i = 0; i < 20; i++) newton = (newton + 2 / newton) / 2;
        System.out.println(newton + " " + Math.sqrt(2) + " " + (newton == Math.sqrt(2)));
        long bits = 0;
        for (double v = 1e-320; v < 1e300; v *= 1234.567) bits =
            bits * 31 + Double.doubleToLongBits(v);
        System.out.println(bits);
        float g = 1e-40f;
        bits = 0;
        for (int i = 0; i < 100; i++) {
            g *= 1.7f;
            bits = bits * 31 + Float.floatToIntBits(g);
        }
        System.out.println(bits + " " + g);
        double m = 1;
        for (int i = 1; i < 171; i++) m *= i;
        System.out.println(m + " " + m * 171);
        System.out.println(
            (float) (1.0 / 3) +
                " " +
                1f / 3 +
                " " +
                (0.1f + 0.2f) +
                " " +
                (0.1 + 0.2f) +
                " " +
                (float) (0.1 + 0.2)
        );
    }
}
