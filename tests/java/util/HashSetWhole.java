/* SPDX-License-Identifier: MIT */
/* HashSet: every member, with null, iterators, bulk changes and order. */
import java.util.*;

public class HashSetWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        HashSet<String> a = new HashSet<>(
            Arrays.asList("delta", "alpha", "charlie", "bravo", "alpha", "echo", "foxtrot", "golf")
        );
        HashSet<String> empty = new HashSet<>();
        p(
            a,
            a.size(),
            a.isEmpty(),
            empty.isEmpty(),
            a.contains("alpha"),
            a.contains("zulu"),
            a.hashCode(),
            a.equals(new HashSet<>(a)),
            a.equals(empty),
            a.equals(List.of()),
            empty.hashCode(),
            empty.toString(),
            a.toString()
        );
        t(() -> a.contains(null));
        t(() -> empty.contains(null));
        t(() -> a.remove(null));
        t(() -> a.add(null));
        p(
            a.add("alpha"),
            a.add("hotel"),
            a.remove("delta"),
            a.remove("delta"),
            a.addAll(List.of("x", "alpha")),
            a.addAll(empty),
            a.removeAll(Arrays.asList("x", "y")),
            a.containsAll(List.of("golf", "echo")),
            a.containsAll(List.of("no")),
            a.size()
        );
        t(() -> a.removeIf(s -> s == null || s.startsWith("g")));
        p(
            a,
            a.retainAll(Arrays.asList("alpha", "bravo", "echo", "hotel")),
            a,
            a.toArray(),
            a.toArray(new String[0]),
            a.toArray(new String[9]),
            a.toArray(String[]::new)
        );
        a.forEach(s -> System.out.print(s + ";"));
        Iterator<String> it = a.iterator();
        StringBuilder walk = new StringBuilder();
        while (it.hasNext()) walk.append(it.next()).append(' ');
        p(walk);
        t(() -> it.next());
        t(() -> empty.iterator().next());
        t(() -> a.iterator().remove());
        t(() -> {
            Iterator<String> e = a.iterator();
            e.next();
            e.remove();
            return a;
        });
        t(() -> {
            for (String s : a) a.add(s + "2");
            return a.size();
        });
        t(() -> a.addAll(null));
        t(() -> a.removeAll(null));
        t(() -> a.retainAll(null));
        t(() -> a.forEach(null));
        t(() -> new HashSet<String>((Collection<String>) null));
        p(
            a.stream().sorted().toList(),
            a
                .parallelStream()
                .filter(s -> s.length() > 4)
                .count(),
            a.spliterator().estimateSize(),
            a.spliterator().characteristics()
        );
        HashSet<Integer> n = new HashSet<>();
        for (int i = 0; i < 100; i++) n.add(((i * 7919) % 1009) - 500);
        p(
            n.size(),
            n,
            n.hashCode(),
            n.contains(-500),
            n.remove(-500),
            n.containsAll(n),
            n.equals(new TreeSet<>(n))
        );
        n.removeIf(i -> i % 2 == 0);
        p(n);
        n.clear();
        p(n, n.isEmpty());
        p(new HashSet<>(4), new HashSet<>(4, 0.5f), new HashSet<>(List.of(3, 1, 2)).clone());
        t(() -> new HashSet<>(-1));
        t(() -> new HashSet<>(1, 0f));
        t(() -> new HashSet<>(1, Float.NaN));
        HashSet<Object> mixed = new HashSet<>();
        for (Object o : new Object[] {
            null,
            "",
            0,
            0L,
            0.0,
            -0.0,
            'a',
            97,
            "a",
            1 << 16,
            1 << 20,
            -1,
            Long.MIN_VALUE,
            true,
            List.of(),
            Double.NaN
        })
            mixed.add(o);
        p(mixed.size(), mixed, mixed.remove(null), mixed.contains(-0.0), mixed.contains(97L));
        HashSet<Object> recursive = new HashSet<>();
        recursive.add("self");
        p(recursive.clone().equals(recursive), recursive.hashCode());
    }
}
