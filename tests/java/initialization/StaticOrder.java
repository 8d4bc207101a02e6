// SPDX-License-Identifier: MIT
/**
 * JLS 12.4.1, 12.4.2: superclasses before subclasses, interfaces with defaults only, constants
 * already there, forward values.
 */
public class StaticOrder {

    static StringBuilder log = new StringBuilder();

    static int l(String s) {
        log.append(s).append(' ');
        return 1;
    }

    interface WithDefault {
        int w = l("WithDefault");

        default void d() {}
    }

    interface Without {
        int w = l("Without");
        void n();
    }

    interface SubDefault extends WithDefault {
        int s = l("SubDefault");
    }

    interface SubBoth extends Without, WithDefault {
        int s = l("SubBoth");

        default void e() {}
    }

    interface StaticOnly {
        int s = l("StaticOnly");

        static void m() {}
    }

    interface PrivateOnly {
        int p = l("PrivateOnly");

        private void x() {}
    }

    static class A {

        static {
            l("A");
        }

        static int f = 1;
    }

    static class B extends A implements WithDefault, Without {

        static {
            l("B");
        }

        public void n() {}
    }

    static class C extends B implements SubDefault {

        static {
            l("C");
        }

        static int g = f;
    }

    static class D implements SubBoth, StaticOnly, PrivateOnly {

        static {
            l("D");
        }

        public void n() {}
    }

    static class Fwd {

        static int a = Fwd.b + 1;
        static int b = 5;
        static int c = a + b;
        static final int K = 7;
        static int d = Fwd.later() + K;
        static int e = 100;

        static int later() {
            return e;
        }

        static {
            f = 9;
        }

        static int f = 10;
        static int g;

        static {
            g = 11;
        }
    }

    static class Boxes {

        static Integer i = get();
        static final Integer J = 5;
        static final String S = "s";
        static final String T = new String("t");

        static Integer get() {
            return J == null && T == null && S != null ? 1 : 2;
        }
    }

    static class Single {

        static final Single ONE = new Single();
        static int count = 0;
        static final int START = 3;
        int seen;

        Single() {
            count++;
            seen = count * 10 + START;
        }
    }

    static class X {

        static int x = l("X") + Y.y;
    }

    static class Y {

        static int y = l("Y") + X.x;
    }

    static class Outer {

        static int o = l("Outer");

        static class In {

            static int i = l("In");
        }

        class Inner {

            int v = l("Inner");
            static int w = l("Inner.w");
        }
    }

    enum En {
        ONE(l("ctor")),
        TWO(l("ctor"));

        static {
            l("En.static");
        }

        static int total = l("total");
        final int v;

        En(int v) {
            this.v = v;
            l("En()");
        }

        {
            l("instance");
        }
    }

    record Rec(int r) {
        static int s = l("Rec");

        Rec {
            l("compact");
        }
    }

    static class Chain1 {

        static int v = l("c1") + Chain2.v;
    }

    static class Chain2 {

        static int v = l("c2") + Chain3.v;
    }

    static class Chain3 {

        static int v = l("c3");

        static class Nested {

            static {
                l("never");
            }
        }
    }

    static class Block {

        static int n;

        static {
            for (int i = 0; i < 5; i++) n += i;
        }

        static {
            int n = 3;
            Block.n *= n;
        }

        static int[] arr = { n, n + 1 };
        static Runnable r = () -> l("lambda" + n);

        static {
            r.run();
        }
    }

    static void say(String n) {
        System.out.println(n + ": " + log);
        log.setLength(0);
    }

    public static void main(String[] args) throws Exception {
        System.out.println(C.f);
        say("inherited static");
        System.out.println(C.g);
        say("C.g");
        new D();
        say("D");
        int v = SubBoth.s + PrivateOnly.p;
        say("SubBoth");
        StaticOnly.m();
        say("static method");
        System.out.println(Without.w);
        say("Without");
        System.out.println(
            Fwd.a +
                " " +
                Fwd.b +
                " " +
                Fwd.c +
                " " +
                Fwd.d +
                " " +
                Fwd.e +
                " " +
                Fwd.f +
                " " +
                Fwd.g
        );
        System.out.println(Boxes.i + " " + Boxes.get());
        System.out.println(Single.ONE.seen + " " + Single.count);
        System.out.println(Y.y + " " + X.x);
        say("cycle");
        Outer.In i = new Outer.In();
        say("nested");
        new Outer().new Inner();
        say("inner");
        System.out.println(En.TWO.v);
        say("enum");
        new Rec(1);
        new Rec(2);
        say("record");
        System.out.println(Chain1.v);
        say("chain");
        System.out.println(Block.arr[0] + Block.arr[1]);
        say("block");
    }
}
