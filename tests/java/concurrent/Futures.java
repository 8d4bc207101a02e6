/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

/**
 * CompletableFuture: every stage, with values, failures and cancelled sources; order of followers;
 * long chains.
 */
public class Futures {

    static String show(CompletionStage<?> stage) {
        CompletableFuture<?> f = stage.toCompletableFuture();
        String text = f.toString();
        String state = text.substring(text.indexOf('['));
        String got;
        try {
            got = String.valueOf(f.getNow(null));
        } catch (Throwable t) {
            got = t.toString();
        }
        try {
            got += " / " + f.get(0, TimeUnit.MILLISECONDS);
        } catch (Throwable t) {
            got += " / " + t;
        }
        return (
            state + " " + got + " " + f.isDone() + f.isCompletedExceptionally() + f.isCancelled()
        );
    }

    static void stages(String title, Supplier<CompletableFuture<Integer>> make) throws Exception {
        System.out.println("== " + title);
        Executor direct = Runnable::run;
        List<CompletionStage<?>> all = new ArrayList<>();
        CompletableFuture<Integer> f = make.get();
        CompletableFuture<Integer> ten = CompletableFuture.completedFuture(10),
            never = new CompletableFuture<>();
        CompletableFuture<Integer> bad = CompletableFuture.failedFuture(
            new NoSuchElementException("other")
        );
        all.add(f.thenApply(x -> x + 1));
        all.add(f.thenApplyAsync(x -> x + 1, direct));
        all.add(f.thenAccept(x -> System.out.println("accept " + x)));
        all.add(f.thenRun(() -> System.out.println("run")));
        all.add(f.thenCombine(ten, (x, y) -> x * y));
        all.add(ten.thenCombine(f, (x, y) -> x * y));
        all.add(f.thenCombine(bad, (x, y) -> x * y));
        all.add(f.thenCombine(never, (x, y) -> x * y));
        all.add(f.thenAcceptBoth(ten, (x, y) -> System.out.println("both " + x + y)));
        all.add(f.runAfterBoth(ten, () -> System.out.println("after both")));
        all.add(f.applyToEither(never, x -> "either " + x));
        all.add(never.applyToEither(f, x -> "either " + x));
        all.add(f.acceptEither(never, x -> System.out.println("accept either " + x)));
        all.add(f.runAfterEither(never, () -> System.out.println("after either")));
        all.add(f.thenCompose(x -> CompletableFuture.completedFuture("composed " + x)));
        all.add(f.thenCompose(x -> bad));
        all.add(
            f.thenCompose(x -> {
                throw new IllegalStateException("in compose");
            })
        );
        all.add(f.thenCompose(x -> null));
        all.add(f.handle((x, t) -> x + " " + t));
        all.add(
            f.handle((x, t) -> {
                throw new IllegalStateException("in handle");
            })
        );
        all.add(f.whenComplete((x, t) -> System.out.println("when " + x + " " + t)));
        all.add(
            f.whenComplete((x, t) -> {
                throw new IllegalStateException("in when");
            })
        );
        all.add(f.exceptionally(t -> -1));
        all.add(
            f.exceptionally(t -> {
                throw new IllegalStateException("in exceptionally");
            })
        );
        all.add(f.exceptionallyCompose(t -> CompletableFuture.completedFuture(-2)));
        all.add(
            f.thenApply(x -> {
                throw new IllegalStateException("in apply");
            })
        );
        all.add(f.thenApply(x -> null));
        all.add(f.copy());
        all.add(f.minimalCompletionStage());
        all.add(CompletableFuture.allOf(f, ten));
        all.add(CompletableFuture.allOf(ten, f, bad));
        all.add(CompletableFuture.anyOf(never, f));
        for (CompletionStage<?> each : all) System.out.println(show(each));
        System.out.println(never.getNumberOfDependents());
    }

    public static void main(String[] args) throws Exception {
        stages("value", () -> CompletableFuture.completedFuture(5));
        stages("failed", () ->
            CompletableFuture.failedFuture(new IllegalArgumentException("boom"))
        );
        stages("failed by completion exception", () ->
            CompletableFuture.failedFuture(
                new CompletionException("told", new java.io.IOException("io"))
            )
        );
        stages("cancelled", () -> {
            CompletableFuture<Integer> f = new CompletableFuture<>();
            System.out.println(f.cancel(true) + " " + f.cancel(false) + " " + f.complete(1));
            return f;
        });

        // order of followers, and of followers of followers
        CompletableFuture<String> root = new CompletableFuture<>();
        StringBuilder order = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            int n = i;
            CompletableFuture<Void> d = root.thenAccept(x -> order.append(x).append(n).append(' '));
            for (int k = 0; k < 3; k++) {
                int m = k;
                d.thenRun(() -> order.append("(").append(n).append(m).append(") ")).thenRun(() ->
                    order.append("[").append(n).append(m).append("] ")
                );
            }
        }
        System.out.println(
            root.getNumberOfDependents() + " " + root.toString().replaceAll(".*\\[", "[")
        );
        root.complete("v");
        System.out.println(order + " " + root.getNumberOfDependents());

