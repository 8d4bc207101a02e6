// SPDX-License-Identifier: MIT
/** JLS 5.1.2, 5.1.3, 5.5: each primitive type cast to each other one, at the edges of both. */
public class CastMatrix {

    static String all(byte v) {
        return (
            (byte) v +
            " " +
            (short) v +
            " " +
            (int) (char) v +
            " " +
            (int) v +
            " " +
            (long) v +
            " " +
            (float) v +
            " " +
            (double) v
        );
    }

    static String all(short v) {
        return (
            (byte) v +
            " " +
            (short) v +
            " " +
            (int) (char) v +
            " " +
            (int) v +
            " " +
            (long) v +
            " " +
            (float) v +
            " " +
            (double) v
        );
    }

    static String all(char v) {
        return (
            (byte) v +
            " " +
            (short) v +
            " " +
            (int) (char) v +
            " " +
            (int) v +
            " " +
            (long) v +
            " " +
            (float) v +
            " " +
            (double) v
        );
    }

    static String all(int v) {
        return (
            (byte) v +
            " " +
            (short) v +
            " " +
            (int) (char) v +
            " " +
            (int) v +
            " " +
            (long) v +
            " " +
            (float) v +
            " " +
            (double) v
        );
    }

    static String all(long v) {
        return (
            (byte) v +
            " " +
            (short) v +
            " " +
            (int) (char) v +
            " " +
            (int) v +
            " " +
            (long) v +
            " " +
            (float) v +
            " " +
            (double) v
        );
    }

    static String all(float v) {
        return (
            (byte) v +
            " " +
            (short) v +
            " " +
            (int) (char) v +
            " " +
            (int) v +
            " " +
            (long) v +
            " " +
            (float) v +
            " " +
            (double) v
        );
    }

    static String all(double v) {
        return (
            (byte) v +
            " " +
            (short) v +
            " " +
            (int) (char) v +
            " " +
            (int) v +
            " " +
            (long) v +
            " " +
            (float) v +
            " " +
            (double) v
        );
    }

    public static void main(String[] args) {
        for (byte v : new byte[] { -128, -1, 0, 127 }) System.out.println(all(v));
        for (short v : new short[] { -32768, -129, -1, 0, 128, 255, 256, 32767 })
            System.out.println(all(v));
        for (char v : new char[] { 0, 127, 128, 255, 32767, 32768, 65535 })
            System.out.println(all(v));
        for (int v : new int[] {
            Integer.MIN_VALUE,
            -65537,
            -32769,
            -129,
            200,
            40000,
            65536,
            16777217,
            Integer.MAX_VALUE - 64,
            Integer.MAX_VALUE
        })
            System.out.println(all(v));
        for (long v : new long[] {
            Long.MIN_VALUE,
            -(1L << 53) - 1,
            -4294967297L,
            -2147483649L,
            2147483648L,
            0xffffffffL,
            1L << 40,
            (1L << 53) + 1,
            (1L << 24) + 1,
            0x7fffff4000000000L,
            0x7fffffbfffffffffL,
            0x7fffffc000000000L,
            Long.MAX_VALUE - 512,
            Long.MAX_VALUE
        })
            System.out.println(all(v));
        for (float v : new float[] {
            0,
            -0f,
            .99f,
            -.99f,
            127.9f,
            128,
            -129.5f,
            65535.5f,
            65536,
            2.14748352e9f,
            2.14748365e9f,
            -2.14748365e9f,
            -3e9f,
            9.223372e18f,
            9.2233715e18f,
            1e30f,
            Float.MIN_VALUE,
            Float.MAX_VALUE,
            Float.NaN,
            Float.POSITIVE_INFINITY,
            Float.NEGATIVE_INFINITY
        })
            System.out.println(all(v));
        for (double v : new double[] {
            0,
            -0.0,
            .9999999999,
            -1.5,
            255.5,
            2147483647.9999,
            2147483648.0,
            -2147483648.9,
            -2147483649.0,
            4294967295.5,
            9.223372036854775e18,
            9.223372036854776e18,
            -9.223372036854776e18,
            1e19,
            3.4028235677973366e38,
            3.402823567797337e38,
            1.401298464324817e-45,
            7.006492321624085e-46,
            7.006492321624086e-46,
            Double.MIN_VALUE,
            Double.MAX_VALUE,
            Double.NaN,
            Double.NEGATIVE_INFINITY,
            Double.POSITIVE_INFINITY,
            1 + 5.960464477539063E-8,
            1 + 5.960464477539064E-8
        })
            System.out.println(all(v));
        System.out.println(
            (byte) (char) (short) -1 +
                " " +
                (int) (char) (byte) -1 +
                " " +
                (char) (byte) 'a' +
                " " +
                (short) (char) (byte) 200 +
                " " +
                (long) (int) 4e9 +
                " " +
                (int) (long) 4e9
        );
        System.out.println(
            (int) 'x' +
                (char) 121 +
                " " +
                (char) 121 +
                (int) 'x' +
                " " +
                (float) (double) 0.1f +
                " " +
                (double) (float) 0.1 +
                " " +
                (float) 1e40 +
                " " +
                (float) -1e-50
        );
    }
}
