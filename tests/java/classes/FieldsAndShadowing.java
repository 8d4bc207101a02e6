// SPDX-License-Identifier: MIT
/**
 * Fields hidden by subclasses and locals, static through instances, defaults of every type,
 * ambiguous names.
 */
public class FieldsAndShadowing {

    static int x = 1;

    static class Base {

        int x = 10;
        static String s = "Base.s";

        int get() {
            return x;
        }
    }

    static class Sub extends Base {

        int x = 20;
        static String s = "Sub.s";

        String all(int x) {
            return (
                x +
                " " +
                this.x +
                " " +
                super.x +
                " " +
                ((Base) this).x +
                " " +
                FieldsAndShadowing.x +
                " " +
                get() +
                s +
                super.s
            );
        }

        class In {

            int x = 30;

            String path() {
                int x = 40;
                return x + " " + this.x + " " + Sub.this.x + " " + Sub.super.x;
            }
        }
    }

    static class Defaults {

        boolean z;
        byte b;
        short sh;
        char c;
        int i;
        long l;
        float f;
        double d;
        Object o;
        int[] a;
        static int s = 2;

        static int count() {
            return 3;
        }

        public String toString() {
            return (
                z +
                " " +
                b +
                " " +
                sh +
                " " +
                (int) c +
                " " +
                i +
                " " +
                l +
                " " +
                f +
                " " +
                d +
                " " +
                o +
                " " +
                a
            );
        }
    }

    static class Names {

        static class String {

            public java.lang.String toString() {
                return "my String";
            }
        }

        java.lang.String test() {
            String s = new String();
            int Integer = 5;
            return s + "" + Integer + java.lang.Integer.valueOf(6);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new Sub().all(5));
        System.out.println(new Defaults());
        Defaults n = null;
        System.out.println(n.s + n.count());
        System.out.println(((Base) new Sub()).x + " " + new Sub().x);
        x = 3;
        int x = 4;
        System.out.println(x + FieldsAndShadowing.x);
        {
            int y = x;
            System.out.println(y);
        }
        for (int i = 0; i < 1; i++) {
            int z = i;
            System.out.println(z);
        }
        int i = 9;
        System.out.println(i);
        class Local {

            int x = 7;

            int get() {
                return x + FieldsAndShadowing.x;
            }
        }
        System.out.println(new Local().get());
        System.out.println(new Sub().new In().path());
        System.out.println(new Names().test());
    }
}
