/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/**
 * ConcurrentLinkedQueue and ConcurrentLinkedDeque: against ArrayDeque, their edges, and many
 * threads.
 */
public class LinkedQueues {

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

    static void random(Deque<Integer> a, Random r) {
        Deque<Integer> b = new ArrayDeque<>();
        for (int i = 0; i < 400; i++) {
            int v = r.nextInt(20);
            Object x = null,
                y = null;
            switch (r.nextInt(12)) {
                case 0 -> {
                    x = a.pollFirst();
                    y = b.pollFirst();
                }
                case 1 -> {
                    x = a.pollLast();
                    y = b.pollLast();
                }
                case 2 -> {
                    a.addFirst(v);
                    b.addFirst(v);
                }
                case 3 -> {
                    x = a.removeFirstOccurrence(v);
                    y = b.removeFirstOccurrence(v);
                }
                case 4 -> {
                    x = a.removeLastOccurrence(v);
                    y = b.removeLastOccurrence(v);
                }
                case 5 -> {
                    x = a.removeIf(e -> e % 7 == v % 7);
                    y = b.removeIf(e -> e % 7 == v % 7);
                }
                case 6 -> {
                    x = a.peekLast() + "" + a.peekFirst();
                    y = b.peekLast() + "" + b.peekFirst();
                }
                case 7 -> {
                    x = a.contains(v);
                    y = b.contains(v);
                }
                default -> {
                    x = a.offerLast(v);
                    y = b.offerLast(v);
                }
            }
            check(String.valueOf(x).equals(String.valueOf(y)), x + " is not " + y);
            check(a.size() == b.size() && a.isEmpty() == b.isEmpty(), "size");
            if (i % 20 == 0) {
                check(
                    a.toString().equals(b.toString()) && Arrays.equals(a.toArray(), b.toArray()),
                    a + " is not " + b
                );
                List<Integer> c = new ArrayList<>(),
                    d = new ArrayList<>();
                a.descendingIterator().forEachRemaining(c::add);
                b.descendingIterator().forEachRemaining(d::add);
                check(c.equals(d), "descending");
            }
        }
        System.out.println(a);
    }

    static void edges(Queue<Integer> q) {
        System.out.println(q.getClass());
        show(
            "empty",
            () ->
                q.poll() +
                " " +
                q.peek() +
                q.isEmpty() +
                q.size() +
                q +
                q.contains(1) +
                q.contains(null)
        );
        show("element", () -> q.element());
        show("remove", () -> q.remove());
        show("null", () -> q.offer(null));
        show("null", () -> q.add(null));
        show("null", () -> q.addAll(Arrays.asList(1, null, 2)) + "");
        show("after null", () -> q);
        q.clear();
        show("addAll", () -> q.addAll(List.of(3, 4, 5, 4)) + " " + q.addAll(List.of()) + q);
        show("itself", () -> q.addAll(q));
        show(
            "remove",
            () ->
                q.remove(4) +
                " " +
                q.remove(9) +
                q +
                q.removeAll(List.of(3)) +
                q +
                q.retainAll(List.of(4)) +
                q
        );
        q.addAll(List.of(1, 2, 3));
        show("iterator", () -> {
            Iterator<Integer> it = q.iterator();
            StringBuilder b = new StringBuilder().append(it.next());
            q.poll();
            q.poll();
            q.add(7);
            while (it.hasNext()) b.append(it.next());
            it.remove();
            return b + " " + q;
        });
        show("iterator", () -> {
            Iterator<Integer> it = q.iterator();
            it.next();
            it.remove();
            it.remove();
            return 0;
        });
        show("end", () -> {
            q.clear();
            return q.iterator().next();
        });
        q.addAll(List.of(1, 2, 3));
        show(
            "array",
            () ->
                q.toArray(new Integer[5])[4] +
                Arrays.toString(q.toArray(new Integer[0])) +
                q
                    .stream()
                    .mapToInt(x -> x)
                    .sum()
        );
        show("store", () -> q.toArray(new String[9]));
        show("equals", () -> q.equals(new ArrayList<>(q)) + " " + q.equals(q));
        show("split", () -> {
            Spliterator<Integer> s = q.spliterator();
            return (
                s.hasCharacteristics(Spliterator.SIZED) +
                " " +
                s.hasCharacteristics(Spliterator.CONCURRENT) +
                s.hasCharacteristics(Spliterator.ORDERED)
            );
        });
    }

    /*
     * Producers number their elements; each consumer must see those of one producer in order, all
     * once.
     */
    static void threads(Queue<int[]> q) throws Exception {
        int producers = 2,
            consumers = 2,
            each = 1500;
        AtomicIntegerArray seen = new AtomicIntegerArray(producers * each);
        AtomicInteger left = new AtomicInteger(producers * each);
        List<Throwable> errors = Collections.synchronizedList(new ArrayList<>());
        List<Thread> all = new ArrayList<>();
        for (int p = 0; p < producers; p++) {
            int me = p;
            all.add(
                new Thread(() -> {
                    for (int i = 0; i < each; i++) {
                        int[] e = { me, i };
                        q.offer(e);
                        if (i % 5 == 0 && q.remove(e)) {
                            seen.incrementAndGet(me * each + i);
                            left.decrementAndGet();
                        }
                    }
                })
            );
        }
        for (int c = 0; c < consumers; c++) all.add(
            new Thread(() -> {
                try {
                    int[] last = new int[producers];
                    Arrays.fill(last, -1);
                    while (left.get() > 0) {
                        int[] e = q.poll();
                        if (e == null) {
                            Thread.yield();
                            continue;
                        }
                        left.decrementAndGet();
                        check(seen.incrementAndGet(e[0] * each + e[1]) == 1, "once");
                        check(last[e[0]] < e[1], "order");
                        last[e[0]] = e[1];
                        if (e[1] % 100 == 0) {
                            int n = 0;
                            for (int[] other : q) check(other != null && n++ >= 0, "walk");
                        }
                    }
                } catch (Throwable e) {
                    errors.add(e);
                    left.set(0);
                }
            })
        );
        for (Thread t : all) t.start();
        for (Thread t : all) t.join();
        for (Throwable e : errors) System.out.println(e);
        int sum = 0;
        for (int i = 0; i < seen.length(); i++) sum += seen.get(i);
        System.out.println(sum + " " + q.size() + q.isEmpty());
    }

    public static void main(String[] args) throws Exception {
        random(new ConcurrentLinkedDeque<>(), new Random(5));
        edges(new ConcurrentLinkedQueue<>());
        edges(new ConcurrentLinkedDeque<>());
        show(
            "from",
            () ->
                new ConcurrentLinkedQueue<>(List.of(1, 2)) +
                "" +
                new ConcurrentLinkedDeque<>(List.of(1, 2))
        );
        show("from", () -> new ConcurrentLinkedQueue<>(Arrays.asList(1, null)));
        show("first", () -> new ConcurrentLinkedDeque<>().getFirst());
        show("last", () -> new ConcurrentLinkedDeque<>().removeLast());
        show("pop", () -> new ConcurrentLinkedDeque<>().pop());
        show("null", () -> new ConcurrentLinkedDeque<>().removeFirstOccurrence(null));
        show("null", () -> new ConcurrentLinkedDeque<>().remove(null));
        show("null", () -> new ConcurrentLinkedQueue<>().remove(null));
        threads(new ConcurrentLinkedQueue<>());
        threads(new ConcurrentLinkedDeque<>());
    }
}
