// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/**
 * Handles of float: field getters and setters, asType and explicitCastArguments to and from every
 * type.
 */
public class FloatAdapted {

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

    float f = 1.5f;
    static float st = -0.0f;

    static float id(float x) {
        return x;
    }

    static float konst() {
        return Float.MAX_VALUE;
    }

    static String text(float x) {
        return s(x);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> k = FloatAdapted.class;
        FloatAdapted o = new FloatAdapted();
        MethodHandle g = l.findGetter(k, "f", float.class),
            set = l.findSetter(k, "f", float.class),
            sg = l.findStaticGetter(k, "st", float.class),
            ss = l.findStaticSetter(k, "st", float.class),
            id = l.findStatic(k, "id", MethodType.methodType(float.class, float.class)),
            konst = l.findStatic(k, "konst", MethodType.methodType(float.class)),
            text = l.findStatic(k, "text", MethodType.methodType(String.class, float.class));
        t("get", () -> (float) g.invokeExact(o));
        t("set", () -> {
            set.invokeExact(o, -0.0f);
            return o.f;
        });
        t("static get", () -> (float) sg.invokeExact());
        t("static set", () -> {
            ss.invokeExact(Float.MAX_VALUE);
            return st;
        });
        t("get null", () -> (float) g.invokeExact((FloatAdapted) null));
        t("inexact", () -> (Object) g.invoke(o));
        t("id", () -> (float) id.invokeExact(-0.0f));
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
        t("constant", () -> MethodHandles.constant(float.class, 1.5f).invoke());
        t("array", () ->
            MethodHandles.arrayElementGetter(float[].class).invoke(
                new float[] { Float.MAX_VALUE },
                0
            )
        );
        t("void", () ->
            MethodHandles.zero(void.class).asType(MethodType.methodType(float.class)).invoke()
        );
        t("collected", () ->
            MethodHandles.identity(float[].class)
                .asCollector(float[].class, 2)
                .invoke(1.5f, -0.0f)
                .getClass()
        );
        t("spread", () ->
            text.asSpreader(float[].class, 1).invoke(new float[] { Float.MAX_VALUE })
        );
        t("spread boxes", () ->
            text.asSpreader(Object[].class, 1).invoke(new Object[] { Float.MAX_VALUE })
        );
    }
}
