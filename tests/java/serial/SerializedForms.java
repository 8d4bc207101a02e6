/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.lang.reflect.*;
import java.math.*;
import java.net.*;
import java.text.*;
import java.time.*;
import java.time.chrono.*;
import java.time.zone.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;

/**
 * The bytes of what the library's classes write: a stream is for any other JVM, and reads back
 * equal.
 */
public class SerializedForms {

    interface Maker {
        Object make() throws Exception;
    }

    static byte[] bytes(Object o) throws IOException {
        ByteArrayOutputStream to = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(to)) {
            out.writeObject(o);
        }
        return to.toByteArray();
    }

    static Object object(byte[] bytes) throws Exception {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
    }

    /** Letters as they are, other bytes as two digits of base 16. */
    static String text(byte[] bytes) {
        StringBuilder s = new StringBuilder();
        for (byte b : bytes) {
            if (b > ' ' && b < 127 && b != '`') s.append((char) b);
            else s.append('`')
                .append(Character.forDigit((b >> 4) & 15, 16))
                .append(Character.forDigit(b & 15, 16));
        }
        return s.toString();
    }

    static void t(String name, Maker maker) {
        try {
            Object o = maker.make();
            byte[] bytes = bytes(o);
            System.out.println(name + " " + bytes.length + " " + text(bytes).substring(16));
            Object back = object(bytes);
            byte[] again = bytes(back);
            if (!Arrays.equals(bytes, again)) System.out.println(
                "  then " + text(again).substring(16)
            );
            if (o.equals(o) && !back.equals(o)) System.out.println(
                "  is not equal when it comes back"
            );
        } catch (Throwable e) {
            System.out.println(name + " " + e);
        }
    }

    enum Color {
        RED,
        GREEN {},
        BLUE
    }

    record Point(int x, Color c, List<String> l) implements Serializable {}

    interface SerialComparator<T> extends Comparator<T>, Serializable {}

    static class Handler implements InvocationHandler, Serializable {

        public Object invoke(Object proxy, Method m, Object[] args) {
            return m.getName().equals("equals")
                ? (Object) true
                : m.getName().equals("hashCode")
                  ? (Object) 5
                  : null;
        }
    }

    static class Copy<T> implements Serializable {

        static final long serialVersionUID = 9;
        final T it;

        Copy(T it) {
            this.it = it;
        }

        public boolean equals(Object o) {
            return o instanceof Copy && ((Copy<?>) o).it.toString().equals(it.toString());
        }

        public int hashCode() {
            return 1;
        }
    }

    static <T extends Throwable> T bare(T e) {
        e.setStackTrace(new StackTraceElement[0]);
        return e;
    }

    static void time() {
        t("duration", () -> Duration.ofSeconds(-5, 7));
        t("instant", () -> Instant.ofEpochSecond(5, 7));
        t("date", () -> LocalDate.of(2020, 2, 29));
        for (int[] n : new int[][] {
            { 0, 0, 0, 0 },
            { 1, 2, 0, 0 },
            { 1, 2, 3, 0 },
            { 23, 59, 59, 999999999 }
        })
            t("time", () -> LocalTime.of(n[0], n[1], n[2], n[3]));
        t("datetime", () -> LocalDateTime.of(-5, 1, 2, 3, 4));
        t("zoned", () -> ZonedDateTime.of(2020, 1, 2, 3, 4, 5, 6, ZoneId.of("Europe/Paris")));
        t("zoned2", () -> ZonedDateTime.of(2020, 1, 2, 3, 4, 5, 6, ZoneOffset.UTC));
        t("region", () -> ZoneId.of("Europe/Paris"));
        t("region2", () -> ZoneId.of("UTC+01:30"));
        t("offset", () -> ZoneOffset.ofHours(2));
        t("offset2", () -> ZoneOffset.ofTotalSeconds(-3601));
        t("offsettime", () -> OffsetTime.of(1, 2, 3, 4, ZoneOffset.UTC));
        t("offsetdatetime", () ->
            OffsetDateTime.of(1999, 1, 2, 3, 4, 5, 6, ZoneOffset.ofHours(-3))
        );
        t("year", () -> Year.of(99));
        t("yearmonth", () -> YearMonth.of(99, 3));
        t("monthday", () -> MonthDay.of(2, 29));
        t("period", () -> Period.of(1, -2, 3));
        t("iso", () -> IsoChronology.INSTANCE);
        t("era", () -> IsoEra.CE);
        t("day", () -> new Object[] { DayOfWeek.MONDAY, Month.MAY, DayOfWeek.MONDAY });
        t("twice", () -> new Copy<>(List.of(Year.of(1), Duration.ZERO, Duration.ZERO)));
        t("unit", () -> java.time.temporal.ChronoUnit.DAYS);
        t("range", () -> java.time.temporal.ValueRange.of(1, 2, 3, 4));
        t("weekfields", () -> java.time.temporal.WeekFields.ISO);
        t("weekfields2", () -> java.time.temporal.WeekFields.of(DayOfWeek.SATURDAY, 2));
        t("rules", () -> ZoneOffset.ofHours(1).getRules());
        t("transition", () ->
            ZoneOffsetTransition.of(
                LocalDateTime.of(2020, 3, 4, 5, 0),
                ZoneOffset.UTC,
                ZoneOffset.ofHours(1)
            )
        );
        t("transition2", () ->
            ZoneOffsetTransition.of(
                LocalDateTime.of(1700, 3, 4, 5, 1, 2),
                ZoneOffset.ofTotalSeconds(3),
                ZoneOffset.ofTotalSeconds(-900)
            )
        );
        ZoneOffset utc = ZoneOffset.UTC,
            one = ZoneOffset.ofHours(1),
            odd = ZoneOffset.ofTotalSeconds(1234);
        for (ZoneOffset s : new ZoneOffset[] { utc, one, odd })
            for (ZoneOffset b : new ZoneOffset[] { utc, odd })
                for (LocalTime at : new LocalTime[] {
                    LocalTime.MIDNIGHT,
                    LocalTime.of(3, 0),
                    LocalTime.of(3, 1)
                })
                    t("rule", () ->
                        ZoneOffsetTransitionRule.of(
                            Month.MARCH,
                            s == utc ? -1 : 8,
                            b == utc ? DayOfWeek.SUNDAY : null,
                            at,
                            at == LocalTime.MIDNIGHT,
                            ZoneOffsetTransitionRule.TimeDefinition.WALL,
                            s,
                            b,
                            ZoneOffset.ofTotalSeconds(b.getTotalSeconds() + 1800)
                        )
                    );
        ZoneOffsetTransitionRule r = ZoneOffsetTransitionRule.of(
            Month.MARCH,
            -1,
            DayOfWeek.SUNDAY,
            LocalTime.of(1, 0),
            false,
            ZoneOffsetTransitionRule.TimeDefinition.UTC,
            utc,
            utc,
            one
        );
        t("rules2", () ->
            ZoneRules.of(
                utc,
                utc,
                List.of(ZoneOffsetTransition.of(LocalDateTime.of(1900, 3, 4, 5, 0), utc, one)),
                List.of(ZoneOffsetTransition.of(LocalDateTime.of(1910, 3, 4, 5, 0), utc, odd)),
                List.of(r)
            )
        );
    }

    static void numbers() {
        for (String s : new String[] {
            "0",
            "1.50",
            "-12345678901234567890123.4",
            "1E+300",
            "9223372036854775808"
        }) {
            t("decimal", () -> new BigDecimal(s));
            t("integer", () -> new BigDecimal(s).toBigInteger());
        }
        t("minus", () -> new BigInteger("-256"));
        t("context", () -> new MathContext(5, RoundingMode.UP));
        t("integers", () -> new Object[] {
            1,
            2L,
            3f,
            4d,
            (byte) 5,
            (short) 6,
            '7',
            true,
            new int[] { 1 },
            new long[0],
            new double[][] { { 2 } },
            "x"
        });
        Random random = new Random(5);
        t("random", () -> new Copy<>(bytes(random).length));
        random.nextGaussian();
        t("random2", () -> {
            System.out.println(text(bytes(random)));
            return ((Random) object(bytes(random))).nextGaussian();
        });
        t("splittable", () -> {
            bytes(new SplittableRandom(5));
            return null;
        });
        t("uuid", () -> new UUID(1, 2));
        t("bits", () -> BitSet.valueOf(new long[] { 5, 0, 7 }));
        t("bits0", () -> new BitSet(1000));
        t("statistics", () -> {
            bytes(new IntSummaryStatistics());
            return null;
        });
        t("optional", () -> {
            bytes(Optional.of(1));
            return null;
        });
    }

    static void lists() {
        List<String> l = List.of("c", "a", "b");
        t("list0", () -> List.of());
        t("list1", () -> List.of("a"));
        t("list2", () -> List.of("a", "b"));
        t("list3", () -> l);
        t("listnull", () -> java.util.stream.Stream.of("a", null).toList());
        t("set0", () -> Set.of());
        t("set1", () -> Set.of(1));
        t("map0", () -> Map.of());
        t("map1", () -> Map.of(1, "x"));
        t("mapentry", () -> Map.entry(1, 2));
        t("copy", () -> List.copyOf(new ArrayList<>(l)));
        t("arraylist", () -> new ArrayList<>(l));
        t("arraylist9", () -> new ArrayList<>(9));
        t("linked", () -> new LinkedList<>(l));
        t("vector", () -> new Vector<>(l));
        t("vector4", () -> new Vector<>(4));
        t("stack", () -> {
            Stack<Integer> s = new Stack<>();
            s.push(5);
            return s;
        });
        t("deque", () -> new Copy<>(new ArrayDeque<>(l)));
        t("queue", () -> new Copy<>(new PriorityQueue<>(l)));
        t("queue2", () -> new Copy<>(new PriorityQueue<>(7, Collections.reverseOrder())));
        t("aslist", () -> Arrays.asList("x", "y"));
        t("hashset", () -> new HashSet<>(l));
        t("hashset0", () -> new HashSet<>());
        t("hashset99", () -> new HashSet<>(99, 0.5f));
        t("linkedset", () -> new LinkedHashSet<>(l));
        t("treeset", () -> new TreeSet<>(l));
        t("treeset2", () -> new TreeSet<>(String.CASE_INSENSITIVE_ORDER));
        t("treeset3", () -> new TreeSet<>(l).descendingSet());
        t("treeset4", () -> new TreeSet<>(l).subSet("a", "c"));
        t("keys", () -> {
            bytes(new HashMap<>().keySet());
            return null;
        });
        t("colors", () -> EnumSet.of(Color.RED, Color.GREEN));
        t("colors0", () -> EnumSet.noneOf(Color.class));
        t("color", () -> new Object[] { Color.GREEN, Color.RED, Color.class });
        t("scripts", () -> EnumSet.of(Character.UnicodeScript.LATIN, Character.UnicodeScript.THAI));
        t("cow", () -> new CopyOnWriteArrayList<>(l));
        t("cowset", () -> new CopyOnWriteArraySet<>(l));
        t("skipset", () -> new ConcurrentSkipListSet<>(l));
        t("keyset", () -> {
            Set<String> s = ConcurrentHashMap.newKeySet();
            s.add("k");
            return s;
        });
        t("keyset2", () -> new ConcurrentHashMap<>(Map.of("a", 1)).keySet(5));
        t("clq", () -> new Copy<>(new ConcurrentLinkedQueue<>(l)));
        t("cld", () -> new Copy<>(new ConcurrentLinkedDeque<>(l)));
        t("ltq", () -> new Copy<>(new LinkedTransferQueue<>(l)));
    }

    static void maps() {
        Map<String, Integer> m = new LinkedHashMap<>();
        m.put("one", 1);
        m.put("two", 2);
        m.put("three", 3);
        t("hashmap", () -> new HashMap<>(m));
        t("hashmap0", () -> new HashMap<>());
        t("hashmap99", () -> new HashMap<>(99, 0.5f));
        t("hashmap20", () -> {
            Map<Integer, String> h = new HashMap<>();
            for (int i = 0; i < 20; i++) h.put(i * i * 31, null);
            return h;
        });
        t("linkedmap", () -> m);
        t("linkedmap2", () -> new LinkedHashMap<>(5, 0.75f, true));
        t("treemap", () -> new TreeMap<>(m));
        t("treemap2", () -> new TreeMap<>(Comparator.reverseOrder()));
        t("hashtable", () -> new Hashtable<>(m));
        t("hashtable0", () -> new Hashtable<>());
        t("properties", () -> {
            Properties p = new Properties();
            p.setProperty("k", "v");
            return p;
        });
        t("properties2", () -> new Properties(new Properties()));
        t("identity", () -> new Copy<>(new IdentityHashMap<>(Map.of("k", 1))));
        t("enummap", () -> new EnumMap<>(Map.of(Color.GREEN, 1)));
        t("enummap0", () -> new EnumMap<>(Color.class));
        t("chm", () -> new ConcurrentHashMap<>(m));
        t("chm0", () -> new ConcurrentHashMap<>());
        t("skip", () -> new ConcurrentSkipListMap<>(m));
        t("skip2", () -> new ConcurrentSkipListMap<>(m).subMap("a", "p"));
        t("simple", () -> new AbstractMap.SimpleEntry<>(1, 2));
        t("simple2", () -> new AbstractMap.SimpleImmutableEntry<>(1, 2));
        t("treeentry", () -> new TreeMap<>(m).firstEntry());
    }

    static void wrappers() {
        List<String> l = new ArrayList<>(List.of("a")),
            k = new LinkedList<>(l);
        NavigableSet<String> s = new TreeSet<>(l);
        NavigableMap<String, Integer> m = new TreeMap<>(Map.of("a", 1));
        t("u1", () -> new Copy<>(Collections.unmodifiableCollection(l)));
        t("u2", () -> Collections.unmodifiableList(l));
        t("u3", () -> Collections.unmodifiableList(k));
        t("u4", () -> Collections.unmodifiableSet(new HashSet<>(l)));
        t("u5", () -> Collections.unmodifiableSortedSet(s));
        t("u6", () -> Collections.unmodifiableNavigableSet(s));
        t("u7", () -> Collections.unmodifiableMap(m));
        t("u8", () -> Collections.unmodifiableSortedMap(m));
        t("u9", () -> Collections.unmodifiableNavigableMap(m));
        t("y1", () -> new Copy<>(Collections.synchronizedCollection(l)));
        t("y2", () -> Collections.synchronizedList(l));
        t("y3", () -> Collections.synchronizedList(k));
        t("y4", () -> Collections.synchronizedSet(s));
        t("y5", () -> Collections.synchronizedSortedSet(s));
        t("y6", () -> Collections.synchronizedNavigableSet(s));
        t("y7", () -> Collections.synchronizedMap(m));
        t("y8", () -> Collections.synchronizedSortedMap(m));
        t("y9", () -> Collections.synchronizedNavigableMap(m));
        t("y10", () -> new Copy<>(Collections.synchronizedList(l).subList(0, 0).size()));
        t("c1", () -> new Copy<>(Collections.checkedCollection(l, String.class)));
        t("c2", () -> Collections.checkedList(l, String.class));
        t("c3", () -> Collections.checkedList(k, String.class));
        t("c4", () -> Collections.checkedSet(new HashSet<>(l), String.class));
        t("c5", () -> Collections.checkedSortedSet(s, String.class));
        t("c6", () -> Collections.checkedNavigableSet(s, String.class));
        t("c7", () -> Collections.checkedMap(new HashMap<>(m), String.class, Integer.class));
        t("c8", () -> Collections.checkedSortedMap(m, String.class, Integer.class));
        t("c9", () -> Collections.checkedNavigableMap(m, String.class, Integer.class));
        t("c10", () -> new Copy<>(Collections.checkedQueue(new ArrayDeque<>(l), String.class)));
        t("e1", () -> Collections.emptyList());
        t("e2", () -> Collections.emptySet());
        t("e3", () -> Collections.emptyMap());
        t("e4", () -> Collections.emptySortedSet());
        t("e5", () -> Collections.emptyNavigableMap());
        t("s1", () -> Collections.singleton(5));
        t("s2", () -> Collections.singletonList(5));
        t("s3", () -> Collections.singletonMap(5, 6));
        t("n", () -> Collections.nCopies(3, "x"));
        t("lifo", () -> new Copy<>(Collections.asLifoQueue(new ArrayDeque<>(l))));
        t("fromMap", () -> Collections.newSetFromMap(new LinkedHashMap<>()));
        t("reverse", () -> Collections.reverseOrder());
        t("reverse2", () -> Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER));
        t("natural", () -> Comparator.naturalOrder());
        t("nulls", () -> {
            System.out.println(text(bytes(Comparator.nullsFirst(null))));
            return new Copy<>(
                (
                    (Comparator<String>) object(
                        bytes(Comparator.nullsFirst(Comparator.<String>naturalOrder()))
                    )
                ).compare(null, "a")
            );
        });
        t("nulls2", () -> {
            System.out.println(
                text(bytes(Comparator.nullsLast(Comparator.<String>naturalOrder())))
            );
            return 1;
        });
        t("flip", () -> Comparator.<String>naturalOrder().reversed());
        t("case", () -> String.CASE_INSENSITIVE_ORDER);
    }

    static void net() throws Exception {
        t("uri", () -> new URI("http://a/b?c#d"));
        t("url", () -> new URL("http://u@h.example:80/b?q#r"));
        t("url2", () -> {
            URL u = new URL("file:/x");
            u.hashCode();
            return u;
        });
        t("inet4", () -> InetAddress.getByAddress(new byte[] { 1, 2, 3, 4 }));
        t("inet4n", () -> InetAddress.getByAddress("host", new byte[] { 1, 2, 3, 4 }));
        t("inet6", () ->
            InetAddress.getByAddress("six", new byte[] {
                1,
                2,
                3,
                4,
                5,
                6,
                7,
                8,
                9,
                1,
                2,
                3,
                4,
                5,
                6,
                7
            })
        );
        t("inet6s", () ->
            Inet6Address.getByAddress(
                "six",
                new byte[] { (byte) 0xfe, (byte) 0x80, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7 },
                5
            )
        );
        t("socket", () -> InetSocketAddress.createUnresolved("nowhere", 5));
        t("socket2", () ->
            new InetSocketAddress(InetAddress.getByAddress(new byte[] { 1, 2, 3, 4 }), 6)
        );
        t("socket3", () -> new InetSocketAddress(7));
        t("unix", () -> UnixDomainSocketAddress.of("/a/b"));
        t("file", () -> new File("/a/b"));
        t("filep", () -> new FilePermission("/a/-", "read,write"));
        t("propp", () -> new PropertyPermission("a.*", "read"));
        t("sockp", () -> new SocketPermission("127.0.0.1:80-90", "connect"));
        t("runp", () -> new RuntimePermission("x"));
        t("allp", () -> new java.security.AllPermission());
    }

    static void text() {
        t("locale", () -> new Locale("de", "DE", "POSIX"));
        t("locale2", () -> Locale.ROOT);
        t("locale3", () -> Locale.forLanguageTag("zh-Hant-TW-u-ca-roc-x-y"));
        t("currency", () -> Currency.getInstance("EUR"));
        t("builder", () -> new Copy<>(new StringBuilder("abc")));
        t("buffer", () -> new Copy<>(new StringBuffer("abc")));
        t("pattern", () -> new Copy<>(java.util.regex.Pattern.compile("a+", 2)));
        t("date", () -> new Date(5));
        t("symbols", () -> DecimalFormatSymbols.getInstance(Locale.ROOT));
        t("decimalformat", () ->
            new DecimalFormat("#,##0.00;(#)", DecimalFormatSymbols.getInstance(Locale.ROOT))
        );
        t("decimalformat2", () -> {
            DecimalFormat f = new DecimalFormat(
                "0.###E0",
                DecimalFormatSymbols.getInstance(Locale.ROOT)
            );
            f.setMaximumFractionDigits(400);
            f.setParseBigDecimal(true);
            f.setMultiplier(3);
            f.setRoundingMode(RoundingMode.UP);
            f.setPositivePrefix("+%");
            return f;
        });
        t("currencyformat", () -> NumberFormat.getCurrencyInstance(Locale.US));
        t("percentformat", () -> NumberFormat.getPercentInstance(Locale.ROOT));
        t("choice", () -> new ChoiceFormat("0#none|1#one"));
        t("datesymbols", () -> new Copy<>(bytes(new DateFormatSymbols(Locale.ROOT)).length > 100));
        t("simplezone", () -> new SimpleTimeZone(3600000, "X"));
        t("simplezone2", () ->
            new SimpleTimeZone(3600000, "Y", 2, -1, 1, 7200000, 9, -1, 1, 7200000, 3600000)
        );
        t("simplezone3", () ->
            new SimpleTimeZone(-3600000, "Z", 3, 8, -1, 0, 1, 9, 1, 2, 15, 0, 1800000)
        );
        t("calendar", () -> {
            Calendar c = new GregorianCalendar(new SimpleTimeZone(0, "X"), Locale.ROOT);
            c.setTimeInMillis(1234567);
            return c;
        });
        t("calendar2", () -> {
            Calendar c = new GregorianCalendar(new SimpleTimeZone(0, "X"), Locale.ROOT);
            c.clear();
            c.set(2020, 1, 2);
            return new Copy<>(((Calendar) object(bytes(c))).getTimeInMillis());
        });
        t("field", () -> DateFormat.Field.MONTH);
        t("field2", () -> NumberFormat.Field.SIGN);
        t("attribute", () -> AttributedCharacterIterator.Attribute.LANGUAGE);
        t("annotation", () -> {
            bytes(new Annotation("x"));
            return null;
        });
        t("collator", () -> {
            bytes(new ParseException("x", 3));
            return 1;
        });
    }

    static void concurrent() {
        t("atomicinteger", () -> new Copy<>(new AtomicInteger(4)));
        t("atomiclong", () -> new Copy<>(new AtomicLong(4)));
        t("atomicboolean", () -> new Copy<>(new AtomicBoolean(true)));
        t("atomicreference", () -> new Copy<>(new AtomicReference<>("r")));
        t("integerarray", () -> new Copy<>(new AtomicIntegerArray(3)));
        t("longarray", () -> new Copy<>(new AtomicLongArray(3)));
        t("referencearray", () -> new Copy<>(new AtomicReferenceArray<>(new Integer[] { 1 })));
        t("longadder", () -> {
            LongAdder a = new LongAdder();
            a.add(7);
            return new Copy<>(a);
        });
        t("doubleadder", () -> {
            DoubleAdder a = new DoubleAdder();
            a.add(7);
            return new Copy<>(a);
        });
        t("longaccumulator", () -> {
            LongAccumulator a = new LongAccumulator(
                (LongBinaryOperator & Serializable) Math::max,
                1
            );
            a.accumulate(7);
            return new Copy<>(a);
        });
        t("doubleaccumulator", () -> {
            DoubleAccumulator a = new DoubleAccumulator(
                (DoubleBinaryOperator & Serializable) Math::max,
                1
            );
            a.accumulate(7);
            return new Copy<>(a);
        });
        t("lock", () -> new Copy<>(bytes(new ReentrantLock())).it.length);
        t("lock+", () -> {
            System.out.println(text(bytes(new ReentrantLock(true))));
            return ((ReentrantLock) object(bytes(new ReentrantLock(true)))).isFair();
        });
        t("rw", () -> {
            System.out.println(text(bytes(new ReentrantReadWriteLock(true))));
            return (
                (ReentrantReadWriteLock) object(bytes(new ReentrantReadWriteLock(true)))
            ).isFair();
        });
        t("rw2", () -> {
            System.out.println(text(bytes(new ReentrantReadWriteLock())));
            return ((ReentrantReadWriteLock) object(bytes(new ReentrantReadWriteLock()))).isFair();
        });
        t("stamped", () -> {
            System.out.println(text(bytes(new StampedLock())));
            return 1;
        });
        t("semaphore", () -> {
            System.out.println(text(bytes(new Semaphore(3))));
            return ((Semaphore) object(bytes(new Semaphore(3)))).availablePermits();
        });
        t("semaphore2", () -> {
            System.out.println(text(bytes(new Semaphore(3, true))));
            return ((Semaphore) object(bytes(new Semaphore(3, true)))).isFair();
        });
        t("timeunit", () -> TimeUnit.DAYS);
        t("local", () -> {
            System.out.println(bytes(ThreadLocalRandom.current()).length);
            return object(bytes(ThreadLocalRandom.current())) == ThreadLocalRandom.current();
        });
    }

    static void throwables() {
        Throwable[] all = {
            new Throwable(),
            new Exception("m"),
            new RuntimeException("m", null),
            new Error("e", bare(new Exception("c"))),
            new Exception("x", null, false, true) {},
            new ClassNotFoundException("c", bare(new Error())),
            new ExceptionInInitializerError(bare(new Error("in"))),
            new UndeclaredThrowableException(bare(new Exception("u"))),
            new InvocationTargetException(bare(new Exception("i"))),
            new java.security.PrivilegedActionException(bare(new Exception("i"))),
            new SQLike(),
            new DateTimeException("d"),
            new MissingResourceException("a", "b", "c"),
            new URISyntaxException("a", "b", 1),
            new IllformedLocaleException("x", 3),
            new InterruptedIOException("i"),
            new CompletionException("c", null),
            new BatchUpdateLike(),
            new IOException("x"),
            new ArrayIndexOutOfBoundsException(3),
            new IllegalFormatWidthException(3),
            new DuplicateFormatFlagsException("f"),
            new StringIndexOutOfBoundsException("s"),
            new ConcurrentModificationException(),
            new TypeNotPresentException("T", null),
            new EnumConstantNotPresentException(Color.class, "X"),
            new java.util.zip.DataFormatException("z"),
            new CloneNotSupportedException(),
            new StackOverflowError(),
            new VerifyError("v"),
            new UncheckedIOException(bare(new IOException("y")))
        };
        for (Throwable e : all) {
            e.setStackTrace(new StackTraceElement[0]);
            t("throwable", () -> e);
        }
        Throwable s = bare(new Throwable("with"));
        s.addSuppressed(bare(new Error("s")));
        t("suppressed", () -> s);
        Throwable f = new Throwable("frames");
        f.setStackTrace(new StackTraceElement[] {
            new StackTraceElement("C", "m", "F.java", 3),
            new StackTraceElement("app", "mod", "1.0", "D", "n", null, -2)
        });
        t("frames", () -> f);
        t("frame", () -> new Throwable().getStackTrace()[0]);
        t("frame2", () -> {
            try {
                List.of().get(3);
                return null;
            } catch (Exception e) {
                StackTraceElement[] x = e.getStackTrace();
                return x[x.length - 1];
            }
        });
    }

    static class SQLike extends Exception {

        static final long serialVersionUID = 3;
        int code = 5;
    }

    static class BatchUpdateLike extends SQLike {

        static final long serialVersionUID = 4;
        transient int lost = 5;
    }

    static void language() {
        t("classes", () -> new Object[] {
            int.class,
            String.class,
            int[].class,
            Color.class,
            Point.class,
            Runnable.class,
            Object.class,
            Integer[][].class,
            void.class,
            Serializable.class,
            List.class
        });
        t("record", () -> new Point(3, Color.BLUE, List.of("z")));
        t("lambda", () -> new Copy<>((Supplier<String> & Serializable) () -> "x").it);
        t(
            "reference",
            () -> new Copy<>((Function<String, Integer> & Serializable) String::length).it
        );
        t(
            "comparing",
            () ->
                new Copy<>(
                    Comparator.comparing((Function<String, Integer> & Serializable) String::length)
                ).it
        );
        t("proxy", () ->
            java.lang.reflect.Proxy.newProxyInstance(
                SerializedForms.class.getClassLoader(),
                new Class<?>[] { Runnable.class, Comparable.class },
                new Handler()
            )
        );
        t("methodtype", () ->
            java.lang.invoke.MethodType.methodType(String.class, int.class, Object[].class)
        );
        t("descriptor", () -> ObjectStreamClass.lookup(Point.class));
        t("objects", () -> new Object[] {
            new Object[0],
            new String[] { "q", "q" },
            new Runnable[1],
            new List<?>[0],
            new Integer[] { 300, 300 }
        });
        t("longstring", () -> new Copy<>("\0\u0080\u0800\ud800\udc00".repeat(3)));
        t("not", Object::new);
        t("not2", () -> new Copy<>(Thread.currentThread()));
    }

    public static void main(String[] args) throws Exception {
        time();
        numbers();
        lists();
        maps();
        wrappers();
        net();
        text();
        concurrent();
        throwables();
        language();
    }
}
