/* SPDX-License-Identifier: MIT */
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.stream.*;
import java.util.regex.*;
import java.math.*;
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.text.*;
import java.time.*;

/**
 * What NullPointerExceptions say when each reference parameter of the library's methods is null,
 * one after the other.
 */
public class NullArguments {

    /*
     * Of which the JDK says more about its own parts than about the argument, or that it inherits
     * in another way.
     */
    static final Pattern ELSEWHERE = Pattern.compile(
        "(List|Set|Map|Collection|SortedMap|NavigableMap|NavigableSet)\\d+\\..*|" +
            ".*\\b(BigDecimal\\d*\\.sqrt|Calendar\\d*\\.getInstance|CharArrayReader\\d*\\.read|" +
            "Charset\\d*\\.contains|CharsetDecoder\\d*\\.decode|CharsetEncoder\\d*\\.canEncode|" +
            "CharsetEncoder\\d*\\.encode|Comparator\\d*\\.compare|" +
            "ConcurrentLinkedDeque\\d*\\.toArray|ConcurrentLinkedQueue\\d*\\.toArray|" +
            "ConcurrentSkipListMap\\d*\\.compute|ConcurrentSkipListSet\\d*\\.removeAll|" +
            "CopyOnWriteArrayList\\d*\\.toArray|CopyOnWriteArraySet\\d*\\.toArray|" +
            "Currency\\d*\\.getInstance|EnumMap\\d*\\.new|EnumSet\\d*\\.allOf|" +
            "EnumSet\\d*\\.noneOf|ForkJoinPool\\d*\\.new|Formatter\\d*\\.new|" +
            "GregorianCalendar\\d*\\.getDisplayName|GregorianCalendar\\d*\\.getDisplayNames|" +
            "GregorianCalendar\\d*\\.getInstance|GregorianCalendar\\d*\\.new|" +
            "LinkedBlockingDeque\\d*\\.addAll|LinkedTransferQueue\\d*\\.toArray|" +
            "Locale\\d*\\.forLanguageTag|Locale\\d*\\.getDisplayName|Scanner\\d*\\.new|" +
            "Stream\\d*\\.collect|String\\d*\\.regionMatches|" +
            "SynchronousQueue\\d*\\.containsAll|SynchronousQueue\\d*\\.removeAll|" +
            "SynchronousQueue\\d*\\.retainAll|Throwable\\d*\\.printStackTrace|EnumSet\\d*.add|" +
            "String(Builder|Buffer)?\\.(last)?[iI]ndexOf|String\\.compareToIgnoreCase|" +
            "Enum\\.valueOf|(ArrayBlocking|Delay|LinkedBlocking|LinkedBlocking|" +
            "PriorityBlocking|LinkedTransfer|Synchronous)\\w*\\.\\w+)"
    );
    static int number;

