/* SPDX-License-Identifier: MIT */
/* Arrays over int, long: equal, compare, mismatch, copy, fill, sort, search, prefix, bad ranges. */
import java.util.*;

public class ArraysWideWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        {
            int[] a = { 3, Integer.MIN_VALUE, Integer.MAX_VALUE, 0, -1, 3 },
                b = a.clone();
            p(
                a,
                Arrays.toString(a),
                Arrays.toString((int[]) null),
                Arrays.hashCode(a),
                Arrays.hashCode((int[]) null),
                Arrays.hashCode(new int[0]),
                Arrays.equals(a, b),
                Arrays.equals(a, null),
                Arrays.equals((int[]) null, null)
            );
            p(
                Arrays.equals(a, 1, 3, b, 1, 3),
                Arrays.equals(a, 0, 2, b, 1, 3),
                Arrays.compare(a, b),
                Arrays.compare(a, new int[0]),
                Arrays.compare(a, null),
                Arrays.compare(null, a),
                Arrays.compare(a, 0, 2, b, 1, 3),
                Arrays.mismatch(a, b),
                Arrays.mismatch(a, Arrays.copyOf(a, 2)),
                Arrays.mismatch(a, 0, 3, b, 1, 4)
            );
            b[2] = -7;
            p(Arrays.equals(a, b), Arrays.mismatch(a, b), Integer.signum(Arrays.compare(a, b)));
            p(
                Integer.signum(Arrays.compareUnsigned(a, b)),
                Integer.signum(Arrays.compareUnsigned(a, 0, 3, b, 1, 3)),
                Arrays.compareUnsigned(a, null)
            );
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
            t(() -> Arrays.copyOf((int[]) null, 1));
            Arrays.fill(b, -7);
            p(b);
            Arrays.fill(b, 1, 3, a[0]);
            p(b);
            t(() -> Arrays.fill(b, 2, 1, a[0]));
            t(() -> Arrays.fill(b, -1, 1, a[0]));
            t(() -> Arrays.fill(b, 0, 99, a[0]));
            t(() -> Arrays.equals(a, 0, 99, b, 0, 1));
            t(() -> Arrays.mismatch(a, 2, 1, b, 0, 1));
            t(() -> Arrays.compare(a, 0, 1, null, 0, 1));
            int[] s = a.clone();
            Arrays.sort(s, 1, 4);
            p(s);
            Arrays.sort(s);
            p(s);
            for (int k : a)
                System.out.print(
                    Arrays.binarySearch(s, k) + " " + Arrays.binarySearch(s, 1, 3, k) + " "
                );
            p(Arrays.binarySearch(s, -7), Arrays.binarySearch(new int[0], -7));
            t(() -> Arrays.sort(s, 2, 1));
            t(() -> Arrays.sort(s, 0, 99));
            t(() -> Arrays.binarySearch(s, -1, 2, -7));
            t(() -> Arrays.sort((int[]) null));
            int[] big = new int[9000];
            for (int i = 0; i < big.length; i++) big[i] = (int) (((i * 7919L) % 8191) - 4000);
            int[] same = big.clone(),
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
            int[] g = new int[6];
            Arrays.setAll(g, i -> i * 3 + 1);
            p(
                g,
                Arrays.stream(g).sum(),
                Arrays.stream(g, 1, 3).max(),
                Arrays.spliterator(g).estimateSize(),
                Arrays.spliterator(g, 2, 4).characteristics()
            );
            Arrays.parallelSetAll(g, i -> i + 1);
            Arrays.parallelPrefix(g, Integer::sum);
            p(g);
            Arrays.parallelPrefix(g, 2, 5, (x, y) -> x * y);
            p(g);
            t(() -> Arrays.setAll(g, null));
            t(() -> Arrays.parallelPrefix(g, null));
            t(() -> Arrays.parallelPrefix(g, 3, 2, Integer::sum));
            t(() -> Arrays.stream(g, 4, 2));
        }
        {
            long[] a = { 3, Long.MIN_VALUE, Long.MAX_VALUE, 0, -1, 3 },
                b = a.clone();
            p(
                a,
                Arrays.toString(a),
                Arrays.toString((long[]) null),
                Arrays.hashCode(a),
                Arrays.hashCode((long[]) null),
                Arrays.hashCode(new long[0]),
                Arrays.equals(a, b),
                Arrays.equals(a, null),
                Arrays.equals((long[]) null, null)
            );
            p(
                Arrays.equals(a, 1, 3, b, 1, 3),
                Arrays.equals(a, 0, 2, b, 1, 3),
                Arrays.compare(a, b),
                Arrays.compare(a, new long[0]),
                Arrays.compare(a, null),
                Arrays.compare(null, a),
                Arrays.compare(a, 0, 2, b, 1, 3),
                Arrays.mismatch(a, b),
                Arrays.mismatch(a, Arrays.copyOf(a, 2)),
                Arrays.mismatch(a, 0, 3, b, 1, 4)
            );
            b[2] = -7L;
            p(Arrays.equals(a, b), Arrays.mismatch(a, b), Integer.signum(Arrays.compare(a, b)));
            p(
                Integer.signum(Arrays.compareUnsigned(a, b)),
                Integer.signum(Arrays.compareUnsigned(a, 0, 3, b, 1, 3)),
                Arrays.compareUnsigned(a, null)
            );
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
            t(() -> Arrays.copyOf((long[]) null, 1));
            Arrays.fill(b, -7L);
            p(b);
            Arrays.fill(b, 1, 3, a[0]);
            p(b);
            t(() -> Arrays.fill(b, 2, 1, a[0]));
            t(() -> Arrays.fill(b, -1, 1, a[0]));
            t(() -> Arrays.fill(b, 0, 99, a[0]));
            t(() -> Arrays.equals(a, 0, 99, b, 0, 1));
            t(() -> Arrays.mismatch(a, 2, 1, b, 0, 1));
            t(() -> Arrays.compare(a, 0, 1, null, 0, 1));
            long[] s = a.clone();
            Arrays.sort(s, 1, 4);
            p(s);
            Arrays.sort(s);
            p(s);
            for (long k : a)
                System.out.print(
                    Arrays.binarySearch(s, k) + " " + Arrays.binarySearch(s, 1, 3, k) + " "
                );
            p(Arrays.binarySearch(s, -7L), Arrays.binarySearch(new long[0], -7L));
            t(() -> Arrays.sort(s, 2, 1));
            t(() -> Arrays.sort(s, 0, 99));
            t(() -> Arrays.binarySearch(s, -1, 2, -7L));
            t(() -> Arrays.sort((long[]) null));
            long[] big = new long[9000];
            for (int i = 0; i < big.length; i++) big[i] = (long) (((i * 7919L) % 8191) - 4000);
            long[] same = big.clone(),
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
            long[] g = new long[6];
            Arrays.setAll(g, i -> i * 3 + 1);
            p(
                g,
                Arrays.stream(g).sum(),
                Arrays.stream(g, 1, 3).max(),
                Arrays.spliterator(g).estimateSize(),
                Arrays.spliterator(g, 2, 4).characteristics()
            );
            Arrays.parallelSetAll(g, i -> i + 1);
            Arrays.parallelPrefix(g, Long::sum);
            p(g);
            Arrays.parallelPrefix(g, 2, 5, (x, y) -> x * y);
            p(g);
            t(() -> Arrays.setAll(g, null));
            t(() -> Arrays.parallelPrefix(g, null));
            t(() -> Arrays.parallelPrefix(g, 3, 2, Long::sum));
            t(() -> Arrays.stream(g, 4, 2));
        }
    }
}
