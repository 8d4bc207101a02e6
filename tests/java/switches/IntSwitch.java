// SPDX-License-Identifier: MIT
/**
 * JLS 14.11, 15.28: switch over int: statements that fall through, arrows, expressions with yield,
 * several labels, default anywhere, null.
 */
public class IntSwitch {

    static String log = "";

    static <X> X l(X x) {
        log += x + ";";
        return x;
    }

    static int old(int v) {
        int r = 0;
        switch (v) {
            case -1:
                r += 1;
            case 0:
                r += 10;
                break;
            default:
                r += 1000;
            case Integer.MAX_VALUE:
                r += 10000;
                break;
            case Integer.MIN_VALUE:
                return -1;
            case 1:
        }
        return r;
    }

    static String arrow(int v) {
        switch (v) {
            case Integer.MIN_VALUE, 0 -> {
                l("first");
                return "A";
            }
            case 99999 -> l("fifth");
            default -> throw new IllegalStateException("default");
            case -1, 1 -> {
            }
        }
        return "end";
    }

    static long expr(int v) {
        return (
            1 +
            switch (v) {
                case Integer.MIN_VALUE -> 10;
                case -1, Integer.MAX_VALUE -> {
                    long x = l(7).longValue();
                    yield x * x;
                }
                case 1 -> throw new UnsupportedOperationException();
                default -> -5;
            } *
                2L
        );
    }

    static Object mixed(int v) {
        return switch (v) {
            case 0:
            case 1:
                l("shared");
            case 99999:
                yield l("fallen");
            case Integer.MIN_VALUE:
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

    static String loop(int[] vs) {
        String r = "";
        out: for (int v : vs) {
            switch (v) {
                case Integer.MIN_VALUE:
                    continue;
                case -1:
                    r += "b";
                    break;
                case 99999:
                    break out;
                default:
                    r += "d";
                    continue out;
            }
            r += "|";
        }
        return r;
    }

    static int nested(int v, int w) {
        return switch (v) {
            case Integer.MIN_VALUE -> switch (w) {
                case Integer.MIN_VALUE -> 1;
                case -1 -> 2;
                default -> 3;
            };
            case -1 -> {
                switch (w) {
                    case -1:
                        yield 4;
                    default:
                }
                yield 5;
            }
            default -> 6;
        };
    }

    static int boxed(Integer v) {
        switch (v) {
            case 0:
                return 2;
            case 1:
                return 3;
            default:
                return 0;
        }
    }

    static int one(int v) {
        switch (v) {
            case 1:
                return 1;
        }
        return 0;
    }

    static int none(int v) {
        switch (v) {
        }
        return 5;
    }

    static int only(int v) {
        switch (v) {
            default:
                return 6;
        }
    }

    static boolean cond(int v) {
        return (
            switch (v) {
                case Integer.MIN_VALUE, -1, 0 -> true;
                default -> false;
            } &&
            switch (v) {
                case -1 -> false;
                default -> true;
            }
        );
    }

    static java.util.function.Supplier<String> lam(int v) {
        return switch (v) {
            case Integer.MIN_VALUE -> () -> "lambda " + l(1);
            case -1 -> "bound"::toString;
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
        int[] vs = { Integer.MIN_VALUE, -1, 0, 1, 99999, Integer.MAX_VALUE, 424242 };
        for (int i = 0; i < vs.length; i++) {
            int v = vs[i],
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
