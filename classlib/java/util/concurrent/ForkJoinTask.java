/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import jdk.internal.misc.Unsafe;

/**
 * A task for a fork/join pool. Its status word is negative when it is done; who waits without anything to
 * help with sets SIGNAL and waits on the task's monitor.
 */
public abstract class ForkJoinTask<V> implements Future<V>, Serializable {
    private static final long serialVersionUID = -7721805057305804111L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long STATUS = U.objectFieldOffset(ForkJoinTask.class, "status");

    private static final int DONE = 1 << 31;
    private static final int ABNORMAL = 1 << 18;
    private static final int THROWN = 1 << 17;
    private static final int SIGNAL = 1 << 16;
    private static final int TAG = 0xFFFF;

    volatile int status;
    /** The queue of the worker that runs this task; who joins it helps with what lies there. */
    transient volatile ForkJoinPool.WorkQueue runner;
    private transient volatile Throwable thrown;
    private transient volatile Thread thrower;

    public ForkJoinTask() {
    }

    public abstract V getRawResult();

    protected abstract void setRawResult(V value);

    protected abstract boolean exec();

    // ---- Completing ----

    private boolean casStatus(int from, int to) {
        return U.compareAndSetInt(this, STATUS, from, to);
    }

    /* True when this call made it done. */
    private boolean finish(int bits) {
        for (;;) {
            int s = status;
            if (s < 0) {
                return false;
            }
            if (casStatus(s, s | DONE | bits)) {
                if ((s & SIGNAL) != 0) {
                    synchronized (this) {
                        notifyAll();
                    }
                }
                return true;
            }
        }
    }

    /* Overridden where a failure travels on. */
    boolean trySetThrown(Throwable e) {
        synchronized (this) {
            if (status < 0) {
                return false;
            }
            if (thrown == null) {
                thrower = Thread.currentThread();
                thrown = e;
            }
        }
        return finish(ABNORMAL | THROWN);
    }

    boolean trySetException(Throwable e) {
        return trySetThrown(e);
    }

    final void doExec() {
        if (status < 0) {
            return;
        }
        boolean completed;
        try {
            completed = exec();
        } catch (Throwable e) {
            trySetException(e);
            return;
        }
        if (completed) {
            finish(0);
        }
    }

    // ---- Waiting ----

