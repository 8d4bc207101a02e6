// SPDX-License-Identifier: MIT
// Random operands through every operation of BigInteger and BigDecimal, hashed by round; texts that
// are no
// numbers; primes found with a given generator.
import java.math.*;
import java.util.*;
import java.util.function.*;

public class BigRandom {

    static int h;

    static void a(Supplier<?> s) {
        String r;
        try {
            r = String.valueOf(s.get());
        } catch (ArithmeticException | IllegalArgumentException e) {
            r = e.toString();
        }
        if (V) System.out.println(r);
        h = h * 31 + r.hashCode();
    }

    static boolean V;

    static BigInteger bi(Random r) {
        int b = new int[] { 1, 8, 31, 32, 33, 63, 64, 65, 100, 500, 2000, 6000 }[r.nextInt(12)];
        BigInteger x = new BigInteger(b, r);
        return r.nextBoolean() ? x : x.negate();
    }

    static BigDecimal bd(Random r) {
        return new BigDecimal(
            new BigInteger(r.nextInt(120) + 1, r).multiply(
                BigInteger.valueOf(r.nextBoolean() ? 1 : -1)
            ),
            r.nextInt(40) - 20
        );
    }

    public static void main(String[] z) {
        V = z.length > 0;
        Random r = new Random(9);
        for (int i = 0; i < 400; i++) {
            h = 1;
            BigInteger x = bi(r),
                y = bi(r),
                m = bi(r).abs().add(BigInteger.ONE);
            int n = r.nextInt(70);
            a(() -> x.add(y));
            a(() -> x.subtract(y));
            a(() -> x.multiply(y));
            a(() -> x.divide(y));
            a(() -> x.mod(y));
            a(() -> x.remainder(y));
            a(() -> x.gcd(y));
            a(() ->
                x.bitLength() < 600 ? x.modPow(y.bitLength() < 200 ? y : BigInteger.TEN, m) : 0
            );
            a(() -> x.modInverse(m));
            a(() -> x.shiftLeft(n));
            a(() -> x.shiftRight(n));
            a(() -> x.and(y));
            a(() -> x.or(y));
            a(() -> x.xor(y));
            a(() -> x.not());
            a(() -> x.andNot(y));
            a(() -> x.bitCount());
            a(() -> x.bitLength());
            a(() -> x.getLowestSetBit());
            a(() -> x.testBit(n));
            a(() -> x.setBit(n));
            a(() -> x.clearBit(n));
            a(() -> x.flipBit(n));
            a(() -> x.abs().sqrt());
            a(() -> Arrays.toString(x.abs().sqrtAndRemainder()));
            a(() -> x.pow(n % 20));
            a(() -> x.toString(2 + (n % 35)));
            a(() -> x.hashCode());
            a(() -> x.doubleValue());
            a(() -> x.floatValue());
            a(() -> x.longValue());
            a(() -> Arrays.toString(x.toByteArray()));
            a(() -> new BigInteger(x.toString(36), 36).equals(x));
            a(() -> x.compareTo(y));
            a(() -> x.signum());
            a(() -> x.intValueExact());
            a(() -> x.longValueExact());
            a(() -> Arrays.toString(x.divideAndRemainder(y)));
            System.out.println("I" + i + " " + h);
        }
        for (int i = 0; i < 600; i++) {
            h = 1;
            BigDecimal x = bd(r),
                y = bd(r);
            MathContext mc = new MathContext(r.nextInt(30), RoundingMode.values()[r.nextInt(8)]);
            int s = r.nextInt(40) - 15;
            RoundingMode rm = RoundingMode.values()[r.nextInt(8)];
            a(() -> x.add(y));
            a(() -> x.add(y, mc));
            a(() -> x.subtract(y));
            a(() -> x.subtract(y, mc));
            a(() -> x.multiply(y));
            a(() -> x.multiply(y, mc));
            a(() -> x.divide(y));
            a(() -> x.divide(y, mc));
            a(() -> x.divide(y, s, rm));
            a(() -> x.divide(y, rm));
            a(() -> x.divideToIntegralValue(y));
            a(() -> x.divideToIntegralValue(y, mc));
            a(() -> x.remainder(y));
            a(() -> x.remainder(y, mc));
            a(() -> x.pow(s));
            a(() -> x.pow(Math.abs(s) % 9, mc));
            a(() -> x.negate(mc));
            a(() -> x.plus(mc));
            a(() -> x.round(mc));
            a(() -> x.setScale(s, rm));
            a(() -> x.setScale(s));
            a(() -> x.movePointLeft(s));
            a(() -> x.movePointRight(s));
            a(() -> x.scaleByPowerOfTen(s));
            a(() -> x.stripTrailingZeros());
            a(() -> x.toPlainString());
            a(() -> x.toEngineeringString());
            a(() -> x.toString());
            a(() -> x.precision() + " " + x.scale() + x.ulp() + x.unscaledValue());
            a(() -> x.toBigInteger());
            a(() -> x.toBigIntegerExact());
            a(() -> x.intValueExact());
            a(() -> x.longValueExact());
            a(() -> x.longValue() + " " + x.intValue());
            a(() -> x.doubleValue() + " " + x.floatValue());
            a(() -> x.hashCode());
            a(() -> x.compareTo(y) + "" + x.equals(y) + x.min(y) + x.max(y));
            a(() -> x.abs().sqrt(mc));
            a(() -> new BigDecimal(x.doubleValue()));
            a(() -> BigDecimal.valueOf(x.doubleValue()));
            a(() -> new BigDecimal(x.toString(), mc));
            System.out.println("D" + i + " " + h);
        }
        for (String s : new String[] {
            "",
            "+",
            "-",
            "1e",
            "e5",
            "1.",
            "..1",
            ".",
            "1e99999999999",
            "0x1",
            " 1",
            "1 ",
            "1_0",
            "\u0661",
            "1e+5",
            "-.5e-3",
            "00.10",
            "1E2147483647",
            "1E-2147483648",
            "--1"
        }) {
            h = 0;
            try {
                System.out.println(s + " " + new BigDecimal(s));
            } catch (Exception e) {
                System.out.println(s + " " + e);
            }
            try {
                System.out.println(new BigInteger(s));
            } catch (Exception e) {
                System.out.println(e);
            }
        }
        for (int b : new int[] { 2, 8, 16, 32, 64, 100 }) {
            BigInteger p = BigInteger.probablePrime(b, new Random(b));
            System.out.println(p + " " + p.isProbablePrime(20) + " " + p.nextProbablePrime());
        }
        System.out.println(
            new BigInteger(100, 5, new Random(3)) + " " + new BigInteger(50, new Random(4))
        );
        for (long l = 1; l < 200; l += 7) System.out.print(
            BigInteger.valueOf(l).isProbablePrime(10) ? l + " " : ""
        );
        System.out.println();
        BigInteger f = BigInteger.ONE;
        for (int i = 1; i < 3000; i++) f = f.multiply(BigInteger.valueOf(i));
        System.out.println(f.toString().hashCode() + " " + f.hashCode() + " " + f.bitLength());
        BigInteger q = BigInteger.valueOf(3).pow(60000);
        System.out.println(
            q.multiply(q.add(BigInteger.ONE)).hashCode() +
                " " +
                q.divide(BigInteger.valueOf(7).pow(9000)).hashCode() +
                " " +
                q.toString().hashCode() +
                " " +
                new BigInteger(q.toString()).equals(q) +
                " " +
                q.sqrt().hashCode()
        );
    }
}
