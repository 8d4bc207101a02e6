/* SPDX-License-Identifier: MIT */
/*
 * Empty and single collections: what they refuse and how; characteristics of all collections.
 * Arguments: how many, seed.
 */
import java.util.*;
import java.util.stream.*;

public class SmallCollections extends Seeded {

    public static void main(String[] a) {
        List<Object> l = Stream.<Object>of(1, 2, 3).toList();
        for (int i : new int[] { -1, 3, 4 }) {
            t(i, () -> l.get(i));
            t(i, () -> l.listIterator(i).nextIndex());
            t(i, () -> l.subList(i, 4));
            t(i, () -> l.subList(0, 3).get(i));
            t(i, () -> l.subList(0, 3).listIterator(i).nextIndex());
            t(i, () -> List.of(1, 2, 3).subList(0, 2).get(i));
            t(i, () -> List.of(1, 2).get(i));
            t(i, () -> List.of(1, 2).listIterator(i));
            t(i, () -> List.of(1, 2).subList(0, 1).listIterator(i));
            t(i, () -> List.of().get(i));
            t(i, () -> List.of(1, 2, 3).get(i));
        }
        Map<Object, Object> e = Collections.emptyMap();
        t("ca", () -> e.computeIfAbsent(1, x -> 1));
        t("cp", () -> e.computeIfPresent(1, (x, y) -> 1));
        t("co", () -> e.compute(1, (x, y) -> null));
        t("me", () -> e.merge(1, 2, (x, y) -> null));
        t("pi", () -> e.putIfAbsent(1, 2));
        t("rp", () -> e.replace(1, 2));
        t("rp3", () -> e.replace(1, 2, 3));
        t("rm", () -> e.remove(1, 2));
        t("rm", () -> e.remove(1));
        t("ra", () -> {
            e.replaceAll((x, y) -> y);
            return 1;
        });
        t("ra", () -> {
            e.replaceAll(null);
            return 1;
        });
        t("fe", () -> {
            e.forEach(null);
            return 1;
        });
        t("ca", () -> e.computeIfAbsent(1, null));
        t("h", () -> e.hashCode() + "" + e.keySet() + e.values());
        t("g", () -> e.getOrDefault(1, 2));
        t("pa", () -> {
            e.putAll(Map.of());
            return "";
        });
        t("pa", () -> {
            e.putAll(Map.of(1, 2));
            return "";
        });
        Map<Object, Object> s = Collections.singletonMap(1, 2);
        t("ca", () -> s.computeIfAbsent(1, x -> 1));
        t("cp", () -> s.computeIfPresent(1, (x, y) -> 1));
        t("co", () -> s.compute(3, (x, y) -> null));
        t("me", () -> s.merge(3, 2, (x, y) -> null));
        t("rm", () -> s.remove(3));
        t("rm", () -> s.remove(1));
        t("clear", () -> {
            s.clear();
            return 1;
        });
        t(
            "sp",
            () ->
                s.entrySet().spliterator().characteristics() +
                " " +
                s.keySet().spliterator().characteristics() +
                " " +
                s.values().spliterator().characteristics()
        );
        Set<Object> es = Collections.emptySet();
        t("e", () -> es.removeIf(null));
        t("e", () -> es.removeIf(x -> true));
        t("e", () -> {
            es.forEach(null);
            return 1;
        });
        t("e", () -> es.toArray(new Object[] { 1, 2 }));
        t("e", () -> es.retainAll(null));
        t("e", () -> es.remove(1));
        t("e", () -> {
            es.clear();
            return 1;
        });
        t("e", () -> es.containsAll(List.of()) + "" + es.containsAll(List.of(1)));
        t("e", () -> es.spliterator().characteristics());
        t("e", () -> es.retainAll(List.of()));
        t("e", () -> es.removeAll(List.of(1)));
        t("e", () -> es.addAll(List.of()));
        List<Object> el = Collections.emptyList();
        t("l", () -> {
            el.replaceAll(null);
            return 1;
        });
        t("l", () -> {
            el.sort(null);
            return 1;
        });
        t("l", () -> el.removeIf(null));
        t("l", () -> el.spliterator().characteristics());
        t("l", () -> el.set(0, 1));
        t("l", () -> el.equals(List.of()));
        t("l", () -> el.subList(0, 0));
        t("l", () -> el.subList(0, 1));
        t("l", () -> el.listIterator(1));
        t("l", () -> el.remove(0));
        t("l", () -> el.addAll(List.of()));
        Set<Object> ms = Collections.newSetFromMap(new TreeMap<>());
        t("n", () -> ms.spliterator().characteristics());
        t("n", () -> ms.add(null));
        t("n", () -> ms.add(1));
        t("n", () -> ms.addAll(List.of(1, 2)));
        t("n", () -> ms.spliterator().characteristics());
        t("n", () -> ms.remove(1));
        t("n", () -> ms.toString() + ms.hashCode());
        t("n", () -> Collections.newSetFromMap(new HashMap<>(Map.of(1, true))));
        Queue<Object> q = Collections.asLifoQueue(new ArrayDeque<>());
        t("q", () -> q.spliterator().characteristics());
        t("q", () -> q.add(1));
        t("q", () -> q.addAll(List.of(3, 4)));
        t("q", () -> q.toString());
        t("q", () -> q.add(null));
        t("q", () -> q.remove());
        t("q", () -> q.element());
        Set<Object> so = Set.of(3);
        t("so", () -> {
            Iterator<Object> it = so.iterator();
            it.next();
            it.remove();
            return "";
        });
        Iterator<Object> ei = Collections.emptyIterator();
        t("ei", () -> {
            ei.remove();
            return 1;
        });
        t("ei", () -> ei.next());
        Iterator<Object> li = List.<Object>of(1).iterator();
        t("li", () -> {
            li.remove();
            return 1;
        });
        ListIterator<Object> ll = List.<Object>of(1).listIterator();
        t("li", () -> {
            ll.remove();
            return 1;
        });
        t("li", () -> {
            ll.add(1);
            return 1;
        });
        t("li", () -> {
            Map.of(1, 2).keySet().iterator().remove();
            return 1;
        });
        t("li", () -> {
            Map.of(1, 2).entrySet().iterator().next().setValue(3);
            return 1;
        });
        t("li", () -> {
            Map.of(1, 2, 3, 4).values().iterator().remove();
            return 1;
        });
        t("li", () -> {
            Set.of(1, 2, 3, 4).iterator().remove();
            return 1;
        });
        t("si", () -> {
            Collections.singleton(1).iterator().remove();
            return 1;
        });
        t("si", () -> {
            Collections.singletonList(1).iterator().remove();
            return 1;
        });
        t("ni", () -> {
            Collections.nCopies(3, 1).iterator().remove();
            return 1;
        });
        t("ai", () -> {
            Iterator<Integer> i = Arrays.asList(1, 2).iterator();
            i.remove();
            return 1;
        });
        t("ai", () -> {
            Iterator<Integer> i = Arrays.asList(1, 2).iterator();
            i.next();
            i.next();
            i.next();
            return 1;
        });
        for (Collection<?> c : new Collection<?>[] {
            new ArrayList<>(),
            new WeakHashMap<>().keySet(),
            new Hashtable<>().keySet(),
            new Hashtable<>().values(),
            new EnumMap<>(Thread.State.class).keySet(),
            EnumSet.noneOf(Thread.State.class),
            new BitSet().stream().boxed().toList(),
            new LinkedHashMap<>().keySet(),
            new LinkedHashMap<>().values(),
            new LinkedHashSet<>(),
            new PriorityQueue<>(),
            List.of(),
            List.of(1),
            List.of(1, 2, 3),
            Set.of(),
            Set.of(1),
            Set.of(1, 2, 3),
            Map.of(1, 2).keySet(),
            Map.of(1, 2).entrySet(),
            Map.of(1, 2).values(),
            Collections.nCopies(2, 3),
            Collections.emptySortedSet(),
            new java.util.concurrent.ConcurrentHashMap<>().keySet(),
            new java.util.concurrent.ConcurrentHashMap<>().values(),
            new java.util.concurrent.ConcurrentHashMap<>().entrySet(),
            new java.util.concurrent.LinkedBlockingQueue<>(),
            new java.util.concurrent.ArrayBlockingQueue<>(2),
            new java.util.concurrent.DelayQueue<>(),
            new java.util.concurrent.SynchronousQueue<>(),
            new java.util.concurrent.PriorityBlockingQueue<>(),
            new java.util.concurrent.CopyOnWriteArraySet<>(),
            new java.util.concurrent.CopyOnWriteArrayList<>(),
            new java.util.concurrent.LinkedTransferQueue<>(),
            new TreeMap<>().values(),
            new TreeMap<>().entrySet(),
            new TreeMap<>().descendingMap().entrySet(),
            new TreeMap<>().descendingMap().values(),
            new TreeMap<>().descendingMap().keySet(),
            new TreeMap<Object, Object>().headMap(1).entrySet(),
            new TreeMap<Object, Object>().headMap(1).values(),
            new TreeMap<Object, Object>().headMap(1, true).descendingMap().keySet(),
            new TreeSet<>().descendingSet(),
            new java.util.concurrent.ConcurrentSkipListMap<>().entrySet(),
            new java.util.concurrent.ConcurrentSkipListMap<>().values(),
            new java.util.concurrent.ConcurrentSkipListMap<Object, Object>().headMap(1).values(),
            new java.util.concurrent.ConcurrentSkipListMap<Object, Object>().headMap(1).entrySet(),
            new java.util.concurrent.ConcurrentSkipListMap<Object, Object>().headMap(1).keySet(),
            new java.util.concurrent.ConcurrentSkipListMap<Object, Object>()
                .descendingMap()
                .keySet(),
            new java.util.concurrent.ConcurrentSkipListMap<Object, Object>()
                .descendingMap()
                .values(),
            new java.util.concurrent.ConcurrentSkipListSet<Object>().descendingSet(),
            new Vector<>(),
            new Stack<>(),
            new LinkedList<>(),
            Arrays.asList(1, 2),
            new AbstractList<Object>() {
                public Object get(int i) {
                    return 1;
                }

                public int size() {
                    return 3;
                }
            },
            new ArrayList<>(List.of(1, 2, 3)).subList(0, 1),
            new LinkedList<>(List.of(1, 2, 3)).subList(0, 1),
            List.of(1, 2, 3).subList(0, 1),
            new ArrayDeque<>(),
            Collections.singletonMap(1, 2).keySet(),
            Collections.checkedList(new ArrayList<>(), Object.class),
            Collections.list(new StringTokenizer("a b"))
        }) {
            Spliterator<?> sp = c.spliterator();
            p("char", sp.characteristics(), sp.estimateSize());
        }
    }
}
