/* SPDX-License-Identifier: MIT */
/*
 * ReentrantLock, ReentrantReadWriteLock, StampedLock, Semaphore, CountDownLatch, Phaser, TimeUnit,
 * LockSupport: every member, free, held and waited for.
 */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.*;

public class LocksWhole extends Whole {

    static String bare(Object o) {
        return o.toString().replaceAll("@[0-9a-f]+", "@");
    }

    interface Until {
        boolean yes() throws Exception;
    }

    static void await(Until until) throws Exception {
        while (!until.yes()) Thread.sleep(1);
    }

    static Thread start(String name, Action body) {
        Thread thread = new Thread(() -> {
            try {
                body.run();
            } catch (Throwable e) {
                p(name, e);
            }
        }, name);
        thread.start();
        return thread;
    }

    static class Lock extends ReentrantLock {

        Lock(boolean fair) {
            super(fair);
        }

        String inside(Condition c) {
            return (
                getOwner() +
                " " +
                names(getQueuedThreads()) +
                (c == null ? "" : names(getWaitingThreads(c)))
            );
        }
    }

    static List<String> names(Collection<Thread> threads) {
        List<String> names = new ArrayList<>();
        for (Thread thread : threads) names.add(thread.getName());
        return names;
    }

    static class ReadWrite extends ReentrantReadWriteLock {

        ReadWrite(boolean fair) {
            super(fair);
        }

        String inside(Condition c) {
            return (
                getOwner() +
                " " +
                names(getQueuedThreads()) +
                names(getQueuedReaderThreads()) +
                names(getQueuedWriterThreads()) +
                (c == null ? "" : names(getWaitingThreads(c)))
            );
        }
    }

    static class Permits extends Semaphore {

        Permits(int n, boolean fair) {
            super(n, fair);
        }

        void reduce(int n) {
            reducePermits(n);
        }

        List<String> queue() {
            return names(getQueuedThreads());
        }
    }

    static void reentrant(boolean fair) throws Exception {
        Lock lock = new Lock(fair);
        Condition c = lock.newCondition();
        p(
            bare(lock),
            lock.isFair(),
            lock.isLocked(),
            lock.isHeldByCurrentThread(),
            lock.getHoldCount(),
            lock.hasQueuedThreads(),
            lock.getQueueLength(),
            lock.inside(null)
        );
        t(() -> lock.unlock());
        t(() -> lock.hasQueuedThread(null));
        t(() -> lock.hasWaiters(null));
        t(() -> lock.getWaitQueueLength(null));
        t(() -> lock.hasWaiters(c));
        t(() -> lock.hasWaiters(new ReentrantLock().newCondition()));
        t(() -> lock.tryLock(1, null));
        lock.lock();
        lock.lockInterruptibly();
        p(
            lock.tryLock(),
            lock.tryLock(1, TimeUnit.DAYS),
            lock.getHoldCount(),
            bare(lock),
            lock.isLocked(),
            lock.inside(c),
            lock.getWaitQueueLength(c)
        );
        Thread a = start("a", () -> {
            lock.lock();
            c.awaitUntil(new Date(System.currentTimeMillis() + 3600000));
            lock.unlock();
        });
        await(() -> lock.hasQueuedThread(a));
        AtomicBoolean asked = new AtomicBoolean();
        Thread b = start("b", () -> {
            p(lock.tryLock(), lock.tryLock(1, TimeUnit.NANOSECONDS));
            asked.set(true);
            lock.lockInterruptibly();
        });
        await(() -> asked.get() && lock.hasQueuedThread(b));
        p(lock.getQueueLength(), lock.inside(c), lock.hasQueuedThreads());
        b.interrupt();
        b.join();
        for (int i = 0; i < 4; i++) lock.unlock();
        await(() -> {
            lock.lock();
            if (lock.hasWaiters(c)) return true;
            lock.unlock();
            return false;
        });
        p(lock.getWaitQueueLength(c), lock.inside(c));
        c.signalAll();
        lock.unlock();
        a.join();
        p(bare(lock));
        t(() -> lock.unlock());
        Thread.currentThread().interrupt();
        t(() -> lock.lockInterruptibly());
        Thread.currentThread().interrupt();
        t(() -> lock.tryLock(1, TimeUnit.SECONDS));
    }

