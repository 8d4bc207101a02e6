// SPDX-License-Identifier: MIT
/**
 * JLS 15.20, 15.21: comparisons of int, long, char and mixed operands in values and every form of
 * branch.
 */
public class IntegerComparisons {

    static final int[] I = { Integer.MIN_VALUE, -65536, -1, 0, 1, 65535, Integer.MAX_VALUE };
    static final long[] L = {
        Long.MIN_VALUE,
        -(1L << 32),
        Integer.MIN_VALUE - 1L,
        -1,
        0,
        1,
        1L << 31,
        1L << 32,
        Long.MAX_VALUE
    };

    static int ints(int a, int b) {
        int r = 0;
        if (a < b) r |= 1;
        if (a <= b) r |= 2;
        if (a > b) r |= 4;
        if (a >= b) r |= 8;
        if (a == b) r |= 16;
        if (a != b) r |= 32;
        return r | (a < b ? 64 : 0) | (!(a < b) ? 128 : 0) | ((a == b) ^ (a > b) ? 256 : 0);
    }

    static int zero(int a) {
        int r = 0;
        if (a < 0) r |= 1;
        if (a <= 0) r |= 2;
        if (a > 0) r |= 4;
        if (a >= 0) r |= 8;
        if (a == 0) r |= 16;
        if (a != 0) r |= 32;
        return r;
    }

    static int longs(long a, long b) {
        int r = 0;
        if (a < b) r |= 1;
        if (a <= b) r |= 2;
        if (a > b) r |= 4;
        if (a >= b) r |= 8;
        if (a == b) r |= 16;
        if (a != b) r |= 32;
        return r | (a > b ? 64 : 0) | (!(a >= b) ? 128 : 0);
    }

    static int zero(long a) {
        int r = 0;
        if (a < 0) r |= 1;
        if (a <= 0) r |= 2;
        if (a > 0) r |= 4;
        if (a >= 0) r |= 8;
        if (a == 0) r |= 16;
        if (a != 0) r |= 32;
        return r;
    }

    public static void main(String[] args) {
        for (int a : I) {
            StringBuilder s = new StringBuilder().append(a).append(" z").append(zero(a));
            for (int b : I) s.append(' ').append(ints(a, b));
            for (long b : L) s.append(' ').append(longs(a, b));
            System.out.println(s);
        }
        for (long a : L) {
            StringBuilder s = new StringBuilder().append(a).append(" z").append(zero(a));
            for (long b : L) s.append(' ').append(longs(a, b));
            System.out.println(s);
        }
        char c = 65535;
        short s = -1;
        byte b = -1;
        int i = -1;
        long l = 0xffffffffL;
        System.out.println(
            (c == s) +
                " " +
                (b == s) +
                " " +
                ((char) s == c) +
                " " +
                (i == l) +
                " " +
                ((int) l == i) +
                " " +
                (c > b) +
                " " +
                (c == 65535L)
        );
        System.out.println(
            ('a' < 98) +
                " " +
                ('a' == 97L) +
                " " +
                (b < 'a') +
                " " +
                ((byte) 'á' < 0) +
                " " +
                (s >= -1L) +
                " " +
                (l > i)
        );
        Integer p = 1000,
            q = 1000;
        Long w = 1000L;
        System.out.println(
            (p <= q) +
                " " +
                (p >= q) +
                " " +
                (p < q) +
                " " +
                (p == 1000) +
                " " +
                (p == w + 0) +
                " " +
                p.equals(q) +
                " " +
                w.equals(1000) +
                " " +
                (w == 1000)
        );
        Character x = 'x';
        Byte y = 5;
        System.out.println((x > y) + " " + (x == 120) + " " + (y == 5.0) + " " + (x != 'x'));
        boolean t = true,
            f = false;
        System.out.println(
            (t == f) +
                " " +
                (t != f) +
                " " +
                (t == Boolean.TRUE) +
                " " +
                (1 < 2 == t) +
                " " +
                (3 > 2 != 2 > 3)
        );
        int n = 0;
        for (int k = -3; k != 3; k++) {
            if (k <= -1) n += 1;
            else if (k >= 1) n += 100;
            else n += 10;
        }
        for (long k = 3; k > -3; k--) {
            if (k < 0) n += 1000;
            if (k == 0) n += 10000;
        }
        System.out.println(n);
    }
}
