/* SPDX-License-Identifier: MIT */
/*
 * Double and Float: every member over zeros of both signs, NaNs, infinities, subnormal numbers and
 * odd texts.
 */
import java.util.*;

public class FloatDoubleWhole extends Whole {

    static final double[] DOUBLES = {
        0.0,
        -0.0,
        1,
        -1.5,
        Double.MIN_VALUE,
        Double.MIN_NORMAL,
        Double.MAX_VALUE,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Double.NaN,
        1e21,
        123456789.125,
        1e-7,
        2e23,
        4.9e-322,
        9007199254740993.0,
        1e10,
        3e9,
        -1e19
    };
    static final float[] FLOATS = {
        0f,
        -0f,
        1f,
        -1.5f,
        Float.MIN_VALUE,
        Float.MIN_NORMAL,
        Float.MAX_VALUE,
        Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY,
        Float.NaN,
        1e10f,
        16777217f,
        3.3e-7f,
        8.41e21f,
        1.17549421e-38f,
        3e9f,
        -1e19f
    };
    static final String[] TEXTS = {
        "0",
        "-0",
        "1",
        "+1.5",
        "1.",
        ".5",
        ".",
        "",
        " ",
        " 1 ",
        "\t1\n",
        "1e",
        "1e+",
        "1e5",
        "1E-5",
        "1e400",
        "-1e400",
        "1e-400",
        "NaN",
        "-NaN",
        "nan",
        "Infinity",
        "+Infinity",
        "-Infinity",
        "inf",
        "1f",
        "1D",
        "1L",
        "1ff",
        "0x1p3",
        "0x.8p1",
        "0x1",
        "0x1.fffffffffffffp1023",
        "0x1.fffffeffffffep-127",
        "-0X1P-1074",
        "0x0.0000000000001p-1022",
        "1_0",
        "1,5",
        "--1",
        "e5",
        "2.2250738585072012e-308",
        "1.7976931348623159e308",
        "1.40129846432481707e-45",
        "3.4028235677973366e38",
        "\u0661",
        "0x",
        "0xp1",
        "100000000000000000000000000000000000000000000000000000000000000000000000e-70"
    };

    @SuppressWarnings({ "deprecation", "removal" })
    public static void main(String[] args) {
        for (double d : DOUBLES) {
            Double box = d;
            p(
                Double.toString(d),
                Double.toHexString(d),
                box,
                Double.hashCode(d),
                box.hashCode(),
                box.toString(),
                Double.doubleToLongBits(d),
                Double.doubleToRawLongBits(d),
                Double.longBitsToDouble(Double.doubleToLongBits(d))
            );
            p(
                Double.isNaN(d),
                Double.isInfinite(d),
                Double.isFinite(d),
                box.isNaN(),
                box.isInfinite(),
                box.byteValue(),
                box.shortValue(),
                box.intValue(),
                box.longValue(),
                box.floatValue(),
                box.doubleValue()
            );
            for (double e : DOUBLES)
                System.out.print(
                    Double.compare(d, e) +
                        " " +
                        box.compareTo(e) +
                        " " +
                        Double.max(d, e) +
                        " " +
                        Double.min(d, e) +
                        " " +
                        Double.sum(d, e) +
                        " " +
                        box.equals(e) +
                        ", "
                );
            System.out.println();
        }
        for (float f : FLOATS) {
            Float box = f;
            p(
                Float.toString(f),
                Float.toHexString(f),
                box,
                Float.hashCode(f),
                box.hashCode(),
                box.toString(),
                Float.floatToIntBits(f),
                Float.floatToRawIntBits(f),
                Float.intBitsToFloat(Float.floatToIntBits(f))
            );
            p(
                Float.isNaN(f),
                Float.isInfinite(f),
                Float.isFinite(f),
                box.isNaN(),
                box.isInfinite(),
                box.byteValue(),
                box.shortValue(),
                box.intValue(),
                box.longValue(),
                box.floatValue(),
                box.doubleValue()
            );
            for (float g : FLOATS)
                System.out.print(
                    Float.compare(f, g) +
                        " " +
                        box.compareTo(g) +
                        " " +
                        Float.max(f, g) +
                        " " +
                        Float.min(f, g) +
                        " " +
                        Float.sum(f, g) +
                        " " +
                        box.equals(g) +
                        ", "
                );
            System.out.println();
        }
        for (String s : TEXTS) {
            p(s);
            t(() -> Double.parseDouble(s));
            t(() -> Double.valueOf(s));
            t(() -> Float.parseFloat(s));
            t(() -> Float.valueOf(s));
            t(() -> new Double(s).equals(new Float(s).doubleValue()));
        }
        t(() -> Double.parseDouble(null));
        t(() -> Double.valueOf((String) null));
        t(() -> Float.parseFloat(null));
        t(() -> Float.valueOf((String) null));
        t(() -> Double.valueOf(1).compareTo(null));
        p(
            new Double(2.5),
            new Float(2.5f),
            new Float(2.5),
            Double.valueOf(0.0).equals(-0.0),
            Double.valueOf(Double.NaN).equals(Double.NaN),
            Float.valueOf(0f).equals(-0f),
            Float.valueOf(1).equals(1.0)
        );
        p(
            Double.doubleToLongBits(Double.longBitsToDouble(0x7ff0000000000001L)),
            Double.doubleToRawLongBits(Double.longBitsToDouble(0xfff8000000000123L)),
            Float.floatToIntBits(Float.intBitsToFloat(0x7f800001)),
            Float.floatToRawIntBits(Float.intBitsToFloat(0xffc00123))
        );
        p(
            Double.MAX_EXPONENT,
            Double.MIN_EXPONENT,
            Double.SIZE,
            Double.BYTES,
            Double.TYPE,
            Float.MAX_EXPONENT,
            Float.MIN_EXPONENT,
            Float.SIZE,
            Float.BYTES,
            Float.TYPE
        );
        double[] sorted = DOUBLES.clone();
        Arrays.sort(sorted);
        p(sorted);
    }
}
