/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** Lets threads wait until a count is zero. */
public class CountDownLatch {
    private static final class Sync extends AbstractQueuedSynchronizer {
        private static final long serialVersionUID = 4982264981922014374L;

        Sync(int n) {
            setState(n);
        }

        int count() {
            return getState();
        }

        @Override
        protected int tryAcquireShared(int unused) {
            return getState() == 0 ? 1 : -1;
        }

        @Override
        protected boolean tryReleaseShared(int unused) {
            for (;;) {
                int c = getState();
                if (c == 0) {
                    return false;
                }
                if (compareAndSetState(c, c - 1)) {
                    return c == 1;
                }
            }
        }
    }

    private final Sync sync;

    public CountDownLatch(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count < 0");
        }
        sync = new Sync(count);
    }

    public void await() throws InterruptedException {
        sync.acquireSharedInterruptibly(1);
    }

    public boolean await(long timeout, TimeUnit unit) throws InterruptedException {
        return sync.tryAcquireSharedNanos(1, unit.toNanos(timeout));
    }

    public void countDown() {
        sync.releaseShared(1);
    }

    public long getCount() {
        return sync.count();
    }

    @Override
    public String toString() {
        return super.toString() + "[Count = " + sync.count() + "]";
    }
}
