/* SPDX-License-Identifier: MIT */
package jdk.random;

import java.util.random.RandomGenerator;

/** A xor-based generator that can skip long ways: polynomials of its step tell where it arrives. */
abstract class LeapingRandom implements RandomGenerator.LeapableGenerator {
    final long[] x;

    LeapingRandom(long... x) {
        this.x = Mixing.notZero(x, 0);
    }

    LeapingRandom(byte[] seed, int count) {
        this(Mixing.parts(seed, count, count));
    }

    /** Adds the states after those steps whose bits are set. */
    final void skip(long... polynomial) {
        long[] sum = new long[x.length];
        for (long bits : polynomial) {
            for (int i = 0; i < 64; i++) {
                for (int k = 0; k < sum.length && (bits >>> i & 1) != 0; k++) {
                    sum[k] ^= x[k];
                }
                nextLong();
            }
        }
        System.arraycopy(sum, 0, x, 0, sum.length);
    }
}
