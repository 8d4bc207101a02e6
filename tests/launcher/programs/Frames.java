/* SPDX-License-Identifier: MIT */
/* Hot methods, one below the other, the last of which calls native code once. */
public class Frames {
    static int sum;

    static int outer(int n, double d) {
        return middle(n, d * 2) + 1;
    }

    static int middle(int n, double d) {
        int s = d > 3 ? 1 : 0;
        for (int i = 0; i < 4; i++) s += leaf(n + i);
        return s;
    }

    /** Its loop keeps it from being inlined. */
    static int leaf(int n) {
        for (int i = 0; i < 2; i++) sum ^= i;
        if (n == 20003) sum += Runtime.getRuntime().availableProcessors();
        return n ^ sum;
    }

    public static void main(String[] args) {
        int s = 0;
        for (int i = 0; i <= 20000; i++) s += outer(i, 1.0);
        System.out.println(s != 1);
    }
}
