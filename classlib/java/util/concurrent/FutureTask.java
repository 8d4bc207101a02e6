/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import jdk.internal.misc.Unsafe;

/**
 * A task that can be run once, waited for and cancelled. One reference says all about it:
 *
 *     FRESH ----> the thread that runs it ----> an End
 *       |  <------- (runAndReset)                ^
 *       +----------------------------------------+  (set, setException, cancel)
 *
 * An End never changes, but for one flag: a thread that runs the task and finds it cancelled with
 * an interrupt does not return before it has been interrupted, so that the interrupt hits nothing
 * that it does later.
 */
public class FutureTask<V> implements RunnableFuture<V> {
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long STAGE = U.objectFieldOffset(FutureTask.class, "stage");
    private static final Object FRESH = new Object();

    private static final class End {
        final Object value; // what was returned or thrown
        final boolean returned;
        final boolean cancelled;
        volatile boolean interrupting;

        End(Object value, boolean returned, boolean cancelled) {
            this.value = value;
            this.returned = returned;
            this.cancelled = cancelled;
        }
    }

    private volatile Object stage = FRESH;
    private Callable<V> callable;
    private final CountDownLatch ended = new CountDownLatch(1);

    public FutureTask(Callable<V> callable) {
        this.callable = java.util.Objects.requireNonNull(callable);
    }

    public FutureTask(Runnable runnable, V result) {
        this(Executors.callable(runnable, result));
    }

    @Override
    public boolean isCancelled() {
        return stage instanceof End && ((End) stage).cancelled;
    }

    @Override
    public boolean isDone() {
        return stage instanceof End;
    }

    /** What it was before, or null when it had ended already. */
    private Object end(End end) {
        for (;;) {
            Object before = stage;
            if (before instanceof End) {
                return null;
            }
            if (U.compareAndSetReference(this, STAGE, before, end)) {
                return before;
            }
        }
    }

    private void announce() {
        ended.countDown();
        callable = null;
        done();
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        End end = new End(null, false, true);
        end.interrupting = mayInterruptIfRunning;
        Object before = end(end);
        if (before == null) {
            return false;
        }
        try {
            if (mayInterruptIfRunning && before instanceof Thread) {
                ((Thread) before).interrupt();
            }
        } finally {
            end.interrupting = false;
            announce();
        }
        return true;
    }

    protected void set(V v) {
        if (end(new End(v, true, false)) != null) {
            announce();
        }
    }

    protected void setException(Throwable t) {
        if (end(new End(t, false, false)) != null) {
            announce();
        }
    }

    protected void done() {
    }

    @SuppressWarnings("unchecked")
    private V answer() throws ExecutionException {
        End end = (End) stage;
        if (end.returned) {
            return (V) end.value;
        }
        if (end.cancelled) {
            throw new CancellationException();
        }
        throw new ExecutionException((Throwable) end.value);
    }

    @Override
    public V get() throws InterruptedException, ExecutionException {
        if (!isDone()) {
            ended.await();
        }
        return answer();
    }

    @Override
    public V get(long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        java.util.Objects.requireNonNull(unit);
        if (!isDone() && !ended.await(timeout, unit)) {
            throw new TimeoutException();
        }
        return answer();
    }

    @Override
    public void run() {
        Thread self = Thread.currentThread();
        if (U.compareAndSetReference(this, STAGE, FRESH, self)) {
            try {
                Callable<V> task = callable;
                V value = null;
                Throwable thrown = null;
                if (stage == self) {
                    try {
                        value = task.call();
                    } catch (Throwable e) {
                        thrown = e;
                    }
                    if (thrown == null) {
                        set(value); // what done() throws goes to the caller
                    } else {
                        setException(thrown);
                    }
                }
            } finally {
                leave(self);
            }
        }
    }

    protected boolean runAndReset() {
        Thread self = Thread.currentThread();
        if (!U.compareAndSetReference(this, STAGE, FRESH, self)) {
            return false;
        }
        try {
            Callable<V> task = callable;
            if (stage == self) {
                task.call();
            }
        } catch (Throwable e) {
            setException(e);
        } finally {
            leave(self);
        }
        return !isDone();
    }

    /** This thread runs it no longer. */
    private void leave(Thread self) {
        if (!U.compareAndSetReference(this, STAGE, self, FRESH)) {
            Object now = stage;
            while (now instanceof End && ((End) now).interrupting) {
                Thread.yield();
            }
        }
    }

    @Override
    public String toString() {
        Object now = stage;
        String what;
        if (now instanceof End) {
            End end = (End) now;
            what = end.returned ? "Completed normally"
                : end.cancelled ? "Cancelled" : "Completed exceptionally: " + end.value;
        } else {
            Callable<?> task = callable;
            what = "Not completed" + (task == null ? "" : ", task = " + task);
        }
        return super.toString() + "[" + what + "]";
    }
}
