/* SPDX-License-Identifier: MIT */
package java.lang;

import jdk.internal.math.FloatingParser;
import jdk.internal.math.FloatingText;

/** A float as an object. */
public final class Float extends Number
        implements Comparable<Float>, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
    private static final long serialVersionUID = -2671257302660747028L;

    public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
    public static final float NaN = 0.0f / 0.0f;
    public static final float MAX_VALUE = 0x1.fffffeP+127f;
    public static final float MIN_NORMAL = 0x1.0p-126f;
    public static final float MIN_VALUE = 0x0.000002P-126f;
    public static final int MAX_EXPONENT = 127;
    public static final int MIN_EXPONENT = -126;
    public static final int SIZE = 32;
    public static final int BYTES = 4;
    @SuppressWarnings("unchecked")
    public static final Class<Float> TYPE = (Class<Float>) Class.getPrimitiveClass("float");

    private final float value;

    @Deprecated(since = "9", forRemoval = true)
    public Float(float value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Float(double value) {
        this.value = (float) value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Float(String s) throws NumberFormatException {
        value = parseFloat(s);
    }

    public static Float valueOf(float v) {
        return new Float(v);
    }

    public static Float valueOf(String s) throws NumberFormatException {
        return new Float(parseFloat(s));
    }

    public static float parseFloat(String s) throws NumberFormatException {
        return FloatingParser.parseFloat(s);
    }

    public static String toString(float v) {
        return FloatingText.toText(v);
    }

    public static String toHexString(float f) {
        if (Math.abs(f) >= MIN_NORMAL || f == 0.0f || f != f) {
            return Double.toHexString(f);
        }
        // a subnormal: as the double with the same fraction, but with the exponent of floats
        String s = Double.toHexString(Math.scalb((double) f, -1022 + 126));
        return s.substring(0, s.length() - 4) + "126";
    }

    public static boolean isNaN(float v) {
        return v != v;
    }

    public static boolean isInfinite(float v) {
        return v == POSITIVE_INFINITY || v == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(float v) {
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
        return other instanceof Float
                && floatToIntBits(((Float) other).value) == floatToIntBits(value);
    }

    public static int hashCode(float f) {
        return floatToIntBits(f);
    }

    public static int floatToIntBits(float f) {
        return f != f ? 0x7fc00000 : floatToRawIntBits(f);
    }

    public static native int floatToRawIntBits(float value);

    public static native float intBitsToFloat(int bits);

    @Override
    public int compareTo(Float anotherFloat) {
        return compare(value, anotherFloat.value);
    }

    public static int compare(float a, float b) {
        if (a < b) {
            return -1;
        }
        if (a > b) {
            return 1;
        }
        int x = floatToIntBits(a);
        int y = floatToIntBits(b);
        return x == y ? 0 : x < y ? -1 : 1;
    }

    public static float sum(float a, float b) {
        return a + b;
    }

    public static float max(float a, float b) {
        return Math.max(a, b);
    }

    public static float min(float a, float b) {
        return Math.min(a, b);
    }

    @Override
    public java.util.Optional<Float> describeConstable() {
        return java.util.Optional.of(this);
    }

    @Override
    public Float resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup lookup) {
        return this;
    }
}
