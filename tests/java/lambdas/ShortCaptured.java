// SPDX-License-Identifier: MIT
import java.util.function.*;

/**
 * Lambdas, method references and inner classes that capture, take and answer short, alone and among
 * other types.
 */
public class ShortCaptured {

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
        short get();
    }

    interface Un {
        short un(short x);
    }

    interface Mix {
        short mix(long l, short x, double d, short y, Object o);
    }

    interface Var {
        short var(short... x);
    }

    interface Gen<A> {
        A gen(A a);
    }

    short field = (short) 5;
    static short shared = (short) -32768;

    static short id(short x) {
        return x;
    }

    short own(short x) {
        return x == field ? shared : x;
    }

    static Short box(Short x) {
        return x;
    }

    static short last(short... x) {
        return x[x.length - 1];
    }

    static String text(short x, Object... more) {
        return s(x) + more.length;
    }

    ShortCaptured() {}

    ShortCaptured(short x) {
        field = x;
    }

    Get instance(short p) {
        short local = (short) 32767;
        return () -> field == p ? local : p;
    }

    static Get nested(short p) {
        Supplier<Get> x = () -> () -> p;
        return x.get();
    }

    static Get anonymous(short p) {
        return new Get() {
            short mine = p;

            public short get() {
                return mine == p ? mine : shared;
            }
        };
    }

    static Get local(short p, long before) {
        class Local implements Get {

            long w = before;

            public short get() {
                return w > 0 ? p : shared;
            }
        }
        return new Local();
    }

    public static void main(String[] args) {
        short x = (short) 5,
            y = (short) -32768,
            z = (short) 32767;
        int i = 1;
        long l = 2;
        double d = 3;
        Object ob = "o";
        ShortCaptured me = new ShortCaptured();
        Get g = () -> x;
        t("one", () -> g.get());
        Get h = () -> i > 0 && l > 1 && d > 2 && ob != null ? y : z;
        t("among", () -> h.get());
        Get q = () -> l > 5 ? x : d < 1 ? y : z;
        t("order", () -> q.get());
        t("instance", () -> me.instance((short) 5).get());
        t("instance2", () -> me.instance((short) -32768).get());
        t("nested", () -> nested((short) 32767).get());
        t("anonymous", () -> anonymous((short) -32768).get());
        t("local", () -> local((short) 32767, 1L << 40).get());
        Un u = v -> v;
        t("identity", () -> u.un((short) -32768));
        Un st = ShortCaptured::id;
        t("static", () -> st.un((short) 32767));
        Un ow = me::own;
        t("bound", () -> ow.un((short) 5));
        Un bx = ShortCaptured::box;
        t("boxing", () -> bx.un((short) -32768));
        Un va = ShortCaptured::last;
        t("variable", () -> va.un((short) 32767));
        Mix m = (a, b, c, e, f) -> a > 0 ? b : e;
        t("mixed", () -> m.mix(1, (short) 5, 2, (short) -32768, "x"));
        t("mixed2", () -> m.mix(-1, (short) 5, 2, (short) -32768, "x"));
        Var w = ShortCaptured::last;
        t("array", () -> w.var((short) 5, (short) -32768));
        Var len = v -> v.length > 0 ? v[0] : (short) 32767;
        t("empty", () -> len.var());
        Function<Short, Short> f = ShortCaptured::id;
        t("boxed", () -> f.apply((short) -32768));
        t("null", () -> f.apply(null));
        Function<short[], short[]> cl = short[]::clone;
        t("clone", () -> cl.apply(new short[] { (short) 5 })[0]);
        IntFunction<short[]> mk = short[]::new;
        t("new", () -> mk.apply(3)[2]);
        Gen<Short> ge = v -> v;
        t("generic", () -> ge.gen((short) 32767));
        Function<Short, ShortCaptured> cons = ShortCaptured::new;
        t("constructor", () -> cons.apply((short) -32768).field);
        Supplier<Short> su = () -> x;
        t("supplier", () -> su.get());
        Predicate<Short> pr = v -> v == (short) -32768;
        t("predicate", () -> pr.test((short) 5));
        Function<Short, String> tx = ShortCaptured::text;
        t("text", () -> tx.apply((short) 5));
        Function<Object, Integer> hc = Object::hashCode;
        t("hash", () -> hc.apply((short) 5) == Short.hashCode((short) 5));
        Supplier<String> ts = ((Short) y)::toString;
        t("string", () -> ts.get());
        BiFunction<Short, Short, Integer> cm = Short::compare;
        t("compare", () -> cm.apply((short) 5, (short) -32768));
        Runnable r = () -> shared = x;
        r.run();
        t("stored", () -> shared);
        Runnable r2 = () -> me.field = z;
        r2.run();
        t("field", () -> me.field);
        Object raw = (Gen) v -> v;
        t("raw", () -> ((Gen) raw).gen(y));
        Object[] many = new Object[5];
        for (short e : new short[] { x, y, z }) many[e == x ? 0 : 1] = (Get) () -> e;
        t("loop", () -> ((Get) many[0]).get());
    }
}
