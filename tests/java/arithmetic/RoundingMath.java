// SPDX-License-Identifier: MIT
/**
 * Math on float and double where the result is exact: rounding, neighbours, signs, scaling, fma.
 */
public class RoundingMath {

    static final int ROUNDS = 600;
    static final Operands o = new Operands(1232);

    static void part0() {
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add(Math.floor(a));
        }
        o.print("floor");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add(Math.ceil(a));
        }
        o.print("ceil");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add(Math.rint(a));
        }
        o.print("rint");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add(Math.sqrt(a));
        }
        o.print("sqrt");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble();
            float b = o.aFloat();
            o.add(Math.abs(a));
            o.add(Math.abs(b));
        }
        o.print("abs");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble();
            float b = o.aFloat();
            o.add(Math.ulp(a));
            o.add(Math.ulp(b));
        }
        o.print("ulp");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble();
            float b = o.aFloat();
            o.add(Math.signum(a));
            o.add(Math.signum(b));
        }
        o.print("signum");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble();
            float b = o.aFloat();
            o.add(Math.nextUp(a));
            o.add(Math.nextUp(b));
        }
        o.print("nextUp");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble();
            float b = o.aFloat();
            o.add(Math.nextDown(a));
            o.add(Math.nextDown(b));
        }
        o.print("nextDown");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            float c = o.aFloat(),
                d = o.aFloat();
            o.add(Math.max(a, b));
            o.add(Math.max(c, d));
        }
        o.print("max");
    }

    static void part1() {
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            float c = o.aFloat(),
                d = o.aFloat();
            o.add(Math.min(a, b));
            o.add(Math.min(c, d));
        }
        o.print("min");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            float c = o.aFloat(),
                d = o.aFloat();
            o.add(Math.nextAfter(a, b));
            o.add(Math.nextAfter(c, d));
        }
        o.print("nextAfter");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            float c = o.aFloat(),
                d = o.aFloat();
            if (b == b) o.add(Math.copySign(a, b));
            if (d == d) o.add(Math.copySign(c, d));
        }
        o.print("copySign");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble();
            float b = o.aFloat();
            o.add(Math.round(a));
            o.add((long) Math.round(b));
            o.add(Math.round(a / 1e10));
            o.add((long) Math.round(b / 64));
        }
        o.print("round");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble();
            float b = o.aFloat();
            o.add((long) Math.getExponent(a));
            o.add((long) Math.getExponent(b));
        }
        o.print("getExponent");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble();
            float b = o.aFloat();
            int n = o.anInt();
            o.add(Math.scalb(a, n));
            o.add(Math.scalb(b, n));
            o.add(Math.scalb(a, n % 1100));
            o.add(Math.scalb(b, n % 160));
        }
        o.print("scalb");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble(),
                c = o.aDouble();
            float d = o.aFloat(),
                e = o.aFloat(),
                f = o.aFloat();
            o.add(Math.fma(a, b, c));
            o.add(Math.fma(d, e, f));
            o.add(Math.fma(a, 3.0, -a * 3.0));
        }
        o.print("fma");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add(Math.IEEEremainder(a, b));
            o.add(Math.IEEEremainder(a, 3.0));
        }
        o.print("IEEEremainder");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate();
            o.add(Math.toRadians(a));
            o.add(Math.toDegrees(a));
        }
        o.print("toRadians");
    }

    public static void main(String[] args) {
        part0();
        part1();
    }
}
