/* SPDX-License-Identifier: MIT */
package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;
import jdk.internal.misc.Unsafe;

/**
 * A lock for writing, reading, and reading in the hope that nobody writes. It consists of a gate
 * and a ticket.
 *
 * <p>The gate is a synchronizer of readers and one writer: how many read, or -1 while one writes.
 * The ticket is a sequence number: it goes up by 2 when a writer has come and when it is to go, so
 * that its bit 1 says that somebody writes, and nobody writes while it stays. Stamps are tickets: a
 * writer's is the ticket of its time, a reader's that with bit 0 set, any other ticket without a
 * writer is a hope. Only who has passed the gate as a writer changes the ticket, so that it stays
 * for a reader as long as that is inside. It begins at 4: no stamp is 0 before 2^61 writers have
 * come.
 */
public class StampedLock implements java.io.Serializable {
    private static final long serialVersionUID = -6001602636862214147L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long TICKET = U.objectFieldOffset(StampedLock.class, "ticket");
    private static final long READS = 1;
    private static final long WRITES = 2;
    private static final long STEP = 2;
    private static final long FIRST = 4;

    private transient volatile long ticket = FIRST;
    private transient Gate gate = new Gate();
    private transient Lock readView;
    private transient Lock writeView;
    private transient ReadWriteLock bothView;

    public StampedLock() {
    }

    /** Who is inside. The argument of each call says nothing. */
    private static final class Gate extends AbstractQueuedSynchronizer {
        private static final long serialVersionUID = 1L;
        private static final int WRITER = -1;

        @Override
        protected boolean tryAcquire(int ignored) {
            return enterAsWriter();
        }

        @Override
        protected int tryAcquireShared(int ignored) {
            return enterAsReader() ? 1 : -1;
        }

        boolean enterAsWriter() {
            return getState() == 0 && compareAndSetState(0, WRITER);
        }

        void leaveAsWriter() {
            setState(0);
            callNext();
        }

        boolean enterAsReader() {
            for (;;) {
                int readers = getState();
                if (readers < 0) {
                    return false;
                }
                if (readers == Integer.MAX_VALUE) {
                    throw new Error("Maximum lock count exceeded");
                }
                if (compareAndSetState(readers, readers + 1)) {
                    return true;
                }
            }
        }

        /** False: there was no reader. */
        boolean leaveAsReader() {
            for (;;) {
                int readers = getState();
                if (readers <= 0) {
                    return false;
                }
                if (compareAndSetState(readers, readers - 1)) {
                    if (readers == 1) {
                        callNext();
                    }
                    return true;
                }
            }
        }

        /** The only reader becomes the writer. */
        boolean becomeWriter() {
            return compareAndSetState(1, WRITER);
        }

        void becomeReader() {
            setState(1);
            callNext();
        }

        int readers() {
            return Math.max(getState(), 0);
        }

        boolean hasWriter() {
            return getState() == WRITER;
        }
    }

    // ---- Locking ----

    /** A writer has passed the gate. No store of its own may be seen before the ticket is. */
    private long writerCame() {
        long mine = ticket + STEP;
        U.putLong(this, TICKET, mine);
        U.storeFence();
        return mine;
    }

    /** A writer is to leave, by what it does with the gate next. */
    private long writerGoes(long mine) {
        long next = mine + STEP == 0 ? FIRST : mine + STEP;
        U.storeFence();
        U.putLong(this, TICKET, next);
        return next;
    }

    private long readersStamp() {
        return ticket | READS;
    }

    private static void refuseInterrupt() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    /** Readers who would wait stand behind those who wait already. */
    private boolean readsAtOnce() {
        return !gate.hasQueuedThreads() && gate.enterAsReader();
    }

    public long writeLock() {
        if (!gate.enterAsWriter()) {
            gate.acquire(1);
        }
        return writerCame();
    }

    public long tryWriteLock() {
        return gate.enterAsWriter() ? writerCame() : 0;
    }

