/* SPDX-License-Identifier: MIT */
package jdk.random;

/** A linear congruential generator of 128 bits and a xor-based one of 128, mixed. */
public final class L128X128MixRandom extends LongMixRandom {
    public L128X128MixRandom(long ah, long al, long sh, long sl, long x0, long x1) {
        super(true, ah, al, sh, sl, x0, x1);
    }

    public L128X128MixRandom(long seed) {
        super(true, seed, 2);
    }

    public L128X128MixRandom() {
        this(newSeed());
    }

    public L128X128MixRandom(byte[] seed) {
        super(true, seed, 2);
    }

    @Override
    SplittableGenerator split(SplittableGenerator source, long own) {
        return new L128X128MixRandom(source.nextLong(), own << 1, source.nextLong(),
            source.nextLong(), source.nextLong(), source.nextLong());
    }
}
