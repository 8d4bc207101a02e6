// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/**
 * MethodHandles.foldArguments and collectArguments: combiners with results and void, positions,
 * prefixes, refusals.
 */
public class FoldArguments {

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

    static String target(int n, String a, long b) {
        return n + a + b;
    }

    static int comb(String a, long b) {
        return a.length() * 100 + (int) b;
    }

    static int one(String a) {
        return a.length();
    }

    static int none() {
        return -1;
    }

    static void see(String a, long b) {
        log.append(a).append(b);
    }

    static String plain(String a, long b) {
        return a + "/" + b + log;
    }

    static int thrower(String a) {
        throw new RuntimeException(a);
    }

    static String mid(long a, int n, String s) {
        return a + ":" + n + ":" + s;
    }

    public static void main(String[] args) throws Throwable {
        Class<?> c = FoldArguments.class;
        MethodHandle target = L.findStatic(
                c,
                "target",
                mt(String.class, int.class, String.class, long.class)
            ),
            comb = L.findStatic(c, "comb", mt(int.class, String.class, long.class)),
            one = L.findStatic(c, "one", mt(int.class, String.class)),
            none = L.findStatic(c, "none", mt(int.class));
        MethodHandle see = L.findStatic(c, "see", mt(void.class, String.class, long.class)),
            plain = L.findStatic(c, "plain", mt(String.class, String.class, long.class)),
            thrower = L.findStatic(c, "thrower", mt(int.class, String.class)),
            mid = L.findStatic(c, "mid", mt(String.class, long.class, int.class, String.class));
        t("fold", () -> (String) MethodHandles.foldArguments(target, comb).invokeExact("abc", 7L));
        t("prefix", () -> (String) MethodHandles.foldArguments(target, one).invokeExact("abc", 7L));
        t(
            "nullary",
            () -> (String) MethodHandles.foldArguments(target, none).invokeExact("abc", 7L)
        );
        t("void", () -> (String) MethodHandles.foldArguments(plain, see).invokeExact("s", 5L));
        t("type", () -> MethodHandles.foldArguments(target, comb).type());
        t(
            "throws",
            () -> (String) MethodHandles.foldArguments(target, thrower).invokeExact("why", 7L)
        );
        t("wrong result", () -> MethodHandles.foldArguments(plain, comb));
        t("wrong parameters", () -> MethodHandles.foldArguments(target, see));
        t("too long", () -> MethodHandles.foldArguments(one, comb));
        t("null", () -> MethodHandles.foldArguments(target, null));
        t("at 1", () -> (String) MethodHandles.foldArguments(mid, 1, one).invokeExact(9L, "four"));
        t("at 1 void", () -> MethodHandles.foldArguments(mid, 1, see));
        t("at 0", () -> (String) MethodHandles.foldArguments(target, 0, comb).invokeExact("q", 3L));
        t("at 9", () -> MethodHandles.foldArguments(mid, 9, one));
        t("at -1", () -> MethodHandles.foldArguments(mid, -1, one));
        t(
            "at 1 nullary",
            () -> (String) MethodHandles.foldArguments(mid, 1, none).invokeExact(9L, "s")
        );
        t("at 2", () -> MethodHandles.foldArguments(mid, 2, one));
        t(
            "collect 0",
            () ->
                (String) MethodHandles.collectArguments(target, 0, comb).invokeExact(
                    "xy",
                    1L,
                    "a",
                    2L
                )
        );
        t(
            "collect 1",
            () ->
                (String) MethodHandles.collectArguments(mid, 1, comb).invokeExact(5L, "xy", 1L, "z")
        );
        t("collect type", () -> MethodHandles.collectArguments(mid, 1, comb).type());
        t(
            "collect void",
            () ->
                (String) MethodHandles.collectArguments(plain, 1, see).invokeExact(
                    "p",
                    "in",
                    3L,
                    4L
                )
        );
        t(
            "collect nullary",
            () -> (String) MethodHandles.collectArguments(target, 0, none).invokeExact("s", 1L)
        );
        t("collect end", () -> MethodHandles.collectArguments(mid, 2, plain).type());
        t(
            "collect last",
            () -> (String) MethodHandles.collectArguments(mid, 2, plain).invokeExact(1L, 2, "k", 3L)
        );
        t("collect wrong", () -> MethodHandles.collectArguments(mid, 0, one));
        t(
            "collect void at end",
            () ->
                (String) MethodHandles.collectArguments(plain, 2, see).invokeExact("a", 1L, "b", 2L)
        );
        t("collect position", () -> MethodHandles.collectArguments(mid, 4, one));
        t(
            "collect same twice",
            () ->
                (String) MethodHandles.collectArguments(
                    MethodHandles.collectArguments(mid, 1, one),
                    1,
                    MethodHandles.identity(String.class)
                ).invokeExact(1L, "three", "e")
        );
        t(
            "fold of fold",
            () ->
                (int) MethodHandles.foldArguments(
                    L.findStatic(Math.class, "addExact", mt(int.class, int.class, int.class)),
                    MethodHandles.identity(int.class)
                ).invokeExact(21)
        );
        log.setLength(0);
        t("deep", () -> {
            MethodHandle add = L.findStatic(
                    Math.class,
                    "addExact",
                    mt(int.class, int.class, int.class)
                ),
                r = MethodHandles.identity(int.class);
            for (int i = 0; i < 10; i++) r = MethodHandles.foldArguments(add, r);
            return (int) r.invokeExact(1);
        });
    }
}
