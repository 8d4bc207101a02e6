// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/**
 * Handles of short: field getters and setters, asType and explicitCastArguments to and from every
 * type.
 */
public class ShortAdapted {

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

    short f = (short) 5;
    static short st = (short) -32768;

    static short id(short x) {
        return x;
    }

    static short konst() {
        return (short) 32767;
    }

    static String text(short x) {
        return s(x);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> k = ShortAdapted.class;
        ShortAdapted o = new ShortAdapted();
        MethodHandle g = l.findGetter(k, "f", short.class),
            set = l.findSetter(k, "f", short.class),
            sg = l.findStaticGetter(k, "st", short.class),
            ss = l.findStaticSetter(k, "st", short.class),
            id = l.findStatic(k, "id", MethodType.methodType(short.class, short.class)),
            konst = l.findStatic(k, "konst", MethodType.methodType(short.class)),
            text = l.findStatic(k, "text", MethodType.methodType(String.class, short.class));
        t("get", () -> (short) g.invokeExact(o));
        t("set", () -> {
            set.invokeExact(o, (short) -32768);
            return o.f;
        });
        t("static get", () -> (short) sg.invokeExact());
        t("static set", () -> {
            ss.invokeExact((short) 32767);
            return st;
        });
        t("get null", () -> (short) g.invokeExact((ShortAdapted) null));
        t("inexact", () -> (Object) g.invoke(o));
        t("id", () -> (short) id.invokeExact((short) -32768));
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
        t("constant", () -> MethodHandles.constant(short.class, (short) 5).invoke());
        t("array", () ->
            MethodHandles.arrayElementGetter(short[].class).invoke(new short[] { (short) 32767 }, 0)
        );
        t("void", () ->
            MethodHandles.zero(void.class).asType(MethodType.methodType(short.class)).invoke()
        );
        t("collected", () ->
            MethodHandles.identity(short[].class)
                .asCollector(short[].class, 2)
                .invoke((short) 5, (short) -32768)
                .getClass()
        );
        t("spread", () -> text.asSpreader(short[].class, 1).invoke(new short[] { (short) 32767 }));
        t("spread boxes", () ->
            text.asSpreader(Object[].class, 1).invoke(new Object[] { (short) 32767 })
        );
    }
}
