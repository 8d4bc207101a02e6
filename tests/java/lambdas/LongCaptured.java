// SPDX-License-Identifier: MIT
import java.util.function.*;

/**
 * Lambdas, method references and inner classes that capture, take and answer long, alone and among
 * other types.
 */
public class LongCaptured {

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
        long get();
    }

    interface Un {
        long un(long x);
    }

    interface Mix {
        long mix(long l, long x, double d, long y, Object o);
    }

    interface Var {
        long var(long... x);
    }

    interface Gen<A> {
        A gen(A a);
    }

    long field = 9L;
    static long shared = Long.MIN_VALUE;

    static long id(long x) {
        return x;
    }

    long own(long x) {
        return x == field ? shared : x;
    }

    static Long box(Long x) {
        return x;
    }

    static long last(long... x) {
        return x[x.length - 1];
    }

    static String text(long x, Object... more) {
        return s(x) + more.length;
    }

    LongCaptured() {}

    LongCaptured(long x) {
        field = x;
    }

    Get instance(long p) {
        long local = Long.MAX_VALUE;
        return () -> field == p ? local : p;
    }

    static Get nested(long p) {
        Supplier<Get> x = () -> () -> p;
        return x.get();
    }

    static Get anonymous(long p) {
        return new Get() {
            long mine = p;

            public long get() {
                return mine == p ? mine : shared;
            }
        };
    }

    static Get local(long p, long before) {
        class Local implements Get {

            long w = before;

            public long get() {
                return w > 0 ? p : shared;
            }
        }
        return new Local();
    }

    public static void main(String[] args) {
        long x = 9L,
            y = Long.MIN_VALUE,
            z = Long.MAX_VALUE;
        int i = 1;
        long l = 2;
        double d = 3;
        Object ob = "o";
        LongCaptured me = new LongCaptured();
        Get g = () -> x;
        t("one", () -> g.get());
        Get h = () -> i > 0 && l > 1 && d > 2 && ob != null ? y : z;
        t("among", () -> h.get());
        Get q = () -> l > 5 ? x : d < 1 ? y : z;
        t("order", () -> q.get());
        t("instance", () -> me.instance(9L).get());
        t("instance2", () -> me.instance(Long.MIN_VALUE).get());
        t("nested", () -> nested(Long.MAX_VALUE).get());
        t("anonymous", () -> anonymous(Long.MIN_VALUE).get());
        t("local", () -> local(Long.MAX_VALUE, 1L << 40).get());
        Un u = v -> v;
        t("identity", () -> u.un(Long.MIN_VALUE));
        Un st = LongCaptured::id;
        t("static", () -> st.un(Long.MAX_VALUE));
        Un ow = me::own;
        t("bound", () -> ow.un(9L));
        Un bx = LongCaptured::box;
        t("boxing", () -> bx.un(Long.MIN_VALUE));
        Un va = LongCaptured::last;
        t("variable", () -> va.un(Long.MAX_VALUE));
        Mix m = (a, b, c, e, f) -> a > 0 ? b : e;
        t("mixed", () -> m.mix(1, 9L, 2, Long.MIN_VALUE, "x"));
        t("mixed2", () -> m.mix(-1, 9L, 2, Long.MIN_VALUE, "x"));
        Var w = LongCaptured::last;
        t("array", () -> w.var(9L, Long.MIN_VALUE));
        Var len = v -> v.length > 0 ? v[0] : Long.MAX_VALUE;
        t("empty", () -> len.var());
        Function<Long, Long> f = LongCaptured::id;
        t("boxed", () -> f.apply(Long.MIN_VALUE));
        t("null", () -> f.apply(null));
        Function<long[], long[]> cl = long[]::clone;
        t("clone", () -> cl.apply(new long[] { 9L })[0]);
        IntFunction<long[]> mk = long[]::new;
        t("new", () -> mk.apply(3)[2]);
        Gen<Long> ge = v -> v;
        t("generic", () -> ge.gen(Long.MAX_VALUE));
        Function<Long, LongCaptured> cons = LongCaptured::new;
        t("constructor", () -> cons.apply(Long.MIN_VALUE).field);
        Supplier<Long> su = () -> x;
        t("supplier", () -> su.get());
        Predicate<Long> pr = v -> v == Long.MIN_VALUE;
        t("predicate", () -> pr.test(9L));
        Function<Long, String> tx = LongCaptured::text;
        t("text", () -> tx.apply(9L));
        Function<Object, Integer> hc = Object::hashCode;
        t("hash", () -> hc.apply(9L) == Long.hashCode(9L));
        Supplier<String> ts = ((Long) y)::toString;
        t("string", () -> ts.get());
        BiFunction<Long, Long, Integer> cm = Long::compare;
        t("compare", () -> cm.apply(9L, Long.MIN_VALUE));
        Runnable r = () -> shared = x;
        r.run();
        t("stored", () -> shared);
        Runnable r2 = () -> me.field = z;
        r2.run();
        t("field", () -> me.field);
        Object raw = (Gen) v -> v;
        t("raw", () -> ((Gen) raw).gen(y));
        Object[] many = new Object[5];
        for (long e : new long[] { x, y, z }) many[e == x ? 0 : 1] = (Get) () -> e;
        t("loop", () -> ((Get) many[0]).get());
    }
}
