// SPDX-License-Identifier: MIT
/** Every float instruction; NaN is not ordered, rounding is to nearest even, subnormals stay. */
public class FloatOperands {

    static final int ROUNDS = 1500;
    static final Operands o = new Operands(1330);

    static void part0() {
        for (int i = 0; i < ROUNDS; i++) {
            float a = o.aFloat(),
                b = o.aFloat();
            o.add(a + b);
        }
        o.print("+");
        for (int i = 0; i < ROUNDS; i++) {
            float a = o.aFloat(),
                b = o.aFloat();
            o.add(a - b);
        }
        o.print("-");
        for (int i = 0; i < ROUNDS; i++) {
            float a = o.aFloat(),
                b = o.aFloat();
            o.add(a * b);
        }
        o.print("*");
        for (int i = 0; i < ROUNDS; i++) {
            float a = o.aFloat(),
                b = o.aFloat();
            o.add(a / b);
        }
        o.print("/");
        for (int i = 0; i < ROUNDS; i++) {
            float a = o.aFloat(),
                b = o.aFloat();
            o.add(a % b);
        }
        o.print("%");
        for (int i = 0; i < ROUNDS; i++) {
            float a = o.aFloat(),
                b = o.aFloat();
            o.add(-a);
            o.add(0 - a);
            o.add(-(-b));
        }
        o.print("neg");
        for (int i = 0; i < ROUNDS; i++) {
            float a = o.aFloat(),
                b = o.aFloat();
            o.add(a < b);
            if (a < b) o.add(7L);
            else o.add(8L);
            if (!(b < a)) o.add(9L);
            boolean c = !(a < 0);
            o.add(c);
        }
        o.print("<");
        for (int i = 0; i < ROUNDS; i++) {
            float a = o.aFloat(),
                b = o.aFloat();
            o.add(a <= b);
            if (a <= b) o.add(7L);
            else o.add(8L);
            if (!(b <= a)) o.add(9L);
            boolean c = !(a <= 0);
            o.add(c);
        }
        o.print("<=");
        for (int i = 0; i < ROUNDS; i++) {
            float a = o.aFloat(),
                b = o.aFloat();
            o.add(a > b);
            if (a > b) o.add(7L);
            else o.add(8L);
            if (!(b > a)) o.add(9L);
            boolean c = !(a > 0);
            o.add(c);
        }
        o.print(">");
        for (int i = 0; i < ROUNDS; i++) {
            float a = o.aFloat(),
                b = o.aFloat();
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
            float a = o.aFloat(),
                b = o.aFloat();
            o.add(a == b);
            if (a == b) o.add(7L);
            else o.add(8L);
            if (!(b == a)) o.add(9L);
            boolean c = !(a == 0);
            o.add(c);
        }
        o.print("==");
        for (int i = 0; i < ROUNDS; i++) {
            float a = o.aFloat(),
                b = o.aFloat();
            o.add(a != b);
            if (a != b) o.add(7L);
            else o.add(8L);
            if (!(b != a)) o.add(9L);
            boolean c = !(a != 0);
            o.add(c);
        }
        o.print("!=");
        for (int i = 0; i < ROUNDS; i++) {
            float a = o.aFloat(),
                b = o.aFloat();
            float x = a * b + a;
            x = x / b - a;
            o.add(x);
            o.add((a + b) * (a - b));
        }
        o.print("chain");
        for (int i = 0; i < ROUNDS; i++) {
            float a = o.aFloat(),
                b = o.aFloat();
            float x = a;
            x += b;
            x *= 3;
            x -= 1e-3;
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
