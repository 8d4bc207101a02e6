/* SPDX-License-Identifier: MIT */

/** Threads that allocate, lock, wait and call for some seconds: the load under test_protocols.c. */
public final class Work {
    private static volatile boolean stop;
    private static final Object LOCK = new Object();
    private static int turns;

    private static Object[] build(int depth) {
        if (depth == 0) return new Object[] {new byte[40], "leaf"};
        return new Object[] {build(depth - 1), build(depth - 1)};
    }

    private static int count(Object[] tree) {
        int sum = 1;
        for (int i = 0; i < tree.length; i++)
            if (tree[i] instanceof Object[]) sum += count((Object[]) tree[i]);
        return sum;
    }

    private static final class Worker extends Thread {
        private final int kind;
        boolean good = true;

        Worker(int kind) {
            super("worker " + kind);
            this.kind = kind;
        }

        @Override
        public void run() {
            Object[] kept = build(6);
            while (!stop) {
                if (count(build(4)) != 31) good = false;
                if (count(kept) != 127) good = false;
                if (kind % 2 == 0) {
                    synchronized (LOCK) {
                        turns++;
                        LOCK.notifyAll();
                        try {
                            LOCK.wait(1);
                        } catch (InterruptedException e) {
                            good = false;
                        }
                    }
                } else {
                    synchronized (LOCK) {
                        turns++;
                    }
                    Thread.yield();
                }
                try {
                    if (turns % 13 == 0) throw new IllegalStateException("unwinding");
                } catch (IllegalStateException e) {
                    kept[1] = build(5);
                }
            }
        }
    }

    /** Answers how many turns there were, negative when a worker saw wrong data. */
    public static int run(int milliseconds, int threads) throws InterruptedException {
        stop = false;
        Worker[] workers = new Worker[threads];
        for (int i = 0; i < threads; i++) {
            workers[i] = new Worker(i);
            workers[i].start();
        }
        long end = System.currentTimeMillis() + milliseconds;
        while (System.currentTimeMillis() < end) Thread.sleep(5);
        stop = true;
        boolean good = true;
        for (int i = 0; i < threads; i++) {
            workers[i].join();
            good &= workers[i].good;
        }
        return good ? turns : -turns - 1;
    }
}
