// SPDX-License-Identifier: MIT
/**
 * this and super calls, defaults, overridden methods called too early, varargs, generics,
 * exceptions in constructors.
 */
public class Constructors {

    static class Base {

        String t = "b";

        Base() {
            t += "0";
            hook();
        }

        Base(int x) {
            t += x;
            hook();
        }

        void hook() {
            t += "h";
        }
    }

    static class D extends Base {

        int f = 5;
        String own = "o";

        D() {
            this(2);
            t += "()";
        }

        D(int x) {
            super(x * 10);
            t += "i" + f + own;
        }

        D(String s, int... xs) {
            t += s + xs.length;
        }

        <T> D(long l) {
            this((int) l);
            t += "L";
        }

        void hook() {
            t += "d" + f + own;
        }
    }

    static class Throwing {

        static int made;
        static Throwing leaked;
        int set = 1;

        Throwing(boolean fail) {
            made++;
            leaked = this;
            if (fail) throw new IllegalStateException("ctor");
            set = 2;
        }
    }

    abstract static class Anonymous {

        int x;

        Anonymous(int x) {
            this.x = x;
        }
    }

    static class Outer {

        int o = 10;

        class Deep {

            int d;

            Deep(int d) {
                this.d = d;
            }

            int sum() {
                return o + d;
            }
        }
    }

    static class Empty {}

    public static void main(String[] args) throws Exception {
        System.out.println(new D(1).t);
        System.out.println(new D().t);
        System.out.println(new D("x", 1, 2, 3).t);
        System.out.println(new <String>D(5L).t);
        try {
            new Throwing(true);
        } catch (IllegalStateException e) {
            System.out.println(
                e.getMessage() +
                    " " +
                    Throwing.made +
                    " " +
                    (Throwing.leaked != null) +
                    " " +
                    Throwing.leaked.set
            );
        }
        System.out.println(new Throwing(false).set);
        System.out.println(
            new Anonymous(3) {
                int y = x * 2;

                {
                    x = 100;
                }

                public String toString() {
                    return x + " " + y;
                }
            }
        );
        System.out.println(new Outer().new Deep(4).sum());
        System.out.println(D.class.getDeclaredConstructors().length);
        System.out.println(new Empty() != null);
    }
}