    /* Helps, then blocks. False: the time is over. */
    private boolean awaitDone(boolean interruptible, boolean timed, long nanos)
            throws InterruptedException {
        if (interruptible && Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (status < 0) {
            return true;
        }
        long deadline = timed ? System.nanoTime() + nanos : 0;
        ForkJoinPool pool = null;
        if (Thread.currentThread() instanceof ForkJoinWorkerThread w) {
            pool = w.pool;
            pool.help(this, w.queue, timed);
        } else {
            ForkJoinPool.externalHelp(this, timed);
        }
        if (status < 0) {
            return true;
        }
        if (pool != null) {
            pool.beginBlocking();
        }
        try {
            return block(interruptible, timed, deadline);
        } finally {
            if (pool != null) {
                pool.endBlocking();
            }
        }
    }

    private boolean block(boolean interruptible, boolean timed, long deadline)
            throws InterruptedException {
        boolean interrupted = false;
        try {
            for (int s; (s = status) >= 0;) {
                if ((s & SIGNAL) == 0 && !casStatus(s, s | SIGNAL)) {
                    continue;
                }
                synchronized (this) {
                    if (status < 0) {
                        return true;
                    }
                    try {
                        if (timed) {
                            long left = deadline - System.nanoTime();
                            if (left <= 0) {
                                return false;
                            }
                            wait(left / 1000_000, (int) (left % 1000_000));
                        } else {
                            wait();
                        }
                    } catch (InterruptedException e) {
                        if (interruptible) {
                            throw e;
                        }
                        interrupted = true;
                    }
                }
            }
            return true;
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void quietAwait() {
        try {
            awaitDone(false, false, 0);
        } catch (InterruptedException e) {
            throw new InternalError(e);
        }
    }

    // ---- Results ----

    /* A failure of another thread is given as a new exception of its class, with the first as its cause,
     * where the class has a public constructor for that. */
    private Throwable failure() {
        Throwable e = thrown;
        if (e == null || thrower == Thread.currentThread()) {
            return e;
        }
        try {
            Constructor<?> plain = null;
            for (Constructor<?> c : e.getClass().getConstructors()) {
                Class<?>[] types = c.getParameterTypes();
                if (types.length == 0) {
                    plain = c;
                } else if (types.length == 1 && types[0] == Throwable.class) {
                    return (Throwable) c.newInstance(e);
                }
            }
            if (plain != null) {
                Throwable copy = (Throwable) plain.newInstance();
                copy.initCause(e);
                return copy;
            }
        } catch (Exception ignored) {
            return e;
        }
        return e;
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> RuntimeException sneak(Throwable e) throws T {
        throw (T) e;
    }

    private V result() {
        int s = status;
        if ((s & ABNORMAL) != 0) {
            if ((s & THROWN) != 0) {
                Throwable e = failure();
                if (e != null) {
                    throw ForkJoinTask.<RuntimeException>sneak(e);
                }
            }
            throw new CancellationException();
        }
        return getRawResult();
    }

    private V report() throws ExecutionException {
        int s = status;
        if ((s & ABNORMAL) != 0) {
            if ((s & THROWN) != 0) {
                throw new ExecutionException(failure());
            }
            throw new CancellationException();
        }
        return getRawResult();
    }

    public final ForkJoinTask<V> fork() {
        if (Thread.currentThread() instanceof ForkJoinWorkerThread w) {
            w.queue.push(this);
            w.pool.signalWork();
        } else {
            ForkJoinPool.commonPool().submitExternally(this);
        }
        return this;
    }

    public final V join() {
        if (status >= 0) {
            quietAwait();
        }
        return result();
    }

    public final V invoke() {
        quietlyInvoke();
        return result();
    }

    public final void quietlyInvoke() {
        doExec();
        if (status >= 0) {
            quietAwait();
        }
    }

    public final void quietlyJoin() {
        if (status >= 0) {
            quietAwait();
        }
    }

    public static void invokeAll(ForkJoinTask<?> t1, ForkJoinTask<?> t2) {
        Objects.requireNonNull(t1);
        t2.fork();
        t1.quietlyInvoke();
        if (t1.isCompletedAbnormally()) {
            cancelQuietly(t2);
            t1.result();
        }
        t2.join();
    }

    public static void invokeAll(ForkJoinTask<?>... tasks) {
        ForkJoinTask<?> failed = null;
        for (int i = tasks.length - 1; i > 0; i--) {
            Objects.requireNonNull(tasks[i]).fork();
        }
        for (int i = 0; i < tasks.length && failed == null; i++) {
            ForkJoinTask<?> t = Objects.requireNonNull(tasks[i]);
            if (i == 0) {
                t.quietlyInvoke();
            } else {
                t.quietlyJoin();
            }
            if (t.isCompletedAbnormally()) {
                failed = t;
            }
        }
        if (failed != null) {
            for (ForkJoinTask<?> t : tasks) {
                cancelQuietly(t);
            }
            failed.result();
        }
    }

    public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
        if (tasks instanceof RandomAccess && tasks instanceof List) {
            invokeAll(tasks.toArray(new ForkJoinTask<?>[0]));
        } else {
            invokeAll(tasks.toArray(new ForkJoinTask<?>[tasks.size()]));
        }
        return tasks;
    }

    static void cancelQuietly(Future<?> task) {
        if (task != null) {
            try {
                task.cancel(true);
            } catch (Throwable ignored) {
                return;
            }
        }
    }

    @Override
    public final V get() throws InterruptedException, ExecutionException {
        awaitDone(true, false, 0);
        return report();
    }

    @Override
    public final V get(long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        if (!awaitDone(true, true, unit.toNanos(timeout))) {
            throw new TimeoutException();
        }
        return report();
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        finish(ABNORMAL);
        return isCancelled();
    }

    @Override
    public final boolean isDone() {
        return status < 0;
    }

    @Override
    public final boolean isCancelled() {
        return (status & (ABNORMAL | THROWN)) == ABNORMAL;
    }

    public final boolean isCompletedAbnormally() {
        return (status & ABNORMAL) != 0;
    }

    public final boolean isCompletedNormally() {
        return (status & (DONE | ABNORMAL)) == DONE;
    }

    public final Throwable getException() {
        int s = status;
        return (s & ABNORMAL) == 0 ? null
            : (s & THROWN) == 0 ? new CancellationException() : failure();
    }

    public void completeExceptionally(Throwable ex) {
        trySetException(ex instanceof RuntimeException || ex instanceof Error ? ex
            : new RuntimeException(ex));
    }

    public void complete(V value) {
        try {
            setRawResult(value);
        } catch (Throwable e) {
            trySetException(e);
            return;
        }
        finish(0);
    }

    public final void quietlyComplete() {
        finish(0);
    }

    public void reinitialize() {
        thrown = null;
        thrower = null;
        runner = null;
        status = 0;
    }

    // ---- Where it runs ----

    public static void helpQuiesce() {
        ForkJoinPool pool = Thread.currentThread() instanceof ForkJoinWorkerThread w ? w.pool
            : ForkJoinPool.commonPool();
        pool.awaitQuiescence(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    private static ForkJoinPool.WorkQueue localQueue() {
        return Thread.currentThread() instanceof ForkJoinWorkerThread w ? w.queue : null;
    }

    public boolean tryUnfork() {
        ForkJoinPool.WorkQueue q = localQueue();
        return q != null ? q.tryUnpush(this) : ForkJoinPool.commonPool().unsubmit(this, true);
    }

    public static ForkJoinPool getPool() {
        return Thread.currentThread() instanceof ForkJoinWorkerThread w ? w.pool : null;
    }

    public static boolean inForkJoinPool() {
        return Thread.currentThread() instanceof ForkJoinWorkerThread;
    }

    public static int getQueuedTaskCount() {
        ForkJoinPool.WorkQueue q = localQueue();
        return q != null ? q.size() : ForkJoinPool.commonPool().getQueuedSubmissionCount();
    }

    public static int getSurplusQueuedTaskCount() {
        return Thread.currentThread() instanceof ForkJoinWorkerThread w
            ? w.queue.size() - w.pool.wantedSurplus() : 0;
    }

    protected static ForkJoinTask<?> peekNextLocalTask() {
        ForkJoinPool.WorkQueue q = localQueue();
        return q == null ? null : q.peek();
    }

    protected static ForkJoinTask<?> pollNextLocalTask() {
        ForkJoinPool.WorkQueue q = localQueue();
        return q == null ? null : q.nextLocal();
    }

    protected static ForkJoinTask<?> pollTask() {
        if (Thread.currentThread() instanceof ForkJoinWorkerThread w) {
            ForkJoinTask<?> t = w.queue.nextLocal();
            return t != null ? t : w.pool.scan(w.queue);
        }
        return null;
    }

    protected static ForkJoinTask<?> pollSubmission() {
        return Thread.currentThread() instanceof ForkJoinWorkerThread w
            ? w.pool.pollSubmission() : null;
    }

    // ---- Tags ----

    public final short getForkJoinTaskTag() {
        return (short) status;
    }

    public final short setForkJoinTaskTag(short newValue) {
        for (;;) {
            int s = status;
            if (casStatus(s, s & ~TAG | newValue & TAG)) {
                return (short) s;
            }
        }
    }

    public final boolean compareAndSetForkJoinTaskTag(short expect, short update) {
        for (;;) {
            int s = status;
            if ((short) s != expect) {
                return false;
            }
            if (casStatus(s, s & ~TAG | update & TAG)) {
                return true;
            }
        }
    }

    // ---- Adapters ----

    /** Runs a callable, or a runnable with a result; `raises` tells what to do with checked exceptions. */
    static final class Adapted<T> extends ForkJoinTask<T> implements RunnableFuture<T> {
        private static final long serialVersionUID = 2838392045355241008L;
        private final transient Callable<? extends T> callable;
        private final transient Runnable runnable;
        private transient T value;

        Adapted(Callable<? extends T> callable, Runnable runnable, T value) {
            this.callable = callable;
            this.runnable = runnable;
            this.value = value;
        }

        @Override
        public T getRawResult() {
            return value;
        }

        @Override
        protected void setRawResult(T v) {
            value = v;
        }

        @Override
        protected boolean exec() {
            if (callable == null) {
                runnable.run();
                return true;
            }
            try {
                value = callable.call();
                return true;
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        }

        @Override
        public void run() {
            invoke();
        }

        @Override
        public String toString() {
            return super.toString() + "[Wrapped task = " + (callable == null ? runnable : callable) + "]";
        }
    }

    /** A runnable that nobody joins: its failure goes to the thread's handler. */
    static final class Executed extends ForkJoinTask<Void> {
        private static final long serialVersionUID = 5232453952276885070L;
        private final transient Runnable runnable;

        Executed(Runnable runnable) {
            this.runnable = runnable;
        }

        @Override
        public Void getRawResult() {
            return null;
        }

        @Override
        protected void setRawResult(Void v) {
        }

        @Override
        protected boolean exec() {
            runnable.run();
            return true;
        }

        @Override
        boolean trySetException(Throwable e) {
            boolean set = trySetThrown(e);
            Thread t = Thread.currentThread();
            Thread.UncaughtExceptionHandler h = set ? t.getUncaughtExceptionHandler() : null;
            if (h != null) {
                try {
                    h.uncaughtException(t, e);
                } catch (Throwable ignored) {
                    return set;
                }
            }
            return set;
        }
    }

    public static ForkJoinTask<?> adapt(Runnable runnable) {
        return new Adapted<Void>(null, Objects.requireNonNull(runnable), null);
    }

    public static <T> ForkJoinTask<T> adapt(Runnable runnable, T result) {
        return new Adapted<>(null, Objects.requireNonNull(runnable), result);
    }

    public static <T> ForkJoinTask<T> adapt(Callable<? extends T> callable) {
        return new Adapted<>(Objects.requireNonNull(callable), null, null);
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        s.writeObject(getException());
    }

    private void readObject(java.io.ObjectInputStream s)
            throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        if (s.readObject() instanceof Throwable e) {
            thrown = e;
        }
    }
}
