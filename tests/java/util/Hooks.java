/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.StreamSupport;

/** What subclasses override is called where the library's classes promise it. */
public class Hooks {

    static final StringBuilder log = new StringBuilder();

    static <T> T log(String what, T value) {
        synchronized (log) {
            log.append(' ').append(what);
        }
        return value;
    }

    interface Action {
        Object run() throws Exception;
    }

    static void test(String name, Action a) {
        String result;
        try {
            result = String.valueOf(a.run());
        } catch (Throwable e) {
            result = e.toString();
        }
        synchronized (log) {
            System.out.println(name + ": " + result + " |" + log);
            log.setLength(0);
        }
    }

    static void executors() {
        test("ThreadPoolExecutor", () -> {
            ThreadPoolExecutor pool = new ThreadPoolExecutor(
                1,
                1,
                1,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>()
            ) {
                @Override
                protected void beforeExecute(Thread t, Runnable r) {
                    log("before", 0);
                }

                @Override
                protected void afterExecute(Runnable r, Throwable e) {
                    log("after " + e, 0);
                }

                @Override
                protected void terminated() {
                    log("terminated", 0);
                }

                @Override
                protected <T> RunnableFuture<T> newTaskFor(Callable<T> c) {
                    log("newTaskFor", 0);
                    return super.newTaskFor(c);
                }
            };
            String s = pool.submit(() -> log("call", "called")).get();
            pool.execute(() -> log("run", 0));
            pool.shutdown();
            return s + pool.awaitTermination(1, TimeUnit.MINUTES);
        });
        test("ScheduledThreadPoolExecutor", () -> {
            ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1) {
                @Override
                protected <V> RunnableScheduledFuture<V> decorateTask(
                    Callable<V> c,
                    RunnableScheduledFuture<V> task
                ) {
                    return log("decorate", task);
                }
            };
            String s =
                pool.schedule(() -> "scheduled", 1, TimeUnit.MILLISECONDS).get() +
                pool.submit(() -> "submitted").get();
            pool.shutdown();
            return s;
        });
        test("FutureTask", () -> {
            class Own extends FutureTask<String> {

                Own(Callable<String> c) {
                    super(c);
                }

                @Override
                protected void done() {
                    log("done", 0);
                }

                @Override
                protected void set(String s) {
                    log("set", 0);
                    super.set(s + "!");
                }

                @Override
                protected void setException(Throwable t) {
                    log("setException", 0);
                    super.setException(t);
                }

                boolean again() {
                    return runAndReset();
                }
            }
            Own a = new Own(() -> "a"),
                b = new Own(() -> {
                    throw new IOException("b");
                }),
                c = new Own(() -> "c");
            boolean again = a.again() && a.again();
            a.run();
            b.run();
            c.cancel(false);
            c.run();
            return again + a.get() + b.isDone() + c.isCancelled();
        });
        test("ExecutorCompletionService", () -> {
            CompletionService<String> s = new ExecutorCompletionService<>(Runnable::run);
            s.submit(() -> "x");
            return s.take().get();
        });
        test("CompletableFuture", () -> {
            class Own<T> extends CompletableFuture<T> {

                @Override
                public <U> CompletableFuture<U> newIncompleteFuture() {
                    return log("new", new Own<>());
                }

                @Override
                public Executor defaultExecutor() {
                    return log("executor", Runnable::run);
                }
            }
            Own<String> f = new Own<>();
            CompletableFuture<Integer> g = f
                .thenApplyAsync(String::length)
                .thenCombine(f.copy(), (n, s) -> n + s.length());
            f.complete("abc");
            return g.get() + g.getClass().getSimpleName();
        });
        test("Phaser", () -> {
            Phaser p = new Phaser(1) {
                @Override
                protected boolean onAdvance(int phase, int parties) {
                    return log("advance " + phase + parties, phase == 1);
                }
            };
            return p.arrive() + " " + p.arrive() + " " + p.isTerminated();
        });
        test("CountedCompleter", () -> {
            class Sum extends CountedCompleter<Integer> {

                final int n;
                int sum;
                Sum left, right;

                Sum(CountedCompleter<?> up, int n) {
                    super(up);
                    this.n = n;
                }

                @Override
                public void compute() {
                    if (n > 1) {
                        setPendingCount(2);
                        (left = new Sum(this, n / 2)).fork();
                        (right = new Sum(this, n - n / 2)).fork();
                    }
                    tryComplete();
                }

                @Override
                public void onCompletion(CountedCompleter<?> c) {
                    sum = n == 1 ? 1 : left.sum + right.sum;
                }

                @Override
                public Integer getRawResult() {
                    return sum;
                }

                @Override
                public boolean onExceptionalCompletion(Throwable t, CountedCompleter<?> c) {
                    return log("exceptional", true);
                }
            }
            Sum failing = new Sum(null, 1) {
                @Override
                public void compute() {
                    throw new IllegalStateException("failed");
                }
            };
            failing.quietlyInvoke();
            return new Sum(null, 13).invoke() + " " + failing.isCompletedAbnormally();
        });
        test("AbstractQueuedSynchronizer", () -> {
            class Own extends AbstractQueuedSynchronizer {

                @Override
                protected boolean tryAcquire(int n) {
                    return log("tryAcquire" + n, compareAndSetState(0, n));
                }

                @Override
                protected boolean tryRelease(int n) {
                    setState(0);
                    return log("tryRelease" + n, true);
                }

                @Override
                protected int tryAcquireShared(int n) {
                    return log("tryAcquireShared", 1);
                }

                @Override
                protected boolean tryReleaseShared(int n) {
                    return log("tryReleaseShared", false);
                }

                @Override
                protected boolean isHeldExclusively() {
                    return getState() != 0;
                }
            }
            Own a = new Own();
            a.acquire(3);
            boolean second = a.tryAcquireNanos(4, 0);
            a.new ConditionObject().signal();
            a.release(5);
            a.acquireShared(1);
            return second + " " + a.releaseShared(1);
        });
        test("ThreadLocal", () -> {
            ThreadLocal<String> t = new ThreadLocal<>() {
                @Override
                protected String initialValue() {
                    return log("initial", "i");
                }
            };
            InheritableThreadLocal<String> inherited = new InheritableThreadLocal<>() {
                @Override
                protected String childValue(String p) {
                    return log("child", p + "'");
                }
            };
            inherited.set("p");
            String[] seen = new String[1];
            Thread thread = new Thread(() -> seen[0] = inherited.get());
            thread.start();
            thread.join();
            String first = t.get() + t.get();
            t.remove();
            inherited.remove();
            return first + t.get() + seen[0];
        });
    }

    static void collections() {
        test("LinkedHashMap", () -> {
            Map<Integer, Integer> m = new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<Integer, Integer> e) {
                    return log("eldest " + e, size() > 2);
                }
            };
            m.put(1, 1);
            m.putIfAbsent(2, 2);
            m.get(1);
            m.merge(3, 3, Integer::sum);
            m.computeIfAbsent(4, k -> 4);
            m.putAll(Map.of(5, 5));
            return m;
        });
        test("AbstractList", () -> {
            List<Integer> l = new AbstractList<>() {
                final List<Integer> to = new ArrayList<>(List.of(1, 2, 3, 4, 5));

                @Override
                public Integer get(int i) {
                    return to.get(i);
                }

                @Override
                public int size() {
                    return to.size();
                }

                @Override
                public void add(int i, Integer x) {
                    modCount++;
                    to.add(i, log("add " + i, x));
                }

                @Override
                public Integer remove(int i) {
                    modCount++;
                    return to.remove(log("remove", i).intValue());
                }

                @Override
                public Integer set(int i, Integer x) {
                    return to.set(log("set", i), x);
                }

                @Override
                protected void removeRange(int from, int end) {
                    log("range " + from + end, 0);
                    super.removeRange(from, end);
                }
            };
            l.add(6);
            l.addAll(List.of(7));
            l.subList(1, 3).clear();
            Collections.swap(l, 0, 1);
            l.sort(Comparator.reverseOrder());
            l.removeIf(x -> x == 5);
            l.replaceAll(x -> x + 1);
            l.clear();
            return l;
        });
        test("AbstractSequentialList, AbstractMap", () -> {
            Map<String, Integer> m = new AbstractMap<>() {
                @Override
                public Set<Map.Entry<String, Integer>> entrySet() {
                    return log("entries", new HashSet<>(Set.of(Map.entry("k", 1))));
                }

                @Override
                public Integer put(String k, Integer v) {
                    return log("put " + k, v);
                }
            };
            m.putAll(Map.of("x", 2));
            return (
                m.get("k") +
                " " +
                m.containsKey("z") +
                m.size() +
                m.keySet() +
                m.values() +
                m.equals(Map.of("k", 1)) +
                m.hashCode()
            );
        });
        test("AbstractSpliterator", () -> {
            Spliterators.AbstractSpliterator<Integer> s = new Spliterators.AbstractSpliterator<>(
                5,
                Spliterator.ORDERED
            ) {
                int n;

                @Override
                public boolean tryAdvance(java.util.function.Consumer<? super Integer> c) {
                    log("advance", 0);
                    if (n >= 3) return false;
                    c.accept(n++);
                    return true;
                }
            };
            return StreamSupport.stream(s, false)
                .mapToInt(x -> x)
                .sum();
        });
        test("Random", () -> {
            Random r = new Random() {
                @Override
                protected int next(int bits) {
                    return log("" + bits, 1 << (bits - 2));
                }
            };
            byte[] bytes = new byte[5];
            r.nextBytes(bytes);
            return (
                r.nextInt() +
                " " +
                r.nextInt(10) +
                " " +
                r.nextInt(8) +
                " " +
                r.nextLong() +
                " " +
                r.nextBoolean() +
                r.nextFloat() +
                r.nextDouble() +
                Arrays.toString(bytes)
            );
        });
        test("PriorityQueue, TreeMap: comparators", () -> {
            Comparator<Integer> c = (a, b) -> log(a + "-" + b, Integer.compare(a, b));
            TreeMap<Integer, Integer> m = new TreeMap<>(c);
            m.put(1, 1);
            m.put(2, 2);
            return m.get(2);
        });
    }

    static void streams() {
        test("InputStream", () -> {
            InputStream in = new InputStream() {
                int n;

                @Override
                public int read() {
                    return log("r", n < 9 ? n++ : -1);
                }
            };
            return (
                in.read(new byte[3]) +
                " " +
                in.skip(2) +
                " " +
                in.available() +
                in.markSupported() +
                Arrays.toString(in.readNBytes(2)) +
                in.readAllBytes().length
            );
        });
        test("OutputStream", () -> {
            OutputStream out = new OutputStream() {
                @Override
                public void write(int b) {
                    log("w" + b, 0);
                }

                @Override
                public void flush() {
                    log("flush", 0);
                }

                @Override
                public void close() {
                    log("close", 0);
                }
            };
            out.write(new byte[] { 1, 2 });
            FilterOutputStream f = new FilterOutputStream(out);
            f.write(new byte[] { 3, 4 }, 0, 2);
            f.close();
            f.close();
            try (DataOutputStream d = new DataOutputStream(new BufferedOutputStream(out))) {
                d.writeShort(258);
            }
            return "written";
        });
        test("Reader", () -> {
            Reader in = new Reader() {
                int n;

                @Override
                public int read(char[] b, int off, int len) {
                    log("read" + Math.min(len, 9), 0);
                    if (n++ > 3) return -1;
                    b[off] = (char) ('a' + n);
                    return 1;
                }

                @Override
                public void close() {
                    log("close", 0);
                }
            };
            java.nio.CharBuffer to = java.nio.CharBuffer.allocate(4);
            String s =
                (char) in.read() + " " + in.skip(1) + in.read(to) + in.ready() + in.markSupported();
            in.close();
            return s;
        });
        test("Writer", () -> {
            Writer out = new Writer() {
                @Override
                public void write(char[] b, int off, int len) {
                    log("w" + new String(b, off, len), 0);
                }

                @Override
                public void flush() {
                    log("flush", 0);
                }

                @Override
                public void close() {
                    log("close", 0);
                }
            };
            out.append('a').append("bcd", 1, 2).append(null).write('e');
            out.write("fg");
            out.write("hij", 1, 1);
            out.write(new char[] { 'k' });
            try (BufferedWriter b = new BufferedWriter(out)) {
                b.write("l");
                b.newLine();
            }
            return "written";
        });
        test("ObjectStreams", () -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            ObjectOutputStream out = new ObjectOutputStream(bytes) {
                {
                    enableReplaceObject(true);
                }

                @Override
                protected Object replaceObject(Object o) {
                    return o instanceof Integer ? log("replace", "i" + o) : o;
                }

                @Override
                protected void annotateClass(Class<?> c) throws IOException {
                    writeUTF(log("annotate", c.getSimpleName()));
                }

                @Override
                protected void writeStreamHeader() throws IOException {
                    writeShort(log("header", 77));
                }
            };
            out.writeObject(new ArrayList<>(List.of(1, 2L)));
            out.close();
            ObjectInputStream in = new ObjectInputStream(
                new ByteArrayInputStream(bytes.toByteArray())
            ) {
                {
                    enableResolveObject(true);
                }

                @Override
                protected Object resolveObject(Object o) {
                    return o instanceof Long ? log("resolve", -((Long) o)) : o;
                }

                @Override
                protected Class<?> resolveClass(ObjectStreamClass c)
                    throws IOException, ClassNotFoundException {
                    log("class " + readUTF(), 0);
                    return super.resolveClass(c);
                }

                @Override
                protected void readStreamHeader() throws IOException {
                    log("header " + readShort(), 0);
                }
            };
            return in.readObject();
        });
        test("URLStreamHandler", () -> {
            URL u = new URL(
                null,
                "own:rest?q",
                new URLStreamHandler() {
                    @Override
                    protected URLConnection openConnection(URL url) {
                        log("open", 0);
                        return new URLConnection(url) {
                            @Override
                            public void connect() {
                                log("connect", 0);
                            }

                            @Override
                            public InputStream getInputStream() {
                                return new ByteArrayInputStream(new byte[] { 65 });
                            }

                            @Override
                            public String getHeaderField(String name) {
                                return log(
                                    "header",
                                    name.equals("content-type") ? "text/plain" : null
                                );
                            }
                        };
                    }

                    @Override
                    protected void parseURL(URL url, String spec, int start, int limit) {
                        log("parse " + spec.substring(start, limit), 0);
                        super.parseURL(url, spec, start, limit);
                    }

                    @Override
                    protected int getDefaultPort() {
                        return log("port", 99);
                    }

                    @Override
                    protected String toExternalForm(URL url) {
                        return log("form", "own form");
                    }
                }
            );
            return (
                u.openStream().read() +
                u.getPath() +
                u.getQuery() +
                u.getDefaultPort() +
                u +
                u.openConnection().getContentType()
            );
        });
    }

    static void others() {
        test("ClassLoader", () -> {
            ClassLoader l = new ClassLoader(Hooks.class.getClassLoader()) {
                @Override
                protected Class<?> loadClass(String name, boolean resolve)
                    throws ClassNotFoundException {
                    log("load " + name, 0);
                    return super.loadClass(name, resolve);
                }

                @Override
                protected Class<?> findClass(String name) throws ClassNotFoundException {
                    log("find", 0);
                    throw new ClassNotFoundException(name);
                }

                @Override
                protected URL findResource(String name) {
                    return log("resource " + name, null);
                }

                @Override
                protected Enumeration<URL> findResources(String name) {
                    return log("resources", Collections.emptyEnumeration());
                }
            };
            Object missing =
                l.getResource("no such") +
                "" +
                l.getResourceAsStream("nor such") +
                l.getResources("nor").hasMoreElements();
            Class<?> c = Class.forName("Hooks", false, l);
            try {
                l.loadClass("no.Such");
            } catch (ClassNotFoundException e) {
                return (c == Hooks.class) + e.getMessage() + missing;
            }
            return "loaded";
        });
        test("ResourceBundle.Control", () -> {
            Locale.setDefault(Locale.US);
            ResourceBundle b = ResourceBundle.getBundle(
                "own.Name",
                Locale.GERMANY,
                new ResourceBundle.Control() {
                    @Override
                    public List<String> getFormats(String base) {
                        return log("formats", List.of("own"));
                    }

                    @Override
                    public List<Locale> getCandidateLocales(String base, Locale l) {
                        return log("candidates", super.getCandidateLocales(base, l));
                    }

                    @Override
                    public ResourceBundle newBundle(
                        String base,
                        Locale l,
                        String format,
                        ClassLoader loader,
                        boolean reload
                    ) {
                        log("new " + toBundleName(base, l), 0);
                        return l.getCountry().isEmpty()
                            ? null
                            : new ListResourceBundle() {
                                  @Override
                                  protected Object[][] getContents() {
                                      return new Object[][] { { "k", l.toString() } };
                                  }
                              };
                    }

                    @Override
                    public long getTimeToLive(String base, Locale l) {
                        return log("ttl", TTL_DONT_CACHE);
                    }
                }
            );
            return b.getString("k") + b.getLocale() + b.getBaseBundleName();
        });
        test("ListResourceBundle, ResourceBundle", () -> {
            ResourceBundle parent = new ListResourceBundle() {
                @Override
                protected Object[][] getContents() {
                    return log("contents", new Object[][] { { "p", "parent's" } });
                }
            };
            ResourceBundle b = new ResourceBundle() {
                {
                    setParent(parent);
                }

                @Override
                protected Object handleGetObject(String k) {
                    return log("get " + k, k.equals("o") ? "own" : null);
                }

                @Override
                public Enumeration<String> getKeys() {
                    return Collections.enumeration(List.of("o"));
                }
            };
            return b.getString("o") + b.getString("p") + b.containsKey("p") + b.keySet();
        });
        test("Logger", () -> {
            Logger logger = Logger.getAnonymousLogger();
            logger.setUseParentHandlers(false);
            logger.addHandler(
                new Handler() {
                    @Override
                    public void publish(LogRecord r) {
                        log("publish " + r.getMessage() + isLoggable(r), 0);
                    }

                    @Override
                    public void flush() {
                        log("flush", 0);
                    }

                    @Override
                    public void close() {
                        log("close", 0);
                    }
                }
            );
            logger.setFilter(r -> log("filter", !r.getMessage().equals("hidden")));
            logger.info("shown");
            logger.info("hidden");
            logger.log(Level.FINE, "too fine");
            return logger.getLevel();
        });
        test("Calendar", () -> {
            GregorianCalendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US) {
                @Override
                protected void computeTime() {
                    log("time", 0);
                    super.computeTime();
                }

                @Override
                protected void computeFields() {
                    log("fields", 0);
                    super.computeFields();
                }
            };
            log.setLength(0);
            c.setTimeInMillis(0);
            c.set(Calendar.YEAR, 2000);
            return c.get(Calendar.YEAR) + " " + c.getTimeInMillis();
        });
        test("Timer", () -> {
            CountDownLatch latch = new CountDownLatch(2);
            Timer timer = new Timer(true);
            timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        if (latch.getCount() == 1) cancel();
                        latch.countDown();
                    }
                },
                0,
                1
            );
            boolean done = latch.await(1, TimeUnit.MINUTES);
            timer.cancel();
            return done;
        });
        test("Thread", () -> {
            Thread t = new Thread() {
                @Override
                public void run() {
                    throw new IllegalStateException("in run");
                }

                @Override
                public UncaughtExceptionHandler getUncaughtExceptionHandler() {
                    return (x, e) -> log("uncaught " + e.getMessage(), 0);
                }

                @Override
                public void interrupt() {
                    log("interrupt", 0);
                    super.interrupt();
                }
            };
            t.start();
            t.join();
            t.interrupt();
            ThreadGroup g = new ThreadGroup("g") {
                @Override
                public void uncaughtException(Thread x, Throwable e) {
                    log("group " + e.getMessage(), 0);
                }
            };
            Thread inGroup = new Thread(g, () -> {
                throw new IllegalStateException("in group");
            });
            inGroup.start();
            inGroup.join();
            return t.isAlive();
        });
        test("Throwable", () -> {
            Exception e = new Exception("m") {
                @Override
                public synchronized Throwable fillInStackTrace() {
                    return log("fill", this);
                }

                @Override
                public String getLocalizedMessage() {
                    return log("localized", "l");
                }
            };
            StringWriter w = new StringWriter();
            e.printStackTrace(new PrintWriter(w));
            return w.toString().trim() + e.getStackTrace().length;
        });
        test("Properties", () -> {
            Properties p = new Properties() {
                @Override
                public synchronized Object put(Object k, Object v) {
                    return super.put(log("put", k), v);
                }

                @Override
                public String getProperty(String k) {
                    return log("get", super.getProperty(k));
                }
            };
            p.load(new StringReader("a=1\nb=2"));
            p.setProperty("c", "3");
            return p.getProperty("a") + p.getProperty("z", "default");
        });
        test("Formattable, Comparable, CharSequence", () -> {
            Formattable f = (formatter, flags, width, precision) ->
                formatter.format("<" + flags + width + precision + ">");
            CharSequence c = new CharSequence() {
                @Override
                public char charAt(int i) {
                    return "text".charAt(i);
                }

                @Override
                public int length() {
                    return 4;
                }

                @Override
                public CharSequence subSequence(int a, int b) {
                    return log("sub", "text".substring(a, b));
                }

                @Override
                public String toString() {
                    return log("string", "text");
                }
            };
            return (
                String.format("%-5.2s", f) +
                "text".contentEquals(c) +
                String.join("-", c, c) +
                new StringBuilder(c).append(c, 1, 2).insert(0, c) +
                "xtext".contains(c) +
                c.chars().sum()
            );
        });
    }

    public static void main(String[] args) {
        executors();
        collections();
        streams();
        others();
    }
}
