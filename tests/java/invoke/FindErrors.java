// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/**
 * What Lookup.find* throws for members that are missing, static where they must not be, or out of
 * reach.
 */
public class FindErrors {

    private int field;
    final int fixed = 1;
    static int shared;

    void method() {}

    static void fun() {}

    private static void priv() {}

    abstract static class Abstract {}

    static class Secret {

        private Secret() {}

        private static int hidden;
    }

    public static void main(String[] args) {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandles.Lookup p = MethodHandles.publicLookup();
        Class<?> c = FindErrors.class;
        MethodType v = methodType(void.class);
        Probe.show("no method", () -> l.findVirtual(c, "none", v));
        Probe.show("other type", () -> l.findVirtual(c, "method", methodType(int.class)));
        Probe.show("static as virtual", () -> l.findVirtual(c, "fun", v));
        Probe.show("virtual as static", () -> l.findStatic(c, "method", v));
        Probe.show("no static", () -> l.findStatic(c, "none", methodType(String.class, int.class)));
        Probe.show("no constructor", () -> l.findConstructor(c, methodType(void.class, int.class)));
        Probe.show("constructor result", () -> l.findConstructor(c, methodType(c)));
        Probe.show("array constructor", () -> l.findConstructor(int[].class, v));
        Probe.show("abstract", () -> l.findConstructor(Abstract.class, v).invoke());
        Probe.show("<init> as method", () -> l.findVirtual(c, "<init>", v));
        Probe.show("<init> as special", () -> l.findSpecial(c, "<init>", v, c));
        Probe.show("<clinit>", () -> l.findStatic(c, "<clinit>", v));
        Probe.show("no field", () -> l.findGetter(c, "none", int.class));
        Probe.show("field of other type", () -> l.findGetter(c, "field", long.class));
        Probe.show("static field", () -> l.findGetter(c, "shared", int.class));
        Probe.show("instance field", () -> l.findStaticGetter(c, "field", int.class));
        Probe.show("final field", () -> l.findSetter(c, "fixed", int.class));
        Probe.show("public private", () -> p.findStatic(c, "priv", v));
        Probe.show("public package", () -> p.findStatic(c, "fun", v));
        Probe.show("public class", () -> p.findStatic(Secret.class, "x", v));
        Probe.show("nest constructor", () -> l.findConstructor(Secret.class, v).type());
        Probe.show("nest field", () ->
            l.findStaticGetter(Secret.class, "hidden", int.class).type()
        );
        Probe.show("String's field", () -> l.findGetter(String.class, "hash", int.class));
        Probe.show("Object.clone", () ->
            l.findVirtual(Object.class, "clone", methodType(Object.class)).type()
        );
        Probe.show("Thread.clone", () ->
            l.findVirtual(Thread.class, "clone", methodType(Object.class))
        );
        Probe.show("special", () ->
            l.findSpecial(Object.class, "toString", methodType(String.class), String.class)
        );
        Probe.show("special of stranger", () ->
            l.findSpecial(String.class, "length", methodType(int.class), c)
        );
        Probe.show("public special", () ->
            p.findSpecial(Object.class, "toString", methodType(String.class), c)
        );
        Probe.show("null class", () -> l.findVirtual(null, "x", v));
        Probe.show("null name", () -> l.findVirtual(c, null, v));
        Probe.show("null type", () -> l.findVirtual(c, "method", null));
        Probe.show("bind null", () -> l.bind(null, "method", v));
        Probe.show("bind", () -> l.bind("x", "none", v));
        Probe.show("primitive", () ->
            l.findVirtual(int.class, "toString", methodType(String.class))
        );
        Probe.show("unknown class in type", () ->
            l.findStatic(
                c,
                "fun",
                MethodType.fromMethodDescriptorString("()LNone;", c.getClassLoader())
            )
        );
    }
}
