// SPDX-License-Identifier: MIT
/** Every long instruction on operands from a seed. */
public class LongOperands {
    static final int ROUNDS = 1500;
    static final Operands o = new Operands(1228);

    static void part0() {
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add((long) (a + b));
        }
        o.print("+");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add((long) (a - b));
        }
        o.print("-");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add((long) (a * b));
        }
        o.print("*");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add((long) (a & b));
        }
        o.print("&");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add((long) (a | b));
        }
        o.print("|");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add((long) (a ^ b));
        }
        o.print("^");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            try { o.add((long) (a / b)); } catch (ArithmeticException e) { o.add(e.getMessage()); }
        }
        o.print("/");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            try { o.add((long) (a % b)); } catch (ArithmeticException e) { o.add(e.getMessage()); }
        }
        o.print("%");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add((long) (a << (int) b));
        }
        o.print("<< int");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add((long) (a << (long) b));
        }
        o.print("<< long");
    }

    static void part1() {
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add((long) (a >> (int) b));
        }
        o.print(">> int");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add((long) (a >> (long) b));
        }
        o.print(">> long");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add((long) (a >>> (int) b));
        }
        o.print(">>> int");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add((long) (a >>> (long) b));
        }
        o.print(">>> long");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add((long) -a); o.add((long) ~b);
        }
        o.print("neg");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add(a < b); o.add(a < 0); if (a < b) o.add(7L); if (!(b < a)) o.add(9L);
        }
        o.print("<");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add(a <= b); o.add(a <= 0); if (a <= b) o.add(7L); if (!(b <= a)) o.add(9L);
        }
        o.print("<=");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add(a > b); o.add(a > 0); if (a > b) o.add(7L); if (!(b > a)) o.add(9L);
        }
        o.print(">");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add(a >= b); o.add(a >= 0); if (a >= b) o.add(7L); if (!(b >= a)) o.add(9L);
        }
        o.print(">=");
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add(a == b); o.add(a == 0); if (a == b) o.add(7L); if (!(b == a)) o.add(9L);
        }
        o.print("==");
    }

    static void part2() {
        for (int i = 0; i < ROUNDS; i++) {
            long a = o.aLong(), b = o.aLong();
            o.add(a != b); o.add(a != 0); if (a != b) o.add(7L); if (!(b != a)) o.add(9L);
        }
        o.print("!=");
    }

    public static void main(String[] args) {
        part0();
        part1();
        part2();
    }
}
