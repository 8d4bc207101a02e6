/* SPDX-License-Identifier: MIT */
package jdk.random;

/**
 * An LXM generator: the sum of a linear congruential generator of 32 bits and a xor-based one of
 * 64, mixed. The increment of the first is the generator's own, by which split ones differ.
 */
public final class L32X64MixRandom extends SplittingRandom {
    private static final int MULTIPLIER = 0xadb4a92d;
    private static final int GOLDEN = 0x9e3779b9;
    private static final int SILVER = 0x6A09E667;
    private static final long SILVER_LONG = 0x6A09E667F3BCC909L;

    private final int increment;
    private int s;
    private int x0;
    private int x1;

    public L32X64MixRandom(int increment, int s, int x0, int x1) {
        this.increment = increment | 1;
        this.s = s;
        this.x0 = x0;
        this.x1 = x1;
        if ((x0 | x1) == 0) { // from which the second one never gets away
            this.x0 = mixMurmur(s + GOLDEN);
            this.x1 = mixMurmur(s + 2 * GOLDEN);
        }
    }

    private L32X64MixRandom(long seed, int s) {
        this(mixMurmur((int) (seed >>> 32)), s, mixLea((int) seed), mixLea((int) seed + GOLDEN));
    }

    public L32X64MixRandom(long seed) {
        this(seed ^ SILVER_LONG, 1);
    }

    public L32X64MixRandom() {
        this(newSeed());
    }

    private L32X64MixRandom(int[] parts) {
        this(parts[0], parts[1], parts[2], parts[3]);
    }

    public L32X64MixRandom(byte[] seed) {
        this(parts(seed));
    }

    /**
     * Four numbers of at most sixteen bytes;
     * what the bytes do not reach follows from the first number.
     */
    private static int[] parts(byte[] seed) {
        int[] parts = new int[4];
        int count = Math.min(seed.length, 16);
        for (int i = 0; i < count; i++) {
            parts[i >> 2] = parts[i >> 2] << 8 | seed[i] & 0xff;
        }
        int v = parts[0];
        for (int i = (count + 3) / 4; i < 4; i++) {
            parts[i] = mixMurmur(v += SILVER);
        }
        for (int i = 2; (parts[2] | parts[3]) == 0 || i == 3; i++) {
            parts[i] = mixMurmur(v += SILVER);
        }
        return parts;
    }

    private static int mixMurmur(int z) {
        z = (z ^ z >>> 16) * 0x85ebca6b;
        z = (z ^ z >>> 13) * 0xc2b2ae35;
        return z ^ z >>> 16;
    }

    private static int mixLea(int z) {
        z = (z ^ z >>> 16) * 0xd36d884b;
        z = (z ^ z >>> 16) * 0xd36d884b;
        return z ^ z >>> 16;
    }

    @Override
    public int nextInt() {
        int drawn = s + x0;
        s = s * MULTIPLIER + increment;
        shift();
        return mixLea(drawn);
    }

    /** A step of the part that is xoroshiro64, with rotations by 26 and 13 and a shift by 9. */
    private void shift() {
        int both = x0 ^ x1;
        x0 = both ^ both << 9 ^ Integer.rotateLeft(x0, 26);
        x1 = Integer.rotateLeft(both, 13);
    }

    @Override
    public long nextLong() {
        return (long) nextInt() << 32 ^ nextInt();
    }

    @Override
    SplittableGenerator split(SplittableGenerator source, long own) {
        return new L32X64MixRandom((int) own << 1, source.nextInt(), source.nextInt(),
                source.nextInt());
    }
}
