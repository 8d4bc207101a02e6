/* SPDX-License-Identifier: MIT */
package java.util.stream;

import java.util.Arrays;
import java.util.LongSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** A sequence of long values that operations run over once. */
public interface LongStream extends BaseStream<Long, LongStream> {
    LongStream filter(LongPredicate predicate);

    LongStream map(LongUnaryOperator mapper);

    <U> Stream<U> mapToObj(LongFunction<? extends U> mapper);

    IntStream mapToInt(LongToIntFunction mapper);

    DoubleStream mapToDouble(LongToDoubleFunction mapper);

    LongStream flatMap(LongFunction<? extends LongStream> mapper);

    LongStream mapMulti(LongStream.LongMapMultiConsumer mapper);

    DoubleStream asDoubleStream();

    Stream<Long> boxed();

    LongStream distinct();

    LongStream sorted();

    LongStream peek(LongConsumer action);

    LongStream limit(long maxSize);

    LongStream skip(long n);

    LongStream takeWhile(LongPredicate predicate);

    LongStream dropWhile(LongPredicate predicate);

    void forEach(LongConsumer action);

    void forEachOrdered(LongConsumer action);

    long[] toArray();

    long reduce(long identity, LongBinaryOperator accumulator);

    OptionalLong reduce(LongBinaryOperator accumulator);

    <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator,
            BiConsumer<R, R> combiner);

    OptionalLong min();

    OptionalLong max();

    long sum();

    OptionalDouble average();

    LongSummaryStatistics summaryStatistics();

    long count();

    boolean anyMatch(LongPredicate predicate);

    boolean allMatch(LongPredicate predicate);

    boolean noneMatch(LongPredicate predicate);

    OptionalLong findFirst();

    OptionalLong findAny();

    @Override LongStream sequential();

    @Override LongStream parallel();

    @Override PrimitiveIterator.OfLong iterator();

    @Override Spliterator.OfLong spliterator();

    static Builder builder() {
        return new LongPipe.Build();
    }

    static LongStream empty() {
        return StreamSupport.longStream(
            Spliterators.emptyLongSpliterator(), false);
    }

    static LongStream of(long t) {
        return builder().add(t).build();
    }

    static LongStream of(long... values) {
        return Arrays.stream(values);
    }

    static LongStream iterate(long seed, LongUnaryOperator f) {
        Objects.requireNonNull(f);
        return iterate(seed, t -> true, f);
    }

    static LongStream iterate(long seed, LongPredicate hasNext, LongUnaryOperator next) {
        Objects.requireNonNull(next);
        Objects.requireNonNull(hasNext);
        return StreamSupport.longStream(
            new Spliterators.AbstractLongSpliterator(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.IMMUTABLE | Spliterator.NONNULL) {
                private long last;
                private boolean started;
                private boolean finished;

                @Override public boolean tryAdvance(LongConsumer action) {
                    Objects.requireNonNull(action);
                    if (finished) {
                        return false;
                    }
                    long t = started ? next.applyAsLong(last) : seed;
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

    static LongStream generate(LongSupplier s) {
        Objects.requireNonNull(s);
        return StreamSupport.longStream(
            new Spliterators.AbstractLongSpliterator(Long.MAX_VALUE, Spliterator.IMMUTABLE) {
                @Override public boolean tryAdvance(LongConsumer action) {
                    action.accept(s.getAsLong());
                    return true;
                }
            }, false);
    }

    static LongStream concat(LongStream a, LongStream b) {
        Objects.requireNonNull(a);
        Objects.requireNonNull(b);
        return StreamSupport.longStream(new Joined.OfLong(a.spliterator(), b.spliterator()), a.isParallel() || b.isParallel())
            .onClose(Pipe.closing(a, b));
    }

    /** Replaces a value by any number of values. */
    @FunctionalInterface
    interface LongMapMultiConsumer {
        void accept(long value, LongConsumer consumer);
    }

    static LongStream range(long startInclusive, long endExclusive) {
        return startInclusive >= endExclusive ? empty()
            : LongPipe.range(startInclusive, endExclusive - 1);
    }

    static LongStream rangeClosed(long startInclusive, long endInclusive) {
        return startInclusive > endInclusive ? empty()
            : LongPipe.range(startInclusive, endInclusive);
    }

    /** Collects elements for a stream. */
    interface Builder extends LongConsumer {
        @Override void accept(long t);

        default Builder add(long t) {
            accept(t);
            return this;
        }

        LongStream build();
    }
}
