/* SPDX-License-Identifier: MIT */
/*
 * Class initialization between threads: one runs it, others wait and see the result or the failure;
 * recursion by the owner.
 */
import java.util.concurrent.*; import java.util.concurrent.atomic.*;

public class InitRace {

    static AtomicInteger runs = new AtomicInteger(),
        failed = new AtomicInteger(),
        ncdfe = new AtomicInteger();

    static class Slow {

        static final int v;

        static {
            runs.incrementAndGet();
            try {
                Thread.sleep(60);
            } catch (InterruptedException e) {}
            v = 42;
        }
    }

    static class Bad {

        static int v;

        static {
            failed.incrementAndGet();
            try {
                Thread.sleep(60);
            } catch (InterruptedException e) {}
            if (true) throw new RuntimeException("bad");
        }
    }

    static class Recursive {

        static int x = 5;
        static int seen = helper();
        static int y = 7;

        static int helper() {
            return Recursive.x + Recursive.y;
        }
    }

    static class Outer {

        static final Thread t;
        static volatile String got = "nothing";
        static int v = 9;

        static {
            t = new Thread(() -> got = "v=" + Outer.v);
            t.start();
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {}
            System.out.println("other thread waits, got " + got);
            v = 10;
        }
    }

    static class L0 {

        static int v = L1.v + 1;
    }

    static class L1 {

        static int v = L2.v + 1;
    }

    static class L2 {

        static int v;

        static {
            Thread.yield();
            v = 100;
        }
    }

    public static void main(String[] args) throws Exception {
        int n = 8;
        CountDownLatch go = new CountDownLatch(1);
        AtomicInteger sum = new AtomicInteger();
        Thread[] ts = new Thread[n];
        for (int i = 0; i < n; i++) (ts[i] = new Thread(() -> {
            try {
                go.await();
            } catch (InterruptedException e) {}
            sum.addAndGet(Slow.v);
            try {
                Bad.v++;
            } catch (ExceptionInInitializerError e) {
                ncdfe.addAndGet(100);
            } catch (NoClassDefFoundError e) {
                ncdfe.incrementAndGet();
            }
        })).start();
        go.countDown();
        for (Thread t : ts) t.join();
        System.out.println(runs + " " + sum + " " + failed + " " + ncdfe);
        System.out.println(Recursive.seen + " " + Recursive.y);
        System.out.println(Outer.v);
        Outer.t.join();
        System.out.println(Outer.got);
        Thread[] us = new Thread[6];
        AtomicInteger total = new AtomicInteger();
        for (int i = 0; i < 6; i++) {
            int k = i % 3;
            (us[i] = new Thread(() ->
                total.addAndGet(k == 0 ? L0.v : k == 1 ? L0.v - 1 : L0.v - 2)
            )).start();
        }
        for (Thread t : us) t.join();
        System.out.println(total);
    }
}
