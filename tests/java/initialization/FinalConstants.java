// SPDX-License-Identifier: MIT
/**
 * JLS 15.29, 12.4: constant variables are inlined and never missing; other finals are seen with
 * defaults too early; reflection on both.
 */
public class FinalConstants {

    abstract static class Base {

        Base() {
            System.out.println(show());
        }

        abstract String show();
    }

    static class Sub extends Base {

        final int constant = 5;
        final int boxed = Integer.valueOf(6);
        final String text = "const";
        final String made = new String("made");
        final long wide = 1L << 40;
        final char c = 'c';
        final byte b = (byte) 300;
        final boolean z = 3 > 2;
        final double d = 1 / 4.0;
        final float f = 'a' * .5f;
        final String concat = "a" + 1 + 'b' + 2L + true + 1.5f;
        final String notConst = "a" + this.constant + null;
        final int cond = z ? 10 : 20;
        final Object o = "obj";
        final int[] arr = { 1 };
        final int viaThis = this.constant;
        final int simple = constant + 1;
        final Integer wrapper = 7;
        final String nul = null;
        final int cast = (int) 3.99;
        final int len = "abc".length();

        @Override
        String show() {
            return (
                constant +
                " " +
                boxed +
                " " +
                text +
                " " +
                made +
                " " +
                wide +
                " " +
                c +
                " " +
                b +
                " " +
                z +
                " " +
                d +
                " " +
                f +
                " " +
                concat +
                " " +
                notConst +
                " " +
                cond +
                " " +
                o +
                " " +
                (arr == null) +
                " " +
                viaThis +
                " " +
                simple +
                " " +
                wrapper +
                " " +
                nul +
                " " +
                cast +
                " " +
                len
            );
        }
    }

    static final int A = FinalConstants.B + 1,
        B = 10;
    static final String S = "x" + A;
    static final int C = Integer.parseInt("3");
    static final int D;

    static {
        D = read();
    }

    static int read() {
        return A * 100 + B + C + E;
    }

    static final int E = C + 1;

    static class Mutable {

        final int inlined = 1;
        final int kept;
        final String s = "s";

        Mutable() {
            kept = 1;
        }
    }

    static class Peek {

        static int seen = Peek.late();
        static final int LATE = Integer.parseInt("8");
        static final int CONST = 9;

        static int late() {
            return LATE * 10 + CONST;
        }
    }

    public static void main(String[] args) throws Exception {
        Sub s = new Sub();
        System.out.println(s.show());
        System.out.println(
            A + " " + S + " " + C + " " + D + " " + E + " " + Peek.seen + " " + Peek.late()
        );
        Mutable m = new Mutable();
        for (String n : new String[] { "inlined", "kept", "s" }) {
            java.lang.reflect.Field f = Mutable.class.getDeclaredField(n);
            f.setAccessible(true);
            if (n.equals("s")) f.set(m, "changed");
            else f.setInt(m, 77);
            System.out.println(n + " " + f.get(m));
        }
        System.out.println(m.inlined + " " + m.kept + " " + m.s);
        try {
            java.lang.reflect.Field f = FinalConstants.class.getDeclaredField("E");
            f.setAccessible(true);
            f.setInt(null, 1);
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage());
        }
        final int local = 5;
        final int unset;
        unset = local + 1;
        Runnable r = () -> System.out.println(local + unset);
        r.run();
        switch (6) {
            case local + 1:
                System.out.println("local constant");
                break;
            case B:
                break;
        }
        final String k = "k";
        System.out.println(k + 1 == "k1");
        String v = "k";
        System.out.println(v + 1 == "k1");
        final String late;
        late = "k";
        System.out.println(late + 1 == "k1");
        System.out.println(
            ((Object) S == "x11") +
                " " +
                (S.intern() == "x11") +
                " " +
                (s.concat == "a1b2true1.5") +
                " " +
                ("" + B == "10") +
                " " +
                (s.text == "const")
        );
    }
}
