// SPDX-License-Identifier: MIT
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;

/**
 * Initialization among threads (JVMS 5.5): one of them runs it, the others wait; failures are told
 * to all.
 */
public class InitRaces {

    static class Loader extends ClassLoader {

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("InitRaces$In")) return super.loadClass(name, resolve);
            synchronized (getClassLoadingLock(name)) {
                Class<?> c = findLoadedClass(name);
                if (c != null) return c;
                try (InputStream in = InitRaces.class.getResourceAsStream(name + ".class")) {
                    byte[] b = in.readAllBytes();
                    return defineClass(name, b, 0, b.length);
                } catch (java.io.IOException e) {
                    throw new ClassNotFoundException(name, e);
                }
            }
        }
    }

    public static int runs;
    public static Thread initializer;
    public static volatile boolean waiterMayGo;
    public static CountDownLatch begun;

    public static class InSlow {

        static final int[] values = new int[100];

        static {
            synchronized (InitRaces.class) {
                runs++;
            }
            for (int i = 0; i < values.length; i++) {
                Thread.yield();
                values[i] = i + 1;
            }
        }

        public static int sum() {
            int sum = 0;
            for (int v : values) sum += v;
            return sum;
        }
    }

    public static class InFailing {

        static {
            synchronized (InitRaces.class) {
                runs++;
            }
            Thread.yield();
            if (runs > 0) throw new IllegalArgumentException("no luck");
        }

        public static int sum() {
            return 0;
        }
    }

    /** Uses itself, its subclass and its own methods in the middle. */
    public static class InItself {

        static int a = 1;
        static int b = InSub.c + other();

        static int other() {
            return a + b;
        }

        public static int sum() {
            return a + b;
        }
    }

    public static class InSub extends InItself {

        static int c = a + 10;
    }

    /** The initializer waits until another thread waits for it. */
    public static class InAwaited {

        static int value;

        static {
            initializer = Thread.currentThread();
            begun.countDown();
            while (!waiterMayGo) Thread.yield();
            value = 42;
        }

        public static int sum() {
            return value;
        }
    }

    interface WithDefault {
        int ONE = told("WithDefault");

        default void m() {}
    }

    interface Without {
        int TWO = told("Without");
    }

    static class Implements implements WithDefault, Without {

        static int three = told("Implements");
    }

    static int told(String name) {
        System.out.println("initialized " + name);
        return 1;
    }

    static String call(ClassLoader loader, String name) {
        try {
            return "" + Class.forName(name, true, loader).getMethod("sum").invoke(null);
        } catch (Throwable e) {
            return (
                e.getClass().getName() +
                ": " +
                e.getMessage() +
                (e.getCause() == null ? "" : " <- " + e.getCause())
            );
        }
    }

    static void race(String name, int rounds, int count) throws Exception {
        TreeMap<String, Integer> told = new TreeMap<>();
        boolean once = true;
        for (int n = 0; n < rounds; n++) {
            Loader loader = new Loader();
            CyclicBarrier start = new CyclicBarrier(count);
            List<Thread> threads = new ArrayList<>();
            runs = 0;
            for (int i = 0; i < count; i++) {
                Thread t = new Thread(() -> {
                    try {
                        start.await();
                    } catch (Exception e) {
                        throw new IllegalStateException(e);
                    }
                    String got = call(loader, name).replaceAll(
                        "\\[in thread \"Thread-[0-9]+\"\\]",
                        "[in thread]"
                    );
                    synchronized (told) {
                        told.merge(got, 1, Integer::sum);
                    }
                });
                threads.add(t);
                t.start();
            }
            for (Thread t : threads) t.join();
            once &= runs == 1;
        }
        System.out.println(name + " once: " + once);
        told.forEach((k, v) -> System.out.println("  " + v + " " + k));
    }

    public static void main(String[] args) throws Exception {
        race("InitRaces$InSlow", 15, 4);
        race("InitRaces$InFailing", 15, 4);
        Loader loader = new Loader();
        System.out.println("itself: " + call(loader, "InitRaces$InItself"));

        begun = new CountDownLatch(1);
        String[] got = new String[3];
        Thread first = new Thread(() -> got[0] = call(loader, "InitRaces$InAwaited"));
        first.start();
        begun.await();
        Thread second = new Thread(() -> got[1] = call(loader, "InitRaces$InAwaited"));
        second.start();
        // Whoever waits for an initializer answers to nobody, is not interrupted, and counts as
        // running.
        second.interrupt();
        for (int i = 0; i < 50; i++) Thread.yield();
        System.out.println("waiting: " + second.isAlive() + " " + got[1]);
        waiterMayGo = true;
        first.join();
        second.join();
        System.out.println(
            got[0] + " " + got[1] + " " + (initializer == first) + " " + second.isInterrupted()
        );
        System.out.println(Implements.three);
        System.out.println(Without.TWO);
    }
}
