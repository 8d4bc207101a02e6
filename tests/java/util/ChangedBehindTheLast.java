/* SPDX-License-Identifier: MIT */
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedList;
import java.util.Map;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Walks that end tell of a change too, when they look behind their last element: those of
    linked lists by spliterators and forEachRemaining, those of weak maps by spliterators. */
public class ChangedBehindTheLast {
    private static final Map<String, BiConsumer<Collection<Integer>, Integer>> CHANGES =
        new TreeMap<>(Map.of(
            "nothing", (c, x) -> { },
            "clear", (c, x) -> c.clear(),
            "remove the last", (c, x) -> {
                if (c.size() == 10 && x == 9) {
                    c.remove(9);
                }
            },
            "add behind the last", (c, x) -> {
                if (x == 9) {
                    c.add(77);
                }
            },
            "add at each", (c, x) -> c.add(100 + x)));

    private static String walk(Collection<Integer> c, Consumer<Collection<Integer>> how) {
        try {
            how.accept(c);
            return "nothing";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    private static void show(String name, Collection<Integer> c) {
        for (String change : CHANGES.keySet()) {
            BiConsumer<Collection<Integer>, Integer> f = CHANGES.get(change);
            Map<String, Consumer<Collection<Integer>>> walks = new TreeMap<>(Map.of(
                "a loop", d -> {
                    for (Integer x : d) {
                        f.accept(d, x);
                    }
                },
                "a stream", d -> d.stream().forEach(x -> f.accept(d, x)),
                "the first five", d -> d.stream().limit(5).forEach(x -> f.accept(d, x)),
                "element by element", d -> {
                    var s = d.spliterator();
                    while (s.tryAdvance(x -> f.accept(d, x))) {
                        continue;
                    }
                }));
            if (c instanceof LinkedList) {
                walks.put("what remains", d -> d.iterator().forEachRemaining(x -> f.accept(d, x)));
            }
            walks.forEach((how, walk) -> {
                c.clear();
                for (int i = 0; i < 10; i++) {
                    c.add(i);
                }
                System.out.println(name + ", " + change + ", " + how + ": " + walk(c, walk));
            });
        }
    }

    public static void main(String[] args) {
        show("list", new LinkedList<>());
        show("weak", Collections.newSetFromMap(new WeakHashMap<>()));
    }
}
