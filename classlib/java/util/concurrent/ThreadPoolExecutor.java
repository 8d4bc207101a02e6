/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Runs tasks on a pool of threads, its crew. Who belongs to the crew, the phase (see PoolPhase) and
 * the counts change under one lock; hands are hired and leave one by one, and the last that leaves
 * a pool that is to end makes an end of it. DRAINING lasts while the queue holds tasks.
 */
public class ThreadPoolExecutor extends AbstractExecutorService {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition termination = lock.newCondition();
    private final BlockingQueue<Runnable> queue;
    private final HashSet<Hand> crew = new HashSet<>();
    private volatile PoolPhase phase = PoolPhase.OPEN;
    private volatile int core;
    private volatile int maximum;
    private volatile long keepAlive;
    private volatile boolean coreTimesOut;
    private volatile ThreadFactory factory;
    private volatile RejectedExecutionHandler handler;
    private int largest;
    private long completed;

    /** One of the crew. */
    private final class Hand implements Runnable {
        final Thread thread;
        private Runnable first;
        volatile boolean active;
        volatile long done;

        Hand(Runnable first) {
            this.first = first;
            active = first != null;
            thread = factory.newThread(this);
        }

        @Override
        public void run() {
            boolean breaks = true;
            try {
                Runnable task = first != null ? first : next();
                first = null;
                while (task != null) {
                    perform(task);
                    task = null; // not held while it waits for another
                    task = next();
                }
                breaks = false;
            } finally {
                leave(this);
                replace(breaks);
            }
        }

