// SPDX-License-Identifier: MIT
import java.io.Serializable;
import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;
import static java.lang.invoke.MethodType.methodType;

/** LambdaMetafactory called directly: what it makes and what it refuses. */
public class Metafactory {

    static String impl(int k, Object o) {
        return k + ":" + o;
    }

    String inst(String s) {
        return "inst" + s;
    }

    interface Two {
        Object call(Object o);
    }

    interface Marker {}

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle impl = l.findStatic(
            Metafactory.class,
            "impl",
            methodType(String.class, int.class, Object.class)
        );
        MethodHandle inst = l.findVirtual(
            Metafactory.class,
            "inst",
            methodType(String.class, String.class)
        );
        MethodType oo = methodType(Object.class, Object.class);
        CallSite site = LambdaMetafactory.metafactory(
            l,
            "apply",
            methodType(Function.class, int.class),
            oo,
            impl,
            methodType(String.class, Object.class)
        );
        Function<Object, Object> f = (Function<Object, Object>) site.getTarget().invokeExact(5);
        System.out.println(
            f.apply("x") + " " + site.type() + " " + site.getClass().getSimpleName()
        );
        f = (Function<Object, Object>) LambdaMetafactory.metafactory(
            l,
            "apply",
            methodType(Function.class, Metafactory.class),
            oo,
            inst,
            methodType(String.class, String.class)
        )
            .getTarget()
            .invokeExact(new Metafactory());
        System.out.println(f.apply("y"));
        Function<Object, Object> g = f;
        Probe.show("narrowed", () -> g.apply(5));
        Object many = LambdaMetafactory.altMetafactory(
            l,
            "apply",
            methodType(Function.class, int.class),
            oo,
            impl,
            methodType(String.class, Object.class),
            LambdaMetafactory.FLAG_MARKERS |
                LambdaMetafactory.FLAG_BRIDGES |
                LambdaMetafactory.FLAG_SERIALIZABLE,
            2,
            Marker.class,
            Cloneable.class,
            1,
            methodType(Comparable.class, Object.class)
        )
            .getTarget()
            .invoke(6);
        System.out.println(
            (many instanceof Marker) +
                " " +
                (many instanceof Cloneable) +
                " " +
                (many instanceof Serializable) +
                " " +
                ((Function<Object, Object>) many).apply("z")
        );
        List<String> names = new ArrayList<>();
        for (java.lang.reflect.Method m : many.getClass().getDeclaredMethods()) {
            if (java.lang.reflect.Modifier.isStatic(m.getModifiers())) {
                continue;
            }
            names.add(
                m.getReturnType().getSimpleName() +
                    " " +
                    m.getName() +
                    Arrays.toString(m.getParameterTypes())
            );
        }
        Collections.sort(names);
        System.out.println(names);
        Probe.show("not interface", () ->
            LambdaMetafactory.metafactory(
                l,
                "apply",
                methodType(Object.class, int.class),
                oo,
                impl,
                oo
            )
        );
        Probe.show("arity", () ->
            LambdaMetafactory.metafactory(l, "apply", methodType(Function.class), oo, impl, oo)
        );
        Probe.show("arity of instantiated", () ->
            LambdaMetafactory.metafactory(
                l,
                "apply",
                methodType(Function.class, int.class),
                oo,
                impl,
                methodType(Object.class)
            )
        );
        Probe.show("captured type", () ->
            LambdaMetafactory.metafactory(
                l,
                "apply",
                methodType(Function.class, String.class),
                oo,
                impl,
                oo
            )
        );
        Probe.show("parameter type", () ->
            LambdaMetafactory.metafactory(
                l,
                "apply",
                methodType(Function.class, Metafactory.class),
                oo,
                inst,
                methodType(Object.class, Integer.class)
            )
        );
        Probe.show("return type", () ->
            LambdaMetafactory.metafactory(
                l,
                "apply",
                methodType(Function.class, int.class),
                oo,
                impl,
                methodType(Integer.class, Object.class)
            )
        );
        Probe.show("receiver", () ->
            LambdaMetafactory.metafactory(
                l,
                "apply",
                methodType(Function.class, String.class),
                oo,
                inst,
                methodType(String.class, String.class)
            )
        );
        Probe.show("not direct", () ->
            LambdaMetafactory.metafactory(
                l,
                "apply",
                methodType(Function.class),
                oo,
                MethodHandles.insertArguments(impl, 0, 1),
                oo
            )
        );
        Probe.show("public lookup", () ->
            LambdaMetafactory.metafactory(
                MethodHandles.publicLookup(),
                "apply",
                methodType(Function.class, int.class),
                oo,
                impl,
                oo
            )
        );
        Probe.show("marker", () ->
            LambdaMetafactory.altMetafactory(
                l,
                "apply",
                methodType(Function.class, int.class),
                oo,
                impl,
                oo,
                LambdaMetafactory.FLAG_MARKERS,
                1,
                String.class
            )
        );
        Probe.show("getter", () ->
            LambdaMetafactory.metafactory(
                l,
                "get",
                methodType(Supplier.class),
                methodType(Object.class),
                l.findStaticGetter(Metafactory.class, "sf", String.class),
                methodType(Object.class)
            )
        );
        Probe.show("bridge", () ->
            LambdaMetafactory.altMetafactory(
                l,
                "apply",
                methodType(Function.class, int.class),
                oo,
                impl,
                oo,
                LambdaMetafactory.FLAG_BRIDGES,
                1,
                methodType(Object.class, String.class)
            )
        );
        Probe.show("bridge arity", () ->
            LambdaMetafactory.altMetafactory(
                l,
                "apply",
                methodType(Function.class, int.class),
                oo,
                impl,
                oo,
                LambdaMetafactory.FLAG_BRIDGES,
                1,
                methodType(Object.class)
            )
        );
        Probe.show("too many", () ->
            LambdaMetafactory.altMetafactory(
                l,
                "apply",
                methodType(Function.class, int.class),
                oo,
                impl,
                oo,
                0,
                1
            )
        );
        Probe.show("missing", () ->
            LambdaMetafactory.altMetafactory(
                l,
                "apply",
                methodType(Function.class, int.class),
                oo,
                impl,
                oo
            )
        );
        Probe.show("wrong", () ->
            LambdaMetafactory.altMetafactory(
                l,
                "apply",
                methodType(Function.class, int.class),
                oo,
                oo,
                oo,
                0
            )
        );
        Probe.show("negative", () ->
            LambdaMetafactory.altMetafactory(
                l,
                "apply",
                methodType(Function.class, int.class),
                oo,
                impl,
                oo,
                LambdaMetafactory.FLAG_MARKERS,
                -1
            )
        );
        Probe.show("void", () ->
            LambdaMetafactory.metafactory(
                l,
                "run",
                methodType(Runnable.class, int.class, Object.class),
                methodType(void.class),
                impl,
                methodType(void.class)
            ).type()
        );
        Probe.show("void expected", () ->
            LambdaMetafactory.metafactory(
                l,
                "get",
                methodType(Supplier.class, int.class, Object.class),
                methodType(Object.class),
                impl,
                methodType(void.class)
            ).type()
        );
        Probe.show("invalid name", () ->
            LambdaMetafactory.metafactory(
                l,
                "a;b",
                methodType(Function.class, int.class),
                oo,
                impl,
                oo
            )
        );
    }

    static String sf;
}
