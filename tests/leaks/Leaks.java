/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.lang.invoke.MethodHandles;
import java.lang.ref.*;
import java.lang.reflect.Proxy;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.zip.*;

/**
 * Makes and drops things of one kind, unclosed where that is possible: "Leaks KIND TIMES". At a
 * tenth, at half and at the end it collects and
 * prints "KIB resident, DESCRIPTORS, THREADS, MAPPINGS". "Leaks list" prints the kinds, each
 * with how many of them a second's work are, about.
 */
public class Leaks {
    interface Body { void make(int i) throws Throwable; }
    static final Map<String, Body> BODIES = new LinkedHashMap<>();
    static final Map<String, Integer> SIZES = new LinkedHashMap<>();
    static void of(String name, int size, Body body) { BODIES.put(name, body);
        SIZES.put(name, size); }

    static volatile Object sink;
    static final File FILE = new File(System.getProperty("java.io.tmpdir"),
        "leaks" + ProcessHandle.current().pid());
    static byte[] small;

    /** Something to load, which has a lambda, a text and a constant that is made by need. */
    public static class Small implements Supplier {
        static final Object[] KEPT = new Object[100];
        @Override public Object get() { Runnable r = () -> KEPT[0] = this; r.run();
            return "a " + KEPT[0].hashCode() + " b"; }
    }
    public interface Supplier { Object get(); }

    static final class Maker extends ClassLoader {
        Maker() { super(Leaks.class.getClassLoader()); }
        Class<?> make() { return defineClass("Leaks$Small", small, 0, small.length); }
    }
    static final Cleaner CLEANER = Cleaner.create();
    static final ScheduledThreadPoolExecutor SCHEDULES = new ScheduledThreadPoolExecutor(1);
    static final Map<Object, Object> WEAK = new WeakHashMap<>();
    static class Final { @Override protected void finalize() { sink = null; } }

