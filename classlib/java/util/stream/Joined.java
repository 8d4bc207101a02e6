/* SPDX-License-Identifier: MIT */
package java.util.stream;

import java.util.Comparator;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** The elements of one spliterator, then those of another; the first split is between them. */
class Joined<T, S extends Spliterator<T>> implements Spliterator<T> {
    final S left;
    private final S right;
    private final boolean countless;
    boolean first = true;

    Joined(S left, S right) {
        this.left = left;
        this.right = right;
        this.countless = left.estimateSize() + right.estimateSize() < 0;
    }

    final S second() {
        first = false;
        return right;
    }

    @SuppressWarnings("unchecked")
    @Override public S trySplit() {
        boolean both = first;
        return both && second() != null ? left : (S) right.trySplit();
    }

    @Override public boolean tryAdvance(Consumer<? super T> action) {
        return first && left.tryAdvance(action) || second().tryAdvance(action);
    }

    @Override public void forEachRemaining(Consumer<? super T> action) {
        if (first) {
            left.forEachRemaining(action);
        }
        second().forEachRemaining(action);
    }

    @Override public long estimateSize() {
        if (!first) {
            return right.estimateSize();
        }
        long n = left.estimateSize() + right.estimateSize();
        return n >= 0 ? n : Long.MAX_VALUE;
    }

    @Override public int characteristics() {
        return !first ? right.characteristics() : left.characteristics() & right.characteristics()
            & ~(DISTINCT | SORTED | (countless ? SIZED | SUBSIZED : 0));
    }

    @Override public Comparator<? super T> getComparator() {
        if (first) {
            throw new IllegalStateException();
        }
        return right.getComparator();
    }

    /** Of ints. */
    static final class OfInt extends Joined<Integer, Spliterator.OfInt> implements Spliterator.OfInt {
        OfInt(Spliterator.OfInt a, Spliterator.OfInt b) {
            super(a, b);
        }

        @Override public boolean tryAdvance(IntConsumer action) {
            return first && left.tryAdvance(action) || second().tryAdvance(action);
        }

        @Override public void forEachRemaining(IntConsumer action) {
            if (first) {
                left.forEachRemaining(action);
            }
            second().forEachRemaining(action);
        }
    }

    /** Of longs. */
    static final class OfLong extends Joined<Long, Spliterator.OfLong> implements Spliterator.OfLong {
        OfLong(Spliterator.OfLong a, Spliterator.OfLong b) {
            super(a, b);
        }

        @Override public boolean tryAdvance(LongConsumer action) {
            return first && left.tryAdvance(action) || second().tryAdvance(action);
        }

        @Override public void forEachRemaining(LongConsumer action) {
            if (first) {
                left.forEachRemaining(action);
            }
            second().forEachRemaining(action);
        }
    }

    /** Of doubles. */
    static final class OfDouble extends Joined<Double, Spliterator.OfDouble> implements Spliterator.OfDouble {
        OfDouble(Spliterator.OfDouble a, Spliterator.OfDouble b) {
            super(a, b);
        }

        @Override public boolean tryAdvance(DoubleConsumer action) {
            return first && left.tryAdvance(action) || second().tryAdvance(action);
        }

        @Override public void forEachRemaining(DoubleConsumer action) {
            if (first) {
                left.forEachRemaining(action);
            }
            second().forEachRemaining(action);
        }
    }
}
