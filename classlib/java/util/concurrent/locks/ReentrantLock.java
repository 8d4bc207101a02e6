/* SPDX-License-Identifier: MIT */
package java.util.concurrent.locks;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.util.Collection;
import java.util.concurrent.TimeUnit;

/** A lock that its owner may take again. */
public class ReentrantLock implements Lock, java.io.Serializable {
    private static final long serialVersionUID = 7373984872572414699L;
    private final Sync sync;

    private static class Sync extends AbstractQueuedSynchronizer {
        private static final long serialVersionUID = -5179523762034025860L;
        transient boolean fair;

        Sync(boolean fair) {
            this.fair = fair;
        }

        boolean attempt(int n, boolean barge) {
            int held = getState();
            return held == 0 ? (barge || !hasQueuedPredecessors()) && take(n)
                : getExclusiveOwnerThread() == Thread.currentThread() && deepen(held + n);
        }

        private boolean take(int n) {
            if (!compareAndSetState(0, n)) {
                return false;
            }
            setExclusiveOwnerThread(Thread.currentThread());
            return true;
        }

        private boolean deepen(int depth) {
            if (depth < 0) {
                throw new Error("Maximum lock count exceeded");
            }
            setState(depth);
            return true;
        }

        @Override
        protected boolean tryAcquire(int n) {
            return attempt(n, !fair);
        }

        @Override
        protected boolean tryRelease(int n) {
            if (getExclusiveOwnerThread() != Thread.currentThread()) {
                throw new IllegalMonitorStateException();
            }
            int c = getState() - n;
            if (c == 0) {
                setExclusiveOwnerThread(null);
            }
            setState(c);
            return c == 0;
        }

        @Override
        protected boolean isHeldExclusively() {
            return getExclusiveOwnerThread() == Thread.currentThread();
        }

        Thread owner() {
            return getState() == 0 ? null : getExclusiveOwnerThread();
        }

        int holds() {
            return isHeldExclusively() ? getState() : 0;
        }

        boolean locked() {
            return getState() != 0;
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            fair = this instanceof FairSync;
            setState(0);
        }
    }

    private static final class NonfairSync extends Sync {
        private static final long serialVersionUID = 7316153563782823691L;

        NonfairSync() {
            super(false);
        }
    }

    private static final class FairSync extends Sync {
        private static final long serialVersionUID = -3000897897090466540L;

        FairSync() {
            super(true);
        }
    }

    public ReentrantLock() {
        sync = new NonfairSync();
    }

    public ReentrantLock(boolean fair) {
        sync = fair ? new FairSync() : new NonfairSync();
    }

    @Override
    public void lock() {
        Sync s = sync;
        if (!s.attempt(1, !s.fair)) {
            s.await(1, false);
        }
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
        sync.acquireInterruptibly(1);
    }

    @Override
    public boolean tryLock() {
        return sync.attempt(1, true);
    }

    @Override
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
        return sync.tryAcquireNanos(1, unit.toNanos(timeout));
    }

    @Override
    public void unlock() {
        Sync s = sync;
        if (s.tryRelease(1)) {
            s.callNext();
        }
    }

    @Override
    public Condition newCondition() {
        return sync.new ConditionObject();
    }

    public int getHoldCount() {
        return sync.holds();
    }

    public boolean isHeldByCurrentThread() {
        return sync.isHeldExclusively();
    }

    public boolean isLocked() {
        return sync.locked();
    }

    public final boolean isFair() {
        return sync.fair;
    }

    protected Thread getOwner() {
        return sync.owner();
    }

    public final boolean hasQueuedThreads() {
        return sync.hasQueuedThreads();
    }

    public final boolean hasQueuedThread(Thread thread) {
        return sync.isQueued(thread);
    }

    public final int getQueueLength() {
        return sync.getQueueLength();
    }

    protected Collection<Thread> getQueuedThreads() {
        return sync.getQueuedThreads();
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

    @Override
    public String toString() {
        Thread o = sync.owner();
        return super.toString() + (o == null ? "[Unlocked]" : "[Locked by thread " + o.getName()
            + "]");
    }
}
