/* SPDX-License-Identifier: MIT */
package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;
import jdk.internal.misc.Unsafe;

/**
 * A lock for writing, reading, and reading in the hope that nobody writes. The state counts write locks in
 * steps of 128, so that bit 7 says whether one is held; below it is the number of readers, what exceeds 126
 * in `more`. Who must wait does so in the queue of a synchronizer that knows nothing but this state.
 */
public class StampedLock implements java.io.Serializable {
    private static final long serialVersionUID = -6001602636862214147L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long STATE = U.objectFieldOffset(StampedLock.class, "state");
    private static final long READER = 1;
    private static final long WRITER = 128;
    private static final long READERS = 127;
    private static final long FULL = 126;
    private static final long HELD = READERS | WRITER;
    private static final long VERSION = ~READERS;
    private static final long ORIGIN = 256;

    private transient volatile long state = ORIGIN;
    private transient int more; // readers beyond FULL; guarded by the monitor of `queue`
    private transient Queue queue = new Queue();
    private transient Lock readView;
    private transient Lock writeView;
    private transient ReadWriteLock bothView;

    public StampedLock() {
    }

    private final class Queue extends AbstractQueuedSynchronizer {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean tryAcquire(int ignored) {
            return writeOnce() != 0;
        }

        @Override
        protected int tryAcquireShared(int ignored) {
            return readOnce() != 0 ? 1 : -1;
        }

        @Override
        protected boolean tryRelease(int ignored) {
            return true;
        }

        @Override
        protected boolean tryReleaseShared(int ignored) {
            return true;
        }
    }

    private boolean cas(long from, long to) {
        return U.compareAndSetLong(this, STATE, from, to);
    }

    private long writeOnce() {
        long s = state;
        return (s & HELD) == 0 && cas(s, s | WRITER) ? s | WRITER : 0;
    }

    private long readOnce() {
        for (;;) {
            long s = state;
            long n = s & HELD;
            if (n < FULL) {
                if (cas(s, s + READER)) {
                    return s + READER;
                }
            } else if (n == FULL) {
                synchronized (queue) {
                    if (state == s) {
                        more++;
                        return s;
                    }
                }
            } else {
                return 0;
            }
        }
    }

    // ---- Locking ----

    public long writeLock() {
        long s = writeOnce();
        if (s == 0) {
            queue.acquire(1);
            s = state;
        }
        return s;
    }

    public long tryWriteLock() {
        return writeOnce();
    }

