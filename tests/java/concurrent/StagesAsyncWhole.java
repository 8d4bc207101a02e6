/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The asynchronous steps of CompletableFuture with good, bad and no functions; what locks and pools
 * say of themselves.
 */
public class StagesAsyncWhole extends Whole {

    static final AtomicInteger RUNS = new AtomicInteger();
    /** Runs at once and counts. */
    static final Executor HERE = task -> {
        RUNS.incrementAndGet();
        task.run();
    };

    static CompletableFuture<Object> good(Object value) {
        return CompletableFuture.completedFuture(value);
    }

    static CompletableFuture<Object> bad(String text) {
        return CompletableFuture.failedFuture(new IllegalStateException(text));
    }

    static void ends(CompletionStage<?> stage) {
        t(() -> {
            try {
                return stage.toCompletableFuture().join();
            } catch (CompletionException e) {
                return "failed: " + e.getCause();
            }
        });
    }

    static void steps(boolean here) {
        Function<Object, Object> f = x -> x + "!";
        Function<Object, CompletionStage<Object>> compose = x -> good(x + "?");
        BiFunction<Object, Object, Object> two = (x, y) -> x + "+" + y;
        BiFunction<Object, Throwable, Object> handle = (x, e) ->
            x + " or " + (e == null ? null : e.getClass().getSimpleName());
        Function<Throwable, Object> mend = e -> "mended " + e.getMessage();
        Function<Throwable, CompletionStage<Object>> compound = e ->
            good("composed " + e.getMessage());
        List<Object> seen = java.util.Collections.synchronizedList(new ArrayList<>());
        Consumer<Object> take = seen::add;
        BiConsumer<Object, Object> take2 = (x, y) -> seen.add(x + "&" + y);
        BiConsumer<Object, Throwable> when = (x, e) -> seen.add(x + "/" + (e == null));
        Runnable run = () -> seen.add("run");
        for (int i = 0; i < 4; i++) {
            CompletableFuture<Object> a = i % 2 == 0 ? good("a") : bad("x"),
                b = i < 2 ? good("a") : bad("x");
            ends(here ? a.thenApplyAsync(f, HERE) : a.thenApplyAsync(f));
            ends(here ? a.thenAcceptAsync(take, HERE) : a.thenAcceptAsync(take));
            ends(here ? a.thenRunAsync(run, HERE) : a.thenRunAsync(run));
            ends(here ? a.thenCombineAsync(b, two, HERE) : a.thenCombineAsync(b, two));
            ends(here ? a.thenAcceptBothAsync(b, take2, HERE) : a.thenAcceptBothAsync(b, take2));
            ends(here ? a.runAfterBothAsync(b, run, HERE) : a.runAfterBothAsync(b, run));
            if (i == 0 || i == 3) {
                // else either may be the first
                ends(here ? a.applyToEitherAsync(b, f, HERE) : a.applyToEitherAsync(b, f));
                ends(here ? a.acceptEitherAsync(b, take, HERE) : a.acceptEitherAsync(b, take));
                ends(here ? a.runAfterEitherAsync(b, run, HERE) : a.runAfterEitherAsync(b, run));
            }
            ends(here ? a.thenComposeAsync(compose, HERE) : a.thenComposeAsync(compose));
            ends(here ? a.handleAsync(handle, HERE) : a.handleAsync(handle));
            ends(here ? a.whenCompleteAsync(when, HERE) : a.whenCompleteAsync(when));
            ends(here ? a.exceptionallyAsync(mend, HERE) : a.exceptionallyAsync(mend));
            ends(
                here
                    ? a.exceptionallyComposeAsync(compound, HERE)
                    : a.exceptionallyComposeAsync(compound)
            );
            ends(
                here
                    ? a.thenApplyAsync(x -> {
                          throw new ArithmeticException("thrown");
                      }, HERE)
                    : a.thenApplyAsync(x -> {
                          throw new ArithmeticException("thrown");
                      })
            );
            ends(here ? a.thenComposeAsync(x -> null, HERE) : a.thenComposeAsync(x -> null));
        }
        p(seen.size(), seen.stream().map(String::valueOf).sorted().toList());
        if (here) p("executor ran", RUNS.get() > 20);
    }