        // a long chain, completed at its head
        CompletableFuture<Integer> head = new CompletableFuture<>(),
            f = head;
        for (int i = 0; i < 100_000; i++) f = f.thenApply(x -> x + 1);
        head.complete(0);
        System.out.println(f.join());
        CompletableFuture<Integer> composed = CompletableFuture.completedFuture(0);
        for (int i = 0; i < 1000; i++) composed = composed.thenCompose(x ->
            CompletableFuture.supplyAsync(() -> x + 1)
        );
        System.out.println(composed.get());

        // many futures, several completing threads
        List<CompletableFuture<Integer>> parts = new ArrayList<>();
        for (int i = 0; i < 3000; i++) parts.add(new CompletableFuture<>());
        CompletableFuture<Void> allDone = CompletableFuture.allOf(
            parts.toArray(new CompletableFuture<?>[0])
        );
        AtomicInteger next = new AtomicInteger(),
            firsts = new AtomicInteger();
        AtomicLong seen = new AtomicLong();
        for (CompletableFuture<Integer> part : parts)
            part.thenAcceptAsync(seen::addAndGet, Runnable::run);
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            threads[t] = new Thread(() -> {
                for (int i = 0; i < parts.size(); i++) if (
                    parts.get(i).complete(i)
                ) firsts.incrementAndGet();
            });
            threads[t].start();
        }
        allDone.get(1, TimeUnit.HOURS);
        for (Thread t : threads) t.join();
        System.out.println(firsts + " " + seen);
        System.out.println(show(CompletableFuture.allOf()) + show(CompletableFuture.anyOf()));

        // in time
        CompletableFuture<String> late = new CompletableFuture<String>().orTimeout(
            20,
            TimeUnit.MILLISECONDS
        );
        try {
            late.join();
        } catch (CompletionException e) {
            System.out.println(e);
        }
        System.out.println(
            new CompletableFuture<String>()
                .completeOnTimeout("in time", 10, TimeUnit.MILLISECONDS)
                .join()
        );
        System.out.println(
            CompletableFuture.supplyAsync(
                () -> "delayed",
                CompletableFuture.delayedExecutor(5, TimeUnit.MILLISECONDS)
            ).get()
        );
        CompletableFuture<String> async = new CompletableFuture<>();
        System.out.println((async.completeAsync(() -> "supplied") == async) + async.join());
        CompletableFuture<Void> ran = CompletableFuture.runAsync(() -> {
            throw new UncheckedThing("async");
        });
        try {
            ran.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }
        System.out.println(show(ran));

        // interrupted while waiting
        CompletableFuture<String> open = new CompletableFuture<>();
        Thread waiter = new Thread(() -> {
            try {
                open.get();
            } catch (InterruptedException e) {
                System.out.println("interrupted " + open.getNumberOfDependents());
            } catch (ExecutionException e) {
                System.out.println(e);
            }
        });
        waiter.start();
        while (waiter.getState() != Thread.State.WAITING) Thread.sleep(1);
        waiter.interrupt();
        waiter.join();

        // obtruded, minimal
        CompletableFuture<String> o = CompletableFuture.completedFuture("a");
        o.obtrudeValue("b");
        System.out.println(o.join());
        o.obtrudeException(new Exception("obtruded"));
        System.out.println(show(o));
        CompletionStage<String> minimal = CompletableFuture.completedStage("m");
        try {
            ((CompletableFuture<String>) minimal).join();
        } catch (UnsupportedOperationException e) {
            System.out.println(
                "minimal " +
                    minimal
                        .thenApply(x -> x + "!")
                        .toCompletableFuture()
                        .join()
            );
        }
        System.out.println(show(CompletableFuture.failedStage(new Exception("stage"))));
        Executor refuses = r -> {
            throw new RejectedExecutionException("no");
        };
        System.out.println(show(o.handleAsync((x, t) -> x, refuses)));
        try {
            CompletableFuture.supplyAsync(() -> 1, refuses);
        } catch (RejectedExecutionException e) {
            System.out.println(e.getMessage());
        }
        for (Runnable bad : new Runnable[] {
            () -> o.thenApply(null),
            () -> o.thenCombine(null, (x, y) -> x),
            () -> CompletableFuture.allOf(o, null),
            () -> o.completeExceptionally(null),
            () -> CompletableFuture.failedFuture(null),
            () -> o.thenApplyAsync(x -> x, null)
        })
            try {
                bad.run();
                System.out.println("no exception");
            } catch (NullPointerException e) {
                System.out.println("NPE");
            }
    }

    static class UncheckedThing extends RuntimeException {

        UncheckedThing(String message) {
            super(message);
        }
    }
}
