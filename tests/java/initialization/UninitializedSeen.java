// SPDX-License-Identifier: MIT
/**
 * JLS 4.12.5: defaults of every type in fields, statics and array elements, and in objects whose
 * constructor has not run.
 */
public class UninitializedSeen {

    byte b;
    short s;
    char c;
    int i;
    long l;
    float f;
    double d;
    boolean z;
    Object o;
    int[] a;
    static byte sb;
    static short ss;
    static char sc;
    static int si;
    static long sl;
    static float sf;
    static double sd;
    static boolean sz;
    static Object so;
    static int[][] sa;

    String all() {
        return (
            b +
            " " +
            s +
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
            z +
            " " +
            o +
            " " +
            a
        );
    }

    static String stat() {
        return (
            sb +
            " " +
            ss +
            " " +
            (int) sc +
            " " +
            si +
            " " +
            sl +
            " " +
            sf +
            " " +
            sd +
            " " +
            sz +
            " " +
            so +
            " " +
            sa
        );
    }

    static UninitializedSeen leaked;

    static class Leak extends UninitializedSeen {

        final String name;
        final int n = Integer.parseInt("5");

        Leak(String name) {
            this(name, 1 / Integer.parseInt("1"));
        }

        Leak(String name, int x) {
            leaked = this;
            if (x > 0 && name == null) throw new IllegalArgumentException();
            this.name = name;
        }

        {
            leaked = this;
            o = "set";
        }
    }

    static class Parent {

        Parent() {
            touch();
        }

        void touch() {}
    }

    static class Child extends Parent {

        int count = 10;
        int none;
        String s = "init";
        String t;

        @Override
        void touch() {
            count = 99;
            none = 99;
            s = "touched";
            t = "touched";
        }
    }

    record Rec(int x, String y) {
        Rec {
            if (x < 0) {
                x = -x;
            }
        }

        Rec(int x) {
            this(x, null);
        }
    }

    interface Peek {
        String see();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new UninitializedSeen().all());
        System.out.println(stat());
        try {
            new Leak(null);
        } catch (IllegalArgumentException e) {
            System.out.println(leaked.all() + " " + ((Leak) leaked).name + ((Leak) leaked).n);
        }
        Child c = new Child();
        System.out.println(c.count + " " + c.none + " " + c.s + " " + c.t);
        System.out.println(new Rec(-5) + " " + new Rec(5, "y").equals(new Rec(-5, "y")));
        Object[] arrays = {
            new boolean[2],
            new byte[2],
            new char[2],
            new short[2],
            new int[2],
            new long[2],
            new float[2],
            new double[2],
            new Object[2],
            new int[2][],
            new String[2][2]
        };
        for (Object x : arrays) {
            StringBuilder t = new StringBuilder(x.getClass().getSimpleName());
            for (int i = 0; i < 2; i++) {
                Object e = java.lang.reflect.Array.get(x, i);
                t.append(' ').append(
                    e instanceof Character
                        ? (int) (char) e
                        : e instanceof Object[]
                          ? ((Object[]) e)[0]
                          : e
                );
            }
            System.out.println(t);
        }
        int seen = 0;
        for (int k = 0; k < 200; k++) {
            long[] fresh = new long[k];
            for (long v : fresh) if (v != 0) seen++;
            Object[] r = new Object[k];
            for (Object v : r) if (v != null) seen++;
            java.util.Arrays.fill(fresh, -1);
            java.util.Arrays.fill(r, fresh);
        }
        System.out.println(seen);
        for (int k = 0; k < 3; k++) {
            UninitializedSeen u = new UninitializedSeen();
            if (u.i != 0 || u.l != 0 || u.o != null || u.d != 0) System.out.println("dirty");
            u.i = u.b = 1;
            u.l = -1;
            u.o = u;
            u.d = 5;
        }
        final Peek p;
        {
            int later = 7;
            p = () -> "" + later;
        }
        System.out.println(p.see());
    }
}
