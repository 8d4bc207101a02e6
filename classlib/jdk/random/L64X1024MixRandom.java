/* SPDX-License-Identifier: MIT */
package jdk.random;

/** A linear congruential generator of 64 bits and a xor-based one of 1024, mixed. */
public final class L64X1024MixRandom extends LongMixRandom {
    public L64X1024MixRandom(long a, long s, long[] x) {
        super(a, s, x.clone());
    }

    public L64X1024MixRandom(long seed) {
        super(false, seed, 16);
    }

    public L64X1024MixRandom() {
        this(newSeed());
    }

    public L64X1024MixRandom(byte[] seed) {
        super(false, seed, 16);
    }

    @Override
    SplittableGenerator split(SplittableGenerator source, long own) {
        return new L64X1024MixRandom(own << 1, source.nextLong(), next(source, 16));
    }
}
