/* SPDX-License-Identifier: MIT */
package java.util.stream;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/** A sequence of elements that operations run over once. */
public interface Stream<T> extends BaseStream<T, Stream<T>> {
    Stream<T> filter(Predicate<? super T> predicate);

    <R> Stream<R> map(Function<? super T, ? extends R> mapper);

    IntStream mapToInt(ToIntFunction<? super T> mapper);

    LongStream mapToLong(ToLongFunction<? super T> mapper);

    DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper);

    <R> Stream<R> flatMap(
            Function<? super T, ? extends Stream<? extends R>> mapper);

    <R> Stream<R> mapMulti(
            BiConsumer<? super T, ? super Consumer<R>> mapper);

    IntStream flatMapToInt(
            Function<? super T, ? extends IntStream> mapper);

    IntStream mapMultiToInt(
            BiConsumer<? super T, ? super IntConsumer> mapper);

    LongStream flatMapToLong(
            Function<? super T, ? extends LongStream> mapper);

    LongStream mapMultiToLong(
            BiConsumer<? super T, ? super LongConsumer> mapper);

    DoubleStream flatMapToDouble(
            Function<? super T, ? extends DoubleStream> mapper);

    DoubleStream mapMultiToDouble(
            BiConsumer<? super T, ? super DoubleConsumer> mapper);

    Stream<T> distinct();

    Stream<T> sorted();

    Stream<T> sorted(Comparator<? super T> comparator);

    Stream<T> peek(Consumer<? super T> action);

    Stream<T> limit(long maxSize);

    Stream<T> skip(long n);

    Stream<T> takeWhile(Predicate<? super T> predicate);

    Stream<T> dropWhile(Predicate<? super T> predicate);

    void forEach(Consumer<? super T> action);

    void forEachOrdered(Consumer<? super T> action);

    Object[] toArray();

    <A> A[] toArray(IntFunction<A[]> generator);

    List<T> toList();

    <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator,
            BinaryOperator<U> combiner);

    <R, A> R collect(Collector<? super T, A, R> collector);

    T reduce(T identity, BinaryOperator<T> accumulator);

    Optional<T> reduce(BinaryOperator<T> accumulator);

    <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator,
            BiConsumer<R, R> combiner);

    Optional<T> min(Comparator<? super T> comparator);

    Optional<T> max(Comparator<? super T> comparator);

    long count();

    boolean anyMatch(Predicate<? super T> predicate);

    boolean allMatch(Predicate<? super T> predicate);

    boolean noneMatch(Predicate<? super T> predicate);

    Optional<T> findFirst();

    Optional<T> findAny();

    static <T> Builder<T> builder() {
        return new RefPipe.Build<>();
    }

    static <T> Stream<T> empty() {
        return StreamSupport.stream(
            Spliterators.emptySpliterator(), false);
    }

    static <T> Stream<T> of(T t) {
        return Stream.<T>builder().add(t).build();
    }

    static <T> Stream<T> ofNullable(T t) {
        return t == null ? empty() : of(t);
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    static <T> Stream<T> of(T... values) {
        return Arrays.stream(values);
    }

    static <T> Stream<T> iterate(T seed, UnaryOperator<T> f) {
        Objects.requireNonNull(f);
        return iterate(seed, t -> true, f);
    }

    static <T> Stream<T> iterate(T seed, Predicate<? super T> hasNext, UnaryOperator<T> next) {
        Objects.requireNonNull(next);
        Objects.requireNonNull(hasNext);
        return StreamSupport.stream(
            new Spliterators.AbstractSpliterator<T>(
                    Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.IMMUTABLE) {
                private T last;
                private boolean started;
                private boolean finished;

                @Override public boolean tryAdvance(Consumer<? super T> action) {
                    Objects.requireNonNull(action);
                    if (finished) {
                        return false;
                    }
                    T t = started ? next.apply(last) : seed;
                    started = true;
                    if (!hasNext.test(t)) {
                        finished = true;
                        return false;
                    }
                    last = t;
                    action.accept(t);
                    return true;
                }
            }, false);
    }

    static <T> Stream<T> generate(Supplier<? extends T> s) {
        Objects.requireNonNull(s);
        return StreamSupport.stream(
            new Spliterators.AbstractSpliterator<T>(Long.MAX_VALUE, Spliterator.IMMUTABLE) {
                @Override public boolean tryAdvance(Consumer<? super T> action) {
                    action.accept(s.get());
                    return true;
                }
            }, false);
    }

    @SuppressWarnings("unchecked")
    static <T> Stream<T> concat(Stream<? extends T> a, Stream<? extends T> b) {
        Objects.requireNonNull(a);
        Objects.requireNonNull(b);
        Spliterator<T> both = new Joined<>((Spliterator<T>) a.spliterator(),
            (Spliterator<T>) b.spliterator());
        return StreamSupport.stream(both, a.isParallel() || b.isParallel())
            .onClose(Pipe.closing(a, b));
    }

    /** Collects elements for a stream. */
    interface Builder<T> extends Consumer<T> {
        @Override void accept(T t);

        default Builder<T> add(T t) {
            accept(t);
            return this;
        }

        Stream<T> build();
    }
}
