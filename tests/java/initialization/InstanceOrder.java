// SPDX-License-Identifier: MIT
/**
 * JLS 12.5: superclass first, then field initializers and blocks in text order, then the rest of
 * the constructor; this(...) once.
 */
public class InstanceOrder {

    static StringBuilder log = new StringBuilder();

    static int l(String s) {
        log.append(s).append(' ');
        return log.length();
    }

    static class A {

        int a = l("A.a");

        {
            l("A.block1");
        }

        A() {
            this(l("A.arg"));
            l("A()");
            hook();
        }

        A(int i) {
            l("A(int)");
        }

        int b = l("A.b");

        {
            l("A.block2");
        }

        void hook() {
            l("A.hook");
        }
    }

    static class B extends A {

        int c = l("B.c");
        final int constant = 7;
        final int computed = l("B.computed") * 0 + 8;
        String text = "text";
        Integer box = 9;

        B() {
            super();
            l("B()");
        }

        B(String s) {
            super(l("B.superarg"));
            l("B(String)");
        }

        B(int x, int y) {
            this("via");
            l("B(int,int)");
        }

        @Override
        void hook() {
            l("B.hook:" + c + constant + computed + text + box);
        }

        {
            l("B.block");
        }
    }

    static class C extends B {

        String mine = "mine" + l("C.mine") * 0;

        C() {
            l("C()");
        }

        @Override
        void hook() {
            super.hook();
            l("C.hook:" + mine);
            mine = "early";
        }
    }

    static class D {

        int x = 1;

        {
            x = 2;
            y = 3;
        }

        int y = 4;
        int z = x + y;

        {
            z = this.y * 10;
        }

        D() {
            z++;
        }
    }

    static class E {

        int n = next(),
            m = next();
        int k;

        {
            k = next();
        }

        int next() {
            return (k += 5);
        }
    }

    static class F {

        final int f;
        F g = null;

        {
            f = 5;
        }

        F(boolean more) {
            if (more) g = new F(false) {
                {
                    l("anonymous" + f);
                }
            };
        }
    }

    static class G {

        G() {
            l("G:" + getClass().getSimpleName() + ":" + name());
        }

        String name() {
            return "G";
        }
    }

    static class H extends G {

        String n;

        H(String n) {
            this.n = n;
        }

        @Override
        String name() {
            return n;
        }
    }

    static class I {

        int v = 1;

        I() {
            try {
                v = 2;
                throw new RuntimeException();
            } catch (RuntimeException e) {
                l("I caught " + v);
            } finally {
                v = 3;
            }
        }
    }

    static class J {

        final long w = 1L << 40;
        final double d;

        J() {
            double t = w;
            d = t / 2;
        }

        J(int i) {
            d = i;
        }
    }

    static void say(String n) {
        System.out.println(n + ": " + log);
        log.setLength(0);
    }

    public static void main(String[] args) {
        new A();
        say("A");
        new A(1);
        say("A(1)");
        new B();
        say("B");
        new B("s");
        say("B(s)");
        new B(1, 2);
        say("B(1,2)");
        C c = new C();
        say("C");
        System.out.println(c.mine + c.c * 0);
        D d = new D();
        System.out.println(d.x + " " + d.y + " " + d.z);
        E e = new E();
        System.out.println(e.n + " " + e.m + " " + e.k);
        new F(true);
        say("F");
        new G();
        new H("h");
        new H("h") {
            @Override
            String name() {
                return "anon" + n;
            }
        };
        say("G");
        new I();
        say("I");
        System.out.println(new J().d + " " + new J(3).d);
        String captured = "captured";
        new G() {
            String own = captured + "!";

            @Override
            String name() {
                return captured + own;
            }
        };
        say("captured");
        class Local extends H {

            Local() {
                super(captured);
                l(captured + n);
            }

            @Override
            String name() {
                return "local" + captured;
            }
        }
        new Local();
        say("local");
    }
}
