/* SPDX-License-Identifier: MIT */
package java.util.concurrent.locks;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.util.Collection;
import java.util.concurrent.TimeUnit;

/** Many readers or one writer; both may take their lock again, a writer also the read lock. */
public class ReentrantReadWriteLock implements ReadWriteLock, java.io.Serializable {
    private static final long serialVersionUID = -6992448646407690164L;
    private static final int UNIT = 1 << 16;
    private static final int MASK = UNIT - 1;

    private final ReadLock readerLock;
    private final WriteLock writerLock;
    final Sync sync;

    static class Sync extends AbstractQueuedSynchronizer {
        private static final long serialVersionUID = 6317671515068378041L;
        transient boolean fair;
        private transient ThreadLocal<int[]> holds = new ThreadLocal<>(); /* of others than the first */
        private transient Thread first; /* who made the number of readers 1, while it reads; seen for sure by itself */
        private transient int firstHolds;

        Sync(boolean fair) {
            this.fair = fair;
        }

        boolean attemptWrite(int n, boolean barge) {
            int c = getState();
            Thread me = Thread.currentThread();
            if (c != 0) {
                if ((c & MASK) == 0 || getExclusiveOwnerThread() != me) {
                    return false;
                }
                if ((c & MASK) + n > MASK) {
                    throw new Error("Maximum lock count exceeded");
                }
                setState(c + n);
                return true;
            }
            if (!barge && hasQueuedPredecessors() || !compareAndSetState(c, c + n)) {
                return false;
            }
            setExclusiveOwnerThread(me);
            return true;
        }

        @Override
        protected boolean tryAcquire(int n) {
            return attemptWrite(n, !fair);
        }

        @Override
        protected boolean tryRelease(int n) {
            if (!isHeldExclusively()) {
                throw new IllegalMonitorStateException();
            }
            int c = getState() - n;
            boolean free = (c & MASK) == 0;
            if (free) {
                setExclusiveOwnerThread(null);
            }
            setState(c);
            return free;
        }

        private void countRead(boolean isFirst) {
            Thread me = Thread.currentThread();
            if (isFirst) {
                first = me;
                firstHolds = 1;
            } else if (first == me) {
                firstHolds++;
            } else {
                int[] h = holds.get();
                if (h == null) {
                    h = new int[1];
                    holds.set(h);
                }
                h[0]++;
            }
        }

        boolean attemptRead(boolean barge) {
            for (;;) {
                int c = getState();
                if ((c & MASK) != 0 && getExclusiveOwnerThread() != Thread.currentThread()) {
                    return false;
                }
                if (!barge && (c & MASK) == 0 && (fair || firstIsExclusive())
                        && hasQueuedPredecessors() && readHolds() == 0) {
                    return false;
                }
                if (c >>> 16 == MASK) {
                    throw new Error("Maximum lock count exceeded");
                }
                if (compareAndSetState(c, c + UNIT)) {
                    countRead(c >>> 16 == 0);
                    return true;
                }
            }
        }

        @Override
        protected int tryAcquireShared(int unused) {
            return attemptRead(false) ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(int unused) {
            if (first == Thread.currentThread()) {
                if (--firstHolds == 0) {
                    first = null;
                }
            } else {
                int[] h = holds.get();
                if (h == null || h[0] <= 0) {
                    throw new IllegalMonitorStateException(
                        "attempt to unlock read lock, not locked by current thread");
                }
                if (--h[0] == 0) {
                    holds.remove();
                }
            }
            for (;;) {
                int c = getState();
                if (compareAndSetState(c, c - UNIT)) {
                    return c - UNIT == 0;
                }
            }
        }

        @Override
        protected boolean isHeldExclusively() {
            return getExclusiveOwnerThread() == Thread.currentThread();
        }

        int readHolds() {
            if (first == Thread.currentThread()) {
                return firstHolds;
            }
            int[] h = holds.get();
            return h == null ? 0 : h[0];
        }

        int word() {
            return getState();
        }

        Thread owner() {
            return (getState() & MASK) == 0 ? null : getExclusiveOwnerThread();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            fair = this instanceof FairSync;
            holds = new ThreadLocal<>();
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
            return sync.attemptRead(true);
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
            return super.toString() + "[Read locks = " + (sync.word() >>> 16) + "]";
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
            return sync.attemptWrite(1, true);
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
            return sync.isHeldExclusively() ? sync.word() & MASK : 0;
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
        return sync.word() >>> 16;
    }

    public boolean isWriteLocked() {
        return (sync.word() & MASK) != 0;
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
        int c = sync.word();
        return super.toString() + "[Write locks = " + (c & MASK) + ", Read locks = " + (c >>> 16)
            + "]";
    }
}
