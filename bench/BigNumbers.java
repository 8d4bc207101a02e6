/* SPDX-License-Identifier: MIT */
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** Large integers and decimals: factorials, powers, modular powers, division, roots, digits. */
public class BigNumbers {
    static BigInteger product(int from, int to) {
        if (to - from < 8) {
            BigInteger p = BigInteger.valueOf(from);
            for (int i = from + 1; i < to; i++) p = p.multiply(BigInteger.valueOf(i));
            return p;
        }
        int middle = (from + to) >>> 1;
        return product(from, middle).multiply(product(middle, to));
    }

    public static void main(String[] args) {
        int size = args.length > 0 ? Integer.parseInt(args[0]) : 3000;
        BigInteger factorial = product(1, size);
        System.out.println(factorial.bitLength() + " " + factorial.toString().hashCode());
        BigInteger power = BigInteger.valueOf(3).pow(size * 4);
        System.out.println(power.toString().length() + " "
            + new BigInteger(power.toString()).equals(power));
        BigInteger[] parts = power.divideAndRemainder(factorial);
        System.out.println(parts[0].bitLength() + " " + parts[1].mod(BigInteger.valueOf(1000007)));
        BigInteger prime = BigInteger.ONE.shiftLeft(521).subtract(BigInteger.ONE);
        BigInteger x = BigInteger.valueOf(7);
        for (int i = 0; i < size / 1000; i++)
            x = x.modPow(prime.shiftRight(3), prime).add(BigInteger.TWO);
        System.out.println(x.hashCode() + " " + x.modInverse(prime).hashCode() + " "
            + prime.isProbablePrime(2));
        BigInteger gcd = factorial.gcd(power);
        System.out.println(gcd.bitLength() + " " + factorial.sqrt().bitCount());
        BigDecimal sum = BigDecimal.ZERO;
        MathContext digits = new MathContext(60);
        for (int i = 1; i < size; i++)
            sum = sum.add(BigDecimal.ONE.divide(BigDecimal.valueOf(i), digits), digits);
        System.out.println(sum);
    }
}
