// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

/**
 * Stack traces: which frames are shown, in which order, with which lines, through lambdas,
 * reflection, initializers and handles.
 */
public class TraceShapes {
    static void show(String what, Throwable e) {
        System.out.println(what + ": " + e);
        for (StackTraceElement f : e.getStackTrace()) {
            if (f.getClassName().startsWith("TraceShapes")) {
                System.out.println("  " + f.getClassName().replaceAll("\\$\\$Lambda.*", "LAMBDA")
                    + "." + f.getMethodName() + ":" + f.getLineNumber());
            }
        }
        if (e.getCause() != null && e.getCause() != e) show("  cause", e.getCause());
    }

    interface Code { void run() throws Throwable; }

    static void t(String what, Code code) {
        try {
            code.run();
        } catch (Throwable e) {
            show(what, e);
        }
    }

    static void boom() {
        throw new IllegalStateException("boom");
    }

    static int implicit(int[] a) {
        int x = 1;
        x += a.length > 0
            ? a[0]
            : a[1];
        return x
            / (x - x);
    }

    static class Init {
        static int first = 1;
        static int second = compute();
        static int compute() {
            return Integer.parseInt("x" + first);
        }
    }

    static class Instance {
        int a = 1;
        int b =
            a / (a - 1);
        {
            boom();
        }
        Instance() {
            this(1);
        }
        Instance(int x) {
            super();
        }
    }

    static class Made extends RuntimeException {
        Made(String m) {
            super(make(m));
        }
        static String make(String m) { return m + "!"; }
    }

    static class MadeSlow extends Made {
        MadeSlow() {
            super("slow");
            fillInStackTrace();
        }
    }

    static class Quiet extends RuntimeException {
        Quiet() { super("quiet", null, false, false); }
    }

    static Throwable factory() {
        return new Made("factory");
    }

    static void rethrow(Throwable e) throws Throwable {
        throw e;
    }

    enum Kind {
        ONE { @Override void act() { boom(); } };
        abstract void act();
    }

    interface Defaulted {
        default void go() { stat(); }
        static void stat() { priv(); }
        private static void priv() { boom(); }
    }

    class Inner {
        void deep() {
            new Object() {
                void deeper() {
                    Runnable r = () -> boom();
                    r.run();
                }
            }.deeper();
        }
    }

    static class Gen<T extends Comparable<T>> implements Comparable<Gen<T>> {
        @Override
        public int compareTo(Gen<T> o) { boom(); return 0; }
    }

    static int recurse(int n) {
        if (n == 0) boom();
        return recurse(n - 1) + 1;
    }

    static void fin() {
        try {
            boom();
        } finally {
            System.out.println("finally");
        }
    }

    static void suppressed() throws Exception {
        try (AutoCloseable a = () -> { throw new Exception("a"); };
             AutoCloseable b = () -> { throw new Exception("b"); }) {
            boom();
        }
    }

    public static void main(String[] args) throws Throwable {
        t("plain", TraceShapes::boom);
        t("implicit", () -> implicit(new int[] {5}));
        t("null", () -> implicit(null));
        t("index", () -> implicit(new int[0]));
        t("initializer", () -> System.out.println(Init.second));
        t("initializer again", () -> System.out.println(Init.second));
        t("instance", () -> new Instance());
        t("constructor", () -> { throw new Made("x"); });
        t("refilled", () -> { throw new MadeSlow(); });
        t("quiet", () -> { throw new Quiet(); });
        t("factory", () -> { throw factory(); });
        Throwable kept = factory();
        t("kept", () -> rethrow(kept));
        t("lambda in lambda", () -> {
            Supplier<Supplier<Integer>> s = () -> () -> 1 / (args.length);
            s.get().get();
        });
        t("method reference", () -> {
            Function<String, Integer> f = Integer::parseInt;
            f.apply("zz");
        });
        t("constructor reference", () -> {
            Supplier<Instance> f = Instance::new;
            f.get();
        });
        t("enum", () -> Kind.ONE.act());
        t("default", () -> new Defaulted() { }.go());
        t("inner", () -> new TraceShapes().new Inner().deep());
        t("bridge", () -> ((Comparable) new Gen<String>()).compareTo(new Gen<String>()));
        t("bridge cast", () -> ((Comparable) new Gen<String>()).compareTo("x"));
        t("recursion", () -> recurse(5));
        t("finally", TraceShapes::fin);
        t("reflection", () -> TraceShapes.class.getDeclaredMethod("boom").invoke(null));
        t("reflected constructor", () -> Instance.class.getDeclaredConstructor().newInstance());
        t("handle", () -> MethodHandles.lookup()
            .findStatic(TraceShapes.class, "boom", MethodType.methodType(void.class))
            .invokeExact());
        t("bound handle", () -> {
            MethodHandle h = MethodHandles.lookup().findStatic(TraceShapes.class, "recurse",
                MethodType.methodType(int.class, int.class));
            int r = (int) h.bindTo(2 == 2 ? null : null).invoke();
        });
        t("inserted", () -> {
            MethodHandle h = MethodHandles.lookup().findStatic(TraceShapes.class, "recurse",
                MethodType.methodType(int.class, int.class));
            int r = (int) MethodHandles.insertArguments(h, 0, 1).invokeExact();
        });
        t("proxy", () -> ((Runnable) Proxy.newProxyInstance(TraceShapes.class.getClassLoader(),
            new Class<?>[] {Runnable.class}, (p, m, a) -> {
            boom();
            return null;
        })).run());
        t("stream", () -> List.of(3, 1, 2).stream().map(x -> 6 / (x - 1)).forEach(x -> { }));
        t("sort", () -> new ArrayList<>(List.of(2, 1, 3)).sort((a, b) -> { boom(); return 0; }));
        try {
            suppressed();
        } catch (Exception e) {
            show("suppressed", e);
            for (Throwable s : e.getSuppressed()) show("  by close", s);
        }
        Throwable[] other = new Throwable[1];
        Thread thread = new Thread(() -> {
            try {
                recurse(1);
            } catch (Throwable e) {
                other[0] = e;
            }
        });
        thread.start();
        thread.join();
        show("thread", other[0]);
        StackTraceElement[] own = new Throwable().getStackTrace();
        System.out.println(own.length + " " + own[0]);
        other[0].setStackTrace(own);
        show("set", other[0]);
        StackTraceElement made = new StackTraceElement("a.B", "c", "D.java", 7);
        System.out.println(made + " " + new StackTraceElement("a.B", "c", null, -2)
            + " " + new StackTraceElement("a.B", "c", null, 3)
            + " " + new StackTraceElement("a.B", "c", "D.java", -1)
            + " " + made.equals(new StackTraceElement("a.B", "c", "D.java", 7)));
        StackWalker.getInstance().forEach(f ->
            System.out.println(f.getMethodName() + " " + f.getLineNumber()));
    }
}
