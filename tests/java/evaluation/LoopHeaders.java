// SPDX-License-Identifier: MIT
/**
 * JLS 14.12-14.14: how often and when conditions, updates and iterables run, with every kind of
 * leaving.
 */
public class LoopHeaders {

    static String log = "";

    static boolean c(boolean v) {
        log += v ? "c" : "C";
        return v;
    }

    static int u(int v) {
        log += "u" + v;
        return v;
    }

    static int[] arr(int... a) {
        log += "arr";
        return a;
    }

    static void say(String name) {
        System.out.println(name + ": " + log);
        log = "";
    }

    public static void main(String[] args) {
        for (int i = u(0); c(i < 2); i = u(i + 1)) log += "b";
        say("for");
        for (int i = 0, j = 10; c(i < j); i += 3, j -= 3, u(i)) log += j;
        say("two");
        for (int i = 0; c(i < 4); u(i)) {
            i++;
            if (i == 2) continue;
            if (i == 3) break;
            log += "b" + i;
        }
        say("continue");
        int n = 0;
        while (c(n < 3)) {
            n++;
            if (n == 2) continue;
            log += "w" + n;
        }
        say("while");
        do {
            n--;
            if (n == 1) continue;
            log += "d" + n;
        } while (c(n > 0));
        say("do");
        do log += "once"; while (c(false));
        say("once");
        while (c(false)) log += "never";
        say("never");
        for (int x : arr(4, 5, 6)) {
            if (x == 5) continue;
            log += x;
        }
        say("each");
        for (int x : arr()) log += x;
        say("empty");
        int[] a = { 1, 2, 3 };
        for (int x : a) {
            a = new int[] { 9, 9, 9 };
            log += x;
        }
        say("replaced");
        int[] b = { 1, 2, 3 };
        for (int x : b) {
            b[2] = 50;
            x = 100;
            log += b[0];
        }
        for (int x : b) log += "," + x;
        say("changed");
        Iterable<String> it = () -> {
            log += "iterator;";
            return new java.util.Iterator<String>() {
                int k;

                public boolean hasNext() {
                    log += "h";
                    return k < 2;
                }

                public String next() {
                    log += "n";
                    return "e" + k++;
                }
            };
        };
        for (String s : it) log += s;
        say("iterable");
        for (String s : it) {
            if (s != null) break;
        }
        say("left");
        try {
            for (String s : it) throw new IllegalStateException();
        } catch (IllegalStateException e) {
            log += "!";
        }
        say("thrown");
        outer: for (int i = 0; c(i < 3); u(i++)) for (int j = 0; c(j < 3); u(10 + j++)) {
            if (j == 1) continue outer;
            if (i == 1) break outer;
            log += i + "" + j;
        }
        say("outer");
        try {
            for (int x : (int[]) null) log += x;
        } catch (NullPointerException e) {
            log += "null";
        }
        try {
            for (Object x : (Iterable<?>) null) log += x;
        } catch (NullPointerException e) {
            log += "null";
        }
        say("nulls");
        for (char ch : "héé".toCharArray()) log += (int) ch + ";";
        for (long x : new int[] { 1, -1 }) log += x * 2L + ";";
        for (Object o : new Integer[] { 1, null }) log += o;
        for (int x : new Integer[] { 7, 8 }) log += x;
        say("widened");
        try {
            for (int x : new Integer[] { 7, null }) log += x;
        } catch (NullPointerException e) {
            log += "unboxed";
        }
        say("box");
        int k = 5;
        for (;;) if (--k == 0) break;
        else log += k;
        say("forever");
        for (int i = 0, end = 3; i < end; ++i) {
            int fixed = i;
            Runnable r = () -> log += fixed;
            r.run();
        }
        say("captured");
    }
}
