/* SPDX-License-Identifier: MIT */
/*
 * StrictMath: every member over zeros of both signs, extremes, NaN; exact operations that overflow.
 */
public class StrictMathWhole extends Whole {

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
            p(a, StrictMath.abs(a));
            t(() -> StrictMath.absExact(a));
            t(() -> StrictMath.negateExact(a));
            t(() -> StrictMath.incrementExact(a));
            t(() -> StrictMath.decrementExact(a));
            t(() -> StrictMath.toIntExact(a * 2L));
            for (int b : ints) {
                p(
                    a,
                    b,
                    StrictMath.max(a, b),
                    StrictMath.min(a, b),
                    StrictMath.multiplyFull(a, b),
                    b == 0 ? 0 : StrictMath.floorDiv(a, b),
                    b == 0 ? 0 : StrictMath.floorMod(a, b)
                );
                t(() -> StrictMath.addExact(a, b));
                t(() -> StrictMath.subtractExact(a, b));
                t(() -> StrictMath.multiplyExact(a, b));
            }
        }
        for (long a : longs) {
            p(a, StrictMath.abs(a));
            t(() -> StrictMath.absExact(a));
            t(() -> StrictMath.negateExact(a));
            t(() -> StrictMath.incrementExact(a));
            t(() -> StrictMath.decrementExact(a));
            for (long b : longs) {
                p(
                    a,
                    b,
                    StrictMath.max(a, b),
                    StrictMath.min(a, b),
                    StrictMath.multiplyHigh(a, b),
                    b == 0 ? 0 : StrictMath.floorDiv(a, b),
                    b == 0 ? 0 : StrictMath.floorMod(a, b),
                    (int) b == 0 ? 0 : StrictMath.floorDiv(a, (int) b),
                    (int) b == 0 ? 0 : StrictMath.floorMod(a, (int) b)
                );
                t(() -> StrictMath.addExact(a, b));
                t(() -> StrictMath.subtractExact(a, b));
                t(() -> StrictMath.multiplyExact(a, b));
                t(() -> StrictMath.multiplyExact(a, (int) b));
            }
        }
        t(() -> StrictMath.floorDiv(1, 0));
        t(() -> StrictMath.floorMod(1L, 0L));
        t(() -> StrictMath.floorMod(1L, 0));
        for (double a : doubles) {
            p(
                a,
                StrictMath.abs(a),
                StrictMath.ceil(a),
                StrictMath.floor(a),
                StrictMath.rint(a),
                StrictMath.round(a),
                StrictMath.signum(a),
                StrictMath.ulp(a),
                StrictMath.nextUp(a),
                StrictMath.nextDown(a),
                StrictMath.getExponent(a),
                StrictMath.sqrt(a),
                StrictMath.cbrt(a),
                StrictMath.toRadians(a),
                StrictMath.toDegrees(a)
            );
            for (double b : doubles)
                System.out.print(
                    StrictMath.max(a, b) +
                        " " +
                        StrictMath.min(a, b) +
                        " " +
                        StrictMath.copySign(a, b) +
                        " " +
                        StrictMath.IEEEremainder(a, b) +
                        " " +
                        StrictMath.nextAfter(a, b) +
                        " " +
                        StrictMath.fma(a, b, 1.0) +
                        ", "
                );
            p(StrictMath.scalb(a, 3), StrictMath.scalb(a, -1080), StrictMath.scalb(a, 3000));
        }
        for (float a : floats) {
            p(
                a,
                StrictMath.abs(a),
                StrictMath.round(a),
                StrictMath.signum(a),
                StrictMath.ulp(a),
                StrictMath.nextUp(a),
                StrictMath.nextDown(a),
                StrictMath.getExponent(a),
                StrictMath.scalb(a, 2),
                StrictMath.scalb(a, -150),
                StrictMath.nextAfter(a, 1.0)
            );
            for (float b : floats)
                System.out.print(
                    StrictMath.max(a, b) +
                        " " +
                        StrictMath.min(a, b) +
                        " " +
                        StrictMath.copySign(a, b) +
                        " " +
                        StrictMath.fma(a, b, 1f) +
                        ", "
                );
            System.out.println();
        }
        for (double a : doubles)
            p(
                a,
                StrictMath.sin(a),
                StrictMath.cos(a),
                StrictMath.tan(a),
                StrictMath.asin(a),
                StrictMath.acos(a),
                StrictMath.atan(a),
                StrictMath.exp(a),
                StrictMath.expm1(a),
                StrictMath.log(a),
                StrictMath.log10(a),
                StrictMath.log1p(a),
                StrictMath.sinh(a),
                StrictMath.cosh(a),
                StrictMath.tanh(a)
            );
        for (double a : doubles)
            for (double b : doubles)
                System.out.print(
                    StrictMath.pow(a, b) +
                        " " +
                        StrictMath.atan2(a, b) +
                        " " +
                        StrictMath.hypot(a, b) +
                        ", "
                );
        // A NaN with a sign counts as positive.
        p(
            StrictMath.copySign(1.0, Double.longBitsToDouble(-1L)),
            StrictMath.copySign(1f, Float.intBitsToFloat(-1)),
            StrictMath.copySign(2.0, -0.0)
        );
        double r = StrictMath.random();
        p(r >= 0 && r < 1, StrictMath.E, StrictMath.PI);
    }
}
