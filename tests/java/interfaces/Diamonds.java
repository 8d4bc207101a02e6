// SPDX-License-Identifier: MIT
/**
 * JLS 8.4.8, 9.4.1, 15.12.3: the most specific default wins, classes win over interfaces, X.super
 * chooses, abstract overrides hide.
 */
public class Diamonds {

    interface A {
        default String m() {
            return "A";
        }

        default String n() {
            return "An";
        }

        static String s() {
            return "As";
        }
    }

    interface B extends A {
        default String m() {
            return "B" + A.super.m();
        }
    }

    interface C extends A {
        default String m() {
            return "C";
        }
    }

    interface D extends A {}

    interface E extends A {
        String m();
    }

    interface F extends B, D {}

    interface G extends E {
        default String m() {
            return "G";
        }

        static String s() {
            return "Gs";
        }
    }

    interface H {
        default String m() {
            return "H";
        }

        private String p() {
            return "Hp";
        }

        default String q() {
            return p() + m();
        }
    }

    static class AB implements A, B {}

    static class BA implements B, A {}

    static class BD implements D, B {}

    static class BC implements B, C {

        public String m() {
            return B.super.m() + C.super.m();
        }
    }

    static class OnlyF implements F {}

    static class Sup {

        public String m() {
            return "Sup";
        }
    }

    static class Wins extends Sup implements B {}

    static class WinsToo extends Sup implements B {

        public String m() {
            return super.m() + B.super.m();
        }
    }

    abstract static class Abs implements A {

        public abstract String m();
    }

    static class Con extends Abs {

        public String m() {
            return "Con" + n();
        }
    }

    static class Ge implements E, G {}

    static class Two implements A, H {

        public String m() {
            return A.super.m() + H.super.m();
        }
    }

    static class Later extends AB implements C {

        public String m() {
            return super.m() + C.super.m();
        }
    }

    static class Re extends BA implements A {}

    abstract static class Half implements E {}

    static class Full extends Half implements G {}

    enum En implements B {
        X,
        Y {
            public String m() {
                return "Y" + super.m();
            }
        }
    }

    record Rec(int v) implements H {}

    interface Gen<T> {
        default String g(T t) {
            return "gen" + t;
        }
    }

    interface GenStr extends Gen<String> {
        default String g(String s) {
            return "str" + Gen.super.g(s);
        }
    }

    static class GS implements GenStr {}

    interface Cov {
        default Object c() {
            return "obj";
        }
    }

    interface Cov2 extends Cov {
        default String c() {
            return "cov" + Cov.super.c();
        }
    }

    static class CC implements Cov2, Cov {}

    interface Obj {
        String toString();
        boolean equals(Object o);

        default int size() {
            return toString().length();
        }
    }

    static class WithObj implements Obj {

        public String toString() {
            return "four";
        }
    }

    interface Count {
        int K = 3;

        default int rec(int n) {
            return n == 0 ? K : rec(n - 1) + step();
        }

        default int step() {
            return 1;
        }
    }

    static class Step implements Count {

        public int step() {
            return 10;
        }
    }

    static class Base2 {

        public int step() {
            return 100;
        }
    }

    static class FromBase extends Base2 implements Count {}

    static class PrivateOne {

        private int step() {
            return 5;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(
            new AB().m() +
                " " +
                new BA().m() +
                " " +
                new BD().m() +
                " " +
                new BC().m() +
                " " +
                new OnlyF().m() +
                " " +
                new Wins().m() +
                " " +
                new WinsToo().m() +
                " " +
                new Con().m() +
                " " +
                new Ge().m() +
                " " +
                new Two().m() +
                " " +
                new Later().m() +
                " " +
                new Re().m() +
                " " +
                new Full().m()
        );
        System.out.println(
            En.X.m() +
                " " +
                En.Y.m() +
                " " +
                new Rec(1).q() +
                " " +
                new Rec(2).m() +
                " " +
                A.s() +
                G.s() +
                " " +
                new GS().g("x") +
                " " +
                ((Gen) new GS()).g("y") +
                " " +
                ((Gen<String>) new GS()).g("z") +
                " " +
                new CC().c() +
                " " +
                ((Cov) new CC()).c() +
                " " +
                new WithObj().size()
        );
        System.out.println(
            new Step().rec(5) +
                " " +
                new FromBase().rec(5) +
                " " +
                new Count() {}.rec(2) +
                " " +
                Step.K +
                " " +
                ((A) new Wins()).m() +
                " " +
                ((B) new Later()).m() +
                " " +
                ((A) new BC()).n() +
                " " +
                ((D) new OnlyF()).m()
        );
        A[] all = {
            new AB(),
            new BC(),
            new Con(),
            En.X,
            En.Y,
            new Two(),
            new A() {},
            new D() {
                public String m() {
                    return "anon" + D.super.m();
                }
            },
            (E) () -> "lambda"
        };
        StringBuilder s = new StringBuilder();
        for (int r = 0; r < 30; r++) for (A a : all) s.append(a.m()).append(a.n().length());
        System.out.println(s.length() + " " + s.toString().hashCode() + " " + s.substring(0, 60));
        for (Class<?> k : new Class<?>[] {
            AB.class,
            Wins.class,
            Con.class,
            Ge.class,
            Later.class,
            CC.class
        }) {
            java.lang.reflect.Method m = k.getMethod(k == CC.class ? "c" : "m");
            System.out.println(
                k.getSimpleName() +
                    " " +
                    m.getDeclaringClass().getSimpleName() +
                    " " +
                    m.isDefault() +
                    " " +
                    m.getReturnType().getSimpleName()
            );
        }
    }
}
