/* SPDX-License-Identifier: MIT */
package java.util.concurrent.locks;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.util.Collection;
import java.util.concurrent.TimeUnit;

/**
 * Many readers or one writer; both may take their lock again, a writer also the read lock.
 *
 * <p>The state is the number of read locks, or that of the writer's, negative; 0 is free. What the
 * writer reads besides is counted apart, and becomes the state when it writes no longer. Which
 * threads read is known by themselves alone (ReadHolds). A condition gives up the state as it is: a
 * negative argument is the whole of a writer's lock, and with it go the writer's read locks, which
 * come back with it.
 */
public class ReentrantReadWriteLock implements ReadWriteLock, java.io.Serializable {
    private static final long serialVersionUID = -6992448646407690164L;
    private static final int MOST = 0xffff;

    private final ReadLock readerLock;
    private final WriteLock writerLock;
    final Sync sync;

    /* Streams know this class and the two below by name. */
    static class Sync extends AbstractQueuedSynchronizer {
        private static final long serialVersionUID = 6317671515068378041L;
        private static int made; // two that have one number are only slower
        transient boolean fair;
        transient int number = made++;
        private transient volatile int writersReads; // changed by the writer alone

        Sync(boolean fair) {
            this.fair = fair;
        }

        /* ---- Writing ---- */

        /** Whether this thread writes now, if it did not before, or once more. */
        boolean write(int depth, boolean barges) {
            int state = getState();
            if (state == 0) {
                if (!barges && hasQueuedPredecessors() || !compareAndSetState(0, -depth)) {
                    return false;
                }
                setExclusiveOwnerThread(Thread.currentThread());
                return true;
            }
            if (state > 0 || !isHeldExclusively()) {
                return false;
            }
            if (state - depth < -MOST) {
                refuseMore();
            }
            setState(state - depth);
            return true;
        }

        @Override
        protected boolean tryAcquire(int depth) {
            if (depth >= 0) {
                return write(depth, !fair);
            }
            boolean back = write(-depth, !fair);
            if (back) {
                writersReads = ReadHolds.mine().of(this);
            }
            return back;
        }

        @Override
        protected boolean tryRelease(int depth) {
            if (!isHeldExclusively()) {
                throw new IllegalMonitorStateException();
            }
            int state = getState() + depth;
            if (depth > 0 && state < 0) {
                setState(state);
                return false;
            }
            setExclusiveOwnerThread(null);
            int reads = writersReads;
            if (depth < 0) {
                writersReads = 0;
                setState(0);
            } else {
                setState(reads);
                if (reads != 0) {
                    // nobody writes before this thread has given up its read locks
                    writersReads = 0;
                }
            }
            return true;
        }

        @Override
        protected boolean isHeldExclusively() {
            return getExclusiveOwnerThread() == Thread.currentThread();
        }

        int depth() {
            return Math.max(-getState(), 0);
        }

        Thread owner() {
            return getState() < 0 ? getExclusiveOwnerThread() : null;
        }

        /* ---- Reading ---- */

        private static void refuseMore() {
            throw new Error("Maximum lock count exceeded");
        }

        /** Whether another is to read or write first. */
        private boolean givesWay() {
            return (fair || firstIsExclusive()) && hasQueuedPredecessors() && readHolds() == 0;
        }

        boolean read(boolean barges) {
            int state = getState();
            while (state >= 0) {
                if (!barges && givesWay()) {
                    return false;
                }
                if (state == MOST) {
                    refuseMore();
                }
                if (compareAndSetState(state, state + 1)) {
                    ReadHolds.mine().add(this);
                    return true;
                }
                state = getState();
            }
            if (!isHeldExclusively()) {
                return false;
            }
            if (writersReads == MOST) {
                refuseMore();
            }
            writersReads++;
            ReadHolds.mine().add(this);
            return true;
        }

        @Override
        protected int tryAcquireShared(int one) {
            return read(false) ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(int one) {
            if (!ReadHolds.mine().remove(this)) {
                throw new IllegalMonitorStateException(
                    "attempt to unlock read lock, not locked by current thread");
            }
            int state = getState();
            if (state < 0) {
                writersReads--;
                return false;
            }
            while (!compareAndSetState(state, state - 1)) {
                state = getState();
            }
            return state == 1;
        }

        int readHolds() {
            return ReadHolds.mine().of(this);
        }

        int reads() {
            for (int state = getState();;) {
                int reads = writersReads;
                int now = getState();
                if (state == now) {
                    return state < 0 ? reads : state; // both are of one moment
                }
                state = now;
            }
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            fair = this instanceof FairSync;
            number = made++;
            setState(0);
        }
    }

