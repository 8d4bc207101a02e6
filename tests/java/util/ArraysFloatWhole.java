/* SPDX-License-Identifier: MIT */
/*
 * Arrays over float, double: equal, compare, mismatch, copy, fill, sort, search, prefix, bad
 * ranges.
 */
import java.util.*;

public class ArraysFloatWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        {
            float[] a = { 3, -0f, 0f, Float.NaN, Float.NEGATIVE_INFINITY, Float.MIN_VALUE },
                b = a.clone();
            p(
                a,
                Arrays.toString(a),
                Arrays.toString((float[]) null),
                Arrays.hashCode(a),
                Arrays.hashCode((float[]) null),
                Arrays.hashCode(new float[0]),
                Arrays.equals(a, b),
                Arrays.equals(a, null),
                Arrays.equals((float[]) null, null)
            );
            p(
                Arrays.equals(a, 1, 3, b, 1, 3),
                Arrays.equals(a, 0, 2, b, 1, 3),
                Arrays.compare(a, b),
                Arrays.compare(a, new float[0]),
                Arrays.compare(a, null),
                Arrays.compare(null, a),
                Arrays.compare(a, 0, 2, b, 1, 3),
                Arrays.mismatch(a, b),
                Arrays.mismatch(a, Arrays.copyOf(a, 2)),
                Arrays.mismatch(a, 0, 3, b, 1, 4)
            );
            b[2] = -7f;
            p(Arrays.equals(a, b), Arrays.mismatch(a, b), Integer.signum(Arrays.compare(a, b)));
            p(
                Arrays.copyOf(a, 2),
                Arrays.copyOf(a, a.length + 2),
                Arrays.copyOfRange(a, 1, 3),
                Arrays.copyOfRange(a, a.length, a.length + 1),
                Arrays.copyOf(a, 0)
            );
            t(() -> Arrays.copyOf(a, -1));
            t(() -> Arrays.copyOfRange(a, 3, 2));
            t(() -> Arrays.copyOfRange(a, -1, 2));
            t(() -> Arrays.copyOfRange(a, 99, 100));
            t(() -> Arrays.copyOf((float[]) null, 1));
            Arrays.fill(b, -7f);
            p(b);
            Arrays.fill(b, 1, 3, a[0]);
            p(b);
            t(() -> Arrays.fill(b, 2, 1, a[0]));
            t(() -> Arrays.fill(b, -1, 1, a[0]));
            t(() -> Arrays.fill(b, 0, 99, a[0]));
            t(() -> Arrays.equals(a, 0, 99, b, 0, 1));
            t(() -> Arrays.mismatch(a, 2, 1, b, 0, 1));
            t(() -> Arrays.compare(a, 0, 1, null, 0, 1));
            float[] s = a.clone();
            Arrays.sort(s, 1, 4);
            p(s);
            Arrays.sort(s);
            p(s);
            for (float k : a)
                System.out.print(
                    Arrays.binarySearch(s, k) + " " + Arrays.binarySearch(s, 1, 3, k) + " "
                );
            p(Arrays.binarySearch(s, -7f), Arrays.binarySearch(new float[0], -7f));
            t(() -> Arrays.sort(s, 2, 1));
            t(() -> Arrays.sort(s, 0, 99));
            t(() -> Arrays.binarySearch(s, -1, 2, -7f));
            t(() -> Arrays.sort((float[]) null));
            float[] big = new float[9000];
            for (int i = 0; i < big.length; i++) big[i] = (float) (((i * 7919L) % 8191) - 4000);
            float[] same = big.clone(),
                part = big.clone();
            Arrays.sort(big);
            Arrays.parallelSort(same);
            Arrays.parallelSort(part, 100, 8900);
            p(
                Arrays.equals(big, same),
                Arrays.hashCode(big),
                Arrays.hashCode(part),
                big[0],
                big[4500],
                big[8999]
            );
        }
        {
            double[] a = { 3, -0.0, 0.0, Double.NaN, Double.NEGATIVE_INFINITY, Double.MIN_VALUE },
                b = a.clone();
            p(
                a,
                Arrays.toString(a),
                Arrays.toString((double[]) null),
                Arrays.hashCode(a),
                Arrays.hashCode((double[]) null),
                Arrays.hashCode(new double[0]),
                Arrays.equals(a, b),
                Arrays.equals(a, null),
                Arrays.equals((double[]) null, null)
            );
            p(
                Arrays.equals(a, 1, 3, b, 1, 3),
                Arrays.equals(a, 0, 2, b, 1, 3),
                Arrays.compare(a, b),
                Arrays.compare(a, new double[0]),
                Arrays.compare(a, null),
                Arrays.compare(null, a),
                Arrays.compare(a, 0, 2, b, 1, 3),
                Arrays.mismatch(a, b),
                Arrays.mismatch(a, Arrays.copyOf(a, 2)),
                Arrays.mismatch(a, 0, 3, b, 1, 4)
            );
            b[2] = -7.0;
            p(Arrays.equals(a, b), Arrays.mismatch(a, b), Integer.signum(Arrays.compare(a, b)));
            p(
                Arrays.copyOf(a, 2),
                Arrays.copyOf(a, a.length + 2),
                Arrays.copyOfRange(a, 1, 3),
                Arrays.copyOfRange(a, a.length, a.length + 1),
                Arrays.copyOf(a, 0)
            );
            t(() -> Arrays.copyOf(a, -1));
            t(() -> Arrays.copyOfRange(a, 3, 2));
            t(() -> Arrays.copyOfRange(a, -1, 2));
            t(() -> Arrays.copyOfRange(a, 99, 100));
            t(() -> Arrays.copyOf((double[]) null, 1));
            Arrays.fill(b, -7.0);
            p(b);
            Arrays.fill(b, 1, 3, a[0]);
            p(b);
            t(() -> Arrays.fill(b, 2, 1, a[0]));
            t(() -> Arrays.fill(b, -1, 1, a[0]));
            t(() -> Arrays.fill(b, 0, 99, a[0]));
            t(() -> Arrays.equals(a, 0, 99, b, 0, 1));
            t(() -> Arrays.mismatch(a, 2, 1, b, 0, 1));
            t(() -> Arrays.compare(a, 0, 1, null, 0, 1));
            double[] s = a.clone();
            Arrays.sort(s, 1, 4);
            p(s);
            Arrays.sort(s);
            p(s);
            for (double k : a)
                System.out.print(
                    Arrays.binarySearch(s, k) + " " + Arrays.binarySearch(s, 1, 3, k) + " "
                );
            p(Arrays.binarySearch(s, -7.0), Arrays.binarySearch(new double[0], -7.0));
            t(() -> Arrays.sort(s, 2, 1));
            t(() -> Arrays.sort(s, 0, 99));
            t(() -> Arrays.binarySearch(s, -1, 2, -7.0));
            t(() -> Arrays.sort((double[]) null));
            double[] big = new double[9000];
            for (int i = 0; i < big.length; i++) big[i] = (double) (((i * 7919L) % 8191) - 4000);
            double[] same = big.clone(),
                part = big.clone();
            Arrays.sort(big);
            Arrays.parallelSort(same);
            Arrays.parallelSort(part, 100, 8900);
            p(
                Arrays.equals(big, same),
                Arrays.hashCode(big),
                Arrays.hashCode(part),
                big[0],
                big[4500],
                big[8999]
            );
            double[] g = new double[6];
            Arrays.setAll(g, i -> i * 3 + 1);
            p(
                g,
                Arrays.stream(g).sum(),
                Arrays.stream(g, 1, 3).max(),
                Arrays.spliterator(g).estimateSize(),
                Arrays.spliterator(g, 2, 4).characteristics()
            );
            Arrays.parallelSetAll(g, i -> i + 1);
            Arrays.parallelPrefix(g, Double::sum);
            p(g);
            Arrays.parallelPrefix(g, 2, 5, (x, y) -> x * y);
            p(g);
            t(() -> Arrays.setAll(g, null));
            t(() -> Arrays.parallelPrefix(g, null));
            t(() -> Arrays.parallelPrefix(g, 3, 2, Double::sum));
            t(() -> Arrays.stream(g, 4, 2));
        }
    }
}
