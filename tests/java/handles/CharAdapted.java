// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/**
 * Handles of char: field getters and setters, asType and explicitCastArguments to and from every
 * type.
 */
public class CharAdapted {

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

    char f = 'a';
    static char st = '\uffff';

    static char id(char x) {
        return x;
    }

    static char konst() {
        return '0';
    }

    static String text(char x) {
        return s(x);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> k = CharAdapted.class;
        CharAdapted o = new CharAdapted();
        MethodHandle g = l.findGetter(k, "f", char.class),
            set = l.findSetter(k, "f", char.class),
            sg = l.findStaticGetter(k, "st", char.class),
            ss = l.findStaticSetter(k, "st", char.class),
            id = l.findStatic(k, "id", MethodType.methodType(char.class, char.class)),
            konst = l.findStatic(k, "konst", MethodType.methodType(char.class)),
            text = l.findStatic(k, "text", MethodType.methodType(String.class, char.class));
        t("get", () -> (char) g.invokeExact(o));
        t("set", () -> {
            set.invokeExact(o, '\uffff');
            return o.f;
        });
        t("static get", () -> (char) sg.invokeExact());
        t("static set", () -> {
            ss.invokeExact('0');
            return st;
        });
        t("get null", () -> (char) g.invokeExact((CharAdapted) null));
        t("inexact", () -> (Object) g.invoke(o));
        t("id", () -> (char) id.invokeExact('\uffff'));
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
        t("constant", () -> MethodHandles.constant(char.class, 'a').invoke());
        t("array", () ->
            MethodHandles.arrayElementGetter(char[].class).invoke(new char[] { '0' }, 0)
        );
        t("void", () ->
            MethodHandles.zero(void.class).asType(MethodType.methodType(char.class)).invoke()
        );
        t("collected", () ->
            MethodHandles.identity(char[].class)
                .asCollector(char[].class, 2)
                .invoke('a', '\uffff')
                .getClass()
        );
        t("spread", () -> text.asSpreader(char[].class, 1).invoke(new char[] { '0' }));
        t("spread boxes", () -> text.asSpreader(Object[].class, 1).invoke(new Object[] { '0' }));
    }
}
