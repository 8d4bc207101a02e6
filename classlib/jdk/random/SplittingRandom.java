/* SPDX-License-Identifier: MIT */
package jdk.random;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * A generator whose kind has a number of its own,
 * by which those that are split from one another differ.
 */
abstract class SplittingRandom implements RandomGenerator.SplittableGenerator {
    private static final AtomicLong NEXT =
            new AtomicLong(System.nanoTime() ^ System.currentTimeMillis() << 20);

    /** A seed for a generator that is given none. */
    static long newSeed() {
        return NEXT.getAndAdd(0x9e3779b97f4a7c15L);
    }

    /** One with a number of its own, otherwise of what the source gives. */
    abstract SplittableGenerator split(SplittableGenerator source, long own);

    @Override
    public SplittableGenerator split() {
        return split(this);
    }

    @Override
    public SplittableGenerator split(SplittableGenerator source) {
        return split(source, source.nextLong());
    }

    @Override
    public Stream<SplittableGenerator> splits(long streamSize) {
        return splits(streamSize, this);
    }

    /**
     * The increments of a stream's generators differ: behind digits to the base 15, which the
     * source gives, and a digit of 15 stands the generator's number in the stream.
     */
    @Override
    public Stream<SplittableGenerator> splits(SplittableGenerator source) {
        Objects.requireNonNull(source, "source should be non-null");
        return LongStream.iterate(0, i -> i + 1).mapToObj(new LongFunction<SplittableGenerator>() {
            private long salt;

            @Override
            public synchronized SplittableGenerator apply(long i) {
                if (salt == 0) {
                    salt = salt(source.nextLong());
                }
                int digits = (67 - Long.numberOfLeadingZeros(i)) / 4;
                return split(source, (digits == 16 ? 0 : salt << 4 * digits) | i);
            }
        });
    }

    private static long salt(long bits) {
        long salt = 15L << 60;
        while ((salt & 15) == 0) {
            salt = salt >>> 4 | Math.multiplyHigh(bits, 15) << 60;
            bits *= 15;
        }
        return salt;
    }

    @Override
    public Stream<SplittableGenerator> splits(long streamSize, SplittableGenerator source) {
        if (streamSize < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return splits(source).limit(streamSize);
    }
}
