/* SPDX-License-Identifier: MIT */
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;

/** Rotations by constants, as written out and as called, and what only looks like them. */
public class Rotations {

    static int memory = 0x13579bdf;
    static int[] array = { 0x2468ace0, 0x7fffffff };

    static int left(int x, int r) {
        return (x << r) | (x >>> -r);
    }

    static String ints(int x, int y) {
        int a = (x << 5) | (x >>> 27);
        int b = (x >>> 13) + (x << 19);
        int c = (x << 1) ^ (x >>> 31);
        int d = left(x, 7) ^ (left(y, 24) + left(x ^ y, 31));
        int e = Integer.rotateLeft(x, 9) + Integer.rotateRight(y, 11) - Integer.rotateLeft(x, -3);
        x = (x << 16) | (x >>> 16);
        y = (y >>> 8) | (y << 24);
        int f = ((x + y) << 4) | ((x + y) >>> 28);
        int sum = x + y;
        int g = (sum >>> 2) | (sum << 30);
        return (
            a +
            " " +
            b +
            " " +
            c +
            " " +
            d +
            " " +
            e +
            " " +
            f +
            " " +
            g +
            " " +
            x +
            " " +
            y +
            " " +
            sum
        );
    }

    static String longs(long x, long y) {
        long a = (x << 5) | (x >>> 59);
        long b = (x >>> 13) + (x << 51);
        long c = (x << 1) ^ (x >>> 63);
        long d = Long.rotateLeft(x, 32) + Long.rotateRight(y, 1);
        x ^= (x << 25) | (x >>> 39);
        y = (y >>> 8) | (y << 56);
        long e = ((x - y) << 40) | ((x - y) >>> 24);
        int narrow = ((int) x << 3) | ((int) x >>> 29);
        long mixed = ((x & 0xffffffffL) << 4) | ((x & 0xffffffffL) >>> 28);
        return (
            a +
            " " +
            b +
            " " +
            c +
            " " +
            d +
            " " +
            e +
            " " +
            narrow +
            " " +
            mixed +
            " " +
            x +
            " " +
            y
        );
    }

    /* None of these is a rotation. */
    static String others(int x, int y) {
        int a = (x << 5) | (x >>> 26);
        int b = (x << 5) | (x >> 27);
        int c = (x << 5) | (y >>> 27);
        int d = (x << 5) & (x >>> 27);
        int e = (x << 5) - (x >>> 27);
        int f = (x << 0) | (x >>> 32);
        int g = (x << 5) | (x << 27);
        int h = (x >>> 5) | (x >>> 27);
        long i = ((long) x << 5) | (x >>> 27);
        int j = (x << 5) | ((x = y) >>> 27);
        int k = (x << 37) | (x >>> -5);
        return (
            a +
            " " +
            b +
            " " +
            c +
            " " +
            d +
            " " +
            e +
            " " +
            f +
            " " +
            g +
            " " +
            h +
            " " +
            i +
            " " +
            j +
            " " +
            k
        );
    }

    /* The parts are used, kept and changed as well. */
    static String parts(int x, int y) {
        int high = x << 5;
        int low = x >>> 27;
        int a = high | low;
        int b = (high = y << 3) | (y >>> 29);
        int c = (y > 0 ? x >>> 27 : y >>> 27) | (x << 5);
        int d = (x << 5) | (y > 0 ? x >>> 27 : 1);
        int e = ((x << 5) | (x >>> 27)) + (x << 5) + (x >>> 27);
        int f = ((memory += x) << 9) | (memory >>> 23);
        int g = (memory << 9) | (memory >>> 23);
        int h = (array[x & 1] >>> 12) | (array[x & 1] << 20);
        int i = ((x = x ^ (x << 13)) << 5) | (x >>> 27);
        int j = (x++ << 5) | (x >>> 27);
        return (
            a +
            " " +
            b +
            " " +
            c +
            " " +
            d +
            " " +
            e +
            " " +
            f +
            " " +
            g +
            " " +
            h +
            " " +
            i +
            " " +
            j +
            " " +
            high +
            " " +
            low +
            " " +
            x
        );
    }

    static int looped(int x) {
        int h = x;
        for (int i = 0; i < 100; i++) {
            h = ((h << 13) | (h >>> 19)) * 5 + i;
            h ^= (h >>> 7) | (h << 25);
        }
        return h;
    }

    static long mixing(long s0, long s1) {
        long sum = 0;
        for (int i = 0; i < 100; i++) {
            long t = s0 ^ s1;
            sum += s0 + s1;
            s0 = ((s0 << 24) | (s0 >>> 40)) ^ t ^ (t << 16);
            s1 = (t << 37) | (t >>> 27);
        }
        return sum;
    }

    public static void main(String[] args) {
        int[] values = { 0, 1, -1, 0x80000000, 0x7fffffff, 0x12345678, 0xdeadbeef };
        int hash = 0;
        for (int round = 0; round < 60; round++) {
            for (int x : values) {
                for (int y : values) {
                    long p = ((long) x << 32) ^ y;
                    long q = ((long) y << 29) ^ x;
                    String[] lines = {
                        ints(x, y),
                        longs(p, q),
                        others(x, y),
                        parts(x, y),
                        looped(x) + " " + mixing(p, q)
                    };
                    for (String line : lines) {
                        hash = hash * 31 + line.hashCode();
                        if (round == 0 || (round == 59 && x == y)) System.out.println(line);
                    }
                }
            }
        }
        IntBinaryOperator f = (x, r) -> (x << r) | (x >>> -r);
        LongBinaryOperator g = (x, r) -> (x << r) | (x >>> -r);
        for (int r = -70; r < 70; r++) hash =
            hash * 31 +
            f.applyAsInt(r * 0x9e3779b9, r) +
            (int) g.applyAsLong(r * 0x9e3779b97f4aL, r);
        System.out.println(hash);
    }
}
