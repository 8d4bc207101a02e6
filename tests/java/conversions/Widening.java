// SPDX-License-Identifier: MIT
/** Widening of integers to floating point rounds to nearest even; all others are exact. */
public class Widening {

    static String take(double d) {
        return d + ";";
    }

    static String take(long l) {
        return l + "L;";
    }

    static String wide(float f) {
        return "f" + f;
    }

    static String wide(double f) {
        return "d" + f;
    }

    public static void main(String[] args) throws Exception {
        int[] is = {
            16777215,
            16777216,
            16777217,
            16777218,
            16777219,
            -16777217,
            Integer.MAX_VALUE,
            Integer.MIN_VALUE,
            2147483583,
            2147483584,
            2147483585,
            33554433,
            33554435
        };
        for (int i : is) {
            float f = i;
            double d = i;
            System.out.println(i + " " + f + " " + (int) f + " " + (long) d);
        }
        long[] ls = {
            9007199254740991L,
            9007199254740992L,
            9007199254740993L,
            9007199254740995L,
            Long.MAX_VALUE,
            Long.MIN_VALUE,
            Long.MAX_VALUE - 512,
            Long.MAX_VALUE - 511,
            (1L << 53) | 1,
            36028797018963969L,
            36028797018963971L,
            -9007199254740993L,
            288230393331580927L,
            4611686293305294849L
        };
        for (long l : ls) {
            float f = l;
            double d = l;
            System.out.println(
                l + " " + f + " " + (long) f + " " + d + " " + (long) d + " " + (f == d)
            );
        }
        byte b = -1;
        short s = b;
        char c = (char) b;
        int i = c;
        System.out.println(s + " " + (int) c + " " + i);
        long l = 'z';
        float f = (short) -3;
        double d = b;
        System.out.println(l + " " + f + " " + d);
        System.out.println(
            (double) 0.1f +
                " " +
                (double) Float.MIN_VALUE +
                " " +
                (double) Float.MAX_VALUE +
                " " +
                (double) Float.NaN
        );
        System.out.println((long) 'a' + (byte) 'b' + 1L);
        System.out.println((float) Long.MAX_VALUE == 9.223372036854775807E18f);
        System.out.println(
            take((byte) 1) + take('c') + take((short) 1) + take(1) + take(1L) + take(1f)
        );
        System.out.println(wide((byte) 1) + wide(1L));
    }
}
