// SPDX-License-Identifier: MIT
/**
 * Private members of nested classes, of outer classes, of other instances, constructors, statics,
 * interfaces.
 */
public class AccessAcrossNests {

    static class A {

        private int x;
        private B b = new B();

        private A(int x) {
            this.x = x;
        }

        private int peek(A other) {
            return other.x + x + b.secret;
        }

        private static class B {

            private int secret = 3;

            private static String hidden() {
                return "hidden";
            }

            private B() {}
        }

        class Inner {

            private int y = 1;

            int modify() {
                x += 10;
                x++;
                b.secret--;
                y += x;
                return x + y + b.secret;
            }
        }
    }

    static class C {

        private int reach() {
            return new D().depth + new A(7).x;
        }

        private class D {

            private int depth = 100;
        }
    }

    interface I {
        private static String priv() {
            return "private static";
        }

        private String inst() {
            return "private instance " + priv();
        }

        static String open() {
            return priv();
        }

        default String run() {
            return inst();
        }
    }

    static class E extends F {

        private int x = 1;
    }

    static class F {

        private int x = 2;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new A(1).peek(new A(5)));
        System.out.println(new A(2).b.secret + A.B.hidden());
        A.B b = new A.B();
        b.secret = 9;
        b.secret++;
        b.secret += 5;
        System.out.println(b.secret);
        System.out.println(new C().reach());
        System.out.println(I.open());
        System.out.println(((I) new I() {}).run());
        System.out.println(new A(3).new Inner().modify());
        Runnable r = () -> System.out.println(new A.B().secret);
        r.run();
        System.out.println(new E().x);
    }
}
