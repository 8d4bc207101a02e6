/* SPDX-License-Identifier: MIT */
/* CopyOnWriteArraySet: every member, with null, iterators, bulk changes and order. */
import java.util.*;
import java.util.concurrent.*;

public class CopyOnWriteArraySetWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        CopyOnWriteArraySet<String> a = new CopyOnWriteArraySet<>(
            Arrays.asList("delta", "alpha", "charlie", "bravo", "alpha", "echo", "foxtrot", "golf")
        );
        CopyOnWriteArraySet<String> empty = new CopyOnWriteArraySet<>();
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
        t(() -> new CopyOnWriteArraySet<String>((Collection<String>) null));
        p(
            a.stream().sorted().toList(),
            a
                .parallelStream()
                .filter(s -> s.length() > 4)
                .count(),
            a.spliterator().estimateSize(),
            a.spliterator().characteristics()
        );
        CopyOnWriteArraySet<Integer> n = new CopyOnWriteArraySet<>();
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
    }
}