    static void nulls() {
        CompletableFuture<Object> a = good("a");
        t(() -> a.thenApplyAsync(null));
        t(() -> a.thenApplyAsync(x -> x, null));
        t(() -> a.thenAcceptAsync(null));
        t(() -> a.thenRunAsync(null));
        t(() -> a.thenCombineAsync(null, (x, y) -> x));
        t(() -> a.thenCombineAsync(a, null));
        t(() -> a.thenAcceptBothAsync(a, null, HERE));
        t(() -> a.runAfterBothAsync(null, () -> {}));
        t(() -> a.applyToEitherAsync(null, x -> x));
        t(() -> a.acceptEitherAsync(a, null));
        t(() -> a.runAfterEitherAsync(a, null));
        t(() -> a.thenComposeAsync(null));
        t(() -> a.handleAsync(null));
        t(() -> a.whenCompleteAsync(null));
        t(() -> a.exceptionallyAsync(null));
        t(() -> a.exceptionallyComposeAsync(null));
        class Own<T> extends CompletableFuture<T> {

            @Override
            public <U> CompletableFuture<U> newIncompleteFuture() {
                return new Own<>();
            }
        }
        p(
            new Own<>().thenRunAsync(() -> {}, HERE) instanceof Own,
            a.toCompletableFuture() == a,
            a.newIncompleteFuture().isDone(),
            a.minimalCompletionStage().toCompletableFuture() != a
        );
        t(() ->
            a
                .minimalCompletionStage()
                .toCompletableFuture()
                .newIncompleteFuture()
                .getClass()
                .getSimpleName()
        );
    }

    static void randoms() {
        ThreadLocalRandom r = ThreadLocalRandom.current();
        p(
            r == ThreadLocalRandom.current(),
            r.ints(5).count(),
            r.longs(6).count(),
            r.doubles(7).count()
        );
        p(
            r.ints().limit(50).count(),
            r.longs().limit(50).count(),
            r
                .doubles()
                .limit(50)
                .allMatch(d -> d >= 0 && d < 1)
        );
        p(
            r
                .ints(3, 9)
                .limit(99)
                .allMatch(i -> i >= 3 && i < 9),
            r
                .longs(-3, 9)
                .limit(99)
                .allMatch(i -> i >= -3 && i < 9),
            r
                .doubles(2, 2.5)
                .limit(99)
                .allMatch(i -> i >= 2 && i < 2.5)
        );
        p(
            r.ints(9, 3, 4).sum(),
            r.longs(9, 3, 4).sum(),
            r.doubles(9, -1, 0).allMatch(d -> d < 0 && d >= -1)
        );
        boolean in = true,
            both = false,
            first = r.nextBoolean();
        for (int i = 0; i < 200; i++) {
            in &=
                r.nextInt(5) < 5 &&
                r.nextInt(-2, 7) >= -2 &&
                r.nextLong(9) >= 0 &&
                r.nextLong(5, 6) == 5 &&
                r.nextDouble() < 1 &&
                r.nextDouble(3) < 3 &&
                r.nextDouble(4, 5) >= 4 &&
                r.nextFloat() < 1;
            both |= r.nextBoolean() != first;
            r.nextInt();
            r.nextLong();
        }
        p(in, both);
        t(() -> r.nextInt(0));
        t(() -> r.nextLong(-1));
        t(() -> r.nextLong(5, 5));
        t(() -> r.nextDouble(1, 1));
        t(() -> r.nextDouble(Double.NaN));
        t(() -> r.ints(-1));
        t(() -> r.ints(5, 5));
        t(() -> r.longs(-1, 0, 1));
        t(() -> r.doubles(1, 0));
        t(() -> r.setSeed(1));
    }

    static String plain(Object o) {
        return o.toString().replaceAll("@[0-9a-f]+", "@");
    }

    static class Sync extends AbstractQueuedSynchronizer {

        @Override
        protected boolean tryAcquire(int n) {
            boolean free = compareAndSetState(0, n);
            if (free) setExclusiveOwnerThread(Thread.currentThread());
            return free;
        }

        @Override
        protected boolean tryRelease(int n) {
            setExclusiveOwnerThread(null);
            setState(0);
            return true;
        }

        @Override
        protected boolean isHeldExclusively() {
            return getState() != 0;
        }

        ConditionObject condition() {
            return new ConditionObject() {};
        }
    }

    static class LongSync extends AbstractQueuedLongSynchronizer {

        @Override
        protected boolean tryAcquire(long n) {
            return compareAndSetState(0, n);
        }

        @Override
        protected boolean tryRelease(long n) {
            setState(0);
            return true;
        }

        @Override
        protected boolean isHeldExclusively() {
            return getState() != 0;
        }
    }

