// SPDX-License-Identifier: MIT
/**
 * Bounds of every element type, long and char indexes by promotion, sign extension of small
 * elements.
 */
public class Indexing {

    interface Case {
        void run();
    }

    public static void main(String[] args) throws Exception {
        int i = 0;
        byte[] b = { -1, (byte) 0x80 };
        System.out.println(b[0] + b[1] + " " + (b[1] & 0xff) + " " + (char) (b[0] & 0x7f));
        boolean[] z = { true, false };
        System.out.println(z[0] ^ z[1]);
        char[] c = { '\uffff' };
        System.out.println((int) c[0]);
        short[] s = { (short) 40000 };
        System.out.println(s[0]);
        float[] f = { 1e-45f };
        System.out.println(f[0]);
        double[] d = { -0.0 };
        System.out.println(1 / d[0]);
        long[] l = { Long.MIN_VALUE };
        System.out.println(l[0]);
        Object[][] o = { { "x" } };
        System.out.println(o[0][0]);
        int[] a = new int[200];
        a['a'] = 5;
        System.out.println(a[97] + a[(byte) 97]);
        for (Case q : new Case[] {
            () -> b[2] = 1,
            () -> z[-1] = true,
            () -> c[1]++,
            () -> s[5] <<= 1,
            () -> f[1] = 1,
            () -> d[Integer.MAX_VALUE] = 1,
            () -> l[1] += 2,
            () -> o[1][0] = 1,
            () -> o[0][1] = 1,
            () -> System.out.println(a[a.length]),
            () -> System.out.println(b[Integer.MIN_VALUE]),
            () -> System.out.println(z[2]),
            () -> System.out.println(c[9]),
            () -> System.out.println(s[1]),
            () -> System.out.println(f[1]),
            () -> System.out.println(d[1]),
            () -> System.out.println(l[1]),
            () -> System.out.println(o[0][-5]),
            () -> System.out.println("abc".charAt(3)),
            () -> System.out.println(new int[0][0][0].length)
        })
            try {
                q.run();
                System.out.println("none");
            } catch (IndexOutOfBoundsException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        int[] w = { 1, 2, 3 };
        w[w[0]] = w[w[w[0] - 1]];
        System.out.println(w[1]);
        i = 0;
        w[i++] = w[i++] + i;
        System.out.println(w[0] + " " + i);
        int[] nest = { 1, 0 };
        System.out.println(nest[nest[nest[nest[0]]]]);
        b[0] += 200;
        System.out.println(b[0]);
        b[0] = (byte) 255;
        System.out.println(b[0] >>> 4);
        System.out.println((b[0] & 0xff) >>> 4);
        z[0] &= z[1];
        z[1] |= true;
        System.out.println(z[0] + " " + z[1]);
        c[0] += 2;
        System.out.println((int) c[0]);
        s[0] /= -1;
        System.out.println(s[0]);
        boolean[][] bb = new boolean[3][3];
        for (int r = 0; r < 3; r++) bb[r][r] = true;
        System.out.println(bb[1][1] && !bb[0][1]);
    }
}