    static void readWrite(boolean fair) throws Exception {
        ReadWrite lock = new ReadWrite(fair);
        ReentrantReadWriteLock.ReadLock r = lock.readLock();
        ReentrantReadWriteLock.WriteLock w = lock.writeLock();
        p(
            bare(lock),
            bare(r),
            bare(w),
            lock.isFair(),
            lock.getReadLockCount(),
            lock.getReadHoldCount(),
            lock.getWriteHoldCount(),
            lock.isWriteLocked(),
            lock.isWriteLockedByCurrentThread(),
            w.isHeldByCurrentThread(),
            w.getHoldCount()
        );
        t(() -> r.unlock());
        t(() -> w.unlock());
        t(() -> r.newCondition());
        t(() -> lock.hasQueuedThread(null));
        r.lock();
        r.lockInterruptibly();
        p(
            r.tryLock(),
            r.tryLock(1, TimeUnit.SECONDS),
            lock.getReadHoldCount(),
            lock.getReadLockCount(),
            w.tryLock(),
            w.tryLock(1, TimeUnit.MICROSECONDS),
            bare(lock),
            bare(r),
            bare(w)
        );
        Thread writer = start("writer", () -> {
            w.lockInterruptibly();
            w.unlock();
        });
        await(() -> lock.hasQueuedThread(writer));
        p(lock.hasQueuedThreads(), lock.getQueueLength(), lock.inside(null), r.tryLock());
        for (int i = 0; i < 5; i++) r.unlock();
        writer.join();
        w.lock();
        p(
            w.tryLock(),
            w.tryLock(1, TimeUnit.SECONDS),
            r.tryLock(),
            r.tryLock(1, TimeUnit.SECONDS),
            w.getHoldCount(),
            w.isHeldByCurrentThread(),
            lock.getReadHoldCount(),
            bare(lock),
            bare(w),
            bare(r),
            lock.inside(null)
        );
        AtomicBoolean asked = new AtomicBoolean();
        Thread reader = start("reader", () -> {
            p(
                r.tryLock(),
                w.tryLock(),
                r.tryLock(1, TimeUnit.MICROSECONDS),
                w.tryLock(1, TimeUnit.MICROSECONDS)
            );
            t(() -> w.unlock());
            asked.set(true);
            r.lockInterruptibly();
        });
        await(() -> asked.get() && lock.hasQueuedThread(reader));
        p(lock.inside(null));
        reader.interrupt();
        reader.join();
        for (int i = 0; i < 2; i++) r.unlock();
        w.unlock();
        w.unlock();
        Condition c = w.newCondition();
        Thread waiter = start("waiter", () -> c.await());
        waiter.join();
        Thread[] held = new Thread[1];
        held[0] = start("waits", () -> {
            w.lock();
            c.await();
            w.unlock();
        });
        w.unlock();
        await(() -> {
            w.lock();
            if (lock.hasWaiters(c)) return true;
            w.unlock();
            return false;
        });
        p(lock.getWaitQueueLength(c), lock.inside(c));
        c.signal();
        w.unlock();
        held[0].join();
        p(bare(lock));
    }

