/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.StreamCorruptedException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;

/** The linear congruential generator with 48 bits of state. */
public class Random implements RandomGenerator, Serializable {
    private static final long serialVersionUID = 3905348978240129619L;
    private static final long MULTIPLIER = 0x5DEECE66DL;
    private static final long MASK = (1L << 48) - 1;
    private static long uniquifier = 8682522807148012L;
    private transient AtomicLong state = new AtomicLong();
    private long seed; // the state, in streams alone
    private double nextNextGaussian;
    private boolean haveNextNextGaussian;

    public Random() {
        this(unique() ^ System.nanoTime());
    }

    public Random(long seed) {
        if (getClass() == Random.class) {
            state.set((seed ^ MULTIPLIER) & MASK);
        } else {
            setSeed(seed);
        }
    }

    private static synchronized long unique() {
        return uniquifier *= 1181783497276652981L;
    }

    public synchronized void setSeed(long seed) {
        state.set((seed ^ MULTIPLIER) & MASK);
        haveNextNextGaussian = false;
    }

    protected int next(int bits) {
        long old;
        long s;
        do {
            old = state.get();
            s = (old * MULTIPLIER + 0xBL) & MASK;
        } while (!state.compareAndSet(old, s));
        return (int) (s >>> (48 - bits));
    }

    @Override public void nextBytes(byte[] bytes) {
        for (int i = 0; i < bytes.length;) {
            int r = nextInt();
            for (int n = Math.min(bytes.length - i, 4); n-- > 0; r >>= 8) {
                bytes[i++] = (byte) r;
            }
        }
    }

    @Override public int nextInt() {
        return next(32);
    }

    @Override public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        if (Integer.lowestOneBit(bound) == bound) {
            return next(31) >> Integer.numberOfLeadingZeros(bound);
        }
        while (true) {
            int drawn = next(31);
            int rest = drawn % bound;
            if (drawn - rest <= Integer.MAX_VALUE - bound + 1) { // a whole row of remainders fits
                return rest;
            }
        }
    }

    /** What the streams of bounded numbers and nextInt(origin, bound) draw. */
    @Override public long nextLong() {
        return ((long) next(32) << 32) + next(32);
    }

    @Override public boolean nextBoolean() {
        return next(1) != 0;
    }

    @Override public float nextFloat() {
        return next(24) / (float) (1 << 24);
    }

    @Override public double nextDouble() {
        return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
    }

    @Override public synchronized double nextGaussian() {
        if (haveNextNextGaussian) {
            haveNextNextGaussian = false;
            return nextNextGaussian;
        }
        double u;
        double v;
        double s;
        do {
            u = 2 * nextDouble() - 1;
            v = 2 * nextDouble() - 1;
            s = u * u + v * v;
        } while (s >= 1 || s == 0);
        double m = StrictMath.sqrt(-2 * StrictMath.log(s) / s);
        nextNextGaussian = v * m;
        haveNextNextGaussian = true;
        return u * m;
    }

    private synchronized void writeObject(ObjectOutputStream out) throws IOException {
        seed = state.get();
        out.defaultWriteObject();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        seed = -1;
        in.defaultReadObject();
        if (seed < 0) {
            throw new StreamCorruptedException("Random: invalid seed");
        }
        state = new AtomicLong(seed);
    }
}