    public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
        long nanos = unit.toNanos(time);
        return gate.tryAcquireNanos(1, nanos) ? writerCame() : 0;
    }

    public long writeLockInterruptibly() throws InterruptedException {
        gate.acquireInterruptibly(1);
        return writerCame();
    }

    public long readLock() {
        if (!readsAtOnce()) {
            gate.acquireShared(1);
        }
        return readersStamp();
    }

    public long tryReadLock() {
        return gate.enterAsReader() ? readersStamp() : 0;
    }

    public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
        long nanos = unit.toNanos(time);
        refuseInterrupt();
        return readsAtOnce() || nanos > 0 && gate.tryAcquireSharedNanos(1, nanos)
            ? readersStamp() : 0;
    }

    public long readLockInterruptibly() throws InterruptedException {
        refuseInterrupt();
        if (!readsAtOnce()) {
            gate.acquireSharedInterruptibly(1);
        }
        return readersStamp();
    }

    public long tryOptimisticRead() {
        long now = ticket;
        return (now & WRITES) == 0 ? now : 0;
    }

    public boolean validate(long stamp) {
        U.loadFence();
        return isOfNow(stamp);
    }

    /** Whether no writer has come or gone since the stamp was given. */
    private boolean isOfNow(long stamp) {
        return (stamp & ~READS) == ticket;
    }

    // ---- Unlocking ----

    public void unlockWrite(long stamp) {
        if (stamp != ticket || !isWriteLockStamp(stamp)) {
            throw new IllegalMonitorStateException();
        }
        writerGoes(stamp);
        gate.leaveAsWriter();
    }

    public void unlockRead(long stamp) {
        if (!isReadLockStamp(stamp) || !isOfNow(stamp) || !gate.leaveAsReader()) {
            throw new IllegalMonitorStateException();
        }
    }

    public void unlock(long stamp) {
        if (isWriteLockStamp(stamp)) {
            unlockWrite(stamp);
        } else {
            unlockRead(stamp);
        }
    }

    public boolean tryUnlockWrite() {
        long now = ticket;
        if (!isWriteLockStamp(now)) {
            return false;
        }
        unlockWrite(now);
        return true;
    }

    public boolean tryUnlockRead() {
        return gate.leaveAsReader();
    }

    // ---- Converting ----

    public long tryConvertToWriteLock(long stamp) {
        if (!isOfNow(stamp) || isWriteLockStamp(stamp)) {
            return isOfNow(stamp) ? stamp : 0;
        }
        if (isReadLockStamp(stamp)) {
            return gate.becomeWriter() ? writerCame() : 0;
        }
        if (!gate.enterAsWriter()) {
            return 0;
        }
        if (isOfNow(stamp)) {
            return writerCame();
        }
        // another has written before; this one was a writer for a moment, and wrote nothing
        gate.leaveAsWriter();
        return 0;
    }

    public long tryConvertToReadLock(long stamp) {
        if (!isOfNow(stamp)) {
            return 0;
        }
        if (isWriteLockStamp(stamp)) {
            long next = writerGoes(stamp) | READS;
            gate.becomeReader();
            return next;
        }
        if (isReadLockStamp(stamp)) {
            return gate.readers() > 0 ? stamp : 0;
        }
        if (!gate.enterAsReader()) {
            return 0;
        }
        if (isOfNow(stamp)) {
            return stamp | READS;
        }
        gate.leaveAsReader();
        return 0;
    }

    public long tryConvertToOptimisticRead(long stamp) {
        U.loadFence();
        if (!isOfNow(stamp)) {
            return 0;
        }
        if (isWriteLockStamp(stamp)) {
            long next = writerGoes(stamp);
            gate.leaveAsWriter();
            return next;
        }
        return !isReadLockStamp(stamp) ? stamp : gate.leaveAsReader() ? stamp & ~READS : 0;
    }

    // ---- Asking ----

    public boolean isWriteLocked() {
        return gate.hasWriter();
    }

    public boolean isReadLocked() {
        return gate.readers() > 0;
    }

    public static boolean isWriteLockStamp(long stamp) {
        return (stamp & (WRITES | READS)) == WRITES;
    }

    public static boolean isReadLockStamp(long stamp) {
        return (stamp & READS) != 0;
    }

    public static boolean isLockStamp(long stamp) {
        return (stamp & (WRITES | READS)) != 0;
    }

    public static boolean isOptimisticReadStamp(long stamp) {
        return stamp != 0 && !isLockStamp(stamp);
    }

    public int getReadLockCount() {
        return gate.readers();
    }

    @Override
    public String toString() {
        int readers = gate.readers();
        return super.toString() + (readers > 0 ? "[Read-locks:" + readers + "]"
            : gate.hasWriter() ? "[Write-locked]" : "[Unlocked]");
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
        gate = new Gate();
        ticket = FIRST;
    }
}
