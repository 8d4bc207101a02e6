/* SPDX-License-Identifier: MIT */
import java.math.*;
import java.util.*;
import java.util.function.*;

/**
 * Numbers and their texts drawn from a seed: parsing, printing, exact and unsigned operations,
 * StrictMath. Arguments: how many,
 * seed.
 */
public class RandomNumbers {

    static Random r;

    static void p(String n, Supplier<?> b) {
        Object o;
        try {
            o = b.get();
        } catch (Throwable e) {
            o = "! " + e;
        }
        System.out.println(n + " -> " + o);
    }

    static double d() {
        switch (r.nextInt(12)) {
            case 0:
                return Double.longBitsToDouble(r.nextLong());
            case 1:
                return r.nextInt(2000) - 1000;
            case 2:
                return r.nextDouble();
            case 3:
                return r.nextGaussian() * Math.pow(10, r.nextInt(40) - 20);
            case 4:
                return Double.longBitsToDouble(
                    ((long) r.nextInt(2048) << 52) | (r.nextBoolean() ? 0 : 0xfffffffffffffL)
                );
            case 5:
                return Math.scalb(1 + r.nextInt(10), r.nextInt(2200) - 1100);
            case 6:
                return new double[] {
                    0.0,
                    -0.0,
                    Double.NaN,
                    Double.POSITIVE_INFINITY,
                    Double.NEGATIVE_INFINITY,
                    Double.MIN_VALUE,
                    Double.MAX_VALUE,
                    Double.MIN_NORMAL,
                    1,
                    -1,
                    .5,
                    -.5,
                    1.5,
                    2.5,
                    0x1p52,
                    0x1p53,
                    0x1p31,
                    0x1p63,
                    -0x1p63,
                    0.49999999999999994,
                    Integer.MAX_VALUE,
                    Integer.MIN_VALUE
                }[r.nextInt(22)];
            case 7:
                return Double.longBitsToDouble(r.nextInt(1000));
            case 8:
                return r.nextLong();
            case 9:
                return (r.nextInt(2000) - 1000) / Math.pow(10, r.nextInt(5));
            case 10:
                return (Math.PI * r.nextInt(1000)) / 4;
            default:
                return r.nextFloat() * r.nextInt();
        }
    }

    static String some(String l, int n) {
        StringBuilder b = new StringBuilder();
        for (int k = r.nextInt(n + 1); k > 0; k--) b.append(l.charAt(r.nextInt(l.length())));
        return b.toString();
    }

    static String ft() {
        switch (r.nextInt(6)) {
            case 0:
                return some("0123456789.eE+-fdFD xXpP NaN", 12);
            case 1:
                return (
                    (r.nextBoolean() ? "-" : "") +
                    "0x" +
                    some("0123456789abcdefABC", 18) +
                    (r.nextBoolean() ? "." : "") +
                    some("0123456789abcdef", 20) +
                    "p" +
                    (r.nextInt(2400) - 1200) +
                    some("fd", 1)
                );
            case 2:
                return (
                    some("0123456789", 25) +
                    "." +
                    some("0123456789", 25) +
                    "e" +
                    (r.nextInt(700) - 350)
                );
            case 3:
                return new String[] {
                    "NaN",
                    "Infinity",
                    "-Infinity",
                    "+NaN",
                    "infinity",
                    "1e400",
                    "1e-400",
                    "0x1p-1075",
                    "0x1.8p-1075",
                    "0x0.8p-1022",
                    "0x1.fffffffffffff8p1023",
                    "0x1.fffffffffffff7p1023",
                    "4.9e-324",
                    "2.4703282292062327208e-324",
                    "2.4703282292062328e-324",
                    "1.7976931348623158e308",
                    "1.7976931348623159e308",
                    "0x.p1",
                    "0x1p",
                    "1e",
                    "e1",
                    ".",
                    "-",
                    "",
                    " 1 ",
                    "\u00001\u0000",
                    "\u20021",
                    "1_0",
                    "\u0661",
                    "0x1p99999999999",
                    "1e99999999999",
                    "0e99999999999",
                    "1e-99999999999",
                    "1D",
                    "1dd",
                    "1.0f"
                }[r.nextInt(36)];
            case 4: {
                BigDecimal x = new BigDecimal(d0());
                return x
                    .add(new BigDecimal(Math.ulp(x.doubleValue())).divide(BigDecimal.valueOf(2)))
                    .add(BigDecimal.valueOf(r.nextInt(3) - 1, 400))
                    .toString();
            }
            default: {
                float f = Float.intBitsToFloat(r.nextInt());
                if (f != f || Float.isInfinite(f)) f = 1;
                BigDecimal x = new BigDecimal((double) f);
                return x
                    .add(new BigDecimal((double) Math.ulp(f)).divide(BigDecimal.valueOf(2)))
                    .add(BigDecimal.valueOf(r.nextInt(3) - 1, 120 + r.nextInt(60)))
                    .toString();
            }
        }
    }

