/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;

/** A pool that runs tasks later or periodically. */
public class ScheduledThreadPoolExecutor extends ThreadPoolExecutor
        implements ScheduledExecutorService {
    private static final AtomicLong SEQUENCE = new AtomicLong();
    private volatile boolean periodicAfterShutdown;
    private volatile boolean delayedAfterShutdown = true;
    private volatile boolean removeOnCancel;

    private final class ScheduledFutureTask<V> extends FutureTask<V>
            implements RunnableScheduledFuture<V> {
        private final long sequence = SEQUENCE.getAndIncrement();
        private final long period;
        private volatile long time;
        private RunnableScheduledFuture<V> outer = this; // what decorateTask made of it

        ScheduledFutureTask(Callable<V> c, long delay, long period) {
            super(c);
            this.time = System.nanoTime() + Math.max(0, Math.min(delay, Long.MAX_VALUE >> 1));
            this.period = period;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(time - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed o) {
            if (o instanceof ScheduledFutureTask<?> x) {
                long d = time - x.time;
                return d < 0 ? -1 : d > 0 ? 1 : Long.compare(sequence, x.sequence);
            }
            return Long.compare(getDelay(TimeUnit.NANOSECONDS), o.getDelay(TimeUnit.NANOSECONDS));
        }

        @Override
        public boolean isPeriodic() {
            return period != 0;
        }

        @Override
        public boolean cancel(boolean mayInterruptIfRunning) {
            boolean cancelled = super.cancel(mayInterruptIfRunning);
            if (cancelled && removeOnCancel) {
                ScheduledThreadPoolExecutor.this.remove(outer);
            }
            return cancelled;
        }

        @Override
        public void run() {
            if (!mayRun(this)) {
                cancel(false);
            } else if (period == 0) {
                super.run();
            } else if (super.runAndReset()) {
                time = period > 0 ? time + period : System.nanoTime() - period;
                if (mayRun(this)) {
                    getQueue().add(outer);
                    ensurePrestart();
                } else {
                    cancel(false);
                }
            }
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public ScheduledThreadPoolExecutor(int corePoolSize) {
        super(corePoolSize, Integer.MAX_VALUE, 10L, TimeUnit.MILLISECONDS,
            (BlockingQueue) new DelayQueue());
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public ScheduledThreadPoolExecutor(int corePoolSize, ThreadFactory threadFactory) {
        super(corePoolSize, Integer.MAX_VALUE, 10L, TimeUnit.MILLISECONDS,
            (BlockingQueue) new DelayQueue(), threadFactory);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public ScheduledThreadPoolExecutor(int corePoolSize, RejectedExecutionHandler handler) {
        super(corePoolSize, Integer.MAX_VALUE, 10L, TimeUnit.MILLISECONDS,
            (BlockingQueue) new DelayQueue(), handler);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public ScheduledThreadPoolExecutor(int corePoolSize, ThreadFactory threadFactory,
            RejectedExecutionHandler handler) {
        super(corePoolSize, Integer.MAX_VALUE, 10L, TimeUnit.MILLISECONDS,
            (BlockingQueue) new DelayQueue(), threadFactory, handler);
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
        return start(task.outer = decorateTask(command, task));
    }

    private <V> ScheduledFuture<V> start(RunnableScheduledFuture<V> t) {
        if (isShutdown()) {
            reject(t);
        } else {
            getQueue().add(t);
            if (!mayRun(t) && remove(t)) {
                t.cancel(false);
            } else {
                ensurePrestart();
            }
        }
        return t;
    }

    @Override
    void onShutdown() {
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
            unit.toNanos(delay), 0));
    }

    @Override
    public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
        ScheduledFutureTask<V> t = new ScheduledFutureTask<>(Objects.requireNonNull(callable),
            unit.toNanos(delay), 0);
        return start(t.outer = decorateTask(callable, t));
    }

    @Override
    public ScheduledFuture<?> scheduleAtFixedRate(Runnable command, long initialDelay,
            long period, TimeUnit unit) {
        if (period <= 0) {
            throw new IllegalArgumentException();
        }
        return start(command, new ScheduledFutureTask<>(Executors.callable(command),
            unit.toNanos(initialDelay), unit.toNanos(period)));
    }

    @Override
    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable command, long initialDelay,
            long delay, TimeUnit unit) {
        if (delay <= 0) {
            throw new IllegalArgumentException();
        }
        return start(command, new ScheduledFutureTask<>(Executors.callable(command),
            unit.toNanos(initialDelay), -unit.toNanos(delay)));
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
    }

    public boolean getContinueExistingPeriodicTasksAfterShutdownPolicy() {
        return periodicAfterShutdown;
    }

    public void setExecuteExistingDelayedTasksAfterShutdownPolicy(boolean value) {
        delayedAfterShutdown = value;
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
