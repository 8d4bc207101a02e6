// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Handles found through subclasses, on interfaces' constants, on protected and hidden fields. */
public class Inheritance {

    static class A {

        protected int x = 1;
        static long shared = 5;
        Object o = "a";
    }

    static class B extends A {

        int x = 2;
    }

    interface Constants {
        int C = Integer.parseInt("9");
    }

    static class D implements Constants {}

    interface Body {
        Object run() throws Throwable;
    }

    static void show(String name, Body b) {
        try {
            System.out.println(name + ": " + b.run());
        } catch (NullPointerException e) {
            System.out.println(name + ": NullPointerException");
        } catch (Throwable e) {
            System.out.println(name + ": " + e.toString().replaceAll("@[0-9a-f]+", "@"));
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        VarHandle ax = l.findVarHandle(A.class, "x", int.class);
        VarHandle bx = l.findVarHandle(B.class, "x", int.class);
        VarHandle bo = l.findVarHandle(B.class, "o", Object.class);
        VarHandle bs = l.findStaticVarHandle(B.class, "shared", long.class);
        VarHandle dc = l.findStaticVarHandle(D.class, "C", int.class);
        B b = new B();
        System.out.println(ax + " " + bx + " " + bo + " " + bs + " " + dc);
        System.out.println(
            (int) ax.get((A) b) +
                " " +
                (int) bx.get(b) +
                " " +
                (int) ax.getAndAdd(b, 10) +
                " " +
                ((A) b).x +
                " " +
                b.x
        );
        for (int i = 0; i < 2; i++) {
            System.out.println(
                (Object) bo.getAndSet(b, (Object) ("s" + i)) +
                    " " +
                    (String) bo.get(b) +
                    " " +
                    (long) bs.getAndAdd(1L)
            );
            show("superclass as receiver", () -> (Object) bo.get(new A()));
            show("subclass as receiver", () -> (int) ax.get(b));
            show("constant", () -> {
                dc.set(1);
                return 0;
            });
            show("null receiver", () -> (Object) bo.get((B) null));
            show("too few", () -> (Object) bo.get());
            show("coordinate for static", () -> (long) bs.get(b));
        }
        show("length of array", () -> l.findVarHandle(int[].class, "length", int.class));
        show(
            "System.out",
            () ->
                l.findStaticVarHandle(System.class, "out", java.io.PrintStream.class).get() ==
                System.out
        );
        show("private of String", () -> l.findVarHandle(String.class, "hash", int.class));
    }
}
