/* SPDX-License-Identifier: MIT */
import java.util.Random;
import java.util.Spliterator;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.BaseStream;

/**
 * Streams of random numbers know how many there are, split in halves, and are counted without being
 * drawn.
 */
public class DrawnStreams {

    static String size(BaseStream<?, ?> stream) {
        Spliterator<?> s = stream.spliterator();
        return s.characteristics() + ":" + s.getExactSizeIfKnown();
    }

    static String leftFirst(Spliterator.OfInt s) {
        Spliterator.OfInt left = s.trySplit();
        return left == null ? numbers(s) : "(" + leftFirst(left) + " " + leftFirst(s) + ")";
    }

    static String rightFirst(Spliterator.OfInt s) {
        Spliterator.OfInt left = s.trySplit();
        if (left == null) {
            return numbers(s);
        }
        String right = rightFirst(s);
        return "(" + rightFirst(left) + " " + right + ")";
    }

    static String numbers(Spliterator.OfInt s) {
        StringBuilder all = new StringBuilder();
        s.forEachRemaining((int n) -> all.append(n).append(' '));
        return all.toString().trim();
    }

    static void sizes(RandomGenerator g) {
        System.out.println(
            size(g.ints()) +
                " " +
                size(g.ints(5)) +
                " " +
                size(g.ints(5, 0, 3)) +
                " " +
                size(g.ints(0, 3))
        );
        System.out.println(
            size(g.longs()) +
                " " +
                size(g.longs(6)) +
                " " +
                size(g.longs(6, 0, 3)) +
                " " +
                size(g.longs(0, 3))
        );
        System.out.println(
            size(g.doubles()) +
                " " +
                size(g.doubles(7)) +
                " " +
                size(g.doubles(7, 0, 3)) +
                " " +
                size(g.doubles(0, 3))
        );
    }

    static void of(String name) {
        System.out.println(name);
        RandomGeneratorFactory<RandomGenerator> factory = RandomGeneratorFactory.of(name);
        sizes(factory.create(1));
        System.out.println(leftFirst(factory.create(1).ints(10, 0, 100).spliterator()));
        System.out.println(rightFirst(factory.create(1).ints(10, 0, 100).spliterator()));
        RandomGenerator g = factory.create(2);
        System.out.println(
            g.ints(1000).count() +
                " " +
                g.longs(7).count() +
                " " +
                g.doubles(8, 0, 1).count() +
                " then " +
                g.nextInt()
        );
    }

    static void bounds(double origin, double bound) {
        ThreadLocalRandom r = ThreadLocalRandom.current();
        String how = "drawn";
        try {
            r.nextDouble(origin, bound);
        } catch (IllegalArgumentException e) {
            how = e.getMessage();
        }
        System.out.println(origin + " " + bound + " " + how);
    }

    static void drawnByMany(RandomGenerator alone, RandomGenerator shared) {
        int sum = alone.ints(5000).sum(); // each takes one step of the generator
        System.out.println(sum == shared.ints(5000).parallel().sum());
    }

    public static void main(String[] args) {
        for (String name : new String[] {
            "Random",
            "SplittableRandom",
            "L64X128MixRandom",
            "Xoshiro256PlusPlus"
        }) {
            of(name);
        }
        sizes(ThreadLocalRandom.current());
        sizes(() -> 5);
        bounds(-1, 1);
        bounds(-Double.MAX_VALUE, Double.MAX_VALUE);
        bounds(0, Double.POSITIVE_INFINITY);
        bounds(Double.NEGATIVE_INFINITY, 0);
        bounds(0, Double.NaN);
        drawnByMany(new Random(3), new Random(3));
    }
}
