// SPDX-License-Identifier: MIT
/**
 * Math may differ from StrictMath by an ulp or two, no more, and agrees on special values and at
 * the corners.
 */
public class MathNearStrict {

    static final int ROUNDS = 400;
    static final Operands o = new Operands(1417);

    static void near(double a, double b) {
        boolean good = Double.compare(a, b) == 0 || Math.abs(a - b) <= 2 * Math.ulp(b);
        if (!good) System.out.println(a + " is not near " + b);
        if (b != b || Double.isInfinite(b) || b == 0) o.add(b);
    }

    static void part0() {
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate();
            near(Math.sin(a), StrictMath.sin(a));
        }
        o.print("sin");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate();
            near(Math.cos(a), StrictMath.cos(a));
        }
        o.print("cos");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate();
            near(Math.tan(a), StrictMath.tan(a));
        }
        o.print("tan");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate();
            near(Math.asin(a), StrictMath.asin(a));
        }
        o.print("asin");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate();
            near(Math.acos(a), StrictMath.acos(a));
        }
        o.print("acos");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate();
            near(Math.atan(a), StrictMath.atan(a));
        }
        o.print("atan");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate();
            near(Math.exp(a), StrictMath.exp(a));
        }
        o.print("exp");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate();
            near(Math.log(a), StrictMath.log(a));
        }
        o.print("log");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate();
            near(Math.log10(a), StrictMath.log10(a));
        }
        o.print("log10");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate();
            near(Math.cbrt(a), StrictMath.cbrt(a));
        }
        o.print("cbrt");
    }

    static void part1() {
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate();
            near(Math.sinh(a), StrictMath.sinh(a));
        }
        o.print("sinh");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate();
            near(Math.cosh(a), StrictMath.cosh(a));
        }
        o.print("cosh");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate();
            near(Math.tanh(a), StrictMath.tanh(a));
        }
        o.print("tanh");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate();
            near(Math.expm1(a), StrictMath.expm1(a));
        }
        o.print("expm1");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate();
            near(Math.log1p(a), StrictMath.log1p(a));
        }
        o.print("log1p");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate();
            near(Math.sqrt(a), StrictMath.sqrt(a));
        }
        o.print("sqrt");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate(),
                b = o.moderate();
            near(Math.pow(a, b), StrictMath.pow(a, b));
        }
        o.print("pow");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate(),
                b = o.moderate();
            near(Math.atan2(a, b), StrictMath.atan2(a, b));
        }
        o.print("atan2");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate(),
                b = o.moderate();
            near(Math.hypot(a, b), StrictMath.hypot(a, b));
        }
        o.print("hypot");
    }

    public static void main(String[] args) {
        part0();
        part1();
    }
}
