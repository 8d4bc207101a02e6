/* SPDX-License-Identifier: MIT */
package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** Walks over the elements of a source and can part them for separate walks. */
public interface Spliterator<T> {
    int ORDERED = 0x10;
    int DISTINCT = 0x1;
    int SORTED = 0x4;
    int SIZED = 0x40;
    int NONNULL = 0x100;
    int IMMUTABLE = 0x400;
    int CONCURRENT = 0x1000;
    int SUBSIZED = 0x4000;

    boolean tryAdvance(Consumer<? super T> action);

    default void forEachRemaining(Consumer<? super T> action) {
        while (tryAdvance(action)) {
            continue;
        }
    }

    Spliterator<T> trySplit();

    long estimateSize();

    default long getExactSizeIfKnown() {
        return (characteristics() & SIZED) == 0 ? -1L : estimateSize();
    }

    int characteristics();

    default boolean hasCharacteristics(int characteristics) {
        return (characteristics() & characteristics) == characteristics;
    }

    default Comparator<? super T> getComparator() {
        throw new IllegalStateException();
    }

    /** Over primitives. */
    interface OfPrimitive<T, C, S extends OfPrimitive<T, C, S>> extends Spliterator<T> {
        @Override S trySplit();

        boolean tryAdvance(C action);

        default void forEachRemaining(C action) {
            while (tryAdvance(action)) {
                continue;
            }
        }
    }

    /** Over int values. */
    interface OfInt extends OfPrimitive<Integer, IntConsumer, OfInt> {
        @Override OfInt trySplit();

        @Override boolean tryAdvance(IntConsumer action);

        @Override default void forEachRemaining(IntConsumer action) {
            while (tryAdvance(action)) {
                continue;
            }
        }

        @Override default boolean tryAdvance(Consumer<? super Integer> action) {
            return tryAdvance(action instanceof IntConsumer ? (IntConsumer) action
                : (IntConsumer) action::accept);
        }

        @Override default void forEachRemaining(Consumer<? super Integer> action) {
            forEachRemaining(action instanceof IntConsumer ? (IntConsumer) action
                : (IntConsumer) action::accept);
        }
    }

    /** Over long values. */
    interface OfLong extends OfPrimitive<Long, LongConsumer, OfLong> {
        @Override OfLong trySplit();

        @Override boolean tryAdvance(LongConsumer action);

        @Override default void forEachRemaining(LongConsumer action) {
            while (tryAdvance(action)) {
                continue;
            }
        }

        @Override default boolean tryAdvance(Consumer<? super Long> action) {
            return tryAdvance(action instanceof LongConsumer ? (LongConsumer) action
                : (LongConsumer) action::accept);
        }

        @Override default void forEachRemaining(Consumer<? super Long> action) {
            forEachRemaining(action instanceof LongConsumer ? (LongConsumer) action
                : (LongConsumer) action::accept);
        }
    }

    /** Over double values. */
    interface OfDouble extends OfPrimitive<Double, DoubleConsumer, OfDouble> {
        @Override OfDouble trySplit();

        @Override boolean tryAdvance(DoubleConsumer action);

        @Override default void forEachRemaining(DoubleConsumer action) {
            while (tryAdvance(action)) {
                continue;
            }
        }

        @Override default boolean tryAdvance(Consumer<? super Double> action) {
            return tryAdvance(action instanceof DoubleConsumer ? (DoubleConsumer) action
                : (DoubleConsumer) action::accept);
        }

        @Override default void forEachRemaining(Consumer<? super Double> action) {
            forEachRemaining(action instanceof DoubleConsumer ? (DoubleConsumer) action
                : (DoubleConsumer) action::accept);
        }
    }
}
