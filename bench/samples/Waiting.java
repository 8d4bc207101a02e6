/* SPDX-License-Identifier: MIT */
import java.util.concurrent.CountDownLatch;

/** THREADS threads wait,
    one works for MILLISECONDS of its own processor time's equivalent: prints turns that it made. */
public class Waiting {
    static long work(long s) {
        for (int i = 0; i < 10_000; i++) { s = s * 31 + i; s ^= s >>> 7; s += s << 3; }
        return s;
    }

    public static void main(String[] args) throws InterruptedException {
        int threads = Integer.parseInt(args[0]);
        CountDownLatch all = new CountDownLatch(threads);
        Object gate = new Object();
        for (int i = 0; i < threads; i++) {
            Thread t = new Thread(null, () -> {
                all.countDown();
                synchronized (gate) {
                    try { gate.wait(); } catch (InterruptedException e) { return; }
                }
            }, "waits " + i, 1 << 17);
            t.setDaemon(true);
            t.start();
        }
        all.await();
        long begin = System.nanoTime(), end = begin + Integer.parseInt(args[1]) * 1_000_000L,
            s = 1, turns = 0;
        for (; System.nanoTime() < end; turns++) s = work(s);
        System.out.println(turns * 1e6 / (System.nanoTime() - begin) + (s == 42 ? " " : ""));
        System.out.flush();
        System.exit(0);
    }
}
