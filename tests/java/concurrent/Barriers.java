/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/**
 * Phaser, StampedLock, synchronizers with a long state, queries of ReentrantReadWriteLock,
 * TimeUnit.
 */
public class Barriers {

    static String tail(Object o) {
        String s = o.toString();
        return s.substring(s.indexOf('['));
    }

    /* What number a stamp is, is nobody's business. */
    static String kind(long stamp) {
        return stamp == 0
            ? "none"
            : StampedLock.isWriteLockStamp(stamp)
              ? "write"
              : StampedLock.isReadLockStamp(stamp)
                ? "read"
                : "hope";
    }

    interface Body {
        Object run() throws Exception;
    }

    static String outcome(Body b) {
        try {
            return String.valueOf(b.run());
        } catch (Exception e) {
            String m = e.getMessage();
            return (
                e.getClass().getSimpleName() +
                (m == null ? "" : ": " + m.replaceAll("java.util.concurrent.Phaser@[0-9a-f]+", "P"))
            );
        }
    }

    static void phasers() throws Exception {
        Phaser p = new Phaser(2);
        System.out.println(
            tail(p) + " " + p.getPhase() + p.getParent() + (p.getRoot() == p) + p.isTerminated()
        );
        System.out.println(
            p.arrive() +
                " " +
                p.getArrivedParties() +
                " " +
                p.getUnarrivedParties() +
                " " +
                p.arrive() +
                " " +
                tail(p) +
                " " +
                p.register() +
                " " +
                p.bulkRegister(3) +
                " " +
                tail(p)
        );
        System.out.println(
            p.bulkRegister(0) +
                " " +
                p.arriveAndDeregister() +
                " " +
                p.arrive() +
                p.arrive() +
                p.arrive() +
                p.arrive() +
                p.arrive() +
                " " +
                tail(p)
        );
        System.out.println(
            p.awaitAdvance(1) +
                " " +
                p.awaitAdvance(-5) +
                " " +
                p.awaitAdvanceInterruptibly(0) +
                " " +
                outcome(() -> p.awaitAdvanceInterruptibly(2, 5, TimeUnit.MILLISECONDS))
        );
        p.forceTermination();
        System.out.println(
            p.getPhase() +
                " " +
                p.arrive() +
                " " +
                p.register() +
                " " +
                p.arriveAndAwaitAdvance() +
                " " +
                p.isTerminated() +
                " " +
                tail(p)
        );
        Phaser one = new Phaser(1);
        System.out.println(
            one.arriveAndAwaitAdvance() +
                " " +
                one.arriveAndAwaitAdvance() +
                " " +
                one.arriveAndDeregister() +
                " " +
                one.isTerminated() +
                " " +
                one.getPhase() +
                " " +
                one.getRegisteredParties()
        );
        Phaser zero = new Phaser();
        System.out.println(
            outcome(zero::arrive) +
                " | " +
                outcome(zero::arriveAndDeregister) +
                " | " +
                outcome(() -> new Phaser(-1)) +
                " | " +
                outcome(() -> new Phaser(70000)) +
                " | " +
                outcome(() -> zero.bulkRegister(-1))
        );
        System.out.println(outcome(() -> new Phaser(65535).register()));
        List<String> advances = new ArrayList<>();
        Phaser counted = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                advances.add(phase + "/" + parties);
                return phase == 2;
            }
        };
        while (!counted.isTerminated()) counted.arriveAndAwaitAdvance();
        System.out.println(advances + " " + counted.getPhase());

        // a tree
        Phaser root = new Phaser(),
            a = new Phaser(root, 2),
            b = new Phaser(root),
            c = new Phaser(b, 1);
        System.out.println(
            tail(root) + tail(a) + tail(b) + tail(c) + (c.getRoot() == root) + (c.getParent() == b)
        );
        a.arrive();
        a.arrive();
        System.out.println(root.getPhase() + tail(root) + tail(a));
        c.arrive();
        System.out.println(
            root.getPhase() +
                " " +
                a.getPhase() +
                " " +
                c.getPhase() +
                tail(root) +
                tail(a) +
                tail(b) +
                tail(c)
        );
        c.arriveAndDeregister();
        System.out.println(tail(root) + tail(b) + tail(c));
        a.arrive();
        a.arriveAndDeregister();
        System.out.println(root.getPhase() + tail(root) + tail(a));
        a.arriveAndDeregister();
        System.out.println(root.isTerminated() + " " + a.isTerminated() + " " + c.register());

        // many threads in lockstep
        int threads = 5,
            rounds = 300;
        Phaser step = new Phaser(threads);
        AtomicInteger[] seen = new AtomicInteger[rounds];
        for (int i = 0; i < rounds; i++) seen[i] = new AtomicInteger();
        AtomicInteger wrong = new AtomicInteger();
        Thread[] all = new Thread[threads];
        for (int t = 0; t < threads; t++) {
            all[t] = new Thread(() -> {
                for (int i = 0; i < rounds; i++) {
                    seen[i].incrementAndGet();
                    step.arriveAndAwaitAdvance();
                    if (seen[i].get() != threads) wrong.incrementAndGet();
                }
                step.arriveAndDeregister();
            });
            all[t].start();
        }
        for (Thread t : all) t.join();
        System.out.println(
            wrong + " " + step.isTerminated() + " " + (step.getPhase() - Integer.MIN_VALUE)
        );
    }

    static void stamps() throws Exception {
        StampedLock l = new StampedLock();
        long h = l.tryOptimisticRead();
        System.out.println(kind(h) + " " + tail(l));
        long w = l.writeLock();
        System.out.println(
            kind(w) +
                " " +
                tail(l) +
                " " +
                l.tryOptimisticRead() +
                " " +
                l.tryReadLock() +
                " " +
                l.tryWriteLock() +
                " " +
                l.validate(w) +
                " " +
                l.validate(h) +
                " " +
                l.isWriteLocked() +
                l.isReadLocked()
        );
        l.unlockWrite(w);
        long o = l.tryOptimisticRead();
        System.out.println(
            kind(o) +
                " " +
                l.validate(o) +
                " " +
                l.validate(0) +
                " " +
                outcome(() -> {
                    l.unlockWrite(w);
                    return "";
                }) +
                " " +
                outcome(() -> {
                    l.unlockRead(o);
                    return "";
                }) +
                " " +
                outcome(() -> {
                    l.unlock(1);
                    return "";
                })
        );
        long r1 = l.readLock(),
            r2 = l.tryReadLock();
        System.out.println(
            kind(r1) +
                " " +
                kind(r2) +
                " " +
                tail(l) +
                " " +
                l.getReadLockCount() +
                " " +
                l.tryWriteLock() +
                " " +
                l.tryWriteLock(2, TimeUnit.MILLISECONDS) +
                " " +
                l.tryConvertToWriteLock(r1)
        );
        l.unlockRead(r1);
        long w2 = l.tryConvertToWriteLock(r2);
        System.out.println(kind(w2) + " " + tail(l) + " " + (l.tryConvertToWriteLock(w2) == w2));
        long r3 = l.tryConvertToReadLock(w2);
        System.out.println(
            kind(r3) +
                " " +
                tail(l) +
                " " +
                (l.tryConvertToReadLock(r3) == r3) +
                " " +
                l.tryConvertToReadLock(w2)
        );
        long o2 = l.tryConvertToOptimisticRead(r3);
        System.out.println(
            kind(o2) +
                " " +
                l.validate(o2) +
                " " +
                tail(l) +
                " " +
                (l.tryConvertToOptimisticRead(o2) == o2) +
                " " +
                kind(l.tryConvertToReadLock(o2)) +
                " " +
                l.tryUnlockRead() +
                l.tryUnlockRead() +
                l.tryUnlockWrite()
        );
        long w3 = l.tryConvertToWriteLock(l.tryOptimisticRead());
        System.out.println(
            kind(w3) + " " + kind(l.tryConvertToOptimisticRead(w3)) + " " + l.validate(w3)
        );
        System.out.println(
            StampedLock.isWriteLockStamp(w3) +
                " " +
                StampedLock.isReadLockStamp(r1) +
                " " +
                StampedLock.isLockStamp(o) +
                " " +
                StampedLock.isOptimisticReadStamp(o) +
                " " +
                StampedLock.isOptimisticReadStamp(0)
        );
        List<Long> many = new ArrayList<>();
        for (int i = 0; i < 300; i++) many.add(l.readLock());
        System.out.println(l.getReadLockCount() + " " + tail(l) + " " + l.tryWriteLock());
        for (long s : many) l.unlockRead(s);
        System.out.println(l.getReadLockCount() + " " + tail(l));
        Lock read = l.asReadLock(),
            write = l.asWriteLock();
        read.lock();
        System.out.println(
            read.tryLock() +
                " " +
                write.tryLock() +
                " " +
                (l.asReadWriteLock().readLock() == read) +
                (l.asReadWriteLock().writeLock() == write) +
                " " +
                outcome(read::newCondition)
        );
        read.unlock();
        read.unlock();
        System.out.println(
            outcome(() -> {
                read.unlock();
                return "";
            }) +
                " " +
                outcome(() -> {
                    write.unlock();
                    return "";
                }) +
                " " +
                write.tryLock(1, TimeUnit.SECONDS) +
                " " +
                tail(l)
        );
        write.unlock();
        Thread.currentThread().interrupt();
        System.out.println(outcome(l::readLockInterruptibly));
        Thread.currentThread().interrupt();
        System.out.println(
            outcome(l::writeLockInterruptibly) + " " + Thread.interrupted() + " " + tail(l)
        );

        long[] pair = new long[2];
        AtomicInteger torn = new AtomicInteger();
        Thread[] all = new Thread[4];
        for (int t = 0; t < all.length; t++) {
            int me = t;
            all[t] = new Thread(() -> {
                for (int i = 0; i < 2000; i++) {
                    if (me < 2) {
                        long s = l.writeLock();
                        pair[0]++;
                        pair[1]++;
                        l.unlockWrite(s);
                    } else {
                        long s = l.tryOptimisticRead();
                        long x = pair[0],
                            y = pair[1];
                        if (s == 0 || !l.validate(s)) {
                            s = l.readLock();
                            x = pair[0];
                            y = pair[1];
                            if (i % 3 == 0) {
                                long up = l.tryConvertToWriteLock(s);
                                if (up != 0) s = up;
                            }
                            l.unlock(s);
                        }
                        if (x != y) torn.incrementAndGet();
                    }
                }
            });
            all[t].start();
        }
        for (Thread t : all) t.join();
        System.out.println(pair[0] + " " + pair[1] + " " + torn + " " + tail(l));
    }

    static class LongMutex extends AbstractQueuedLongSynchronizer {

        @Override
        protected boolean tryAcquire(long n) {
            return compareAndSetState(0, n);
        }

        @Override
        protected boolean tryRelease(long n) {
            if (getState() != n) throw new IllegalMonitorStateException();
            setState(0);
            return true;
        }

        @Override
        protected boolean isHeldExclusively() {
            return getState() != 0;
        }
    }

    static void synchronizers() throws Exception {
        LongMutex m = new LongMutex();
        long big = 1L << 40;
        m.acquire(big);
        System.out.println(tail(m) + " " + m.tryAcquireNanos(1, 1000) + " " + m.hasQueuedThreads());
        Thread t = new Thread(() -> m.acquire(5));
        t.start();
        while (!m.hasQueuedThreads()) Thread.sleep(1);
        System.out.println(
            m.getQueueLength() +
                " " +
                m.isQueued(t) +
                " " +
                (m.getFirstQueuedThread() == t) +
                " " +
                m.hasQueuedPredecessors() +
                " " +
                m.hasContended() +
                " " +
                tail(m) +
                " " +
                m.getExclusiveQueuedThreads().size() +
                m.getSharedQueuedThreads().size()
        );
        m.release(big);
        t.join();
        System.out.println(tail(m) + " " + outcome(() -> m.release(1)));
        AbstractQueuedLongSynchronizer.ConditionObject c = m.new ConditionObject(),
            foreign = new LongMutex().new ConditionObject();
        System.out.println(
            m.owns(c) +
                " " +
                m.owns(foreign) +
                " " +
                m.hasWaiters(c) +
                " " +
                m.getWaitQueueLength(c) +
                " " +
                outcome(() -> m.hasWaiters(foreign)) +
                " " +
                (c.awaitNanos(1000) <= 0)
        );
        m.release(5);
        System.out.println(
            outcome(() -> {
                c.signal();
                return "";
            }) +
                " " +
                outcome(() -> new LongMutex().tryAcquireSharedNanos(1, 1)) +
                " " +
                outcome(() -> {
                    new LongMutex().acquireShared(1);
                    return "";
                })
        );

        class Open extends ReentrantReadWriteLock {

            Open() {
                super(true);
            }

            String queues(Condition c) {
                return (
                    getQueuedThreads().size() +
                    "/" +
                    getQueuedReaderThreads().size() +
                    "/" +
                    getQueuedWriterThreads().size() +
                    "/" +
                    getWaitingThreads(c).size()
                );
            }
        }
        Open rw = new Open();
        Condition cond = rw.writeLock().newCondition();
        Thread waiter = new Thread(() -> {
            rw.writeLock().lock();
            cond.awaitUninterruptibly();
            rw.writeLock().unlock();
        });
        waiter.start();
        for (boolean waits = false; !waits; Thread.sleep(1)) {
            rw.writeLock().lock();
            waits = rw.hasWaiters(cond);
            rw.writeLock().unlock();
        }
        rw.writeLock().lock();
        Thread reader = new Thread(() -> {
                rw.readLock().lock();
                rw.readLock().unlock();
            }),
            writer = new Thread(() -> {
                rw.writeLock().lock();
                rw.writeLock().unlock();
            });
        reader.start();
        while (!rw.hasQueuedThread(reader)) Thread.sleep(1);
        writer.start();
        while (!rw.hasQueuedThread(writer)) Thread.sleep(1);
        System.out.println(
            rw.queues(cond) +
                " " +
                rw.getWaitQueueLength(cond) +
                " " +
                rw.getQueueLength() +
                " " +
                rw.isFair() +
                rw.isWriteLocked() +
                rw.isWriteLockedByCurrentThread() +
                rw.getWriteHoldCount() +
                rw.getReadHoldCount()
        );
        System.out.println(
            tail(rw) +
                " " +
                tail(rw.readLock()) +
                " " +
                tail(rw.writeLock()) +
                " " +
                outcome(() -> rw.hasWaiters(new ReentrantLock().newCondition())) +
                " " +
                outcome(() -> rw.readLock().newCondition())
        );
        cond.signalAll();
        rw.readLock().lock();
        rw.writeLock().unlock();
        /* The waiting reader may be in already. */
        System.out.println(
            (rw.getReadLockCount() > 0) + " " + rw.getReadHoldCount() + " " + rw.isWriteLocked()
        );
        rw.readLock().unlock();
        waiter.join();
        reader.join();
        writer.join();
        System.out.println(
            tail(rw) +
                " " +
                outcome(() -> {
                    rw.readLock().unlock();
                    return "";
                }) +
                " " +
                outcome(() -> {
                    rw.writeLock().unlock();
                    return "";
                })
        );
    }

    /** Who arrived last stays arrived where a phaser ends. */
    static void ended() {
        for (int parties = 1; parties < 4; parties++) {
            Phaser p = new Phaser(parties) {
                @Override
                protected boolean onAdvance(int phase, int registered) {
                    return phase == 1;
                }
            };
            for (int i = 0; i < 2 * parties; i++) {
                p.arrive();
            }
            System.out.println(p.toString().replaceAll("@[0-9a-f]+", "") + p.getArrivedParties()
                    + p.getUnarrivedParties() + p.arrive() + p.register());
        }
    }

    public static void main(String[] args) throws Exception {
        phasers();
        ended();
        stamps();
        synchronizers();
        for (TimeUnit u : TimeUnit.values())
            System.out.print(
                u.toChronoUnit() +
                    " " +
                    TimeUnit.of(u.toChronoUnit()) +
                    " " +
                    u.convert(java.time.Duration.ofHours(49)) +
                    "; "
            );
        System.out.println(outcome(() -> TimeUnit.of(java.time.temporal.ChronoUnit.WEEKS)));
    }
}
