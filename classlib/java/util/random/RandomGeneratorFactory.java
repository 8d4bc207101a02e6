/* SPDX-License-Identifier: MIT */
package java.util.random;

import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.Objects;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import jdk.random.L128X1024MixRandom;
import jdk.random.L128X128MixRandom;
import jdk.random.L128X256MixRandom;
import jdk.random.L32X64MixRandom;
import jdk.random.L64X1024MixRandom;
import jdk.random.L64X128MixRandom;
import jdk.random.L64X128StarStarRandom;
import jdk.random.L64X256MixRandom;
import jdk.random.Xoroshiro128PlusPlus;
import jdk.random.Xoshiro256PlusPlus;

/** What is known of an algorithm, and how its generators are made. */
public final class RandomGeneratorFactory<T extends RandomGenerator> {
    private final Class<? extends RandomGenerator> type;
    private final String group;
    private final int stateBits;
    private final int equidistribution;
    private final BigInteger period;
    private final Supplier<? extends RandomGenerator> unseeded;
    private final LongFunction<? extends RandomGenerator> seeded;
    /** Null: there is no such constructor. */
    private final Function<byte[], ? extends RandomGenerator> seededByBytes;

    private <G extends RandomGenerator> RandomGeneratorFactory(Class<G> type, String group,
            int stateBits, int equidistribution, BigInteger period, Supplier<G> unseeded,
            LongFunction<G> seeded, Function<byte[], G> seededByBytes) {
        this.type = type;
        this.group = group;
        this.stateBits = stateBits;
        this.equidistribution = equidistribution;
        this.period = period;
        this.unseeded = unseeded;
        this.seeded = seeded;
        this.seededByBytes = seededByBytes;
    }

    private static BigInteger powerOf2(int n) {
        return BigInteger.ONE.shiftLeft(n);
    }

    /** Of a linear congruential generator and a xor-based one of so many bits. */
    private static <G extends RandomGenerator> RandomGeneratorFactory<RandomGenerator> lxm(
            Class<G> type, int first, int second, int equidistribution, Supplier<G> unseeded,
            LongFunction<G> seeded, Function<byte[], G> seededByBytes) {
        return new RandomGeneratorFactory<>(type, "LXM", first + second, equidistribution,
            powerOf2(second).subtract(BigInteger.ONE).shiftLeft(first),
            unseeded, seeded, seededByBytes);
    }

    private static Stream<RandomGeneratorFactory<RandomGenerator>> known() {
        return Stream.of(
            lxm(L32X64MixRandom.class, 32, 64, 1,
                L32X64MixRandom::new, L32X64MixRandom::new, L32X64MixRandom::new),
            lxm(L64X128MixRandom.class, 64, 128, 2,
                L64X128MixRandom::new, L64X128MixRandom::new, L64X128MixRandom::new),
            lxm(L64X128StarStarRandom.class, 64, 128, 2,
                L64X128StarStarRandom::new, L64X128StarStarRandom::new, L64X128StarStarRandom::new),
            lxm(L64X256MixRandom.class, 64, 256, 4,
                L64X256MixRandom::new, L64X256MixRandom::new, L64X256MixRandom::new),
            lxm(L64X1024MixRandom.class, 64, 1024, 16,
                L64X1024MixRandom::new, L64X1024MixRandom::new, L64X1024MixRandom::new),
            lxm(L128X128MixRandom.class, 128, 128, 1,
                L128X128MixRandom::new, L128X128MixRandom::new, L128X128MixRandom::new),
            lxm(L128X256MixRandom.class, 128, 256, 1,
                L128X256MixRandom::new, L128X256MixRandom::new, L128X256MixRandom::new),
            lxm(L128X1024MixRandom.class, 128, 1024, 1,
                L128X1024MixRandom::new, L128X1024MixRandom::new, L128X1024MixRandom::new),
            new RandomGeneratorFactory<>(Xoroshiro128PlusPlus.class, "Xoroshiro", 128, 1,
                powerOf2(128).subtract(BigInteger.ONE),
                Xoroshiro128PlusPlus::new, Xoroshiro128PlusPlus::new,
                Xoroshiro128PlusPlus::new),
            new RandomGeneratorFactory<>(Xoshiro256PlusPlus.class, "Xoshiro", 256, 3,
                powerOf2(256).subtract(BigInteger.ONE),
                Xoshiro256PlusPlus::new, Xoshiro256PlusPlus::new,
                Xoshiro256PlusPlus::new),
            new RandomGeneratorFactory<>(Random.class, "Legacy", 48, 0, powerOf2(48),
                Random::new, Random::new, null),
            new RandomGeneratorFactory<>(SplittableRandom.class, "Legacy", 64, 1, powerOf2(64),
                SplittableRandom::new, SplittableRandom::new, null),
            new RandomGeneratorFactory<>(SecureRandom.class, "Legacy", Integer.MAX_VALUE,
                Integer.MAX_VALUE, BigInteger.ZERO, SecureRandom::new,
                seed -> new SecureRandom(), SecureRandom::new));
    }

