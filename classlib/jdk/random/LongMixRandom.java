/* SPDX-License-Identifier: MIT */
package jdk.random;

import java.util.Arrays;

/**
 * The LXM generators of 64 bits: the sum of a linear congruential generator of 64 or 128 bits and a
 * xor-based one of 128, 256 or 1024 bits, mixed. The increment of the first is the generator's own,
 * by which split ones differ.
 */
abstract class LongMixRandom extends SplittingRandom {
    private static final long MULTIPLIER = 0xd1342543de82ef95L;
    /** Less 2 to the power of 64. */
    private static final long WIDE_MULTIPLIER = 0xd605bbb58c8abbfdL;

    private final boolean wide;
    private final long high;
    private final long low;
    /** Of 64 bits the high half alone. */
    private long sHigh;
    private long sLow;
    private final long[] x;
    /** Where 1024 bits are begun. */
    private int at;

    LongMixRandom(boolean wide, long high, long low, long sHigh, long sLow, long... x) {
        this.wide = wide;
        this.high = high;
        this.low = low | 1;
        this.sHigh = sHigh;
        this.sLow = sLow;
        this.x = Mixing.notZero(x, sHigh);
        at = x.length - 1;
    }

    /** Of 64 bits. */
    LongMixRandom(long a, long s, long... x) {
        this(false, 0, a, s, 0, x);
    }

    /** Of a seed with so many numbers behind the first generator's. */
    LongMixRandom(boolean wide, long seed, int count) {
        this(wide, wide ? Mixing.murmur(seed ^ Mixing.SILVER) : 0,
            Mixing.murmur(wide ? (seed ^ Mixing.SILVER)
            + Mixing.GOLDEN : seed ^ Mixing.SILVER), wide ? 0 : 1, 1,
            Mixing.states((seed ^ Mixing.SILVER) + (wide ? Mixing.GOLDEN : 0), count));
    }

    LongMixRandom(boolean wide, byte[] seed, int count) {
        this(wide, Mixing.parts(seed, count + (wide ? 4 : 2), count));
    }

    private LongMixRandom(boolean wide, long[] parts) {
        this(wide, wide ? parts[0] : 0, parts[wide ? 1 : 0], parts[wide ? 2 : 1],
            wide ? parts[3] : 0, Arrays.copyOfRange(parts, wide ? 4 : 2, parts.length));
    }

    @Override
    public long nextLong() {
        long x0 = x.length == 16 ? x[at + 1 & 15] : x[0];
        long result = mix(sHigh + x0);
        if (wide) {
            long product = WIDE_MULTIPLIER * sLow;
            sHigh = WIDE_MULTIPLIER * sHigh + Math.multiplyHigh(WIDE_MULTIPLIER, sLow) + sLow
                + (sLow >> 63 & WIDE_MULTIPLIER) + sLow + high;
            sLow = product + low;
            if (Long.compareUnsigned(sLow, product) < 0) {
                sHigh++;
            }
        } else {
            sHigh = MULTIPLIER * sHigh + low;
        }
        switch (x.length) {
            case 2:
                Mixing.step128(x, 24, 16, 37);
                break;
            case 4:
                Mixing.step256(x);
                break;
            default:
                long last = x[at] ^ x0;
                x[at] = Long.rotateLeft(x0, 25) ^ last ^ last << 27;
                at = at + 1 & 15;
                x[at] = Long.rotateLeft(last, 36);
        }
        return result;
    }

    long mix(long sum) {
        return Mixing.lea(sum);
    }

    /** The source's next numbers, as many as of the xor-based generator's state. */
    static long[] next(SplittableGenerator source, int count) {
        long[] next = new long[count];
        for (int i = 0; i < count; i++) {
            next[i] = source.nextLong();
        }
        return next;
    }
}
