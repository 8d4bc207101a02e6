/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/** Fork/join pools: results, failures, cancellation, completers, quiescence, the end. */
public class ForkJoins {

    static class Fib extends RecursiveTask<Integer> {

        final int n;

        Fib(int n) {
            this.n = n;
        }

        @Override
        protected Integer compute() {
            if (n < 2) return n;
            Fib a = new Fib(n - 1);
            a.fork();
            return new Fib(n - 2).compute() + a.join();
        }
    }

    static class Sort extends RecursiveAction {

        final int[] a;
        final int from, to;

        Sort(int[] a, int from, int to) {
            this.a = a;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from < 64) {
                Arrays.sort(a, from, to);
                return;
            }
            int middle = (from + to) >>> 1;
            invokeAll(new Sort(a, from, middle), new Sort(a, middle, to));
            int[] left = Arrays.copyOfRange(a, from, middle);
            for (int i = 0, j = middle, k = from; i < left.length; k++) a[k] =
                j == to || left[i] <= a[j] ? left[i++] : a[j++];
        }
    }

    static class Bad extends RecursiveAction {

        final int depth;

        Bad(int depth) {
            this.depth = depth;
        }

        @Override
        protected void compute() {
            if (depth == 0) throw new IllegalStateException("at the bottom");
            invokeAll(
                new Bad(depth - 1),
                new RecursiveAction() {
                    @Override
                    protected void compute() {}
                }
            );
        }
    }

    static class Sum extends CountedCompleter<Long> {

        final int[] a;
        final int from, to;
        long sum;
        Sum left, right;

        Sum(CountedCompleter<?> parent, int[] a, int from, int to) {
            super(parent);
            this.a = a;
            this.from = from;
            this.to = to;
        }

        @Override
        public void compute() {
            if (to - from > 100) {
                int middle = (from + to) >>> 1;
                setPendingCount(2);
                left = new Sum(this, a, from, middle);
                right = new Sum(this, a, middle, to);
                left.fork();
                right.fork();
            } else {
                for (int i = from; i < to; i++) sum += a[i];
            }
            tryComplete();
        }

        @Override
        public void onCompletion(CountedCompleter<?> caller) {
            if (left != null) sum = left.sum + right.sum;
        }

        @Override
        public Long getRawResult() {
            return sum;
        }
    }

    static class Failing extends CountedCompleter<Void> {

        final int depth;
        static final AtomicInteger told = new AtomicInteger();

        Failing(CountedCompleter<?> parent, int depth) {
            super(parent, depth > 0 ? 1 : 0);
            this.depth = depth;
        }

        @Override
        public void compute() {
            if (depth == 0) throw new ArithmeticException("leaf");
            new Failing(this, depth - 1).fork();
            tryComplete();
        }

        @Override
        public boolean onExceptionalCompletion(Throwable ex, CountedCompleter<?> caller) {
            told.incrementAndGet();
            return true;
        }
    }

    static String outcome(Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Throwable t) {
            Throwable root = t;
            while (root.getCause() != null) root = root.getCause();
            return (
                t.getClass().getSimpleName() +
                " <- " +
                root.getClass().getSimpleName() +
                ": " +
                root.getMessage()
            );
        }
    }

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(4);
        System.out.println(pool.invoke(new Fib(18)) + " " + new Fib(16).invoke());
        System.out.println(
            pool.getParallelism() +
                " " +
                pool.getAsyncMode() +
                " " +
                (pool.getFactory() == ForkJoinPool.defaultForkJoinWorkerThreadFactory) +
                " " +
                pool.getUncaughtExceptionHandler()
        );
        int[] a = new Random(5).ints(20000).toArray(),
            b = a.clone();
        Arrays.sort(b);
        pool.invoke(new Sort(a, 0, a.length));
        System.out.println(Arrays.equals(a, b));
        int[] ones = new int[50000];
        Arrays.fill(ones, 3);
        System.out.println(
            pool.invoke(new Sum(null, ones, 0, ones.length)) +
                " " +
                new Sum(null, ones, 0, ones.length).invoke()
        );

        // failures
        System.out.println(outcome(() -> pool.invoke(new Bad(5))));
        ForkJoinTask<Void> bad = pool.submit(new Bad(3));
        System.out.println(outcome(bad::get));
        System.out.println(
            bad.isDone() +
                " " +
                bad.isCompletedAbnormally() +
                " " +
                bad.isCompletedNormally() +
                " " +
                bad.isCancelled() +
                " " +
                bad.getException().getClass().getName()
        );
        Failing failing = new Failing(null, 4);
        String thrown = outcome(() -> pool.invoke(failing));
        while (Failing.told.get() < 5)
            Thread.onSpinWait(); /* the root is told when it is already done */
        System.out.println(thrown + " " + Failing.told.get());
        System.out.println(outcome(() -> new Bad(0).invoke()));
        System.out.println(
            outcome(() ->
                ForkJoinTask.adapt(() -> {
                    throw new java.io.IOException("checked");
                }).invoke()
            )
        );

        // adapters
        System.out.println(
            pool.submit(() -> "called").get() +
                pool.submit(() -> {}, "given").join() +
                pool.submit(() -> {}).get()
        );
        ForkJoinTask<String> adapted = ForkJoinTask.adapt(() -> {}, "r");
        System.out.println(
            adapted.isDone() +
                " " +
                adapted.invoke() +
                " " +
                adapted.getRawResult() +
                " " +
                adapted.isDone()
        );
        List<Callable<Integer>> calls = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            int n = i;
            calls.add(() -> n * n);
        }
        int sum = 0;
        for (Future<Integer> f : pool.invokeAll(calls)) sum += f.get();
        System.out.println(sum + " " + pool.invokeAny(calls.subList(7, 8)));

        // state by hand
        RecursiveTask<String> hand = new RecursiveTask<>() {
            @Override
            protected String compute() {
                return "computed";
            }
        };
        System.out.println(
            hand.getForkJoinTaskTag() +
                " " +
                hand.setForkJoinTaskTag((short) 7) +
                " " +
                hand.compareAndSetForkJoinTaskTag((short) 7, (short) -3) +
                " " +
                hand.compareAndSetForkJoinTaskTag((short) 7, (short) 1) +
                " " +
                hand.getForkJoinTaskTag()
        );
        hand.complete("by hand");
        System.out.println(
            hand.join() +
                " " +
                hand.isCompletedNormally() +
                " " +
                hand.cancel(true) +
                " " +
                hand.getForkJoinTaskTag()
        );
        hand.reinitialize();
        System.out.println(hand.isDone() + " " + hand.invoke());
        hand.reinitialize();
        System.out.println(
            hand.cancel(false) +
                " " +
                hand.isCancelled() +
                " " +
                hand.isCompletedAbnormally() +
                " " +
                outcome(hand::join) +
                " " +
                outcome(hand::get) +
                " " +
                hand.getException()
        );
        hand.reinitialize();
        hand.completeExceptionally(new Exception("wrapped"));
        System.out.println(outcome(hand::join));
        hand.reinitialize();
        System.out.println(outcome(() -> hand.get(5, TimeUnit.MILLISECONDS)));
        hand.quietlyComplete();
        System.out.println(hand.join() + " " + hand.isDone());

        // inside
        System.out.println(ForkJoinTask.inForkJoinPool() + " " + ForkJoinTask.getPool());
        System.out.println(
            pool
                .submit(() -> {
                    ForkJoinTask<?> t = ForkJoinTask.adapt(() -> "x");
                    ForkJoinWorkerThread w = (ForkJoinWorkerThread) Thread.currentThread();
                    return (
                        ForkJoinTask.inForkJoinPool() +
                        " " +
                        (ForkJoinTask.getPool() == pool) +
                        " " +
                        (w.getPool() == pool) +
                        " " +
                        (w.getPoolIndex() >= 0) +
                        " " +
                        w.isDaemon() +
                        " " +
                        w.getName().matches("ForkJoinPool-\\d+-worker-\\d+")
                    );
                })
                .get()
        );
        ForkJoinPool one = new ForkJoinPool(1);
        System.out.println(
            one
                .submit(() -> {
                    ForkJoinTask<String> t = ForkJoinTask.adapt(() -> "x"),
                        u = ForkJoinTask.adapt(() -> "y");
                    t.fork();
                    u.fork();
                    return (
                        ForkJoinTask.getQueuedTaskCount() +
                        " " +
                        t.tryUnfork() +
                        " " +
                        u.tryUnfork() +
                        " " +
                        t.tryUnfork() +
                        " " +
                        ForkJoinTask.getQueuedTaskCount() +
                        " " +
                        t.isDone() +
                        " " +
                        t.invoke() +
                        u.invoke()
                    );
                })
                .get()
        );
        // a worker that waits for another pool's work, many times over
        AtomicInteger through = new AtomicInteger();
        List<ForkJoinTask<?>> waiting = new ArrayList<>();
        for (int i = 0; i < 200; i++) waiting.add(
            one.submit(() -> pool.submit(() -> one.submit(through::incrementAndGet).join()).join())
        );
        for (ForkJoinTask<?> t : waiting) t.join();
        System.out.println(through);

        // managed blocking keeps the pool going
        CountDownLatch both = new CountDownLatch(2);
        Callable<String> meet = () -> {
            both.countDown();
            ForkJoinPool.managedBlock(
                new ForkJoinPool.ManagedBlocker() {
                    @Override
                    public boolean block() throws InterruptedException {
                        both.await();
                        return true;
                    }

                    @Override
                    public boolean isReleasable() {
                        return both.getCount() == 0;
                    }
                }
            );
            return "met";
        };
        ForkJoinTask<String> m1 = one.submit(meet),
            m2 = one.submit(meet);
        System.out.println(m1.get() + m2.get());

        // contention: thousands of tasks from several threads
        AtomicLong total = new AtomicLong();
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 1000; k++) {
                    int n = k;
                    pool.execute(() -> total.addAndGet(n));
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) t.join();
        System.out.println(
            pool.awaitQuiescence(1, TimeUnit.HOURS) +
                " " +
                total +
                " " +
                pool.hasQueuedSubmissions() +
                " " +
                pool.getQueuedTaskCount() +
                " " +
                pool.isQuiescent()
        );

        // order of an asynchronous pool with one thread
        ForkJoinPool async = new ForkJoinPool(
            1,
            ForkJoinPool.defaultForkJoinWorkerThreadFactory,
            (t, e) -> System.out.println("handled " + e.getMessage()),
            true
        );
        StringBuffer order = new StringBuffer();
        async
            .submit(() -> {
                for (int i = 0; i < 5; i++) {
                    int n = i;
                    ForkJoinTask.adapt(() -> order.append(n)).fork();
                }
                ForkJoinTask.helpQuiesce();
            })
            .get();
        System.out.println(order);
        async.execute(() -> {
            throw new RuntimeException("thrown");
        });
        async.shutdown();
        System.out.println(
            async.awaitTermination(1, TimeUnit.HOURS) +
                " " +
                async.isTerminated() +
                " " +
                async.isShutdown()
        );
        System.out.println(outcome(() -> async.submit(() -> 1)));
        System.out.println(
            outcome(() -> new ForkJoinPool(0)) +
                " " +
                outcome(() -> new ForkJoinPool(2, null, null, false))
        );
        pool.shutdownNow();
        one.shutdown();
        System.out.println(
            pool.awaitTermination(1, TimeUnit.HOURS) +
                " " +
                one.awaitTermination(1, TimeUnit.HOURS) +
                " " +
                pool.toString().contains("[Terminated, parallelism = 4, size = 0")
        );
        ForkJoinPool.commonPool().shutdown();
        System.out.println(
            ForkJoinPool.commonPool().isShutdown() +
                " " +
                ForkJoinPool.commonPool()
                    .submit(() -> 42)
                    .get() +
                " " +
                (ForkJoinPool.getCommonPoolParallelism() >= 1)
        );
    }
}
