/* SPDX-License-Identifier: MIT */
package jdk.random;

/** A linear congruential generator of 64 bits and a xor-based one of 128, mixed. */
public final class L64X128StarStarRandom extends LongMixRandom {
    public L64X128StarStarRandom(long a, long s, long x0, long x1) {
        super(a, s, x0, x1);
    }

    public L64X128StarStarRandom(long seed) {
        super(false, seed, 2);
    }

    public L64X128StarStarRandom() {
        this(newSeed());
    }

    public L64X128StarStarRandom(byte[] seed) {
        super(false, seed, 2);
    }

    @Override
    long mix(long sum) {
        return Long.rotateLeft(sum * 5, 7) * 9;
    }

    @Override
    SplittableGenerator split(SplittableGenerator source, long own) {
        return new L64X128StarStarRandom(own << 1, source.nextLong(), source.nextLong(),
                source.nextLong());
    }
}
