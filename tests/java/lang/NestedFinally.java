/* SPDX-License-Identifier: MIT */
/*
 * Finally blocks: order, overriding of results and exceptions, jumps out of them,
 * try-with-resources and suppressed exceptions.
 */
import java.util.*;

public class NestedFinally {

    static int over() {
        try {
            return 1;
        } finally {
            System.out.println("fin1");
        }
    }

    @SuppressWarnings("finally")
    static int replace() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    @SuppressWarnings("finally")
    static int swallow() {
        try {
            throw new RuntimeException("lost");
        } finally {
            return 3;
        }
    }

    static int keeps() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 99;
        }
    }

    static String nested(int how) {
        StringBuilder s = new StringBuilder();
        try {
            try {
                try {
                    s.append('a');
                    if (how == 1) throw new IllegalStateException("one");
                    if (how == 2) throw new IllegalArgumentException("two");
                    if (how == 3) return s.append('r').toString();
                } catch (IllegalStateException e) {
                    s.append('b');
                    if (how == 1) throw new IllegalArgumentException("from b", e);
                } finally {
                    s.append('c');
                }
                s.append('d');
            } catch (IllegalArgumentException e) {
                s.append('e').append(e.getMessage()).append(e.getCause());
                throw new ArithmeticException("from e");
            } finally {
                s.append('f');
                System.out.println("inner " + s);
            }
        } catch (RuntimeException e) {
            s.append('g').append(e.getMessage());
        } finally {
            s.append('h');
        }
        return s.toString();
    }

    static String loops() {
        StringBuilder s = new StringBuilder();
        outer: for (int i = 0; i < 5; i++) {
            try {
                if (i == 1) continue;
                if (i == 3) break;
                for (int j = 0; ; j++) {
                    try {
                        if (j == 2) continue outer;
                        s.append(i).append(j).append(' ');
                    } finally {
                        s.append('F');
                    }
                }
            } finally {
                s.append("|").append(i);
            }
        }
        return s.toString();
    }

    static class Res implements AutoCloseable {

        final String n;
        final boolean bad;

        Res(String n, boolean bad) {
            this.n = n;
            this.bad = bad;
            System.out.println("open " + n);
        }

        public void close() {
            System.out.println("close " + n);
            if (bad) throw new IllegalStateException("close " + n);
        }
    }

    static void twr(boolean b1, boolean b2, boolean body) {
        try (Res a = new Res("a", b1); Res nul = null; Res b = new Res("b", b2)) {
            System.out.println("body");
            if (body) throw new RuntimeException("body");
        } catch (RuntimeException e) {
            System.out.println(e + " " + Arrays.toString(e.getSuppressed()));
        } finally {
            System.out.println("finally");
        }
    }

    static int deep(int n, List<Integer> out) {
        try {
            if (n == 0) throw new RuntimeException("bottom");
            return deep(n - 1, out);
        } finally {
            out.add(n);
        }
    }

    static void rethrow(Throwable t) throws Exception {
        try {
            throw t;
        } catch (Exception e) {
            throw e;
        } catch (Throwable x) {
            throw new Exception("wrapped", x);
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(over() + " " + replace() + " " + swallow() + " " + keeps());
        for (int i = 0; i < 4; i++) System.out.println(nested(i));
        System.out.println(loops());
        for (int i = 0; i < 8; i++) twr((i & 1) != 0, (i & 2) != 0, (i & 4) != 0);
        List<Integer> out = new ArrayList<>();
        try {
            deep(6, out);
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + out);
        }
        try {
            rethrow(new Error("err"));
        } catch (Exception e) {
            System.out.println(e + " / " + e.getCause());
        }
        try {
            rethrow(new java.io.IOException("io"));
        } catch (Exception e) {
            System.out.println(e + " / " + e.getCause());
        }
        Exception e = new Exception("main");
        e.addSuppressed(new Error("s1"));
        e.addSuppressed(new Error("s2"));
        System.out.println(e.getSuppressed().length + " " + e.getSuppressed()[1]);
        try {
            e.addSuppressed(e);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        try {
            e.addSuppressed(null);
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
        try {
            e.initCause(e);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        e.initCause(new Error("c"));
        try {
            e.initCause(new Error("d"));
        } catch (IllegalStateException x) {
            System.out.println(x.getMessage() + " / " + x.getCause());
        }
        int count = 0;
        while (true) {
            try {
                count++;
                if (count < 5) continue;
                break;
            } finally {
                count += 10;
            }
        }
        System.out.println(count);
    }
}
