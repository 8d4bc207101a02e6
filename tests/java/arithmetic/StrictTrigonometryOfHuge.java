/* SPDX-License-Identifier: MIT */
import java.util.SplittableRandom;

/**
 * Sine, cosine and tangent of arguments beyond 2^20, to the last bit: the order of roundings is the
 * algorithm's.
 */
public class StrictTrigonometryOfHuge {

    public static void main(String[] args) {
        SplittableRandom random = new SplittableRandom(20261122);
        long hash = 0;
        for (int i = 1; i <= 12000; i++) {
            long exponent = random.nextInt(1023 + 20, 2047),
                mantissa = random.nextLong() & 0xfffffffffffffL;
            int kind = random.nextInt(4);
            if (kind == 0) mantissa &= ~0xffffffffL;
            if (kind == 1) mantissa &= -1L << random.nextInt(52);
            double x =
                Double.longBitsToDouble((exponent << 52) | mantissa) *
                (random.nextBoolean() ? 1 : -1);
            hash = hash * 31 + Double.doubleToRawLongBits(StrictMath.sin(x));
            hash = hash * 31 + Double.doubleToRawLongBits(StrictMath.cos(x));
            hash = hash * 31 + Double.doubleToRawLongBits(StrictMath.tan(x));
            if (i % 500 == 0) System.out.println(i + " " + Long.toHexString(hash));
        }
    }
}
