/* SPDX-License-Identifier: MIT */
/*
 * CompletableFuture and CompletionStage: every way to go on, beside the caller, in the pool and in
 * an executor; with results, with exceptions, with null.
 */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class CompletionStageWhole extends Whole {

    static final Executor SAME = Runnable::run;
    static final AtomicInteger RUN = new AtomicInteger();

    static CompletableFuture<String> done() {
        return CompletableFuture.completedFuture("done");
    }

    static CompletableFuture<String> failed() {
        return CompletableFuture.failedFuture(new IllegalStateException("failed"));
    }

    /** What came of a stage: its value, or the exception that get throws with its cause. */
    static void end(String name, CompletionStage<?> stage) {
        CompletableFuture<?> f = stage.toCompletableFuture();
        try {
            p(
                name,
                f.get(1, TimeUnit.HOURS),
                f.isDone(),
                f.isCompletedExceptionally(),
                f.isCancelled()
            );
        } catch (Exception e) {
            p(
                name,
                "!",
                e,
                e.getCause(),
                f.isDone(),
                f.isCompletedExceptionally(),
                f.isCancelled()
            );
        }
    }

    static class Own<T> extends CompletableFuture<T> {

        @Override
        public <U> CompletableFuture<U> newIncompleteFuture() {
            RUN.incrementAndGet();
            return new Own<>();
        }

        @Override
        public Executor defaultExecutor() {
            return SAME;
        }

        @Override
        public String toString() {
            return "Own" + super.toString().replaceAll(".*\\[", "[");
        }
    }

    static String bare(Object o) {
        return o.toString().replaceAll("@[0-9a-f]+", "@");
    }

    static void stages(String title, Supplier<? extends CompletionStage<String>> source) {
        p("==", title);
        CompletionStage<String> never = new CompletableFuture<>();
        Consumer<Object> sink = v -> RUN.incrementAndGet();
        BiConsumer<Object, Object> sinks = (v, w) -> RUN.incrementAndGet();
        Runnable count = () -> RUN.incrementAndGet();
        end("thenApply", source.get().thenApply(String::length));
        end("thenApplyAsync", source.get().thenApplyAsync(String::length));
        end("thenApplyAsync in", source.get().thenApplyAsync(String::length, SAME));
        end("thenAccept", source.get().thenAccept(sink));
        end("thenAcceptAsync", source.get().thenAcceptAsync(sink));
        end("thenAcceptAsync in", source.get().thenAcceptAsync(sink, SAME));
        end("thenRun", source.get().thenRun(count));
        end("thenRunAsync", source.get().thenRunAsync(count));
        end("thenRunAsync in", source.get().thenRunAsync(count, SAME));
        end("thenCombine", source.get().thenCombine(done(), (a, b) -> a + b));
        end("thenCombineAsync", source.get().thenCombineAsync(done(), (a, b) -> a + b));
        end("thenCombineAsync in", source.get().thenCombineAsync(done(), (a, b) -> a + b, SAME));
        end("thenCombine failed", source.get().thenCombine(failed(), (a, b) -> a + b));
        end("thenAcceptBoth", source.get().thenAcceptBoth(done(), sinks));
        end("thenAcceptBothAsync", source.get().thenAcceptBothAsync(done(), sinks));
        end("thenAcceptBothAsync in", source.get().thenAcceptBothAsync(failed(), sinks, SAME));
        end("runAfterBoth", source.get().runAfterBoth(done(), count));
        end("runAfterBothAsync", source.get().runAfterBothAsync(done(), count));
        end("runAfterBothAsync in", source.get().runAfterBothAsync(failed(), count, SAME));
        end("applyToEither", source.get().applyToEither(never, s -> s + "!"));
        end("applyToEitherAsync", source.get().applyToEitherAsync(never, s -> s + "!"));
        end("applyToEitherAsync in", source.get().applyToEitherAsync(never, s -> s + "!", SAME));
        end("acceptEither", source.get().acceptEither(never, sink));
        end("acceptEitherAsync", source.get().acceptEitherAsync(never, sink));
        end("acceptEitherAsync in", source.get().acceptEitherAsync(never, sink, SAME));
        end("runAfterEither", source.get().runAfterEither(never, count));
        end("runAfterEitherAsync", source.get().runAfterEitherAsync(never, count));
        end("runAfterEitherAsync in", source.get().runAfterEitherAsync(never, count, SAME));
        end(
            "thenCompose",
            source.get().thenCompose(s -> CompletableFuture.completedFuture(s + "#"))
        );
        end("thenComposeAsync", source.get().thenComposeAsync(s -> failed()));
        end("thenComposeAsync in", source.get().thenComposeAsync(s -> null, SAME));
        end("handle", source.get().handle((v, e) -> v + "/" + e));
        end("handleAsync", source.get().handleAsync((v, e) -> v + "/" + e));
        end(
            "handleAsync in",
            source.get().handleAsync((v, e) -> {
                throw new ArithmeticException(v + "/" + e);
            }, SAME)
        );
        end("whenComplete", source.get().whenComplete(sinks));
        end(
            "whenCompleteAsync",
            source.get().whenCompleteAsync((v, e) -> {
                throw new ArithmeticException("late");
            })
        );
        end("whenCompleteAsync in", source.get().whenCompleteAsync(sinks, SAME));
        end("exceptionally", source.get().exceptionally(e -> "saved " + e));
        end("exceptionallyAsync", source.get().exceptionallyAsync(e -> "saved " + e));
        end(
            "exceptionallyAsync in",
            source.get().exceptionallyAsync(e -> {
                throw new CancellationException("no more");
            }, SAME)
        );
        end("exceptionallyCompose", source.get().exceptionallyCompose(e -> done()));
        end("exceptionallyComposeAsync", source.get().exceptionallyComposeAsync(e -> failed()));
        end(
            "exceptionallyComposeAsync in",
            source.get().exceptionallyComposeAsync(e -> done(), SAME)
        );
        p("ran", RUN.getAndSet(0));
    }

    static void nulls() {
        CompletionStage<String> s = done(),
            o = new CompletableFuture<>();
        t(() -> s.thenApply(null));
        t(() -> s.thenApplyAsync(null));
        t(() -> s.thenApplyAsync(x -> x, null));
        t(() -> s.thenAccept(null));
        t(() -> s.thenAcceptAsync(x -> {}, null));
        t(() -> s.thenRun(null));
        t(() -> s.thenRunAsync(() -> {}, null));
        t(() -> s.thenCombine(null, (a, b) -> a));
        t(() -> s.thenCombine(o, null));
        t(() -> s.thenAcceptBoth(null, (a, b) -> {}));
        t(() -> s.runAfterBoth(null, () -> {}));
        t(() -> s.runAfterBothAsync(o, () -> {}, null));
        t(() -> s.applyToEither(null, x -> x));
        t(() -> s.acceptEither(o, null));
        t(() -> s.runAfterEitherAsync(null, () -> {}));
        t(() -> s.thenCompose(null));
        t(() -> s.handle(null));
        t(() -> s.whenCompleteAsync(null));
        t(() -> s.exceptionally(null));
        t(() -> s.exceptionallyComposeAsync(null));
        t(() -> CompletableFuture.supplyAsync(null));
        t(() -> CompletableFuture.supplyAsync(() -> 1, null));
        t(() -> CompletableFuture.runAsync(null));
        t(() -> CompletableFuture.runAsync(() -> {}, null));
        t(() -> CompletableFuture.failedFuture(null));
        t(() -> CompletableFuture.failedStage(null));
        t(() -> CompletableFuture.allOf((CompletableFuture<?>[]) null));
        t(() -> CompletableFuture.anyOf((CompletableFuture<?>[]) null));
        t(() -> CompletableFuture.allOf(done(), null));
        t(() -> CompletableFuture.anyOf(done(), null).isDone());
        t(() -> new CompletableFuture<String>().completeExceptionally(null));
        t(() -> new CompletableFuture<String>().obtrudeException(null));
        t(() -> new CompletableFuture<String>().completeAsync(null));
        t(() -> new CompletableFuture<String>().orTimeout(1, null));
        t(() -> new CompletableFuture<String>().completeOnTimeout("x", 1, null));
        t(() -> CompletableFuture.delayedExecutor(1, null));
        t(() -> CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS, null));
    }

    public static void main(String[] args) throws Exception {
        stages("done", () -> done());
        stages("failed", () -> failed());
        stages("stage", () -> CompletableFuture.completedStage("staged"));
        stages("failed stage", () ->
            CompletableFuture.failedStage(new CompletionException("inner", null))
        );
        stages("cancelled", () -> {
            CompletableFuture<String> f = new CompletableFuture<>();
            f.cancel(true);
            return f;
        });
        stages("throws", () ->
            CompletableFuture.supplyAsync(() -> {
                throw new ArrayIndexOutOfBoundsException("pool");
            }, SAME)
        );
        stages("later", () -> new CompletableFuture<String>().completeAsync(() -> "later"));
        stages("null", () ->
            new CompletableFuture<String>().completeAsync(() -> "in executor", SAME)
        );
        stages("own", () -> {
            Own<String> own = new Own<>();
            own.complete("own");
            return own;
        });
        stages("own executor", () -> new Own<String>().completeAsync(() -> "own executor"));
        nulls();
        CompletableFuture<String> open = new CompletableFuture<>();
        p(bare(open), open.getNumberOfDependents(), open.getNow("not yet"));
        CompletableFuture<String> one = open.thenApply(s -> s + 1),
            two = open.thenApply(s -> s + 2);
        p(bare(open), open.getNumberOfDependents());
        t(() -> open.get(1, TimeUnit.NANOSECONDS));
        p(
            open.complete("first"),
            open.complete("second"),
            open.completeExceptionally(new Error()),
            open.cancel(true),
            bare(open),
            one.join(),
            two.get()
        );
        open.obtrudeValue("third");
        p(open.join(), bare(open), one.join());
        open.obtrudeException(new RuntimeException("obtruded"));
        p(bare(open), bare(failed()));
        t(() -> open.join());
        t(() -> open.getNow("x"));
        t(() -> open.get());
        CompletableFuture<String> cancelled = new CompletableFuture<>();
        p(
            cancelled.cancel(false),
            cancelled.cancel(true),
            cancelled.isCancelled(),
            bare(cancelled)
        );
        t(() -> cancelled.join());
        t(() -> cancelled.get());
        t(() -> cancelled.getNow(null));
        CompletableFuture<String> copy = cancelled.copy();
        p(copy.isCancelled(), copy.isCompletedExceptionally());
        t(() -> copy.join());
        Thread.currentThread().interrupt();
        t(() -> new CompletableFuture<String>().get());
        Thread.currentThread().interrupt();
        t(() -> new CompletableFuture<String>().get(1, TimeUnit.DAYS));
        end("timeout", new CompletableFuture<String>().orTimeout(1, TimeUnit.MILLISECONDS));
        end(
            "on timeout",
            new CompletableFuture<String>().completeOnTimeout("default", 1, TimeUnit.MILLISECONDS)
        );
        end(
            "in time",
            done().orTimeout(1, TimeUnit.HOURS).completeOnTimeout("x", 1, TimeUnit.HOURS)
        );
        end(
            "delayed",
            CompletableFuture.supplyAsync(
                () -> "after",
                CompletableFuture.delayedExecutor(1, TimeUnit.MILLISECONDS)
            )
        );
        end(
            "delayed in",
            CompletableFuture.runAsync(
                () -> RUN.incrementAndGet(),
                CompletableFuture.delayedExecutor(1, TimeUnit.MICROSECONDS, SAME)
            )
        );
        p(RUN.get());
        end("all", CompletableFuture.allOf(done(), one, two));
        end("all of none", CompletableFuture.allOf());
        end("all failed", CompletableFuture.allOf(done(), failed(), one));
        end("any", CompletableFuture.anyOf(new CompletableFuture<>(), one));
        end("any failed", CompletableFuture.anyOf(failed(), new CompletableFuture<>()));
        p(CompletableFuture.anyOf().isDone());
        CompletionStage<String> minimal = CompletableFuture.completedStage("m");
        t(() -> ((CompletableFuture<String>) minimal).join());
        t(() -> ((CompletableFuture<String>) minimal).complete("x"));
        t(() -> ((CompletableFuture<String>) minimal).isDone());
        t(() -> ((CompletableFuture<String>) minimal).get());
        t(() -> ((CompletableFuture<String>) minimal).getNow("x"));
        t(() -> ((CompletableFuture<String>) minimal).obtrudeValue("x"));
        t(() -> ((CompletableFuture<String>) minimal).cancel(true));
        t(() -> ((CompletableFuture<String>) minimal).getNumberOfDependents());
        CompletableFuture<String> hidden = new CompletableFuture<>();
        CompletionStage<String> view = hidden.minimalCompletionStage();
        CompletionStage<Integer> length = view.thenApply(String::length);
        hidden.complete("shown");
        end("view", view);
        end("length", length);
        p(
            new Own<String>().newIncompleteFuture(),
            new Own<String>().defaultExecutor() == SAME,
            new CompletableFuture<String>().defaultExecutor() == ForkJoinPool.commonPool() ||
                ForkJoinPool.getCommonPoolParallelism() <= 1
        );
        class Named extends CompletionException {

            Named() {
                super();
            }

            Named(String m) {
                super(m);
            }
        }
        p(new Named().getMessage(), new Named("n").getMessage(), new Named(null).getCause());
        class Exec extends ExecutionException {

            Exec() {
                super();
            }

            Exec(String m) {
                super(m);
            }
        }
        p(new Exec().getMessage(), new Exec("n").getMessage(), new Exec().getCause());
        CompletableFuture<Integer> chain = new CompletableFuture<>(),
            last = chain;
        for (int i = 0; i < 3000; i++) last = last.thenApply(x -> x + 1);
        chain.complete(0);
        p(last.join());
    }
}
