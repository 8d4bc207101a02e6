/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import jdk.internal.misc.Unsafe;

/**
 * Workers with a deque each: the owner pushes and pops at the top, others steal at the base (Chase and Lev,
 * 2005). Tasks from outside wait in one queue under a lock. A worker that finds nothing lists itself as
 * idle, looks once more, and parks; who adds a task reads the number of idle workers after it. Both are
 * volatile accesses, so one of them sees the other, and no task is left behind.
 *
 * Who joins a task runs what lies in its own deque, then what lies in the deque of the worker that runs the
 * task (its descendants, in a program that joins what it forks), then blocks; the pool may have one thread
 * more meanwhile.
 */
public class ForkJoinPool extends AbstractExecutorService {
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final int RUNNING = 0;
    private static final int SHUTDOWN = 1;
    private static final int STOP = 2;
    private static final int TERMINATED = 3;
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

    // ---- The deque ----

    static final class WorkQueue {
        private static final long BASE = U.objectFieldOffset(WorkQueue.class, "base");
        private static final int SLOT = U.arrayBaseOffset(ForkJoinTask[].class);
        private static final int SCALE = U.arrayIndexScale(ForkJoinTask[].class);

        final ForkJoinPool pool;
        final int index;
        final boolean fifo;
        final Thread owner;
        private volatile int base;
        private volatile int top;
        private volatile ForkJoinTask<?>[] array = new ForkJoinTask<?>[32];
        int stolen; // by this worker
        private int seed;

        WorkQueue(ForkJoinPool pool, int index, boolean fifo, Thread owner) {
            this.pool = pool;
            this.index = index;
            this.owner = owner;
            this.fifo = fifo;
            seed = index * 0x9E3779B9 | 1;
        }

        private static long slot(ForkJoinTask<?>[] a, int i) {
            return SLOT + (long) (i & a.length - 1) * SCALE;
        }

        private static ForkJoinTask<?> at(ForkJoinTask<?>[] a, int i) {
            return (ForkJoinTask<?>) U.getReferenceVolatile(a, slot(a, i));
        }

        int size() {
            return Math.max(0, top - base);
        }

        boolean isEmpty() {
            return top - base <= 0;
        }

        int random() {
            int s = seed;
            s ^= s << 13;
            s ^= s >>> 17;
            s ^= s << 5;
            return (seed = s) & 0x7FFFFFFF;
        }

        void push(ForkJoinTask<?> task) {
            ForkJoinTask<?>[] a = array;
            int t = top;
            if (t - base >= a.length - 1) {
                ForkJoinTask<?>[] wider = new ForkJoinTask<?>[a.length * 2];
                for (int i = base; i != t; i++) {
                    wider[i & wider.length - 1] = at(a, i);
                }
                array = a = wider;
            }
            U.putReferenceVolatile(a, slot(a, t), task);
            top = t + 1;
        }

        ForkJoinTask<?> pop() {
            int t = top - 1;
            if (t - base < 0) {
                return null;
            }
            top = t;
            int b = base;
            if (t - b < 0) {
                top = b;
                return null;
            }
            ForkJoinTask<?>[] a = array;
            ForkJoinTask<?> task = at(a, t);
            if (t == b) {
                boolean mine = U.compareAndSetInt(this, BASE, b, b + 1);
                top = b + 1;
                if (!mine) {
                    return null;
                }
            }
            U.putReferenceVolatile(a, slot(a, t), null);
            return task;
        }

        ForkJoinTask<?> steal() {
            for (;;) {
                int b = base;
                if (top - b <= 0) {
                    return null;
                }
                ForkJoinTask<?>[] a = array;
                ForkJoinTask<?> task = at(a, b);
                if (task != null && U.compareAndSetInt(this, BASE, b, b + 1)) {
                    U.compareAndSetReference(a, slot(a, b), task, null);
                    return task;
                }
            }
        }