    static void locks() throws Exception {
        Sync sync = new Sync();
        AbstractQueuedSynchronizer.ConditionObject c = sync.condition();
        t(() -> sync.hasWaiters(c));
        p(plain(sync));
        Thread waiter = new Thread(() -> {
            sync.acquire(1);
            c.awaitUninterruptibly();
            sync.release(1);
        });
        waiter.start();
        for (boolean waits = false; !waits; Thread.onSpinWait()) {
            sync.acquire(1);
            waits = sync.hasWaiters(c);
            if (waits) {
                p(
                    sync.getWaitQueueLength(c),
                    sync.getWaitingThreads(c).contains(waiter),
                    sync.owns(c),
                    plain(sync)
                );
                c.signal();
                p(sync.hasWaiters(c));
            }
            sync.release(1);
        }
        waiter.join();
        LongSync wide = new LongSync();
        AbstractQueuedLongSynchronizer.ConditionObject d = wide.new ConditionObject();
        wide.acquire(1L << 40);
        p(wide.hasWaiters(d), wide.getWaitQueueLength(d), wide.getWaitingThreads(d), plain(wide));
        t(() -> d.signal());
        wide.release(1);
        t(() -> d.signal());
        ReentrantLock lock = new ReentrantLock();
        p(plain(lock));
        lock.lock();
        p(plain(lock));
        ReentrantReadWriteLock both = new ReentrantReadWriteLock(true);
        both.readLock().lock();
        p(plain(both), plain(both.readLock()), plain(both.writeLock()));
        both.readLock().unlock();
        both.writeLock().lock();
        p(plain(both), plain(both.readLock()), plain(both.writeLock()));
        class Read extends ReentrantReadWriteLock.ReadLock {

            Read(ReentrantReadWriteLock of) {
                super(of);
            }
        }
        class Write extends ReentrantReadWriteLock.WriteLock {

            Write(ReentrantReadWriteLock of) {
                super(of);
            }
        }
        p(new Write(both).isHeldByCurrentThread(), new Read(both).tryLock());
        t(() -> new Read(null));
        StampedLock stamped = new StampedLock();
        p(plain(stamped));
        long stamp = stamped.readLock();
        p(plain(stamped));
        stamped.unlockRead(stamp);
        stamped.writeLock();
        p(plain(stamped));
        class Owned extends AbstractOwnableSynchronizer {

            Thread owner() {
                setExclusiveOwnerThread(Thread.currentThread());
                return getExclusiveOwnerThread();
            }
        }
        p(new Owned().owner() == Thread.currentThread());
    }

    volatile int number;
    volatile long wide;
    volatile String name;

    static class OwnInt extends AtomicIntegerFieldUpdater<StagesAsyncWhole> {

        @Override
        public boolean compareAndSet(StagesAsyncWhole o, int a, int b) {
            if (o.number != a) return false;
            o.number = b;
            return true;
        }

        @Override
        public boolean weakCompareAndSet(StagesAsyncWhole o, int a, int b) {
            return compareAndSet(o, a, b);
        }

        @Override
        public void set(StagesAsyncWhole o, int v) {
            o.number = v;
        }

        @Override
        public void lazySet(StagesAsyncWhole o, int v) {
            o.number = v;
        }

        @Override
        public int get(StagesAsyncWhole o) {
            return o.number;
        }
    }

    static class OwnLong extends AtomicLongFieldUpdater<StagesAsyncWhole> {

        @Override
        public boolean compareAndSet(StagesAsyncWhole o, long a, long b) {
            if (o.wide != a) return false;
            o.wide = b;
            return true;
        }

        @Override
        public boolean weakCompareAndSet(StagesAsyncWhole o, long a, long b) {
            return compareAndSet(o, a, b);
        }

        @Override
        public void set(StagesAsyncWhole o, long v) {
            o.wide = v;
        }

        @Override
        public void lazySet(StagesAsyncWhole o, long v) {
            o.wide = v;
        }

        @Override
        public long get(StagesAsyncWhole o) {
            return o.wide;
        }
    }

    static class OwnName extends AtomicReferenceFieldUpdater<StagesAsyncWhole, String> {

        @Override
        public boolean compareAndSet(StagesAsyncWhole o, String a, String b) {
            if (o.name != a) return false;
            o.name = b;
            return true;
        }

        @Override
        public boolean weakCompareAndSet(StagesAsyncWhole o, String a, String b) {
            return compareAndSet(o, a, b);
        }

        @Override
        public void set(StagesAsyncWhole o, String v) {
            o.name = v;
        }

        @Override
        public void lazySet(StagesAsyncWhole o, String v) {
            o.name = v;
        }

