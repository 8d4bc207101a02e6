/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;

/**
 * Workers with a deque each (TaskDeque). Tasks from outside wait in one queue under a lock. A
 * worker that finds nothing lists itself as idle, looks once more, and parks; who adds a task reads
 * the number of idle workers after it. Both are volatile accesses, so one of them sees the other,
 * and no task is left behind.
 *
 * Who joins a task runs what lies in its own deque, then what lies in the deque of the worker that
 * runs the task (its descendants, in a program that joins what it forks), then blocks; the pool may
 * have one thread more meanwhile.
 */
public class ForkJoinPool extends AbstractExecutorService {
    private static final int MAX_PARALLELISM = 0x7FFF;

    /** Makes the threads of a pool. */
    public interface ForkJoinWorkerThreadFactory {
        ForkJoinWorkerThread newThread(ForkJoinPool pool);
    }

    /** Something to wait for while the pool keeps its parallelism. */
    public interface ManagedBlocker {
        boolean block() throws InterruptedException;

        boolean isReleasable();
    }

    public static final ForkJoinWorkerThreadFactory defaultForkJoinWorkerThreadFactory =
        new ForkJoinWorkerThreadFactory() {
            @Override
            public ForkJoinWorkerThread newThread(ForkJoinPool pool) {
                return new ForkJoinWorkerThread(pool);
            }
        };

    private static final AtomicInteger POOLS = new AtomicInteger();

    // ---- The pool ----

    private final int parallelism;
    private final boolean common;
    private final boolean fifo;
    private final String prefix;
    private final ForkJoinWorkerThreadFactory factory;
    private final Thread.UncaughtExceptionHandler handler;
    private final int maximum;
    private final long patience;
    private final AtomicLong steals = new AtomicLong();
    private final AtomicInteger blocked = new AtomicInteger();
    private final Object lock = new Object();
    /* Under the lock; the volatile ones are read without. */
    private final ArrayDeque<ForkJoinTask<?>> submissions = new ArrayDeque<>();
    private final ArrayList<ForkJoinWorkerThread> idle = new ArrayList<>();
    private volatile TaskDeque[] queues = {};
    private volatile int submitted;
    private volatile int idleCount;
    private volatile int threadCount;
    private volatile int resting; // threads in awaitQuiescence that find nothing
    private volatile PoolPhase phase = PoolPhase.OPEN; // DRAINING: while anything runs or waits
    private int named;

    private static final class Common {
        static final ForkJoinPool POOL = makeCommon();
        static final int PARALLELISM = Math.max(1, POOL.parallelism);
    }

    private static final class ByDefault {
        static final int PARALLELISM =
            Math.min(MAX_PARALLELISM, Runtime.getRuntime().availableProcessors());
    }

