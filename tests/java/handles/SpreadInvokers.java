/* SPDX-License-Identifier: MIT */
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** What is spread is converted to the target's types alone. */
public class SpreadInvokers {

    static long id(long x) {
        return x;
    }

    static String cat(Object a, Object b, Object c) {
        return "" + a + b + c;
    }

    static void p(MethodHandle m, Object... a) {
        Object o;
        try {
            o = m.invokeWithArguments(a);
        } catch (Throwable t) {
            o = t.getClass() + (t instanceof WrongMethodTypeException ? t.getMessage() : "");
        }
        System.out.println(m.type() + " " + o);
    }

    public static void main(String[] z) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle id = l.findStatic(
                SpreadInvokers.class,
                "id",
                methodType(long.class, long.class)
            ),
            cat = l.findStatic(
                SpreadInvokers.class,
                "cat",
                methodType(String.class, Object.class, Object.class, Object.class)
            );
        MethodHandle q = MethodHandles.spreadInvoker(methodType(int.class, int.class), 0);
        p(q, id, new Object[] { 5L });
        p(q, id, new Object[] { 5 });
        p(q, id, new Object[] { "s" });
        p(q, id, null);
        p(q, id, new Object[0]);
        p(q, null, new Object[] { 5 });
        p(q, cat, new Object[] { 5 });
        p(q, cat, new Object[0]);
        q = MethodHandles.spreadInvoker(
            methodType(String.class, int.class, String.class, Integer.class),
            1
        );
        p(q, cat, 1, new Object[] { 5L, "q" });
        p(q, cat, 1, new Object[] { "x", 5 });
        p(q, cat, 1, new Object[] { "x" });
        p(q, cat, 1L, new Object[] { "x", 5 });
        p(q, id, 1, new Object[] { "x", 5 });
        p(q, id, 1, new Object[] { "x" });
        q = MethodHandles.spreadInvoker(
            methodType(String.class, int.class, String.class, Integer.class),
            3
        );
        p(q, cat, 1, "a", 2, null);
        p(q, cat, 1, "a", 2, new Object[0]);
        p(q, cat, 1, "a", 2, new Object[1]);
        p(q, id, 1, "a", 2, null);
        q = MethodHandles.spreadInvoker(
            methodType(Object.class, Object.class, Object.class, Object.class),
            2
        );
        p(q, cat, 1, "a", new String[] { "x" });
        p(q, cat, 1, "a", new Integer[1]);
        MethodHandle va = l.findStatic(
            Arrays.class,
            "asList",
            methodType(List.class, Object[].class)
        );
        p(q, va, 1, "a", new String[] { "x" });
        p(MethodHandles.invoker(methodType(Object.class, int.class)), va, 7);
        p(
            MethodHandles.spreadInvoker(methodType(Object.class, int.class, int.class), 0),
            va,
            new Object[] { 1, 2L }
        );
        p(
            MethodHandles.spreadInvoker(methodType(Object.class, int.class), 0),
            l.findStatic(SpreadInvokers.class, "id", methodType(long.class, long.class)),
            new Object[] { 'c' }
        );
        p(MethodHandles.spreadInvoker(methodType(void.class), 0), id, null);
        p(MethodHandles.exactInvoker(methodType(void.class)), id);
        p(MethodHandles.exactInvoker(methodType(void.class)), (Object) null);
    }
}
