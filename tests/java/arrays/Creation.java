// SPDX-License-Identifier: MIT
/**
 * Arrays of every type, dimensions partly given, initializers, zero lengths, defaults, evaluation
 * before failure.
 */
public class Creation {

    enum E {
        A
    }

    static int sum(int... x) {
        int s = 0;
        for (int i : x) s += i;
        return s;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(
            new boolean[1][0].length +
                " " +
                new byte[2][0][0].length +
                new char[] { 'a' }[0] +
                new short[1][1][0][0].length +
                new int[2][3][1].length +
                new long[1][0].length +
                new float[1][0].length +
                new double[] { 1 }[0] +
                new String[2][1][0].length
        );
        int[][] rag = { { 1 }, { 2, 3 }, {}, null };
        System.out.println(rag.length + " " + rag[1].length + " " + rag[3]);
        int[][][] part = new int[2][3][];
        System.out.println(part[1][2] == null);
        int a[] = { 1, 2 },
            b = 3,
            c[][] = { { 4 } };
        System.out.println(a[1] + b + c[0][0]);
        int i = 0;
        int[][] order = new int[++i][++i];
        System.out.println(order.length + " " + order[0].length);
        try {
            int[][] x = new int[(i = 5)][-1];
        } catch (NegativeArraySizeException e) {
            System.out.println(i + " " + e.getMessage());
        }
        try {
            int[][][] x = new int[-3][-4][(i = 9)];
        } catch (NegativeArraySizeException e) {
            System.out.println(i + " " + e.getMessage());
        }
        System.out.println(new int[0][-0].length);
        Object[] o = { 1, "s", null, new int[] { 1 }, 'c', 2.5 };
        System.out.println(o.length + o[4].getClass().getSimpleName());
        System.out.println(
            new Object[3][2].getClass().getName() +
                " " +
                new int[0].getClass().getName() +
                " " +
                new String[0][0][0].getClass().getSimpleName() +
                " " +
                boolean[].class.getComponentType()
        );
        char[] cs = "text".toCharArray();
        cs[0] = 'n';
        System.out.println(cs);
        byte[] bs = { (byte) 200, 'a', 1 };
        System.out.println(bs[0] + bs[1]);
        long[] ls = { 1, 'c', (byte) 3 };
        System.out.println(ls[1]);
        double[] ds = { 1, 2L, 3f };
        System.out.println(ds[2]);
        Integer[] boxes = { 1, null };
        System.out.println(boxes[0] + " " + boxes[1]);
        int[][] shared = new int[2][];
        shared[0] = shared[1] = new int[] { 5 };
        shared[0][0]++;
        System.out.println(shared[1][0]);
        System.out.println(new int[] { 1, 2, 3 }.length + new int[][] { { 1 }, { 2 } }[1][0]);
        Runnable[] rs = { () -> System.out.println("r0"), new Thread() };
        rs[0].run();
        System.out.println(sum() + sum(1) + sum(1, 2, 3) + sum(new int[] { 4, 5 }));
        System.out.println(int[].class == new int[0].getClass());
        System.out.println(new int[5].hashCode() != 0 || true);
        var v = new long[][] { { 1L } };
        System.out.println(v[0][0]);
        System.out.println(new E[2][2][1][1].length);
    }
}
