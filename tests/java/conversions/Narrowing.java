// SPDX-License-Identifier: MIT
/** Narrowing discards bits, saturates from floating point, goes through int for small types. */
public class Narrowing {

    public static void main(String[] args) throws Exception {
        double[] ds = {
            0,
            -0.0,
            0.9,
            -0.9,
            1.5,
            -1.5,
            127.9,
            128,
            -128.9,
            -129,
            255.5,
            256,
            32767.9,
            32768,
            65535.9,
            65536,
            2147483647.5,
            2147483648.0,
            -2147483648.9,
            -2147483649.0,
            4294967296.0,
            9.2e18,
            9.3e18,
            -9.3e18,
            1e300,
            -1e300,
            Double.NaN,
            1 / 0.0,
            -1 / 0.0,
            4.9e-324
        };
        for (double d : ds)
            System.out.println(
                d +
                    " " +
                    (byte) d +
                    " " +
                    (short) d +
                    " " +
                    (int) (char) d +
                    " " +
                    (int) d +
                    " " +
                    (long) d +
                    " " +
                    (float) d
            );
        for (double d : ds) {
            float f = (float) d;
            System.out.println(
                (byte) f + " " + (short) f + " " + (int) (char) f + " " + (int) f + " " + (long) f
            );
        }
        long[] ls = {
            0x123456789abcdef0L,
            -1,
            1L << 31,
            1L << 32,
            -1L << 31,
            0xffff8000L,
            0x8000,
            0x80
        };
        for (long l : ls)
            System.out.println((byte) l + " " + (short) l + " " + (int) (char) l + " " + (int) l);
        System.out.println(
            (float) 1e39 +
                " " +
                (float) -1e39 +
                " " +
                (float) 1e-46 +
                " " +
                (float) 7.006492321624086E-46 +
                " " +
                (float) 7.006492321624085E-46 +
                " " +
                (float) 1.00000005960464485 +
                " " +
                (float) 1.0000000596046448 +
                " " +
                (float) 3.4028235677973366E38 +
                " " +
                (float) 3.4028235677973365E38
        );
        byte b = (byte) 'é';
        System.out.println(b);
        System.out.println((char) b + 0);
        System.out.println((char) (byte) -2 + 0);
        System.out.println((byte) (char) (short) -3);
        final int k = 100;
        byte kb = k;
        char kc = k;
        short ks = k;
        System.out.println(kb + kc + ks);
        Byte bb = k;
        Character cc = k;
        System.out.println(bb + " " + cc);
    }
}