        @Override
        public String get(StagesAsyncWhole o) {
            return o.name;
        }
    }

    static void others() throws Exception {
        StagesAsyncWhole o = new StagesAsyncWhole();
        OwnInt i = new OwnInt();
        OwnLong l = new OwnLong();
        OwnName n = new OwnName();
        p(
            i.incrementAndGet(o),
            i.getAndAdd(o, 5),
            i.updateAndGet(o, x -> x * 2),
            i.accumulateAndGet(o, 3, Math::max),
            i.getAndSet(o, 1),
            o.number
        );
        p(
            l.decrementAndGet(o),
            l.getAndAdd(o, 5),
            l.updateAndGet(o, x -> x * 2),
            l.getAndAccumulate(o, 3, Math::max),
            l.getAndSet(o, 1),
            o.wide
        );
        p(
            n.getAndSet(o, "a"),
            n.updateAndGet(o, x -> x + "b"),
            n.accumulateAndGet(o, "c", String::concat),
            n.getAndUpdate(o, x -> null),
            o.name
        );
        p(
            new CountDownLatch(3).toString().replaceAll("@[0-9a-f]+", "@"),
            new Phaser(2).toString().replaceAll("@[0-9a-f]+", "@"),
            new SynchronousQueue<>().toString(),
            new ConcurrentHashMap<>(java.util.Map.of("k", "v")).toString()
        );
        FutureTask<Object> task = new FutureTask<>(() -> "x");
        p(task.toString().replaceAll("@[0-9a-f]+|Lambda[^]]*", "@"));
        task.run();
        p(task.toString().replaceAll("@[0-9a-f]+", "@"));
        FutureTask<Object> failing = new FutureTask<>(() -> {
                throw new IllegalStateException("why");
            }),
            cancelled = new FutureTask<>(() -> "x");
        failing.run();
        cancelled.cancel(true);
        p(
            failing.toString().replaceAll("@[0-9a-f]+", "@"),
            cancelled.toString().replaceAll("@[0-9a-f]+", "@")
        );
        CountedCompleter<Object> completer = new CountedCompleter<>() {
            @Override
            public void compute() {
                tryComplete();
            }
        };
        p(completer.getRawResult(), completer.invoke());
        ThreadPoolExecutor pool = new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(1)
        );
        p(plain(pool));
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.HOURS);
        p(plain(pool));
        RejectedExecutionHandler[] handlers = {
            new ThreadPoolExecutor.AbortPolicy(),
            new ThreadPoolExecutor.CallerRunsPolicy(),
            new ThreadPoolExecutor.DiscardOldestPolicy(),
            new ThreadPoolExecutor.DiscardPolicy()
        };
        for (RejectedExecutionHandler each : handlers) {
            AtomicInteger ran = new AtomicInteger();
            t(() -> {
                try {
                    each.rejectedExecution(ran::incrementAndGet, pool);
                    return ran.get();
                } catch (RuntimeException e) {
                    return e
                        .toString()
                        .replaceAll("Task .* rejected", "Task rejected")
                        .replaceAll("@[0-9a-f]+", "@");
                }
            });
        }
        t(() -> new ThreadPoolExecutor.AbortPolicy().rejectedExecution(null, pool));
        t(() -> new ThreadPoolExecutor.CallerRunsPolicy().rejectedExecution(null, pool));
        t(() -> new ThreadPoolExecutor.DiscardPolicy().rejectedExecution(null, pool));
        t(() -> new ThreadPoolExecutor.DiscardOldestPolicy().rejectedExecution(null, pool));
        ThreadPoolExecutor open = new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(1)
        );
        AtomicInteger caller = new AtomicInteger();
        new ThreadPoolExecutor.CallerRunsPolicy().rejectedExecution(caller::incrementAndGet, open);
        open.shutdown();
        p(caller);
        ScheduledThreadPoolExecutor scheduled = new ScheduledThreadPoolExecutor(1, r ->
            new Thread(r, "scheduled")
        );
        p(scheduled.schedule(() -> Thread.currentThread().getName(), 0, TimeUnit.SECONDS).get());
        scheduled.shutdown();
        t(() -> new ScheduledThreadPoolExecutor(-1, r -> new Thread(r)));
        t(() -> new ScheduledThreadPoolExecutor(1, (java.util.concurrent.ThreadFactory) null));
    }

    public static void main(String[] args) throws Exception {
        steps(true);
        steps(false);
        nulls();
        randoms();
        locks();
        others();
    }
}
