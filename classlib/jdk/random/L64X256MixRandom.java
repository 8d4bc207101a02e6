/* SPDX-License-Identifier: MIT */
package jdk.random;

/** A linear congruential generator of 64 bits and a xor-based one of 256, mixed. */
public final class L64X256MixRandom extends LongMixRandom {
    public L64X256MixRandom(long a, long s, long x0, long x1, long x2, long x3) {
        super(a, s, x0, x1, x2, x3);
    }

    public L64X256MixRandom(long seed) {
        super(false, seed, 4);
    }

    public L64X256MixRandom() {
        this(newSeed());
    }

    public L64X256MixRandom(byte[] seed) {
        super(false, seed, 4);
    }

    @Override
    SplittableGenerator split(SplittableGenerator source, long own) {
        return new L64X256MixRandom(own << 1, source.nextLong(), source.nextLong(),
            source.nextLong(), source.nextLong(), source.nextLong());
    }
}
