// SPDX-License-Identifier: MIT
/**
 * JLS 14.17, 14.20.2: a result of type byte crosses finally, monitors, resources, switch, loops and
 * handlers unchanged.
 */
public class ByteReturned {

    static byte s;
    static StringBuilder log = new StringBuilder();

    static class R implements AutoCloseable {

        public void close() {
            s = (byte) 127;
            log.append("closed ");
        }
    }

    static byte thrown(byte x) {
        if (x == x) throw new IllegalStateException();
        return x;
    }

    static byte deep(int n, byte x) {
        try {
            return n == 0 ? x : deep(n - 1, x);
        } finally {
            x = (byte) 1;
            n = 0;
        }
    }

    static byte m0() {
        byte x = (byte) 1;
        try {
            return x;
        } finally {
            x = (byte) -128;
            s = x;
        }
    }

    byte m1() {
        try {
            return thrown((byte) 1);
        } catch (IllegalStateException e) {
            return (byte) -128;
        } finally {
            s = (byte) 1;
            log.append("f ");
        }
    }

    byte m2() {
        byte x = (byte) 1;
        try {
            x = (byte) -128;
            throw new RuntimeException();
        } catch (RuntimeException e) {
            return x;
        } finally {
            x = (byte) 127;
        }
    }

    static byte m3() {
        try {
            return (byte) 1;
        } finally {
            return (byte) -128;
        }
    }

    synchronized byte m4() {
        long w = 5;
        double d = 6;
        byte x = (byte) -128;
        try {
            w += 1;
            return x;
        } finally {
            w = 0;
            d = 0;
            x = (byte) 1;
            log.append(w + d).append(' ');
        }
    }

    byte m5() {
        synchronized (log) {
            byte x = (byte) 127;
            synchronized (log) {
                return x;
            }
        }
    }

    static byte m6() {
        try (R r = new R()) {
            s = (byte) 1;
            return s;
        }
    }

    byte m7() {
        try (R r = new R(); R q = new R()) {
            return thrown((byte) 1);
        } catch (IllegalStateException e) {
            return s;
        }
    }

    byte m8() {
        for (int i = 0; ; i++) {
            try {
                if (i == 2) return i == 2 ? (byte) -128 : (byte) 1;
            } finally {
                log.append(i).append(' ');
            }
        }
    }

    static byte m9() {
        byte x = (byte) 1;
        while (true) {
            try {
                return x;
            } finally {
                x = (byte) -128;
                break;
            }
        }
        return x;
    }

    byte m10() {
        try {
            try {
                return (byte) 1;
            } finally {
                s = (byte) -128;
            }
        } finally {
            byte y = s;
            s = (byte) 127;
            log.append(y == s).append(' ');
        }
    }

    byte m11() {
        return switch (log.length() % 3) {
            case 0 -> {
                try {
                    yield (byte) 1;
                } finally {
                    s = (byte) -128;
                }
            }
            case 1 -> {
                try {
                    throw new RuntimeException();
                } catch (RuntimeException e) {
                    yield (byte) -128;
                }
            }
            default -> (byte) 127;
        };
    }

    static byte m12() {
        byte[] x = { (byte) 1 };
        try {
            return x[0];
        } finally {
            x[0] = (byte) -128;
            x = null;
        }
    }

    byte m13() {
        byte x = (byte) 1,
            y = (byte) -128;
        try {
            byte z = x;
            x = y;
            y = z;
            return x;
        } finally {
            s = y;
        }
    }

    synchronized byte m14() {
        out: try {
            if (s == s) break out;
            return (byte) 1;
        } finally {
            s = (byte) -128;
        }
        return s;
    }

    static byte m15() {
        java.util.function.Supplier<Byte> l = () -> {
            try {
                return (byte) 127;
            } finally {
                s = (byte) 1;
            }
        };
        return l.get();
    }

    byte m16() {
        try {
            return deep(5, (byte) -128);
        } finally {
            log.append("deep ");
        }
    }

    byte m17() {
        try {
            Object o = null;
            o.hashCode();
            return (byte) 1;
        } catch (NullPointerException e) {
            try {
                return (byte) -128;
            } finally {
                s = (byte) 127;
            }
        } finally {
            log.append("n ");
        }
    }

    static void p(int i, byte v) {
        System.out.println(i + " " + v + " " + s + " " + log);
        log.setLength(0);
        s = (byte) 1;
    }

    public static void main(String[] args) {
        ByteReturned o = new ByteReturned();
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
