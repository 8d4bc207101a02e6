/* SPDX-License-Identifier: MIT */
/* Collections: empty and single collections, and the immutable ones of List, Set and Map. */
import java.util.*;
import java.util.stream.*;

public class CollectionsEmptyWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        p(
            Collections.emptyList(),
            Collections.emptySet(),
            Collections.emptyMap(),
            Collections.emptySortedSet(),
            Collections.emptyNavigableSet(),
            Collections.emptySortedMap(),
            Collections.emptyNavigableMap(),
            Collections.EMPTY_LIST,
            Collections.EMPTY_SET,
            Collections.EMPTY_MAP
        );
        p(
            Collections.singleton(1),
            Collections.singletonList("a"),
            Collections.singletonMap("k", null),
            Collections.singleton(null).contains(null),
            Collections.singletonList(2).hashCode(),
            Collections.singletonMap("a", 1).hashCode(),
            Collections.singleton(3).equals(Set.of(3)),
            Collections.emptyList().equals(List.of()),
            Collections.emptyMap().equals(Map.of()),
            Collections.emptyList().hashCode()
        );
        for (List<Integer> l : new List[] {
            Collections.emptyList(),
            Collections.singletonList(1),
            List.of(),
            List.of(1),
            List.of(1, 2),
            List.of(1, 2, 3),
            List.copyOf(Arrays.asList(4, 5, 6, 7))
        }) {
            p(
                l,
                l.size(),
                l.contains(1),
                l.indexOf(2),
                l.lastIndexOf(1),
                l.subList(0, l.size()),
                l.toArray(),
                l.toArray(new Integer[0]),
                l.stream().count(),
                l.iterator().hasNext(),
                l.listIterator().hasPrevious(),
                l.hashCode(),
                l.isEmpty()
            );
            t(() -> l.contains(null));
            t(() -> l.add(9));
            t(() -> l.add(0, 9));
            t(() -> l.set(0, 9));
            t(() -> l.remove(0));
            t(() -> l.remove((Integer) 9));
            t(() -> l.addAll(List.of()));
            t(() -> l.removeAll(List.of()));
            t(() -> l.removeIf(x -> false));
            t(() -> l.retainAll(l));
            t(() -> l.clear());
            t(() -> l.sort(null));
            t(() -> l.replaceAll(x -> x));
            t(() -> l.get(5));
            t(() -> l.get(-1));
            t(() -> l.subList(1, 9));
            t(() -> l.iterator().remove());
            t(() -> {
                ListIterator<Integer> i = l.listIterator(l.size());
                return l.isEmpty() ? "" : i.previous() + " " + i.previousIndex();
            });
        }
        for (Set<Integer> s : new Set[] {
            Collections.emptySet(),
            Collections.singleton(1),
            Set.of(),
            Set.of(1),
            Collections.emptyNavigableSet()
        }) {
            p(
                s,
                s.size(),
                s.contains(1),
                s.hashCode(),
                s.toArray(),
                s.equals(Set.of(1)),
                s.containsAll(List.of(1)),
                s.stream().count()
            );
            t(() -> s.add(9));
            t(() -> s.remove(9));
            t(() -> s.clear());
            t(() -> s.addAll(List.of(1)));
            t(() -> s.removeIf(x -> true));
            t(() -> s.iterator().next());
        }
        t(() -> Set.of(1).contains(null));
        t(() -> Set.of(1, 2, 3).contains(null));
        for (Map<String, Integer> m : new Map[] {
            Collections.emptyMap(),
            Collections.singletonMap("a", 1),
            Map.of(),
            Map.of("a", 1),
            Collections.emptyNavigableMap()
        }) {
            p(
                m,
                m.size(),
                m.get("a"),
                m.getOrDefault("b", 5),
                m.containsKey("a"),
                m.containsValue(1),
                m.hashCode(),
                m.keySet(),
                m.values(),
                m.entrySet(),
                m.isEmpty()
            );
            t(() -> m.put("x", 1));
            t(() -> m.remove("a"));
            t(() -> m.clear());
            t(() -> m.putAll(Map.of("z", 1)));
            t(() -> m.putIfAbsent("a", 1));
            t(() -> m.computeIfAbsent("a", k -> 1));
            t(() -> m.merge("a", 1, Integer::sum));
            t(() -> m.replaceAll((k, v) -> v));
            t(() -> m.keySet().remove("a"));
            t(() -> m.forEach((k, v) -> p(k, v)));
        }
        t(() -> Map.of("a", 1).get(null));
        t(() -> Map.of("a", 1).containsValue(null));
        t(() -> Map.of("a", 1).entrySet().iterator().next().setValue(2));
        t(() -> List.of(1, null));
        t(() -> List.of((Object[]) new String[] { "a", null }));
        t(() -> Set.of(1, 1));
        t(() -> Set.of("a", "b", "a"));
        t(() -> Set.of(1, null));
        t(() -> Map.of("a", 1, "a", 2));
        t(() -> Map.of("a", null));
        t(() -> Map.ofEntries(Map.entry("a", 1), Map.entry("a", 2)));
        t(() -> Map.entry(null, 1));
        t(() -> Map.entry("a", 1).setValue(2));
        t(() -> List.copyOf(Arrays.asList(1, null)));
        t(() -> Set.copyOf(Arrays.asList(1, 1)));
        t(() -> Map.copyOf(Map.of("a", 1)));
        t(() -> List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10).subList(2, 5).subList(1, 2));
        p(
            List.of(1, 2, 3, 4),
            List.of(1, 2, 3, 4, 5),
            List.of(1, 2, 3, 4, 5, 6),
            List.of(1, 2, 3, 4, 5, 6, 7),
            List.of(1, 2, 3, 4, 5, 6, 7, 8),
            List.of(1, 2, 3, 4, 5, 6, 7, 8, 9),
            List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
        );
        p(
            new TreeSet<>(Set.of(1, 2, 3, 4)),
            new TreeSet<>(Set.of(1, 2, 3, 4, 5)),
            new TreeSet<>(Set.of(1, 2, 3, 4, 5, 6)),
            new TreeSet<>(Set.of(1, 2, 3, 4, 5, 6, 7)),
            new TreeSet<>(Set.of(1, 2, 3, 4, 5, 6, 7, 8)),
            new TreeSet<>(Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9)),
            new TreeSet<>(Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)),
            new TreeSet<>(Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))
        );
        p(
            new TreeMap<>(Map.of(1, 2, 3, 4)),
            new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6)),
            new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8)),
            new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)),
            new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
            new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)),
            new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
            new TreeMap<>(Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18)),
            Map.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20).size()
        );
    }
}
