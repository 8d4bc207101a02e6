/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.util.Collection;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A number of permits. */
public class Semaphore implements java.io.Serializable {
    private static final long serialVersionUID = -3222578661600680210L;
    private final Sync sync;

    private static class Sync extends AbstractQueuedSynchronizer {
        private static final long serialVersionUID = 1192457210091910933L;
        transient boolean fair;

        Sync(int permits, boolean fair) {
            setState(permits);
            this.fair = fair;
        }

        int permits() {
            return getState();
        }

        int attempt(int n, boolean barge) {
            for (;;) {
                if (!barge && hasQueuedPredecessors()) {
                    return -1;
                }
                int c = getState();
                int left = c - n;
                if (left < 0 || compareAndSetState(c, left)) {
                    return left;
                }
            }
        }

        @Override
        protected int tryAcquireShared(int n) {
            return attempt(n, !fair);
        }

        @Override
        protected boolean tryReleaseShared(int n) {
            for (;;) {
                int c = getState();
                if (c + n < c) {
                    throw new Error("Maximum permit count exceeded");
                }
                if (compareAndSetState(c, c + n)) {
                    return true;
                }
            }
        }

        void reduce(int n) {
            for (;;) {
                int c = getState();
                if (c - n > c) {
                    throw new Error("Permit count underflow");
                }
                if (compareAndSetState(c, c - n)) {
                    return;
                }
            }
        }

        int drain() {
            for (;;) {
                int c = getState();
                if (c == 0 || compareAndSetState(c, 0)) {
                    return c;
                }
            }
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            fair = this instanceof FairSync;
        }
    }

    private static final class NonfairSync extends Sync {
        private static final long serialVersionUID = -2694183684443567898L;

        NonfairSync(int permits) {
            super(permits, false);
        }
    }

    private static final class FairSync extends Sync {
        private static final long serialVersionUID = 2014338818796000944L;

        FairSync(int permits) {
            super(permits, true);
        }
    }

    public Semaphore(int permits) {
        this(permits, false);
    }

    public Semaphore(int permits, boolean fair) {
        sync = fair ? new FairSync(permits) : new NonfairSync(permits);
    }

    private static int checked(int permits) {
        if (permits < 0) {
            throw new IllegalArgumentException();
        }
        return permits;
    }

    public void acquire() throws InterruptedException {
        sync.acquireSharedInterruptibly(1);
    }

    public void acquireUninterruptibly() {
        sync.acquireShared(1);
    }

    public boolean tryAcquire() {
        return sync.attempt(1, true) >= 0;
    }

    public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
        return sync.tryAcquireSharedNanos(1, unit.toNanos(timeout));
    }

    public void release() {
        sync.releaseShared(1);
    }

    public void acquire(int permits) throws InterruptedException {
        sync.acquireSharedInterruptibly(checked(permits));
    }

    public void acquireUninterruptibly(int permits) {
        sync.acquireShared(checked(permits));
    }

    public boolean tryAcquire(int permits) {
        return sync.attempt(checked(permits), true) >= 0;
    }

    public boolean tryAcquire(int permits, long timeout, TimeUnit unit)
            throws InterruptedException {
        return sync.tryAcquireSharedNanos(checked(permits), unit.toNanos(timeout));
    }

    public void release(int permits) {
        sync.releaseShared(checked(permits));
    }

    public int availablePermits() {
        return sync.permits();
    }

    public int drainPermits() {
        return sync.drain();
    }

    protected void reducePermits(int reduction) {
        sync.reduce(checked(reduction));
    }

    public boolean isFair() {
        return sync.fair;
    }

    public final boolean hasQueuedThreads() {
        return sync.hasQueuedThreads();
    }

    public final int getQueueLength() {
        return sync.getQueueLength();
    }

    protected Collection<Thread> getQueuedThreads() {
        return sync.getQueuedThreads();
    }

    @Override
    public String toString() {
        return super.toString() + "[Permits = " + sync.permits() + "]";
    }
}
