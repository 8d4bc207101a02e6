/* SPDX-License-Identifier: MIT */
/*
 * Many threads load the same classes through one parallel-capable loader: each class is defined
 * once; loaders die with their classes.
 */
import java.io.*; import java.lang.ref.*; import java.util.*; import java.util.concurrent.atomic.*;

public class ParallelLoaders {

    public static class A {

        public static Object make() {
            return new B();
        }
    }

    public static class B extends C {

        {
            D.n++;
        }
    }

    public static class C {

        static int base = D.n;
    }

    public static class D {

        public static int n = 10;
    }

    static class Par extends ClassLoader {

        static {
            System.out.println(registerAsParallelCapable());
        }

        static AtomicInteger defined = new AtomicInteger();

        Par() {
            super(ParallelLoaders.class.getClassLoader());
        }

        protected Class<?> loadClass(String n, boolean r) throws ClassNotFoundException {
            if (!n.startsWith("ParallelLoaders$")) return super.loadClass(n, r);
            synchronized (getClassLoadingLock(n)) {
                Class<?> c = findLoadedClass(n);
                if (c == null) try (
                    InputStream in = ParallelLoaders.class.getResourceAsStream("/" + n + ".class")
                ) {
                    byte[] b = in.readAllBytes();
                    c = defineClass(n, b, 0, b.length);
                    defined.incrementAndGet();
                } catch (IOException e) {
                    throw new ClassNotFoundException(n, e);
                }
                return c;
            }
        }
    }

    static WeakReference<ClassLoader> use() throws Exception {
        Par p = new Par();
        p.loadClass("ParallelLoaders$A").getMethod("make").invoke(null);
        return new WeakReference<>(p);
    }

    public static void main(String[] args) throws Exception {
        for (int round = 0; round < 5; round++) {
            Par p = new Par();
            System.out.println(p.isRegisteredAsParallelCapable());
            Par.defined.set(0);
            Set<Object> classes = Collections.synchronizedSet(
                Collections.newSetFromMap(new IdentityHashMap<>())
            );
            Thread[] ts = new Thread[8];
            AtomicInteger bad = new AtomicInteger();
            for (int i = 0; i < 8; i++) (ts[i] = new Thread(() -> {
                try {
                    Class<?> a = p.loadClass("ParallelLoaders$A");
                    classes.add(a);
                    classes.add(a.getMethod("make").invoke(null).getClass());
                } catch (Throwable e) {
                    bad.incrementAndGet();
                    e.printStackTrace();
                }
            })).start();
            for (Thread t : ts) t.join();
            System.out.println(classes.size() + " " + bad + " " + Par.defined);
        }
        List<WeakReference<ClassLoader>> ws = new ArrayList<>();
        for (int i = 0; i < 20; i++) ws.add(use());
        int alive = 20;
        for (int i = 0; i < 100 && alive > 1; i++) {
            System.gc();
            alive = 0;
            for (WeakReference<ClassLoader> w : ws) if (w.get() != null) alive++;
        }
        System.out.println(alive <= 1);
    }
}
