// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** What a target throws comes out as it is, through every kind of handle. */
public class Exceptions {

    static class Checked extends Exception {

        Checked(String s) {
            super(s);
        }
    }

    Exceptions() {}

    Exceptions(int x) throws Checked {
        throw new Checked("constructor");
    }

    static Object thrower(Object o) throws Checked {
        throw new Checked("static " + o);
    }

    Object inst(Object o) throws Checked {
        throw new Checked("instance " + o);
    }

    static class Bad {

        static int x = Integer.parseInt("bad");

        static int get() {
            return x;
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle s = l.findStatic(
            Exceptions.class,
            "thrower",
            methodType(Object.class, Object.class)
        );
        MethodHandle i = l.findVirtual(
            Exceptions.class,
            "inst",
            methodType(Object.class, Object.class)
        );
        MethodHandle c = l.findConstructor(Exceptions.class, methodType(void.class, int.class));
        Probe.show("static", () -> s.invokeExact((Object) 1));
        Probe.show("asType", () -> s.asType(methodType(String.class, int.class)).invoke(1));
        Probe.show("with arguments", () -> s.invokeWithArguments(2));
        Probe.show("instance", () -> i.invoke(new Exceptions(), 3));
        Probe.show("null receiver", () -> i.invoke((Exceptions) null, 3));
        Probe.show("null bound", () -> i.bindTo(null).invoke(3));
        Probe.show("constructor", () -> c.invoke(1));
        Probe.show("filtered", () ->
            MethodHandles.filterReturnValue(s, MethodHandles.identity(Object.class)).invoke(4)
        );
        Probe.show("dropped", () -> MethodHandles.dropArguments(s, 0, long.class).invoke(1L, 5));
        MethodHandle get = l.findStatic(Bad.class, "get", methodType(int.class));
        MethodHandle field = l.findStaticGetter(Bad.class, "x", int.class);
        Probe.show("initializer", () -> (int) get.invokeExact());
        Probe.show("initializer again", () -> (int) field.invokeExact());
        Probe.show("var handle", () -> l.findStaticVarHandle(Bad.class, "x", int.class));
        MethodHandle length = l.findVirtual(CharSequence.class, "length", methodType(int.class));
        Probe.show("interface null", () -> (int) length.invokeExact((CharSequence) null));
        Probe.show("interface wrong", () -> (int) length.invoke((Object) 5));
    }
}
