/* SPDX-License-Identifier: MIT */
package jdk.random;

/** A xor-based generator of 128 bits whose halves are added. */
public final class Xoroshiro128PlusPlus extends LeapingRandom {
    public Xoroshiro128PlusPlus(long x0, long x1) {
        super(x0, x1);
    }

    private Xoroshiro128PlusPlus(long[] x) {
        super(x);
    }

    public Xoroshiro128PlusPlus(long seed) {
        super(Mixing.states(seed ^ Mixing.SILVER, 2));
    }

    public Xoroshiro128PlusPlus() {
        this(SplittingRandom.newSeed());
    }

    public Xoroshiro128PlusPlus(byte[] seed) {
        super(seed, 2);
    }

    @Override
    public Xoroshiro128PlusPlus copy() {
        return new Xoroshiro128PlusPlus(x.clone());
    }

    @Override
    public long nextLong() {
        long result = Long.rotateLeft(x[0] + x[1], 17) + x[0];
        Mixing.step128(x, 49, 21, 28);
        return result;
    }

    @Override
    public double jumpDistance() {
        return 0x1p64;
    }

    @Override
    public double leapDistance() {
        return 0x1p96;
    }

    @Override
    public void jump() {
        skip(0x2bd7a6a6e99c2ddcL, 0x0992ccaf6a6fca05L);
    }

    @Override
    public void leap() {
        skip(0x360fd5f2cf8d5d99L, 0x9c6e6877736c46e3L);
    }
}
