/* SPDX-License-Identifier: MIT */
import java.util.Arrays;
import java.util.Comparator;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Collectors;

/**
 * Every algorithm by its name: what is known of it, its numbers of seeds, split ones, jumps and
 * leaps.
 */
public class RandomFamilies {

    static String numbers(RandomGenerator g) {
        StringBuilder s = new StringBuilder()
            .append(g.nextLong())
            .append(' ')
            .append(g.nextInt())
            .append(' ')
            .append(g.nextInt(7, 1000));
        s.append(' ')
            .append(g.nextDouble())
            .append(' ')
            .append(g.nextGaussian())
            .append(' ')
            .append(g.nextBoolean())
            .append(' ');
        long hash = 0;
        for (int i = 0; i < 100; i++) hash = hash * 31 + g.nextLong();
        byte[] bytes = new byte[11];
        g.nextBytes(bytes);
        return s
            .append(hash)
            .append(' ')
            .append(Arrays.hashCode(bytes))
            .append(' ')
            .append(g.ints(3, 0, 99).boxed().toList())
            .toString();
    }

    static void about(RandomGeneratorFactory<?> f) {
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
                f.isStochastic() +
                f.isHardware() +
                f.isArbitrarilyJumpable() +
                f.isJumpable() +
                f.isLeapable() +
                f.isSplittable() +
                f.isStreamable() +
                f.isDeprecated()
        );
        if (f.name().equals("SecureRandom")) return;
        for (long seed : new long[] { 0, 1, -1, 0x6A09E667F3BCC909L, Long.MIN_VALUE })
            System.out.println(numbers(f.create(seed)));
        for (int n : new int[] { 0, 1, 9, 32, 200 }) {
            byte[] zeros = new byte[n];
            byte[] seed = new byte[n];
            for (int i = 0; i < n; i++) seed[i] = (byte) (i * 77 - 100);
            // the reference takes no bytes for it, but numbers at random
            if (f.name().equals("L128X256MixRandom")) continue;
            if (f.name().startsWith("L") || f.name().startsWith("X")) System.out.println(
                numbers(f.create(seed)) + "\n" + numbers(f.create(zeros))
            );
        }
        RandomGenerator g = f.create(42);
        if (g instanceof RandomGenerator.SplittableGenerator s) {
            System.out.println(
                numbers(s.split()) +
                    "\n" +
                    numbers(
                        s.split(RandomGenerator.SplittableGenerator.of("L64X256MixRandom").split(s))
                    )
            );
            System.out.println(
                s.splits(3).map(RandomFamilies::numbers).collect(Collectors.joining("\n"))
            );
        }
        if (g instanceof RandomGenerator.LeapableGenerator l) {
            System.out.println(l.jumpDistance() + " " + l.leapDistance());
            System.out.println(
                numbers(l.copyAndJump()) + "\n" + numbers(l.copyAndLeap()) + "\n" + numbers(l)
            );
            System.out.println(
                l.jumps(2).map(RandomFamilies::numbers).toList() +
                    "\n" +
                    l.leaps(2).map(RandomFamilies::numbers).toList()
            );
        }
    }

    public static void main(String[] args) {
        RandomGeneratorFactory.all()
            .sorted(Comparator.comparing(RandomGeneratorFactory::name))
            .forEach(RandomFamilies::about);
    }
}
