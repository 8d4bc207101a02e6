/* SPDX-License-Identifier: MIT */
package jdk.random;

/** A linear congruential generator of 128 bits and a xor-based one of 1024, mixed. */
public final class L128X1024MixRandom extends LongMixRandom {
    public L128X1024MixRandom(long ah, long al, long sh, long sl, long[] x) {
        super(true, ah, al, sh, sl, x.clone());
    }

    public L128X1024MixRandom(long seed) {
        super(true, seed, 16);
    }

    public L128X1024MixRandom() {
        this(newSeed());
    }

    public L128X1024MixRandom(byte[] seed) {
        super(true, seed, 16);
    }

    @Override
    SplittableGenerator split(SplittableGenerator source, long own) {
        return new L128X1024MixRandom(source.nextLong(), own << 1, source.nextLong(),
                source.nextLong(), next(source, 16));
    }
}