    static double d0() {
        double x = d();
        return Double.isNaN(x) || Double.isInfinite(x) ? 3 : x;
    }

    static String it() {
        switch (r.nextInt(6)) {
            case 0:
                return some("0123456789+-abzAZ_ ", 8);
            case 1:
                return Long.toString(r.nextLong(), 2 + r.nextInt(35));
            case 2:
                return Integer.toString(r.nextInt(), 2 + r.nextInt(35));
            case 3:
                return Long.toUnsignedString(r.nextLong(), 2 + r.nextInt(35));
            case 4:
                return new String[] {
                    "0x",
                    "0X1f",
                    "#ff",
                    "-#80000000",
                    "0x80000000",
                    "-0x80000000",
                    "017",
                    "08",
                    "-",
                    "+",
                    "",
                    "+-1",
                    "0x-1",
                    "\u0661\u0662",
                    "\uff11",
                    "\ud835\udfd9",
                    "2147483648",
                    "-2147483648",
                    "-2147483649",
                    "9223372036854775808",
                    "-9223372036854775808",
                    "4294967295",
                    "4294967296",
                    "18446744073709551615",
                    "18446744073709551616",
                    "0#1",
                    "-0",
                    "+0",
                    "--1"
                }[r.nextInt(29)];
            default:
                return some("01", 66);
        }
    }

