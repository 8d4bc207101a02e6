/* SPDX-License-Identifier: MIT */
/**
 * Calls of what a compiler replaces by other instructions, while more operands wait than there are
 * registers.
 */
public final class Operands {

    private static final String TEXT = "operands that wait";

    // prettier-ignore
    private static long ints(int a, int b) {
        long sum = 0;
        sum =
            sum * 31 + ((a ^ 1) - ((b ^ 2) - ((a ^ 3) - ((b ^ 4) - ((a ^ 5) - ((b ^ 6) - ((a ^ 7) -
            ((b ^ 8) - ((a ^ 9) - ((b ^ 10) - ((a ^ 11) - ((b ^ 12) - ((a ^ 13) - ((b ^ 14) -
            ((a ^ 15) - Integer.compareUnsigned(a, b))))))))))))))));
        sum =
            sum * 31 + ((a ^ 1) - ((b ^ 2) - ((a ^ 3) - ((b ^ 4) - ((a ^ 5) - ((b ^ 6) - ((a ^ 7) -
            ((b ^ 8) - ((a ^ 9) - ((b ^ 10) - ((a ^ 11) - ((b ^ 12) - ((a ^ 13) - ((b ^ 14) -
            ((a ^ 15) - Integer.compare(a, b))))))))))))))));
        sum =
            sum * 31 + ((a ^ 1) - ((b ^ 2) - ((a ^ 3) - ((b ^ 4) - ((a ^ 5) - ((b ^ 6) - ((a ^ 7) -
            ((b ^ 8) - ((a ^ 9) - ((b ^ 10) - ((a ^ 11) - ((b ^ 12) - ((a ^ 13) - ((b ^ 14) -
            ((a ^ 15) - Integer.bitCount(a))))))))))))))));
        sum =
            sum * 31 + ((a ^ 1) - ((b ^ 2) - ((a ^ 3) - ((b ^ 4) - ((a ^ 5) - ((b ^ 6) - ((a ^ 7) -
            ((b ^ 8) - ((a ^ 9) - ((b ^ 10) - ((a ^ 11) - ((b ^ 12) - ((a ^ 13) - ((b ^ 14) -
            ((a ^ 15) - Integer.numberOfLeadingZeros(a))))))))))))))));
        sum =
            sum * 31 + ((a ^ 1) - ((b ^ 2) - ((a ^ 3) - ((b ^ 4) - ((a ^ 5) - ((b ^ 6) - ((a ^ 7) -
            ((b ^ 8) - ((a ^ 9) - ((b ^ 10) - ((a ^ 11) - ((b ^ 12) - ((a ^ 13) - ((b ^ 14) -
            ((a ^ 15) - Integer.reverseBytes(a))))))))))))))));
        sum =
            sum * 31 + ((a ^ 1) - ((b ^ 2) - ((a ^ 3) - ((b ^ 4) - ((a ^ 5) - ((b ^ 6) - ((a ^ 7) -
            ((b ^ 8) - ((a ^ 9) - ((b ^ 10) - ((a ^ 11) - ((b ^ 12) - ((a ^ 13) - ((b ^ 14) -
            ((a ^ 15) - Math.max(a, b))))))))))))))));
        sum =
            sum * 31 + ((a ^ 1) - ((b ^ 2) - ((a ^ 3) - ((b ^ 4) - ((a ^ 5) - ((b ^ 6) - ((a ^ 7) -
            ((b ^ 8) - ((a ^ 9) - ((b ^ 10) - ((a ^ 11) - ((b ^ 12) - ((a ^ 13) - ((b ^ 14) -
            ((a ^ 15) - Math.abs(a))))))))))))))));
        sum =
            sum * 31 + ((a ^ 1) - ((b ^ 2) - ((a ^ 3) - ((b ^ 4) - ((a ^ 5) - ((b ^ 6) - ((a ^ 7) -
            ((b ^ 8) - ((a ^ 9) - ((b ^ 10) - ((a ^ 11) - ((b ^ 12) - ((a ^ 13) - ((b ^ 14) -
            ((a ^ 15) - TEXT.charAt(a & 15))))))))))))))));
        sum =
            sum * 31 + ((a ^ 1) - ((b ^ 2) - ((a ^ 3) - ((b ^ 4) - ((a ^ 5) - ((b ^ 6) - ((a ^ 7) -
            ((b ^ 8) - ((a ^ 9) - ((b ^ 10) - ((a ^ 11) - ((b ^ 12) - ((a ^ 13) - ((b ^ 14) -
            ((a ^ 15) - Integer.rotateLeft(a, 5))))))))))))))));
        sum =
            sum * 31 + ((a ^ 1) - ((b ^ 2) - ((a ^ 3) - ((b ^ 4) - ((a ^ 5) - ((b ^ 6) - ((a ^ 7) -
            ((b ^ 8) - ((a ^ 9) - ((b ^ 10) - ((a ^ 11) - ((b ^ 12) - ((a ^ 13) - ((b ^ 14) -
            ((a ^ 15) - Integer.signum(b))))))))))))))));
        return sum;
    }

