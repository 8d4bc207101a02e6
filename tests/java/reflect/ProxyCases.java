// SPDX-License-Identifier: MIT
import java.lang.reflect.*;
import java.util.*;

/** Proxy: all types, Object's methods, defaults, exceptions, class properties, refusals. */
public class ProxyCases {

    interface All {
        boolean z(boolean x);

        byte b(byte x);

        char c(char x);

        short s(short x);

        int i(int x);

        long j(long x);

        float f(float x);

        double d(double x);

        String o(String a, int[] b, long c, Object... d);

        void v() throws java.io.IOException;

        default String def() {
            return "default " + i(3);
        }
    }

    public interface Pub {
        Object get();
    }

    interface One {
        Object same() throws Exception;
    }

    interface Two {
        String same() throws java.io.IOException;
    }

    interface Prim {
        int same();
    }

    sealed interface Sealed permits S {}

    record S() implements Sealed {}

    public static void main(String[] args) throws Throwable {
        InvocationHandler echo = (p, m, a) -> {
            if (m.getDeclaringClass() == Object.class) {
                return m.getName().equals("toString")
                    ? "proxy"
                    : m.getName().equals("hashCode")
                      ? (Object) 77
                      : a[0] == p;
            }
            if (m.isDefault()) {
                return InvocationHandler.invokeDefault(p, m, a);
            }
            System.out.println(m + " " + Arrays.deepToString(a));
            return a == null ? null : a[0];
        };
        ClassLoader l = ProxyCases.class.getClassLoader();
        All x = (All) Proxy.newProxyInstance(l, new Class<?>[] { All.class }, echo);
        System.out.println(
            x.z(true) +
                " " +
                x.b((byte) 1) +
                " " +
                x.c('c') +
                " " +
                x.s((short) 2) +
                " " +
                x.i(3) +
                " " +
                x.j(4L) +
                " " +
                x.f(5f) +
                " " +
                x.d(6.0) +
                " " +
                x.o("o", new int[] { 1 }, 2L, 3, "4")
        );
        x.v();
        System.out.println(
            x.def() + " " + x + " " + x.hashCode() + " " + x.equals(x) + " " + x.equals("y")
        );
        Class<?> c = x.getClass();
        System.out.println(
            Proxy.isProxyClass(c) +
                " " +
                Proxy.isProxyClass(All.class) +
                " " +
                Modifier.toString(c.getModifiers()) +
                " " +
                c.getSuperclass() +
                " " +
                Arrays.toString(c.getInterfaces()) +
                " " +
                (Proxy.getInvocationHandler(x) == echo) +
                " " +
                c.getSimpleName().startsWith("$Proxy") +
                " " +
                c.isSynthetic() +
                " " +
                c.getPackageName().isEmpty()
        );
        System.out.println(c.getDeclaredConstructor(InvocationHandler.class) != null);
        System.out.println(
            (Proxy.newProxyInstance(l, new Class<?>[] { All.class }, echo).getClass() == c) +
                " " +
                (Proxy.newProxyInstance(
                    l,
                    new Class<?>[] { All.class, Pub.class },
                    echo
                ).getClass() ==
                    c)
        );
        for (Object r : new Object[] { null, "string", 5L, 5 }) {
            All bad = (All) Proxy.newProxyInstance(l, new Class<?>[] { All.class }, (p, m, a) -> r);
            Probe.show("int result " + r, () -> bad.i(1));
            Probe.show("String result " + r, () -> bad.o(null, null, 0));
            Probe.show("void result " + r, () -> {
                bad.v();
                return "fine";
            });
        }
        for (Throwable t : new Throwable[] {
            new java.io.FileNotFoundException("declared"),
            new Exception("checked"),
            new RuntimeException("unchecked"),
            new Error("error")
        }) {
            All thrower = (All) Proxy.newProxyInstance(
                l,
                new Class<?>[] { All.class },
                (p, m, a) -> {
                    throw t;
                }
            );
            Probe.show("thrown", () -> {
                thrower.v();
                return 0;
            });
            try {
                thrower.i(1);
            } catch (UndeclaredThrowableException e) {
                System.out.println(
                    e.getCause() + " " + e.getUndeclaredThrowable() + " " + e.getMessage()
                );
            } catch (Throwable e) {
                System.out.println("as is " + e);
            }
        }
        Object both = Proxy.newProxyInstance(
            l,
            new Class<?>[] { One.class, Two.class },
            (p, m, a) -> m.toString()
        );
        System.out.println(((One) both).same() + " " + ((Two) both).same());
        Probe.show("clash", () ->
            Proxy.newProxyInstance(l, new Class<?>[] { One.class, Prim.class }, echo)
        );
        Probe.show("class", () -> Proxy.newProxyInstance(l, new Class<?>[] { String.class }, echo));
        Probe.show("twice", () ->
            Proxy.newProxyInstance(l, new Class<?>[] { Pub.class, Pub.class }, echo)
        );
        Probe.show("sealed", () ->
            Proxy.newProxyInstance(l, new Class<?>[] { Sealed.class }, echo)
        );
        Probe.show("invisible", () ->
            Proxy.newProxyInstance(
                String.class.getClassLoader(),
                new Class<?>[] { Pub.class },
                echo
            )
        );
        Probe.show("null handler", () ->
            Proxy.newProxyInstance(l, new Class<?>[] { Pub.class }, null)
        );
        Probe.show("null interface", () ->
            Proxy.newProxyInstance(l, new Class<?>[] { null }, echo)
        );
        Probe.show("no proxy", () -> Proxy.getInvocationHandler("x"));
        Probe.show("default of stranger", () ->
            InvocationHandler.invokeDefault(x, Comparator.class.getMethod("reversed"))
        );
        Probe.show("not default", () ->
            InvocationHandler.invokeDefault(x, All.class.getMethod("v"))
        );
        Object none = Proxy.newProxyInstance(l, new Class<?>[0], echo);
        System.out.println(none + " " + none.getClass().getInterfaces().length);
    }
}
