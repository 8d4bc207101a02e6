// SPDX-License-Identifier: MIT
/**
 * JLS 15.22.1, 15.15.5: & | ^ ~ on every integral pair of types, with sign extension of the
 * narrower operand.
 */
public class BitwiseOperators {

    static String t(Object o) {
        return o.getClass().getSimpleName().charAt(0) + ":" + o;
    }

    public static void main(String[] args) {
        int[] v = {
            0,
            1,
            -1,
            0x55555555,
            0xaaaaaaaa,
            0x0f0f0f0f,
            Integer.MIN_VALUE,
            Integer.MAX_VALUE
        };
        for (int a : v) {
            StringBuilder s = new StringBuilder().append(~a);
            for (int b : v)
                s.append(' ')
                    .append(a & b)
                    .append(',')
                    .append(a | b)
                    .append(',')
                    .append(a ^ b);
            System.out.println(s);
        }
        long[] w = { 0, -1, 0x5555555555555555L, 0xff00ff00ff00ff00L, Long.MIN_VALUE, 0xffffffffL };
        for (long a : w) {
            StringBuilder s = new StringBuilder().append(~a);
            for (long b : w)
                s.append(' ')
                    .append(a & b)
                    .append(',')
                    .append(a | b)
                    .append(',')
                    .append(a ^ b);
            for (int b : v)
                s.append(' ')
                    .append(a & b)
                    .append(',')
                    .append(b | a)
                    .append(',')
                    .append(a ^ b);
            System.out.println(s);
        }
        byte b = (byte) 0x80;
        short s = (short) 0xff00;
        char c = 0xff00;
        int i = 0xffff0000;
        long l = 0xffff0000L;
        System.out.println(
            t(b & 0xff) +
                " " +
                t(b | 0) +
                " " +
                t(b ^ b) +
                " " +
                t(~b) +
                " " +
                t(s & 0xffff) +
                " " +
                t(c & s) +
                " " +
                t(c | b) +
                " " +
                t(c ^ s) +
                " " +
                t(~c)
        );
        System.out.println(
            t(i & l) +
                " " +
                t(i | l) +
                " " +
                t(i ^ l) +
                " " +
                t(b & l) +
                " " +
                t(s | l) +
                " " +
                t(c ^ l) +
                " " +
                t(~l) +
                " " +
                t(~s) +
                " " +
                t(l & 'z')
        );
        b &= 0x7f;
        System.out.print(b + " ");
        b |= 0x1ff;
        System.out.print(b + " ");
        b ^= -2;
        System.out.print(b + " ");
        s ^= 0x12345;
        System.out.print(s + " ");
        c |= 0xfffff;
        System.out.print((int) c + " ");
        c ^= 'a';
        System.out.print((int) c + " ");
        i &= 0xfffffffffL;
        System.out.print(i + " ");
        i |= 1L << 40;
        System.out.print(i + " ");
        l ^= -1;
        System.out.print(l + " ");
        l &= i;
        System.out.println(l);
        Integer bi = 12;
        Long bl = 10L;
        Short bs = 6;
        Character bc = 'a';
        System.out.println(
            t(bi & bl) + " " + t(bi | bs) + " " + t(bc ^ bi) + " " + t(~bs) + " " + t(~bc)
        );
        int x = 5,
            y = 9;
        x ^= y;
        y ^= x;
        x ^= y;
        System.out.println(
            x +
                " " +
                y +
                " " +
                (x & -x) +
                " " +
                (x & (x - 1)) +
                " " +
                (x | (y ^ (x & y))) +
                " " +
                ((6 & (3 + 4)) | 1)
        );
        System.out.println((5 & (6 << 1)) + " " + (~-5 & 3) + " " + -~7 + " " + ~~8);
    }
}
