/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * Hash maps whose keys collide in great numbers: of every kind, ordered or not, changed, removed
 * while walking.
 */
public class CrowdedMaps {

    /** Compares itself with its own kind, more coarsely than equals if asked to. */
    record Ranked(int hash, int id, int coarse) implements Comparable<Ranked> {
        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public int compareTo(Ranked o) {
            return Integer.compare(id / coarse, o.id / coarse);
        }
    }

    record Plain(int hash, int id) {
        @Override
        public int hashCode() {
            return hash;
        }
    }

    @SuppressWarnings("rawtypes")
    record Raw(int hash, int id) implements Comparable {
        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public int compareTo(Object o) {
            return Integer.compare(id, ((Raw) o).id);
        }
    }

    static class Base implements Comparable<Base> {

        final int hash;
        int id;

        Base(int hash, int id) {
            this.hash = hash;
            this.id = id;
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Base && ((Base) o).id == id && ((Base) o).hash == hash;
        }

        @Override
        public int compareTo(Base o) {
            return Integer.compare(id, o.id);
        }

        @Override
        public String toString() {
            return "b" + hash + " " + id;
        }
    }

    static class Derived extends Base {

        Derived(int hash, int id) {
            super(hash, id);
        }
    }

    static Object key(int kind, int hash, int id) {
        switch (kind) {
            case 0:
                return new Ranked(hash, id, 1);
            case 1:
                return new Ranked(hash, id, 5);
            case 2:
                return new Plain(hash, id);
            case 3:
                return new Raw(hash, id);
            case 4:
                return new Base(hash, id);
            case 5:
                return new Derived(hash, id);
            default:
                return key(1 + (id % 5), hash, id);
        }
    }

    static List<String> sorted(Map<?, ?> m) {
        List<String> texts = new ArrayList<>();
        m.forEach((k, v) -> texts.add(k + "=" + v));
        Collections.sort(texts);
        return texts;
    }

    /** Everything twice: on a crowded map, and on a list that is searched from its beginning. */
    static void against(int kind, int hashes, int step, Map<Object, Integer> m) {
        Random r = new Random(kind * 31 + hashes);
        List<Object> keys = new ArrayList<>();
        List<Integer> values = new ArrayList<>();
        long digest = 0;
        for (int i = 0; i < 1500; i++) {
            Object k = i % 97 == 0 ? null : key(kind, r.nextInt(hashes) * step, r.nextInt(300));
            int at = keys.indexOf(k);
            Integer had = at < 0 ? null : values.get(at);
            Integer is;
            Integer now = i;
            switch (r.nextInt(7)) {
                case 0:
                case 1:
                    is = m.put(k, i);
                    break;
                case 2:
                    is = m.remove(k);
                    now = null;
                    break;
                case 3:
                    is = had;
                    m.merge(k, i, (a, b) -> b);
                    break;
                case 4:
                    is = had;
                    m.compute(k, (x, v) -> null);
                    now = null;
                    break;
                case 5:
                    is = m.putIfAbsent(k, i);
                    now = had == null ? now : had;
                    break;
                default:
                    is = m.get(k);
                    now = had;
                    break;
            }
            if (!java.util.Objects.equals(is, had)) {
                System.out.println(
                    kind + " " + hashes + " at " + i + ": " + k + " was " + is + ", not " + had
                );
            }
            if (now != null && at >= 0) {
                values.set(at, now);
            } else if (now != null) {
                keys.add(k);
                values.add(now);
            } else if (at >= 0) {
                keys.remove(at);
                values.remove(at);
            }
            if (i % 200 == 199) {
                List<Object> given = new ArrayList<>();
                Iterator<Map.Entry<Object, Integer>> it = m.entrySet().iterator();
                while (it.hasNext()) {
                    Map.Entry<Object, Integer> e = it.next();
                    given.add(e.getKey());
                    if (((String.valueOf(e.getKey()).hashCode() + i) & 3) == 0) {
                        it.remove();
                        int place = keys.indexOf(e.getKey());
                        keys.remove(place);
                        values.remove(place);
                    }
                }
                digest = digest * 31 + given.size() + m.size() - keys.size();
                for (int j = 0; j < keys.size(); j++) {
                    if (!values.get(j).equals(m.get(keys.get(j))) || !given.contains(keys.get(j))) {
                        System.out.println("lost " + keys.get(j));
                    }
                }
            }
        }
        if (
            keys.size() != m.size() ||
            new HashSet<>(keys).size() != m.keySet().stream().distinct().count()
        ) {
            System.out.println("sizes");
        }
        System.out.println(kind + " " + hashes + " " + m.size() + " " + (digest > 0));
    }

