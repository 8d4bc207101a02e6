/* SPDX-License-Identifier: MIT */
/*
 * Entries, joiners, tokenizers, objects, comparators, events, observers, identity maps, enum sets
 * and maps, bare collections: every member at its edges.
 */
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class SmallUtilWhole extends Whole {

    enum Few {
        A,
        B,
        C,
        D,
        E,
        F
    }

    enum None {}

    static void entries() {
        Map.Entry<String, Integer> simple = new AbstractMap.SimpleEntry<>("k", 1),
            fixed = new AbstractMap.SimpleImmutableEntry<>("k", 1),
            of = Map.entry("k", 1);
        for (Map.Entry<String, Integer> e : List.of(simple, fixed, of)) {
            p(
                e,
                e.getKey(),
                e.getValue(),
                e.hashCode(),
                e.equals(simple),
                e.equals(fixed),
                e.equals(of),
                e.equals("k=1"),
                e.equals(null),
                e.equals(Map.entry("k", 2))
            );
            t(() -> e.setValue(5));
            t(() -> e.setValue(null));
            p(e, new AbstractMap.SimpleEntry<>(e), new AbstractMap.SimpleImmutableEntry<>(e));
        }
        p(
            new AbstractMap.SimpleEntry<>(null, null),
            new AbstractMap.SimpleEntry<>(null, null).hashCode(),
            new AbstractMap.SimpleImmutableEntry<>(null, null).equals(
                new AbstractMap.SimpleEntry<>(null, null)
            )
        );
        t(() -> new AbstractMap.SimpleEntry<>(null));
        t(() -> Map.entry(null, 1));
        t(() -> Map.entry(1, null));
        p(Map.Entry.copyOf(new AbstractMap.SimpleEntry<>("a", 2)), Map.Entry.copyOf(of) == of);
        t(() -> Map.Entry.copyOf(new AbstractMap.SimpleEntry<>("a", null)));
        List<Map.Entry<String, Integer>> list = new ArrayList<>(
            List.of(Map.entry("b", 1), Map.entry("a", 3), Map.entry("c", 2))
        );
        list.sort(Map.Entry.comparingByKey());
        p(list);
        list.sort(Map.Entry.comparingByValue());
        p(list);
        list.sort(Map.Entry.comparingByKey(Comparator.reverseOrder()));
        p(list);
        list.sort(Map.Entry.comparingByValue(Comparator.reverseOrder()));
        p(list);
        t(() -> Map.Entry.comparingByKey(null));
        t(() -> Map.Entry.comparingByValue(null));
    }

    static void texts() {
        StringJoiner j = new StringJoiner(", ", "[", "]");
        p(
            j,
            j.length(),
            j.setEmptyValue("none"),
            j.length(),
            j.add("a"),
            j.add(null),
            j.add(""),
            j.length(),
            j.toString()
        );
        StringJoiner other = new StringJoiner("-", "<", ">").add("x").add("y");
        p(
            j.merge(other),
            j.merge(new StringJoiner("!", "<", ">")),
            j.merge(j),
            other,
            new StringJoiner("/").add("q").merge(other),
            new StringJoiner("").length()
        );
        t(() -> new StringJoiner(null));
        t(() -> new StringJoiner("", null, ""));
        t(() -> new StringJoiner("", "", null));
        t(() -> new StringJoiner("").setEmptyValue(null));
        t(() -> new StringJoiner("").merge(null));
        String[][] cases = {
            { "a b\tc\nd", " \t\n\r\f" },
            { "", " " },
            { "   ", " " },
            { ",a,,b,", "," },
            { "abc", "" },
            { "x\ud83d\ude00y\ud83d\ude00z", "\ud83d\ude00" },
            { "x\ud83dy", "\ud83d\ude00" }
        };
        for (String[] each : cases)
            for (boolean shown : new boolean[] { false, true }) {
                StringTokenizer s = new StringTokenizer(each[0], each[1], shown);
                StringBuilder line = new StringBuilder().append(s.countTokens());
                while (s.hasMoreTokens())
                    line.append(" (").append(s.nextToken()).append(')').append(s.countTokens());
                p(line, s.hasMoreElements());
                t(() -> s.nextToken());
                t(() -> s.nextElement());
            }
        StringTokenizer change = new StringTokenizer("a=b;c=d");
        p(
            change.nextToken("="),
            change.nextToken(";"),
            change.nextToken("="),
            change.countTokens(),
            change.nextElement(),
            new StringTokenizer("a b").nextElement()
        );
        t(() -> new StringTokenizer(null));
        StringTokenizer lazy = new StringTokenizer("a", null);
        t(() -> lazy.nextToken());
        t(() -> lazy.hasMoreTokens());
        t(() -> new StringTokenizer("a").nextToken(null));
    }

    static void objects() {
        p(
            Objects.isNull(null),
            Objects.nonNull(null),
            Objects.hashCode(null),
            Objects.hashCode("a"),
            Objects.toString(null),
            Objects.toString(null, "d"),
            Objects.toString(1, "d"),
            Objects.requireNonNullElse(null, 1),
            Objects.requireNonNullElse(2, null),
            Objects.requireNonNullElseGet(null, () -> 3),
            Objects.requireNonNullElseGet(4, null),
            Objects.compare(null, null, null),
            Objects.compare(1, 2, Comparator.naturalOrder()),
            Objects.hash(),
            Objects.hash((Object[]) null),
            Objects.hash(1, null, "x")
        );
        p(
            Objects.deepEquals(null, null),
            Objects.deepEquals(new int[] { 1 }, new int[] { 1 }),
            Objects.deepEquals(
                new Object[] { new int[] { 1 }, null },
                new Object[] { new int[] { 1 }, null }
            ),
            Objects.deepEquals("a", null),
            Objects.deepEquals(new int[] { 1 }, new long[] { 1 }),
            Objects.equals(null, null),
            Objects.equals("a", null)
        );
        t(() -> Objects.requireNonNull(null));
        t(() -> Objects.requireNonNull(null, "message"));
        t(() -> Objects.requireNonNull(null, () -> "supplied"));
        t(() -> Objects.requireNonNull(null, (Supplier<String>) null));
        t(() -> Objects.requireNonNullElse(null, null));
        t(() -> Objects.requireNonNullElseGet(null, null));
        t(() -> Objects.requireNonNullElseGet(null, () -> null));
        t(() -> Objects.compare(1, 2, null));
        int[][] ranges = {
            { 0, 0 },
            { 0, 1 },
            { -1, 1 },
            { 1, 1 },
            { Integer.MAX_VALUE, Integer.MAX_VALUE },
            { 0, -1 }
        };
        for (int[] r : ranges) {
            t(() -> Objects.checkIndex(r[0], r[1]));
            t(() -> Objects.checkIndex((long) r[0], (long) r[1] << 32));
            t(() -> Objects.checkFromToIndex(r[0], r[1], 5));
            t(() -> Objects.checkFromToIndex(r[0], r[1], 5L));
            t(() -> Objects.checkFromIndexSize(r[0], r[1], 5));
            t(() -> Objects.checkFromIndexSize((long) r[0], (long) r[1], 5L));
        }
    }

    static void orders() {
        record P(String name, long n, double d) {}
        List<P> list = new ArrayList<>(
            List.of(
                new P("b", 1, 2),
                new P("A", 5, -0.0),
                new P("c", 5, 0.0),
                new P("a", 1L << 40, Double.NaN)
            )
        );
        list.sort(Comparator.comparing(P::name, String.CASE_INSENSITIVE_ORDER));
        p(list);
        list.sort(Comparator.comparingLong(P::n).thenComparing(P::name, Comparator.reverseOrder()));
        p(list);
        list.sort(Comparator.comparingDouble(P::d));
        p(list);
        list.sort(Comparator.comparingLong(P::n).thenComparingDouble(P::d).reversed());
        p(list);
        list.sort(
            Comparator.<P, Integer>comparing(x -> x.name().length())
                .thenComparingLong(P::n)
                .thenComparing(Comparator.comparing(P::name))
        );
        p(list);
        List<String> nulls = Arrays.asList("b", null, "a", null);
        nulls.sort(Comparator.nullsLast(Comparator.naturalOrder()));
        p(nulls);
        nulls.sort(Comparator.nullsFirst(Comparator.reverseOrder()));
        p(nulls);
        nulls.sort(Comparator.nullsLast((Comparator<String>) null).reversed());
        p(nulls);
        nulls.sort(
            Comparator.<String>nullsFirst(null).thenComparing(
                Comparator.nullsLast(Comparator.naturalOrder())
            )
        );
        p(nulls);
        t(() -> Comparator.comparing(null));
        t(() -> Comparator.comparing(P::name, null));
        t(() -> Comparator.comparingLong(null));
        t(() -> Comparator.comparingDouble(null));
        t(() -> Comparator.<P>comparingInt(x -> 1).thenComparing((Comparator<P>) null));
        t(() -> Comparator.<P>comparingInt(x -> 1).thenComparingLong(null));
        t(() -> Comparator.<P>comparingInt(x -> 1).thenComparingDouble(null));
    }

    static class Source extends Observable {

        void change() {
            setChanged();
        }

        void same() {
            clearChanged();
        }
    }

    @SuppressWarnings("deprecation")
    static void events() {
        Source s = new Source();
        StringBuilder line = new StringBuilder();
        Observer a = (o, x) -> line.append("a").append(x),
            b = (o, x) -> line.append("b").append(x).append(o.hasChanged());
        s.addObserver(a);
        s.addObserver(a);
        s.addObserver(b);
        s.notifyObservers("no");
        s.change();
        p(s.countObservers(), s.hasChanged());
        s.notifyObservers("yes");
        s.change();
        s.notifyObservers();
        s.change();
        s.same();
        s.notifyObservers();
        s.deleteObserver(a);
        s.deleteObserver(null);
        s.change();
        s.notifyObservers(1);
        p(line, s.countObservers());
        s.deleteObservers();
        p(s.countObservers());
        t(() -> s.addObserver(null));
        EventObject e = new EventObject("src") {};
        p(e.getSource(), e.toString().replaceAll("\\$.*\\[", "["));
        t(() -> new EventObject(null));
        EventListener listener = new EventListener() {};
        p(
            new EventListenerProxy<>(listener) {}.getListener() == listener,
            new EventListenerProxy<EventListener>(null) {}.getListener()
        );
        class Dict extends Dictionary<String, Integer> {

            final Hashtable<String, Integer> in = new Hashtable<>(Map.of("k", 1));

            public int size() {
                return in.size();
            }

            public boolean isEmpty() {
                return in.isEmpty();
            }

            public Enumeration<String> keys() {
                return in.keys();
            }

            public Enumeration<Integer> elements() {
                return in.elements();
            }

            public Integer get(Object k) {
                return in.get(k);
            }

            public Integer put(String k, Integer v) {
                return in.put(k, v);
            }

            public Integer remove(Object k) {
                return in.remove(k);
            }
        }
        Iterator<String> it = new Dict().keys().asIterator();
        p(it.hasNext(), it.next(), it.hasNext());
        t(() -> it.next());
        t(() -> it.remove());
    }

    static void identities() {
        String x = new String("k"),
            y = new String("k");
        IdentityHashMap<String, Integer> m = new IdentityHashMap<>(3);
        p(
            m.isEmpty(),
            m.put(x, 1),
            m.put(y, 2),
            m.put(x, 3),
            m.put(null, 4),
            m.size(),
            m.get(x),
            m.get(y),
            m.get("k"),
            m.get(null),
            m.containsKey(x),
            m.containsKey("k"),
            m.containsKey(null),
            m.containsValue(2),
            m.containsValue(1000),
            m.getOrDefault("k", -1)
        );
        p(
            m.size(),
            new HashMap<>(m).equals(m),
            m.equals(m.clone()),
            m.equals(null),
            new IdentityHashMap<>(m).equals(m),
            m.hashCode() == m.clone().hashCode(),
            m.keySet().size(),
            m.keySet().contains(y),
            m.keySet().contains("k"),
            m.values().stream().sorted().toList(),
            m.values().contains(3),
            m.entrySet().size(),
            m.entrySet().contains(Map.entry("k", 3)),
            m.entrySet().contains(new AbstractMap.SimpleEntry<>(x, 3))
        );
        int[] sum = { 0 };
        m.forEach((k, v) -> sum[0] += v);
        m.replaceAll((k, v) -> v * 10);
        p(
            sum[0],
            m.get(x),
            m.remove("k"),
            m.remove(x),
            m.size(),
            m.remove(null),
            m.keySet().remove(y),
            m
        );
        for (int i = 0; i < 100; i++) m.put("s" + i, i);
        p(
            m.size(),
            m.entrySet().stream().mapToInt(Map.Entry::getValue).sum(),
            m.values().removeIf(v -> v % 2 == 0),
            m.size(),
            m.keySet().retainAll(List.of()),
            m.size()
        );
        m.putAll(Map.of("a", 1, "b", 2));
        for (Iterator<Map.Entry<String, Integer>> it = m.entrySet().iterator(); it.hasNext(); ) {
            Map.Entry<String, Integer> e = it.next();
            if (e.getKey().equals("a")) it.remove();
            else p(e.setValue(7), e, e.getValue());
        }
        p(m, m.entrySet().toArray().length, m.keySet().toArray(new String[0]));
        t(() -> m.entrySet().iterator().remove());
        Iterator<String> fast = m.keySet().iterator();
        m.put("new", 1);
        t(() -> fast.next());
        m.clear();
        p(m.isEmpty(), m.keySet().iterator().hasNext());
        t(() -> m.values().iterator().next());
        t(() -> new IdentityHashMap<>(-1));
        t(() -> m.putAll(null));
        t(() -> m.forEach(null));
        t(() -> m.replaceAll(null));
    }

    static void enums() {
        EnumSet<Few> s = EnumSet.of(Few.E, Few.A, Few.C);
        p(
            s,
            EnumSet.of(Few.A),
            EnumSet.of(Few.B, Few.A),
            EnumSet.of(Few.F, Few.B, Few.A, Few.A),
            EnumSet.of(Few.F, Few.B, Few.A, Few.C, Few.E),
            EnumSet.of(Few.F, Few.A, Few.B),
            EnumSet.allOf(Few.class),
            EnumSet.noneOf(Few.class),
            EnumSet.allOf(None.class),
            EnumSet.complementOf(s),
            EnumSet.range(Few.B, Few.D),
            EnumSet.copyOf(s),
            EnumSet.copyOf(List.of(Few.D, Few.B)),
            EnumSet.copyOf((Collection<Few>) s),
            s.clone()
        );
        t(() -> EnumSet.copyOf(List.<Few>of()));
        t(() -> EnumSet.copyOf((Collection<Few>) null));
        t(() -> EnumSet.copyOf((EnumSet<Few>) null));
        t(() -> EnumSet.range(Few.D, Few.B));
        t(() -> EnumSet.of(null, Few.A));
        t(() -> EnumSet.noneOf(null));
        t(() -> s.add(null));
        p(
            s.contains(null),
            s.remove(null),
            s.contains("A"),
            s.addAll(EnumSet.of(Few.F)),
            s.removeAll(EnumSet.of(Few.A, Few.B)),
            s.retainAll(List.of(Few.C, Few.F)),
            s,
            s.hashCode() == EnumSet.of(Few.C, Few.F).hashCode(),
            s.equals(Set.of(Few.F, Few.C)),
            s.containsAll(EnumSet.noneOf(Few.class))
        );
        EnumMap<Few, String> m = new EnumMap<>(Few.class);
        p(
            m,
            m.put(Few.C, "c"),
            m.put(Few.A, null),
            m.put(Few.C, "d"),
            m.size(),
            m.containsKey(Few.A),
            m.containsKey(null),
            m.containsKey("A"),
            m.containsValue(null),
            m.containsValue("d"),
            m.containsValue("x"),
            m.get(null),
            m.get("A"),
            m
        );
        EnumMap<Few, String> copy = new EnumMap<>(m),
            clone = m.clone(),
            fromMap = new EnumMap<>((Map<Few, String>) m),
            fromOther = new EnumMap<>(Map.of(Few.B, "b"));
        p(
            copy,
            clone,
            fromMap,
            fromOther,
            m.equals(copy),
            m.equals(new HashMap<>(m)),
            m.equals(fromOther),
            m.equals(null),
            m.hashCode() == copy.hashCode(),
            m.remove(Few.A),
            m.remove(Few.A),
            m.remove(null),
            m.remove("C"),
            m
        );
        m.putAll(copy);
        m.putAll(Map.of(Few.F, "f"));
        p(
            m.entrySet(),
            m.values(),
            m.keySet(),
            m.entrySet().contains(Map.entry(Few.F, "f")),
            m.entrySet().remove(Map.entry(Few.F, "x")),
            m.values().remove("f"),
            m.keySet().remove(Few.A),
            m.entrySet().toArray().length,
            m
        );
        for (Map.Entry<Few, String> e : m.entrySet())
            p(
                e,
                e.setValue("set"),
                e.equals(Map.entry(Few.C, "set")),
                e.hashCode() == Map.entry(Few.C, "set").hashCode()
            );
        Iterator<Few> it = m.keySet().iterator();
        t(() -> it.remove());
        it.next();
        it.remove();
        t(() -> it.next());
        p(m, m.isEmpty());
        m.clear();
        t(() -> m.put(null, "x"));
        t(() -> new EnumMap<>(new HashMap<Few, String>()));
        t(() -> new EnumMap<Few, String>((Class<Few>) null));
        t(() -> new EnumMap<>((Map<Few, String>) null));
    }

    static class Bag extends AbstractCollection<Integer> {

        final List<Integer> in;

        Bag(Integer... of) {
            in = new ArrayList<>(Arrays.asList(of));
        }

        @Override
        public Iterator<Integer> iterator() {
            return in.iterator();
        }

        @Override
        public int size() {
            return in.size();
        }
    }

    static class Row extends AbstractList<Integer> {

        final ArrayList<Integer> in = new ArrayList<>();

        @Override
        public Integer get(int i) {
            return in.get(i);
        }

        @Override
        public int size() {
            return in.size();
        }

        @Override
        public void add(int i, Integer v) {
            in.add(i, v);
            modCount++;
        }

        @Override
        public Integer set(int i, Integer v) {
            return in.set(i, v);
        }

        @Override
        public Integer remove(int i) {
            modCount++;
            return in.remove(i);
        }
    }

    static void bare() {
        Bag bag = new Bag(3, null, 1);
        p(
            bag,
            bag.contains(null),
            bag.contains(3),
            bag.contains(9),
            bag.isEmpty(),
            bag.toArray(),
            bag.toArray(new Integer[5]),
            bag.remove(null),
            bag.remove((Integer) 7),
            bag.containsAll(List.of(1, 3)),
            bag.removeAll(List.of(3)),
            bag.retainAll(List.of(4)),
            bag
        );
        t(() -> bag.add(1));
        t(() -> bag.addAll(List.of(1)));
        p(bag.addAll(List.of()));
        Bag full = new Bag(1, 2);
        full.clear();
        p(full);
        AbstractList<Integer> fixed = new AbstractList<>() {
            @Override
            public Integer get(int i) {
                Objects.checkIndex(i, 3);
                return i == 2 ? null : i;
            }

            @Override
            public int size() {
                return 3;
            }
        };
        p(
            fixed,
            fixed.indexOf(1),
            fixed.indexOf(null),
            fixed.indexOf(9),
            fixed.lastIndexOf(0),
            fixed.lastIndexOf(null),
            fixed.hashCode(),
            fixed.equals(Arrays.asList(0, 1, null)),
            fixed.subList(1, 3),
            fixed.contains(null)
        );
        t(() -> fixed.add(1));
        t(() -> fixed.add(0, 1));
        t(() -> fixed.set(0, 1));
        t(() -> fixed.remove(0));
        t(() -> fixed.remove((Object) 0));
        t(() -> fixed.addAll(0, List.of(1)));
        t(() -> fixed.addAll(5, List.of(1)));
        t(() -> fixed.clear());
        t(() -> fixed.listIterator(4));
        t(() -> fixed.listIterator(-1));
        t(() -> fixed.subList(2, 1));
        t(() -> fixed.subList(-1, 1));
        t(() -> fixed.subList(0, 4));
        t(() -> fixed.iterator().remove());
        Row row = new Row();
        p(
            row.add(5),
            row.addAll(0, List.of(1, 2, 3)),
            row.addAll(List.of(9)),
            row,
            row.remove((Integer) 2),
            row
        );
        ListIterator<Integer> it = row.listIterator(1);
        p(it.next(), it.previousIndex(), it.nextIndex());
        it.set(33);
        it.add(44);
        p(row, it.previous(), it.hasPrevious());
        it.remove();
        t(() -> it.remove());
        t(() -> it.set(1));
        List<Integer> sub = row.subList(1, 3);
        sub.add(66);
        sub.remove(0);
        p(row, sub, sub.subList(1, 2));
        row.add(1);
        t(() -> sub.size());
        t(() -> it.next());
        row.clear();
        p(row);
        AbstractSequentialList<Integer> chain = new AbstractSequentialList<>() {
            final LinkedList<Integer> in = new LinkedList<>(List.of(1, 2, 3));

            @Override
            public ListIterator<Integer> listIterator(int i) {
                return in.listIterator(i);
            }

            @Override
            public int size() {
                return in.size();
            }
        };
        chain.add(1, 10);
        p(
            chain,
            chain.get(1),
            chain.set(0, 11),
            chain.remove(3),
            chain.addAll(1, List.of(7, 8)),
            chain.addAll(0, List.of()),
            chain
        );
        t(() -> chain.get(9));
        t(() -> chain.set(9, 1));
        t(() -> chain.remove(9));
        t(() -> chain.add(9, 1));
        t(() -> chain.get(5));
        t(() -> chain.addAll(-1, List.of(1)));
        class Map1 extends AbstractMap<String, Integer> implements Cloneable {

            final LinkedHashSet<Map.Entry<String, Integer>> in = new LinkedHashSet<>();

            @Override
            public Set<Map.Entry<String, Integer>> entrySet() {
                return in;
            }

            Object copy() throws CloneNotSupportedException {
                return super.clone();
            }
        }
        Map1 m = new Map1();
        m.in.add(new AbstractMap.SimpleEntry<>("a", 1));
        m.in.add(new AbstractMap.SimpleEntry<>(null, null));
        p(
            m,
            m.size(),
            m.get("a"),
            m.get(null),
            m.get("z"),
            m.containsKey(null),
            m.containsKey("z"),
            m.containsValue(null),
            m.containsValue(1),
            m.containsValue(2),
            m.keySet(),
            m.values(),
            m.keySet() == m.keySet(),
            m.hashCode(),
            m.equals(new HashMap<>(m)),
            m.remove("a"),
            m.remove("a"),
            m
        );
        t(() -> m.put("x", 1));
        t(() -> m.putAll(Map.of("x", 1)));
        t(() -> m.copy());
        m.clear();
        p(m, m.isEmpty());
        AbstractQueue<Integer> q = new AbstractQueue<>() {
            final ArrayDeque<Integer> in = new ArrayDeque<>();

            @Override
            public boolean offer(Integer v) {
                return in.size() < 2 && in.offer(v);
            }

            @Override
            public Integer poll() {
                return in.poll();
            }

            @Override
            public Integer peek() {
                return in.peek();
            }

            @Override
            public Iterator<Integer> iterator() {
                return in.iterator();
            }

            @Override
            public int size() {
                return in.size();
            }
        };
        t(() -> q.remove());
        t(() -> q.element());
        p(q.add(1), q.addAll(List.of(2)), q.element(), q);
        t(() -> q.add(3));
        t(() -> q.addAll(q));
        t(() -> q.addAll(null));
        q.clear();
        p(q);
        class Range extends ArrayList<Integer> {

            Range() {
                super(List.of(0, 1, 2, 3, 4, 5));
            }

            void cut(int a, int b) {
                removeRange(a, b);
            }
        }
        Range r = new Range();
        r.cut(1, 3);
        r.cut(2, 2);
        p(r);
        t(() -> r.cut(3, 2));
        t(() -> r.cut(1, 9));
        t(() -> r.cut(-1, 1));
        class VRange extends Vector<Integer> {

            VRange() {
                super(List.of(0, 1, 2, 3, 4, 5));
            }

            void cut(int a, int b) {
                removeRange(a, b);
            }

            String inside() {
                return elementCount + " " + elementData.length + " " + capacityIncrement;
            }
        }
        VRange v = new VRange();
        v.cut(1, 3);
        p(v, v.inside());
        t(() -> v.cut(3, 2));
        t(() -> v.cut(1, 9));
        Iterable<Integer> once = () -> List.of(4, 5).iterator();
        p(
            once.spliterator().estimateSize(),
            once.spliterator().characteristics(),
            StreamSupport.stream(once.spliterator(), false).toList()
        );
        Collections.shuffle(new ArrayList<>(List.of(1)));
        UUID a = new UUID(1, -1),
            b = UUID.fromString("00000000-0000-0001-ffff-ffffffffffff"),
            c = UUID.nameUUIDFromBytes(new byte[0]);
        p(
            a,
            b,
            c,
            a.equals(b),
            a.equals(null),
            a.compareTo(b),
            a.compareTo(c),
            new UUID(Long.MIN_VALUE, 0).compareTo(a),
            a.hashCode(),
            c.hashCode(),
            a.getMostSignificantBits(),
            a.getLeastSignificantBits(),
            c.version(),
            c.variant(),
            UUID.randomUUID().version(),
            UUID.randomUUID().variant()
        );
        t(() -> c.timestamp());
        t(() -> UUID.fromString("x"));
        t(() -> UUID.fromString("1-2-3-4-5-6"));
        p(UUID.fromString("1-2-3-4-5"), UUID.fromString("0000000000-0-0-0-0"));
    }

    public static void main(String[] args) {
        entries();
        texts();
        objects();
        orders();
        events();
        identities();
        enums();
        bare();
    }
}
