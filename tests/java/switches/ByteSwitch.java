// SPDX-License-Identifier: MIT
/**
 * JLS 14.11, 15.28: switch over byte: statements that fall through, arrows, expressions with yield,
 * several labels, default anywhere, null.
 */
public class ByteSwitch {

    static String log = "";

    static <X> X l(X x) {
        log += x + ";";
        return x;
    }

    static int old(byte v) {
        int r = 0;
        switch (v) {
            case -1:
                r += 1;
            case 0:
                r += 10;
                break;
            default:
                r += 1000;
            case 127:
                r += 10000;
                break;
            case -128:
                return -1;
            case 1:
        }
        return r;
    }

    static String arrow(byte v) {
        switch (v) {
            case -128, 0 -> {
                l("first");
                return "A";
            }
            case 2 -> l("fifth");
            default -> throw new IllegalStateException("default");
            case -1, 1 -> {
            }
        }
        return "end";
    }

    static long expr(byte v) {
        return (
            1 +
            switch (v) {
                case -128 -> 10;
                case -1, 127 -> {
                    long x = l(7).longValue();
                    yield x * x;
                }
                case 1 -> throw new UnsupportedOperationException();
                default -> -5;
            } *
                2L
        );
    }

    static Object mixed(byte v) {
        return switch (v) {
            case 0:
            case 1:
                l("shared");
            case 2:
                yield l("fallen");
            case -128:
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

    static String loop(byte[] vs) {
        String r = "";
        out: for (byte v : vs) {
            switch (v) {
                case -128:
                    continue;
                case -1:
                    r += "b";
                    break;
                case 2:
                    break out;
                default:
                    r += "d";
                    continue out;
            }
            r += "|";
        }
        return r;
    }

    static int nested(byte v, byte w) {
        return switch (v) {
            case -128 -> switch (w) {
                case -128 -> 1;
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

    static int boxed(Byte v) {
        switch (v) {
            case 0:
                return 2;
            case 1:
                return 3;
            default:
                return 0;
        }
    }

    static int one(byte v) {
        switch (v) {
            case 1:
                return 1;
        }
        return 0;
    }

    static int none(byte v) {
        switch (v) {
        }
        return 5;
    }

    static int only(byte v) {
        switch (v) {
            default:
                return 6;
        }
    }

    static boolean cond(byte v) {
        return (
            switch (v) {
                case -128, -1, 0 -> true;
                default -> false;
            } &&
            switch (v) {
                case -1 -> false;
                default -> true;
            }
        );
    }

    static java.util.function.Supplier<String> lam(byte v) {
        return switch (v) {
            case -128 -> () -> "lambda " + l(1);
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
        byte[] vs = { (byte) -128, (byte) -1, (byte) 0, (byte) 1, (byte) 2, (byte) 127, (byte) 55 };
        for (int i = 0; i < vs.length; i++) {
            byte v = vs[i],
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
