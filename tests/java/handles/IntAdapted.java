// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/**
 * Handles of int: field getters and setters, asType and explicitCastArguments to and from every
 * type.
 */
public class IntAdapted {

    static String s(Object o) {
        return o == null
            ? "null"
            : o.getClass().getSimpleName() + ":" + (o instanceof Character c ? (int) c : o);
    }

    interface Code {
        Object run() throws Throwable;
    }

    static void t(String n, Code c) {
        try {
            System.out.println(n + " " + s(c.run()));
        } catch (Throwable e) {
            System.out.println(n + " ! " + e.getClass().getSimpleName());
        }
    }

    int f = 7;
    static int st = Integer.MIN_VALUE;

    static int id(int x) {
        return x;
    }

    static int konst() {
        return Integer.MAX_VALUE;
    }

    static String text(int x) {
        return s(x);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> k = IntAdapted.class;
        IntAdapted o = new IntAdapted();
        MethodHandle g = l.findGetter(k, "f", int.class),
            set = l.findSetter(k, "f", int.class),
            sg = l.findStaticGetter(k, "st", int.class),
            ss = l.findStaticSetter(k, "st", int.class),
            id = l.findStatic(k, "id", MethodType.methodType(int.class, int.class)),
            konst = l.findStatic(k, "konst", MethodType.methodType(int.class)),
            text = l.findStatic(k, "text", MethodType.methodType(String.class, int.class));
        t("get", () -> (int) g.invokeExact(o));
        t("set", () -> {
            set.invokeExact(o, Integer.MIN_VALUE);
            return o.f;
        });
        t("static get", () -> (int) sg.invokeExact());
        t("static set", () -> {
            ss.invokeExact(Integer.MAX_VALUE);
            return st;
        });
        t("get null", () -> (int) g.invokeExact((IntAdapted) null));
        t("inexact", () -> (Object) g.invoke(o));
        t("id", () -> (int) id.invokeExact(Integer.MIN_VALUE));
        Class<?>[] types = {
            boolean.class,
            byte.class,
            char.class,
            short.class,
            int.class,
            long.class,
            float.class,
            double.class,
            Boolean.class,
            Byte.class,
            Character.class,
            Short.class,
            Integer.class,
            Long.class,
            Float.class,
            Double.class,
            Object.class,
            Number.class,
            Comparable.class,
            String.class,
            void.class
        };
        Object[] values = { true, (byte) 3, 'q', (short) 4, 5, 6L, 7.9f, -8.9, "s", null };
        for (Class<?> c : types) {
            t("result as " + c.getSimpleName(), () ->
                konst.asType(MethodType.methodType(c)).invoke()
            );
            t("result cast", () ->
                MethodHandles.explicitCastArguments(konst, MethodType.methodType(c)).invoke()
            );
            if (c == void.class) continue;
            for (Object v : values) {
                t("as " + c.getSimpleName() + " " + s(v), () ->
                    text.asType(MethodType.methodType(String.class, c)).invoke(v)
                );
                t("cast", () ->
                    MethodHandles.explicitCastArguments(
                        text,
                        MethodType.methodType(String.class, c)
                    ).invoke(v)
                );
            }
        }
        t("constant", () -> MethodHandles.constant(int.class, 7).invoke());
        t("array", () ->
            MethodHandles.arrayElementGetter(int[].class).invoke(new int[] { Integer.MAX_VALUE }, 0)
        );
        t("void", () ->
            MethodHandles.zero(void.class).asType(MethodType.methodType(int.class)).invoke()
        );
        t("collected", () ->
            MethodHandles.identity(int[].class)
                .asCollector(int[].class, 2)
                .invoke(7, Integer.MIN_VALUE)
                .getClass()
        );
        t("spread", () -> text.asSpreader(int[].class, 1).invoke(new int[] { Integer.MAX_VALUE }));
        t("spread boxes", () ->
            text.asSpreader(Object[].class, 1).invoke(new Object[] { Integer.MAX_VALUE })
        );
    }
}
