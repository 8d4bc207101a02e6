/* SPDX-License-Identifier: MIT */
import java.io.InputStream;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.WeakHashMap;
import java.util.function.Supplier;

/**
 * Has in its heap what a dump may forget: objects that only references of each kind know, hidden
 * classes and what they
 * keep, classes of a loader of its own, classes of arrays without arrays, a deep stack, threads
 * that come, go and wait.
 * With "fill" the heap is exhausted in the deep stack, else the program ends there.
 */
public class Closed {

    static class Part {

        int[] data = new int[2];
    }

    static class Finalized {

        Object part = new Part();

        @SuppressWarnings("removal")
        protected void finalize() {}
    }

    record Pair(int first, String second) {}

    enum Kind {
        ONE,
        TWO
    }

    static class Other extends ClassLoader {

        Other() {
            super(null);
        }

        protected Class<?> findClass(String name) throws ClassNotFoundException {
            try (InputStream in = Closed.class.getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (Exception e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    static final List<Object> kept = new ArrayList<>();
    static final ReferenceQueue<Object> queue = new ReferenceQueue<>();
    static final WeakHashMap<Object, String> map = new WeakHashMap<>();
    static volatile boolean stop;

    static void references(int count) {
        for (int i = 0; i < count; i++) {
            kept.add(new WeakReference<>(new Part()));
            kept.add(new SoftReference<>(new Part()));
            kept.add(new PhantomReference<>(new Part(), queue));
            map.put(new Part(), "v" + i);
            new Finalized();
        }
    }

    static void hidden() {
        Supplier<Object> constant = () -> "constant";
        int[] captured = { 1 };
        Runnable capturing = () -> captured[0]++;
        capturing.run();
        kept.add(constant.get() + " " + new Pair(1, "two") + Kind.valueOf("TWO") + captured[0]);
        kept.add(new Part[3].clone());
    }

    static int down(int n, boolean fill) {
        int[] mine = { n, n, n };
        if (n == 0 && fill) fill();
        if (n == 0 && !fill) System.exit(0);
        return n == 0 ? 0 : down(n - 1, fill) + mine[0];
    }

    static void fill() {
        try {
            while (true) {
                kept.add(new byte[2000]);
                kept.add(new WeakReference<>(new Part()));
                kept.add(new Finalized());
            }
        } catch (OutOfMemoryError e) {
            kept.clear();
        }
        stop = true;
    }

    static void crowd() {
        for (int i = 0; !stop; i++) {
            try {
                Thread t = new Thread(() -> kept(new Part()), "comes and goes " + i);
                t.start();
                t.join();
            } catch (Throwable e) {
                return;
            }
        }
    }

    static void kept(Object o) {
        synchronized (o) {
            o.hashCode();
        }
    }

    static void start(String name, Runnable run) {
        Thread t = new Thread(run, name);
        t.setDaemon(true);
        t.start();
    }

    public static void main(String[] args) throws Exception {
        boolean fill = args.length > 0 && args[0].equals("fill");
        references(100);
        hidden();
        kept.add(new Other().loadClass("Closed$Pair").getDeclaredConstructors()[0]);
        Object lock = new Object();
        start("waits", () -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {}
            }
        });
        start("crowd", Closed::crowd);
        start("crowd 2", Closed::crowd);
        if (args.length > 0 && args[0].equals("wait")) {
            System.out.println("ready");
            System.in.read();
        }
        Thread deep = new Thread(
            null,
            () -> down(3000, fill),
            "deep\nTRACE 1: \"forged\\",
            1 << 24
        );
        deep.start();
        deep.join();
        System.out.println("done");
    }
}
