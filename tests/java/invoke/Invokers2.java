// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** exactInvoker, invoker, spreadInvoker, varHandleInvoker, varHandleExactInvoker. */
public class Invokers2 {

    int f = 5;

    static String st(int a, String b) {
        return a + b;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodType t = methodType(String.class, int.class, String.class);
        MethodHandle st = l.findStatic(Invokers2.class, "st", t);
        MethodHandle ei = MethodHandles.exactInvoker(t);
        MethodHandle gi = MethodHandles.invoker(
            methodType(Object.class, short.class, Object.class)
        );
        MethodHandle si = MethodHandles.spreadInvoker(t, 1);
        System.out.println(ei.type() + " " + (String) ei.invokeExact(st, 1, "x"));
        System.out.println(gi.type() + " " + (Object) gi.invokeExact(st, (short) 2, (Object) "y"));
        System.out.println(si.type() + " " + si.invoke(st, 3, new Object[] { "z" }));
        System.out.println(
            MethodHandles.spreadInvoker(t, 0).type() +
                " " +
                MethodHandles.spreadInvoker(t, 2).type()
        );
        Probe.show("exact", () ->
            ei.invokeWithArguments(
                st.asType(methodType(Object.class, int.class, String.class)),
                1,
                "x"
            )
        );
        Probe.show("exact null", () -> (String) ei.invokeExact((MethodHandle) null, 1, "x"));
        Probe.show(
            "generic",
            () ->
                (Object) gi.invokeExact(MethodHandles.identity(int.class), (short) 1, (Object) "s")
        );
        Probe.show("spread count", () -> si.invoke(st, 3, new Object[] { "z", "y" }));
        VarHandle v = l.findVarHandle(Invokers2.class, "f", int.class);
        MethodHandle vi = MethodHandles.varHandleInvoker(
            VarHandle.AccessMode.GET_AND_ADD,
            methodType(long.class, Invokers2.class, short.class)
        );
        MethodHandle ve = MethodHandles.varHandleExactInvoker(
            VarHandle.AccessMode.GET_AND_ADD,
            methodType(int.class, Invokers2.class, int.class)
        );
        MethodHandle vw = MethodHandles.varHandleExactInvoker(
            VarHandle.AccessMode.GET,
            methodType(long.class, Invokers2.class)
        );
        Invokers2 o = new Invokers2();
        System.out.println(vi.type() + " " + (long) vi.invokeExact(v, o, (short) 2) + " " + o.f);
        System.out.println(ve.type() + " " + (int) ve.invokeExact(v, o, 2) + " " + o.f);
        Probe.show("var exact", () -> (long) vw.invokeExact(v, o));
        Probe.show(
            "find",
            () ->
                (int) l
                    .findVirtual(
                        VarHandle.class,
                        "getVolatile",
                        methodType(int.class, Invokers2.class)
                    )
                    .invokeExact(v, o)
        );
        Probe.show("find none", () ->
            l.findVirtual(VarHandle.class, "none", methodType(int.class))
        );
        Probe.show(
            "find describe",
            () ->
                (Class<?>) l
                    .findVirtual(VarHandle.class, "varType", methodType(Class.class))
                    .invokeExact(v)
        );
    }
}
