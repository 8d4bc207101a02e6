/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.concurrent.*;
import java.util.function.Consumer;

/**
 * What seeded comparisons of collections found: bulk operations, views, and who is told of a change
 * meanwhile.
 */
public class ViewsAndBulk {

    interface Body {
        Object get();
    }

    static void show(String name, Body b) {
        String given;
        try {
            given = String.valueOf(b.get());
        } catch (RuntimeException e) {
            given = e + (e.getCause() == null ? "" : " <- " + e.getCause());
        }
        System.out.println(name + ": " + given);
    }

    static Consumer<Object> adding(int at, Runnable add) {
        int[] n = { 0 };
        return x -> {
            if (n[0]++ == at) add.run();
        };
    }

    static void changes() {
        for (Map<Integer, Integer> m : List.of(
            new HashMap<Integer, Integer>(),
            new LinkedHashMap<Integer, Integer>(),
            new TreeMap<Integer, Integer>()
        ))
            for (int view = 0; view < 3; view++) for (int at = 0; at < 3; at++) {
                m.clear();
                for (int i = 1; i <= 3; i++) m.put(i, i * i);
                Collection<?> c = view == 0 ? m.keySet() : view == 1 ? m.values() : m.entrySet();
                Consumer<Object> adds = adding(at, () -> m.put(100, 1));
                show(m.getClass().getSimpleName() + view + at, () -> {
                    c.forEach(adds);
                    return c;
                });
            }
        for (Collection<Integer> c : List.of(
            new ArrayDeque<Integer>(),
            new PriorityQueue<Integer>(),
            Collections.newSetFromMap(new LinkedHashMap<Integer, Boolean>())
        ))
            for (int at = 0; at < 3; at++) for (int way = 0; way < 4; way++) {
                int how = way;
                c.clear();
                for (int i = 1; i <= 3; i++) c.add(i);
                Consumer<Object> adds = adding(at, () -> c.add(100));
                show(
                    c.getClass().getSimpleName().replace("SetFromMap", "MapSet") + at + how,
                    () -> {
                        if (how == 0) c.forEach(adds);
                        if (how == 1) c.spliterator().forEachRemaining(adds);
                        if (how == 2) c.spliterator().tryAdvance(adds);
                        if (how == 3) c.removeIf(x -> {
                            adds.accept(x);
                            return x % 2 == 1;
                        });
                        return c;
                    }
                );
            }
    }

    static void queues() {
        for (Queue<Integer> q : List.of(
            new ArrayBlockingQueue<Integer>(9),
            new LinkedBlockingQueue<Integer>(),
            new LinkedBlockingDeque<Integer>(),
            new PriorityBlockingQueue<Integer>()
        )) {
            q.addAll(List.of(1, 5, 10, 11, 10, 8, 10));
            Iterator<Integer> it = q.iterator();
            for (int i = 0; i < 5; i++) it.next();
            it.remove();
            System.out.println(q);
            it.next();
            it.next();
            it.remove();
            System.out.println(q);
        }
        LinkedBlockingDeque<Integer> d = new LinkedBlockingDeque<>(List.of(8, 1, 8, 9, 8));
        Iterator<Integer> back = d.descendingIterator();
        back.next();
        back.remove();
        back.next();
        back.next();
        back.remove();
        System.out.println(d);
        PriorityQueue<Integer> p = new PriorityQueue<>(List.of(9, 9, 9));
        Iterator<Integer> it = p.iterator();
        while (it.hasNext()) it.next();
        show("past the end", it::next);
        it.remove();
        System.out.println(p);
        Queue<Integer> lifo = Collections.asLifoQueue(new ArrayDeque<>(List.of(1, 2)));
        show(
            "lifo",
            () -> lifo.contains(2) + " " + lifo.remove(1) + lifo + lifo.containsAll(List.of(2))
        );
    }

    static void maps() {
        Map<Integer, Integer> one = Map.of(1, 3);
        show("one", () -> one.entrySet().remove(Map.entry(7, 7)));
        show("two", () -> Map.of(1, 3, 2, 4).entrySet().remove(Map.entry(7, 7)));
        NavigableMap<Integer, Integer> all = new TreeMap<>(Map.of(1, 1, 5, 5, 9, 9));
        NavigableMap<Integer, Integer> part = all.subMap(2, true, 8, true);
        for (Integer k : new Integer[] { 1, 3, 5, 9 }) {
            show("absent " + k, () -> part.computeIfAbsent(k, x -> 10 * x));
            show("absent null " + k, () -> part.computeIfAbsent(k, x -> null));
            show("present " + k, () -> part.computeIfPresent(k, (x, v) -> v + 1));
            show("compute " + k, () -> part.compute(k, (x, v) -> v == null ? 1 : null));
            show("compute null " + k, () -> part.compute(k, (x, v) -> null));
            show("merge " + k, () -> part.merge(k, 2, Integer::sum));
            show("put " + k, () -> part.putIfAbsent(k, 2));
            show("change " + k, () ->
                part.merge(k, 2, (a, b) -> {
                    all.put(k + 50, 1);
                    return 4;
                })
            );
            System.out.println(all + " " + part.descendingMap());
        }
        Map<Integer, Integer> frozen = Collections.unmodifiableMap(new TreeMap<>(all));
        Spliterator<Map.Entry<Integer, Integer>> s = frozen.entrySet().spliterator();
        System.out.println(
            s.characteristics() +
                " " +
                s.estimateSize() +
                " " +
                s.hasCharacteristics(Spliterator.SORTED)
        );
        s.trySplit().forEachRemaining(e -> show("" + e, () -> e.setValue(1)));
        s.tryAdvance(e -> show("" + e, () -> e.setValue(1)));
        ConcurrentHashMap<Integer, Integer> c = new ConcurrentHashMap<>(Map.of(1, 1));
        List<Integer> nothing = Collections.singletonList(null);
        show(
            "null of keys",
            () ->
                c.keySet().containsAll(nothing) +
                " " +
                c.values().containsAll(nothing) +
                " " +
                c.entrySet().containsAll(nothing)
        );
        show("add none", () -> c.values().addAll(List.of()));
        show("add no key", () -> c.keySet().addAll(List.of()));
        show("remove null", () -> new ConcurrentSkipListSet<>(List.of(1)).removeAll(nothing));
    }

    static void lists() {
        CopyOnWriteArrayList<Integer> c = new CopyOnWriteArrayList<>(List.of(1, 2, 1, 3));
        show("replace", () -> Collections.replaceAll(c, 1, 9) + " " + c);
        show("copy", () -> {
            Collections.copy(c, List.of(5, 6));
            return c;
        });
        show("fill", () -> {
            Collections.fill(c, 7);
            return c;
        });
        List<Integer> plain = new AbstractList<>() {
            @Override
            public Integer get(int i) {
                return Objects.checkIndex(i, 2);
            }

            @Override
            public int size() {
                return 2;
            }
        };
        ListIterator<Integer> it = plain.listIterator(2);
        show("next", it::next);
        show("previous", () -> it.previous() + it.previous());
        show("previous", it::previous);
        show("vector", () -> new Vector<Integer>().iterator().next());
        show("empty", () -> Collections.emptyList().iterator().next());
    }

    public static void main(String[] args) {
        changes();
        queues();
        maps();
        lists();
    }
}
