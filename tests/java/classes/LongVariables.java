// SPDX-License-Identifier: MIT
/**
 * Variables of type long: parameters in every position, results, fields of every kind, recursion,
 * hiding, defaults, accessors of nests.
 */
public class LongVariables {

    long inst = 9L;
    static long stat = Long.MIN_VALUE;
    volatile long vol;
    static volatile long svol;
    final long fin = Long.MAX_VALUE;
    private long priv = Long.MIN_VALUE;
    protected static long prot = Long.MAX_VALUE;
    transient long tran = 9L;

    static long first(long x, long l, double d, Object o) {
        return x;
    }

    static long middle(long l, long x, Object o, long y) {
        return l > 0 ? x : y;
    }

    static long lastOf(
        double d,
        float f,
        byte b,
        boolean z,
        char c,
        short s,
        int i,
        long l,
        Object o,
        long x
    ) {
        return x;
    }

    long virt(long l, long x) {
        return l == 0 ? inst : x;
    }

    static long deep(int n, long x, long y) {
        return n == 0 ? x : deep(n - 1, y, x);
    }

    static long locals(long x) {
        long a = x;
        long w = 1L << 33;
        long b = a;
        double v = 2.5;
        long c = b;
        {
            long inner = c;
            a = inner;
        }
        {
            long reuse = w;
            w = reuse + 1;
        }
        for (int i = 0; i < 3; i++) {
            long each = a;
            b = each;
        }
        return w > 0 && v > 2 ? b : c;
    }

    interface Face {
        long K = Long.MAX_VALUE;
        long get();

        default long def(long x) {
            return x == K ? get() : x;
        }

        static long st(long x) {
            return x;
        }
    }

    static class Impl implements Face {

        public long get() {
            return Long.MIN_VALUE;
        }
    }

    static class Sub extends LongVariables {

        long inst = Long.MAX_VALUE;
        static long stat = 9L;

        long virt(long l, long x) {
            return super.virt(l, super.inst) == 9L ? x : inst;
        }

        long both() {
            return inst == super.inst ? 9L : inst;
        }
    }

    class Inner {

        long seen = priv;

        long set(long x) {
            long old = priv;
            priv = x;
            return old;
        }

        class Deeper {

            long inst() {
                return LongVariables.this.inst;
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

    record Rec(long x, int between, long y) {
        long pick(boolean f) {
            return f ? x : y;
        }
    }

    enum En {
        P(9L),
        Q(Long.MIN_VALUE);

        final long v;

        En(long v) {
            this.v = v;
        }
    }

    static synchronized long sync(long x) {
        return x;
    }

    long locked(long x) {
        synchronized (this) {
            return x;
        }
    }

    static long caught(long x) {
        try {
            if (x == 9L) throw new RuntimeException();
            return x;
        } catch (RuntimeException e) {
            return Long.MAX_VALUE;
        } finally {
            x = Long.MIN_VALUE;
        }
    }

    static void p(String n, long... v) {
        StringBuilder b = new StringBuilder(n);
        for (long x : v) b.append(' ').append(x);
        System.out.println(b);
    }

    public static void main(String[] args) {
        LongVariables o = new LongVariables();
        Sub s = new Sub();
        LongVariables u = s;
        p(
            "params",
            first(9L, 1L, 2.0, "o"),
            middle(1, 9L, null, Long.MIN_VALUE),
            middle(-1, 9L, null, Long.MIN_VALUE),
            lastOf(1, 2, (byte) 3, true, 'c', (short) 4, 5, 6, "o", Long.MAX_VALUE),
            o.virt(0, Long.MIN_VALUE),
            o.virt(1, Long.MIN_VALUE),
            deep(100, 9L, Long.MIN_VALUE),
            deep(101, 9L, Long.MIN_VALUE),
            locals(Long.MIN_VALUE)
        );
        p("fields", o.inst, stat, o.vol, svol, o.fin, o.priv, prot, o.tran);
        o.vol = svol = Long.MAX_VALUE;
        o.inst = stat = o.vol;
        o.tran = prot = Long.MIN_VALUE;
        p("stored", o.inst, stat, o.vol, svol, o.tran, prot);
        p(
            "hidden",
            s.inst,
            u.inst,
            ((LongVariables) s).inst,
            s.both(),
            s.virt(1, Long.MIN_VALUE),
            u.virt(0, Long.MAX_VALUE),
            Sub.stat,
            LongVariables.stat
        );
        Face f = new Impl();
        p(
            "interface",
            f.get(),
            f.def(9L),
            f.def(Long.MAX_VALUE),
            Face.st(Long.MIN_VALUE),
            Face.K,
            Impl.K
        );
        Inner in = o.new Inner();
        p("inner", in.seen, in.set(Long.MAX_VALUE), o.priv, in.new Deeper().inst());
        p("generic", new Gen<>(9L).get(), new Gen<Long>(Long.MIN_VALUE).v);
        Rec r = new Rec(9L, 5, Long.MIN_VALUE);
        p("record", r.x(), r.y(), r.pick(true), r.pick(false));
        System.out.println(
            r.equals(new Rec(9L, 5, Long.MIN_VALUE)) +
                " " +
                r.equals(new Rec(Long.MAX_VALUE, 5, 9L)) +
                " " +
                (r.hashCode() == new Rec(9L, 5, Long.MIN_VALUE).hashCode())
        );
        p("enum", En.P.v, En.Q.v);
        p("sync", sync(9L), o.locked(Long.MIN_VALUE), caught(9L), caught(Long.MAX_VALUE));
        long[] arr = { 9L, Long.MIN_VALUE, Long.MAX_VALUE };
        long chained, second;
        chained = second = arr[2] = arr[1];
        p("chained", chained, second, arr[2]);
        long tern = args.length == 0 ? arr[0] : arr[1];
        p(
            "ternary",
            tern,
            args.length > 0 ? tern : o.inst,
            (args.length > 0 ? arr : new long[] { Long.MAX_VALUE })[0]
        );
        long sw = switch (arr.length) {
            case 3 -> Long.MIN_VALUE;
            default -> 9L;
        };
        p("switch", sw);
        for (int i = 0; i < 200; i++) {
            o.inst = i % 2 == 0 ? 9L : Long.MIN_VALUE;
            stat = o.virt(i % 3, o.inst);
        }
        p("loop", o.inst, stat);
    }
}
