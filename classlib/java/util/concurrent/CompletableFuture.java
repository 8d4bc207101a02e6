/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.Objects;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import jdk.internal.misc.LibraryThread;
import jdk.internal.misc.Unsafe;

/**
 * A future that can be completed from outside, and a stage that others follow. Who follows lies in
 * a stack; the thread that completes a future runs them. A step's own future may have followers
 * then: they are handed over to the first (post), so that long chains need no deep stack.
 */
public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long RESULT = U.objectFieldOffset(CompletableFuture.class, "result");
    private static final long LINKS = U.objectFieldOffset(CompletableFuture.class, "links");
    private static final Object NULL = new Object();

    /** Marks tasks that async methods start. */
    public interface AsynchronousCompletionTask {
    }

    private static final class Failure {
        final Throwable cause;

        Failure(Throwable cause) {
            this.cause = cause;
        }
    }

    private static final class ThreadPerTask implements Executor {
        @Override
        public void execute(Runnable r) {
            new Thread(Objects.requireNonNull(r)).start();
        }
    }

    /**
     * Where async methods run by default: in threads of their own when the common pool has but one.
     */
    private static final class Async {
        static final Executor EXECUTOR = ForkJoinPool.getCommonPoolParallelism() > 1
            ? ForkJoinPool.commonPool() : new ThreadPerTask();
    }

    /** A stack of steps; immutable, so that it is changed by one compare-and-set. */
    private static final class Link {
        final Step step;
        final Link next;

        Link(Step step, Link next) {
            this.step = step;
            this.next = next;
        }
    }

    private volatile Object result;
    private volatile Link links;

    public CompletableFuture() {
    }

    // ---- Results ----

    @SuppressWarnings("unchecked")
    private static <V> V value(Object r) {
        return r == NULL || r instanceof Failure ? null : (V) r;
    }

    private static Object box(Object v) {
        return v == null ? NULL : v;
    }

    private static Throwable failure(Object r) {
        return r instanceof Failure f ? f.cause : null;
    }

    private static Failure wrap(Throwable x) {
        return new Failure(x instanceof CompletionException ? x : new CompletionException(x));
    }

    /* What a stage that depends on this result gets: failures arrive as CompletionException. */
    private static Object relayed(Object r) {
        return r instanceof Failure f && !(f.cause instanceof CompletionException)
            ? wrap(f.cause) : r;
    }

    private boolean set(Object r) {
        return U.compareAndSetReference(this, RESULT, null, r);
    }

    private boolean finish(Object r) {
        boolean first = set(r);
        post();
        return first;
    }

    // ---- Steps ----

    private void push(Step step) {
        Link old;
        do {
            old = links;
        } while (!U.compareAndSetReference(this, LINKS, old, new Link(step, old)));
    }

    /* Forgets steps that have been taken elsewhere. */
    private void clean() {
        for (;;) {
            Link old = links;
            Link kept = null;
            int dropped = 0;
            for (Link l = old; l != null; l = l.next) {
                if (l.step.taken != 0) {
                    dropped++;
                } else {
                    kept = new Link(l.step, kept);
                }
            }
            Link turned = null;
            for (Link l = kept; l != null; l = l.next) {
                turned = new Link(l.step, turned);
            }
            if (dropped == 0 || U.compareAndSetReference(this, LINKS, old, turned)) {
                return;
            }
        }
    }

    /** The latest step that waits; it waits no longer. */
    private Step pop() {
        for (;;) {
            Link top = links;
            if (top == null || U.compareAndSetReference(this, LINKS, top, top.next)) {
                return top == null ? null : top.step;
            }
        }
    }

    /**
     * The earliest step that waits for this; those that came later shall wait for another,
     * which is done, too.
     */
    private Step handOver(CompletableFuture<?> to) {
        Link all = links;
        while (all != null && !U.compareAndSetReference(this, LINKS, all, null)) {
            all = links;
        }
        if (all == null) {
            return null;
        }
        for (; all.next != null; all = all.next) {
            to.push(all.step);
        }
        return all.step;
    }

    /**
     * Runs all that waits for this, the latest first; after each step what waits for the future
     * that it completed, the earliest first. What is still to be run lies here all the time, where
     * another that posts this can take it.
     */
    private void post() {
        Step step = pop();
        while (step != null) {
            CompletableFuture<?> done = step.fire(false);
            step = done == null || done == this ? null : done.handOver(this);
            if (step == null) {
                step = pop();
            }
        }
    }

    private static final int APPLY = 0;
    private static final int ACCEPT = 1;
    private static final int RUN = 2;
    private static final int COMPOSE = 3;
    private static final int RELAY = 4;
    private static final int HANDLE = 5;
    private static final int WHEN = 6;
    private static final int EXCEPT = 7;
    private static final int EXCEPT_COMPOSE = 8;
    private static final int COMBINE = 9;
    private static final int ACCEPT_BOTH = 10;
    private static final int RUN_BOTH = 11;
    private static final int AND = 12;
    private static final int EITHER = 16; // added to APPLY, ACCEPT, RUN, RELAY
    private static final int SUPPLY = 32; // these two have no source
    private static final int RUN_ASYNC = 33;
    private static final int WAIT = 34;

    /** What is to be done when one future, two, or the first of some are done. */
    private static final class Step implements Runnable, AsynchronousCompletionTask {
        private static final long TAKEN = U.objectFieldOffset(Step.class, "taken");

        final int kind;
        Executor executor;
        Object fn;
        CompletableFuture<?> source;
        CompletableFuture<?> other;
        CompletableFuture<?>[] sources; // of anyOf
        CompletableFuture<?> target;
        volatile int taken;

        Step(int kind, Executor executor, Object fn, CompletableFuture<?> target,
                CompletableFuture<?> source, CompletableFuture<?> other) {
            this.kind = kind;
            this.executor = executor;
            this.fn = fn;
            this.target = target;
            this.source = source;
            this.other = other;
        }

        private boolean takesBoth() {
            return kind >= COMBINE && kind <= AND;
        }

        private Object firstResult(CompletableFuture<?> a, CompletableFuture<?> b,
                CompletableFuture<?>[] some) {
            Object r = a != null ? a.result : null;
            if (r == null && b != null && !takesBoth()) {
                r = b.result;
            }
            for (int i = 0; r == null && some != null && i < some.length; i++) {
                r = some[i].result;
            }
            return r;
        }

        /*
         * Is the executor asked? Also where nothing is left to do: of two results that are needed
         * when both were there before the step, of one of two when none was.
         */
        private boolean asks(boolean fails, boolean atOnce) {
            return switch (kind) {
                case HANDLE, WHEN, EXCEPT -> true;
                case EXCEPT_COMPOSE -> fails;
                case COMBINE, ACCEPT_BOTH, RUN_BOTH -> !fails || atOnce;
                default -> !fails || kind >= EITHER && !atOnce;
            };
        }

        /* Does it, or has it done, if it may be done and nobody has.
         * Returns the target if that is done. */
        CompletableFuture<?> fire(boolean atOnce) {
            CompletableFuture<?> a = source;
            CompletableFuture<?> b = other;
            CompletableFuture<?>[] some = sources;
            CompletableFuture<?> d = target;
            if (taken != 0) {
                return null;
            }
            Object r = firstResult(a, b, some);
            Object r2 = takesBoth() && b != null ? b.result : null;
            if (r == null || takesBoth() && r2 == null || !U.compareAndSetInt(this, TAKEN, 0, 1)) {
                return null;
            }
            if (kind == WAIT) {
                LockSupport.unpark((Thread) fn);
                return null;
            }
            Executor e = executor;
            boolean fails = failure(r) != null || failure(r2) != null;
            if (e != null && asks(fails, atOnce)) {
                executor = null;
                try {
                    e.execute(this);
                    return null;
                } catch (Throwable x) {
                    d.set(wrap(x));
                }
            } else {
                act();
            }
            if (b != null && !takesBoth()) {
                (a.result == null ? a : b).clean();
            }
            if (some != null) {
                for (CompletableFuture<?> each : some) {
                    if (each.result == null) {
                        each.clean();
                    }
                }
            }
            return d.result != null ? d : null;
        }

        @Override
        public void run() {
            CompletableFuture<?> d = target;
            act();
            if (d.result != null) {
                d.post();
            }
        }

        private void act() {
            CompletableFuture<?> d = target;
            CompletableFuture<?> b = other;
            Object f = fn;
            Object r = firstResult(source, b, sources);
            source = null;
            other = null;
            sources = null;
            target = null;
            fn = null;
            if (d.result != null) {
                return;
            }
            try {
                Object made = perform(f, r, takesBoth() ? b.result : null, d);
                if (made != null) {
                    d.set(made);
                }
            } catch (Throwable x) {
                d.set(wrap(x));
            }
        }

        /* The result of the target; null: it comes later. */
        @SuppressWarnings("unchecked")
        private Object perform(Object f, Object r, Object r2, CompletableFuture<?> d) {
            Throwable x = failure(r);
            Object v = value(r);
            switch (kind) {
            case HANDLE:
                return box(((BiFunction<Object, Throwable, Object>) f).apply(v, x));
            case WHEN:
                try {
                    ((BiConsumer<Object, Throwable>) f).accept(v, x);
                } catch (Throwable y) {
                    if (x == null) {
                        throw y;
                    }
                    if (x != y) {
                        x.addSuppressed(y);
                    }
                }
                return relayed(r);
            case EXCEPT:
                return x == null ? r : box(((Function<Throwable, Object>) f).apply(x));
            case EXCEPT_COMPOSE:
                return x == null ? r
                    : composed(((Function<Throwable, CompletionStage<?>>) f).apply(x)
                        .toCompletableFuture(), d);
            case SUPPLY:
                return box(((Supplier<Object>) f).get());
            case RUN_ASYNC:
                ((Runnable) f).run();
                return NULL;
            default:
                break;
            }
            if (x != null) {
                return relayed(r);
            }
            if (r2 instanceof Failure) {
                return relayed(r2);
            }
            switch (kind) {
            case APPLY: case APPLY + EITHER:
                return box(((Function<Object, Object>) f).apply(v));
            case ACCEPT: case ACCEPT + EITHER:
                ((Consumer<Object>) f).accept(v);
                return NULL;
            case RUN: case RUN + EITHER: case RUN_BOTH:
                ((Runnable) f).run();
                return NULL;
            case COMPOSE:
                return composed(((Function<Object, CompletionStage<?>>) f).apply(v)
                    .toCompletableFuture(), d);
            case COMBINE:
                return box(((BiFunction<Object, Object, Object>) f).apply(v, value(r2)));
            case ACCEPT_BOTH:
                ((BiConsumer<Object, Object>) f).accept(v, value(r2));
                return NULL;
            case AND:
                return NULL;
            default:
                return r;
            }
        }

        private static Object composed(CompletableFuture<?> g, CompletableFuture<?> d) {
            Object r = g.result;
            if (r == null) {
                Step relay = new Step(RELAY, null, null, d, g, null);
                g.push(relay);
                if (g.result != null) {
                    relay.fire(false);
                }
                return null;
            }
            return relayed(r);
        }
    }

    private void attach(Step step, CompletableFuture<?> other) {
        boolean atOnce = step.takesBoth() ? result != null && other.result != null
            : result != null || other != null && other.result != null;
        if (result == null) {
            push(step);
        }
        if (other != null && other != this && other.result == null && step.taken == 0) {
            other.push(step);
        }
        CompletableFuture<?> done = step.fire(atOnce);
        if (done != null) {
            done.post();
        }
    }

    private <V> CompletableFuture<V> then(int kind, Executor e, Object fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<V> d = newIncompleteFuture();
        Step step = new Step(kind, e, fn, d, this, null);
        if (e == null && result != null) {
            step.run();
        } else {
            attach(step, null);
        }
        return d;
    }

    private <V> CompletableFuture<V> then(int kind, Executor e, CompletionStage<?> o, Object fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<?> other = Objects.requireNonNull(o.toCompletableFuture());
        CompletableFuture<V> d = newIncompleteFuture();
        attach(new Step(kind, e, fn, d, this, other), other);
        return d;
    }

    private static Executor screened(Executor e) {
        return Objects.requireNonNull(e) == ForkJoinPool.commonPool() ? Async.EXECUTOR : e;
    }

    // ---- Making ----

    private static <V> CompletableFuture<V> start(int kind, Object fn, Executor e,
            CompletableFuture<V> d) {
        Objects.requireNonNull(fn);
        Objects.requireNonNull(e).execute(new Step(kind, null, fn, d, null, null));
        return d;
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
        return start(SUPPLY, supplier, Async.EXECUTOR, new CompletableFuture<>());
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
        return start(SUPPLY, supplier, screened(executor), new CompletableFuture<>());
    }

    public static CompletableFuture<Void> runAsync(Runnable runnable) {
        return start(RUN_ASYNC, runnable, Async.EXECUTOR, new CompletableFuture<>());
    }

    public static CompletableFuture<Void> runAsync(Runnable runnable, Executor executor) {
        return start(RUN_ASYNC, runnable, screened(executor), new CompletableFuture<>());
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        CompletableFuture<U> f = new CompletableFuture<>();
        f.result = box(value);
        return f;
    }

    public static <U> CompletionStage<U> completedStage(U value) {
        CompletableFuture<U> f = new MinimalStage<>();
        f.result = box(value);
        return f;
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable ex) {
        CompletableFuture<U> f = new CompletableFuture<>();
        f.result = new Failure(Objects.requireNonNull(ex));
        return f;
    }

    public static <U> CompletionStage<U> failedStage(Throwable ex) {
        CompletableFuture<U> f = new MinimalStage<>();
        f.result = new Failure(Objects.requireNonNull(ex));
        return f;
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... cfs) {
        if (cfs.length == 0) {
            return completedFuture(null);
        }
        return allOf(cfs, 0, cfs.length);
    }

    private static CompletableFuture<Void> allOf(CompletableFuture<?>[] cfs, int from, int to) {
        CompletableFuture<Void> d = new CompletableFuture<>();
        int middle = from + to >>> 1;
        CompletableFuture<?> a = middle - from <= 1 ? cfs[from] : allOf(cfs, from, middle);
        CompletableFuture<?> b = to - middle <= 1 ? cfs[middle] : allOf(cfs, middle, to);
        Objects.requireNonNull(b);
        a.attach(new Step(AND, null, null, d, a, b), b);
        return d;
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... cfs) {
        CompletableFuture<Object> d = new CompletableFuture<>();
        for (int i = 0; i < cfs.length; i++) {
            CompletableFuture<?> each = cfs[i];
            Object r = each.result;
            if (r != null) {
                d.result = relayed(r);
                return d;
            }
        }
        Step step = new Step(RELAY + EITHER, null, null, d, null, null);
        CompletableFuture<?>[] some = step.sources = cfs.clone();
        for (CompletableFuture<?> each : some) {
            each.push(step);
        }
        CompletableFuture<?> done = step.fire(false);
        if (done != null) {
            done.post();
        }
        return d;
    }

    /** Runs what it is given on the executor when a time has passed. */
    private static final class Delayed implements Executor {
        private final long delay;
        private final TimeUnit unit;
        private final Executor executor;

        Delayed(long delay, TimeUnit unit, Executor executor) {
            this.delay = delay;
            this.unit = Objects.requireNonNull(unit);
            this.executor = executor;
        }

        @Override
        public void execute(Runnable r) {
            Timer.TIMER.schedule(new Runnable() {
                @Override
                public void run() {
                    executor.execute(r);
                }
            }, delay, unit);
        }
    }

    public static Executor delayedExecutor(long delay, TimeUnit unit, Executor executor) {
        return new Delayed(delay, unit, Objects.requireNonNull(executor));
    }

    public static Executor delayedExecutor(long delay, TimeUnit unit) {
        return new Delayed(delay, unit, Async.EXECUTOR);
    }

    private static final class Timer implements ThreadFactory {
        static final ScheduledThreadPoolExecutor TIMER =
            new ScheduledThreadPoolExecutor(1, new Timer());

        static {
            TIMER.setRemoveOnCancelPolicy(true);
        }

        @Override
        public Thread newThread(Runnable r) {
            return LibraryThread.of(r, "CompletableFutureDelayScheduler");
        }
    }

    public <U> CompletableFuture<U> newIncompleteFuture() {
        return new CompletableFuture<>();
    }

    public Executor defaultExecutor() {
        return Async.EXECUTOR;
    }

    private <F extends CompletableFuture<T>> F relayTo(F d) {
        attach(new Step(RELAY, null, null, d, this, null), null);
        return d;
    }

    public CompletableFuture<T> copy() {
        return relayTo(this.<T>newIncompleteFuture());
    }

    public CompletionStage<T> minimalCompletionStage() {
        return relayTo(new MinimalStage<T>());
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
        return start(SUPPLY, supplier, executor, this);
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
        return completeAsync(supplier, defaultExecutor());
    }

    /** Completes a future late; as a follower of it, takes that back. */
    private static final class Alarm<T> implements Runnable, BiConsumer<Object, Throwable> {
        private final CompletableFuture<T> future;
        private final T value;
        private final boolean fails;
        private Future<?> planned;

        Alarm(CompletableFuture<T> future, T value, boolean fails) {
            this.future = future;
            this.value = value;
            this.fails = fails;
        }

        @Override
        public void run() {
            if (fails) {
                future.completeExceptionally(new TimeoutException());
            } else {
                future.complete(value);
            }
        }

        @Override
        public void accept(Object v, Throwable x) {
            if (!planned.isDone()) {
                planned.cancel(false);
            }
        }
    }

    private CompletableFuture<T> alarm(T value, boolean fails, long timeout, TimeUnit unit) {
        Objects.requireNonNull(unit);
        if (result == null) {
            Alarm<T> alarm = new Alarm<>(this, value, fails);
            alarm.planned = Timer.TIMER.schedule(alarm, timeout, unit);
            whenComplete(alarm);
        }
        return this;
    }

    public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
        return alarm(null, true, timeout, unit);
    }

    public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
        return alarm(value, false, timeout, unit);
    }

    // ---- Future ----

    @Override
    public boolean isDone() {
        return result != null;
    }

    /* False: the time is over. */
    private boolean await(boolean interruptible, boolean timed, long nanos)
            throws InterruptedException {
        if (interruptible && Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (result != null) {
            return true;
        }
        if (timed && nanos <= 0) {
            return false;
        }
        long start = System.nanoTime();
        Step step = new Step(WAIT, null, Thread.currentThread(), null, this, null);
        push(step);
        ForkJoinPool pool = ForkJoinTask.getPool();
        boolean interrupted = false;
        if (pool != null) {
            pool.beginBlocking();
        }
        try {
            while (result == null) {
                if (timed) {
                    long left = nanos - (System.nanoTime() - start);
                    if (left <= 0) {
                        return false;
                    }
                    LockSupport.parkNanos(this, left);
                } else {
                    LockSupport.park(this);
                }
                if (Thread.interrupted()) {
                    if (interruptible && result == null) {
                        throw new InterruptedException();
                    }
                    interrupted = true;
                }
            }
            return true;
        } finally {
            if (pool != null) {
                pool.endBlocking();
            }
            if (step.taken == 0) {
                step.taken = 1;
                clean();
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private T report() throws ExecutionException {
        Object r = result;
        Throwable x = failure(r);
        if (x == null) {
            return value(r);
        }
        if (x instanceof CancellationException c) {
            throw c;
        }
        if (x instanceof CompletionException && x.getCause() != null) {
            x = x.getCause();
        }
        throw new ExecutionException(x);
    }

    @Override
    public T get() throws InterruptedException, ExecutionException {
        if (!isDone()) {
            await(true, false, 0);
        }
        return report();
    }

    @Override
    public T get(long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        long nanos = unit.toNanos(timeout);
        if (!isDone() && !await(true, true, nanos)) {
            throw new TimeoutException();
        }
        return report();
    }

    public T join() {
        try {
            await(false, false, 0);
        } catch (InterruptedException e) {
            throw new InternalError(e);
        }
        return getNow(null);
    }

    public T getNow(T valueIfAbsent) {
        Object r = result;
        if (r == null) {
            return valueIfAbsent;
        }
        Throwable x = failure(r);
        if (x == null) {
            return value(r);
        }
        if (x instanceof CancellationException c) {
            throw c;
        }
        throw x instanceof CompletionException c ? c : new CompletionException(x);
    }

    public boolean complete(T value) {
        return finish(box(value));
    }

    public boolean completeExceptionally(Throwable ex) {
        return finish(new Failure(Objects.requireNonNull(ex)));
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        return result == null && finish(new Failure(new CancellationException())) || isCancelled();
    }

    @Override
    public boolean isCancelled() {
        return failure(result) instanceof CancellationException;
    }

    public boolean isCompletedExceptionally() {
        return result instanceof Failure;
    }

    public void obtrudeValue(T value) {
        result = box(value);
        post();
    }

    public void obtrudeException(Throwable ex) {
        result = new Failure(Objects.requireNonNull(ex));
        post();
    }

    public int getNumberOfDependents() {
        int n = 0;
        for (Link l = links; l != null; l = l.next) {
            n++;
        }
        return n;
    }

    @Override
    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }

    @Override
    public String toString() {
        Object r = result;
        int n = 0;
        for (Link l = links; l != null; l = l.next) {
            n++;
        }
        return super.toString() + (r == null ? n == 0 ? "[Not completed]" : "[Not completed, " + n
            + " dependents]" : r instanceof Failure f ? "[Completed exceptionally: " + f.cause
            + "]" : "[Completed normally]");
    }

    // ---- Stages ----

    @Override
    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> fn) {
        return then(APPLY, null, fn);
    }

    @Override
    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> fn) {
        return then(APPLY, defaultExecutor(), fn);
    }

    @Override
    public <U> CompletableFuture<U> thenApplyAsync(
            Function<? super T, ? extends U> fn, Executor executor) {
        return then(APPLY, screened(executor), fn);
    }

    @Override
    public CompletableFuture<Void> thenAccept(Consumer<? super T> fn) {
        return then(ACCEPT, null, fn);
    }

    @Override
    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> fn) {
        return then(ACCEPT, defaultExecutor(), fn);
    }

    @Override
    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> fn, Executor executor) {
        return then(ACCEPT, screened(executor), fn);
    }

    @Override
    public CompletableFuture<Void> thenRun(Runnable fn) {
        return then(RUN, null, fn);
    }

    @Override
    public CompletableFuture<Void> thenRunAsync(Runnable fn) {
        return then(RUN, defaultExecutor(), fn);
    }

    @Override
    public CompletableFuture<Void> thenRunAsync(Runnable fn, Executor executor) {
        return then(RUN, screened(executor), fn);
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombine(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
        return then(COMBINE, null, other, fn);
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
        return then(COMBINE, defaultExecutor(), other, fn);
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> fn, Executor executor) {
        return then(COMBINE, screened(executor), other, fn);
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBoth(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> fn) {
        return then(ACCEPT_BOTH, null, other, fn);
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBothAsync(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> fn) {
        return then(ACCEPT_BOTH, defaultExecutor(), other, fn);
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBothAsync(
            CompletionStage<? extends U> other,
            BiConsumer<? super T, ? super U> fn, Executor executor) {
        return then(ACCEPT_BOTH, screened(executor), other, fn);
    }

    @Override
    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable fn) {
        return then(RUN_BOTH, null, other, fn);
    }

    @Override
    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable fn) {
        return then(RUN_BOTH, defaultExecutor(), other, fn);
    }

    @Override
    public CompletableFuture<Void> runAfterBothAsync(
            CompletionStage<?> other, Runnable fn, Executor executor) {
        return then(RUN_BOTH, screened(executor), other, fn);
    }

    @Override
    public <U> CompletableFuture<U> applyToEither(
            CompletionStage<? extends T> other, Function<? super T, U> fn) {
        return then(APPLY + EITHER, null, other, fn);
    }

    @Override
    public <U> CompletableFuture<U> applyToEitherAsync(
            CompletionStage<? extends T> other, Function<? super T, U> fn) {
        return then(APPLY + EITHER, defaultExecutor(), other, fn);
    }

    @Override
    public <U> CompletableFuture<U> applyToEitherAsync(
            CompletionStage<? extends T> other, Function<? super T, U> fn, Executor executor) {
        return then(APPLY + EITHER, screened(executor), other, fn);
    }

    @Override
    public CompletableFuture<Void> acceptEither(
            CompletionStage<? extends T> other, Consumer<? super T> fn) {
        return then(ACCEPT + EITHER, null, other, fn);
    }

    @Override
    public CompletableFuture<Void> acceptEitherAsync(
            CompletionStage<? extends T> other, Consumer<? super T> fn) {
        return then(ACCEPT + EITHER, defaultExecutor(), other, fn);
    }

    @Override
    public CompletableFuture<Void> acceptEitherAsync(
            CompletionStage<? extends T> other, Consumer<? super T> fn, Executor executor) {
        return then(ACCEPT + EITHER, screened(executor), other, fn);
    }

    @Override
    public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable fn) {
        return then(RUN + EITHER, null, other, fn);
    }

    @Override
    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable fn) {
        return then(RUN + EITHER, defaultExecutor(), other, fn);
    }

    @Override
    public CompletableFuture<Void> runAfterEitherAsync(
            CompletionStage<?> other, Runnable fn, Executor executor) {
        return then(RUN + EITHER, screened(executor), other, fn);
    }

    @Override
    public <U> CompletableFuture<U> thenCompose(
            Function<? super T, ? extends CompletionStage<U>> fn) {
        return then(COMPOSE, null, fn);
    }

    @Override
    public <U> CompletableFuture<U> thenComposeAsync(
            Function<? super T, ? extends CompletionStage<U>> fn) {
        return then(COMPOSE, defaultExecutor(), fn);
    }

    @Override
    public <U> CompletableFuture<U> thenComposeAsync(
            Function<? super T, ? extends CompletionStage<U>> fn, Executor executor) {
        return then(COMPOSE, screened(executor), fn);
    }

    @Override
    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> fn) {
        return then(HANDLE, null, fn);
    }

    @Override
    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> fn) {
        return then(HANDLE, defaultExecutor(), fn);
    }

    @Override
    public <U> CompletableFuture<U> handleAsync(
            BiFunction<? super T, Throwable, ? extends U> fn, Executor executor) {
        return then(HANDLE, screened(executor), fn);
    }

    @Override
    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> fn) {
        return then(WHEN, null, fn);
    }

    @Override
    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> fn) {
        return then(WHEN, defaultExecutor(), fn);
    }

    @Override
    public CompletableFuture<T> whenCompleteAsync(
            BiConsumer<? super T, ? super Throwable> fn, Executor executor) {
        return then(WHEN, screened(executor), fn);
    }

    @Override
    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> fn) {
        return then(EXCEPT, null, fn);
    }

    @Override
    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> fn) {
        return then(EXCEPT, defaultExecutor(), fn);
    }

    @Override
    public CompletableFuture<T> exceptionallyAsync(
            Function<Throwable, ? extends T> fn, Executor executor) {
        return then(EXCEPT, screened(executor), fn);
    }

    @Override
    public CompletableFuture<T> exceptionallyCompose(
            Function<Throwable, ? extends CompletionStage<T>> fn) {
        return then(EXCEPT_COMPOSE, null, fn);
    }

    @Override
    public CompletableFuture<T> exceptionallyComposeAsync(
            Function<Throwable, ? extends CompletionStage<T>> fn) {
        return then(EXCEPT_COMPOSE, defaultExecutor(), fn);
    }

    @Override
    public CompletableFuture<T> exceptionallyComposeAsync(
            Function<Throwable, ? extends CompletionStage<T>> fn, Executor executor) {
        return then(EXCEPT_COMPOSE, screened(executor), fn);
    }

    // ---- A o that is nothing more ----

    private static final class MinimalStage<T> extends CompletableFuture<T> {
        @Override
        public <U> CompletableFuture<U> newIncompleteFuture() {
            return new MinimalStage<>();
        }

        @Override
        public CompletableFuture<T> toCompletableFuture() {
            return super.relayTo(new CompletableFuture<T>());
        }

        @Override
        public T get() {
            throw new UnsupportedOperationException();
        }

        @Override
        public T get(long timeout, TimeUnit unit) {
            throw new UnsupportedOperationException();
        }

        @Override
        public T getNow(T valueIfAbsent) {
            throw new UnsupportedOperationException();
        }

        @Override
        public T join() {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean complete(T value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean completeExceptionally(Throwable ex) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean cancel(boolean mayInterrupt) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void obtrudeValue(T value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void obtrudeException(Throwable ex) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean isDone() {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean isCancelled() {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean isCompletedExceptionally() {
            throw new UnsupportedOperationException();
        }

        @Override
        public int getNumberOfDependents() {
            throw new UnsupportedOperationException();
        }

        @Override
        public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier,
                Executor executor) {
            throw new UnsupportedOperationException();
        }

        @Override
        public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
            throw new UnsupportedOperationException();
        }

        @Override
        public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
            throw new UnsupportedOperationException();
        }

        @Override
        public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
            throw new UnsupportedOperationException();
        }
    }
}
