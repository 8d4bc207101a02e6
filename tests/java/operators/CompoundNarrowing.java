// SPDX-License-Identifier: MIT
/**
 * JLS 15.26.2: E1 op= E2 casts the result to the type of E1, for each pair of types that may lose
 * bits.
 */
public class CompoundNarrowing {

    public static void main(String[] args) {
        double[] rhs = {
            1,
            -1,
            2.9,
            -2.9,
            127.5,
            300,
            -300,
            70000,
            3e9,
            -3e9,
            1e19,
            Double.NaN,
            Double.POSITIVE_INFINITY
        };
        for (double r : rhs) {
            byte b = 100;
            b += r;
            short s = 30000;
            s += r;
            char c = 60000;
            c += r;
            int i = 2000000000;
            i += r;
            long l = 1L << 62;
            l += r;
            float f = 1e30f;
            f += r;
            System.out.print(b + " " + s + " " + (int) c + " " + i + " " + l + " " + f + " | ");
            b = 100;
            b *= r;
            s = 30000;
            s *= r;
            c = 60000;
            c *= r;
            i = 2000000000;
            i *= r;
            l = 1L << 62;
            l *= r;
            f = 1e30f;
            f *= r;
            System.out.print(b + " " + s + " " + (int) c + " " + i + " " + l + " " + f + " | ");
            b = 100;
            b /= r;
            s = 30000;
            s /= r;
            c = 60000;
            c /= r;
            i = 2000000000;
            i /= r;
            l = 1L << 62;
            l /= r;
            f = 1e30f;
            f /= r;
            System.out.print(b + " " + s + " " + (int) c + " " + i + " " + l + " " + f + " | ");
            b = 100;
            b -= r;
            s = 30000;
            s %= r;
            c = 60000;
            c -= r;
            i = 2000000000;
            i %= r;
            l = 1L << 62;
            l -= r;
            System.out.println(b + " " + s + " " + (int) c + " " + i + " " + l);
        }
        long[] longs = { 1, -1, 255, 65536, 1L << 31, 1L << 40, Long.MAX_VALUE, Long.MIN_VALUE };
        for (long r : longs) {
            byte b = 1;
            b += r;
            short s = 1;
            s -= r;
            char c = 1;
            c *= r;
            int i = 7;
            i += r;
            float f = 1;
            f += r;
            double d = 1;
            d -= r;
            System.out.print(b + " " + s + " " + (int) c + " " + i + " " + f + " " + d + " | ");
            b = -1;
            b &= r;
            s = -1;
            s ^= r;
            c = 'x';
            c |= r;
            i = -1;
            i &= r;
            b >>= r;
            s <<= r;
            c >>>= r;
            i >>>= r;
            System.out.println(b + " " + s + " " + (int) c + " " + i);
        }
        byte[] ab = { 1 };
        char[] ac = { 1 };
        short[] as = { 1 };
        int[] ai = { 1 };
        ab[0] += 1000;
        ac[0] -= 2;
        as[0] *= 99999;
        ai[0] += 1e12;
        System.out.println(ab[0] + " " + (int) ac[0] + " " + as[0] + " " + ai[0]);
        int value = (ab[0] += 100) + (ac[0] += 5);
        System.out.println(value);
        char c = 'a';
        c += 1;
        c++;
        c += 'b' - 'a';
        c *= 1.0;
        System.out.println(c);
        int i = 10;
        i += 0.7;
        i += 0.7;
        i -= 0.1;
        i *= 1.1;
        i /= 0.3f;
        System.out.println(i);
        long l = Long.MAX_VALUE;
        l += 1f;
        l -= 1.0;
        System.out.println(l);
        float f = 16777216;
        f += 1;
        f++;
        f += 1.0;
        f += 2;
        System.out.println(f);
    }
}
