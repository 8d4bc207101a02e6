/* SPDX-License-Identifier: MIT */
/*
 * Booleans and bytes in fields and arrays that are tested at once, in all shapes of branches and
 * loops.
 */
public class TestedBytes {

    boolean flag;
    byte small;
    TestedBytes next;
    static boolean shared;

    boolean isFlag() {
        return flag;
    }

    boolean rests() {
        return flag || (small != 0 && !next.flag);
    }

    static int fields(TestedBytes t) {
        int r = 0;
        if (t.flag) r += 1;
        if (!t.flag) r += 2;
        if (t.small == 0) r += 4;
        if (t.small != 0) r += 8;
        if (t.small < 0) r += 16;
        r += t.flag ? 32 : 64;
        if (t.isFlag()) r += 128;
        if (t.rests()) r += 256;
        return r;
    }

    static int arrays(boolean[] b, byte[] s, int i) {
        int r = 0;
        if (b[i]) r += 1;
        if (!b[i]) r += 2;
        if (s[i] == 0) r += 4;
        if (s[i] != 0) r += 8;
        if (s[i] > 0) r += 16;
        return r;
    }

    static int until(boolean[] b, int i) {
        while (!b[i]) i++;
        return i;
    }

    static int last(TestedBytes t) {
        int n = 0;
        while (t.flag) {
            t = t.next;
            n++;
        }
        return n;
    }

    static int sieve(int n) {
        boolean[] composite = new boolean[n];
        int primes = 0;
        for (int i = 2; i < n; i++) {
            if (composite[i]) continue;
            primes++;
            for (int k = 2 * i; k < n; k += i) composite[k] = true;
        }
        return primes;
    }

    static int both(boolean[] b, byte[] s) {
        int n = 0;
        for (int i = 0; i < b.length; i++) if ((b[i] && s[i] != 0) || (!b[i] && s[i] == 0)) n++;
        return n;
    }

    static String thrown(Runnable r) {
        try {
            r.run();
            return "none";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) {
        int[] bytes = { 0, 1, -1, 127, -128, 16, 2 };
        boolean[] b = new boolean[64];
        byte[] s = new byte[64];
        for (int i = 0; i < 64; i++) {
            b[i] = i % 3 == 1;
            s[i] = (byte) bytes[i % 7];
        }
        long sum = 0;
        for (int round = 0; round < 3000; round++) {
            TestedBytes t = new TestedBytes();
            t.next = new TestedBytes();
            t.flag = round % 2 == 0;
            t.small = (byte) bytes[round % 7];
            t.next.flag = round % 5 == 0;
            t.next.next = new TestedBytes();
            shared = !shared;
            sum = sum * 31 + fields(t) + last(t) * 1000 + (shared ? 5 : 7);
            sum = sum * 31 + arrays(b, s, round & 63) + until(b, round % 60) + both(b, s);
        }
        System.out.println(sum + " " + sieve(20_000));
        System.out.println(
            thrown(() -> fields(null)) +
                " " +
                thrown(() -> last(null)) +
                " " +
                thrown(() -> arrays(null, s, 0)) +
                " " +
                thrown(() -> arrays(b, null, 0)) +
                " " +
                thrown(() -> arrays(b, s, 64)) +
                " " +
                thrown(() -> until(b, 62)) +
                " " +
                thrown(() -> until(b, -1))
        );
        TestedBytes chain = new TestedBytes();
        chain.flag = true;
        System.out.println(
            thrown(() -> last(chain)) +
                " " +
                thrown(() -> {
                    chain.small = 1;
                    chain.flag = false;
                    chain.rests();
                })
        );
    }
}
