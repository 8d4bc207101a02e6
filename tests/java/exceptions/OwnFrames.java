// SPDX-License-Identifier: MIT
import java.lang.reflect.*;
import java.util.function.*;

/**
 * Stack traces name method and line in initializers, constructors, lambdas, bridges, nested calls
 * over lines, switch and finally.
 */
public class OwnFrames {
    static void say(String n, Throwable t) {
        StringBuilder b = new StringBuilder(n);
        for (StackTraceElement e : t.getStackTrace()) {
            if (!e.getClassName().startsWith("OwnFrames")) continue;
            String m = e.getMethodName();
            b.append(' ')
                .append(e.getClassName().replaceAll(".*OwnFrames", ""))
                .append('.')
                .append(m.startsWith("lambda$") ? m : m)
                .append(':')
                .append(e.getLineNumber());
        }
        System.out.println(b + " " + t.getClass().getSimpleName());
    }
    interface Code { void run() throws Throwable; }
    static void t(String n, Code c) {
        try { c.run(); } catch (ExceptionInInitializerError e) { say(n, e.getCause()); }
        catch (InvocationTargetException e) { say(n, e.getCause()); }
        catch (Throwable e) { say(n, e); }
    }
    static int boom() {
        throw new IllegalStateException(
            "x");
    }
    int field =
        boom();
    OwnFrames() { }
    OwnFrames(int i) {
        super();
        System.out.println("never");
    }
    static class Clinit {
        static int a = 1;
        static int b =
            a + boom();
    }
    static class Arg { Arg(int i) { } Arg() { this(
        boom()); } }
    static abstract class Gen<T> { abstract T get(T t); }
    static class Str extends Gen<String> { String get(String s) { return s.substring(
        9); } }
    static int calc(int a,
                    int[] b) {
        return a
            + b.length
            + b[a]
            / b[0];
    }
    static void chain(StringBuilder s) {
        s.append("a")
            .append("b")
            .deleteCharAt(7)
            .append("c");
    }
    static int sw(int i) {
        switch (i) {
            case 1: return 1 / (i - 1);
            case 2:
                return (new int[1][])[i - 2]
                    .length;
            default:
                return boom();
        }
    }
    static void fin() {
        try {
            boom();
        } finally {
            Object o = null;
            o.hashCode();
        }
    }
    static Supplier<Supplier<Integer>> nested = () -> () ->
        boom();

    public static void main(String[] args) throws Throwable {
        t("init", () -> new OwnFrames()); t("init2", () -> new OwnFrames(1));
        t("clinit", () -> new Clinit()); t("arg", () -> new Arg());
        t("bridge", () -> ((Gen) new Str()).get("abc"));
        t("cce", () -> ((Gen) new Str()).get(1));
        t("calc", () -> calc(5, new int[2])); t("calc0", () -> calc(0, new int[1]));
        t("calcnull", () -> calc(0, null));
        t("chain", () -> chain(new StringBuilder())); t("chain0", () -> chain(null));
        for (int i = 1; i < 4; i++) { int k = i; t("sw" + i, () -> sw(k)); }
        t("fin", OwnFrames::fin); t("ref", OwnFrames::boom); t("nested", () -> nested.get().get());
        t("reflect", () -> OwnFrames.class.getDeclaredMethod("boom").invoke(null));
        t("made", () -> OwnFrames.class.getDeclaredConstructor().newInstance());
        t("anonymous", () -> new Object() { int x = boom(); { System.out.println(x); } });
        t("local", () -> { class Local { int go() { return
            boom(); } } new Local().go(); });
        RuntimeException early = new RuntimeException();
        t("thrown later",
            () -> { throw early; });
        t("filled", () -> { throw early.fillInStackTrace(); });
        Runnable proxy = (Runnable) Proxy.newProxyInstance(OwnFrames.class.getClassLoader(),
            new Class<?>[] {Runnable.class}, (p, m, a) -> boom());
        t("proxy", () -> proxy.run());
        t("thread", () -> {
            Throwable[] x = {null};
            Thread th = new Thread(() -> {
                try { boom(); } catch (Throwable e) { x[0] = e; }
            });
            th.start();
            th.join();
            throw x[0];
        });
        t("stream", () -> java.util.List.of(1).forEach(v -> boom()));
        t("ternary", () -> { int v = args.length > 0
            ? 1
            : boom(); });
        t("array", () -> { int[] a = {1,
            2, boom(),
            3}; });
        t("string", () -> { String s = "a" +
            args.length +
            boom(); });
    }
}
