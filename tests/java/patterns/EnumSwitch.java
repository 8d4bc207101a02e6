// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.lang.reflect.*;

/**
 * SwitchBootstraps.enumSwitch and MatchException. JDK 17 has neither, so that what is expected is
 * derived from the
 * documentation of the later release: the first label from the index on that is the constant of the
 * name or the enum's own
 * class; -1 for null; the number of labels where none fits; names that the enum lacks fit nothing.
 */
public class EnumSwitch {

    enum E {
        A,
        B,
        C
    }

    static MethodHandle link(MethodType type, Object... labels) throws Throwable {
        Method m = Class.forName("java.lang.runtime.SwitchBootstraps").getMethod(
            "enumSwitch",
            MethodHandles.Lookup.class,
            String.class,
            MethodType.class,
            Object[].class
        );
        try {
            return (
                (CallSite) m.invoke(null, MethodHandles.lookup(), "enumSwitch", type, labels)
            ).dynamicInvoker();
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    static void refused(String name, MethodType type, Object... labels) {
        try {
            link(type, labels);
            System.out.println(name + " was linked");
        } catch (Throwable e) {
            System.out.println(name + " " + (e instanceof IllegalArgumentException));
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodType t = MethodType.methodType(int.class, E.class, int.class);
        MethodHandle h = link(t, "B", "NONE", "A", E.class, "B");
        System.out.println((int) h.invokeExact(E.A, 0) == 2);
        System.out.println((int) h.invokeExact(E.B, 0) == 0);
        System.out.println((int) h.invokeExact(E.B, 1) == 3);
        System.out.println((int) h.invokeExact(E.B, 4) == 4);
        System.out.println((int) h.invokeExact(E.C, 0) == 3);
        System.out.println((int) h.invokeExact(E.C, 4) == 5);
        System.out.println((int) h.invokeExact((E) null, 0) == -1);
        refused("null", t, "A", null);
        refused("Integer", t, 1);
        refused("other class", t, String.class);
        refused("no enum", MethodType.methodType(int.class, String.class, int.class), "A");
        refused("result", MethodType.methodType(long.class, E.class, int.class), "A");
        RuntimeException m = (RuntimeException) Class.forName("java.lang.MatchException")
            .getConstructor(String.class, Throwable.class)
            .newInstance("text", new Error("cause"));
        System.out.println(
            m.getMessage().equals("text") && m.getCause().getMessage().equals("cause")
        );
    }
}
