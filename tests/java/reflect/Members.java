// SPDX-License-Identifier: MIT
import java.lang.reflect.*;
import java.util.*;

/**
 * getMethods, getDeclaredMethods, getFields, getMethod: inheritance, bridges, covariance,
 * interfaces.
 */
public class Members {

    interface A {
        int CONST = 1;

        Object get();

        default void def() {}

        static void stat() {}
    }

    interface B extends A {
        String get();

        default void def() {}
    }

    static class P implements A {

        public int pub = 1;
        protected int prot = 2;
        private int priv = 3;
        public static final String S = "s";

        public CharSequence get() {
            return null;
        }

        public static void st() {}

        protected void pr() {}

        private void pv() {}

        public void over(int x) {}

        public void over(long x) {}
    }

    static class Q extends P implements B {

        public int pub = 4;
        int pack = 5;

        public String get() {
            return null;
        }

        public void over(int x) {}
    }

    static void methods(Class<?> c) {
        List<String> l = new ArrayList<>();
        for (Method m : c.getMethods()) {
            if (m.getDeclaringClass() != Object.class) {
                l.add(
                    m +
                        (m.isBridge() ? " bridge" : "") +
                        (m.isDefault() ? " default" : "") +
                        (m.isSynthetic() ? " synthetic" : "")
                );
            }
        }
        Collections.sort(l);
        System.out.println(c + " " + c.getMethods().length);
        l.forEach(System.out::println);
        l.clear();
        for (Method m : c.getDeclaredMethods()) {
            l.add(m.toString());
        }
        Collections.sort(l);
        System.out.println(" declared " + l);
        l.clear();
        for (Field f : c.getFields()) {
            l.add(f.toString());
        }
        System.out.println(" fields " + l);
        l.clear();
        for (Field f : c.getDeclaredFields()) {
            l.add(f.toGenericString());
        }
        System.out.println(" declared fields " + l);
    }

    public static void main(String[] args) throws Exception {
        methods(A.class);
        methods(B.class);
        methods(P.class);
        methods(Q.class);
        methods(int[].class);
        methods(int.class);
        System.out.println(
            Q.class.getMethod("get") +
                " " +
                B.class.getMethod("get") +
                " " +
                Q.class.getMethod("def") +
                " " +
                Q.class.getMethod("over", long.class)
        );
        System.out.println(
            Q.class.getField("pub") + " " + Q.class.getField("CONST") + " " + Q.class.getField("S")
        );
        Probe.show("private", () -> Q.class.getMethod("pv"));
        Probe.show("interface static", () -> Q.class.getMethod("stat"));
        Probe.show("protected field", () -> Q.class.getField("prot"));
        Probe.show("declared inherited", () -> Q.class.getDeclaredMethod("st"));
        Probe.show("overload", () -> Q.class.getMethod("over", short.class));
        Probe.show("constructor", () -> Q.class.getMethod("<init>"));
        Probe.show("no name", () -> Q.class.getMethod(null));
        Probe.show("null types", () -> Q.class.getMethod("get", (Class<?>[]) null));
        Probe.show("null type", () -> Q.class.getMethod("over", (Class<?>) null));
        Probe.show("Object of interface", () -> A.class.getMethod("toString"));
        Probe.show("array clone", () -> int[].class.getMethod("clone"));
        Probe.show("field none", () -> Q.class.getDeclaredField("none"));
        Probe.show("array length", () -> int[].class.getField("length"));
    }
}