        /** Steals the oldest task if it is one that completes, at last, the given one. */
        ForkJoinTask<?> stealUnder(CountedCompleter<?> root) {
            int b = base;
            if (top - b <= 0) {
                return null;
            }
            ForkJoinTask<?>[] a = array;
            ForkJoinTask<?> task = at(a, b);
            if (task instanceof CountedCompleter<?> c && c.isUnder(root)
                    && U.compareAndSetInt(this, BASE, b, b + 1)) {
                U.compareAndSetReference(a, slot(a, b), task, null);
                return task;
            }
            return null;
        }

        ForkJoinTask<?> nextLocal() {
            return fifo ? steal() : pop();
        }

        ForkJoinTask<?> peek() {
            int t = top;
            int b = base;
            return t - b <= 0 ? null : at(array, fifo ? b : t - 1);
        }

        boolean tryUnpush(ForkJoinTask<?> task) {
            int t = top - 1;
            if (t - base < 0 || at(array, t) != task) {
                return false;
            }
            return pop() != null;
        }
    }

    // ---- The pool ----

    private final int parallelism;
    private final boolean common;
    private final boolean fifo;
    private final String prefix;
    private final ForkJoinWorkerThreadFactory factory;
    private final Thread.UncaughtExceptionHandler handler;
    private final int maximum;
    private final long keepAlive;
    private final AtomicLong steals = new AtomicLong();
    private final AtomicInteger blocked = new AtomicInteger();
    private final Object lock = new Object();
    /* Under the lock; the volatile ones are read without. */
    private final ArrayDeque<ForkJoinTask<?>> submissions = new ArrayDeque<>();
    private final ArrayList<ForkJoinWorkerThread> idle = new ArrayList<>();
    private volatile WorkQueue[] queues = {};
    private volatile int submitted;
    private volatile int idleCount;
    private volatile int threadCount;
    private volatile int resting; // threads in awaitQuiescence that find nothing
    private volatile int state;
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
            Thread.UncaughtExceptionHandler handler, boolean fifo, int spares, long keepAlive) {
        this.common = common;
        this.parallelism = parallelism;
        this.factory = factory;
        this.handler = handler;
        this.fifo = fifo;
        this.maximum = spares;
        this.keepAlive = keepAlive;
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
            Math.min(maximumPoolSize, MAX_PARALLELISM), Math.max(unit.toNanos(keepAliveTime), 20_000_000L));
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

    final WorkQueue register(Thread owner) {
        synchronized (lock) {
            WorkQueue[] old = queues;
            int free = 0;
            for (int i = 0; i < old.length; i++) {
                if (old[i].index == free) {
                    free++;
                    i = -1;
                }
            }
            WorkQueue[] more = java.util.Arrays.copyOf(old, old.length + 1);
            WorkQueue q = more[old.length] = new WorkQueue(this, free, fifo, owner);
            queues = more;
            return q;
        }
    }

    final void deregister(WorkQueue q) {
        boolean left = false;
        synchronized (lock) {
            ArrayList<WorkQueue> rest = new ArrayList<>();
            for (WorkQueue each : queues) {
                if (each != q) {
                    rest.add(each);
                }
            }
            queues = rest.toArray(new WorkQueue[0]);
            for (ForkJoinTask<?> t; (t = q.pop()) != null;) {
                submissions.addFirst(t);
                left = true;
            }
            submitted = submissions.size();
            threadCount--;
            steals.addAndGet(q.stolen);
            terminateWhenQuiet();
        }
        if (left || hasQueued()) {
            signalWork();
        }
    }

    private int limit() {
        return Math.min(parallelism + blocked.get(), maximum);
    }

    /** One thread more, if there is an idle one or there may be more. */
    final void signalWork() {
        if (idleCount == 0 && threadCount >= limit()) {
            return;
        }
        ForkJoinWorkerThread w = null;
        synchronized (lock) {
            int n = idle.size();
            if (n > 0) {
                w = idle.remove(n - 1);
                idleCount = n - 1;
                w.signalled = true;
            } else if (threadCount < limit() && state < STOP) {
                threadCount++;
            } else {
                return;
            }
        }
        if (w != null) {
            LockSupport.unpark(w);
        } else {
            addThread();
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

    final void runWorker(ForkJoinWorkerThread w) {
        WorkQueue q = w.queue;
        for (;;) {
            ForkJoinTask<?> t = q.nextLocal();
            if (t == null) {
                t = scan(q);
            }
            if (t != null) {
                run(t, q);
            } else if (!awaitWork(w)) {
                return;
            }
        }
    }

    private static void run(ForkJoinTask<?> t, WorkQueue q) {
        t.runner = q;
        t.doExec();
    }

    /** A task of somebody else's, or of nobody's. */
    final ForkJoinTask<?> scan(WorkQueue q) {
        WorkQueue[] all = queues;
        int n = all.length;
        for (int i = 0, k = q.random(); i < n; i++, k++) {
            WorkQueue victim = all[k % n];
            ForkJoinTask<?> t = victim == q ? null : victim.steal();
            if (t != null) {
                q.stolen++;
                if (!victim.isEmpty()) {
                    signalWork();
                }
                return t;
            }
        }
        ForkJoinTask<?> t = pollSubmission();
        if (t != null) {
            q.stolen++;
            if (submitted > 0) {
                signalWork();
            }
        }
        return t;
    }

    private boolean hasQueued() {
        if (submitted > 0) {
            return true;
        }
        for (WorkQueue q : queues) {
            if (!q.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /* False: the thread is to end. */
    private boolean awaitWork(ForkJoinWorkerThread w) {
        synchronized (lock) {
            if (state >= STOP || threadCount > limit()) {
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
        long deadline = System.nanoTime() + keepAlive;
        Thread.interrupted();
        while (!w.signalled) {
            long left = deadline - System.nanoTime();
            if (left <= 0) {
                return !leaveIdle(w);
            }
            LockSupport.parkNanos(this, left);
            Thread.interrupted();
        }
        return state < STOP;
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
            signalWork();
        }
    }

    final void endBlocking() {
        blocked.decrementAndGet();
    }

    // ---- Joining ----

    /** Runs what brings the task nearer to its end; with a time limit, the task itself at most. */
    final void help(ForkJoinTask<?> task, WorkQueue q, boolean timed) {
        if (timed) {
            if (q.tryUnpush(task)) {
                run(task, q);
            }
            return;
        }
        while (task.status >= 0) {
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
            run(t, q);
        }
    }

    private ForkJoinTask<?> stolen(ForkJoinTask<?> task, WorkQueue q) {
        WorkQueue other = task.runner;
        ForkJoinTask<?> t = other != null && other != q && other.pool == this ? other.steal() : null;
        return t == null && task instanceof CountedCompleter<?> c ? descendant(c) : t;
    }

    private ForkJoinTask<?> descendant(CountedCompleter<?> root) {
        for (WorkQueue victim : queues) {
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

    /** The same for a thread that is no worker: it helps with what it may have given to the common pool. */
    static void externalHelp(ForkJoinTask<?> task, boolean timed) {
        ForkJoinPool pool = commonPool();
        while (task.status >= 0) {
            ForkJoinTask<?> t = pool.unsubmit(task, false) ? task
                : timed ? null : pool.stolen(task, null);
            if (t == null) {
                return;
            }
            t.runner = null;
            t.doExec();
            if (timed) {
                return;
            }
        }
    }

    /** Runs up to `limit` tasks that complete `root`, for CountedCompleter.helpComplete. */
    final void helpComplete(CountedCompleter<?> root, WorkQueue q, int limit) {
        for (int i = 0; i < limit && root.status >= 0; i++) {
            ForkJoinTask<?> t = null;
            if (q != null && q.peek() instanceof CountedCompleter<?> c && c.isUnder(root)) {
                t = q.nextLocal();
            }
            if (t == null && (t = descendant(root)) == null) {
                return;
            }
            t.runner = q;
            t.doExec();
        }
    }

    // ---- Submitting ----

    final void submitExternally(ForkJoinTask<?> task) {
        Objects.requireNonNull(task);
        synchronized (lock) {
            if (state >= SHUTDOWN) {
                throw new RejectedExecutionException();
            }
            submissions.addLast(task);
            submitted = submissions.size();
        }
        signalWork();
    }

    private <T extends ForkJoinTask<?>> T add(T task) {
        Objects.requireNonNull(task);
        if (Thread.currentThread() instanceof ForkJoinWorkerThread w && w.pool == this) {
            w.queue.push(task);
            signalWork();
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
        ArrayList<Future<T>> futures = new ArrayList<>(tasks.size());
        try {
            for (Callable<T> each : tasks) {
                futures.add(submit(each));
            }
            for (Future<T> each : futures) {
                ((ForkJoinTask<T>) each).quietlyJoin();
            }
            return futures;
        } catch (Throwable e) {
            for (Future<T> each : futures) {
                ForkJoinTask.cancelQuietly(each);
            }
            throw e;
        }
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
        for (WorkQueue q : queues) {
            sum += q.stolen;
        }
        return sum;
    }

    public long getQueuedTaskCount() {
        long sum = 0;
        for (WorkQueue q : queues) {
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
        for (WorkQueue q : queues) {
            for (ForkJoinTask<?> t; (t = q.steal()) != null; n++) {
                c.add(t);
            }
        }
        return n;
    }

    @Override
    public String toString() {
        int s = state;
        String level = s == TERMINATED ? "Terminated" : s == STOP ? "Terminating"
            : s == SHUTDOWN ? "Shutting down" : "Running";
        return super.toString() + "[" + level + ", parallelism = " + parallelism + ", size = "
            + threadCount + ", active = " + getActiveThreadCount() + ", running = "
            + getRunningThreadCount() + ", steals = " + getStealCount() + ", tasks = "
            + getQueuedTaskCount() + ", submissions = " + submitted + "]";
    }

    // ---- Quiescence and the end ----

    public boolean awaitQuiescence(long timeout, TimeUnit unit) {
        long nanos = unit.toNanos(timeout);
        long start = System.nanoTime();
        WorkQueue own = Thread.currentThread() instanceof ForkJoinWorkerThread w && w.pool == this
            ? w.queue : null;
        WorkQueue q = own != null ? own : new WorkQueue(this, 0, false, null);
        boolean rests = false;
        try {
            for (;;) {
                ForkJoinTask<?> t = q.nextLocal();
                if (t == null) {
                    if (rests && hasQueued()) {
                        rest(-1);
                        rests = false;
                    }
                    t = rests ? null : scan(q);
                }
                if (t != null) {
                    t.runner = own;
                    t.doExec();
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
        if (state == SHUTDOWN && idleCount >= threadCount && !hasQueued()) {
            state = STOP;
        }
        if (state == STOP) {
            for (ForkJoinWorkerThread w : idle) {
                w.signalled = true;
                LockSupport.unpark(w);
            }
            idle.clear();
            idleCount = 0;
            if (threadCount == 0) {
                state = TERMINATED;
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
            if (state < SHUTDOWN) {
                state = SHUTDOWN;
            }
            terminateWhenQuiet();
        }
    }

    @Override
    public List<Runnable> shutdownNow() {
        if (!common) {
            ArrayList<ForkJoinTask<?>> waiting = new ArrayList<>();
            synchronized (lock) {
                if (state < STOP) {
                    state = STOP;
                }
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
        for (WorkQueue q : queues) {
            q.owner.interrupt();
        }
    }

    @Override
    public boolean isTerminated() {
        return state == TERMINATED;
    }

    public boolean isTerminating() {
        return state == STOP;
    }

    @Override
    public boolean isShutdown() {
        return state >= SHUTDOWN;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (common) {
            awaitQuiescence(timeout, unit);
            return false;
        }
        long start = System.nanoTime();
        long nanos = unit.toNanos(timeout);
        synchronized (lock) {
            while (state != TERMINATED) {
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
