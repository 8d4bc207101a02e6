/* SPDX-License-Identifier: MIT */
/*
 * Arrays over objects: equality of both depths, comparators, stable sorts, null, bad ranges, views.
 */
import java.util.*;

public class ArraysObjectWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        String[] a = { "b", "A", "c", "a", "B" },
            b = a.clone();
        Object[] nested = {
            1,
            new int[] { 1, 2 },
            new Object[] { "x", null, new double[] { -0.0 } },
            null
        };
        p(
            Arrays.toString(a),
            Arrays.toString((Object[]) null),
            Arrays.deepToString(nested),
            Arrays.deepToString(null),
            Arrays.hashCode(a),
            Arrays.deepHashCode(nested),
            Arrays.deepHashCode(null),
            Arrays.hashCode((Object[]) null)
        );
        Object[] self = { 1, null };
        self[1] = self;
        p(
            Arrays.deepToString(self),
            Arrays.deepEquals(nested, new Object[] {
                1,
                new int[] { 1, 2 },
                new Object[] { "x", null, new double[] { -0.0 } },
                null
            }),
            Arrays.deepEquals(nested, new Object[] {
                1,
                new int[] { 1, 2 },
                new Object[] { "x", null, new double[] { 0.0 } },
                null
            }),
            Arrays.deepEquals(null, null),
            Arrays.equals(nested, nested.clone())
        );
        Comparator<String> fold = String.CASE_INSENSITIVE_ORDER;
        p(
            Arrays.equals(a, b),
            Arrays.equals(a, 0, 2, b, 1, 3),
            Arrays.equals(a, new String[] { "B", "a", "C", "A", "b" }, fold),
            Arrays.equals(a, 0, 1, b, 4, 5, fold),
            Arrays.compare(a, b),
            Arrays.compare(a, new String[] { "b", null }),
            Arrays.compare(a, 0, 1, b, 3, 4),
            Arrays.compare(a, b, fold),
            Arrays.compare(a, 0, 1, b, 4, 5, fold)
        );
        p(
            Arrays.mismatch(a, b),
            Arrays.mismatch(a, new String[] { "b" }),
            Arrays.mismatch(a, 0, 2, b, 1, 3),
            Arrays.mismatch(a, new String[] { "B", "x" }, fold),
            Arrays.mismatch(a, 0, 1, b, 4, 5, fold)
        );
        p(
            Arrays.copyOf(a, 7),
            Arrays.copyOf(a, 2, Object[].class),
            Arrays.copyOfRange(a, 1, 3),
            Arrays.copyOfRange(a, 3, 6, Object[].class),
            Arrays.copyOf(a, 1).getClass()
        );
        t(() -> Arrays.copyOf(a, 3, Integer[].class));
        t(() -> Arrays.copyOfRange(a, 3, 2, String[].class));
        t(() -> Arrays.copyOf(a, -1));
        Arrays.fill(b, "f");
        Arrays.fill(b, 1, 2, null);
        p(b);
        t(() -> Arrays.fill((Object[]) b, 1));
        t(() -> Arrays.fill(b, 0, 9, "x"));
        Arrays.sort(a);
        p(
            a,
            Arrays.binarySearch(a, "a"),
            Arrays.binarySearch(a, "q"),
            Arrays.binarySearch(a, 1, 3, "A")
        );
        Arrays.sort(a, fold);
        p(a, Arrays.binarySearch(a, "C", fold), Arrays.binarySearch(a, 0, 2, "zz", fold));
        Arrays.sort(a, 1, 4, Comparator.reverseOrder());
        p(a);
        Arrays.sort(a, 0, 2);
        Arrays.sort(a, (Comparator<String>) null);
        p(a);
        Arrays.parallelSort(a, Comparator.reverseOrder());
        Arrays.parallelSort(a, 1, 3);
        Arrays.parallelSort(a, 0, 2, fold);
        Arrays.parallelSort(a);
        p(a);
        t(() -> Arrays.sort(new Object[] { 1, "x" }));
        t(() -> Arrays.sort(new Object[] { new Object(), new Object() }));
        t(() -> Arrays.sort(new Object[] { new Object() }));
        t(() -> Arrays.sort(new String[] { "a", null }));
        t(() -> Arrays.sort(a, 3, 1));
        t(() -> Arrays.sort(a, -1, 1, fold));
        t(() -> Arrays.binarySearch(a, 0, 9, "x"));
        t(() -> Arrays.binarySearch(new Object[] { 1 }, "x"));
        Integer[] wrong = new Integer[64];
        for (int i = 0; i < wrong.length; i++) wrong[i] = (i * 37) % 64;
        t(() -> Arrays.sort(wrong, (x, y) -> x < y ? 1 : (x * y) % 3 == 0 ? 1 : -1));
        String[] words = new String[500];
        for (int i = 0; i < words.length; i++) words[i] = (char) ('a' + ((i * 31) % 7)) + "" + i;
        Arrays.sort(words, Comparator.comparing(s -> s.charAt(0)));
        p(Arrays.hashCode(words), words[0], words[1], words[499]);
        Integer[] g = new Integer[5];
        Arrays.setAll(g, i -> i * i);
        Arrays.parallelPrefix(g, Integer::sum);
        p(g);
        Arrays.parallelPrefix(g, 1, 3, Integer::sum);
        Arrays.parallelSetAll(words, i -> "" + i);
        p(
            g,
            words[77],
            Arrays.stream(g).count(),
            Arrays.stream(g, 2, 4).toList(),
            Arrays.spliterator(g).characteristics(),
            Arrays.spliterator(g, 1, 2).estimateSize()
        );
        List<String> view = Arrays.asList(a);
        view.set(0, "changed");
        view.sort(null);
        p(
            a,
            view,
            view.indexOf("b"),
            view.contains("zz"),
            view.toArray().getClass(),
            view.hashCode(),
            view.equals(List.of(a)),
            Arrays.asList(),
            Arrays.asList(1, null)
        );
        t(() -> view.add("x"));
        t(() -> view.remove(0));
        t(() -> view.remove("zz"));
        t(() -> view.clear());
        t(() -> view.get(9));
        t(() -> Arrays.asList((Object[]) null));
        t(() -> view.iterator().remove());
    }
}
