/* SPDX-License-Identifier: MIT */
/*
 * Dynamic proxies: arguments and results of every type, Object's methods, exceptions, several
 * interfaces, defaults.
 */
import java.lang.reflect.*; import java.util.*; import java.util.function.*;

public class Proxies {

    interface Many {
        int i(int a, long b, double c);
        void v();
        String s(Object... o);
        boolean z(char c);
        long[] arr(int[] a);
        float f(float x, byte y, short z);

        default String d() {
            return "default";
        }
    }

    interface Other extends Comparable<Other> {
        String v2() throws java.io.IOException;
    }

    static void t(java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(c.call());
        } catch (Throwable e) {
            System.out.println(
                e.getClass().getName() +
                    " " +
                    (e instanceof UndeclaredThrowableException
                        ? e.getCause()
                        : e instanceof ClassCastException || e instanceof NullPointerException
                          ? ""
                          : e.getMessage())
            );
        }
    }

    public static void main(String[] args) throws Exception {
        List<String> log = new ArrayList<>();
        Object[] next = new Object[1];
        InvocationHandler h = (p, m, a) -> {
            log.add(
                m.getDeclaringClass().getSimpleName() +
                    "." +
                    m.getName() +
                    (a == null ? "()" : Arrays.deepToString(a))
            );
            if (next[0] instanceof Throwable x) throw x;
            return next[0];
        };
        Many m = (Many) Proxy.newProxyInstance(
            Proxies.class.getClassLoader(),
            new Class<?>[] { Many.class, Other.class },
            h
        );
        next[0] = 42;
        t(() -> m.i(1, 2L, 3.5));
        next[0] = null;
        m.v();
        t(() -> m.i(1, 1, 1));
        t(() -> m.s("a", 1));
        next[0] = "str";
        t(() -> m.s());
        t(() -> m.i(0, 0, 0));
        next[0] = true;
        t(() -> m.z('x'));
        next[0] = new long[] { 1, 2 };
        t(() -> m.arr(new int[] { 9 }).length);
        next[0] = 1.5f;
        t(() -> m.f(1, (byte) 2, (short) 3));
        next[0] = "over";
        t(m::d);
        next[0] = 5;
        t(m::hashCode);
        next[0] = "ts";
        t(m::toString);
        next[0] = false;
        t(() -> m.equals(m));
        next[0] = new IllegalStateException("rt");
        t(() -> m.i(1, 1, 1));
        next[0] = new Exception("checked");
        t(() -> m.z('a'));
        next[0] = new java.io.IOException("io");
        t(() -> ((Other) m).v2());
        next[0] = new Error("err");
        t(() -> m.s());
        next[0] = 3;
        t(() -> ((Other) m).compareTo(null));
        log.forEach(System.out::println);
        System.out.println(
            Proxy.isProxyClass(m.getClass()) +
                " " +
                (Proxy.getInvocationHandler(m) == h) +
                " " +
                Modifier.isFinal(m.getClass().getModifiers()) +
                " " +
                Arrays.toString(m.getClass().getInterfaces()) +
                " " +
                (m.getClass().getSuperclass() == Proxy.class)
        );
        Object m2 = Proxy.newProxyInstance(
            Proxies.class.getClassLoader(),
            new Class<?>[] { Many.class, Other.class },
            h
        );
        System.out.println(m2.getClass() == m.getClass());
        t(() ->
            Proxy.newProxyInstance(
                Proxies.class.getClassLoader(),
                new Class<?>[] { String.class },
                h
            )
        );
        t(() -> Proxy.getInvocationHandler("x"));
        t(() ->
            Proxy.newProxyInstance(
                Proxies.class.getClassLoader(),
                new Class<?>[] { Many.class },
                null
            )
        );
        InvocationHandler def = (p, me, a) ->
            me.isDefault() ? InvocationHandler.invokeDefault(p, me, a) : "none";
        interface Greet {
            String name();

            default String hi(String x) {
                return x + " " + name();
            }
        }
        Greet g = (Greet) Proxy.newProxyInstance(
            Proxies.class.getClassLoader(),
            new Class<?>[] { Greet.class },
            def
        );
        t(() -> g.hi("hello"));
    }
}
