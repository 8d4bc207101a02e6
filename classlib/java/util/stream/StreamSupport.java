/* SPDX-License-Identifier: MIT */
package java.util.stream;

import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Supplier;

/** Makes streams of spliterators. */
public final class StreamSupport {
    private StreamSupport() {
    }

    public static <T> Stream<T> stream(Spliterator<T> spliterator, boolean parallel) {
        Objects.requireNonNull(spliterator);
        return new RefPipe<>(() -> spliterator, parallel);
    }

    public static <T> Stream<T> stream(Supplier<? extends Spliterator<T>> supplier,
            int characteristics, boolean parallel) {
        return new RefPipe<>(Objects.requireNonNull(supplier), parallel);
    }

    public static IntStream intStream(Spliterator.OfInt spliterator, boolean parallel) {
        characteristics(spliterator);
        return new IntPipe(() -> spliterator, parallel);
    }

    public static IntStream intStream(Supplier<? extends Spliterator.OfInt> supplier,
            int characteristics, boolean parallel) {
        return new IntPipe(Objects.requireNonNull(supplier), parallel);
    }

    public static LongStream longStream(Spliterator.OfLong spliterator, boolean parallel) {
        characteristics(spliterator);
        return new LongPipe(() -> spliterator, parallel);
    }

    public static LongStream longStream(Supplier<? extends Spliterator.OfLong> supplier,
            int characteristics, boolean parallel) {
        return new LongPipe(Objects.requireNonNull(supplier), parallel);
    }

    public static DoubleStream doubleStream(Spliterator.OfDouble spliterator, boolean parallel) {
        characteristics(spliterator);
        return new DoublePipe(() -> spliterator, parallel);
    }

    public static DoubleStream doubleStream(Supplier<? extends Spliterator.OfDouble> supplier,
            int characteristics, boolean parallel) {
        return new DoublePipe(Objects.requireNonNull(supplier), parallel);
    }

    /** There has to be a spliterator that tells what it is like. */
    private static int characteristics(Spliterator<?> spliterator) {
        return spliterator.characteristics();
    }
}
