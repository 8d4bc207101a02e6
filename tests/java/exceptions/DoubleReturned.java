// SPDX-License-Identifier: MIT
/**
 * JLS 14.17, 14.20.2: a result of type double crosses finally, monitors, resources, switch, loops
 * and handlers unchanged.
 */
public class DoubleReturned {

    static double s;
    static StringBuilder log = new StringBuilder();

    static class R implements AutoCloseable {

        public void close() {
            s = Double.MIN_VALUE;
            log.append("closed ");
        }
    }

    static double thrown(double x) {
        if (x == x) throw new IllegalStateException();
        return x;
    }

    static double deep(int n, double x) {
        try {
            return n == 0 ? x : deep(n - 1, x);
        } finally {
            x = 2.5;
            n = 0;
        }
    }

    static double m0() {
        double x = 2.5;
        try {
            return x;
        } finally {
            x = Double.NaN;
            s = x;
        }
    }

    double m1() {
        try {
            return thrown(2.5);
        } catch (IllegalStateException e) {
            return Double.NaN;
        } finally {
            s = 2.5;
            log.append("f ");
        }
    }

    double m2() {
        double x = 2.5;
        try {
            x = Double.NaN;
            throw new RuntimeException();
        } catch (RuntimeException e) {
            return x;
        } finally {
            x = Double.MIN_VALUE;
        }
    }

    static double m3() {
        try {
            return 2.5;
        } finally {
            return Double.NaN;
        }
    }

    synchronized double m4() {
        long w = 5;
        double d = 6;
        double x = Double.NaN;
        try {
            w += 1;
            return x;
        } finally {
            w = 0;
            d = 0;
            x = 2.5;
            log.append(w + d).append(' ');
        }
    }

    double m5() {
        synchronized (log) {
            double x = Double.MIN_VALUE;
            synchronized (log) {
                return x;
            }
        }
    }

    static double m6() {
        try (R r = new R()) {
            s = 2.5;
            return s;
        }
    }

    double m7() {
        try (R r = new R(); R q = new R()) {
            return thrown(2.5);
        } catch (IllegalStateException e) {
            return s;
        }
    }

    double m8() {
        for (int i = 0; ; i++) {
            try {
                if (i == 2) return i == 2 ? Double.NaN : 2.5;
            } finally {
                log.append(i).append(' ');
            }
        }
    }

    static double m9() {
        double x = 2.5;
        while (true) {
            try {
                return x;
            } finally {
                x = Double.NaN;
                break;
            }
        }
        return x;
    }

    double m10() {
        try {
            try {
                return 2.5;
            } finally {
                s = Double.NaN;
            }
        } finally {
            double y = s;
            s = Double.MIN_VALUE;
            log.append(y == s).append(' ');
        }
    }

    double m11() {
        return switch (log.length() % 3) {
            case 0 -> {
                try {
                    yield 2.5;
                } finally {
                    s = Double.NaN;
                }
            }
            case 1 -> {
                try {
                    throw new RuntimeException();
                } catch (RuntimeException e) {
                    yield Double.NaN;
                }
            }
            default -> Double.MIN_VALUE;
        };
    }

    static double m12() {
        double[] x = { 2.5 };
        try {
            return x[0];
        } finally {
            x[0] = Double.NaN;
            x = null;
        }
    }

    double m13() {
        double x = 2.5,
            y = Double.NaN;
        try {
            double z = x;
            x = y;
            y = z;
            return x;
        } finally {
            s = y;
        }
    }

    synchronized double m14() {
        out: try {
            if (s == s) break out;
            return 2.5;
        } finally {
            s = Double.NaN;
        }
        return s;
    }

    static double m15() {
        java.util.function.Supplier<Double> l = () -> {
            try {
                return Double.MIN_VALUE;
            } finally {
                s = 2.5;
            }
        };
        return l.get();
    }

    double m16() {
        try {
            return deep(5, Double.NaN);
        } finally {
            log.append("deep ");
        }
    }

    double m17() {
        try {
            Object o = null;
            o.hashCode();
            return 2.5;
        } catch (NullPointerException e) {
            try {
                return Double.NaN;
            } finally {
                s = Double.MIN_VALUE;
            }
        } finally {
            log.append("n ");
        }
    }

    static void p(int i, double v) {
        System.out.println(i + " " + v + " " + s + " " + log);
        log.setLength(0);
        s = 2.5;
    }

    public static void main(String[] args) {
        DoubleReturned o = new DoubleReturned();
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
