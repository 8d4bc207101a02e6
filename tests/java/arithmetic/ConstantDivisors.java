/* SPDX-License-Identifier: MIT */
import java.util.SplittableRandom;

/**
 * Divisions by constants, for which no division is needed: at the multiples of each divisor, at the
 * ends of what there is, at random.
 */
public final class ConstantDivisors {

    private static final int[] DIVISORS = {
        3,
        5,
        6,
        7,
        9,
        10,
        11,
        12,
        13,
        24,
        25,
        60,
        100,
        127,
        255,
        641,
        999,
        1000,
        1461,
        3600,
        10000,
        65535,
        65537,
        86400,
        100000,
        146097,
        1000000,
        3600000,
        16777217,
        86400000,
        1000000000,
        2147483629,
        2147483646,
        2147483647
    };
    private static long hash;

    private ConstantDivisors() {}

    private static void longs(long x) {
        hash = hash * 31 + x / 3L;
        hash = hash * 31 + (x % 3L);
        hash = hash * 31 + x / 5L;
        hash = hash * 31 + (x % 5L);
        hash = hash * 31 + x / 6L;
        hash = hash * 31 + (x % 6L);
        hash = hash * 31 + x / 7L;
        hash = hash * 31 + (x % 7L);
        hash = hash * 31 + x / 9L;
        hash = hash * 31 + (x % 9L);
        hash = hash * 31 + x / 10L;
        hash = hash * 31 + (x % 10L);
        hash = hash * 31 + x / 11L;
        hash = hash * 31 + (x % 11L);
        hash = hash * 31 + x / 12L;
        hash = hash * 31 + (x % 12L);
        hash = hash * 31 + x / 13L;
        hash = hash * 31 + (x % 13L);
        hash = hash * 31 + x / 24L;
        hash = hash * 31 + (x % 24L);
        hash = hash * 31 + x / 25L;
        hash = hash * 31 + (x % 25L);
        hash = hash * 31 + x / 60L;
        hash = hash * 31 + (x % 60L);
        hash = hash * 31 + x / 100L;
        hash = hash * 31 + (x % 100L);
        hash = hash * 31 + x / 127L;
        hash = hash * 31 + (x % 127L);
        hash = hash * 31 + x / 255L;
        hash = hash * 31 + (x % 255L);
        hash = hash * 31 + x / 641L;
        hash = hash * 31 + (x % 641L);
        hash = hash * 31 + x / 999L;
        hash = hash * 31 + (x % 999L);
        hash = hash * 31 + x / 1000L;
        hash = hash * 31 + (x % 1000L);
        hash = hash * 31 + x / 1461L;
        hash = hash * 31 + (x % 1461L);
        hash = hash * 31 + x / 3600L;
        hash = hash * 31 + (x % 3600L);
        hash = hash * 31 + x / 10000L;
        hash = hash * 31 + (x % 10000L);
        hash = hash * 31 + x / 65535L;
        hash = hash * 31 + (x % 65535L);
        hash = hash * 31 + x / 65537L;
        hash = hash * 31 + (x % 65537L);
        hash = hash * 31 + x / 86400L;
        hash = hash * 31 + (x % 86400L);
        hash = hash * 31 + x / 100000L;
        hash = hash * 31 + (x % 100000L);
        hash = hash * 31 + x / 146097L;
        hash = hash * 31 + (x % 146097L);
        hash = hash * 31 + x / 1000000L;
        hash = hash * 31 + (x % 1000000L);
        hash = hash * 31 + x / 3600000L;
        hash = hash * 31 + (x % 3600000L);
        hash = hash * 31 + x / 16777217L;
        hash = hash * 31 + (x % 16777217L);
        hash = hash * 31 + x / 86400000L;
        hash = hash * 31 + (x % 86400000L);
        hash = hash * 31 + x / 1000000000L;
        hash = hash * 31 + (x % 1000000000L);
        hash = hash * 31 + x / 2147483629L;
        hash = hash * 31 + (x % 2147483629L);
        hash = hash * 31 + x / 2147483646L;
        hash = hash * 31 + (x % 2147483646L);
        hash = hash * 31 + x / 2147483647L;
        hash = hash * 31 + (x % 2147483647L);
    }

