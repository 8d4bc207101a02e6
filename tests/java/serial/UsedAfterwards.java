/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URL;
import java.text.ChoiceFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.regex.Pattern;

/** What is read from a stream works: what is not in the stream has been made anew. */
public class UsedAfterwards {

    interface Use<T> {
        Object run(T t) throws Exception;
    }

    @SuppressWarnings("unchecked")
    static <T> T copy(T t) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(t);
        }
        return (T) new ObjectInputStream(
            new ByteArrayInputStream(bytes.toByteArray())
        ).readObject();
    }

    static <T> void use(T t, Use<? super T> use) {
        Class<?> type = t.getClass();
        String name = (
            java.lang.reflect.Modifier.isPublic(type.getModifiers()) ? type : type.getSuperclass()
        ).getName();
        try {
            T c = copy(t);
            System.out.println(name + ": " + (c.getClass() == t.getClass()) + " " + use.run(c));
        } catch (Throwable e) {
            System.out.println(name + ": " + e);
        }
    }

    static Object queue(Queue<Object> q) {
        q.add("new");
        return (
            q.size() +
            " " +
            q.contains("new") +
            " " +
            q.poll() +
            " " +
            q.size() +
            " " +
            q.remove("new") +
            q
        );
    }

    static Object collection(Collection<Object> c) {
        c.add("new");
        List<Object> sorted = new ArrayList<>(c);
        sorted.sort(Comparator.comparing(Object::toString));
        return (
            c.size() +
            " " +
            c.contains("new") +
            " " +
            c.remove("a") +
            " " +
            sorted +
            c.isEmpty() +
            c.stream().count()
        );
    }

    static Object map(Map<Object, Object> m) {
        m.put("new", 1);
        m.merge("new", 2, (a, b) -> (int) a + (int) b);
        m.computeIfAbsent("x", k -> 5);
        return (
            m.size() +
            " " +
            m.get("new") +
            m.remove("a") +
            m.containsKey("x") +
            m.keySet().contains("new") +
            m.values().contains(3) +
            new TreeMap<>(m)
        );
    }

    static Object lock(Lock l) throws Exception {
        l.lock();
        boolean other = CompletableFuture.supplyAsync(l::tryLock).get();
        l.unlock();
        return other + " " + l.tryLock(1, TimeUnit.SECONDS);
    }

    static <T extends Collection<Object>> T with(T c) {
        c.add("a");
        c.add("b");
        return c;
    }

    static <T extends Map<Object, Object>> T with(T m) {
        m.put("a", 1);
        m.put("b", 2);
        return m;
    }

    enum E {
        ONE,
        TWO
    }

    public static void main(String[] args) throws Exception {
        use(with(new ArrayList<>()), UsedAfterwards::collection);
        use(with(new LinkedList<>()), UsedAfterwards::collection);
        use(with(new Vector<>()), UsedAfterwards::collection);
        use(with(new HashSet<>()), UsedAfterwards::collection);
        use(with(new LinkedHashSet<>()), UsedAfterwards::collection);
        use(with(new TreeSet<>()), UsedAfterwards::collection);
        use(with(new CopyOnWriteArrayList<>()), UsedAfterwards::collection);
        use(with(new CopyOnWriteArraySet<>()), UsedAfterwards::collection);
        use(with(new ConcurrentSkipListSet<>()), UsedAfterwards::collection);
        use(
            (Collection<Object> & Serializable) with(ConcurrentHashMap.newKeySet()),
            UsedAfterwards::collection
        );
        use(with(new ArrayDeque<>()), UsedAfterwards::queue);
        use(with(new PriorityQueue<>()), UsedAfterwards::queue);
        use(with(new ConcurrentLinkedQueue<>()), UsedAfterwards::queue);
        use(with(new ConcurrentLinkedDeque<>()), UsedAfterwards::queue);
        use(with(new LinkedBlockingQueue<>()), UsedAfterwards::queue);
        use(with(new LinkedBlockingDeque<>()), UsedAfterwards::queue);
        use(with(new ArrayBlockingQueue<>(5)), UsedAfterwards::queue);
        use(with(new PriorityBlockingQueue<>()), UsedAfterwards::queue);
        use(with(new LinkedTransferQueue<>()), UsedAfterwards::queue);
        for (boolean fair : new boolean[] { false, true })
            use(new SynchronousQueue<>(fair), q -> {
                Thread t = new Thread(() -> {
                    try {
                        q.put("met");
                    } catch (InterruptedException e) {
                        System.out.println(e);
                    }
                });
                t.start();
                Object met = q.take();
                t.join();
                return met + " " + q.offer("x") + q.poll();
            });
        use(with(new HashMap<>()), UsedAfterwards::map);
        use(with(new LinkedHashMap<>(4, 0.75f, true)), UsedAfterwards::map);
        use(with(new TreeMap<>()), UsedAfterwards::map);
        use(with(new Hashtable<>()), UsedAfterwards::map);
        use(with(new Properties()), UsedAfterwards::map);
        use(with(new ConcurrentHashMap<>()), UsedAfterwards::map);
        use(with(new ConcurrentSkipListMap<>()), UsedAfterwards::map);
        use(
            (Map<Object, Object> & Serializable) Collections.synchronizedMap(with(new HashMap<>())),
            UsedAfterwards::map
        );
        use(
            (Collection<Object> & Serializable) Collections.synchronizedList(
                with(new ArrayList<>())
            ),
            UsedAfterwards::collection
        );
        use(new EnumMap<>(Map.of(E.ONE, 1)), m -> m.put(E.TWO, 2) + "" + m + m.remove(E.ONE));
        use(EnumSet.of(E.ONE), s -> s.add(E.TWO) + "" + s + s.remove(E.ONE));
        use(
            new IdentityHashMap<>(Map.of(E.ONE, 1)),
            m -> m.put(E.TWO, 2) + " " + m.get(E.ONE) + m.size()
        );
        use(new BitSet(), b -> {
            b.set(100);
            return b + "" + b.nextSetBit(0);
        });
        use(new ReentrantLock(), UsedAfterwards::lock);
        use(new ReentrantLock(true), UsedAfterwards::lock);
        for (boolean fair : new boolean[] { false, true })
            use(new ReentrantReadWriteLock(fair), l -> {
                l.readLock().lock();
                l.readLock().lock();
                String held =
                    l.getReadHoldCount() +
                    " " +
                    l.getReadLockCount() +
                    l.isFair() +
                    l.writeLock().tryLock();
                l.readLock().unlock();
                l.readLock().unlock();
                return (
                    held +
                    lock(l.writeLock()) +
                    l.readLock().tryLock() +
                    l.isWriteLockedByCurrentThread()
                );
            });
        use(new StampedLock(), l -> {
            long stamp = l.writeLock();
            l.unlockWrite(stamp);
            return (
                l.validate(l.tryOptimisticRead()) +
                " " +
                (l.tryReadLock() != 0) +
                l.getReadLockCount()
            );
        });
        use(new Semaphore(2), s -> s.tryAcquire() + " " + s.availablePermits());
        use(new AtomicInteger(4), a -> a.incrementAndGet());
        use(new AtomicReference<>("r"), a -> a.getAndSet("s") + a);
        use(new AtomicLongArray(new long[] { 1, 2 }), a -> a.addAndGet(1, 5));
        use(new LongAdder(), a -> {
            a.add(5);
            return a.sum();
        });
        use(new DoubleAdder(), a -> {
            a.add(0.5);
            return a.sumThenReset();
        });
        use(new Random(5), Random::nextInt);
        use(new java.security.SecureRandom(), r -> r.nextInt(1));
        use(UUID.nameUUIDFromBytes(new byte[3]), u -> u.version() + " " + u);
        use(Pattern.compile("(?<name>a+)b", Pattern.CASE_INSENSITIVE), p -> {
            java.util.regex.Matcher m = p.matcher("xAAb");
            return m.find() + m.group("name") + p.flags();
        });
        use(
            new URI("http://host:81/p?q#f"),
            u -> u.getHost() + u.getPort() + u.getFragment() + u.resolve("r")
        );
        use(
            new URL("http://host:81/p?q#f"),
            u ->
                u.getHost() +
                u.getPort() +
                u.getDefaultPort() +
                u.sameFile(new URL("http://host:81/p?q"))
        );
        use(InetAddress.getByAddress("n", new byte[] { 1, 2, 3, 4 }), a -> a + a.getHostAddress());
        use(InetSocketAddress.createUnresolved("h", 5), a -> a + " " + a.isUnresolved());
        use(new GregorianCalendar(2020, 1, 29), c -> {
            c.add(Calendar.YEAR, 1);
            c.set(Calendar.HOUR, 5);
            return (
                c.get(Calendar.DAY_OF_MONTH) +
                " " +
                (c.getTime().getTime() % 3600000) +
                c.isSet(Calendar.ERA)
            );
        });
        use(Locale.forLanguageTag("de-CH-x-own"), l -> l + l.getDisplayLanguage(Locale.ENGLISH));
        use(
            new DecimalFormat("#,##0.00", DecimalFormatSymbols.getInstance(Locale.US)),
            f -> f.format(1234.5) + f.parse("7.25")
        );
        use(new SimpleDateFormat("yyyy-MM-dd", Locale.US), f -> f.format(f.parse("2020-02-29")));
        use(new MessageFormat("{0,number} {1}", Locale.US), f ->
            f.format(new Object[] { 1234, "x" })
        );
        use(new ChoiceFormat("0#none|1#one"), f -> f.format(1));
        use(ZoneId.of("Europe/Berlin"), z -> z.getRules().getOffset(java.time.Instant.EPOCH));
        use(LocalDate.of(2020, 1, 1), d -> d.plusMonths(1));
        use(new SimpleTimeZone(0, "UTC"), z -> z.getOffset(0) + z.getID());
        use(
            new BigInteger("123456789012345678901234567890"),
            b -> b.bitLength() + " " + b.pow(2) + b.getLowestSetBit()
        );
        use(new BigDecimal("1.50"), b -> b.precision() + " " + b.stripTrailingZeros() + b.negate());
        use(new Exception("e", new Error("c")), e -> {
            e.addSuppressed(new Exception("s"));
            return (
                e.getMessage() +
                e.getCause() +
                e.getSuppressed().length +
                (e.getStackTrace().length > 0)
            );
        });
        use(
            new java.util.logging.LogRecord(java.util.logging.Level.INFO, "m"),
            r -> r.getMessage() + r.getLevel() + (r.getSourceMethodName() == null)
        );
        use(new StringBuffer("b"), b -> b.append(1).reverse());
        use(new StringBuilder("b"), b -> b.append(1).insert(0, 2.5));
        use(new java.io.File("a/b"), f -> f.getName() + f.getParent());
    }
}
