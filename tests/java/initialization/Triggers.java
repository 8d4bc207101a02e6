// SPDX-License-Identifier: MIT
/**
 * What initializes a class and what does not: constants, arrays, class literals, inherited members,
 * casts.
 */
public class Triggers {

    static int say(String s) {
        System.out.println("init " + s);
        return 1;
    }

    static class A {

        static final int CONSTANT = 5;
        static int other = say("A");
        static int inherited = 3;
    }

    static class B extends A {

        static int own = say("B");
    }

    static class C {

        static final String CONST_STRING = "c" + 1;
        static int x = say("C");
    }

    static class D {

        static int x = say("D");
    }

    static class E {

        static final int notConstant = Integer.parseInt("7");

        static {
            say("E");
        }
    }

    interface I {
        int x = say("I");
    }

    interface J {
        int field = say("J");
        int other = say("J2");
    }

    static class Impl implements I {

        static int x = say("Impl");
    }

    static class K {

        static final Integer BOXED = 5;

        static {
            say("K");
        }
    }

    static class F {

        static {
            say("F");
        }

        static void touch() {
            System.out.println("touched");
        }
    }

    static class G {

        static {
            say("G");
        }
    }

    static class H {

        static {
            say("H");
        }

        static void method() {}
    }

    interface Def {
        int x = say("Def");

        default void m() {}
    }

    interface NoDef {
        int x = say("NoDef");
        void n();
    }

    static class L implements Def, NoDef {

        static {
            say("L");
        }

        public void n() {}
    }

    enum M {
        X;

        static {
            say("M");
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(A.CONSTANT);
        System.out.println(A[].class.getSimpleName() + new A[3].length);
        System.out.println(A.class.getSimpleName());
        Object o = null;
        A cast = (A) o;
        System.out.println(o instanceof A);
        System.out.println(B.inherited);
        System.out.println(C.CONST_STRING);
        System.out.println(new D[1][2].length);
        System.out.println(E.notConstant);
        I.class.getName();
        System.out.println(Impl.x);
        System.out.println(J.field);
        System.out.println(K.BOXED);
        F f = null;
        f.touch();
        Class.forName("Triggers$G", false, Triggers.class.getClassLoader());
        System.out.println("loaded");
        Class.forName("Triggers$G");
        H.method();
        new L();
        Enum<?> e = M.valueOf("X");
    }
}