    static {
        of("loaders", 2000, i -> sink = ((Supplier) new Maker().make().getDeclaredConstructor()
            .newInstance()).get());
        of("files", 20000, i -> sink = new FileInputStream("/dev/null").read());
        of("random access files", 20000, i -> sink = new RandomAccessFile(FILE, "rw").length());
        of("channels", 20000, i -> sink = FileChannel.open(FILE.toPath(), StandardOpenOption.READ)
            .size());
        of("mapped files", 5000, i -> {
            try (FileChannel c = FileChannel.open(FILE.toPath(), StandardOpenOption.READ)) {
                sink = c.map(FileChannel.MapMode.READ_ONLY, 0, 4096).get(0); }
        });
        of("folders read", 10000, i -> {
            DirectoryStream<Path> d = Files.newDirectoryStream(Path.of("/proc/self/task"));
            sink = d.iterator().hasNext(); });
        of("zip files", 5000, i -> sink = new ZipFile(FILE + ".zip").size());
        of("jars of loaders", 1000, i ->
            sink = new URLClassLoader(new URL[] {new URL("file:" + FILE + ".zip")})
            .getResource("entry3"));
        of("inflaters", 20000, i -> { Inflater f = new Inflater(); f.setInput(new byte[10]);
            sink = f; });
        of("deflaters", 1000, i -> sink = new Deflater());
        of("direct buffers", 20000, i -> sink = ByteBuffer.allocateDirect(10000).put(0, (byte) 1));
        of("sockets", 10000, i -> sink = new Socket());
        of("server sockets", 5000, i -> sink = new ServerSocket(0, 1,
            InetAddress.getLoopbackAddress()));
        of("datagram sockets", 5000, i -> sink = new DatagramSocket(0,
            InetAddress.getLoopbackAddress()));
        of("selectors", 2000, i -> sink = java.nio.channels.Selector.open());
        of("selectors with channels", 1000, i -> {
            java.nio.channels.DatagramChannel c = java.nio.channels.DatagramChannel.open();
            java.nio.channels.Selector s = java.nio.channels.Selector.open();
            c.configureBlocking(false);
            sink = c.register(s, java.nio.channels.SelectionKey.OP_READ);
            s.selectNow();
        });
        of("asynchronous sockets", 2000, i ->
            sink = java.nio.channels.AsynchronousSocketChannel.open());
        of("watch services", 600, i -> { // of which the system gives a user 128
            java.nio.file.WatchService w = FILE.toPath().getFileSystem().newWatchService();
            FILE.toPath().getParent().register(w,
                java.nio.file.StandardWatchEventKinds.ENTRY_CREATE);
            sink = w;
            for (w = null; i % 40 == 0 && count("/proc/self/task") > 60; Thread.sleep(5)) {
                sink = null; System.gc(); } });
        of("pipes", 5000, i -> sink = java.nio.channels.Pipe.open());
        of("processes", 200, i -> sink = new ProcessBuilder("/bin/true").start().waitFor());
        of("proxies", 1000, i -> { ClassLoader l = new Maker();
            sink = Proxy.newProxyInstance(l, new Class<?>[] {Runnable.class, Comparable.class}, (p,
            m, a) -> null).getClass(); });
        of("hidden classes", 2000, i -> sink = MethodHandles.lookup().defineHiddenClass(small, true)
            .lookupClass().getDeclaredConstructor().newInstance());
        of("lambdas by hand", 2000, i -> {
            MethodHandles.Lookup l = MethodHandles.lookup();
            var none = java.lang.invoke.MethodType.methodType(void.class);
            sink = java.lang.invoke.LambdaMetafactory.metafactory(l, "run", java.lang.invoke
                .MethodType.methodType(Runnable.class), none, l.findStatic(Leaks.class, "nothing",
                none), none).getTarget().invoke(); });
        of("threads", 5000, i -> { Thread t = new Thread(() -> sink = Thread.currentThread());
            t.start(); t.join(); });
        of("threads never started", 50000, i -> sink = new Thread(() -> { }));
        of("thread locals", 50000, i -> { ThreadLocal<Object> l = new ThreadLocal<>();
            l.set(new byte[100]); sink = l.get(); });
        of("timers", 2000, i -> { java.util.Timer t = new java.util.Timer(true);
            t.schedule(new TimerTask() { @Override public void run() { } }, 0); sink = t; });
        of("pools", 1000, i -> { ExecutorService x = Executors.newFixedThreadPool(2);
            sink = x.submit(() -> 1).get(); x.shutdown(); });
        of("schedules cancelled", 20000, i -> SCHEDULES.schedule(() -> {
            }, 1, TimeUnit.HOURS).cancel(false));
        of("futures that time out", 10000, i -> sink = new CompletableFuture<Object>()
            .completeOnTimeout(1, 1, TimeUnit.NANOSECONDS).join());
        of("monitors", 100000, i -> { Object o = new Object(); sink = o.hashCode();
            synchronized (o) { sink = o; } });
        of("waits", 20000, i -> { Object o = new Object(); synchronized (o) { o.wait(0, 1); } });
        of("parks", 50000, i -> java.util.concurrent.locks.LockSupport.parkNanos(1));
        of("finalizers", 20000, i -> sink = new Final());
        of("cleaners", 20000, i -> CLEANER.register(new Object(), () -> sink = null));
        of("cleaners of their own", 300, i -> Cleaner.create().register(new Object(), () ->
            sink = null));
        of("weak references", 100000, i -> sink = new WeakReference<>(new Object()));
        of("soft references", 20000, i -> sink = new SoftReference<>(new byte[1000]));
        of("phantom references", 100000, i -> sink = new PhantomReference<>(new Object(),
            new ReferenceQueue<>()));
        of("weak map's entries", 100000, i -> WEAK.put(new Object(), i));
        of("strings interned", 50000, i -> sink = ("text " + i).intern());
        of("exceptions", 50000, i -> sink = new IllegalStateException("x" + i));
        of("method types", 20000, i -> sink = java.lang.invoke.MethodType.methodType(int.class,
            java.util.Collections.nCopies(i % 200, i % 2 == 0 ? int.class : Object.class)));
        of("method handles", 5000, i -> sink = MethodHandles.insertArguments(MethodHandles.lookup()
            .findStatic(Math.class, "max", java.lang.invoke.MethodType.methodType(int.class,
            int.class, int.class)), 0, i).invoke(3));
        of("patterns", 20000, i -> sink = java.util.regex.Pattern.compile("a" + i + "(b|c)*[d-f]+")
            .matcher("a" + i).find());
        of("formats", 5000, i -> sink = new java.text.SimpleDateFormat("yyyy-MM-dd HH:mm",
            Locale.GERMANY).format(new Date(i)));
        of("objects serialized", 5000, i -> {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            try (ObjectOutputStream o = new ObjectOutputStream(b)) {
                o.writeObject(List.of(i, "x")); }
            sink = new ObjectInputStream(new ByteArrayInputStream(b.toByteArray())).readObject();
        });
        of("properties", 20000, i -> { System.setProperty("leaks." + i % 10, "v" + i);
            System.clearProperty("leaks." + i % 10); });
        of("shutdown hooks", 20000, i -> { Thread t = new Thread(() -> { });
            Runtime.getRuntime().addShutdownHook(t); Runtime.getRuntime().removeShutdownHook(t); });
        of("random numbers", 50000, i -> sink = new SplittableRandom(i).split()
            .nextInt() + new Random(i).nextInt());
        of("temporary files", 2000, i -> Files.delete(Files.createTempFile("leaks", "x")));
        of("bundles", 2000, i -> { try { sink = ResourceBundle.getBundle("none" , Locale.ROOT,
            new Maker()); } catch (MissingResourceException e) { sink = e; } });
    }

