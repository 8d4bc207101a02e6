/* SPDX-License-Identifier: MIT */
/* ConcurrentLinkedQueue: every member, empty and full, with null, iterators and bulk changes. */
import java.util.*;
import java.util.concurrent.*;

public class ConcurrentLinkedQueueWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedQueue<String> q = new ConcurrentLinkedQueue<>();
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
    }
}