    static Object sample(Class<?> t) {
        if (t == int.class) return 1;
        if (t == long.class) return 1L;
        if (t == short.class) return (short) 1;
        if (t == byte.class) return (byte) 1;
        if (t == char.class) return 'a';
        if (t == boolean.class) return true;
        if (t == float.class) return 1f;
        if (t == double.class) return 1d;
        if (
            t == String.class ||
            t == CharSequence.class ||
            t == Object.class ||
            t == Comparable.class
        ) return "a";
        if (t == Integer.class) return 1;
        if (t == Long.class) return 1L;
        if (t == Number.class) return 1;
        if (t == int[].class) return new int[3];
        if (t == long[].class) return new long[3];
        if (t == char[].class) return new char[3];
        if (t == byte[].class) return new byte[3];
        if (t == short[].class) return new short[3];
        if (t == float[].class) return new float[3];
        if (t == double[].class) return new double[3];
        if (t == boolean[].class) return new boolean[3];
        if (
            t == Object[].class || t == String[].class || t == Comparable[].class
        ) return new String[] { "a", "b" };
        if (t == CharSequence[].class) return new CharSequence[] { "a", "b" };
        if (t == Collection.class || t == List.class || t == Iterable.class) return new ArrayList<>(
            List.of("a", "b")
        );
        if (t == Set.class || t == SortedSet.class || t == NavigableSet.class) return new TreeSet<>(
            List.of("a", "b")
        );
        if (t == Map.class || t == SortedMap.class || t == NavigableMap.class) return new TreeMap<>(
            Map.of("a", "b")
        );
        if (t == Queue.class || t == Deque.class) return new ArrayDeque<>(List.of("a"));
        if (t == Iterator.class) return List.of("a").iterator();
        if (t == Enumeration.class) return Collections.enumeration(List.of("a"));
        if (t == Locale.class) return Locale.ROOT;
        if (t == Charset.class) return Charset.forName("UTF-8");
        if (t == Class.class) return String.class;
        if (t == TimeUnit.class) return TimeUnit.SECONDS;
        if (t == MathContext.class) return MathContext.DECIMAL32;
        if (t == RoundingMode.class) return RoundingMode.UP;
        if (t == BigInteger.class) return BigInteger.TEN;
        if (t == BigDecimal.class) return BigDecimal.TEN;
        if (t == Random.class) return new Random(1);
        if (t == Pattern.class) return Pattern.compile("a");
        if (t == Thread.class) return Thread.currentThread();
        if (t == Executor.class) return (Executor) Runnable::run;
        if (t == StringBuilder.class) return new StringBuilder("a");
        if (t == StringBuffer.class) return new StringBuffer("a");
        if (t == Reader.class) return new StringReader("a");
        if (t == Writer.class) return new StringWriter();
        if (t == InputStream.class) return new ByteArrayInputStream(new byte[] { 65 });
        if (t == OutputStream.class) return new ByteArrayOutputStream();
        if (t == ByteBuffer.class) return ByteBuffer.allocate(8);
        if (t == CharBuffer.class) return CharBuffer.allocate(8);
        if (t == Collector.class) return Collectors.toList();
        if (t == Stream.class) return Stream.of("a");
        if (t == IntStream.class) return IntStream.of(1);
        if (t == LongStream.class) return LongStream.of(1);
        if (t == DoubleStream.class) return DoubleStream.of(1);
        if (t == Spliterator.class) return List.of("a").spliterator();
        if (t == Date.class) return new Date(0);
        if (t == Optional.class) return Optional.of("a");
        if (t == TimeZone.class) return TimeZone.getTimeZone("UTC");
        if (t == BitSet.class) return new BitSet();
        if (t == Duration.class) return Duration.ofSeconds(1);
        if (t == Throwable.class) return new Exception("e");
        if (t == PrintStream.class) return new PrintStream(new ByteArrayOutputStream());
        if (
            t == CompletionStage.class || t == CompletableFuture.class
        ) return CompletableFuture.completedFuture("a");
        if (t == Runnable.class) return (Runnable) () -> {};
        if (t == Callable.class) return (Callable<String>) () -> "a";
        if (t == File.class) return new File("a");
        if (t.isEnum()) return t.getEnumConstants()[0];
        if (t.isInterface()) try {
            return Proxy.newProxyInstance(t.getClassLoader(), new Class<?>[] { t }, (p, m, a) -> {
                if (m.isDefault() && m.getName().startsWith("and")) return null;
                Class<?> r = m.getReturnType();
                if (r == void.class) return null;
                if (r == boolean.class) return false;
                if (r == int.class) return 0;
                if (r == long.class) return 0L;
                if (r == double.class) return 0d;
                if (m.getName().equals("toString")) return "proxy";
                return r == Object.class ? "a" : null;
            });
        } catch (Throwable e) {
            return null;
        }
        return null;
    }

