/* SPDX-License-Identifier: MIT */
/*
 * Timed joins and sleeps with odd arguments, interrupt status rules, stack traces of other threads,
 * join from several threads.
 */
public class Interrupts {

    static void parked(Object o) {
        synchronized (o) {
            try {
                o.wait();
            } catch (InterruptedException e) {
                System.out.println("bye");
            }
        }
    }

    public static void main(String[] args) throws Exception {
        try {
            Thread.sleep(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Thread.sleep(0, 1000000);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Thread().join(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Thread.sleep(0);
        Thread.sleep(0, 1);
        Object o = new Object();
        try {
            synchronized (o) {
                o.wait(1, -1);
            }
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Thread t = new Thread(() -> parked(o), "parked");
        t.start();
        while (t.getState() != Thread.State.WAITING) Thread.yield();
        StackTraceElement[] st = t.getStackTrace();
        boolean found = false;
        for (StackTraceElement e : st) found |= e.getMethodName().equals("parked");
        System.out.println(found + " " + st[0].getMethodName());
        System.out.println(Thread.getAllStackTraces().containsKey(t));
        t.interrupt();
        t.join();
        System.out.println(
            t.getStackTrace().length + " " + Thread.getAllStackTraces().containsKey(t)
        );
        Thread self = Thread.currentThread();
        self.interrupt();
        System.out.println(
            self.isInterrupted() +
                " " +
                self.isInterrupted() +
                " " +
                Thread.interrupted() +
                " " +
                self.isInterrupted()
        );
        Thread u = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) Thread.onSpinWait();
            System.out.println("spin done");
            try {
                Thread.sleep(10000);
            } catch (InterruptedException e) {
                System.out.println("sleep refuses " + Thread.currentThread().isInterrupted());
            }
        });
        u.start();
        u.interrupt();
        u.join();
        Thread target = new Thread(() -> {
            try {
                Thread.sleep(100000);
            } catch (InterruptedException e) {}
        });
        target.start();
        int[] n = new int[1];
        Thread[] js = new Thread[4];
        for (int i = 0; i < 4; i++) (js[i] = new Thread(() -> {
            try {
                target.join();
                synchronized (n) {
                    n[0]++;
                }
            } catch (InterruptedException e) {}
        })).start();
        target.interrupt();
        for (Thread j : js) j.join();
        System.out.println(n[0]);
        Thread never = new Thread(() -> System.out.println("ran"));
        never.interrupt();
        System.out.println(never.isInterrupted());
        never.start();
        never.join();
        try {
            synchronized (o) {
                Thread x = new Thread(() -> {
                    try {
                        o.notify();
                    } catch (IllegalMonitorStateException e) {
                        System.out.println(e.getMessage());
                    }
                });
                x.start();
                x.join();
            }
        } finally {
            System.out.println(Thread.holdsLock(o));
        }
        try {
            Thread.holdsLock(null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        Thread deep = new Thread(null, () -> System.out.println(rec(20000)), "deep", 64 << 20);
        deep.start();
        deep.join();
    }

    static int rec(int n) {
        return n == 0 ? 0 : 1 + rec(n - 1);
    }
}
