/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import jdk.internal.misc.Unsafe;

/**
 * A task for a fork/join pool. All that becomes of it is one reference, which is changed by
 * compare-and-set:
 *
 * <pre>
 *     null ------> WATCHED       somebody has nothing to help with and waits on the task's monitor
 *       |             |
 *       +-------------+------>   an End: RETURNED, CANCELLED, or one with an exception;
 *                                until it is reinitialized
 * </pre>
 *
 * Who puts an End where WATCHED was wakes the monitor's waiters. An exception is so known at the
 * moment that the task is seen to be done, and of two ends the first one counts as a whole.
 */
public abstract class ForkJoinTask<V> implements Future<V>, Serializable {
    private static final long serialVersionUID = -7721805057305804111L;
    private static final ObjectStreamField[] serialPersistentFields =
        {new ObjectStreamField("status", int.class)};
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long OUTCOME = U.objectFieldOffset(ForkJoinTask.class, "outcome");
    private static final long LABEL = U.objectFieldOffset(ForkJoinTask.class, "label");

    /**
     * How a task ended; with a failure and the thread that saw it,
     * unless it was without a result in another VM.
     */
    private static final class End {
        final Throwable failure;
        final Thread by;

        End(Throwable failure, Thread by) {
            this.failure = failure;
            this.by = by;
        }

        /**
         * What the caller gets to see: a failure of another thread as a copy,
         * if its class lets us make one.
         */
        Throwable shown() {
            if (failure == null) {
                return this == RETURNED ? null : new CancellationException();
            }
            return by == Thread.currentThread() ? failure : copy(failure);
        }

