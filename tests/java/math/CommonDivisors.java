/* SPDX-License-Identifier: MIT */
import java.math.BigInteger;
import java.util.Random;

/** gcd of numbers by chance, of neighbours of powers of two, of Fibonacci's numbers. */
public class CommonDivisors {
    static BigInteger number(Random random) {
        int kind = random.nextInt(5);
        int bits = random.nextInt(kind == 0 ? 40 : kind == 1 ? 130 : 600);
        BigInteger power = BigInteger.ONE.shiftLeft(bits);
        BigInteger small = BigInteger.valueOf(random.nextInt(5));
        BigInteger x = kind == 3 ? power.subtract(small) : kind == 4 ? power.add(small)
            : new BigInteger(bits, random);
        return random.nextBoolean() ? x : x.negate();
    }

    static void byChance() {
        Random random = new Random(11);
        long hash = 0;
        for (int i = 1; i <= 8000; i++) {
            BigInteger x = number(random);
            BigInteger y = number(random);
            BigInteger factor = random.nextInt(3) == 0 ? number(random) : BigInteger.ONE;
            BigInteger common = x.multiply(factor).gcd(y.multiply(factor));
            hash = hash * 31 + common.hashCode();
            if (i % 1000 == 0) {
                System.out.println(i + " pairs: hash " + hash + ", the last has "
                    + common.bitLength() + " bits, signum " + common.signum());
            }
        }
    }

    static void fibonacci() {
        BigInteger a = BigInteger.ONE;
        BigInteger b = BigInteger.ONE;
        int coprime = 0;
        int divided = 0;
        for (int i = 0; i < 1500; i++) {
            coprime += a.gcd(b).equals(BigInteger.ONE) ? 1 : 0;
            divided += i % 50 == 0 && a.multiply(b).gcd(b.multiply(b)).equals(b) ? 1 : 0;
            BigInteger next = a.add(b);
            a = b;
            b = next;
        }
        System.out.println("neighbours without a divisor: " + coprime + ", products: " + divided);
    }

    static void powers() {
        for (int k = 1; k < 700; k += 33) {
            BigInteger ones = BigInteger.ONE.shiftLeft(k).subtract(BigInteger.ONE);
            BigInteger more = BigInteger.ONE.shiftLeft(2 * k).subtract(BigInteger.ONE);
            BigInteger eight = BigInteger.ONE.shiftLeft(k + 31).subtract(BigInteger.valueOf(8));
            System.out.println("2^" + k + ": " + ones.gcd(more).bitLength() + " bits, by eights "
                + BigInteger.ONE.shiftLeft(k).gcd(eight));
        }
    }

    public static void main(String[] args) {
        byChance();
        fibonacci();
        powers();
        System.out.println("nothing and nothing: " + BigInteger.ZERO.gcd(BigInteger.ZERO)
            + ", and minus six: " + BigInteger.ZERO.gcd(BigInteger.valueOf(-6)));
    }
}
