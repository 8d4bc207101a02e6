/* SPDX-License-Identifier: MIT */
package java.util.concurrent.locks;

import java.util.ArrayList;
import jdk.internal.misc.Unsafe;

/**
 * The threads that wait for one synchronizer. A thread that waits is a Waiter, and stands in a row:
 * in that of the synchronizer, which is the line itself, or in that of a condition. It stands in
 * one row at most, which `row` tells.
 *
 * <p>Rows are changed under a latch, which is held for some assignments: nobody allocates, blocks
 * or runs the code of a subclass meanwhile. So a waiter leaves from the middle in one step, and a
 * signal moves it into the line in one step.
 *
 * <p>Only the front of the line tries. Whoever gives something up calls the front, after the
 * synchronizer's state tells of it. A call is owed to the line and not to the waiter: it marks the
 * waiter, and a waiter that leaves with a mark calls the new front. A caller marks, then looks
 * whether the marked one still is the front; a leaver makes another one the front, then looks at
 * its mark. One of the two sees the other, therefore no call is lost. A waiter takes its mark away
 * before it tries, and sleeps only without one.
 */
abstract class WaitingLine extends WaitingRow {
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long LATCH = U.objectFieldOffset(WaitingLine.class, "latch");
    private static final long CALLED = U.objectFieldOffset(Waiter.class, "called");
    private static final int SPINS = 40;

    private final Object blocker;
    private volatile int latch;
    volatile boolean everUsed;

    WaitingLine(Object synchronizer) {
        blocker = synchronizer;
    }

    /**
     * Tries to acquire: negative without success, positive when others that share may have success,
     * too.
     */
    abstract int attempt(long arg, boolean shared);

    /**
     * Releases exclusively what the synchronizer's state says, and calls; false:
     * it is not released.
     */
    abstract boolean giveUp(long state);

    /* ---- Rows ---- */

    /* After this nothing is called but what needs no more stack than this did. */
    private void close() {
        for (int n = 0; !U.compareAndSetInt(this, LATCH, 0, 1); n++) {
            if (n < SPINS) {
                Thread.onSpinWait();
            } else {
                Thread.yield();
            }
        }
    }

    private void enter(WaitingRow row, Waiter w) {
        if (row == this) {
            everUsed = true;
        }
        close();
        row.append(w);
        latch = 0;
    }

    private void leave(WaitingRow row, Waiter w, boolean pass) {
        close();
        row.remove(w);
        latch = 0;
        if (row == this && (pass || w.called != 0)) {
            call();
        }
    }

    /* From a condition's row to the line, unless a signal did so before. */
    private boolean withdraw(WaitingRow row, Waiter w) {
        everUsed = true;
        close();
        boolean still = w.row == row;
        if (still) {
            row.remove(w);
            append(w);
        }
        latch = 0;
        return still;
    }

    /**
     * Moves the first waiter of a condition, or all, into the line.
     * The caller holds the synchronizer and will call.
     */
    final void signal(WaitingRow row, boolean all) {
        everUsed = true;
        close();
        Waiter w;
        while ((w = row.front) != null) {
            row.remove(w);
            append(w);
            if (!all) {
                break;
            }
        }
        latch = 0;
    }

    /** Tells the front that an attempt may have success now. */
    final void call() {
        for (Waiter w = front; w != null;) {
            if (w.called == 0 && U.compareAndSetInt(w, CALLED, 0, 1)) {
                LockSupport.unpark(w.thread);
            }
            Waiter now = front;
            if (now == w) {
                return;
            }
            w = now;
        }
    }

    /* ---- Waiting ---- */

    /* Of a waiter in the line: waits for its turn, and tries then; false: it was late or disturbed,
     * and has left. */
    private boolean takeTurn(Waiter me, long arg) {
        int result = -1;
        try {
            do {
                if (front == me) {
                    me.called = 0;
                    result = attempt(arg, me.shared);
                    if (result >= 0) {
                        return true;
                    }
                }
            } while ((me.called != 0 || me.doze(blocker)) && !me.disturbed());
            return false;
        } finally {
            leave(this, me, result != 0);
        }
    }

    /** Waits until an attempt has success. */
    final void await(long arg, boolean shared) {
        Waiter me = new Waiter(shared, false, Waiter.ENDLESS, 0);
        enter(this, me);
        takeTurn(me, arg);
        if (me.interrupted) {
            me.thread.interrupt();
        }
    }

    /**
     * Waits until an attempt has success, or the thread is interrupted, or until a time; false:
     * it is late.
     */
    final boolean await(long arg, boolean shared, int clock, long limit)
            throws InterruptedException {
        Waiter me = new Waiter(shared, true, clock, limit);
        enter(this, me);
        boolean done = takeTurn(me, arg);
        if (!done && me.interrupted) {
            throw new InterruptedException();
        }
        return done;
    }

    /**
     * What a condition does: gives up the synchronizer's whole state, waits for a signal, an
     * interrupt or the time, and acquires as much again; false: the time came before a signal.
     */
    final boolean rest(WaitingRow row, long state, boolean interruptible, int clock, long limit)
            throws InterruptedException {
        Waiter me = new Waiter(false, interruptible, clock, limit);
        enter(row, me);
        boolean free = false;
        try {
            free = giveUp(state);
        } finally {
            if (!free) {
                leave(row, me, false);
            }
        }
        if (!free) {
            throw new IllegalMonitorStateException();
        }
        boolean late = false;
        boolean broken = false;
        while (me.row == row) {
            if (me.disturbed()) {
                broken = withdraw(row, me);
            } else if (!me.doze(row)) {
                late = withdraw(row, me);
            }
        }
        me.interruptible = false;
        me.clock = Waiter.ENDLESS;
        takeTurn(me, state);
        if (broken) {
            throw new InterruptedException();
        }
        if (me.interrupted) {
            me.thread.interrupt();
        }
        return !late;
    }

    /* ---- Inspection ---- */

    final Thread first() {
        Waiter w = front;
        return w == null ? null : w.thread;
    }

    final boolean firstIsExclusive() {
        Waiter w = front;
        return w != null && !w.shared;
    }

    final boolean isQueued(Thread thread) {
        boolean found = false;
        close();
        for (Waiter w = front; w != null && !found; w = w.behind) {
            found = w.thread == thread;
        }
        latch = 0;
        return found;
    }

    final int length(WaitingRow row) {
        close();
        int n = row.length;
        latch = 0;
        return n;
    }

    /** Those that wait exclusively, those that share, or both; from the first to the last. */
    final ArrayList<Thread> threads(WaitingRow row, boolean exclusive, boolean sharing) {
        ArrayList<Thread> list = new ArrayList<>();
        for (int room = 8; room > 0;) {
            Thread[] found = new Thread[room];
            int n = 0;
            close();
            int length = row.length;
            if (length <= room) {
                for (Waiter w = row.front; w != null; w = w.behind) {
                    if (w.shared ? sharing : exclusive) {
                        found[n++] = w.thread;
                    }
                }
            }
            latch = 0;
            room = length <= room ? 0 : length;
            for (int i = 0; i < n; i++) {
                list.add(found[i]);
            }
        }
        return list;
    }
}
