// SPDX-License-Identifier: MIT
/**
 * JLS 17.2.2: notify wakes one, notifyAll all; nobody is lost, notifies without waiters do nothing,
 * conditions are rechecked.
 */
public class NotifyCounts {

    static final Object L = new Object();
    static int woken, permits, waiting;

    static void await(Thread t, Thread.State s) {
        while (t.getState() != s) Thread.onSpinWait();
    }

    static Thread[] waiters(int n) {
        Thread[] t = new Thread[n];
        for (int i = 0; i < n; i++) {
            t[i] = new Thread(() -> {
                synchronized (L) {
                    waiting++;
                    while (permits == 0)
                        try {
                            L.wait();
                        } catch (InterruptedException e) {
                            throw new Error(e);
                        }
                    permits--;
                    woken++;
                    waiting--;
                }
            });
            t[i].start();
        }
        for (Thread x : t) await(x, Thread.State.WAITING);
        return t;
    }

    static int alive(Thread[] t) {
        int n = 0;
        for (Thread x : t) if (x.isAlive()) n++;
        return n;
    }

    public static void main(String[] args) throws Exception {
        synchronized (L) {
            L.notify();
            L.notifyAll();
        }
        Thread[] t = waiters(5);
        synchronized (L) {
            System.out.println(waiting + " " + woken);
            L.notifyAll();
        }
        for (Thread x : t) await(x, Thread.State.WAITING);
        System.out.println("woken in vain " + alive(t));
        for (int i = 1; i <= 5; i++) {
            int left = 5 - i;
            synchronized (L) {
                permits++;
                L.notify();
            }
            while (alive(t) != left) Thread.onSpinWait();
            System.out.println("one " + alive(t) + " " + woken);
        }
        t = waiters(4);
        synchronized (L) {
            permits = 4;
            L.notifyAll();
        }
        for (Thread x : t) x.join();
        System.out.println("all " + woken + " " + permits + " " + waiting);
        t = waiters(3);
        synchronized (L) {
            permits = 3;
            L.notify();
            L.notify();
            L.notify();
            L.notify();
        }
        for (Thread x : t) x.join();
        System.out.println("three " + woken);
        boolean[] turn = { true };
        StringBuilder s = new StringBuilder();
        Thread[] ping = new Thread[2];
        for (int k = 0; k < 2; k++) {
            boolean mine = k == 0;
            ping[k] = new Thread(() -> {
                for (int i = 0; i < 20; i++) synchronized (turn) {
                    while (turn[0] != mine)
                        try {
                            turn.wait();
                        } catch (InterruptedException e) {}
                    s.append(mine ? 'a' : 'b');
                    turn[0] = !mine;
                    turn.notify();
                }
            });
            ping[k].start();
        }
        for (Thread x : ping) x.join();
        System.out.println(s);
        int[] buffer = new int[3],
            state = new int[3];
        long[] sum = { 0 };
        Thread producer = new Thread(() -> {
            for (int i = 1; i <= 200; i++) synchronized (buffer) {
                while (state[0] == 3)
                    try {
                        buffer.wait();
                    } catch (InterruptedException e) {}
                buffer[state[1]] = i;
                state[1] = (state[1] + 1) % 3;
                state[0]++;
                buffer.notifyAll();
            }
        });
        Thread[] consumers = new Thread[2];
        for (int k = 0; k < 2; k++) {
            consumers[k] = new Thread(() -> {
                for (int i = 0; i < 100; i++) synchronized (buffer) {
                    while (state[0] == 0)
                        try {
                            buffer.wait();
                        } catch (InterruptedException e) {}
                    sum[0] += buffer[state[2]];
                    state[2] = (state[2] + 1) % 3;
                    state[0]--;
                    buffer.notifyAll();
                }
            });
            consumers[k].start();
        }
        producer.start();
        producer.join();
        for (Thread x : consumers) x.join();
        System.out.println(sum[0] + " " + state[0]);
    }
}
