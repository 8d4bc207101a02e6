// SPDX-License-Identifier: MIT
/**
 * Shift distances are masked by the type of the left operand; long distances, negative ones,
 * promotion of small types.
 */
public class ShiftsOfEverything {

    public static void main(String[] args) throws Exception {
        int[] distances = {
            0,
            1,
            5,
            31,
            32,
            33,
            63,
            64,
            -1,
            -31,
            -32,
            -33,
            Integer.MIN_VALUE,
            Integer.MAX_VALUE
        };
        int i = 0xdeadbeef;
        long l = 0xdeadbeefcafebabeL;
        byte b = (byte) 0x96;
        char c = 0x9abc;
        short s = -12345;
        for (int d : distances) {
            System.out.println(d + ": " + (i << d) + " " + (i >> d) + " " + (i >>> d));
            System.out.println((l << d) + " " + (l >> d) + " " + (l >>> d));
            System.out.println(
                (b << d) +
                    " " +
                    (b >> d) +
                    " " +
                    (b >>> d) +
                    " " +
                    (c >>> d) +
                    " " +
                    (c << d) +
                    " " +
                    (s >> d) +
                    " " +
                    (s >>> d)
            );
            System.out.println(
                (i << (long) d) +
                    " " +
                    (l >>> (long) d) +
                    " " +
                    (i >> (byte) d) +
                    " " +
                    (l << (char) d)
            );
        }
        System.out.println(((1 << 31) >> 31) >>> 28);
        System.out.println((-1 >>> 1) << 1);
        System.out.println((1L << 63) >> 63);
        System.out.println((byte) (b >>> 1));
        System.out.println((byte) ((b & 0xff) >>> 1));
        System.out.println(('a' << 1) | ('b' >>> 2));
    }
}
