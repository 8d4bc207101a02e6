/* SPDX-License-Identifier: MIT */
/*
 * Who holds a ReentrantReadWriteLock how often: many locks of one thread in any order, most holds,
 * a writer that reads and goes on reading, conditions.
 */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ReadWriteHolds {

    static String counts(ReentrantReadWriteLock l) {
        return (
            l.toString().replaceAll(".*@[^\\[]*", "") +
            l.getReadHoldCount() +
            l.getReadLockCount() +
            l.getWriteHoldCount() +
            l.isWriteLocked() +
            l.isWriteLockedByCurrentThread()
        );
    }

    /* Locks of which a thread holds some, at random; a model says how often each. */
    static void many(int locks, int steps, long seed) {
        Random random = new Random(seed);
        ReentrantReadWriteLock[] lock = new ReentrantReadWriteLock[locks];
        int[] model = new int[locks];
        for (int i = 0; i < locks; i++) lock[i] = new ReentrantReadWriteLock(i % 2 == 0);
        int wrong = 0,
            refused = 0;
        for (int s = 0; s < steps; s++) {
            int i = random.nextInt(locks);
            boolean more = random.nextInt(steps) > s;
            if (more) {
                lock[i].readLock().lock();
                model[i]++;
            } else {
                try {
                    lock[i].readLock().unlock();
                    model[i]--;
                } catch (IllegalMonitorStateException e) {
                    if (
                        model[i] != 0 ||
                        !e
                            .getMessage()
                            .equals("attempt to unlock read lock, not locked by current thread")
                    ) wrong++;
                    refused++;
                }
            }
            int k = random.nextInt(locks);
            if (
                lock[k].getReadHoldCount() != model[k] || lock[k].getReadLockCount() != model[k]
            ) wrong++;
        }
        for (int i = 0; i < locks; i++) {
            for (; model[i] > 0; model[i]--) lock[i].readLock().unlock();
            if (!lock[i].writeLock().tryLock() || lock[i].getReadHoldCount() != 0) wrong++;
        }
        System.out.println(locks + " locks: wrong " + wrong + ", some refused " + (refused > 0));
    }

    /* Threads that read the same locks, each by its own pattern. */
    static void together() throws Exception {
        ReentrantReadWriteLock[] lock = new ReentrantReadWriteLock[20];
        for (int i = 0; i < lock.length; i++) lock[i] = new ReentrantReadWriteLock();
        int[] wrong = new int[6];
        CyclicBarrier held = new CyclicBarrier(wrong.length);
        Thread[] t = new Thread[wrong.length];
        for (int n = 0; n < t.length; n++) {
            int me = n;
            t[n] = new Thread(() -> {
                try {
                    for (int i = 0; i < lock.length; i++) for (
                        int k = 0;
                        k < (i + me) % 4;
                        k++
                    ) lock[i].readLock().lock();
                    held.await();
                    for (int i = 0; i < lock.length; i++) {
                        int all = 0;
                        for (int x = 0; x < t.length; x++) all += (i + x) % 4;
                        if (
                            lock[i].getReadHoldCount() != (i + me) % 4 ||
                            lock[i].getReadLockCount() != all
                        ) wrong[me]++;
                        if ((i + me) % 4 == 0) {
                            try {
                                lock[i].readLock().unlock();
                                wrong[me]++;
                            } catch (IllegalMonitorStateException e) {}
                        }
                    }
                    held.await();
                    for (int i = lock.length; --i >= 0; ) for (
                        int k = 0;
                        k < (i + me) % 4;
                        k++
                    ) lock[i].readLock().unlock();
                } catch (Exception e) {
                    wrong[me]++;
                }
            });
            t[n].start();
        }
        for (Thread x : t) x.join();
        int free = 0;
        for (ReentrantReadWriteLock l : lock) free += l.writeLock().tryLock() ? 1 : 0;
        System.out.println("together " + Arrays.toString(wrong) + " " + free);
    }

    static void most() {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        try {
            for (;;) l.readLock().lock();
        } catch (Error e) {
            System.out.println(e + " " + counts(l));
        }
        while (l.getReadHoldCount() > 0) l.readLock().unlock();
        try {
            for (;;) l.writeLock().lock();
        } catch (Error e) {
            System.out.println(e + " " + counts(l));
        }
        try {
            for (;;) l.readLock().lock();
        } catch (Error e) {
            System.out.println(e + " " + counts(l));
        }
        while (l.getWriteHoldCount() > 0) l.writeLock().unlock();
        System.out.println(counts(l));
    }

    static void writerReads() throws Exception {
        for (boolean fair : new boolean[] { false, true }) {
            ReentrantReadWriteLock l = new ReentrantReadWriteLock(fair);
            l.writeLock().lock();
            l.writeLock().lock();
            l.readLock().lock();
            l.readLock().lock();
            String seen = CompletableFuture.supplyAsync(
                () -> counts(l) + l.readLock().tryLock() + l.writeLock().tryLock()
            ).get();
            System.out.println(counts(l) + " " + seen);
            l.readLock().unlock();
            l.writeLock().unlock();
            System.out.println(counts(l));
            Thread reader = new Thread(() -> {
                l.readLock().lock();
                System.out.println("reader " + counts(l));
                l.readLock().unlock();
            });
            reader.start();
            while (!l.hasQueuedThread(reader)) Thread.onSpinWait();
            l.writeLock().unlock();
            reader.join();
            System.out.println(counts(l) + l.writeLock().tryLock());
            try {
                l.writeLock().unlock();
            } catch (IllegalMonitorStateException e) {
                System.out.println(e);
            }
            l.readLock().unlock();
            try {
                l.readLock().unlock();
            } catch (IllegalMonitorStateException e) {
                System.out.println(e);
            }
            System.out.println(counts(l) + l.writeLock().tryLock());
        }
    }

    /* A writer that reads, too, waits for a condition: both come back. */
    static void condition() throws Exception {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        Condition c = l.writeLock().newCondition();
        Thread t = new Thread(() -> {
            l.writeLock().lock();
            l.writeLock().lock();
            l.readLock().lock();
            c.awaitUninterruptibly();
            System.out.println("back " + counts(l));
            l.writeLock().unlock();
            l.writeLock().unlock();
            System.out.println("reads " + counts(l));
            l.readLock().unlock();
        });
        t.start();
        for (boolean there = false; !there; ) {
            l.writeLock().lock();
            there = l.hasWaiters(c);
            if (there) {
                System.out.println(counts(l));
                c.signal();
            }
            l.writeLock().unlock();
        }
        t.join();
        System.out.println(counts(l));
    }

    public static void main(String[] args) throws Exception {
        many(3, 2000, 1);
        many(40, 4000, 2);
        many(700, 8000, 3);
        together();
        most();
        writerReads();
        condition();
    }
}