        private void perform(Runnable task) {
            // a pool that halts interrupts what it still runs;
            // any other interrupt is none of the task's
            if (phase.halts() || Thread.interrupted() && phase.halts()) {
                thread.interrupt();
            }
            active = true;
            try {
                beforeExecute(thread, task);
                try {
                    task.run();
                    afterExecute(task, null);
                } catch (Throwable e) { // of afterExecute too, which is told once more
                    afterExecute(task, e);
                    throw e;
                }
            } finally {
                done++;
                active = false;
            }
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

    /** Hires a hand, with a task to begin with or without, if there are fewer than so many. */
    private boolean hire(Runnable first, int most) {
        Hand hand;
        lock.lock();
        try {
            boolean wanted = phase == PoolPhase.OPEN
                || phase == PoolPhase.DRAINING && first == null && !queue.isEmpty();
            if (!wanted || crew.size() >= most) {
                return false;
            }
            hand = new Hand(first);
            if (hand.thread == null) {
                return false;
            }
            crew.add(hand);
            largest = Math.max(largest, crew.size());
        } finally {
            lock.unlock();
        }
        boolean started = false;
        try {
            hand.thread.start();
            started = true;
        } finally {
            if (!started) {
                leave(hand);
            }
        }
        return true;
    }

    private void leave(Hand hand) {
        lock.lock();
        try {
            crew.remove(hand);
            completed += hand.done;
            endIfEmpty();
        } finally {
            lock.unlock();
        }
    }

    /** Hires another for one that left, if that one broke off or too few are there now. */
    private void replace(boolean broken) {
        if (phase.halts()) {
            return;
        }
        int least = coreTimesOut ? 0 : core;
        if (!queue.isEmpty()) {
            least = Math.max(least, 1);
        }
        if (broken || getPoolSize() < least) {
            hire(null, broken ? maximum : least);
        }
    }

    /** The next task, or null when the hand that asks is to end. */
    private Runnable next() {
        boolean inVain = false;
        while (!isSuperfluous(inVain)) {
            Runnable task = null;
            try {
                task = coreTimesOut || getPoolSize() > core
                        ? queue.poll(keepAlive, TimeUnit.NANOSECONDS) : queue.take();
                inVain = task == null;
            } catch (InterruptedException asked) {
                inVain = false; // to look at the phase again
            }
            if (task != null) {
                return task;
            }
        }
        return null;
    }

    /** Of a hand that has nothing to do; the last one stays while there are tasks. */
    private boolean isSuperfluous(boolean waitedInVain) {
        if (phase.halts() || phase == PoolPhase.DRAINING && queue.isEmpty()) {
            return true;
        }
        int size = getPoolSize();
        boolean tooMany = size > maximum || waitedInVain && (coreTimesOut || size > core);
        return tooMany && (size != 1 || queue.isEmpty());
    }

    private void interruptIdle() {
        lock.lock();
        try {
            for (Hand hand : crew) {
                if (!hand.active) {
                    hand.thread.interrupt();
                }
            }
        } finally {
            lock.unlock();
        }
    }

    /**
     * Makes an end of a pool that is to have one and has no hands;
     * of those that wait some may still have to be told.
     */
    private void endIfEmpty() {
        lock.lock();
        try {
            boolean ending = phase == PoolPhase.HALTING
                    || phase == PoolPhase.DRAINING && queue.isEmpty();
            if (ending && !crew.isEmpty()) {
                interruptIdle();
            } else if (ending) {
                try {
                    terminated();
                } finally {
                    phase = PoolPhase.OVER;
                    termination.signalAll();
                }
            }
        } finally {
            lock.unlock();
        }
    }

    /* ---- Tasks ---- */

    @Override
    public void execute(Runnable command) {
        Objects.requireNonNull(command);
        boolean taken = getPoolSize() < core && hire(command, core) || enqueue(command)
                || hire(command, maximum);
        if (!taken) {
            refuse(command);
        }
    }

    /**
     * Whether the queue takes a task. If the pool has been shut down meanwhile,
     * it is refused all the same.
     */
    private boolean enqueue(Runnable command) {
        if (phase != PoolPhase.OPEN || !queue.offer(command)) {
            return false;
        }
        if (phase != PoolPhase.OPEN && remove(command)) {
            refuse(command);
        } else if (getPoolSize() == 0) {
            hire(null, maximum);
        }
        return true;
    }

    /** Hires for a task that has been put into the queue: up to the core, but at least one. */
    final void hireForQueue() {
        int size = getPoolSize();
        if (size == 0 || size < core) {
            hire(null, Math.max(core, 1));
        }
    }

    final void refuse(Runnable command) {
        handler.rejectedExecution(command, this);
    }

    /**
     * Under the lock, when the pool has been shut down:
     * which tasks of the queue are to be forgotten.
     */
    void forgetTasks() {
    }

    @Override
    public void shutdown() {
        lock.lock();
        try {
            phase = phase.atLeast(PoolPhase.DRAINING);
        } finally {
            lock.unlock();
        }
        settleAfterShutdown();
    }

    /** It is shut down: what may not run any more goes, and with the last of it the pool. */
    final void settleAfterShutdown() {
        lock.lock();
        try {
            interruptIdle();
            forgetTasks();
        } finally {
            lock.unlock();
        }
        endIfEmpty();
    }

    @Override
    public List<Runnable> shutdownNow() {
        List<Runnable> rest;
        lock.lock();
        try {
            phase = phase.atLeast(PoolPhase.HALTING);
            for (Hand hand : crew) {
                hand.thread.interrupt();
            }
            rest = emptied();
        } finally {
            lock.unlock();
        }
        endIfEmpty();
        return rest;
    }

    /** What the queue held; some queues keep back from drainTo what is not due. */
    private List<Runnable> emptied() {
        ArrayList<Runnable> rest = new ArrayList<>();
        queue.drainTo(rest);
        for (Runnable each : queue.toArray(new Runnable[0])) {
            if (queue.remove(each)) {
                rest.add(each);
            }
        }
        return rest;
    }

    @Override
    public boolean isShutdown() {
        return phase != PoolPhase.OPEN;
    }

    public boolean isTerminating() {
        return phase.isBetween();
    }

    @Override
    public boolean isTerminated() {
        return phase == PoolPhase.OVER;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        long nanos = unit.toNanos(timeout);
        lock.lock();
        try {
            while (phase != PoolPhase.OVER) {
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
        for (int k = Math.min(more, queue.size()); k > 0 && hire(null, core); k--) {
            if (queue.isEmpty()) {
                break;
            }
        }
    }

    public int getCorePoolSize() {
        return core;
    }

    public boolean prestartCoreThread() {
        return hire(null, core);
    }

    public int prestartAllCoreThreads() {
        int n = 0;
        while (hire(null, core)) {
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
        endIfEmpty();
        return removed;
    }

    public void purge() {
        queue.removeIf(r -> r instanceof Future<?> f && f.isCancelled());
        endIfEmpty();
    }

    public int getPoolSize() {
        lock.lock();
        try {
            return crew.size();
        } finally {
            lock.unlock();
        }
    }

    public int getActiveCount() {
        lock.lock();
        try {
            int n = 0;
            for (Hand hand : crew) {
                n += hand.active ? 1 : 0;
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
            for (Hand hand : crew) {
                n += hand.done;
            }
            return n;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public String toString() {
        PoolPhase now = phase;
        String text = now == PoolPhase.OPEN ? "Running"
                : now.isBetween() ? "Shutting down" : "Terminated";
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
