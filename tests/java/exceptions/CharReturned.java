// SPDX-License-Identifier: MIT
/**
 * JLS 14.17, 14.20.2: a result of type char crosses finally, monitors, resources, switch, loops and
 * handlers unchanged.
 */
public class CharReturned {

    static char s;
    static StringBuilder log = new StringBuilder();

    static class R implements AutoCloseable {

        public void close() {
            s = '0';
            log.append("closed ");
        }
    }

    static char thrown(char x) {
        if (x == x) throw new IllegalStateException();
        return x;
    }

    static char deep(int n, char x) {
        try {
            return n == 0 ? x : deep(n - 1, x);
        } finally {
            x = 'a';
            n = 0;
        }
    }

    static char m0() {
        char x = 'a';
        try {
            return x;
        } finally {
            x = '\uffff';
            s = x;
        }
    }

    char m1() {
        try {
            return thrown('a');
        } catch (IllegalStateException e) {
            return '\uffff';
        } finally {
            s = 'a';
            log.append("f ");
        }
    }

    char m2() {
        char x = 'a';
        try {
            x = '\uffff';
            throw new RuntimeException();
        } catch (RuntimeException e) {
            return x;
        } finally {
            x = '0';
        }
    }

    static char m3() {
        try {
            return 'a';
        } finally {
            return '\uffff';
        }
    }

    synchronized char m4() {
        long w = 5;
        double d = 6;
        char x = '\uffff';
        try {
            w += 1;
            return x;
        } finally {
            w = 0;
            d = 0;
            x = 'a';
            log.append(w + d).append(' ');
        }
    }

    char m5() {
        synchronized (log) {
            char x = '0';
            synchronized (log) {
                return x;
            }
        }
    }

    static char m6() {
        try (R r = new R()) {
            s = 'a';
            return s;
        }
    }

    char m7() {
        try (R r = new R(); R q = new R()) {
            return thrown('a');
        } catch (IllegalStateException e) {
            return s;
        }
    }

    char m8() {
        for (int i = 0; ; i++) {
            try {
                if (i == 2) return i == 2 ? '\uffff' : 'a';
            } finally {
                log.append(i).append(' ');
            }
        }
    }

    static char m9() {
        char x = 'a';
        while (true) {
            try {
                return x;
            } finally {
                x = '\uffff';
                break;
            }
        }
        return x;
    }

    char m10() {
        try {
            try {
                return 'a';
            } finally {
                s = '\uffff';
            }
        } finally {
            char y = s;
            s = '0';
            log.append(y == s).append(' ');
        }
    }

    char m11() {
        return switch (log.length() % 3) {
            case 0 -> {
                try {
                    yield 'a';
                } finally {
                    s = '\uffff';
                }
            }
            case 1 -> {
                try {
                    throw new RuntimeException();
                } catch (RuntimeException e) {
                    yield '\uffff';
                }
            }
            default -> '0';
        };
    }

    static char m12() {
        char[] x = { 'a' };
        try {
            return x[0];
        } finally {
            x[0] = '\uffff';
            x = null;
        }
    }

    char m13() {
        char x = 'a',
            y = '\uffff';
        try {
            char z = x;
            x = y;
            y = z;
            return x;
        } finally {
            s = y;
        }
    }

    synchronized char m14() {
        out: try {
            if (s == s) break out;
            return 'a';
        } finally {
            s = '\uffff';
        }
        return s;
    }

    static char m15() {
        java.util.function.Supplier<Character> l = () -> {
            try {
                return '0';
            } finally {
                s = 'a';
            }
        };
        return l.get();
    }

    char m16() {
        try {
            return deep(5, '\uffff');
        } finally {
            log.append("deep ");
        }
    }

    char m17() {
        try {
            Object o = null;
            o.hashCode();
            return 'a';
        } catch (NullPointerException e) {
            try {
                return '\uffff';
            } finally {
                s = '0';
            }
        } finally {
            log.append("n ");
        }
    }

    static void p(int i, char v) {
        System.out.println(i + " " + (int) v + " " + (int) s + " " + log);
        log.setLength(0);
        s = 'a';
    }

    public static void main(String[] args) {
        CharReturned o = new CharReturned();
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
