/* SPDX-License-Identifier: MIT */
/*
 * SynchronousQueue, DelayQueue, fork and join tasks, CountedCompleter, ThreadLocalRandom, defaults
 * of ConcurrentMap: the members that other programs leave.
 */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.random.RandomGenerator;

public class QueuesLeftWhole extends Whole {

    static String bare(Object o) {
        return o.toString().replaceAll("@[0-9a-f]+", "@");
    }

    interface Until {
        boolean yes() throws Exception;
    }

    static void await(Until until) throws Exception {
        while (!until.yes()) Thread.sleep(1);
    }

    record Due(String name, long at) implements Delayed {
        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(at == 0 ? 0 : at < 0 ? -1 : 3600, TimeUnit.SECONDS);
        }

        @Override
        public int compareTo(Delayed o) {
            return Long.compare(at, ((Due) o).at);
        }

        @Override
        public String toString() {
            return name + at;
        }
    }

    static void synchronous(boolean fair) throws Exception {
        SynchronousQueue<String> q = new SynchronousQueue<>(fair);
        p(
            q,
            q.size(),
            q.isEmpty(),
            q.remainingCapacity(),
            q.peek(),
            q.poll(),
            q.poll(1, TimeUnit.MICROSECONDS),
            q.offer("x"),
            q.offer("x", 1, TimeUnit.MICROSECONDS),
            q.contains("x"),
            q.remove("x"),
            q.containsAll(List.of()),
            q.containsAll(List.of("x")),
            q.removeAll(List.of("x")),
            q.retainAll(List.of("x")),
            q.iterator().hasNext(),
            q.toArray(),
            q.toArray(new String[] { "a", "b" }),
            q.spliterator().estimateSize(),
            q.spliterator().characteristics(),
            q.stream().count()
        );
        q.clear();
        t(() -> q.add("x"));
        t(() -> q.remove());
        t(() -> q.element());
        t(() -> q.offer(null));
        t(() -> q.put(null));
        t(() -> q.offer(null, 1, TimeUnit.SECONDS));
        t(() -> q.drainTo(null));
        t(() -> q.drainTo(q));
        t(() -> q.drainTo(null, 1));
        t(() -> q.drainTo(q, 1));
        t(() -> q.iterator().next());
        t(() -> q.iterator().remove());
        t(() -> q.toArray((String[]) null));
        Thread giver = new Thread(() -> {
            try {
                for (String s : "a b c d e f".split(" ")) q.put(s);
                p("taken", q.take(), q.poll(1, TimeUnit.HOURS));
            } catch (InterruptedException e) {
                p(e);
            }
        });
        giver.start();
        List<String> got = new ArrayList<>();
        got.add(q.take());
        got.add(q.poll(1, TimeUnit.HOURS));
        await(() -> q.drainTo(got, 1) == 1);
        await(() -> {
            String polled = q.poll();
            if (polled != null) got.add(polled);
            return polled != null;
        });
        await(() -> (q.drainTo(got) > 0 && got.size() == 6) || got.size() == 6);
        while (!q.offer("back")) Thread.sleep(1);
        boolean offered = q.offer("again", 1, TimeUnit.HOURS);
        giver.join();
        p(offered);
        p(got, q.drainTo(got, 0));
        Thread.currentThread().interrupt();
        t(() -> q.put("x"));
        Thread.currentThread().interrupt();
        t(() -> q.take());
        Thread.currentThread().interrupt();
        t(() -> q.offer("x", 1, TimeUnit.DAYS));
    }

    static void delays() throws Exception {
        DelayQueue<Due> q = new DelayQueue<>(
            List.of(
                new Due("later", 5),
                new Due("now", 0),
                new Due("past", -1),
                new Due("past", -7)
            )
        );
        p(
            q,
            q.size(),
            q.peek(),
            q.remainingCapacity(),
            q.offer(new Due("far", 9), 1, TimeUnit.DAYS)
        );
        q.put(new Due("put", 8));
        p(
            q.toArray().length,
            q.toArray(new Due[0]).length,
            q.toArray(new Due[9])[8],
            q.contains(new Due("far", 9)),
            q.remove(new Due("far", 9)),
            q.remove(new Due("far", 9))
        );
        List<Due> out = new ArrayList<>();
        p(
            q.drainTo(out, 1),
            out,
            q.drainTo(out, 0),
            q.drainTo(out, -1),
            q.drainTo(out),
            out,
            q.size(),
            q.poll(),
            q.poll(1, TimeUnit.MICROSECONDS)
        );
        Iterator<Due> it = q.iterator();
        t(() -> it.remove());
        p(it.next(), it.hasNext());
        it.remove();
        p(q, it.next(), it.hasNext());
        t(() -> it.next());
        t(() -> q.remove());
        t(() -> q.drainTo(q));
        t(() -> q.drainTo(null, 1));
        t(() -> q.put(null));
        t(() -> new DelayQueue<>(null));
        t(() -> new DelayQueue<>(Arrays.asList(new Due("x", 1), null)));
        q.add(new Due("first", 0));
        p(q.take(), q.size());
        Thread.currentThread().interrupt();
        t(() -> q.take());
        q.clear();
        p(q, q.isEmpty(), q.peek(), q.poll());
    }

    static class Sum extends CountedCompleter<Long> {

        final int[] of;
        final int from, to;
        long sum;
        Sum[] parts = new Sum[0];

        Sum(CountedCompleter<?> parent, int[] of, int from, int to) {
            super(parent);
            this.of = of;
            this.from = from;
            this.to = to;
        }

        @Override
        public void compute() {
            if (to - from <= 4) {
                for (int i = from; i < to; i++) sum += of[i];
                tryComplete();
                return;
            }
            int middle = (from + to) >>> 1;
            parts = new Sum[] { new Sum(this, of, from, middle), new Sum(this, of, middle, to) };
            setPendingCount(1);
            parts[0].fork();
            parts[1].compute();
        }

        @Override
        public void onCompletion(CountedCompleter<?> caller) {
            for (Sum each : parts) sum += each.sum;
        }

        @Override
        public Long getRawResult() {
            return sum;
        }
    }

    static class Bare extends CountedCompleter<String> {

        final List<String> log;
        String result;

        Bare(CountedCompleter<?> parent, int pending, List<String> log) {
            super(parent, pending);
            this.log = log;
        }

        Bare() {
            super();
            log = new ArrayList<>();
        }

        @Override
        public void compute() {
            log.add("compute");
        }

        @Override
        public void onCompletion(CountedCompleter<?> caller) {
            log.add("completion of " + getPendingCount() + (caller == this ? " self" : " other"));
            super.onCompletion(caller);
        }

        @Override
        public boolean onExceptionalCompletion(Throwable e, CountedCompleter<?> caller) {
            log.add("exceptional " + e.getMessage());
            return super.onExceptionalCompletion(e, caller);
        }

        @Override
        public String getRawResult() {
            return result;
        }

        @Override
        protected void setRawResult(String s) {
            log.add("result " + s);
            result = s;
            super.setRawResult(s);
        }

        boolean once() {
            return exec();
        }
    }

    static void completers() {
        int[] numbers = new int[100];
        for (int i = 0; i < numbers.length; i++) numbers[i] = i * i;
        p(
            new Sum(null, numbers, 0, 100).invoke(),
            ForkJoinPool.commonPool().invoke(new Sum(null, numbers, 3, 77))
        );
        List<String> log = new ArrayList<>();
        Bare root = new Bare(null, 2, log),
            child = new Bare(root, 0, log);
        p(
            root.getPendingCount(),
            root.getCompleter(),
            child.getCompleter() == root,
            child.getRoot() == root,
            root.getRoot() == root,
            root.decrementPendingCountUnlessZero(),
            root.decrementPendingCountUnlessZero(),
            root.decrementPendingCountUnlessZero(),
            root.compareAndSetPendingCount(0, 3),
            root.compareAndSetPendingCount(0, 4),
            root.getPendingCount()
        );
        root.addToPendingCount(-2);
        p(
            child.once(),
            child.firstComplete() == child,
            child.nextComplete(),
            root.getPendingCount(),
            child.nextComplete() == root
        );
        child.complete("c");
        p(log, child.isDone(), root.isDone(), root.getPendingCount());
        log.clear();
        root.setPendingCount(1);
        child.propagateCompletion();
        child.propagateCompletion();
        p(log, root.isDone(), root.join());
        log.clear();
        Bare top = new Bare(null, 5, log),
            leaf = new Bare(top, 0, log);
        leaf.quietlyCompleteRoot();
        p(top.isDone(), leaf.isDone(), log);
        Bare wrong = new Bare(null, 0, log),
            part = new Bare(wrong, 0, log);
        part.completeExceptionally(new IllegalStateException("part"));
        p(part.isCompletedAbnormally(), wrong.isCompletedAbnormally(), log);
        t(() -> wrong.join());
        t(() -> part.invoke());
        Bare alone = new Bare();
        alone.helpComplete(3);
        p(alone.isDone(), alone.getPendingCount(), alone.log);
        alone.tryComplete();
        p(alone.isDone(), alone.log);
    }

    static class Count extends RecursiveTask<Integer> {

        final int n;

        Count(int n) {
            this.n = n;
        }

        @Override
        protected Integer compute() {
            if (n < 2) return n;
            Count a = new Count(n - 1),
                b = new Count(n - 2);
            invokeAll(a, b);
            return a.getRawResult() + b.join();
        }

        boolean once() {
            setRawResult(-3);
            int before = getRawResult();
            return exec() && before == -3;
        }
    }

    static class Act extends RecursiveAction {

        final Runnable body;

        Act(Runnable body) {
            this.body = body;
        }

        @Override
        protected void compute() {
            body.run();
        }

        String inside() {
            setRawResult(null);
            return (
                exec() +
                " " +
                getRawResult() +
                " " +
                peekNextLocalTask() +
                pollNextLocalTask() +
                pollTask() +
                pollSubmission()
            );
        }
    }

    static void forks() throws Exception {
        ForkJoinPool pool = new ForkJoinPool(
            2,
            new ForkJoinPool.ForkJoinWorkerThreadFactory() {
                @Override
                public ForkJoinWorkerThread newThread(ForkJoinPool in) {
                    return new ForkJoinWorkerThread(in) {
                        @Override
                        protected void onStart() {
                            super.onStart();
                            setName("own worker");
                        }

                        @Override
                        protected void onTermination(Throwable e) {
                            super.onTermination(e);
                        }
                    };
                }
            },
            null,
            true
        );
        p(
            pool.invoke(new Count(12)),
            pool.getAsyncMode(),
            pool.getParallelism(),
            pool.submit(() -> Thread.currentThread().getName()).get(),
            pool
                .submit(() -> ((ForkJoinWorkerThread) Thread.currentThread()).getPool() == pool)
                .get()
        );
        AtomicInteger ran = new AtomicInteger();
        Act act = new Act(() -> ran.incrementAndGet());
        pool.execute(act);
        act.join();
        pool.execute((Runnable) () -> ran.incrementAndGet());
        await(() -> ran.get() == 2);
        p(
            new Count(5).once(),
            new Count(3).invoke(),
            act.isCompletedNormally(),
            act.getException()
        );
        pool.invoke(
            new Act(() -> {
                Act a = new Act(() -> ran.incrementAndGet()),
                    b = new Act(() -> ran.incrementAndGet()),
                    c = new Act(() -> ran.incrementAndGet());
                ForkJoinTask.invokeAll(a, b);
                ForkJoinTask.invokeAll(List.of(c, new Act(() -> ran.incrementAndGet())));
                Act d = new Act(() -> {
                    throw new IllegalStateException("d");
                });
                d.quietlyInvoke();
                d.quietlyJoin();
                p(
                    ran.get(),
                    a.isDone(),
                    d.isCompletedAbnormally(),
                    d.getException(),
                    ForkJoinTask.inForkJoinPool(),
                    ForkJoinTask.getPool() == pool,
                    ForkJoinTask.getQueuedTaskCount(),
                    ForkJoinTask.getSurplusQueuedTaskCount() <= 0,
                    new Act(() -> {}).inside()
                );
            })
        );
        t(() -> ForkJoinTask.invokeAll((Collection<ForkJoinTask<?>>) null));
        t(() -> ForkJoinTask.invokeAll((ForkJoinTask<?>[]) null));
        p(ForkJoinTask.inForkJoinPool(), ForkJoinTask.getPool(), ForkJoinTask.getQueuedTaskCount());
        p(
            pool.invokeAny(List.of(() -> "any")),
            pool.invokeAny(List.of(() -> "any"), 1, TimeUnit.HOURS),
            pool
                .invokeAll(List.of(() -> 1, () -> 2), 1, TimeUnit.HOURS)
                .get(1)
                .get(),
            pool.isTerminating(),
            pool.getPoolSize() > 0,
            pool.getQueuedSubmissionCount(),
            pool.getStealCount() >= 0,
            pool.getActiveThreadCount() >= 0,
            pool.getRunningThreadCount() >= 0
        );
        pool.shutdown();
        p(pool.awaitTermination(1, TimeUnit.HOURS), pool.isTerminating(), pool.isTerminated());
        try {
            pool.execute(act);
        } catch (RejectedExecutionException e) {
            p("rejected");
        }
        ForkJoinPool sized = new ForkJoinPool(
            3,
            ForkJoinPool.defaultForkJoinWorkerThreadFactory,
            null,
            false,
            1,
            8,
            1,
            null,
            5,
            TimeUnit.SECONDS
        );
        p(
            sized.getParallelism(),
            sized.getFactory() == ForkJoinPool.defaultForkJoinWorkerThreadFactory,
            sized.getUncaughtExceptionHandler(),
            sized.invoke(new Count(7))
        );
        sized.shutdownNow();
        t(() -> new ForkJoinPool(0));
        t(() -> new ForkJoinPool(1, null, null, false));
        t(() ->
            new ForkJoinPool(
                2,
                ForkJoinPool.defaultForkJoinWorkerThreadFactory,
                null,
                false,
                1,
                1,
                1,
                null,
                5,
                TimeUnit.SECONDS
            )
        );
        t(() ->
            new ForkJoinPool(
                2,
                ForkJoinPool.defaultForkJoinWorkerThreadFactory,
                null,
                false,
                1,
                8,
                1,
                null,
                0,
                TimeUnit.SECONDS
            )
        );
        ForkJoinPool plain = new ForkJoinPool();
        p(
            plain.getParallelism() == Runtime.getRuntime().availableProcessors(),
            plain.submit(act).isDone(),
            bare(plain).contains("Running")
        );
        plain.shutdown();
        ForkJoinTask<String> adapted = ForkJoinTask.adapt(() -> "adapted");
        ForkJoinTask<Integer> runs = ForkJoinTask.adapt(() -> {}, 4);
        p(
            adapted.invoke(),
            runs.invoke(),
            ForkJoinTask.adapt((Runnable) () -> {}).invoke(),
            adapted.compareAndSetForkJoinTaskTag((short) 0, (short) 7),
            adapted.getForkJoinTaskTag(),
            adapted.setForkJoinTaskTag((short) -2),
            adapted.getForkJoinTaskTag(),
            adapted.cancel(true),
            adapted.isCancelled()
        );
        adapted.reinitialize();
        p(
            adapted.isDone(),
            adapted.cancel(true),
            adapted.isCancelled(),
            adapted.isCompletedAbnormally()
        );
        t(() -> adapted.join());
        t(() -> adapted.get());
    }

    static void within(String name, RandomGenerator r) {
        int bad = 0;
        for (int i = 0; i < 50; i++) {
            if (r.nextInt(7) >= 7 || r.nextInt(-3, 3) < -3) bad++;
            if (r.nextLong(7) >= 7 || r.nextLong(1, 2) != 1) bad++;
            double d = r.nextDouble(),
                e = r.nextDouble(2.5),
                f = r.nextDouble(-1, 1);
            if (d < 0 || d >= 1 || e < 0 || e >= 2.5 || f < -1 || f >= 1) bad++;
            float g = r.nextFloat(),
                h = r.nextFloat(3f),
                k = r.nextFloat(-2f, 2f);
            if (g < 0 || g >= 1 || h < 0 || h >= 3 || k < -2 || k >= 2) bad++;
            r.nextBoolean();
            r.nextGaussian();
            if (r.nextGaussian(5, 0) != 5) bad++;
        }
        byte[] bytes = new byte[9];
        r.nextBytes(bytes);
        p(
            name,
            bad,
            r
                .ints(5, 0, 4)
                .filter(x -> x >= 0 && x < 4)
                .count(),
            r.ints(3).count(),
            r.ints().limit(4).count(),
            r.ints(2, 3).limit(4).sum(),
            r
                .longs(5, 0, 4)
                .filter(x -> x >= 0 && x < 4)
                .count(),
            r.longs(3).count(),
            r.longs().limit(4).count(),
            r.longs(2, 3).limit(4).sum(),
            r
                .doubles(5, 0, 4)
                .filter(x -> x >= 0 && x < 4)
                .count(),
            r.doubles(3).count(),
            r
                .doubles()
                .limit(4)
                .filter(x -> x < 1)
                .count(),
            r
                .doubles(2, 3)
                .limit(4)
                .filter(x -> x >= 2 && x < 3)
                .count(),
            r.isDeprecated()
        );
        Action[] wrong = {
            () -> r.nextInt(0),
            () -> r.nextInt(3, 3),
            () -> r.nextLong(-1),
            () -> r.nextLong(4, 3),
            () -> r.nextDouble(0),
            () -> r.nextDouble(Double.NaN),
            () -> r.nextDouble(1, 1),
            () -> r.nextFloat(-1),
            () -> r.nextFloat(2, 1),
            () -> r.nextGaussian(0, -1),
            () -> r.ints(-1),
            () -> r.ints(1, 1, 1),
            () -> r.ints(2, 1),
            () -> r.ints(-1, 1, 2),
            () -> r.longs(-1),
            () -> r.longs(1, 1, 1),
            () -> r.longs(2, 1),
            () -> r.doubles(-1),
            () -> r.doubles(1, 1, 1),
            () -> r.doubles(2, 1),
            () -> r.doubles(0, Double.POSITIVE_INFINITY)
        };
        for (Action each : wrong) t(each);
        t(() -> r.nextBytes(null));
    }

    static class OwnMap<K, V> extends AbstractMap<K, V> implements ConcurrentMap<K, V> {

        final TreeMap<K, V> in = new TreeMap<>();

        @Override
        public V put(K k, V v) {
            return in.put(k, v);
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return in.entrySet();
        }

        @Override
        public V putIfAbsent(K k, V v) {
            return in.putIfAbsent(k, v);
        }

        @Override
        public boolean remove(Object k, Object v) {
            return in.remove(k, v);
        }

        @Override
        public V replace(K k, V v) {
            return in.replace(k, v);
        }

        @Override
        public boolean replace(K k, V v, V w) {
            return in.replace(k, v, w);
        }
    }

    static void maps() {
        ConcurrentMap<String, Integer> m = new OwnMap<>();
        for (int i = 0; i < 5; i++) m.put("k" + i, i);
        p(
            m.getOrDefault("k1", 9),
            m.getOrDefault("x", 9),
            m.compute("k1", (k, v) -> v + 10),
            m.compute("k2", (k, v) -> null),
            m.compute("k9", (k, v) -> v == null ? 99 : 0),
            m.compute("none", (k, v) -> null),
            m
        );
        p(
            m.computeIfAbsent("k1", k -> 0),
            m.computeIfAbsent("new", k -> 7),
            m.computeIfAbsent("null", k -> null),
            m.computeIfPresent("new", (k, v) -> v * 2),
            m.computeIfPresent("new", (k, v) -> null),
            m.computeIfPresent("gone", (k, v) -> 1),
            m
        );
        p(
            m.merge("k3", 4, Integer::sum),
            m.merge("m", 5, Integer::sum),
            m.merge("k4", 1, (a, b) -> null),
            m
        );
        m.replaceAll((k, v) -> -v);
        StringBuilder line = new StringBuilder();
        m.forEach((k, v) -> line.append(k).append(v).append(' '));
        p(line);
        t(() -> m.forEach(null));
        t(() -> m.replaceAll(null));
        t(() -> m.merge("a", null, Integer::sum));
        t(() -> m.merge("a", 1, null));
        t(() -> m.compute("a", null));
        t(() -> m.computeIfAbsent("a", null));
        t(() -> m.computeIfPresent("k0", null));
        ConcurrentHashMap<String, Integer> h = new ConcurrentHashMap<>(4, 0.5f, 2);
        h.put("one", 1);
        p(
            h,
            h.contains(1),
            h.contains(2),
            h.keySet(5).getMappedValue(),
            h.keySet().getMappedValue(),
            h.keySet(5).add("five"),
            h
        );
        Set<String> set = ConcurrentHashMap.newKeySet(20);
        p(set.add("a"), set.add("a"), set);
        h.keySet(1).forEach(k -> line.append(k));
        p(line);
        t(() -> h.contains(null));
        t(() -> h.keySet(null));
        t(() -> h.keySet().add("x"));
        t(() -> h.keySet(1).forEach(null));
        t(() -> new ConcurrentHashMap<>(1, 0, 1));
        t(() -> new ConcurrentHashMap<>(-1, 1, 1));
        t(() -> new ConcurrentHashMap<>(1, 1, 0));
    }

    static class Submissions extends ForkJoinPool {

        String inside() {
            return (
                pollSubmission() +
                " " +
                drainTasksTo(new ArrayList<>()) +
                " " +
                newTaskFor(() -> 1).isDone() +
                newTaskFor(() -> {}, 2).isDone()
            );
        }
    }

    public static void main(String[] args) throws Exception {
        synchronous(false);
        synchronous(true);
        delays();
        completers();
        forks();
        within("thread local", ThreadLocalRandom.current());
        within("splittable", new SplittableRandom(7));
        within("random", new Random(7));
        within("own", new Random(3)::nextLong);
        t(() -> ThreadLocalRandom.current().setSeed(1));
        maps();
        Submissions own = new Submissions();
        p(own.inside());
        own.shutdown();
        SubmissionPublisher<String> publisher = new SubmissionPublisher<>();
        p(
            publisher.getExecutor() == ForkJoinPool.commonPool() ||
                ForkJoinPool.getCommonPoolParallelism() <= 1,
            publisher.getMaxBufferCapacity()
        );
    }
}