    static void stamped() throws Exception {
        StampedLock lock = new StampedLock();
        p(bare(lock), lock.isReadLocked(), lock.isWriteLocked(), lock.getReadLockCount());
        long first = lock.tryOptimisticRead();
        p(
            lock.validate(first),
            lock.validate(0),
            StampedLock.isOptimisticReadStamp(first),
            StampedLock.isLockStamp(first)
        );
        long read = lock.readLock(),
            again = lock.tryReadLock(),
            timed = lock.tryReadLock(1, TimeUnit.SECONDS),
            more = lock.readLockInterruptibly();
        p(
            bare(lock),
            lock.getReadLockCount(),
            lock.tryWriteLock(),
            lock.tryWriteLock(1, TimeUnit.MICROSECONDS),
            lock.tryConvertToWriteLock(read),
            StampedLock.isReadLockStamp(again),
            StampedLock.isWriteLockStamp(timed),
            lock.validate(first)
        );
        lock.unlockRead(read);
        lock.unlock(again);
        p(
            lock.tryConvertToOptimisticRead(timed) != 0,
            lock.tryUnlockRead(),
            lock.tryUnlockRead(),
            lock.tryUnlockWrite(),
            bare(lock)
        );
        long write = lock.writeLock();
        p(
            bare(lock),
            lock.isWriteLocked(),
            lock.tryOptimisticRead(),
            lock.tryReadLock(),
            lock.tryReadLock(1, TimeUnit.MICROSECONDS),
            lock.tryWriteLock(),
            lock.validate(first),
            lock.validate(write),
            StampedLock.isWriteLockStamp(write)
        );
        t(() -> lock.unlockRead(write));
        t(() -> lock.unlock(first));
        t(() -> lock.unlockWrite(first));
        long down = lock.tryConvertToReadLock(write);
        p(bare(lock), StampedLock.isReadLockStamp(down));
        long up = lock.tryConvertToWriteLock(down);
        p(bare(lock), StampedLock.isWriteLockStamp(up), lock.tryConvertToWriteLock(up) == up);
        lock.unlock(up);
        t(() -> lock.unlockWrite(up));
        p(bare(lock), lock.tryUnlockWrite());
        t(() -> lock.asReadLock().newCondition());
        t(() -> lock.asWriteLock().newCondition());
        t(() -> lock.asReadWriteLock().writeLock().unlock());
        Thread.currentThread().interrupt();
        t(() -> lock.writeLockInterruptibly());
        Thread.currentThread().interrupt();
        t(() -> lock.readLockInterruptibly());
        Thread.currentThread().interrupt();
        t(() -> lock.tryReadLock(1, TimeUnit.SECONDS));
        long w = lock.writeLockInterruptibly();
        Thread other = start("other", () -> {
            long r = lock.readLock();
            p("other reads", lock.getReadLockCount());
            lock.unlockRead(r);
        });
        await(() -> other.getState() == Thread.State.WAITING);
        lock.unlockWrite(w);
        other.join();
        p(bare(lock));
    }

    static void semaphore(boolean fair) throws Exception {
        Permits s = new Permits(3, fair);
        p(
            bare(s),
            s.isFair(),
            s.availablePermits(),
            s.getQueueLength(),
            s.hasQueuedThreads(),
            s.queue()
        );
        s.acquire();
        s.acquireUninterruptibly();
        p(
            s.tryAcquire(2),
            s.tryAcquire(2, 1, TimeUnit.MICROSECONDS),
            s.tryAcquire(1, TimeUnit.SECONDS),
            s.tryAcquire(),
            s.tryAcquire(0),
            s.drainPermits(),
            bare(s)
        );
        s.reduce(2);
        p(s.availablePermits(), s.drainPermits(), s.availablePermits());
        s.release(4);
        s.acquireUninterruptibly(3);
        t(() -> s.acquire(-1));
        t(() -> s.acquireUninterruptibly(-1));
        t(() -> s.tryAcquire(-1));
        t(() -> s.tryAcquire(-1, 1, TimeUnit.SECONDS));
        t(() -> s.release(-1));
        t(() -> s.reduce(-1));
        t(() -> s.release(Integer.MAX_VALUE));
        t(() -> s.reduce(Integer.MAX_VALUE));
        p(s.availablePermits());
        p(s.drainPermits());
        s.release();
        int have = s.availablePermits();
        Thread a = start("a", () -> s.acquireUninterruptibly(5));
        await(() -> s.getQueueLength() == 1);
        Thread b = start("b", () -> s.acquire(2));
        await(() -> s.getQueueLength() == 2);
        p(s.queue(), s.hasQueuedThreads());
        b.interrupt();
        b.join();
        s.release(5 - have + 1);
        a.join();
        p(s.availablePermits());
        Thread.currentThread().interrupt();
        t(() -> s.acquire());
        Thread.currentThread().interrupt();
        t(() -> s.tryAcquire(1, 1, TimeUnit.SECONDS));
    }

