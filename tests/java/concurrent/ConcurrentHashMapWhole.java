/* SPDX-License-Identifier: MIT */
/*
 * ConcurrentHashMap: every member, with null, views that write through, functions that return null
 * or throw.
 */
import java.util.*;
import java.util.concurrent.*;

public class ConcurrentHashMapWhole extends Whole {

    @SuppressWarnings({ "deprecation", "removal", "unchecked", "rawtypes" })
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        ConcurrentHashMap<String, Integer> empty = new ConcurrentHashMap<>();
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
        ConcurrentHashMap<Integer, Integer> n = new ConcurrentHashMap<>();
        for (int i = 0; i < 200; i++) n.put(((i * 7919) % 1009) - 500, i);
        for (int i = 0; i < 200; i += 3) n.remove(((i * 7919) % 1009) - 500);
        p(n.size(), n, n.hashCode(), n.containsValue(100), n.containsValue(99));
        t(() -> new ConcurrentHashMap<>(-1));
        t(() -> new ConcurrentHashMap<>(1, 0f));
        t(() -> new ConcurrentHashMap<>(1, Float.NaN));
        p(
            new ConcurrentHashMap<>(0),
            new ConcurrentHashMap<>(3, 2f),
            new ConcurrentHashMap<>(Map.of("k", "v"))
        );
        t(() -> new ConcurrentHashMap<>((Map<String, String>) null));
    }
}
