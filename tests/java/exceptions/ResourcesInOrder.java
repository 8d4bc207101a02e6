// SPDX-License-Identifier: MIT
/**
 * JLS 14.20.3: resources open forward, close backward, before catch and finally; close after failed
 * opening of a later one.
 */
public class ResourcesInOrder {

    static StringBuilder log = new StringBuilder();

    record R(String n, boolean fails) implements AutoCloseable {
        R {
            log.append("+").append(n);
            if (n.equals("bad")) throw new IllegalStateException("open");
        }

        R(String n) {
            this(n, false);
        }

        public void close() {
            log.append("-").append(n);
            if (fails) throw new IllegalArgumentException("close " + n);
        }
    }

    static class Checked implements AutoCloseable {

        public void close() throws Exception {
            log.append("-C");
            throw new Exception("checked");
        }
    }

    interface Code {
        Object run() throws Throwable;
    }

    static String sup(Throwable e) {
        StringBuilder b = new StringBuilder(e.getMessage());
        for (Throwable s : e.getSuppressed()) b.append("[").append(sup(s)).append("]");
        return b.toString();
    }

    static void t(Code c) {
        log.setLength(0);
        String r;
        try {
            r = "= " + c.run();
        } catch (Throwable e) {
            r = "! " + sup(e);
        }
        System.out.println(log + " " + r);
    }

    static Object b(String s) {
        log.append("{").append(s).append("}");
        return s;
    }

    static Object th(String s) {
        log.append("{!}");
        throw new RuntimeException(s);
    }

    public static void main(String[] args) {
        t(() -> {
            try (R a = new R("a")) {
                return b("x");
            }
        });
        t(() -> {
            try (R a = new R("a"); R c = new R("c"); R d = new R("d")) {
                return b("x");
            }
        });
        t(() -> {
            try (R a = new R("a"); R c = new R("bad"); R d = new R("d")) {
                return b("x");
            }
        });
        t(() -> {
            try (R a = new R("a", true); R c = new R("bad")) {
                return b("x");
            }
        });
        t(() -> {
            try (R a = new R("a", true); R c = new R("c", true)) {
                return b("x");
            }
        });
        t(() -> {
            try (R a = new R("a", true); R c = new R("c", true)) {
                return th("body");
            }
        });
        t(() -> {
            try (R a = new R("a", true)) {
                return b("x");
            } catch (IllegalArgumentException e) {
                return b("caught " + e.getMessage());
            } finally {
                b("fin");
            }
        });
        t(() -> {
            try (R a = new R("a")) {
                return th("body");
            } catch (RuntimeException e) {
                return b("caught");
            } finally {
                b("fin");
            }
        });
        t(() -> {
            try (R a = new R("a", true)) {
                return th("body");
            } catch (RuntimeException e) {
                return sup(e);
            }
        });
        t(() -> {
            try (R a = null) {
                return b("null is fine");
            }
        });
        t(() -> {
            try (R a = null; R c = new R("c"); R d = null) {
                return th("y");
            }
        });
        t(() -> {
            try (Checked c = new Checked()) {
                return b("x");
            }
        });
        t(() -> {
            try (Checked c = new Checked(); R a = new R("a", true)) {
                return th("x");
            }
        });
        t(() -> {
            R r = new R("r");
            try (r) {
                return b("x");
            }
        });
        t(() -> {
            final R r = new R("r", true),
                q = new R("q", true);
            try (r; q; R s = new R("s", true)) {
                return th("x");
            }
        });
        t(() -> {
            for (int i = 0; i < 3; i++) try (R r = new R("" + i)) {
                if (i == 0) continue;
                if (i == 1) break;
            }
            return "left";
        });
        t(() -> {
            try (R a = new R("a")) {
                try (R c = new R("c", true)) {
                    return th("in");
                } finally {
                    b("f");
                }
            }
        });
        t(() -> {
            try (R a = new R("a")) {
                try (R c = new R("c", true)) {
                    b("y");
                } catch (IllegalArgumentException e) {
                    b("c");
                }
                return b("after");
            }
        });
        t(() -> {
            try (R a = new R("a", true)) {
                return b("x");
            } finally {
                return b("f");
            }
        });
        t(() -> {
            try (AutoCloseable l = () -> log.append("-lambda")) {
                return b("x");
            }
        });
        t(() -> {
            try (
                AutoCloseable l = () -> {
                    throw new Error("err");
                }
            ) {
                return th("x");
            }
        });
        t(() -> {
            RuntimeException same = new RuntimeException("same");
            try (
                AutoCloseable l = () -> {
                    throw same;
                }
            ) {
                throw same;
            }
        });
        t(() -> {
            int n = 1;
            try (R a = new R("a")) {
                n = 2;
                return n;
            } finally {
                n = 3;
                b("n" + n);
            }
        });
        t(() -> {
            try (R a = new R("a"); R c = a) {
                return b("twice");
            }
        });
        t(() -> {
            o: {
                try (R a = new R("a")) {
                    break o;
                }
            }
            return b("out");
        });
        t(() -> {
            try (R a = new R("a")) {
                throw null;
            }
        });
    }
}
