// SPDX-License-Identifier: MIT
/**
 * JLS 14.11, 15.28: switch over String: statements that fall through, arrows, expressions with
 * yield, several labels, default anywhere, null.
 */
public class StringSwitch {

    static String log = "";

    static <X> X l(X x) {
        log += x + ";";
        return x;
    }

    static int old(String v) {
        int r = 0;
        switch (v) {
            case "a":
                r += 1;
            case "AaAa":
                r += 10;
                break;
            default:
                r += 1000;
            case "null":
                r += 10000;
                break;
            case "":
                return -1;
            case "BBBB":
        }
        return r;
    }

    static String arrow(String v) {
        switch (v) {
            case "", "AaAa" -> {
                l("first");
                return "A";
            }
            case "AaBB" -> l("fifth");
            default -> throw new IllegalStateException("default");
            case "a", "BBBB" -> {
            }
        }
        return "end";
    }

    static long expr(String v) {
        return (
            1 +
            switch (v) {
                case "" -> 10;
                case "a", "null" -> {
                    long x = l(7).longValue();
                    yield x * x;
                }
                case "BBBB" -> throw new UnsupportedOperationException();
                default -> -5;
            } *
                2L
        );
    }

    static Object mixed(String v) {
        return switch (v) {
            case "AaAa":
            case "BBBB":
                l("shared");
            case "AaBB":
                yield l("fallen");
            case "":
                try {
                    yield 1.5;
                } finally {
                    l("finally");
                }
            default:
                if (log.length() > 0) yield 'c';
                yield 2L;
        };
    }

    static String loop(String[] vs) {
        String r = "";
        out: for (String v : vs) {
            switch (v) {
                case "":
                    continue;
                case "a":
                    r += "b";
                    break;
                case "AaBB":
                    break out;
                default:
                    r += "d";
                    continue out;
            }
            r += "|";
        }
        return r;
    }

    static int nested(String v, String w) {
        return switch (v) {
            case "" -> switch (w) {
                case "" -> 1;
                case "a" -> 2;
                default -> 3;
            };
            case "a" -> {
                switch (w) {
                    case "a":
                        yield 4;
                    default:
                }
                yield 5;
            }
            default -> 6;
        };
    }

    static int boxed(String v) {
        switch (v) {
            case "AaAa":
                return 2;
            case "BBBB":
                return 3;
            default:
                return 0;
        }
    }

    static int one(String v) {
        switch (v) {
            case "BBBB":
                return 1;
        }
        return 0;
    }

    static int none(String v) {
        switch (v) {
        }
        return 5;
    }

    static int only(String v) {
        switch (v) {
            default:
                return 6;
        }
    }

    static boolean cond(String v) {
        return (
            switch (v) {
                case "", "a", "AaAa" -> true;
                default -> false;
            } &&
            switch (v) {
                case "a" -> false;
                default -> true;
            }
        );
    }

    static java.util.function.Supplier<String> lam(String v) {
        return switch (v) {
            case "" -> () -> "lambda " + l(1);
            case "a" -> "bound"::toString;
            default -> String::new;
        };
    }

    interface Code {
        Object run();
    }

    static void t(String n, Code c) {
        log = "";
        Object r;
        try {
            r = c.run();
        } catch (RuntimeException e) {
            r = e.getClass().getSimpleName();
        }
        System.out.println(n + " " + r + " " + log);
    }

    public static void main(String[] args) {
        String[] vs = { "", "a", "AaAa", "BBBB", "AaBB", "null", "zz" };
        for (int i = 0; i < vs.length; i++) {
            String v = vs[i],
                w = vs[(i + 1) % vs.length];
            t("old", () -> old(v));
            t("arrow", () -> arrow(v));
            t("expr", () -> expr(v));
            t("mixed", () -> mixed(v));
            t("nested", () -> nested(v, v) * 10 + nested(v, w));
            t("boxed", () -> boxed(v) * 1000 + one(v) * 100 + none(v) * 10 + only(v));
            t("cond", () -> cond(v));
            t("lambda", () -> lam(v).get());
        }
        t("loop", () -> loop(vs));
        t("null", () -> boxed(null));
        t("null old", () -> old(null));
        t("null expr", () -> expr(null));
        t("null none", () -> none(null));
        t("null only", () -> only(null));
        int sum = 0;
        for (int r = 0; r < 300; r++) sum = sum * 3 + old(vs[r % vs.length]);
        System.out.println(sum);
    }
}
