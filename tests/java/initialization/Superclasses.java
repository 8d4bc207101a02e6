// SPDX-License-Identifier: MIT
/** Superclasses before subclasses; superinterfaces only with default methods; each once. */
public class Superclasses {

    static int say(String s) {
        System.out.println(s);
        return s.length();
    }

    static class Base {

        static {
            say("Base");
        }

        static int shared = say("shared");
        int f = say("base field");

        Base() {
            say("base ctor");
            hook();
        }

        void hook() {
            say("base hook");
        }
    }

    interface P0 {
        int p = say("P0");

        default void d() {}
    }

    interface P1 extends P0 {
        int q = say("P1");
    }

    interface P2 {
        int r = say("P2");
    }

    static class Mid extends Base implements P1 {

        static {
            say("Mid");
        }

        int g = say("mid field");

        {
            say("mid block");
        }
    }

    static class Sub extends Mid implements P2 {

        static {
            say("Sub");
        }

        int h = say("sub field");

        Sub() {
            say("sub ctor");
        }

        void hook() {
            say("sub hook " + h);
        }
    }

    static class Other implements P2 {

        static int size = r;
    }

    public static void main(String[] args) throws Exception {
        new Sub();
        System.out.println("--");
        new Sub();
        System.out.println(Sub.shared);
        System.out.println(Other.size);
    }
}
