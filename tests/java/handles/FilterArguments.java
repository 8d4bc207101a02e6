// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/**
 * MethodHandles.filterArguments and filterReturnValue: null filters, order of filters, types,
 * failures in filters.
 */
public class FilterArguments {

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

    static String cat(String a, int b, Object c) {
        return a + b + c;
    }

    static int len(String s) {
        log.append("len ");
        return s.length();
    }

    static String hex(long l) {
        log.append("hex ");
        return Long.toHexString(l);
    }

    static Object twice(Object o) {
        log.append("twice ");
        return o + "" + o;
    }

    static int bad(String s) {
        throw new IllegalStateException("filter " + s);
    }

    static void nothing(String s) {
        log.append("nothing" + s + " ");
    }

    static int zero() {
        return 42;
    }

    static long wide(int i) {
        return i * 10000000000L;
    }

    public static void main(String[] args) throws Throwable {
        Class<?> c = FilterArguments.class;
        MethodHandle cat = L.findStatic(
                c,
                "cat",
                mt(String.class, String.class, int.class, Object.class)
            ),
            len = L.findStatic(c, "len", mt(int.class, String.class)),
            hex = L.findStatic(c, "hex", mt(String.class, long.class)),
            twice = L.findStatic(c, "twice", mt(Object.class, Object.class));
        MethodHandle bad = L.findStatic(c, "bad", mt(int.class, String.class)),
            nothing = L.findStatic(c, "nothing", mt(void.class, String.class)),
            zero = L.findStatic(c, "zero", mt(int.class)),
            wide = L.findStatic(c, "wide", mt(long.class, int.class));
        t(
            "one",
            () ->
                (String) MethodHandles.filterArguments(cat, 1, len).invokeExact(
                    "a",
                    "four",
                    (Object) 1
                )
        );
        t(
            "three",
            () ->
                (String) MethodHandles.filterArguments(cat, 0, hex, len, twice).invokeExact(
                    255L,
                    "four",
                    (Object) 1
                ) + log
        );
        log.setLength(0);
        t(
            "null between",
            () ->
                (String) MethodHandles.filterArguments(cat, 0, hex, null, twice).invokeExact(
                    255L,
                    3,
                    (Object) 1
                )
        );
        t("type", () -> MethodHandles.filterArguments(cat, 0, hex, len, twice).type());
        t("no filters", () -> MethodHandles.filterArguments(cat, 1) == cat);
        t("all null", () -> MethodHandles.filterArguments(cat, 0, null, null).type() == cat.type());
        t("all null is itself", () -> MethodHandles.filterArguments(cat, 0, null, null) == cat);
        t(
            "last",
            () ->
                (String) MethodHandles.filterArguments(cat, 2, twice).invokeExact(
                    "a",
                    1,
                    (Object) "q"
                )
        );
        t(
            "throws",
            () ->
                (String) MethodHandles.filterArguments(cat, 1, bad).invokeExact(
                    "a",
                    "b",
                    (Object) 1
                )
        );
        t("wrong result", () -> MethodHandles.filterArguments(cat, 0, len));
        t("wrong place", () -> MethodHandles.filterArguments(cat, 3, len));
        t("too many", () -> MethodHandles.filterArguments(cat, 2, twice, twice));
        t("void filter", () -> MethodHandles.filterArguments(cat, 1, nothing));
        t("nullary", () -> MethodHandles.filterArguments(cat, 1, zero));
        t("negative", () -> MethodHandles.filterArguments(cat, -1, twice));
        t("null handle", () -> MethodHandles.filterArguments(null, 0, twice));
        log.setLength(0);
        t(
            "order",
            () ->
                (String) MethodHandles.filterArguments(cat, 0, hex, len).invokeExact(
                    1L,
                    "x",
                    (Object) log.toString()
                ) + log
        );
        t(
            "nested",
            () ->
                (String) MethodHandles.filterArguments(
                    cat,
                    1,
                    MethodHandles.filterArguments(len, 0, hex)
                ).invokeExact("n", 0xfffL, (Object) 0)
        );
        t(
            "return",
            () ->
                (int) MethodHandles.filterReturnValue(cat, len).invokeExact("ab", 12, (Object) "c")
        );
        t(
            "return widened",
            () -> (long) MethodHandles.filterReturnValue(len, wide).invokeExact("abc")
        );
        t("return void", () -> {
            MethodHandles.filterReturnValue(cat, nothing).invokeExact("v", 1, (Object) 2);
            return log;
        });
        t(
            "void to value",
            () -> (int) MethodHandles.filterReturnValue(nothing, zero).invokeExact("z")
        );
        t("value to nullary", () -> MethodHandles.filterReturnValue(cat, zero));
        t("void to unary", () -> MethodHandles.filterReturnValue(nothing, len));
        t("mismatch", () -> MethodHandles.filterReturnValue(cat, hex));
        t("two", () -> MethodHandles.filterReturnValue(len, cat));
        t(
            "chained",
            () ->
                (Object) MethodHandles.filterReturnValue(
                    MethodHandles.filterReturnValue(
                        cat,
                        twice.asType(mt(Object.class, String.class))
                    ),
                    twice
                ).invokeExact("c", 1, (Object) '.')
        );
        t("subtype", () -> MethodHandles.filterReturnValue(cat, twice));
        t("loop of filters", () -> {
            MethodHandle h = L.findStatic(Math.class, "negateExact", mt(int.class, int.class));
            MethodHandle r = h;
            for (int i = 0; i < 20; i++) r = MethodHandles.filterReturnValue(
                r,
                MethodHandles.filterArguments(h, 0, MethodHandles.identity(int.class))
            );
            return (int) r.invokeExact(3);
        });
    }
}
