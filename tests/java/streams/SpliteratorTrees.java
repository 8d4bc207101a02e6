/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;

/**
 * How spliterators of collections, arrays and of the stages of pipelines split, and their
 * characteristics.
 */
public class SpliteratorTrees {

    static String hex(int c) {
        StringBuilder b = new StringBuilder();
        String[] n = {
            "ORDERED",
            "DISTINCT",
            "SORTED",
            "SIZED",
            "NONNULL",
            "IMMUTABLE",
            "CONCURRENT",
            "SUBSIZED"
        };
        int[] v = { 16, 1, 4, 64, 256, 1024, 4096, 16384 };
        for (int i = 0; i < v.length; i++) if ((c & v[i]) != 0) {
            b.append(n[i].charAt(0))
                .append(n[i].charAt(n[i].length() - 1) == 'D' ? "" : "")
                .append(n[i], 1, 3)
                .append(' ');
            c &= ~v[i];
        }
        return c == 0 ? b.toString().trim() : b + "+" + c;
    }

    static String size(long n) {
        return n == Long.MAX_VALUE ? "max" : "" + n;
    }

    static String about(Spliterator<?> s) {
        String cmp;
        try {
            Object c = s.getComparator();
            cmp = c == null ? "natural" : "cmp";
        } catch (IllegalStateException e) {
            cmp = "ISE";
        }
        return (
            "{" +
            hex(s.characteristics()) +
            " est " +
            size(s.estimateSize()) +
            " exact " +
            size(s.getExactSizeIfKnown()) +
            " " +
            cmp +
            "}"
        );
    }

    static void tree(Spliterator<?> s, int depth, StringBuilder b) {
        if (depth == 0) {
            b.append(leaf(s));
            return;
        }
        String before = about(s);
        Spliterator<?> l;
        l = s.trySplit();
        if (l == null) {
            b.append("-").append(leaf(s));
            return;
        }
        b.append("(");
        b.append(size(l.estimateSize())).append('/').append(size(s.estimateSize())).append(' ');
        if (!about(l).equals(before)) b.append(hex(l.characteristics()))
            .append('|')
            .append(hex(s.characteristics()))
            .append(' ');
        tree(l, depth - 1, b);
        b.append(", ");
        tree(s, depth - 1, b);
        b.append(")");
    }

    static String leaf(Spliterator<?> s) {
        List<Object> l = new ArrayList<>();
        int[] n = { 0 };
        while (
            n[0] < 8 &&
            s.tryAdvance(x -> {
                l.add(x);
                n[0]++;
            })
        ) {}
        if (n[0] == 8 && s.estimateSize() < 100000) {
            int[] m = { 0 };
            s.forEachRemaining(x -> m[0]++);
            return l.get(0) + ".." + (m[0] + 8);
        }
        return l.toString();
    }

    /*
     * Where the JDK is free to choose, or splits at random, or where a pipeline has run in parallel
     * before it is split.
     */
    static final Pattern ELSEWHERE = Pattern.compile(
        "(WHM|Identity|CSLM|SkipList|unmodMapEntries|TreeMap.desc|CLQ3|LTQ3|CLD[137]|" +
            "generate|genI|genp|codePoints|sb|cscars|splitAs|results|bitset|builder\\d+|" +
            "intbuilder|scannerT|intparskip|lrangeAll|emptyMap|Properties|dictionary).*|" +
            "\\w+\\.(par\\.(sorted|distinct|limit|skip|takeWhile|dropWhile|filterlimit|" +
            "parsorted).*|parsorted)"
    );

    /* Where a balanced tree divides is its own affair: what its parts give, in order. */
    static final Pattern OF_TREES = Pattern.compile(
        "(TreeSet(Cmp|Desc)?\\d|TreeMap\\.(keys|values|entries)|set\\.(id|seq|onClose|" +
            "concat|par\\.)|concatSS|setFromMap|unmodifiableSet|unmodMap).*"
    );

