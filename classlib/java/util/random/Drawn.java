/* SPDX-License-Identifier: MIT */
package java.util.random;

import java.util.Objects;
import java.util.Random;
import java.util.Spliterator;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;

/**
 * The numbers a generator draws, as many as are wanted. Halves draw from the same generator, one at a time unless it is safe for
 * many threads; those of generators that know nothing of streams come one after the other.
 */
abstract class Drawn<C> {
    static final long ALL = Long.MAX_VALUE;

    final RandomGenerator generator;
    long left;
    boolean inTurn;

    private Drawn(RandomGenerator generator, long size) {
        this.generator = generator;
        left = size;
    }

    private static boolean isSplit(RandomGenerator g) {
        return g instanceof Random || g instanceof RandomGenerator.SplittableGenerator;
    }

    static IntStream ints(RandomGenerator g, long size, ToIntFunction<RandomGenerator> draw) {
        if (isSplit(g)) {
            return StreamSupport.intStream(new Ints(g, size, draw), false);
        }
        IntStream all = IntStream.generate(() -> draw.applyAsInt(g));
        return size == ALL ? all : all.limit(size);
    }

    static LongStream longs(RandomGenerator g, long size, ToLongFunction<RandomGenerator> draw) {
        if (isSplit(g)) {
            return StreamSupport.longStream(new Longs(g, size, draw), false);
        }
        LongStream all = LongStream.generate(() -> draw.applyAsLong(g));
        return size == ALL ? all : all.limit(size);
    }

    static DoubleStream doubles(RandomGenerator g, long size, ToDoubleFunction<RandomGenerator> draw) {
        if (isSplit(g)) {
            return StreamSupport.doubleStream(new Doubles(g, size, draw), false);
        }
        DoubleStream all = DoubleStream.generate(() -> draw.applyAsDouble(g));
        return size == ALL ? all : all.limit(size);
    }

    public long estimateSize() {
        return left;
    }

    public int characteristics() {
        return Spliterator.SIZED | Spliterator.SUBSIZED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
    }

    abstract void draw(C to);

    boolean advance(C to) {
        Objects.requireNonNull(to);
        if (left <= 0) {
            return false;
        }
        left--;
        draw(to);
        return true;
    }

    void rest(C to) {
        Objects.requireNonNull(to);
        while (left > 0) {
            left--;
            draw(to);
        }
    }

    /** How many the first half gets, which is taken away here. */
    long half() {
        long half = left >>> 1;
        left -= half;
        return half;
    }

    /** Of two that draw from one generator. */
    <D extends Drawn<C>> D beside(D other) {
        inTurn = !(generator instanceof Random);
        other.inTurn = inTurn;
        return other;
    }

    private static final class Ints extends Drawn<IntConsumer> implements Spliterator.OfInt {
        private final ToIntFunction<RandomGenerator> draw;

        Ints(RandomGenerator g, long size, ToIntFunction<RandomGenerator> draw) {
            super(g, size);
            this.draw = draw;
        }

        @Override
        void draw(IntConsumer to) {
            to.accept(inTurn ? drawInTurn() : draw.applyAsInt(generator));
        }

        private int drawInTurn() {
            synchronized (generator) {
                return draw.applyAsInt(generator);
            }
        }

        @Override
        public boolean tryAdvance(IntConsumer to) {
            return advance(to);
        }

        @Override
        public void forEachRemaining(IntConsumer to) {
            rest(to);
        }

        @Override
        public Spliterator.OfInt trySplit() {
            long half = half();
            return half == 0 ? null : beside(new Ints(generator, half, draw));
        }
    }

    private static final class Longs extends Drawn<LongConsumer> implements Spliterator.OfLong {
        private final ToLongFunction<RandomGenerator> draw;

        Longs(RandomGenerator g, long size, ToLongFunction<RandomGenerator> draw) {
            super(g, size);
            this.draw = draw;
        }

        @Override
        void draw(LongConsumer to) {
            to.accept(inTurn ? drawInTurn() : draw.applyAsLong(generator));
        }

        private long drawInTurn() {
            synchronized (generator) {
                return draw.applyAsLong(generator);
            }
        }

        @Override
        public boolean tryAdvance(LongConsumer to) {
            return advance(to);
        }

        @Override
        public void forEachRemaining(LongConsumer to) {
            rest(to);
        }

        @Override
        public Spliterator.OfLong trySplit() {
            long half = half();
            return half == 0 ? null : beside(new Longs(generator, half, draw));
        }
    }

    private static final class Doubles extends Drawn<DoubleConsumer> implements Spliterator.OfDouble {
        private final ToDoubleFunction<RandomGenerator> draw;

        Doubles(RandomGenerator g, long size, ToDoubleFunction<RandomGenerator> draw) {
            super(g, size);
            this.draw = draw;
        }

        @Override
        void draw(DoubleConsumer to) {
            to.accept(inTurn ? drawInTurn() : draw.applyAsDouble(generator));
        }

        private double drawInTurn() {
            synchronized (generator) {
                return draw.applyAsDouble(generator);
            }
        }

        @Override
        public boolean tryAdvance(DoubleConsumer to) {
            return advance(to);
        }

        @Override
        public void forEachRemaining(DoubleConsumer to) {
            rest(to);
        }

        @Override
        public Spliterator.OfDouble trySplit() {
            long half = half();
            return half == 0 ? null : beside(new Doubles(generator, half, draw));
        }
    }
}
