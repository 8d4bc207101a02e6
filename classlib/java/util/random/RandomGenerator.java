/* SPDX-License-Identifier: MIT */
package java.util.random;

import java.util.Objects;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** A source of pseudo-random numbers; everything follows from nextLong. */
public interface RandomGenerator {
    long nextLong();

    default boolean isDeprecated() {
        return false;
    }

    default int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    default int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        return nextInt(0, bound);
    }

    default int nextInt(int origin, int bound) {
        checkOrder(origin < bound);
        int r = nextInt();
        int n = bound - origin;
        int m = n - 1;
        if ((n & m) == 0) {
            return (r & m) + origin;
        }
        if (n > 0) {
            int u = r >>> 1;
            while (u + m - (r = u % n) < 0) {
                u = nextInt() >>> 1;
            }
            return r + origin;
        }
        while (r < origin || r >= bound) {
            r = nextInt();
        }
        return r;
    }

    default long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        return nextLong(0, bound);
    }

    default long nextLong(long origin, long bound) {
        checkOrder(origin < bound);
        long r = nextLong();
        long n = bound - origin;
        long m = n - 1;
        if ((n & m) == 0L) {
            return (r & m) + origin;
        }
        if (n > 0L) {
            long u = r >>> 1;
            while (u + m - (r = u % n) < 0L) {
                u = nextLong() >>> 1;
            }
            return r + origin;
        }
        while (r < origin || r >= bound) {
            r = nextLong();
        }
        return r;
    }

    default boolean nextBoolean() {
        return nextInt() < 0;
    }

    default float nextFloat() {
        return (nextInt() >>> 8) * 0x1.0p-24f;
    }

    default double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    default double nextDouble(double bound) {
        if (!(bound > 0 && bound < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        return nextDouble(0, bound);
    }

    default double nextDouble(double origin, double bound) {
        checkOrder(origin < bound && bound - origin < Double.POSITIVE_INFINITY);
        double r = nextDouble() * (bound - origin) + origin;
        return r >= bound ? Math.nextDown(bound) : r;
    }

    default double nextGaussian() {
        return Ziggurat.gaussian(this);
    }

    default double nextExponential() {
        return Ziggurat.exponential(this);
    }

    default void nextBytes(byte[] bytes) {
        for (int i = 0; i < bytes.length;) {
            long r = nextLong();
            for (int n = Math.min(8, bytes.length - i); n-- > 0; r >>>= 8) {
                bytes[i++] = (byte) r;
            }
        }
    }

    private static void checkOrder(boolean ordered) {
        if (!ordered) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
    }

    private static void checkSize(long n) {
        if (n < 0) {
            throw new IllegalArgumentException("size must be non-negative");
        }
    }

    default IntStream ints() {
        return Drawn.ints(this, Drawn.ALL, RandomGenerator::nextInt);
    }

    default IntStream ints(long streamSize) {
        checkSize(streamSize);
        return Drawn.ints(this, streamSize, RandomGenerator::nextInt);
    }

    default IntStream ints(int origin, int bound) {
        checkOrder(origin < bound);
        return Drawn.ints(this, Drawn.ALL, g -> g.nextInt(origin, bound));
    }

    default IntStream ints(long streamSize, int origin, int bound) {
        checkSize(streamSize);
        checkOrder(origin < bound);
        return Drawn.ints(this, streamSize, g -> g.nextInt(origin, bound));
    }

    default LongStream longs() {
        return Drawn.longs(this, Drawn.ALL, RandomGenerator::nextLong);
    }

    default LongStream longs(long streamSize) {
        checkSize(streamSize);
        return Drawn.longs(this, streamSize, RandomGenerator::nextLong);
    }

    default LongStream longs(long origin, long bound) {
        checkOrder(origin < bound);
        return Drawn.longs(this, Drawn.ALL, g -> g.nextLong(origin, bound));
    }

    default LongStream longs(long streamSize, long origin, long bound) {
        checkSize(streamSize);
        checkOrder(origin < bound);
        return Drawn.longs(this, streamSize, g -> g.nextLong(origin, bound));
    }

    default DoubleStream doubles() {
        return Drawn.doubles(this, Drawn.ALL, RandomGenerator::nextDouble);
    }

    default DoubleStream doubles(long streamSize) {
        checkSize(streamSize);
        return Drawn.doubles(this, streamSize, RandomGenerator::nextDouble);
    }

    default DoubleStream doubles(double origin, double bound) {
        checkOrder(origin < bound && bound - origin < Double.POSITIVE_INFINITY);
        return Drawn.doubles(this, Drawn.ALL, g -> g.nextDouble(origin, bound));
    }

    default DoubleStream doubles(long streamSize, double origin, double bound) {
        checkSize(streamSize);
        checkOrder(origin < bound && bound - origin < Double.POSITIVE_INFINITY);
        return Drawn.doubles(this, streamSize, g -> g.nextDouble(origin, bound));
    }

    default float nextFloat(float bound) {
        if (!(bound > 0 && bound < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        float r = nextFloat() * bound;
        return r >= bound ? Math.nextDown(bound) : r;
    }

    default float nextFloat(float origin, float bound) {
        checkOrder(origin < bound && bound - origin < Float.POSITIVE_INFINITY);
        float r = nextFloat() * (bound - origin) + origin;
        return r >= bound ? Math.nextDown(bound) : r;
    }

    default double nextGaussian(double mean, double stddev) {
        if (stddev < 0.0) {
            throw new IllegalArgumentException("standard deviation must be non-negative");
        }
        return mean + stddev * Ziggurat.gaussian(this);
    }

    static RandomGenerator of(String name) {
        return RandomGeneratorFactory.of(Objects.requireNonNull(name), RandomGenerator.class).create();
    }

    static RandomGenerator getDefault() {
        return RandomGeneratorFactory.getDefault().create();
    }

    /** A generator that gives a stream of others. */
    interface StreamableGenerator extends RandomGenerator {
        static StreamableGenerator of(String name) {
            return RandomGeneratorFactory.of(Objects.requireNonNull(name), StreamableGenerator.class).create();
        }

        Stream<RandomGenerator> rngs();

        default Stream<RandomGenerator> rngs(long streamSize) {
            checkSize(streamSize);
            return rngs().limit(streamSize);
        }
    }

    /** A generator that can be split into independent ones. */
    interface SplittableGenerator extends StreamableGenerator {
        static SplittableGenerator of(String name) {
            return RandomGeneratorFactory.of(Objects.requireNonNull(name), SplittableGenerator.class).create();
        }

        SplittableGenerator split();

        SplittableGenerator split(SplittableGenerator source);

        default Stream<SplittableGenerator> splits() {
            return splits(this);
        }

        Stream<SplittableGenerator> splits(long streamSize);

        Stream<SplittableGenerator> splits(SplittableGenerator source);

        Stream<SplittableGenerator> splits(long streamSize, SplittableGenerator source);

        @Override
        default Stream<RandomGenerator> rngs() {
            return splits().map(g -> g);
        }

        @Override
        default Stream<RandomGenerator> rngs(long streamSize) {
            return splits(streamSize).map(g -> g);
        }
    }

    /** A generator that can go ahead a long way at once. */
    interface JumpableGenerator extends StreamableGenerator {
        static JumpableGenerator of(String name) {
            return RandomGeneratorFactory.of(Objects.requireNonNull(name), JumpableGenerator.class).create();
        }

        JumpableGenerator copy();

        void jump();

        double jumpDistance();

        default Stream<RandomGenerator> jumps() {
            return Stream.generate(this::copyAndJump).sequential();
        }

        default Stream<RandomGenerator> jumps(long streamSize) {
            return jumps().limit(streamSize);
        }

        @Override
        default Stream<RandomGenerator> rngs() {
            return jumps();
        }

        @Override
        default Stream<RandomGenerator> rngs(long streamSize) {
            return jumps(streamSize);
        }

        default RandomGenerator copyAndJump() {
            RandomGenerator before = copy();
            jump();
            return before;
        }
    }

    /** A generator that can go ahead a very long way at once. */
    interface LeapableGenerator extends JumpableGenerator {
        static LeapableGenerator of(String name) {
            return RandomGeneratorFactory.of(Objects.requireNonNull(name), LeapableGenerator.class).create();
        }

        @Override
        LeapableGenerator copy();

        void leap();

        double leapDistance();

        default Stream<JumpableGenerator> leaps() {
            return Stream.generate(this::copyAndLeap).sequential();
        }

        default Stream<JumpableGenerator> leaps(long streamSize) {
            return leaps().limit(streamSize);
        }

        default JumpableGenerator copyAndLeap() {
            JumpableGenerator before = copy();
            leap();
            return before;
        }
    }

    /** A generator that can go ahead any way at once. */
    interface ArbitrarilyJumpableGenerator extends LeapableGenerator {
        static ArbitrarilyJumpableGenerator of(String name) {
            return RandomGeneratorFactory.of(Objects.requireNonNull(name), ArbitrarilyJumpableGenerator.class).create();
        }

        @Override
        ArbitrarilyJumpableGenerator copy();

        void jumpPowerOfTwo(int logDistance);

        void jump(double distance);

        @Override
        default void jump() {
            jump(jumpDistance());
        }

        default Stream<ArbitrarilyJumpableGenerator> jumps(double distance) {
            return Stream.generate(() -> copyAndJump(distance)).sequential();
        }

        default Stream<ArbitrarilyJumpableGenerator> jumps(long streamSize, double distance) {
            return jumps(distance).limit(streamSize);
        }

        @Override
        default void leap() {
            jump(leapDistance());
        }

        default ArbitrarilyJumpableGenerator copyAndJump(double distance) {
            ArbitrarilyJumpableGenerator before = copy();
            jump(distance);
            return before;
        }
    }
}
