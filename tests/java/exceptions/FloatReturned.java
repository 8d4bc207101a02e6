// SPDX-License-Identifier: MIT
/**
 * JLS 14.17, 14.20.2: a result of type float crosses finally, monitors, resources, switch, loops
 * and handlers unchanged.
 */
public class FloatReturned {

    static float s;
    static StringBuilder log = new StringBuilder();

    static class R implements AutoCloseable {

        public void close() {
            s = Float.MAX_VALUE;
            log.append("closed ");
        }
    }

    static float thrown(float x) {
        if (x == x) throw new IllegalStateException();
        return x;
    }

    static float deep(int n, float x) {
        try {
            return n == 0 ? x : deep(n - 1, x);
        } finally {
            x = 1.5f;
            n = 0;
        }
    }

    static float m0() {
        float x = 1.5f;
        try {
            return x;
        } finally {
            x = -0.0f;
            s = x;
        }
    }

    float m1() {
        try {
            return thrown(1.5f);
        } catch (IllegalStateException e) {
            return -0.0f;
        } finally {
            s = 1.5f;
            log.append("f ");
        }
    }

    float m2() {
        float x = 1.5f;
        try {
            x = -0.0f;
            throw new RuntimeException();
        } catch (RuntimeException e) {
            return x;
        } finally {
            x = Float.MAX_VALUE;
        }
    }

    static float m3() {
        try {
            return 1.5f;
        } finally {
            return -0.0f;
        }
    }

    synchronized float m4() {
        long w = 5;
        double d = 6;
        float x = -0.0f;
        try {
            w += 1;
            return x;
        } finally {
            w = 0;
            d = 0;
            x = 1.5f;
            log.append(w + d).append(' ');
        }
    }

    float m5() {
        synchronized (log) {
            float x = Float.MAX_VALUE;
            synchronized (log) {
                return x;
            }
        }
    }

    static float m6() {
        try (R r = new R()) {
            s = 1.5f;
            return s;
        }
    }

    float m7() {
        try (R r = new R(); R q = new R()) {
            return thrown(1.5f);
        } catch (IllegalStateException e) {
            return s;
        }
    }

    float m8() {
        for (int i = 0; ; i++) {
            try {
                if (i == 2) return i == 2 ? -0.0f : 1.5f;
            } finally {
                log.append(i).append(' ');
            }
        }
    }

    static float m9() {
        float x = 1.5f;
        while (true) {
            try {
                return x;
            } finally {
                x = -0.0f;
                break;
            }
        }
        return x;
    }

    float m10() {
        try {
            try {
                return 1.5f;
            } finally {
                s = -0.0f;
            }
        } finally {
            float y = s;
            s = Float.MAX_VALUE;
            log.append(y == s).append(' ');
        }
    }

    float m11() {
        return switch (log.length() % 3) {
            case 0 -> {
                try {
                    yield 1.5f;
                } finally {
                    s = -0.0f;
                }
            }
            case 1 -> {
                try {
                    throw new RuntimeException();
                } catch (RuntimeException e) {
                    yield -0.0f;
                }
            }
            default -> Float.MAX_VALUE;
        };
    }

    static float m12() {
        float[] x = { 1.5f };
        try {
            return x[0];
        } finally {
            x[0] = -0.0f;
            x = null;
        }
    }

    float m13() {
        float x = 1.5f,
            y = -0.0f;
        try {
            float z = x;
            x = y;
            y = z;
            return x;
        } finally {
            s = y;
        }
    }

    synchronized float m14() {
        out: try {
            if (s == s) break out;
            return 1.5f;
        } finally {
            s = -0.0f;
        }
        return s;
    }

    static float m15() {
        java.util.function.Supplier<Float> l = () -> {
            try {
                return Float.MAX_VALUE;
            } finally {
                s = 1.5f;
            }
        };
        return l.get();
    }

    float m16() {
        try {
            return deep(5, -0.0f);
        } finally {
            log.append("deep ");
        }
    }

    float m17() {
        try {
            Object o = null;
            o.hashCode();
            return 1.5f;
        } catch (NullPointerException e) {
            try {
                return -0.0f;
            } finally {
                s = Float.MAX_VALUE;
            }
        } finally {
            log.append("n ");
        }
    }

    static void p(int i, float v) {
        System.out.println(i + " " + v + " " + s + " " + log);
        log.setLength(0);
        s = 1.5f;
    }

    public static void main(String[] args) {
        FloatReturned o = new FloatReturned();
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
