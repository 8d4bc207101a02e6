// SPDX-License-Identifier: MIT
import java.util.function.*;

/**
 * Lambdas, method references and inner classes that capture, take and answer double, alone and
 * among other types.
 */
public class DoubleCaptured {

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
        double get();
    }

    interface Un {
        double un(double x);
    }

    interface Mix {
        double mix(long l, double x, double d, double y, Object o);
    }

    interface Var {
        double var(double... x);
    }

    interface Gen<A> {
        A gen(A a);
    }

    double field = 2.5;
    static double shared = Double.NaN;

    static double id(double x) {
        return x;
    }

    double own(double x) {
        return x == field ? shared : x;
    }

    static Double box(Double x) {
        return x;
    }

    static double last(double... x) {
        return x[x.length - 1];
    }

    static String text(double x, Object... more) {
        return s(x) + more.length;
    }

    DoubleCaptured() {}

    DoubleCaptured(double x) {
        field = x;
    }

    Get instance(double p) {
        double local = Double.MIN_VALUE;
        return () -> field == p ? local : p;
    }

    static Get nested(double p) {
        Supplier<Get> x = () -> () -> p;
        return x.get();
    }

    static Get anonymous(double p) {
        return new Get() {
            double mine = p;

            public double get() {
                return mine == p ? mine : shared;
            }
        };
    }

    static Get local(double p, long before) {
        class Local implements Get {

            long w = before;

            public double get() {
                return w > 0 ? p : shared;
            }
        }
        return new Local();
    }

    public static void main(String[] args) {
        double x = 2.5,
            y = Double.NaN,
            z = Double.MIN_VALUE;
        int i = 1;
        long l = 2;
        double d = 3;
        Object ob = "o";
        DoubleCaptured me = new DoubleCaptured();
        Get g = () -> x;
        t("one", () -> g.get());
        Get h = () -> i > 0 && l > 1 && d > 2 && ob != null ? y : z;
        t("among", () -> h.get());
        Get q = () -> l > 5 ? x : d < 1 ? y : z;
        t("order", () -> q.get());
        t("instance", () -> me.instance(2.5).get());
        t("instance2", () -> me.instance(Double.NaN).get());
        t("nested", () -> nested(Double.MIN_VALUE).get());
        t("anonymous", () -> anonymous(Double.NaN).get());
        t("local", () -> local(Double.MIN_VALUE, 1L << 40).get());
        Un u = v -> v;
        t("identity", () -> u.un(Double.NaN));
        Un st = DoubleCaptured::id;
        t("static", () -> st.un(Double.MIN_VALUE));
        Un ow = me::own;
        t("bound", () -> ow.un(2.5));
        Un bx = DoubleCaptured::box;
        t("boxing", () -> bx.un(Double.NaN));
        Un va = DoubleCaptured::last;
        t("variable", () -> va.un(Double.MIN_VALUE));
        Mix m = (a, b, c, e, f) -> a > 0 ? b : e;
        t("mixed", () -> m.mix(1, 2.5, 2, Double.NaN, "x"));
        t("mixed2", () -> m.mix(-1, 2.5, 2, Double.NaN, "x"));
        Var w = DoubleCaptured::last;
        t("array", () -> w.var(2.5, Double.NaN));
        Var len = v -> v.length > 0 ? v[0] : Double.MIN_VALUE;
        t("empty", () -> len.var());
        Function<Double, Double> f = DoubleCaptured::id;
        t("boxed", () -> f.apply(Double.NaN));
        t("null", () -> f.apply(null));
        Function<double[], double[]> cl = double[]::clone;
        t("clone", () -> cl.apply(new double[] { 2.5 })[0]);
        IntFunction<double[]> mk = double[]::new;
        t("new", () -> mk.apply(3)[2]);
        Gen<Double> ge = v -> v;
        t("generic", () -> ge.gen(Double.MIN_VALUE));
        Function<Double, DoubleCaptured> cons = DoubleCaptured::new;
        t("constructor", () -> cons.apply(Double.NaN).field);
        Supplier<Double> su = () -> x;
        t("supplier", () -> su.get());
        Predicate<Double> pr = v -> v == Double.NaN;
        t("predicate", () -> pr.test(2.5));
        Function<Double, String> tx = DoubleCaptured::text;
        t("text", () -> tx.apply(2.5));
        Function<Object, Integer> hc = Object::hashCode;
        t("hash", () -> hc.apply(2.5) == Double.hashCode(2.5));
        Supplier<String> ts = ((Double) y)::toString;
        t("string", () -> ts.get());
        BiFunction<Double, Double, Integer> cm = Double::compare;
        t("compare", () -> cm.apply(2.5, Double.NaN));
        Runnable r = () -> shared = x;
        r.run();
        t("stored", () -> shared);
        Runnable r2 = () -> me.field = z;
        r2.run();
        t("field", () -> me.field);
        Object raw = (Gen) v -> v;
        t("raw", () -> ((Gen) raw).gen(y));
        Object[] many = new Object[5];
        for (double e : new double[] { x, y, z }) many[e == x ? 0 : 1] = (Get) () -> e;
        t("loop", () -> ((Get) many[0]).get());
    }
}
