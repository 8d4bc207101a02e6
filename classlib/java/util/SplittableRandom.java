/* SPDX-License-Identifier: MIT */
package java.util;

import java.util.random.RandomGenerator;

/** A generator that can be split into independent ones. */
public final class SplittableRandom implements RandomGenerator, RandomGenerator.SplittableGenerator {
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;
    private long seed;
    private final long gamma;

    private SplittableRandom(long seed, long gamma) {
        this.seed = seed;
        this.gamma = gamma;
    }

    public SplittableRandom(long seed) {
        this(seed, GOLDEN);
    }

    public SplittableRandom() {
        this(mix64(System.nanoTime()), mixGamma(System.nanoTime() + GOLDEN));
    }

    private static long mix64(long z) {
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    private static long mixGamma(long z) {
        z = (z ^ (z >>> 33)) * 0xff51afd7ed558ccdL;
        z = (z ^ (z >>> 33)) * 0xc4ceb9fe1a85ec53L;
        z = (z ^ (z >>> 33)) | 1L;
        return Long.bitCount(z ^ (z >>> 1)) < 24 ? z ^ 0xaaaaaaaaaaaaaaaaL : z;
    }

    private long nextSeed() {
        return seed += gamma;
    }

    public SplittableRandom split() {
        return new SplittableRandom(nextLong(), mixGamma(nextSeed()));
    }

    @Override public int nextInt() {
        long z = nextSeed();
        z = (z ^ (z >>> 33)) * 0x62a9d9ed799705f5L;
        return (int) (((z ^ (z >>> 28)) * 0xcb24d0a5c88c35b3L) >>> 32);
    }

    @Override public long nextLong() {
        return mix64(nextSeed());
    }

    /** A new generator seeded from another one. */
    public SplittableRandom split(RandomGenerator.SplittableGenerator source) {
        return new SplittableRandom(source.nextLong(), mixGamma(source.nextLong()));
    }

    @Override public java.util.stream.Stream<RandomGenerator.SplittableGenerator> splits() {
        return splits(this);
    }

    @Override public java.util.stream.Stream<RandomGenerator.SplittableGenerator> splits(
            long streamSize) {
        return splits(streamSize, this);
    }

    @Override public java.util.stream.Stream<RandomGenerator.SplittableGenerator> splits(
            RandomGenerator.SplittableGenerator source) {
        Objects.requireNonNull(source, "source should be non-null");
        return java.util.stream.Stream.generate(() -> split(source));
    }

    @Override public java.util.stream.Stream<RandomGenerator.SplittableGenerator> splits(
            long streamSize, RandomGenerator.SplittableGenerator source) {
        if (streamSize < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
        return splits(source).limit(streamSize);
    }
}
