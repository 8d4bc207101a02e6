// SPDX-License-Identifier: MIT
/**
 * JLS 14.20, 11.2: which clause catches; multi-catch; rethrow keeps identity; parameters may
 * change; nested handlers; subclasses first.
 */
public class CatchParameters {

    static class A extends Exception {

        A(String m) {
            super(m);
        }
    }

    static class B extends A {

        B(String m) {
            super(m);
        }
    }

    static class C extends B {

        C(String m) {
            super(m);
        }
    }

    static class R extends RuntimeException {

        R(String m) {
            super(m);
        }
    }

    static Throwable[] all() {
        return new Throwable[] {
            new A("a"),
            new B("b"),
            new C("c"),
            new R("r"),
            new Error("e"),
            new Exception("x"),
            new ThreadDeath(),
            new StackOverflowError("so")
        };
    }

    static <T extends Throwable> void sneak(Throwable t) throws T {
        throw (T) t;
    }

    static String which(Throwable t) {
        try {
            CatchParameters.<RuntimeException>sneak(t);
            return "";
        } catch (RuntimeException e) {
            return "R";
        } catch (Error e) {
            return "E";
        } catch (Throwable e) {
            return e instanceof C ? "C" : e instanceof B ? "B" : e instanceof A ? "A" : "T";
        }
    }

    static String multi(Throwable t) {
        try {
            CatchParameters.<Exception>sneak(t);
            return "";
        } catch (R | B | ThreadDeath e) {
            return "m" + e.getClass().getSimpleName();
        } catch (A | IllegalStateException e) {
            return "n" + e.getMessage();
        } catch (Exception e) {
            return "x";
        } catch (Error e) {
            return "err";
        } catch (Throwable e) {
            return "never";
        }
    }

    static String nested(Throwable t) {
        String s = "";
        try {
            try {
                try {
                    CatchParameters.<A>sneak(t);
                } catch (C e) {
                    s += "1";
                    throw new B("from1");
                } catch (B e) {
                    s += "2";
                    throw e;
                } finally {
                    s += "f";
                }
            } catch (B e) {
                s += "3" + e.getMessage();
                throw new R("from3");
            } catch (A e) {
                s += "4";
            } finally {
                s += "g";
            }
        } catch (R e) {
            s += "5" + e.getMessage();
        } catch (Throwable e) {
            s += "6";
        } finally {
            s += "h";
        }
        return s;
    }

    static String precise(Throwable t) {
        try {
            rethrow(t);
            return "";
        } catch (A e) {
            return "A" + (e == t);
        } catch (RuntimeException e) {
            return "R" + (e == t);
        } catch (Throwable e) {
            return "T" + (e == t);
        }
    }

    static void rethrow(Throwable t) throws A {
        try {
            CatchParameters.<A>sneak(t);
        } catch (final Exception e) {
            throwIt(e);
        }
    }

    static void throwIt(Exception e) throws A {
        CatchParameters.<A>sneak(e);
    }

    static String changed(Exception given) {
        try {
            throw given;
        } catch (RuntimeException e) {
            e = new R("new");
            return e.getMessage() + given.getMessage();
        } catch (Exception e) {
            Exception old = e;
            e = new A("other");
            return e.getMessage() + (old == given);
        }
    }

    static int depth(int n, Throwable t) {
        try {
            if (n == 0) CatchParameters.<RuntimeException>sneak(t);
            return depth(n - 1, t) + 1;
        } catch (R e) {
            if (n < 10) throw e;
            return n * 1000;
        }
    }

    static String shadow() {
        String e = "outer";
        Runnable r = () -> {
            try {
                throw new R("in");
            } catch (R x) {
                System.out.println(x.getMessage() + e);
            }
        };
        r.run();
        try {
            throw new R("z");
        } catch (R f) {
            {
                String g = f.getMessage();
                return g + e;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        for (Throwable t : all())
            System.out.println(
                t.getClass().getSimpleName() +
                    " " +
                    which(t) +
                    " " +
                    multi(t) +
                    " " +
                    nested(t) +
                    " " +
                    precise(t)
            );
        System.out.println(
            changed(new R("old")) +
                " " +
                changed(new A("old")) +
                " " +
                depth(20, new R("deep")) +
                " " +
                shadow()
        );
        Throwable[] kept = new Throwable[3];
        for (int i = 0; i < 3; i++) try {
            throw i == 0 ? new A("i") : new R("j");
        } catch (A e) {
            kept[i] = e;
        } catch (R e) {
            kept[i] = e;
        }
        System.out.println(kept[0].getMessage() + kept[1].getMessage() + (kept[1] != kept[2]));
        try {
            try {
                throw new A("first");
            } catch (A e) {
                throw new B("second") {
                    @Override
                    public String getMessage() {
                        return "anonymous";
                    }
                };
            }
        } catch (R e) {
            System.out.println("no");
        } catch (B e) {
            System.out.println(e.getMessage() + e.getCause());
        }
        try {
            Object o = null;
            o.toString();
        } catch (IllegalArgumentException | NullPointerException e) {
            System.out.println(e.getClass().getName());
        }
        try {
            int[] a = {};
            a[0] = 1 / 0;
        } catch (ArithmeticException e) {
            System.out.println("division first");
        } catch (IndexOutOfBoundsException e) {
            System.out.println("index first");
        }
        int i = 0;
        try {
            i = 1;
            i = Integer.parseInt("x");
            i = 3;
        } catch (NumberFormatException e) {
            i += 10;
        }
        System.out.println(i);
        l: try {
            throw new R("l");
        } catch (R e) {
            break l;
        } finally {
            System.out.println("fin");
        }
        try {
            throw new RuntimeException() {
                int extra = 42;

                {
                    CatchParameters.<RuntimeException>sneak(new A("from init"));
                }
            };
        } catch (RuntimeException e) {
            System.out.println("no");
        } catch (Throwable e) {
            System.out.println(e);
        }
    }
}