    public static void main(String[] a) {
        int count = a.length > 0 ? Integer.parseInt(a[0]) : 12;
        r = new Random(a.length > 1 ? Long.parseLong(a[1]) : 7);
        for (int i = 0; i < count; i++) {
            String s = ft();
            p("D " + s, () -> Double.parseDouble(s));
            p("F " + s, () -> Float.parseFloat(s));
            p("BD " + s, () -> new BigDecimal(s));
            double x = d(),
                y = d(),
                z = d();
            float f = (float) d(),
                g = r.nextBoolean() ? Float.intBitsToFloat(r.nextInt()) : (float) d();
            int n = r.nextInt(3000) - 1500,
                m = r.nextInt(),
                m2 = r.nextInt(8) == 0 ? r.nextInt(3) - 1 : r.nextInt();
            long l =
                    r.nextInt(4) == 0
                        ? r.nextInt()
                        : r.nextInt(8) == 0
                          ? Long.MIN_VALUE
                          : r.nextLong(),
                l2 = r.nextInt(3) == 0 ? r.nextInt(7) - 3 : r.nextLong() >> r.nextInt(64);
            p(
                "d",
                () ->
                    x +
                    " " +
                    y +
                    " " +
                    Double.toHexString(x) +
                    " " +
                    Double.hashCode(x) +
                    " " +
                    f +
                    " " +
                    g +
                    " " +
                    Float.toHexString(g) +
                    " " +
                    Float.floatToIntBits(g)
            );
            p(
                "ulp",
                () ->
                    Math.ulp(x) +
                    " " +
                    Math.nextAfter(x, y) +
                    " " +
                    Math.nextUp(x) +
                    " " +
                    Math.nextDown(x) +
                    " " +
                    Math.scalb(x, n) +
                    " " +
                    Math.getExponent(x) +
                    " " +
                    Math.fma(x, y, z) +
                    " " +
                    Math.IEEEremainder(x, y) +
                    " " +
                    Math.copySign(x, y) +
                    " " +
                    Math.signum(x) +
                    " " +
                    (x % y) +
                    " " +
                    Math.rint(x) +
                    " " +
                    Math.round(x) +
                    " " +
                    Math.floor(x) +
                    " " +
                    Math.ceil(x) +
                    " " +
                    Math.max(x, y) +
                    " " +
                    Math.min(x, y) +
                    " " +
                    Double.compare(x, y)
            );
            p(
                "fulp",
                () ->
                    Math.ulp(f) +
                    " " +
                    Math.nextAfter(f, y) +
                    " " +
                    Math.nextUp(f) +
                    " " +
                    Math.nextDown(f) +
                    " " +
                    Math.scalb(f, n / 8) +
                    " " +
                    Math.getExponent(f) +
                    " " +
                    Math.fma(f, g, (float) z) +
                    " " +
                    Math.round(f) +
                    " " +
                    (f % g) +
                    " " +
                    Math.signum(g) +
                    " " +
                    Math.copySign(f, g) +
                    " " +
                    (int) f +
                    " " +
                    (long) f +
                    " " +
                    (int) x +
                    " " +
                    (long) x +
                    " " +
                    (char) x +
                    " " +
                    (short) x +
                    " " +
                    (float) x
            );
            p(
                "sm",
                () ->
                    StrictMath.sin(x) +
                    " " +
                    StrictMath.cos(x) +
                    " " +
                    StrictMath.tan(x) +
                    " " +
                    StrictMath.exp(z) +
                    " " +
                    StrictMath.log(x) +
                    " " +
                    StrictMath.pow(x, y) +
                    " " +
                    StrictMath.atan2(x, y) +
                    " " +
                    StrictMath.cbrt(x) +
                    " " +
                    StrictMath.sinh(z) +
                    " " +
                    StrictMath.cosh(z) +
                    " " +
                    StrictMath.tanh(x) +
                    " " +
                    StrictMath.expm1(z) +
                    " " +
                    StrictMath.log1p(x) +
                    " " +
                    StrictMath.hypot(x, y) +
                    " " +
                    StrictMath.asin(z) +
                    " " +
                    StrictMath.acos(z) +
                    " " +
                    StrictMath.atan(x) +
                    " " +
                    StrictMath.log10(x) +
                    " " +
                    StrictMath.sqrt(x) +
                    " " +
                    StrictMath.toDegrees(x) +
                    " " +
                    StrictMath.toRadians(y)
            );
            p("bd", () -> new BigDecimal(x));
            p("bdv", () -> BigDecimal.valueOf(x));
            p("bdm", () ->
                new BigDecimal(x, new MathContext(r0(i0(x)), RoundingMode.values()[m & 7]))
            );
            p("bdt", () -> {
                BigDecimal b = BigDecimal.valueOf(l, n / 4);
                return (
                    b +
                    " " +
                    b.toPlainString().hashCode() +
                    " " +
                    b.toEngineeringString() +
                    " " +
                    b.doubleValue() +
                    " " +
                    b.floatValue() +
                    " " +
                    b.stripTrailingZeros() +
                    " " +
                    b.precision()
                );
            });
            String t = it();
            int rad = r.nextInt(40) - 1;
            p("I " + t, () -> Integer.parseInt(t));
            p("Ir " + t + rad, () -> Integer.parseInt(t, rad));
            p("Iu", () -> Integer.parseUnsignedInt(t));
            p("Iur", () -> Integer.parseUnsignedInt(t, rad));
            p("Id", () -> Integer.decode(t));
            p("L", () -> Long.parseLong(t));
            p("Lr", () -> Long.parseLong(t, rad));
            p("Lu", () -> Long.parseUnsignedLong(t));
            p("Lur", () -> Long.parseUnsignedLong(t, rad));
            p("Ld", () -> Long.decode(t));
            p("S", () -> Short.parseShort(t));
            p("By", () -> Byte.parseByte(t, rad));
            p("Sd", () -> Short.decode(t));
            p("Byd", () -> Byte.decode(t));
            p("BI", () -> new BigInteger(t));
            p("BIr", () -> new BigInteger(t, rad));
            p("BDt", () -> new BigDecimal(t));
            int be = r.nextInt(6) - 1,
                en = r.nextInt(8);
            p("Is" + be + en, () -> Integer.parseInt("x" + t, be, en, 10));
            p("Ls", () -> Long.parseLong(t, be, en, rad));
            p("Ius", () -> Integer.parseUnsignedInt(t, be, en, 10));
            p("Lus", () -> Long.parseUnsignedLong(t, be, en, 16));
            p(
                "str",
                () ->
                    Integer.toString(m, rad) +
                    " " +
                    Integer.toUnsignedString(m, rad) +
                    " " +
                    Integer.toHexString(m) +
                    " " +
                    Integer.toOctalString(m) +
                    " " +
                    Integer.toBinaryString(m) +
                    " " +
                    Long.toString(l, rad) +
                    " " +
                    Long.toUnsignedString(l, rad) +
                    " " +
                    Long.toHexString(l) +
                    Long.toOctalString(l) +
                    " " +
                    Long.toBinaryString(l) +
                    " " +
                    Integer.toUnsignedString(m) +
                    " " +
                    Long.toUnsignedString(l)
            );
            p(
                "iops",
                () ->
                    Integer.reverse(m) +
                    " " +
                    Integer.reverseBytes(m) +
                    " " +
                    Integer.bitCount(m) +
                    " " +
                    Integer.highestOneBit(m) +
                    " " +
                    Integer.lowestOneBit(m) +
                    " " +
                    Integer.numberOfLeadingZeros(m) +
                    " " +
                    Integer.numberOfTrailingZeros(m) +
                    " " +
                    Integer.rotateLeft(m, n) +
                    " " +
                    Integer.rotateRight(m, n) +
                    " " +
                    Integer.signum(m) +
                    " " +
                    Integer.compareUnsigned(m, m2) +
                    " " +
                    Integer.divideUnsigned(m, m2) +
                    " " +
                    Integer.remainderUnsigned(m, m2)
            );
            p(
                "lops",
                () ->
                    Long.reverse(l) +
                    " " +
                    Long.reverseBytes(l) +
                    " " +
                    Long.bitCount(l) +
                    " " +
                    Long.highestOneBit(l) +
                    " " +
                    Long.lowestOneBit(l) +
                    " " +
                    Long.numberOfLeadingZeros(l) +
                    " " +
                    Long.numberOfTrailingZeros(l) +
                    " " +
                    Long.rotateLeft(l, n) +
                    " " +
                    Long.rotateRight(l, n) +
                    " " +
                    Long.signum(l) +
                    " " +
                    Long.compareUnsigned(l, l2) +
                    " " +
                    Long.divideUnsigned(l, l2) +
                    " " +
                    Long.remainderUnsigned(l, l2)
            );
            p(
                "floor",
                () ->
                    Math.floorMod(m, m2) +
                    " " +
                    Math.floorDiv(m, m2) +
                    " " +
                    Math.floorMod(l, l2) +
                    " " +
                    Math.floorDiv(l, l2) +
                    " " +
                    Math.floorMod(l, m2) +
                    " " +
                    Math.floorDiv(l, m2) +
                    " " +
                    Math.multiplyHigh(l, l2) +
                    " " +
                    Math.abs(m) +
                    " " +
                    Math.abs(l)
            );
            p("x1", () -> Math.addExact(m, m2));
            p("x2", () -> Math.multiplyExact(l, l2));
            p("x3", () -> Math.multiplyExact(l, m2));
            p("x4", () -> Math.subtractExact(l, l2));
            p("x5", () -> Math.toIntExact(l));
            p("x6", () -> Math.absExact(m) + Math.absExact(l));
            p("x7", () -> Math.negateExact(l));
            p("x8", () -> Math.multiplyExact(m, m2));
            p(
                "x9",
                () ->
                    Math.multiplyFull(m, m2) +
                    " " +
                    Math.incrementExact(m) +
                    " " +
                    Math.decrementExact(l)
            );
            p("div", () -> m / m2 + " " + (m % m2) + " " + l / l2 + " " + (l % l2));
        }
    }

    static int r0(int x) {
        return Math.abs(x % 40);
    }

    static int i0(double x) {
        return Double.hashCode(x);
    }
}
