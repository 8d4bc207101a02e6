// SPDX-License-Identifier: MIT
/**
 * Variables of type int: parameters in every position, results, fields of every kind, recursion,
 * hiding, defaults, accessors of nests.
 */
public class IntVariables {

    int inst = 7;
    static int stat = Integer.MIN_VALUE;
    volatile int vol;
    static volatile int svol;
    final int fin = Integer.MAX_VALUE;
    private int priv = Integer.MIN_VALUE;
    protected static int prot = Integer.MAX_VALUE;
    transient int tran = 7;

    static int first(int x, long l, double d, Object o) {
        return x;
    }

    static int middle(long l, int x, Object o, int y) {
        return l > 0 ? x : y;
    }

    static int lastOf(
        double d,
        float f,
        byte b,
        boolean z,
        char c,
        short s,
        int i,
        long l,
        Object o,
        int x
    ) {
        return x;
    }

    int virt(long l, int x) {
        return l == 0 ? inst : x;
    }

    static int deep(int n, int x, int y) {
        return n == 0 ? x : deep(n - 1, y, x);
    }

    static int locals(int x) {
        int a = x;
        long w = 1L << 33;
        int b = a;
        double v = 2.5;
        int c = b;
        {
            int inner = c;
            a = inner;
        }
        {
            long reuse = w;
            w = reuse + 1;
        }
        for (int i = 0; i < 3; i++) {
            int each = a;
            b = each;
        }
        return w > 0 && v > 2 ? b : c;
    }

    interface Face {
        int K = Integer.MAX_VALUE;
        int get();

        default int def(int x) {
            return x == K ? get() : x;
        }

        static int st(int x) {
            return x;
        }
    }

    static class Impl implements Face {

        public int get() {
            return Integer.MIN_VALUE;
        }
    }

    static class Sub extends IntVariables {

        int inst = Integer.MAX_VALUE;
        static int stat = 7;

        int virt(long l, int x) {
            return super.virt(l, super.inst) == 7 ? x : inst;
        }

        int both() {
            return inst == super.inst ? 7 : inst;
        }
    }

    class Inner {

        int seen = priv;

        int set(int x) {
            int old = priv;
            priv = x;
            return old;
        }

        class Deeper {

            int inst() {
                return IntVariables.this.inst;
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

    record Rec(int x, int between, int y) {
        int pick(boolean f) {
            return f ? x : y;
        }
    }

    enum En {
        P(7),
        Q(Integer.MIN_VALUE);

        final int v;

        En(int v) {
            this.v = v;
        }
    }

    static synchronized int sync(int x) {
        return x;
    }

    int locked(int x) {
        synchronized (this) {
            return x;
        }
    }

    static int caught(int x) {
        try {
            if (x == 7) throw new RuntimeException();
            return x;
        } catch (RuntimeException e) {
            return Integer.MAX_VALUE;
        } finally {
            x = Integer.MIN_VALUE;
        }
    }

    static void p(String n, int... v) {
        StringBuilder b = new StringBuilder(n);
        for (int x : v) b.append(' ').append(x);
        System.out.println(b);
    }

    public static void main(String[] args) {
        IntVariables o = new IntVariables();
        Sub s = new Sub();
        IntVariables u = s;
        p(
            "params",
            first(7, 1L, 2.0, "o"),
            middle(1, 7, null, Integer.MIN_VALUE),
            middle(-1, 7, null, Integer.MIN_VALUE),
            lastOf(1, 2, (byte) 3, true, 'c', (short) 4, 5, 6, "o", Integer.MAX_VALUE),
            o.virt(0, Integer.MIN_VALUE),
            o.virt(1, Integer.MIN_VALUE),
            deep(100, 7, Integer.MIN_VALUE),
            deep(101, 7, Integer.MIN_VALUE),
            locals(Integer.MIN_VALUE)
        );
        p("fields", o.inst, stat, o.vol, svol, o.fin, o.priv, prot, o.tran);
        o.vol = svol = Integer.MAX_VALUE;
        o.inst = stat = o.vol;
        o.tran = prot = Integer.MIN_VALUE;
        p("stored", o.inst, stat, o.vol, svol, o.tran, prot);
        p(
            "hidden",
            s.inst,
            u.inst,
            ((IntVariables) s).inst,
            s.both(),
            s.virt(1, Integer.MIN_VALUE),
            u.virt(0, Integer.MAX_VALUE),
            Sub.stat,
            IntVariables.stat
        );
        Face f = new Impl();
        p(
            "interface",
            f.get(),
            f.def(7),
            f.def(Integer.MAX_VALUE),
            Face.st(Integer.MIN_VALUE),
            Face.K,
            Impl.K
        );
        Inner in = o.new Inner();
        p("inner", in.seen, in.set(Integer.MAX_VALUE), o.priv, in.new Deeper().inst());
        p("generic", new Gen<>(7).get(), new Gen<Integer>(Integer.MIN_VALUE).v);
        Rec r = new Rec(7, 5, Integer.MIN_VALUE);
        p("record", r.x(), r.y(), r.pick(true), r.pick(false));
        System.out.println(
            r.equals(new Rec(7, 5, Integer.MIN_VALUE)) +
                " " +
                r.equals(new Rec(Integer.MAX_VALUE, 5, 7)) +
                " " +
                (r.hashCode() == new Rec(7, 5, Integer.MIN_VALUE).hashCode())
        );
        p("enum", En.P.v, En.Q.v);
        p("sync", sync(7), o.locked(Integer.MIN_VALUE), caught(7), caught(Integer.MAX_VALUE));
        int[] arr = { 7, Integer.MIN_VALUE, Integer.MAX_VALUE };
        int chained, second;
        chained = second = arr[2] = arr[1];
        p("chained", chained, second, arr[2]);
        int tern = args.length == 0 ? arr[0] : arr[1];
        p(
            "ternary",
            tern,
            args.length > 0 ? tern : o.inst,
            (args.length > 0 ? arr : new int[] { Integer.MAX_VALUE })[0]
        );
        int sw = switch (arr.length) {
            case 3 -> Integer.MIN_VALUE;
            default -> 7;
        };
        p("switch", sw);
        for (int i = 0; i < 200; i++) {
            o.inst = i % 2 == 0 ? 7 : Integer.MIN_VALUE;
            stat = o.virt(i % 3, o.inst);
        }
        p("loop", o.inst, stat);
    }
}
