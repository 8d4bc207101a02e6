// SPDX-License-Identifier: MIT
/** Objects of classes that nothing else has, held in every way, while collections come. */
@SuppressWarnings({ "deprecation", "removal" })
public class Heaped {

    static class One {}

    static class Two {}

    static class Three {}

    /** Static fields of either kind; one holds nothing. */
    static class Statics {

        static One one = new One();
        static int number = 3;
        static Object nothing;
        static Two two = new Two();
    }

    static class Base {

        static Object shared = new Object();
        One first = new One();
        long number = 5;
        Object nothing;
    }

    static class Derived extends Base {

        int other = 7;
        Two second = new Two();
        Three third = new Three();
    }

    /** More references than one call holds, and exactly as many. */
    static class Arrays {

        Object[] many = new Three[10001];
        Object[] part = new One[4096];
        Object[] parts = new Two[8192];

        Arrays() {
            for (int i = 0; i < many.length; i += 2) many[i] = third;
            for (int i = 0; i < part.length; i++) part[i] = new One();
            parts[8191] = new Two();
        }
    }

    static class Held {

        boolean used;
    }

    static class Lock {}

    static class Locked {

        synchronized void collect() {
            System.gc();
        }
    }

    static class Waited {}

    static class Soft {}

    /** Of a loader of its own, which only its instance leads to. */
    static class Loaded {

        static Object one = new Object();
        Object two = new Object();
    }

    static class Loader extends ClassLoader {

        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals("Heaped$Loaded")) return super.loadClass(name, resolve);
            try (java.io.InputStream in = Heaped.class.getResourceAsStream("Heaped$Loaded.class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name);
            }
        }
    }

    static Object loaded() throws Exception {
        java.lang.reflect.Constructor<?> made = new Loader()
            .loadClass("Heaped$Loaded")
            .getDeclaredConstructor();
        made.setAccessible(true);
        return made.newInstance();
    }

    /** Thrown: from now on all of the above is there. */
    static class Ready extends RuntimeException {}

    static class Over extends RuntimeException {}

    static class Finalized {

        protected void finalize() {
            finalized++;
        }
    }

    static volatile int finalized;
    static volatile boolean waits, ends;
    static volatile long spun;
    static Three third = new Three();
    static Derived derived = new Derived();
    static Arrays arrays = new Arrays();
    static Class<?> statics = Statics.class;
    static java.lang.ref.SoftReference<Soft> soft = new java.lang.ref.SoftReference<>(new Soft());
    static java.lang.ref.WeakReference<Soft> weak = new java.lang.ref.WeakReference<>(new Soft());

    static void drop() {
        new Finalized();
    }

    static long spin(long n) {
        return n + 1;
    }

    static boolean tell(RuntimeException what) {
        try {
            throw what;
        } catch (RuntimeException e) {
            return e == what;
        }
    }

    static boolean deep(int depth, Locked locked, Lock lock) {
        if (depth > 0) return deep(depth - 1, locked, lock);
        Held held = new Held();
        synchronized (lock) {
            for (int i = 0; i < 4; i++) {
                drop();
                locked.collect();
            }
        }
        held.used = true;
        return held.used;
    }

    public static void main(String[] args) throws Exception {
        Waited waited = new Waited();
        Object loaded = loaded();
        Thread waiter = new Thread(() -> {
            synchronized (waited) {
                waits = true;
                try {
                    while (!ends) waited.wait();
                } catch (InterruptedException e) {
                    waits = false;
                }
            }
        });
        Thread spinner = new Thread(() -> {
            while (!ends) spun = spin(spun);
        });
        waiter.start();
        spinner.start();
        while (!waits || spun == 0 || waiter.getState() != Thread.State.WAITING) Thread.sleep(1);
        boolean good = Statics.one != null && tell(new Ready());
        good &= deep(3, new Locked(), new Lock()) && tell(new Over());
        ends = true;
        synchronized (waited) {
            waited.notifyAll();
        }
        waiter.join();
        spinner.join();
        good &= loaded.getClass() != Loaded.class;
        loaded = null;
        while (finalized < 4) {
            System.gc();
            System.runFinalization();
        }
        System.out.println(
            "heaped " +
                good +
                " " +
                (weak.get() == null) +
                " " +
                derived.second.getClass().getName() +
                " " +
                arrays.many.length +
                " " +
                (statics == Statics.class)
        );
    }
}
