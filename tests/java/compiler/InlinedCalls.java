// SPDX-License-Identifier: MIT
/**
 * Methods small enough to be inlined, seen from outside: overriding, null receivers and arguments,
 * traces, finals.
 */
public class InlinedCalls {

    int x;
    final int y;
    Object o;
    static int cnt;

    InlinedCalls(int a, int b) {
        x = a;
        y = b;
    }

    int getX() {
        return x;
    }

    void setX(int v) {
        x = v;
    }

    int sum(InlinedCalls other) {
        return x + other.getX();
    }

    static long mix(long a, int b) {
        return a * 31 + b;
    }

    static class J extends InlinedCalls {

        J() {
            super(1, 2);
        }

        int sum(InlinedCalls other) {
            return -1;
        }
    }

    static int arr(int[] a, int i) {
        return a[i];
    }

    char ch(String s, int i) {
        return s.charAt(i);
    }

    public static void main(String[] args) {
        InlinedCalls p = new InlinedCalls(3, 4),
            q = new InlinedCalls(5, 6);
        long m = 0;
        for (int r = 0; r < 5; r++) {
            for (int i = 0; i < 20000; i++) {
                p.setX(p.getX() + (q.sum(p) % 7));
                m = mix(m, p.getX());
                m += Math.max(i, p.x) + Math.abs(-i) + (int) Math.sqrt(i);
                cnt += "héllo\u1234x".charAt(i % 7) + "abc".charAt(i % 3);
            }
            System.out.println(m + " " + p.x + " " + cnt + " " + p.getClass());
            if (r == 2) q = new J();
        }
        try {
            for (int i = 0; i < 3; i++) arr(i == 2 ? null : new int[2], i);
        } catch (RuntimeException e) {
            System.out.println(e + " " + e.getStackTrace()[0]);
        }
        try {
            for (int i = 0; i < 3000; i++) arr(i == 2999 ? null : new int[1], 0);
        } catch (RuntimeException e) {
            System.out.println(e + " " + e.getStackTrace()[0] + e.getStackTrace()[1]);
        }
        try {
            for (int i = 0; i < 3000; i++) new InlinedCalls(1, 2).sum(i == 2999 ? null : q);
        } catch (RuntimeException e) {
            System.out.println(e + " " + e.getStackTrace()[0] + e.getStackTrace()[1]);
        }
        try {
            for (int i = 0; i < 3000; i++) q.ch("abc", i == 2999 ? 3 : 0);
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }
}
