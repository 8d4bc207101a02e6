/* SPDX-License-Identifier: MIT */
package java.util.concurrent.locks;

import java.util.Collection;
import jdk.internal.misc.Unsafe;

/** A state word of type long and a queue of threads that wait for it (SynchronizerQueue). */
public abstract class AbstractQueuedLongSynchronizer extends SynchronizerQueue {
    private static final long serialVersionUID = 7373984972572414692L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long STATE =
        U.objectFieldOffset(AbstractQueuedLongSynchronizer.class, "state");

    private volatile long state;

    public AbstractQueuedLongSynchronizer() {
    }

    protected final long getState() {
        return state;
    }

    protected final void setState(long newState) {
        state = newState;
    }

    protected final boolean compareAndSetState(long expect, long update) {
        return U.compareAndSetLong(this, STATE, expect, update);
    }

    protected boolean tryAcquire(long arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryRelease(long arg) {
        throw new UnsupportedOperationException();
    }

    protected long tryAcquireShared(long arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryReleaseShared(long arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean isHeldExclusively() {
        throw new UnsupportedOperationException();
    }

    @Override
    final boolean tryOnce(long arg, boolean shared) {
        return shared ? tryAcquireShared((long) arg) >= 0 : tryAcquire((long) arg);
    }

    @Override
    final boolean giveUp(long arg, boolean shared) {
        return shared ? tryReleaseShared((long) arg) : tryRelease((long) arg);
    }

    @Override
    final boolean heldExclusively() {
        return isHeldExclusively();
    }

    @Override
    final long wholeState() {
        return state;
    }

    public final void acquire(long arg) {
        if (!tryAcquire(arg)) {
            plain(arg, false);
        }
    }

    public final void acquireInterruptibly(long arg) throws InterruptedException {
        interruptibly(arg, false);
    }

    public final boolean tryAcquireNanos(long arg, long nanosTimeout) throws InterruptedException {
        return timed(arg, false, nanosTimeout);
    }

    public final boolean release(long arg) {
        return release(arg, false);
    }

    public final void acquireShared(long arg) {
        if (tryAcquireShared(arg) < 0) {
            plain(arg, true);
        }
    }

    public final void acquireSharedInterruptibly(long arg) throws InterruptedException {
        interruptibly(arg, true);
    }

    public final boolean tryAcquireSharedNanos(long arg, long nanosTimeout)
            throws InterruptedException {
        return timed(arg, true, nanosTimeout);
    }

    public final boolean releaseShared(long arg) {
        return release(arg, true);
    }

    public final boolean owns(ConditionObject condition) {
        return condition.queue() == this;
    }

    public final boolean hasWaiters(ConditionObject condition) {
        return !waitingThreads(condition).isEmpty();
    }

    public final int getWaitQueueLength(ConditionObject condition) {
        return waitingThreads(condition).size();
    }

    public final Collection<Thread> getWaitingThreads(ConditionObject condition) {
        return waitingThreads(condition);
    }

    /** A condition of this synchronizer. */
    public class ConditionObject extends Waiters {
        private static final long serialVersionUID = 1173984872572414699L;

        public ConditionObject() {
        }
    }
}
