// SPDX-License-Identifier: MIT
/**
 * JLS 15.19: the distance is masked by 31 or 63 after its own promotion; the type is that of the
 * left operand.
 */
public class ShiftDistances {

    static final int[] N = {
        0,
        1,
        5,
        8,
        16,
        31,
        32,
        33,
        63,
        64,
        65,
        100,
        -1,
        -31,
        -32,
        Integer.MIN_VALUE,
        Integer.MAX_VALUE
    };

    static String type(Object o) {
        return o.getClass().getSimpleName() + " " + o;
    }

    public static void main(String[] args) {
        for (int v : new int[] { 1, -1, 0x12345678, Integer.MIN_VALUE, 0x80000001 }) {
            StringBuilder s = new StringBuilder();
            for (int n : N)
                s.append(v << n)
                    .append(' ')
                    .append(v >> n)
                    .append(' ')
                    .append(v >>> n)
                    .append("; ");
            System.out.println(s);
        }
        for (long v : new long[] { 1, -1, 0x123456789abcdefL, Long.MIN_VALUE }) {
            StringBuilder s = new StringBuilder();
            for (int n : N)
                s.append(v << n)
                    .append(' ')
                    .append(v >> n)
                    .append(' ')
                    .append(v >>> n)
                    .append("; ");
            System.out.println(s);
        }
        for (long n : new long[] { 1, 32, 33, 64, 1L << 32, (1L << 32) + 3, -1, Long.MIN_VALUE }) {
            System.out.println(
                (7 << n) +
                    " " +
                    (-7 >> n) +
                    " " +
                    (-7 >>> n) +
                    " " +
                    (7L << n) +
                    " " +
                    (-7L >> n) +
                    " " +
                    (-7L >>> n)
            );
        }
        byte b = -1;
        short s = -2;
        char c = 0xffff;
        System.out.println(
            (b << 4) +
                " " +
                (b >> 4) +
                " " +
                (b >>> 28) +
                " " +
                (s >>> 1) +
                " " +
                (c << 16) +
                " " +
                (c >> 4) +
                " " +
                (c >>> 15)
        );
        System.out.println(
            type(b << 1L) +
                " " +
                type(1L << b) +
                " " +
                type('a' << 1) +
                " " +
                type(s >> c) +
                " " +
                type(Integer.valueOf(1) << Long.valueOf(33))
        );
        System.out.println(
            (1 << b) +
                " " +
                (1L << b) +
                " " +
                (1 << s) +
                " " +
                (1L << c) +
                " " +
                (1 << 'a') +
                " " +
                (1L << 'a')
        );
        b <<= 3;
        s >>= 1;
        c >>>= 4;
        System.out.println(b + " " + s + " " + (int) c);
        b = -128;
        b >>>= 1;
        s = -32768;
        s >>>= 17;
        c = 1;
        c <<= 15;
        c <<= 1;
        System.out.println(b + " " + s + " " + (int) c);
        int i = 1;
        i <<= 35L;
        long l = 1;
        l <<= 35;
        i >>= -1;
        l >>>= -60;
        System.out.println(i + " " + l);
        i = 1;
        i <<= i << i;
        System.out.println(
            i + " " + (1 << (2 + 3)) + " " + ((256 >> 2) >> 1) + " " + ((-256 >>> 2) << 2)
        );
        Long box = 1L;
        box <<= 40;
        Integer small = 1;
        small <<= 40;
        Character ch = 'a';
        int r = ch << 1;
        System.out.println(box + " " + small + " " + r);
        for (int n = -2; n < 35; n += 4) System.out.print(
            ((0xdeadbeef << n) | (0xdeadbeef >>> -n)) +
                " " +
                ((0xdeadbeefL << n) | (0xdeadbeefL >>> -n)) +
                " "
        );
        System.out.println();
    }
}
