/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/** ConcurrentHashMap while it grows: nobody loses a mapping, meets one twice, or counts wrong. */
public class MapGrowth {

    record Same(int n) implements Comparable<Same> {
        @Override
        public int hashCode() {
            return n & 3;
        }

        @Override
        public int compareTo(Same o) {
            return Integer.compare(n, o.n);
        }
    }

    interface Body {
        void run(int me) throws Exception;
    }

    static void threads(int n, Body body) throws Exception {
        Thread[] all = new Thread[n];
        CyclicBarrier start = new CyclicBarrier(n);
        AtomicReference<Throwable> failure = new AtomicReference<>();
        for (int i = 0; i < n; i++) {
            int me = i;
            all[i] = new Thread(() -> {
                try {
                    start.await();
                    body.run(me);
                } catch (Throwable e) {
                    failure.compareAndSet(null, e);
                }
            });
            all[i].start();
        }
        for (Thread t : all) t.join();
        if (failure.get() != null) throw new Error(failure.get());
    }

    static void check(boolean b, String what) {
        if (!b) throw new AssertionError(what);
    }

    /* Readers find what was there before, at every length of the table. */
    static void readers() throws Exception {
        for (int round = 0; round < 20; round++) {
            ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>(1);
            AtomicInteger written = new AtomicInteger(-1);
            threads(3, me -> {
                if (me == 0) {
                    for (int i = 0; i < 2000; i++) {
                        m.put(i * 31, i);
                        written.set(i);
                    }
                } else {
                    for (int last = 0; last < 1999; ) {
                        last = written.get();
                        for (int i = last; i >= 0; i -= 97) check(
                            m.get(i * 31) == (Integer) i || m.get(i * 31).equals(i),
                            "lost " + i
                        );
                        check(m.size() >= last, "size " + m.size() + " after " + last);
                        Thread.yield();
                    }
                }
            });
            check(m.size() == 2000 && m.mappingCount() == 2000, "size");
        }
    }

    /* Walks meet each lasting mapping once, while others come and go and the table grows. */
    static void walks() throws Exception {
        for (int round = 0; round < 20; round++) {
            ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
            for (int i = 0; i < 50; i++) m.put(i << 4, -1);
            AtomicInteger working = new AtomicInteger(2);
            threads(4, me -> {
                if (me < 2) {
                    for (int i = 0; i < 1500; i++) {
                        int k = 100_000 * (me + 1) + i;
                        m.put(k, me);
                        if (i % 3 == 0) m.remove(k);
                    }
                    working.decrementAndGet();
                } else {
                    do {
                        Set<Integer> seen = new HashSet<>();
                        int lasting = 0;
                        if (me == 2) {
                            for (Map.Entry<Integer, Integer> e : m.entrySet()) {
                                check(seen.add(e.getKey()), "twice " + e.getKey());
                                if (e.getValue() == -1) lasting++;
                            }
                        } else {
                            Spliterator<Integer> right = m.values().spliterator(),
                                left = right.trySplit();
                            int[] n = new int[1];
                            right.forEachRemaining(v -> n[0] += v == -1 ? 1 : 0);
                            left.forEachRemaining(v -> n[0] += v == -1 ? 1 : 0);
                            lasting = n[0];
                        }
                        check(lasting == 50, "met " + lasting);
                    } while (working.get() > 0);
                }
            });
            check(m.size() == 2050, "size " + m.size());
        }
    }

    /* Each function is applied to what the one before left, in short chains and long ones. */
    static void updates() throws Exception {
        for (int round = 0; round < 10; round++) {
            ConcurrentHashMap<Object, Integer> m = new ConcurrentHashMap<>();
            AtomicInteger made = new AtomicInteger();
            threads(4, me -> {
                for (int i = 0; i < 600; i++) {
                    Object k = i % 3 == 0 ? new Same(i) : (Object) i;
                    m.computeIfAbsent(k, x -> {
                        made.incrementAndGet();
                        return 0;
                    });
                    m.compute(k, (x, v) -> v + 1);
                    m.merge(k, 1, Integer::sum);
                    m.computeIfPresent(k, (x, v) -> v - 1);
                    check(m.replace(k, -5, 0) == false, "replaced");
                }
            });
            check(made.get() == 600 && m.size() == 600, "made " + made);
            for (Object k : m.keySet()) check(m.get(k) == 4, k + " " + m.get(k));
            threads(4, me -> {
                for (Object k : m.keySet())
                    if (
                        m.merge(k, -1, (x, y) -> x + y == 0 ? null : x + y) == null
                    ) made.decrementAndGet();
            });
            check(made.get() == 0 && m.isEmpty() && m.toString().equals("{}"), "left " + m);
        }
    }

    /* One of all who put or remove a key at once has done it; clear leaves a right size. */
    static void winners() throws Exception {
        ConcurrentHashMap<Object, Integer> m = new ConcurrentHashMap<>();
        AtomicInteger won = new AtomicInteger(),
            lost = new AtomicInteger();
        threads(4, me -> {
            for (int i = 0; i < 3000; i++) {
                if (m.putIfAbsent(i, me) == null) won.incrementAndGet();
                if (m.putIfAbsent(new Same(i % 500), me) == null) won.incrementAndGet();
                if (i > 50 && m.remove(i - 50) != null) lost.incrementAndGet();
                if (i > 50 && m.remove(new Same((i - 50) % 500), me)) lost.incrementAndGet();
            }
        });
        check(
            won.get() - lost.get() == m.size() && new ArrayList<>(m.keySet()).size() == m.size(),
            "size"
        );
        for (int round = 0; round < 30; round++) {
            threads(3, me -> {
                if (me == 0) m.clear();
                else for (int i = 0; i < 300; i++) m.put(me * 1000 + i, i);
            });
            int n = 0;
            for (Object k : m.keySet()) n++;
            check(n == m.size(), n + " of " + m.size());
        }
        m.clear();
        check(m.size() == 0 && !m.keySet().iterator().hasNext(), "cleared");
    }

    static String thrown(Runnable r) {
        try {
            r.run();
            return "nothing";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    /* What a function may not do, and what happens then. */
    static void recursion() {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        System.out.println(thrown(() -> m.computeIfAbsent(1, k -> m.put(1, 2))) + " " + m);
        System.out.println(
            thrown(() -> m.compute(1, (k, v) -> m.merge(1, 2, Integer::sum))) + " " + m
        );
        System.out.println(thrown(() -> m.merge(1, 5, (x, y) -> x)) + " " + m);
        System.out.println(thrown(() -> m.compute(1, (k, v) -> m.put(1, 7) + 1)) + " " + m);
        System.out.println(
            thrown(() ->
                m.computeIfAbsent(2, k -> {
                    throw new IllegalArgumentException("no");
                })
            ) +
                " " +
                m +
                " " +
                m.computeIfAbsent(2, k -> 3)
        );
        System.out.println(thrown(() -> m.computeIfAbsent(3, k -> m.remove(3))) + " " + m);
        System.out.println(
            m.computeIfAbsent(4, k -> m.get(4)) +
                " " +
                m.computeIfAbsent(4, k -> m.size()) +
                " " +
                m
        );
    }

    public static void main(String[] args) throws Exception {
        readers();
        walks();
        updates();
        winners();
        recursion();
    }
}
