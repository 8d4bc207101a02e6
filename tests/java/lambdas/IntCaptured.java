// SPDX-License-Identifier: MIT
import java.util.function.*;

/**
 * Lambdas, method references and inner classes that capture, take and answer int, alone and among
 * other types.
 */
public class IntCaptured {

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
        int get();
    }

    interface Un {
        int un(int x);
    }

    interface Mix {
        int mix(long l, int x, double d, int y, Object o);
    }

    interface Var {
        int var(int... x);
    }

    interface Gen<A> {
        A gen(A a);
    }

    int field = 7;
    static int shared = Integer.MIN_VALUE;

    static int id(int x) {
        return x;
    }

    int own(int x) {
        return x == field ? shared : x;
    }

    static Integer box(Integer x) {
        return x;
    }

    static int last(int... x) {
        return x[x.length - 1];
    }

    static String text(int x, Object... more) {
        return s(x) + more.length;
    }

    IntCaptured() {}

    IntCaptured(int x) {
        field = x;
    }

    Get instance(int p) {
        int local = Integer.MAX_VALUE;
        return () -> field == p ? local : p;
    }

    static Get nested(int p) {
        Supplier<Get> x = () -> () -> p;
        return x.get();
    }

    static Get anonymous(int p) {
        return new Get() {
            int mine = p;

            public int get() {
                return mine == p ? mine : shared;
            }
        };
    }

    static Get local(int p, long before) {
        class Local implements Get {

            long w = before;

            public int get() {
                return w > 0 ? p : shared;
            }
        }
        return new Local();
    }

    public static void main(String[] args) {
        int x = 7,
            y = Integer.MIN_VALUE,
            z = Integer.MAX_VALUE;
        int i = 1;
        long l = 2;
        double d = 3;
        Object ob = "o";
        IntCaptured me = new IntCaptured();
        Get g = () -> x;
        t("one", () -> g.get());
        Get h = () -> i > 0 && l > 1 && d > 2 && ob != null ? y : z;
        t("among", () -> h.get());
        Get q = () -> l > 5 ? x : d < 1 ? y : z;
        t("order", () -> q.get());
        t("instance", () -> me.instance(7).get());
        t("instance2", () -> me.instance(Integer.MIN_VALUE).get());
        t("nested", () -> nested(Integer.MAX_VALUE).get());
        t("anonymous", () -> anonymous(Integer.MIN_VALUE).get());
        t("local", () -> local(Integer.MAX_VALUE, 1L << 40).get());
        Un u = v -> v;
        t("identity", () -> u.un(Integer.MIN_VALUE));
        Un st = IntCaptured::id;
        t("static", () -> st.un(Integer.MAX_VALUE));
        Un ow = me::own;
        t("bound", () -> ow.un(7));
        Un bx = IntCaptured::box;
        t("boxing", () -> bx.un(Integer.MIN_VALUE));
        Un va = IntCaptured::last;
        t("variable", () -> va.un(Integer.MAX_VALUE));
        Mix m = (a, b, c, e, f) -> a > 0 ? b : e;
        t("mixed", () -> m.mix(1, 7, 2, Integer.MIN_VALUE, "x"));
        t("mixed2", () -> m.mix(-1, 7, 2, Integer.MIN_VALUE, "x"));
        Var w = IntCaptured::last;
        t("array", () -> w.var(7, Integer.MIN_VALUE));
        Var len = v -> v.length > 0 ? v[0] : Integer.MAX_VALUE;
        t("empty", () -> len.var());
        Function<Integer, Integer> f = IntCaptured::id;
        t("boxed", () -> f.apply(Integer.MIN_VALUE));
        t("null", () -> f.apply(null));
        Function<int[], int[]> cl = int[]::clone;
        t("clone", () -> cl.apply(new int[] { 7 })[0]);
        IntFunction<int[]> mk = int[]::new;
        t("new", () -> mk.apply(3)[2]);
        Gen<Integer> ge = v -> v;
        t("generic", () -> ge.gen(Integer.MAX_VALUE));
        Function<Integer, IntCaptured> cons = IntCaptured::new;
        t("constructor", () -> cons.apply(Integer.MIN_VALUE).field);
        Supplier<Integer> su = () -> x;
        t("supplier", () -> su.get());
        Predicate<Integer> pr = v -> v == Integer.MIN_VALUE;
        t("predicate", () -> pr.test(7));
        Function<Integer, String> tx = IntCaptured::text;
        t("text", () -> tx.apply(7));
        Function<Object, Integer> hc = Object::hashCode;
        t("hash", () -> hc.apply(7) == Integer.hashCode(7));
        Supplier<String> ts = ((Integer) y)::toString;
        t("string", () -> ts.get());
        BiFunction<Integer, Integer, Integer> cm = Integer::compare;
        t("compare", () -> cm.apply(7, Integer.MIN_VALUE));
        Runnable r = () -> shared = x;
        r.run();
        t("stored", () -> shared);
        Runnable r2 = () -> me.field = z;
        r2.run();
        t("field", () -> me.field);
        Object raw = (Gen) v -> v;
        t("raw", () -> ((Gen) raw).gen(y));
        Object[] many = new Object[5];
        for (int e : new int[] { x, y, z }) many[e == x ? 0 : 1] = (Get) () -> e;
        t("loop", () -> ((Get) many[0]).get());
    }
}
