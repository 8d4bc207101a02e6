/* SPDX-License-Identifier: MIT */
package java.util.stream;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** A sequence of double values that operations run over once. */
public interface DoubleStream extends BaseStream<Double, DoubleStream> {
    DoubleStream filter(DoublePredicate predicate);

    DoubleStream map(DoubleUnaryOperator mapper);

    <U> Stream<U> mapToObj(DoubleFunction<? extends U> mapper);

    IntStream mapToInt(DoubleToIntFunction mapper);

    LongStream mapToLong(DoubleToLongFunction mapper);

    DoubleStream flatMap(DoubleFunction<? extends DoubleStream> mapper);

    DoubleStream mapMulti(DoubleStream.DoubleMapMultiConsumer mapper);

    Stream<Double> boxed();

    DoubleStream distinct();

    DoubleStream sorted();

    DoubleStream peek(DoubleConsumer action);

    DoubleStream limit(long maxSize);

    DoubleStream skip(long n);

    DoubleStream takeWhile(DoublePredicate predicate);

    DoubleStream dropWhile(DoublePredicate predicate);

    void forEach(DoubleConsumer action);

    void forEachOrdered(DoubleConsumer action);

    double[] toArray();

    double reduce(double identity, DoubleBinaryOperator accumulator);

    OptionalDouble reduce(DoubleBinaryOperator accumulator);

    <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator,
            BiConsumer<R, R> combiner);

    OptionalDouble min();

    OptionalDouble max();

    double sum();

    OptionalDouble average();

    DoubleSummaryStatistics summaryStatistics();

    long count();

    boolean anyMatch(DoublePredicate predicate);

    boolean allMatch(DoublePredicate predicate);

    boolean noneMatch(DoublePredicate predicate);

    OptionalDouble findFirst();

    OptionalDouble findAny();

    @Override DoubleStream sequential();

    @Override DoubleStream parallel();

    @Override PrimitiveIterator.OfDouble iterator();

    @Override Spliterator.OfDouble spliterator();

    static Builder builder() {
        return new DoublePipe.Build();
    }

    static DoubleStream empty() {
        return StreamSupport.doubleStream(
            Spliterators.emptyDoubleSpliterator(), false);
    }

    static DoubleStream of(double t) {
        return builder().add(t).build();
    }

    static DoubleStream of(double... values) {
        return Arrays.stream(values);
    }

    static DoubleStream iterate(double seed, DoubleUnaryOperator f) {
        Objects.requireNonNull(f);
        return iterate(seed, t -> true, f);
    }

    static DoubleStream iterate(double seed, DoublePredicate hasNext, DoubleUnaryOperator next) {
        Objects.requireNonNull(next);
        Objects.requireNonNull(hasNext);
        return StreamSupport.doubleStream(
            new Spliterators.AbstractDoubleSpliterator(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.IMMUTABLE | Spliterator.NONNULL) {
                private double last;
                private boolean started;
                private boolean finished;

                @Override public boolean tryAdvance(DoubleConsumer action) {
                    Objects.requireNonNull(action);
                    if (finished) {
                        return false;
                    }
                    double t = started ? next.applyAsDouble(last) : seed;
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

    static DoubleStream generate(DoubleSupplier s) {
        Objects.requireNonNull(s);
        return StreamSupport.doubleStream(
            new Spliterators.AbstractDoubleSpliterator(Long.MAX_VALUE, Spliterator.IMMUTABLE) {
                @Override public boolean tryAdvance(DoubleConsumer action) {
                    action.accept(s.getAsDouble());
                    return true;
                }
            }, false);
    }

    static DoubleStream concat(DoubleStream a, DoubleStream b) {
        Objects.requireNonNull(a);
        Objects.requireNonNull(b);
        return StreamSupport.doubleStream(new Joined.OfDouble(a.spliterator(), b.spliterator()), a.isParallel() || b.isParallel())
            .onClose(Pipe.closing(a, b));
    }

    /** Replaces a value by any number of values. */
    @FunctionalInterface
    interface DoubleMapMultiConsumer {
        void accept(double value, DoubleConsumer consumer);
    }

    /** Collects elements for a stream. */
    interface Builder extends DoubleConsumer {
        @Override void accept(double t);

        default Builder add(double t) {
            accept(t);
            return this;
        }

        DoubleStream build();
    }
}
