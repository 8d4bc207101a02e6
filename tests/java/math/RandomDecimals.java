/* SPDX-License-Identifier: MIT */
/*
 * Big numbers made at random from a seed: each operation with random scales and contexts, results
 * and errors. Arguments: how many, seed.
 */
import java.math.*;
import java.util.*;

public class RandomDecimals extends Whole {

    static Random r;

    static BigInteger integer() {
        int bits = new int[] { 1, 8, 31, 32, 33, 63, 64, 65, 100, 200, 600 }[r.nextInt(11)];
        BigInteger b = new BigInteger(bits, r);
        if (r.nextInt(6) == 0) b = BigInteger.ONE.shiftLeft(bits).subtract(
            BigInteger.valueOf(r.nextInt(3))
        );
        return r.nextBoolean() ? b.negate() : b;
    }

    static BigDecimal decimal() {
        switch (r.nextInt(8)) {
            case 0:
                return BigDecimal.valueOf(r.nextInt(2000) - 1000, r.nextInt(6) - 1);
            case 1:
                return new BigDecimal(r.nextGaussian());
            case 2:
                return BigDecimal.valueOf(r.nextGaussian() * Math.pow(10, r.nextInt(30) - 15));
            case 3:
                return new BigDecimal(integer(), r.nextInt(80) - 40);
            case 4:
                return BigDecimal.valueOf(5 + 10L * r.nextInt(20), 1 + r.nextInt(3));
            case 5:
                return BigDecimal.valueOf(0, r.nextInt(12) - 6);
            case 6:
                return BigDecimal.TEN.pow(r.nextInt(25)).setScale(r.nextInt(4));
            default:
                return new BigDecimal(integer(), r.nextInt(10));
        }
    }

    static String name = "";

    static void s(String name, Body body) {
        String out;
        try {
            out = String.valueOf(body.get());
        } catch (Throwable e) {
            out = "! " + e.getClass().getSimpleName() + " " + e.getMessage();
        }
        System.out.println(
            name + " " + (out.length() > 300 ? out.hashCode() + " " + out.length() : out)
        );
    }

    public static void main(String[] args) {
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 30;
        r = new Random(args.length > 1 ? Long.parseLong(args[1]) : 11);
        for (int i = 0; i < count; i++) {
            BigDecimal a = decimal(),
                b = r.nextInt(10) == 0 ? a : decimal();
            RoundingMode mode = RoundingMode.values()[r.nextInt(8)];
            MathContext c = new MathContext(
                r.nextInt(4) == 0 ? r.nextInt(60) : r.nextInt(20),
                mode
            );
            int scale = r.nextInt(30) - 10,
                n = r.nextInt(12) - 1;
            System.out.println(a + " " + b + " " + c + " " + scale);
            s(
                "plain",
                () ->
                    a.toPlainString() +
                    " " +
                    a.toEngineeringString() +
                    " " +
                    a.precision() +
                    " " +
                    a.scale() +
                    " " +
                    a.hashCode() +
                    " " +
                    a.signum()
            );
            s("add", () -> a.add(b) + " " + a.add(b, c));
            s("sub", () -> a.subtract(b) + " " + a.subtract(b, c));
            s("mul", () -> a.multiply(b) + " " + a.multiply(b, c));
            s("div", () -> a.divide(b));
            s("divc", () -> a.divide(b, c));
            s("divs", () -> a.divide(b, scale, mode));
            s("divm", () -> a.divide(b, mode));
            s("quo", () -> a.divideToIntegralValue(b));
            s("quoc", () -> a.divideToIntegralValue(b, c));
            s("rem", () -> a.remainder(b));
            s("remc", () -> a.remainder(b, c));
            s("both", () -> Arrays.toString(a.divideAndRemainder(b)));
            s("pow", () -> a.pow(n));
            s("powc", () -> a.pow(n * 3 - 8, c));
            s("round", () -> a.round(c) + " " + a.plus(c) + " " + a.negate(c) + " " + a.abs(c));
            s("scale", () -> a.setScale(scale, mode));
            s("exact", () -> a.setScale(scale));
            s(
                "strip",
                () ->
                    a.stripTrailingZeros() +
                    " " +
                    a.ulp() +
                    " " +
                    a.movePointLeft(n) +
                    " " +
                    a.movePointRight(n) +
                    " " +
                    a.scaleByPowerOfTen(scale)
            );
            s("cmp", () -> a.compareTo(b) + " " + a.equals(b) + " " + a.min(b) + " " + a.max(b));
            s("sqrt", () -> a.sqrt(c));
            s(
                "to",
                () ->
                    a.doubleValue() +
                    " " +
                    a.floatValue() +
                    " " +
                    a.longValue() +
                    " " +
                    a.intValue() +
                    " " +
                    a.toBigInteger()
            );
            s("toExact", () -> a.longValueExact());
            s("toBigExact", () -> a.toBigIntegerExact());
            BigInteger x = integer(),
                y = r.nextInt(10) == 0 ? x : integer(),
                m = integer();
            int k = r.nextInt(140) - 10;
            System.out.println(x + " " + y + " " + m + " " + k);
            s("bi", () -> x.add(y) + " " + x.subtract(y) + " " + x.multiply(y));
            s(
                "bdiv",
                () ->
                    x.divide(y) +
                    " " +
                    x.remainder(y) +
                    " " +
                    Arrays.toString(x.divideAndRemainder(y))
            );
            s("mod", () -> x.mod(m));
            s("gcd", () -> x.gcd(y));
            s("inv", () -> x.modInverse(m));
            s("modpow", () -> x.modPow(y.bitLength() > 90 ? BigInteger.valueOf(k) : y, m));
            s(
                "bits",
                () -> x.and(y) + " " + x.or(y) + " " + x.xor(y) + " " + x.andNot(y) + " " + x.not()
            );
            s("shift", () -> x.shiftLeft(k) + " " + x.shiftRight(k));
            s(
                "bit",
                () -> x.testBit(k) + " " + x.setBit(k) + " " + x.clearBit(k) + " " + x.flipBit(k)
            );
            s(
                "info",
                () ->
                    x.bitLength() +
                    " " +
                    x.bitCount() +
                    " " +
                    x.getLowestSetBit() +
                    " " +
                    x.signum() +
                    " " +
                    x.hashCode() +
                    " " +
                    x.compareTo(y) +
                    " " +
                    x.doubleValue() +
                    " " +
                    x.floatValue()
            );
            s(
                "text",
                () ->
                    x.toString(2 + Math.floorMod(k, 35)) +
                    " " +
                    new BigInteger(x.toString(36), 36).equals(x) +
                    " " +
                    Arrays.hashCode(x.toByteArray())
            );
            s("bsqrt", () -> x.sqrt() + " " + Arrays.toString(x.sqrtAndRemainder()));
            s("bpow", () -> x.pow(n));
            s("prime", () ->
                x.abs().bitLength() < 70 ? x.isProbablePrime(30) + " " + x.nextProbablePrime() : ""
            );
            s("exact", () -> x.longValueExact() + " " + x.intValueExact());
        }
    }
}
