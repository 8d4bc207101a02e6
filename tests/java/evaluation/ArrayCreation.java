// SPDX-License-Identifier: MIT
/**
 * JLS 15.10.1: dimension expressions run left to right, all of them before any size is checked or
 * memory is taken.
 */
public class ArrayCreation {

    static String log = "";

    static int d(int v) {
        log += "d" + v + ";";
        return v;
    }

    static int bad() {
        log += "!";
        throw new IllegalStateException("dim");
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
        show(() -> new int[d(3)].length);
        show(() -> new int[d(2)][d(3)][d(4)][0].length);
        show(() -> new int[d(2)][d(3)][d(4)][1][2].length);
        show(() -> new int[d(-1)][d(3)]);
        show(() -> new int[d(2)][d(-3)]);
        show(() -> new int[d(-1)][d(-3)]);
        show(() -> new int[d(0)][d(-3)]);
        show(() -> new int[d(0)][d(5)].length);
        show(() -> new int[d(-1)][bad()]);
        show(() -> new int[bad()][d(1)]);
        // prettier-ignore
        show(() -> (new String[d(2)][d(1)][])[1][0]);
        // prettier-ignore
        show(() -> (new String[d(2)][][])[0]);
        show(() -> {
            int i = 4;
            int[][] a = new int[i][(i = 3)];
            return a.length + " " + a[0].length;
        });
        show(() -> {
            int[] a;
            int[][] g = { { 0, 0 }, { 0 } };
            int[][] h = new int[(a = g[0]).length][a.length + 1];
            return h.length * 10 + h[1].length;
        });
        show(() -> {
            int i = 0;
            int[] a = { i++, i++, i, (i += 5), i };
            return a[0] + "" + a[1] + a[2] + a[3] + a[4];
        });
        show(() -> new int[] { d(1), d(2), d(3) }.length);
        show(() -> new int[][] { { d(1) }, { d(2), d(3) }, {} }[2].length);
        show(() -> new Object[] { d(1), bad(), d(3) });
        show(() -> new int[d('a')].length);
        show(() -> new char[d((byte) 200)]);
        show(() -> new long[d((short) 40000)]);
        show(() -> new boolean[d((byte) 130) + 127].length);
        show(
            () -> new int[d(1)][d(1)].getClass().getName() + new Object[d(1)][].getClass().getName()
        );
    }
}