    /** Its generators are of the type, or it is refused. */
    @SuppressWarnings("unchecked")
    static <T extends RandomGenerator> RandomGeneratorFactory<T> of(String name, Class<T> type) {
        RandomGeneratorFactory<RandomGenerator> found = known()
            .filter(f -> f.name().equals(name)).findFirst()
            .orElseThrow(() -> new IllegalArgumentException(
                "No implementation of the random number generator algorithm \"" + name
                + "\" is available"));
        if (!type.isAssignableFrom(found.type)) {
            throw new IllegalArgumentException("The random number generator algorithm \"" + name
                + "\" is not implemented with the interface \"" + type.getSimpleName() + "\"");
        }
        return (RandomGeneratorFactory<T>) found;
    }

    @SuppressWarnings("unchecked")
    public static <T extends RandomGenerator> RandomGeneratorFactory<T> of(String name) {
        return (RandomGeneratorFactory<T>) of(Objects.requireNonNull(name), RandomGenerator.class);
    }

    public static RandomGeneratorFactory<RandomGenerator> getDefault() {
        return of("L32X64MixRandom", RandomGenerator.class);
    }

    public static Stream<RandomGeneratorFactory<RandomGenerator>> all() {
        return known();
    }

    public String name() {
        return type.getSimpleName();
    }

    public String group() {
        return group;
    }

    public int stateBits() {
        return stateBits;
    }

    public int equidistribution() {
        return equidistribution;
    }

    public BigInteger period() {
        return period;
    }

    public boolean isStatistical() {
        return !isStochastic();
    }

    public boolean isStochastic() {
        return type == SecureRandom.class;
    }

    public boolean isHardware() {
        return false;
    }

    private boolean is(Class<?> kind) {
        return kind.isAssignableFrom(type);
    }

    public boolean isArbitrarilyJumpable() {
        return is(RandomGenerator.ArbitrarilyJumpableGenerator.class);
    }

    public boolean isJumpable() {
        return is(RandomGenerator.JumpableGenerator.class);
    }

    public boolean isLeapable() {
        return is(RandomGenerator.LeapableGenerator.class);
    }

    public boolean isSplittable() {
        return is(RandomGenerator.SplittableGenerator.class);
    }

    public boolean isStreamable() {
        return is(RandomGenerator.StreamableGenerator.class);
    }

    public boolean isDeprecated() {
        return type.isAnnotationPresent(Deprecated.class);
    }

    @SuppressWarnings("unchecked")
    public T create() {
        return (T) unseeded.get();
    }

    @SuppressWarnings("unchecked")
    public T create(long seed) {
        return (T) seeded.apply(seed);
    }

    /** Where an algorithm takes no bytes, of a seed of its own. */
    @SuppressWarnings("unchecked")
    public T create(byte[] seed) {
        Objects.requireNonNull(seed, "seed must not be null");
        return seededByBytes == null ? create() : (T) seededByBytes.apply(seed);
    }
}
