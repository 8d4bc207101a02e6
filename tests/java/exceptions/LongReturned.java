// SPDX-License-Identifier: MIT
/**
 * JLS 14.17, 14.20.2: a result of type long crosses finally, monitors, resources, switch, loops and
 * handlers unchanged.
 */
public class LongReturned {

    static long s;
    static StringBuilder log = new StringBuilder();

    static class R implements AutoCloseable {

        public void close() {
            s = Long.MAX_VALUE;
            log.append("closed ");
        }
    }

    static long thrown(long x) {
        if (x == x) throw new IllegalStateException();
        return x;
    }

    static long deep(int n, long x) {
        try {
            return n == 0 ? x : deep(n - 1, x);
        } finally {
            x = 9L;
            n = 0;
        }
    }

    static long m0() {
        long x = 9L;
        try {
            return x;
        } finally {
            x = Long.MIN_VALUE;
            s = x;
        }
    }

    long m1() {
        try {
            return thrown(9L);
        } catch (IllegalStateException e) {
            return Long.MIN_VALUE;
        } finally {
            s = 9L;
            log.append("f ");
        }
    }

    long m2() {
        long x = 9L;
        try {
            x = Long.MIN_VALUE;
            throw new RuntimeException();
        } catch (RuntimeException e) {
            return x;
        } finally {
            x = Long.MAX_VALUE;
        }
    }

    static long m3() {
        try {
            return 9L;
        } finally {
            return Long.MIN_VALUE;
        }
    }

    synchronized long m4() {
        long w = 5;
        double d = 6;
        long x = Long.MIN_VALUE;
        try {
            w += 1;
            return x;
        } finally {
            w = 0;
            d = 0;
            x = 9L;
            log.append(w + d).append(' ');
        }
    }

    long m5() {
        synchronized (log) {
            long x = Long.MAX_VALUE;
            synchronized (log) {
                return x;
            }
        }
    }

    static long m6() {
        try (R r = new R()) {
            s = 9L;
            return s;
        }
    }

    long m7() {
        try (R r = new R(); R q = new R()) {
            return thrown(9L);
        } catch (IllegalStateException e) {
            return s;
        }
    }

    long m8() {
        for (int i = 0; ; i++) {
            try {
                if (i == 2) return i == 2 ? Long.MIN_VALUE : 9L;
            } finally {
                log.append(i).append(' ');
            }
        }
    }

    static long m9() {
        long x = 9L;
        while (true) {
            try {
                return x;
            } finally {
                x = Long.MIN_VALUE;
                break;
            }
        }
        return x;
    }

    long m10() {
        try {
            try {
                return 9L;
            } finally {
                s = Long.MIN_VALUE;
            }
        } finally {
            long y = s;
            s = Long.MAX_VALUE;
            log.append(y == s).append(' ');
        }
    }

    long m11() {
        return switch (log.length() % 3) {
            case 0 -> {
                try {
                    yield 9L;
                } finally {
                    s = Long.MIN_VALUE;
                }
            }
            case 1 -> {
                try {
                    throw new RuntimeException();
                } catch (RuntimeException e) {
                    yield Long.MIN_VALUE;
                }
            }
            default -> Long.MAX_VALUE;
        };
    }

    static long m12() {
        long[] x = { 9L };
        try {
            return x[0];
        } finally {
            x[0] = Long.MIN_VALUE;
            x = null;
        }
    }

    long m13() {
        long x = 9L,
            y = Long.MIN_VALUE;
        try {
            long z = x;
            x = y;
            y = z;
            return x;
        } finally {
            s = y;
        }
    }

    synchronized long m14() {
        out: try {
            if (s == s) break out;
            return 9L;
        } finally {
            s = Long.MIN_VALUE;
        }
        return s;
    }

    static long m15() {
        java.util.function.Supplier<Long> l = () -> {
            try {
                return Long.MAX_VALUE;
            } finally {
                s = 9L;
            }
        };
        return l.get();
    }

    long m16() {
        try {
            return deep(5, Long.MIN_VALUE);
        } finally {
            log.append("deep ");
        }
    }

    long m17() {
        try {
            Object o = null;
            o.hashCode();
            return 9L;
        } catch (NullPointerException e) {
            try {
                return Long.MIN_VALUE;
            } finally {
                s = Long.MAX_VALUE;
            }
        } finally {
            log.append("n ");
        }
    }

    static void p(int i, long v) {
        System.out.println(i + " " + v + " " + s + " " + log);
        log.setLength(0);
        s = 9L;
    }

    public static void main(String[] args) {
        LongReturned o = new LongReturned();
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
