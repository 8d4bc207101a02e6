/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Runs tasks on a pool of threads. All bookkeeping is behind one lock. */
public class ThreadPoolExecutor extends AbstractExecutorService {
    private static final int RUNNING = 0;
    private static final int SHUTDOWN = 1;
    private static final int STOP = 2;
    private static final int TERMINATED = 3;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition termination = lock.newCondition();
    private final BlockingQueue<Runnable> queue;
    private final HashSet<Worker> workers = new HashSet<>();
    private volatile int state;
    private volatile int core;
    private volatile int maximum;
    private volatile long keepAlive;
    private volatile boolean coreTimesOut;
    private volatile ThreadFactory factory;
    private volatile RejectedExecutionHandler handler;
    private int largest;
    private long completed;

    private final class Worker implements Runnable {
        final Thread thread;
        Runnable task;
        volatile boolean active;
        volatile long done;

        Worker(Runnable task) {
            this.task = task;
            thread = factory.newThread(this);
        }

        @Override
        public void run() {
            work(this);
        }
    }

    public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime,
            TimeUnit unit, BlockingQueue<Runnable> workQueue) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue,
            Executors.defaultThreadFactory(), new AbortPolicy());
    }

    public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime,
            TimeUnit unit, BlockingQueue<Runnable> workQueue, ThreadFactory threadFactory) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, threadFactory,
            new AbortPolicy());
    }

    public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime,
            TimeUnit unit, BlockingQueue<Runnable> workQueue, RejectedExecutionHandler handler) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue,
            Executors.defaultThreadFactory(), handler);
    }

    public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime,
            TimeUnit unit, BlockingQueue<Runnable> workQueue, ThreadFactory threadFactory,
            RejectedExecutionHandler handler) {
        if (corePoolSize < 0 || maximumPoolSize <= 0 || maximumPoolSize < corePoolSize
                || keepAliveTime < 0) {
            throw new IllegalArgumentException();
        }
        queue = Objects.requireNonNull(workQueue);
        factory = Objects.requireNonNull(threadFactory);
        this.handler = Objects.requireNonNull(handler);
        core = corePoolSize;
        maximum = maximumPoolSize;
        keepAlive = unit.toNanos(keepAliveTime);
    }

    /* ---- Threads ---- */

    private boolean addWorker(Runnable first, int limit) {
        Worker w;
        lock.lock();
        try {
            if (state > SHUTDOWN || state == SHUTDOWN && (first != null || queue.isEmpty())
                    || workers.size() >= limit) {
                return false;
            }
            w = new Worker(first);
            if (w.thread == null) {
                return false;
            }
            workers.add(w);
            largest = Math.max(largest, workers.size());
        } finally {
            lock.unlock();
        }
        boolean started = false;
        try {
            w.thread.start();
            started = true;
        } finally {
            if (!started) {
                leave(w);
            }
        }
        return true;
    }

    private void leave(Worker w) {
        lock.lock();
        try {
            workers.remove(w);
            completed += w.done;
        } finally {
            lock.unlock();
        }
        tryTerminate();
    }

    private void work(Worker w) {
        Runnable task = w.task;
        w.task = null;
        boolean abrupt = true;
        try {
            while (task != null || (task = next()) != null) {
                if (state >= STOP) {
                    w.thread.interrupt();
                } else if (Thread.interrupted() && state >= STOP) {
                    w.thread.interrupt();
                }
                w.active = true;
                try {
                    beforeExecute(w.thread, task);
                    try {
                        task.run();
                        afterExecute(task, null);
                    } catch (Throwable e) {
                        afterExecute(task, e);
                        throw e;
                    }
                } finally {
                    task = null;
                    w.done++;
                    w.active = false;
                }
            }
            abrupt = false;
        } finally {
            leave(w);
            if (state < STOP) {
                int least = coreTimesOut ? 0 : core;
                if (least == 0 && !queue.isEmpty()) {
                    least = 1;
                }
                if (abrupt || getPoolSize() < least) {
                    addWorker(null, abrupt ? maximum : least);
                }
            }
        }
    }

    private Runnable next() {
        boolean timedOut = false;
        for (;;) {
            if (state >= STOP || state == SHUTDOWN && queue.isEmpty()) {
                return null;
            }
            int size = getPoolSize();
            boolean timed = coreTimesOut || size > core;
            if ((size > maximum || timed && timedOut) && (size > 1 || queue.isEmpty())) {
                return null;
            }
            try {
                Runnable r = timed ? queue.poll(keepAlive, TimeUnit.NANOSECONDS) : queue.take();
                if (r != null) {
                    return r;
                }
                timedOut = true;
            } catch (InterruptedException e) {
                timedOut = false;
            }
        }
    }

    private void interruptIdle() {
        lock.lock();
        try {
            for (Worker w : workers) {
                if (!w.active) {
                    w.thread.interrupt();
                }
            }
        } finally {
            lock.unlock();
        }
    }

    private void tryTerminate() {
        lock.lock();
        try {
            if (state == RUNNING || state == TERMINATED || state == SHUTDOWN && !queue.isEmpty()) {
                return;
            }
            if (!workers.isEmpty()) {
                interruptIdle();
                return;
            }
            try {
                terminated();
            } finally {
                state = TERMINATED;
                termination.signalAll();
            }
        } finally {
            lock.unlock();
        }
    }

    /* ---- Tasks ---- */

    @Override
    public void execute(Runnable command) {
        Objects.requireNonNull(command);
        if (getPoolSize() < core && addWorker(command, core)) {
            return;
        }
        if (state == RUNNING && queue.offer(command)) {
            if (state != RUNNING && remove(command)) {
                handler.rejectedExecution(command, this);
            } else if (getPoolSize() == 0) {
                addWorker(null, maximum);
            }
        } else if (!addWorker(command, maximum)) {
            handler.rejectedExecution(command, this);
        }
    }

    final void ensurePrestart() {
        int n = getPoolSize();
        if (n < core) {
            addWorker(null, core);
        } else if (n == 0) {
            addWorker(null, maximum);
        }
    }

    final void reject(Runnable command) {
        handler.rejectedExecution(command, this);
    }

    void onShutdown() {
    }

    @Override
    public void shutdown() {
        lock.lock();
        try {
            if (state == RUNNING) {
                state = SHUTDOWN;
            }
            interruptIdle();
            onShutdown();
        } finally {
            lock.unlock();
        }
        tryTerminate();
    }

    @Override
    public List<Runnable> shutdownNow() {
        ArrayList<Runnable> rest = new ArrayList<>();
        lock.lock();
        try {
            if (state < STOP) {
                state = STOP;
            }
            for (Worker w : workers) {
                w.thread.interrupt();
            }
            queue.drainTo(rest);
            for (Runnable r : queue.toArray(new Runnable[0])) {
                if (queue.remove(r)) {
                    rest.add(r);
                }
            }
        } finally {
            lock.unlock();
        }
        tryTerminate();
        return rest;
    }

    @Override
    public boolean isShutdown() {
        return state >= SHUTDOWN;
    }

    public boolean isTerminating() {
        return state == SHUTDOWN || state == STOP;
    }

    @Override
    public boolean isTerminated() {
        return state == TERMINATED;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        long nanos = unit.toNanos(timeout);
        lock.lock();
        try {
            while (state != TERMINATED) {
                if (nanos <= 0) {
                    return false;
                }
                nanos = termination.awaitNanos(nanos);
            }
            return true;
        } finally {
            lock.unlock();
        }
    }

    /* ---- Settings and counts ---- */

    public void setThreadFactory(ThreadFactory threadFactory) {
        factory = Objects.requireNonNull(threadFactory);
    }

    public ThreadFactory getThreadFactory() {
        return factory;
    }

    public void setRejectedExecutionHandler(RejectedExecutionHandler handler) {
        this.handler = Objects.requireNonNull(handler);
    }

    public RejectedExecutionHandler getRejectedExecutionHandler() {
        return handler;
    }

    public void setCorePoolSize(int corePoolSize) {
        if (corePoolSize < 0 || maximum < corePoolSize) {
            throw new IllegalArgumentException();
        }
        int more = corePoolSize - core;
        core = corePoolSize;
        if (getPoolSize() > corePoolSize) {
            interruptIdle();
        }
        for (int k = Math.min(more, queue.size()); k > 0 && addWorker(null, core); k--) {
            if (queue.isEmpty()) {
                break;
            }
        }
    }

    public int getCorePoolSize() {
        return core;
    }

    public boolean prestartCoreThread() {
        return addWorker(null, core);
    }

    public int prestartAllCoreThreads() {
        int n = 0;
        while (addWorker(null, core)) {
            n++;
        }
        return n;
    }

    public boolean allowsCoreThreadTimeOut() {
        return coreTimesOut;
    }

    public void allowCoreThreadTimeOut(boolean value) {
        if (value && keepAlive <= 0) {
            throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
        }
        coreTimesOut = value;
        if (value) {
            interruptIdle();
        }
    }

    public void setMaximumPoolSize(int maximumPoolSize) {
        if (maximumPoolSize <= 0 || maximumPoolSize < core) {
            throw new IllegalArgumentException();
        }
        maximum = maximumPoolSize;
        if (getPoolSize() > maximumPoolSize) {
            interruptIdle();
        }
    }

    public int getMaximumPoolSize() {
        return maximum;
    }

    public void setKeepAliveTime(long time, TimeUnit unit) {
        if (time < 0) {
            throw new IllegalArgumentException();
        }
        if (time == 0 && coreTimesOut) {
            throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
        }
        long before = keepAlive;
        keepAlive = unit.toNanos(time);
        if (keepAlive < before) {
            interruptIdle();
        }
    }

    public long getKeepAliveTime(TimeUnit unit) {
        return unit.convert(keepAlive, TimeUnit.NANOSECONDS);
    }

    public BlockingQueue<Runnable> getQueue() {
        return queue;
    }

    public boolean remove(Runnable task) {
        boolean removed = queue.remove(task);
        tryTerminate();
        return removed;
    }

    public void purge() {
        queue.removeIf(r -> r instanceof Future<?> f && f.isCancelled());
        tryTerminate();
    }

    public int getPoolSize() {
        lock.lock();
        try {
            return workers.size();
        } finally {
            lock.unlock();
        }
    }

    public int getActiveCount() {
        lock.lock();
        try {
            int n = 0;
            for (Worker w : workers) {
                n += w.active ? 1 : 0;
            }
            return n;
        } finally {
            lock.unlock();
        }
    }

    public int getLargestPoolSize() {
        lock.lock();
        try {
            return largest;
        } finally {
            lock.unlock();
        }
    }

    public long getTaskCount() {
        return getCompletedTaskCount() + getActiveCount() + queue.size();
    }

    public long getCompletedTaskCount() {
        lock.lock();
        try {
            long n = completed;
            for (Worker w : workers) {
                n += w.done;
            }
            return n;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public String toString() {
        String text = state == RUNNING ? "Running" : state == TERMINATED ? "Terminated"
            : "Shutting down";
        return super.toString() + "[" + text + ", pool size = " + getPoolSize()
            + ", active threads = " + getActiveCount() + ", queued tasks = " + queue.size()
            + ", completed tasks = " + getCompletedTaskCount() + "]";
    }

    protected void beforeExecute(Thread t, Runnable r) {
    }

    protected void afterExecute(Runnable r, Throwable t) {
    }

    protected void terminated() {
    }

    /** Runs a refused task in the caller. */
    public static class CallerRunsPolicy implements RejectedExecutionHandler {
        public CallerRunsPolicy() {
        }

        @Override
        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            if (!e.isShutdown()) {
                r.run();
            }
        }
    }

    /** Throws for a refused task. */
    public static class AbortPolicy implements RejectedExecutionHandler {
        public AbortPolicy() {
        }

        @Override
        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            throw new RejectedExecutionException("Task " + r.toString() + " rejected from " + e);
        }
    }

    /** Forgets a refused task. */
    public static class DiscardPolicy implements RejectedExecutionHandler {
        public DiscardPolicy() {
        }

        @Override
        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
        }
    }

    /** Forgets the oldest waiting task instead. */
    public static class DiscardOldestPolicy implements RejectedExecutionHandler {
        public DiscardOldestPolicy() {
        }

        @Override
        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            if (!e.isShutdown()) {
                e.getQueue().poll();
                e.execute(r);
            }
        }
    }
}
