/* SPDX-License-Identifier: MIT */
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;

/** Every operation of BigInteger on random numbers of several sizes, as one hash per size. */
public class BigIntegers {

    static int hash;

    static void mix(Object o) {
        hash = 31 * hash + (o instanceof Object[] ? Arrays.hashCode((Object[]) o) : o.hashCode());
    }

    static BigInteger number(Random r, int bits) {
        BigInteger x = new BigInteger(r.nextInt(bits) + 1, r);
        if (r.nextInt(4) == 0) {
            x = BigInteger.ONE.shiftLeft(r.nextInt(bits)).subtract(
                BigInteger.valueOf(r.nextInt(3))
            );
        }
        return r.nextBoolean() ? x : x.negate();
    }

    public static void main(String[] args) {
        Random r = new Random(11);
        int[] bits = { 40, 70, 200, 3000, 20000 };
        int[] counts = { 300, 300, 200, 20, 3 };
        for (int s = 0; s < bits.length; s++) {
            hash = 0;
            for (int i = 0; i < counts[s]; i++) {
                BigInteger x = number(r, bits[s]);
                BigInteger y = number(r, bits[s]);
                int n = r.nextInt(200);
                mix(x.add(y));
                mix(x.subtract(y));
                mix(x.multiply(y));
                mix(x.multiply(y).add(x));
                if (y.signum() != 0) {
                    mix(x.divideAndRemainder(y));
                    mix(x.multiply(x).divideAndRemainder(y));
                }
                mix(x.and(y));
                mix(x.or(y));
                mix(x.xor(y));
                mix(x.not());
                mix(x.shiftLeft(n));
                mix(x.shiftRight(n));
                mix(x.flipBit(n));
                mix(x.bitLength() + x.bitCount());
                mix(x.abs().sqrt());
                mix(x.toString());
                mix(x.toString(7));
                mix(new BigInteger(x.toString(36), 36));
                mix(new BigInteger(x.toByteArray()));
                mix(x.doubleValue());
                mix(x.floatValue());
                mix(x.longValue());
                if (s < 3) {
                    mix(x.gcd(y));
                    BigInteger m = y.abs().add(BigInteger.TWO);
                    mix(x.modPow(BigInteger.valueOf(n), m));
                    mix(x.mod(m));
                    mix(x.pow(n % 10));
                    if (x.gcd(m).equals(BigInteger.ONE)) {
                        mix(x.modInverse(m));
                    }
                }
            }
            System.out.println(bits[s] + " " + hash);
        }
        System.out.println(BigInteger.TWO.pow(127).subtract(BigInteger.ONE).isProbablePrime(20));
        System.out.println(BigInteger.TEN.pow(30).nextProbablePrime());
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 100; i++) {
            f = f.multiply(BigInteger.valueOf(i));
        }
        System.out.println(f);
        for (String s : new String[] { "", "-", "1-", "12x", "+5", "-0" }) {
            try {
                System.out.println(new BigInteger(s));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            f.divide(BigInteger.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
