/* SPDX-License-Identifier: MIT */
package java.lang;

import jdk.internal.math.FloatingParser;
import jdk.internal.math.FloatingText;

/** A double as an object. */
public final class Double extends Number
        implements Comparable<Double>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
    private static final long serialVersionUID = -9172774392245257468L;

    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0 / 0.0;
    public static final double MAX_VALUE = 0x1.fffffffffffffp1023;
    public static final double MIN_NORMAL = 0x1.0p-1022;
    public static final double MIN_VALUE = 0x0.0000000000001p-1022;
    public static final int MAX_EXPONENT = 1023;
    public static final int MIN_EXPONENT = -1022;
    public static final int SIZE = 64;
    public static final int BYTES = 8;
    @SuppressWarnings("unchecked")
    public static final Class<Double> TYPE = (Class<Double>) Class.getPrimitiveClass("double");

    private final double value;

    @Deprecated(since = "9", forRemoval = true)
    public Double(double value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Double(String s) throws NumberFormatException {
        value = parseDouble(s);
    }

    public static Double valueOf(double v) {
        return new Double(v);
    }

    public static Double valueOf(String s) throws NumberFormatException {
        return new Double(parseDouble(s));
    }

    public static double parseDouble(String s) throws NumberFormatException {
        return FloatingParser.parseDouble(s);
    }

    public static String toString(double v) {
        return FloatingText.toText(v);
    }

    public static String toHexString(double d) {
        if (!isFinite(d)) {
            return toString(d);
        }
        StringBuilder out = new StringBuilder(24);
        long bits = doubleToRawLongBits(d);
        if (bits < 0) {
            out.append('-');
        }
        int exponent = (int) (bits >>> 52) & 0x7ff;
        long fraction = bits & 0xfffffffffffffL;
        out.append(exponent == 0 ? "0x0." : "0x1.");
        if (fraction == 0) {
            out.append("0p").append(exponent == 0 ? 0 : exponent - 1023);
            return out.toString();
        }
        for (long rest = fraction << 12; rest != 0; rest <<= 4) {
            int digit = (int) (rest >>> 60);
            out.append((char) (digit < 10 ? '0' + digit : 'a' + digit - 10));
        }
        return out.append('p').append(exponent == 0 ? -1022 : exponent - 1023).toString();
    }

    public static boolean isNaN(double v) {
        return v != v;
    }

    public static boolean isInfinite(double v) {
        return v == POSITIVE_INFINITY || v == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(double v) {
        return Math.abs(v) <= MAX_VALUE;
    }

    public boolean isNaN() {
        return value != value;
    }

    public boolean isInfinite() {
        return isInfinite(value);
    }

    @Override
    public String toString() {
        return toString(value);
    }

    @Override
    public byte byteValue() {
        return (byte) value;
    }

    @Override
    public short shortValue() {
        return (short) value;
    }

    @Override
    public int intValue() {
        return (int) value;
    }

    @Override
    public long longValue() {
        return (long) value;
    }

    @Override
    public float floatValue() {
        return (float) value;
    }

    @Override
    public double doubleValue() {
        return value;
    }

    @Override
    public int hashCode() {
        return hashCode(value);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Double
                && doubleToLongBits(((Double) other).value) == doubleToLongBits(value);
    }

    public static int hashCode(double d) {
        long bits = doubleToLongBits(d);
        return (int) (bits ^ (bits >>> 32));
    }

    public static long doubleToLongBits(double d) {
        return d != d ? 0x7ff8000000000000L : doubleToRawLongBits(d);
    }

    public static native long doubleToRawLongBits(double value);

    public static native double longBitsToDouble(long bits);

    @Override
    public int compareTo(Double anotherDouble) {
        return compare(value, anotherDouble.value);
    }

    public static int compare(double a, double b) {
        if (a < b) {
            return -1;
        }
        if (a > b) {
            return 1;
        }
        long x = doubleToLongBits(a);
        long y = doubleToLongBits(b);
        return x == y ? 0 : x < y ? -1 : 1;
    }

    public static double sum(double a, double b) {
        return a + b;
    }

    public static double max(double a, double b) {
        return Math.max(a, b);
    }

    public static double min(double a, double b) {
        return Math.min(a, b);
    }

    @Override
    public java.util.Optional<Double> describeConstable() {
        return java.util.Optional.of(this);
    }

    @Override
    public Double resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup lookup) {
        return this;
    }
}
