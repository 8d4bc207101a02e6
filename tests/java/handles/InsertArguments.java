// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/**
 * MethodHandles.insertArguments and bindTo: positions, conversions of bound values, types left,
 * refusals.
 */
public class InsertArguments {

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

    static String cat(String a, int b, long c, Object d) {
        return a + b + c + d;
    }

    static double prim(byte a, char b, float c, boolean d) {
        return a + b + c + (d ? 1000 : 0);
    }

    String inst(String x) {
        return "inst" + x;
    }

    static String var(String... s) {
        return s.length + String.join("", s);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle h = L.findStatic(
            InsertArguments.class,
            "cat",
            mt(String.class, String.class, int.class, long.class, Object.class)
        );
        MethodHandle p = L.findStatic(
            InsertArguments.class,
            "prim",
            mt(double.class, byte.class, char.class, float.class, boolean.class)
        );
        MethodHandle i = L.findVirtual(
                InsertArguments.class,
                "inst",
                mt(String.class, String.class)
            ),
            v = L.findStatic(InsertArguments.class, "var", mt(String.class, String[].class));
        t(
            "first",
            () -> (String) MethodHandles.insertArguments(h, 0, "A").invokeExact(1, 2L, (Object) "d")
        );
        t(
            "middle",
            () ->
                (String) MethodHandles.insertArguments(h, 1, 7, 8L).invokeExact("a", (Object) null)
        );
        t("last", () -> (String) MethodHandles.insertArguments(h, 3, 'x').invokeExact("a", 1, 2L));
        t(
            "all",
            () -> (String) MethodHandles.insertArguments(h, 0, "p", 1, 2L, null).invokeExact()
        );
        t("none", () -> MethodHandles.insertArguments(h, 2) == h);
        t("none at end", () -> MethodHandles.insertArguments(h, 4).type());
        t(
            "types",
            () ->
                MethodHandles.insertArguments(h, 0, "A").type() +
                " " +
                MethodHandles.insertArguments(h, 1, 5, 6L).type()
        );
        t(
            "null ref",
            () ->
                (String) MethodHandles.insertArguments(h, 0, (Object) null).invokeExact(
                    1,
                    2L,
                    (Object) "d"
                )
        );
        t("null prim", () -> MethodHandles.insertArguments(h, 1, (Object) null));
        t("wrong ref", () -> MethodHandles.insertArguments(h, 0, 5));
        t("wrong prim", () -> MethodHandles.insertArguments(h, 1, "5"));
        t("wide prim", () -> MethodHandles.insertArguments(h, 1, 5L));
        t(
            "narrow to long",
            () -> (String) MethodHandles.insertArguments(h, 2, 5).invokeExact("a", 1, (Object) "z")
        );
        t(
            "byte to int",
            () ->
                (String) MethodHandles.insertArguments(h, 1, (byte) -3).invokeExact(
                    "a",
                    4L,
                    (Object) "z"
                )
        );
        t(
            "char to int",
            () ->
                (String) MethodHandles.insertArguments(h, 1, 'a').invokeExact("a", 4L, (Object) "z")
        );
        t("float to long", () -> MethodHandles.insertArguments(h, 2, 1f));
        t("position -1", () -> MethodHandles.insertArguments(h, -1, "x"));
        t("position 5", () -> MethodHandles.insertArguments(h, 5));
        t("too many", () -> MethodHandles.insertArguments(h, 3, 1, 2));
        t("null handle", () -> MethodHandles.insertArguments(null, 0));
        t(
            "prims",
            () ->
                (double) MethodHandles.insertArguments(
                    p,
                    0,
                    (byte) 1,
                    'a',
                    2.5f,
                    true
                ).invokeExact()
        );
        t(
            "some prims",
            () ->
                (double) MethodHandles.insertArguments(p, 2, 1.5f).invokeExact(
                    (byte) -1,
                    'b',
                    false
                )
        );
        t(
            "boolean",
            () ->
                (double) MethodHandles.insertArguments(p, 3, true).invokeExact(
                    (byte) 1,
                    (char) 1,
                    1f
                )
        );
        t("bool int", () -> MethodHandles.insertArguments(p, 3, 1));
        t("byte int", () -> MethodHandles.insertArguments(p, 0, 1));
        t("char short", () -> MethodHandles.insertArguments(p, 1, (short) 1));
        t(
            "float long",
            () ->
                (double) MethodHandles.insertArguments(p, 2, 7L).invokeExact(
                    (byte) 0,
                    (char) 0,
                    false
                )
        );
        t("bind", () -> (String) i.bindTo(new InsertArguments()).invokeExact("y"));
        t("bind null", () -> (String) i.bindTo(null).invokeExact("y"));
        t("bind wrong", () -> i.bindTo("s"));
        t("bind static", () -> (String) h.bindTo("q").invokeExact(1, 2L, (Object) 3));
        t("bind prim", () -> p.bindTo((byte) 1));
        t("bind nothing", () -> MethodHandles.constant(int.class, 1).bindTo(1));
        t("twice", () -> (String) i.bindTo(new InsertArguments()).bindTo("z").invokeExact());
        t(
            "chain",
            () ->
                (String) MethodHandles.insertArguments(
                    MethodHandles.insertArguments(MethodHandles.insertArguments(h, 3, "D"), 0, "A"),
                    0,
                    1
                ).invokeExact(9L)
        );
        t(
            "varargs",
            () ->
                (String) MethodHandles.insertArguments(
                    v,
                    0,
                    (Object) new String[] { "a", "b" }
                ).invokeExact()
        );
        t(
            "collector lost",
            () ->
                MethodHandles.insertArguments(
                    v.asCollector(String[].class, 2),
                    0,
                    "a"
                ).isVarargsCollector() +
                " " +
                v.isVarargsCollector()
        );
        t("bind varargs", () -> v.bindTo(new String[] { "x" }).invoke());
        t("loose", () -> MethodHandles.insertArguments(h, 0, "A").invoke((short) 1, 'c', 2.5));
        t(
            "exact differs",
            () -> (Object) MethodHandles.insertArguments(h, 0, "A").invokeExact(1, 2L, (Object) "d")
        );
    }
}
