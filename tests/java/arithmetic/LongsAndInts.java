// SPDX-License-Identifier: MIT
/**
 * Carries, borrows, products and quotients across the 32-bit boundary; unsigned readings; bit
 * tricks.
 */
public class LongsAndInts {

    public static void main(String[] args) throws Exception {
        long[] v = {
            0,
            1,
            -1,
            0x7fffffffL,
            0x80000000L,
            0xffffffffL,
            0x100000000L,
            0x1ffffffffL,
            0x7fffffffffffffffL,
            0x8000000000000000L,
            0xffffffff00000000L,
            0x123456789L,
            -0x123456789L
        };
        long h = 0;
        for (long a : v)
            for (long b : v) {
                h = h * 31 + (a + b);
                h = h * 31 + (a - b);
                h = h * 31 + a * b;
                if (b != 0) {
                    h = h * 31 + a / b;
                    h = h * 31 + (a % b);
                    h = h * 31 + Long.divideUnsigned(a, b);
                    h = h * 31 + Long.remainderUnsigned(a, b);
                }
                h = h * 31 + Long.compare(a, b) + Long.compareUnsigned(a, b) * 3;
                h = h * 31 + ((a & b) ^ (a | ~b));
                h = h * 31 + (a << b) + (a >> b) + (a >>> b);
                h = h * 31 + (int) a * (int) b;
                h = h * 31 + (int) (a >>> 32);
                h = h * 31 + Math.multiplyHigh(a, b);
                System.out.println(h);
            }
        for (long a : v)
            System.out.println(
                Long.toHexString(a) +
                    " " +
                    Long.toUnsignedString(a) +
                    " " +
                    Long.bitCount(a) +
                    " " +
                    Long.numberOfLeadingZeros(a) +
                    " " +
                    Long.numberOfTrailingZeros(a) +
                    " " +
                    Long.reverse(a) +
                    " " +
                    Long.highestOneBit(a) +
                    " " +
                    Long.rotateLeft(a, 33) +
                    " " +
                    (int) a +
                    " " +
                    (a == (int) a) +
                    " " +
                    (float) a +
                    " " +
                    (double) a +
                    " " +
                    (a ^ (a >> 63)) +
                    " " +
                    Long.hashCode(a)
            );
    }
}
