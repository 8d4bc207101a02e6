// SPDX-License-Identifier: MIT
/**
 * JVMS 6.5, JLS 10.4: texts of failed indexing by every array instruction, with negative, equal and
 * extreme indices.
 */
public class BoundsTexts {

    interface Code {
        Object run();
    }

    static void t(Code c) {
        try {
            System.out.println("fine " + c.run());
        } catch (IndexOutOfBoundsException | NegativeArraySizeException | ArithmeticException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        int[] idx = { -1, 0, 3, Integer.MAX_VALUE, Integer.MIN_VALUE };
        byte[] b = new byte[0];
        boolean[] z = new boolean[1];
        char[] c = new char[2];
        short[] s = new short[3];
        int[] n = new int[3];
        long[] l = new long[3];
        float[] f = new float[3];
        double[] d = new double[3];
        Object[] o = new Object[3];
        int[][] g = new int[2][1];
        for (int i : idx) {
            t(() -> b[i]);
            t(() -> z[i]);
            t(() -> c[i]);
            t(() -> s[i]);
            t(() -> n[i]);
            t(() -> l[i]);
            t(() -> f[i]);
            t(() -> d[i]);
            t(() -> o[i]);
            t(() -> b[i] = 1);
            t(() -> z[i] = true);
            t(() -> c[i] = 'x');
            t(() -> s[i] = 1);
            t(() -> n[i] = 1);
            t(() -> l[i] = 1);
            t(() -> f[i] = 1);
            t(() -> d[i] = 1);
            t(() -> o[i] = "x");
            t(() -> n[i]++);
            t(() -> l[i] += 2);
            t(() -> g[i][0]);
            t(() -> g[0][i]);
            t(() -> new int[i & 0x80000003].length);
            t(() -> new int[2][i & 0x80000003].length);
            t(() -> "abc".charAt(i));
            t(() -> "abc".substring(i));
            t(() -> "abc".substring(1, i));
            t(() -> new StringBuilder("abc").charAt(i));
            t(() -> new StringBuilder("abc").deleteCharAt(i));
        }
        t(() -> new long[-5]);
        t(() -> new Object[-5]);
        t(() -> new String[-1][]);
        t(() -> new int[1][-7]);
        t(() -> new int[0][-7]);
        t(() -> java.lang.reflect.Array.newInstance(int.class, -9));
        t(() -> {
            System.arraycopy(n, -1, n, 0, 1);
            return 0;
        });
        t(() -> {
            System.arraycopy(n, 0, n, -2, 1);
            return 0;
        });
        t(() -> {
            System.arraycopy(n, 0, n, 0, -3);
            return 0;
        });
        t(() -> {
            System.arraycopy(n, 2, n, 0, 2);
            return 0;
        });
        t(() -> {
            System.arraycopy(o, 0, o, 3, 1);
            return 0;
        });
        t(() -> {
            System.arraycopy(z, 5, z, 0, 0);
            return 0;
        });
        t(() -> {
            System.arraycopy(l, Integer.MAX_VALUE, l, 0, 1);
            return 0;
        });
        t(() -> {
            System.arraycopy(l, 3, l, 3, 0);
            return 0;
        });
        t(() -> {
            System.arraycopy(c, 0, c, 1, Integer.MAX_VALUE);
            return 0;
        });
        t(() -> 1 / n[0]);
        t(() -> 1 % n[0]);
        t(() -> 1L / l[0]);
        t(() -> 1L % l[0]);
        t(() -> 1f / n[0]);
        t(() -> java.lang.reflect.Array.get(n, 3));
        t(() -> java.lang.reflect.Array.getInt(n, -1));
    }
}