        /**
         * A new exception of the same class with the first as its cause,
         * by a public constructor for that or for nothing.
         */
        private static Throwable copy(Throwable e) {
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
                return plain == null ? e : ((Throwable) plain.newInstance()).initCause(e);
            } catch (Exception ignored) {
                return e;
            }
        }
    }

    private static final End RETURNED = new End(null, null);
    private static final End CANCELLED = new End(null, null);
    private static final Object WATCHED = new Object();

    private transient volatile Object outcome;
    /** The program's tag. */
    private transient volatile int label;
    /** The queue of the worker that runs this task; who joins it helps with what lies there. */
    transient volatile TaskDeque home;

    public ForkJoinTask() {
    }

    public abstract V getRawResult();

    protected abstract void setRawResult(V value);

    protected abstract boolean exec();

    // ---- Completing ----

    /* True when this call made it done. */
    private boolean end(End how) {
        Object before = outcome;
        while (!(before instanceof End)) {
            if (U.compareAndSetReference(this, OUTCOME, before, how)) {
                if (before == WATCHED) {
                    synchronized (this) {
                        notifyAll();
                    }
                }
                return true;
            }
            before = outcome;
        }
        return false;
    }

    /* Overridden where a failure travels on. */
    boolean endThrowing(Throwable e) {
        return end(new End(e, Thread.currentThread()));
    }

    boolean fail(Throwable e) {
        return endThrowing(e);
    }

    final void perform() {
        if (isDone()) {
            return;
        }
        boolean completed;
        try {
            completed = exec();
        } catch (Throwable e) {
            fail(e);
            return;
        }
        if (completed) {
            end(RETURNED);
        }
    }

    // ---- Waiting ----

    /* Helps, then blocks. False: the time is over. */
    private boolean ends(boolean interruptible, boolean timed, long nanos)
            throws InterruptedException {
        if (interruptible && Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (isDone()) {
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
        if (isDone()) {
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
            while (!isDone()) {
                if (outcome == null) {
                    U.compareAndSetReference(this, OUTCOME, null, WATCHED);
                    continue;
                }
                synchronized (this) {
                    if (isDone()) {
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
            ends(false, false, 0);
        } catch (InterruptedException e) {
            throw new InternalError(e);
        }
    }

    // ---- Results ----

    @SuppressWarnings("unchecked")
    static <T extends Throwable> RuntimeException sneak(Throwable e) throws T {
        throw (T) e;
    }

    private V result() {
        Throwable e = getException();
        if (e != null) {
            throw ForkJoinTask.<RuntimeException>sneak(e);
        }
        return getRawResult();
    }

    private V report() throws ExecutionException {
        Throwable e = getException();
        if (e == null) {
            return getRawResult();
        }
        if (isCancelled()) {
            throw (CancellationException) e;
        }
        throw new ExecutionException(e);
    }

    public final ForkJoinTask<V> fork() {
        if (Thread.currentThread() instanceof ForkJoinWorkerThread w) {
            w.queue.push(this);
            w.pool.wakeOne();
        } else {
            ForkJoinPool.commonPool().submitExternally(this);
        }
        return this;
    }

    public final V join() {
        if (!isDone()) {
            quietAwait();
        }
        return result();
    }

    public final V invoke() {
        quietlyInvoke();
        return result();
    }

    public final void quietlyInvoke() {
        perform();
        if (!isDone()) {
            quietAwait();
        }
    }

    public final void quietlyJoin() {
        if (!isDone()) {
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
        ends(true, false, 0);
        return report();
    }

    @Override
    public final V get(long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        if (!ends(true, true, unit.toNanos(timeout))) {
            throw new TimeoutException();
        }
        return report();
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        end(CANCELLED);
        return isCancelled();
    }

    @Override
    public final boolean isDone() {
        return outcome instanceof End;
    }

    @Override
    public final boolean isCancelled() {
        return outcome == CANCELLED;
    }

    public final boolean isCompletedAbnormally() {
        return outcome instanceof End e && e != RETURNED;
    }

    public final boolean isCompletedNormally() {
        return outcome == RETURNED;
    }

    public final Throwable getException() {
        return outcome instanceof End e ? e.shown() : null;
    }

    public void completeExceptionally(Throwable ex) {
        fail(ex instanceof RuntimeException || ex instanceof Error ? ex
            : new RuntimeException(ex));
    }

    public void complete(V value) {
        try {
            setRawResult(value);
        } catch (Throwable e) {
            fail(e);
            return;
        }
        end(RETURNED);
    }

    public final void quietlyComplete() {
        end(RETURNED);
    }

    public void reinitialize() {
        home = null;
        label = 0;
        outcome = null;
    }

    // ---- Where it runs ----

    public static void helpQuiesce() {
        ForkJoinPool pool = Thread.currentThread() instanceof ForkJoinWorkerThread w ? w.pool
            : ForkJoinPool.commonPool();
        pool.awaitQuiescence(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    private static TaskDeque localQueue() {
        return Thread.currentThread() instanceof ForkJoinWorkerThread w ? w.queue : null;
    }

    public boolean tryUnfork() {
        TaskDeque q = localQueue();
        return q != null ? q.takeBack(this) : ForkJoinPool.commonPool().unsubmit(this, true);
    }

    public static ForkJoinPool getPool() {
        return Thread.currentThread() instanceof ForkJoinWorkerThread w ? w.pool : null;
    }

    public static boolean inForkJoinPool() {
        return Thread.currentThread() instanceof ForkJoinWorkerThread;
    }

    public static int getQueuedTaskCount() {
        TaskDeque q = localQueue();
        return q != null ? q.size() : ForkJoinPool.commonPool().getQueuedSubmissionCount();
    }

    public static int getSurplusQueuedTaskCount() {
        return Thread.currentThread() instanceof ForkJoinWorkerThread w
            ? w.queue.size() - w.pool.wantedSurplus() : 0;
    }

    protected static ForkJoinTask<?> peekNextLocalTask() {
        TaskDeque q = localQueue();
        return q == null ? null : q.peek();
    }

    protected static ForkJoinTask<?> pollNextLocalTask() {
        TaskDeque q = localQueue();
        return q == null ? null : q.nextLocal();
    }

    protected static ForkJoinTask<?> pollTask() {
        return Thread.currentThread() instanceof ForkJoinWorkerThread w
            ? w.pool.nextTask(w.queue) : null;
    }

    protected static ForkJoinTask<?> pollSubmission() {
        return Thread.currentThread() instanceof ForkJoinWorkerThread w
            ? w.pool.pollSubmission() : null;
    }

    // ---- Tags ----

    public final short getForkJoinTaskTag() {
        return (short) label;
    }

    public final short setForkJoinTaskTag(short newValue) {
        return (short) U.getAndSetInt(this, LABEL, newValue);
    }

    public final boolean compareAndSetForkJoinTaskTag(short expect, short update) {
        return U.compareAndSetInt(this, LABEL, expect, update);
    }

    // ---- Adapters ----

    /**
     * Runs a callable, or a runnable with a result;
     * `raises` tells what to do with checked exceptions.
     */
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
            return super.toString() + "[Wrapped task = " + (callable == null ? runnable : callable)
                + "]";
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
        boolean fail(Throwable e) {
            boolean set = endThrowing(e);
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

    // ---- The serial form ----

    // A word as other VMs read it, and the exception, which nobody takes back from a stream.

    private static final int HAS_ENDED = 0x80000000;
    private static final int WITHOUT_RESULT = 0x10000;
    private static final int BY_EXCEPTION = 0x20000;

    private void writeObject(ObjectOutputStream s) throws IOException {
        End end = outcome instanceof End e ? e : null;
        int word = end == null ? 0
            : end == RETURNED ? HAS_ENDED : end == CANCELLED ? HAS_ENDED | WITHOUT_RESULT
            : HAS_ENDED | WITHOUT_RESULT | BY_EXCEPTION;
        s.putFields().put("status", word | label & 0xFFFF);
        s.writeFields();
        s.writeObject(end == null || end == CANCELLED ? null : end.shown());
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        int word = s.readFields().get("status", 0);
        s.readObject();
        label = (short) word;
        if (word < 0) {
            outcome = (word & WITHOUT_RESULT) == 0 ? RETURNED
                : (word & BY_EXCEPTION) == 0 ? CANCELLED
                : new End(null, null);
        }
    }
}
