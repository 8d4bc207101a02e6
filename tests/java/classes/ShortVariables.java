// SPDX-License-Identifier: MIT
/**
 * Variables of type short: parameters in every position, results, fields of every kind, recursion,
 * hiding, defaults, accessors of nests.
 */
public class ShortVariables {

    short inst = (short) 5;
    static short stat = (short) -32768;
    volatile short vol;
    static volatile short svol;
    final short fin = (short) 32767;
    private short priv = (short) -32768;
    protected static short prot = (short) 32767;
    transient short tran = (short) 5;

    static short first(short x, long l, double d, Object o) {
        return x;
    }

    static short middle(long l, short x, Object o, short y) {
        return l > 0 ? x : y;
    }

    static short lastOf(
        double d,
        float f,
        byte b,
        boolean z,
        char c,
        short s,
        int i,
        long l,
        Object o,
        short x
    ) {
        return x;
    }

    short virt(long l, short x) {
        return l == 0 ? inst : x;
    }

    static short deep(int n, short x, short y) {
        return n == 0 ? x : deep(n - 1, y, x);
    }

    static short locals(short x) {
        short a = x;
        long w = 1L << 33;
        short b = a;
        double v = 2.5;
        short c = b;
        {
            short inner = c;
            a = inner;
        }
        {
            long reuse = w;
            w = reuse + 1;
        }
        for (int i = 0; i < 3; i++) {
            short each = a;
            b = each;
        }
        return w > 0 && v > 2 ? b : c;
    }

    interface Face {
        short K = (short) 32767;
        short get();

        default short def(short x) {
            return x == K ? get() : x;
        }

        static short st(short x) {
            return x;
        }
    }

    static class Impl implements Face {

        public short get() {
            return (short) -32768;
        }
    }

    static class Sub extends ShortVariables {

        short inst = (short) 32767;
        static short stat = (short) 5;

        short virt(long l, short x) {
            return super.virt(l, super.inst) == (short) 5 ? x : inst;
        }

        short both() {
            return inst == super.inst ? (short) 5 : inst;
        }
    }

    class Inner {

        short seen = priv;

        short set(short x) {
            short old = priv;
            priv = x;
            return old;
        }

        class Deeper {

            short inst() {
                return ShortVariables.this.inst;
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

    record Rec(short x, int between, short y) {
        short pick(boolean f) {
            return f ? x : y;
        }
    }

    enum En {
        P((short) 5),
        Q((short) -32768);

        final short v;

        En(short v) {
            this.v = v;
        }
    }

    static synchronized short sync(short x) {
        return x;
    }

    short locked(short x) {
        synchronized (this) {
            return x;
        }
    }

    static short caught(short x) {
        try {
            if (x == (short) 5) throw new RuntimeException();
            return x;
        } catch (RuntimeException e) {
            return (short) 32767;
        } finally {
            x = (short) -32768;
        }
    }

    static void p(String n, short... v) {
        StringBuilder b = new StringBuilder(n);
        for (short x : v) b.append(' ').append(x);
        System.out.println(b);
    }

    public static void main(String[] args) {
        ShortVariables o = new ShortVariables();
        Sub s = new Sub();
        ShortVariables u = s;
        p(
            "params",
            first((short) 5, 1L, 2.0, "o"),
            middle(1, (short) 5, null, (short) -32768),
            middle(-1, (short) 5, null, (short) -32768),
            lastOf(1, 2, (byte) 3, true, 'c', (short) 4, 5, 6, "o", (short) 32767),
            o.virt(0, (short) -32768),
            o.virt(1, (short) -32768),
            deep(100, (short) 5, (short) -32768),
            deep(101, (short) 5, (short) -32768),
            locals((short) -32768)
        );
        p("fields", o.inst, stat, o.vol, svol, o.fin, o.priv, prot, o.tran);
        o.vol = svol = (short) 32767;
        o.inst = stat = o.vol;
        o.tran = prot = (short) -32768;
        p("stored", o.inst, stat, o.vol, svol, o.tran, prot);
        p(
            "hidden",
            s.inst,
            u.inst,
            ((ShortVariables) s).inst,
            s.both(),
            s.virt(1, (short) -32768),
            u.virt(0, (short) 32767),
            Sub.stat,
            ShortVariables.stat
        );
        Face f = new Impl();
        p(
            "interface",
            f.get(),
            f.def((short) 5),
            f.def((short) 32767),
            Face.st((short) -32768),
            Face.K,
            Impl.K
        );
        Inner in = o.new Inner();
        p("inner", in.seen, in.set((short) 32767), o.priv, in.new Deeper().inst());
        p("generic", new Gen<>((short) 5).get(), new Gen<Short>((short) -32768).v);
        Rec r = new Rec((short) 5, 5, (short) -32768);
        p("record", r.x(), r.y(), r.pick(true), r.pick(false));
        System.out.println(
            r.equals(new Rec((short) 5, 5, (short) -32768)) +
                " " +
                r.equals(new Rec((short) 32767, 5, (short) 5)) +
                " " +
                (r.hashCode() == new Rec((short) 5, 5, (short) -32768).hashCode())
        );
        p("enum", En.P.v, En.Q.v);
        p(
            "sync",
            sync((short) 5),
            o.locked((short) -32768),
            caught((short) 5),
            caught((short) 32767)
        );
        short[] arr = { (short) 5, (short) -32768, (short) 32767 };
        short chained, second;
        chained = second = arr[2] = arr[1];
        p("chained", chained, second, arr[2]);
        short tern = args.length == 0 ? arr[0] : arr[1];
        p(
            "ternary",
            tern,
            args.length > 0 ? tern : o.inst,
            (args.length > 0 ? arr : new short[] { (short) 32767 })[0]
        );
        short sw = switch (arr.length) {
            case 3 -> (short) -32768;
            default -> (short) 5;
        };
        p("switch", sw);
        for (int i = 0; i < 200; i++) {
            o.inst = i % 2 == 0 ? (short) 5 : (short) -32768;
            stat = o.virt(i % 3, o.inst);
        }
        p("loop", o.inst, stat);
    }
}
