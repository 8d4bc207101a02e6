// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

import java.util.*;

/**
 * MethodHandles.permuteArguments, dropArguments, dropArgumentsToMatch, dropReturn: reorder,
 * duplicate, omit, refuse.
 */
public class PermuteAndDrop {

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

    static String f(int a, String b, long c, double d) {
        return a + "|" + b + "|" + c + "|" + d;
    }

    static int side;

    static int g(int a) {
        side += a;
        return a;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle f = L.findStatic(
                PermuteAndDrop.class,
                "f",
                mt(String.class, int.class, String.class, long.class, double.class)
            ),
            g = L.findStatic(PermuteAndDrop.class, "g", mt(int.class, int.class)),
            sub = L.findStatic(Math.class, "subtractExact", mt(int.class, int.class, int.class));
        t(
            "reverse",
            () ->
                (String) MethodHandles.permuteArguments(
                    f,
                    mt(String.class, double.class, long.class, String.class, int.class),
                    3,
                    2,
                    1,
                    0
                ).invokeExact(1.5, 2L, "s", 4)
        );
        t(
            "rotate",
            () ->
                (String) MethodHandles.permuteArguments(
                    f,
                    mt(String.class, String.class, long.class, double.class, int.class),
                    3,
                    0,
                    1,
                    2
                ).invokeExact("s", 2L, 1.5, 4)
        );
        t("identity", () -> MethodHandles.permuteArguments(f, f.type(), 0, 1, 2, 3) == f);
        t(
            "swap",
            () -> (int) MethodHandles.permuteArguments(sub, sub.type(), 1, 0).invokeExact(10, 3)
        );
        t(
            "double",
            () ->
                (int) MethodHandles.permuteArguments(
                    sub,
                    mt(int.class, int.class),
                    0,
                    0
                ).invokeExact(10)
        );
        t(
            "omit",
            () ->
                (int) MethodHandles.permuteArguments(
                    sub,
                    mt(int.class, String.class, int.class, Object.class, int.class),
                    3,
                    1
                ).invokeExact("x", 10, (Object) "y", 3)
        );
        t(
            "extra only",
            () ->
                (int) MethodHandles.permuteArguments(
                    MethodHandles.constant(int.class, 9),
                    mt(int.class, String.class, long.class)
                ).invokeExact("x", 1L)
        );
        t("bad index", () -> MethodHandles.permuteArguments(sub, sub.type(), 0, 2));
        t("negative", () -> MethodHandles.permuteArguments(sub, sub.type(), -1, 0));
        t("too few", () -> MethodHandles.permuteArguments(sub, sub.type(), 0));
        t("bad type", () ->
            MethodHandles.permuteArguments(sub, mt(int.class, long.class, int.class), 0, 1)
        );
        t("bad result", () ->
            MethodHandles.permuteArguments(sub, mt(long.class, int.class, int.class), 0, 1)
        );
        t("null order", () -> MethodHandles.permuteArguments(sub, sub.type(), (int[]) null));
        t(
            "drop first",
            () ->
                (int) MethodHandles.dropArguments(sub, 0, String.class, long.class).invokeExact(
                    "s",
                    5L,
                    9,
                    4
                )
        );
        t(
            "drop middle",
            () -> (int) MethodHandles.dropArguments(sub, 1, double.class).invokeExact(9, 1.5, 4)
        );
        t(
            "drop last",
            () ->
                (int) MethodHandles.dropArguments(
                    sub,
                    2,
                    List.of(Object.class, byte.class)
                ).invokeExact(9, 4, (Object) null, (byte) 1)
        );
        t("drop none", () -> MethodHandles.dropArguments(sub, 1) == sub);
        t("drop void", () -> MethodHandles.dropArguments(sub, 0, void.class));
        t("drop at 3", () -> MethodHandles.dropArguments(sub, 3, int.class));
        t("drop at -1", () -> MethodHandles.dropArguments(sub, -1, int.class));
        t("drop null", () -> MethodHandles.dropArguments(sub, 0, (Class<?>) null));
        t("type", () -> MethodHandles.dropArguments(f, 2, int[].class, char.class).type());
        t("match", () ->
            MethodHandles.dropArgumentsToMatch(
                g,
                0,
                List.of(String.class, int.class, long.class),
                1
            ).type()
        );
        t(
            "match run",
            () ->
                (int) MethodHandles.dropArgumentsToMatch(
                    g,
                    0,
                    List.of(String.class, int.class, long.class),
                    1
                ).invokeExact("z", 6, 1L)
        );
        t("match skip", () ->
            MethodHandles.dropArgumentsToMatch(sub, 1, List.of(int.class, int.class), 0).type()
        );
        t("match no", () -> MethodHandles.dropArgumentsToMatch(g, 0, List.of(String.class), 0));
        t("match short", () -> MethodHandles.dropArgumentsToMatch(sub, 0, List.of(int.class), 0));
        t("match void", () ->
            MethodHandles.dropArgumentsToMatch(g, 0, List.of(int.class, void.class), 0)
        );
        t("match position", () -> MethodHandles.dropArgumentsToMatch(g, 0, List.of(int.class), 5));
        t("return", () -> {
            side = 0;
            MethodHandles.dropReturn(g).invokeExact(5);
            return side;
        });
        t("return type", () -> MethodHandles.dropReturn(f).type());
        t("return void", () -> {
            MethodHandle v = MethodHandles.dropReturn(g);
            return MethodHandles.dropReturn(v) == v;
        });
        t("wide", () -> {
            MethodHandles.dropReturn(MethodHandles.constant(long.class, 5L)).invokeExact();
            return "fine";
        });
        t("all together", () -> {
            MethodHandle h = MethodHandles.permuteArguments(
                MethodHandles.dropArguments(f, 4, char.class),
                mt(String.class, char.class, double.class, long.class, String.class, int.class),
                4,
                3,
                2,
                1,
                0
            );
            return (String) h.invokeExact('c', .5, 6L, "t", 1);
        });
        t("fifty", () -> {
            MethodHandle h = sub;
            for (int i = 0; i < 51; i++) h = MethodHandles.permuteArguments(h, sub.type(), 1, 0);
            return (int) h.invokeExact(100, 1);
        });
        t("many dropped", () -> {
            Class<?>[] p = new Class<?>[200];
            Arrays.fill(p, int.class);
            MethodHandle h = MethodHandles.dropArguments(sub, 1, p);
            return (
                h.type().parameterCount() +
                " " +
                h.asSpreader(Object[].class, 202).invoke(boxes(202))
            );
        });
        t("too many", () -> {
            Class<?>[] p = new Class<?>[254];
            Arrays.fill(p, int.class);
            return MethodHandles.dropArguments(sub, 1, p).type().parameterCount();
        });
    }

    static Object[] boxes(int n) {
        Object[] o = new Object[n];
        for (int i = 0; i < n; i++) o[i] = i;
        return o;
    }
}