    static void parts(Spliterator<?> s, int depth, List<Object> all) {
        Spliterator<?> first = depth == 0 ? null : s.trySplit();
        if (first != null) {
            parts(first, depth - 1, all);
            parts(s, depth - 1, all);
        } else {
            s.forEachRemaining(all::add);
        }
    }

    static void t(String name, Supplier<? extends Spliterator<?>> make) {
        if (ELSEWHERE.matcher(name).matches()) return;
        StringBuilder b = new StringBuilder(name).append(' ');
        try {
            b.append(about(make.get())).append(' ');
            boolean shaped = OF_TREES.matcher(name).matches();
            List<Object> all = new ArrayList<>();
            if (shaped) parts(make.get(), 3, all);
            if (shaped) b.append(all);
            else tree(make.get(), 3, b);
            Spliterator<?> s = make.get();
            b.append(" then ");
            b.append(s.tryAdvance(x -> {})).append(about(s));
            Spliterator<?> l = shaped ? null : s.trySplit();
            b.append(shaped ? "" : l == null ? " none" : " " + about(l) + about(s));
        } catch (Throwable e) {
            b.append(" ! ").append(e);
        }
        System.out.println(b);
    }

    static void coll(String name, int n, Function<List<Integer>, Collection<?>> f) {
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < n; i++) l.add((i * 7) % 101);
        t(name + n, () -> f.apply(l).spliterator());
    }

    static <T> Map<T, T> map(Map<T, T> m, List<T> l) {
        for (T x : l) m.put(x, x);
        return m;
    }

    static <T> Collection<T> add(Collection<T> m, List<T> l) {
        m.addAll(l);
        return m;
    }

    static void st(String name, Supplier<Stream<Integer>> s) {
        Map<String, UnaryOperator<Stream<Integer>>> ops = new LinkedHashMap<>();
        ops.put("id", x -> x);
        ops.put("map", x -> x.map(v -> v + 1));
        ops.put("filter", x -> x.filter(v -> v % 3 != 0));
        ops.put("peek", x -> x.peek(v -> {}));
        ops.put("flatMap", x -> x.flatMap(v -> Stream.of(v, v)));
        ops.put("mapMulti", x ->
            x.<Integer>mapMulti((v, c) -> {
                c.accept(v);
            })
        );
        ops.put("sorted", x -> x.sorted());
        ops.put("sortedCmp", x -> x.sorted(Comparator.reverseOrder()));
        ops.put("distinct", x -> x.distinct());
        ops.put("limit5", x -> x.limit(5));
        ops.put("limit0", x -> x.limit(0));
        ops.put("limit1000", x -> x.limit(1000));
        ops.put("skip3", x -> x.skip(3));
        ops.put("skip1000", x -> x.skip(1000));
        ops.put("skiplimit", x -> x.skip(2).limit(7));
        ops.put("limitskip", x -> x.limit(9).skip(2));
        ops.put("takeWhile", x -> x.takeWhile(v -> v < 40));
        ops.put("dropWhile", x -> x.dropWhile(v -> v < 40));
        ops.put("unordered", x -> x.unordered());
        ops.put("sortedmap", x -> x.sorted().map(v -> v));
        ops.put("sortedfilter", x -> x.sorted().filter(v -> true));
        ops.put("sorteddistinct", x -> x.sorted().distinct());
        ops.put("distinctsorted", x -> x.distinct().sorted());
        ops.put("unordereddistinct", x -> x.unordered().distinct());
        ops.put("unorderedlimit", x -> x.unordered().limit(5));
        ops.put("unorderedskip", x -> x.unordered().skip(5));
        ops.put("filterlimit", x -> x.filter(v -> v > 2).limit(4));
        ops.put("mapmap", x -> x.map(v -> v).map(v -> v));
        ops.put("concat", x -> Stream.concat(x, Stream.of(1, 2, 3)));
        ops.put("boxed", x -> x.mapToInt(v -> v).boxed());
        ops.put("asLong", x ->
            x
                .mapToInt(v -> v)
                .asLongStream()
                .boxed()
                .map(v -> v.intValue())
        );
        ops.put("parsorted", x -> x.parallel().sorted());
        ops.put("seq", x -> x.sequential());
        ops.put("onClose", x -> x.onClose(() -> {}));
        ops.put("sortedlimit", x -> x.sorted().limit(4));
        ops.put("limitsorted", x -> x.limit(4).sorted());
        ops.put("sortedsorted", x -> x.sorted().sorted());
        ops.put("sortedunordered", x -> x.sorted().unordered());
        ops.put("skipfilter", x -> x.skip(2).filter(v -> true));
        ops.put("unordtake", x -> x.unordered().takeWhile(v -> true));
        ops.put("unorddrop", x -> x.unordered().dropWhile(v -> true));
        for (var e : ops.entrySet()) {
            t(name + "." + e.getKey(), () -> e.getValue().apply(s.get()).spliterator());
            if (!e.getKey().contains("unord")) t(name + ".par." + e.getKey(), () ->
                e.getValue().apply(s.get().parallel()).spliterator()
            );
        }
    }

    public static void main(String[] args) throws Exception {
        List<Integer> nums = new ArrayList<>();
        for (int i = 0; i < 20; i++) nums.add((i * 7) % 20);
        for (int n : new int[] { 0, 1, 2, 3, 7, 20, 100 }) {
            coll("ArrayList", n, l -> new ArrayList<>(l));
            coll("LinkedList", n, l -> new LinkedList<>(l));
            coll("ArrayDeque", n, l -> new ArrayDeque<>(l));
            coll("PriorityQueue", n, l -> new PriorityQueue<>(l));
            coll("Vector", n, l -> new Vector<>(l));
            coll("Stack", n, l -> {
                Stack<Integer> s = new Stack<>();
                s.addAll(l);
                return s;
            });
            coll("HashSet", n, l -> new HashSet<>(l));
            coll("LinkedHashSet", n, l -> new LinkedHashSet<>(l));
            coll("TreeSet", n, l -> new TreeSet<>(l));
            coll("TreeSetCmp", n, l -> add(new TreeSet<>(Comparator.<Integer>reverseOrder()), l));
            coll("TreeSetDesc", n, l -> new TreeSet<>(l).descendingSet());
            coll("TreeSetSub", n, l -> new TreeSet<>(l).headSet(50));
            coll("TreeSetTail", n, l -> new TreeSet<>(l).tailSet(20, false));
            coll("SkipListSet", n, l -> new ConcurrentSkipListSet<>(l));
            coll("COWAL", n, l -> new CopyOnWriteArrayList<>(l));
            coll("COWAS", n, l -> new CopyOnWriteArraySet<>(l));
            coll("CLQ", n, l -> new ConcurrentLinkedQueue<>(l));
            coll("CLD", n, l -> new ConcurrentLinkedDeque<>(l));
            coll("LBQ", n, l -> new LinkedBlockingQueue<>(l));
            coll("LBD", n, l -> new LinkedBlockingDeque<>(l));
            coll("ABQ", n, l -> {
                var q = new ArrayBlockingQueue<Integer>(200);
                q.addAll(l);
                return q;
            });
            coll("PBQ", n, l -> add(new PriorityBlockingQueue<>(), l));
            coll("LTQ", n, l -> new LinkedTransferQueue<>(l));
            coll("HashMap.keys", n, l -> map(new HashMap<>(), l).keySet());
            coll("HashMap.values", n, l -> map(new HashMap<>(), l).values());
            coll("HashMap.entries", n, l -> map(new HashMap<>(), l).entrySet());
            coll("LHM.keys", n, l -> map(new LinkedHashMap<>(), l).keySet());
            coll("LHM.values", n, l -> map(new LinkedHashMap<>(), l).values());
            coll("LHM.entries", n, l -> map(new LinkedHashMap<>(), l).entrySet());
            coll("TreeMap.keys", n, l -> map(new TreeMap<>(), l).keySet());
            coll("TreeMap.values", n, l -> map(new TreeMap<>(), l).values());
            coll("TreeMap.entries", n, l -> map(new TreeMap<>(), l).entrySet());
            coll("TreeMap.sub.keys", n, l ->
                new TreeMap<>(map(new TreeMap<>(), l)).subMap(5, 60).keySet()
            );
            coll("TreeMap.sub.values", n, l ->
                new TreeMap<>(map(new TreeMap<>(), l)).subMap(5, 60).values()
            );
            coll("TreeMap.sub.entries", n, l ->
                new TreeMap<>(map(new TreeMap<>(), l)).subMap(5, 60).entrySet()
            );
            coll("TreeMap.desc.keys", n, l ->
                new TreeMap<>(map(new TreeMap<>(), l)).descendingMap().keySet()
            );
            coll("TreeMap.desc.entries", n, l ->
                new TreeMap<>(map(new TreeMap<>(), l)).descendingMap().entrySet()
            );
            coll("TreeMap.desc.values", n, l ->
                new TreeMap<>(map(new TreeMap<>(), l)).descendingMap().values()
            );
            coll("CHM.keys", n, l -> map(new ConcurrentHashMap<>(), l).keySet());
            coll("CHM.values", n, l -> map(new ConcurrentHashMap<>(), l).values());
            coll("CHM.entries", n, l -> map(new ConcurrentHashMap<>(), l).entrySet());
            coll("CHM.newKeySet", n, l -> add(ConcurrentHashMap.newKeySet(), l));
            coll("CSLM.keys", n, l -> map(new ConcurrentSkipListMap<>(), l).keySet());
            coll("CSLM.values", n, l -> map(new ConcurrentSkipListMap<>(), l).values());
            coll("CSLM.entries", n, l -> map(new ConcurrentSkipListMap<>(), l).entrySet());
            coll("CSLM.desc", n, l ->
                ((NavigableMap<Integer, Integer>) map(new ConcurrentSkipListMap<>(), l))
                    .descendingMap()
                    .keySet()
            );
            coll("Hashtable.keys", n, l -> map(new Hashtable<>(), l).keySet());
            coll("Hashtable.values", n, l -> map(new Hashtable<>(), l).values());
            coll("WHM.keys", n, l -> map(new WeakHashMap<>(), l).keySet());
            coll("WHM.values", n, l -> map(new WeakHashMap<>(), l).values());
            coll("WHM.entries", n, l -> map(new WeakHashMap<>(), l).entrySet());
            coll("List.of", n, l -> List.copyOf(l));
            coll("asList", n, l -> Arrays.asList(l.toArray()));
            coll("unmodifiableList", n, l -> Collections.unmodifiableList(l));
            coll("unmodifiableSet", n, l -> Collections.unmodifiableSet(new TreeSet<>(l)));
            coll("synchronizedList", n, l -> Collections.synchronizedList(l));
            coll("checkedList", n, l -> Collections.checkedList(l, Integer.class));
            coll("nCopies", n, l -> Collections.nCopies(l.size(), 5));
            coll("subList", n, l -> new ArrayList<>(l).subList(0, l.size()));
            coll("subListLinked", n, l -> new LinkedList<>(l).subList(0, l.size()));
            coll("COWsub", n, l -> new CopyOnWriteArrayList<>(l).subList(0, l.size()));
            coll("setFromMap", n, l -> add(Collections.newSetFromMap(new TreeMap<>()), l));
            coll("asLifo", n, l -> Collections.asLifoQueue(new ArrayDeque<>(l)));
            coll("unmodMapKeys", n, l ->
                Collections.unmodifiableMap(map(new TreeMap<>(), l)).keySet()
            );
            coll("unmodMapEntries", n, l ->
                Collections.unmodifiableMap(map(new TreeMap<>(), l)).entrySet()
            );
            coll("unmodMapValues", n, l ->
                Collections.unmodifiableMap(map(new TreeMap<>(), l)).values()
            );
            coll("IdentityVals", n, l -> {
                var m = new IdentityHashMap<Integer, Integer>();
                for (int i : l) if (m.isEmpty()) m.put(i, i);
                return m.values();
            });
            coll("IdentityKeys", n, l -> {
                var m = new IdentityHashMap<Integer, Integer>();
                for (int i : l) if (m.isEmpty()) m.put(i, i);
                return m.keySet();
            });
            coll("AbstractList", n, l ->
                new AbstractList<Integer>() {
                    public Integer get(int i) {
                        return l.get(i);
                    }

                    public int size() {
                        return l.size();
                    }
                }
            );
            coll("AbstractCollection", n, l ->
                new AbstractCollection<Integer>() {
                    public Iterator<Integer> iterator() {
                        return l.iterator();
                    }

                    public int size() {
                        return l.size();
                    }
                }
            );
            coll("AbstractSet", n, l ->
                new AbstractSet<Integer>() {
                    public Iterator<Integer> iterator() {
                        return l.iterator();
                    }

                    public int size() {
                        return l.size();
                    }
                }
            );
            coll("RandomList", n, l -> {
                class RL extends AbstractList<Integer> implements RandomAccess {

                    public Integer get(int i) {
                        return l.get(i);
                    }

                    public int size() {
                        return l.size();
                    }
                }
                return new RL();
            });
        }
        t("singleton", () -> Collections.singleton(1).spliterator());
        t("singletonList", () -> Collections.singletonList(1).spliterator());
        t("singletonMap", () -> Collections.singletonMap(1, 2).entrySet().spliterator());
        t("emptyList", () -> Collections.emptyList().spliterator());
        t("emptySet", () -> Collections.emptySet().spliterator());
        t("emptyMap", () -> Collections.emptyMap().keySet().spliterator());
        t("Set.of1", () -> Set.of(1).spliterator());
        t("Set.of0", () -> Set.of().spliterator());
        t("List.of1", () -> List.of(1).spliterator());
        t("List.of3", () -> List.of(1, 2, 3).spliterator());
        t("Map.of", () -> Map.of(1, 2).entrySet().spliterator());
        t("Map.of.keys", () -> Map.of(1, 2).keySet().spliterator());
        t("Map.of.values", () -> Map.of(1, 2).values().spliterator());
        t("EnumSet", () -> EnumSet.allOf(TimeUnit.class).spliterator());
        t("EnumMap", () -> new EnumMap<>(Map.of(TimeUnit.DAYS, 1)).keySet().spliterator());
        t("EnumMapV", () -> new EnumMap<>(Map.of(TimeUnit.DAYS, 1)).values().spliterator());
        t("Properties", () -> new Properties().entrySet().spliterator());
        t("arr", () -> Arrays.spliterator(nums.toArray()));
        t("arrint", () -> Arrays.spliterator(new int[20]));
        t("arrrange", () -> Arrays.spliterator(new long[20], 3, 10));
        t("arr2", () -> Spliterators.spliterator(nums.toArray(), Spliterator.SORTED));
        t("iter", () -> Spliterators.spliteratorUnknownSize(nums.iterator(), 0));
        t("iterO", () -> Spliterators.spliteratorUnknownSize(nums.iterator(), 0x4000 | 0x40 | 16));
        t("itersize", () -> Spliterators.spliterator(nums.iterator(), 20, 0));
        t("itersizeC", () -> Spliterators.spliterator(nums.iterator(), 20, Spliterator.CONCURRENT));
        t("collS", () -> Spliterators.spliterator(nums, Spliterator.SORTED));
        t("empty", () -> Spliterators.emptySpliterator());
        t("emptyInt", () -> Spliterators.emptyIntSpliterator());
        t("intiter", () -> Spliterators.spliterator(IntStream.range(0, 3000).iterator(), 3000, 0));
        t("iter3000", () ->
            Spliterators.spliteratorUnknownSize(IntStream.range(0, 6000).iterator(), 0)
        );
        t("Iterable", () -> ((Iterable<Integer>) nums::iterator).spliterator());
        t("AbsSplit", () ->
            new Spliterators.AbstractSpliterator<Integer>(4000, 16) {
                int i;

                public boolean tryAdvance(Consumer<? super Integer> c) {
                    if (i == 4000) return false;
                    c.accept(i++);
                    return true;
                }
            }
        );
        t("AbsSplitS", () ->
            new Spliterators.AbstractIntSpliterator(4000, 64) {
                int i;

                public boolean tryAdvance(IntConsumer c) {
                    if (i == 4000) return false;
                    c.accept(i++);
                    return true;
                }
            }
        );
        t("range", () -> IntStream.range(0, 20).spliterator());
        t("rangeClosed", () -> IntStream.rangeClosed(1, 100).spliterator());
        t("range1", () -> IntStream.range(0, 1).spliterator());
        t("range0", () -> IntStream.range(5, 5).spliterator());
        t("rangeAll", () ->
            IntStream.rangeClosed(Integer.MIN_VALUE, Integer.MAX_VALUE).spliterator()
        );
        t("rangeBig", () -> IntStream.range(0, 1 << 28).spliterator());
        t("lrange", () -> LongStream.range(0, 20).spliterator());
        t("lrangeClosed", () -> LongStream.rangeClosed(0, 20).spliterator());
        t("lrangeBig", () -> LongStream.range(0, 1L << 40).spliterator());
        t("lrangeAll", () -> LongStream.range(Long.MIN_VALUE, Long.MAX_VALUE).spliterator());
        t("iterate", () -> Stream.iterate(1, x -> x + 1).spliterator());
        t("iteratePred", () -> Stream.iterate(1, x -> x < 30, x -> x + 1).spliterator());
        t("intiterate", () -> IntStream.iterate(1, x -> x + 1).spliterator());
        t("intiteratePred", () -> IntStream.iterate(1, x -> x < 30, x -> x + 1).spliterator());
        t("generate", () -> Stream.generate(() -> 1).spliterator());
        t("genInt", () -> IntStream.generate(() -> 1).spliterator());
        t("genlimit", () ->
            Stream.generate(() -> 1)
                .limit(10)
                .spliterator()
        );
        t("genparlimit", () ->
            Stream.generate(() -> 1)
                .parallel()
                .limit(10)
                .spliterator()
        );
        t("chars", () -> "hello there you".chars().spliterator());
        t("codePoints", () -> "hello\ud83d\ude00 there".codePoints().spliterator());
        t("chars16", () -> "h\u4e00llo there you".chars().spliterator());
        t("sbchars", () -> new StringBuilder("hello there").chars().spliterator());
        t("sbcp", () -> new StringBuilder("hello there").codePoints().spliterator());
        t("cscars", () -> java.nio.CharBuffer.wrap("hello there").chars().spliterator());
        t("cscp", () -> java.nio.CharBuffer.wrap("hello there").codePoints().spliterator());
        t("lines", () -> "a\nb\nc\nd\ne\nf".lines().spliterator());
        t("lines16", () -> "a\nb\n\u4e00\nd\ne\nf".lines().spliterator());
        t("splitAsStream", () -> Pattern.compile(",").splitAsStream("a,b,c,d,e").spliterator());
        t("results", () ->
            Pattern.compile("a").matcher("bababa").results().map(MatchResult::start).spliterator()
        );
        t("brlines", () ->
            new BufferedReader(new StringReader("a\nb\nc\nd")).lines().spliterator()
        );
        t("ints", () -> new Random(1).ints().spliterator());
        t("ints10", () -> new Random(1).ints(10).spliterator());
        t("ints10b", () -> new Random(1).ints(10, 0, 5).spliterator());
        t("longs10", () -> new Random(1).longs(10).spliterator());
        t("doubles10", () ->
            new Random(1)
                .doubles(10)
                .map(x -> 1)
                .spliterator()
        );
        t("splittable", () -> new SplittableRandom(1).ints(10).spliterator());
        t("tlr", () ->
            ThreadLocalRandom.current()
                .ints(10)
                .map(x -> 1)
                .spliterator()
        );
        t("bitset", () ->
            BitSet.valueOf(new long[] { 0xff0ff0 })
                .stream()
                .spliterator()
        );
        t("bitset2", () -> {
            BitSet b = new BitSet();
            b.set(100, 300);
            return b.stream().spliterator();
        });
        t("optional", () -> Optional.of(1).stream().spliterator());
        t("ofNullable", () -> Stream.ofNullable(null).spliterator());
        t("ofNullable1", () -> Stream.ofNullable(1).spliterator());
        t("of1", () -> Stream.of(1).spliterator());
        t("of3", () -> Stream.of(1, 2, 3).spliterator());
        t("empty", () -> Stream.empty().spliterator());
        t("builder0", () -> Stream.builder().build().spliterator());
        t("builder1", () -> Stream.builder().add(1).build().spliterator());
        t("builder2", () -> Stream.builder().add(1).add(2).build().spliterator());
        t("builder40", () -> {
            var b = Stream.<Object>builder();
            for (int i = 0; i < 40; i++) b.add(i);
            return b.build().spliterator();
        });
        t("builder5000", () -> {
            var b = Stream.<Object>builder();
            for (int i = 0; i < 5000; i++) b.add(i);
            return b.build().spliterator();
        });
        t("intof1", () -> IntStream.of(1).spliterator());
        t("intempty", () -> IntStream.empty().spliterator());
        t("intbuilder", () -> IntStream.builder().add(1).add(2).add(3).build().spliterator());
        t("scannerTokens", () -> new Scanner("a b c").tokens().spliterator());
        t("dictionary", () ->
            new StringTokenizer("a").asIterator().hasNext() ? List.of().spliterator() : null
        );
        t("concatInt", () ->
            IntStream.concat(IntStream.range(0, 10), IntStream.range(5, 8)).spliterator()
        );
        t("concatII", () ->
            Stream.concat(Stream.iterate(1, x -> x + 1), Stream.of(1)).spliterator()
        );
        t("concatSS", () ->
            Stream.concat(new TreeSet<>(nums).stream(), new TreeSet<>(nums).stream()).spliterator()
        );
        t("concatPar", () ->
            Stream.concat(nums.stream().parallel(), nums.stream().sorted()).spliterator()
        );
        t("intsorted", () -> IntStream.of(3, 1, 2).sorted().spliterator());
        t("intdistinct", () -> IntStream.of(3, 1, 2).distinct().spliterator());
        t("intboxed", () -> IntStream.of(3, 1, 2).boxed().spliterator());
        t("intlimit", () -> IntStream.range(0, 50).limit(10).spliterator());
        t("intskip", () -> IntStream.range(0, 50).skip(10).spliterator());
        t("intparskip", () -> IntStream.range(0, 50).parallel().skip(10).spliterator());
        t("intmapobj", () ->
            IntStream.range(0, 50)
                .mapToObj(x -> x)
                .spliterator()
        );
        t("intflat", () ->
            IntStream.range(0, 5)
                .flatMap(x -> IntStream.range(0, x))
                .spliterator()
        );
        t("asDouble", () -> IntStream.range(0, 5).asDoubleStream().spliterator());
        t("inttake", () ->
            IntStream.range(0, 50)
                .takeWhile(x -> x < 9)
                .spliterator()
        );
        t("intdrop", () ->
            IntStream.range(0, 50)
                .dropWhile(x -> x < 9)
                .spliterator()
        );
        st("list", () -> nums.stream());
        st("linked", () -> new LinkedList<>(nums).stream());
        st("set", () -> new TreeSet<>(nums).stream());
        st("hash", () -> new HashSet<>(nums).stream());
        st("iter", () -> Stream.iterate(1, x -> x < 30, x -> x + 1));
        st("supplied", () ->
            StreamSupport.stream(() -> nums.spliterator(), Spliterator.ORDERED, false)
        );
        st("range", () -> IntStream.range(0, 20).boxed());
        st("clq", () -> new ConcurrentLinkedQueue<>(nums).stream());
    }
}
