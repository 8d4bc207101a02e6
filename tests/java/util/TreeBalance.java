/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * Each operation of a tree compares O(log n) keys, in whatever order keys came and went; the order
 * of its entries stays right.
 */
public class TreeBalance {

    static int compared;

    static int most(TreeMap<Integer, String> m, int[] keys) {
        int most = 0;
        for (int key : keys) {
            compared = 0;
            m.get(key);
            most = Math.max(most, compared);
        }
        return most;
    }

    static TreeMap<Integer, String> counting() {
        return new TreeMap<>((a, b) -> {
            compared++;
            return Integer.compare(a, b);
        });
    }

    static void check(String what, TreeMap<Integer, String> m, int[] keys) {
        int bound = (int) ((2 * Math.log(m.size() + 1)) / Math.log(2)) + 1;
        int most = most(m, keys);
        System.out.println(
            what +
                ": " +
                m.size() +
                " entries, " +
                (most <= bound ? "balanced" : most + " comparisons")
        );
        Iterator<Integer> it = m.keySet().iterator();
        int n = 0;
        for (int key : keys) {
            if (m.containsKey(key)) n++;
        }
        boolean sorted = true;
        long last = Long.MIN_VALUE;
        int all = 0;
        while (it.hasNext()) {
            int key = it.next();
            sorted &= key > last;
            last = key;
            all++;
        }
        int back = 0;
        for (int key : m.descendingKeySet()) {
            sorted &= key <= last;
            last = key - 1L;
            back++;
        }
        System.out.println(
            "  " + sorted + " " + (n == m.size()) + " " + (all == n) + " " + (back == n)
        );
    }

    static void order(String what, int n, IntUnaryOperator key) {
        TreeMap<Integer, String> m = counting();
        int[] keys = new int[n];
        for (int i = 0; i < n; i++) {
            keys[i] = key.applyAsInt(i);
            m.put(keys[i], "v");
        }
        check(what, m, keys);
        int[] sorted = keys.clone();
        Arrays.sort(sorted);
        for (int i = 0; i < (n * 3) / 4; i++) m.remove(sorted[i]);
        check(what + ", without the first three quarters", m, keys);
        for (int i = 0; i < n; i++) m.put(keys[i], "w");
        for (int i = 0; i < n; i += 2) m.remove(sorted[i]);
        check(what + ", each second", m, keys);
        for (int i = n - 1; m.size() > 5; i--) m.remove(keys[i]);
        check(what + ", five", m, keys);
        while (!m.isEmpty()) m.remove(m.firstKey());
        check(what + ", none", m, keys);
    }

    /** The same operations on a tree and on a sorted list. */
    static void model(long seed) {
        Random r = new Random(seed);
        TreeMap<Integer, Integer> m = new TreeMap<>();
        List<int[]> list = new ArrayList<>();
        int wrong = 0;
        for (int step = 0; step < 6000; step++) {
            int range = step < 3000 ? 400 : 40;
            int key = r.nextInt(range);
            int at = 0;
            while (at < list.size() && list.get(at)[0] < key) at++;
            boolean there = at < list.size() && list.get(at)[0] == key;
            switch (r.nextInt(6)) {
                case 0:
                case 1:
                case 2: {
                    Integer old = m.put(key, step);
                    if (there) {
                        wrong += old != null && old == list.get(at)[1] ? 0 : 1;
                        list.get(at)[1] = step;
                    } else {
                        wrong += old == null ? 0 : 1;
                        list.add(at, new int[] { key, step });
                    }
                    break;
                }
                case 3: {
                    Integer old = m.remove(key);
                    wrong += there == (old != null) ? 0 : 1;
                    if (there) list.remove(at);
                    break;
                }
                case 4: {
                    // an iterator takes out every third from a key on, perhaps backwards
                    boolean up = r.nextBoolean();
                    SortedMap<Integer, Integer> part = up
                        ? m.tailMap(key)
                        : m.headMap(key, true).descendingMap();
                    int i = 0;
                    for (
                        Iterator<Map.Entry<Integer, Integer>> it = part.entrySet().iterator();
                        it.hasNext() && i < 30;
                        i++
                    ) {
                        Map.Entry<Integer, Integer> e = it.next();
                        int k = e.getKey();
                        if (i % 3 == 0) {
                            it.remove();
                            wrong += list.removeIf(x -> x[0] == k) ? 0 : 1;
                        }
                    }
                    break;
                }
                default: {
                    Map.Entry<Integer, Integer> e = r.nextBoolean()
                        ? m.pollFirstEntry()
                        : m.pollLastEntry();
                    if (e == null) {
                        wrong += list.isEmpty() ? 0 : 1;
                    } else if (list.get(0)[0] == e.getKey()) {
                        list.remove(0);
                    } else if (list.get(list.size() - 1)[0] == e.getKey()) {
                        list.remove(list.size() - 1);
                    } else {
                        wrong++;
                    }
                }
            }
            if (m.size() != list.size()) wrong++;
            if (step % 50 == 0) {
                Iterator<Map.Entry<Integer, Integer>> it = m.entrySet().iterator();
                for (int[] x : list) {
                    Map.Entry<Integer, Integer> e = it.next();
                    if (e.getKey() != x[0] || e.getValue() != x[1]) wrong++;
                }
                try {
                    it.next();
                    wrong++;
                } catch (NoSuchElementException e) {
                    // that was all
                }
            }
        }
        System.out.println("seed " + seed + ": " + m.size() + " entries, " + wrong + " wrong");
    }

    public static void main(String[] args) {
        int n = 4096;
        order("upwards", n, i -> i);
        order("downwards", n, i -> -i);
        order("from both ends", n, i -> (i & 1) == 0 ? i : -i);
        order("bits reversed", n, i -> Integer.reverse(i));
        order("scattered", n, i -> i * 0x9e3779b1);
        order("a few", 3, i -> i);
        TreeMap<Integer, String> flat = counting();
        TreeMap<Integer, String> from = new TreeMap<>(flat.comparator());
        int[] keys = new int[1000];
        for (int i = 0; i < keys.length; i++) from.put((keys[i] = i * 3), "x");
        for (int size = 0; size < 1000; size += 37) {
            TreeMap<Integer, String> copy = new TreeMap<>(from.headMap(size * 3));
            for (int i = 0; i < size / 2; i++) copy.remove(i * 6);
            for (int i = 0; i < size; i += 5) copy.put(i * 3 + 1, "y");
            compared = 0;
            int bound = (int) ((2 * Math.log(copy.size() + 1)) / Math.log(2)) + 1;
            if (most(copy, keys) > bound) System.out.println(
                "a copy of " + size + " is not balanced"
            );
        }
        for (long seed = 1; seed <= 4; seed++) model(seed);
    }
}
