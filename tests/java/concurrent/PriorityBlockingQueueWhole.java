/* SPDX-License-Identifier: MIT */
/* PriorityBlockingQueue: every member, empty and full, with null, iterators and bulk changes. */
import java.util.*;
import java.util.concurrent.*;

public class PriorityBlockingQueueWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        PriorityBlockingQueue<String> q = new PriorityBlockingQueue<>();
        p(q, q.isEmpty(), q.size(), q.peek(), q.poll());
        t(() -> q.element());
        t(() -> q.remove());
        t(() -> q.add(null));
        t(() -> q.offer(null));
        t(() -> q.contains(null));
        t(() -> q.remove(null));
        p(
            q.offer("m"),
            q.add("c"),
            q.add("x"),
            q.offer("a"),
            q.add("m"),
            q,
            q.size(),
            q.peek(),
            q.element(),
            q.contains("x"),
            q.contains("zz")
        );
        p(q.toArray(), q.toArray(new String[0]), q.toArray(new String[7]), q.toString());
        p(
            q.remove("m"),
            q.remove("none"),
            q,
            q.poll(),
            q.remove(),
            q,
            q.addAll(List.of("p", "b", "k")),
            q.removeAll(List.of("b")),
            q.retainAll(List.of("p", "k", "x", "m")),
            q,
            q.containsAll(List.of("k", "p")),
            q.removeIf(s -> s.equals("k")),
            q
        );
        t(() -> q.addAll(null));
        t(() -> q.removeIf(null));
        t(() -> q.removeAll(null));
        t(() -> q.retainAll(null));
        t(() -> q.forEach(null));
        q.forEach(s -> System.out.print(s + ";"));
        Iterator<String> it = q.iterator();
        StringBuilder walk = new StringBuilder();
        while (it.hasNext()) {
            String s = it.next();
            walk.append(s).append(' ');
            if (s.equals("p")) it.remove();
        }
        p(walk, q);
        t(() -> it.next());
        t(() -> q.iterator().remove());
        p(
            q.stream().sorted().toList(),
            q.spliterator().characteristics(),
            q.spliterator().estimateSize() == q.size() ||
                q.spliterator().estimateSize() == Long.MAX_VALUE
        );
        q.clear();
        p(q, q.isEmpty(), q.iterator().hasNext());
        PriorityBlockingQueue<Integer> b = new PriorityBlockingQueue<>();
        p(b.offer(1, 1, TimeUnit.MILLISECONDS), b.remainingCapacity());
        b.put(2);
        b.put(0);
        p(
            b.take(),
            b.poll(1, TimeUnit.SECONDS),
            b.size(),
            b.poll(1, TimeUnit.SECONDS),
            b.poll(1, TimeUnit.NANOSECONDS)
        );
        b.addAll(List.of(5, 4, 3, 2, 1));
        List<Integer> out = new ArrayList<>();
        p(b.drainTo(out, 2), out, b, b.drainTo(out, 0), b.drainTo(out), out, b);
        t(() -> b.drainTo(b));
        t(() -> b.drainTo(null));
        t(() -> b.drainTo(b, 1));
        t(() -> b.put(null));
        t(() -> b.offer(null, 1, TimeUnit.SECONDS));
        Thread.currentThread().interrupt();
        t(() -> b.take());
        Thread.currentThread().interrupt();
        t(() -> b.poll(1, TimeUnit.DAYS));
        t(() -> q.addAll(q));
        PriorityBlockingQueue<String> r = new PriorityBlockingQueue<>(4, Comparator.reverseOrder());
        r.addAll(List.of("a", "c", "b", "d"));
        p(
            r,
            r.comparator().compare("a", "b"),
            r.poll(),
            r,
            new PriorityBlockingQueue<>(r),
            new PriorityBlockingQueue<>(List.of(4, 2, 3, 1)),
            new PriorityBlockingQueue<>(3).comparator()
        );
        t(() -> new PriorityBlockingQueue<>(0));
        t(() -> new PriorityBlockingQueue<>(0, null));
        t(() -> ((Queue) new PriorityBlockingQueue<Object>(List.of(1))).add("x"));
        t(() -> ((Queue) new PriorityBlockingQueue<Object>()).add(new Object()));
        PriorityBlockingQueue<Integer> heap = new PriorityBlockingQueue<>();
        for (int i = 0; i < 50; i++) heap.add((i * 37) % 50);
        p(heap, heap.remove(25), heap.remove(0), heap);
        StringBuilder order = new StringBuilder();
        while (!heap.isEmpty()) order.append(heap.poll()).append(' ');
        p(order);
    }
}
