// SPDX-License-Identifier: MIT
/**
 * Every int instruction on operands from a seed; division by zero and MIN_VALUE / -1 among them.
 */
public class IntOperands {

    static final int ROUNDS = 1500;
    static final Operands o = new Operands(1127);

    static void part0() {
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add((long) (a + b));
        }
        o.print("+");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add((long) (a - b));
        }
        o.print("-");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add((long) (a * b));
        }
        o.print("*");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add((long) (a & b));
        }
        o.print("&");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add((long) (a | b));
        }
        o.print("|");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add((long) (a ^ b));
        }
        o.print("^");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            try {
                o.add((long) (a / b));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("/");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            try {
                o.add((long) (a % b));
            } catch (ArithmeticException e) {
                o.add(e.getMessage());
            }
        }
        o.print("%");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add((long) (a << (int) b));
        }
        o.print("<< int");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add((long) (a << (long) b));
        }
        o.print("<< long");
    }

    static void part1() {
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add((long) (a >> (int) b));
        }
        o.print(">> int");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add((long) (a >> (long) b));
        }
        o.print(">> long");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add((long) (a >>> (int) b));
        }
        o.print(">>> int");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add((long) (a >>> (long) b));
        }
        o.print(">>> long");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add((long) -a);
            o.add((long) ~b);
        }
        o.print("neg");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add(a < b);
            o.add(a < 0);
            if (a < b) o.add(7L);
            if (!(b < a)) o.add(9L);
        }
        o.print("<");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add(a <= b);
            o.add(a <= 0);
            if (a <= b) o.add(7L);
            if (!(b <= a)) o.add(9L);
        }
        o.print("<=");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add(a > b);
            o.add(a > 0);
            if (a > b) o.add(7L);
            if (!(b > a)) o.add(9L);
        }
        o.print(">");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add(a >= b);
            o.add(a >= 0);
            if (a >= b) o.add(7L);
            if (!(b >= a)) o.add(9L);
        }
        o.print(">=");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add(a == b);
            o.add(a == 0);
            if (a == b) o.add(7L);
            if (!(b == a)) o.add(9L);
        }
        o.print("==");
    }

    static void part2() {
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            o.add(a != b);
            o.add(a != 0);
            if (a != b) o.add(7L);
            if (!(b != a)) o.add(9L);
        }
        o.print("!=");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            a++;
            b--;
            a += 127;
            b -= 128;
            a += 32767;
            b -= 32768;
            a += 100000;
            o.add((long) a);
            o.add((long) b);
        }
        o.print("iinc");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            byte c = (byte) a;
            c += b;
            c >>>= 3;
            c *= 7;
            short s = (short) b;
            s -= a;
            s <<= 2;
            char h = (char) a;
            h /= 3;
            h ^= b;
            o.add((long) c);
            o.add((long) s);
            o.add((long) h);
        }
        o.print("compound");
        for (int i = 0; i < ROUNDS; i++) {
            int a = o.anInt(),
                b = o.anInt();
            int x = a;
            x += 1.5 * b;
            x -= 0.25f;
            x *= 3L;
            x <<= 33L;
            long y = b;
            y += a * 0.1f;
            y >>= a;
            o.add((long) x);
            o.add(y);
        }
        o.print("mixed compound");
    }

    public static void main(String[] args) {
        part0();
        part1();
        part2();
    }
}
