// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

import java.util.*;

/**
 * MethodHandles loops: countedLoop with ends and ranges, whileLoop, doWhileLoop, iteratedLoop, the
 * general loop.
 */
public class CountedLoops {

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

    static String step(String v, int i, String init) {
        return v + i + init.length();
    }

    static String start(String s) {
        return "<" + s;
    }

    static int len(String s) {
        return s.length();
    }

    static void vstep(int i) {
        log.append(i);
    }

    static StringBuilder log = new StringBuilder();

    static boolean less(int i, int lim) {
        return i < lim;
    }

    static int inc(int i, int lim) {
        return i * 2 + 1;
    }

    static int init(int lim) {
        return 0;
    }

    static String cat(String a, String e) {
        return a + "," + e;
    }

    static int sum(int s, Integer e, List<Integer> l) {
        return s + e;
    }

    static boolean more(Iterator<?> it) {
        return it.hasNext();
    }

    static int count(int c, long acc, int n) {
        return c + 1;
    }

    static long fact(int c, long acc, int n) {
        return acc * (c + 1);
    }

    static boolean going(int c, long acc, int n) {
        return c < n;
    }

    static String fin(int c, long acc, int n) {
        return n + "!=" + acc;
    }

    static long one(int n) {
        return 1;
    }

    public static void main(String[] args) throws Throwable {
        Class<?> c = CountedLoops.class;
        MethodHandle step = L.findStatic(
                c,
                "step",
                mt(String.class, String.class, int.class, String.class)
            ),
            start = L.findStatic(c, "start", mt(String.class, String.class)),
            len = L.findStatic(c, "len", mt(int.class, String.class)),
            vs = L.findStatic(c, "vstep", mt(void.class, int.class)),
            less = L.findStatic(c, "less", mt(boolean.class, int.class, int.class)),
            inc = L.findStatic(c, "inc", mt(int.class, int.class, int.class)),
            init = L.findStatic(c, "init", mt(int.class, int.class));
        t("counted", () -> (String) MethodHandles.countedLoop(len, start, step).invokeExact("abc"));
        t("counted 0", () -> (String) MethodHandles.countedLoop(len, start, step).invokeExact(""));
        t("type", () -> MethodHandles.countedLoop(len, start, step).type());
        t(
            "constant",
            () ->
                (String) MethodHandles.countedLoop(
                    MethodHandles.constant(int.class, 5),
                    start,
                    step
                ).invokeExact("z")
        );
        t(
            "negative",
            () ->
                (String) MethodHandles.countedLoop(
                    MethodHandles.constant(int.class, -5),
                    start,
                    step
                ).invokeExact("z")
        );
        t("no init", () -> (String) MethodHandles.countedLoop(len, null, step).invokeExact("ab"));
        t("void", () -> {
            MethodHandles.countedLoop(MethodHandles.constant(int.class, 4), null, vs).invokeExact();
            return log;
        });
        t(
            "range",
            () ->
                (String) MethodHandles.countedLoop(
                    MethodHandles.dropArguments(
                        MethodHandles.constant(int.class, -2),
                        0,
                        String.class
                    ),
                    len,
                    start,
                    step
                ).invokeExact("ab")
        );
        t(
            "range empty",
            () ->
                (String) MethodHandles.countedLoop(
                    MethodHandles.dropArguments(
                        MethodHandles.constant(int.class, 9),
                        0,
                        String.class
                    ),
                    len,
                    start,
                    step
                ).invokeExact("ab")
        );
        t("near max", () -> {
            log.setLength(0);
            MethodHandles.countedLoop(
                MethodHandles.constant(int.class, Integer.MAX_VALUE - 2),
                MethodHandles.constant(int.class, Integer.MAX_VALUE),
                null,
                vs
            ).invokeExact();
            return log;
        });
        t("bad count", () -> MethodHandles.countedLoop(start, start, step));
        t("bad body", () -> MethodHandles.countedLoop(len, start, start));
        t("bad init", () -> MethodHandles.countedLoop(len, len, step));
        t("while", () -> (int) MethodHandles.whileLoop(init, less, inc).invokeExact(20));
        t("while never", () -> (int) MethodHandles.whileLoop(init, less, inc).invokeExact(-1));
        t("do", () -> (int) MethodHandles.doWhileLoop(init, inc, less).invokeExact(20));
        t("do once", () -> (int) MethodHandles.doWhileLoop(init, inc, less).invokeExact(-1));
        t("while null init", () -> (int) MethodHandles.whileLoop(null, less, inc).invokeExact(5));
        t("while type", () -> MethodHandles.whileLoop(init, less, inc).type());
        t("while bad", () -> MethodHandles.whileLoop(init, inc, inc));
        t("while bad 2", () -> MethodHandles.whileLoop(init, less, less));
        t("null body", () -> MethodHandles.whileLoop(init, less, null));
        MethodHandle cat = L.findStatic(c, "cat", mt(String.class, String.class, String.class)),
            sum = L.findStatic(c, "sum", mt(int.class, int.class, Integer.class, List.class));
        t(
            "iterated",
            () -> (int) MethodHandles.iteratedLoop(null, null, sum).invokeExact(List.of(3, 4, 5))
        );
        t(
            "iterated type",
            () ->
                MethodHandles.iteratedLoop(null, null, sum).type() +
                " " +
                MethodHandles.iteratedLoop(null, null, cat).type()
        );
        t(
            "iterated cat",
            () ->
                (String) MethodHandles.iteratedLoop(null, null, cat).invoke(
                    Arrays.asList("p", null, "q")
                )
        );
        t(
            "iterated empty",
            () -> (int) MethodHandles.iteratedLoop(null, null, sum).invokeExact(List.of())
        );
        t(
            "iterated wrong",
            () -> (int) MethodHandles.iteratedLoop(null, null, sum).invokeExact((List) List.of("s"))
        );
        t(
            "iterated null",
            () -> (int) MethodHandles.iteratedLoop(null, null, sum).invokeExact((List) null)
        );
        MethodHandle count = L.findStatic(
                c,
                "count",
                mt(int.class, int.class, long.class, int.class)
            ),
            fact = L.findStatic(c, "fact", mt(long.class, int.class, long.class, int.class)),
            going = L.findStatic(c, "going", mt(boolean.class, int.class, long.class, int.class)),
            fin = L.findStatic(c, "fin", mt(String.class, int.class, long.class, int.class)),
            one = L.findStatic(c, "one", mt(long.class, int.class));
        MethodHandle loop = MethodHandles.loop(
            new MethodHandle[] { null, count },
            new MethodHandle[] {
                one,
                L.findStatic(c, "fact", mt(long.class, int.class, long.class, int.class)),
                going,
                fin
            }
        );
        t("loop", () -> loop.type() + " " + (String) loop.invokeExact(5));
        t("loop 0", () -> (String) loop.invokeExact(0));
        t("no clauses", () -> MethodHandles.loop());
        t("no predicate", () -> MethodHandles.loop(new MethodHandle[] { null, count }));
        t("five", () -> MethodHandles.loop(new MethodHandle[5]));
        t("null clause", () -> MethodHandles.loop((MethodHandle[]) null));
        t("bad predicate", () ->
            MethodHandles.loop(new MethodHandle[] { null, count, count, fin })
        );
        t("finis", () ->
            MethodHandles.loop(
                new MethodHandle[] { null, count, going, fin },
                new MethodHandle[] { one, fact, going, count }
            )
        );
        t(
            "throwing",
            () ->
                (String) MethodHandles.countedLoop(
                    len,
                    start,
                    MethodHandles.throwException(String.class, Exception.class).asType(
                        mt(String.class, Exception.class)
                    )
                ).invokeExact("x")
        );
    }
}
