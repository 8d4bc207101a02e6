/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import jdk.internal.misc.Unsafe;

/**
 * A future that can be completed from outside, and a stage that others follow. Followers are a
 * stack that the completing thread empties.
 */
public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long RESULT = U.objectFieldOffset(CompletableFuture.class, "result");
    private static final Object NULL = new Object();

    /** Marks tasks that async methods start. */
    public interface AsynchronousCompletionTask {
    }

    private record Failure(Throwable cause) {
    }

    private record Task(Runnable body) implements Runnable, AsynchronousCompletionTask {
        @Override
        public void run() {
            body.run();
        }
    }

    private volatile Object result;
    private final ArrayDeque<Runnable> followers = new ArrayDeque<>(4);

    public CompletableFuture() {
    }

    /* ---- Results ---- */

    @SuppressWarnings("unchecked")
    private static <V> V value(Object r) {
        return r == NULL || r instanceof Failure ? null : (V) r;
    }

    private static Throwable failure(Object r) {
        return r instanceof Failure f ? f.cause : null;
    }

    private static Failure wrap(Throwable x) {
        return new Failure(x instanceof CompletionException ? x : new CompletionException(x));
    }

    private boolean finish(Object r) {
        if (!U.compareAndSetReference(this, RESULT, null, r)) {
            return false;
        }
        for (;;) {
            Runnable next;
            synchronized (followers) {
                followers.notifyAll();
                next = followers.pollFirst();
            }
            if (next == null) {
                return true;
            }
            next.run();
        }
    }

    private boolean failFrom(Object r) {
        if (r instanceof Failure f) {
            finish(wrap(f.cause));
            return true;
        }
        return false;
    }

    private void compute(Callable<? extends T> c) {
        if (result != null) {
            return;
        }
        try {
            T v = c.call();
            finish(v == null ? NULL : v);
        } catch (Throwable x) {
            finish(wrap(x));
        }
    }

    private void follow(CompletionStage<? extends T> stage) {
        CompletableFuture<? extends T> f = stage.toCompletableFuture();
        f.on(null, this, () -> {
            if (!failFrom(f.result)) {
                finish(f.result);
            }
        });
    }

    /* Runs the action once this is done, on the executor if there is one. */
    private void on(Executor e, CompletableFuture<?> dependent, Runnable action) {
        Runnable r = e == null ? action : () -> {
            try {
                e.execute(new Task(action));
            } catch (Throwable x) {
                dependent.finish(wrap(x));
            }
        };
        synchronized (followers) {
            if (result == null) {
                followers.addFirst(r);
                return;
            }
        }
        r.run();
    }

    /* ---- Making ---- */

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
        return supplyAsync(supplier, ForkJoinPool.commonPool());
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
        Objects.requireNonNull(supplier);
        CompletableFuture<U> d = new CompletableFuture<>();
        executor.execute(new Task(() -> d.compute(supplier::get)));
        return d;
    }

    public static CompletableFuture<Void> runAsync(Runnable runnable) {
        return runAsync(runnable, ForkJoinPool.commonPool());
    }

    public static CompletableFuture<Void> runAsync(Runnable runnable, Executor executor) {
        Objects.requireNonNull(runnable);
        CompletableFuture<Void> d = new CompletableFuture<>();
        executor.execute(new Task(() -> d.compute(() -> {
            runnable.run();
            return null;
        })));
        return d;
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        CompletableFuture<U> f = new CompletableFuture<>();
        f.complete(value);
        return f;
    }

    public static <U> CompletionStage<U> completedStage(U value) {
        return completedFuture(value);
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable ex) {
        CompletableFuture<U> f = new CompletableFuture<>();
        f.completeExceptionally(ex);
        return f;
    }

    public static <U> CompletionStage<U> failedStage(Throwable ex) {
        return failedFuture(ex);
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... cfs) {
        CompletableFuture<Void> d = completedFuture(null);
        for (CompletableFuture<?> f : cfs) {
            d = d.thenCombine(f, (a, b) -> null);
        }
        return d;
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... cfs) {
        CompletableFuture<Object> d = new CompletableFuture<>();
        for (CompletableFuture<?> f : cfs) {
            f.on(null, d, () -> {
                if (!d.failFrom(f.result)) {
                    d.finish(f.result);
                }
            });
        }
        return d;
    }

    public static Executor delayedExecutor(long delay, TimeUnit unit, Executor executor) {
        return r -> Delays.TIMER.schedule(() -> executor.execute(r), delay, unit);
    }

    public static Executor delayedExecutor(long delay, TimeUnit unit) {
        return delayedExecutor(delay, unit, ForkJoinPool.commonPool());
    }

    private static final class Delays {
        static final ScheduledThreadPoolExecutor TIMER = new ScheduledThreadPoolExecutor(1, r -> {
            Thread t = new Thread(r, "CompletableFutureDelayScheduler");
            t.setDaemon(true);
            return t;
        });
    }

    public <U> CompletableFuture<U> newIncompleteFuture() {
        return new CompletableFuture<>();
    }

    public Executor defaultExecutor() {
        return ForkJoinPool.commonPool();
    }

    public CompletableFuture<T> copy() {
        return thenApply(x -> x);
    }

    public CompletionStage<T> minimalCompletionStage() {
        return copy();
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
        Objects.requireNonNull(supplier);
        executor.execute(new Task(() -> compute(supplier::get)));
        return this;
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
        return completeAsync(supplier, defaultExecutor());
    }

    public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
        if (result == null) {
            Future<?> f = Delays.TIMER.schedule(
                () -> completeExceptionally(new TimeoutException()), timeout, unit);
            whenComplete((v, x) -> f.cancel(false));
        }
        return this;
    }

    public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
        if (result == null) {
            Future<?> f = Delays.TIMER.schedule(() -> complete(value), timeout, unit);
            whenComplete((v, x) -> f.cancel(false));
        }
        return this;
    }

    /* ---- Future ---- */

    @Override
    public boolean isDone() {
        return result != null;
    }

    private boolean await(boolean timed, long nanos, boolean interruptible)
            throws InterruptedException {
        boolean interrupted = false;
        long deadline = System.nanoTime() + nanos;
        try {
            synchronized (followers) {
                while (result == null) {
                    try {
                        if (!timed) {
                            followers.wait();
                        } else {
                            long left = deadline - System.nanoTime();
                            if (left <= 0) {
                                return false;
                            }
                            followers.wait(left / 1000_000, (int) (left % 1000_000));
                        }
                    } catch (InterruptedException e) {
                        if (interruptible) {
                            throw e;
                        }
                        interrupted = true;
                    }
                }
            }
            return true;
        } finally {
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
        await(false, 0, true);
        return report();
    }

    @Override
    public T get(long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        if (!await(true, unit.toNanos(timeout), true)) {
            throw new TimeoutException();
        }
        return report();
    }

    public T join() {
        try {
            await(false, 0, false);
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
        return finish(value == null ? NULL : value);
    }

    public boolean completeExceptionally(Throwable ex) {
        return finish(new Failure(Objects.requireNonNull(ex)));
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        return finish(new Failure(new CancellationException())) || isCancelled();
    }

    @Override
    public boolean isCancelled() {
        return failure(result) instanceof CancellationException;
    }

    public boolean isCompletedExceptionally() {
        return result instanceof Failure;
    }

    public void obtrudeValue(T value) {
        result = value == null ? NULL : value;
    }

    public void obtrudeException(Throwable ex) {
        result = new Failure(Objects.requireNonNull(ex));
    }

    public int getNumberOfDependents() {
        synchronized (followers) {
            return followers.size();
        }
    }

    @Override
    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }

    @Override
    public String toString() {
        Object r = result;
        int n = getNumberOfDependents();
        return super.toString() + (r == null ? n == 0 ? "[Not completed]" : "[Not completed, " + n
            + " dependents]" : r instanceof Failure f ? "[Completed exceptionally: " + f.cause
            + "]" : "[Completed normally]");
    }

    /* ---- Stages ---- */

    @Override
    public <U> CompletableFuture<U> thenApply(
            Function<? super T, ? extends U> fn) {
        return thenApplyWith(null, fn);
    }

    @Override
    public <U> CompletableFuture<U> thenApplyAsync(
            Function<? super T, ? extends U> fn) {
        return thenApplyWith(defaultExecutor(), fn);
    }

    @Override
    public <U> CompletableFuture<U> thenApplyAsync(
            Function<? super T, ? extends U> fn, Executor executor) {
        return thenApplyWith(Objects.requireNonNull(executor), fn);
    }

    private <U> CompletableFuture<U> thenApplyWith(Executor e,
            Function<? super T, ? extends U> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<U> d = newIncompleteFuture();
        on(e, d, () -> {
            if (!d.failFrom(result)) {
                d.compute(() -> {
                    T v = value(result);
                    return fn.apply(v);
                });
            }
        });
        return d;
    }

    @Override
    public CompletableFuture<Void> thenAccept(
            Consumer<? super T> fn) {
        return thenAcceptWith(null, fn);
    }

    @Override
    public CompletableFuture<Void> thenAcceptAsync(
            Consumer<? super T> fn) {
        return thenAcceptWith(defaultExecutor(), fn);
    }

    @Override
    public CompletableFuture<Void> thenAcceptAsync(
            Consumer<? super T> fn, Executor executor) {
        return thenAcceptWith(Objects.requireNonNull(executor), fn);
    }

    private CompletableFuture<Void> thenAcceptWith(Executor e,
            Consumer<? super T> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<Void> d = newIncompleteFuture();
        on(e, d, () -> {
            if (!d.failFrom(result)) {
                d.compute(() -> {
                    T v = value(result);
                    fn.accept(v);
                return null;
                });
            }
        });
        return d;
    }

    @Override
    public CompletableFuture<Void> thenRun(
            Runnable fn) {
        return thenRunWith(null, fn);
    }

    @Override
    public CompletableFuture<Void> thenRunAsync(
            Runnable fn) {
        return thenRunWith(defaultExecutor(), fn);
    }

    @Override
    public CompletableFuture<Void> thenRunAsync(
            Runnable fn, Executor executor) {
        return thenRunWith(Objects.requireNonNull(executor), fn);
    }

    private CompletableFuture<Void> thenRunWith(Executor e,
            Runnable fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<Void> d = newIncompleteFuture();
        on(e, d, () -> {
            if (!d.failFrom(result)) {
                d.compute(() -> {
                    T v = value(result);
                    fn.run();
                return null;
                });
            }
        });
        return d;
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombine(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
        return thenCombineWith(null, other, fn);
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
        return thenCombineWith(defaultExecutor(), other, fn);
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn, Executor executor) {
        return thenCombineWith(Objects.requireNonNull(executor), other, fn);
    }

    private <U, V> CompletableFuture<V> thenCombineWith(Executor e,
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<V> d = newIncompleteFuture();
        CompletableFuture<? extends U> o = other.toCompletableFuture();
        on(null, d, () -> o.on(e, d, () -> {
            if (!d.failFrom(result) && !d.failFrom(o.result)) {
                d.compute(() -> {
                    T a = value(result);
                    U b = value(o.result);
                    return fn.apply(a, b);
                });
            }
        }));
        return d;
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBoth(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> fn) {
        return thenAcceptBothWith(null, other, fn);
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBothAsync(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> fn) {
        return thenAcceptBothWith(defaultExecutor(), other, fn);
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBothAsync(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> fn, Executor executor) {
        return thenAcceptBothWith(Objects.requireNonNull(executor), other, fn);
    }

    private <U> CompletableFuture<Void> thenAcceptBothWith(Executor e,
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<Void> d = newIncompleteFuture();
        CompletableFuture<? extends U> o = other.toCompletableFuture();
        on(null, d, () -> o.on(e, d, () -> {
            if (!d.failFrom(result) && !d.failFrom(o.result)) {
                d.compute(() -> {
                    T a = value(result);
                    U b = value(o.result);
                    fn.accept(a, b);
                    return null;
                });
            }
        }));
        return d;
    }

    @Override
    public CompletableFuture<Void> runAfterBoth(
            CompletionStage<?> other, Runnable fn) {
        return runAfterBothWith(null, other, fn);
    }

    @Override
    public CompletableFuture<Void> runAfterBothAsync(
            CompletionStage<?> other, Runnable fn) {
        return runAfterBothWith(defaultExecutor(), other, fn);
    }

    @Override
    public CompletableFuture<Void> runAfterBothAsync(
            CompletionStage<?> other, Runnable fn, Executor executor) {
        return runAfterBothWith(Objects.requireNonNull(executor), other, fn);
    }

    private CompletableFuture<Void> runAfterBothWith(Executor e,
            CompletionStage<?> other, Runnable fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<Void> d = newIncompleteFuture();
        CompletableFuture<?> o = other.toCompletableFuture();
        on(null, d, () -> o.on(e, d, () -> {
            if (!d.failFrom(result) && !d.failFrom(o.result)) {
                d.compute(() -> {
                    
                    fn.run();
                    return null;
                });
            }
        }));
        return d;
    }

    @Override
    public <U> CompletableFuture<U> applyToEither(
            CompletionStage<? extends T> other, Function<? super T, U> fn) {
        return applyToEitherWith(null, other, fn);
    }

    @Override
    public <U> CompletableFuture<U> applyToEitherAsync(
            CompletionStage<? extends T> other, Function<? super T, U> fn) {
        return applyToEitherWith(defaultExecutor(), other, fn);
    }

    @Override
    public <U> CompletableFuture<U> applyToEitherAsync(
            CompletionStage<? extends T> other, Function<? super T, U> fn, Executor executor) {
        return applyToEitherWith(Objects.requireNonNull(executor), other, fn);
    }

    private <U> CompletableFuture<U> applyToEitherWith(Executor e,
            CompletionStage<? extends T> other, Function<? super T, U> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<U> d = newIncompleteFuture();
        CompletableFuture<?> o = other.toCompletableFuture();
        AtomicBoolean first = new AtomicBoolean();
        for (CompletableFuture<?> source : new CompletableFuture<?>[] {this, o}) {
            source.on(null, d, () -> {
                if (first.compareAndSet(false, true)) {
                    source.on(e, d, () -> {
                        if (!d.failFrom(source.result)) {
                            d.compute(() -> {
                                T v = value(source.result);
                                return fn.apply(v);
                            });
                        }
                    });
                }
            });
        }
        return d;
    }

    @Override
    public CompletableFuture<Void> acceptEither(
            CompletionStage<? extends T> other, Consumer<? super T> fn) {
        return acceptEitherWith(null, other, fn);
    }

    @Override
    public CompletableFuture<Void> acceptEitherAsync(
            CompletionStage<? extends T> other, Consumer<? super T> fn) {
        return acceptEitherWith(defaultExecutor(), other, fn);
    }

    @Override
    public CompletableFuture<Void> acceptEitherAsync(
            CompletionStage<? extends T> other, Consumer<? super T> fn, Executor executor) {
        return acceptEitherWith(Objects.requireNonNull(executor), other, fn);
    }

    private CompletableFuture<Void> acceptEitherWith(Executor e,
            CompletionStage<? extends T> other, Consumer<? super T> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<Void> d = newIncompleteFuture();
        CompletableFuture<?> o = other.toCompletableFuture();
        AtomicBoolean first = new AtomicBoolean();
        for (CompletableFuture<?> source : new CompletableFuture<?>[] {this, o}) {
            source.on(null, d, () -> {
                if (first.compareAndSet(false, true)) {
                    source.on(e, d, () -> {
                        if (!d.failFrom(source.result)) {
                            d.compute(() -> {
                                T v = value(source.result);
                                fn.accept(v);
                return null;
                            });
                        }
                    });
                }
            });
        }
        return d;
    }

    @Override
    public CompletableFuture<Void> runAfterEither(
            CompletionStage<?> other, Runnable fn) {
        return runAfterEitherWith(null, other, fn);
    }

    @Override
    public CompletableFuture<Void> runAfterEitherAsync(
            CompletionStage<?> other, Runnable fn) {
        return runAfterEitherWith(defaultExecutor(), other, fn);
    }

    @Override
    public CompletableFuture<Void> runAfterEitherAsync(
            CompletionStage<?> other, Runnable fn, Executor executor) {
        return runAfterEitherWith(Objects.requireNonNull(executor), other, fn);
    }

    private CompletableFuture<Void> runAfterEitherWith(Executor e,
            CompletionStage<?> other, Runnable fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<Void> d = newIncompleteFuture();
        CompletableFuture<?> o = other.toCompletableFuture();
        AtomicBoolean first = new AtomicBoolean();
        for (CompletableFuture<?> source : new CompletableFuture<?>[] {this, o}) {
            source.on(null, d, () -> {
                if (first.compareAndSet(false, true)) {
                    source.on(e, d, () -> {
                        if (!d.failFrom(source.result)) {
                            d.compute(() -> {
                                Object v = value(source.result);
                                fn.run();
                return null;
                            });
                        }
                    });
                }
            });
        }
        return d;
    }

    @Override
    public <U> CompletableFuture<U> thenCompose(
            Function<? super T, ? extends CompletionStage<U>> fn) {
        return thenComposeWith(null, fn);
    }

    @Override
    public <U> CompletableFuture<U> thenComposeAsync(
            Function<? super T, ? extends CompletionStage<U>> fn) {
        return thenComposeWith(defaultExecutor(), fn);
    }

    @Override
    public <U> CompletableFuture<U> thenComposeAsync(
            Function<? super T, ? extends CompletionStage<U>> fn, Executor executor) {
        return thenComposeWith(Objects.requireNonNull(executor), fn);
    }

    private <U> CompletableFuture<U> thenComposeWith(Executor e,
            Function<? super T, ? extends CompletionStage<U>> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<U> d = newIncompleteFuture();
        on(e, d, () -> {
            if (!d.failFrom(result)) {
                try {
                    d.follow(fn.apply(value(result)));
                } catch (Throwable x) {
                    d.finish(wrap(x));
                }
            }
        });
        return d;
    }

    @Override
    public <U> CompletableFuture<U> handle(
            BiFunction<? super T, Throwable, ? extends U> fn) {
        return handleWith(null, fn);
    }

    @Override
    public <U> CompletableFuture<U> handleAsync(
            BiFunction<? super T, Throwable, ? extends U> fn) {
        return handleWith(defaultExecutor(), fn);
    }

    @Override
    public <U> CompletableFuture<U> handleAsync(
            BiFunction<? super T, Throwable, ? extends U> fn, Executor executor) {
        return handleWith(Objects.requireNonNull(executor), fn);
    }

    private <U> CompletableFuture<U> handleWith(Executor e,
            BiFunction<? super T, Throwable, ? extends U> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<U> d = newIncompleteFuture();
        on(e, d, () -> d.compute(() -> fn.apply(value(result), failure(result))));
        return d;
    }

    @Override
    public CompletableFuture<T> whenComplete(
            BiConsumer<? super T, ? super Throwable> fn) {
        return whenCompleteWith(null, fn);
    }

    @Override
    public CompletableFuture<T> whenCompleteAsync(
            BiConsumer<? super T, ? super Throwable> fn) {
        return whenCompleteWith(defaultExecutor(), fn);
    }

    @Override
    public CompletableFuture<T> whenCompleteAsync(
            BiConsumer<? super T, ? super Throwable> fn, Executor executor) {
        return whenCompleteWith(Objects.requireNonNull(executor), fn);
    }

    private CompletableFuture<T> whenCompleteWith(Executor e,
            BiConsumer<? super T, ? super Throwable> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<T> d = newIncompleteFuture();
        on(e, d, () -> {
            Object r = result;
            try {
                fn.accept(value(r), failure(r));
            } catch (Throwable x) {
                if (!(r instanceof Failure)) {
                    d.finish(wrap(x));
                    return;
                }
                if (failure(r) != x) {
                    failure(r).addSuppressed(x);
                }
            }
            if (!d.failFrom(r)) {
                d.finish(r);
            }
        });
        return d;
    }

    @Override
    public CompletableFuture<T> exceptionally(
            Function<Throwable, ? extends T> fn) {
        return exceptionallyWith(null, fn);
    }

    @Override
    public CompletableFuture<T> exceptionallyAsync(
            Function<Throwable, ? extends T> fn) {
        return exceptionallyWith(defaultExecutor(), fn);
    }

    @Override
    public CompletableFuture<T> exceptionallyAsync(
            Function<Throwable, ? extends T> fn, Executor executor) {
        return exceptionallyWith(Objects.requireNonNull(executor), fn);
    }

    private CompletableFuture<T> exceptionallyWith(Executor e,
            Function<Throwable, ? extends T> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<T> d = newIncompleteFuture();
        on(e, d, () -> {
            Object r = result;
            if (r instanceof Failure f) {
                d.compute(() -> fn.apply(f.cause));
            } else {
                d.finish(r);
            }
        });
        return d;
    }

    @Override
    public CompletableFuture<T> exceptionallyCompose(
            Function<Throwable, ? extends CompletionStage<T>> fn) {
        return exceptionallyComposeWith(null, fn);
    }

    @Override
    public CompletableFuture<T> exceptionallyComposeAsync(
            Function<Throwable, ? extends CompletionStage<T>> fn) {
        return exceptionallyComposeWith(defaultExecutor(), fn);
    }

    @Override
    public CompletableFuture<T> exceptionallyComposeAsync(
            Function<Throwable, ? extends CompletionStage<T>> fn, Executor executor) {
        return exceptionallyComposeWith(Objects.requireNonNull(executor), fn);
    }

    private CompletableFuture<T> exceptionallyComposeWith(Executor e,
            Function<Throwable, ? extends CompletionStage<T>> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<T> d = newIncompleteFuture();
        on(e, d, () -> {
            Object r = result;
            if (!(r instanceof Failure f)) {
                d.finish(r);
                return;
            }
            try {
                d.follow(fn.apply(f.cause));
            } catch (Throwable x) {
                d.finish(wrap(x));
            }
        });
        return d;
    }
}
