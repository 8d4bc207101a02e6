/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Random;
import java.util.Spliterator;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/** ConcurrentSkipListMap and -Set: against TreeMap, their views, and under many threads. */
public class SkipLists {

    static void show(String what, Callable<Object> call) {
        try {
            System.out.println(what + ": " + call.call());
        } catch (NullPointerException e) {
            System.out.println(what + ": NullPointerException");
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    static void check(boolean good, String what) {
        if (!good) throw new AssertionError(what);
    }

    static void same(
        NavigableMap<Integer, Integer> a,
        NavigableMap<Integer, Integer> b,
        int k,
        boolean deep
    ) {
        check(a.toString().equals(b.toString()), a + " is not " + b);
        check(
            a.equals(b) && b.equals(a) && a.size() == b.size() && a.hashCode() == b.hashCode(),
            "equal"
        );
        check(String.valueOf(a.floorEntry(k)).equals(String.valueOf(b.floorEntry(k))), "floor");
        check(String.valueOf(a.lowerEntry(k)).equals(String.valueOf(b.lowerEntry(k))), "lower");
        check(String.valueOf(a.ceilingKey(k)).equals(String.valueOf(b.ceilingKey(k))), "ceiling");
        check(String.valueOf(a.higherKey(k)).equals(String.valueOf(b.higherKey(k))), "higher");
        check(String.valueOf(a.firstEntry()).equals(String.valueOf(b.firstEntry())), "first");
        check(String.valueOf(a.lastEntry()).equals(String.valueOf(b.lastEntry())), "last");
        check(
            a.keySet().equals(b.keySet()) && a.values().toString().equals(b.values().toString()),
            "views"
        );
        check(a.entrySet().equals(b.entrySet()), "entries");
        if (!deep) return;
        same(a.descendingMap(), b.descendingMap(), k, false);
        same(a.headMap(k, true), b.headMap(k, true), k - 3, false);
        same(a.tailMap(k, false), b.tailMap(k, false), k + 3, false);
        same(a.subMap(k - 9, true, k + 9, false), b.subMap(k - 9, true, k + 9, false), k, false);
        NavigableMap<Integer, Integer> x = a.subMap(k - 9, false, k + 9, true).descendingMap();
        NavigableMap<Integer, Integer> y = b.subMap(k - 9, false, k + 9, true).descendingMap();
        same(x, y, k, false);
        same(x.headMap(k, false), y.headMap(k, false), k + 4, false);
        same(x.tailMap(k, true), y.tailMap(k, true), k - 4, false);
    }

    static void random() {
        Random r = new Random(42);
        NavigableMap<Integer, Integer> a = new ConcurrentSkipListMap<>();
        NavigableMap<Integer, Integer> b = new TreeMap<>();
        for (int i = 0; i < 600; i++) {
            int k = r.nextInt(60),
                v = r.nextInt(1000);
            Object x = null,
                y = null;
            switch (r.nextInt(10)) {
                case 0 -> {
                    x = a.remove(k);
                    y = b.remove(k);
                }
                case 1 -> {
                    x = a.pollFirstEntry();
                    y = b.pollFirstEntry();
                }
                case 2 -> {
                    x = a.headMap(k, false).pollLastEntry();
                    y = b.headMap(k, false).pollLastEntry();
                }
                case 3 -> {
                    x = a.keySet().remove(k);
                    y = b.keySet().remove(k);
                }
                case 4 -> {
                    x = a.putIfAbsent(k, v);
                    y = b.putIfAbsent(k, v);
                }
                case 5 -> {
                    x = a.merge(k, v, Integer::sum);
                    y = b.merge(k, v, Integer::sum);
                }
                case 6 -> {
                    x = a.values().removeIf(n -> n % 50 == v % 50);
                    y = b.values().removeIf(n -> n % 50 == v % 50);
                }
                default -> {
                    x = a.put(k, v);
                    y = b.put(k, v);
                }
            }
            check(String.valueOf(x).equals(String.valueOf(y)), x + " is not " + y);
            if (i % 40 == 0) same(a, b, r.nextInt(60), true);
        }
        System.out.println(a);
    }

    static void views() {
        ConcurrentSkipListMap<String, Integer> m = new ConcurrentSkipListMap<>(
            Map.of("a", 1, "b", 2, "c", 3, "d", 4)
        );
        ConcurrentNavigableMap<String, Integer> part = m.subMap("b", "d");
        show("part", () -> part + " " + part.comparator() + " " + part.descendingMap());
        show("outside", () -> part.put("x", 1));
        show("inside", () -> part.put("bb", 5) + " " + part + m);
        show("range", () -> m.subMap("c", "a"));
        show("subrange", () -> part.subMap("a", "c"));
        show(
            "edge",
            () ->
                part.subMap("b", true, "d", false) +
                "" +
                part.headMap("d", false) +
                part.tailMap("c", true)
        );
        show("edge", () -> part.headMap("d", true));
        show("null", () -> m.get(null));
        show("null", () -> m.put("x", null));
        show("null", () -> m.put(null, 1));
        show("null", () -> m.containsValue(null));
        show("null", () -> m.remove("a", null));
        show("null", () -> m.headMap(null));
        show("class", () -> ((Map) m).get(1));
        show("key", () -> m.keySet().add("q"));
        show("entry", () -> m.firstEntry().setValue(3));
        show("entry", () -> m.entrySet().iterator().next().setValue(3));
        show("empty", () -> new ConcurrentSkipListMap<String, Integer>().firstKey());
        show("empty", () -> new ConcurrentSkipListMap<String, Integer>().firstEntry());
        show("empty", () -> m.tailMap("z").lastKey());
        show("empty", () -> new ConcurrentSkipListMap<Object, Integer>().put(new Object(), 1));
        show(
            "replace",
            () ->
                m.replace("a", 1, 11) +
                " " +
                m.replace("a", 1, 12) +
                m.replace("zz", 4) +
                m.replace("b", 7) +
                m
        );
        show(
            "compute",
            () ->
                m.computeIfAbsent("e", String::length) +
                " " +
                m.computeIfPresent("e", (k, v) -> null) +
                m.compute("f", (k, v) -> 9) +
                m
        );
        m.replaceAll((k, v) -> v * 10);
        show("replaceAll", () -> m);
        show("clone", () -> {
            var c = m.clone();
            c.remove("a");
            return c + " " + m;
        });
        show("iterator", () -> {
            Iterator<String> it = m.keySet().iterator();
            it.next();
            m.remove("b");
            m.put("aa", 1);
            m.put("zz", 1);
            List<String> rest = new ArrayList<>();
            it.forEachRemaining(rest::add);
            it.remove();
            return rest + " " + m;
        });
        show("remove", () -> {
            Iterator<String> it = m.keySet().iterator();
            it.remove();
            return 1;
        });
        show("next", () -> m.tailMap("zzz").keySet().iterator().next());
        show(
            "removeIf",
            () ->
                m.entrySet().removeIf(e -> e.getValue() > 40) +
                " " +
                m +
                m.descendingKeySet() +
                m.values()
        );
        show("stream", () ->
            m.entrySet().stream().map(Object::toString).collect(Collectors.joining("|"))
        );
        for (Spliterator<?> s : new Spliterator<?>[] {
            m.keySet().spliterator(),
            m.entrySet().spliterator(),
            m.values().spliterator(),
            new ConcurrentSkipListSet<>(Comparator.reverseOrder()).spliterator()
        })
            show(
                "spliterator",
                () ->
                    s.hasCharacteristics(Spliterator.SIZED) +
                    " " +
                    s.hasCharacteristics(Spliterator.SORTED) +
                    s.hasCharacteristics(Spliterator.CONCURRENT) +
                    s.hasCharacteristics(Spliterator.ORDERED) +
                    (s.hasCharacteristics(Spliterator.SORTED) ? s.getComparator() == null : "")
            );
        NavigableSet<Integer> set = new ConcurrentSkipListSet<>(Arrays.asList(5, 3, 9, 1));
        show(
            "set",
            () ->
                set +
                " " +
                set.add(3) +
                set.add(4) +
                set.floor(8) +
                set.higher(9) +
                set.pollFirst() +
                set.descendingSet() +
                set.subSet(3, true, 5, true) +
                set.headSet(5) +
                set.tailSet(5) +
                set.first() +
                set.last() +
                set.equals(java.util.Set.of(3, 4, 5, 9))
        );
        show(
            "set",
            () ->
                set.removeAll(List.of(3, 9)) +
                " " +
                set +
                set.contains(4) +
                set.remove(4) +
                set.remove(4)
        );
        show("set", () -> new ConcurrentSkipListSet<Integer>().first());
        show("set", () -> set.headSet(5).add(6));
    }

    /* Each thread owns the keys of its remainder; all walk over all. */
    static void threads() throws Exception {
        int threads = 4,
            keys = 120,
            rounds = 300;
        ConcurrentSkipListMap<Integer, Integer> m = new ConcurrentSkipListMap<>();
        ConcurrentSkipListMap<Integer, Integer> sums = new ConcurrentSkipListMap<>();
        AtomicInteger polled = new AtomicInteger();
        ConcurrentSkipListSet<Integer> queue = new ConcurrentSkipListSet<>();
        List<Throwable> errors = java.util.Collections.synchronizedList(new ArrayList<>());
        Thread[] all = new Thread[threads];
        for (int t = 0; t < threads; t++) {
            int me = t;
            all[t] = new Thread(() -> {
                try {
                    Random r = new Random(me);
                    TreeMap<Integer, Integer> mine = new TreeMap<>();
                    for (int i = 0; i < rounds; i++) {
                        int k = r.nextInt(keys / threads) * threads + me;
                        if (r.nextInt(3) == 0) {
                            Integer x = m.remove(k),
                                y = mine.remove(k);
                            check(
                                x == null ? y == null : x.equals(y),
                                "removed " + x + " not " + y
                            );
                        } else {
                            Integer x = m.put(k, i),
                                y = mine.put(k, i);
                            check(
                                x == null ? y == null : x.equals(y),
                                "replaced " + x + " not " + y
                            );
                        }
                        Integer got = m.get(k),
                            want = mine.get(k);
                        check(
                            got == null ? want == null : got.equals(want),
                            "got " + got + " not " + want
                        );
                        sums.merge(k % 7, 1, Integer::sum);
                        queue.add(me * rounds + i);
                        if (i % 2 == 1 && queue.pollFirst() != null) polled.incrementAndGet();
                        if (i % 60 == 0) {
                            int last = -1;
                            for (Integer key : m.keySet()) {
                                check(key > last, "order");
                                last = key;
                            }
                            last = keys;
                            for (Integer key : m.descendingKeySet()) {
                                check(key < last, "descending order");
                                last = key;
                            }
                        }
                    }
                    mine.forEach((k, v) -> check(m.get(k).equals(v), "kept"));
                    check(
                        m
                            .keySet()
                            .stream()
                            .filter(k -> k % threads == me)
                            .count() == mine.size(),
                        "no others"
                    );
                } catch (Throwable e) {
                    errors.add(e);
                }
            });
            all[t].start();
        }
        for (Thread t : all) t.join();
        for (Throwable e : errors) System.out.println(e);
        int sum = 0;
        for (int v : sums.values()) sum += v;
        System.out.println(
            sum +
                " " +
                (polled.get() + queue.size()) +
                " " +
                (m.size() == m.keySet().stream().count())
        );
        m.clear();
        System.out.println(m.isEmpty() + " " + m.size());
    }

    public static void main(String[] args) throws Exception {
        random();
        views();
        threads();
    }
}
