/* SPDX-License-Identifier: MIT */
package jdk.random;

/** Seeds of 64 bits turned into states, and the states' xor-based steps. */
final class Mixing {
    static final long GOLDEN = 0x9e3779b97f4a7c15L;
    static final long SILVER = 0x6A09E667F3BCC909L;

    private Mixing() {
    }

    private static long mix(long z, int first, long multiplier, int second, long again, int last) {
        z = (z ^ z >>> first) * multiplier;
        z = (z ^ z >>> second) * again;
        return z ^ z >>> last;
    }

    static long murmur(long z) {
        return mix(z, 33, 0xff51afd7ed558ccdL, 33, 0xc4ceb9fe1a85ec53L, 33);
    }

    static long stafford(long z) {
        return mix(z, 30, 0xbf58476d1ce4e5b9L, 27, 0x94d049bb133111ebL, 31);
    }

    static long lea(long z) {
        return mix(z, 32, 0xdaba0b6eb09322e3L, 32, 0xdaba0b6eb09322e3L, 32);
    }

    /** As many numbers as asked for that follow from one. */
    static long[] states(long v, int count) {
        long[] x = new long[count];
        for (int i = 0; i < count; i++, v += GOLDEN) {
            x[i] = stafford(v);
        }
        return x;
    }

    /**
     * The state, or where it is zero, from which no step gets away,
     * another one that follows from a number.
     */
    static long[] notZero(long[] x, long v) {
        for (long part : x) {
            if (part != 0) {
                return x;
            }
        }
        return states(v + GOLDEN, x.length);
    }

    /**
     * Numbers of eight bytes each; those that the bytes do not reach follow from the first,
     * and the last are not all 0.
     */
    static long[] parts(byte[] seed, int count, int notZero) {
        long[] parts = new long[count];
        int bytes = Math.min(seed.length, count * 8);
        for (int i = 0; i < bytes; i++) {
            parts[i >> 3] = parts[i >> 3] << 8 | seed[i] & 0xff;
        }
        long v = parts[0];
        for (int i = (bytes + 7) / 8; i < count; i++) {
            parts[i] = murmur(v += SILVER);
        }
        long any = 0;
        for (int i = count - notZero; i < count; i++) {
            any |= parts[i];
        }
        for (int i = count - notZero; i < count && any == 0; i++) {
            parts[i] = murmur(v += SILVER);
        }
        return parts;
    }

    static void step128(long[] x, int first, int shift, int second) {
        long q0 = x[0];
        long q1 = x[1] ^ q0;
        x[0] = Long.rotateLeft(q0, first) ^ q1 ^ q1 << shift;
        x[1] = Long.rotateLeft(q1, second);
    }

    static void step256(long[] x) {
        long t = x[1] << 17;
        x[2] ^= x[0];
        x[3] ^= x[1];
        x[1] ^= x[2];
        x[0] ^= x[3];
        x[2] ^= t;
        x[3] = Long.rotateLeft(x[3], 45);
    }
}
