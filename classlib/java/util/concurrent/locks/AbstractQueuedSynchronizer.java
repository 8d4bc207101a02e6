/* SPDX-License-Identifier: MIT */
package java.util.concurrent.locks;

import java.util.Collection;
import jdk.internal.misc.Unsafe;

/** A state word of type int and a queue of threads that wait for it (SynchronizerQueue). */
public abstract class AbstractQueuedSynchronizer extends SynchronizerQueue {
    private static final long serialVersionUID = 7373984972572414691L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long STATE =
        U.objectFieldOffset(AbstractQueuedSynchronizer.class, "state");

    private volatile int state;

    protected AbstractQueuedSynchronizer() {
    }

    protected final int getState() {
        return state;
    }

    protected final void setState(int newState) {
        state = newState;
    }

    protected final boolean compareAndSetState(int expect, int update) {
        return U.compareAndSetInt(this, STATE, expect, update);
    }

    protected boolean tryAcquire(int arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryRelease(int arg) {
        throw new UnsupportedOperationException();
    }

    protected int tryAcquireShared(int arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryReleaseShared(int arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean isHeldExclusively() {
        throw new UnsupportedOperationException();
    }

    @Override
    final boolean tryOnce(long arg, boolean shared) {
        return shared ? tryAcquireShared((int) arg) >= 0 : tryAcquire((int) arg);
    }

    @Override
    final boolean giveUp(long arg, boolean shared) {
        return shared ? tryReleaseShared((int) arg) : tryRelease((int) arg);
    }

    @Override
    final boolean heldExclusively() {
        return isHeldExclusively();
    }

    @Override
    final long wholeState() {
        return state;
    }

    public final void acquire(int arg) {
        if (!tryAcquire(arg)) {
            plain(arg, false);
        }
    }

    public final void acquireInterruptibly(int arg) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (!tryAcquire(arg)) {
            waitInterruptibly(arg, false);
        }
    }

    public final boolean tryAcquireNanos(int arg, long nanosTimeout) throws InterruptedException {
        return timed(arg, false, nanosTimeout);
    }

    public final boolean release(int arg) {
        if (!tryRelease(arg)) {
            return false;
        }
        if (hasContended()) {
            wakeFirst();
        }
        return true;
    }

    public final void acquireShared(int arg) {
        if (tryAcquireShared(arg) < 0) {
            plain(arg, true);
        }
    }

    public final void acquireSharedInterruptibly(int arg) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (tryAcquireShared(arg) < 0) {
            waitInterruptibly(arg, true);
        }
    }

    public final boolean tryAcquireSharedNanos(int arg, long nanosTimeout)
            throws InterruptedException {
        return timed(arg, true, nanosTimeout);
    }

    public final boolean releaseShared(int arg) {
        if (!tryReleaseShared(arg)) {
            return false;
        }
        if (hasContended()) {
            wakeFirst();
        }
        return true;
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
