/* SPDX-License-Identifier: MIT */
/**
 * Numbers taken for their bits and back, NaNs of all kinds included; factors that are one less than
 * a power of two.
 */
public class BitsOfNumbers {

    static final float SIGNALLING = Float.intBitsToFloat(0x7f800001);
    static final double PAYLOAD = Double.longBitsToDouble(0xfff0123456789abcL);

    static String floats(int bits) {
        float f = Float.intBitsToFloat(bits);
        int back = Float.floatToRawIntBits(f);
        int negated = Float.floatToRawIntBits(-f);
        int sum = Float.floatToRawIntBits(f + 1) ^ Float.floatToIntBits(f);
        return (
            Integer.toHexString(back) +
            " " +
            Integer.toHexString(negated) +
            " " +
            Integer.toHexString(sum) +
            " " +
            Integer.toHexString(Float.floatToRawIntBits(Math.copySign(3, f))) +
            " " +
            Float.compare(f, 0f) +
            " " +
            Float.hashCode(f) +
            " " +
            Math.signum(f) +
            " " +
            Math.getExponent(f)
        );
    }

    static String doubles(long bits) {
        double d = Double.longBitsToDouble(bits);
        long back = Double.doubleToRawLongBits(d);
        long negated = Double.doubleToRawLongBits(-d);
        long sum = Double.doubleToRawLongBits(d + 1) ^ Double.doubleToLongBits(d);
        return (
            Long.toHexString(back) +
            " " +
            Long.toHexString(negated) +
            " " +
            Long.toHexString(sum) +
            " " +
            Long.toHexString(Double.doubleToRawLongBits(Math.copySign(3, d))) +
            " " +
            Double.compare(d, 0.0) +
            " " +
            Double.hashCode(d) +
            " " +
            Math.signum(d) +
            " " +
            Math.ulp(d) +
            " " +
            Math.max(d, -0.0) +
            " " +
            Math.min(d, 0.0)
        );
    }

    static String constants() {
        return (
            Integer.toHexString(Float.floatToRawIntBits(1.5f)) +
            " " +
            Float.intBitsToFloat(0xc0400000) +
            " " +
            Long.toHexString(Double.doubleToRawLongBits(-2.5)) +
            " " +
            Double.longBitsToDouble(0x4010000000000000L) +
            " " +
            Integer.toHexString(Float.floatToRawIntBits(SIGNALLING)) +
            " " +
            Long.toHexString(Double.doubleToRawLongBits(PAYLOAD)) +
            " " +
            Integer.toHexString(Float.floatToRawIntBits(-0f)) +
            " " +
            Long.toHexString(Double.doubleToRawLongBits(-0.0))
        );
    }

    static long mixed(long[] words, double[] numbers) {
        long sum = 0;
        for (int i = 0; i < words.length; i++) {
            double d = Double.longBitsToDouble(words[i]);
            numbers[i] = d;
            sum =
                sum * 31 +
                Double.doubleToRawLongBits(numbers[i]) +
                Float.floatToRawIntBits((float) i) * 7;
        }
        return sum;
    }

    static String factors(int x, long y) {
        int a = 31 * x;
        int b = x * 7 + 1;
        int c = (x + 1) * 15;
        int d = x * 0x7fffffff;
        int e = -31 * x;
        long f = y * 31;
        long g = 63 * (y ^ 1);
        long h = y * 0x7fffffffL;
        long i = y * Long.MAX_VALUE;
        x = 31 * x + 5;
        y = y * 127 - x;
        x *= 31;
        return (
            a +
            " " +
            b +
            " " +
            c +
            " " +
            d +
            " " +
            e +
            " " +
            f +
            " " +
            g +
            " " +
            h +
            " " +
            i +
            " " +
            x +
            " " +
            y
        );
    }

    public static void main(String[] args) {
        int[] ints = {
            0,
            0x80000000,
            0x3f800000,
            0xbf800000,
            0x7f800000,
            0xff800000,
            0x7fc00000,
            0xffc00001,
            1,
            0x007fffff,
            0x7f7fffff,
            0x12345678
        };
        long[] longs = {
            0,
            0x8000000000000000L,
            0x3ff0000000000000L,
            0xbff8000000000000L,
            0x7ff0000000000000L,
            0xfff0000000000000L,
            0x7ff8000000000000L,
            0xfff8000000000001L,
            1,
            0x000fffffffffffffL,
            0x7fefffffffffffffL,
            0x123456789abcdef0L
        };
        int hash = 0;
        for (int round = 0; round < 60; round++) {
            for (int i = 0; i < ints.length; i++) {
                String[] lines = { floats(ints[i]), doubles(longs[i]), factors(ints[i], longs[i]) };
                for (String line : lines) {
                    hash = hash * 31 + line.hashCode();
                    if (round == 59) System.out.println(line);
                }
            }
            hash = 31 * hash + constants().hashCode();
            hash = 31 * hash + (int) mixed(longs, new double[longs.length]);
        }
        System.out.println(constants());
        System.out.println(hash);
    }
}
