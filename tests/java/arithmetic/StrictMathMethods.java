// SPDX-License-Identifier: MIT
/** StrictMath is defined to the last bit: arc functions, roots, remainder. */
public class StrictMathMethods {

    static final int ROUNDS = 400;
    static final Operands o = new Operands(1751);

    static void part0() {
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate(),
                b = o.aDouble();
            o.add(StrictMath.asin(a));
            o.add(StrictMath.asin(b));
        }
        o.print("asin");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate(),
                b = o.aDouble();
            o.add(StrictMath.acos(a));
            o.add(StrictMath.acos(b));
        }
        o.print("acos");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate(),
                b = o.aDouble();
            o.add(StrictMath.atan(a));
            o.add(StrictMath.atan(b));
        }
        o.print("atan");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate(),
                b = o.aDouble();
            o.add(StrictMath.expm1(a));
            o.add(StrictMath.expm1(b));
        }
        o.print("expm1");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate(),
                b = o.aDouble();
            o.add(StrictMath.log1p(a));
            o.add(StrictMath.log1p(b));
        }
        o.print("log1p");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate(),
                b = o.aDouble();
            o.add(StrictMath.sqrt(a));
            o.add(StrictMath.sqrt(b));
        }
        o.print("sqrt");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate(),
                b = o.moderate(),
                c = o.aDouble();
            o.add(StrictMath.atan2(a, b));
            o.add(StrictMath.atan2(a, c));
            o.add(StrictMath.atan2(Math.abs(c), b));
        }
        o.print("atan2");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate(),
                b = o.moderate(),
                c = o.aDouble();
            o.add(StrictMath.hypot(a, b));
            o.add(StrictMath.hypot(a, c));
            o.add(StrictMath.hypot(Math.abs(c), b));
        }
        o.print("hypot");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate(),
                b = o.moderate(),
                c = o.aDouble();
            o.add(StrictMath.IEEEremainder(a, b));
            o.add(StrictMath.IEEEremainder(a, c));
            o.add(StrictMath.IEEEremainder(Math.abs(c), b));
        }
        o.print("IEEEremainder");
    }

    public static void main(String[] args) {
        part0();
    }
}
