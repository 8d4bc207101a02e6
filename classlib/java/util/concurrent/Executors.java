/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.lang.ref.Reference;
import java.security.PrivilegedAction;
import java.security.PrivilegedExceptionAction;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;

/** Makes executors, thread factories and callables. */
public class Executors {
    private Executors() {
    }

    public static ExecutorService newFixedThreadPool(int nThreads) {
        return newFixedThreadPool(nThreads, defaultThreadFactory());
    }

    public static ExecutorService newFixedThreadPool(int nThreads, ThreadFactory factory) {
        return new ThreadPoolExecutor(nThreads, nThreads, 0L, TimeUnit.MILLISECONDS,
            new LinkedBlockingQueue<>(), factory);
    }

    public static ExecutorService newSingleThreadExecutor() {
        return newSingleThreadExecutor(defaultThreadFactory());
    }

    public static ExecutorService newSingleThreadExecutor(ThreadFactory factory) {
        return new Single(newFixedThreadPool(1, factory));
    }

    public static ExecutorService newCachedThreadPool() {
        return newCachedThreadPool(defaultThreadFactory());
    }

    public static ExecutorService newCachedThreadPool(ThreadFactory factory) {
        return new ThreadPoolExecutor(0, Integer.MAX_VALUE, 60L, TimeUnit.SECONDS,
            new SynchronousQueue<>(), factory);
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
        return new WrappedScheduled(new ScheduledThreadPoolExecutor(1));
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor(ThreadFactory f) {
        return new WrappedScheduled(new ScheduledThreadPoolExecutor(1, f));
    }

    public static ScheduledExecutorService newScheduledThreadPool(int corePoolSize) {
        return new ScheduledThreadPoolExecutor(corePoolSize);
    }

    public static ScheduledExecutorService newScheduledThreadPool(int corePoolSize,
            ThreadFactory threadFactory) {
        return new ScheduledThreadPoolExecutor(corePoolSize, threadFactory);
    }

    public static ExecutorService newWorkStealingPool(int parallelism) {
        return new ForkJoinPool(parallelism, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null,
            true);
    }

    public static ExecutorService newWorkStealingPool() {
        return newWorkStealingPool(Runtime.getRuntime().availableProcessors());
    }

    public static ExecutorService unconfigurableExecutorService(ExecutorService executor) {
        return new Wrapped(Objects.requireNonNull(executor));
    }

    public static ScheduledExecutorService unconfigurableScheduledExecutorService(
            ScheduledExecutorService executor) {
        return new WrappedScheduled(Objects.requireNonNull(executor));
    }

    @Deprecated(since = "17", forRemoval = true)
    public static ThreadFactory privilegedThreadFactory() {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        return new DefaultFactory() {
            @Override
            public Thread newThread(Runnable r) {
                return super.newThread(() -> {
                    Thread.currentThread().setContextClassLoader(loader);
                    r.run();
                });
            }
        };
    }

    @Deprecated(since = "17", forRemoval = true)
    public static <T> Callable<T> privilegedCallable(Callable<T> callable) {
        Objects.requireNonNull(callable);
        return () -> callable.call();
    }

    @Deprecated(since = "17", forRemoval = true)
    public static <T> Callable<T> privilegedCallableUsingCurrentClassLoader(Callable<T> callable) {
        Objects.requireNonNull(callable);
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        return () -> {
            Thread t = Thread.currentThread();
            ClassLoader before = t.getContextClassLoader();
            t.setContextClassLoader(loader);
            try {
                return callable.call();
            } finally {
                t.setContextClassLoader(before);
            }
        };
    }

    public static Callable<Object> callable(PrivilegedAction<?> action) {
        Objects.requireNonNull(action);
        return () -> action.run();
    }

    public static Callable<Object> callable(PrivilegedExceptionAction<?> action) {
        Objects.requireNonNull(action);
        return () -> action.run();
    }

    public static ThreadFactory defaultThreadFactory() {
        return new DefaultFactory();
    }

    public static <T> Callable<T> callable(Runnable task, T result) {
        return new Adapter<>(Objects.requireNonNull(task), result);
    }

    public static Callable<Object> callable(Runnable task) {
        return new Adapter<>(Objects.requireNonNull(task), null);
    }

    private static final class Adapter<T> implements Callable<T> {
        private final Runnable task;
        private final T result;

        Adapter(Runnable task, T result) {
            this.task = task;
            this.result = result;
        }

        @Override
        public T call() {
            task.run();
            return result;
        }

        @Override
        public String toString() {
            return super.toString() + "[Wrapped task = " + task + "]";
        }
    }

    private static class DefaultFactory implements ThreadFactory {
        private static final AtomicInteger POOLS = new AtomicInteger(1);
        private final AtomicInteger number = new AtomicInteger(1);
        private final String prefix = "pool-" + POOLS.getAndIncrement() + "-thread-";

        @Override
        public Thread newThread(Runnable r) {
            Thread t = new Thread(Thread.currentThread().getThreadGroup(), r,
                prefix + number.getAndIncrement(), 0);
            if (t.isDaemon()) {
                t.setDaemon(false);
            }
            if (t.getPriority() != Thread.NORM_PRIORITY) {
                t.setPriority(Thread.NORM_PRIORITY);
            }
            return t;
        }
    }

    /* Hides the settings of an executor. While it takes something, it is referred to. */
    private static class Wrapped implements ExecutorService {
        private final ExecutorService e;

        Wrapped(ExecutorService e) {
            this.e = e;
        }

        @Override
        public void execute(Runnable command) {
            try {
                e.execute(command);
            } finally {
                Reference.reachabilityFence(this);
            }
        }

        @Override
        public void shutdown() {
            e.shutdown();
        }

        @Override
        public List<Runnable> shutdownNow() {
            return e.shutdownNow();
        }

        @Override
        public boolean isShutdown() {
            return e.isShutdown();
        }

        @Override
        public boolean isTerminated() {
            return e.isTerminated();
        }

        @Override
        public boolean awaitTermination(long timeout, TimeUnit unit)
                throws InterruptedException {
            return e.awaitTermination(timeout, unit);
        }

        @Override
        public Future<?> submit(Runnable task) {
            try {
                return e.submit(task);
            } finally {
                Reference.reachabilityFence(this);
            }
        }

        @Override
        public <T> Future<T> submit(Callable<T> task) {
            try {
                return e.submit(task);
            } finally {
                Reference.reachabilityFence(this);
            }
        }

        @Override
        public <T> Future<T> submit(Runnable task, T result) {
            try {
                return e.submit(task, result);
            } finally {
                Reference.reachabilityFence(this);
            }
        }

        @Override
        public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks)
                throws InterruptedException {
            try {
                return e.invokeAll(tasks);
            } finally {
                Reference.reachabilityFence(this);
            }
        }

        @Override
        public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks,
                long timeout, TimeUnit unit) throws InterruptedException {
            try {
                return e.invokeAll(tasks, timeout, unit);
            } finally {
                Reference.reachabilityFence(this);
            }
        }

