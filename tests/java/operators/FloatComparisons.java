// SPDX-License-Identifier: MIT
/**
 * JLS 15.20.1, 15.21.1: comparisons with NaN are false except !=; zeros are equal; in values and in
 * branches, both senses.
 */
public class FloatComparisons {

    static final double N = Double.NaN,
        P = Double.POSITIVE_INFINITY,
        M = Double.NEGATIVE_INFINITY;
    static final double[] D = {
        M,
        -Double.MAX_VALUE,
        -1,
        -Double.MIN_VALUE,
        -0.0,
        0.0,
        Double.MIN_VALUE,
        1,
        P,
        N
    };

    static char c(boolean b) {
        return b ? '1' : '0';
    }

    static String values(double a, double b) {
        return "" + c(a < b) + c(a <= b) + c(a > b) + c(a >= b) + c(a == b) + c(a != b);
    }

    static String negated(double a, double b) {
        return (
            "" +
            c(!(a < b)) +
            c(!(a <= b)) +
            c(!(a > b)) +
            c(!(a >= b)) +
            c(!(a == b)) +
            c(!(a != b))
        );
    }

    static String values(float a, float b) {
        return "" + c(a < b) + c(a <= b) + c(a > b) + c(a >= b) + c(a == b) + c(a != b);
    }

    static int branches(double a, double b) {
        int r = 0;
        if (a < b) r |= 1;
        if (a <= b) r |= 2;
        else r |= 4;
        if (a > b) r |= 8;
        if (!(a >= b)) r |= 16;
        while (a == b) {
            r |= 32;
            break;
        }
        do r += 64; while (a != b && r < 200);
        for (int i = 0; a < b && i < 1; i++) r += 1000;
        return (
            r +
            (a >= b ? 2000 : 4000) +
            (a < b || a > b ? 10000 : 0) +
            (!(a < b) && !(a > b) ? 20000 : 0)
        );
    }

    static int floats(float a, float b) {
        int r = 0;
        if (a < b) r |= 1;
        if (a <= b) r |= 2;
        else r |= 4;
        if (a > b) r |= 8;
        if (!(a >= b)) r |= 16;
        if (a == b) r |= 32;
        if (a != b) r |= 64;
        else r |= 128;
        return r;
    }

    public static void main(String[] args) {
        for (double a : D) {
            StringBuilder s = new StringBuilder().append(a);
            for (double b : D)
                s.append(' ')
                    .append(values(a, b))
                    .append('/')
                    .append(negated(a, b))
                    .append('/')
                    .append(branches(a, b));
            System.out.println(s);
            s.setLength(0);
            for (double b : D)
                s.append(' ')
                    .append(values((float) a, (float) b))
                    .append('/')
                    .append(floats((float) a, (float) b));
            System.out.println(s);
        }
        System.out.println(
            Double.compare(0.0, -0.0) +
                " " +
                Double.compare(N, P) +
                " " +
                Double.valueOf(N).equals(N) +
                " " +
                Double.valueOf(0.0).equals(-0.0)
        );
        System.out.println(
            c(1 == 1.0f) +
                "" +
                c('a' == 97.0) +
                c(16777217 == 16777216f) +
                c(16777217 == 16777216d) +
                c(0.1f == 0.1) +
                c(0.5f == 0.5)
        );
        System.out.println(
            c(Long.MAX_VALUE == (double) Long.MAX_VALUE) +
                "" +
                c((float) Integer.MAX_VALUE == Integer.MAX_VALUE) +
                c(Integer.MAX_VALUE == (double) (1L << 31))
        );
        float f = Float.NaN;
        double d = f;
        System.out.println(
            c(f == f) + "" + c(f != f) + c(d == d) + c(d != f) + c((f > 0) | (f <= 0))
        );
        Double x = 1.5,
            y = 1.5;
        System.out.println(
            c(x == 1.5) + "" + c(x.equals(y)) + c(x <= y) + c(x >= y) + c(x == y + 0)
        );
    }
}
