/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

/** SubmissionPublisher, LinkedTransferQueue, executors. */
public class Flows {

    static class Taker implements Flow.Subscriber<Integer> {

        final String name;
        final long first;
        final List<String> log;
        final CountDownLatch end = new CountDownLatch(1);
        Flow.Subscription subscription;

        Taker(String name, long first, List<String> log) {
            this.name = name;
            this.first = first;
            this.log = log;
        }

        @Override
        public void onSubscribe(Flow.Subscription s) {
            subscription = s;
            log.add(name + " subscribed");
            if (first != 0) s.request(first);
        }

        @Override
        public void onNext(Integer item) {
            log.add(name + " " + item);
            if (item == 13) throw new IllegalStateException("thirteen");
        }

        @Override
        public void onError(Throwable t) {
            log.add(name + " " + t);
            end.countDown();
        }

        @Override
        public void onComplete() {
            log.add(name + " complete");
            end.countDown();
        }
    }

    static String outcome(Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    static void publishers() throws Exception {
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        SubmissionPublisher<Integer> p = new SubmissionPublisher<>(Runnable::run, 5);
        System.out.println(
            p.getMaxBufferCapacity() +
                " " +
                p.hasSubscribers() +
                " " +
                p.isClosed() +
                " " +
                p.estimateMinimumDemand() +
                " " +
                p.estimateMaximumLag() +
                " " +
                Flow.defaultBufferSize()
        );
        Taker a = new Taker("a", Long.MAX_VALUE, log),
            b = new Taker("b", 2, log),
            c = new Taker("c", 0, log);
        p.subscribe(a);
        p.subscribe(b);
        p.subscribe(c);
        System.out.println(
            p.getNumberOfSubscribers() +
                " " +
                p.getSubscribers().equals(List.of(a, b, c)) +
                " " +
                p.isSubscribed(b) +
                " " +
                p.estimateMinimumDemand()
        );
        for (int i = 1; i <= 4; i++) System.out.print(p.submit(i) + " ");
        System.out.println(p.estimateMaximumLag() + " " + p.estimateMinimumDemand());
        c.subscription.request(1);
        b.subscription.request(10);
        c.subscription.cancel();
        System.out.println(p.isSubscribed(c) + " " + p.getNumberOfSubscribers());
        p.submit(13);
        System.out.println(p.getNumberOfSubscribers() + " " + log);
        log.clear();
        Taker d = new Taker("d", 1, log),
            e = new Taker("e", 1, log),
            f = new Taker("f", -1, log);
        p.subscribe(d);
        p.subscribe(d);
        p.subscribe(f);
        p.subscribe(e);
        for (int i = 20; i < 40; i++) {
            int n = i;
            int r = p.offer(i, (s, item) -> {
                log.add("drop " + ((Taker) s).name + item);
                if (n == 33) e.subscription.request(2);
                return n == 33;
            });
            if (i > 30) System.out.print(r + " ");
        }
        System.out.println(p.offer(50, 1, TimeUnit.MILLISECONDS, null));
        p.close();
        p.close();
        System.out.println(
            p.isClosed() +
                " " +
                p.getClosedException() +
                " " +
                p.hasSubscribers() +
                " " +
                outcome(() -> p.submit(1)) +
                " " +
                outcome(() -> {
                    p.subscribe(null);
                    return "";
                })
        );
        e.subscription.request(100);
        Taker late = new Taker("late", 1, log);
        p.subscribe(late);
        System.out.println(log);
        log.clear();
        SubmissionPublisher<Integer> failing = new SubmissionPublisher<>(Runnable::run, 2, (s, t) ->
            log.add("handler " + ((Taker) s).name + " " + t.getMessage())
        );
        Taker g = new Taker("g", 5, log),
            h = new Taker("h", 1, log);
        failing.subscribe(g);
        failing.subscribe(h);
        failing.submit(13);
        failing.closeExceptionally(new java.io.IOException("closed"));
        System.out.println(log + " " + failing.getClosedException());

        // through threads, with a full buffer now and then
        ExecutorService pool = Executors.newFixedThreadPool(3);
        SubmissionPublisher<Integer> wide = new SubmissionPublisher<>(pool, 16);
        AtomicLong sum = new AtomicLong();
        List<CompletableFuture<Void>> ends = new ArrayList<>();
        for (int i = 0; i < 3; i++) ends.add(wide.consume(x -> sum.addAndGet(x)));
        AtomicInteger order = new AtomicInteger(),
            disorder = new AtomicInteger();
        ends.add(
            wide.consume(x -> {
                if (order.getAndSet(x) >= x && x > 1) disorder.incrementAndGet();
            })
        );
        for (int i = 1; i <= 5000; i++) wide.submit(i);
        wide.close();
        for (CompletableFuture<Void> end : ends) end.get(1, TimeUnit.HOURS);
        System.out.println(sum + " " + order + " " + disorder);
        SubmissionPublisher<Integer> thrower = new SubmissionPublisher<>(pool, 4);
        CompletableFuture<Void> bad = thrower.consume(x -> {
            throw new ArithmeticException("consumer");
        });
        thrower.submit(1);
        System.out.println(outcome(() -> bad.get(1, TimeUnit.HOURS)));
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.HOURS));
        System.out.println(
            outcome(() -> new SubmissionPublisher<>(null, 1)) +
                " " +
                outcome(() -> new SubmissionPublisher<>(Runnable::run, 0))
        );
    }

    static void transfer() throws Exception {
        LinkedTransferQueue<String> q = new LinkedTransferQueue<>(List.of("a", "b", "c", "b"));
        System.out.println(
            q +
                " " +
                q.size() +
                " " +
                q.peek() +
                " " +
                q.tryTransfer("x") +
                " " +
                q.tryTransfer("x", 1, TimeUnit.MILLISECONDS) +
                " " +
                q +
                " " +
                q.hasWaitingConsumer() +
                q.getWaitingConsumerCount() +
                " " +
                q.remainingCapacity() +
                " " +
                q.contains("c") +
                q.contains(null) +
                q.remove("b") +
                q.remove("z") +
                " " +
                q
        );
        System.out.println(
            q.poll() +
                q.take() +
                q.poll(1, TimeUnit.SECONDS) +
                q.poll() +
                q.poll(1, TimeUnit.MILLISECONDS) +
                " " +
                q.offer("d") +
                q.add("e") +
                q.offer("f", 1, TimeUnit.SECONDS)
        );
        q.put("g");
        for (Iterator<String> it = q.iterator(); it.hasNext(); ) if (
            it.next().equals("e")
        ) it.remove();
        List<String> into = new ArrayList<>();
        System.out.println(
            q +
                " " +
                q.drainTo(into, 2) +
                into +
                " " +
                q.drainTo(into) +
                into +
                " " +
                q.isEmpty() +
                " " +
                outcome(() -> q.drainTo(q)) +
                " " +
                outcome(() -> q.add(null))
        );
        Thread giver = new Thread(() -> {
            try {
                q.transfer("handed");
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        });
        giver.start();
        while (q.peek() == null) Thread.sleep(1);
        System.out.println(q + " " + giver.isAlive() + " " + q.take());
        giver.join();
        Thread interrupted = new Thread(() -> {
            try {
                q.transfer("lost");
            } catch (InterruptedException e) {
                System.out.println("interrupted " + q);
            }
        });
        interrupted.start();
        while (q.peek() == null) Thread.sleep(1);
        interrupted.interrupt();
        interrupted.join();
        FutureTask<String> taker = new FutureTask<>(q::take);
        new Thread(taker).start();
        while (!q.hasWaitingConsumer()) Thread.sleep(1);
        System.out.println(
            q.getWaitingConsumerCount() + " " + q.tryTransfer("now") + " " + taker.get()
        );
        AtomicLong sum = new AtomicLong();
        LinkedTransferQueue<Integer> numbers = new LinkedTransferQueue<>();
        Thread[] all = new Thread[6];
        for (int t = 0; t < all.length; t++) {
            int me = t;
            all[t] = new Thread(() -> {
                try {
                    for (int i = 0; i < 500; i++) {
                        if (me < 3) {
                            if (me == 0) numbers.transfer(i);
                            else if (me == 1) numbers.put(i);
                            else while (!numbers.tryTransfer(i, 1, TimeUnit.MILLISECONDS))
                                Thread.onSpinWait();
                        } else {
                            sum.addAndGet(numbers.take());
                        }
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
            all[t].start();
        }
        for (Thread t : all) t.join();
        System.out.println(sum + " " + numbers.size());
    }

    static void executors() throws Exception {
        ScheduledExecutorService one = Executors.newSingleThreadScheduledExecutor();
        System.out.println(
            (one instanceof ThreadPoolExecutor) +
                " " +
                one.schedule(() -> "scheduled", 1, TimeUnit.MILLISECONDS).get()
        );
        AtomicInteger ticks = new AtomicInteger();
        CountDownLatch five = new CountDownLatch(5);
        ScheduledFuture<?> rate = one.scheduleAtFixedRate(
            () -> {
                ticks.incrementAndGet();
                five.countDown();
            },
            0,
            1,
            TimeUnit.MILLISECONDS
        );
        five.await();
        System.out.println(
            rate.cancel(false) + " " + rate.isCancelled() + " " + (ticks.get() >= 5)
        );
        ScheduledFuture<?> failing = one.scheduleWithFixedDelay(
            () -> {
                throw new IllegalStateException("once");
            },
            0,
            1,
            TimeUnit.MILLISECONDS
        );
        System.out.println(outcome(failing::get) + " " + failing.isDone());
        one.shutdown();
        System.out.println(one.awaitTermination(1, TimeUnit.HOURS) + " " + one.isTerminated());
        List<String> decorated = Collections.synchronizedList(new ArrayList<>());
        ScheduledThreadPoolExecutor own = new ScheduledThreadPoolExecutor(
            2,
            Executors.defaultThreadFactory(),
            new ThreadPoolExecutor.DiscardPolicy()
        ) {
            @Override
            protected <V> RunnableScheduledFuture<V> decorateTask(
                Callable<V> c,
                RunnableScheduledFuture<V> task
            ) {
                decorated.add("callable");
                return task;
            }

            @Override
            protected <V> RunnableScheduledFuture<V> decorateTask(
                Runnable r,
                RunnableScheduledFuture<V> task
            ) {
                decorated.add("runnable");
                return task;
            }
        };
        own.setRemoveOnCancelPolicy(true);
        ScheduledFuture<?> far = own.schedule(() -> {}, 1, TimeUnit.HOURS),
            sooner = own.schedule(() -> 1, 30, TimeUnit.MINUTES);
        System.out.println(
            decorated +
                " " +
                own.getQueue().size() +
                " " +
                (far.compareTo(sooner) > 0) +
                " " +
                (far.getDelay(TimeUnit.MINUTES) >= 59) +
                " " +
                far.cancel(false) +
                " " +
                own.getQueue().size() +
                " " +
                own.getRemoveOnCancelPolicy()
        );
        System.out.println(
            own.submit(() -> 7).get() +
                " " +
                own.getExecuteExistingDelayedTasksAfterShutdownPolicy() +
                own.getContinueExistingPeriodicTasksAfterShutdownPolicy()
        );
        own.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        own.shutdown();
        System.out.println(
            own.awaitTermination(1, TimeUnit.HOURS) +
                " " +
                sooner.isCancelled() +
                " " +
                own.schedule(() -> 2, 0, TimeUnit.SECONDS).isDone()
        );
        System.out.println(
            Executors.callable(() -> {}, "r").call() +
                " " +
                Executors.callable(() -> {}).call() +
                " " +
                Executors.callable((java.security.PrivilegedAction<String>) () -> "p").call() +
                " " +
                Executors.newWorkStealingPool(2)
                    .submit(() -> "stolen")
                    .get() +
                " " +
                (Executors.newWorkStealingPool() instanceof ForkJoinPool)
        );
        ExecutorService wrapped = Executors.unconfigurableExecutorService(
            Executors.newCachedThreadPool()
        );
        System.out.println(
            (wrapped instanceof ThreadPoolExecutor) +
                " " +
                wrapped.invokeAny(List.of(() -> "any")) +
                " " +
                wrapped.invokeAll(List.of(() -> 1, () -> 2)).size() +
                " " +
                wrapped.shutdownNow()
        );
        DelayQueue<Late> delays = new DelayQueue<>();
        long now = System.nanoTime(); // of both: time passes between these lines too
        delays.add(new Late("b", now + 20_000_000));
        delays.offer(new Late("a", now + 1_000_000));
        System.out.println(
            delays.size() +
                " " +
                delays.peek().name +
                " " +
                delays.take().name +
                delays.poll(1, TimeUnit.HOURS).name +
                delays.poll()
        );
    }

    static class Late implements Delayed {

        final String name;
        final long at;

        Late(String name, long at) {
            this.name = name;
            this.at = at;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed o) {
            return Long.compare(at, ((Late) o).at);
        }
    }

    public static void main(String[] args) throws Exception {
        publishers();
        transfer();
        executors();
        System.exit(0);
    }
}
