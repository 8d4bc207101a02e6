/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.io.Serializable;
import java.util.Collection;
import java.util.concurrent.atomic.AtomicInteger;

/** A task for a fork/join pool. Joining a task that nobody has begun runs it in the joiner. */
public abstract class ForkJoinTask<V> implements Future<V>, Serializable {
    private static final long serialVersionUID = -7721805057305804111L;
    private static final int NEW = 0;
    private static final int RUNNING = 1;
    private static final int NORMAL = 2;
    private static final int FAILED = 3;

    private final AtomicInteger status = new AtomicInteger();
    private transient volatile Throwable exception;

    public ForkJoinTask() {
    }

    public abstract V getRawResult();

    protected abstract void setRawResult(V value);

    protected abstract boolean exec();

    final void runIfNew() {
        if (status.compareAndSet(NEW, RUNNING)) {
            try {
                if (exec()) {
                    end(NORMAL);
                }
            } catch (Throwable e) {
                completeExceptionally(e);
            }
        }
    }

    private void end(int state) {
        synchronized (this) {
            if (status.get() < NORMAL) {
                status.set(state);
            }
            notifyAll();
        }
    }

    public final ForkJoinTask<V> fork() {
        ForkJoinPool.current().push(this);
        return this;
    }

    private void await(boolean interruptible, long nanos) throws InterruptedException {
        runIfNew();
        long deadline = System.nanoTime() + nanos;
        ForkJoinPool pool = getPool();
        while (status.get() < NORMAL) {
            if (pool != null && pool.help()) {
                continue;
            }
            long left = nanos < 0 ? 1000_000 : deadline - System.nanoTime();
            if (left <= 0) {
                return;
            }
            synchronized (this) {
                if (status.get() < NORMAL) {
                    try {
                        wait(Math.max(1, Math.min(left / 1000_000, 1)));
                    } catch (InterruptedException e) {
                        if (interruptible) {
                            throw e;
                        }
                        Thread.currentThread().interrupt();
                        Thread.yield();
                    }
                }
            }
        }
    }

    private void quietAwait() {
        try {
            await(false, -1);
        } catch (InterruptedException e) {
            throw new InternalError(e);
        }
    }

    public final V join() {
        quietAwait();
        rethrow();
        return getRawResult();
    }

    private void rethrow() {
        Throwable e = exception;
        if (e instanceof RuntimeException r) {
            throw r;
        }
        if (e instanceof Error r) {
            throw r;
        }
        if (e != null) {
            throw new RuntimeException(e);
        }
    }

    public final V invoke() {
        return join();
    }

    public final void quietlyInvoke() {
        quietAwait();
    }

    public final void quietlyJoin() {
        quietAwait();
    }

    public static void invokeAll(ForkJoinTask<?> t1, ForkJoinTask<?> t2) {
        t2.fork();
        t1.invoke();
        t2.join();
    }

    public static void invokeAll(ForkJoinTask<?>... tasks) {
        for (int i = tasks.length - 1; i > 0; i--) {
            tasks[i].fork();
        }
        for (ForkJoinTask<?> t : tasks) {
            t.join();
        }
    }

    public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
        invokeAll(tasks.toArray(new ForkJoinTask<?>[0]));
        return tasks;
    }

    @Override
    public final V get() throws InterruptedException, ExecutionException {
        await(true, -1);
        return report();
    }

    private V report() throws ExecutionException {
        Throwable e = exception;
        if (e instanceof CancellationException c) {
            throw c;
        }
        if (e != null) {
            throw new ExecutionException(e);
        }
        return getRawResult();
    }

    @Override
    public final V get(long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        await(true, Math.max(0, unit.toNanos(timeout)));
        if (!isDone()) {
            throw new TimeoutException();
        }
        return report();
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        if (status.compareAndSet(NEW, RUNNING)) {
            completeExceptionally(new CancellationException());
        }
        return isCancelled();
    }

    @Override
    public final boolean isDone() {
        return status.get() >= NORMAL;
    }

    @Override
    public final boolean isCancelled() {
        return exception instanceof CancellationException;
    }

    public final boolean isCompletedAbnormally() {
        return status.get() == FAILED;
    }

    public final boolean isCompletedNormally() {
        return status.get() == NORMAL;
    }

    public final Throwable getException() {
        return exception;
    }

    public void completeExceptionally(Throwable ex) {
        exception = ex;
        end(FAILED);
    }

    public void complete(V value) {
        setRawResult(value);
        end(NORMAL);
    }

    public static ForkJoinPool getPool() {
        return ForkJoinPool.CURRENT.get();
    }

    public static boolean inForkJoinPool() {
        return getPool() != null;
    }
}
