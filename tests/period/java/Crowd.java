// SPDX-License-Identifier: MIT
/**
 * Many threads: contention, waits that end by notice, by time and by interrupt, garbage, threads
 * that come and go.
 */
public class Crowd {

    private static final Object lock = new Object();
    private static int turns;
    private static volatile Object sink;

    static synchronized int count(int by) {
        return (turns += by);
    }

    static void work(int rounds) {
        for (int i = 0; i < rounds; i++) {
            sink = new Object[] { new int[i % 50], "text " + i, new long[2][3] };
            count(1);
            synchronized (lock) {
                if (i % 20 == 0) lock.notifyAll();
                if (i % 50 == 7) await(1);
            }
        }
    }

    static void await(int milliseconds) {
        try {
            lock.wait(milliseconds);
        } catch (InterruptedException e) {
            count(0);
        }
    }

    public static void main(String[] args) throws Exception {
        for (int wave = 0; wave < 3; wave++) {
            Thread[] threads = new Thread[8];
            for (int i = 0; i < threads.length; i++) {
                threads[i] = new Thread(() -> work(150), "worker " + wave + "." + i);
                threads[i].start();
            }
            threads[wave].interrupt();
            for (Thread thread : threads) thread.join();
            System.gc();
        }
        System.out.println(turns);
    }
}
