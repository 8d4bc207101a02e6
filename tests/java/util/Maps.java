/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.stream.*;

/** Maps with colliding keys, tree views, deques, shuffles, sorts and streams. */
public class Maps {

    record Key(int hash, int id) implements Comparable<Key> {
        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public int compareTo(Key o) {
            return Integer.compare(id, o.id);
        }
    }

    /**
     * Which order keys have that collide in great numbers, a hash map does not say: they are sorted
     * first.
     */
    static String text(Map<Key, Integer> h) {
        if (h instanceof LinkedHashMap) {
            return h.toString();
        }
        Map<Key, Integer> sorted = new TreeMap<>(
            Comparator.comparing(Key::hash).thenComparing(Key::id)
        );
        sorted.putAll(h);
        return sorted + " " + h.size();
    }

    public static void main(String[] args) {
        Random r = new Random(42);
        for (int round = 0; round < 20; round++) {
            Map<Key, Integer> h = round % 2 == 0 ? new HashMap<>() : new LinkedHashMap<>();
            TreeMap<Integer, Integer> t = new TreeMap<>();
            ArrayDeque<Integer> q = new ArrayDeque<>();
            PriorityQueue<Integer> p = new PriorityQueue<>();
            int digest = 0;
            for (int i = 0; i < 3000; i++) {
                Key k = new Key(r.nextInt(12) * 64 + r.nextInt(2), r.nextInt(400));
                switch (r.nextInt(6)) {
                    case 0, 1 -> h.put(k, i);
                    case 2 -> h.remove(k);
                    case 3 -> h.merge(k, i, Integer::sum);
                    case 4 -> h.computeIfAbsent(k, y -> y.id());
                    default -> h.compute(k, (y, v) ->
                        v == null ? Integer.valueOf(1) : v > 50 ? null : Integer.valueOf(v + 1)
                    );
                }
                int x = r.nextInt(500);
                if (r.nextBoolean()) {
                    t.put(x, i);
                    q.addFirst(x);
                    p.add(x);
                } else {
                    t.remove(x);
                    q.removeFirstOccurrence(x);
                    q.addLast(x);
                    p.remove(x);
                }
                digest = digest * 31 + (i % 50 == 0 ? text(h).hashCode() : h.size());
                NavigableMap<Integer, Integer> v = t.subMap(100, true, 400, false).descendingMap();
                digest =
                    digest * 31 +
                    Objects.hash(
                        v.firstEntry(),
                        v.higherKey(x),
                        v.floorKey(x),
                        t.ceilingKey(x),
                        t.lowerEntry(x)
                    );
            }
            System.out.println(digest + " " + t.size() + " " + List.copyOf(q).hashCode() + " " + p);
        }
    }
}
