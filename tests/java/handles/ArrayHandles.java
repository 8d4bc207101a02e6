// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/**
 * MethodHandles for arrays: element getters and setters, constructors, lengths, of each element
 * type; their failures.
 */
public class ArrayHandles {

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

    static Object[] arrays = {
        new boolean[] { true, false },
        new byte[] { 1, -2 },
        new char[] { 'a', 'b' },
        new short[] { 5, -6 },
        new int[] { 7, -8 },
        new long[] { 9, -10 },
        new float[] { 1.5f, 2 },
        new double[] { 2.5, -0.0 },
        new String[] { "s", null },
        new Object[] { 1, "o" },
        new int[][] { { 1 }, null }
    };
    static Object[] values = {
        true,
        (byte) 100,
        'z',
        (short) 300,
        70000,
        1L << 40,
        .25f,
        1e300,
        "t",
        2.5,
        new int[] { 3, 4 }
    };

    static String show(Object o) {
        return o instanceof int[] ? java.util.Arrays.toString((int[]) o) : String.valueOf(o);
    }

    public static void main(String[] args) throws Throwable {
        for (int i = 0; i < arrays.length; i++) {
            Object a = arrays[i],
                v = values[i];
            MethodHandle g = MethodHandles.arrayElementGetter(a.getClass()),
                s = MethodHandles.arrayElementSetter(a.getClass()),
                n = MethodHandles.arrayConstructor(a.getClass()),
                l = MethodHandles.arrayLength(a.getClass());
            System.out.println(g.type() + " " + s.type() + " " + n.type() + " " + l.type());
            t("get", () -> show(g.invoke(a, 0)) + " " + show(g.invoke(a, 1)));
            t("set", () -> {
                s.invoke(a, 1, v);
                return show(g.invoke(a, 1));
            });
            t("length", () -> l.invoke(a));
            t("new", () -> show(g.invoke(n.invoke(3), 2)) + l.invoke(n.invoke(5)));
            t("get 2", () -> g.invoke(a, 2));
            t("set -1", () -> {
                s.invoke(a, -1, v);
                return 0;
            });
            t("new -1", () -> n.invoke(-1));
            t("get null", () -> g.invoke(null, 0));
            t("length null", () -> l.invoke(null));
            t("set null", () -> {
                s.invoke(null, 0, v);
                return 0;
            });
            t("wrong value", () -> {
                s.invoke(a, 0, new java.util.BitSet());
                return "fine";
            });
            t("wrong array", () -> g.invoke("text", 0));
        }
        t(
            "exact int",
            () ->
                (int) MethodHandles.arrayElementGetter(int[].class).invokeExact(
                    (int[]) arrays[4],
                    0
                )
        );
        t(
            "exact string",
            () ->
                (String) MethodHandles.arrayElementGetter(String[].class).invokeExact(
                    (String[]) arrays[8],
                    0
                )
        );
        t(
            "not exact",
            () ->
                (Object) MethodHandles.arrayElementGetter(String[].class).invokeExact(
                    (String[]) arrays[8],
                    0
                )
        );
        t("not array", () -> MethodHandles.arrayElementGetter(String.class));
        t("not array 2", () -> MethodHandles.arrayConstructor(int.class));
        t("not array 3", () -> MethodHandles.arrayLength(Object.class));
        t("null", () -> MethodHandles.arrayElementSetter(null));
        t("store", () -> {
            Object[] o = new String[1];
            MethodHandles.arrayElementSetter(Object[].class).invokeExact(o, 0, (Object) 5);
            return o[0];
        });
        t(
            "covariant",
            () ->
                (Object) MethodHandles.arrayElementGetter(Object[].class).invokeExact(
                    (Object[]) new String[] { "c" },
                    0
                )
        );
        t(
            "bound",
            () ->
                (int) MethodHandles.arrayElementGetter(int[].class)
                    .bindTo(new int[] { 4, 5, 6 })
                    .invokeExact(2)
        );
        t("in a loop", () -> {
            MethodHandle g = MethodHandles.arrayElementGetter(long[].class);
            long[] x = { 1, 2, 3, 4 };
            long sum = 0;
            for (int i = 0; i < 4; i++) sum += (long) g.invokeExact(x, i);
            return sum;
        });
    }
}
