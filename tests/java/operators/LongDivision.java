// SPDX-License-Identifier: MIT
/** JLS 15.17.2, 15.17.3: long quotient and remainder at the edges, mixed with int operands. */
public class LongDivision {

    static final long[] V = {
        0,
        1,
        -1,
        2,
        -2,
        5,
        -10,
        1000,
        1L << 31,
        -(1L << 31),
        1L << 32,
        1L << 53,
        (1L << 62) + 1,
        Long.MAX_VALUE,
        Long.MIN_VALUE
    };

    static String div(long a, long b) {
        try {
            return "" + a / b;
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }

    static String rem(long a, long b) {
        try {
            return "" + (a % b);
        } catch (ArithmeticException e) {
            return "%" + e.getMessage();
        }
    }

    public static void main(String[] args) {
        for (long a : V) {
            StringBuilder s = new StringBuilder().append(a).append(':');
            for (long b : V) {
                s.append(' ').append(div(a, b)).append(',').append(rem(a, b));
                if (b != 0 && (a / b) * b + (a % b) != a) s.append('!');
            }
            System.out.println(s);
        }
        for (long a : V) {
            System.out.println(
                a / 1 +
                    " " +
                    a / -1 +
                    " " +
                    a / 2 +
                    " " +
                    a / -4 +
                    " " +
                    a / 3 +
                    " " +
                    a / 10 +
                    " " +
                    a / 1000000007 +
                    " " +
                    a / Long.MAX_VALUE +
                    " " +
                    a / Long.MIN_VALUE +
                    " " +
                    a / Integer.MIN_VALUE
            );
            System.out.println(
                (a % 1) +
                    " " +
                    (a % -1) +
                    " " +
                    (a % 2) +
                    " " +
                    (a % -4) +
                    " " +
                    (a % 3) +
                    " " +
                    (a % 10) +
                    " " +
                    (a % 1000000007) +
                    " " +
                    (a % Long.MAX_VALUE) +
                    " " +
                    (a % Long.MIN_VALUE) +
                    " " +
                    (a % Integer.MIN_VALUE)
            );
        }
        int i = Integer.MIN_VALUE;
        System.out.println(i / -1 + " " + i / -1L + " " + (i % -1L) + " " + (i - 1L) / i);
        char c = 'a';
        byte b = -1;
        System.out.println(
            Long.MIN_VALUE / b + " " + (Long.MIN_VALUE % c) + " " + c / 7L + " " + b / 2L
        );
        i /= -1L;
        i /= 1L << 33;
        System.out.println(i);
        i = -7;
        i %= 4L;
        b /= 1L;
        c %= 10L;
        System.out.println(i + " " + b + " " + (int) c);
        long l = 9;
        try {
            l /= 0;
        } catch (ArithmeticException e) {
            System.out.println(l + e.getMessage());
        }
        try {
            l %= 0L;
        } catch (ArithmeticException e) {
            System.out.println(l + e.getMessage());
        }
    }
}
