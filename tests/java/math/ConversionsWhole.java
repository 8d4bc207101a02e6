/* SPDX-License-Identifier: MIT */
/*
 * BigDecimal, BigInteger, MathContext: every constructor, exact conversions, deprecated rounding
 * numbers, remainders, at corner values.
 */
import java.math.*;
import java.util.*;

public class ConversionsWhole extends Whole {

    static final MathContext[] CONTEXTS = {
        MathContext.UNLIMITED,
        MathContext.DECIMAL32,
        MathContext.DECIMAL64,
        MathContext.DECIMAL128,
        new MathContext(1),
        new MathContext(3, RoundingMode.UP),
        new MathContext(2, RoundingMode.HALF_EVEN),
        new MathContext(2, RoundingMode.UNNECESSARY)
    };

    static void contexts() {
        for (MathContext m : CONTEXTS)
            p(
                m,
                m.getPrecision(),
                m.getRoundingMode(),
                m.hashCode() == new MathContext(m.toString()).hashCode(),
                m.equals(new MathContext(m.toString())),
                m.equals(null),
                m.equals(MathContext.DECIMAL32),
                new MathContext(m.toString())
            );
        String[] bad = {
            "",
            "precision=7",
            "precision=x roundingMode=UP",
            "precision=7 roundingMode=NONE",
            "precision=-1 roundingMode=UP",
            "precision=7 roundingMode=UP ",
            " precision=7 roundingMode=UP",
            "precision=7  roundingMode=UP",
            "precision=2147483648 roundingMode=UP"
        };
        for (String s : bad) t(() -> new MathContext(s));
        t(() -> new MathContext(null));
        t(() -> new MathContext(-1));
        t(() -> new MathContext(1, null));
        for (int i = -1; i < 9; i++) {
            int n = i;
            t(() -> RoundingMode.valueOf(n));
        }
    }