    private static int number(String key, int otherwise) {
        try {
            String text = System.getProperty("java.util.concurrent.ForkJoinPool.common." + key);
            return text != null ? Math.max(0, Integer.parseInt(text)) : otherwise;
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    private static Object made(String key) {
        String name = System.getProperty("java.util.concurrent.ForkJoinPool.common." + key);
        try {
            return name == null ? null
                : ClassLoader.getSystemClassLoader().loadClass(name).getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }

    private ForkJoinPool(boolean common, int parallelism, ForkJoinWorkerThreadFactory factory,
            Thread.UncaughtExceptionHandler handler, boolean fifo, int spares, long patience) {
        this.common = common;
        this.parallelism = parallelism;
        this.factory = factory;
        this.handler = handler;
        this.fifo = fifo;
        this.maximum = spares;
        this.patience = patience;
        prefix = common ? "ForkJoinPool.commonPool-worker-"
            : "ForkJoinPool-" + POOLS.incrementAndGet() + "-worker-";
    }

    static ForkJoinPool makeCommon() {
        int processors = Runtime.getRuntime().availableProcessors();
        int wanted = Math.min(MAX_PARALLELISM, number("parallelism", Math.max(1, processors - 1)));
        Object factory = made("threadFactory");
        return new ForkJoinPool(true, wanted,
            factory == null ? defaultForkJoinWorkerThreadFactory
                : (ForkJoinWorkerThreadFactory) factory,
            (Thread.UncaughtExceptionHandler) made("exceptionHandler"), false,
            wanted + number("maximumSpares", 256), 60_000_000_000L);
    }

    public ForkJoinPool() {
        this(ByDefault.PARALLELISM);
    }

    public ForkJoinPool(int parallelism) {
        this(parallelism, defaultForkJoinWorkerThreadFactory, null, false);
    }

    public ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory,
            Thread.UncaughtExceptionHandler handler, boolean asyncMode) {
        this(false, checked(parallelism), Objects.requireNonNull(factory), handler, asyncMode,
            parallelism + 256, 60_000_000_000L);
    }

    public ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory,
            Thread.UncaughtExceptionHandler handler, boolean asyncMode, int corePoolSize,
            int maximumPoolSize, int minimumRunnable, Predicate<? super ForkJoinPool> saturate,
            long keepAliveTime, TimeUnit unit) {
        this(false, checked(parallelism), Objects.requireNonNull(factory), handler, asyncMode,
            Math.min(maximumPoolSize, MAX_PARALLELISM),
            Math.max(unit.toNanos(keepAliveTime), 20_000_000L));
        if (maximumPoolSize < parallelism || keepAliveTime <= 0) {
            throw new IllegalArgumentException();
        }
    }

    private static int checked(int parallelism) {
        if (parallelism <= 0 || parallelism > MAX_PARALLELISM) {
            throw new IllegalArgumentException();
        }
        return parallelism;
    }

    public static ForkJoinPool commonPool() {
        return Common.POOL;
    }

    // ---- Threads ----

    final String nextWorkerName() {
        synchronized (lock) {
            return prefix + ++named;
        }
    }

    final TaskDeque register(Thread owner) {
        synchronized (lock) {
            TaskDeque[] old = queues;
            int free = 0;
            for (int i = 0; i < old.length; i++) {
                if (old[i].index == free) {
                    free++;
                    i = -1;
                }
            }
            TaskDeque[] more = java.util.Arrays.copyOf(old, old.length + 1);
            TaskDeque q = more[old.length] = new TaskDeque(this, free, fifo, owner);
            queues = more;
            return q;
        }
    }

    final void deregister(TaskDeque q) {
        boolean left = false;
        ArrayList<ForkJoinTask<?>> lost = new ArrayList<>();
        synchronized (lock) {
            ArrayList<TaskDeque> rest = new ArrayList<>();
            for (TaskDeque each : queues) {
                if (each != q) {
                    rest.add(each);
                }
            }
            queues = rest.toArray(new TaskDeque[0]);
            for (ForkJoinTask<?> t; (t = q.pop()) != null;) {
                if (phase.halts()) {
                    lost.add(t);
                } else {
                    submissions.addFirst(t);
                    left = true;
                }
            }
            submitted = submissions.size();
            threadCount--;
            steals.addAndGet(q.stolen);
            terminateWhenQuiet();
        }
        lost.forEach(ForkJoinTask::cancelQuietly);
        if (left || hasQueued()) {
            wakeOne();
        }
    }

    private int limit() {
        return Math.min(parallelism + blocked.get(), maximum);
    }

    /** One thread more at work, if there is an idle one or there may be more. */
    final void wakeOne() {
        if (idleCount == 0 && threadCount >= limit()) {
            return;
        }
        ForkJoinWorkerThread sleeper = null;
        boolean grows = false;
        synchronized (lock) {
            int n = idle.size();
            if (n > 0) {
                sleeper = idle.remove(n - 1);
                sleeper.signalled = true;
                idleCount = n - 1;
            } else if (!phase.halts() && threadCount < limit()) {
                grows = true;
                threadCount++;
            }
        }
        if (grows) {
            addThread();
        } else if (sleeper != null) {
            LockSupport.unpark(sleeper);
        }
    }

    private void addThread() {
        ForkJoinWorkerThread w = null;
        try {
            w = factory.newThread(this);
            if (w != null) {
                w.start();
                return;
            }
        } catch (Throwable e) {
            if (w == null) {
                forgetThread();
            } else {
                deregister(w.queue);
            }
            throw e;
        }
        forgetThread();
    }

    private void forgetThread() {
        synchronized (lock) {
            threadCount--;
            terminateWhenQuiet();
        }
    }

    /** What a thread of the pool does until it is to end. */
    final void serve(ForkJoinWorkerThread w) {
        TaskDeque own = w.queue;
        do {
            for (ForkJoinTask<?> t = nextTask(own); t != null; t = nextTask(own)) {
                runOrCancel(t, own);
            }
        } while (sleep(w));
    }

    /** A task of a deque, or else one of other deques. */
    final ForkJoinTask<?> nextTask(TaskDeque own) {
        ForkJoinTask<?> t = own.nextLocal();
        return t != null ? t : search(own);
    }

    private static void run(ForkJoinTask<?> t, TaskDeque q) {
        t.home = q;
        t.perform();
    }

    /** What was forked behind the end of a pool runs no more, and who joins it must know. */
    private void runOrCancel(ForkJoinTask<?> t, TaskDeque q) {
        if (phase.halts()) {
            ForkJoinTask.cancelQuietly(t);
        } else {
            run(t, q);
        }
    }

    /** A task of somebody else's, or of nobody's. */
    final ForkJoinTask<?> search(TaskDeque q) {
        TaskDeque[] all = queues;
        int n = all.length;
        for (int i = 0, k = q.random(); i < n; i++, k++) {
            TaskDeque victim = all[k % n];
            ForkJoinTask<?> t = victim == q ? null : victim.steal();
            if (t != null) {
                q.stolen++;
                if (!victim.isEmpty()) {
                    wakeOne();
                }
                return t;
            }
        }
        ForkJoinTask<?> t = pollSubmission();
        if (t != null) {
            q.stolen++;
            if (submitted > 0) {
                wakeOne();
            }
        }
        return t;
    }

    private boolean hasQueued() {
        if (submitted > 0) {
            return true;
        }
        for (TaskDeque q : queues) {
            if (!q.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Lists a worker as idle until it is woken for a task. False: the thread is to end. */
    private boolean sleep(ForkJoinWorkerThread w) {
        synchronized (lock) {
            if (phase.halts() || threadCount > limit()) {
                return false;
            }
            w.signalled = false;
            idle.add(w);
            idleCount = idle.size();
        }
        if (hasQueued()) {
            leaveIdle(w);
            return true;
        }
        synchronized (lock) {
            terminateWhenQuiet();
        }
        return isWoken(w) ? !phase.halts() : !leaveIdle(w);
    }

    /** Waits as long as the pool lets a thread wait. */
    private boolean isWoken(ForkJoinWorkerThread w) {
        Thread.interrupted();
        long left = patience;
        for (long since = System.nanoTime(); left > 0 && !w.signalled;
                left = patience - (System.nanoTime() - since)) {
            LockSupport.parkNanos(this, left);
            Thread.interrupted();
        }
        return w.signalled;
    }

    /* False: somebody else has taken it off the list. */
    private boolean leaveIdle(ForkJoinWorkerThread w) {
        synchronized (lock) {
            boolean mine = idle.remove(w);
            idleCount = idle.size();
            return mine;
        }
    }

    final void beginBlocking() {
        blocked.incrementAndGet();
        if (hasQueued()) {
            wakeOne();
        }
    }

    final void endBlocking() {
        blocked.decrementAndGet();
    }

    // ---- Joining ----

    /** Runs what brings the task nearer to its end; with a time limit, the task itself at most. */
    final void help(ForkJoinTask<?> task, TaskDeque q, boolean timed) {
        if (timed) {
            if (q.takeBack(task)) {
                run(task, q);
            }
            return;
        }
        while (!task.isDone()) {
            ForkJoinTask<?> t = q.pop();
            if (t == null && unsubmit(task, false)) {
                t = task;
            }
            if (t == null) {
                t = stolen(task, q);
            }
            if (t == null) {
                return;
            }
            runOrCancel(t, q);
        }
    }

    private ForkJoinTask<?> stolen(ForkJoinTask<?> task, TaskDeque q) {
        TaskDeque other = task.home;
        ForkJoinTask<?> t = other != null && other != q && other.pool == this
            ? other.steal() : null;
        return t == null && task instanceof CountedCompleter<?> c ? descendant(c) : t;
    }

    private ForkJoinTask<?> descendant(CountedCompleter<?> root) {
        for (TaskDeque victim : queues) {
            ForkJoinTask<?> t = victim.stealUnder(root);
            if (t != null) {
                return t;
            }
        }
        if (submitted > 0) {
            synchronized (lock) {
                ForkJoinTask<?> t = submissions.peekLast();
                if (t instanceof CountedCompleter<?> c && c.isUnder(root)) {
                    submissions.removeLast();
                    submitted = submissions.size();
                    return t;
                }
            }
        }
        return null;
    }

    /**
     * The same for a thread that is no worker:
     * it helps with what it may have given to the common pool.
     */
    static void externalHelp(ForkJoinTask<?> task, boolean timed) {
        ForkJoinPool pool = commonPool();
        while (!task.isDone()) {
            ForkJoinTask<?> t = pool.unsubmit(task, false) ? task
                : timed ? null : pool.stolen(task, null);
            if (t == null) {
                return;
            }
            run(t, null);
            if (timed) {
                return;
            }
        }
    }

    /** Runs up to `limit` tasks that complete `root`, for CountedCompleter.helpComplete. */
    final void helpComplete(CountedCompleter<?> root, TaskDeque q, int limit) {
        for (int i = 0; i < limit && !root.isDone(); i++) {
            ForkJoinTask<?> t = null;
            if (q != null && q.peek() instanceof CountedCompleter<?> c && c.isUnder(root)) {
                t = q.nextLocal();
            }
            if (t == null && (t = descendant(root)) == null) {
                return;
            }
            run(t, q);
        }
    }

    // ---- Submitting ----

    final void submitExternally(ForkJoinTask<?> task) {
        Objects.requireNonNull(task);
        synchronized (lock) {
            if (phase != PoolPhase.OPEN) {
                throw new RejectedExecutionException();
            }
            submissions.addLast(task);
            submitted = submissions.size();
        }
        wakeOne();
    }

    private <T extends ForkJoinTask<?>> T add(T task) {
        Objects.requireNonNull(task);
        if (Thread.currentThread() instanceof ForkJoinWorkerThread w && w.pool == this) {
            w.queue.push(task);
            wakeOne();
        } else {
            submitExternally(task);
        }
        return task;
    }

    /** Takes back a task that waits; if `last`, only the one added last. */
    final boolean unsubmit(ForkJoinTask<?> task, boolean last) {
        if (submitted == 0) {
            return false;
        }
        synchronized (lock) {
            boolean found = last
                ? submissions.peekLast() == task && submissions.pollLast() != null
                : submissions.removeLastOccurrence(task);
            submitted = submissions.size();
            return found;
        }
    }

    public <T> T invoke(ForkJoinTask<T> task) {
        return add(task).join();
    }

    public void execute(ForkJoinTask<?> task) {
        add(task);
    }

    @Override
    public void execute(Runnable task) {
        Objects.requireNonNull(task);
        add(task instanceof ForkJoinTask<?> t ? t : new ForkJoinTask.Executed(task));
    }

    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
        return add(task);
    }

    @Override
    public <T> ForkJoinTask<T> submit(Callable<T> task) {
        return add(ForkJoinTask.adapt(task));
    }

    @Override
    public <T> ForkJoinTask<T> submit(Runnable task, T result) {
        return add(ForkJoinTask.adapt(task, result));
    }

    @Override
    public ForkJoinTask<?> submit(Runnable task) {
        Objects.requireNonNull(task);
        return add(task instanceof ForkJoinTask<?> t ? t : ForkJoinTask.adapt(task));
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) {
        ArrayList<Future<T>> given = new ArrayList<>(tasks.size());
        try {
            for (Callable<T> each : tasks) {
                given.add(submit(each));
            }
            for (Future<T> each : given) {
                ((ForkJoinTask<T>) each).quietlyJoin();
            }
            return given;
        } catch (Throwable e) {
            for (Future<T> each : given) {
                ForkJoinTask.cancelQuietly(each);
            }
            throw e;
        }
    }

    /** What the first of several callables answers, or how the last one failed. */
    private static final class Contest<T> extends ForkJoinTask<T> {
        private static final long serialVersionUID = 1;
        private final transient AtomicInteger left;
        private transient T value;

        Contest(int entrants) {
            left = new AtomicInteger(entrants);
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
            return false;
        }

        void lose(Throwable e) {
            if (left.decrementAndGet() == 0) {
                endThrowing(e);
            }
        }
    }

    /** Loses once, also when it is cancelled before it runs. */
    private static final class Entrant<T> extends ForkJoinTask<Void> {
        private static final long serialVersionUID = 1;
        private final transient Contest<T> contest;
        private final transient Callable<T> callable;
        private final transient AtomicBoolean lost = new AtomicBoolean();
        private transient Thread runner; /* under the lock, so that none is interrupted later */

        Entrant(Contest<T> contest, Callable<T> callable) {
            this.contest = contest;
            this.callable = Objects.requireNonNull(callable);
        }

        @Override
        public Void getRawResult() {
            return null;
        }

        @Override
        protected void setRawResult(Void v) {
        }

        private void lose(Throwable e) {
            if (lost.compareAndSet(false, true)) {
                contest.lose(e);
            }
        }

        @Override
        protected boolean exec() {
            runs(Thread.currentThread());
            try {
                if (!contest.isDone()) {
                    contest.complete(callable.call());
                }
            } catch (Throwable e) {
                lose(e);
            } finally {
                runs(null);
                if (isCancelled()) {
                    Thread.interrupted();
                }
            }
            return true;
        }

        private synchronized void runs(Thread by) {
            runner = by;
        }

        private synchronized void interrupt() {
            if (runner != null) {
                runner.interrupt();
            }
        }

        @Override
        public boolean cancel(boolean mayInterrupt) {
            boolean is = super.cancel(mayInterrupt);
            if (is && mayInterrupt) {
                interrupt();
            }
            if (is) {
                lose(new CancellationException());
            }
            return is;
        }
    }

    private interface Wait<T> {
        T on(Contest<T> contest) throws InterruptedException, ExecutionException, TimeoutException;
    }

    private <T> T first(Collection<? extends Callable<T>> tasks, Wait<T> wait)
            throws InterruptedException, ExecutionException, TimeoutException {
        if (tasks.isEmpty()) {
            throw new IllegalArgumentException();
        }
        ArrayList<Entrant<T>> entrants = new ArrayList<>();
        Contest<T> contest = new Contest<>(tasks.size());
        try {
            for (Callable<T> each : tasks) {
                entrants.add(add(new Entrant<>(contest, each)));
            }
            return wait.on(contest);
        } finally {
            entrants.forEach(ForkJoinTask::cancelQuietly);
        }
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks)
            throws InterruptedException, ExecutionException {
        try {
            return first(tasks, Contest::get);
        } catch (TimeoutException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        long nanos = unit.toNanos(timeout);
        return first(tasks, contest -> contest.get(nanos, TimeUnit.NANOSECONDS));
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
        return new ForkJoinTask.Adapted<>(null, Objects.requireNonNull(runnable), value);
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
        return new ForkJoinTask.Adapted<>(Objects.requireNonNull(callable), null, null);
    }

    public static void managedBlock(ManagedBlocker blocker) throws InterruptedException {
        Objects.requireNonNull(blocker);
        ForkJoinPool pool = ForkJoinTask.getPool();
        while (!blocker.isReleasable()) {
            if (pool != null) {
                pool.beginBlocking();
            }
            try {
                if (blocker.block()) {
                    return;
                }
            } finally {
                if (pool != null) {
                    pool.endBlocking();
                }
            }
        }
    }

    // ---- Asking ----

    public ForkJoinWorkerThreadFactory getFactory() {
        return factory;
    }

    public Thread.UncaughtExceptionHandler getUncaughtExceptionHandler() {
        return handler;
    }

    public int getParallelism() {
        return Math.max(1, parallelism);
    }

    public static int getCommonPoolParallelism() {
        return Common.PARALLELISM;
    }

    public int getPoolSize() {
        return threadCount;
    }

    public boolean getAsyncMode() {
        return fifo;
    }

    public int getRunningThreadCount() {
        return Math.max(0, threadCount - idleCount - blocked.get());
    }

    public int getActiveThreadCount() {
        return Math.max(0, threadCount - idleCount);
    }

    final int wantedSurplus() {
        int active = getActiveThreadCount();
        int wanted = 0;
        int bound = parallelism >> 1;
        for (int k = 0; k < 4 && active <= bound; k++, bound >>= 1) {
            wanted = 1 << k;
        }
        return wanted;
    }

    public boolean isQuiescent() {
        return threadCount - idleCount - resting <= 0 && !hasQueued();
    }

    public long getStealCount() {
        long sum = steals.get();
        for (TaskDeque q : queues) {
            sum += q.stolen;
        }
        return sum;
    }

    public long getQueuedTaskCount() {
        long sum = 0;
        for (TaskDeque q : queues) {
            sum += q.size();
        }
        return sum;
    }

    public int getQueuedSubmissionCount() {
        return submitted;
    }

    public boolean hasQueuedSubmissions() {
        return submitted > 0;
    }

    protected ForkJoinTask<?> pollSubmission() {
        if (submitted == 0) {
            return null;
        }
        synchronized (lock) {
            ForkJoinTask<?> t = submissions.pollFirst();
            submitted = submissions.size();
            return t;
        }
    }

    protected int drainTasksTo(Collection<? super ForkJoinTask<?>> c) {
        int n = 0;
        for (ForkJoinTask<?> t; (t = pollSubmission()) != null; n++) {
            c.add(t);
        }
        for (TaskDeque q : queues) {
            for (ForkJoinTask<?> t; (t = q.steal()) != null; n++) {
                c.add(t);
            }
        }
        return n;
    }

    @Override
    public String toString() {
        PoolPhase now = phase;
        String level = now == PoolPhase.OPEN ? "Running"
            : now == PoolPhase.DRAINING ? "Shutting down"
            : now == PoolPhase.HALTING ? "Terminating" : "Terminated";
        return super.toString() + "[" + level + ", parallelism = " + parallelism + ", size = "
            + threadCount + ", active = " + getActiveThreadCount() + ", running = "
            + getRunningThreadCount() + ", steals = " + getStealCount() + ", tasks = "
            + getQueuedTaskCount() + ", submissions = " + submitted + "]";
    }

    // ---- Quiescence and the end ----

    public boolean awaitQuiescence(long timeout, TimeUnit unit) {
        long nanos = unit.toNanos(timeout);
        long start = System.nanoTime();
        TaskDeque own = Thread.currentThread() instanceof ForkJoinWorkerThread w && w.pool == this
            ? w.queue : null;
        TaskDeque q = own != null ? own : new TaskDeque(this, 0, false, null);
        boolean rests = false;
        try {
            for (;;) {
                ForkJoinTask<?> t = q.nextLocal();
                if (t == null) {
                    if (rests && hasQueued()) {
                        rest(-1);
                        rests = false;
                    }
                    t = rests ? null : search(q);
                }
                if (t != null) {
                    run(t, own);
                    continue;
                }
                if (!rests && own != null) {
                    rest(1);
                    rests = true;
                }
                if (isQuiescent()) {
                    return true;
                }
                if (System.nanoTime() - start > nanos) {
                    return false;
                }
                LockSupport.parkNanos(this, 50_000);
            }
        } finally {
            if (rests) {
                rest(-1);
            }
        }
    }

    private void rest(int change) {
        synchronized (lock) {
            resting += change;
        }
    }

    /* Under the lock. After shutdown() the pool stops when nothing runs and nothing waits. */
    private void terminateWhenQuiet() {
        if (phase == PoolPhase.DRAINING && idleCount >= threadCount && !hasQueued()) {
            phase = PoolPhase.HALTING;
        }
        if (phase == PoolPhase.HALTING) {
            for (ForkJoinWorkerThread w : idle) {
                w.signalled = true;
                LockSupport.unpark(w);
            }
            idle.clear();
            idleCount = 0;
            if (threadCount == 0) {
                phase = PoolPhase.OVER;
                lock.notifyAll();
            }
        }
    }

    @Override
    public void shutdown() {
        if (common) {
            return;
        }
        synchronized (lock) {
            phase = phase.atLeast(PoolPhase.DRAINING);
            terminateWhenQuiet();
        }
    }

    @Override
    public List<Runnable> shutdownNow() {
        if (!common) {
            ArrayList<ForkJoinTask<?>> waiting = new ArrayList<>();
            synchronized (lock) {
                phase = phase.atLeast(PoolPhase.HALTING);
                drainTasksTo(waiting);
                terminateWhenQuiet();
            }
            for (ForkJoinTask<?> t : waiting) {
                ForkJoinTask.cancelQuietly(t);
            }
            interruptWorkers();
        }
        return Collections.emptyList();
    }

    private void interruptWorkers() {
        for (TaskDeque q : queues) {
            q.owner.interrupt();
        }
    }

    @Override
    public boolean isTerminated() {
        return phase == PoolPhase.OVER;
    }

    public boolean isTerminating() {
        return phase == PoolPhase.HALTING;
    }

    @Override
    public boolean isShutdown() {
        return phase != PoolPhase.OPEN;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        if (common) {
            awaitQuiescence(timeout, unit);
            return false;
        }
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        long start = System.nanoTime();
        long nanos = unit.toNanos(timeout);
        synchronized (lock) {
            while (phase != PoolPhase.OVER) {
                long left = nanos - (System.nanoTime() - start);
                if (left <= 0) {
                    return false;
                }
                lock.wait(Math.min(left / 1000_000, Integer.MAX_VALUE), (int) (left % 1000_000));
            }
        }
        return true;
    }
}
