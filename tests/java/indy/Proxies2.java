// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;
import static java.lang.invoke.MethodType.methodType;

/** MethodHandleProxies. */
public class Proxies2 {

    public interface Sam {
        Object call(int a, String b) throws java.io.IOException;

        boolean equals(Object o);
    }

    public interface Twice {
        void a();

        void b();
    }

    interface NotPublic {
        void a();
    }

    static String impl(int a, String b) {
        return a + b;
    }

    static void thrower(String kind) throws Exception {
        throw kind.equals("checked")
            ? new Exception("checked")
            : new IllegalStateException("unchecked");
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle impl = l.findStatic(
            Proxies2.class,
            "impl",
            methodType(String.class, int.class, String.class)
        );
        Sam s = MethodHandleProxies.asInterfaceInstance(Sam.class, impl);
        System.out.println(
            s.call(1, "x") +
                " " +
                s.equals(s) +
                " " +
                s.equals(null) +
                " " +
                (s.hashCode() == s.hashCode())
        );
        System.out.println(
            MethodHandleProxies.isWrapperInstance(s) +
                " " +
                MethodHandleProxies.isWrapperInstance("x") +
                " " +
                MethodHandleProxies.wrapperInstanceType(s) +
                " " +
                MethodHandleProxies.wrapperInstanceTarget(s).type()
        );
        Comparator<String> c = MethodHandleProxies.asInterfaceInstance(
            Comparator.class,
            l.findVirtual(String.class, "compareTo", methodType(int.class, String.class))
        );
        System.out.println(c.compare("a", "b"));
        Consumer<String> t = MethodHandleProxies.asInterfaceInstance(
            Consumer.class,
            l.findStatic(Proxies2.class, "thrower", methodType(void.class, String.class))
        );
        Probe.show("checked", () -> {
            t.accept("checked");
            return 0;
        });
        Probe.show("unchecked", () -> {
            t.accept("unchecked");
            return 0;
        });
        Probe.show("two", () -> MethodHandleProxies.asInterfaceInstance(Twice.class, impl));
        Probe.show("class", () -> MethodHandleProxies.asInterfaceInstance(String.class, impl));
        Probe.show("not public", () ->
            MethodHandleProxies.asInterfaceInstance(NotPublic.class, impl)
        );
        Probe.show("types", () -> MethodHandleProxies.asInterfaceInstance(Runnable.class, impl));
        Probe.show("no wrapper", () -> MethodHandleProxies.wrapperInstanceTarget("x"));
        Probe.show("null", () -> MethodHandleProxies.asInterfaceInstance(null, impl));
    }
}
