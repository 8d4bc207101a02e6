/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import jdk.internal.misc.Unsafe;

/** A task that can be run once, waited for and cancelled. */
public class FutureTask<V> implements RunnableFuture<V> {
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long STATE = U.objectFieldOffset(FutureTask.class, "state");
    private static final long RUNNER = U.objectFieldOffset(FutureTask.class, "runner");
    private static final int NEW = 0;
    private static final int COMPLETING = 1;
    private static final int NORMAL = 2;
    private static final int EXCEPTIONAL = 3;
    private static final int CANCELLED = 4;
    private static final int INTERRUPTING = 5;
    private static final int INTERRUPTED = 6;

    private volatile int state;
    private Callable<V> callable;
    private Object outcome;
    private volatile Thread runner;
    private final CountDownLatch done = new CountDownLatch(1);

    public FutureTask(Callable<V> callable) {
        this.callable = java.util.Objects.requireNonNull(callable);
    }

    public FutureTask(Runnable runnable, V result) {
        this(Executors.callable(runnable, result));
    }

    @Override
    public boolean isCancelled() {
        return state >= CANCELLED;
    }

    @Override
    public boolean isDone() {
        return state != NEW;
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        if (!U.compareAndSetInt(this, STATE, NEW, mayInterruptIfRunning ? INTERRUPTING
                : CANCELLED)) {
            return false;
        }
        if (mayInterruptIfRunning) {
            Thread t = runner;
            if (t != null) {
                t.interrupt();
            }
            state = INTERRUPTED;
        }
        finish();
        return true;
    }

    private void finish() {
        done.countDown();
        callable = null;
        done();
    }

    @SuppressWarnings("unchecked")
    private V report() throws ExecutionException {
        int s = state;
        if (s >= CANCELLED) {
            throw new CancellationException();
        }
        if (s == NORMAL) {
            return (V) outcome;
        }
        throw new ExecutionException((Throwable) outcome);
    }

    @Override
    public V get() throws InterruptedException, ExecutionException {
        if (state < NORMAL) {
            done.await();
        }
        return report();
    }

    @Override
    public V get(long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        if (!done.await(timeout, unit)) {
            throw new TimeoutException();
        }
        return report();
    }

    protected void done() {
    }

    private void complete(Object value, int finalState) {
        if (U.compareAndSetInt(this, STATE, NEW, COMPLETING)) {
            outcome = value;
            state = finalState;
            finish();
        }
    }

    protected void set(V v) {
        complete(v, NORMAL);
    }

    protected void setException(Throwable t) {
        complete(t, EXCEPTIONAL);
    }

    private boolean runOnce(boolean setsResult) {
        if (state != NEW || !U.compareAndSetReference(this, RUNNER, null,
                Thread.currentThread())) {
            return false;
        }
        boolean ran = false;
        try {
            Callable<V> c = callable;
            if (c != null && state == NEW) {
                V result = null;
                try {
                    result = c.call();
                    ran = true;
                } catch (Throwable e) {
                    setException(e);
                }
                if (ran && setsResult) {
                    set(result);
                }
            }
        } finally {
            runner = null;
            while (state == INTERRUPTING) {
                Thread.yield();
            }
        }
        return ran && state == NEW;
    }

    @Override
    public void run() {
        runOnce(true);
    }

    protected boolean runAndReset() {
        return runOnce(false);
    }

    @Override
    public String toString() {
        switch (state) {
            case NORMAL: return super.toString() + "[Completed normally]";
            case EXCEPTIONAL: return super.toString() + "[Completed exceptionally: " + outcome
                + "]";
            case CANCELLED: case INTERRUPTING: case INTERRUPTED:
                return super.toString() + "[Cancelled]";
            default:
                Callable<?> c = callable;
                return super.toString() + (c == null ? "[Not completed]"
                    : "[Not completed, task = " + c + "]");
        }
    }
}
