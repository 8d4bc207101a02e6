/* SPDX-License-Identifier: MIT */
/* Arrays: many dimensions, clone, casts and instanceof, covariance, initializers, defaults. */
import java.util.*;

public class Arrays2 {

    interface I {}

    static class A implements I, Cloneable {

        int x = 3;
        int[] s = { 1 };

        public A clone() {
            try {
                return (A) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new Error(e);
            }
        }
    }

    static class B extends A {

        String t = "t";
    }

    static class NoClone {

        Object c() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    static String is(Object o) {
        return (
            (o instanceof Object[] ? "O" : "-") +
            (o instanceof I[] ? "I" : "-") +
            (o instanceof A[] ? "A" : "-") +
            (o instanceof B[] ? "B" : "-") +
            (o instanceof int[] ? "i" : "-") +
            (o instanceof Object[][] ? "2" : "-") +
            (o instanceof Cloneable ? "C" : "-") +
            (o instanceof java.io.Serializable[] ? "S" : "-") +
            (o instanceof Cloneable[] ? "c" : "-")
        );
    }

    public static void main(String[] args) throws Exception {
        int[][][] c = new int[2][3][4];
        c[1][2][3] = 5;
        System.out.println(Arrays.deepToString(c));
        long[][] j = new long[3][];
        j[1] = new long[] { 1, 2 };
        System.out.println(Arrays.deepToString(j) + j.getClass().getName());
        String[][][][] s4 = new String[1][2][][];
        System.out.println(s4[0].length + " " + s4[0][1] + s4.getClass());
        int[][] zero = new int[0][5];
        System.out.println(zero.length);
        boolean[] z = new boolean[2];
        char[] ch = new char[2];
        float[] f = new float[1];
        double[] d = new double[1];
        short[] sh = { -1, (short) 40000 };
        byte[] by = { (byte) 200 };
        System.out.println(z[0] + "" + (int) ch[1] + f[0] + d[0] + sh[1] + by[0]);
        for (Object o : new Object[] {
            new A[0],
            new B[0],
            new I[0],
            new Object[0],
            new int[0],
            new int[0][0],
            new A[0][0],
            new Integer[0],
            new String[0][0][0],
            "x"
        })
            System.out.print(is(o) + " ");
        System.out.println();
        int[] a = { 1, 2, 3 },
            b = a.clone();
        b[0] = 9;
        System.out.println(a[0] + "" + b[0] + (a.getClass() == b.getClass()));
        int[][] m = { { 1 }, { 2 } },
            n = m.clone();
        n[0][0] = 7;
        n[1] = null;
        System.out.println(m[0][0] + "" + m[1][0]);
        B x = new B(),
            y = (B) x.clone();
        y.s[0] = 8;
        y.t = "u";
        System.out.println(x.s[0] + x.t + y.x + (x != y) + y.getClass().getSimpleName());
        try {
            new NoClone().c();
        } catch (CloneNotSupportedException e) {
            System.out.println(e.getMessage());
        }
        Object[] cov = new String[] { "p" };
        try {
            cov[0] = 1;
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        I[] is = new A[2];
        is[0] = new B();
        is[1] = null;
        System.out.println(is[0] instanceof B);
        int[] ov = new int[5];
        for (int i = 0; i < 5; i++) ov[i] = i;
        System.arraycopy(ov, 0, ov, 1, 4);
        System.out.println(Arrays.toString(ov));
        System.arraycopy(ov, 1, ov, 0, 4);
        System.out.println(Arrays.toString(ov));
        Object[] mix = { 1, 2L, 'c', "s", null, new int[] { 1 } };
        String[] dst = new String[2];
        System.arraycopy(mix, 3, dst, 0, 2);
        System.out.println(Arrays.toString(dst));
        System.out.println(
            new int[3].equals(new int[3]) +
                " " +
                Arrays.equals(new int[3], new int[3]) +
                " " +
                int[].class.getSuperclass() +
                Arrays.toString(int[].class.getInterfaces())
        );
        List<String>[] gen = new List[2];
        gen[0] = List.of("g");
        System.out.println(gen[0].get(0));
        System.out.println(
            ((Object) new int[0][0]).getClass().getComponentType() +
                " " +
                new A[0].getClass().isInstance(new B[0])
        );
    }
}
