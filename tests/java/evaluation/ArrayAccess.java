// SPDX-License-Identifier: MIT
/**
 * JLS 15.10.4: array reference first, then the index, then the checks for null and bounds; an
 * abrupt index wins.
 */
public class ArrayAccess {

    static String log = "";

    static int[] a(int[] r, String s) {
        log += s;
        return r;
    }

    static int i(int v) {
        log += "i" + v;
        return v;
    }

    static int bad(String s) {
        log += s;
        throw new IllegalStateException(s);
    }

    static int[] badArray() {
        log += "A!";
        throw new IllegalStateException("array");
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
        int[] x = { 10, 11, 12 },
            none = null;
        show(() -> a(x, "x")[i(1)]);
        show(() -> a(none, "n")[bad("I!")]);
        show(() -> badArray()[bad("I!")]);
        show(() -> a(x, "x")[i(7)]);
        show(() -> a(x, "x")[i(-1)]);
        show(() -> a(x, "x")[i(Integer.MIN_VALUE)]);
        show(() -> a(new int[0], "0")[i(0)]);
        show(() -> {
            int[] y = { 1, 2, 3 },
                z = y;
            int k = 0;
            return y[(k = 1)] + z[k++] + y[k] + "k" + k;
        });
        show(() -> {
            int[] y = { 1, 2, 3 },
                z = { 4, 5, 6 };
            return y[(y = z)[0] - 4] + " " + y[0];
        });
        show(() -> {
            int[][] g = { { 1, 2 }, null };
            return g[i(0)][i(1)];
        });
        show(() -> {
            int[][] g = { { 1, 2 }, new int[0] };
            return g[i(1)][i(1)];
        });
        show(() -> {
            int[][] g = { { 1, 2 }, { 3 } };
            return g[i(2)][bad("second")];
        });
        show(() -> {
            int[][] g = { { 1, 2 }, { 3 } };
            return g[i(1)][bad("second")];
        });
        show(() -> {
            char c = 1;
            byte b = 2;
            short s = 0;
            return x[c] + x[b] + x[s];
        });
        show(() -> {
            String[] names = { "p", "q" };
            int k = 0;
            return names[k++] + names[k--] + names[k];
        });
        show(() -> {
            boolean[] f = { true, false };
            return (f[i(0)] && f[i(1)]) || f[i(0)];
        });
        show(() -> {
            long[] l = { 5, 6 };
            return l[i(0)] + l[i(1)] * l[i(0)];
        });
        show(() -> a(a(x, "p"), "q")[i(a(x, "r")[i(0)] - 9)]);
    }
}
