/* SPDX-License-Identifier: MIT */
/* ArrayDeque: every member, empty and full, with null, iterators and bulk changes. */
import java.util.*;

public class ArrayDequeWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        ArrayDeque<String> q = new ArrayDeque<>();
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
        ArrayDeque<Integer> d = new ArrayDeque<>();
        for (int i = 0; i < 6; i++) {
            d.addFirst(i);
            d.addLast(-i);
        }
        p(
            d,
            d.size(),
            d.getFirst(),
            d.getLast(),
            d.peekFirst(),
            d.peekLast(),
            d.offerFirst(7),
            d.offerLast(-7),
            d.pollFirst(),
            d.pollLast(),
            d.removeFirst(),
            d.removeLast(),
            d.pop(),
            d
        );
        d.push(77);
        p(d, d.removeFirstOccurrence(0), d.removeLastOccurrence(77), d.removeLastOccurrence(12), d);
        StringBuilder back = new StringBuilder();
        for (Iterator<Integer> i = d.descendingIterator(); i.hasNext(); ) {
            int v = i.next();
            back.append(v).append(' ');
            if (v == 2) i.remove();
        }
        p(back, d);
        d.clear();
        p(d.pollFirst(), d.pollLast(), d.peekFirst(), d.peekLast());
        t(() -> d.getFirst());
        t(() -> d.getLast());
        t(() -> d.removeFirst());
        t(() -> d.removeLast());
        t(() -> d.pop());
        t(() -> d.addFirst(null));
        t(() -> d.addLast(null));
        t(() -> d.push(null));
        t(() -> d.offerFirst(null));
        t(() -> d.offerLast(null));
        for (int i = 0; i < 40; i++) {
            d.addLast(i);
            if (i % 3 == 0) d.removeFirst();
        }
        p(d, new ArrayDeque<>(List.of(3, 1, 2)));
        t(() -> new ArrayDeque<>((Collection<Integer>) null));
        ArrayDeque<Integer> e = new ArrayDeque<>(2);
        for (int i = 0; i < 5; i++) e.add(i);
        p(e.clone(), e.clone().equals(e), e.equals(e), new ArrayDeque<>(-1).size());
        t(() -> {
            for (int i : e) e.remove();
            return e;
        });
    }
}
