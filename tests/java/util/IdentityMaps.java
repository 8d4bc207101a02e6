/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * IdentityHashMap against a list of pairs, in all its views, growing, shrinking and while iterators
 * remove.
 */
public class IdentityMaps {

    static final class Model {

        final List<Object> keys = new ArrayList<>(),
            values = new ArrayList<>();

        int find(Object key) {
            for (int i = 0; i < keys.size(); i++) if (keys.get(i) == key) return i;
            return -1;
        }

        Object put(Object key, Object value) {
            int i = find(key);
            if (i >= 0) return values.set(i, value);
            keys.add(key);
            values.add(value);
            return null;
        }

        Object remove(Object key) {
            int i = find(key);
            if (i < 0) return null;
            keys.remove(i);
            return values.remove(i);
        }
    }

    static void check(boolean good, String what) {
        if (!good) throw new AssertionError(what);
    }

    static void compare(IdentityHashMap<Object, Object> map, Model model) {
        check(map.size() == model.keys.size() && map.isEmpty() == model.keys.isEmpty(), "size");
        int seen = 0,
            keys = 0,
            hash = 0;
        for (Map.Entry<Object, Object> e : map.entrySet()) {
            int i = model.find(e.getKey());
            check(i >= 0 && model.values.get(i) == e.getValue(), "entry");
            hash += System.identityHashCode(e.getKey()) ^ System.identityHashCode(e.getValue());
            seen++;
        }
        for (Object key : map.keySet()) {
            check(model.find(key) >= 0, "key");
            keys += System.identityHashCode(key);
        }
        check(
            seen == map.size() && hash == map.hashCode() && map.keySet().hashCode() == keys,
            "number, hashes"
        );
        for (int i = 0; i < model.keys.size(); i++) check(
            map.get(model.keys.get(i)) == model.values.get(i) && map.containsKey(model.keys.get(i)),
            "get"
        );
    }

    static void removeSome(
        Iterator<?> i,
        IdentityHashMap<Object, Object> map,
        Model model,
        Random random
    ) {
        IdentityHashMap<Object, Object> seen = new IdentityHashMap<>();
        while (i.hasNext()) {
            Object o = i.next(),
                key = o instanceof Map.Entry ? ((Map.Entry<?, ?>) o).getKey() : o;
            check(seen.put(key, "") == null, "seen twice");
            if (random.nextInt(3) != 0) {
                i.remove();
                model.remove(key);
                check(!map.containsKey(key), "still there");
            }
        }
    }

    static void round(int seed, int kinds) {
        Random random = new Random(seed);
        Object[] objects = new Object[kinds];
        for (int i = 1; i < kinds; i++) objects[i] = i % 2 == 0 ? new Object() : new String("same");
        IdentityHashMap<Object, Object> map =
            seed % 3 == 0 ? new IdentityHashMap<>() : new IdentityHashMap<>(seed % 50);
        Model model = new Model();
        for (int i = 0; i < 40 * kinds; i++) {
            Object key = objects[random.nextInt(kinds)],
                value = objects[random.nextInt(kinds)];
            int n = random.nextInt(1000);
            if (n < 500) check(map.put(key, value) == model.put(key, value), "put");
            else if (n < 900) check(map.remove(key) == model.remove(key), "remove");
            else if (n < 950) check(
                map.keySet().remove(key) == (model.find(key) >= 0 && model.remove(key) != model),
                "keySet().remove"
            );
            else if (n < 970) check(
                map.containsValue(value) == model.values.stream().anyMatch(v -> v == value),
                "containsValue"
            );
            else if (n < 972) removeSome(map.keySet().iterator(), map, model, random);
            else if (n < 974) removeSome(map.entrySet().iterator(), map, model, random);
            if (n % 100 == 7) compare(map, model);
        }
        compare(map, model);
        check(
            map.equals(map.clone()) &&
                map.clone().equals(map) &&
                new IdentityHashMap<>(map).equals(map),
            "copies"
        );
        map.keySet().removeIf(k -> k instanceof String);
        for (int i = model.keys.size(); i-- > 0; ) if (
            model.keys.get(i) instanceof String
        ) model.remove(model.keys.get(i));
        compare(map, model);
        map.clear();
        compare(map, new Model());
    }

    static void tell(Object... all) {
        System.out.println(Arrays.toString(all));
    }

    interface Action {
        Object run() throws Exception;
    }

    static void tried(Action a) {
        try {
            tell(a.run());
        } catch (Exception e) {
            tell(e);
        }
    }

    static final class Own extends IdentityHashMap<Object, Object> {

        private static final long serialVersionUID = 1;
    }

