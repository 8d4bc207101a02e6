/* SPDX-License-Identifier: MIT */

/** Calls leaf() a known number of times, in threads that also wait, throw, collect and end. */
public final class Calls {
    static final int THREADS = 6;
    static final int EACH = 40000;
    private static int sum;

    static int leaf(int i) {
        if (i % 1000 == 999) throw new IllegalStateException("leaf");
        return i & 3;
    }

    static int inner(int i) {
        return leaf(i) + 1;
    }

    private static void work(int number) {
        int mine = 0;
        for (int i = 0; i < EACH; i++) {
            try {
                mine += i % 2 == 0 ? leaf(i) : inner(i);
            } catch (IllegalStateException e) {
                mine++;
            }
            if (i % 9000 == 5000 + number) System.gc();
            if (i % 5000 == 7) Thread.yield();
        }
        synchronized (Calls.class) {
            sum += mine;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread idle = new Thread(() -> {
            inner(0);
            synchronized (args) {
                try {
                    args.wait(); // what it called before is told though it never goes on
                } catch (InterruptedException e) {
                    leaf(0);
                }
            }
        });
        idle.setDaemon(true);
        idle.start();
        while (idle.getState() != Thread.State.WAITING) Thread.yield();
        for (int round = 0; round < 2; round++) {
            Thread[] threads = new Thread[THREADS / 2];
            for (int i = 0; i < threads.length; i++) {
                int number = i;
                threads[i] = new Thread(() -> work(number));
                threads[i].start();
            }
            for (Thread thread : threads) thread.join();
        }
        System.out.println(sum > THREADS * EACH);
    }
}
