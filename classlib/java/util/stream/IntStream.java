/* SPDX-License-Identifier: MIT */
package java.util.stream;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** A sequence of int values that operations run over once. */
public interface IntStream extends BaseStream<Integer, IntStream> {
    IntStream filter(IntPredicate predicate);

    IntStream map(IntUnaryOperator mapper);

    <U> Stream<U> mapToObj(IntFunction<? extends U> mapper);

    LongStream mapToLong(IntToLongFunction mapper);

    DoubleStream mapToDouble(IntToDoubleFunction mapper);

    IntStream flatMap(IntFunction<? extends IntStream> mapper);

    IntStream mapMulti(IntStream.IntMapMultiConsumer mapper);

    LongStream asLongStream();

    DoubleStream asDoubleStream();

    Stream<Integer> boxed();

    IntStream distinct();

    IntStream sorted();

    IntStream peek(IntConsumer action);

    IntStream limit(long maxSize);

    IntStream skip(long n);

    IntStream takeWhile(IntPredicate predicate);

    IntStream dropWhile(IntPredicate predicate);

    void forEach(IntConsumer action);

    void forEachOrdered(IntConsumer action);

    int[] toArray();

    int reduce(int identity, IntBinaryOperator accumulator);

    OptionalInt reduce(IntBinaryOperator accumulator);

    <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator,
            BiConsumer<R, R> combiner);

    OptionalInt min();

    OptionalInt max();

    int sum();

    OptionalDouble average();

    IntSummaryStatistics summaryStatistics();

    long count();

    boolean anyMatch(IntPredicate predicate);

    boolean allMatch(IntPredicate predicate);

    boolean noneMatch(IntPredicate predicate);

    OptionalInt findFirst();

    OptionalInt findAny();

    @Override IntStream sequential();

    @Override IntStream parallel();

    @Override PrimitiveIterator.OfInt iterator();

    @Override Spliterator.OfInt spliterator();

    static Builder builder() {
        return new IntPipe.Build();
    }

    static IntStream empty() {
        return StreamSupport.intStream(
            Spliterators.emptyIntSpliterator(), false);
    }

    static IntStream of(int t) {
        return builder().add(t).build();
    }

    static IntStream of(int... values) {
        return Arrays.stream(values);
    }

    static IntStream iterate(int seed, IntUnaryOperator f) {
        Objects.requireNonNull(f);
        return iterate(seed, t -> true, f);
    }

    static IntStream iterate(int seed, IntPredicate hasNext, IntUnaryOperator next) {
        Objects.requireNonNull(next);
        Objects.requireNonNull(hasNext);
        return StreamSupport.intStream(
            new Spliterators.AbstractIntSpliterator(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.IMMUTABLE | Spliterator.NONNULL) {
                private int last;
                private boolean started;
                private boolean finished;

                @Override public boolean tryAdvance(IntConsumer action) {
                    Objects.requireNonNull(action);
                    if (finished) {
                        return false;
                    }
                    int t = started ? next.applyAsInt(last) : seed;
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

    static IntStream generate(IntSupplier s) {
        Objects.requireNonNull(s);
        return StreamSupport.intStream(
            new Spliterators.AbstractIntSpliterator(Long.MAX_VALUE, Spliterator.IMMUTABLE) {
                @Override public boolean tryAdvance(IntConsumer action) {
                    action.accept(s.getAsInt());
                    return true;
                }
            }, false);
    }

    static IntStream concat(IntStream a, IntStream b) {
        Objects.requireNonNull(a);
        Objects.requireNonNull(b);
        return StreamSupport.intStream(new Joined.OfInt(a.spliterator(), b.spliterator()), a.isParallel() || b.isParallel())
            .onClose(Pipe.closing(a, b));
    }

    /** Replaces a value by any number of values. */
    @FunctionalInterface
    interface IntMapMultiConsumer {
        void accept(int value, IntConsumer consumer);
    }

    static IntStream range(int startInclusive, int endExclusive) {
        return startInclusive >= endExclusive ? empty()
            : IntPipe.range(startInclusive, endExclusive - 1);
    }

    static IntStream rangeClosed(int startInclusive, int endInclusive) {
        return startInclusive > endInclusive ? empty()
            : IntPipe.range(startInclusive, endInclusive);
    }

    /** Collects elements for a stream. */
    interface Builder extends IntConsumer {
        @Override void accept(int t);

        default Builder add(int t) {
            accept(t);
            return this;
        }

        IntStream build();
    }
}
