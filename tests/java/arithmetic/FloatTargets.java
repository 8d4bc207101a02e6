/* SPDX-License-Identifier: MIT */
/**
 * Operations on floats and doubles whose result goes where one of the operands was, or both, or
 * neither; with operands in fields, array elements, constants, and more locals than there are
 * registers.
 */
public class FloatTargets {

    double x = 1.5,
        y = -2.25;
    float f = 0.75f,
        g = 3.5f;

    static double targets(double a, double b, FloatTargets o) {
        a = a - b;
        b = a - b;
        a = b * b;
        b = b / b + a;
        a = o.x - a;
        b = o.y - b;
        double c = a - o.x,
            d = o.y / b;
        c = c - (c = d) * c;
        d = d - (a + (b - c * d));
        a = a + a;
        return a + b * c - d;
    }

    static float targets(float a, float b, FloatTargets o) {
        a = b - a;
        b = b - a;
        a = a * a + b / a;
        b = o.f - b;
        float c = b - o.g,
            d = o.g * a;
        c = d - c;
        d = c - d;
        return a - b * (c - d);
    }

    static double many(double[] v) {
        double a = v[0],
            b = v[1],
            c = v[2],
            d = v[3],
            e = v[4],
            f = v[5],
            g = v[6],
            h = v[7],
            i = v[8],
            j = v[9],
            k = v[10],
            l = v[11];
        double sum = 0;
        for (int n = 0; n < v.length; n++) {
            a = b * 0.25 + v[n] / (1 + c * c);
            b = c * 0.5 - v[n] / (2 + d * d);
            c = d * 0.25 + e / (1 + a * a);
            d = e * 0.25 - b / (f * f + 1);
            e = f * 0.5 + c / (3 + g * g);
            f = g * 0.125 - d;
            g = h / (1 + e * e);
            h = i * 0.25 - f;
            i = j * 0.5 + g / (k * k + 2);
            j = k * 0.25 - h;
            k = l * 0.5 + i / 3;
            l = Math.sqrt(Math.abs(k * j)) - a * 0.5;
            sum = sum / 2 + (a - (b - (c - (d - (e - (f - (g - (h - (i - (j - (k - l)))))))))));
        }
        return sum;
    }

    double difference() {
        return x - y;
    }

    double scaled(double by) {
        return by * x - y * by;
    }

    static double inlined(FloatTargets o, double by) {
        by = o.difference() - by;
        by = o.scaled(by) * by - o.difference();
        o.x = by - o.x;
        o.y -= o.x * by;
        return by;
    }

    public static void main(String[] args) {
        FloatTargets o = new FloatTargets();
        double[] v = new double[24];
        long hash = 0;
        for (int i = 0; i < 2000; i++) {
            o.x = (i % 17) - 8.5;
            o.y = 100.0 / (i + 1);
            o.f = i * 0.25f;
            o.g = -i;
            for (int k = 0; k < v.length; k++) v[k] = ((i + k) % 7) - 2.75;
            double a = targets(i * 0.1, i - 3.3, o),
                b = many(v),
                c = inlined(o, i * 0.01);
            float d = targets(i * 0.1f, i - 3.3f, o);
            for (double each : new double[] { a, b, c, d, o.x, o.y })
                hash = hash * 31 + Double.doubleToLongBits(each);
            if (i % 200 == 0) System.out.println(a + " " + b + " " + c + " " + d + " " + hash);
        }
        double nothing = Double.NaN,
            zero = -0.0;
        System.out.println(
            nothing -
                zero +
                " " +
                (zero - zero) +
                " " +
                zero * 5 +
                " " +
                1 / (zero + zero) +
                " " +
                1 / (0.0 + zero)
        );
        System.out.println(
            Math.sqrt(-1) +
                " " +
                Math.sqrt(zero) +
                " " +
                Math.sqrt(2) +
                " " +
                Math.sqrt(Double.MIN_VALUE)
        );
    }
}
