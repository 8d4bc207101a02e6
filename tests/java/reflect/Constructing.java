// SPDX-License-Identifier: MIT
import java.lang.reflect.*;
import java.util.*;

/** Constructor.newInstance and Class.newInstance: inner, enum, abstract, varargs, exceptions. */
public class Constructing {

    class Inner {

        final int x;

        Inner(int x) {
            this.x = x + outer;
        }
    }

    int outer = 10;

    abstract static class Abs {}

    interface I {}

    enum E {
        A
    }

    static class Thrower {

        Thrower() throws Exception {
            throw new java.io.IOException("constructor");
        }
    }

    static class StaticThrower {

        static int x = 1 / Integer.parseInt("0");
    }

    static class Many {

        final String s;

        public Many(int a, long b, String... c) {
            s = a + " " + b + " " + Arrays.toString(c);
        }

        Many(Many m) {
            s = "copy of " + m.s;
        }
    }

    public static void main(String[] args) throws Exception {
        Constructor<?> c = Inner.class.getDeclaredConstructors()[0];
        System.out.println(
            c + " " + c.getParameterCount() + " " + Arrays.toString(c.getParameterTypes())
        );
        System.out.println(((Inner) c.newInstance(new Constructing(), 5)).x);
        Probe.show("no outer", () -> c.newInstance(null, 5));
        Constructor<Many> m = Many.class.getConstructor(int.class, long.class, String[].class);
        System.out.println(
            m.newInstance(1, 2, new String[] { "a" }).s +
                " " +
                m.isVarArgs() +
                " " +
                m.toGenericString()
        );
        System.out.println(
            Many.class
                .getDeclaredConstructor(Many.class)
                .newInstance(m.newInstance((byte) 1, 'c', null))
                .s
        );
        Probe.show("abstract", () -> Abs.class.getDeclaredConstructor().newInstance());
        Probe.show("abstract class", () -> Abs.class.newInstance());
        Probe.show("interface", () -> I.class.getDeclaredConstructor());
        Probe.show("interface class", () -> I.class.newInstance());
        Probe.show("array class", () -> int[].class.newInstance());
        Probe.show("int class", () -> int.class.newInstance());
        Probe.show("enum", () ->
            E.class.getDeclaredConstructor(String.class, int.class).newInstance("B", 1)
        );
        Probe.show("thrower", () -> Thrower.class.getDeclaredConstructor().newInstance());
        Probe.show("thrower class", () -> Thrower.class.newInstance());
        try {
            Thrower.class.getDeclaredConstructor().newInstance();
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause());
        }
        Probe.show("static thrower", () ->
            StaticThrower.class.getDeclaredConstructor().newInstance()
        );
        Probe.show("static thrower again", () ->
            StaticThrower.class.getDeclaredConstructor().newInstance()
        );
        Probe.show("wrong", () -> m.newInstance("a", "b", "c"));
        Probe.show("few", () -> m.newInstance(1));
        Probe.show("none", () -> Many.class.getConstructor(int.class));
        Probe.show("not public", () -> Many.class.getConstructor(Many.class));
        Probe.show("no default", () -> Many.class.newInstance());
        System.out.println(
            Many.class.getConstructors().length +
                " " +
                Many.class.getDeclaredConstructors().length +
                " " +
                int.class.getConstructors().length
        );
        System.out.println(
            m.equals(Many.class.getConstructor(int.class, long.class, String[].class)) +
                " " +
                (m.hashCode() == Many.class.getName().hashCode())
        );
        System.out.println(
            Arrays.toString(Thrower.class.getDeclaredConstructor().getExceptionTypes()) +
                " " +
                Thrower.class.getDeclaredConstructor()
        );
    }
}
