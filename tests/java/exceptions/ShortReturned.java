// SPDX-License-Identifier: MIT
/**
 * JLS 14.17, 14.20.2: a result of type short crosses finally, monitors, resources, switch, loops
 * and handlers unchanged.
 */
public class ShortReturned {

    static short s;
    static StringBuilder log = new StringBuilder();

    static class R implements AutoCloseable {

        public void close() {
            s = (short) 32767;
            log.append("closed ");
        }
    }

    static short thrown(short x) {
        if (x == x) throw new IllegalStateException();
        return x;
    }

    static short deep(int n, short x) {
        try {
            return n == 0 ? x : deep(n - 1, x);
        } finally {
            x = (short) 5;
            n = 0;
        }
    }

    static short m0() {
        short x = (short) 5;
        try {
            return x;
        } finally {
            x = (short) -32768;
            s = x;
        }
    }

    short m1() {
        try {
            return thrown((short) 5);
        } catch (IllegalStateException e) {
            return (short) -32768;
        } finally {
            s = (short) 5;
            log.append("f ");
        }
    }

    short m2() {
        short x = (short) 5;
        try {
            x = (short) -32768;
            throw new RuntimeException();
        } catch (RuntimeException e) {
            return x;
        } finally {
            x = (short) 32767;
        }
    }

    static short m3() {
        try {
            return (short) 5;
        } finally {
            return (short) -32768;
        }
    }

    synchronized short m4() {
        long w = 5;
        double d = 6;
        short x = (short) -32768;
        try {
            w += 1;
            return x;
        } finally {
            w = 0;
            d = 0;
            x = (short) 5;
            log.append(w + d).append(' ');
        }
    }

    short m5() {
        synchronized (log) {
            short x = (short) 32767;
            synchronized (log) {
                return x;
            }
        }
    }

    static short m6() {
        try (R r = new R()) {
            s = (short) 5;
            return s;
        }
    }

    short m7() {
        try (R r = new R(); R q = new R()) {
            return thrown((short) 5);
        } catch (IllegalStateException e) {
            return s;
        }
    }

    short m8() {
        for (int i = 0; ; i++) {
            try {
                if (i == 2) return i == 2 ? (short) -32768 : (short) 5;
            } finally {
                log.append(i).append(' ');
            }
        }
    }

    static short m9() {
        short x = (short) 5;
        while (true) {
            try {
                return x;
            } finally {
                x = (short) -32768;
                break;
            }
        }
        return x;
    }

    short m10() {
        try {
            try {
                return (short) 5;
            } finally {
                s = (short) -32768;
            }
        } finally {
            short y = s;
            s = (short) 32767;
            log.append(y == s).append(' ');
        }
    }

    short m11() {
        return switch (log.length() % 3) {
            case 0 -> {
                try {
                    yield (short) 5;
                } finally {
                    s = (short) -32768;
                }
            }
            case 1 -> {
                try {
                    throw new RuntimeException();
                } catch (RuntimeException e) {
                    yield (short) -32768;
                }
            }
            default -> (short) 32767;
        };
    }

    static short m12() {
        short[] x = { (short) 5 };
        try {
            return x[0];
        } finally {
            x[0] = (short) -32768;
            x = null;
        }
    }

    short m13() {
        short x = (short) 5,
            y = (short) -32768;
        try {
            short z = x;
            x = y;
            y = z;
            return x;
        } finally {
            s = y;
        }
    }

    synchronized short m14() {
        out: try {
            if (s == s) break out;
            return (short) 5;
        } finally {
            s = (short) -32768;
        }
        return s;
    }

    static short m15() {
        java.util.function.Supplier<Short> l = () -> {
            try {
                return (short) 32767;
            } finally {
                s = (short) 5;
            }
        };
        return l.get();
    }

    short m16() {
        try {
            return deep(5, (short) -32768);
        } finally {
            log.append("deep ");
        }
    }

    short m17() {
        try {
            Object o = null;
            o.hashCode();
            return (short) 5;
        } catch (NullPointerException e) {
            try {
                return (short) -32768;
            } finally {
                s = (short) 32767;
            }
        } finally {
            log.append("n ");
        }
    }

    static void p(int i, short v) {
        System.out.println(i + " " + v + " " + s + " " + log);
        log.setLength(0);
        s = (short) 5;
    }

    public static void main(String[] args) {
        ShortReturned o = new ShortReturned();
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
