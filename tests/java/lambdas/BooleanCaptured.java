// SPDX-License-Identifier: MIT
import java.util.function.*;

/**
 * Lambdas, method references and inner classes that capture, take and answer boolean, alone and
 * among other types.
 */
public class BooleanCaptured {

    static String s(Object o) {
        return o == null
            ? "null"
            : o.getClass().getSimpleName() + ":" + (o instanceof Character c ? (int) c : o);
    }

    interface Code {
        Object run() throws Throwable;
    }

    static void t(String n, Code c) {
        try {
            System.out.println(n + " " + s(c.run()));
        } catch (Throwable e) {
            System.out.println(n + " ! " + e.getClass().getSimpleName());
        }
    }

    interface Get {
        boolean get();
    }

    interface Un {
        boolean un(boolean x);
    }

    interface Mix {
        boolean mix(long l, boolean x, double d, boolean y, Object o);
    }

    interface Var {
        boolean var(boolean... x);
    }

    interface Gen<A> {
        A gen(A a);
    }

    boolean field = true;
    static boolean shared = false;

    static boolean id(boolean x) {
        return x;
    }

    boolean own(boolean x) {
        return x == field ? shared : x;
    }

    static Boolean box(Boolean x) {
        return x;
    }

    static boolean last(boolean... x) {
        return x[x.length - 1];
    }

    static String text(boolean x, Object... more) {
        return s(x) + more.length;
    }

    BooleanCaptured() {}

    BooleanCaptured(boolean x) {
        field = x;
    }

    Get instance(boolean p) {
        boolean local = true;
        return () -> field == p ? local : p;
    }

    static Get nested(boolean p) {
        Supplier<Get> x = () -> () -> p;
        return x.get();
    }

    static Get anonymous(boolean p) {
        return new Get() {
            boolean mine = p;

            public boolean get() {
                return mine == p ? mine : shared;
            }
        };
    }

    static Get local(boolean p, long before) {
        class Local implements Get {

            long w = before;

            public boolean get() {
                return w > 0 ? p : shared;
            }
        }
        return new Local();
    }

    public static void main(String[] args) {
        boolean x = true,
            y = false,
            z = true;
        int i = 1;
        long l = 2;
        double d = 3;
        Object ob = "o";
        BooleanCaptured me = new BooleanCaptured();
        Get g = () -> x;
        t("one", () -> g.get());
        Get h = () -> i > 0 && l > 1 && d > 2 && ob != null ? y : z;
        t("among", () -> h.get());
        Get q = () -> l > 5 ? x : d < 1 ? y : z;
        t("order", () -> q.get());
        t("instance", () -> me.instance(true).get());
        t("instance2", () -> me.instance(false).get());
        t("nested", () -> nested(true).get());
        t("anonymous", () -> anonymous(false).get());
        t("local", () -> local(true, 1L << 40).get());
        Un u = v -> v;
        t("identity", () -> u.un(false));
        Un st = BooleanCaptured::id;
        t("static", () -> st.un(true));
        Un ow = me::own;
        t("bound", () -> ow.un(true));
        Un bx = BooleanCaptured::box;
        t("boxing", () -> bx.un(false));
        Un va = BooleanCaptured::last;
        t("variable", () -> va.un(true));
        Mix m = (a, b, c, e, f) -> a > 0 ? b : e;
        t("mixed", () -> m.mix(1, true, 2, false, "x"));
        t("mixed2", () -> m.mix(-1, true, 2, false, "x"));
        Var w = BooleanCaptured::last;
        t("array", () -> w.var(true, false));
        Var len = v -> v.length > 0 ? v[0] : true;
        t("empty", () -> len.var());
        Function<Boolean, Boolean> f = BooleanCaptured::id;
        t("boxed", () -> f.apply(false));
        t("null", () -> f.apply(null));
        Function<boolean[], boolean[]> cl = boolean[]::clone;
        t("clone", () -> cl.apply(new boolean[] { true })[0]);
        IntFunction<boolean[]> mk = boolean[]::new;
        t("new", () -> mk.apply(3)[2]);
        Gen<Boolean> ge = v -> v;
        t("generic", () -> ge.gen(true));
        Function<Boolean, BooleanCaptured> cons = BooleanCaptured::new;
        t("constructor", () -> cons.apply(false).field);
        Supplier<Boolean> su = () -> x;
        t("supplier", () -> su.get());
        Predicate<Boolean> pr = v -> v == false;
        t("predicate", () -> pr.test(true));
        Function<Boolean, String> tx = BooleanCaptured::text;
        t("text", () -> tx.apply(true));
        Function<Object, Integer> hc = Object::hashCode;
        t("hash", () -> hc.apply(true) == Boolean.hashCode(true));
        Supplier<String> ts = ((Boolean) y)::toString;
        t("string", () -> ts.get());
        BiFunction<Boolean, Boolean, Integer> cm = Boolean::compare;
        t("compare", () -> cm.apply(true, false));
        Runnable r = () -> shared = x;
        r.run();
        t("stored", () -> shared);
        Runnable r2 = () -> me.field = z;
        r2.run();
        t("field", () -> me.field);
        Object raw = (Gen) v -> v;
        t("raw", () -> ((Gen) raw).gen(y));
        Object[] many = new Object[5];
        for (boolean e : new boolean[] { x, y, z }) many[e == x ? 0 : 1] = (Get) () -> e;
        t("loop", () -> ((Get) many[0]).get());
    }
}
