/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.lang.ref.*;
import java.lang.reflect.Method;
import java.math.BigInteger;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import java.util.zip.*;

/**
 * Many of one thing: "Growth DIMENSION N" makes N of it and prints the milliseconds that took
 * and the KiB of memory that the process
 * has at its end more than before. "Growth list" prints dimensions, each with an N that takes
 * some milliseconds.
 */
public class Growth {
    interface Body { Object run(int n) throws Throwable; }
    static final Map<String, Body> BODIES = new LinkedHashMap<>();
    static final Map<String, Integer> SIZES = new LinkedHashMap<>();
    static void of(String name, int n, Body body) { BODIES.put(name, body); SIZES.put(name, n); }

    static final class Maker extends ClassLoader {
        Maker(ClassLoader parent) { super(parent); }
        Class<?> make(String name, byte[] file) { return defineClass(name, file, 0, file.length); }
        Class<?> small(String name) { return make(name, Classes.make(false, name,
            "java/lang/Object", new String[0], 1, 0)); }
    }
    static int call(Class<?> c, String method) throws ReflectiveOperationException {
        return (Integer) c.getMethod(method).invoke(null);
    }
    static final ClassLoader HERE = Growth.class.getClassLoader();
    static volatile long sink;

    static long deep(int n) { return n == 0 ? StackWalker.getInstance().walk(s ->
        s.limit(1).count()) : deep(n - 1) + 1; }
    static int thrown(int n) { if (n == 0) throw new IllegalStateException();
        return thrown(n - 1) + 1; }
    static Object onDeepStack(Callable<Object> body) throws Exception {
        FutureTask<Object> task = new FutureTask<>(body);
        Thread t = new Thread(null, task, "deep", 1 << 30);
        t.start();
        return task.get();
    }

    static final class Same implements Comparable<Same> {
        final int i;
        Same(int i) { this.i = i; }
        @Override public int hashCode() { return 7; }
        @Override public boolean equals(Object o) { return o instanceof Same && ((Same) o).i == i; }
        @Override public int compareTo(Same o) { return Integer.compare(i, o.i); }
    }
    static final class Final {
        static final java.util.concurrent.atomic.AtomicInteger ENDED
            = new java.util.concurrent.atomic.AtomicInteger();
        @Override protected void finalize() { ENDED.incrementAndGet(); }
    }

    static Object threads(int n, boolean park) throws InterruptedException {
        Thread[] all = new Thread[n];
        CountDownLatch up = new CountDownLatch(n), down = new CountDownLatch(n);
        boolean[] go = new boolean[1];
        Object lock = new Object();
        for (int i = 0; i < n; i++) {
            all[i] = new Thread(null, () -> {
                up.countDown();
                if (park) while (!go[0]) LockSupport.park();
                else
                    synchronized (lock) {
                        while (!go[0])
                            try { lock.wait(); } catch (InterruptedException e) { return; }
                    }
                down.countDown();
            }, "t" + i, 1 << 17);
            all[i].start();
        }
        up.await();
        synchronized (lock) { go[0] = true; lock.notifyAll(); }
        if (park) for (Thread t : all) LockSupport.unpark(t);
        down.await();
        for (Thread t : all) t.join();
        return all;
    }

