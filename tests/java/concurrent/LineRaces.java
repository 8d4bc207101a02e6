/* SPDX-License-Identifier: MIT */
/*
 * Locks and conditions when signals, times and interrupts come at the same moment: nobody sleeps
 * on, no signal is lost or counts twice.
 */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class LineRaces {

    /*
     * One signal for two waiters, of which the first is interrupted or late meanwhile: one of them
     * has it.
     */
    static void signals() throws Exception {
        int wrong = 0;
        for (int round = 0; round < 120; round++) {
            ReentrantLock lock = new ReentrantLock(round % 2 == 0);
            Condition c = lock.newCondition();
            AtomicInteger ended = new AtomicInteger(),
                signalled = new AtomicInteger();
            int how = round % 3;
            Thread[] t = new Thread[2];
            for (int i = 0; i < 2; i++) {
                int n = i;
                t[i] = new Thread(() -> {
                    lock.lock();
                    try {
                        boolean got = true;
                        if (n == 0 && how == 0) got = c.await(3, TimeUnit.MILLISECONDS);
                        else if (n == 0 && how == 1) got = c.awaitUntil(
                            new Date(System.currentTimeMillis() + 3)
                        );
                        else c.await();
                        if (got) signalled.incrementAndGet();
                    } catch (InterruptedException e) {
                    } finally {
                        lock.unlock();
                        ended.incrementAndGet();
                    }
                });
                t[i].start();
                for (boolean there = false; !there && t[i].isAlive(); ) {
                    Thread.yield();
                    lock.lock();
                    there =
                        lock.getWaitQueueLength(c) == i + 1 ||
                        (i == 1 && lock.hasWaiters(c) && ended.get() == 1);
                    lock.unlock();
                }
            }
            Thread disturber = new Thread(() -> {
                if (how == 2) t[0].interrupt();
            });
            disturber.start();
            if (how != 2) Thread.sleep(round % 5);
            lock.lock();
            c.signal();
            lock.unlock();
            disturber.join();
            t[0].join(how == 2 ? 2 : 0);
            while (signalled.get() == 0) Thread.yield();
            lock.lock();
            int before = signalled.get();
            c.signalAll();
            lock.unlock();
            for (Thread x : t) x.join();
            if (before != 1 || ended.get() != 2) wrong++;
        }
        System.out.println("signals " + wrong);
    }

    /* Many threads in every way of locking; some give up. */
    static void crowd(boolean fair) throws Exception {
        ReentrantLock lock = new ReentrantLock(fair);
        int[] shared = new int[1];
        AtomicInteger done = new AtomicInteger();
        Thread[] t = new Thread[12];
        AtomicBoolean stop = new AtomicBoolean();
        for (int i = 0; i < t.length; i++) {
            int n = i;
            t[i] = new Thread(() -> {
                for (int k = 0; k < 60; k++) {
                    try {
                        if (n % 4 == 0) lock.lock();
                        else if (n % 4 == 1) lock.lockInterruptibly();
                        else if (n % 4 == 2) {
                            if (!lock.tryLock(20_000, TimeUnit.NANOSECONDS)) continue;
                        } else if (!lock.tryLock()) {
                            Thread.yield();
                            continue;
                        }
                    } catch (InterruptedException e) {
                        continue;
                    }
                    try {
                        int v = shared[0];
                        if (k % 16 == 0) Thread.yield();
                        shared[0] = v + 1;
                        done.incrementAndGet();
                    } finally {
                        lock.unlock();
                    }
                }
            });
        }
        for (Thread x : t) x.start();
        Thread disturber = new Thread(() -> {
            Random r = new Random(7);
            while (!stop.get()) {
                t[r.nextInt(t.length)].interrupt();
                Thread.yield();
            }
        });
        disturber.start();
        for (Thread x : t) x.join();
        stop.set(true);
        disturber.join();
        System.out.println(
            "crowd " +
                (shared[0] == done.get()) +
                (done.get() >= 180) +
                lock.isLocked() +
                lock.getQueueLength()
        );
    }

    /* Who polls leaves nothing behind; who waits behind the pollers comes to its turn. */
    static void pollers() throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.writeLock().lock();
        AtomicBoolean stop = new AtomicBoolean();
        AtomicInteger longest = new AtomicInteger();
        Thread[] t = new Thread[4];
        for (int i = 0; i < t.length; i++) {
            Lock one = i % 2 == 0 ? lock.readLock() : lock.writeLock();
            t[i] = new Thread(() -> {
                try {
                    while (!stop.get()) {
                        if (one.tryLock(50, TimeUnit.MICROSECONDS)) one.unlock();
                        longest.accumulateAndGet(lock.getQueueLength(), Math::max);
                    }
                } catch (InterruptedException e) {
                    System.out.println(e);
                }
            });
            t[i].start();
        }
        AtomicInteger readers = new AtomicInteger();
        CountDownLatch in = new CountDownLatch(3),
            out = new CountDownLatch(1);
        Thread[] r = new Thread[3];
        for (int i = 0; i < 3; i++) {
            r[i] = new Thread(() -> {
                lock.readLock().lock();
                readers.incrementAndGet();
                in.countDown();
                try {
                    out.await();
                } catch (InterruptedException e) {
                    System.out.println(e);
                }
                lock.readLock().unlock();
            });
            r[i].start();
        }
        Thread.sleep(30);
        lock.writeLock().unlock();
        in.await();
        out.countDown();
        for (Thread x : r) x.join();
        Thread.sleep(10);
        stop.set(true);
        for (Thread x : t) x.join();
        System.out.println(
            "pollers " +
                readers +
                " " +
                (longest.get() <= 8) +
                " " +
                lock.getQueueLength() +
                " " +
                lock.getReadLockCount() +
                lock.isWriteLocked()
        );
    }

    /* A buffer of one place: each element comes once, whatever times and interrupts do. */
    static void buffer() throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition full = lock.newCondition(),
            empty = lock.newCondition();
        int[] place = { -1 };
        int total = 150;
        AtomicLong sum = new AtomicLong();
        AtomicInteger next = new AtomicInteger(),
            taken = new AtomicInteger();
        Thread[] t = new Thread[6];
        for (int i = 0; i < t.length; i++) {
            boolean puts = i < 3;
            t[i] = new Thread(() -> {
                while (taken.get() < total) {
                    try {
                        lock.lockInterruptibly();
                        try {
                            if (puts) {
                                while (place[0] >= 0)
                                    if (
                                        !empty.await(1, TimeUnit.MILLISECONDS) &&
                                        taken.get() >= total
                                    ) return;
                                int n = next.getAndIncrement();
                                if (n >= total) return;
                                place[0] = n;
                                full.signal();
                            } else {
                                while (place[0] < 0)
                                    if (
                                        full.awaitNanos(1_000_000) <= 0 && taken.get() >= total
                                    ) return;
                                sum.addAndGet(place[0]);
                                place[0] = -1;
                                taken.incrementAndGet();
                                empty.signal();
                            }
                        } finally {
                            lock.unlock();
                        }
                    } catch (InterruptedException e) {}
                }
            });
            t[i].start();
        }
        for (int i = 0; taken.get() < total; i++) {
            t[i % 6].interrupt();
            Thread.yield();
        }
        for (Thread x : t) x.join();
        System.out.println("buffer " + taken + " " + sum + " " + lock.isLocked());
    }

    /* A latch wakes everybody that waits, and those that come meanwhile. */
    static void latches() throws Exception {
        for (int round = 0; round < 20; round++) {
            CountDownLatch latch = new CountDownLatch(2);
            AtomicInteger through = new AtomicInteger();
            Thread[] t = new Thread[10];
            for (int i = 0; i < t.length; i++) {
                int n = i;
                t[i] = new Thread(() -> {
                    try {
                        if (n % 3 == 0) latch.await();
                        else if (!latch.await(1, TimeUnit.DAYS)) return;
                        through.incrementAndGet();
                    } catch (InterruptedException e) {
                        through.incrementAndGet();
                    }
                });
                t[i].start();
                if (i == 4 || i == 7) latch.countDown();
                if (i == 3) t[1].interrupt();
            }
            for (Thread x : t) x.join();
            if (through.get() != t.length) System.out.println(round + " " + through);
        }
        System.out.println("latches");
    }

    public static void main(String[] args) throws Exception {
        signals();
        crowd(false);
        crowd(true);
        pollers();
        buffer();
        latches();
    }
}
