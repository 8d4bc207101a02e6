// SPDX-License-Identifier: MIT
/**
 * Variables of type double: parameters in every position, results, fields of every kind, recursion,
 * hiding, defaults, accessors of nests.
 */
public class DoubleVariables {

    double inst = 2.5;
    static double stat = Double.NaN;
    volatile double vol;
    static volatile double svol;
    final double fin = Double.MIN_VALUE;
    private double priv = Double.NaN;
    protected static double prot = Double.MIN_VALUE;
    transient double tran = 2.5;

    static double first(double x, long l, double d, Object o) {
        return x;
    }

    static double middle(long l, double x, Object o, double y) {
        return l > 0 ? x : y;
    }

    static double lastOf(
        double d,
        float f,
        byte b,
        boolean z,
        char c,
        short s,
        int i,
        long l,
        Object o,
        double x
    ) {
        return x;
    }

    double virt(long l, double x) {
        return l == 0 ? inst : x;
    }

    static double deep(int n, double x, double y) {
        return n == 0 ? x : deep(n - 1, y, x);
    }

    static double locals(double x) {
        double a = x;
        long w = 1L << 33;
        double b = a;
        double v = 2.5;
        double c = b;
        {
            double inner = c;
            a = inner;
        }
        {
            long reuse = w;
            w = reuse + 1;
        }
        for (int i = 0; i < 3; i++) {
            double each = a;
            b = each;
        }
        return w > 0 && v > 2 ? b : c;
    }

    interface Face {
        double K = Double.MIN_VALUE;
        double get();

        default double def(double x) {
            return x == K ? get() : x;
        }

        static double st(double x) {
            return x;
        }
    }

    static class Impl implements Face {

        public double get() {
            return Double.NaN;
        }
    }

    static class Sub extends DoubleVariables {

        double inst = Double.MIN_VALUE;
        static double stat = 2.5;

        double virt(long l, double x) {
            return super.virt(l, super.inst) == 2.5 ? x : inst;
        }

        double both() {
            return inst == super.inst ? 2.5 : inst;
        }
    }

    class Inner {

        double seen = priv;

        double set(double x) {
            double old = priv;
            priv = x;
            return old;
        }

        class Deeper {

            double inst() {
                return DoubleVariables.this.inst;
            }
        }
    }

    static class Gen<X> {

        X v;

        Gen(X v) {
            this.v = v;
        }

        X get() {
            return v;
        }
    }

    record Rec(double x, int between, double y) {
        double pick(boolean f) {
            return f ? x : y;
        }
    }

    enum En {
        P(2.5),
        Q(Double.NaN);

        final double v;

        En(double v) {
            this.v = v;
        }
    }

    static synchronized double sync(double x) {
        return x;
    }

    double locked(double x) {
        synchronized (this) {
            return x;
        }
    }

    static double caught(double x) {
        try {
            if (x == 2.5) throw new RuntimeException();
            return x;
        } catch (RuntimeException e) {
            return Double.MIN_VALUE;
        } finally {
            x = Double.NaN;
        }
    }

    static void p(String n, double... v) {
        StringBuilder b = new StringBuilder(n);
        for (double x : v) b.append(' ').append(x);
        System.out.println(b);
    }

    public static void main(String[] args) {
        DoubleVariables o = new DoubleVariables();
        Sub s = new Sub();
        DoubleVariables u = s;
        p(
            "params",
            first(2.5, 1L, 2.0, "o"),
            middle(1, 2.5, null, Double.NaN),
            middle(-1, 2.5, null, Double.NaN),
            lastOf(1, 2, (byte) 3, true, 'c', (short) 4, 5, 6, "o", Double.MIN_VALUE),
            o.virt(0, Double.NaN),
            o.virt(1, Double.NaN),
            deep(100, 2.5, Double.NaN),
            deep(101, 2.5, Double.NaN),
            locals(Double.NaN)
        );
        p("fields", o.inst, stat, o.vol, svol, o.fin, o.priv, prot, o.tran);
        o.vol = svol = Double.MIN_VALUE;
        o.inst = stat = o.vol;
        o.tran = prot = Double.NaN;
        p("stored", o.inst, stat, o.vol, svol, o.tran, prot);
        p(
            "hidden",
            s.inst,
            u.inst,
            ((DoubleVariables) s).inst,
            s.both(),
            s.virt(1, Double.NaN),
            u.virt(0, Double.MIN_VALUE),
            Sub.stat,
            DoubleVariables.stat
        );
        Face f = new Impl();
        p(
            "interface",
            f.get(),
            f.def(2.5),
            f.def(Double.MIN_VALUE),
            Face.st(Double.NaN),
            Face.K,
            Impl.K
        );
        Inner in = o.new Inner();
        p("inner", in.seen, in.set(Double.MIN_VALUE), o.priv, in.new Deeper().inst());
        p("generic", new Gen<>(2.5).get(), new Gen<Double>(Double.NaN).v);
        Rec r = new Rec(2.5, 5, Double.NaN);
        p("record", r.x(), r.y(), r.pick(true), r.pick(false));
        System.out.println(
            r.equals(new Rec(2.5, 5, Double.NaN)) +
                " " +
                r.equals(new Rec(Double.MIN_VALUE, 5, 2.5)) +
                " " +
                (r.hashCode() == new Rec(2.5, 5, Double.NaN).hashCode())
        );
        p("enum", En.P.v, En.Q.v);
        p("sync", sync(2.5), o.locked(Double.NaN), caught(2.5), caught(Double.MIN_VALUE));
        double[] arr = { 2.5, Double.NaN, Double.MIN_VALUE };
        double chained, second;
        chained = second = arr[2] = arr[1];
        p("chained", chained, second, arr[2]);
        double tern = args.length == 0 ? arr[0] : arr[1];
        p(
            "ternary",
            tern,
            args.length > 0 ? tern : o.inst,
            (args.length > 0 ? arr : new double[] { Double.MIN_VALUE })[0]
        );
        double sw = switch (arr.length) {
            case 3 -> Double.NaN;
            default -> 2.5;
        };
        p("switch", sw);
        for (int i = 0; i < 200; i++) {
            o.inst = i % 2 == 0 ? 2.5 : Double.NaN;
            stat = o.virt(i % 3, o.inst);
        }
        p("loop", o.inst, stat);
    }
}
