// SPDX-License-Identifier: MIT
/** Every double instruction; strict everywhere, no wider intermediate results. */
public class DoubleOperands {

    static final int ROUNDS = 1500;
    static final Operands o = new Operands(1431);

    static void part0() {
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add(a + b);
        }
        o.print("+");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add(a - b);
        }
        o.print("-");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add(a * b);
        }
        o.print("*");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add(a / b);
        }
        o.print("/");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add(a % b);
        }
        o.print("%");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add(-a);
            o.add(0 - a);
            o.add(-(-b));
        }
        o.print("neg");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add(a < b);
            if (a < b) o.add(7L);
            else o.add(8L);
            if (!(b < a)) o.add(9L);
            boolean c = !(a < 0);
            o.add(c);
        }
        o.print("<");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add(a <= b);
            if (a <= b) o.add(7L);
            else o.add(8L);
            if (!(b <= a)) o.add(9L);
            boolean c = !(a <= 0);
            o.add(c);
        }
        o.print("<=");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add(a > b);
            if (a > b) o.add(7L);
            else o.add(8L);
            if (!(b > a)) o.add(9L);
            boolean c = !(a > 0);
            o.add(c);
        }
        o.print(">");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add(a >= b);
            if (a >= b) o.add(7L);
            else o.add(8L);
            if (!(b >= a)) o.add(9L);
            boolean c = !(a >= 0);
            o.add(c);
        }
        o.print(">=");
    }

    static void part1() {
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add(a == b);
            if (a == b) o.add(7L);
            else o.add(8L);
            if (!(b == a)) o.add(9L);
            boolean c = !(a == 0);
            o.add(c);
        }
        o.print("==");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            o.add(a != b);
            if (a != b) o.add(7L);
            else o.add(8L);
            if (!(b != a)) o.add(9L);
            boolean c = !(a != 0);
            o.add(c);
        }
        o.print("!=");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            double x = a * b + a;
            x = x / b - a;
            o.add(x);
            o.add((a + b) * (a - b));
            o.add(a * b * a);
        }
        o.print("chain");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.moderate(),
                b = o.moderate();
            double x = a * 0x1.0p-1060;
            o.add(x);
            o.add(x * b);
            o.add(x / 3);
            o.add(x * 0x1.0p-14 * 0x1.0p20);
        }
        o.print("subnormal");
        for (int i = 0; i < ROUNDS; i++) {
            double a = o.aDouble(),
                b = o.aDouble();
            double x = a;
            x += b;
            x *= 3;
            x -= 1e-3f;
            x /= 7L;
            x %= 5;
            x++;
            --x;
            o.add(x);
        }
        o.print("compound");
    }

    public static void main(String[] args) {
        part0();
        part1();
    }
}
