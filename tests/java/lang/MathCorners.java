/* SPDX-License-Identifier: MIT */
/** Rounding, exact arithmetic and neighbours of Math at the corners. */
public class MathCorners {

    static void fails(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        double[] ds = {
            0.0,
            -0.0,
            0.5,
            -0.5,
            0.49999999999999994,
            -0.49999999999999994,
            1.5,
            2.5,
            -1.5,
            -2.5,
            4503599627370495.5,
            4503599627370497.0,
            1e300,
            -1e300,
            Double.NaN,
            1 / 0.0,
            -1 / 0.0,
            4.9e-324
        };
        for (double d : ds) {
            System.out.println(
                d +
                    ": " +
                    Math.floor(d) +
                    " " +
                    Math.ceil(d) +
                    " " +
                    Math.rint(d) +
                    " " +
                    Math.round(d) +
                    " " +
                    Math.round((float) d) +
                    " " +
                    Math.ulp(d) +
                    " " +
                    Math.signum(d) +
                    " " +
                    Math.nextUp(d) +
                    " " +
                    Math.nextDown(d) +
                    " " +
                    Math.getExponent(d) +
                    " " +
                    Math.sqrt(d) +
                    " " +
                    Math.abs(d) +
                    " " +
                    Math.scalb(d, -1030) +
                    " " +
                    Math.nextUp((float) d) +
                    " " +
                    Math.ulp((float) d) +
                    " " +
                    Math.copySign(3, d)
            );
        }
        int[] is = { 0, 1, -1, 7, -7, Integer.MAX_VALUE, Integer.MIN_VALUE };
        for (int a : is) {
            for (int b : is) {
                if (b != 0) {
                    System.out.print(
                        Math.floorDiv(a, b) +
                            "," +
                            Math.floorMod(a, b) +
                            "," +
                            Math.floorMod((long) a, b) +
                            "," +
                            Math.multiplyFull(a, b) +
                            " "
                    );
                }
            }
            System.out.println();
        }
        fails(() -> Math.addExact(Integer.MAX_VALUE, 1));
        fails(() -> Math.addExact(Long.MAX_VALUE, 1L));
        fails(() -> Math.subtractExact(Integer.MIN_VALUE, 1));
        fails(() -> Math.multiplyExact(1 << 16, 1 << 15));
        fails(() -> Math.multiplyExact(Long.MIN_VALUE, -1L));
        fails(() -> Math.multiplyExact(1L << 32, 1L << 30));
        fails(() -> Math.negateExact(Integer.MIN_VALUE));
        fails(() -> Math.toIntExact(1L << 31));
        fails(() -> Math.absExact(Integer.MIN_VALUE));
        fails(() -> Math.incrementExact(Integer.MAX_VALUE));
        System.out.println(
            Math.multiplyHigh(Long.MIN_VALUE, Long.MAX_VALUE) +
                " " +
                Math.multiplyHigh(0x123456789abcdefL, -0x7edcba987654321L)
        );
        System.out.println(
            Math.max(-0.0, 0.0) +
                " " +
                Math.min(0.0, -0.0) +
                " " +
                Math.max(1, Double.NaN) +
                " " +
                Math.min(-0f, 0f) +
                " " +
                Math.max(3L, -3L)
        );
        System.out.println(
            Math.fma(1e16, 1e16, -1e32) +
                " " +
                Math.hypot(3, 4) +
                " " +
                Math.toDegrees(Math.PI) +
                " " +
                Math.toRadians(180) +
                " " +
                Math.pow(2, 10) +
                " " +
                Math.IEEEremainder(5, 3) +
                " " +
                Math.cbrt(27) +
                " " +
                Math.atan2(0.0, -0.0) +
                " " +
                Math.nextAfter(1.0, 0.0)
        );
        System.out.println(
            Math.sin(0) +
                " " +
                Math.cos(0) +
                " " +
                Math.exp(0) +
                " " +
                Math.log(1) +
                " " +
                Math.log10(1000) +
                " " +
                StrictMath.tan(0.0) +
                " " +
                Math.pow(Double.NaN, 0)
        );
    }
}
