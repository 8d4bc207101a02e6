// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** invokeExact insists on the type; invoke adapts; both name both types when they refuse. */
public class InvokeKinds {

    static int twice(int x) {
        return 2 * x;
    }

    static long sum(long a, Object b) {
        return a + b.hashCode();
    }

    static void nothing() {}

    static String join(String a, String... rest) {
        return a + Arrays.toString(rest);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle t = l.findStatic(InvokeKinds.class, "twice", methodType(int.class, int.class));
        MethodHandle s = l.findStatic(
            InvokeKinds.class,
            "sum",
            methodType(long.class, long.class, Object.class)
        );
        MethodHandle n = l.findStatic(InvokeKinds.class, "nothing", methodType(void.class));
        MethodHandle j = l.findStatic(
            InvokeKinds.class,
            "join",
            methodType(String.class, String.class, String[].class)
        );
        Probe.show("exact", () -> (int) t.invokeExact(4));
        Probe.show("exact long result", () -> (long) t.invokeExact(4));
        Probe.show("exact Object result", () -> t.invokeExact(4));
        Probe.show("exact short", () -> (int) t.invokeExact((short) 4));
        Probe.show("exact void", () -> {
            t.invokeExact(4);
            return 0;
        });
        Probe.show("exact none", () -> (int) t.invokeExact());
        Probe.show("exact Integer", () -> (int) t.invokeExact((Integer) 4));
        Probe.show("invoke short", () -> (int) t.invoke((short) 4));
        Probe.show("invoke char", () -> (int) t.invoke('a'));
        Probe.show("invoke byte to long", () -> (long) t.invoke((byte) 4));
        Probe.show("invoke Integer", () -> (Integer) t.invoke((Integer) 4));
        Probe.show("invoke Object", () -> (Object) t.invoke((Object) 4));
        Probe.show("invoke Object Short", () -> (Number) t.invoke((Object) (short) 4));
        Probe.show("invoke Object Long", () -> (Number) t.invoke((Object) 4L));
        Probe.show("invoke long", () -> (int) t.invoke(4L));
        Probe.show("invoke String", () -> (int) t.invoke("4"));
        Probe.show("invoke boolean", () -> (int) t.invoke(true));
        Probe.show("invoke to byte", () -> (byte) t.invoke(4));
        Probe.show("invoke to String", () -> (String) t.invoke(4));
        Probe.show("invoke to Comparable", () -> (Comparable<?>) t.invoke(4));
        Probe.show("invoke to float", () -> (float) t.invoke(4));
        Probe.show("invoke void", () -> {
            t.invoke(4);
            return "void";
        });
        Probe.show("void to Object", () -> (Object) n.invoke());
        Probe.show("void to int", () -> (int) n.invoke());
        Probe.show("void to boolean", () -> (boolean) n.invoke());
        Probe.show("int, String", () -> (long) s.invoke(1, "a"));
        Probe.show("int, int", () -> (double) s.invoke(1, 2));
        Probe.show("Integer null", () -> (int) t.invoke((Integer) null));
        Probe.show("varargs 0", () -> (String) j.invoke("a"));
        Probe.show("varargs 2", () -> (String) j.invoke("a", "b", "c"));
        Probe.show("varargs array", () -> (String) j.invoke("a", new String[] { "z" }));
        Probe.show("varargs null", () -> (String) j.invoke("a", (String[]) null));
        Probe.show("varargs object", () -> (String) j.invoke((Object) "a", (Object) "b"));
        Probe.show("varargs wrong", () -> (String) j.invoke("a", 1));
        Probe.show("varargs few", () -> (String) j.invoke());
        Probe.show("with arguments", () -> j.invokeWithArguments("a", "b", "c"));
        Probe.show("with list", () -> j.invokeWithArguments(List.of("a", "b")));
        Probe.show("with few", () -> s.invokeWithArguments(1L));
        Probe.show("with many", () -> s.invokeWithArguments(1L, 2L, 3L));
        Probe.show("with converted", () -> s.invokeWithArguments((short) 1, 'c'));
        Probe.show("with wrong", () -> s.invokeWithArguments("x", 'c'));
        Probe.show("with 300", () -> {
            Object[] a = new Object[300];
            Arrays.fill(a, "q");
            return ((String) j.invokeWithArguments(a)).length();
        });
        Probe.show("null handle", () -> (int) ((MethodHandle) null).invokeExact(1));
    }
}
