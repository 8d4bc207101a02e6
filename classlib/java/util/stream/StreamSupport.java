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
        return new RefPipe<>(() -> spliterator, characteristics(spliterator), parallel);
    }

    public static <T> Stream<T> stream(Supplier<? extends Spliterator<T>> supplier,
            int characteristics, boolean parallel) {
        return new RefPipe<>(Objects.requireNonNull(supplier), characteristics, parallel);
    }

    public static IntStream intStream(Spliterator.OfInt spliterator, boolean parallel) {
        return new IntPipe(() -> spliterator, characteristics(spliterator), parallel);
    }

    public static IntStream intStream(Supplier<? extends Spliterator.OfInt> supplier,
            int characteristics, boolean parallel) {
        return new IntPipe(supplier, characteristics, parallel);
    }

    public static LongStream longStream(Spliterator.OfLong spliterator, boolean parallel) {
        return new LongPipe(() -> spliterator, characteristics(spliterator), parallel);
    }

    public static LongStream longStream(Supplier<? extends Spliterator.OfLong> supplier,
            int characteristics, boolean parallel) {
        return new LongPipe(supplier, characteristics, parallel);
    }

    public static DoubleStream doubleStream(Spliterator.OfDouble spliterator, boolean parallel) {
        return new DoublePipe(() -> spliterator, characteristics(spliterator), parallel);
    }

    public static DoubleStream doubleStream(Supplier<? extends Spliterator.OfDouble> supplier,
            int characteristics, boolean parallel) {
        return new DoublePipe(supplier, characteristics, parallel);
    }

    /** A stream knows only one order of sorted elements. */
    private static int characteristics(Spliterator<?> spliterator) {
        int c = spliterator.characteristics();
        return (c & Spliterator.SORTED) != 0 && spliterator.getComparator() != null ? c & ~Spliterator.SORTED : c;
    }
}
