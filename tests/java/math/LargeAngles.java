/* SPDX-License-Identifier: MIT */
/**
 * Sine, cosine and tangent of large angles are within one unit, those beside multiples of pi
 * included, in every engine.
 */
public class LargeAngles {
    static boolean near(double a, double b) {
        return Double.compare(a, b) == 0 || Math.abs(a - b) <= Math.ulp(b);
    }

    static boolean right(double x) {
        return near(Math.sin(x), StrictMath.sin(x)) && near(Math.cos(x), StrictMath.cos(x))
            && near(Math.tan(x), StrictMath.tan(x));
    }

    public static void main(String[] args) {
        int wrong = 0;
        long seed = 42;
        for (int round = 0; round < 20; round++) {
            for (int exponent = 0; exponent < 1023; exponent++) {
                seed = seed * 0x5DEECE66DL + 11;
                double x = Math.scalb(1 + (seed >>> 12) * 0x1p-52, exponent);
                wrong += right(x) && right(-x) ? 0 : 1;
            }
        }
        /* The doubles beside multiples of pi/2 whose distance is least. */
        for (double x : new double[] {0x1.cb44e86bc192bp648, 0x1.cb44e86bc192bp649,
            0x1.6ac5b262ca1ffp849, 0x1.ee2e2d0b3cfcbp1018, 6381956970095103.0 * 0x1p797}) {
            for (int sign = -1; sign <= 1; sign += 2) {
                for (int more = 0; more < 4; more++) {
                    double y = sign * Math.scalb(x, more);
                    if (!right(y)) {
                        System.out.println(y + ": " + Math.sin(y) + " " + Math.cos(y) + " "
                            + Math.tan(y));
                    }
                    System.out.println(y + ": " + StrictMath.sin(y) + " " + StrictMath.cos(y)
                        + " " + StrictMath.tan(y));
                }
            }
        }
        for (double x : new double[] {Double.NaN, Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY, 0.0, -0.0, 0x1p26, -0x1p26, Math.nextDown(0x1p26),
            Double.MAX_VALUE}) {
            System.out.println(right(x) + " " + Math.tan(x));
        }
        System.out.println(wrong + " wrong");
    }
}