    private static final class NonfairSync extends Sync {
        private static final long serialVersionUID = -8159625535654395037L;

        NonfairSync() {
            super(false);
        }
    }

    private static final class FairSync extends Sync {
        private static final long serialVersionUID = -2274990926593161451L;

        FairSync() {
            super(true);
        }
    }

    public ReentrantReadWriteLock() {
        this(false);
    }

    public ReentrantReadWriteLock(boolean fair) {
        sync = fair ? new FairSync() : new NonfairSync();
        readerLock = new ReadLock(this);
        writerLock = new WriteLock(this);
    }

    @Override
    public WriteLock writeLock() {
        return writerLock;
    }

    @Override
    public ReadLock readLock() {
        return readerLock;
    }

    /** The shared lock. */
    public static class ReadLock implements Lock, java.io.Serializable {
        private static final long serialVersionUID = -5992448646407690164L;
        private final Sync sync;

        protected ReadLock(ReentrantReadWriteLock lock) {
            sync = lock.sync;
        }

        @Override
        public void lock() {
            sync.acquireShared(1);
        }

        @Override
        public void lockInterruptibly() throws InterruptedException {
            sync.acquireSharedInterruptibly(1);
        }

        @Override
        public boolean tryLock() {
            return sync.read(true);
        }

        @Override
        public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
            return sync.tryAcquireSharedNanos(1, unit.toNanos(timeout));
        }

        @Override
        public void unlock() {
            sync.releaseShared(1);
        }

        @Override
        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }

        @Override
        public String toString() {
            return super.toString() + "[Read locks = " + sync.reads() + "]";
        }
    }

    /** The exclusive lock. */
    public static class WriteLock implements Lock, java.io.Serializable {
        private static final long serialVersionUID = -4992448646407690164L;
        private final Sync sync;

        protected WriteLock(ReentrantReadWriteLock lock) {
            sync = lock.sync;
        }

        @Override
        public void lock() {
            sync.acquire(1);
        }

        @Override
        public void lockInterruptibly() throws InterruptedException {
            sync.acquireInterruptibly(1);
        }

        @Override
        public boolean tryLock() {
            return sync.write(1, true);
        }

        @Override
        public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
            return sync.tryAcquireNanos(1, unit.toNanos(timeout));
        }

        @Override
        public void unlock() {
            sync.release(1);
        }

        @Override
        public Condition newCondition() {
            return sync.new ConditionObject();
        }

        public boolean isHeldByCurrentThread() {
            return sync.isHeldExclusively();
        }

        public int getHoldCount() {
            return sync.isHeldExclusively() ? sync.depth() : 0;
        }

        @Override
        public String toString() {
            Thread o = sync.owner();
            return super.toString() + (o == null ? "[Unlocked]" : "[Locked by thread "
                + o.getName() + "]");
        }
    }

    public final boolean isFair() {
        return sync.fair;
    }

    protected Thread getOwner() {
        return sync.owner();
    }

    public int getReadLockCount() {
        return sync.reads();
    }

    public boolean isWriteLocked() {
        return sync.depth() != 0;
    }

    public boolean isWriteLockedByCurrentThread() {
        return sync.isHeldExclusively();
    }

    public int getWriteHoldCount() {
        return writerLock.getHoldCount();
    }

    public int getReadHoldCount() {
        return sync.readHolds();
    }

    public final boolean hasQueuedThreads() {
        return sync.hasQueuedThreads();
    }

    public final boolean hasQueuedThread(Thread thread) {
        return sync.isQueued(thread);
    }

    protected Collection<Thread> getQueuedThreads() {
        return sync.getQueuedThreads();
    }

    protected Collection<Thread> getQueuedReaderThreads() {
        return sync.getSharedQueuedThreads();
    }

    protected Collection<Thread> getQueuedWriterThreads() {
        return sync.getExclusiveQueuedThreads();
    }

    private AbstractQueuedSynchronizer.ConditionObject own(Condition condition) {
        java.util.Objects.requireNonNull(condition);
        if (!(condition instanceof AbstractQueuedSynchronizer.ConditionObject c)) {
            throw new IllegalArgumentException("not owner");
        }
        return c;
    }

    public boolean hasWaiters(Condition condition) {
        return sync.hasWaiters(own(condition));
    }

    public int getWaitQueueLength(Condition condition) {
        return sync.getWaitQueueLength(own(condition));
    }

    protected Collection<Thread> getWaitingThreads(Condition condition) {
        return sync.getWaitingThreads(own(condition));
    }

    public final int getQueueLength() {
        return sync.getQueueLength();
    }

    @Override
    public String toString() {
        return super.toString() + "[Write locks = " + sync.depth() + ", Read locks = "
            + sync.reads() + "]";
    }
}
