// SPDX-License-Identifier: MIT
/**
 * Elements loaded with array and index from locals, products added and subtracted: results, and
 * errors in the midst.
 */
public class FusedElements {

    static double sum(double[] a, int i, double b, double c) {
        return a[i] + b * c;
    }

    static double difference(double[] a, int i, double b, double c) {
        return a[i] - b * c;
    }

    static long longs(long[] a, int i) {
        return a[i];
    }

    static float floats(float[] a, int i) {
        return a[i];
    }

    static int ints(int[] a, int i) {
        return a[i];
    }

    static Object objects(Object[] a, int i) {
        return a[i];
    }

    static int far(
        int x0,
        int x1,
        int x2,
        int x3,
        int x4,
        int x5,
        int x6,
        int x7,
        int x8,
        int[] a,
        int i
    ) {
        return a[i] + x0 + x8;
    }

    static int inLoop(int[] a, int from, int to) {
        int sum = 0;
        for (int i = from; i < to; i++) sum += a[i];
        return sum;
    }

    static int partly(int[] a, int i, String[] state) {
        state[0] = "before";
        int kept = 7;
        try {
            kept += 100;
            int x = a[i];
            state[0] = "after";
            return x;
        } catch (RuntimeException e) {
            state[0] += " " + kept + " " + e.getMessage();
            return -1;
        }
    }

    static void show(java.util.function.Supplier<Object> s) {
        try {
            System.out.println(s.get());
        } catch (RuntimeException e) {
            StackTraceElement top = e.getStackTrace()[0];
            System.out.println(e + " at " + top.getMethodName() + ":" + top.getLineNumber());
        }
    }

    public static void main(String[] args) {
        double[] d = { 1, 2.5, -0.0 };
        long[] l = { Long.MIN_VALUE, 3 };
        float[] f = { 1.5f, Float.NaN };
        int[] n = { 10, 20, 30 };
        Object[] o = { "x", null };
        for (int round = 0; round < 2; round++) {
            show(
                () ->
                    sum(d, 1, 3, 4) +
                    " " +
                    difference(d, 1, 3, 4) +
                    " " +
                    sum(d, 2, -0.0, 1) +
                    " " +
                    difference(d, 2, 0.0, 1)
            );
            // Rounded between: one rounding would give another answer.
            show(
                () ->
                    sum(new double[] { -1 }, 0, 1 + 0x1p-30, 1 - 0x1p-30) +
                    " " +
                    difference(new double[] { 1 }, 0, 1 + 0x1p-30, 1 - 0x1p-30)
            );
            show(() -> sum(new double[] { Double.NEGATIVE_INFINITY }, 0, 1e200, 1e200));
            show(
                () ->
                    longs(l, 0) +
                    " " +
                    floats(f, 1) +
                    " " +
                    ints(n, 2) +
                    " " +
                    objects(o, 0) +
                    " " +
                    objects(o, 1)
            );
            show(() -> far(1, 2, 3, 4, 5, 6, 7, 8, 9, n, 1));
            show(() -> inLoop(n, 0, 3));
            show(() -> inLoop(n, 1, 4));
            show(() -> inLoop(null, 0, 1));
            show(() -> inLoop(null, 0, 0));
            show(() -> sum(null, 0, 1, 1));
            show(() -> sum(d, -1, 1, 1));
            show(() -> longs(l, 2));
            show(() -> longs(null, 2));
            show(() -> floats(f, Integer.MIN_VALUE));
            show(() -> ints(null, 0));
            show(() -> ints(n, Integer.MAX_VALUE));
            show(() -> objects(null, 0));
            show(() -> objects(o, 2));
            String[] state = new String[1];
            for (int i = 2; i < 4; i++) {
                System.out.println(partly(n, i, state) + " " + state[0]);
                System.out.println(partly(null, i, state) + " " + state[0]);
            }
        }
    }
}
