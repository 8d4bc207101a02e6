// SPDX-License-Identifier: MIT
/**
 * JLS 14.11, 15.28: switch over short: statements that fall through, arrows, expressions with
 * yield, several labels, default anywhere, null.
 */
public class ShortSwitch {

    static String log = "";

    static <X> X l(X x) {
        log += x + ";";
        return x;
    }

    static int old(short v) {
        int r = 0;
        switch (v) {
            case -7:
                r += 1;
            case 0:
                r += 10;
                break;
            default:
                r += 1000;
            case 32767:
                r += 10000;
                break;
            case -32768:
                return -1;
            case 3:
        }
        return r;
    }

    static String arrow(short v) {
        switch (v) {
            case -32768, 0 -> {
                l("first");
                return "A";
            }
            case 300 -> l("fifth");
            default -> throw new IllegalStateException("default");
            case -7, 3 -> {
            }
        }
        return "end";
    }

    static long expr(short v) {
        return (
            1 +
            switch (v) {
                case -32768 -> 10;
                case -7, 32767 -> {
                    long x = l(7).longValue();
                    yield x * x;
                }
                case 3 -> throw new UnsupportedOperationException();
                default -> -5;
            } *
                2L
        );
    }

    static Object mixed(short v) {
        return switch (v) {
            case 0:
            case 3:
                l("shared");
            case 300:
                yield l("fallen");
            case -32768:
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

    static String loop(short[] vs) {
        String r = "";
        out: for (short v : vs) {
            switch (v) {
                case -32768:
                    continue;
                case -7:
                    r += "b";
                    break;
                case 300:
                    break out;
                default:
                    r += "d";
                    continue out;
            }
            r += "|";
        }
        return r;
    }

    static int nested(short v, short w) {
        return switch (v) {
            case -32768 -> switch (w) {
                case -32768 -> 1;
                case -7 -> 2;
                default -> 3;
            };
            case -7 -> {
                switch (w) {
                    case -7:
                        yield 4;
                    default:
                }
                yield 5;
            }
            default -> 6;
        };
    }

    static int boxed(Short v) {
        switch (v) {
            case 0:
                return 2;
            case 3:
                return 3;
            default:
                return 0;
        }
    }

    static int one(short v) {
        switch (v) {
            case 3:
                return 1;
        }
        return 0;
    }

    static int none(short v) {
        switch (v) {
        }
        return 5;
    }

    static int only(short v) {
        switch (v) {
            default:
                return 6;
        }
    }

    static boolean cond(short v) {
        return (
            switch (v) {
                case -32768, -7, 0 -> true;
                default -> false;
            } &&
            switch (v) {
                case -7 -> false;
                default -> true;
            }
        );
    }

    static java.util.function.Supplier<String> lam(short v) {
        return switch (v) {
            case -32768 -> () -> "lambda " + l(1);
            case -7 -> "bound"::toString;
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
        short[] vs = {
            (short) -32768,
            (short) -7,
            (short) 0,
            (short) 3,
            (short) 300,
            (short) 32767,
            (short) -555
        };
        for (int i = 0; i < vs.length; i++) {
            short v = vs[i],
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
