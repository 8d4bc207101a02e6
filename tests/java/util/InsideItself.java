/* SPDX-License-Identifier: MIT */
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.Vector;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Collections that contain themselves; parts of parts of lists that have changed; names no variable
 * may have.
 */
public class InsideItself {

    static class Own extends AbstractList<Integer> {

        private final List<Integer> content = new ArrayList<>();

        @Override
        public Integer get(int index) {
            return content.get(index);
        }

        @Override
        public int size() {
            return content.size();
        }

        @Override
        public void add(int index, Integer element) {
            content.add(index, element);
            modCount++;
        }
    }

    static void attempt(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + ": done");
        } catch (ConcurrentModificationException e) {
            System.out.println(what + ": changed");
        }
    }

    /** Whoever is asked about an entry can set no value of another type. */
    @SuppressWarnings({ "unchecked", "rawtypes" })
    static void checkedEntries() {
        Map<String, String> map = Collections.checkedMap(
            new HashMap<>(Map.of("a", "b")),
            String.class,
            String.class
        );
        Collection<Object> setter = new ArrayList<>() {
            private static final long serialVersionUID = 1;

            @Override
            public boolean contains(Object o) {
                ((Map.Entry) o).setValue(1);
                return false;
            }
        };
        for (int i = 0; i < 2; i++) try {
            System.out.println(
                i == 0 ? map.entrySet().removeAll(setter) : map.entrySet().retainAll(setter)
            );
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(map);
    }

    public static void main(String[] args) {
        for (Collection<Object> each : List.<Collection<Object>>of(
            new ArrayBlockingQueue<>(3),
            new LinkedBlockingQueue<>(),
            new LinkedBlockingDeque<>()
        )) {
            each.add(1);
            each.add(each);
            System.out.println(each);
        }
        for (List<Integer> list : List.of(
            new ArrayList<Integer>(),
            new Own(),
            new LinkedList<Integer>(),
            new Vector<Integer>()
        )) {
            List<Integer> part = list.subList(0, 0);
            list.add(1);
            System.out.println(list.getClass().getName());
            List<Integer> inner = part.subList(0, 0);
            attempt("size", inner::size);
            attempt("add", () -> inner.add(2));
            attempt("size of part", part::size);
        }
        List<Integer> fixed = List.of(1, 2, 3);
        System.out.println(
            (List.copyOf(fixed) == fixed) +
                " " +
                (List.copyOf(fixed.subList(0, 2)) == fixed.subList(0, 2))
        );
        List<Integer> slice = fixed.subList(0, 2);
        System.out.println(
            (List.copyOf(slice) == slice) +
                " " +
                (slice instanceof java.io.Serializable) +
                " " +
                (List.copyOf(slice) instanceof java.io.Serializable) +
                " " +
                fixed.listIterator(3).previous()
        );
        Properties properties = new Properties();
        properties.put("k", "v");
        try {
            properties.entrySet().add(Map.entry("a", "b"));
            System.out.println(properties);
        } catch (UnsupportedOperationException e) {
            System.out.println("no entry is added");
        }
        System.out.println(
            properties.entrySet() +
                " " +
                properties.entrySet().contains(Map.entry("k", "v")) +
                " " +
                properties.entrySet().remove(Map.entry("k", "v")) +
                " " +
                properties +
                properties.entrySet().equals(Set.of())
        );
        BitSet bits = new BitSet();
        BitSet wide = new BitSet(512);
        bits.set(500);
        bits.clear(500);
        wide.set(100);
        System.out.println(
            bits.size() +
                " " +
                ((BitSet) bits.clone()).size() +
                " " +
                bits.size() +
                " " +
                ((BitSet) wide.clone()).size() +
                " " +
                wide.size()
        );
        checkedEntries();
        for (String name : new String[] { "=x", "x=", "=", "a\0" })
            try {
                new ProcessBuilder("true").environment().put(name, "value");
                System.out.println("taken");
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage().replace('\0', '0'));
            }
    }
}
