/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.stream.*;

/** ConcurrentHashMap: bulk operations, bins that are trees, order of iteration, many writers. */
public class ConcurrentMaps {

    /** Keys of few hash codes. */
    static final class Key implements Comparable<Key> {

        final int n, codes;

        Key(int n, int codes) {
            this.n = n;
            this.codes = codes;
        }

        @Override
        public int hashCode() {
            return n % codes;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key k && k.n == n;
        }

        @Override
        public int compareTo(Key o) {
            return Integer.compare(n, o.n);
        }

        @Override
        public String toString() {
            return "k" + n;
        }
    }

    record Plain(String text) {
        @Override
        public int hashCode() {
            return 42;
        }
    }

    static String thrown(Runnable r) {
        try {
            r.run();
            return "nothing";
        } catch (RuntimeException e) {
            return (
                e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ": " + e.getMessage())
            );
        }
    }

    static void bulk(long threshold) {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        for (int i = 0; i < 1000; i++) m.put("key" + i, i);
        LongAdder a = new LongAdder();
        m.forEach(threshold, (k, v) -> a.add(v + k.length()));
        m.forEach(threshold, (k, v) -> v % 2 == 0 ? (long) v : null, a::add);
        m.forEachKey(threshold, k -> a.add(k.length()));
        m.forEachKey(threshold, k -> k.endsWith("7") ? k : null, k -> a.add(k.hashCode()));
        m.forEachValue(threshold, v -> a.add(v));
        m.forEachValue(threshold, v -> v > 990 ? v : null, v -> a.add(v * 3L));
        m.forEachEntry(threshold, e -> a.add(e.getValue() - e.getKey().length()));
        m.forEachEntry(
            threshold,
            e -> e.getValue() == 5 ? e.getKey() : null,
            k -> a.add(k.length())
        );
        System.out.println(a);
        System.out.println(
            m.search(threshold, (k, v) -> v == 777 ? k : null) +
                " " +
                m.searchKeys(threshold, k -> k.equals("key12") ? k + "!" : null) +
                " " +
                m.searchValues(threshold, v -> v == 3 ? "three" : null) +
                " " +
                m.searchEntries(threshold, e -> e.getValue() == 999 ? e.getKey() : null) +
                " " +
                m.search(threshold, (k, v) -> v > 5000 ? k : null)
        );
        System.out.println(
            m.reduce(threshold, (k, v) -> v % 3 == 0 ? (long) v : null, Long::sum) +
                " " +
                m.reduce(threshold, (k, v) -> null, (x, y) -> x) +
                " " +
                m.reduceKeys(threshold, (x, y) -> x.compareTo(y) > 0 ? x : y) +
                " " +
                m.reduceKeys(threshold, String::length, Integer::sum) +
                " " +
                m.reduceValues(threshold, Integer::max) +
                " " +
                m.reduceValues(threshold, v -> v + 0.5, Double::sum) +
                " " +
                m.reduceEntries(threshold, (x, y) -> x.getValue() < y.getValue() ? x : y) +
                " " +
                m.reduceEntries(threshold, e -> e.getKey().length() * e.getValue(), Integer::sum)
        );
        System.out.println(
            m.reduceToLong(threshold, (k, v) -> v, 7, Long::max) +
                " " +
                m.reduceToInt(threshold, (k, v) -> v, 0, Integer::sum) +
                " " +
                m.reduceToDouble(threshold, (k, v) -> v, 0, Double::sum) +
                " " +
                m.reduceKeysToLong(threshold, String::length, 0, Long::sum) +
                " " +
                m.reduceKeysToInt(threshold, String::length, 0, Integer::max) +
                " " +
                m.reduceKeysToDouble(threshold, String::length, 9, Double::min) +
                " " +
                m.reduceValuesToLong(threshold, v -> v, 0, Long::sum) +
                " " +
                m.reduceValuesToInt(threshold, v -> v, Integer.MAX_VALUE, Integer::min) +
                " " +
                m.reduceValuesToDouble(threshold, v -> v / 2.0, 0, Double::sum) +
                " " +
                m.reduceEntriesToLong(threshold, e -> e.getValue(), 0, Long::sum) +
                " " +
                m.reduceEntriesToInt(threshold, e -> e.getValue(), 0, Integer::max) +
                " " +
                m.reduceEntriesToDouble(threshold, e -> e.getValue(), 0, Double::sum)
        );
        ConcurrentHashMap<String, Integer> none = new ConcurrentHashMap<>();
        System.out.println(
            none.reduceValues(threshold, Integer::sum) +
                " " +
                none.reduceToInt(threshold, (k, v) -> v, 11, Integer::sum) +
                " " +
                none.search(threshold, (k, v) -> k)
        );
        System.out.println(
            thrown(() ->
                m.forEach(threshold, (k, v) -> {
                    if (v == 500) throw new IllegalStateException("at 500");
                })
            ).startsWith("IllegalStateException")
        );
        System.out.println(
            thrown(() -> m.forEachKey(threshold, null)) +
                " " +
                thrown(() -> m.reduceKeys(threshold, null)) +
                " " +
                thrown(() -> m.search(threshold, null))
        );
    }

    static void trees() {
        for (int codes : new int[] { 1, 2, 3, 7 }) {
            ConcurrentHashMap<Key, Integer> m = new ConcurrentHashMap<>(),
                sorted = new ConcurrentHashMap<>(200);
            for (int i = 0; i < 40; i++) m.put(new Key((i * 17) % 40, codes), i);
            System.out.println(m);
            for (int i = 0; i < 40; i++) sorted.put(new Key(i, codes), i);
            System.out.println(sorted.keySet());
            for (int i = 0; i < 40; i += 3) m.remove(new Key(i, codes));
            for (int i = 0; i < 40; i += 2) m.merge(new Key(i, codes), 100, Integer::sum);
            for (int i = 40; i < 50; i++) m.computeIfAbsent(new Key(i, codes), k -> k.n);
            m.computeIfPresent(new Key(44, codes), (k, v) -> null);
            m.compute(new Key(45, codes), (k, v) -> v * 2);
            System.out.println(m.size() + " " + new TreeMap<>(m));
            for (Iterator<Key> it = m.keySet().iterator(); it.hasNext(); ) if (
                it.next().n % 4 == 0
            ) it.remove();
            System.out.println(
                m.size() +
                    " " +
                    new TreeMap<>(m) +
                    " " +
                    m.containsKey(new Key(5, codes)) +
                    m.containsValue(45) +
                    m.get(new Key(4, codes))
            );
        }
        ConcurrentHashMap<Key, Integer> large = new ConcurrentHashMap<>();
        for (int i = 0; i < 2000; i++) large.put(new Key(i, 1), i);
        long sum = 0;
        for (int i = 0; i < 2000; i++) sum += large.get(new Key(i, 1));
        for (int i = 0; i < 2000; i += 2) large.remove(new Key(i, 1));
        System.out.println(
            sum +
                " " +
                large.size() +
                " " +
                large.get(new Key(999, 1)) +
                " " +
                large.get(new Key(1000, 1))
        );
        ConcurrentHashMap<Object, Integer> mixed = new ConcurrentHashMap<>(300);
        for (int i = 0; i < 30; i++) mixed.put(
            i % 2 == 0 ? new Plain("p" + i) : (Object) new Key(42 + i, 1000000),
            i
        );
        for (int i = 0; i < 30; i++) mixed.merge(new Plain("p" + i), 1, Integer::sum);
        System.out.println(
            mixed.size() +
                " " +
                mixed.get(new Plain("p4")) +
                " " +
                mixed.get(new Plain("p5")) +
                " " +
                mixed.get(new Plain("q"))
        );
    }

    static void contention() throws Exception {
        ConcurrentHashMap<Integer, LongAdder> counts = new ConcurrentHashMap<>(1);
        ConcurrentHashMap<Key, Integer> colliding = new ConcurrentHashMap<>(128);
        ConcurrentHashMap<Integer, Integer> removed = new ConcurrentHashMap<>();
        AtomicInteger wins = new AtomicInteger(),
            losses = new AtomicInteger(),
            computed = new AtomicInteger();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            int me = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 1000; i++) {
                    counts
                        .computeIfAbsent((i * 7) % 250, k -> {
                            computed.incrementAndGet();
                            return new LongAdder();
                        })
                        .increment();
                    colliding.merge(new Key(i % 60, 5), 1, Integer::sum);
                    if (removed.putIfAbsent(i, me) == null) wins.incrementAndGet();
                    if (i >= 100 && removed.remove(i - 100) != null) losses.incrementAndGet();
                }
            });
            threads[t].start();
        }
        for (Thread t : threads) t.join();
        long total = 0;
        for (LongAdder a : counts.values()) total += a.sum();
        System.out.println(
            counts.size() +
                " " +
                total +
                " " +
                computed +
                " " +
                colliding.size() +
                " " +
                colliding.reduceValuesToLong(1, v -> v, 0, Long::sum) +
                " " +
                (wins.get() - losses.get() == removed.size())
        );
        ConcurrentSkipListMap<Integer, Integer> skip = new ConcurrentSkipListMap<>();
        ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
        AtomicLong polled = new AtomicLong();
        for (int t = 0; t < threads.length; t++) {
            int me = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 1500; i++) {
                    skip.merge(i % 300, 1, Integer::sum);
                    set.add((i * 31) % 500);
                    if (i % 10 == 0) list.add(i);
                    (i % 2 == 0 ? deque : queue).add(i);
                    if (i % 3 == 0) {
                        Integer x = me % 2 == 0 ? deque.pollLast() : queue.poll();
                        if (x != null) polled.incrementAndGet();
                    }
                }
            });
            threads[t].start();
        }
        for (Thread t : threads) t.join();
        int merged = 0;
        for (int v : skip.values()) merged += v;
        System.out.println(
            skip.size() +
                " " +
                merged +
                " " +
                skip.firstKey() +
                " " +
                skip.lastKey() +
                " " +
                set.size() +
                " " +
                list.size() +
                " " +
                (polled.get() + deque.size() + queue.size())
        );
    }

    public static void main(String[] args) throws Exception {
        bulk(1);
        bulk(Long.MAX_VALUE);
        trees();
        contention();
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        System.out.println(
            thrown(() -> m.computeIfAbsent(1, k -> m.computeIfAbsent(1, j -> 2))) +
                " | " +
                thrown(() -> m.put(null, 1)) +
                " | " +
                thrown(() -> m.get(null)).substring(0, 20) +
                " | " +
                thrown(() -> m.merge(1, 1, null)) +
                " | " +
                thrown(() -> new ConcurrentHashMap<>(-1)) +
                " | " +
                thrown(() -> m.containsValue(null))
        );
        for (int i = 0; i < 100; i++) m.put(i * 1000003, i);
        System.out.println(m);
        System.out.println(
            new ConcurrentHashMap<>(Map.of(1, 2)).equals(Map.of(1, 2)) +
                " " +
                m.mappingCount() +
                " " +
                m.keySet(5).add(-1) +
                " " +
                m.get(-1) +
                " " +
                thrown(() -> m.keySet().add(1))
        );
        Set<String> set = ConcurrentHashMap.newKeySet();
        System.out.println(
            set.add("a") + " " + set.add("a") + " " + set + " " + set.remove("a") + set.isEmpty()
        );
        m.replaceAll((k, v) -> v + 1);
        m.values().removeIf(v -> v % 2 == 0);
        m.entrySet().removeIf(e -> e.getKey() > 50_000_000);
        m.keySet().retainAll(
            IntStream.range(0, 40)
                .mapToObj(i -> i * 1000003)
                .toList()
        );
        System.out.println(new TreeMap<>(m));
        for (Map.Entry<Integer, Integer> e : m.entrySet()) e.setValue(-e.getValue());
        System.out.println(
            m
                .values()
                .stream()
                .mapToInt(v -> v)
                .sum() +
                " " +
                Collections.list(m.keys()).size() +
                " " +
                Collections.list(m.elements()).size()
        );
        Spliterator<Integer> s = m.keySet().spliterator();
        System.out.println(
            s.hasCharacteristics(Spliterator.CONCURRENT) +
                " " +
                s.hasCharacteristics(Spliterator.SIZED) +
                " " +
                s.hasCharacteristics(Spliterator.DISTINCT) +
                " " +
                s.hasCharacteristics(Spliterator.NONNULL) +
                " " +
                (s.trySplit() != null)
        );
    }
}
