// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/**
 * Handles of long: field getters and setters, asType and explicitCastArguments to and from every
 * type.
 */
public class LongAdapted {

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

    long f = 9L;
    static long st = Long.MIN_VALUE;

    static long id(long x) {
        return x;
    }

    static long konst() {
        return Long.MAX_VALUE;
    }

    static String text(long x) {
        return s(x);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> k = LongAdapted.class;
        LongAdapted o = new LongAdapted();
        MethodHandle g = l.findGetter(k, "f", long.class),
            set = l.findSetter(k, "f", long.class),
            sg = l.findStaticGetter(k, "st", long.class),
            ss = l.findStaticSetter(k, "st", long.class),
            id = l.findStatic(k, "id", MethodType.methodType(long.class, long.class)),
            konst = l.findStatic(k, "konst", MethodType.methodType(long.class)),
            text = l.findStatic(k, "text", MethodType.methodType(String.class, long.class));
        t("get", () -> (long) g.invokeExact(o));
        t("set", () -> {
            set.invokeExact(o, Long.MIN_VALUE);
            return o.f;
        });
        t("static get", () -> (long) sg.invokeExact());
        t("static set", () -> {
            ss.invokeExact(Long.MAX_VALUE);
            return st;
        });
        t("get null", () -> (long) g.invokeExact((LongAdapted) null));
        t("inexact", () -> (Object) g.invoke(o));
        t("id", () -> (long) id.invokeExact(Long.MIN_VALUE));
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
        t("constant", () -> MethodHandles.constant(long.class, 9L).invoke());
        t("array", () ->
            MethodHandles.arrayElementGetter(long[].class).invoke(new long[] { Long.MAX_VALUE }, 0)
        );
        t("void", () ->
            MethodHandles.zero(void.class).asType(MethodType.methodType(long.class)).invoke()
        );
        t("collected", () ->
            MethodHandles.identity(long[].class)
                .asCollector(long[].class, 2)
                .invoke(9L, Long.MIN_VALUE)
                .getClass()
        );
        t("spread", () -> text.asSpreader(long[].class, 1).invoke(new long[] { Long.MAX_VALUE }));
        t("spread boxes", () ->
            text.asSpreader(Object[].class, 1).invoke(new Object[] { Long.MAX_VALUE })
        );
    }
}
