// SPDX-License-Identifier: MIT
/**
 * Default methods: inheritance, conflicts resolved, class wins, super calls, diamonds, static ones
 * not inherited.
 */
public class Defaults {

    interface A {
        default String m() {
            return "A ";
        }

        String abs();

        static String st() {
            return "sA ";
        }
    }

    interface B extends A {
        default String m() {
            return "B(" + A.super.m() + ") ";
        }

        static String st() {
            return "sB ";
        }
    }

    interface C {
        default String m() {
            return "C ";
        }
    }

    static class Base {

        public String m() {
            return "Base ";
        }

        public String abs() {
            return "";
        }
    }

    static class X extends Base implements A {}

    static class Y implements B, C {

        public String m() {
            return "Y ";
        }

        public String abs() {
            return "";
        }

        String both() {
            return B.super.m() + C.super.m();
        }
    }

    static class Z implements B {

        public String abs() {
            return "";
        }
    }

    static class W extends Z implements A {}

    static class V extends Base implements B, C {}

    interface L extends A {}

    interface R extends B {}

    static class Dia implements L, R {

        public String abs() {
            return "";
        }
    }

    static class Obj implements A {

        public String abs() {
            return "";
        }

        public String toString() {
            return "Obj";
        }
    }

    abstract static class Abs implements A {

        public String m() {
            return "Abs" + A.super.m() + abs();
        }
    }

    interface D0 {
        default String c() {
            return "0";
        }
    }

    interface D1 extends D0 {
        default String c() {
            return "1" + D0.super.c();
        }
    }

    interface D2 extends D1 {
        default String c() {
            return "2" + D1.super.c();
        }
    }

    static class Chain implements D2 {

        public String c() {
            return "c" + D2.super.c();
        }
    }

    interface Re extends A {
        String m();
    }

    static class Reabstract extends Z implements Re {

        public String m() {
            return "re " + super.m();
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new X().m() + new Y().m() + new Z().m() + new W().m() + new V().m());
        System.out.println(new Y().both());
        System.out.println(new Dia().m());
        System.out.println(A.st() + B.st());
        System.out.println(((A) new Obj()).toString().startsWith("Obj"));
        A lambda = () -> "abs";
        System.out.println(lambda.abs() + lambda.m());
        System.out.println(
            new Abs() {
                public String abs() {
                    return "z";
                }
            }.m()
        );
        System.out.println(new Chain().c());
        System.out.println(new Reabstract().m());
    }
}
