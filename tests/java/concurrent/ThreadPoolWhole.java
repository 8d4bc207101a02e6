/* SPDX-License-Identifier: MIT */
/*
 * ThreadPoolExecutor, ScheduledThreadPoolExecutor, Executors, FutureTask, completion services:
 * every member, on one thread where the order shows.
 */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThreadPoolWhole extends Whole {

    static String bare(Object o) {
        return o.toString().replaceAll("@[0-9a-f]+", "@").replaceAll("Lambda[^\\[,\\]]*", "Lambda");
    }

    interface Until {
        boolean yes() throws Exception;
    }

    static void await(Until until) throws Exception {
        while (!until.yes()) Thread.sleep(1);
    }

    static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

    static class Pool extends ThreadPoolExecutor {

        Pool(int core, int max, BlockingQueue<Runnable> queue) {
            super(core, max, 1, TimeUnit.HOURS, queue, r -> new Thread(r, "pool thread"));
        }

        @Override
        protected void beforeExecute(Thread t, Runnable r) {
            LOG.add("before in " + t.getName());
            super.beforeExecute(t, r);
        }

        @Override
        protected void afterExecute(Runnable r, Throwable t) {
            super.afterExecute(r, t);
            LOG.add("after " + t);
        }

        @Override
        protected void terminated() {
            super.terminated();
            LOG.add("terminated");
        }

        @Override
        protected <T> RunnableFuture<T> newTaskFor(Callable<T> c) {
            LOG.add("task");
            return super.newTaskFor(c);
        }

        @Override
        protected <T> RunnableFuture<T> newTaskFor(Runnable r, T v) {
            LOG.add("task with " + v);
            return super.newTaskFor(r, v);
        }

        @SuppressWarnings("removal")
        void end() {
            super.finalize();
        }
    }

    /** An executor of AbstractExecutorService alone, that runs in the caller. */
    static class Direct extends AbstractExecutorService {

        private boolean down;

        @Override
        public void execute(Runnable r) {
            if (down) throw new RejectedExecutionException("down");
            r.run();
        }

        @Override
        public void shutdown() {
            down = true;
        }

        @Override
        public List<Runnable> shutdownNow() {
            down = true;
            return List.of();
        }

        @Override
        public boolean isShutdown() {
            return down;
        }

        @Override
        public boolean isTerminated() {
            return down;
        }

        @Override
        public boolean awaitTermination(long n, TimeUnit unit) {
            return down;
        }
    }

    static class Task<T> extends FutureTask<T> {

        Task(Callable<T> c) {
            super(c);
        }

        Task(Runnable r, T v) {
            super(r, v);
        }

        @Override
        protected void done() {
            LOG.add("done " + isCancelled());
        }

        @Override
        protected void set(T v) {
            LOG.add("set " + v);
            super.set(v);
        }

        @Override
        protected void setException(Throwable e) {
            LOG.add("exception " + e);
            super.setException(e);
        }

        boolean again() {
            return runAndReset();
        }
    }

    static void log() {
        p(LOG);
        LOG.clear();
    }

    static void pool() throws Exception {
        Pool pool = new Pool(1, 2, new ArrayBlockingQueue<>(1));
        p(
            bare(pool).replace("ThreadPoolWhole$", ""),
            pool.getCorePoolSize(),
            pool.getMaximumPoolSize(),
            pool.getKeepAliveTime(TimeUnit.MINUTES),
            pool.allowsCoreThreadTimeOut(),
            pool.getQueue(),
            pool.isShutdown(),
            pool.isTerminated(),
            pool.isTerminating(),
            pool.getLargestPoolSize(),
            pool.getActiveCount(),
            pool.getTaskCount(),
            pool.getCompletedTaskCount()
        );
        p(
            pool.getRejectedExecutionHandler().getClass(),
            pool.getThreadFactory() != null,
            pool.prestartCoreThread(),
            pool.prestartCoreThread(),
            pool.prestartAllCoreThreads(),
            pool.getPoolSize()
        );
        CountDownLatch hold = new CountDownLatch(1),
            inside = new CountDownLatch(2);
        Callable<String> wait = () -> {
            inside.countDown();
            hold.await();
            return "held";
        };
        Future<String> first = pool.submit(wait);
        await(() -> pool.getActiveCount() == 1);
        Runnable queued = () -> LOG.add("queued");
        pool.execute(queued);
        Future<String> third = pool.submit(wait);
        inside.await();
        p(
            pool.getPoolSize(),
            pool.getActiveCount(),
            pool.getQueue().size(),
            pool.getTaskCount(),
            pool.getLargestPoolSize(),
            bare(pool).replace("ThreadPoolWhole$", "")
        );
        try {
            pool.execute(queued);
        } catch (RejectedExecutionException e) {
            p(bare(e).replaceAll("[0-9]+", "#"));
        }
        pool.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
        pool.execute(queued);
        pool.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardOldestPolicy());
        Runnable newer = () -> LOG.add("newer");
        pool.execute(newer);
        p(
            pool.getQueue().contains(newer),
            pool.getQueue().contains(queued),
            pool.remove(queued),
            pool.remove(newer)
        );
        pool.setRejectedExecutionHandler(new ThreadPoolExecutor.CallerRunsPolicy());
        pool.execute(queued);
        pool.execute(newer);
        pool.setRejectedExecutionHandler((r, e) -> LOG.add("own handler " + (e == pool)));
        pool.execute(newer);
        Future<?> late = pool.getQueue().isEmpty() ? null : null;
        pool.remove(queued);
        Future<String> cancelled = pool.submit(wait);
        p(cancelled.cancel(false), pool.getQueue().size());
        pool.purge();
        p(pool.getQueue().size(), late);
        hold.countDown();
        p(first.get(), third.get());
        await(() -> pool.getCompletedTaskCount() == 2);
        pool.setKeepAliveTime(3, TimeUnit.SECONDS);
        pool.allowCoreThreadTimeOut(true);
        p(
            pool.getKeepAliveTime(TimeUnit.MILLISECONDS),
            pool.allowsCoreThreadTimeOut(),
            pool.getCompletedTaskCount()
        );
        t(() -> pool.setKeepAliveTime(0, TimeUnit.SECONDS));
        t(() -> pool.setKeepAliveTime(-1, TimeUnit.SECONDS));
        pool.allowCoreThreadTimeOut(false);
        pool.setMaximumPoolSize(5);
        pool.setCorePoolSize(2);
        t(() -> pool.setCorePoolSize(-1));
        t(() -> pool.setCorePoolSize(6));
        t(() -> pool.setMaximumPoolSize(1));
        t(() -> pool.setMaximumPoolSize(0));
        t(() -> pool.setThreadFactory(null));
        t(() -> pool.setRejectedExecutionHandler(null));
        t(() -> pool.execute(null));
        t(() -> pool.submit((Runnable) null));
        t(() -> pool.submit((Callable<?>) null));
        t(() -> pool.submit(null, 1));
        pool.setThreadFactory(Executors.defaultThreadFactory());
        p(pool.getCorePoolSize(), pool.getMaximumPoolSize());
        pool.end();
        pool.shutdown();
        p(
            pool.awaitTermination(1, TimeUnit.HOURS),
            pool.isShutdown(),
            pool.isTerminated(),
            pool.isTerminating(),
            bare(pool).replace("ThreadPoolWhole$", "").replaceAll("size = .", "")
        );
        pool.execute(queued);
        Collections.sort(LOG);
        log();
        Pool now = new Pool(1, 1, new LinkedBlockingQueue<>());
        CountDownLatch in = new CountDownLatch(1);
        now.execute(() -> {
            in.countDown();
            try {
                Thread.sleep(3600000);
            } catch (InterruptedException e) {
                LOG.add("interrupted");
            }
        });
        in.await();
        now.execute(queued);
        now.execute(newer);
        List<Runnable> left = now.shutdownNow();
        p(left.size(), left.get(0) == queued, now.awaitTermination(1, TimeUnit.HOURS));
        log();
        Pool throwing = new Pool(1, 1, new LinkedBlockingQueue<>());
        throwing.setThreadFactory(r -> {
            Thread t = new Thread(r, "quiet");
            t.setUncaughtExceptionHandler((x, e) -> LOG.add("uncaught " + e));
            return t;
        });
        throwing.execute(() -> {
            throw new IllegalStateException("from task");
        });
        throwing.submit(() -> {
            throw new IllegalStateException("kept");
        });
        throwing.shutdown();
        throwing.awaitTermination(1, TimeUnit.HOURS);
        await(() -> LOG.size() == 7);
        Collections.sort(LOG);
        log();
        Object[][] bad = { { -1, 1, 1L }, { 0, 0, 1L }, { 2, 1, 1L }, { 1, 1, -1L } };
        for (Object[] each : bad)
            t(() ->
                new ThreadPoolExecutor(
                    (int) each[0],
                    (int) each[1],
                    (long) each[2],
                    TimeUnit.SECONDS,
                    new SynchronousQueue<>()
                )
            );
        t(() -> new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, null));
        t(() ->
            new ThreadPoolExecutor(
                1,
                1,
                1,
                TimeUnit.SECONDS,
                new SynchronousQueue<>(),
                (ThreadFactory) null
            )
        );
        t(() ->
            new ThreadPoolExecutor(
                1,
                1,
                1,
                TimeUnit.SECONDS,
                new SynchronousQueue<>(),
                (RejectedExecutionHandler) null
            )
        );
        t(() ->
            new ThreadPoolExecutor(
                1,
                1,
                1,
                null,
                new SynchronousQueue<>(),
                r -> null,
                new ThreadPoolExecutor.AbortPolicy()
            )
        );
    }

    static void futures() throws Exception {
        Task<String> task = new Task<>(() -> "value");
        p(bare(task), task.isDone(), task.isCancelled());
        t(() -> task.get(1, TimeUnit.NANOSECONDS));
        task.run();
        task.run();
        p(task.get(), task.get(1, TimeUnit.SECONDS), task.isDone(), task.cancel(true), bare(task));
        log();
        Task<String> failing = new Task<>(() -> {
            throw new java.io.IOException("io");
        });
        failing.run();
        t(() -> failing.get());
        p(bare(failing));
        Task<Integer> repeated = new Task<>(() -> LOG.add("run"), 3);
        p(
            repeated.again(),
            repeated.again(),
            repeated.isDone(),
            repeated.cancel(false),
            repeated.again(),
            bare(repeated)
        );
        t(() -> repeated.get());
        log();
        t(() -> new FutureTask<>(null));
        t(() -> new FutureTask<>(null, 1));
        Direct direct = new Direct();
        p(
            direct.submit(() -> "call").get(),
            direct.submit(() -> {}).get(),
            direct.submit(() -> {}, "given").get()
        );
        List<Callable<String>> calls = List.of(
            () -> "a",
            () -> {
                throw new Exception("b");
            },
            () -> "c"
        );
        for (Future<String> f : direct.invokeAll(calls)) t(() -> f.get());
        for (Future<String> f : direct.invokeAll(calls, 1, TimeUnit.HOURS)) t(() -> f.get());
        p(direct.invokeAny(calls), direct.invokeAny(calls, 1, TimeUnit.HOURS));
        for (Future<String> f : direct.invokeAll(calls, 0, TimeUnit.HOURS)) t(() -> f.get());
        List<Callable<String>> counted = List.of(
            () -> "x" + LOG.add("one"),
            () -> "y" + LOG.add("two")
        );
        p(direct.invokeAny(counted), LOG);
        t(() -> direct.invokeAny(Arrays.asList(calls.get(1), null)));
        log();
        t(() -> direct.invokeAny(List.of()));
        t(() -> direct.invokeAny(null));
        t(() -> direct.invokeAll(null));
        t(() -> direct.invokeAny(calls.subList(1, 2)));
        t(() -> direct.invokeAny(Arrays.asList((Callable<String>) null)));
        t(() -> direct.invokeAll(calls, 1, null));
        ExecutorCompletionService<String> service = new ExecutorCompletionService<>(direct);
        p(service.poll(), service.poll(1, TimeUnit.MICROSECONDS));
        service.submit(() -> "first");
        service.submit(() -> {}, "second");
        CompletionService<String> asInterface = service;
        asInterface.submit(() -> "third");
        asInterface.submit(() -> {}, "fourth");
        p(
            service.take().get(),
            asInterface.poll().get(),
            asInterface.poll(1, TimeUnit.HOURS).get(),
            asInterface.take().get(),
            asInterface.poll()
        );
        t(() -> new ExecutorCompletionService<>(null));
        t(() -> new ExecutorCompletionService<>(direct, null));
        t(() -> service.submit(null));
        ArrayBlockingQueue<Future<String>> own = new ArrayBlockingQueue<>(3);
        new ExecutorCompletionService<>(r -> r.run(), own).submit(() -> "own");
        p(own.take().get());
        direct.shutdownNow();
        t(() -> direct.submit(() -> 1));
    }

    static void scheduled() throws Exception {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(
            1,
            r -> new Thread(r, "timer"),
            new ThreadPoolExecutor.AbortPolicy()
        );
        p(
            pool.getContinueExistingPeriodicTasksAfterShutdownPolicy(),
            pool.getExecuteExistingDelayedTasksAfterShutdownPolicy(),
            pool.getRemoveOnCancelPolicy(),
            pool.getCorePoolSize(),
            pool.getMaximumPoolSize(),
            pool.getKeepAliveTime(TimeUnit.MILLISECONDS)
        );
        p(
            pool.schedule(() -> "called", 1, TimeUnit.MICROSECONDS).get(),
            pool.schedule(() -> {}, -5, TimeUnit.DAYS).get(),
            pool.submit(() -> {}).get(),
            pool.submit(() -> {}, "v").get(),
            pool.submit(() -> "w").get()
        );
        AtomicInteger ticks = new AtomicInteger();
        ScheduledFuture<?> rate = pool.scheduleAtFixedRate(
            () -> {
                if (ticks.incrementAndGet() == 3) throw new IllegalStateException("enough");
            },
            0,
            10,
            TimeUnit.MICROSECONDS
        );
        t(() -> rate.get());
        p(
            ticks.get(),
            rate.isDone(),
            rate.isCancelled(),
            ((RunnableScheduledFuture<?>) rate).isPeriodic()
        );
        ScheduledFuture<?> delay = pool.scheduleWithFixedDelay(
            () -> ticks.incrementAndGet(),
            10,
            10,
            TimeUnit.MICROSECONDS
        );
        await(() -> ticks.get() > 5);
        p(delay.cancel(false), delay.isCancelled(), delay.isDone());
        t(() -> delay.get());
        await(() -> pool.getQueue().isEmpty());
        pool.setRemoveOnCancelPolicy(true);
        ScheduledFuture<?> far = pool.schedule(() -> {}, 10, TimeUnit.DAYS),
            farther = pool.schedule(() -> {}, Long.MAX_VALUE, TimeUnit.DAYS);
        p(
            far.compareTo(farther) < 0,
            farther.compareTo(far) > 0,
            far.compareTo(far),
            far.getDelay(TimeUnit.HOURS) > 200,
            pool.getQueue().size(),
            ((RunnableScheduledFuture<?>) far).isPeriodic(),
            pool.getQueue().peek() == far,
            pool.getQueue().contains(farther)
        );
        p(farther.cancel(true), pool.getQueue().size(), bare(far).replaceAll("\\[.*", ""));
        t(() -> pool.schedule((Runnable) null, 1, TimeUnit.DAYS));
        t(() -> pool.schedule(() -> 1, 1, null));
        t(() -> pool.scheduleAtFixedRate(() -> {}, 1, 0, TimeUnit.DAYS));
        t(() -> pool.scheduleWithFixedDelay(() -> {}, 1, -1, TimeUnit.DAYS));
        pool.setContinueExistingPeriodicTasksAfterShutdownPolicy(true);
        p(pool.getContinueExistingPeriodicTasksAfterShutdownPolicy());
        pool.setContinueExistingPeriodicTasksAfterShutdownPolicy(false);
        p(pool.shutdownNow().size(), pool.awaitTermination(1, TimeUnit.HOURS));
        ScheduledThreadPoolExecutor other = new ScheduledThreadPoolExecutor(0, (r, e) ->
            LOG.add("rejected")
        );
        other.execute(() -> LOG.add("executed"));
        ScheduledFuture<?> kept = other.schedule(() -> LOG.add("kept"), 1, TimeUnit.MILLISECONDS),
            periodic = other.scheduleAtFixedRate(() -> {}, 1, 1, TimeUnit.DAYS);
        other.shutdown();
        kept.get();
        other.awaitTermination(1, TimeUnit.HOURS);
        other.schedule(() -> {}, 1, TimeUnit.DAYS);
        p(periodic.isCancelled());
        log();
        ScheduledThreadPoolExecutor dropping = new ScheduledThreadPoolExecutor(2);
        dropping.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        ScheduledFuture<?> dropped = dropping.schedule(() -> {}, 1, TimeUnit.DAYS);
        dropping.shutdown();
        p(dropping.awaitTermination(1, TimeUnit.HOURS), dropped.isCancelled());
        t(() -> new ScheduledThreadPoolExecutor(-1));
    }

    @SuppressWarnings({ "deprecation", "removal" })
    static void factories() throws Exception {
        ThreadFactory named = r -> new Thread(r, "named");
        ExecutorService[] all = {
            Executors.newCachedThreadPool(named),
            Executors.newFixedThreadPool(2, named),
            Executors.newSingleThreadExecutor(),
            Executors.newSingleThreadExecutor(named),
            Executors.newScheduledThreadPool(1, named),
            Executors.newSingleThreadScheduledExecutor(named),
            Executors.newWorkStealingPool(2),
            Executors.unconfigurableExecutorService(new Direct()),
            Executors.unconfigurableScheduledExecutorService(Executors.newScheduledThreadPool(1)),
            new ForkJoinPool(1)
        };
        for (ExecutorService each : all) {
            ExecutorService service = each;
            p(
                service.submit(() -> "x").get(),
                service.submit(() -> {}, "y").get(),
                service.invokeAny(List.of(() -> "z")),
                service.invokeAny(List.of(() -> "z"), 1, TimeUnit.HOURS),
                service.invokeAll(List.of(() -> 1, () -> 2)).size(),
                service.invokeAll(List.of(() -> 1, () -> 2), 1, TimeUnit.HOURS).size(),
                service instanceof ThreadPoolExecutor,
                service.isShutdown()
            );
            service.shutdown();
            p(
                service.awaitTermination(1, TimeUnit.HOURS),
                service.isTerminated(),
                service.shutdownNow()
            );
            try {
                service.submit(() -> 1);
                p("taken");
            } catch (RejectedExecutionException e) {
                p("rejected");
            }
        }
    }

    public static void main(String[] args) throws Exception {
        pool();
        futures();
        scheduled();
        factories();
        p(
            Executors.callable(() -> {}).call(),
            Executors.callable(() -> {}, 5).call(),
            Executors.callable((java.security.PrivilegedAction<Integer>) () -> 6).call(),
            Executors.callable((java.security.PrivilegedExceptionAction<Integer>) () -> 7).call(),
            Executors.privilegedCallable(() -> 8).call(),
            Executors.privilegedCallableUsingCurrentClassLoader(() -> 9).call()
        );
        t(() -> Executors.callable((Runnable) null));
        t(() -> Executors.callable((java.security.PrivilegedAction<?>) null));
        t(() -> Executors.callable((java.security.PrivilegedExceptionAction<?>) null));
        t(() -> Executors.privilegedCallable(null));
        t(() -> Executors.newFixedThreadPool(0));
        t(() -> Executors.newCachedThreadPool(null));
        t(() -> Executors.newScheduledThreadPool(-1));
        t(() -> Executors.unconfigurableExecutorService(null));
        t(() -> Executors.unconfigurableScheduledExecutorService(null));
        Thread privileged = Executors.privilegedThreadFactory().newThread(() -> {}),
            plain = Executors.defaultThreadFactory().newThread(() -> {});
        p(
            privileged.isDaemon(),
            privileged.getPriority(),
            plain.isDaemon(),
            plain.getPriority(),
            privileged.getName().matches("pool-\\d+-thread-1"),
            plain.getName().matches("pool-\\d+-thread-1")
        );
        t(() -> new Direct().invokeAny(null, 1, TimeUnit.SECONDS));
    }
}
