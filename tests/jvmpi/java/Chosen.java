// SPDX-License-Identifier: MIT
/** What work(n) calls is known: see test_chosen.c. */
public class Chosen {
    private static final RuntimeException THROWN = new RuntimeException();
    private int field = 1;

    static int leaf(int x) {
        return x + 1;
    }

    int getter() {
        return field;
    }

    static synchronized int locked(int x) {
        return leaf(x);
    }

    synchronized long lockedWide(long x, double y) {
        return x + (long) y;
    }

    static int thrower(int x) {
        if ((x & 1) == 0) throw THROWN;
        return x;
    }

    static int through(int x) {
        return thrower(x) + 1;
    }

    static int recurse(int n) {
        return n == 0 ? 0 : 1 + recurse(n - 1);
    }

    static double floating(float x, double y) {
        return x * y;
    }

    static int loop(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) sum += leaf(i);
        return sum;
    }

    /** 4 n of leaf, n of getter, locked, lockedWide, recurse(3), floating; 2 n of through. */
    static int work(int n) {
        int sum = 0;
        Chosen chosen = new Chosen();
        for (int i = 0; i < n; i++) {
            sum += leaf(i) + chosen.getter() + locked(i) + (int) chosen.lockedWide(i, 1.5);
            sum += recurse(3) + (int) floating(i, 2);
            for (int j = 0; j < 2; j++) {
                try {
                    sum += through(j);
                } catch (RuntimeException e) {
                    sum++;
                }
            }
        }
        sum += loop(2 * n);
        return sum;
    }

    static int hashes(int n) {
        int sum = 0;
        Object[] objects = new Object[n];
        for (int i = 0; i < n; i++) objects[i] = new Object();
        for (int i = 0; i < n; i++) sum += objects[i].hashCode() | 1;
        for (int i = 0; i < n; i++) sum += Math.max(i, 3) + System.identityHashCode(objects[i]);
        return sum;
    }

    public static void main(String[] arguments) {
        System.out.println(work(Integer.parseInt(arguments[0])) + (hashes(9) & 0));
    }
}
