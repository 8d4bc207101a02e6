/* SPDX-License-Identifier: MIT */
package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** Iterators over primitives. */
public interface PrimitiveIterator<T, C> extends Iterator<T> {
    void forEachRemaining(C action);

    /** Over int values. */
    interface OfInt extends PrimitiveIterator<Integer, IntConsumer> {
        int nextInt();

        default void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            while (hasNext()) {
                action.accept(nextInt());
            }
        }

        @Override default Integer next() {
            return nextInt();
        }

        @Override default void forEachRemaining(Consumer<? super Integer> action) {
            Objects.requireNonNull(action);
            forEachRemaining((IntConsumer) action::accept);
        }
    }

    /** Over long values. */
    interface OfLong extends PrimitiveIterator<Long, LongConsumer> {
        long nextLong();

        default void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            while (hasNext()) {
                action.accept(nextLong());
            }
        }

        @Override default Long next() {
            return nextLong();
        }

        @Override default void forEachRemaining(Consumer<? super Long> action) {
            Objects.requireNonNull(action);
            forEachRemaining((LongConsumer) action::accept);
        }
    }

    /** Over double values. */
    interface OfDouble extends PrimitiveIterator<Double, DoubleConsumer> {
        double nextDouble();

        default void forEachRemaining(DoubleConsumer action) {
            Objects.requireNonNull(action);
            while (hasNext()) {
                action.accept(nextDouble());
            }
        }

        @Override default Double next() {
            return nextDouble();
        }

        @Override default void forEachRemaining(Consumer<? super Double> action) {
            Objects.requireNonNull(action);
            forEachRemaining((DoubleConsumer) action::accept);
        }
    }
}
