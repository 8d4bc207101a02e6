/* SPDX-License-Identifier: MIT */
package java.util;

import java.util.random.RandomGenerator;

/** A generator that can be split into independent ones. */
public final class SplittableRandom
        implements RandomGenerator, RandomGenerator.SplittableGenerator {
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
        this(finish(System.nanoTime()), gammaOf(System.nanoTime() + GOLDEN));
    }

    /** A step of those that make each bit of what comes out depend on all bits that go in. */
    private static long stir(long bits, int by, long times) {
        return (bits ^ bits >>> by) * times;
    }

    /** Stafford's mixture 13. */
    private static long finish(long state) {
        return stir(stir(stir(state, 30, 0xbf58476d1ce4e5b9L), 27, 0x94d049bb133111ebL), 31, 1);
    }

    private static long gammaOf(long z) {
        long odd = stir(stir(stir(z, 33, 0xff51afd7ed558ccdL), 33, 0xc4ceb9fe1a85ec53L), 33, 1) | 1;
        boolean monotonous = Long.bitCount(stir(odd, 1, 1)) < 24; // few of neighbouring bits differ
        return monotonous ? odd ^ 0xaaaaaaaaaaaaaaaaL : odd;
    }

    private long nextSeed() {
        return seed += gamma;
    }

    public SplittableRandom split() {
        return new SplittableRandom(nextLong(), gammaOf(nextSeed()));
    }

    @Override public int nextInt() {
        long z = nextSeed();
        z = (z ^ (z >>> 33)) * 0x62a9d9ed799705f5L;
        return (int) (((z ^ (z >>> 28)) * 0xcb24d0a5c88c35b3L) >>> 32);
    }

    @Override public long nextLong() {
        return finish(nextSeed());
    }

    /** A new generator seeded from another one. */
    public SplittableRandom split(RandomGenerator.SplittableGenerator source) {
        return new SplittableRandom(source.nextLong(), gammaOf(source.nextLong()));
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
