/* SPDX-License-Identifier: MIT */
/**
 * Synchronized methods are entered where the stack still holds what other frames left there, which
 * is gone since.
 */
public class LockedEntries {

    static int sum;
    int held;

    static void fill(int depth) {
        Object a = new int[depth],
            b = new int[depth + 1],
            c = new int[depth + 2],
            d = new int[depth + 3],
            e = new int[depth + 4];
        Object f = a,
            g = b,
            h = c,
            i = d,
            j = e;
        if (depth < 8) fill(depth + 1);
        for (Object o : new Object[] { a, b, c, d, e, f, g, h, i, j }) sum += ((int[]) o).length;
    }

    synchronized int one(int by) {
        return (held += by);
    }

    synchronized int two(int by, long more, Object none) {
        return one(by) + (int) more + (none == null ? 1 : 0);
    }

    static synchronized int three(int by) {
        return (sum += by);
    }

    synchronized int four(int by, float more) {
        return by + (int) more;
    } // nobody looks at its receiver but the monitor

    synchronized long five() {
        long all = 7;
        for (int i = 0; i < 3; i++) all += i;
        return all;
    }

    static synchronized double six(double some, int[] all) {
        return some + 2;
    }

    static synchronized int seven(Object some, int by) {
        return some == null ? by : by + 1;
    }

    public static void main(String[] args) {
        LockedEntries it = new LockedEntries();
        for (int k = 0; k < 40; k++) {
            fill(k % 4);
            System.gc();
            byte[][] garbage = new byte[50][];
            for (int n = 0; n < garbage.length; n++) garbage[n] = new byte[1000];
            System.gc();
            it.one(k);
            it.two(k, 3L, it);
            three(k);
            LockedEntries young = new LockedEntries();
            sum +=
                young.four(k, 2.5f) +
                (int) young.five() +
                (int) six(k, new int[k]) +
                seven(new int[1], k);
            if (
                Thread.holdsLock(young) || Thread.holdsLock(LockedEntries.class)
            ) throw new IllegalStateException("still held");
        }
        System.out.println(it.held == 1560 && sum > 0);
    }
}
