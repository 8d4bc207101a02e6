/* SPDX-License-Identifier: MIT */
/* Math: every member over zeros of both signs, extremes, NaN; exact operations that overflow. */
public class MathWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        int[] ints = { 0, 1, -1, 7, -8, Integer.MAX_VALUE, Integer.MIN_VALUE };
        long[] longs = { 0, 1, -1, 7, -8, Long.MAX_VALUE, Long.MIN_VALUE };
        double[] doubles = {
            0.0,
            -0.0,
            0.5,
            -1.5,
            2.5,
            1e-300,
            1e300,
            Double.MIN_VALUE,
            Double.MAX_VALUE,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            Double.NaN,
            4503599627370497.5,
            0.49999999999999994
        };
        float[] floats = {
            0f,
            -0f,
            0.5f,
            -1.5f,
            1e-40f,
            Float.MAX_VALUE,
            Float.NEGATIVE_INFINITY,
            Float.NaN,
            8388609f,
            0.49999997f
        };
        for (int a : ints) {
            p(a, Math.abs(a));
            t(() -> Math.absExact(a));
            t(() -> Math.negateExact(a));
            t(() -> Math.incrementExact(a));
            t(() -> Math.decrementExact(a));
            t(() -> Math.toIntExact(a * 2L));
            for (int b : ints) {
                p(
                    a,
                    b,
                    Math.max(a, b),
                    Math.min(a, b),
                    Math.multiplyFull(a, b),
                    b == 0 ? 0 : Math.floorDiv(a, b),
                    b == 0 ? 0 : Math.floorMod(a, b)
                );
                t(() -> Math.addExact(a, b));
                t(() -> Math.subtractExact(a, b));
                t(() -> Math.multiplyExact(a, b));
            }
        }
        for (long a : longs) {
            p(a, Math.abs(a));
            t(() -> Math.absExact(a));
            t(() -> Math.negateExact(a));
            t(() -> Math.incrementExact(a));
            t(() -> Math.decrementExact(a));
            for (long b : longs) {
                p(
                    a,
                    b,
                    Math.max(a, b),
                    Math.min(a, b),
                    Math.multiplyHigh(a, b),
                    b == 0 ? 0 : Math.floorDiv(a, b),
                    b == 0 ? 0 : Math.floorMod(a, b),
                    (int) b == 0 ? 0 : Math.floorDiv(a, (int) b),
                    (int) b == 0 ? 0 : Math.floorMod(a, (int) b)
                );
                t(() -> Math.addExact(a, b));
                t(() -> Math.subtractExact(a, b));
                t(() -> Math.multiplyExact(a, b));
                t(() -> Math.multiplyExact(a, (int) b));
            }
        }
        t(() -> Math.floorDiv(1, 0));
        t(() -> Math.floorMod(1L, 0L));
        t(() -> Math.floorMod(1L, 0));
        for (double a : doubles) {
            p(
                a,
                Math.abs(a),
                Math.ceil(a),
                Math.floor(a),
                Math.rint(a),
                Math.round(a),
                Math.signum(a),
                Math.ulp(a),
                Math.nextUp(a),
                Math.nextDown(a),
                Math.getExponent(a),
                Math.sqrt(a),
                Math.cbrt(a),
                Math.toRadians(a),
                Math.toDegrees(a)
            );
            for (double b : doubles)
                System.out.print(
                    Math.max(a, b) +
                        " " +
                        Math.min(a, b) +
                        " " +
                        Math.copySign(a, b) +
                        " " +
                        Math.IEEEremainder(a, b) +
                        " " +
                        Math.nextAfter(a, b) +
                        " " +
                        Math.fma(a, b, 1.0) +
                        ", "
                );
            p(Math.scalb(a, 3), Math.scalb(a, -1080), Math.scalb(a, 3000));
        }
        for (float a : floats) {
            p(
                a,
                Math.abs(a),
                Math.round(a),
                Math.signum(a),
                Math.ulp(a),
                Math.nextUp(a),
                Math.nextDown(a),
                Math.getExponent(a),
                Math.scalb(a, 2),
                Math.scalb(a, -150),
                Math.nextAfter(a, 1.0)
            );
            for (float b : floats)
                System.out.print(
                    Math.max(a, b) +
                        " " +
                        Math.min(a, b) +
                        " " +
                        Math.copySign(a, b) +
                        " " +
                        Math.fma(a, b, 1f) +
                        ", "
                );
            System.out.println();
        }
        for (double a : new double[] {
            0.0,
            -0.0,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            Double.NaN
        })
            p(
                a,
                Math.sin(a),
                Math.cos(a),
                Math.tan(a),
                Math.asin(a),
                Math.acos(a),
                Math.atan(a),
                Math.exp(a),
                Math.expm1(a),
                Math.log(a),
                Math.log10(a),
                Math.log1p(a),
                Math.sinh(a),
                Math.cosh(a),
                Math.tanh(a),
                Math.pow(a, 0),
                Math.pow(a, Double.NaN),
                Math.pow(2, a),
                Math.pow(-0.0, a),
                Math.atan2(a, 1),
                Math.atan2(-0.0, a),
                Math.hypot(a, 1)
            );
        double r = Math.random();
        p(r >= 0 && r < 1, Math.E, Math.PI);
    }
}
