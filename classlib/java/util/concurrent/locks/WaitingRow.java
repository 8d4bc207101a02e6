/* SPDX-License-Identifier: MIT */
package java.util.concurrent.locks;

/**
 * Waiters in the order in which they came; it is changed under the latch of its WaitingLine,
 * which says more.
 */
class WaitingRow {
    volatile Waiter front;
    Waiter back;
    int length;

    final void append(Waiter w) {
        Waiter b = back;
        w.ahead = b;
        w.row = this;
        back = w;
        length++;
        if (b == null) {
            front = w;
        } else {
            b.behind = w;
        }
    }

    final void remove(Waiter w) {
        Waiter a = w.ahead;
        Waiter b = w.behind;
        w.ahead = null;
        w.behind = null;
        w.row = null;
        length--;
        if (b == null) {
            back = a;
        } else {
            b.ahead = a;
        }
        if (a == null) {
            front = b;
        } else {
            a.behind = b;
        }
    }

    /** A thread that waits. */
    static final class Waiter {
        /** What limits its time: nothing, System.nanoTime, the clock on the wall. */
        static final int ENDLESS = 0;
        static final int NANOS = 1;
        static final int WALL = 2;

        final Thread thread = Thread.currentThread();
        final boolean shared;
        volatile WaitingRow row;
        Waiter ahead;
        Waiter behind;
        volatile int called;
        /* These are the waiter's own. */
        boolean interruptible;
        boolean interrupted;
        int clock;
        long limit;

        Waiter(boolean shared, boolean interruptible, int clock, long limit) {
            this.shared = shared;
            this.interruptible = interruptible;
            this.clock = clock;
            this.limit = limit;
        }

        /* Sleeps until it is called, interrupted, late, or for no reason; false: it is late. */
        boolean doze(Object blocker) {
            if (clock == ENDLESS) {
                LockSupport.park(blocker);
            } else if (clock == NANOS) {
                long left = limit - System.nanoTime();
                if (left <= 0) {
                    return false;
                }
                LockSupport.parkNanos(blocker, left);
            } else {
                if (System.currentTimeMillis() >= limit) {
                    return false;
                }
                LockSupport.parkUntil(blocker, limit);
            }
            return true;
        }

        /* Whether an interrupt ends the wait; one that doesn't is remembered. */
        boolean disturbed() {
            if (Thread.interrupted()) {
                interrupted = true;
                return interruptible;
            }
            return false;
        }
    }
}
