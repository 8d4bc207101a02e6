/* SPDX-License-Identifier: MIT */
/* ArrayBlockingQueue: every member, empty and full, with null, iterators and bulk changes. */
import java.util.*;
import java.util.concurrent.*;

public class ArrayBlockingQueueWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<String> q = new ArrayBlockingQueue<>(16);
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
        ArrayBlockingQueue<Integer> b = new ArrayBlockingQueue<>(16);
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
        ArrayBlockingQueue<Integer> small = new ArrayBlockingQueue<>(2);
        p(
            small.remainingCapacity(),
            small.offer(1),
            small.offer(2),
            small.offer(3),
            small.offer(3, 1, TimeUnit.MILLISECONDS),
            small.remainingCapacity()
        );
        t(() -> small.add(3));
        Thread.currentThread().interrupt();
        t(() -> small.put(3));
        t(() -> new ArrayBlockingQueue<>(0));
        Thread feeder = new Thread(() -> {
            try {
                for (int i = 0; i < 20; i++) small.put(100 + i);
            } catch (InterruptedException e) {
                p(e);
            }
        });
        feeder.start();
        int sum = 0;
        for (int i = 0; i < 22; i++) sum += small.take();
        feeder.join();
        p(sum, small);
        p(new ArrayBlockingQueue<>(3, true), new ArrayBlockingQueue<>(3, false, List.of(1, 2)));
        t(() -> new ArrayBlockingQueue<>(1, false, List.of(1, 2)));
    }
}
