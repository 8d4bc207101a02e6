// SPDX-License-Identifier: MIT
/**
 * finally runs on every way out and what it does wins: return, break, continue, throw, nested,
 * values saved before.
 */
public class FinallyPaths {

    static String log = "";
    static int unreached;

    static String ways(int i) throws Exception {
        for (int k = 0; k < 2; k++) {
            try {
                if (i == 0) return "return";
                if (i == 1) break;
                if (i == 2) continue;
                if (i == 3) throw new Exception("thrown");
                if (i == 4) {
                    Object o = null;
                    o.hashCode();
                }
                log += "n";
            } catch (NullPointerException e) {
                if (k == 0) throw new Exception("rethrown");
            } finally {
                log += i;
                if (i == 5) return "finally";
                if (i == 6) throw new Exception("from finally");
            }
        }
        return "end" + i;
    }

    static int overrides() {
        try {
            throw new RuntimeException();
        } finally {
            return 1;
        }
    }

    static int saved() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
        }
    }

    static int[] array() {
        int[] x = { 1 };
        try {
            return x;
        } finally {
            x[0] = 2;
        }
    }

    static String swallow() {
        for (;;) {
            try {
                throw new Error();
            } finally {
                break;
            }
        }
        return "swallowed";
    }

    static String nested() {
        String s = "";
        try {
            try {
                try {
                    s += "a";
                    throw new IllegalStateException("1");
                } finally {
                    s += "b";
                }
            } catch (IllegalArgumentException e) {
                s += "no";
            } finally {
                s += "c";
            }
        } catch (IllegalStateException e) {
            s += e.getMessage();
        } finally {
            s += "d";
        }
        return s;
    }

    static int loop() {
        int n = 0;
        while (true) {
            try {
                try {
                    n++;
                    if (n < 5) continue;
                    return n;
                } finally {
                    n += 10;
                }
            } finally {
                if (n < 40) continue;
            }
        }
    }

    static void replaced() throws Exception {
        try {
            throw new Exception("first");
        } finally {
            throw new Exception("second");
        }
    }

    static int deep(int n) {
        try {
            return n == 0 ? 100 : deep(n - 1) + 1;
        } finally {
            log += "d" + n;
        }
    }

    static String brk() {
        l: {
            try {
                break l;
            } finally {
                log += "l";
            }
        }
        return "brk";
    }

    static void tryInFinally() throws Exception {
        try {
            throw new Exception("kept");
        } finally {
            try {
                throw new RuntimeException("inner");
            } catch (RuntimeException e) {
                log += e.getMessage();
            } finally {
                log += "!";
            }
        }
    }

    static void catchThrows() throws Exception {
        try {
            throw new Exception("a");
        } catch (Exception e) {
            throw new Exception("b");
        } finally {
            log += "f";
        }
    }

    static long wide() {
        long l = 1L << 40;
        try {
            return l;
        } finally {
            l = 0;
        }
    }

    static Object obj() {
        double d = 1.5;
        try {
            return d;
        } finally {
            d++;
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 7; i++) try {
            System.out.println(ways(i));
        } catch (Exception e) {
            System.out.println("caught " + e.getMessage());
        }
        System.out.println(
            overrides() + " " + saved() + " " + swallow() + " " + nested() + " " + loop()
        );
        System.out.println(log);
        try {
            replaced();
        } catch (Exception e) {
            System.out.println(e.getMessage() + " " + e.getSuppressed().length);
        }
        System.out.println(deep(3));
        System.out.println(array()[0]);
        System.out.println(brk());
        try {
            tryInFinally();
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
        System.out.println(log);
        try {
            catchThrows();
        } catch (Exception e) {
            System.out.println(e.getMessage() + " after " + log);
        }
        System.out.println(wide() + " " + obj());
        System.out.println(unreached);
    }
}
