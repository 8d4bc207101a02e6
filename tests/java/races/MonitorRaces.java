// SPDX-License-Identifier: MIT
/**
 * Thin locks inflate under contention, are deflated and inflate again; no notify is lost, no owner
 * is wrong.
 */
public class MonitorRaces {

    static int count, tokens, consumed;

    static void join(Thread... threads) throws InterruptedException {
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }

    static Thread[] crowd(int n, Runnable r) {
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) threads[i] = new Thread(r);
        return threads;
    }

    static void contention() throws InterruptedException {
        for (int round = 0; round < 20; round++) {
            Object lock = new Object();
            count = 0;
            join(
                crowd(4, () -> {
                    for (int i = 0; i < 200; i++) synchronized (lock) {
                        synchronized (lock) {
                            count++;
                        }
                        if (i % 50 == 0) Thread.yield();
                    }
                })
            );
            if (count != 800) throw new AssertionError("lost " + count);
            if (Thread.holdsLock(lock)) throw new AssertionError("held");
            synchronized (lock) {
                lock.notifyAll();
            }
        }
        System.out.println("contention");
    }

    static void deflation() throws InterruptedException {
        Object[] locks = new Object[300];
        for (int i = 0; i < locks.length; i++) locks[i] = new Object();
        for (int round = 0; round < 4; round++) {
            count = 0;
            join(
                crowd(3, () -> {
                    for (Object o : locks)
                        synchronized (o) {
                            count++;
                            try {
                                o.wait(0, 1);
                            } catch (InterruptedException e) {
                                throw new Error(e);
                            }
                            count--;
                            synchronized (o) {
                                count++;
                            }
                        }
                })
            );
            System.gc();
            for (Object o : locks)
                synchronized (o) {
                    o.notify();
                }
        }
        System.out.println("deflation");
    }

    static void pingPong() throws InterruptedException {
        Object lock = new Object();
        count = 0;
        Thread[] two = new Thread[2];
        for (int who = 0; who < 2; who++) {
            int me = who;
            two[who] = new Thread(() -> {
                for (int i = 0; i < 500; i++) {
                    synchronized (lock) {
                        while (count % 2 != me)
                            try {
                                lock.wait();
                            } catch (InterruptedException e) {
                                throw new Error(e);
                            }
                        count++;
                        lock.notify();
                    }
                }
            });
        }
        join(two);
        System.out.println("ping pong " + count);
    }

    /**
     * As many notifies as tokens: every token wakes one of those who wait, and none is lost to one
     * who was woken already.
     */
    static void tokens() throws InterruptedException {
        Object lock = new Object();
        tokens = consumed = 0;
        Thread[] takers = crowd(5, () -> {
            for (int i = 0; i < 100; i++) {
                synchronized (lock) {
                    while (tokens == 0)
                        try {
                            lock.wait();
                        } catch (InterruptedException e) {
                            throw new Error(e);
                        }
                    tokens--;
                    consumed++;
                }
            }
        });
        Thread[] givers = crowd(2, () -> {
            for (int i = 0; i < 250; i++) synchronized (lock) {
                tokens++;
                lock.notify();
            }
        });
        for (Thread t : takers) t.start();
        join(givers);
        for (Thread t : takers) t.join();
        System.out.println("tokens " + tokens + " " + consumed);
    }

    static void buffer() throws InterruptedException {
        int[] ring = new int[3];
        int[] state = new int[3]; // head, size, sum
        Thread[] producers = crowd(3, () -> {
            for (int i = 1; i <= 200; i++) synchronized (ring) {
                while (state[1] == ring.length)
                    try {
                        ring.wait();
                    } catch (InterruptedException e) {
                        throw new Error(e);
                    }
                ring[(state[0] + state[1]++) % ring.length] = i;
                ring.notifyAll();
            }
        });
        Thread[] consumers = crowd(3, () -> {
            for (int i = 1; i <= 200; i++) synchronized (ring) {
                while (state[1] == 0)
                    try {
                        ring.wait();
                    } catch (InterruptedException e) {
                        throw new Error(e);
                    }
                state[2] += ring[state[0]];
                state[0] = (state[0] + 1) % ring.length;
                state[1]--;
                ring.notifyAll();
            }
        });
        for (Thread t : producers) t.start();
        join(consumers);
        System.out.println("buffer " + state[2] + " " + state[1]);
    }

    /**
     * A notify that comes with an interrupt is kept for another: one of the two waiters returns
     * normally.
     */
    static void notifyAndInterrupt() throws InterruptedException {
        for (int round = 0; round < 100; round++) {
            Object lock = new Object();
            int[] waiting = new int[1];
            int[] normal = new int[1];
            int[] interrupted = new int[1];
            Runnable waiter = () -> {
                synchronized (lock) {
                    waiting[0]++;
                    try {
                        lock.wait();
                        normal[0]++;
                    } catch (InterruptedException e) {
                        interrupted[0]++;
                    }
                }
            };
            Thread a = new Thread(waiter);
            Thread b = new Thread(waiter);
            a.start();
            b.start();
            while (true) {
                synchronized (lock) {
                    if (waiting[0] == 2) break;
                }
                Thread.yield();
            }
            Thread interrupter = new Thread(a::interrupt);
            interrupter.start();
            synchronized (lock) {
                lock.notify();
            }
            interrupter.join();
            // Either the notify woke a (its interrupt stays pending) and b still waits, or it woke
            // b, or it went on to b.
            a.join();
            if (normal[0] + interrupted[0] == 1 && normal[0] == 1) {
                synchronized (lock) {
                    lock.notify();
                }
            }
            b.join(100000);
            if (b.isAlive()) throw new AssertionError(
                "the notify was lost: " + normal[0] + " " + interrupted[0]
            );
        }
        System.out.println("notify and interrupt");
    }

    static void exceptionsRelease() throws InterruptedException {
        Object lock = new Object();
        count = 0;
        join(
            crowd(4, () -> {
                for (int i = 0; i < 100; i++) {
                    try {
                        synchronized (lock) {
                            count++;
                            if (i % 2 == 0) throw new RuntimeException();
                            Object o = null;
                            o.hashCode();
                        }
                    } catch (RuntimeException e) {
                        if (Thread.holdsLock(lock)) throw new AssertionError();
                    }
                }
            })
        );
        System.out.println("released " + count);
    }

    static synchronized void recursive(int n) {
        count++;
        if (n > 0) recursive(n - 1);
    }

    public static void main(String[] args) throws Exception {
        contention();
        deflation();
        pingPong();
        tokens();
        buffer();
        notifyAndInterrupt();
        exceptionsRelease();
        count = 0;
        join(crowd(3, () -> recursive(1500)));
        System.out.println("recursive " + count);
    }
}
