// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * clone, arraycopy with overlap, Arrays of every type: equals, compare, mismatch, hash, sort,
 * search, fill.
 */
public class CopiesAndComparisons {

    public static void main(String[] args) throws Exception {
        int[] a = { 5, 3, 9, 1 };
        int[] b = a.clone();
        b[0] = 7;
        System.out.println(a[0] + " " + b[0]);
        int[][] m = { { 1 }, { 2 } };
        int[][] mc = m.clone();
        mc[0][0] = 9;
        mc[1] = null;
        System.out.println(m[0][0] + " " + m[1][0]);
        int[] o = { 0, 1, 2, 3, 4, 5, 6 };
        System.arraycopy(o, 0, o, 2, 5);
        System.out.println(Arrays.toString(o));
        o = new int[] { 0, 1, 2, 3, 4, 5, 6 };
        System.arraycopy(o, 2, o, 0, 5);
        System.out.println(Arrays.toString(o));
        char[] c = "abcdef".toCharArray();
        System.arraycopy(c, 1, c, 2, 3);
        System.out.println(new String(c));
        String[] s = { "a", "b", "c" };
        System.arraycopy(s, 0, s, 1, 2);
        System.out.println(Arrays.toString(s));
        System.out.println(
            Arrays.equals(a, b) +
                " " +
                Arrays.compare(a, b) +
                " " +
                Arrays.mismatch(a, b) +
                " " +
                Arrays.mismatch(a, a.clone())
        );
        System.out.println(
            Arrays.hashCode(a) +
                " " +
                Arrays.hashCode(new double[] { 0.0, -0.0, Double.NaN }) +
                " " +
                Arrays.hashCode(new boolean[] { true, false }) +
                " " +
                Arrays.deepHashCode(new Object[] { m[0], "x", null })
        );
        System.out.println(
            Arrays.equals(new double[] { Double.NaN, 0.0 }, new double[] { Double.NaN, -0.0 }) +
                " " +
                Arrays.equals(new float[] { Float.NaN }, new float[] { Float.NaN }) +
                " " +
                Arrays.deepEquals(new int[][] { { 1 }, { 2 } }, new int[][] { { 1 }, { 2 } })
        );
        Arrays.sort(a);
        System.out.println(
            Arrays.toString(a) + Arrays.binarySearch(a, 5) + Arrays.binarySearch(a, 4)
        );
        double[] d = { 3, -0.0, Double.NaN, 0.0, -1, 1 / 0.0 };
        Arrays.sort(d);
        System.out.println(Arrays.toString(d));
        byte[] by = { 5, -3, 127, -128 };
        Arrays.sort(by, 1, 4);
        System.out.println(Arrays.toString(by));
        Integer[] w = { 3, 1, 2 };
        Arrays.sort(w, Collections.reverseOrder());
        System.out.println(Arrays.toString(w));
        long[] l = new long[3];
        Arrays.setAll(l, i -> 1L << (i * 20));
        System.out.println(Arrays.toString(l) + Arrays.stream(l).sum());
        System.out.println(
            Arrays.toString(Arrays.copyOf(s, 5)) +
                Arrays.toString(Arrays.copyOfRange(a, 1, 6)) +
                Arrays.copyOf(new Object[] { "q" }, 1, String[].class)[0]
        );
        int[] p = { 1, 2, 3, 4 };
        Arrays.parallelPrefix(p, Integer::sum);
        System.out.println(Arrays.toString(p));
        System.out.println(
            Arrays.deepToString(new Object[][] { { 1, "a" }, { null, new int[] { 1 } } })
        );
        System.out.println(Arrays.asList(1, 2, 3).indexOf(2) + " " + Arrays.toString((int[]) null));
        try {
            Arrays.copyOfRange(a, 3, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.fill(a, 2, 9, 0);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        boolean[] z = new boolean[3];
        Arrays.fill(z, 1, 3, true);
        System.out.println(Arrays.toString(z));
        int[] big = new int[1000];
        for (int i = 0; i < 1000; i++) big[i] = (i * 7919) % 1000;
        Arrays.sort(big);
        boolean ok = true;
        for (int i = 0; i < 1000; i++) ok &= big[i] == i;
        System.out.println(ok);
    }
}
