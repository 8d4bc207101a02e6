/* SPDX-License-Identifier: MIT */
package jdk.random;

/** A linear congruential generator of 128 bits and a xor-based one of 256, mixed. */
public final class L128X256MixRandom extends LongMixRandom {
    public L128X256MixRandom(long ah, long al, long sh, long sl, long x0, long x1, long x2,
            long x3) {
        super(true, ah, al, sh, sl, x0, x1, x2, x3);
    }

    public L128X256MixRandom(long seed) {
        super(true, seed, 4);
    }

    public L128X256MixRandom() {
        this(newSeed());
    }

    public L128X256MixRandom(byte[] seed) {
        super(true, seed, 4);
    }

    @Override
    SplittableGenerator split(SplittableGenerator source, long own) {
        return new L128X256MixRandom(source.nextLong(), own << 1, source.nextLong(),
            source.nextLong(), source.nextLong(), source.nextLong(), source.nextLong(),
            source.nextLong());
    }
}
