// SPDX-License-Identifier: MIT
/**
 * Variables of type byte: parameters in every position, results, fields of every kind, recursion,
 * hiding, defaults, accessors of nests.
 */
public class ByteVariables {

    byte inst = (byte) 1;
    static byte stat = (byte) -128;
    volatile byte vol;
    static volatile byte svol;
    final byte fin = (byte) 127;
    private byte priv = (byte) -128;
    protected static byte prot = (byte) 127;
    transient byte tran = (byte) 1;

    static byte first(byte x, long l, double d, Object o) {
        return x;
    }

    static byte middle(long l, byte x, Object o, byte y) {
        return l > 0 ? x : y;
    }

    static byte lastOf(
        double d,
        float f,
        byte b,
        boolean z,
        char c,
        short s,
        int i,
        long l,
        Object o,
        byte x
    ) {
        return x;
    }

    byte virt(long l, byte x) {
        return l == 0 ? inst : x;
    }

    static byte deep(int n, byte x, byte y) {
        return n == 0 ? x : deep(n - 1, y, x);
    }

    static byte locals(byte x) {
        byte a = x;
        long w = 1L << 33;
        byte b = a;
        double v = 2.5;
        byte c = b;
        {
            byte inner = c;
            a = inner;
        }
        {
            long reuse = w;
            w = reuse + 1;
        }
        for (int i = 0; i < 3; i++) {
            byte each = a;
            b = each;
        }
        return w > 0 && v > 2 ? b : c;
    }

    interface Face {
        byte K = (byte) 127;
        byte get();

        default byte def(byte x) {
            return x == K ? get() : x;
        }

        static byte st(byte x) {
            return x;
        }
    }

    static class Impl implements Face {

        public byte get() {
            return (byte) -128;
        }
    }

    static class Sub extends ByteVariables {

        byte inst = (byte) 127;
        static byte stat = (byte) 1;

        byte virt(long l, byte x) {
            return super.virt(l, super.inst) == (byte) 1 ? x : inst;
        }

        byte both() {
            return inst == super.inst ? (byte) 1 : inst;
        }
    }

    class Inner {

        byte seen = priv;

        byte set(byte x) {
            byte old = priv;
            priv = x;
            return old;
        }

        class Deeper {

            byte inst() {
                return ByteVariables.this.inst;
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

    record Rec(byte x, int between, byte y) {
        byte pick(boolean f) {
            return f ? x : y;
        }
    }

    enum En {
        P((byte) 1),
        Q((byte) -128);

        final byte v;

        En(byte v) {
            this.v = v;
        }
    }

    static synchronized byte sync(byte x) {
        return x;
    }

    byte locked(byte x) {
        synchronized (this) {
            return x;
        }
    }

    static byte caught(byte x) {
        try {
            if (x == (byte) 1) throw new RuntimeException();
            return x;
        } catch (RuntimeException e) {
            return (byte) 127;
        } finally {
            x = (byte) -128;
        }
    }

    static void p(String n, byte... v) {
        StringBuilder b = new StringBuilder(n);
        for (byte x : v) b.append(' ').append(x);
        System.out.println(b);
    }

    public static void main(String[] args) {
        ByteVariables o = new ByteVariables();
        Sub s = new Sub();
        ByteVariables u = s;
        p(
            "params",
            first((byte) 1, 1L, 2.0, "o"),
            middle(1, (byte) 1, null, (byte) -128),
            middle(-1, (byte) 1, null, (byte) -128),
            lastOf(1, 2, (byte) 3, true, 'c', (short) 4, 5, 6, "o", (byte) 127),
            o.virt(0, (byte) -128),
            o.virt(1, (byte) -128),
            deep(100, (byte) 1, (byte) -128),
            deep(101, (byte) 1, (byte) -128),
            locals((byte) -128)
        );
        p("fields", o.inst, stat, o.vol, svol, o.fin, o.priv, prot, o.tran);
        o.vol = svol = (byte) 127;
        o.inst = stat = o.vol;
        o.tran = prot = (byte) -128;
        p("stored", o.inst, stat, o.vol, svol, o.tran, prot);
        p(
            "hidden",
            s.inst,
            u.inst,
            ((ByteVariables) s).inst,
            s.both(),
            s.virt(1, (byte) -128),
            u.virt(0, (byte) 127),
            Sub.stat,
            ByteVariables.stat
        );
        Face f = new Impl();
        p(
            "interface",
            f.get(),
            f.def((byte) 1),
            f.def((byte) 127),
            Face.st((byte) -128),
            Face.K,
            Impl.K
        );
        Inner in = o.new Inner();
        p("inner", in.seen, in.set((byte) 127), o.priv, in.new Deeper().inst());
        p("generic", new Gen<>((byte) 1).get(), new Gen<Byte>((byte) -128).v);
        Rec r = new Rec((byte) 1, 5, (byte) -128);
        p("record", r.x(), r.y(), r.pick(true), r.pick(false));
        System.out.println(
            r.equals(new Rec((byte) 1, 5, (byte) -128)) +
                " " +
                r.equals(new Rec((byte) 127, 5, (byte) 1)) +
                " " +
                (r.hashCode() == new Rec((byte) 1, 5, (byte) -128).hashCode())
        );
        p("enum", En.P.v, En.Q.v);
        p("sync", sync((byte) 1), o.locked((byte) -128), caught((byte) 1), caught((byte) 127));
        byte[] arr = { (byte) 1, (byte) -128, (byte) 127 };
        byte chained, second;
        chained = second = arr[2] = arr[1];
        p("chained", chained, second, arr[2]);
        byte tern = args.length == 0 ? arr[0] : arr[1];
        p(
            "ternary",
            tern,
            args.length > 0 ? tern : o.inst,
            (args.length > 0 ? arr : new byte[] { (byte) 127 })[0]
        );
        byte sw = switch (arr.length) {
            case 3 -> (byte) -128;
            default -> (byte) 1;
        };
        p("switch", sw);
        for (int i = 0; i < 200; i++) {
            o.inst = i % 2 == 0 ? (byte) 1 : (byte) -128;
            stat = o.virt(i % 3, o.inst);
        }
        p("loop", o.inst, stat);
    }
}
