/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import jdk.internal.misc.Unsafe;

/**
 * A task that is done when its own work and that of those it waits for is;
 * then it tells its completer.
 */
public abstract class CountedCompleter<T> extends ForkJoinTask<T> {
    private static final long serialVersionUID = 5232453752276485070L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long PENDING = U.objectFieldOffset(CountedCompleter.class, "pending");

    final CountedCompleter<?> completer;
    volatile int pending;

    protected CountedCompleter(CountedCompleter<?> completer, int initialPendingCount) {
        this.completer = completer;
        this.pending = initialPendingCount;
    }

    protected CountedCompleter(CountedCompleter<?> completer) {
        this.completer = completer;
    }

    protected CountedCompleter() {
        this.completer = null;
    }

    public abstract void compute();

    public void onCompletion(CountedCompleter<?> caller) {
    }

    public boolean onExceptionalCompletion(Throwable ex, CountedCompleter<?> caller) {
        return true;
    }

    public final CountedCompleter<?> getCompleter() {
        return completer;
    }

    public final int getPendingCount() {
        return pending;
    }

    public final void setPendingCount(int count) {
        pending = count;
    }

    public final void addToPendingCount(int delta) {
        U.getAndAddInt(this, PENDING, delta);
    }

    public final boolean compareAndSetPendingCount(int expected, int count) {
        return U.compareAndSetInt(this, PENDING, expected, count);
    }

    public final int decrementPendingCountUnlessZero() {
        int c;
        do {
            c = pending;
        } while (c != 0 && !compareAndSetPendingCount(c, c - 1));
        return c;
    }

    public final CountedCompleter<?> getRoot() {
        CountedCompleter<?> a = this;
        while (a.completer != null) {
            a = a.completer;
        }
        return a;
    }

    final boolean isUnder(CountedCompleter<?> root) {
        for (CountedCompleter<?> a = this; a != null; a = a.completer) {
            if (a == root) {
                return true;
            }
        }
        return false;
    }

    public final void tryComplete() {
        CountedCompleter<?> a = this;
        CountedCompleter<?> caller = a;
        while (a.decrementPendingCountUnlessZero() == 0) {
            a.onCompletion(caller);
            caller = a;
            a = a.completer;
            if (a == null) {
                caller.quietlyComplete();
                return;
            }
        }
    }

    public final void propagateCompletion() {
        CountedCompleter<?> a = this;
        while (a.decrementPendingCountUnlessZero() == 0) {
            CountedCompleter<?> done = a;
            a = a.completer;
            if (a == null) {
                done.quietlyComplete();
                return;
            }
        }
    }

    @Override
    public void complete(T rawResult) {
        setRawResult(rawResult);
        onCompletion(this);
        quietlyComplete();
        if (completer != null) {
            completer.tryComplete();
        }
    }

    public final CountedCompleter<?> firstComplete() {
        return decrementPendingCountUnlessZero() == 0 ? this : null;
    }

    public final CountedCompleter<?> nextComplete() {
        if (completer != null) {
            return completer.firstComplete();
        }
        quietlyComplete();
        return null;
    }

    public final void quietlyCompleteRoot() {
        getRoot().quietlyComplete();
    }

    public final void helpComplete(int maxTasks) {
        if (maxTasks <= 0 || isDone()) {
            return;
        }
        if (Thread.currentThread() instanceof ForkJoinWorkerThread w) {
            w.pool.helpComplete(this, w.queue, maxTasks);
        } else {
            ForkJoinPool.commonPool().helpComplete(this, null, maxTasks);
        }
    }

    @Override
    boolean fail(Throwable e) {
        boolean set = endThrowing(e);
        CountedCompleter<?> a = this;
        CountedCompleter<?> caller = a;
        while (a.onExceptionalCompletion(e, caller)) {
            caller = a;
            a = a.completer;
            if (a == null || a.isDone() || !a.endThrowing(e)) {
                break;
            }
        }
        return set;
    }

    @Override
    protected final boolean exec() {
        compute();
        return false;
    }

    @Override
    public T getRawResult() {
        return null;
    }

    @Override
    protected void setRawResult(T t) {
    }
}