    static final Set<String> skip = Set.of(
        "wait",
        "exit",
        "halt",
        "sleep",
        "join",
        "get",
        "take",
        "await",
        "acquire",
        "acquireUninterruptibly",
        "exec",
        "load",
        "loadLibrary",
        "parallelStream",
        "gc",
        "invokeAny0",
        "putAllX",
        "stop",
        "suspend",
        "exchange",
        "generate",
        "transfer",
        "iterate0",
        "awaitTermination",
        "deleteOnExit",
        "setOut",
        "setErr",
        "setIn",
        "console",
        "lockInterruptibly",
        "lock",
        "park",
        "parkNanos",
        "parkUntil",
        "setDefault",
        "main",
        "arrive",
        "awaitAdvance",
        "setDefaultUncaughtExceptionHandler",
        "setProperties",
        "getPublicMethods",
        "lookup",
        "wait0",
        "setSecurityManager",
        "arriveAndAwaitAdvance",
        "createTempFile",
        "mkdir",
        "mkdirs",
        "createNewFile",
        "renameTo",
        "delete",
        "newThread",
        "quietlyJoin",
        "quietlyInvoke",
        "helpQuiesce",
        "awaitQuiescence",
        "transferTo"
    );

    static void one(String label, String key, Supplier<Object> receiver, Executable x) {
        if (
            ELSEWHERE.matcher(label + "." + x.getName()).matches() ||
            ELSEWHERE.matcher(label + "." + key.replaceAll("\\[.*", "")).matches()
        ) return;
        Class<?>[] ps = x.getParameterTypes();
        for (int i = 0; i < ps.length; i++) {
            if (ps[i].isPrimitive()) continue;
            String r;
            try {
                Object[] args = new Object[ps.length];
                for (int j = 0; j < ps.length; j++) if (j != i) args[j] = sample(ps[j]);
                Object on =
                    x instanceof Method m && !Modifier.isStatic(m.getModifiers())
                        ? receiver.get()
                        : null;
                Object o =
                    x instanceof Method m
                        ? m.invoke(on, args)
                        : ((Constructor<?>) x).newInstance(args);
                if (o instanceof BaseStream<?, ?>) {
                    try {
                        if (o instanceof Stream<?> s) o = s.limit(5).toArray().length;
                    } catch (Throwable e) {
                        throw new InvocationTargetException(e);
                    }
                }
                r = "ok";
            } catch (InvocationTargetException e) {
                Throwable c = e.getCause();
                r = c.getClass().getName() + ": " + c.getMessage();
                r = r
                    .replaceAll("@[0-9a-f]+", "@")
                    .replaceAll("Proxy\\d+", "Proxy")
                    .replaceAll("Lambda\\$[0-9a-fx/]+", "Lambda");
            } catch (Throwable e) {
                r = "?? " + e.getClass();
            }
            if (r.contains("because")) System.out.println(label + "." + key + "#" + i + " " + r);
        }
    }

    static void all(String label, Class<?> c, Supplier<Object> receiver, boolean statics) {
        TreeMap<String, Executable> found = new TreeMap<>();
        for (Method m : c.getMethods()) {
            if (
                Modifier.isStatic(m.getModifiers()) != statics ||
                m.isBridge() ||
                m.isSynthetic() ||
                skip.contains(m.getName()) ||
                m.getName().equals("getDeclaringClass")
            ) continue;
            if (!Modifier.isPublic(m.getDeclaringClass().getModifiers())) {
                continue;
            }
            found.put(
                m.getName() +
                    Arrays.toString(
                        Stream.of(m.getParameterTypes()).map(Class::getSimpleName).toArray()
                    ),
                m
            );
        }
        if (
            statics && !Modifier.isAbstract(c.getModifiers())
        ) for (Constructor<?> m : c.getConstructors())
            found.put(
                "new" +
                    Arrays.toString(
                        Stream.of(m.getParameterTypes()).map(Class::getSimpleName).toArray()
                    ),
                m
            );
        for (var e : found.entrySet()) one(label, e.getKey(), receiver, e.getValue());
    }

