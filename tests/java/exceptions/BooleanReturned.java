// SPDX-License-Identifier: MIT
/**
 * JLS 14.17, 14.20.2: a result of type boolean crosses finally, monitors, resources, switch, loops
 * and handlers unchanged.
 */
public class BooleanReturned {

    static boolean s;
    static StringBuilder log = new StringBuilder();

    static class R implements AutoCloseable {

        public void close() {
            s = true;
            log.append("closed ");
        }
    }

    static boolean thrown(boolean x) {
        if (x == x) throw new IllegalStateException();
        return x;
    }

    static boolean deep(int n, boolean x) {
        try {
            return n == 0 ? x : deep(n - 1, x);
        } finally {
            x = true;
            n = 0;
        }
    }

    static boolean m0() {
        boolean x = true;
        try {
            return x;
        } finally {
            x = false;
            s = x;
        }
    }

    boolean m1() {
        try {
            return thrown(true);
        } catch (IllegalStateException e) {
            return false;
        } finally {
            s = true;
            log.append("f ");
        }
    }

    boolean m2() {
        boolean x = true;
        try {
            x = false;
            throw new RuntimeException();
        } catch (RuntimeException e) {
            return x;
        } finally {
            x = true;
        }
    }

    static boolean m3() {
        try {
            return true;
        } finally {
            return false;
        }
    }

    synchronized boolean m4() {
        long w = 5;
        double d = 6;
        boolean x = false;
        try {
            w += 1;
            return x;
        } finally {
            w = 0;
            d = 0;
            x = true;
            log.append(w + d).append(' ');
        }
    }

    boolean m5() {
        synchronized (log) {
            boolean x = true;
            synchronized (log) {
                return x;
            }
        }
    }

    static boolean m6() {
        try (R r = new R()) {
            s = true;
            return s;
        }
    }

    boolean m7() {
        try (R r = new R(); R q = new R()) {
            return thrown(true);
        } catch (IllegalStateException e) {
            return s;
        }
    }

    boolean m8() {
        for (int i = 0; ; i++) {
            try {
                if (i == 2) return i == 2 ? false : true;
            } finally {
                log.append(i).append(' ');
            }
        }
    }

    static boolean m9() {
        boolean x = true;
        while (true) {
            try {
                return x;
            } finally {
                x = false;
                break;
            }
        }
        return x;
    }

    boolean m10() {
        try {
            try {
                return true;
            } finally {
                s = false;
            }
        } finally {
            boolean y = s;
            s = true;
            log.append(y == s).append(' ');
        }
    }

    boolean m11() {
        return switch (log.length() % 3) {
            case 0 -> {
                try {
                    yield true;
                } finally {
                    s = false;
                }
            }
            case 1 -> {
                try {
                    throw new RuntimeException();
                } catch (RuntimeException e) {
                    yield false;
                }
            }
            default -> true;
        };
    }

    static boolean m12() {
        boolean[] x = { true };
        try {
            return x[0];
        } finally {
            x[0] = false;
            x = null;
        }
    }

    boolean m13() {
        boolean x = true,
            y = false;
        try {
            boolean z = x;
            x = y;
            y = z;
            return x;
        } finally {
            s = y;
        }
    }

    synchronized boolean m14() {
        out: try {
            if (s == s) break out;
            return true;
        } finally {
            s = false;
        }
        return s;
    }

    static boolean m15() {
        java.util.function.Supplier<Boolean> l = () -> {
            try {
                return true;
            } finally {
                s = true;
            }
        };
        return l.get();
    }

    boolean m16() {
        try {
            return deep(5, false);
        } finally {
            log.append("deep ");
        }
    }

    boolean m17() {
        try {
            Object o = null;
            o.hashCode();
            return true;
        } catch (NullPointerException e) {
            try {
                return false;
            } finally {
                s = true;
            }
        } finally {
            log.append("n ");
        }
    }

    static void p(int i, boolean v) {
        System.out.println(i + " " + v + " " + s + " " + log);
        log.setLength(0);
        s = true;
    }

    public static void main(String[] args) {
        BooleanReturned o = new BooleanReturned();
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
