/* SPDX-License-Identifier: MIT */
/* PriorityQueue: every member, empty and full, with null, iterators and bulk changes. */
import java.util.*;

public class PriorityQueueWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        PriorityQueue<String> q = new PriorityQueue<>();
        p(q, q.isEmpty(), q.size(), q.peek(), q.poll());
        t(() -> q.element());
        t(() -> q.remove());
        t(() -> q.add(null));
        t(() -> q.offer(null));
        p(q.contains(null), q.remove(null));
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
        t(() -> q.addAll(q));
        PriorityQueue<String> r = new PriorityQueue<>(4, Comparator.reverseOrder());
        r.addAll(List.of("a", "c", "b", "d"));
        p(
            r,
            r.comparator().compare("a", "b"),
            r.poll(),
            r,
            new PriorityQueue<>(r),
            new PriorityQueue<>(List.of(4, 2, 3, 1)),
            new PriorityQueue<>(3).comparator()
        );
        t(() -> new PriorityQueue<>(0));
        t(() -> new PriorityQueue<>(0, null));
        t(() -> ((Queue) new PriorityQueue<Object>(List.of(1))).add("x"));
        t(() -> ((Queue) new PriorityQueue<Object>()).add(new Object()));
        PriorityQueue<Integer> heap = new PriorityQueue<>();
        for (int i = 0; i < 50; i++) heap.add((i * 37) % 50);
        p(heap, heap.remove(25), heap.remove(0), heap);
        StringBuilder order = new StringBuilder();
        while (!heap.isEmpty()) order.append(heap.poll()).append(' ');
        p(order);
        p(
            new PriorityQueue<>(new TreeSet<>(List.of(2, 1))),
            new PriorityQueue<Integer>(Comparator.naturalOrder()),
            new PriorityQueue<>((SortedSet<Integer>) new TreeSet<>(Set.of(1))),
            new PriorityQueue<>((PriorityQueue<Integer>) new PriorityQueue<>(Set.of(1)))
        );
        t(() -> {
            PriorityQueue<Integer> f = new PriorityQueue<>(List.of(1, 2, 3));
            for (int i : f) f.add(i);
        });
    }
}
