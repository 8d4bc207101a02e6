// SPDX-License-Identifier: MIT
import java.lang.reflect.*;
import java.util.*;

/**
 * Interfaces' private, static and default methods by reflection; overriding through super and
 * bridges.
 */
public class StaticAndInterface {

    interface A {
        private String p() {
            return "private";
        }

        private static String ps() {
            return "private static";
        }

        static String s() {
            return "static";
        }

        default Object d() {
            return "A.d " + p();
        }
    }

    interface B extends A {
        default String d() {
            return "B.d";
        }
    }

    static class C implements B {}

    static class D extends C implements A {

        public String d() {
            return "D.d " + super.d();
        }
    }

    public static void main(String[] args) throws Exception {
        List<String> names = new ArrayList<>();
        for (Method m : A.class.getDeclaredMethods()) {
            names.add(
                m +
                    " " +
                    m.isDefault() +
                    " " +
                    m.invoke(Modifier.isStatic(m.getModifiers()) ? null : new C())
            );
        }
        Collections.sort(names);
        names.forEach(System.out::println);
        System.out.println(
            A.class.getMethod("d").invoke(new C()) +
                " " +
                A.class.getMethod("d").invoke(new D()) +
                " " +
                C.class.getMethod("d") +
                " " +
                D.class.getMethod("d").invoke(new D())
        );
        names.clear();
        for (Method m : D.class.getMethods()) {
            if (m.getName().equals("d")) {
                names.add(m + " " + m.isBridge());
            }
        }
        Collections.sort(names);
        System.out.println(names);
        Probe.show("private through public", () -> C.class.getMethod("p"));
        Probe.show("static through class", () -> C.class.getMethod("s"));
        Probe.show("wrong receiver", () -> B.class.getMethod("d").invoke(new A() {}));
    }
}
