// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** guardWithTest, catchException, tryFinally, tableSwitch, throwException at work. */
public class Control {

    static boolean even(int x) {
        return x % 2 == 0;
    }

    static String num(int x, String s) {
        if (x == 9) {
            throw new IllegalStateException("nine");
        }
        if (x == 8) {
            throw new Error("eight");
        }
        return "num" + x + s;
    }

    static String other(int x, String s) {
        return "other" + x + s;
    }

    static String handler(RuntimeException e, int x) {
        return "handled " + e.getMessage() + x;
    }

    static String cleanup(Throwable t, String r, int x) {
        System.out.print("{" + t + "," + r + "," + x + "}");
        return "clean " + r;
    }

    static String throwing(Throwable t, String r) {
        throw new ArithmeticException("from cleanup");
    }

    static void voidTarget(int x) {
        System.out.print("<" + 10 / x + ">");
    }

    static void voidCleanup(Throwable t) {
        System.out.print("{" + t + "}");
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> c = Control.class;
        MethodType t = methodType(String.class, int.class, String.class);
        MethodHandle num = l.findStatic(c, "num", t);
        MethodHandle other = l.findStatic(c, "other", t);
        MethodHandle g = MethodHandles.guardWithTest(
            l.findStatic(c, "even", methodType(boolean.class, int.class)),
            num,
            other
        );
        System.out.println(
            g.type() + " " + (String) g.invokeExact(2, "a") + " " + (String) g.invokeExact(3, "b")
        );
        MethodHandle ce = MethodHandles.catchException(
            num,
            IllegalStateException.class,
            l.findStatic(c, "handler", methodType(String.class, RuntimeException.class, int.class))
        );
        Probe.show("caught", () -> (String) ce.invokeExact(9, "x"));
        Probe.show("not thrown", () -> (String) ce.invokeExact(1, "x"));
        Probe.show("other", () -> (String) ce.invokeExact(8, "x"));
        MethodHandle tf = MethodHandles.tryFinally(
            num,
            l.findStatic(
                c,
                "cleanup",
                methodType(String.class, Throwable.class, String.class, int.class)
            )
        );
        Probe.show("finally", () -> (String) tf.invokeExact(1, "x"));
        Probe.show("finally thrown", () -> (String) tf.invokeExact(9, "x"));
        MethodHandle tt = MethodHandles.tryFinally(
            num,
            l.findStatic(c, "throwing", methodType(String.class, Throwable.class, String.class))
        );
        Probe.show("cleanup throws", () -> (String) tt.invokeExact(9, "x"));
        MethodHandle tv = MethodHandles.tryFinally(
            l.findStatic(c, "voidTarget", methodType(void.class, int.class)),
            l.findStatic(c, "voidCleanup", methodType(void.class, Throwable.class))
        );
        Probe.show("void", () -> {
            tv.invokeExact(2);
            return "";
        });
        Probe.show("void thrown", () -> {
            tv.invokeExact(0);
            return "";
        });
        MethodHandle sw = MethodHandles.tableSwitch(
            MethodHandles.dropArguments(
                MethodHandles.constant(String.class, "default"),
                0,
                int.class,
                String.class
            ),
            num,
            other,
            num
        );
        for (int i = -1; i < 4; i++) {
            System.out.println(i + " " + (String) sw.invokeExact(i, "s"));
        }
        MethodHandle th = MethodHandles.throwException(int.class, Exception.class);
        Probe.show("throw", () -> (int) th.invokeExact(new Exception("thrown")));
        Probe.show("throw null", () -> (int) th.invokeExact((Exception) null));
        System.out.println(
            th.type() +
                " " +
                MethodHandles.zero(long.class).invoke() +
                " " +
                MethodHandles.empty(t).invoke(1, "") +
                " " +
                MethodHandles.identity(double.class).invoke(1.5)
        );
    }
}
