// SPDX-License-Identifier: MIT
import java.lang.reflect.*; import java.util.*; import java.util.function.*;
import java.lang.invoke.*;

/**
 * Some hundred ways into the VM, each an action that works any number of times where there is room
 * for it.
 */
final class WaysIntoTheVm {

    interface Act {
        Object run() throws Throwable;
    }

    static class Fresh {

        static int v;

        static {
            v = 1;
        }
    }

    static class Fresh2 {

        static int v = Integer.parseInt("7");
    }

    static class Bad implements Comparable<Bad> {

        public int compareTo(Bad b) {
            return Integer.compare(System.identityHashCode(this), System.identityHashCode(b));
        }

        public int hashCode() {
            return 3;
        }

        public boolean equals(Object o) {
            return toString() == o;
        }
    }

    static class Boom {

        static {
            if (true) throw new RuntimeException();
        }
    }

    enum E {
        A,
        B
    }

    record R(int a, String b) {}

    static Object[] src = new Object[4],
        dst = new String[4];
    static int[] ints = new int[8];
    static int x;
    int y;
    static Object sink;

    static void m(int q) {
        x = q;
    }

    /** Each was used once: what is initialized where there is no room may be lost. */
    static Map<String, Act> all() throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle mh = l.findStatic(
            WaysIntoTheVm.class,
            "m",
            MethodType.methodType(void.class, int.class)
        );
        VarHandle vh = l.findVarHandle(WaysIntoTheVm.class, "y", int.class);
        WaysIntoTheVm self = new WaysIntoTheVm();
        Method m = WaysIntoTheVm.class.getDeclaredMethod("m", int.class);
        Field f = WaysIntoTheVm.class.getDeclaredField("x");
        Constructor<?> c = Bad.class.getDeclaredConstructor();
        Object lock = new Object();
        Map<String, Act> acts = new LinkedHashMap<>();
        Class<?> pc = Class.forName("java.lang.Integer");
        Thread cur = Thread.currentThread();
        java.lang.ref.WeakReference<Object> wr = new java.lang.ref.WeakReference<>(lock);
        List<Integer> list = new ArrayList<>(List.of(3, 1, 2));
        byte[] bytes = "héllo".getBytes("UTF-8");
        Runnable proxy = (Runnable) Proxy.newProxyInstance(
            WaysIntoTheVm.class.getClassLoader(),
            new Class[] { Runnable.class },
            (p, mm, aa) -> mm.getReturnType() == int.class ? 7 : null
        );
        java.util.zip.CRC32 crc = new java.util.zip.CRC32();
        Object[][] objs = new Object[2][2];
        int[] ia = { 1, 2, 3 };
        java.util.zip.Inflater inf = new java.util.zip.Inflater();
        java.util.zip.Deflater def = new java.util.zip.Deflater();
        java.io.File file = new java.io.File("/");
        StackTraceElement[] ste = new Throwable().getStackTrace();
        acts.put("hashCode", () -> new Object().hashCode());
        acts.put("getClass", () -> lock.getClass());
        acts.put("clone", () -> ia.clone());
        acts.put("clone2", () -> objs.clone());
        acts.put("arraycopy", () -> {
            System.arraycopy(ints, 0, ints, 1, 3);
            return 1;
        });
        acts.put("arraycopy bad", () -> {
            try {
                System.arraycopy(ints, 0, ints, 1, 30);
            } catch (IndexOutOfBoundsException e) {}
            return 1;
        });
        acts.put("arraystore", () -> {
            src[0] = 1;
            try {
                System.arraycopy(src, 0, dst, 0, 1);
            } catch (ArrayStoreException e) {}
            return 1;
        });
        acts.put("invoke", () -> m.invoke(null, 3));
        acts.put("field", () -> f.get(null));
        acts.put("fieldset", () -> {
            f.set(null, 4);
            return 1;
        });
        acts.put("ctor", () -> c.newInstance());
        acts.put("forName", () -> Class.forName("java.util.TreeMap"));
        acts.put("forName bad", () -> {
            try {
                return Class.forName("no.Such" + x++);
            } catch (ClassNotFoundException e) {
                return 1;
            }
        });
        acts.put("forName new", () -> Class.forName("WaysIntoTheVm$Fresh"));
        acts.put("init", () -> Fresh2.v);
        acts.put("mh", () -> {
            mh.invokeExact(3);
            mh.invoke((short) 3);
            return 1;
        });
        acts.put("mh args", () -> mh.invokeWithArguments(2));
        acts.put("asType", () -> mh.asType(MethodType.methodType(Object.class, byte.class)));
        acts.put("bind", () -> MethodHandles.insertArguments(mh, 0, 5).invoke());
        acts.put("vh", () -> (int) vh.getAndAdd(self, 1));
        acts.put("vh2", () -> vh.compareAndSet(self, 1, 2));
        acts.put("find", () ->
            l.findVirtual(String.class, "trim", MethodType.methodType(String.class))
        );
        acts.put("findbad", () -> {
            try {
                return l.findVirtual(String.class, "tr" + x++, MethodType.methodType(String.class));
            } catch (NoSuchMethodException e) {
                return 1;
            }
        });
        acts.put("intern", () -> ("in" + x++).intern());
        acts.put("newArray", () -> Array.newInstance(String.class, 3));
        acts.put("multi", () -> new int[2][3][4]);
        acts.put("multi2", () -> Array.newInstance(int.class, 2, 3));
        acts.put("Array.get", () -> Array.get(ia, 1));
        acts.put("Array.set", () -> {
            Array.set(ia, 1, (byte) 3);
            return 1;
        });
        acts.put("concat", () -> "a" + x + lock + 1.5);
        acts.put("lambda", () -> {
            int q = x;
            Supplier<Integer> s = () -> q;
            return s.get();
        });
        acts.put("mref", () -> {
            Function<Object, String> s = String::valueOf;
            return s.apply(3);
        });
        acts.put("currentThread", () -> Thread.currentThread().getName());
        acts.put("sleep", () -> {
            Thread.sleep(0);
            return 1;
        });
        acts.put("yield", () -> {
            Thread.yield();
            return 1;
        });
        acts.put("nano", () -> System.nanoTime() + System.currentTimeMillis());
        acts.put("gc", () -> {
            if ((x++ & 31) == 0) System.gc();
            return 1;
        });
        acts.put(
            "mem",
            () ->
                Runtime.getRuntime().freeMemory() +
                Runtime.getRuntime().totalMemory() +
                Runtime.getRuntime().availableProcessors()
        );
        acts.put("sync", () -> {
            synchronized (lock) {
                return x;
            }
        });
        acts.put("notify", () -> {
            synchronized (lock) {
                lock.notifyAll();
                lock.wait(1);
                return 1;
            }
        });
        acts.put("notify bad", () -> {
            try {
                lock.notify();
            } catch (IllegalMonitorStateException e) {}
            return 1;
        });
        acts.put("trace", () -> new Throwable().getStackTrace().length);
        acts.put("fill", () -> new Throwable().fillInStackTrace());
        acts.put("walk", () ->
            StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass()
        );
        acts.put("walk2", () -> StackWalker.getInstance().walk(s -> s.limit(3).count()));
        acts.put("getst", () -> cur.getStackTrace().length);
        acts.put("all", () -> Thread.getAllStackTraces().size());
        acts.put("math", () -> Math.sin(x) + Math.pow(x, 2) + StrictMath.exp(1) + Math.sqrt(3));
        acts.put("float", () -> Float.floatToRawIntBits(1f) + Double.doubleToRawLongBits(2));
        acts.put("parse", () -> Double.parseDouble("1.5e10"));
        acts.put("tostr", () -> Double.toString(1.1) + Float.toString(3f));
        acts.put("format", () -> String.format("%d %s", 3, "x"));
        acts.put("regex", () -> "aXb".replaceAll("[A-Z]", "-"));
        acts.put("bytes", () -> new String(bytes, "UTF-8"));
        acts.put("enc", () -> "héé".getBytes("ISO-8859-1"));
        acts.put("methods", () -> R.class.getDeclaredMethods().length);
        acts.put("fields", () -> R.class.getDeclaredFields().length);
        acts.put("ctors", () -> R.class.getDeclaredConstructors().length);
        acts.put("rc", () -> R.class.getRecordComponents().length);
        acts.put(
            "mods",
            () -> R.class.getModifiers() + R.class.getName() + R.class.getSimpleName()
        );
        acts.put("encl", () -> R.class.getEnclosingClass());
        acts.put("nest", () -> R.class.getNestHost() + "" + R.class.getNestMembers().length);
        acts.put("ann", () -> R.class.getAnnotations().length);
        acts.put("supers", () -> R.class.getSuperclass() + "" + R.class.getInterfaces().length);
        acts.put("gen", () -> ArrayList.class.getGenericInterfaces().length);
        acts.put("inst", () -> pc.isInstance(3));
        acts.put("assign", () -> pc.isAssignableFrom(Number.class));
        acts.put("cast", () -> {
            try {
                return pc.cast("x");
            } catch (ClassCastException e) {
                return 1;
            }
        });
        acts.put("enum", () -> E.valueOf("A").compareTo(E.B));
        acts.put("enum bad", () -> {
            try {
                return E.valueOf("Q");
            } catch (IllegalArgumentException e) {
                return 1;
            }
        });
        acts.put(
            "record",
            () ->
                new R(1, "b").toString() +
                new R(1, "b").hashCode() +
                new R(2, "q").equals(new R(2, "q"))
        );
        acts.put("switch", () -> {
            switch ("a" + (x % 3)) {
                case "a1":
                    return 1;
                default:
                    return 2;
            }
        });
        acts.put("proxy", () -> {
            proxy.run();
            return proxy.hashCode();
        });
        acts.put("newproxy", () ->
            Proxy.newProxyInstance(
                WaysIntoTheVm.class.getClassLoader(),
                new Class[] { Comparable.class, Runnable.class },
                (p, mm, aa) -> 1
            )
        );
        acts.put("crc", () -> {
            crc.update(bytes);
            return crc.getValue();
        });
        acts.put("inflate", () -> {
            inf.reset();
            return inf.inflate(new byte[3]);
        });
        acts.put("deflate", () -> {
            def.reset();
            def.setInput(bytes);
            def.finish();
            return def.deflate(new byte[40]);
        });
        acts.put("file", () -> file.exists() + "" + file.isDirectory() + file.lastModified());
        acts.put("list", () -> file.list().length);
        acts.put("thread", () -> {
            Thread t = new Thread(() -> x++);
            t.start();
            t.join();
            return 1;
        });
        acts.put("weak", () -> wr.get());
        acts.put("sort", () -> {
            Collections.sort(list);
            return list;
        });
        acts.put("stream", () ->
            list
                .stream()
                .mapToInt(i -> i)
                .sum()
        );
        acts.put("tree", () -> new TreeMap<>(Map.of(1, 2, 3, 4)).toString());
        acts.put("hashmap", () -> {
            HashMap<Object, Object> h = new HashMap<>();
            for (int i = 0; i < 12; i++) h.put(new Bad(), i);
            return h.size();
        });
        acts.put("bigint", () -> java.math.BigInteger.TEN.pow(30).toString());
        acts.put("div", () -> {
            try {
                return 1 / (x & 0);
            } catch (ArithmeticException e) {
                return 1;
            }
        });
        acts.put("npe", () -> {
            try {
                return ((String) null).length();
            } catch (NullPointerException e) {
                return e.getMessage();
            }
        });
        acts.put("cce", () -> {
            try {
                Object o = 1;
                return (String) o;
            } catch (ClassCastException e) {
                return e.getMessage();
            }
        });
        acts.put("aioobe", () -> {
            try {
                return ints[99];
            } catch (ArrayIndexOutOfBoundsException e) {
                return e.getMessage();
            }
        });
        acts.put("nas", () -> {
            try {
                return new int[-1 - (x & 1)];
            } catch (NegativeArraySizeException e) {
                return e.getMessage();
            }
        });
        acts.put("oome", () -> {
            try {
                return new long[Integer.MAX_VALUE];
            } catch (OutOfMemoryError e) {
                return 1;
            }
        });
        acts.put("defineClass", () -> {
            try {
                return l.defineClass(new byte[3]);
            } catch (ClassFormatError e) {
                return 1;
            }
        });
        acts.put("prop", () -> System.getProperty("java.version") + System.getenv("PATH"));
        acts.put("res", () -> WaysIntoTheVm.class.getResource("WaysIntoTheVm.class") != null);
        acts.put("ser", () -> {
            new java.io.ObjectOutputStream(new java.io.ByteArrayOutputStream()).writeObject(list);
            return 1;
        });
        acts.put("print", () -> {
            new java.io.PrintStream(new java.io.ByteArrayOutputStream()).printf("%s", 1);
            return 1;
        });
        acts.put("random", () -> new Random(3).nextInt() + "" + UUID.nameUUIDFromBytes(bytes));
        acts.put("tl", () -> ThreadLocal.withInitial(() -> 3).get());
        acts.put("unpark", () -> {
            java.util.concurrent.locks.LockSupport.unpark(cur);
            java.util.concurrent.locks.LockSupport.park();
            return 1;
        });
        acts.put("cl", () ->
            new ClassLoader() {
                protected Class<?> findClass(String n) throws ClassNotFoundException {
                    return super.findClass(n);
                }

                public Class<?> t() throws Exception {
                    return loadClass("java.util.BitSet");
                }
            }.t()
        );
        acts.put("hidden", () -> mh.type().toMethodDescriptorString());
        acts.put("equals", () -> lock.equals(acts));
        acts.put("ident", () -> System.identityHashCode(acts));
        acts.put("trace print", () -> {
            new Throwable(new Throwable()).printStackTrace(
                new java.io.PrintWriter(new java.io.StringWriter())
            );
            return 1;
        });
        acts.put("loadLibrary", () -> {
            try {
                System.loadLibrary("nosuch");
            } catch (UnsatisfiedLinkError e) {}
            return 1;
        });
        acts.put("exchanger", () ->
            new java.util.concurrent.atomic.AtomicLong(3).incrementAndGet()
        );
        acts.put(
            "unsafe",
            () -> new java.util.concurrent.atomic.AtomicReferenceFieldUpdater[1].length
        );
        acts.put("clinit err", () -> {
            try {
                return Class.forName("WaysIntoTheVm$Boom");
            } catch (ExceptionInInitializerError | NoClassDefFoundError e) {
                return 1;
            }
        });
        for (Act act : acts.values()) sink = act.run();
        return acts;
    }

    /** Whether each works; those that do not are told. */
    static boolean work(Map<String, Act> acts) {
        boolean good = true;
        for (Map.Entry<String, Act> e : acts.entrySet())
            try {
                sink = e.getValue().run();
            } catch (Throwable t) {
                good = false;
                System.out.println(e.getKey() + " after: " + t);
            }
        return good;
    }
}