    static void nothing() { }

    static int count(String folder) { String[] all = new File(folder).list();
        return all == null ? -1 : all.length; }

    static long resident() throws IOException {
        for (String line : Files.readAllLines(Path.of("/proc/self/status")))
            if (line.startsWith("VmRSS:")) return Long.parseLong(line.replaceAll("[^0-9]", ""));
        return -1;
    }

    /** What the process holds: KiB resident, descriptors, threads, mappings. */
    static String held(String between) throws IOException {
        return resident() + between + count("/proc/self/fd") + between + count("/proc/self/task")
            + between + Files.readAllLines(Path.of("/proc/self/maps")).size();
    }

    static void tell() throws Exception {
        sink = null;
        for (int i = 0; i < 3; i++) { System.gc(); System.runFinalization(); Thread.sleep(50); }
        System.gc();
        System.out.println(held(" "));
    }

    /** What the bodies need. */
    static void begin() throws IOException {
        SCHEDULES.setRemoveOnCancelPolicy(true);
        small = Leaks.class.getResourceAsStream("/Leaks$Small.class").readAllBytes();
        Files.write(FILE.toPath(), new byte[5000]);
        try (ZipOutputStream z = new ZipOutputStream(new FileOutputStream(FILE + ".zip"))) {
            for (int i = 0; i < 10; i++) { z.putNextEntry(new ZipEntry("entry" + i)); z.write(i);
                z.closeEntry(); }
        }
    }

    static void end(int status) {
        FILE.delete();
        new File(FILE + ".zip").delete();
        System.exit(status);
    }

    public static void main(String[] args) throws Throwable {
        if (args[0].equals("list")) {
            SIZES.forEach((name, size) -> System.out.println(size + " " + name));
            return;
        }
        Body body = BODIES.get(args[0]);
        int times = Integer.parseInt(args[1]), often = Math.max(SIZES.get(args[0]) / 20, 1);
        begin();
        for (int i = 1; i <= times; i++) {
            body.make(i);
            if (i % often == 0) { System.gc(); Thread.sleep(1);
                } // what lies outside of the heap asks for no collection
            if (i == times / 10 || i == times / 2 || i == times) tell();
        }
        end(0);
    }
}
