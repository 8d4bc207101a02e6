/* SPDX-License-Identifier: MIT */
/*
 * ConcurrentSkipListSet: every member, with null, iterators, bulk changes and the views of an
 * order.
 */
import java.util.*;
import java.util.concurrent.*;

public class ConcurrentSkipListSetWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListSet<String> a = new ConcurrentSkipListSet<>(
            Arrays.asList("delta", "alpha", "charlie", "bravo", "alpha", "echo", "foxtrot", "golf")
        );
        ConcurrentSkipListSet<String> empty = new ConcurrentSkipListSet<>();
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
        t(() -> new ConcurrentSkipListSet<String>((Collection<String>) null));
        p(
            a.stream().sorted().toList(),
            a
                .parallelStream()
                .filter(s -> s.length() > 4)
                .count(),
            a.spliterator().estimateSize(),
            a.spliterator().characteristics()
        );
        ConcurrentSkipListSet<Integer> n = new ConcurrentSkipListSet<>();
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
        ConcurrentSkipListSet<Integer> s = new ConcurrentSkipListSet<>(List.of(10, 20, 30, 40, 50));
        p(
            s.first(),
            s.last(),
            s.comparator(),
            s.clone(),
            s.clone().equals(s),
            new ConcurrentSkipListSet<>((SortedSet<Integer>) s),
            new ConcurrentSkipListSet<String>(Comparator.reverseOrder()).comparator() != null
        );
        for (int i : new int[] { 5, 10, 15, 50, 55 })
            p(
                i,
                s.lower(i),
                s.floor(i),
                s.ceiling(i),
                s.higher(i),
                s.headSet(i),
                s.headSet(i, true),
                s.tailSet(i),
                s.tailSet(i, false)
            );
        p(
            s.subSet(10, 40),
            s.subSet(10, false, 40, true),
            s.subSet(20, 20),
            s.descendingSet(),
            s.descendingSet().headSet(30),
            s.descendingSet().first()
        );
        StringBuilder down = new StringBuilder();
        for (Iterator<Integer> i = s.descendingIterator(); i.hasNext(); ) down.append(
            i.next()
        ).append(' ');
        p(down);
        t(() -> s.subSet(40, 10));
        t(() -> s.headSet(30).add(30));
        t(() -> s.tailSet(30, false).add(30));
        t(() -> s.subSet(20, 40).subSet(10, 30));
        t(() -> s.subSet(20, 40).add(25));
        t(() -> s.headSet(10).first());
        t(() -> s.headSet(10).last());
        NavigableSet<Integer> view = s.subSet(15, true, 45, true);
        p(
            view,
            view.size(),
            view.pollFirst(),
            view.pollLast(),
            view.lower(15),
            view.higher(25),
            view.descendingSet(),
            view.contains(10),
            view.remove(10),
            s
        );
        view.clear();
        p(s, s.pollFirst(), s.pollLast(), s.pollFirst(), s.pollLast(), s);
        t(() -> s.first());
        t(() -> s.last());
        t(() -> s.lower(null));
        t(() -> ((ConcurrentSkipListSet) new ConcurrentSkipListSet<Object>()).add(new Object()));
        t(() -> ((ConcurrentSkipListSet) new ConcurrentSkipListSet<Object>(List.of(1))).add("x"));
        ConcurrentSkipListSet<String> insensitive = new ConcurrentSkipListSet<>(
            String.CASE_INSENSITIVE_ORDER
        );
        p(
            insensitive.add("B"),
            insensitive.add("b"),
            insensitive.add("a"),
            insensitive,
            insensitive.contains("A")
        );
    }
}
