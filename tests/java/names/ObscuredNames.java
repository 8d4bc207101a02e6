// SPDX-License-Identifier: MIT
/**
 * JLS 6.4: shadowing of fields by locals, parameters, members of inner classes; obscuring of types
 * by variables; labels and methods apart.
 */
public class ObscuredNames {

    static String x = "static";
    String y = "inst";

    static class String2 {

        static java.lang.String x = "String2.x";
    }

    static int Integer = 5;

    static class x {

        static java.lang.String name = "class x";
    }

    static String x() {
        return "method x";
    }

    static String x(String x) {
        return x + ObscuredNames.x + x();
    }

    class Inner {

        String y = "inner";
        String x = "inner x";

        String all(String y) {
            String z = y + this.y + ObscuredNames.this.y;
            {
                class L {

                    String y = "local";

                    String go() {
                        return y + z + Inner.this.y + ObscuredNames.this.y + x + ObscuredNames.x;
                    }
                }
                return new L().go();
            }
        }

        class Deeper extends ObscuredNames {

            String see() {
                return y + Inner.this.y + ObscuredNames.this.y + super.y;
            }

            {
                y = "deep";
            }
        }
    }

    static class Base {

        String f = "base f";
        static String g = "base g";

        String m() {
            return "base m";
        }

        class In {

            String who = "Base.In";
        }
    }

    static class Der extends Base {

        String f = "der f";
        static String g = "der g";

        String m() {
            return "der m";
        }

        class In {

            String who = "Der.In";
        }

        String all() {
            Base b = this;
            return (
                f +
                super.f +
                ((Base) this).f +
                b.f +
                g +
                Base.g +
                super.m() +
                m() +
                b.m() +
                new In().who +
                b.new In().who
            );
        }
    }

    interface I {
        String f = "I.f";
    }

    interface J {
        String f = "J.f";
    }

    static class IJ implements I, J {

        String f() {
            return I.f + J.f;
        }
    }

    String f = "outer f";

    class Hides extends Base {

        String see() {
            return f + ObscuredNames.this.f;
        }

        String m() {
            return super.m() + outer();
        }
    }

    String outer() {
        return "outer()";
    }

    static String m() {
        return "outer m";
    }

    String params(String y, int x) {
        for (int i = 0; i < 1; i++) {
            int z = x;
            x += z;
        }
        y += x;
        {
            String q = y;
            y = q + this.y;
        }
        return y;
    }

    static int label() {
        int label = 1;
        label: for (int i = 0; ; i++) {
            label += i;
            if (label > 5) break label;
        }
        return label;
    }

    static <T> String generic(T T) {
        class U {

            T t = T;
        }
        return "" + new U().t + T;
    }

    static String var(int var) {
        var r = var + 1;
        int record = r,
            yield2 = 2,
            sealed = 3,
            permits = 4;
        return "" + record + yield2 + sealed + permits;
    }

    enum E {
        A,
        B;

        static E x = B;
        E y = ordinal() == 0 ? null : first();

        static E first() {
            return A;
        }

        static String A() {
            return "method A";
        }
    }

    static Object anonymous(String s) {
        return new Object() {
            String s2 = s;

            String s() {
                return s + s2;
            }

            public String toString() {
                String s = "own";
                return s + s() + this.s2;
            }
        };
    }

    public static void main(java.lang.String[] args) throws Exception {
        ObscuredNames o = new ObscuredNames();
        Inner i = o.new Inner();
        System.out.println(
            x +
                x() +
                x("p") +
                String2.x +
                ObscuredNames.x.length() +
                Integer +
                java.lang.Integer.MAX_VALUE
        );
        System.out.println(i.all("param"));
        System.out.println(i.new Deeper().see());
        System.out.println(new Der().all());
        System.out.println(new IJ().f() + o.new Hides().see() + o.new Hides().m());
        System.out.println(o.params("a", 3) + label() + generic("g") + var(9));
        System.out.println(E.x + " " + E.x.y + " " + E.A() + " " + E.A.y + " " + anonymous("cap"));
        {
            String x = "local";
            System.out.println(x + ObscuredNames.x);
            {
                Runnable r = () -> {
                    String y = x;
                    System.out.println(y);
                };
                r.run();
            }
        }
        String x = "again";
        int y = 0;
        for (String z : new String[] { x }) {
            y += z.length();
        }
        System.out.println(y + x);
        ObscuredNames nul = null;
        System.out.println(nul.x + nul.x() + nul.Integer);
        Object out = "out";
        System.out.println(out.hashCode() == "out".hashCode());
        String System2 = "s";
        class Object {

            public java.lang.String toString() {
                return "my Object";
            }
        }
        System.out.println(new Object() + " " + new java.lang.Object().equals(null));
        switch (y) {
            case 5:
                int inSwitch = 1;
                break;
            default:
                inSwitch = 2;
                System.out.println(inSwitch);
        }
    }
}
