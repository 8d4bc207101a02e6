/* SPDX-License-Identifier: MIT */
package jdk.random;

/** A xor-based generator of 256 bits, two parts of which are added. */
public final class Xoshiro256PlusPlus extends LeapingRandom {
    public Xoshiro256PlusPlus(long x0, long x1, long x2, long x3) {
        super(x0, x1, x2, x3);
    }

    private Xoshiro256PlusPlus(long[] x) {
        super(x);
    }

    public Xoshiro256PlusPlus(long seed) {
        super(Mixing.states(seed ^ Mixing.SILVER, 4));
    }

    public Xoshiro256PlusPlus() {
        this(SplittingRandom.newSeed());
    }

    public Xoshiro256PlusPlus(byte[] seed) {
        super(seed, 4);
    }

    @Override
    public Xoshiro256PlusPlus copy() {
        return new Xoshiro256PlusPlus(x.clone());
    }

    @Override
    public long nextLong() {
        long result = Long.rotateLeft(x[0] + x[3], 23) + x[0];
        Mixing.step256(x);
        return result;
    }

    @Override
    public double jumpDistance() {
        return 0x1p128;
    }

    @Override
    public double leapDistance() {
        return 0x1p192;
    }

    @Override
    public void jump() {
        skip(0x180ec6d33cfd0abaL, 0xd5a61266f0c9392cL, 0xa9582618e03fc9aaL,
            0x39abdc4529b1661cL);
    }

    @Override
    public void leap() {
        skip(0x76e15d3efefdcbbfL, 0xc5004e441c522fb3L, 0x77710069854ee241L,
            0x39109bb02acbe635L);
    }
}
