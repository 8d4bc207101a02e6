// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/**
 * MethodHandles.guardWithTest, catchException, throwException and tryFinally: shapes of types,
 * values and order.
 */
public class GuardsAndCatches {

    interface Code {
        Object run() throws Throwable;
    }

    static void t(String n, Code c) {
        try {
            System.out.println(n + " " + c.run());
        } catch (Throwable e) {
            System.out.println(
                n +
                    " ! " +
                    e.getClass().getSimpleName() +
                    (e instanceof NullPointerException ? "" : " " + e.getMessage())
            );
        }
    }

    static MethodHandles.Lookup L = MethodHandles.lookup();

    static MethodType mt(Class<?> r, Class<?>... p) {
        return MethodType.methodType(r, p);
    }

    static StringBuilder log = new StringBuilder();

    static boolean pos(int i) {
        log.append("?");
        return i > 0;
    }

    static boolean always() {
        return true;
    }

    static String yes(int i, String s) {
        return "yes" + i + s;
    }

    static String no(int i, String s) {
        return "no" + i + s;
    }

    static String risky(int i, String s) throws Exception {
        if (i == 0) throw new IllegalStateException(s);
        if (i == 1) throw new Exception(s);
        if (i == 2) throw new Error(s);
        return "safe" + s;
    }

    static String handler(RuntimeException e, int i, String s) {
        return "h" + e.getMessage() + i + s;
    }

    static String shortHandler(Throwable e) {
        return "s" + e.getMessage();
    }

    static String rethrow(Throwable e, int i) throws Throwable {
        throw new Exception("again" + i, e);
    }

    static String cleanup(Throwable t, String r, int i) {
        log.append("c");
        return (t == null ? "ok" : t.getMessage()) + "/" + r + "/" + i;
    }

    static void vclean(Throwable t) {
        log.append("v" + (t != null));
    }

    static void vtarget(int i) {
        log.append("t");
        if (i > 5) throw new RuntimeException("big");
    }

    static long wclean(Throwable t, long r, int a) {
        return r * 2;
    }

    static long wtarget(int a, double b) {
        return (long) (a + b);
    }

    public static void main(String[] args) throws Throwable {
        Class<?> c = GuardsAndCatches.class;
        MethodHandle pos = L.findStatic(c, "pos", mt(boolean.class, int.class)),
            yes = L.findStatic(c, "yes", mt(String.class, int.class, String.class)),
            no = L.findStatic(c, "no", mt(String.class, int.class, String.class)),
            always = L.findStatic(c, "always", mt(boolean.class)),
            risky = L.findStatic(c, "risky", mt(String.class, int.class, String.class));
        MethodHandle handler = L.findStatic(
                c,
                "handler",
                mt(String.class, RuntimeException.class, int.class, String.class)
            ),
            sh = L.findStatic(c, "shortHandler", mt(String.class, Throwable.class)),
            re = L.findStatic(c, "rethrow", mt(String.class, Throwable.class, int.class));
        MethodHandle cl = L.findStatic(
                c,
                "cleanup",
                mt(String.class, Throwable.class, String.class, int.class)
            ),
            vc = L.findStatic(c, "vclean", mt(void.class, Throwable.class)),
            vt = L.findStatic(c, "vtarget", mt(void.class, int.class)),
            wc = L.findStatic(c, "wclean", mt(long.class, Throwable.class, long.class, int.class)),
            wt = L.findStatic(c, "wtarget", mt(long.class, int.class, double.class));
        MethodHandle g = MethodHandles.guardWithTest(pos, yes, no);
        t("true", () -> (String) g.invokeExact(1, "a"));
        t("false", () -> (String) g.invokeExact(-1, "a"));
        t("type", () -> g.type());
        t(
            "nullary test",
            () -> (String) MethodHandles.guardWithTest(always, yes, no).invokeExact(0, "z")
        );
        t("long test", () ->
            MethodHandles.guardWithTest(
                yes.asType(mt(boolean.class, int.class, String.class)),
                yes,
                no
            )
        );
        t("test not boolean", () ->
            MethodHandles.guardWithTest(MethodHandles.identity(int.class), yes, no)
        );
        t("branches differ", () -> MethodHandles.guardWithTest(pos, yes, pos));
        t("test too long", () ->
            MethodHandles.guardWithTest(
                pos,
                MethodHandles.constant(int.class, 1),
                MethodHandles.constant(int.class, 2)
            )
        );
        t(
            "nested",
            () -> (String) MethodHandles.guardWithTest(pos, g, g).invokeExact(5, "n") + log
        );
        MethodHandle k = MethodHandles.catchException(risky, RuntimeException.class, handler);
        for (int i = 0; i < 4; i++) {
            int j = i;
            t("catch" + i, () -> (String) k.invokeExact(j, "m"));
            t(
                "all" + i,
                () ->
                    (String) MethodHandles.catchException(risky, Throwable.class, sh).invokeExact(
                        j,
                        "m"
                    )
            );
            t(
                "again" + i,
                () ->
                    (String) MethodHandles.catchException(risky, Throwable.class, re).invokeExact(
                        j,
                        "m"
                    )
            );
        }
        t("handler type", () -> MethodHandles.catchException(risky, Throwable.class, handler));
        t("handler result", () -> MethodHandles.catchException(pos, Throwable.class, sh));
        t(
            "subclass",
            () ->
                (String) MethodHandles.catchException(
                    risky,
                    IllegalStateException.class,
                    handler.asType(
                        mt(String.class, IllegalStateException.class, int.class, String.class)
                    )
                ).invokeExact(0, "x")
        );
        t(
            "nested catch",
            () ->
                (String) MethodHandles.catchException(
                    k,
                    Error.class,
                    sh.asType(mt(String.class, Error.class))
                ).invokeExact(2, "e")
        );
        t(
            "throw",
            () ->
                (int) MethodHandles.throwException(int.class, Exception.class).invokeExact(
                    new Exception("thrown")
                )
        );
        t("throw void", () -> {
            MethodHandles.throwException(void.class, RuntimeException.class).invokeExact(
                new RuntimeException("v")
            );
            return 0;
        });
        t(
            "throw null",
            () ->
                (String) MethodHandles.throwException(String.class, Error.class).invokeExact(
                    (Error) null
                )
        );
        t("throw type", () -> MethodHandles.throwException(long.class, Error.class).type());
        t("not throwable", () ->
            MethodHandles.throwException(int.class, (Class) String.class).type()
        );
        for (int i = 0; i < 4; i++) {
            int j = i;
            log.setLength(0);
            t(
                "finally" + i,
                () -> (String) MethodHandles.tryFinally(risky, cl).invokeExact(j, "f")
            );
            t("log", () -> log);
        }
        t("void finally", () -> {
            MethodHandles.tryFinally(vt, vc).invokeExact(1);
            return log;
        });
        t("void finally!", () -> {
            MethodHandles.tryFinally(vt, vc).invokeExact(9);
            return log;
        });
        t("log", () -> log);
        t("wide", () -> (long) MethodHandles.tryFinally(wt, wc).invokeExact(3, 4.5));
        t("bad cleanup", () -> MethodHandles.tryFinally(wt, cl));
        t("bad cleanup 2", () -> MethodHandles.tryFinally(vt, sh));
    }
}
