/* SPDX-License-Identifier: MIT */
/**
 * Small methods that divide: with results of all corners, under register pressure, and with the
 * trace of their own frame when they throw.
 */
public final class InlinedDivisions {

    private static final int[] INTS = {
        0,
        1,
        -1,
        2,
        -2,
        3,
        -7,
        10,
        1000,
        -1000,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        Integer.MIN_VALUE + 1
    };
    private static final long[] LONGS = {
        0,
        1,
        -1,
        2,
        -3,
        10,
        1L << 32,
        -(1L << 32) + 1,
        Long.MAX_VALUE,
        Long.MIN_VALUE,
        Long.MIN_VALUE + 1
    };
    private static int stored;

    private InlinedDivisions() {}

    private static int quotient(int a, int b) {
        return a / b;
    }

    private static int remainder(int a, int b) {
        return a % b;
    }

    private static long quotient(long a, long b) {
        return a / b;
    }

    private static long remainder(long a, long b) {
        return a % b;
    }

    private static int byTen(int a) {
        return (a / 10) * 100 + (a % 10);
    }

    private static int byZero(int a) {
        return a / 0;
    }

    private static int chosen(int a, int b) {
        return b > 5 ? a % b : b == 0 ? -1 : a / b + (b % 3);
    }

    private static int storesFirst(int a, int b) {
        stored = a;
        return a / b;
    }

    private static int nested(int a, int b, int c) {
        return quotient(a, b) + remainder(a, c) * quotient(b, c);
    }

    private static String thrown(ArithmeticException e) {
        StackTraceElement[] trace = e.getStackTrace();
        return (
            e.getMessage() + " in " + trace[0].getMethodName() + " of " + trace[1].getMethodName()
        );
    }

    private static long ofInts(int a, int b) {
        long hash = 0;
        try {
            hash =
                quotient(a, b) * 31L +
                remainder(a, b) * 7L +
                Math.floorMod(a, b) +
                Math.floorDiv(a, b) * 3L;
        } catch (ArithmeticException e) {
            hash = thrown(e).hashCode();
        }
        return hash * 31 + chosen(a, b) + byTen(a) + Integer.divideUnsigned(a, b | 1);
    }

    private static long ofLongs(long a, long b) {
        try {
            return (
                quotient(a, b) * 31 +
                remainder(a, b) * 7 +
                Math.floorMod(a, b) +
                Math.floorDiv(a, b) * 3
            );
        } catch (ArithmeticException e) {
            return thrown(e).hashCode();
        }
    }

    /* What was read before the division is in registers while it happens. */
    private static int pressed(int[] n, int b) {
        int x =
            n[0] +
            quotient(n[1], b) *
                (n[2] +
                    remainder(n[3], b) *
                        (n[4] - quotient(n[5] + n[6], b) * (n[7] ^ remainder(n[8], b + n[9]))));
        return x * n[1] + quotient(x, n[2]) - remainder(x + n[3], n[4]);
    }

    private static void show(int a, int b) {
        stored = 0;
        try {
            System.out.println(storesFirst(a, b) + " " + stored);
        } catch (ArithmeticException e) {
            System.out.println(thrown(e) + ", stored " + stored);
        }
        try {
            System.out.println(nested(a, b, a - 7));
        } catch (ArithmeticException e) {
            System.out.println(thrown(e));
        }
        try {
            System.out.println(byZero(a));
        } catch (ArithmeticException e) {
            System.out.println(thrown(e));
        }
    }

    public static void main(String[] arguments) {
        long hash = 0;
        for (int round = 0; round < 60; round++) {
            for (int a : INTS) for (int b : INTS) hash = hash * 31 + ofInts(a, b);
            for (long a : LONGS) for (long b : LONGS) hash = hash * 31 + ofLongs(a, b);
            hash =
                hash * 31 +
                pressed(new int[] { 3, 100, 7, -50, 9, 1 << 20, -8, 77, 12345, round }, round + 1);
        }
        System.out.println(Long.toHexString(hash));
        show(12, 5);
        show(12, 0);
        show(7, 3);
        for (int i = 0; i < 5000; i++) hash += nested(i, (i % 11) + 1, (i % 5) + 1);
        System.out.println(Long.toHexString(hash));
        show(Integer.MIN_VALUE, -1);
        show(1, 0);
    }
}
