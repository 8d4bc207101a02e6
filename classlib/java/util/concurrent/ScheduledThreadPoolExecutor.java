/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;

/** A pool that runs tasks later or periodically. */
public class ScheduledThreadPoolExecutor extends ThreadPoolExecutor
        implements ScheduledExecutorService {
    private static final AtomicLong ARRIVALS = new AtomicLong();
    private volatile boolean periodicAfterShutdown;
    private volatile boolean delayedAfterShutdown = true;
    private volatile boolean removeOnCancel;

    /** When what was due at a time is due again; null instead of one: never. */
    private interface Pace {
        long next(long due);
    }

    /**
     * What is due at a time; of those due at the same time the first that arrived comes first.
     * Texts show the name.
     */
    private final class ScheduledFutureTask<V> extends FutureTask<V>
            implements RunnableScheduledFuture<V>, PlacedHeap.Placed {
        private final long arrival = ARRIVALS.getAndIncrement();
        private final Pace pace;
        private volatile long due;
        private int place; // in the queue's heap, if it is there
        private RunnableScheduledFuture<V> queued = this; // what decorateTask made of it

        ScheduledFutureTask(Callable<V> c, long delay, Pace pace) {
            super(c);
            due = System.nanoTime() + Math.max(0, Math.min(delay, Long.MAX_VALUE >> 1));
            this.pace = pace;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(due - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed o) {
            if (o instanceof ScheduledFutureTask<?> x) {
                // times of nanoTime may overflow, their differences do not
                long later = due - x.due;
                return later != 0 ? Long.signum(later) : Long.compare(arrival, x.arrival);
            }
            return Long.compare(getDelay(TimeUnit.NANOSECONDS), o.getDelay(TimeUnit.NANOSECONDS));
        }

        @Override
        public int place() {
            return place;
        }

        @Override
        public void place(int i) {
            place = i;
        }

        @Override
        public boolean isPeriodic() {
            return pace != null;
        }

        @Override
        public boolean cancel(boolean mayInterruptIfRunning) {
            boolean cancelled = super.cancel(mayInterruptIfRunning);
            if (cancelled && removeOnCancel) {
                ScheduledThreadPoolExecutor.this.remove(queued);
            }
            return cancelled;
        }

        @Override
        public void run() {
            boolean again = false;
            if (mayRun(this)) {
                if (pace == null) {
                    super.run();
                    return;
                }
                if (!runAndReset()) {
                    return;
                }
                due = pace.next(due);
                again = mayRun(this);
            }
            if (again) {
                getQueue().add(queued);
                hireForQueue();
            } else {
                cancel(false);
            }
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public ScheduledThreadPoolExecutor(int corePoolSize) {
        super(corePoolSize, Integer.MAX_VALUE, 10L, TimeUnit.MILLISECONDS,
            (BlockingQueue) DelayQueue.ofPlaced());
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public ScheduledThreadPoolExecutor(int corePoolSize, ThreadFactory threadFactory) {
        super(corePoolSize, Integer.MAX_VALUE, 10L, TimeUnit.MILLISECONDS,
            (BlockingQueue) DelayQueue.ofPlaced(), threadFactory);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public ScheduledThreadPoolExecutor(int corePoolSize, RejectedExecutionHandler handler) {
        super(corePoolSize, Integer.MAX_VALUE, 10L, TimeUnit.MILLISECONDS,
            (BlockingQueue) DelayQueue.ofPlaced(), handler);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public ScheduledThreadPoolExecutor(int corePoolSize, ThreadFactory threadFactory,
            RejectedExecutionHandler handler) {
        super(corePoolSize, Integer.MAX_VALUE, 10L, TimeUnit.MILLISECONDS,
            (BlockingQueue) DelayQueue.ofPlaced(), threadFactory, handler);
    }

    protected <V> RunnableScheduledFuture<V> decorateTask(Runnable runnable,
            RunnableScheduledFuture<V> task) {
        return task;
    }

    protected <V> RunnableScheduledFuture<V> decorateTask(Callable<V> callable,
            RunnableScheduledFuture<V> task) {
        return task;
    }

    private boolean mayRun(RunnableScheduledFuture<?> t) {
        return !isShutdown() || !isTerminated() && (t.isPeriodic() ? periodicAfterShutdown
            : delayedAfterShutdown || t.getDelay(TimeUnit.NANOSECONDS) <= 0);
    }

    private <V> ScheduledFuture<V> start(Runnable command, ScheduledFutureTask<V> task) {
        return start(task.queued = decorateTask(command, task));
    }

    private <V> ScheduledFuture<V> start(RunnableScheduledFuture<V> t) {
        if (isShutdown()) {
            refuse(t);
        } else {
            getQueue().add(t);
            if (!mayRun(t) && remove(t)) {
                t.cancel(false);
            } else {
                hireForQueue();
            }
        }
        return t;
    }

    @Override
    void forgetTasks() {
        for (Object o : getQueue().toArray()) {
            if (o instanceof RunnableScheduledFuture<?> t && (t.isCancelled() || !(t.isPeriodic()
                    ? periodicAfterShutdown : delayedAfterShutdown))) {
                getQueue().remove(t);
                t.cancel(false);
            }
        }
    }

    @Override
    public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
        return start(command, new ScheduledFutureTask<>(Executors.callable(command),
            unit.toNanos(delay), null));
    }

    @Override
    public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
        ScheduledFutureTask<V> t = new ScheduledFutureTask<>(Objects.requireNonNull(callable),
            unit.toNanos(delay), null);
        return start(t.queued = decorateTask(callable, t));
    }

    @Override
    public ScheduledFuture<?> scheduleAtFixedRate(Runnable command, long initialDelay,
            long period, TimeUnit unit) {
        if (period <= 0) {
            throw new IllegalArgumentException();
        }
        Callable<Object> task = Executors.callable(command);
        long wait = unit.toNanos(initialDelay);
        long between = unit.toNanos(period);
        return start(command, new ScheduledFutureTask<>(task, wait, due -> due + between));
    }

    @Override
    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable command, long initialDelay,
            long delay, TimeUnit unit) {
        if (delay <= 0) {
            throw new IllegalArgumentException();
        }
        Callable<Object> task = Executors.callable(command);
        long wait = unit.toNanos(initialDelay);
        long between = Math.min(unit.toNanos(delay), Long.MAX_VALUE >> 1);
        return start(command,
                new ScheduledFutureTask<>(task, wait, due -> System.nanoTime() + between));
    }

    @Override
    public void execute(Runnable command) {
        schedule(command, 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public Future<?> submit(Runnable task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public <T> Future<T> submit(Runnable task, T result) {
        return schedule(Executors.callable(task, result), 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public <T> Future<T> submit(Callable<T> task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    public void setContinueExistingPeriodicTasksAfterShutdownPolicy(boolean value) {
        periodicAfterShutdown = value;
        if (!value && isShutdown()) {
            settleAfterShutdown();
        }
    }

    public boolean getContinueExistingPeriodicTasksAfterShutdownPolicy() {
        return periodicAfterShutdown;
    }

    public void setExecuteExistingDelayedTasksAfterShutdownPolicy(boolean value) {
        delayedAfterShutdown = value;
        if (!value && isShutdown()) {
            settleAfterShutdown();
        }
    }

    public boolean getExecuteExistingDelayedTasksAfterShutdownPolicy() {
        return delayedAfterShutdown;
    }

    public void setRemoveOnCancelPolicy(boolean value) {
        removeOnCancel = value;
    }

    public boolean getRemoveOnCancelPolicy() {
        return removeOnCancel;
    }
}