    static void latches() throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        p(bare(latch), latch.await(1, TimeUnit.MICROSECONDS), latch.getCount());
        latch.countDown();
        latch.countDown();
        latch.countDown();
        p(bare(latch), latch.await(-1, TimeUnit.SECONDS));
        t(() -> new CountDownLatch(-1));
        Phaser phaser = new Phaser(2);
        p(
            bare(phaser),
            phaser.arrive(),
            phaser.arriveAndDeregister(),
            phaser.getPhase(),
            bare(phaser)
        );
        p(
            phaser.arriveAndAwaitAdvance(),
            phaser.register(),
            phaser.bulkRegister(3),
            phaser.getRegisteredParties(),
            phaser.getArrivedParties(),
            phaser.getUnarrivedParties(),
            bare(phaser)
        );
        phaser.forceTermination();
        p(bare(phaser), phaser.isTerminated(), phaser.arrive(), phaser.register() < 0);
        t(() -> new Phaser(-1));
        t(() -> new Phaser(65536));
        Phaser root = new Phaser(),
            child = new Phaser(root, 1);
        p(
            bare(root),
            bare(child),
            child.getParent() == root,
            child.getRoot() == root,
            root.getParent(),
            child.arriveAndDeregister(),
            bare(root),
            bare(child),
            root.isTerminated()
        );
        try {
            new Phaser().arrive();
        } catch (IllegalStateException e) {
            p(bare(e));
        }
        t(() -> new Phaser().bulkRegister(-1));
    }

    static void units() throws Exception {
        long[] values = {
            0,
            1,
            -1,
            59,
            61,
            999,
            1000,
            86400,
            -86401,
            1L << 40,
            Long.MAX_VALUE,
            Long.MIN_VALUE
        };
        for (TimeUnit unit : TimeUnit.values()) {
            StringBuilder line = new StringBuilder(unit + " " + unit.toChronoUnit());
            for (long v : values)
                line.append(' ')
                    .append(unit.toNanos(v))
                    .append(' ')
                    .append(unit.toMicros(v))
                    .append(' ')
                    .append(unit.toMillis(v))
                    .append(' ')
                    .append(unit.toSeconds(v))
                    .append(' ')
                    .append(unit.toMinutes(v))
                    .append(' ')
                    .append(unit.toHours(v))
                    .append(' ')
                    .append(unit.toDays(v));
            p(line);
            for (TimeUnit from : TimeUnit.values())
                System.out.print(
                    unit.convert(12345678901L, from) + " " + unit.convert(-7, from) + " "
                );
            System.out.println(
                unit.convert(java.time.Duration.ofMillis(-86400001)) +
                    " " +
                    TimeUnit.of(unit.toChronoUnit())
            );
        }
        t(() -> TimeUnit.of(java.time.temporal.ChronoUnit.WEEKS));
        t(() -> TimeUnit.valueOf("WEEKS"));
        t(() -> TimeUnit.SECONDS.convert(1, null));
        TimeUnit.NANOSECONDS.sleep(-1);
        TimeUnit.MICROSECONDS.sleep(1);
        Object monitor = new Object();
        t(() -> TimeUnit.MILLISECONDS.timedWait(monitor, 1));
        synchronized (monitor) {
            TimeUnit.MILLISECONDS.timedWait(monitor, 1);
            TimeUnit.SECONDS.timedWait(monitor, 0);
        }
        Thread ended = start("ended", () -> {});
        TimeUnit.HOURS.timedJoin(ended, 1);
        p(ended.isAlive());
        TimeUnit.NANOSECONDS.timedJoin(Thread.currentThread(), 0);
        LockSupport.parkUntil(monitor, 1);
        LockSupport.parkUntil(1);
        LockSupport.parkNanos(monitor, 1);
        LockSupport.setCurrentBlocker("blocker");
        p(LockSupport.getBlocker(Thread.currentThread()));
        LockSupport.setCurrentBlocker(null);
        p(LockSupport.getBlocker(Thread.currentThread()));
        t(() -> LockSupport.getBlocker(null));
        LockSupport.unpark(null);
        LockSupport.unpark(Thread.currentThread());
        LockSupport.park();
        Thread parked = start("parked", () -> {
            for (; !Thread.currentThread().isInterrupted(); ) LockSupport.park("reason");
            p("unparked", Thread.interrupted());
        });
        await(() -> "reason".equals(LockSupport.getBlocker(parked)));
        parked.interrupt();
        parked.join();
    }

    public static void main(String[] args) throws Exception {
        for (boolean fair : new boolean[] { false, true }) {
            reentrant(fair);
            semaphore(fair);
        }
        readWrite(false);
        readWrite(true);
        stamped();
        latches();
        units();
    }
}
