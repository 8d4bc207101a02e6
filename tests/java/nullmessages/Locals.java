// SPDX-License-Identifier: MIT
/**
 * JVMS 6.5, helpful messages: names of parameters, locals and this in every slot; without a table
 * of locals they are numbered.
 */
public class Locals {

    interface Code {
        Object run() throws Throwable;
    }

    static void t(Code c) {
        try {
            System.out.println("fine " + c.run());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (Throwable e) {
            System.out.println(e);
        }
    }

    String s;

    static Object params(String a, long b, String c, double d, int[] e, String f, int which) {
        switch (which) {
            case 0:
                return a.length();
            case 1:
                return c.trim();
            case 2:
                return e[0];
            case 3:
                return f.charAt(1);
            default:
                return e.length;
        }
    }

    Object instance(String a, float b, Object[] c, boolean z) {
        return z ? a.isEmpty() : c[1];
    }

    Object own(int k) {
        return k == 0 ? this.s.length() : s.concat(s);
    }

    static Object scopes(int k) {
        {
            String first = k > 0 ? "x" : null;
            if (k == 0) return first.length();
        }
        {
            Object second = null;
            if (k == 1) return second.hashCode();
        }
        for (String loop = null; k == 2; ) return loop.strip();
        for (String each : new String[] { null }) if (k == 3) return each.length();
        int a = 1;
        long b = 2;
        double c = 3;
        String deep = null;
        float d = 4;
        if (k == 4) return deep.length();
        try {
            throw new RuntimeException();
        } catch (RuntimeException caught) {
            if (k == 5) return caught.getMessage().length();
        }
        try (AutoCloseable r = null) {
            if (k == 6) return r.hashCode();
        } catch (NullPointerException e) {
            return e.getMessage();
        } catch (Exception e) {
            return 0;
        }
        final Object fin = null;
        Object copy = fin;
        return k == 7 ? fin.toString() : copy.getClass();
    }

    static Object many() {
        long l0 = 0,
            l1 = 0,
            l2 = 0,
            l3 = 0,
            l4 = 0,
            l5 = 0,
            l6 = 0,
            l7 = 0;
        int[] i0 = null;
        String s0 = l0 + l1 + l2 + l3 + l4 + l5 + l6 + l7 > 0 ? "" : null;
        return s0.length() + i0[0];
    }

    static Object reassigned(String p) {
        if (p == null) p = null;
        String q = p;
        return q.length();
    }

    static Object captured(String p, int[] arr) {
        Code c = () -> p.length() + arr[0];
        try {
            return c.run();
        } catch (NullPointerException e) {
            return e.getMessage();
        } catch (Throwable e) {
            return e;
        }
    }

    public static void main(String[] args) {
        for (int k = 0; k < 5; k++) {
            int w = k;
            t(() -> params(null, 1, null, 2, null, null, w));
        }
        for (int k = 0; k < 9; k++) {
            int w = k;
            t(() -> scopes(w));
        }
        t(() -> new Locals().instance(null, 1, null, true));
        t(() -> new Locals().instance(null, 1, null, false));
        t(() -> new Locals().own(0));
        t(() -> new Locals().own(1));
        t(() -> many());
        t(() -> reassigned(null));
        t(() -> captured(null, null));
        t(() -> captured("x", null));
        class Local {

            String f;

            Object m(Local other) {
                return other.f.length() + f.length();
            }
        }
        t(() -> new Local().m(null));
        t(() -> new Local().m(new Local()));
        String nothing = args.length > 5 ? "" : null;
        t(() ->
            new Object() {
                Object g() {
                    return nothing.length();
                }
            }.g()
        );
        t(() -> {
            Object lambdaLocal = null;
            return lambdaLocal.toString();
        });
    }
}
