/* SPDX-License-Identifier: MIT */
import java.math.*;
import java.util.function.Supplier;

/** Null, subclasses and results that are too large. */
public class BigEdges {

    static class Own extends BigInteger {

        Own(long value) {
            super(Long.toString(value));
        }

        @Override
        public String toString() {
            return "own";
        }

        @Override
        public int signum() {
            return 7;
        }
    }

    static void attempt(String what, Supplier<Object> s) {
        try {
            System.out.println(what + " " + s.get());
        } catch (RuntimeException e) {
            System.out.println(what + " " + (e instanceof NullPointerException ? e.getClass() : e));
        }
    }

    public static void main(String[] args) {
        for (BigInteger b : new BigInteger[] {
            BigInteger.ZERO,
            BigInteger.ONE,
            BigInteger.TEN,
            new BigInteger("-99999999999999999999999")
        }) {
            attempt("add", () -> b.add(null));
            attempt("subtract", () -> b.subtract(null));
            attempt("multiply", () -> b.multiply(null));
            attempt("divide", () -> b.divide(null));
            attempt("remainder", () -> b.remainder(null));
            attempt("mod", () -> b.mod(null));
            attempt("gcd", () -> b.gcd(null));
            attempt("and", () -> b.and(null));
            attempt("or", () -> b.or(null));
            attempt("xor", () -> b.xor(null));
            attempt("andNot", () -> b.andNot(null));
            attempt("modPow", () -> b.modPow(null, BigInteger.TEN));
            attempt("modPow", () -> b.modPow(BigInteger.ONE, null));
            attempt("compareTo", () -> b.compareTo(null));
            attempt("min", () -> b.min(null));
        }
        for (BigInteger b : new BigInteger[] { new Own(3), new Own(0), new Own(Long.MAX_VALUE) }) {
            for (BigDecimal d : new BigDecimal[] {
                new BigDecimal(b),
                new BigDecimal(b, 2),
                new BigDecimal(b, MathContext.DECIMAL32),
                new BigDecimal(b, 3, MathContext.DECIMAL32)
            })
                System.out.println(
                    d +
                        " " +
                        d.unscaledValue() +
                        " " +
                        d.unscaledValue().getClass() +
                        " " +
                        d.signum()
                );
        }
        BigInteger half = BigInteger.ONE.shiftLeft(1073742825);
        attempt("huge", () -> half.multiply(half).bitLength());
        attempt("huge", () -> half.multiply(half.negate()).bitLength());
        attempt("shift", () -> BigInteger.ONE.shiftLeft(Integer.MAX_VALUE));
    }
}
