// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/**
 * Handles of double: field getters and setters, asType and explicitCastArguments to and from every
 * type.
 */
public class DoubleAdapted {

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

    double f = 2.5;
    static double st = Double.NaN;

    static double id(double x) {
        return x;
    }

    static double konst() {
        return Double.MIN_VALUE;
    }

    static String text(double x) {
        return s(x);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> k = DoubleAdapted.class;
        DoubleAdapted o = new DoubleAdapted();
        MethodHandle g = l.findGetter(k, "f", double.class),
            set = l.findSetter(k, "f", double.class),
            sg = l.findStaticGetter(k, "st", double.class),
            ss = l.findStaticSetter(k, "st", double.class),
            id = l.findStatic(k, "id", MethodType.methodType(double.class, double.class)),
            konst = l.findStatic(k, "konst", MethodType.methodType(double.class)),
            text = l.findStatic(k, "text", MethodType.methodType(String.class, double.class));
        t("get", () -> (double) g.invokeExact(o));
        t("set", () -> {
            set.invokeExact(o, Double.NaN);
            return o.f;
        });
        t("static get", () -> (double) sg.invokeExact());
        t("static set", () -> {
            ss.invokeExact(Double.MIN_VALUE);
            return st;
        });
        t("get null", () -> (double) g.invokeExact((DoubleAdapted) null));
        t("inexact", () -> (Object) g.invoke(o));
        t("id", () -> (double) id.invokeExact(Double.NaN));
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
        t("constant", () -> MethodHandles.constant(double.class, 2.5).invoke());
        t("array", () ->
            MethodHandles.arrayElementGetter(double[].class).invoke(
                new double[] { Double.MIN_VALUE },
                0
            )
        );
        t("void", () ->
            MethodHandles.zero(void.class).asType(MethodType.methodType(double.class)).invoke()
        );
        t("collected", () ->
            MethodHandles.identity(double[].class)
                .asCollector(double[].class, 2)
                .invoke(2.5, Double.NaN)
                .getClass()
        );
        t("spread", () ->
            text.asSpreader(double[].class, 1).invoke(new double[] { Double.MIN_VALUE })
        );
        t("spread boxes", () ->
            text.asSpreader(Object[].class, 1).invoke(new Object[] { Double.MIN_VALUE })
        );
    }
}
