/* SPDX-License-Identifier: MIT */
/*
 * ConcurrentSkipListMap: every member, with null, views that write through, functions that return
 * null or throw, and the views of an order.
 */
import java.util.*;
import java.util.concurrent.*;

public class ConcurrentSkipListMapWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<String, Integer> m = new ConcurrentSkipListMap<>();
        ConcurrentSkipListMap<String, Integer> empty = new ConcurrentSkipListMap<>();
        String[] keys = {
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "",
            "Aa",
            "BB",
            "C#"
        };
        for (String k : keys) m.put(k, k.length());
        p(
            m,
            m.size(),
            m.isEmpty(),
            empty,
            empty.isEmpty(),
            m.hashCode(),
            m.equals(new HashMap<>(m)),
            m.equals(empty),
            m.equals("x"),
            m.get("two"),
            m.get("none"),
            m.containsKey("six"),
            m.containsKey("no"),
            m.containsValue(5),
            m.containsValue(99)
        );
        t(() -> m.get(null));
        t(() -> m.containsKey(null));
        t(() -> m.containsValue(null));
        t(() -> m.remove(null));
        t(() -> m.put(null, 1));
        t(() -> m.put("null", null));
        t(() -> m.putIfAbsent("absent", 1));
        t(() -> m.getOrDefault("absent", 7) + " " + m.getOrDefault("missing", 7));
        t(() -> m.getOrDefault("null", 7));
        p(
            m.put("two", 22),
            m.putIfAbsent("two", 5),
            m.putIfAbsent("two2", 5),
            m.remove("three"),
            m.remove("three"),
            m.remove("four", 9),
            m.remove("four", 4),
            m.replace("five", 55),
            m.replace("fivex", 5),
            m.replace("six", 3, 66),
            m.replace("six", 3, 67)
        );
        p(
            m.compute("six", (k, v) -> v + 1),
            m.compute("new", (k, v) -> v == null ? -1 : 0),
            m.compute("new", (k, v) -> null),
            m.containsKey("new"),
            m.computeIfAbsent("seven", k -> 0),
            m.computeIfAbsent("lazy", String::length),
            m.computeIfAbsent("lazy2", k -> null),
            m.computeIfPresent("lazy", (k, v) -> v * 10),
            m.computeIfPresent("nope", (k, v) -> v),
            m.computeIfPresent("lazy", (k, v) -> null)
        );
        p(
            m.merge("two", 1, Integer::sum),
            m.merge("fresh", 1, Integer::sum),
            m.merge("fresh", 1, (x, y) -> null),
            m.get("fresh")
        );
        t(() -> m.merge("two", null, Integer::sum));
        t(() -> m.merge("two", 1, null));
        t(() -> m.compute("two", null));
        t(() -> m.computeIfAbsent("two", null));
        t(() -> m.computeIfPresent("two", null));
        t(() ->
            m.computeIfAbsent("boom", k -> {
                throw new IllegalStateException(k);
            })
        );
        t(() -> m.forEach(null));
        t(() -> m.replaceAll(null));
        t(() -> m.putAll(null));
        t(() -> m.putAll(Map.of("p", 1)));
        m.remove("null");
        t(() -> m.keySet().remove(null));
        m.replaceAll((k, v) -> v + String.valueOf(k).length());
        m.forEach((k, v) -> System.out.print(k + v + ";"));
        p(
            m.keySet(),
            m.values(),
            m.entrySet(),
            m.keySet().contains("ten"),
            m.keySet().remove("ten"),
            m.values().remove(66),
            m.values().contains(8),
            m.entrySet().contains(Map.entry("nine", 8)),
            m.entrySet().remove(Map.entry("nine", 8)),
            m.keySet().size(),
            m.values().size(),
            m.entrySet().size()
        );
        p(
            m.keySet().hashCode(),
            m.entrySet().hashCode(),
            m.keySet().equals(new HashSet<>(m.keySet())),
            m.keySet().toArray(),
            m.values().toArray(new Integer[0]),
            m.keySet().removeIf(k -> k == null || k.startsWith("t")),
            m.values().removeIf(v -> v == 0),
            m.entrySet().removeIf(e -> String.valueOf(e.getKey()).isEmpty()),
            m
        );
        t(() -> m.keySet().add("x"));
        t(() -> m.values().add(1));
        t(() -> m.entrySet().add(Map.entry("x", 1)));
        t(() -> {
            Map.Entry<String, Integer> e = m.entrySet().iterator().next();
            return (
                e +
                " " +
                e.getKey() +
                " " +
                e.getValue() +
                " " +
                e.hashCode() +
                " " +
                e.equals(Map.entry(e.getKey(), e.getValue())) +
                " " +
                e.setValue(1000) +
                " " +
                m
            );
        });
        t(() -> {
            Iterator<String> i = m.keySet().iterator();
            i.next();
            i.remove();
            i.remove();
        });
        t(() -> empty.keySet().iterator().next());
        t(() -> {
            for (String k : m.keySet()) m.put(k + "x", 0);
            return "through";
        });
        t(() -> {
            for (Map.Entry<String, Integer> e : m.entrySet()) e.setValue(e.getValue() + 1);
            return m
                .values()
                .stream()
                .mapToInt(v -> v)
                .sum();
        });
        t(() -> m.keySet().retainAll(List.of("Aa", "BB", "one")));
        t(() -> m.keySet().addAll(List.of("z")));
        p(
            m,
            m.keySet().stream().count(),
            m.values().spliterator().estimateSize(),
            m.entrySet().spliterator().characteristics(),
            m.keySet().spliterator().characteristics(),
            m.values().spliterator().characteristics()
        );
        m.clear();
        p(m, m.size(), m.keySet(), m.values().isEmpty());
        ConcurrentSkipListMap<Integer, Integer> n = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 200; i++) n.put(((i * 7919) % 1009) - 500, i);
        for (int i = 0; i < 200; i += 3) n.remove(((i * 7919) % 1009) - 500);
        p(n.size(), n, n.hashCode(), n.containsValue(100), n.containsValue(99));
        p(
            n.clone().equals(n),
            n.clone().getClass(),
            ((ConcurrentSkipListMap<Integer, Integer>) n.clone()).remove(-500),
            n.size()
        );
        ConcurrentSkipListMap<Integer, String> s = new ConcurrentSkipListMap<>();
        for (int i = 10; i <= 50; i += 10) s.put(i, "v" + i);
        p(
            s.firstKey(),
            s.lastKey(),
            s.firstEntry(),
            s.lastEntry(),
            s.comparator(),
            new ConcurrentSkipListMap<>((SortedMap<Integer, String>) s),
            new ConcurrentSkipListMap<>(Map.of(2, "b", 1, "a")),
            new ConcurrentSkipListMap<String, String>(Comparator.reverseOrder()).comparator() !=
                null
        );
        for (int i : new int[] { 5, 10, 15, 50, 55 })
            p(
                i,
                s.lowerKey(i),
                s.lowerEntry(i),
                s.floorKey(i),
                s.floorEntry(i),
                s.ceilingKey(i),
                s.ceilingEntry(i),
                s.higherKey(i),
                s.higherEntry(i),
                s.headMap(i),
                s.headMap(i, true),
                s.tailMap(i),
                s.tailMap(i, false)
            );
        p(
            s.subMap(10, 40),
            s.subMap(10, false, 40, true),
            s.subMap(20, 20),
            s.descendingMap(),
            s.descendingKeySet(),
            s.navigableKeySet(),
            s.descendingMap().firstKey(),
            s.descendingMap().headMap(30),
            s.navigableKeySet().lower(20),
            s.descendingKeySet().lower(20)
        );
        t(() -> s.subMap(40, 10));
        t(() -> s.headMap(30).put(30, ""));
        t(() -> s.tailMap(30, false).put(30, ""));
        t(() -> s.subMap(20, 40).subMap(10, 30));
        t(() -> s.headMap(10).firstKey());
        t(() -> s.headMap(10).lastKey());
        t(() -> s.firstEntry().setValue("x"));
        t(() -> s.ceilingEntry(20).setValue("x"));
        t(() -> s.lowerKey(null));
        t(() -> s.headMap(null));
        NavigableMap<Integer, String> view = s.subMap(15, true, 45, true);
        p(
            view,
            view.size(),
            view.firstEntry(),
            view.lastEntry(),
            view.lowerKey(20),
            view.floorEntry(99),
            view.ceilingKey(0),
            view.higherKey(45),
            view.get(10),
            view.containsKey(50),
            view.remove(10),
            view.put(25, "n"),
            view.descendingMap(),
            view.keySet(),
            view.values(),
            view.entrySet(),
            view.hashCode()
        );
        p(
            view.pollFirstEntry(),
            view.pollLastEntry(),
            view,
            s,
            view.navigableKeySet().pollFirst(),
            s
        );
        view.clear();
        p(
            s,
            s.pollFirstEntry(),
            s.pollLastEntry(),
            s.pollFirstEntry(),
            s.firstEntry(),
            s.lastEntry()
        );
        t(() -> s.firstKey());
        t(() -> s.lastKey());
        t(() ->
            ((ConcurrentSkipListMap) new ConcurrentSkipListMap<Object, Object>()).put(
                new Object(),
                1
            )
        );
        ConcurrentSkipListMap<String, Integer> fold = new ConcurrentSkipListMap<>(
            String.CASE_INSENSITIVE_ORDER
        );
        p(
            fold.put("B", 1),
            fold.put("b", 2),
            fold.put("a", 3),
            fold,
            fold.get("A"),
            fold.equals(Map.of("a", 3, "B", 2))
        );
        t(() -> fold.put(null, 1));
    }
}
