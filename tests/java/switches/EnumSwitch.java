// SPDX-License-Identifier: MIT
/**
 * JLS 14.11, 15.28: switch over Thread.State: statements that fall through, arrows, expressions
 * with yield, several labels, default anywhere, null.
 */
public class EnumSwitch {

    static String log = "";

    static <X> X l(X x) {
        log += x + ";";
        return x;
    }

    static int old(Thread.State v) {
        int r = 0;
        switch (v) {
            case RUNNABLE:
                r += 1;
            case BLOCKED:
                r += 10;
                break;
            default:
                r += 1000;
            case TERMINATED:
                r += 10000;
                break;
            case NEW:
                return -1;
            case WAITING:
        }
        return r;
    }

    static String arrow(Thread.State v) {
        switch (v) {
            case NEW, BLOCKED -> {
                l("first");
                return "A";
            }
            case TIMED_WAITING -> l("fifth");
            default -> throw new IllegalStateException("default");
            case RUNNABLE, WAITING -> {
            }
        }
        return "end";
    }

    static long expr(Thread.State v) {
        return (
            1 +
            switch (v) {
                case NEW -> 10;
                case RUNNABLE, TERMINATED -> {
                    long x = l(7).longValue();
                    yield x * x;
                }
                case WAITING -> throw new UnsupportedOperationException();
                default -> -5;
            } *
                2L
        );
    }

    static Object mixed(Thread.State v) {
        return switch (v) {
            case BLOCKED:
            case WAITING:
                l("shared");
            case TIMED_WAITING:
                yield l("fallen");
            case NEW:
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

    static String loop(Thread.State[] vs) {
        String r = "";
        out: for (Thread.State v : vs) {
            switch (v) {
                case NEW:
                    continue;
                case RUNNABLE:
                    r += "b";
                    break;
                case TIMED_WAITING:
                    break out;
                default:
                    r += "d";
                    continue out;
            }
            r += "|";
        }
        return r;
    }

    static int nested(Thread.State v, Thread.State w) {
        return switch (v) {
            case NEW -> switch (w) {
                case NEW -> 1;
                case RUNNABLE -> 2;
                default -> 3;
            };
            case RUNNABLE -> {
                switch (w) {
                    case RUNNABLE:
                        yield 4;
                    default:
                }
                yield 5;
            }
            default -> 6;
        };
    }

    static int boxed(Thread.State v) {
        switch (v) {
            case BLOCKED:
                return 2;
            case WAITING:
                return 3;
            default:
                return 0;
        }
    }

    static int one(Thread.State v) {
        switch (v) {
            case WAITING:
                return 1;
        }
        return 0;
    }

    static int none(Thread.State v) {
        switch (v) {
        }
        return 5;
    }

    static int only(Thread.State v) {
        switch (v) {
            default:
                return 6;
        }
    }

    static boolean cond(Thread.State v) {
        return (
            switch (v) {
                case NEW, RUNNABLE, BLOCKED -> true;
                default -> false;
            } &&
            switch (v) {
                case RUNNABLE -> false;
                default -> true;
            }
        );
    }

    static java.util.function.Supplier<String> lam(Thread.State v) {
        return switch (v) {
            case NEW -> () -> "lambda " + l(1);
            case RUNNABLE -> "bound"::toString;
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
        Thread.State[] vs = {
            Thread.State.NEW,
            Thread.State.RUNNABLE,
            Thread.State.BLOCKED,
            Thread.State.WAITING,
            Thread.State.TIMED_WAITING,
            Thread.State.TERMINATED
        };
        for (int i = 0; i < vs.length; i++) {
            Thread.State v = vs[i],
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
