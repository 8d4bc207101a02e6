/* SPDX-License-Identifier: MIT */
import java.util.Arrays;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Identity maps whose functions change them; what keys of a concurrent map lose when a null is
 * among what is removed.
 */
public class ChangedWhileReplaced {

    static void attempt(String name, Map<String, Integer> map, Runnable change) {
        String how = "done";
        try {
            change.run();
        } catch (ConcurrentModificationException e) {
            how = e.toString();
        }
        System.out.println(name + ": " + how + " " + new TreeMap<>(map));
    }

    static void identity() {
        Map<String, Integer> m = new IdentityHashMap<>();
        m.put("a", 1);
        attempt("put in replaceAll", m, () ->
            m.replaceAll((k, v) -> {
                m.put("b", 2);
                return 7;
            })
        );
        attempt("put in forEach", m, () -> m.forEach((k, v) -> m.put("c", 3)));
        attempt("set in forEach", m, () -> m.forEach((k, v) -> m.put(k, 5)));
        attempt("replaceAll", m, () -> m.replaceAll((k, v) -> v + 1));
        m.keySet().retainAll(Set.of());
        m.put("a", 1);
        attempt("remove in replaceAll", m, () ->
            m.replaceAll((k, v) -> {
                m.remove("a");
                return 7;
            })
        );
    }

    static void weak() {
        Map<String, Integer> m = new WeakHashMap<>();
        m.put("a", 1);
        attempt("weak", m, () ->
            m.replaceAll((k, v) -> {
                m.put("b", 2);
                return 7;
            })
        );
    }

    static void removed(Collection<?> from, Collection<?> all, Object whole) {
        String how;
        try {
            how = String.valueOf(from.removeAll(all));
        } catch (NullPointerException e) {
            how = "null";
        }
        System.out.println("without " + all + ": " + how + " " + whole);
    }

    static void keys(Collection<?> all) {
        Map<Integer, Integer> m = new ConcurrentHashMap<>(Map.of(1, 1, 2, 2, 3, 3));
        removed(m.keySet(), all, m);
        m.putAll(Map.of(1, 1, 2, 2, 3, 3));
        removed(m.values(), all, m);
    }

    public static void main(String[] args) {
        identity();
        weak();
        keys(Arrays.asList(1, null, 2));
        keys(List.of(2, 2));
        Set<Integer> many = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            many.add(i);
        }
        many.add(null);
        keys(many);
        Set<Integer> set = ConcurrentHashMap.newKeySet();
        removed(set, many, set);
        set.add(4);
        removed(set, Arrays.asList(4, null), set);
    }
}