    static {
        /* ---- Classes ---- */
        of("loaders", 500, n -> {
            List<Object> all = new ArrayList<>();
            for (int i = 0; i < n; i++) { Class<?> c = new Maker(HERE).small("C");
                sink += call(c, "m0"); all.add(c); }
            return all;
        });
        of("loaders in a chain", 100, n -> {
            Maker at = new Maker(HERE);
            for (int i = 0; i < n; i++) { at = new Maker(at);
                sink += call(at.small("C" + i), "m0"); }
            return at;
        });
        of("loaders that go", 1000, n -> {
            for (int i = 0; i < n; i++) sink += call(new Maker(HERE).small("C"), "m0");
            return null;
        });
        of("classes found again", 500, n -> {
            List<Maker> all = new ArrayList<>();
            for (int i = 0; i < n; i++) { Maker m = new Maker(HERE); m.small("C"); all.add(m); }
            for (int k = 0; k < 20; k++) for (Maker m : all) sink += Class.forName("C", false, m)
                .getModifiers();
            return all;
        });
        of("classes of a loader", 1000, n -> {
            Maker m = new Maker(HERE);
            for (int i = 0; i < n; i++) sink += call(m.small("C" + i), "m0");
            return m;
        });
        of("methods of a class", 2000, n -> {
            Class<?> c = new Maker(HERE).make("M", Classes.make(false, "M", "java/lang/Object",
                new String[0], n, 0));
            for (int i = 0; i < n; i++) sink += c.getMethod("m" + i).getModifiers();
            return c;
        });
        of("methods called", 2000, n -> {
            Class<?> c = new Maker(HERE).make("M", Classes.make(false, "M", "java/lang/Object",
                new String[0], n, 0));
            for (Method m : c.getMethods())
                if (m.getDeclaringClass() == c) sink += (Integer) m.invoke(null);
            return c;
        });
        of("fields of a class", 3000, n -> {
            Class<?> c = new Maker(HERE).make("F", Classes.make(false, "F", "java/lang/Object",
                new String[0], 0, n));
            for (int i = 0; i < n; i++) sink += c.getField("f" + i).getInt(null);
            return c;
        });
        of("interfaces of a class", 500, n -> {
            Maker m = new Maker(HERE);
            String[] names = new String[n];
            for (int i = 0; i < n; i++) {
                names[i] = "I" + i;
                m.make(names[i], Classes.make(true, names[i], "java/lang/Object", new String[0], 1,
                    0));
            }
            Class<?> c = m.make("C", Classes.make(false, "C", "java/lang/Object", names, 1, 0));
            sink += call(c, "m0");
            return c;
        });
        of("interfaces in a chain", 200, n -> {
            Maker m = new Maker(HERE);
            for (int i = 0; i < n; i++)
                m.make("I" + i, Classes.make(true, "I" + i, "java/lang/Object", i == 0
                    ? new String[0] : new String[] {"I" + (i - 1)}, 0, 0));
            Class<?> c = m.make("C", Classes.make(false, "C", "java/lang/Object",
                new String[] {"I" + (n - 1)}, 1, 0));
            sink += call(c, "m0");
            return c;
        });
        of("superclasses", 100, n -> {
            Maker m = new Maker(HERE);
            Class<?> c = null;
            for (int i = 0; i < n; i++)
                c = m.make("S" + i, Classes.make(false, "S" + i, i == 0
                    ? "java/lang/Object" : "S" + (i - 1), new String[0], 1, 0));
            sink += call(c, "m0");
            return c;
        });
        of("hidden proxies", 500, n -> {
            List<Object> all = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                ClassLoader l = new Maker(HERE);
                all.add(java.lang.reflect.Proxy.newProxyInstance(l,
                    new Class<?>[] {Runnable.class}, (p, m, a) -> null));
            }
            return all;
        });
        /* ---- Frames ---- */
        of("frames below a walk", 2000, n -> onDeepStack(() -> deep(n)));
        of("walks at a depth of 4000", 100, n -> onDeepStack(new Callable<Object>() {
            int at(int d) {
                if (d > 0) return at(d - 1);
                for (int i = 0; i < n; i++) sink += StackWalker.getInstance().walk(s ->
                    s.limit(1).count());
                return 0;
            }
            @Override public Object call() { return at(4000); }
        }));
        of("frames of a trace", 500, n -> onDeepStack(() -> {
            for (int i = 0; i < 20; i++) try { thrown(n); } catch (IllegalStateException e) {
                sink += e.getStackTrace().length; }
            return null;
        }));
        of("exceptions", 20000, n -> {
            for (int i = 0; i < n; i++) try { thrown(5); } catch (IllegalStateException e) {
                sink++; }
            return null;
        });
        /* ---- Threads ---- */
        of("threads that wait", 200, n -> threads(n, false));
        of("threads that park", 200, n -> threads(n, true));
        of("threads after each other", 1000, n -> {
            for (int i = 0; i < n; i++) { Thread t = new Thread(() -> sink++); t.start(); t.join();
                }
            return null;
        });
        of("threads at one monitor", 100, n -> {
            Object lock = new Object();
            Thread[] all = new Thread[n];
            for (int i = 0; i < n; i++) {
                all[i] = new Thread(null, () -> { for (int k = 0; k < 100;
                    k++) synchronized (lock) { sink++; } }, "m", 1 << 17);
                all[i].start();
            }
            for (Thread t : all) t.join();
            return null;
        });
        of("thread locals", 5000, n -> {
            List<Object> all = new ArrayList<>();
            for (int i = 0; i < n; i++) { ThreadLocal<Integer> l = new ThreadLocal<>(); l.set(i);
                sink += l.get(); all.add(l); }
            return all;
        });
        /* ---- Monitors and locks ---- */
        of("monitors of hashed objects", 50000, n -> {
            Object[] all = new Object[n];
            for (int i = 0; i < n; i++) { all[i] = new Object(); sink += all[i].hashCode();
                synchronized (all[i]) { sink++; } }
            return all;
        });
        of("monitors held", 1000, n -> onDeepStack(new Callable<Object>() {
            int hold(int d) { Object o = new Object(); sink += o.hashCode(); synchronized (o) {
                return d == 0 ? 0 : hold(d - 1); } }
            @Override public Object call() { return hold(n); }
        }));
        of("read locks", 20000, n -> {
            var lock = new java.util.concurrent.locks.ReentrantReadWriteLock();
            for (int i = 0; i < n; i++) { lock.readLock().lock(); sink++; lock.readLock().unlock();
                }
            return null;
        });
        /* ---- References ---- */
        of("weak references", 50000, n -> { Object[] a = new Object[n]; for (int i = 0; i < n;
            i++) a[i] = new WeakReference<>(new Object()); System.gc(); return a; });
        of("soft references", 50000, n -> { Object[] a = new Object[n]; for (int i = 0; i < n;
            i++) a[i] = new SoftReference<>(new Object()); System.gc(); return a; });
        of("phantom references", 50000, n -> {
            ReferenceQueue<Object> q = new ReferenceQueue<>();
            Object[] a = new Object[n];
            for (int i = 0; i < n; i++) a[i] = new PhantomReference<>(new Object(), q);
            System.gc();
            for (int i = 0; i < n;
                i++) if (q.remove(10000) == null) throw new AssertionError("lost");
            return a;
        });
        of("finalizers", 20000, n -> {
            int before = Final.ENDED.get();
            for (int i = 0; i < n; i++) new Final();
            while (Final.ENDED.get() < before + n) { System.gc(); System.runFinalization(); }
            return null;
        });
        of("cleaners", 10000, n -> {
            Cleaner c = Cleaner.create();
            CountDownLatch all = new CountDownLatch(n);
            for (int i = 0; i < n; i++) c.register(new Object(), all::countDown);
            while (!all.await(1, TimeUnit.MILLISECONDS)) System.gc();
            return null;
        });
        of("finalizers times loaders", 100, n -> {
            Object[] a = new Object[n];
            for (int i = 0; i < n; i++) { a[i] = new Maker(HERE).small("C"); new Final(); }
            System.gc();
            return a;
        });
        of("a list of nodes", 200000, n -> { LinkedList<Integer> l = new LinkedList<>();
            for (int i = 0; i < n; i++) l.add(i); System.gc(); return l; });
        of("weak map", 20000, n -> { Map<Object, Object> m = new WeakHashMap<>(); for (int i = 0;
            i < n; i++) m.put(new Object(), 1); System.gc(); return m; });
        /* ---- Texts ---- */
        of("strings interned", 20000, n -> { String[] a = new String[n]; for (int i = 0; i < n;
            i++) a[i] = ("text " + i).intern(); return a; });
        of("a text built", 200000, n -> { StringBuilder s = new StringBuilder(); for (int i = 0;
            i < n; i++) s.append(i); return s.toString(); });
        of("tokens scanned", 20000, n -> {
            StringBuilder s = new StringBuilder();
            for (int i = 0; i < n; i++) s.append(i).append(' ');
            Scanner in = new Scanner(s.toString());
            while (in.hasNextInt()) sink += in.nextInt();
            return null;
        });
        of("one token of many characters", 50000, n ->
            new Scanner(new StringReader("x".repeat(n) + " y")).next());
        of("parts of a split", 50000, n -> "a,b ".repeat(n).split("[ ,]").length);
        of("words of a pattern", 1000, n -> {
            StringBuilder s = new StringBuilder("w0");
            for (int i = 1; i < n; i++) s.append("|w").append(i * 7919);
            Pattern p = Pattern.compile(s.toString());
            for (int i = 0; i < 200; i++) sink += p.matcher("w" + i).matches() ? 1 : 0;
            return p;
        });
        of("a literal searched", 100000, n -> { Pattern p = Pattern.compile("needle");
            String s = "hay needl ".repeat(n) + "needle"; return p.matcher(s).find(); });
        of("a literal searched in any case", 100000, n -> {
            Pattern p = Pattern.compile("needle", Pattern.CASE_INSENSITIVE);
            String s = "hay Needl ".repeat(n) + "NEEDLE"; return p.matcher(s).find(); });
        of("words of a pattern, many", 10000, n -> {
            StringBuilder s = new StringBuilder("w0");
            for (int i = 1; i < n; i++) s.append("|w").append(i * 7919);
            Pattern p = Pattern.compile(s.toString());
            for (int i = 0; i < 200; i++) sink += p.matcher("w" + i * 7919).matches() ? 1 : 0;
            return p;
        });
        of("digits parsed", 5000, n -> new BigInteger("7".repeat(n)));
        of("digits printed", 5000, n -> BigInteger.ONE.shiftLeft(n * 3).toString());
        of("digits multiplied", 20000, n -> { BigInteger b = BigInteger.ONE.shiftLeft(n * 4)
            .subtract(BigInteger.ONE); return b.multiply(b); });
        of("formats", 5000, n -> { for (int i = 0; i < n;
            i++) sink += String.format("%d %s %.2f", i, "x", i / 3.0).length(); return null; });
        /* ---- Collections ---- */
        of("keys of a map", 100000, n -> { Map<Integer, Integer> m = new HashMap<>();
            for (int i = 0; i < n; i++) m.put(i * 31, i); return m; });
        of("keys of one hash", 2000, n -> { Map<Same, Integer> m = new HashMap<>(); for (int i = 0;
            i < n; i++) m.put(new Same(i), i); return m; });
        of("keys of one hash, concurrent", 2000, n -> {
            Map<Same, Integer> m = new ConcurrentHashMap<>(); for (int i = 0; i < n;
            i++) m.put(new Same(i), i); return m; });
        of("keys of one hash come and go, concurrent", 2000, n -> {
            Map<Same, Integer> m = new ConcurrentHashMap<>();
            for (int i = 0; i < n; i++) m.put(new Same(i), i);
            for (int i = 0; i < n; i++) { sink += m.get(new Same(i));
                m.compute(new Same(i), (k, v) -> v + 1); }
            for (int i = 0; i < n; i++) sink += m.remove(new Same(i));
            return m;
        });
        of("keys of a skip list", 20000, n -> { Map<Integer,
            Integer> m = new ConcurrentSkipListMap<>(); for (int i = 0; i < n;
            i++) m.put(i * 31, i); return m; });
        of("first elements removed", 5000, n -> { List<Integer> l = new ArrayList<>();
            for (int i = 0; i < n; i++) l.add(i); while (!l.isEmpty()) sink += l.remove(0);
            return null; });
        of("elements put first", 5000, n -> { List<Integer> l = new ArrayList<>(); for (int i = 0;
            i < n; i++) l.add(0, i); return l; });
        of("first elements of a vector", 5000, n -> { Vector<Integer> l = new Vector<>();
            for (int i = 0; i < n; i++) l.insertElementAt(i, 0);
            while (!l.isEmpty()) sink += l.remove(0); return null; });
        of("elements removed that are even", 200000, n -> { List<Integer> l = new ArrayList<>();
            for (int i = 0; i < n; i++) l.add(i); l.removeIf(i -> i % 2 == 0); return l; });
        of("linked lists turned round", 50000, n -> { List<Integer> l = new LinkedList<>();
            for (int i = 0; i < n; i++) l.add(i); Collections.reverse(l); Collections.rotate(l, 7);
            return l; });
        of("elements sorted", 100000, n -> { Integer[] a = new Integer[n]; for (int i = 0; i < n;
            i++) a[i] = (int) (i * 2654435761L); Arrays.sort(a, Comparator.naturalOrder());
            return a; });
        of("elements of a queue", 50000, n -> { PriorityQueue<Integer> q = new PriorityQueue<>();
            for (int i = 0; i < n; i++) q.add((int) (i * 2654435761L));
            while (!q.isEmpty()) sink += q.poll(); return null; });
        of("schedules cancelled", 5000, n -> {
            ScheduledThreadPoolExecutor x = new ScheduledThreadPoolExecutor(1);
            x.setRemoveOnCancelPolicy(true);
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < n; i++) all.add(x.schedule(() -> { }, 1000 + i, TimeUnit.SECONDS));
            for (Future<?> f : all) f.cancel(false);
            x.shutdownNow();
            return null;
        });
        of("tasks of a pool", 20000, n -> {
            ExecutorService x = Executors.newFixedThreadPool(2);
            for (int i = 0; i < n; i++) x.execute(() -> sink++);
            x.shutdown();
            x.awaitTermination(1, TimeUnit.MINUTES);
            return null;
        });
        of("futures chained", 20000, n -> {
            CompletableFuture<Integer> f = new CompletableFuture<>(), at = f; for (int i = 0;
            i < n; i++) at = at.thenApply(x -> x + 1); f.complete(1); return at.join(); });
        of("elements streamed", 100000, n -> java.util.stream.IntStream.range(0, n).boxed()
            .filter(i -> i % 3 == 0).sorted(Comparator.reverseOrder()).count());
        /* ---- Streams and files ---- */
        of("bytes piped", 100000, n -> {
            PipedInputStream in = new PipedInputStream();
            PipedOutputStream out = new PipedOutputStream(in);
            Thread t = new Thread(() -> { try (out) { for (int i = 0; i < n; i++) out.write(i);
                } catch (IOException e) { throw new UncheckedIOException(e); } });
            t.start();
            while (in.read() >= 0) sink++;
            t.join();
            return null;
        });
        of("blocks piped", 2000, n -> {
            PipedInputStream in = new PipedInputStream(4096);
            PipedOutputStream out = new PipedOutputStream(in);
            Thread t = new Thread(() -> { try (out) { for (int i = 0; i < n;
                i++) out.write(new byte[1000]); } catch (IOException e) {
                throw new UncheckedIOException(e); } });
            t.start();
            byte[] b = new byte[3000];
            for (int r; (r = in.read(b)) >= 0;) sink += r;
            t.join();
            return null;
        });
        of("bytes digested", 500_000, n -> {
            byte[] b = new byte[n];
            for (String name : new String[] {"MD5", "SHA-1",
                "SHA-256"}) sink += java.security.MessageDigest.getInstance(name).digest(b)[0];
            return null;
        });
        of("descriptors open", 200, n -> {
            List<Object> all = new ArrayList<>();
            for (int i = 0; i < n; i++) all.add(new FileInputStream("/dev/null"));
            for (Object o : all) ((Closeable) o).close();
            return all;
        });
        of("files left open", 2000, n -> { for (int i = 0; i < n; i++) {
            new FileInputStream("/dev/null"); if (i % 500 == 499) { System.gc(); Thread.sleep(5);
            } } return null; });
        of("entries of a zip", 1000, n -> {
            Path p = Files.createTempFile("growth", ".zip");
            try (ZipOutputStream z = new ZipOutputStream(Files.newOutputStream(p))) {
                for (int i = 0; i < n; i++) { z.putNextEntry(new ZipEntry("folder/entry" + i));
                    z.write(i); z.closeEntry(); }
            }
            for (int k = 0; k < 5; k++) try (ZipFile z = new ZipFile(p.toFile())) {
                sink += z.size() + z.getEntry("folder/entry" + n / 2).getSize(); }
            Files.delete(p);
            return null;
        });
        of("objects serialized", 10000, n -> {
            List<Object> l = new ArrayList<>();
            for (int i = 0; i < n; i++) l.add(new int[] {i});
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            try (ObjectOutputStream o = new ObjectOutputStream(b)) { o.writeObject(l); }
            return new ObjectInputStream(new ByteArrayInputStream(b.toByteArray())).readObject();
        });
        of("bytes summed", 5_000_000, n -> { Checksum c = new CRC32C(); c.update(new byte[n]);
            return c.getValue(); });
        of("names of UUIDs", 20000, n -> { for (int i = 0; i < n;
            i++) sink += UUID.nameUUIDFromBytes(new byte[] {(byte) i}).hashCode(); return null; });
    }

    static {
        CodeGrowth.dimensions();
        LibraryGrowth.dimensions();
    }

    static long resident() throws IOException {
        for (String line : Files.readAllLines(Path.of("/proc/self/status")))
            if (line.startsWith("VmRSS:")) return Long.parseLong(line.replaceAll("[^0-9]", ""));
        throw new IOException("no VmRSS");
    }

    public static void main(String[] args) throws Throwable {
        if (args[0].equals("list")) {
            SIZES.forEach((name, n) -> System.out.println(n + " " + name));
            return;
        }
        Body body = BODIES.get(args[0]);
        int n = Integer.parseInt(args[1]);
        body.run(3); // what is needed once
        System.gc();
        long before = resident(), begin = System.nanoTime();
        Object kept = body.run(n);
        long time = System.nanoTime() - begin;
        System.gc();
        System.out.println(time / 1e6 + " " + Math.max(resident() - before, 0));
        Reference.reachabilityFence(kept);
        System.exit(0);
    }
}
