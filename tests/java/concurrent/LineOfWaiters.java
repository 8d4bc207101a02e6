/* SPDX-License-Identifier: MIT */
/*
 * Who waits for a lock, a semaphore or a condition, in which order it comes to its turn, and how it
 * leaves: by time, by interrupt, by an exception, from any place.
 */
import java.io.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class LineOfWaiters {

    interface Step {
        void run() throws Exception;
    }

    interface Question {
        boolean yes() throws Exception;
    }

    static final List<String> log = Collections.synchronizedList(new ArrayList<>());

    static void until(Question q) throws Exception {
        while (!q.yes()) Thread.sleep(1);
    }

    static Thread start(String name, Step body) {
        Thread t = new Thread(() -> {
            try {
                body.run();
            } catch (Throwable e) {
                log.add(
                    name + " " + e + (Thread.currentThread().isInterrupted() ? " interrupted" : "")
                );
            }
        }, name);
        t.start();
        return t;
    }

    static String names(Collection<Thread> threads) {
        StringBuilder b = new StringBuilder("[");
        for (Thread t : threads) b.append(t.getName());
        return b + "]";
    }

    static String flush() {
        String s = log.toString();
        log.clear();
        return s;
    }

    static class Lock extends ReentrantLock {

        Lock(boolean fair) {
            super(fair);
        }

        String line() {
            return names(getQueuedThreads()) + getQueueLength() + hasQueuedThreads();
        }

        String at(Condition c) {
            return names(getWaitingThreads(c)) + getWaitQueueLength(c) + hasWaiters(c);
        }
    }

    /*
     * Seven wait; the first, one in the middle and the last leave, each in another way; the others
     * come in their order.
     */
    static void leaving(boolean fair) throws Exception {
        Lock lock = new Lock(fair);
        lock.lock();
        Thread[] t = new Thread[7];
        for (int i = 0; i < 7; i++) {
            int n = i;
            String name = "" + (char) ('a' + i);
            t[i] = start(name, () -> {
                if (n == 6) {
                    log.add(name + lock.tryLock(60, TimeUnit.MILLISECONDS));
                    return;
                }
                if (n % 2 == 0) lock.lockInterruptibly();
                else lock.lock();
                log.add(name + (Thread.currentThread().isInterrupted() ? " interrupted" : ""));
                lock.unlock();
            });
            if (n < 6) until(() -> lock.getQueueLength() == n + 1);
        }
        t[6].join();
        System.out.println(lock.line() + flush());
        t[2].interrupt();
        t[2].join();
        System.out.println(
            lock.line() + lock.hasQueuedThread(t[2]) + lock.hasQueuedThread(t[3]) + flush()
        );
        t[0].interrupt();
        t[0].join();
        System.out.println(lock.line() + flush());
        t[3].interrupt();
        t[3].interrupt();
        System.out.println(lock.line() + flush());
        lock.unlock();
        for (Thread x : t) x.join();
        System.out.println(lock.line() + flush());
    }

    static class Picky extends AbstractQueuedSynchronizer {

        volatile Thread refused;

        @Override
        protected boolean tryAcquire(int n) {
            if (Thread.currentThread() == refused) throw new IllegalStateException("refused");
            return compareAndSetState(0, n);
        }

        @Override
        protected boolean tryRelease(int n) {
            setState(0);
            return true;
        }

        @Override
        protected boolean isHeldExclusively() {
            return getState() != 0;
        }
    }

    /* An attempt that throws leaves the line, and the next one gets its turn. */
    static void throwing() throws Exception {
        Picky p = new Picky();
        p.acquire(1);
        Thread[] t = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int n = i;
            t[i] = start("" + i, () -> {
                if (n == 1) p.acquireInterruptibly(1);
                else p.acquire(1);
                log.add(n + " acquired");
                p.release(1);
            });
            until(() -> p.getQueueLength() == n + 1);
        }
        p.refused = t[0];
        p.release(1);
        for (Thread x : t) x.join();
        Collections.sort(log);
        System.out.println(p.getQueueLength() + " " + p.hasContended() + flush());
        AbstractQueuedSynchronizer.ConditionObject c = p.new ConditionObject();
        Thread w = start("w", () -> {
            p.acquire(1);
            c.await();
        });
        until(() -> {
            p.acquire(1);
            boolean there = p.hasWaiters(c);
            if (!there) p.release(1);
            return there;
        });
        p.refused = w;
        c.signal();
        System.out.println(names(p.getQueuedThreads()) + names(p.getWaitingThreads(c)));
        p.release(1);
        w.join();
        System.out.println(p.getQueueLength() + flush());
    }

    /*
     * Signals move the one that waits longest into the line; each gets back as many holds as it
     * had.
     */
    static void conditions() throws Exception {
        Lock lock = new Lock(false);
        Condition c = lock.newCondition(),
            d = lock.newCondition();
        Thread[] t = new Thread[5];
        for (int i = 0; i < 5; i++) {
            int n = i;
            t[i] = start("" + i, () -> {
                for (int k = 0; k <= n; k++) lock.lock();
                try {
                    if (n == 2) c.awaitUninterruptibly();
                    else if (n == 3) log.add(n + " " + c.await(1, TimeUnit.DAYS));
                    else c.await();
                } finally {
                    log.add(
                        n +
                            " holds " +
                            lock.getHoldCount() +
                            (Thread.currentThread().isInterrupted() ? " interrupted" : "")
                    );
                    for (int k = 0; k <= n; k++) lock.unlock();
                }
            });
            until(() -> {
                lock.lock();
                try {
                    return lock.getWaitQueueLength(c) == n + 1;
                } finally {
                    lock.unlock();
                }
            });
        }
        lock.lock();
        System.out.println(lock.at(c) + lock.at(d) + lock.line());
        c.signal();
        d.signalAll();
        System.out.println(lock.at(c) + lock.line() + lock.hasQueuedThread(t[0]));
        t[0].interrupt();
        t[2].interrupt();
        t[1].interrupt();
        until(() -> lock.getQueueLength() == 2);
        System.out.println(lock.at(c) + lock.line());
        lock.unlock();
        t[0].join();
        t[1].join();
        Collections.sort(log);
        System.out.println(flush());
        lock.lock();
        c.signal();
        System.out.println(lock.at(c) + lock.line());
        c.signalAll();
        System.out.println(lock.at(c) + lock.line());
        lock.unlock();
        for (Thread x : t) x.join();
        System.out.println(flush());
        for (Step s : new Step[] {
            c::await,
            c::awaitUninterruptibly,
            () -> c.awaitNanos(5),
            c::signal,
            c::signalAll,
            () -> lock.hasWaiters(c)
        }) {
            try {
                s.run();
                System.out.println("no exception");
            } catch (IllegalMonitorStateException e) {
                System.out.println(e);
            }
        }
        lock.lock();
        System.out.println(lock.at(c));
    }

    static void times() throws Exception {
        Lock lock = new Lock(true);
        Condition c = lock.newCondition();
        lock.lock();
        for (long n : new long[] { Long.MIN_VALUE, -1, 0, 1, 1000 })
            System.out.println(n + " " + (c.awaitNanos(n) <= 0));
        System.out.println(
            c.await(Long.MIN_VALUE, TimeUnit.DAYS) +
                " " +
                c.await(0, TimeUnit.SECONDS) +
                " " +
                c.await(2, TimeUnit.MILLISECONDS)
        );
        System.out.println(
            c.awaitUntil(new Date(Long.MIN_VALUE)) +
                " " +
                c.awaitUntil(new Date(0)) +
                " " +
                c.awaitUntil(new Date(System.currentTimeMillis() + 2))
        );
        System.out.println(lock.line() + lock.at(c));
        Thread t = start("t", () -> {
            lock.lock();
            log.add("" + c.await(50, TimeUnit.MILLISECONDS));
            log.add("" + (c.awaitNanos(50_000_000) > 0));
            log.add("" + c.awaitUntil(new Date(System.currentTimeMillis() + 50)));
            log.add("" + (c.awaitNanos(Long.MAX_VALUE) > 1L << 62));
            log.add("" + c.awaitUntil(new Date(Long.MAX_VALUE)));
            lock.unlock();
        });
        for (int i = 0; i < 5; i++) {
            while (!lock.hasWaiters(c)) {
                lock.unlock();
                Thread.yield();
                lock.lock();
                if (log.size() > i) break;
            }
            c.signal();
            if (i < 3) Thread.sleep(80);
            int n = i;
            lock.unlock();
            until(() -> log.size() > n);
            lock.lock();
        }
        lock.unlock();
        t.join();
        System.out.println(log.subList(3, 5) + " " + lock.line());
        log.clear();
        Semaphore s = new Semaphore(0, true);
        System.out.println(
            s.tryAcquire(Long.MIN_VALUE, TimeUnit.NANOSECONDS) +
                " " +
                s.tryAcquire(2, 3, TimeUnit.MILLISECONDS) +
                s.getQueueLength()
        );
        Thread.currentThread().interrupt();
        try {
            c.awaitNanos(1);
        } catch (InterruptedException e) {
            System.out.println(e + " " + Thread.interrupted());
        }
    }

    /* A release of one permit never leaves a waiter asleep beside a permit. */
    static void permits() throws Exception {
        for (int round = 0; round < 60; round++) {
            Semaphore s = new Semaphore(0, round % 2 == 0);
            Thread[] t = new Thread[4];
            for (int i = 0; i < t.length; i++) {
                t[i] = start("" + i, s::acquire);
                int n = i;
                if (round % 4 < 2) until(() -> s.getQueueLength() == n + 1);
            }
            Thread a = start("x", s::release),
                b = start("y", s::release);
            s.release(round % 3 == 0 ? 2 : 1);
            if (round % 3 != 0) s.release();
            for (Thread x : t) x.join();
            a.join();
            b.join();
            if (s.availablePermits() != 0 || s.hasQueuedThreads()) System.out.println(
                round + " " + s
            );
        }
        Semaphore big = new Semaphore(0);
        Thread first = start("first", () -> {
            big.acquire(5);
            log.add("first");
        });
        until(() -> big.getQueueLength() == 1);
        Thread second = start("second", () -> {
            big.acquire(1);
            log.add("second");
            big.release();
        });
        until(() -> big.getQueueLength() == 2);
        big.release(3);
        Thread.sleep(20);
        System.out.println(big.getQueueLength() + flush());
        first.interrupt();
        first.join();
        second.join();
        Collections.sort(log);
        System.out.println(big.availablePermits() + flush());
    }

    @SuppressWarnings("unchecked")
    static <T> T copy(T o) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(o);
        }
        return (T) new ObjectInputStream(
            new ByteArrayInputStream(bytes.toByteArray())
        ).readObject();
    }

    static void copies() throws Exception {
        Lock lock = new Lock(true);
        Condition c = lock.newCondition();
        lock.lock();
        Thread t = start("t", lock::lock);
        until(lock::hasQueuedThreads);
        Object[] both = copy(new Object[] { lock, c });
        Lock other = (Lock) both[0];
        Condition its = (Condition) both[1];
        System.out.println(other.isLocked() + " " + other.isFair() + " " + other.line());
        other.lock();
        System.out.println(other.at(its) + its.await(1, TimeUnit.MILLISECONDS));
        Thread w = start("w", () -> {
            other.lock();
            its.await();
            log.add("w holds " + other.getHoldCount());
            other.unlock();
        });
        until(() -> other.getQueueLength() == 1);
        other.unlock();
        until(() -> {
            other.lock();
            its.signal();
            boolean moved = other.hasQueuedThread(w);
            other.unlock();
            return moved || !w.isAlive();
        });
        w.join();
        System.out.println(flush());
        lock.unlock();
        t.join();
        for (Class<?> k : new Class<?>[] {
            AbstractQueuedSynchronizer.class,
            AbstractQueuedLongSynchronizer.class
        })
            System.out.println(k.getSuperclass() + " " + Arrays.toString(k.getInterfaces()));
    }

    public static void main(String[] args) throws Exception {
        leaving(false);
        leaving(true);
        throwing();
        conditions();
        times();
        permits();
        copies();
    }
}