    static void on(Supplier<Object> s, Class<?>... as) {
        Class<?> c = s.get().getClass();
        String label = as.length > 0 ? as[0].getSimpleName() + ++number : c.getName();
        all(label, as.length > 0 ? as[0] : c, s, false);
        if (as.length == 0) all(c.getName(), c, s, true);
    }

    static void statics(Class<?>... cs) {
        for (Class<?> c : cs) all(c.getName(), c, null, true);
    }

    public static void main(String[] a) throws Throwable {
        PrintStream o = System.out;
        on(() -> "abc");
        on(() -> new StringBuilder("abc"));
        on(() -> new StringBuffer("abc"));
        on(() -> new ArrayList<>(List.of("a", "b")));
        on(() -> new LinkedList<>(List.of("a", "b")));
        on(() -> new ArrayDeque<>(List.of("a", "b")));
        on(() -> new PriorityQueue<>(List.of("a", "b")));
        on(() -> new HashMap<>(Map.of("a", "b")));
        on(() -> new LinkedHashMap<>(Map.of("a", "b")));
        on(() -> new TreeMap<>(Map.of("a", "b")));
        on(() -> new Hashtable<>(Map.of("a", "b")));
        on(() -> new WeakHashMap<>(Map.of("a", "b")));
        on(() -> new IdentityHashMap<>(Map.of("a", "b")));
        on(() -> new EnumMap<>(Map.of(TimeUnit.SECONDS, "b")));
        on(() -> new ConcurrentHashMap<>(Map.of("a", "b")));
        on(() -> new ConcurrentSkipListMap<>(Map.of("a", "b")));
        on(() -> new HashSet<>(List.of("a", "b")));
        on(() -> new LinkedHashSet<>(List.of("a", "b")));
        on(() -> new TreeSet<>(List.of("a", "b")));
        on(() -> new ConcurrentSkipListSet<>(List.of("a", "b")));
        on(() -> new Vector<>(List.of("a", "b")));
        on(() -> new Stack<>());
        on(() -> new CopyOnWriteArrayList<>(List.of("a", "b")));
        on(() -> new CopyOnWriteArraySet<>(List.of("a", "b")));
        on(() -> new ConcurrentLinkedQueue<>(List.of("a", "b")));
        on(() -> new ConcurrentLinkedDeque<>(List.of("a", "b")));
        on(() -> new LinkedBlockingQueue<>(List.of("a", "b")));
        on(() -> new LinkedBlockingDeque<>(List.of("a", "b")));
        on(() -> new ArrayBlockingQueue<>(4));
        on(() -> new PriorityBlockingQueue<>(List.of("a", "b")));
        on(() -> new DelayQueue<>());
        on(() -> new LinkedTransferQueue<>(List.of("a", "b")));
        on(() -> new SynchronousQueue<>());
        on(() -> new BitSet());
        on(() -> new StringJoiner(","));
        on(() -> new StringTokenizer("a b"));
        on(() -> new Properties());
        on(() -> new Random(1));
        on(() -> new SplittableRandom(1));
        on(() -> new Scanner("a b"));
        on(() -> new Date(0));
        on(() -> new GregorianCalendar(2020, 1, 1));
        on(() -> UUID.fromString("1-1-1-1-1"));
        on(() -> Optional.of("a"));
        on(() -> OptionalInt.of(1));
        on(() -> OptionalLong.of(1));
        on(() -> OptionalDouble.of(1));
        on(() -> Locale.US);
        on(() -> new IntSummaryStatistics());
        on(() -> new LongSummaryStatistics());
        on(() -> new DoubleSummaryStatistics());
        on(() -> new Formatter());
        on(() -> Optional.empty(), Optional.class, Object.class);
        on(() -> OptionalInt.empty(), OptionalInt.class, Object.class);
        on(() -> List.of("a", "b"), List.class);
        on(() -> List.of("a", "b", "c"), List.class, Integer.class);
        on(() -> Set.of("a", "b"), Set.class);
        on(() -> Set.of("a", "b", "c"), Set.class, Integer.class);
        on(() -> Map.of("a", "b"), Map.class);
        on(() -> Map.of("a", "b", "c", "d"), Map.class, Integer.class);
        on(() -> List.of(), List.class, Object.class);
        on(() -> Map.of(), Map.class, Object.class);
        on(() -> Arrays.asList("a", "b"), List.class);
        on(() -> Collections.unmodifiableList(new ArrayList<>(List.of("a"))), List.class);
        on(() -> Collections.synchronizedList(new ArrayList<>(List.of("a"))), List.class);
        on(() -> Collections.checkedList(new ArrayList<>(List.of("a")), String.class), List.class);
        on(() -> Collections.emptyList(), List.class);
        on(() -> Collections.singletonList("a"), List.class);
        on(() -> Collections.nCopies(3, "a"), List.class);
        on(() -> Collections.emptyMap(), Map.class);
        on(() -> Collections.singletonMap("a", "b"), Map.class);
        on(() -> Collections.singleton("a"), Set.class);
        on(() -> Collections.emptySet(), Set.class);
        on(() -> Collections.unmodifiableMap(new HashMap<>(Map.of("a", "b"))), Map.class);
        on(() -> Collections.synchronizedMap(new HashMap<>(Map.of("a", "b"))), Map.class);
        on(
            () ->
                Collections.checkedMap(new HashMap<>(Map.of("a", "b")), String.class, String.class),
            Map.class
        );
        on(
            () -> Collections.unmodifiableSortedMap(new TreeMap<>(Map.of("a", "b"))),
            SortedMap.class
        );
        on(() -> new ArrayList<>(List.of("a", "b", "c")).subList(0, 2), List.class);
        on(() -> new LinkedList<>(List.of("a", "b", "c")).subList(0, 2), List.class);
        on(() -> new HashMap<>(Map.of("a", "b")).keySet(), Set.class);
        on(() -> new HashMap<>(Map.of("a", "b")).values(), Collection.class);
        on(() -> new HashMap<>(Map.of("a", "b")).entrySet(), Set.class);
        on(() -> new TreeMap<>(Map.of("a", "b", "c", "d")).keySet(), Set.class);
        on(() -> new TreeMap<>(Map.of("a", "b", "c", "d")).values(), Collection.class);
        on(() -> new TreeMap<>(Map.of("a", "b", "c", "d")).entrySet(), Set.class);
        on(
            () -> new TreeMap<>(Map.of("a", "b", "c", "d")).subMap("a", "c"),
            NavigableMap.class,
            Integer.class
        );
        on(() -> new TreeMap<>(Map.of("a", "b", "c", "d")).descendingMap(), NavigableMap.class);
        on(() -> new TreeSet<>(List.of("a", "b")).descendingSet(), NavigableSet.class);
        on(() -> new ConcurrentHashMap<>(Map.of("a", "b")).keySet(), Set.class);
        on(() -> new ConcurrentHashMap<>(Map.of("a", "b")).values(), Collection.class);
        on(() -> new ConcurrentHashMap<>(Map.of("a", "b")).entrySet(), Set.class);
        on(() -> new LinkedHashMap<>(Map.of("a", "b")).keySet(), Set.class);
        on(() -> new LinkedHashMap<>(Map.of("a", "b")).values(), Collection.class);
        on(() -> EnumSet.of(TimeUnit.SECONDS), EnumSet.class);
        on(() -> new ArrayList<>(List.of("a")).iterator(), Iterator.class);
        on(() -> new ArrayList<>(List.of("a")).listIterator(), ListIterator.class);
        on(() -> new ArrayList<>(List.of("a")).spliterator(), Spliterator.class);
        on(
            () -> new HashMap<>(Map.of("a", "b")).keySet().spliterator(),
            Spliterator.class,
            Integer.class
        );
        on(() -> new TreeSet<>(List.of("a")).spliterator(), Spliterator.class, Long.class);
        on(() -> Stream.of("a").spliterator(), Spliterator.class, Stream.class);
        on(
            () ->
                Stream.of("a")
                    .filter(x -> true)
                    .spliterator(),
            Spliterator.class,
            Short.class
        );
        on(() -> Stream.of("a", "b"), Stream.class);
        on(() -> IntStream.of(1, 2), IntStream.class);
        on(() -> LongStream.of(1, 2), LongStream.class);
        on(() -> DoubleStream.of(1, 2), DoubleStream.class);
        on(() -> Stream.of("a", "b").parallel(), Stream.class, Integer.class);
        on(() -> Comparator.<String>naturalOrder(), Comparator.class);
        on(() -> (Comparator<String>) (x, y) -> 0, Comparator.class, Integer.class);
        on(() -> Comparator.<String>reverseOrder(), Comparator.class, Long.class);
        on(
            () -> Comparator.nullsFirst(Comparator.<String>naturalOrder()),
            Comparator.class,
            Short.class
        );
        on(() -> String.CASE_INSENSITIVE_ORDER, Comparator.class, Byte.class);
        on(
            () -> Collections.reverseOrder((Comparator<String>) (x, y) -> 0),
            Comparator.class,
            Float.class
        );
        on(() -> (Function<String, String>) x -> x, Function.class);
        on(() -> (BiFunction<String, String, String>) (x, y) -> x, BiFunction.class);
        on(() -> (Predicate<String>) x -> true, Predicate.class);
        on(() -> (Consumer<String>) x -> {}, Consumer.class);
        on(() -> (UnaryOperator<String>) x -> x, UnaryOperator.class);
        on(() -> (IntPredicate) x -> true, IntPredicate.class);
        on(() -> (IntUnaryOperator) x -> 1, IntUnaryOperator.class);
        statics(
            Collections.class,
            Arrays.class,
            Objects.class,
            Collectors.class,
            Stream.class,
            IntStream.class,
            LongStream.class,
            DoubleStream.class,
            StreamSupport.class,
            Spliterators.class,
            Comparator.class,
            Math.class,
            Integer.class,
            Long.class,
            Double.class,
            Float.class,
            Short.class,
            Byte.class,
            Character.class,
            Boolean.class,
            List.class,
            Set.class,
            Map.class,
            Map.Entry.class,
            EnumSet.class,
            Function.class,
            Predicate.class,
            UnaryOperator.class,
            BinaryOperator.class,
            Charset.class,
            Pattern.class,
            Enum.class,
            Class.class,
            Thread.class,
            ThreadLocal.class,
            Executors.class,
            CompletableFuture.class,
            StringReader.class,
            StringWriter.class,
            PrintWriter.class,
            BufferedReader.class,
            BufferedWriter.class,
            InputStreamReader.class,
            OutputStreamWriter.class,
            ByteArrayInputStream.class,
            ByteArrayOutputStream.class,
            DataInputStream.class,
            DataOutputStream.class,
            SequenceInputStream.class,
            PushbackReader.class,
            LineNumberReader.class,
            StreamTokenizer.class,
            CharArrayReader.class,
            CharArrayWriter.class,
            FilterInputStream.class,
            BufferedInputStream.class,
            BufferedOutputStream.class,
            PipedReader.class,
            Throwable.class,
            Exception.class,
            Error.class,
            AssertionError.class,
            AbstractMap.SimpleEntry.class,
            Base64.class,
            Currency.class,
            TimeZone.class,
            Calendar.class,
            System.class,
            Runtime.class,
            StackTraceElement.class,
            File.class,
            FutureTask.class,
            ForkJoinPool.class,
            ThreadPoolExecutor.class,
            Thread.class,
            Array.class,
            Proxy.class,
            Modifier.class
        );
        on(() -> Integer.valueOf(1), Integer.class);
        on(() -> Long.valueOf(1), Long.class);
        on(() -> Double.valueOf(1), Double.class);
        on(() -> Character.valueOf('a'), Character.class);
        on(() -> Boolean.TRUE, Boolean.class);
        on(() -> Byte.valueOf((byte) 1), Byte.class);
        on(() -> new BigInteger("5"));
        on(() -> new BigDecimal("5.5"));
        on(() -> new MathContext(5));
        on(() -> String.class, Class.class);
        on(() -> new Throwable("t"), Throwable.class);
        on(() -> TimeUnit.DAYS, TimeUnit.class);
        on(() -> new ThreadLocal<>(), ThreadLocal.class);
        on(() -> new AtomicInteger());
        on(() -> new AtomicLong());
        on(() -> new AtomicBoolean());
        on(() -> new AtomicReference<>("a"));
        on(() -> new AtomicIntegerArray(3));
        on(() -> new AtomicLongArray(3));
        on(() -> new AtomicReferenceArray<>(3));
        on(() -> new LongAdder());
        on(() -> new LongAccumulator((x, y) -> x, 0));
        on(() -> new AtomicStampedReference<>("a", 1));
        on(() -> new AtomicMarkableReference<>("a", true));
        on(() -> CompletableFuture.completedFuture("a"));
        on(() -> new ReentrantLock());
        on(() -> new Semaphore(3));
        on(() -> new CountDownLatch(1));
        on(() -> new Phaser());
        on(() -> new ReentrantReadWriteLock());
        on(() -> Pattern.compile("(?<n>a)|b"));
        on(() -> {
            Matcher m = Pattern.compile("(?<n>a)|b").matcher("aab");
            m.find();
            return m;
        }, Matcher.class);
        on(() -> ByteBuffer.allocate(8), ByteBuffer.class);
        on(() -> CharBuffer.allocate(8), CharBuffer.class);
        on(() -> IntBuffer.allocate(8), IntBuffer.class);
        on(() -> Charset.forName("UTF-8"), Charset.class);
        on(() -> StandardCharsets.UTF_8.newEncoder(), CharsetEncoder.class);
        on(() -> StandardCharsets.UTF_8.newDecoder(), CharsetDecoder.class);
        on(() -> new StringReader("abc"));
        on(() -> new StringWriter());
        on(() -> new PrintWriter(new StringWriter()));
        on(() -> new PrintStream(new ByteArrayOutputStream()), PrintStream.class);
        on(() -> new BufferedReader(new StringReader("abc")));
        on(() -> new BufferedWriter(new StringWriter()));
        on(() -> new CharArrayReader(new char[3]));
        on(() -> new CharArrayWriter());
        on(() -> new ByteArrayInputStream(new byte[3]));
        on(() -> new ByteArrayOutputStream());
        on(() -> new DataInputStream(new ByteArrayInputStream(new byte[30])));
        on(() -> new DataOutputStream(new ByteArrayOutputStream()));
        on(() -> new PushbackReader(new StringReader("abc")));
        on(() -> new PushbackInputStream(new ByteArrayInputStream(new byte[3])));
        on(() -> new LineNumberReader(new StringReader("abc")));
        on(() -> new File("a"), File.class);
        on(() -> new BufferedInputStream(new ByteArrayInputStream(new byte[3])));
        on(() -> new BufferedOutputStream(new ByteArrayOutputStream()));
        on(() ->
            new SequenceInputStream(
                new ByteArrayInputStream(new byte[3]),
                new ByteArrayInputStream(new byte[3])
            )
        );
        on(() -> new InputStreamReader(new ByteArrayInputStream(new byte[3])));
        on(() -> new OutputStreamWriter(new ByteArrayOutputStream()));
        on(() -> Base64.getEncoder(), Base64.Encoder.class);
        on(() -> Base64.getDecoder(), Base64.Decoder.class);
        on(() -> new AbstractMap.SimpleEntry<>("a", "b"));
        on(() -> Map.entry("a", "b"), Map.Entry.class);
        on(() -> new StringBuilder("a").chars(), IntStream.class, StringBuilder.class);
        System.out.flush();
        System.exit(0);
    }
}
