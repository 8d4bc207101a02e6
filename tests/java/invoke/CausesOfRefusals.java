/* SPDX-License-Identifier: MIT */
import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.CallSite;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * Why a lookup refuses, with the error behind the exception; receivers that are narrowed, also to
 * arrays; null arguments of the factories of lambdas; classes that no lookup may be in.
 */
public class CausesOfRefusals {
    interface Body {
        Object run() throws Throwable;
    }

    static class Own {
        private int field;

        private Own(int x) {}
    }

    abstract static class Abstract {
        abstract void open();
    }

    interface Face {
        void open();
    }

    private static final MethodType VOID = methodType(void.class);
    private static final MethodType OBJECT = methodType(Object.class);

    private static String text(Throwable e) {
        StringBuilder all = new StringBuilder();
        for (Throwable t = e; t != null; t = t.getCause()) {
            String message = t instanceof NullPointerException ? "" : ": " + t.getMessage();
            all.append(t == e ? "" : " < ").append(t.getClass().getName()).append(message);
        }
        return all.toString();
    }

    private static void show(String label, Body body) {
        String result;
        try {
            result = String.valueOf(body.run());
        } catch (Throwable e) {
            result = text(e);
        }
        result = result.replaceAll(" \\(.* loader .*", "").replaceAll("@[0-9a-f]+", "@");
        System.out.println(label + ": " + result);
    }

    private static void missing(Lookup l) {
        Class<?>[] classes = {
            Own.class, String.class, int.class, void.class, int[].class, Face.class,
        };
        for (Class<?> c : classes) {
            String name = c.getSimpleName();
            show(name + " ctor", () -> l.findConstructor(c, methodType(void.class, long.class)));
            show(name + " ctor of int", () -> l.findConstructor(c, methodType(int.class)));
            show(name + " ctor of null", () -> l.findConstructor(c, null));
            show(name + " virtual", () -> l.findVirtual(c, "none", VOID));
            show(name + " static", () -> l.findStatic(c, "none", VOID));
            show(name + " getter", () -> l.findGetter(c, "none", int.class));
            show(name + " static setter", () -> l.findStaticSetter(c, "none", int.class));
            show(name + " variable", () -> l.findVarHandle(c, "none", int.class));
        }
        show("invoke, static", () -> l.findStatic(MethodHandle.class, "invoke", VOID));
        show("invokeExact, static", () ->
            l.findStatic(MethodHandle.class, "invokeExact", methodType(int.class)));
    }

    private static void receivers(Lookup l, Lookup p) {
        MethodType range = methodType(void.class, int.class, int.class);
        show("int[].clone", () -> l.findVirtual(int[].class, "clone", OBJECT));
        show("String[].finalize", () -> l.findVirtual(String[].class, "finalize", VOID));
        show("Own.clone", () -> l.findVirtual(Own.class, "clone", OBJECT));
        show("Object.clone", () -> l.findVirtual(Object.class, "clone", OBJECT));
        show("bound array", () -> l.bind(new int[1], "clone", OBJECT));
        show("bound object", () -> l.bind(new Object(), "clone", OBJECT));
        show("bound self", () -> l.bind(new CausesOfRefusals(), "clone", OBJECT));
        show("bound text", () -> l.bind("x", "clone", OBJECT));
        show("bound publicly", () -> p.bind(new int[1], "clone", OBJECT));
        show("bound list", () -> l.bind(new ArrayList<>(), "removeRange", range));
        show("in String.clone", () -> p.in(Own.class).findVirtual(String.class, "clone", OBJECT));
        show("open, special", () ->
            l.unreflectSpecial(Abstract.class.getDeclaredMethod("open"), Abstract.class)
                .getClass().getName().length());
        show("elsewhere, null", () -> p.findConstructor(Own.class, null));
        Class<?>[] within = {MethodHandle.class, MethodType.class, CallSite.class, Lookup.class};
        for (Class<?> c : within) {
            show("in " + c.getSimpleName(), () -> l.in(c));
            show("publicly in " + c.getSimpleName(), () -> p.in(c));
        }
    }

    private static int twice(int x) {
        return 2 * x;
    }

    private static void factories(Lookup l) throws ReflectiveOperationException {
        MethodType type = methodType(int.class, int.class);
        MethodHandle twice = l.findStatic(CausesOfRefusals.class, "twice", type);
        Object[] good = {
            l, "applyAsInt", methodType(IntUnaryOperator.class), type, twice, type,
        };
        for (int i = -1; i < good.length; i++) {
            Object[] a = good.clone();
            if (i >= 0) a[i] = null;
            show("without " + i, () -> LambdaMetafactory.metafactory((Lookup) a[0],
                (String) a[1], (MethodType) a[2], (MethodType) a[3], (MethodHandle) a[4],
                (MethodType) a[5]).type());
            show("other without " + i, () -> LambdaMetafactory.altMetafactory((Lookup) a[0],
                (String) a[1], (MethodType) a[2], a[3], a[4], a[5], 0).type());
        }
        Object[][] rests = {
            null, {}, {null}, {type, twice}, {type, twice, type}, {type, twice, type, null},
            {type, twice, type, 1L}, {type, twice, type, 0, 5}, {type, twice, type, 2},
            {type, twice, type, 2, -1}, {type, twice, type, 2, 1}, {type, twice, type, 2, 1, null},
            {type, twice, type, 2, 1, "x"}, {type, twice, type, 2, 1, String.class},
            {type, twice, type, 4, 1, null}, {type, null, type, "x"}, {"x", twice, type, 0},
        };
        for (Object[] rest : rests) {
            String label = rest == null ? "null" : rest.length + " " + Arrays.stream(rest)
                .map(o -> o == null ? o : o.getClass().getSimpleName().substring(0, 3)).toList();
            show("rest " + label, () -> LambdaMetafactory.altMetafactory(l, "applyAsInt",
                methodType(IntUnaryOperator.class), rest).type());
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        missing(MethodHandles.lookup());
        receivers(MethodHandles.lookup(), MethodHandles.publicLookup());
        factories(MethodHandles.lookup());
    }
}