        @Override
        public <T> T invokeAny(Collection<? extends Callable<T>> tasks)
                throws InterruptedException, ExecutionException {
            try {
                return e.invokeAny(tasks);
            } finally {
                Reference.reachabilityFence(this);
            }
        }

        @Override
        public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout,
                TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
            try {
                return e.invokeAny(tasks, timeout, unit);
            } finally {
                Reference.reachabilityFence(this);
            }
        }
    }

    /* Ends its thread when nobody refers to it: nothing can be given to it then. */
    private static final class Single extends Wrapped {
        Single(ExecutorService e) {
            super(e);
        }

        @Override
        @SuppressWarnings("removal")
        protected void finalize() {
            super.shutdown();
        }
    }

    private static final class WrappedScheduled extends Wrapped
            implements ScheduledExecutorService {
        private final ScheduledExecutorService e;

        WrappedScheduled(ScheduledExecutorService e) {
            super(e);
            this.e = e;
        }

        @Override
        public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
            return e.schedule(command, delay, unit);
        }

        @Override
        public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
            return e.schedule(callable, delay, unit);
        }

        @Override
        public ScheduledFuture<?> scheduleAtFixedRate(Runnable command, long initialDelay,
                long period, TimeUnit unit) {
            return e.scheduleAtFixedRate(command, initialDelay, period, unit);
        }

        @Override
        public ScheduledFuture<?> scheduleWithFixedDelay(Runnable command, long initialDelay,
                long delay, TimeUnit unit) {
            return e.scheduleWithFixedDelay(command, initialDelay, delay, unit);
        }
    }
}
