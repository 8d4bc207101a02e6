// SPDX-License-Identifier: MIT
/**
 * JLS 15.17.2, 15.17.3: int quotient truncates, remainder has the dividend's sign, MIN / -1 wraps,
 * by zero throws.
 */
public class IntDivision {

    static final int[] V = {
        0,
        1,
        -1,
        2,
        -2,
        3,
        7,
        -7,
        10,
        255,
        -256,
        65535,
        1 << 30,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        Integer.MIN_VALUE + 1
    };

    static String div(int a, int b) {
        try {
            return "" + a / b;
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }

    static String rem(int a, int b) {
        try {
            return "" + (a % b);
        } catch (ArithmeticException e) {
            return "%" + e.getMessage();
        }
    }

    public static void main(String[] args) {
        for (int a : V) {
            StringBuilder s = new StringBuilder().append(a).append(':');
            for (int b : V) {
                s.append(' ').append(div(a, b)).append(',').append(rem(a, b));
                if (b != 0 && (a / b) * b + (a % b) != a) s.append('!');
                if (b != 0 && a % b != 0 && a % b < 0 != a < 0) s.append('?');
            }
            System.out.println(s);
        }
        for (int a : V) {
            System.out.println(
                a / 1 +
                    " " +
                    a / -1 +
                    " " +
                    a / 2 +
                    " " +
                    a / -2 +
                    " " +
                    a / 3 +
                    " " +
                    a / -3 +
                    " " +
                    a / 7 +
                    " " +
                    a / 10 +
                    " " +
                    a / 100 +
                    " " +
                    a / 641 +
                    " " +
                    a / 65536 +
                    " " +
                    a / Integer.MAX_VALUE +
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
                    (a % -2) +
                    " " +
                    (a % 3) +
                    " " +
                    (a % -3) +
                    " " +
                    (a % 7) +
                    " " +
                    (a % 10) +
                    " " +
                    (a % 100) +
                    " " +
                    (a % 641) +
                    " " +
                    (a % 65536) +
                    " " +
                    (a % Integer.MAX_VALUE) +
                    " " +
                    (a % Integer.MIN_VALUE)
            );
        }
        byte b = -128;
        short s = -32768;
        char c = 65535;
        System.out.println(
            b / -1 +
                " " +
                (byte) (b / -1) +
                " " +
                s / -1 +
                " " +
                (short) (s / -1) +
                " " +
                c / -1 +
                " " +
                (c % 256) +
                " " +
                -c / 2
        );
        b /= -1;
        s /= -1;
        c /= 3;
        System.out.println(b + " " + s + " " + (int) c);
        int i = 5;
        try {
            i /= 0;
        } catch (ArithmeticException e) {
            System.out.println(i + " kept");
        }
        try {
            i %= i - 5;
        } catch (ArithmeticException e) {
            System.out.println(i + " kept");
        }
        try {
            i = 1 / (i - 5);
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
    }
}
