// SPDX-License-Identifier: MIT
/**
 * JLS 15.26.1: array, index, right side, and only then null, bounds and store checks, in this
 * order.
 */
public class ArrayStores {

    static String log = "";

    static <T> T s(T t, String n) {
        log += n;
        return t;
    }

    static int i(int v) {
        log += "i" + v;
        return v;
    }

    static <T> T bad(String n) {
        log += n;
        throw new IllegalStateException(n);
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
        int[] x = { 1, 2, 3 },
            none = null;
        Object[] strings = new String[2],
            objects = new Object[2],
            gone = null;
        show(() -> s(x, "a")[i(1)] = i(9));
        show(() -> s(none, "n")[i(5)] = i(9));
        show(() -> s(none, "n")[i(5)] = bad("R!"));
        show(() -> s(x, "a")[i(5)] = ArrayStores.<Integer>bad("R!"));
        show(() -> s(x, "a")[i(5)] = i(4));
        show(() -> s(strings, "s")[i(0)] = s((Object) 5, "five"));
        show(() -> s(strings, "s")[i(7)] = s((Object) 5, "five"));
        show(() -> s(gone, "g")[i(7)] = s((Object) 5, "five"));
        show(() -> s(strings, "s")[i(1)] = s(null, "null"));
        show(() -> s(objects, "o")[i(1)] = s((Object) 5, "five"));
        show(() -> {
            int k = 0;
            int[] y = new int[3];
            y[k++] = k++;
            y[k] = k = 0;
            return y[0] + " " + y[1] + " " + y[2] + " " + k;
        });
        show(() -> {
            int[] y = { 0, 0 },
                z = y;
            y[0] = (y = new int[] { 7, 7 })[1];
            return z[0] + " " + y[0];
        });
        show(() -> {
            int k = 1;
            int[] y = { 0, 0, 0 };
            y[k] = y[(k = 2)] = 8;
            return y[1] + " " + y[2] + " " + k;
        });
        show(() -> {
            int[][] g = new int[2][];
            g[i(0)] = new int[] { i(3), i(4) };
            return g[0][1];
        });
        show(() -> {
            int[][] g = new int[2][];
            g[i(1)][i(0)] = i(3);
            return 0;
        });
        show(() -> {
            int[][] g = new int[2][2];
            g[i(1)] = g[i(0)] = s(new int[] { 5 }, "v");
            return g[0] == g[1];
        });
        show(() -> {
            long[] l = new long[1];
            l[i(0)] = l[i(0)] = 1L << 40;
            return l[0];
        });
        show(() -> {
            byte[] b = new byte[2];
            int w = (b[i(0)] = (byte) i(300));
            return w;
        });
        show(() -> {
            Object[] o = new Integer[1][];
            o[i(0)] = s(new Integer[] { 1 }, "ok");
            return ((Object[]) o[0])[0];
        });
        show(() -> {
            Object[] o = new Integer[1][];
            o[i(0)] = s(new Object[] { 1 }, "no");
            return o[0];
        });
    }
}
