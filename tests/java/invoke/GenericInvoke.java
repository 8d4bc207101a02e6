// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/**
 * Signature polymorphic calls of one handle with many descriptors, in a loop, so that sites are
 * linked and used again.
 */
public class GenericInvoke {

    static Object id(Object o) {
        return o;
    }

    static double half(double d) {
        return d / 2;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle id = MethodHandles.lookup().findStatic(
            GenericInvoke.class,
            "id",
            methodType(Object.class, Object.class)
        );
        MethodHandle half = MethodHandles.lookup().findStatic(
            GenericInvoke.class,
            "half",
            methodType(double.class, double.class)
        );
        MethodHandle[] both = { id, half };
        for (int round = 0; round < 3; round++) {
            for (MethodHandle h : both) {
                System.out.print(
                    (Object) h.invoke(4) +
                        " " +
                        (double) h.invoke(4.0) +
                        " " +
                        (Object) h.invoke(4.0)
                );
                Probe.show(" float", () -> (Object) h.invoke(2f));
                Probe.show(" long result", () -> (long) h.invoke(2L));
                Probe.show(" String", () -> (Object) h.invoke("s"));
                Probe.show(" boolean", () -> (boolean) h.invoke(true));
                Probe.show(" nothing", () -> (Object) h.invoke());
                Probe.show(" null", () -> (Object) h.invoke((Object) null));
            }
        }
    }
}
