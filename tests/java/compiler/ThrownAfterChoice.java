/* SPDX-License-Identifier: MIT */
/** Inlined methods whose way to a throw divides and meets again, behind literals that are there. */
public class ThrownAfterChoice {
    static int checked(long scale, boolean zero) {
        int n = (int) scale;
        if (n != scale) {
            if (zero) {
                return scale > 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE;
            }
            throw new ArithmeticException(scale > 0 ? "Underflow" : "Overflow");
        }
        return n;
    }

    static int three(int n) {
        if (n < 0) {
            throw new IllegalStateException(n < -10 ? n < -20 ? "far" : "near" : "nearly");
        }
        return n;
    }

    static int last(int n) {
        if (n >= 0) {
            return n + 1;
        }
        throw new IllegalStateException(n < -10 ? "a" : "b");
    }

    static int compared(int n) {
        return isSmall(n) ? 1 : 2;
    }

    static boolean isSmall(int n) {
        if (n > 100) {
            return false;
        }
        if (n < 0) {
            throw new IllegalStateException(n < -10 ? "c" : "d");
        }
        return true;
    }

    static int all(long n) {
        return checked(n, false) + checked(n, true) + three((int) n) + last((int) n)
                + compared((int) n);
    }

    static String told(long n) {
        String told = "";
        for (int i = 0; i < 5; i++) {
            try {
                told += switch (i) {
                case 0 -> checked(n, false);
                case 1 -> three((int) n);
                case 2 -> last((int) n);
                case 3 -> compared((int) n);
                default -> all(n);
                } + " ";
            } catch (ArithmeticException | IllegalStateException e) {
                told += e.getMessage() + " ";
            }
        }
        return told;
    }

    public static void main(String[] args) {
        long[] values = {1L << 40, -1L << 40, 5, 500, -5, -15, -25, (1L << 40) - 15};
        String first = "";
        for (int turn = 0; turn < 2; turn++) {
            StringBuilder all = new StringBuilder();
            for (long value : values) {
                all.append(value).append(": ").append(told(value)).append('\n');
            }
            System.out.print(turn == 0 ? all : all.toString().equals(first) + "\n");
            first = all.toString();
            long sum = 0;
            for (int i = 0; i < 100_000; i++) {
                sum += all(i % 200);
            }
            System.out.println(sum);
        }
        for (int i = 0; i < 3000; i++) {
            String again = told(values[i % values.length]);
            if (!first.contains(": " + again + "\n")) {
                System.out.println(again);
            }
        }
    }
}
