/* SPDX-License-Identifier: MIT */
import java.io.*; import java.util.*; import java.util.concurrent.*;
import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;

/** Objects of the class library go through a stream and come back as they were. */
public class LibraryObjects {

    static byte[] bytes(Object o) throws IOException {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(b);
        out.writeObject(o);
        out.close();
        return b.toByteArray();
    }

    static void t(Object o) {
        String n = o.getClass().getName();
        try {
            byte[] b = bytes(o);
            Object c = new ObjectInputStream(new ByteArrayInputStream(b)).readObject();
            System.out.println(
                ++count +
                    " " +
                    c.toString().equals(o.toString()) +
                    " " +
                    c.equals(o) +
                    " " +
                    (c instanceof Throwable ? "" : c.toString().replaceAll("@[0-9a-f]+", "@"))
            );
        } catch (Throwable e) {
            System.out.println(++count + " " + n + " " + e);
        }
    }

    static int count;

    enum E {
        A,
        B
    }

    public static void main(String[] a) throws Exception {
        List<Integer> l = List.of(3, 1, 2);
        Map<String, Integer> m = new LinkedHashMap<>();
        m.put("one", 1);
        m.put("two", 2);
        t(new ArrayList<>(l));
        t(new LinkedList<>(l));
        t(new ArrayDeque<>(l));
        t(new PriorityQueue<>(l));
        t(new Vector<>(l));
        Stack<Integer> s = new Stack<>();
        s.addAll(l);
        t(s);
        t(new HashMap<>(m));
        t(m);
        t(new TreeMap<>(m));
        t(new Hashtable<>(m));
        t(new IdentityHashMap<>(Map.of("k", 1)));
        t(new ConcurrentHashMap<>(m));
        t(new ConcurrentSkipListMap<>(m));
        t(new HashSet<>(l));
        t(new LinkedHashSet<>(l));
        t(new TreeSet<>(l));
        t(new ConcurrentSkipListSet<>(l));
        t(ConcurrentHashMap.newKeySet());
        t(new CopyOnWriteArrayList<>(l));
        t(new CopyOnWriteArraySet<>(l));
        t(new EnumMap<>(Map.of(E.A, 1)));
        t(EnumSet.of(E.B));
        t(EnumSet.allOf(E.class));
        BitSet bs = new BitSet();
        bs.set(3);
        bs.set(70);
        t(bs);
        t(List.of());
        t(List.of(1));
        t(List.of(1, 2, 3));
        t(Set.of(1));
        t(Map.of(1, 2));
        t(Map.of());
        t(List.copyOf(l));
        t(Arrays.asList(1, 2));
        t(Collections.unmodifiableList(new ArrayList<>(l)));
        t(Collections.unmodifiableMap(m));
        t(Collections.unmodifiableSet(new HashSet<>(l)));
        t(Collections.synchronizedList(new ArrayList<>(l)));
        t(Collections.synchronizedMap(m));
        t(Collections.emptyList());
        t(Collections.emptyMap());
        t(Collections.singletonList(4));
        t(Collections.singleton(5));
        t(Collections.singletonMap(1, 2));
        t(Collections.nCopies(3, "x"));
        t(Collections.checkedList(new ArrayList<>(l), Integer.class));
        t(Collections.newSetFromMap(new HashMap<>()));
        t(Collections.unmodifiableCollection(l));
        t(Collections.unmodifiableSortedMap(new TreeMap<>(m)));
        t(new TreeMap<>(Collections.reverseOrder()));
        t(new TreeSet<>(String.CASE_INSENSITIVE_ORDER));
        t(new TreeMap<>(m).subMap("a", "z"));
        t(new Properties());
        t(new Date(5));
        t(new UUID(1, 2));
        t(Locale.US);
        t(Locale.ROOT);
        t(Currency.getInstance("EUR"));
        t(new StringBuilder("x"));
        t(new StringBuffer("y"));
        t(new java.math.BigInteger("123456789012345678901234567890"));
        t(new java.math.BigDecimal("1.50"));
        t(java.math.MathContext.DECIMAL32);
        t(java.math.RoundingMode.UP);
        t(new java.net.URI("http://a/b?c#d"));
        t(new java.net.URL("file://a:80/b"));
        t(new File("/a/b"));
        t(new AtomicInteger(4));
        t(new AtomicLong(4));
        t(new AtomicBoolean(true));
        t(new AtomicReference<>("r"));
        t(new AtomicIntegerArray(3));
        t(new LongAdder());
        t(new DoubleAdder());
        t(new Random(5).getClass() == Random.class ? "r" : "");
        t(new Exception("msg", new RuntimeException("cause")));
        Exception e = new Exception();
        e.addSuppressed(new Error("s"));
        t(e);
        t(new Throwable().getStackTrace()[0]);
        t(new SimpleTimeZone(3600000, "X"));
        t(new LinkedBlockingQueue<>(l));
        t(new ArrayBlockingQueue<>(3, false, l));
        t(new PriorityBlockingQueue<>(l));
        t(new LinkedBlockingDeque<>(l));
        t(new ConcurrentLinkedQueue<>(l));
        t(new ConcurrentLinkedDeque<>(l));
        t(new LinkedTransferQueue<>(l));
        t(new SynchronousQueue<>());
        t(new DelayQueue<>().getClass().getName());
        t(new ReentrantLock());
        t(new ReentrantReadWriteLock());
        t(new Semaphore(2));
        t(new StampedLock());
        t(TimeUnit.DAYS);
        t(new java.text.DecimalFormat("#.0"));
        t(new java.text.SimpleDateFormat("yyyy", Locale.ROOT));
        t(new java.text.MessageFormat("{0}"));
        t(java.util.regex.Pattern.compile("a+b"));
        t(java.time.Duration.ofSeconds(5));
        t(java.time.Instant.EPOCH);
        t(Character.UnicodeScript.LATIN);
        t(Thread.State.NEW);
        t(new Object[0].getClass());
        t(Optional.class);
        t(OptionalInt.class);
        t(new IntSummaryStatistics().getClass());
        t(new AbstractMap.SimpleEntry<>(1, 2));
        t(new ChoiceHolder());
    }

    static class ChoiceHolder implements Serializable {

        public String toString() {
            return "c";
        }

        public boolean equals(Object o) {
            return o instanceof ChoiceHolder;
        }
    }
}
