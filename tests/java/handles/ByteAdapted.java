// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/**
 * Handles of byte: field getters and setters, asType and explicitCastArguments to and from every
 * type.
 */
public class ByteAdapted {

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

    byte f = (byte) 1;
    static byte st = (byte) -128;

    static byte id(byte x) {
        return x;
    }

    static byte konst() {
        return (byte) 127;
    }

    static String text(byte x) {
        return s(x);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> k = ByteAdapted.class;
        ByteAdapted o = new ByteAdapted();
        MethodHandle g = l.findGetter(k, "f", byte.class),
            set = l.findSetter(k, "f", byte.class),
            sg = l.findStaticGetter(k, "st", byte.class),
            ss = l.findStaticSetter(k, "st", byte.class),
            id = l.findStatic(k, "id", MethodType.methodType(byte.class, byte.class)),
            konst = l.findStatic(k, "konst", MethodType.methodType(byte.class)),
            text = l.findStatic(k, "text", MethodType.methodType(String.class, byte.class));
        t("get", () -> (byte) g.invokeExact(o));
        t("set", () -> {
            set.invokeExact(o, (byte) -128);
            return o.f;
        });
        t("static get", () -> (byte) sg.invokeExact());
        t("static set", () -> {
            ss.invokeExact((byte) 127);
            return st;
        });
        t("get null", () -> (byte) g.invokeExact((ByteAdapted) null));
        t("inexact", () -> (Object) g.invoke(o));
        t("id", () -> (byte) id.invokeExact((byte) -128));
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
        t("constant", () -> MethodHandles.constant(byte.class, (byte) 1).invoke());
        t("array", () ->
            MethodHandles.arrayElementGetter(byte[].class).invoke(new byte[] { (byte) 127 }, 0)
        );
        t("void", () ->
            MethodHandles.zero(void.class).asType(MethodType.methodType(byte.class)).invoke()
        );
        t("collected", () ->
            MethodHandles.identity(byte[].class)
                .asCollector(byte[].class, 2)
                .invoke((byte) 1, (byte) -128)
                .getClass()
        );
        t("spread", () -> text.asSpreader(byte[].class, 1).invoke(new byte[] { (byte) 127 }));
        t("spread boxes", () ->
            text.asSpreader(Object[].class, 1).invoke(new Object[] { (byte) 127 })
        );
    }
}