    /** Keys that change after they were put: walks still find and remove them. */
    static void changed() {
        Map<Base, Integer> m = new HashMap<>();
        List<Base> keys = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            keys.add(new Base(7, i));
            m.put(keys.get(i), i);
        }
        for (int i = 0; i < 200; i += 3) {
            keys.get(i).id = 1000 - i;
        }
        int n = 0;
        for (Iterator<Base> it = m.keySet().iterator(); it.hasNext(); ) {
            it.next();
            n++;
        }
        System.out.println(n + " " + m.size());
        m.clear();
        System.out.println(m.size() + " " + m.put(keys.get(0), 1) + m);
    }

    /** A comparison that throws is the caller's matter; the map keeps what it has. */
    static void throwing() {
        class Moody implements Comparable<Moody> {

            final int id;
            static boolean angry;

            Moody(int id) {
                this.id = id;
            }

            @Override
            public int hashCode() {
                return 1;
            }

            @Override
            public int compareTo(Moody o) {
                if (angry) {
                    throw new IllegalStateException();
                }
                return Integer.compare(id, o.id);
            }
        }
        Map<Moody, Integer> m = new HashMap<>();
        List<Moody> keys = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            Moody k = new Moody(i);
            keys.add(k);
            m.put(k, i);
        }
        Moody.angry = true;
        try {
            m.put(new Moody(200), 1);
        } catch (IllegalStateException e) {
            System.out.println("angry");
        }
        Moody.angry = false;
        int found = 0;
        for (Moody k : keys) {
            found += m.containsKey(k) ? 1 : 0;
        }
        int walked = 0;
        for (Moody k : m.keySet()) {
            walked++;
        }
        System.out.println(found + " " + (walked == m.size()));
    }

    /** Who fills a new map from another, or copies it, is not asked for the eldest. */
    static class Bounded<K, V> extends LinkedHashMap<K, V> {

        Bounded() {}

        Bounded(Map<K, V> m) {
            super(m);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            System.out.print("[" + eldest + " of " + size() + "]");
            return size() > 3;
        }
    }

    static void bounded() {
        Map<Integer, String> m = new LinkedHashMap<>();
        for (int i = 0; i < 6; i++) {
            m.put(i, "v" + i);
        }
        Bounded<Integer, String> b = new Bounded<>(m);
        System.out.println(b + " " + b.clone());
        b.put(7, "seven");
        b.computeIfAbsent(8, k -> "eight");
        b.merge(9, "nine", String::concat);
        System.out.println(b);
        Bounded<Integer, String> c = new Bounded<>();
        c.putAll(m);
        System.out.println(c);
    }

    /**
     * Entries that were given out stay those of the map when its chains become crowded and the
     * table grows.
     */
    static void entries() {
        Map<Plain, Integer> m = new LinkedHashMap<>(16, 0.75f, true);
        m.put(new Plain(1, 0), 0);
        Map.Entry<Plain, Integer> first = m.entrySet().iterator().next();
        for (int i = 1; i < 8; i++) {
            m.put(new Plain(1, i), i);
        }
        first.setValue(100);
        System.out.println(
            m.get(new Plain(1, 0)) + " " + m.keySet().iterator().next() + " " + first
        );
        for (int i = 8; i < 300; i++) {
            m.put(new Plain(1, i), i);
        }
        int shown = 0;
        try {
            for (Plain k : m.keySet()) {
                shown++;
                m.get(new Plain(1, 5));
            }
        } catch (ConcurrentModificationException e) {
            System.out.println(shown + " " + m.size());
        }
        Set<Plain> s = new LinkedHashSet<>(m.keySet());
        s.removeIf(k -> k.id % 2 == 0);
        s.retainAll(m.keySet());
        System.out.println(s.size() + " " + s.iterator().next());
    }

    /** Twenty thousand keys of one hash: quick as long as they compare themselves. */
    static void many() {
        Map<Object, Integer> m = new HashMap<>();
        int n = 20000;
        for (int i = 0; i < n; i++) {
            m.put(new Ranked(3, (i * 7919) % n, 1), i);
        }
        long sum = 0;
        for (int i = 0; i < n; i++) {
            sum += m.get(new Ranked(3, i, 1));
        }
        for (int i = 0; i < n; i += 2) {
            sum += m.remove(new Ranked(3, i, 1));
        }
        System.out.println(sum + " " + m.size() + " " + m.containsKey(new Plain(3, 1)));
        m.values().removeIf(v -> v % 10 != 0);
        System.out.println(m.size());
        m.keySet().removeIf(k -> true);
        System.out.println(m);
    }

    public static void main(String[] args) {
        for (int kind = 0; kind < 7; kind++) {
            against(kind, 1, 1, new HashMap<>());
            against(kind, 5, 1024, new HashMap<>());
            against(kind, 12, 65536, new LinkedHashMap<>());
            against(kind, 3, 64, new HashMap<>(256, 3f));
        }
        changed();
        throwing();
        bounded();
        entries();
        many();
    }
}
