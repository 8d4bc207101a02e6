// SPDX-License-Identifier: MIT
/**
 * JLS 15.7.1, 15.7.2: the left operand is whole before the right begins; both before the operation
 * fails.
 */
public class BinaryOperands {

    static String log = "";

    static int i(int v) {
        log += "i" + v;
        return v;
    }

    static long l(long v) {
        log += "l" + v;
        return v;
    }

    static double d(double v) {
        log += "d" + v;
        return v;
    }

    static int bad(String s) {
        log += "!";
        throw new IllegalStateException(s);
    }

    interface Body {
        Object run();
    }

    static void show(Body b) {
        log = "";
        String r;
        try {
            r = String.valueOf(b.run());
        } catch (RuntimeException e) {
            r = e.getClass().getSimpleName() + " " + e.getMessage();
        }
        System.out.println(log + " = " + r);
    }

    public static void main(String[] args) {
        show(() -> i(1) + i(2) * i(3));
        show(() -> (i(1) + i(2)) * i(3));
        show(() -> i(8) - i(4) - i(2));
        show(() -> i(8) - (i(4) - i(2)));
        show(() -> i(1) / i(0));
        show(() -> i(1) / bad("r"));
        show(() -> bad("l") / i(0));
        show(() -> i(1) % l(0));
        show(() -> i(1) / i(0) + bad("later"));
        show(() -> l(1) / l(0));
        show(() -> d(1) / i(0));
        show(() -> (i(1) << i(2)) << i(3));
        show(() -> i(64) >> (i(2) >>> i(1)));
        show(() -> i(1) < i(2) == i(4) > i(3));
        show(() -> (i(5) & i(3)) | (i(8) ^ i(1)));
        show(() -> {
            int k = 2;
            return k * (k = 3) * k;
        });
        show(() -> {
            int k = 2;
            return (k = 3) * k;
        });
        show(() -> {
            int k = 2;
            return k + k++ + k + ++k;
        });
        show(() -> {
            int k = 2;
            return k-- - --k;
        });
        show(() -> {
            int k = 2;
            return k++ * ++k + k-- * --k;
        });
        show(() -> {
            int k = 10;
            return (k += 5) + (k -= 3) * (k *= 2);
        });
        show(() -> {
            long k = 2;
            return k + (k = i(7)) + -k;
        });
        show(() -> {
            int k = 7;
            return k == (k = 8) || k == (k = 8);
        });
        show(() -> {
            int[] a = { 1, 2 };
            int k = 0;
            return a[k++] - a[k--] - a[k];
        });
        show(() -> i(1) + d(2) + l(3) + "|" + i(1) + d(2) + l(3));
        show(() -> i(1) > i(2) ? i(3) : i(4) > i(5) ? i(6) : i(7));
        show(() -> -i(1) - -i(2) + +i(3) + ~i(4));
    }
}