    @SuppressWarnings("deprecation")
    static void decimals() {
        double[] doubles = {
            0,
            -0.0,
            0.1,
            1e-5,
            123456789.123,
            1e22,
            Double.MIN_VALUE,
            Double.MAX_VALUE,
            Double.NaN,
            Double.NEGATIVE_INFINITY,
            2.5,
            15,
            1.5e300
        };
        int[] ints = { 0, 1, -15, 99, 1000, Integer.MAX_VALUE, Integer.MIN_VALUE };
        long[] longs = { 0, -1, 1234567890123456789L, Long.MAX_VALUE, Long.MIN_VALUE, 1000000 };
        BigInteger[] bigs = {
            BigInteger.ZERO,
            BigInteger.TEN,
            BigInteger.ONE.shiftLeft(100).negate(),
            new BigInteger("99999999999999999999999999999999999999")
        };
        for (MathContext m : CONTEXTS) {
            for (double d : doubles)
                t(() -> new BigDecimal(d, m).toString().replaceAll("(.{60}).+(.{9})", "$1..$2"));
            for (int i : ints) t(() -> new BigDecimal(i, m));
            for (long l : longs) t(() -> new BigDecimal(l, m));
            for (BigInteger b : bigs) {
                t(() -> new BigDecimal(b, m));
                t(() -> new BigDecimal(b, 5, m));
                t(() -> new BigDecimal(b, -3, m));
            }
            t(() -> new BigDecimal("x-12.34560e5y".toCharArray(), 1, 11, m));
            t(() ->
                new BigDecimal("0.000123456789012345678901234567890123456789".toCharArray(), m)
            );
            t(() -> new BigDecimal("99.96").abs(m));
            t(() -> new BigDecimal("-99.96").abs(m));
            t(() -> new BigDecimal("-1234.5").negate(m));
            t(() -> new BigDecimal("-1234.5").plus(m));
            t(() ->
                Arrays.toString(new BigDecimal("1234.5").divideAndRemainder(new BigDecimal("7"), m))
            );
            t(() -> new BigDecimal("1234.5").divideToIntegralValue(new BigDecimal("0.07"), m));
            t(() -> new BigDecimal("1234.5").remainder(new BigDecimal("0.07"), m));
            t(() -> new BigDecimal("1").divide(new BigDecimal("3"), m));
            t(() -> new BigDecimal("12.5").pow(3, m));
            t(() -> new BigDecimal("2").pow(-3, m));
            t(() -> new BigDecimal("2").sqrt(m));
            t(() -> new BigDecimal("152.2756").sqrt(m));
            t(() -> new BigDecimal("150.50").round(m));
        }
        for (int i : ints)
            p(
                new BigDecimal(i),
                new BigDecimal((long) i),
                new BigDecimal(i).signum(),
                new BigDecimal(i).negate(),
                new BigDecimal(i).plus()
            );
        for (long l : longs)
            p(
                new BigDecimal(l),
                BigDecimal.valueOf(l),
                BigDecimal.valueOf(l, 3),
                BigDecimal.valueOf(l, -3),
                BigDecimal.valueOf(l, 3).unscaledValue()
            );
        for (BigInteger b : bigs)
            p(
                new BigDecimal(b),
                new BigDecimal(b, 7),
                new BigDecimal(b, -7),
                new BigDecimal(b).precision()
            );
        String[] texts = {
            "0",
            "-0",
            "+5",
            "1e5",
            "1E-5",
            ".5",
            "5.",
            "-.5e+3",
            "",
            "+",
            ".",
            "1e",
            "e1",
            "1.2.3",
            "1 ",
            "0x1",
            "1e2147483647",
            "1e2147483648",
            "1e-2147483648",
            "\u0661.\u0662",
            "00012.3400",
            "1_0",
            "NaN"
        };
        for (String s : texts) {
            t(() -> new BigDecimal(s));
            t(() -> new BigDecimal(s.toCharArray()));
            if (s.length() > 2) t(() ->
                new BigDecimal(("a" + s + "b").toCharArray(), 1, s.length())
            );
        }
        t(() -> new BigDecimal(new char[3], 1, 5));
        t(() -> new BigDecimal(new char[3], -1, 1));
        t(() -> new BigDecimal((char[]) null));
        t(() -> new BigDecimal((String) null));
        t(() -> new BigDecimal((BigInteger) null));
        p(
            BigDecimal.ZERO,
            BigDecimal.ONE,
            BigDecimal.TEN,
            BigDecimal.ONE.scale(),
            BigDecimal.TEN.unscaledValue()
        );
        BigDecimal[] exact = {
            BigDecimal.ZERO,
            new BigDecimal("127"),
            new BigDecimal("128"),
            new BigDecimal("-128.00"),
            new BigDecimal("1.5"),
            new BigDecimal("32767"),
            new BigDecimal("-32769"),
            new BigDecimal("1e30"),
            new BigDecimal("1e-30"),
            new BigDecimal("2147483647.0"),
            new BigDecimal("2147483648"),
            new BigDecimal("9223372036854775807"),
            new BigDecimal("-9223372036854775809")
        };
        for (BigDecimal d : exact) {
            t(() -> d.byteValueExact());
            t(() -> d.shortValueExact());
            t(() -> d.intValueExact());
            t(() -> d.longValueExact());
            t(() -> d.toBigIntegerExact());
            p(
                d.byteValue(),
                d.shortValue(),
                d.intValue(),
                d.longValue(),
                d.floatValue(),
                d.doubleValue(),
                d.toBigInteger(),
                d.toPlainString(),
                d.toEngineeringString(),
                d.ulp(),
                d.stripTrailingZeros(),
                d.hashCode()
            );
        }
        for (int mode = -1; mode <= 8; mode++) {
            int n = mode;
            t(() -> new BigDecimal("-2.45").setScale(1, n));
            t(() -> new BigDecimal("7").divide(new BigDecimal("3"), n));
            t(() -> new BigDecimal("7").divide(new BigDecimal("-3"), 3, n));
        }
        t(() -> BigDecimal.ONE.divide(BigDecimal.ZERO));
        t(() -> BigDecimal.ZERO.divide(BigDecimal.ZERO));
        t(() -> BigDecimal.ONE.divide(BigDecimal.ZERO, RoundingMode.UP));
        t(() -> BigDecimal.ONE.divide(new BigDecimal(3)));
        t(() -> BigDecimal.ONE.divideAndRemainder(BigDecimal.ZERO));
        t(() -> Arrays.toString(new BigDecimal("-7.5").divideAndRemainder(new BigDecimal("2"))));
        t(() -> new BigDecimal("1e2147483647").setScale(1));
        t(() -> new BigDecimal("1.25").setScale(1));
        t(() -> new BigDecimal("-2").sqrt(MathContext.DECIMAL32));
        t(() -> BigDecimal.ONE.pow(-1));
        t(() -> BigDecimal.ONE.pow(1000000000));
        t(() -> BigDecimal.ONE.movePointLeft(5).movePointRight(2).scaleByPowerOfTen(-4));
        p(
            new BigDecimal("2.50").equals(new BigDecimal("2.5")),
            new BigDecimal("2.50").compareTo(new BigDecimal("2.5")),
            new BigDecimal("2.5").min(new BigDecimal("2.50")),
            new BigDecimal("2.5").max(new BigDecimal("2.50"))
        );
    }

