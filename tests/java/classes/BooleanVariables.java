// SPDX-License-Identifier: MIT
/**
 * Variables of type boolean: parameters in every position, results, fields of every kind,
 * recursion, hiding, defaults, accessors of nests.
 */
public class BooleanVariables {

    boolean inst = true;
    static boolean stat = false;
    volatile boolean vol;
    static volatile boolean svol;
    final boolean fin = true;
    private boolean priv = false;
    protected static boolean prot = true;
    transient boolean tran = true;

    static boolean first(boolean x, long l, double d, Object o) {
        return x;
    }

    static boolean middle(long l, boolean x, Object o, boolean y) {
        return l > 0 ? x : y;
    }

    static boolean lastOf(
        double d,
        float f,
        byte b,
        boolean z,
        char c,
        short s,
        int i,
        long l,
        Object o,
        boolean x
    ) {
        return x;
    }

    boolean virt(long l, boolean x) {
        return l == 0 ? inst : x;
    }

    static boolean deep(int n, boolean x, boolean y) {
        return n == 0 ? x : deep(n - 1, y, x);
    }

    static boolean locals(boolean x) {
        boolean a = x;
        long w = 1L << 33;
        boolean b = a;
        double v = 2.5;
        boolean c = b;
        {
            boolean inner = c;
            a = inner;
        }
        {
            long reuse = w;
            w = reuse + 1;
        }
        for (int i = 0; i < 3; i++) {
            boolean each = a;
            b = each;
        }
        return w > 0 && v > 2 ? b : c;
    }

    interface Face {
        boolean K = true;
        boolean get();

        default boolean def(boolean x) {
            return x == K ? get() : x;
        }

        static boolean st(boolean x) {
            return x;
        }
    }

    static class Impl implements Face {

        public boolean get() {
            return false;
        }
    }

    static class Sub extends BooleanVariables {

        boolean inst = true;
        static boolean stat = true;

        boolean virt(long l, boolean x) {
            return super.virt(l, super.inst) == true ? x : inst;
        }

        boolean both() {
            return inst == super.inst ? true : inst;
        }
    }

    class Inner {

        boolean seen = priv;

        boolean set(boolean x) {
            boolean old = priv;
            priv = x;
            return old;
        }

        class Deeper {

            boolean inst() {
                return BooleanVariables.this.inst;
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

    record Rec(boolean x, int between, boolean y) {
        boolean pick(boolean f) {
            return f ? x : y;
        }
    }

    enum En {
        P(true),
        Q(false);

        final boolean v;

        En(boolean v) {
            this.v = v;
        }
    }

    static synchronized boolean sync(boolean x) {
        return x;
    }

    boolean locked(boolean x) {
        synchronized (this) {
            return x;
        }
    }

    static boolean caught(boolean x) {
        try {
            if (x == true) throw new RuntimeException();
            return x;
        } catch (RuntimeException e) {
            return true;
        } finally {
            x = false;
        }
    }

    static void p(String n, boolean... v) {
        StringBuilder b = new StringBuilder(n);
        for (boolean x : v) b.append(' ').append(x);
        System.out.println(b);
    }

    public static void main(String[] args) {
        BooleanVariables o = new BooleanVariables();
        Sub s = new Sub();
        BooleanVariables u = s;
        p(
            "params",
            first(true, 1L, 2.0, "o"),
            middle(1, true, null, false),
            middle(-1, true, null, false),
            lastOf(1, 2, (byte) 3, true, 'c', (short) 4, 5, 6, "o", true),
            o.virt(0, false),
            o.virt(1, false),
            deep(100, true, false),
            deep(101, true, false),
            locals(false)
        );
        p("fields", o.inst, stat, o.vol, svol, o.fin, o.priv, prot, o.tran);
        o.vol = svol = true;
        o.inst = stat = o.vol;
        o.tran = prot = false;
        p("stored", o.inst, stat, o.vol, svol, o.tran, prot);
        p(
            "hidden",
            s.inst,
            u.inst,
            ((BooleanVariables) s).inst,
            s.both(),
            s.virt(1, false),
            u.virt(0, true),
            Sub.stat,
            BooleanVariables.stat
        );
        Face f = new Impl();
        p("interface", f.get(), f.def(true), f.def(true), Face.st(false), Face.K, Impl.K);
        Inner in = o.new Inner();
        p("inner", in.seen, in.set(true), o.priv, in.new Deeper().inst());
        p("generic", new Gen<>(true).get(), new Gen<Boolean>(false).v);
        Rec r = new Rec(true, 5, false);
        p("record", r.x(), r.y(), r.pick(true), r.pick(false));
        System.out.println(
            r.equals(new Rec(true, 5, false)) +
                " " +
                r.equals(new Rec(true, 5, true)) +
                " " +
                (r.hashCode() == new Rec(true, 5, false).hashCode())
        );
        p("enum", En.P.v, En.Q.v);
        p("sync", sync(true), o.locked(false), caught(true), caught(true));
        boolean[] arr = { true, false, true };
        boolean chained, second;
        chained = second = arr[2] = arr[1];
        p("chained", chained, second, arr[2]);
        boolean tern = args.length == 0 ? arr[0] : arr[1];
        p(
            "ternary",
            tern,
            args.length > 0 ? tern : o.inst,
            (args.length > 0 ? arr : new boolean[] { true })[0]
        );
        boolean sw = switch (arr.length) {
            case 3 -> false;
            default -> true;
        };
        p("switch", sw);
        for (int i = 0; i < 200; i++) {
            o.inst = i % 2 == 0 ? true : false;
            stat = o.virt(i % 3, o.inst);
        }
        p("loop", o.inst, stat);
    }
}