    public static void main(String[] args) throws Exception {
        for (int seed = 0; seed < 40; seed++) round(seed, 1 + ((seed * seed) % 97));
        String a = new String("a"),
            same = new String("a");
        IdentityHashMap<Object, Object> map = new IdentityHashMap<>(Map.of("x", "y"));
        map.clear();
        map.put(a, "1");
        map.put(same, "2");
        map.put(null, null);
        tell(
            map.size(),
            map.get(a),
            map.get(same),
            map.get(new String("a")),
            map.get(null),
            map.containsKey(null),
            map.containsValue(null)
        );
        tell(
            map.keySet().contains(new String("a")),
            map.keySet().contains(same),
            map.keySet().equals(Set.of("a")),
            map.values().contains(new String("1")),
            map.values().contains("1")
        );
        tell(
            map.entrySet().contains(new AbstractMap.SimpleEntry<>(a, "1")),
            map.entrySet().contains(new AbstractMap.SimpleEntry<>("a", "1")),
            map.entrySet().contains(new AbstractMap.SimpleEntry<>(a, new String("1"))),
            map.entrySet().contains("a")
        );
        tell(
            map.values().remove(new String("2")),
            map.size(),
            map.values().remove("2"),
            map.size()
        );
        tell(
            map.entrySet().remove(new AbstractMap.SimpleEntry<>(same, "2")),
            map.entrySet().remove(new AbstractMap.SimpleEntry<>(a, "1")),
            map
        );
        map.put(a, "1");
        map.put(same, "2");
        tell(map.keySet().removeAll(Arrays.asList(new String("a"))), map.size());
        map.put(a, "1");
        map.put(same, "2");
        tell(
            map.keySet().retainAll(Arrays.asList("a")),
            map.size(),
            map.keySet().removeAll(new IdentityHashMap<>(Map.of(a, "")).keySet()),
            map.get(same)
        );
        tell(
            map.equals(new HashMap<>(map)),
            new HashMap<>(map).equals(map),
            map.equals(null),
            map.hashCode() == map.entrySet().hashCode()
        );
        Iterator<Map.Entry<Object, Object>> i = map.entrySet().iterator();
        tried(() -> {
            i.remove();
            return "removed";
        });
        Map.Entry<Object, Object> e = i.next();
        tell(
            e,
            e.setValue("3"),
            map,
            e.equals(new AbstractMap.SimpleEntry<>(same, "3")),
            e.equals(new AbstractMap.SimpleEntry<>(a, "3")),
            e.equals("x")
        );
        i.remove();
        tried(e::getKey);
        tried(e::getValue);
        tried(() -> e.setValue(1));
        tried(() -> e.equals(e) && !e.equals(null));
        tried(() -> {
            i.remove();
            return "removed";
        });
        tried(i::next);
        map.put(a, "4");
        Iterator<Object> keys = map.keySet().iterator(),
            values = map.values().iterator();
        tell(keys.next(), values.next());
        map.put(new Object(), 5);
        tried(keys::next);
        tried(values::next);
        tried(() -> new IdentityHashMap<>(-1));
        tried(() -> new IdentityHashMap<>(Integer.MAX_VALUE / 1000).size());
        tried(() -> new IdentityHashMap<Object, Object>((Map<Object, Object>) null));
        tried(() -> map.keySet().removeAll((Collection<?>) null));
        map.clear();
        map.put("k", 1);
        tried(() -> map.merge("k", 2, (x, y) -> (int) x + (int) y));
        tried(() -> map.computeIfAbsent("l", k -> k + "!"));
        tried(
            () ->
                map.putIfAbsent("l", "?") +
                " " +
                map.replace("l", "z") +
                " " +
                map.remove("l", "q") +
                map.remove("l", "z")
        );
        map.replaceAll((k, v) -> k + "" + v);
        map.forEach((k, v) -> tell(k, v));
        tell(
            Arrays.toString(map.keySet().toArray()),
            Arrays.toString(map.values().toArray(new Object[0])),
            Arrays.toString(map.entrySet().toArray())
        );
        Own own = new Own();
        own.put("own", 1);
        tell(own.clone().getClass().getName(), own.clone());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ObjectOutputStream o = new ObjectOutputStream(out)) {
            o.writeObject(own);
        }
        tell(new ObjectInputStream(new ByteArrayInputStream(out.toByteArray())).readObject());
        byte[] bytes = out.toByteArray();
        for (int k = bytes.length; k-- > 8; ) {
            /* the number of mappings, which is behind the size */
            if (
                bytes[k - 1] == 4 &&
                bytes[k] == 0 &&
                bytes[k + 1] == 0 &&
                bytes[k + 2] == 0 &&
                bytes[k + 3] == 1
            ) {
                bytes[k] = -1;
                break;
            }
        }
        tried(() -> new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject());
    }
}