    static void integers() {
        byte[][] magnitudes = {
            {},
            { 0 },
            { 0, 0, 1 },
            { -1 },
            { 1, 2, 3, 4, 5 },
            { 127, -1, -1, -1, -1, -1, -1, -1, -1 }
        };
        for (byte[] m : magnitudes)
            for (int sign = -2; sign <= 2; sign++) {
                int s = sign;
                t(() -> new BigInteger(s, m));
                t(() -> new BigInteger(s, m, 0, Math.min(1, m.length)));
                t(() -> new BigInteger(m, 0, m.length));
                t(() -> new BigInteger(m, m.length / 2, m.length - m.length / 2));
            }
        t(() -> new BigInteger(1, new byte[3], 2, 5));
        t(() -> new BigInteger(new byte[3], -1, 2));
        t(() -> new BigInteger((byte[]) null));
        t(() -> new BigInteger(1, (byte[]) null));
        BigInteger[] values = {
            BigInteger.ZERO,
            BigInteger.TWO,
            BigInteger.valueOf(-128),
            BigInteger.valueOf(128),
            BigInteger.valueOf(-32769),
            BigInteger.valueOf(32767),
            BigInteger.valueOf(Integer.MIN_VALUE),
            BigInteger.valueOf(1L << 31),
            BigInteger.valueOf(Long.MIN_VALUE),
            BigInteger.ONE.shiftLeft(63),
            BigInteger.ONE.shiftLeft(200).subtract(BigInteger.ONE).negate()
        };
        for (BigInteger v : values) {
            t(() -> v.byteValueExact());
            t(() -> v.shortValueExact());
            t(() -> v.intValueExact());
            t(() -> v.longValueExact());
            p(
                v.intValue(),
                v.longValue(),
                v.byteValue(),
                v.shortValue(),
                v.floatValue(),
                v.doubleValue(),
                v.bitLength(),
                v.bitCount(),
                v.getLowestSetBit(),
                v.signum(),
                v.toByteArray(),
                v.hashCode(),
                v.negate(),
                v.abs(),
                v.not()
            );
            for (BigInteger w : values)
                System.out.print(
                    v.max(w) + " " + v.min(w) + " " + v.compareTo(w) + v.equals(w) + " "
                );
            System.out.println();
            for (int radix : new int[] { 1, 2, 7, 16, 36, 37 })
                p(
                    v.toString(radix),
                    radix > 1 && radix < 37
                        ? new BigInteger(v.toString(radix), radix).equals(v)
                        : ""
                );
            t(() -> v.sqrt());
            t(() -> v.sqrtAndRemainder());
        }
        t(() -> BigInteger.ONE.max(null));
        t(() -> BigInteger.ONE.compareTo(null));
    }

    public static void main(String[] args) {
        contexts();
        decimals();
        integers();
    }
}
