// SPDX-License-Identifier: MIT
/**
 * JLS 15.17.1, 15.18.2: sums, differences and products of int and long wrap silently; grouping does
 * not matter.
 */
public class IntegerOverflow {

    static final int[] I = {
        Integer.MIN_VALUE,
        Integer.MIN_VALUE + 1,
        -65537,
        -2,
        -1,
        0,
        1,
        3,
        46341,
        65536,
        Integer.MAX_VALUE - 1,
        Integer.MAX_VALUE
    };
    static final long[] L = {
        Long.MIN_VALUE,
        -4294967297L,
        -1,
        0,
        1,
        3037000500L,
        4294967296L,
        Long.MAX_VALUE
    };

    public static void main(String[] args) {
        for (int a : I) {
            StringBuilder s = new StringBuilder();
            for (int b : I)
                s.append(a + b)
                    .append(' ')
                    .append(a - b)
                    .append(' ')
                    .append(a * b)
                    .append("; ");
            System.out.println(s);
        }
        for (long a : L) {
            StringBuilder s = new StringBuilder();
            for (long b : L)
                s.append(a + b)
                    .append(' ')
                    .append(a - b)
                    .append(' ')
                    .append(a * b)
                    .append("; ");
            System.out.println(s);
        }
        int wrong = 0;
        for (int a : I)
            for (int b : I)
                for (int c : I) {
                    if (a + b + c != a + (b + c)) wrong++;
                    if (a * (b + c) != a * b + a * c) wrong++;
                    if ((int) ((long) a * b) != a * b) wrong++;
                    if ((int) ((long) a + b - c) != a + b - c) wrong++;
                    if (
                        a * 8 != a << 3 || a * -1 != -a || a * 3 != a + a + a || a * 5 - 4 * a != a
                    ) wrong++;
                    if (Math.floorMod(a * b, 1 << 16) != ((a * b) & 0xffff)) wrong++;
                }
        System.out.println(wrong);
        int h = 17;
        for (int i = 0; i < 50; i++) h = h * 31 + i * i * i;
        long g = 17;
        for (int i = 0; i < 50; i++) g = g * 6364136223846793005L + 1442695040888963407L;
        System.out.println(h + " " + g);
        int i = Integer.MAX_VALUE;
        i += 1;
        int j = Integer.MIN_VALUE;
        j -= 1;
        int k = 1 << 16;
        k *= k;
        System.out.println(
            i +
                " " +
                j +
                " " +
                k +
                " " +
                (Integer.MAX_VALUE + 1L) +
                " " +
                (Integer.MAX_VALUE + 1) +
                1L
        );
        System.out.println(
            1000000 * 1000000 +
                " " +
                1000000L * 1000000 +
                " " +
                1000000 * 1000000L +
                " " +
                (long) (1000000 * 1000000) +
                " " +
                24 * 60 * 60 * 1000 * 1000
        );
        byte b = (byte) (127 + 1);
        short s = (short) (32767 * 2);
        char c = (char) (0 - 1);
        b *= b;
        s += s;
        c *= c;
        System.out.println(b + " " + s + " " + (int) c);
        System.out.println(
            Math.abs(Integer.MIN_VALUE) +
                " " +
                Math.abs(Long.MIN_VALUE) +
                " " +
                -Integer.MIN_VALUE +
                " " +
                Integer.MIN_VALUE * -1 +
                " " +
                Long.MIN_VALUE * -1
        );
    }
}
