// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.lang.runtime.ObjectMethods;
import java.util.*;

/** ObjectMethods.bootstrap called directly, as call site and as constant. */
public class RecordBootstraps {

    final int x;
    final String s;
    final double d;

    RecordBootstraps(int x, String s, double d) {
        this.x = x;
        this.s = s;
        this.d = d;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> c = RecordBootstraps.class;
        MethodHandle[] g = {
            l.findGetter(c, "x", int.class),
            l.findGetter(c, "s", String.class),
            l.findGetter(c, "d", double.class)
        };
        RecordBootstraps a = new RecordBootstraps(1, "a", 2.5);
        RecordBootstraps b = new RecordBootstraps(1, new String("a"), 2.5);
        CallSite eq = (CallSite) ObjectMethods.bootstrap(
            l,
            "equals",
            MethodType.methodType(boolean.class, c, Object.class),
            c,
            "x;s;d",
            g
        );
        CallSite hc = (CallSite) ObjectMethods.bootstrap(
            l,
            "hashCode",
            MethodType.methodType(int.class, c),
            c,
            "x;s;d",
            g
        );
        CallSite ts = (CallSite) ObjectMethods.bootstrap(
            l,
            "toString",
            MethodType.methodType(String.class, c),
            c,
            "x;s;d",
            g
        );
        System.out.println(
            (boolean) eq.getTarget().invokeExact(a, (Object) b) +
                " " +
                (boolean) eq.getTarget().invokeExact(a, (Object) "x") +
                " " +
                (boolean) eq.getTarget().invokeExact(a, (Object) null) +
                " " +
                ((int) hc.getTarget().invokeExact(a) == (int) hc.getTarget().invokeExact(b)) +
                " " +
                (int) hc.getTarget().invokeExact(a) +
                " " +
                (String) ts.getTarget().invokeExact(a)
        );
        MethodHandle h = (MethodHandle) ObjectMethods.bootstrap(
            l,
            "hashCode",
            MethodHandle.class,
            c,
            "x",
            g[0]
        );
        System.out.println((int) h.invoke(a));
        Probe.show("name", () ->
            ObjectMethods.bootstrap(l, "other", MethodType.methodType(int.class, c), c, "x", g[0])
        );
        Probe.show("equals type", () ->
            ObjectMethods.bootstrap(l, "equals", MethodType.methodType(int.class, c), c, "x", g[0])
        );
        Probe.show("hashCode type", () ->
            ObjectMethods.bootstrap(
                l,
                "hashCode",
                MethodType.methodType(long.class, c),
                c,
                "x",
                g[0]
            )
        );
        Probe.show("toString type", () ->
            ObjectMethods.bootstrap(
                l,
                "toString",
                MethodType.methodType(Object.class, c),
                c,
                "x",
                g[0]
            )
        );
        Probe.show("names", () ->
            ObjectMethods.bootstrap(
                l,
                "toString",
                MethodType.methodType(String.class, c),
                c,
                "x;s",
                g[0]
            )
        );
        Probe.show("equals names", () ->
            (
                (CallSite) ObjectMethods.bootstrap(
                    l,
                    "equals",
                    MethodType.methodType(boolean.class, c, Object.class),
                    c,
                    "x;s",
                    g[0]
                )
            ).type()
        );
        Probe.show("null getter", () ->
            ObjectMethods.bootstrap(
                l,
                "hashCode",
                MethodType.methodType(int.class, c),
                c,
                "x",
                (MethodHandle) null
            )
        );
        Probe.show("no names", () ->
            (
                (CallSite) ObjectMethods.bootstrap(
                    l,
                    "toString",
                    MethodType.methodType(String.class, c),
                    c,
                    ""
                )
            )
                .getTarget()
                .invoke(a)
        );
        Probe.show("null class", () ->
            ObjectMethods.bootstrap(
                l,
                "hashCode",
                MethodType.methodType(int.class, c),
                null,
                "x",
                g[0]
            )
        );
    }
}
