// SPDX-License-Identifier: MIT
/**
 * JLS 14.20.2: finally with break, continue, return and throw in loops and labels; what it
 * discards.
 */
public class FinallyControl {

    static String log = "";

    static void l(Object o) {
        log += o;
    }

    static int a() {
        for (int i = 0; i < 5; i++) {
            try {
                if (i % 2 == 0) continue;
                l(i);
            } finally {
                l("f");
                if (i == 3) break;
            }
        }
        return 1;
    }

    static int b() {
        out: for (int i = 0; ; i++) {
            for (int j = 0; ; j++) {
                try {
                    if (j == 2) continue out;
                    if (i == 2) break out;
                    l(i * 10 + j);
                } finally {
                    l("f");
                }
            }
        }
        return 2;
    }

    static int c() {
        int i = 0;
        while (true) {
            try {
                try {
                    i++;
                    if (i < 3) continue;
                    return i;
                } finally {
                    l("i");
                }
            } finally {
                l("o");
            }
        }
    }

    static int d() {
        try {
            try {
                throw new RuntimeException("1");
            } finally {
                l("a");
                throw new RuntimeException("2");
            }
        } catch (RuntimeException e) {
            l(e.getMessage() + e.getSuppressed().length);
        } finally {
            l("z");
        }
        return 4;
    }

    static int e() {
        try {
            return f("r");
        } finally {
            try {
                throw new RuntimeException("in");
            } catch (RuntimeException x) {
                l("c");
            } finally {
                l("d");
            }
        }
    }

    static int f(String s) {
        l(s);
        return 5;
    }

    static int g() {
        try {
            throw new Error("gone");
        } finally {
            for (int i = 0; i < 2; i++) {
                l(i);
            }
            return 6;
        }
    }

    static int h() {
        do {
            try {
                throw new RuntimeException("gone");
            } finally {
                break;
            }
        } while (true);
        return 7;
    }

    static int i() {
        int n = 0;
        for (;;) {
            try {
                n++;
                throw new RuntimeException("gone");
            } finally {
                if (n < 3) continue;
                return n;
            }
        }
    }

    static int j() {
        x: try {
            l("t");
            break x;
        } finally {
            l("f");
        }
        l("e");
        return 8;
    }

    static int k() {
        x: {
            try {
                break x;
            } finally {
                l("f");
            }
        }
        try {
            return 9;
        } finally {
            x: try {
                break x;
            } finally {
                l("g");
            }
        }
    }

    static int m() {
        switch (1) {
            case 1:
                try {
                    break;
                } finally {
                    l("s");
                }
            case 2:
                l("never");
        }
        return 10;
    }

    static int n() {
        return switch (2) {
            case 2:
                try {
                    l("t");
                    yield 11;
                } finally {
                    l("y");
                }
            default:
                yield 0;
        };
    }

    static int o() {
        try {
            try {
                try {
                    return f("1");
                } finally {
                    l("a");
                }
            } finally {
                l("b");
            }
        } finally {
            l("c");
        }
    }

    static int p() {
        try {
            return q(3);
        } finally {
            l("p");
        }
    }

    static int q(int d) {
        try {
            if (d == 0) throw new IllegalStateException();
            return q(d - 1) + 1;
        } catch (IllegalStateException e) {
            return 0;
        } finally {
            l("q" + d);
        }
    }

    static int r() {
        int s = 0;
        try {
            s += 1;
            try {
                s += 2;
                throw new Exception();
            } catch (Exception e) {
                s += 4;
                throw e;
            } finally {
                s += 8;
            }
        } catch (Exception e) {
            s += 16;
        } finally {
            s += 32;
        }
        return s;
    }

    static int s() {
        boolean b = true;
        while (b) {
            try {
                b = false;
            } finally {
                l("once");
            }
        }
        return 13;
    }

    static int u() {
        try {
            int z = 0;
            return 1 / z;
        } catch (ArithmeticException e) {
            try {
                return 14;
            } finally {
                l("u");
            }
        } finally {
            l("v");
        }
    }

    static synchronized int v() {
        try {
            synchronized (FinallyControl.class) {
                throw new RuntimeException("m");
            }
        } finally {
            l(Thread.holdsLock(FinallyControl.class));
            return 15;
        }
    }

    static int w() {
        int i = 0;
        try {
            i = 1;
            return i;
        } finally {
            i = 2;
            try {
                i = 3;
            } finally {
                i = 4;
                l(i);
            }
        }
    }

    static int y() {
        for (String t : new String[] { "a", "b", "c" })
            try {
                if (t.equals("b")) return t.charAt(0);
            } finally {
                l(t);
            }
        return 0;
    }

    static int z() {
        try {
            l("t");
        } finally {
            l("f");
        }
        try {
            l("t");
        } catch (RuntimeException e) {
            l("never");
        } finally {
        }
        return 16;
    }

    interface Code {
        int run();
    }

    public static void main(String[] args) {
        Code[] all = {
            () -> a(),
            () -> b(),
            () -> c(),
            () -> d(),
            () -> e(),
            () -> g(),
            () -> h(),
            () -> i(),
            () -> j(),
            () -> k(),
            () -> m(),
            () -> n(),
            () -> o(),
            () -> p(),
            () -> r(),
            () -> s(),
            () -> u(),
            () -> v(),
            () -> w(),
            () -> y(),
            () -> z()
        };
        for (Code c : all) {
            log = "";
            int result = c.run();
            System.out.println(log + " = " + result);
        }
    }
}
