// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** asSpreader, asCollector, asVarargsCollector, withVarargs: results and refusals. */
public class Spreading {

    static String three(Object a, int b, String c) {
        return a + "/" + b + "/" + c;
    }

    static String arr(String p, Object[] r) {
        return p + Arrays.toString(r);
    }

    static int isum(int... x) {
        int s = 0;
        for (int i : x) {
            s += i;
        }
        return s;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle t = l.findStatic(
            Spreading.class,
            "three",
            methodType(String.class, Object.class, int.class, String.class)
        );
        MethodHandle a = l.findStatic(
            Spreading.class,
            "arr",
            methodType(String.class, String.class, Object[].class)
        );
        MethodHandle i = l.findStatic(Spreading.class, "isum", methodType(int.class, int[].class));
        System.out.println(
            t.asSpreader(Object[].class, 3).type() +
                " " +
                t.asSpreader(Object[].class, 3).invoke(new Object[] { 1, 2, "c" })
        );
        System.out.println(
            t.asSpreader(Object[].class, 2).type() +
                " " +
                t.asSpreader(Object[].class, 2).invoke("x", new Object[] { (short) 2, "c" })
        );
        System.out.println(
            t.asSpreader(1, int[].class, 1).type() +
                " " +
                t.asSpreader(1, int[].class, 1).invoke("x", new int[] { 9 }, "y")
        );
        System.out.println(
            t.asSpreader(Object[].class, 0).type() +
                " " +
                t.asSpreader(Object[].class, 0).invoke("x", 1, "c", (Object[]) null)
        );
        System.out.println(
            a.asCollector(Object[].class, 3).type() +
                " " +
                a.asCollector(Object[].class, 3).invoke("p", 1, 2, 3)
        );
        System.out.println(
            a.asCollector(String[].class, 1).type() +
                " " +
                a.asCollector(String[].class, 1).invoke("p", "q")
        );
        System.out.println(
            i.asCollector(int[].class, 4).type() +
                " " +
                (int) i.asCollector(int[].class, 4).invoke(1, (byte) 2, 'a', 4)
        );
        System.out.println(
            i.isVarargsCollector() +
                " " +
                (int) i.invoke() +
                " " +
                (int) i.invoke(1, 2) +
                " " +
                i.asFixedArity().isVarargsCollector()
        );
        System.out.println(
            a.isVarargsCollector() +
                " " +
                a.withVarargs(true).isVarargsCollector() +
                " " +
                a.withVarargs(true).invoke("p", 1, "2")
        );
        System.out.println(
            i.withVarargs(false).isVarargsCollector() + " " + (i.withVarargs(true) == i)
        );
        MethodHandle v = a.asVarargsCollector(String[].class);
        System.out.println(
            v.type() +
                " " +
                v.invoke("p", "a", "b") +
                " " +
                (String) v.invoke("p") +
                " " +
                (String) v.invoke("p", (Object) "one")
        );
        System.out.println(
            v
                .asType(methodType(Object.class, Object.class, Object.class, Object.class))
                .invoke((Object) "p", (Object) "1", (Object) "2")
        );
        Probe.show("spread length", () ->
            t.asSpreader(Object[].class, 2).invoke("x", new Object[] { 1 })
        );
        Probe.show("spread null", () ->
            t.asSpreader(Object[].class, 2).invoke("x", (Object[]) null)
        );
        Probe.show("spread wrong element", () ->
            t.asSpreader(Object[].class, 2).invoke("x", new Object[] { "1", "2" })
        );
        Probe.show("spread many", () -> t.asSpreader(Object[].class, 4));
        Probe.show("spread negative", () -> t.asSpreader(Object[].class, -1));
        Probe.show("spread position", () -> t.asSpreader(-1, Object[].class, 1));
        Probe.show("spread no array", () -> t.asSpreader(Object.class, 1));
        Probe.show("spread ints", () -> t.asSpreader(int[].class, 3));
        Probe.show("collect no array", () -> t.asCollector(Object[].class, 1));
        Probe.show("collect not array type", () -> a.asCollector(Object.class, 1));
        Probe.show("collect bad array", () -> a.asCollector(int[].class, 1));
        Probe.show("collect negative", () -> a.asCollector(Object[].class, -1));
        Probe.show("collect 256", () -> a.asCollector(Object[].class, 256));
        Probe.show("varargs no array", () -> t.asVarargsCollector(Object[].class));
        Probe.show("varargs not array", () -> a.asVarargsCollector(Object.class));
        Probe.show("varargs with", () -> t.withVarargs(true));
        Probe.show("collect few", () -> v.asType(methodType(String.class)));
    }
}
