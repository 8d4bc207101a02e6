// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;

/**
 * SwitchBootstraps.typeSwitch, the way pattern switches use it; by reflection, since javac 17 has
 * it as a preview.
 */
public class TypeSwitch {

    static CallSite link(MethodType type, Object... labels) throws Throwable {
        Method m = Class.forName("java.lang.runtime.SwitchBootstraps").getMethod(
            "typeSwitch",
            MethodHandles.Lookup.class,
            String.class,
            MethodType.class,
            Object[].class
        );
        try {
            return (CallSite) m.invoke(null, MethodHandles.lookup(), "typeSwitch", type, labels);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodType t = MethodType.methodType(int.class, Object.class, int.class);
        MethodHandle h = link(
            t,
            Integer.class,
            "text",
            5,
            CharSequence.class,
            Object[].class,
            Object.class
        ).dynamicInvoker();
        for (Object o : new Object[] {
            1,
            5,
            "text",
            "other",
            new StringBuilder(),
            new String[0],
            new int[0],
            null,
            'c',
            5L
        }) {
            StringBuilder b = new StringBuilder();
            for (int start = 0; start <= 6; start++) {
                b.append((int) h.invokeExact(o, start)).append(' ');
            }
            System.out.println(b);
        }
        MethodHandle n = link(t, 97, Character.class, Byte.class, 98).getTarget();
        System.out.println(
            (int) n.invokeExact((Object) 'a', 0) +
                " " +
                (int) n.invokeExact((Object) 'b', 0) +
                " " +
                (int) n.invokeExact((Object) (byte) 98, 0) +
                " " +
                (int) n.invokeExact((Object) (short) 98, 0) +
                " " +
                (int) n.invokeExact((Object) 1, 0)
        );
        MethodHandle none = link(t).getTarget();
        System.out.println(
            (int) none.invokeExact((Object) "x", 0) + " " + (int) none.invokeExact((Object) null, 0)
        );
        MethodHandle narrow = link(
            MethodType.methodType(int.class, List.class, int.class),
            ArrayList.class,
            List.class
        ).getTarget();
        System.out.println(
            (int) narrow.invoke((List<?>) new ArrayList<>(), 0) +
                " " +
                (int) narrow.invoke((List<?>) List.of(), 0)
        );
        Probe.show("null label", () -> link(t, "a", null));
        Probe.show("long label", () -> link(t, 5L));
        Probe.show("primitive target", () ->
            link(MethodType.methodType(int.class, int.class, int.class), 5)
        );
        Probe.show("one parameter", () -> link(MethodType.methodType(int.class, Object.class), 5));
        Probe.show("result", () ->
            link(MethodType.methodType(Integer.class, Object.class, int.class), 5)
        );
    }
}
