/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.Random;

/** A random generator for each thread. */
public class ThreadLocalRandom extends Random {
    private static final long serialVersionUID = -5851777807851030925L;
    private static final ThreadLocal<ThreadLocalRandom> CURRENT = new ThreadLocal<>();

    private boolean initialized;
    private long rnd; // of the form alone
    private transient long state = super.nextLong();

    private ThreadLocalRandom() {
        initialized = true;
    }

    /**
     * The state goes on by an odd number, and its bits are mixed: one thread needs nothing atomic.
     */
    @Override
    public long nextLong() {
        long z = state += 0x9e3779b97f4a7c15L;
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    @Override
    public int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    @Override
    protected int next(int bits) {
        return (int) (nextLong() >>> 64 - bits);
    }

    public static ThreadLocalRandom current() {
        ThreadLocalRandom r = CURRENT.get();
        if (r == null) {
            r = new ThreadLocalRandom();
            CURRENT.set(r);
        }
        return r;
    }

    @Override
    public void setSeed(long seed) {
        if (initialized) {
            throw new UnsupportedOperationException();
        }
        super.setSeed(seed);
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        return super.nextInt(bound);
    }

    @Override
    public int nextInt(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        int n = bound - origin;
        if (n > 0) {
            return origin + super.nextInt(n);
        }
        for (;;) {
            int r = nextInt();
            if (r >= origin && r < bound) {
                return r;
            }
        }
    }

    @Override
    public long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        return nextLong(0, bound);
    }

    @Override
    public long nextLong(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        long n = bound - origin;
        for (;;) {
            long r = nextLong();
            if (n <= 0) {
                if (r >= origin && r < bound) {
                    return r;
                }
                continue;
            }
            long u = r >>> 1;
            long m = u % n;
            if (u + n - 1 - m >= 0) {
                return origin + m;
            }
        }
    }

    @Override
    public double nextDouble(double bound) {
        if (!(bound > 0 && bound < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        return nextDouble(0.0, bound);
    }

    @Override
    public double nextDouble(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        double r = nextDouble() * (bound - origin) + origin;
        return r >= bound ? Math.nextDown(bound) : r;
    }

    public float nextFloat(float bound) {
        if (!(bound > 0 && bound < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        return nextFloat(0, bound);
    }

    public float nextFloat(float origin, float bound) {
        if (!(origin < bound && bound - origin < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        float r = nextFloat() * (bound - origin) + origin;
        return r >= bound ? Math.nextDown(bound) : r;
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
    }

    private Object readResolve() {
        return current();
    }
}
