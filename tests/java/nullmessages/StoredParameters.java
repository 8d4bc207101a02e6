/* SPDX-License-Identifier: MIT */
/* A parameter that was stored in is a local like others, on all ways that lead on from there. */
public class StoredParameters {

    static String s(Runnable r) {
        try {
            r.run();
            return "none";
        } catch (NullPointerException e) {
            return e.getMessage();
        }
    }

    static int a(int[][] a, int i) {
        i++;
        return a[i][0];
    }

    static int b(int[] a, int[] b) {
        a = b;
        return a[0];
    }

    static int c(int[] a, int[] b, boolean c) {
        if (c) a = b;
        return a[0];
    }

    static int d(int[] a, int[] b, boolean c) {
        if (c) {
            a = b;
            return a[1];
        }
        return a[0];
    }

    static int e(int[] a, int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += a[0];
            a = null;
        }
        return sum;
    }

    static long f(long x, int[] a) {
        x = 5;
        return x + a[0];
    }

    static long g(int[] a, long x, int[][] b) {
        x = 1;
        a = b[0];
        return a[(int) x];
    }

    int h(int[] a) {
        int q = a.length;
        a = null;
        return q + a.length;
    }

    static int k(Object o, int i) {
        while (true) {
            if (i == 0) return o.hashCode();
            o = i > 3 ? "x" : null;
            i--;
        }
    }

    static int m(int[][][] x, int i, int j) {
        j = 0;
        return x[i][j][0];
    }

    public static void main(String[] args) {
        System.out.println(s(() -> a(new int[3][], 0)));
        System.out.println(s(() -> a(null, 0)));
        System.out.println(s(() -> b(null, null)));
        System.out.println(s(() -> c(null, null, true)));
        System.out.println(s(() -> c(null, null, false)));
        System.out.println(s(() -> d(null, null, true)));
        System.out.println(s(() -> d(null, null, false)));
        System.out.println(s(() -> e(new int[1], 2)));
        System.out.println(s(() -> e(null, 2)));
        System.out.println(s(() -> f(1, null)));
        System.out.println(s(() -> g(null, 2, new int[1][])));
        System.out.println(s(() -> g(null, 2, null)));
        System.out.println(s(() -> new StoredParameters().h(new int[1])));
        System.out.println(s(() -> new StoredParameters().h(null)));
        System.out.println(s(() -> k(null, 0)));
        System.out.println(s(() -> k("", 2)));
        System.out.println(s(() -> m(new int[1][1][], 0, 0)));
        System.out.println(s(() -> m(new int[1][][], 0, 0)));
    }
}
