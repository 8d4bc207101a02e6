/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/** A step of a computation that others can follow. */
public interface CompletionStage<T> {
    <U> CompletionStage<U> thenApply(
        Function<? super T, ? extends U> fn);

    <U> CompletionStage<U> thenApplyAsync(
        Function<? super T, ? extends U> fn);

    <U> CompletionStage<U> thenApplyAsync(
        Function<? super T, ? extends U> fn, Executor executor);

    CompletionStage<Void> thenAccept(
        Consumer<? super T> fn);

    CompletionStage<Void> thenAcceptAsync(
        Consumer<? super T> fn);

    CompletionStage<Void> thenAcceptAsync(
        Consumer<? super T> fn, Executor executor);

    CompletionStage<Void> thenRun(
        Runnable fn);

    CompletionStage<Void> thenRunAsync(
        Runnable fn);

    CompletionStage<Void> thenRunAsync(
        Runnable fn, Executor executor);

    <U, V> CompletionStage<V> thenCombine(
        CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn);

    <U, V> CompletionStage<V> thenCombineAsync(
        CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn);

    <U, V> CompletionStage<V> thenCombineAsync(
        CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn,
        Executor executor);

    <U> CompletionStage<Void> thenAcceptBoth(
        CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> fn);

    <U> CompletionStage<Void> thenAcceptBothAsync(
        CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> fn);

    <U> CompletionStage<Void> thenAcceptBothAsync(
        CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> fn, Executor executor);

    CompletionStage<Void> runAfterBoth(
        CompletionStage<?> other, Runnable fn);

    CompletionStage<Void> runAfterBothAsync(
        CompletionStage<?> other, Runnable fn);

    CompletionStage<Void> runAfterBothAsync(
        CompletionStage<?> other, Runnable fn, Executor executor);

    <U> CompletionStage<U> applyToEither(
        CompletionStage<? extends T> other, Function<? super T, U> fn);

    <U> CompletionStage<U> applyToEitherAsync(
        CompletionStage<? extends T> other, Function<? super T, U> fn);

    <U> CompletionStage<U> applyToEitherAsync(
        CompletionStage<? extends T> other, Function<? super T, U> fn, Executor executor);

    CompletionStage<Void> acceptEither(
        CompletionStage<? extends T> other, Consumer<? super T> fn);

    CompletionStage<Void> acceptEitherAsync(
        CompletionStage<? extends T> other, Consumer<? super T> fn);

    CompletionStage<Void> acceptEitherAsync(
        CompletionStage<? extends T> other, Consumer<? super T> fn, Executor executor);

    CompletionStage<Void> runAfterEither(
        CompletionStage<?> other, Runnable fn);

    CompletionStage<Void> runAfterEitherAsync(
        CompletionStage<?> other, Runnable fn);

    CompletionStage<Void> runAfterEitherAsync(
        CompletionStage<?> other, Runnable fn, Executor executor);

    <U> CompletionStage<U> thenCompose(
        Function<? super T, ? extends CompletionStage<U>> fn);

    <U> CompletionStage<U> thenComposeAsync(
        Function<? super T, ? extends CompletionStage<U>> fn);

    <U> CompletionStage<U> thenComposeAsync(
        Function<? super T, ? extends CompletionStage<U>> fn, Executor executor);

    <U> CompletionStage<U> handle(
        BiFunction<? super T, Throwable, ? extends U> fn);

    <U> CompletionStage<U> handleAsync(
        BiFunction<? super T, Throwable, ? extends U> fn);

    <U> CompletionStage<U> handleAsync(
        BiFunction<? super T, Throwable, ? extends U> fn, Executor executor);

    CompletionStage<T> whenComplete(
        BiConsumer<? super T, ? super Throwable> fn);

    CompletionStage<T> whenCompleteAsync(
        BiConsumer<? super T, ? super Throwable> fn);

    CompletionStage<T> whenCompleteAsync(
        BiConsumer<? super T, ? super Throwable> fn, Executor executor);

    CompletionStage<T> exceptionally(
        Function<Throwable, ? extends T> fn);

    CompletionStage<T> exceptionallyAsync(
        Function<Throwable, ? extends T> fn);

    CompletionStage<T> exceptionallyAsync(
        Function<Throwable, ? extends T> fn, Executor executor);

    CompletionStage<T> exceptionallyCompose(
        Function<Throwable, ? extends CompletionStage<T>> fn);

    CompletionStage<T> exceptionallyComposeAsync(
        Function<Throwable, ? extends CompletionStage<T>> fn);

    CompletionStage<T> exceptionallyComposeAsync(
        Function<Throwable, ? extends CompletionStage<T>> fn, Executor executor);

    CompletableFuture<T> toCompletableFuture();
}
