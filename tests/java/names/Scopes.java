// SPDX-License-Identifier: MIT
/**
 * Shadowing of fields, parameters and types by locals, blocks, lambdas, inner members, statics and
 * imports.
 */
public class Scopes {

    int x = 10;
    static int s = 20;

    int run(int x) {
        int s = 30;
        String t = "";
        t += x + " " + this.x + " " + s + " " + Scopes.s + " ";
        {
            class Loc {

                int x = 40;

                int out() {
                    return x + Scopes.this.x;
                }
            }
            t += new Loc().out();
        }
        java.util.function.IntUnaryOperator f = y -> y + x + s + this.x;
        return f.applyAsInt(1) + t.length();
    }

    static class A {

        int v = 1;

        static class T {

            static int v = 2;
        }

        int get() {
            return v;
        }
    }

    static class B extends A {

        int v = 3;

        static class T {

            static int v = 4;
        }

        class T2 {

            int w = v + B.super.v;
        }

        int get() {
            return super.get() + v;
        }
    }

    static class Math0 {

        int abs(int x) {
            return java.lang.Math.abs(x) + Integer.signum(x);
        }
    }

    enum Enum0 {
        Enum0;

        static Enum0 Enum1 = Enum0;
    }

    static String enumName() {
        return Enum0.Enum0.toString() + Enum0.Enum1;
    }

    static class Inner {

        static int x = 5;

        static int x() {
            return x;
        }

        interface x {}
    }

    static java.util.List<?> list() {
        return java.util.List.of(1);
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new Scopes().run(5));
        int x = 1;
        {
            int y = x;
            System.out.println(y);
        }
        {
            String y = "again";
            System.out.println(y);
        }
        Runnable r = () -> {
            int z = x + 1;
            System.out.println(z);
        };
        r.run();
        class String0 {

            public String toString() {
                return "local class";
            }
        }
        System.out.println(new String0());
        System.out.println(new B().get() + B.T.v + new B().new T2().w);
        System.out.println(Math.abs(-1) + new Math0().abs(5));
        int var = 3;
        var rec = var + 1;
        System.out.println(rec);
        int record = 1,
            sealed = 2,
            permits = 3,
            yield0 = 4,
            module = 5,
            with = 6,
            open = 7;
        System.out.println(record + sealed + permits + module + with + open);
        System.out.println(enumName());
        label: for (int label = 0; label < 2; label++) continue label;
        System.out.println(Inner.x + Inner.x());
        System.out.println(list());
    }
}
