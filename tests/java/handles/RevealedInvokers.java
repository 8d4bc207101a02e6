/* SPDX-License-Identifier: MIT */
import java.lang.invoke.*; import java.lang.reflect.*;

/** Handles of methods that take whatever a call gives them are taken apart as any other. */
public class RevealedInvokers {

    int f;

    public static void main(String[] a) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        for (String n : new String[] {
            "get",
            "set",
            "compareAndSet",
            "getAndAdd",
            "accessModeType",
            "toString"
        }) {
            MethodType t = n.equals("get")
                ? MethodType.methodType(int.class, RevealedInvokers.class)
                : n.equals("set")
                  ? MethodType.methodType(void.class, RevealedInvokers.class, int.class)
                  : n.equals("toString")
                    ? MethodType.methodType(String.class)
                    : n.equals("accessModeType")
                      ? MethodType.methodType(MethodType.class, VarHandle.AccessMode.class)
                      : MethodType.methodType(
                            n.equals("getAndAdd") ? int.class : boolean.class,
                            n.equals("getAndAdd")
                                ? new Class<?>[] { RevealedInvokers.class, int.class }
                                : new Class<?>[] { RevealedInvokers.class, int.class, int.class }
                        );
            MethodHandle h = l.findVirtual(VarHandle.class, n, t);
            System.out.println(h + " " + h.isVarargsCollector());
            for (MethodHandles.Lookup by : new MethodHandles.Lookup[] {
                l,
                MethodHandles.publicLookup()
            })
                try {
                    MethodHandleInfo i = by.revealDirect(h);
                    System.out.println(
                        i +
                            " " +
                            i.getModifiers() +
                            " " +
                            i.getMethodType() +
                            " " +
                            i.getReferenceKind() +
                            " " +
                            i.isVarArgs() +
                            i.getDeclaringClass()
                    );
                    try {
                        System.out.println(i.reflectAs(Method.class, by));
                    } catch (Throwable e) {
                        System.out.println(e);
                    }
                } catch (Throwable e) {
                    System.out.println(e);
                }
            System.out.println(h.describeConstable());
        }
        for (String n : new String[] { "invoke", "invokeExact" }) {
            MethodHandle h = l.findVirtual(
                MethodHandle.class,
                n,
                MethodType.methodType(int.class, String.class)
            );
            MethodHandleInfo i = l.revealDirect(h);
            System.out.println(i + " " + i.getModifiers() + i.isVarArgs());
            try {
                System.out.println(i.reflectAs(Method.class, l));
            } catch (Throwable e) {
                System.out.println(e);
            }
        }
        for (MethodHandle h : new MethodHandle[] {
            MethodHandles.varHandleInvoker(
                VarHandle.AccessMode.GET,
                MethodType.methodType(int.class, RevealedInvokers.class)
            ),
            MethodHandles.varHandleExactInvoker(
                VarHandle.AccessMode.GET,
                MethodType.methodType(int.class, RevealedInvokers.class)
            ),
            MethodHandles.invoker(MethodType.methodType(int.class)),
            l
                .findVarHandle(RevealedInvokers.class, "f", int.class)
                .toMethodHandle(VarHandle.AccessMode.GET)
        })
            try {
                System.out.println(l.revealDirect(h));
            } catch (Throwable e) {
                System.out.println(e);
            }
    }
}
