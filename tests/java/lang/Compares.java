/* SPDX-License-Identifier: MIT */
import java.util.Arrays;
import java.util.TreeMap;

/**
 * Comparing numbers, in every kind of place: constants, locals, fields, results that are branched
 * on.
 */
public class Compares {

    static final int[] INTS = {
        0,
        1,
        -1,
        2,
        127,
        -128,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        Integer.MAX_VALUE - 1
    };
    static final long[] LONGS = {
        0,
        1,
        -1,
        2,
        1L << 31,
        1L << 32,
        -1L << 32,
        Long.MAX_VALUE,
        Long.MIN_VALUE,
        0xffffffffL
    };

    record Pair(int x, long y) implements Comparable<Pair> {
        public int compareTo(Pair other) {
            int c = Integer.compare(x, other.x);
            return c != 0 ? c : Long.compare(y, other.y);
        }
    }

    static int ints(int a, int b) {
        return (
            1000 * Integer.compare(a, b) +
            10 * Integer.compareUnsigned(a, b) +
            Integer.compare(a, 0)
        );
    }

    static int longs(long a, long b) {
        return 1000 * Long.compare(a, b) + 10 * Long.compareUnsigned(a, b) + Long.compare(1, b);
    }

    static String branch(int a, int b) {
        if (Integer.compare(a, b) < 0) return "<";
        return Integer.compareUnsigned(a, b) >= 0 ? ">=" : "u<";
    }

    static int run() {
        int hash = 0;
        for (int a : INTS)
            for (int b : INTS) hash = 31 * hash + ints(a, b) + branch(a, b).hashCode();
        for (long a : LONGS) for (long b : LONGS) hash = 31 * hash + longs(a, b);
        for (int a : INTS) for (Integer b : INTS) hash = 31 * hash + b.compareTo(a);
        return hash;
    }

    public static void main(String[] args) {
        for (int a : INTS) {
            StringBuilder line = new StringBuilder();
            for (int b : INTS) line.append(' ').append(ints(a, b)).append(branch(a, b));
            System.out.println(a + ":" + line);
        }
        for (long a : LONGS) {
            StringBuilder line = new StringBuilder();
            for (long b : LONGS) line.append(' ').append(longs(a, b));
            System.out.println(a + ":" + line);
        }
        int first = run();
        for (int i = 0; i < 300; i++) if (run() != first) System.out.println(
            "differs in round " + i
        );
        System.out.println(first);
        Pair[] pairs = new Pair[40];
        for (int i = 0; i < pairs.length; i++) pairs[i] = new Pair(
            ((i * 7) % 5) - 2,
            LONGS[i % LONGS.length]
        );
        Arrays.sort(pairs);
        System.out.println(Arrays.toString(pairs));
        TreeMap<Long, Integer> map = new TreeMap<>();
        for (long l : LONGS) for (int i : INTS) map.merge(l ^ i, 1, Integer::sum);
        System.out.println(map);
        try {
            System.out.println(Integer.valueOf(3).compareTo(null));
        } catch (NullPointerException e) {
            System.out.println(
                "null, " +
                    e.getStackTrace()[0].getMethodName() +
                    ", " +
                    e.getStackTrace()[e.getStackTrace().length - 1].getMethodName()
            );
        }
    }
}
