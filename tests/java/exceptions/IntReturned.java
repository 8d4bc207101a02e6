// SPDX-License-Identifier: MIT
/**
 * JLS 14.17, 14.20.2: a result of type int crosses finally, monitors, resources, switch, loops and
 * handlers unchanged.
 */
public class IntReturned {

    static int s;
    static StringBuilder log = new StringBuilder();

    static class R implements AutoCloseable {

        public void close() {
            s = Integer.MAX_VALUE;
            log.append("closed ");
        }
    }

    static int thrown(int x) {
        if (x == x) throw new IllegalStateException();
        return x;
    }

    static int deep(int n, int x) {
        try {
            return n == 0 ? x : deep(n - 1, x);
        } finally {
            x = 7;
            n = 0;
        }
    }

    static int m0() {
        int x = 7;
        try {
            return x;
        } finally {
            x = Integer.MIN_VALUE;
            s = x;
        }
    }

    int m1() {
        try {
            return thrown(7);
        } catch (IllegalStateException e) {
            return Integer.MIN_VALUE;
        } finally {
            s = 7;
            log.append("f ");
        }
    }

    int m2() {
        int x = 7;
        try {
            x = Integer.MIN_VALUE;
            throw new RuntimeException();
        } catch (RuntimeException e) {
            return x;
        } finally {
            x = Integer.MAX_VALUE;
        }
    }

    static int m3() {
        try {
            return 7;
        } finally {
            return Integer.MIN_VALUE;
        }
    }

    synchronized int m4() {
        long w = 5;
        double d = 6;
        int x = Integer.MIN_VALUE;
        try {
            w += 1;
            return x;
        } finally {
            w = 0;
            d = 0;
            x = 7;
            log.append(w + d).append(' ');
        }
    }

    int m5() {
        synchronized (log) {
            int x = Integer.MAX_VALUE;
            synchronized (log) {
                return x;
            }
        }
    }

    static int m6() {
        try (R r = new R()) {
            s = 7;
            return s;
        }
    }

    int m7() {
        try (R r = new R(); R q = new R()) {
            return thrown(7);
        } catch (IllegalStateException e) {
            return s;
        }
    }

    int m8() {
        for (int i = 0; ; i++) {
            try {
                if (i == 2) return i == 2 ? Integer.MIN_VALUE : 7;
            } finally {
                log.append(i).append(' ');
            }
        }
    }

    static int m9() {
        int x = 7;
        while (true) {
            try {
                return x;
            } finally {
                x = Integer.MIN_VALUE;
                break;
            }
        }
        return x;
    }

    int m10() {
        try {
            try {
                return 7;
            } finally {
                s = Integer.MIN_VALUE;
            }
        } finally {
            int y = s;
            s = Integer.MAX_VALUE;
            log.append(y == s).append(' ');
        }
    }

    int m11() {
        return switch (log.length() % 3) {
            case 0 -> {
                try {
                    yield 7;
                } finally {
                    s = Integer.MIN_VALUE;
                }
            }
            case 1 -> {
                try {
                    throw new RuntimeException();
                } catch (RuntimeException e) {
                    yield Integer.MIN_VALUE;
                }
            }
            default -> Integer.MAX_VALUE;
        };
    }

    static int m12() {
        int[] x = { 7 };
        try {
            return x[0];
        } finally {
            x[0] = Integer.MIN_VALUE;
            x = null;
        }
    }

    int m13() {
        int x = 7,
            y = Integer.MIN_VALUE;
        try {
            int z = x;
            x = y;
            y = z;
            return x;
        } finally {
            s = y;
        }
    }

    synchronized int m14() {
        out: try {
            if (s == s) break out;
            return 7;
        } finally {
            s = Integer.MIN_VALUE;
        }
        return s;
    }

    static int m15() {
        java.util.function.Supplier<Integer> l = () -> {
            try {
                return Integer.MAX_VALUE;
            } finally {
                s = 7;
            }
        };
        return l.get();
    }

    int m16() {
        try {
            return deep(5, Integer.MIN_VALUE);
        } finally {
            log.append("deep ");
        }
    }

    int m17() {
        try {
            Object o = null;
            o.hashCode();
            return 7;
        } catch (NullPointerException e) {
            try {
                return Integer.MIN_VALUE;
            } finally {
                s = Integer.MAX_VALUE;
            }
        } finally {
            log.append("n ");
        }
    }

    static void p(int i, int v) {
        System.out.println(i + " " + v + " " + s + " " + log);
        log.setLength(0);
        s = 7;
    }

    public static void main(String[] args) {
        IntReturned o = new IntReturned();
        for (int k = 0; k < 2; k++) {
            p(0, m0());
            p(1, o.m1());
            p(2, o.m2());
            p(3, m3());
            p(4, o.m4());
            p(5, o.m5());
            p(6, m6());
            p(7, o.m7());
            p(8, o.m8());
            p(9, m9());
            p(10, o.m10());
            p(11, o.m11());
            p(12, m12());
            p(13, o.m13());
            p(14, o.m14());
            p(15, m15());
            p(16, o.m16());
            p(17, o.m17());
        }
    }
}
