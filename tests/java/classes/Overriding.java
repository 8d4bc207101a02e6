// SPDX-License-Identifier: MIT
/**
 * Overriding, hiding of fields and static methods, super calls, covariant returns, package access,
 * bridges.
 */
public class Overriding {

    static class A {

        String f = "Af";

        String v() {
            return "Av ";
        }

        static String s() {
            return "As ";
        }

        A self() {
            return this;
        }

        private String priv() {
            return "Apriv ";
        }

        String callPrivate() {
            return priv();
        }

        public int hashCode() {
            return 7;
        }

        public String toString() {
            return "A" + hashCode();
        }
    }

    static class B extends A {

        String f = "Bf";

        String v() {
            return "Bv ";
        }

        static String s() {
            return "Bs ";
        }

        B self() {
            return this;
        }

        String priv() {
            return "Bpriv ";
        }

        public int hashCode() {
            return super.hashCode() + 1;
        }
    }

    static class C extends B implements Comparable<C> {

        String f = "Cf";

        String v() {
            return "Cv ";
        }

        C self() {
            return this;
        }

        String sup() {
            return super.v() + super.s() + super.toString();
        }

        String fields() {
            return f + super.f + ((A) this).f;
        }

        String onlyC() {
            return "C!";
        }

        public int compareTo(C o) {
            return 3;
        }
    }

    static java.util.List<java.lang.reflect.Method> methods() {
        java.util.List<java.lang.reflect.Method> l = new java.util.ArrayList<>();
        for (java.lang.reflect.Method m : C.class.getDeclaredMethods())
            if (m.getName().equals("self") || m.getName().equals("compareTo")) l.add(m);
        l.sort(
            java.util.Comparator.comparing(
                (java.lang.reflect.Method m) ->
                    m.getName() +
                    m.getReturnType().getSimpleName() +
                    m.getParameterTypes().length +
                    m.isBridge()
            )
        );
        return l;
    }

    public static void main(String[] args) throws Exception {
        C c = new C();
        B b = c;
        A a = c;
        System.out.println(a.f + " " + b.f + " " + c.f + " " + ((A) c).f);
        System.out.println(a.v() + b.v() + c.v() + a.s() + b.s() + c.s());
        System.out.println(c.sup() + c.fields());
        System.out.println(a.self().getClass().getSimpleName() + " " + c.self().onlyC());
        System.out.println(a.callPrivate() + b.callPrivate());
        System.out.println(((Comparable<C>) c).compareTo(c));
        try {
            ((Comparable) c).compareTo("x");
        } catch (ClassCastException e) {
            System.out.println("bridge");
        }
        for (java.lang.reflect.Method m : methods())
            System.out.println(
                m.getReturnType().getSimpleName() + " " + m.getName() + " " + m.isBridge()
            );
        System.out.println(
            new B() {
                String v() {
                    return "anon" + super.v();
                }
            }.v()
        );
        System.out.println(a.equals(c) + " " + a.hashCode() + " " + a);
    }
}
