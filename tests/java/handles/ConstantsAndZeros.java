// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/**
 * MethodHandles.constant, identity, zero, empty: each type, conversions of the constant, refusals,
 * types.
 */
public class ConstantsAndZeros {

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

    static Class<?>[] types = {
        boolean.class,
        byte.class,
        char.class,
        short.class,
        int.class,
        long.class,
        float.class,
        double.class,
        String.class,
        Object.class,
        int[].class,
        Integer.class
    };
    static Object[] values = {
        true,
        (byte) 1,
        'c',
        (short) 2,
        3,
        4L,
        5f,
        6.0,
        "s",
        "obj",
        new int[] { 7 },
        8
    };

    public static void main(String[] args) throws Throwable {
        for (int i = 0; i < types.length; i++) {
            Class<?> c = types[i];
            Object v = values[i];
            MethodHandle k = MethodHandles.constant(c, v),
                id = MethodHandles.identity(c),
                z = MethodHandles.zero(c),
                e = MethodHandles.empty(mt(c, String.class, int.class));
            Object zero = z.invoke();
            t(
                c.getSimpleName(),
                () ->
                    k.type() +
                    "" +
                    id.type() +
                    z.type() +
                    e.type() +
                    k.invoke().equals(v) +
                    id.invoke(v).equals(v) +
                    " " +
                    (zero instanceof Character ? (int) (char) zero : zero) +
                    " " +
                    (e.invoke("x", 1) == null || e.invoke("x", 1).equals(zero))
            );
            StringBuilder b = new StringBuilder();
            for (Object w : values)
                try {
                    Object r = MethodHandles.constant(c, w).invoke();
                    b.append(r instanceof int[] ? "array" : r).append(' ');
                } catch (ClassCastException x) {
                    b.append("- ");
                }
            System.out.println(b);
        }
        t(
            "exact",
            () ->
                (int) MethodHandles.constant(int.class, 5).invokeExact() +
                (long) MethodHandles.constant(long.class, 6L).invokeExact() +
                (double) MethodHandles.zero(double.class).invokeExact()
        );
        t(
            "wide id",
            () ->
                (double) MethodHandles.identity(double.class).invokeExact(2.5) +
                (long) MethodHandles.identity(long.class).invokeExact(1L << 40)
        );
        t("null constant", () -> (String) MethodHandles.constant(String.class, null).invokeExact());
        t("null prim", () -> MethodHandles.constant(int.class, null));
        t("void constant", () -> MethodHandles.constant(void.class, null));
        t("void identity", () -> MethodHandles.identity(void.class));
        t("void zero", () -> {
            MethodHandles.zero(void.class).invokeExact();
            return MethodHandles.zero(void.class).type();
        });
        t("void empty", () -> {
            MethodHandles.empty(mt(void.class)).invokeExact();
            return "ok";
        });
        t("wrong", () -> MethodHandles.constant(String.class, 1));
        t("wrong prim", () -> MethodHandles.constant(int.class, "x"));
        t("wider", () -> MethodHandles.constant(int.class, 1L));
        t("null class", () -> MethodHandles.constant(null, 1));
        t("null id", () -> MethodHandles.identity(null));
        t("null empty", () -> MethodHandles.empty(null));
        t("arguments", () -> (int) MethodHandles.constant(int.class, 1).invokeExact("x"));
        t("result", () -> (long) MethodHandles.constant(int.class, 1).invokeExact());
        t("widened", () -> (long) MethodHandles.constant(int.class, 1).invoke());
        t("boxed", () -> (Object) MethodHandles.constant(char.class, 'x').invoke());
        t("narrowed", () -> (byte) MethodHandles.constant(int.class, 1).invoke());
    }
}
