/* SPDX-License-Identifier: MIT */
/*
 * When static initializers run: what triggers them, in which order, what a failed one leaves
 * behind.
 */
public class ClassInitOrder {

    static StringBuilder log = new StringBuilder();

    static int say(String s, int v) {
        System.out.println(s);
        return v;
    }

    static class Base {

        static int b = say("Base.<clinit>", 1);
        int x = say("Base.x", 2);

        {
            say("Base{}", 0);
        }

        Base() {
            say("Base()", 0);
            hook();
        }

        void hook() {
            say("Base.hook", 0);
        }
    }

    static class Derived extends Base {

        static int d = say("Derived.<clinit>", 1);
        int y = say("Derived.y", 7);
        final int z = 9;

        {
            say("Derived{}", 0);
        }

        Derived() {
            super();
            say("Derived() y=" + y, 0);
        }

        void hook() {
            say("Derived.hook y=" + y + " z=" + z, 0);
        }
    }

    static class Lazy {

        static final int CONST = 5;
        static final String NAME = "lazy";
        static final Integer BOXED = say("Lazy.<clinit>", 6);
        static int f = 3;
    }

    interface Plain {
        int P = say("Plain.<clinit>", 1);
        void m();
    }

    interface WithDefault {
        int W = say("WithDefault.<clinit>", 1);

        default void d() {}
    }

    static class Impl implements Plain, WithDefault {

        static {
            say("Impl.<clinit>", 0);
        }

        public void m() {}
    }

    interface Child extends Plain {
        int C = say("Child.<clinit>", 1);
    }

    static class ArrayOnly {

        static {
            say("ArrayOnly.<clinit>", 0);
        }
    }

    static class ViaSub extends HasField {

        static {
            say("ViaSub.<clinit>", 0);
        }
    }

    static class HasField {

        static {
            say("HasField.<clinit>", 0);
        }

        static int shared = 11;

        static void sm() {
            say("HasField.sm", 0);
        }
    }

    static class CycleA {

        static int a = say("CycleA start", 1);
        static int fromB = CycleB.b + 1;

        static {
            say("CycleA end fromB=" + fromB, 0);
        }
    }

    static class CycleB {

        static int b = 10 + CycleA.fromB;

        static {
            say("CycleB b=" + b, 0);
        }
    }

    static class Broken {

        static int v = 1 / Integer.parseInt("0");

        static void touch() {}
    }

    static class BrokenSub extends Broken {

        static {
            say("never", 0);
        }
    }

    static class BrokenError {

        static {
            if (true) throw new IllegalStateError("boom");
        }

        static int v;
    }

    static class IllegalStateError extends Error {

        IllegalStateError(String m) {
            super(m);
        }
    }

    enum Level {
        LOW,
        HIGH;

        static {
            say("Level static, values=" + values().length, 0);
        }

        Level() {
            say("Level()", 0);
        }
    }

    public static void main(String[] args) throws Exception {
        say("main", 0);
        new Derived();
        say("again", 0);
        new Derived();
        say("const " + Lazy.CONST + Lazy.NAME, 0);
        say("boxed " + Lazy.BOXED, 0);
        new Impl().m();
        say("P " + Plain.P, 0);
        say("C " + Child.C, 0);
        ArrayOnly[] none = new ArrayOnly[3];
        say("array " + none.length, 0);
        say("class literal " + ArrayOnly.class.getSimpleName(), 0);
        Object o = none;
        say("instanceof " + (o instanceof ArrayOnly[]), 0);
        say("shared " + ViaSub.shared, 0);
        ViaSub.sm();
        Class.forName("ClassInitOrder$ViaSub", false, ClassInitOrder.class.getClassLoader());
        say("forName without init", 0);
        Class.forName("ClassInitOrder$ViaSub");
        Class.forName("ClassInitOrder$ViaSub");
        say("cycle " + CycleA.fromB + " " + CycleB.b, 0);
        for (int i = 0; i < 3; i++) {
            try {
                Broken.touch();
                say("not here", 0);
            } catch (ExceptionInInitializerError e) {
                say(
                    e +
                        " cause " +
                        e.getCause() +
                        " exception " +
                        e.getException().getClass().getName(),
                    0
                );
            } catch (NoClassDefFoundError e) {
                say(e.getMessage(), 0);
            }
        }
        try {
            new BrokenSub();
        } catch (Throwable e) {
            say(e.getClass().getName() + " " + e.getMessage(), 0);
        }
        try {
            new BrokenSub();
        } catch (Throwable e) {
            say(e.getClass().getName() + " " + e.getMessage(), 0);
        }
        try {
            say("v" + BrokenError.v, 0);
        } catch (Error e) {
            say(e.getClass().getName() + " " + e.getMessage(), 0);
        }
        try {
            say("v" + BrokenError.v, 0);
        } catch (Error e) {
            say(e.getClass().getName() + " " + e.getMessage(), 0);
        }
        try {
            Class.forName("ClassInitOrder$BrokenError");
        } catch (Error e) {
            say(e.getClass().getName(), 0);
        }
        Level l = Level.HIGH;
        say("level " + l + l.ordinal(), 0);
    }
}