    public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
        long nanos = unit.toNanos(time);
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        long s = writeOnce();
        return s != 0 ? s : nanos > 0 && queue.tryAcquireNanos(1, nanos) ? state : 0;
    }

    public long writeLockInterruptibly() throws InterruptedException {
        queue.acquireInterruptibly(1);
        return state;
    }

    public long readLock() {
        long s = queue.hasQueuedThreads() ? 0 : readOnce();
        if (s == 0) {
            queue.acquireShared(1);
            s = state;
        }
        return s;
    }

    public long tryReadLock() {
        return readOnce();
    }

    public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
        long nanos = unit.toNanos(time);
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        long s = queue.hasQueuedThreads() ? 0 : readOnce();
        return s != 0 ? s : nanos > 0 && queue.tryAcquireSharedNanos(1, nanos) ? state : 0;
    }

    public long readLockInterruptibly() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        long s = queue.hasQueuedThreads() ? 0 : readOnce();
        if (s == 0) {
            queue.acquireSharedInterruptibly(1);
            s = state;
        }
        return s;
    }

    public long tryOptimisticRead() {
        long s = state;
        return (s & WRITER) == 0 ? s & VERSION : 0;
    }

    public boolean validate(long stamp) {
        U.loadFence();
        return (stamp & VERSION) == (state & VERSION);
    }

    // ---- Unlocking ----

    private long releaseWrite(long s) {
        long next = s + WRITER == 0 ? ORIGIN : s + WRITER;
        state = next;
        queue.release(1);
        return next;
    }

    public void unlockWrite(long stamp) {
        if (state != stamp || (stamp & WRITER) == 0) {
            throw new IllegalMonitorStateException();
        }
        releaseWrite(stamp);
    }

    /* Gives up one read lock of that version; false: there is none. */
    private boolean releaseRead(long version) {
        for (;;) {
            long s = state;
            long n = s & HELD;
            if ((s & VERSION) != version || n == 0 || n >= WRITER) {
                return false;
            }
            if (n < FULL) {
                if (cas(s, s - READER)) {
                    if (n == 1) {
                        queue.releaseShared(1);
                    }
                    return true;
                }
            } else {
                synchronized (queue) {
                    if (state == s) {
                        if (more > 0) {
                            more--;
                        } else {
                            state = s - READER;
                        }
                        return true;
                    }
                }
            }
        }
    }

    public void unlockRead(long stamp) {
        if ((stamp & READERS) == 0 || !releaseRead(stamp & VERSION)) {
            throw new IllegalMonitorStateException();
        }
    }

    public void unlock(long stamp) {
        if ((stamp & WRITER) != 0) {
            unlockWrite(stamp);
        } else {
            unlockRead(stamp);
        }
    }

    public boolean tryUnlockWrite() {
        long s = state;
        if ((s & WRITER) == 0) {
            return false;
        }
        releaseWrite(s);
        return true;
    }

    public boolean tryUnlockRead() {
        for (;;) {
            long s = state;
            if ((s & HELD) == 0 || (s & WRITER) != 0) {
                return false;
            }
            if (releaseRead(s & VERSION)) {
                return true;
            }
        }
    }

    // ---- Converting ----

    public long tryConvertToWriteLock(long stamp) {
        for (;;) {
            long s = state;
            if ((s & VERSION) != (stamp & VERSION)) {
                return 0;
            }
            long n = s & HELD;
            long held = stamp & HELD;
            if (n == 0) {
                if (held != 0) {
                    return 0;
                }
                if (cas(s, s | WRITER)) {
                    return s | WRITER;
                }
            } else if (n == WRITER) {
                return held == n ? stamp : 0;
            } else if (n == READER && held != 0) {
                if (cas(s, s - READER + WRITER)) {
                    return s - READER + WRITER;
                }
            } else {
                return 0;
            }
        }
    }

    public long tryConvertToReadLock(long stamp) {
        for (;;) {
            long s = state;
            if ((s & VERSION) != (stamp & VERSION)) {
                return 0;
            }
            long held = stamp & HELD;
            if (held >= WRITER) {
                if (s != stamp) {
                    return 0;
                }
                long next = (s + WRITER == 0 ? ORIGIN : s + WRITER) + READER;
                state = next;
                queue.releaseShared(1);
                return next;
            }
            if (held == 0) {
                long n = s & HELD;
                if (n >= WRITER) {
                    return 0;
                }
                if (n < FULL) {
                    if (cas(s, s + READER)) {
                        return s + READER;
                    }
                } else {
                    long got = readOnce();
                    if (got != 0) {
                        return got;
                    }
                }
            } else {
                return (s & HELD) == 0 ? 0 : stamp;
            }
        }
    }

    public long tryConvertToOptimisticRead(long stamp) {
        U.loadFence();
        long s = state;
        if ((s & VERSION) != (stamp & VERSION)) {
            return 0;
        }
        long held = stamp & HELD;
        if (held >= WRITER) {
            return s == stamp ? releaseWrite(s) : 0;
        }
        if (held == 0) {
            return stamp;
        }
        return (s & HELD) != 0 && releaseRead(s & VERSION) ? s & VERSION : 0;
    }

    // ---- Asking ----

    public boolean isWriteLocked() {
        return (state & WRITER) != 0;
    }

    public boolean isReadLocked() {
        return (state & READERS) != 0;
    }

    public static boolean isWriteLockStamp(long stamp) {
        return (stamp & HELD) == WRITER;
    }

    public static boolean isReadLockStamp(long stamp) {
        return (stamp & READERS) != 0;
    }

    public static boolean isLockStamp(long stamp) {
        return (stamp & HELD) != 0;
    }

    public static boolean isOptimisticReadStamp(long stamp) {
        return (stamp & HELD) == 0 && stamp != 0;
    }

    public int getReadLockCount() {
        synchronized (queue) {
            long n = state & READERS;
            return n < FULL ? (int) n : (int) FULL + more;
        }
    }

    @Override
    public String toString() {
        long s = state;
        return super.toString() + ((s & HELD) == 0 ? "[Unlocked]"
            : (s & WRITER) != 0 ? "[Write-locked]" : "[Read-locks:" + getReadLockCount() + "]");
    }

    // ---- Views ----

    private final class View implements Lock {
        private final boolean writes;

        View(boolean writes) {
            this.writes = writes;
        }

        @Override
        public void lock() {
            if (writes) {
                writeLock();
            } else {
                readLock();
            }
        }

        @Override
        public void lockInterruptibly() throws InterruptedException {
            if (writes) {
                writeLockInterruptibly();
            } else {
                readLockInterruptibly();
            }
        }

        @Override
        public boolean tryLock() {
            return (writes ? tryWriteLock() : tryReadLock()) != 0;
        }

        @Override
        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            return (writes ? tryWriteLock(time, unit) : tryReadLock(time, unit)) != 0;
        }

        @Override
        public void unlock() {
            if (!(writes ? tryUnlockWrite() : tryUnlockRead())) {
                throw new IllegalMonitorStateException();
            }
        }

        @Override
        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    public Lock asReadLock() {
        Lock v = readView;
        return v != null ? v : (readView = new View(false));
    }

    public Lock asWriteLock() {
        Lock v = writeView;
        return v != null ? v : (writeView = new View(true));
    }

    private final class Both implements ReadWriteLock {
        @Override
        public Lock readLock() {
            return asReadLock();
        }

        @Override
        public Lock writeLock() {
            return asWriteLock();
        }
    }

    public ReadWriteLock asReadWriteLock() {
        ReadWriteLock v = bothView;
        return v != null ? v : (bothView = new Both());
    }

    private void readObject(java.io.ObjectInputStream s)
            throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        queue = new Queue();
        state = ORIGIN;
    }
}
