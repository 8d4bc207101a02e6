/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the tables of numbers that mathematics defines. Run: java ... MathTables ROOT OUTPUT-ROOT */
public final class MathTables {
    public static void main(String[] args) throws IOException {
        Path in = Path.of(args[0]), out = Path.of(args[1]);
        List<Integer> primes = IntStream.range(2, 1000).boxed()
            .filter(n -> IntStream.range(2, n).noneMatch(d -> n % d == 0)).toList();

        SourceFile digests = new SourceFile(in, out, "classlib/java/security/LongBlockDigest.java");
        // FIPS 180-4, 5.3 and 4.2: the first 64 bits of the fractions of roots.
        digests.array("START_512", words(primes.subList(0, 8), MathTables::squareRoot, "L"), 8);
        digests.array("START_384", words(primes.subList(8, 16), MathTables::squareRoot, "L"), 8);
        digests.array("ROOTS", words(primes.subList(0, 80), MathTables::cubeRoot, "L"), 8);
        digests.write();

        SourceFile integers = new SourceFile(in, out, "classlib/java/math/BigInteger.java");
        integers.array("PRIMES", primes.stream().filter(p -> p > 2 && p < 256).map(String::valueOf).toList(), 8);
        integers.write();

        SourceFile parser = new SourceFile(in, out, "classlib/jdk/internal/math/FloatingParser.java");
        parser.array("POWERS", words(IntStream.rangeClosed(-13, 12).boxed().toList(), k -> leading(27 * k), "L"), 8);
        parser.write();

        SourceFile angles = new SourceFile(in, out, "classlib/native/strict_trigonometry.c");
        // 2/pi to more bits than are kept; 2^1400 / (pi/2) with pi/2 in units of 2^-1600.
        BigInteger bits = BigInteger.ONE.shiftLeft(1400 + 1600).divide(halfPi(1600)).shiftRight(1400 - 64 * 20);
        angles.array("two_over_pi_bits", words(IntStream.range(0, 20).boxed().toList(),
            i -> bits.shiftRight(64 * (19 - i)), "u"), 4);
        angles.write();
    }

    private static List<String> words(List<Integer> of, Function<Integer, BigInteger> value, String suffix) {
        return of.stream().map(n -> String.format("0x%016x%s", value.apply(n).longValue(), suffix))
            .collect(Collectors.toList());
    }

    private static BigInteger squareRoot(int n) {
        return BigInteger.valueOf(n).shiftLeft(128).sqrt();
    }

    /** The cube root in units of 2^-64, bit by bit. */
    private static BigInteger cubeRoot(int n) {
        BigInteger cube = BigInteger.valueOf(n).shiftLeft(192), root = BigInteger.ZERO;
        for (int bit = 68; bit >= 0; bit--) {
            BigInteger more = root.setBit(bit);
            if (more.pow(3).compareTo(cube) <= 0) {
                root = more;
            }
        }
        return root;
    }

    /** A power of ten, scaled by one of two to 64 bits and rounded to the nearest. */
    private static BigInteger leading(int exponent) {
        BigInteger ten = BigInteger.TEN.pow(Math.abs(exponent));
        BigInteger scaled = exponent >= 0 ? ten.shiftLeft(64) : BigInteger.ONE.shiftLeft(3 * ten.bitLength()).divide(ten);
        int less = scaled.bitLength() - 64;
        return scaled.shiftRight(less - 1).add(BigInteger.ONE).shiftRight(1);
    }

    /** pi/2 in units of 2^-n, by Machin's formula pi/4 = 4 arctan 1/5 - arctan 1/239. */
    private static BigInteger halfPi(int n) {
        BigInteger quarter = arctangent(5, n + 64).shiftLeft(2).subtract(arctangent(239, n + 64));
        return quarter.shiftRight(63);
    }

    private static BigInteger arctangent(int inverse, int n) {
        BigInteger sum = BigInteger.ZERO, power = BigInteger.ONE.shiftLeft(n).divide(BigInteger.valueOf(inverse));
        BigInteger square = BigInteger.valueOf((long) inverse * inverse);
        for (int k = 1; power.signum() != 0; k += 2, power = power.divide(square)) {
            BigInteger term = power.divide(BigInteger.valueOf(k));
            sum = k % 4 == 1 ? sum.add(term) : sum.subtract(term);
        }
        return sum;
    }
}
