/* SPDX-License-Identifier: MIT */
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** Who waits for a task of a fork/join pool goes on when another thread ends the pool, whatever the
    task was doing; and what invokeAny answers. */
public class PoolsEndedAtOnce {
    private static final Callable<Integer> SLEEPS = () -> {
        Thread.sleep(1_000_000);
        return 1;
    };

    private interface Wait {
        Object on(ForkJoinPool pool, CountDownLatch begun) throws Exception;
    }

    private static Callable<Integer> sleeps(CountDownLatch begun) {
        return () -> {
            begun.countDown();
            return SLEEPS.call();
        };
    }

    /** Forks when the pool has ended: those that it forks never run, and joining them ends. */
    private static final class Late extends RecursiveTask<Integer> {
        private final CountDownLatch begun;
        private final ForkJoinPool pool;

        Late(CountDownLatch begun, ForkJoinPool pool) {
            this.begun = begun;
            this.pool = pool;
        }

        @Override
        protected Integer compute() {
            begun.countDown();
            while (!pool.isShutdown()) Thread.onSpinWait();
            Thread.interrupted();
            ForkJoinTask<Integer> forked = ForkJoinTask.adapt(SLEEPS).fork();
            return forked.join();
        }
    }

    private static String ended(Wait wait, ForkJoinPool pool, CountDownLatch begun) {
        try {
            return "a value: " + wait.on(pool, begun);
        } catch (CancellationException | RejectedExecutionException e) {
            return "ends";
        } catch (ExecutionException e) {
            Throwable cause = e.getCause();
            while (cause.getCause() != null) cause = cause.getCause();
            return cause instanceof InterruptedException || cause instanceof CancellationException
                ? "ends" : "" + cause;
        } catch (RuntimeException e) {
            Throwable cause = e;
            while (cause.getCause() != null) cause = cause.getCause();
            return cause instanceof InterruptedException ? "ends" : "" + e;
        } catch (Exception e) {
            return "" + e;
        }
    }

    private static void row(String name, int parallelism, Wait wait) throws InterruptedException {
        for (int round = 0; round < 10; round++) {
            ForkJoinPool pool = new ForkJoinPool(parallelism);
            CountDownLatch begun = new CountDownLatch(1);
            String[] how = {null};
            Thread waits = new Thread(() -> how[0] = ended(wait, pool, begun));
            waits.start();
            begun.await();
            pool.shutdownNow();
            waits.join();
            pool.awaitTermination(1, TimeUnit.DAYS);
            if (round == 9 || !how[0].equals("ends")) {
                System.out.println(name + " of " + parallelism + ": " + how[0]);
                return;
            }
        }
    }

    private static String answered(Callable<?> action) {
        try {
            return "" + action.call();
        } catch (ExecutionException e) {
            return "failed by " + e.getCause().getClass().getName();
        } catch (Exception e) {
            return e.getClass().getName();
        }
    }

    private static void any() {
        ForkJoinPool pool = new ForkJoinPool(2);
        AtomicInteger interrupted = new AtomicInteger();
        CountDownLatch asleep = new CountDownLatch(1);
        Callable<Integer> loses = () -> {
            try {
                asleep.countDown();
                return SLEEPS.call();
            } catch (InterruptedException e) {
                interrupted.incrementAndGet();
                throw e;
            }
        };
        Callable<Integer> wins = () -> {
            asleep.await();
            return 7;
        };
        Callable<Integer> fails = () -> {
            throw new IllegalStateException();
        };
        System.out.println("one wins: " + answered(() -> pool.invokeAny(List.of(loses, wins))));
        while (interrupted.get() == 0) Thread.onSpinWait();
        System.out.println("and the other is interrupted");
        System.out.println("one fails: " + answered(() -> pool.invokeAny(List.of(fails, wins))));
        System.out.println("all fail: " + answered(() -> pool.invokeAny(List.of(fails, fails))));
        System.out.println("none: " + answered(() -> pool.invokeAny(List.<Callable<Integer>>of())));
        System.out.println("late: " + answered(() ->
            pool.invokeAny(List.of(SLEEPS, SLEEPS), 20, TimeUnit.MILLISECONDS)));
        System.out.println("in time: " + answered(() ->
            pool.invokeAny(List.of(wins, wins), 1, TimeUnit.DAYS)));
        System.out.println("by a worker: " + answered(() ->
            pool.submit(() -> pool.invokeAny(Set.of(fails, wins))).get()));
        System.out.println("nothing: " + answered(() -> pool.invokeAny(null)));
        pool.shutdown();
        System.out.println("over: " + answered(() -> pool.invokeAny(List.of(wins))));
    }

    public static void main(String[] args) throws InterruptedException {
        for (int n = 1; n <= 3; n++) {
            row("get", n, (pool, begun) -> pool.submit(sleeps(begun)).get());
            row("join", n, (pool, begun) -> pool.submit(sleeps(begun)).join());
            row("get with a limit", n, (pool, begun) ->
                pool.submit(sleeps(begun)).get(1, TimeUnit.DAYS));
            row("get of a second", n, (pool, begun) -> {
                ForkJoinTask<Integer> first = pool.submit(sleeps(begun));
                ForkJoinTask<Integer> second = pool.submit(SLEEPS);
                first.quietlyJoin();
                return second.get();
            });
            row("invoke", n, (pool, begun) -> pool.invoke(ForkJoinTask.adapt(sleeps(begun))));
            row("invokeAny", n, (pool, begun) ->
                pool.invokeAny(List.of(sleeps(begun), SLEEPS, SLEEPS)));
            row("invokeAny in the pool", n, (pool, begun) ->
                pool.submit(() -> pool.invokeAny(List.of(sleeps(begun), sleeps(begun)))).get());
            row("forked too late", n, (pool, begun) -> pool.invoke(new Late(begun, pool)));
        }
        any();
    }
}