    private static void ints(int x) {
        hash = hash * 31 + x / 3;
        hash = hash * 31 + (x % 3);
        hash = hash * 31 + x / 5;
        hash = hash * 31 + (x % 5);
        hash = hash * 31 + x / 6;
        hash = hash * 31 + (x % 6);
        hash = hash * 31 + x / 7;
        hash = hash * 31 + (x % 7);
        hash = hash * 31 + x / 9;
        hash = hash * 31 + (x % 9);
        hash = hash * 31 + x / 10;
        hash = hash * 31 + (x % 10);
        hash = hash * 31 + x / 11;
        hash = hash * 31 + (x % 11);
        hash = hash * 31 + x / 12;
        hash = hash * 31 + (x % 12);
        hash = hash * 31 + x / 13;
        hash = hash * 31 + (x % 13);
        hash = hash * 31 + x / 24;
        hash = hash * 31 + (x % 24);
        hash = hash * 31 + x / 25;
        hash = hash * 31 + (x % 25);
        hash = hash * 31 + x / 60;
        hash = hash * 31 + (x % 60);
        hash = hash * 31 + x / 100;
        hash = hash * 31 + (x % 100);
        hash = hash * 31 + x / 127;
        hash = hash * 31 + (x % 127);
        hash = hash * 31 + x / 255;
        hash = hash * 31 + (x % 255);
        hash = hash * 31 + x / 641;
        hash = hash * 31 + (x % 641);
        hash = hash * 31 + x / 999;
        hash = hash * 31 + (x % 999);
        hash = hash * 31 + x / 1000;
        hash = hash * 31 + (x % 1000);
        hash = hash * 31 + x / 1461;
        hash = hash * 31 + (x % 1461);
        hash = hash * 31 + x / 3600;
        hash = hash * 31 + (x % 3600);
        hash = hash * 31 + x / 10000;
        hash = hash * 31 + (x % 10000);
        hash = hash * 31 + x / 65535;
        hash = hash * 31 + (x % 65535);
        hash = hash * 31 + x / 65537;
        hash = hash * 31 + (x % 65537);
        hash = hash * 31 + x / 86400;
        hash = hash * 31 + (x % 86400);
        hash = hash * 31 + x / 100000;
        hash = hash * 31 + (x % 100000);
        hash = hash * 31 + x / 146097;
        hash = hash * 31 + (x % 146097);
        hash = hash * 31 + x / 1000000;
        hash = hash * 31 + (x % 1000000);
        hash = hash * 31 + x / 3600000;
        hash = hash * 31 + (x % 3600000);
        hash = hash * 31 + x / 16777217;
        hash = hash * 31 + (x % 16777217);
        hash = hash * 31 + x / 86400000;
        hash = hash * 31 + (x % 86400000);
        hash = hash * 31 + x / 1000000000;
        hash = hash * 31 + (x % 1000000000);
        hash = hash * 31 + x / 2147483629;
        hash = hash * 31 + (x % 2147483629);
        hash = hash * 31 + x / 2147483646;
        hash = hash * 31 + (x % 2147483646);
        hash = hash * 31 + x / 2147483647;
        hash = hash * 31 + (x % 2147483647);
    }

    private static void around(long x) {
        for (int delta = -2; delta <= 2; delta++) {
            longs(x + delta);
            longs(-x + delta);
            ints((int) x + delta);
            ints(-((int) x) + delta);
        }
    }

    private static long dayOf(long milliseconds) {
        return (milliseconds / 86400000) * 86400000 + (milliseconds % 1000);
    }

    /* Operands in registers around it, and the quotient where the dividend was. */
    private static long pressed(long a, long b, long c, long d) {
        long x =
            (a + b) * (c - d) + (a / 10 + (b % 1000000007) * (c / 3 - (d % 7))) * (a ^ (b / 1000));
        a /= 100;
        b %= 100;
        return x + a * b + ((c / 60 + (d / 60 + x / 60)) % 1461);
    }

    public static void main(String[] arguments) {
        for (int d : DIVISORS) {
            around(d);
            around((Long.MAX_VALUE / d) * d);
            around((Integer.MAX_VALUE / d) * d);
            around(((1L << 62) / d) * d);
        }
        around(0);
        around(Long.MIN_VALUE);
        around(Integer.MIN_VALUE);
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 2000; i++) {
            long x = random.nextLong() >> random.nextInt(64);
            longs(x);
            ints((int) x);
            hash = hash * 31 + dayOf(x) + pressed(x, -x, i, hash);
        }
        System.out.println(Long.toHexString(hash));
    }
}
