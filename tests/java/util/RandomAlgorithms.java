/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.random.*;

/**
 * Normal and exponential numbers of seeded generators, algorithms by name, jumps of a generator of
 * one's own.
 */
public class RandomAlgorithms {

    interface Maker {
        Object make();
    }

    static void attempt(Maker m) {
        try {
            System.out.println(m.make());
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    /** Counts; so that each part of the tables can be asked for. */
    static final class Counter implements RandomGenerator.ArbitrarilyJumpableGenerator {

        long state;

        Counter(long state) {
            this.state = state;
        }

        @Override
        public long nextLong() {
            return (state += 0x9e3779b97f4a7c15L);
        }

        @Override
        public Counter copy() {
            return new Counter(state);
        }

        @Override
        public void jumpPowerOfTwo(int log) {
            jump(Math.scalb(1.0, log));
        }

        @Override
        public void jump(double distance) {
            state += (long) distance * 0x9e3779b97f4a7c15L;
        }

        @Override
        public double jumpDistance() {
            return 16;
        }

        @Override
        public double leapDistance() {
            return 1024;
        }
    }

    static void numbers(RandomGenerator g) {
        System.out.println(
            g.nextInt() +
                " " +
                g.nextLong() +
                " " +
                g.nextDouble() +
                " " +
                g.nextInt(10) +
                " " +
                g.nextInt(-5, 5) +
                " " +
                g.nextLong(1000) +
                " " +
                g.nextFloat() +
                " " +
                g.nextBoolean() +
                " " +
                g.nextGaussian() +
                " " +
                g.nextGaussian(10, 2) +
                " " +
                g.nextExponential()
        );
        long hash = 0;
        double most = 0;
        for (int i = 0; i < 6000; i++) {
            double v = g.nextGaussian();
            double w = g.nextExponential();
            hash = (hash * 31 + Double.doubleToLongBits(v)) * 31 + Double.doubleToLongBits(w);
            most = Math.max(most, Math.max(Math.abs(v), w));
        }
        System.out.println(Long.toHexString(hash) + " " + most);
    }

    static void about(String name) {
        RandomGeneratorFactory<RandomGenerator> f = RandomGeneratorFactory.of(name);
        System.out.println(
            f.name() +
                " " +
                f.group() +
                " " +
                f.stateBits() +
                " " +
                f.equidistribution() +
                " " +
                f.period() +
                " " +
                f.isStatistical() +
                " " +
                f.isStochastic() +
                " " +
                f.isHardware() +
                " " +
                f.isArbitrarilyJumpable() +
                " " +
                f.isJumpable() +
                " " +
                f.isLeapable() +
                " " +
                f.isSplittable() +
                " " +
                f.isStreamable() +
                " " +
                f.isDeprecated() +
                " " +
                f.create().getClass().getName() +
                " " +
                f
                    .create(new byte[] { 1 })
                    .getClass()
                    .getName()
        );
    }

    public static void main(String[] args) {
        for (String name : new String[] {
            "Random",
            "SplittableRandom",
            "SecureRandom",
            "L32X64MixRandom"
        })
            about(name);
        for (long seed : new long[] { 0, 1, 42, -1, Long.MIN_VALUE }) {
            numbers(new Random(seed));
            numbers(new SplittableRandom(seed));
            numbers(RandomGeneratorFactory.of("L32X64MixRandom").create(seed));
            numbers(new Counter(seed));
        }
        for (byte[] seed : new byte[][] {
            {},
            { -1, 2, 3 },
            { 1, 2, 3, 4, 5, 6, 7, 8, 9, -1 },
            new byte[40],
            "more than sixteen bytes of seed".getBytes()
        })
            System.out.println(
                RandomGeneratorFactory.of("L32X64MixRandom").create(seed).nextLong()
            );
        RandomGenerator.SplittableGenerator s =
            RandomGeneratorFactory.<RandomGenerator.SplittableGenerator>of(
                "L32X64MixRandom"
            ).create(7);
        RandomGenerator.SplittableGenerator t = s.split();
        System.out.println(
            t.nextInt() +
                " " +
                s.nextInt() +
                " " +
                t.split(s).nextInt() +
                " " +
                s.split().split().nextLong()
        );
        s.splits(3).forEach(g -> System.out.println(g.nextLong()));
        s.rngs(2).forEach(g -> System.out.println(g.nextLong()));
        attempt(() -> RandomGenerator.of("Nope"));
        attempt(() -> RandomGenerator.of(null));
        attempt(() -> RandomGenerator.SplittableGenerator.of("Random"));
        attempt(() -> RandomGenerator.StreamableGenerator.of("Random"));
        attempt(() -> RandomGenerator.JumpableGenerator.of("SplittableRandom"));
        attempt(() -> RandomGenerator.LeapableGenerator.of("SplittableRandom"));
        attempt(() -> RandomGenerator.ArbitrarilyJumpableGenerator.of("SplittableRandom"));
        attempt(() ->
            RandomGenerator.StreamableGenerator.of("SplittableRandom").getClass().getName()
        );
        attempt(
            () ->
                RandomGenerator.getDefault().getClass().getName() +
                " " +
                RandomGeneratorFactory.getDefault().name()
        );
        attempt(() -> RandomGeneratorFactory.of("Random").create((byte[]) null));
        System.out.println(
            RandomGeneratorFactory.all()
                .map(RandomGeneratorFactory::name)
                .filter(n -> n.endsWith("Random") && !n.startsWith("L64") && !n.startsWith("L128"))
                .sorted()
                .toList()
        );
        Counter c = new Counter(3);
        c.jumps(2).forEach(g -> System.out.println(g.nextLong()));
        c.jumps(2, 5.0).forEach(g -> System.out.println(g.nextLong()));
        c.jumps()
            .limit(2)
            .forEach(g -> System.out.println(g.nextLong()));
        c.leaps(2).forEach(g -> System.out.println(g.nextLong()));
        c.leaps()
            .limit(1)
            .forEach(g -> System.out.println(g.nextLong()));
        c.rngs(2).forEach(g -> System.out.println(g.nextLong()));
        c.jumps(7.0)
            .limit(1)
            .forEach(g -> System.out.println(g.nextLong()));
        c.jumpPowerOfTwo(3);
        System.out.println(
            c.copyAndJump().nextLong() +
                " " +
                c.copyAndLeap().nextLong() +
                " " +
                c.copyAndJump(2.0).nextLong() +
                " " +
                c.nextLong()
        );
        c.jump();
        c.leap();
        System.out.println(c.nextLong());
        attempt(() -> c.jumps(-1));
        attempt(() -> c.leaps(-1));
        attempt(() -> c.rngs(-1));
        attempt(() -> s.splits(-1));
        attempt(() -> s.splits(null));
        attempt(() -> s.rngs(-1));
    }
}
