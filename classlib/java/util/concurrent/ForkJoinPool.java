/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** A pool of daemon threads with one shared queue; waiting tasks help by running others. */
public class ForkJoinPool extends AbstractExecutorService {
    static final ThreadLocal<ForkJoinPool> CURRENT = new ThreadLocal<>();
    private static final AtomicInteger POOLS = new AtomicInteger();

    private static final class Common {
        static final ForkJoinPool POOL = new ForkJoinPool(
            Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
            "ForkJoinPool.commonPool-worker-", true);
    }

    private final int parallelism;
    private final boolean common;
    private final ThreadPoolExecutor threads;
    private final LinkedBlockingDeque<Runnable> queue = new LinkedBlockingDeque<>();

    public ForkJoinPool() {
        this(Runtime.getRuntime().availableProcessors());
    }

    public ForkJoinPool(int parallelism) {
        this(parallelism, "ForkJoinPool-" + POOLS.incrementAndGet() + "-worker-", false);
    }

    private ForkJoinPool(int parallelism, String prefix, boolean common) {
        if (parallelism <= 0) {
            throw new IllegalArgumentException();
        }
        this.parallelism = parallelism;
        this.common = common;
        AtomicInteger number = new AtomicInteger();
        threads = new ThreadPoolExecutor(parallelism, parallelism, 60, TimeUnit.SECONDS, queue,
            r -> {
                Thread t = new Thread(() -> {
                    CURRENT.set(this);
                    r.run();
                }, prefix + number.incrementAndGet());
                t.setDaemon(true);
                return t;
            });
        threads.allowCoreThreadTimeOut(true);
    }

    public static ForkJoinPool commonPool() {
        return Common.POOL;
    }

    static ForkJoinPool current() {
        ForkJoinPool pool = CURRENT.get();
        return pool != null ? pool : commonPool();
    }

    final void push(ForkJoinTask<?> task) {
        threads.execute(task::runIfNew);
    }

    final boolean help() {
        Runnable r = queue.pollLast();
        if (r == null) {
            return false;
        }
        r.run();
        return true;
    }

    public <T> T invoke(ForkJoinTask<T> task) {
        push(task);
        return task.join();
    }

    public void execute(ForkJoinTask<?> task) {
        push(task);
    }

    @Override
    public void execute(Runnable task) {
        threads.execute(java.util.Objects.requireNonNull(task));
    }

    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
        push(task);
        return task;
    }

    public int getParallelism() {
        return parallelism;
    }

    public static int getCommonPoolParallelism() {
        return commonPool().parallelism;
    }

    public int getPoolSize() {
        return threads.getPoolSize();
    }

    public int getActiveThreadCount() {
        return threads.getActiveCount();
    }

    public boolean awaitQuiescence(long timeout, TimeUnit unit) {
        long deadline = System.nanoTime() + unit.toNanos(timeout);
        while (!queue.isEmpty() || threads.getActiveCount() > 0) {
            if (!help()) {
                if (System.nanoTime() >= deadline) {
                    return false;
                }
                Thread.yield();
            }
        }
        return true;
    }

    @Override
    public void shutdown() {
        if (!common) {
            threads.shutdown();
        }
    }

    @Override
    public List<Runnable> shutdownNow() {
        return common ? new ArrayList<>() : threads.shutdownNow();
    }

    @Override
    public boolean isShutdown() {
        return threads.isShutdown();
    }

    @Override
    public boolean isTerminated() {
        return threads.isTerminated();
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        return common ? awaitQuiescence(timeout, unit) && false
            : threads.awaitTermination(timeout, unit);
    }
}
