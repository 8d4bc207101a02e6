/* SPDX-License-Identifier: MIT */
/**
 * Kinds of work after each other, each in short pieces that the program times by itself: what
 * share of the time each had is
 * printed, in thousandths. A sampler that looks at polls only would charge most of them to others.
 */
public class Where {
    interface Kind { long run(int n); }

    static class Step { long next(long x) { return x + 1; } }
    static class Step2 extends Step { long next(long x) { return x + 2; } }
    static class Step3 extends Step { long next(long x) { return x + 3; } }
    static final Step[] STEPS = {new Step(), new Step2(), new Step3()};

    static long tiny(long x) { return x ^ 5; }

    static long mix(long x) {
        x = x / 7 + x % 11; x ^= x << 5; x = x / 13 + x % 17; x ^= x >>> 3; x = x / 19 + x % 23;
        x ^= x >>> 9;
        return x / 29 + x % 31 ^ x << 3;
    }

    /** No calls. */
    static long plain(int n) {
        long s = 1;
        for (int i = 0; i < n * 40; i++) { s = s * 31 + i; s ^= s >>> 7; s += s << 3; }
        return s;
    }

    /** Many operations around a call that is inlined. */
    static long inlines(int n) {
        long s = 1;
        for (int i = 0; i < n * 20; i++) { s = s * 31 + i; s ^= s >>> 7; s = s / 3 + s % 5;
            s = tiny(s); }
        return s;
    }

    /** Many operations around a call of three methods. */
    static long calls(int n) {
        long x = 1;
        for (int i = 0; i < n; i++) {
            x = x / 7 + x % 11; x ^= x << 5; x = x / 13 + x % 17; x ^= x >>> 3;
            x = x / 19 + x % 23; x ^= x >>> 9;
            x = STEPS[i % 3].next(x);
            x = x / 53 + x % 59; x ^= x << 1; x = x / 61 + x % 67; x ^= x >>> 7;
            x = x / 71 + x % 73; x ^= x >>> 15;
        }
        return x;
    }

    /** No loop, and longer than what is inlined; its caller has the loop. */
    static long straight(long x) {
        x = x / 7 + x % 11; x ^= x << 5; x = x / 13 + x % 17; x ^= x >>> 3; x = x / 19 + x % 23;
        x ^= x >>> 9;
        x = x / 29 + x % 31; x ^= x << 3; x = x / 37 + x % 41; x ^= x >>> 5; x = x / 43 + x % 47;
        x ^= x >>> 11;
        x = x / 53 + x % 59; x ^= x << 1; x = x / 61 + x % 67; x ^= x >>> 7; x = x / 71 + x % 73;
        x ^= x >>> 15;
        return x;
    }
    static long callsStraight(int n) {
        long s = 0;
        for (int i = 0; i < n; i++) s += straight(i * 31L + s);
        return s;
    }

    static int recursive(int n) { return n < 2 ? n : recursive(n - 1) + recursive(n - 2); }
    static long recursion(int n) { return recursive(17) + recursive(17); }

    static final byte[] FROM = new byte[4096], TO = new byte[4096];
    static long copies(int n) {
        for (int i = 0; i < n; i++) System.arraycopy(FROM, i & 7, TO, 0, 4000);
        return TO[3];
    }

    static Object kept;
    static long allocates(int n) {
        for (int i = 0; i < n; i++) kept = new int[20];
        return kept.hashCode();
    }

    static long texts(int n) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < n; i++) text.append(i).append(',');
        return text.toString().hashCode();
    }

    static long thrower(long i) { if (i >= 0) throw new IllegalStateException(); return i; }
    static long exceptions(int n) {
        long s = 0;
        for (int i = 0; i < n / 10; i++)
            try { s += thrower(i); } catch (IllegalStateException e) { s++; }
        return s;
    }

    static final String[] NAMES =
        {"plain", "inlines", "calls", "callsStraight", "recursion", "copies", "allocates",
            "texts", "exceptions"};
    static final Kind[] KINDS = {Where::plain, Where::inlines, Where::calls,
        Where::callsStraight, Where::recursion,
        Where::copies, Where::allocates, Where::texts, Where::exceptions};

    public static void main(String[] args) {
        long[] time = new long[KINDS.length];
        long end = System.nanoTime() + Integer.parseInt(args[0]) * 1_000_000L, all = 0, s = 0;
        int turns = 0;
        while (turns++ < 20 || System.nanoTime() < end)
            for (int k = 0; k < KINDS.length; k++) {
                long begin = System.nanoTime();
                s += KINDS[k].run(3000);
                time[k] += System.nanoTime() - begin;
            }
        for (long t : time) all += t;
        for (int k = 0; k < KINDS.length; k++)
            System.out.println(NAMES[k] + " " + time[k] * 1000 / all);
        if (s == 42) System.out.println();
    }
}
