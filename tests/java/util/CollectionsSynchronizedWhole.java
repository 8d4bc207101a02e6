/* SPDX-License-Identifier: MIT */
/* Collections: the synchronized views, every member of each. */
import java.util.*;

public class CollectionsSynchronizedWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        List<String> list = Collections.synchronizedList(new ArrayList<>(List.of("b", "a"))),
            linked = Collections.synchronizedList(new LinkedList<>(List.of("z")));
        Set<String> set = Collections.synchronizedSet(new LinkedHashSet<>(List.of("x", "y")));
        SortedSet<String> sorted = Collections.synchronizedSortedSet(
            new TreeSet<>(List.of("m", "k"))
        );
        NavigableSet<String> nav = Collections.synchronizedNavigableSet(
            new TreeSet<>(List.of("m", "k", "o"))
        );
        Collection<String> col = Collections.synchronizedCollection(new ArrayList<>(List.of("q")));
        Map<String, Integer> map = Collections.synchronizedMap(
            new LinkedHashMap<>(Map.of("one", 1))
        );
        SortedMap<String, Integer> smap = Collections.synchronizedSortedMap(
            new TreeMap<>(Map.of("a", 1, "b", 2))
        );
        NavigableMap<String, Integer> nmap = Collections.synchronizedNavigableMap(
            new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3))
        );
        p(
            list,
            linked,
            set,
            sorted,
            nav,
            col,
            map,
            smap,
            nmap,
            list instanceof RandomAccess,
            linked instanceof RandomAccess
        );
        p(
            list.equals(List.of("b", "a")),
            set.equals(Set.of("x", "y")),
            map.equals(Map.of("one", 1)),
            list.hashCode(),
            set.hashCode(),
            map.hashCode(),
            col.equals(new ArrayList<>(col)),
            col.equals(col)
        );
        t(() -> list.add("c"));
        t(() -> {
            list.add(0, "d");
            return list;
        });
        t(() -> list.set(0, "e"));
        t(() -> list.remove(0));
        t(() -> list.remove("zz"));
        t(() -> list.addAll(List.of("r", "s")));
        t(() -> list.addAll(0, List.of("t")));
        t(() -> list.removeAll(List.of("s")));
        t(() -> list.retainAll(List.of("t", "r", "a", "b")));
        t(() -> list.removeIf(s -> s.equals("t")));
        t(() -> {
            list.replaceAll(s -> s + "!");
            return list;
        });
        t(() -> {
            list.sort(null);
            return list;
        });
        t(() -> {
            list.listIterator().add("u");
            return list;
        });
        t(() -> {
            Iterator<String> i = list.iterator();
            i.next();
            i.remove();
            return list;
        });
        t(() -> {
            ListIterator<String> i = list.listIterator(1);
            i.previous();
            i.set("v");
            return list + " " + i.hasNext() + i.nextIndex() + i.hasPrevious() + i.previousIndex();
        });
        t(() -> {
            list.subList(0, 1).add("w");
            return list;
        });
        t(() -> list.get(50));
        p(
            list.contains("w"),
            list.containsAll(List.of("a")),
            list.indexOf("w"),
            list.lastIndexOf("w"),
            list.isEmpty(),
            list.size(),
            list.toArray(),
            list.toArray(new String[0]),
            list.toArray(String[]::new),
            list.stream().count(),
            list.spliterator().hasCharacteristics(Spliterator.SIZED),
            list.parallelStream().count()
        );
        list.forEach(s -> System.out.print(s + ";"));
        t(() -> set.add("z"));
        t(() -> set.remove("x"));
        t(() -> set.iterator().next());
        t(() -> {
            sorted.add("l");
            return sorted;
        });
        p(
            sorted.first(),
            sorted.last(),
            sorted.comparator(),
            sorted.headSet("l"),
            sorted.tailSet("l"),
            sorted.subSet("a", "z")
        );
        t(() -> sorted.headSet("l").add("a"));
        p(
            nav.lower("m"),
            nav.floor("m"),
            nav.ceiling("n"),
            nav.higher("m"),
            nav.descendingSet(),
            nav.headSet("m", true),
            nav.tailSet("m", false),
            nav.subSet("k", false, "o", true),
            nav.descendingIterator().next()
        );
        t(() -> nav.pollFirst());
        t(() -> nav.pollLast());
        t(() -> nav.descendingSet().add("zz"));
        t(() -> col.add("r"));
        t(() -> {
            col.clear();
            return col;
        });
        t(() -> map.put("two", 2));
        t(() -> map.remove("zero"));
        t(() -> {
            map.putAll(Map.of("k", 9));
            return map;
        });
        t(() -> map.putIfAbsent("p", 3));
        t(() -> map.computeIfAbsent("q", k -> 4));
        t(() -> map.computeIfPresent("q", (k, v) -> v + 1));
        t(() -> map.compute("q", (k, v) -> null));
        t(() -> map.merge("one", 5, Integer::sum));
        t(() -> map.replace("one", 7));
        t(() -> map.replace("one", 7, 8));
        t(() -> map.remove("one", 99));
        t(() -> {
            map.replaceAll((k, v) -> v + 1);
            return map;
        });
        t(() -> map.keySet().remove("k"));
        t(() -> map.values().remove(99));
        t(() -> map.entrySet().iterator().next().setValue(77));
        t(() -> map.entrySet().removeIf(e -> false));
        p(
            map.get("one"),
            map.getOrDefault("none", -1),
            map.containsKey("one"),
            map.containsValue(77),
            map.size(),
            map.isEmpty(),
            map.keySet(),
            map.values(),
            map.entrySet(),
            map.entrySet().toArray().length,
            map.entrySet().contains(Map.entry("one", 77))
        );
        map.forEach((k, v) -> System.out.print(k + v + ";"));
        t(() -> {
            map.clear();
            return map;
        });
        p(
            smap.firstKey(),
            smap.lastKey(),
            smap.comparator(),
            smap.headMap("b"),
            smap.tailMap("b"),
            smap.subMap("a", "b")
        );
        t(() -> smap.headMap("b").put("aa", 1));
        p(
            nmap.firstEntry(),
            nmap.lastEntry(),
            nmap.lowerKey("b"),
            nmap.lowerEntry("b"),
            nmap.floorKey("b"),
            nmap.floorEntry("b"),
            nmap.ceilingKey("b"),
            nmap.ceilingEntry("b"),
            nmap.higherKey("b"),
            nmap.higherEntry("b"),
            nmap.descendingMap(),
            nmap.navigableKeySet(),
            nmap.descendingKeySet(),
            nmap.headMap("b", true),
            nmap.tailMap("b", false),
            nmap.subMap("a", false, "c", true)
        );
        t(() -> nmap.pollFirstEntry());
        t(() -> nmap.pollLastEntry());
        t(() -> nmap.descendingMap().put("x", 1));
        t(() -> nmap.firstEntry().setValue(5));
        t(() -> Collections.synchronizedList(null));
        t(() -> Collections.synchronizedMap(null));
        t(() -> Collections.synchronizedNavigableSet(null));
    }
}
