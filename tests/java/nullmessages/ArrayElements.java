// SPDX-License-Identifier: MIT
/**
 * Helpful messages for loads and stores of each element type, with indices of every computed form.
 */
public class ArrayElements {

    interface Code {
        Object run() throws Throwable;
    }

    static void t(Code c) {
        try {
            System.out.println("fine " + c.run());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (Throwable e) {
            System.out.println(e);
        }
    }

    static int k = 1;
    static int[] st;
    int[] in;
    static int[][] grid = new int[2][];
    static Object[] objs = new Object[3];
    static long wide = 1;

    static int f(int a, String b) {
        return a;
    }

    static int[] make(int... a) {
        return null;
    }

    public static void main(String[] args) {
        int i = 2;
        long l = 1;
        char c = 'a';
        byte b = 3;
        short s = 4;
        Integer boxed = 1;
        ArrayElements o = new ArrayElements(),
            none = null;
        int[] x = null;
        int[][] g = new int[3][];
        int[][][] h = new int[2][2][];
        byte[] by = null;
        boolean[] bo = null;
        char[] ch = null;
        short[] sh = null;
        long[] lo = null;
        float[] fl = null;
        double[] dd = null;
        Object[] ob = null;
        String[][] ss = { null, { null } };
        t(() -> x[0]);
        t(() -> by[1]);
        t(() -> bo[2]);
        t(() -> ch[3]);
        t(() -> sh[4]);
        t(() -> lo[5]);
        t(() -> fl[6]);
        t(() -> dd[7]);
        t(() -> ob[8]);
        t(() -> x[0] = 1);
        t(() -> by[1] = 1);
        t(() -> bo[2] = true);
        t(() -> ch[3] = 'c');
        t(() -> sh[4] = 1);
        t(() -> lo[5] = 1);
        t(() -> fl[6] = 1);
        t(() -> dd[7] = 1);
        t(() -> ob[8] = "");
        t(() -> x[0]++);
        t(() -> by[1] += 2);
        t(() -> bo[2] |= true);
        t(() -> lo[5]--);
        t(() -> ch[3]++);
        t(() -> g[1][0]);
        t(() -> g[i][0]);
        t(() -> g[k][0]);
        t(() -> h[1][k][i]);
        t(() -> h[k][k][i] = 5);
        t(() -> g[i - 1][i]);
        t(() -> g[i * k - 2][0]);
        t(() -> g[f(1, "x")][3]);
        t(() -> g[(int) l][0]);
        t(() -> g[c - 'a'][0]);
        t(() -> g[b - s + 1][0]);
        t(() -> g[boxed][0]);
        t(() -> g[i >> 1][0]);
        t(() -> g[i & 1][0]);
        t(() -> g[-i + 3][0]);
        t(() -> g[o.in == null ? 1 : 0][0]);
        t(() -> g["ab".length()][0]);
        t(() -> g[i / 2][0]);
        t(() -> g[(i % 2) | 1][0]);
        t(() -> g[(byte) i][0]);
        t(() -> g[(char) i][0]);
        t(() -> st[0]);
        t(() -> st[k] = 1);
        t(() -> o.in[0]);
        t(() -> none.in[0]);
        t(() -> grid[1][0]);
        t(() -> grid[k][k]);
        t(() -> ArrayElements.objs[2].hashCode());
        t(() -> make()[0]);
        t(() -> make(1, 2)[i]);
        t(() -> ss[0][0]);
        t(() -> ss[1][0].length());
        t(() -> ss[k][k - 1].length());
        t(() -> ((int[]) objs[0])[1]);
        t(() -> ((Object[]) objs[i])[1]);
        // prettier-ignore
        t(() -> (new int[2][2][])[1][0][0]);
        // prettier-ignore
        t(() -> (new String[1])[0].length());
        t(() -> x.length);
        t(() -> g[2].length);
        t(() -> st.length + 1);
        t(() -> make().length);
        t(() -> x.clone());
        t(() -> g[1].clone());
        t(() -> {
            for (int v : g[2]) return v;
            return 0;
        });
        t(() -> {
            for (Object v : objs) return v.toString();
            return 0;
        });
        t(() -> g[grid.length - 1][0] = g[0][0]);
        t(() -> g[g.length - 1][0]);
        t(() -> g[g[0] == null ? 0 : 1][5]);
        t(() -> x[x[0]]);
        t(() -> grid[st[0]][0]);
        t(() -> h[0][0][h[1][1][0]]);
        t(() -> g[1000000 - 999999][0]);
        t(() -> g[i ^ 3][32767]);
        t(() -> g[i == 2 ? 0 : 2][65536]);
        t(() -> lo[(int) wide]);
        t(() -> lo[(int) (wide + 1L)]);
    }
}