    // prettier-ignore
    private static long longs(long a, long b) {
        long sum = 0;
        sum =
            sum * 31 + ((a ^ 1) - ((b ^ 2) - ((a ^ 3) - ((b ^ 4) - ((a ^ 5) - ((b ^ 6) - ((a ^ 7) -
            ((b ^ 8) - ((a ^ 9) - ((b ^ 10) - ((a ^ 11) - ((b ^ 12) - ((a ^ 13) - ((b ^ 14) -
            ((a ^ 15) - Long.compareUnsigned(a, b))))))))))))))));
        sum =
            sum * 31 + ((a ^ 1) - ((b ^ 2) - ((a ^ 3) - ((b ^ 4) - ((a ^ 5) - ((b ^ 6) - ((a ^ 7) -
            ((b ^ 8) - ((a ^ 9) - ((b ^ 10) - ((a ^ 11) - ((b ^ 12) - ((a ^ 13) - ((b ^ 14) -
            ((a ^ 15) - Long.compare(a, b))))))))))))))));
        sum =
            sum * 31 + ((a ^ 1) - ((b ^ 2) - ((a ^ 3) - ((b ^ 4) - ((a ^ 5) - ((b ^ 6) - ((a ^ 7) -
            ((b ^ 8) - ((a ^ 9) - ((b ^ 10) - ((a ^ 11) - ((b ^ 12) - ((a ^ 13) - ((b ^ 14) -
            ((a ^ 15) - Long.bitCount(a))))))))))))))));
        sum =
            sum * 31 + ((a ^ 1) - ((b ^ 2) - ((a ^ 3) - ((b ^ 4) - ((a ^ 5) - ((b ^ 6) - ((a ^ 7) -
            ((b ^ 8) - ((a ^ 9) - ((b ^ 10) - ((a ^ 11) - ((b ^ 12) - ((a ^ 13) - ((b ^ 14) -
            ((a ^ 15) - Math.min(a, b))))))))))))))));
        sum =
            sum * 31 + ((a ^ 1) - ((b ^ 2) - ((a ^ 3) - ((b ^ 4) - ((a ^ 5) - ((b ^ 6) - ((a ^ 7) -
            ((b ^ 8) - ((a ^ 9) - ((b ^ 10) - ((a ^ 11) - ((b ^ 12) - ((a ^ 13) - ((b ^ 14) -
            ((a ^ 15) - Long.numberOfTrailingZeros(a))))))))))))))));
        return sum;
    }

    // prettier-ignore
    private static double doubles(double a, double b) {
        double sum = 0;
        sum +=
            a * 1 - (b * 2 - (a * 3 - (b * 4 - (a * 5 - (b * 6 - (a * 7 - (b * 8 - (a * 9 -
            (b * 10 - (a * 11 - (b * 12 - (a * 13 - (b * 14 - (a * 15 - (b * 16 - (a * 17 -
            Math.abs(a)))))))))))))))));
        sum +=
            a * 1 - (b * 2 - (a * 3 - (b * 4 - (a * 5 - (b * 6 - (a * 7 - (b * 8 - (a * 9 -
            (b * 10 - (a * 11 - (b * 12 - (a * 13 - (b * 14 - (a * 15 - (b * 16 - (a * 17 -
            Math.sqrt(a * a + b * b)))))))))))))))));
        sum +=
            a * 1 - (b * 2 - (a * 3 - (b * 4 - (a * 5 - (b * 6 - (a * 7 - (b * 8 - (a * 9 -
            (b * 10 - (a * 11 - (b * 12 - (a * 13 - (b * 14 - (a * 15 - (b * 16 - (a * 17 -
            Math.max(a, b)))))))))))))))));
        sum +=
            a * 1 - (b * 2 - (a * 3 - (b * 4 - (a * 5 - (b * 6 - (a * 7 - (b * 8 - (a * 9 -
            (b * 10 - (a * 11 - (b * 12 - (a * 13 - (b * 14 - (a * 15 - (b * 16 - (a * 17 -
            Math.sin(a)))))))))))))))));
        sum +=
            a * 1 - (b * 2 - (a * 3 - (b * 4 - (a * 5 - (b * 6 - (a * 7 - (b * 8 - (a * 9 -
            (b * 10 - (a * 11 - (b * 12 - (a * 13 - (b * 14 - (a * 15 - (b * 16 - (a * 17 -
            Math.exp(b * 1e-9)))))))))))))))));
        sum +=
            a * 1 - (b * 2 - (a * 3 - (b * 4 - (a * 5 - (b * 6 - (a * 7 - (b * 8 - (a * 9 -
            (b * 10 - (a * 11 - (b * 12 - (a * 13 - (b * 14 - (a * 15 - (b * 16 - (a * 17 -
            Math.pow(a * 1e-9, 3.0)))))))))))))))));
        sum +=
            a * 1 - (b * 2 - (a * 3 - (b * 4 - (a * 5 - (b * 6 - (a * 7 - (b * 8 - (a * 9 -
            (b * 10 - (a * 11 - (b * 12 - (a * 13 - (b * 14 - (a * 15 - (b * 16 - (a * 17 -
            Double.doubleToRawLongBits(a) * 1e-9))))))))))))))));
        sum +=
            a * 1 - (b * 2 - (a * 3 - (b * 4 - (a * 5 - (b * 6 - (a * 7 - (b * 8 - (a * 9 -
            (b * 10 - (a * 11 - (b * 12 - (a * 13 - (b * 14 - (a * 15 - (b * 16 - (a * 17 -
            Double.longBitsToDouble(Double.doubleToRawLongBits(b) + 1)))))))))))))))));
        return sum;
    }

    static long run() {
        long sum = 0;
        for (int i = -50; i < 50; i++) {
            int a = i * 0x1234567;
            int b = (i ^ 21) * 0x7654321;
            sum = sum * 31 + ints(a, b);
            sum = sum * 31 + longs(a * 0x123456789L, b * 0x987654321L);
            sum = sum * 31 + (long) (doubles(a * 0.5, b * 0.25) * 8);
        }
        return sum;
    }
}
