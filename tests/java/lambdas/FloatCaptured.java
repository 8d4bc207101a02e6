// SPDX-License-Identifier: MIT
import java.util.function.*;

/**
 * Lambdas, method references and inner classes that capture, take and answer float, alone and among
 * other types.
 */
public class FloatCaptured {

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
        float get();
    }

    interface Un {
        float un(float x);
    }

    interface Mix {
        float mix(long l, float x, double d, float y, Object o);
    }

    interface Var {
        float var(float... x);
    }

    interface Gen<A> {
        A gen(A a);
    }

    float field = 1.5f;
    static float shared = -0.0f;

    static float id(float x) {
        return x;
    }

    float own(float x) {
        return x == field ? shared : x;
    }

    static Float box(Float x) {
        return x;
    }

    static float last(float... x) {
        return x[x.length - 1];
    }

    static String text(float x, Object... more) {
        return s(x) + more.length;
    }

    FloatCaptured() {}

    FloatCaptured(float x) {
        field = x;
    }

    Get instance(float p) {
        float local = Float.MAX_VALUE;
        return () -> field == p ? local : p;
    }

    static Get nested(float p) {
        Supplier<Get> x = () -> () -> p;
        return x.get();
    }

    static Get anonymous(float p) {
        return new Get() {
            float mine = p;

            public float get() {
                return mine == p ? mine : shared;
            }
        };
    }

    static Get local(float p, long before) {
        class Local implements Get {

            long w = before;

            public float get() {
                return w > 0 ? p : shared;
            }
        }
        return new Local();
    }

    public static void main(String[] args) {
        float x = 1.5f,
            y = -0.0f,
            z = Float.MAX_VALUE;
        int i = 1;
        long l = 2;
        double d = 3;
        Object ob = "o";
        FloatCaptured me = new FloatCaptured();
        Get g = () -> x;
        t("one", () -> g.get());
        Get h = () -> i > 0 && l > 1 && d > 2 && ob != null ? y : z;
        t("among", () -> h.get());
        Get q = () -> l > 5 ? x : d < 1 ? y : z;
        t("order", () -> q.get());
        t("instance", () -> me.instance(1.5f).get());
        t("instance2", () -> me.instance(-0.0f).get());
        t("nested", () -> nested(Float.MAX_VALUE).get());
        t("anonymous", () -> anonymous(-0.0f).get());
        t("local", () -> local(Float.MAX_VALUE, 1L << 40).get());
        Un u = v -> v;
        t("identity", () -> u.un(-0.0f));
        Un st = FloatCaptured::id;
        t("static", () -> st.un(Float.MAX_VALUE));
        Un ow = me::own;
        t("bound", () -> ow.un(1.5f));
        Un bx = FloatCaptured::box;
        t("boxing", () -> bx.un(-0.0f));
        Un va = FloatCaptured::last;
        t("variable", () -> va.un(Float.MAX_VALUE));
        Mix m = (a, b, c, e, f) -> a > 0 ? b : e;
        t("mixed", () -> m.mix(1, 1.5f, 2, -0.0f, "x"));
        t("mixed2", () -> m.mix(-1, 1.5f, 2, -0.0f, "x"));
        Var w = FloatCaptured::last;
        t("array", () -> w.var(1.5f, -0.0f));
        Var len = v -> v.length > 0 ? v[0] : Float.MAX_VALUE;
        t("empty", () -> len.var());
        Function<Float, Float> f = FloatCaptured::id;
        t("boxed", () -> f.apply(-0.0f));
        t("null", () -> f.apply(null));
        Function<float[], float[]> cl = float[]::clone;
        t("clone", () -> cl.apply(new float[] { 1.5f })[0]);
        IntFunction<float[]> mk = float[]::new;
        t("new", () -> mk.apply(3)[2]);
        Gen<Float> ge = v -> v;
        t("generic", () -> ge.gen(Float.MAX_VALUE));
        Function<Float, FloatCaptured> cons = FloatCaptured::new;
        t("constructor", () -> cons.apply(-0.0f).field);
        Supplier<Float> su = () -> x;
        t("supplier", () -> su.get());
        Predicate<Float> pr = v -> v == -0.0f;
        t("predicate", () -> pr.test(1.5f));
        Function<Float, String> tx = FloatCaptured::text;
        t("text", () -> tx.apply(1.5f));
        Function<Object, Integer> hc = Object::hashCode;
        t("hash", () -> hc.apply(1.5f) == Float.hashCode(1.5f));
        Supplier<String> ts = ((Float) y)::toString;
        t("string", () -> ts.get());
        BiFunction<Float, Float, Integer> cm = Float::compare;
        t("compare", () -> cm.apply(1.5f, -0.0f));
        Runnable r = () -> shared = x;
        r.run();
        t("stored", () -> shared);
        Runnable r2 = () -> me.field = z;
        r2.run();
        t("field", () -> me.field);
        Object raw = (Gen) v -> v;
        t("raw", () -> ((Gen) raw).gen(y));
        Object[] many = new Object[5];
        for (float e : new float[] { x, y, z }) many[e == x ? 0 : 1] = (Get) () -> e;
        t("loop", () -> ((Get) many[0]).get());
    }
}
