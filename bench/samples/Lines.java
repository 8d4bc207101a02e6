/* SPDX-License-Identifier: MIT */
/**
 * One method with work on eight lines, which it times itself; prints "LINE share" with the
 * share in thousandths. Arguments:
 * milliseconds.
 */
public class Lines {
    static final int FIRST = 27, LINES = 8;
    static final long[] time = new long[LINES];
    static final byte[] FROM = new byte[1 << 14], TO = new byte[1 << 14];
    static Object kept;

    static long tiny(long x) { return x ^ 5; }
    static long mix(long x) {
        for (int i = 0; i < 3; i++) x = x * 31 + i;
        return x;
    }
    static int now;
    static long last;
    /** From here on it is line `line`. */
    static void next(int line) { long t = System.nanoTime(); time[now] += t - last; last = t;
        now = line; }

    static long work(int n) {
        long s = 1;
        next(0);
        for (int i = 0; i < n * 9; i++) s = s * 31 + i;
        next(1);
        for (int i = 0; i < n; i++) s = s / 7 + s % 11 + i;
        next(2);
        for (int i = 0; i < n * 2; i++) s = tiny(s) * 3 + (s >>> 3);
        next(3);
        for (int i = 0; i < n; i++) s += mix(s);
        next(4);
        for (int i = 0; i < n / 50; i++) System.arraycopy(FROM, i & 7, TO, 0, FROM.length - 8);
        next(5);
        for (int i = 0; i < n / 3; i++) kept = new int[20];
        next(6);
        for (int i = 0; i < n; i++) s ^= s / 13 * (i & 1) + (s << 1) / 5;
        next(7);
        for (int i = 0; i < n * 3; i++) if ((s & 1) == 0) s = s * 5 + i; else s = s * 3 - i;
        return s;
    }

    public static void main(String[] args) {
        long end = System.nanoTime() + Integer.parseInt(args[0]) * 1_000_000L, all = 0, s = 0;
        last = System.nanoTime();
        while (System.nanoTime() < end) {
            s += work(3000);
            next(0);
        }
        for (long t : time) all += t;
        for (int k = 0; k < LINES;
            k++) System.out.println((FIRST + 2 * k) + " " + time[k] * 1000.0 / all);
        if (s == 42) System.out.println();
    }
}
