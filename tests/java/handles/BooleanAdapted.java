// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/**
 * Handles of boolean: field getters and setters, asType and explicitCastArguments to and from every
 * type.
 */
public class BooleanAdapted {

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

    boolean f = true;
    static boolean st = false;

    static boolean id(boolean x) {
        return x;
    }

    static boolean konst() {
        return true;
    }

    static String text(boolean x) {
        return s(x);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> k = BooleanAdapted.class;
        BooleanAdapted o = new BooleanAdapted();
        MethodHandle g = l.findGetter(k, "f", boolean.class),
            set = l.findSetter(k, "f", boolean.class),
            sg = l.findStaticGetter(k, "st", boolean.class),
            ss = l.findStaticSetter(k, "st", boolean.class),
            id = l.findStatic(k, "id", MethodType.methodType(boolean.class, boolean.class)),
            konst = l.findStatic(k, "konst", MethodType.methodType(boolean.class)),
            text = l.findStatic(k, "text", MethodType.methodType(String.class, boolean.class));
        t("get", () -> (boolean) g.invokeExact(o));
        t("set", () -> {
            set.invokeExact(o, false);
            return o.f;
        });
        t("static get", () -> (boolean) sg.invokeExact());
        t("static set", () -> {
            ss.invokeExact(true);
            return st;
        });
        t("get null", () -> (boolean) g.invokeExact((BooleanAdapted) null));
        t("inexact", () -> (Object) g.invoke(o));
        t("id", () -> (boolean) id.invokeExact(false));
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
        t("constant", () -> MethodHandles.constant(boolean.class, true).invoke());
        t("array", () ->
            MethodHandles.arrayElementGetter(boolean[].class).invoke(new boolean[] { true }, 0)
        );
        t("void", () ->
            MethodHandles.zero(void.class).asType(MethodType.methodType(boolean.class)).invoke()
        );
        t("collected", () ->
            MethodHandles.identity(boolean[].class)
                .asCollector(boolean[].class, 2)
                .invoke(true, false)
                .getClass()
        );
        t("spread", () -> text.asSpreader(boolean[].class, 1).invoke(new boolean[] { true }));
        t("spread boxes", () -> text.asSpreader(Object[].class, 1).invoke(new Object[] { true }));
    }
}
