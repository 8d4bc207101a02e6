// SPDX-License-Identifier: MIT
/**
 * JLS 14.11, 15.28: switch over char: statements that fall through, arrows, expressions with yield,
 * several labels, default anywhere, null.
 */
public class CharSwitch {

    static String log = "";

    static <X> X l(X x) {
        log += x + ";";
        return x;
    }

    static int old(char v) {
        int r = 0;
        switch (v) {
            case 'a':
                r += 1;
            case 'b':
                r += 10;
                break;
            default:
                r += 1000;
            case '\uffff':
                r += 10000;
                break;
            case '\0':
                return -1;
            case 'c':
        }
        return r;
    }

    static String arrow(char v) {
        switch (v) {
            case '\0', 'b' -> {
                l("first");
                return "A";
            }
            case '\u4e2d' -> l("fifth");
            default -> throw new IllegalStateException("default");
            case 'a', 'c' -> {
            }
        }
        return "end";
    }

    static long expr(char v) {
        return (
            1 +
            switch (v) {
                case '\0' -> 10;
                case 'a', '\uffff' -> {
                    long x = l(7).longValue();
                    yield x * x;
                }
                case 'c' -> throw new UnsupportedOperationException();
                default -> -5;
            } *
                2L
        );
    }

    static Object mixed(char v) {
        return switch (v) {
            case 'b':
            case 'c':
                l("shared");
            case '\u4e2d':
                yield l("fallen");
            case '\0':
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

    static String loop(char[] vs) {
        String r = "";
        out: for (char v : vs) {
            switch (v) {
                case '\0':
                    continue;
                case 'a':
                    r += "b";
                    break;
                case '\u4e2d':
                    break out;
                default:
                    r += "d";
                    continue out;
            }
            r += "|";
        }
        return r;
    }

    static int nested(char v, char w) {
        return switch (v) {
            case '\0' -> switch (w) {
                case '\0' -> 1;
                case 'a' -> 2;
                default -> 3;
            };
            case 'a' -> {
                switch (w) {
                    case 'a':
                        yield 4;
                    default:
                }
                yield 5;
            }
            default -> 6;
        };
    }

    static int boxed(Character v) {
        switch (v) {
            case 'b':
                return 2;
            case 'c':
                return 3;
            default:
                return 0;
        }
    }

    static int one(char v) {
        switch (v) {
            case 'c':
                return 1;
        }
        return 0;
    }

    static int none(char v) {
        switch (v) {
        }
        return 5;
    }

    static int only(char v) {
        switch (v) {
            default:
                return 6;
        }
    }

    static boolean cond(char v) {
        return (
            switch (v) {
                case '\0', 'a', 'b' -> true;
                default -> false;
            } &&
            switch (v) {
                case 'a' -> false;
                default -> true;
            }
        );
    }

    static java.util.function.Supplier<String> lam(char v) {
        return switch (v) {
            case '\0' -> () -> "lambda " + l(1);
            case 'a' -> "bound"::toString;
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
        char[] vs = { '\0', 'a', 'b', 'c', '\u4e2d', '\uffff', 'Z' };
        for (int i = 0; i < vs.length; i++) {
            char v = vs[i],
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
        int sum = 0;
        for (int r = 0; r < 300; r++) sum = sum * 3 + old(vs[r % vs.length]);
        System.out.println(sum);
    }
}
