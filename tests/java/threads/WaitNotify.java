/* SPDX-License-Identifier: MIT */
/* wait, notify, notifyAll: hand-over, timeouts, interruption, monitor state across a wait. */
import java.util.*;

public class WaitNotify {

    static final Object lock = new Object();
    static int turn;
    static final StringBuilder out = new StringBuilder();

    static class Buffer {

        final int[] a = new int[3];
        int n, head;

        synchronized void put(int x) throws InterruptedException {
            while (n == a.length) wait();
            a[(head + n++) % a.length] = x;
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (n == 0) wait();
            int x = a[head];
            head = (head + 1) % a.length;
            n--;
            notifyAll();
            return x;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int me = i;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 5; k++) synchronized (lock) {
                    while (turn % 3 != me)
                        try {
                            lock.wait();
                        } catch (InterruptedException e) {
                            throw new Error(e);
                        }
                    out.append((char) ('a' + me)).append(k);
                    turn++;
                    lock.notifyAll();
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(out);
        Buffer b = new Buffer();
        long[] sums = new long[4];
        Thread[] ps = new Thread[4],
            cs = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int me = i;
            ps[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 300; k++) b.put(me * 1000 + k);
                } catch (InterruptedException e) {}
            });
            cs[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 300; k++) sums[me] += b.take();
                } catch (InterruptedException e) {}
            });
            ps[i].start();
            cs[i].start();
        }
        for (Thread t : ps) t.join();
        for (Thread t : cs) t.join();
        System.out.println(Arrays.stream(sums).sum());
        synchronized (lock) {
            long t0 = System.nanoTime();
            lock.wait(30);
            System.out.println(System.nanoTime() - t0 >= 20_000_000L);
            System.out.println(Thread.holdsLock(lock));
        }
        Thread w = new Thread(() -> {
            synchronized (lock) {
                synchronized (lock) {
                    try {
                        lock.wait();
                        System.out.println("no");
                    } catch (InterruptedException e) {
                        System.out.println(
                            "interrupted " +
                                Thread.holdsLock(lock) +
                                Thread.currentThread().isInterrupted()
                        );
                    }
                }
                System.out.println(Thread.holdsLock(lock));
            }
        });
        w.start();
        while (w.getState() != Thread.State.WAITING) Thread.yield();
        synchronized (lock) {
            w.interrupt();
            System.out.println("still mine");
        }
        w.join();
        Thread.currentThread().interrupt();
        try {
            synchronized (lock) {
                lock.wait();
            }
        } catch (InterruptedException e) {
            System.out.println("early " + Thread.interrupted());
        }
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(1000);
        } catch (InterruptedException e) {
            System.out.println(e.getMessage());
        }
        Thread.currentThread().interrupt();
        try {
            new Thread(() -> {}).join();
            System.out.println("join of unstarted returns");
        } catch (InterruptedException e) {
            System.out.println("join");
        }
        System.out.println(Thread.interrupted() + " " + Thread.interrupted());
        Thread nw = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                    System.out.println("notified");
                } catch (InterruptedException e) {}
            }
        });
        nw.start();
        while (nw.getState() != Thread.State.WAITING) Thread.yield();
        synchronized (lock) {
            lock.notify();
            System.out.println("before release");
        }
        nw.join();
    }
}
