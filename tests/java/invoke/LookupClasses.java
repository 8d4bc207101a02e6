// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** findClass, accessClass, ensureInitialized, classData. */
public class LookupClasses {

    static class Lazy {

        static {
            System.out.println("Lazy runs");
        }
    }

    private static class Failing {

        static int x = 1 / Integer.parseInt("0");
    }

    public static void main(String[] args) {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandles.Lookup p = MethodHandles.publicLookup();
        Probe.show("find", () -> l.findClass("LookupClasses$Lazy"));
        Probe.show("find array", () -> l.findClass("[I"));
        Probe.show("find objects", () -> l.findClass("[Ljava.lang.String;"));
        Probe.show("find none", () -> l.findClass("none.Such"));
        Probe.show("find int", () -> l.findClass("int"));
        Probe.show("find with public", () -> p.findClass("java.util.ArrayList"));
        Probe.show("access", () -> l.accessClass(Lazy.class));
        Probe.show("access private", () -> l.accessClass(Failing.class));
        Probe.show("access public", () -> p.accessClass(Lazy.class));
        Probe.show("access int", () -> l.accessClass(int.class));
        Probe.show("access array", () -> l.accessClass(Lazy[].class));
        Probe.show("access package of other", () ->
            l.accessClass(Class.forName("java.lang.AbstractStringBuilder"))
        );
        Probe.show("initialize", () -> l.ensureInitialized(Lazy.class));
        Probe.show("initialize again", () -> l.ensureInitialized(Lazy.class));
        Probe.show("initialize array", () -> l.ensureInitialized(int[].class));
        Probe.show("initialize int", () -> l.ensureInitialized(int.class));
        Probe.show("initialize failing", () -> l.ensureInitialized(Failing.class));
        Probe.show("initialize failed", () -> l.ensureInitialized(Failing.class));
        Probe.show("initialize public", () -> p.ensureInitialized(Lazy.class));
        Probe.show("class data of none", () -> MethodHandles.classData(l, "_", Object.class));
        Probe.show("class data name", () -> MethodHandles.classData(l, "x", Object.class));
        Probe.show("class data public", () -> MethodHandles.classData(p, "_", Object.class));
    }
}
