// SPDX-License-Identifier: MIT
/** Rotations inside inlined methods, where operands of the caller fill the registers. */
public class RotationsUnderPressure {

    static int left(int i, int distance) {
        return (i << distance) | (i >>> -distance);
    }

    static int reversed(int i) {
        int x = left(i, 15);
        int differing = (x ^ (x >>> 10)) & 0x003f801f;
        x ^= differing + (differing << 10);
        differing = (x ^ (x >>> 4)) & 0x0e038421;
        x ^= differing + (differing << 4);
        differing = (x ^ (x >>> 2)) & 0x22488842;
        return x ^ (differing + (differing << 2));
    }

    static long reversed(long i) {
        return ((long) reversed((int) i) << 32) | (reversed((int) (i >>> 32)) & 0xffffffffL);
    }

    static long bitByBit(long i) {
        long all = 0;
        for (int bit = 0; bit < 64; bit++) {
            all |= ((i >>> bit) & 1) << (63 - bit);
        }
        return all;
    }

    public static void main(String[] args) {
        long h = 0;
        int wrong = 0;
        java.util.Random random = new java.util.Random(5);
        for (int k = 0; k < 5000; k++) {
            int size = random.nextInt(9);
            StringBuilder s = new StringBuilder();
            for (int i = 0; i < size; i++) {
                s.append((char) random.nextInt(128));
            }
            long q = random.nextLong();
            long turned = k * 31L * h;
            long sum =
                h * 31 + Long.parseLong("" + q) + k + reversed(k * 31L * h) + Long.bitCount(h);
            long rest = h * 31 + q + k + Long.bitCount(h);
            if (sum - rest != bitByBit(turned)) {
                wrong++;
            }
            h = sum;
        }
        System.out.println(wrong + " wrong"); // expect: 0 wrong
    }
}
