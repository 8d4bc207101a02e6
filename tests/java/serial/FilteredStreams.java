/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

/**
 * What filters of streams are asked, the arrays of collections included, and what their patterns
 * decide.
 */
public class FilteredStreams {
    enum Two { FIRST, SECOND }

    static class Chain implements Serializable {
        final Object o;
        int[] numbers;
        final Chain next;

        Chain(Object o, Chain next) {
            this.o = o;
            this.next = next;
        }
    }

    private static byte[] written(Object o) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream s = new ObjectOutputStream(b)) {
            s.writeObject(o);
        }
        return b.toByteArray();
    }

    private static ObjectInputStream reading(Object o) throws IOException {
        return new ObjectInputStream(new ByteArrayInputStream(written(o)));
    }

    private static Map<String, Object> objects() {
        Map<String, Object> m = new LinkedHashMap<>();
        Chain chain = null;
        for (int i = 0; i < 10; i++) {
            chain = new Chain(i, chain);
        }
        m.put("chain", chain);
        m.put("ints", new int[100]);
        m.put("strings", new String[] {"a", "b"});
        m.put("nested", new int[3][4]);
        m.put("ArrayList", new ArrayList<>(List.of(1, 2, 3)));
        m.put("empty list", new ArrayList<>());
        m.put("HashMap", new HashMap<>(Map.of("k", 1, "l", 2)));
        m.put("LinkedHashMap", new LinkedHashMap<>(Map.of(1, 2)));
        m.put("HashSet", new HashSet<>(List.of(1, 2, 3)));
        m.put("LinkedHashSet", new LinkedHashSet<>(List.of(1, 2, 3)));
        m.put("TreeMap", new TreeMap<>(Map.of(1, 2)));
        m.put("TreeSet", new TreeSet<>(List.of(1)));
        m.put("ArrayDeque", new ArrayDeque<>(List.of(1, 2, 3)));
        m.put("PriorityQueue", new PriorityQueue<>(List.of(1, 2, 3)));
        m.put("IdentityHashMap", new IdentityHashMap<>(Map.of(1, 2)));
        m.put("Vector", new Vector<>(List.of(1, 2)));
        m.put("Properties", new Properties());
        m.put("copies", Collections.nCopies(5, "x"));
        m.put("asList", Arrays.asList(1, 2));
        m.put("Two", Two.FIRST);
        m.put("EnumSet", EnumSet.allOf(Two.class));
        m.put("EnumMap", new EnumMap<>(Map.of(Two.FIRST, 1)));
        m.put("class", String.class);
        m.put("ConcurrentHashMap", new ConcurrentHashMap<>(Map.of(1, 2)));
        m.put("ConcurrentSkipListMap", new ConcurrentSkipListMap<>(Map.of(1, 2)));
        m.put("CopyOnWriteArrayList", new CopyOnWriteArrayList<>(List.of(1, 2)));
        m.put("CopyOnWriteArraySet", new CopyOnWriteArraySet<>(List.of(1, 2)));
        m.put("string", "x".repeat(50));
        m.put("Date", new Date(0));
        m.put("BigInteger", new BigInteger("12345"));
        m.put("LinkedList", new LinkedList<>(List.of(1, 2)));
        m.put("BitSet", BitSet.valueOf(new long[] {5}));
        m.put("Locale", Locale.US);
        m.put("wrapped", Collections.unmodifiableList(new ArrayList<>(List.of(1))));
        return m;
    }

    private static String outcome(Object o, ObjectInputFilter filter) {
        try {
            ObjectInputStream in = reading(o);
            in.setObjectInputFilter(filter);
            return in.readObject().getClass().getName();
        } catch (Exception e) {
            return e.getClass().getName() + ": " + e.getMessage();
        }
    }

    private static void asked(String name, Object o) {
        System.out.println(name);
        outcome(o, i -> {
            System.out.println("  " + (i.serialClass() == null ? null : i.serialClass().getName())
                    + " length "
                + i.arrayLength() + " depth " + i.depth() + " references " + i.references());
            return ObjectInputFilter.Status.UNDECIDED;
        });
    }

    private static void immutable() {
        for (Object o : new Object[] {List.of(1, 2, 3, 4), Set.of(1), Map.of(1, 2)}) {
            outcome(o, i -> {
                if (i.arrayLength() >= 0) {
                    System.out.println("immutable: " + i.serialClass() + " " + i.arrayLength());
                }
                return ObjectInputFilter.Status.UNDECIDED;
            });
        }
    }

    /** Sizes that lie, at every place of a stream: an array is refused before it is made. */
    private static void lies() throws IOException {
        byte[] right = written(new HashMap<>(Map.of("k", 1)));
        for (int at = 0; at < right.length - 4; at++) {
            byte[] wrong = right.clone();
            wrong[at] = 0x7f;
            String result;
            try {
                ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(wrong));
                in.setObjectInputFilter(ObjectInputFilter.Config.createFilter("maxarray=1000"));
                result = in.readObject().getClass().getName();
            } catch (Exception | LinkageError e) {
                result = e instanceof InvalidClassException ? "refused" : "fails";
            }
            System.out.println("lie at " + at + ": " + result);
        }
    }

    private static void twice(ObjectInputFilter first, ObjectInputFilter second) throws Exception {
        ObjectInputStream in = reading("x");
        try {
            in.setObjectInputFilter(first);
            in.setObjectInputFilter(second);
            System.out.println("set twice " + (in.getObjectInputFilter() == second));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Map<String, Object> objects = objects();
        objects.forEach(FilteredStreams::asked);
        immutable();
        for (String pattern : new String[] {"maxdepth=3", "maxdepth=1", "maxrefs=5", "maxbytes=20",
                "maxbytes=2000",
            "maxarray=2", "maxarray=50", "!*", "java.util.*;!*", "java.util.**;java.lang.*;!*",
            "java.base/java.util.ArrayList;!*", "java.base/*", "java.base/**;!*",
                    "!java.lang.Integer",
            "!java.lang.Number", "FilteredStreams$Chain;!*", "java.util.Array*;!*", "!int",
            "maxdepth=3;maxdepth=100", "", "!java.util.HashMap", "*", "!**", "!java.**"}) {
            ObjectInputFilter filter = ObjectInputFilter.Config.createFilter(pattern);
            objects.forEach((name, o) -> System.out.println("[" + pattern + "] " + name + ": "
                    + outcome(o, filter)));
        }
        for (String pattern : new String[] {"maxdepth", "maxdepth=", "maxdepth=x", "maxdepth=-1",
                "foo=1", "!", "a..b",
            "*.*", "java.*x", "/x", "m/", "maxrefs=99999999999999999999", " ", ";;", "a;;b", "**",
                    "*x", "!a/b",
            "java.util.**.x", "x.*;", "MAXDEPTH=1", " maxdepth=1", "maxdepth =1"}) {
            String result;
            try {
                result = String.valueOf(ObjectInputFilter.Config.createFilter(pattern));
            } catch (IllegalArgumentException e) {
                result = e.toString();
            }
            System.out.println("create [" + pattern + "] " + result);
        }
        lies();
        ObjectInputFilter allows = ObjectInputFilter.allowFilter(c -> c == Integer.class,
            ObjectInputFilter.Status.UNDECIDED);
        twice(allows, allows);
        twice(null, allows);
        ObjectInputFilter five = ObjectInputFilter.Config.createFilter("maxdepth=5");
        ObjectInputFilter.Config.setSerialFilter(five);
        ObjectInputStream common = reading(objects.get("chain"));
        System.out.println(common.getObjectInputFilter());
        common.setObjectInputFilter(allows);
        System.out.println(common.getObjectInputFilter() == allows);
        twice(null, allows);
        twice(allows, null);
        System.out.println(outcome(objects.get("ints"), null));
        System.out.println(outcome(objects.get("chain"),
                ObjectInputFilter.Config.createFilter("maxdepth=20")));
    }
}
