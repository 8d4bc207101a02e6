// SPDX-License-Identifier: MIT
/**
 * Variables of type float: parameters in every position, results, fields of every kind, recursion,
 * hiding, defaults, accessors of nests.
 */
public class FloatVariables {

    float inst = 1.5f;
    static float stat = -0.0f;
    volatile float vol;
    static volatile float svol;
    final float fin = Float.MAX_VALUE;
    private float priv = -0.0f;
    protected static float prot = Float.MAX_VALUE;
    transient float tran = 1.5f;

    static float first(float x, long l, double d, Object o) {
        return x;
    }

    static float middle(long l, float x, Object o, float y) {
        return l > 0 ? x : y;
    }

    static float lastOf(
        double d,
        float f,
        byte b,
        boolean z,
        char c,
        short s,
        int i,
        long l,
        Object o,
        float x
    ) {
        return x;
    }

    float virt(long l, float x) {
        return l == 0 ? inst : x;
    }

    static float deep(int n, float x, float y) {
        return n == 0 ? x : deep(n - 1, y, x);
    }

    static float locals(float x) {
        float a = x;
        long w = 1L << 33;
        float b = a;
        double v = 2.5;
        float c = b;
        {
            float inner = c;
            a = inner;
        }
        {
            long reuse = w;
            w = reuse + 1;
        }
        for (int i = 0; i < 3; i++) {
            float each = a;
            b = each;
        }
        return w > 0 && v > 2 ? b : c;
    }

    interface Face {
        float K = Float.MAX_VALUE;
        float get();

        default float def(float x) {
            return x == K ? get() : x;
        }

        static float st(float x) {
            return x;
        }
    }

    static class Impl implements Face {

        public float get() {
            return -0.0f;
        }
    }

    static class Sub extends FloatVariables {

        float inst = Float.MAX_VALUE;
        static float stat = 1.5f;

        float virt(long l, float x) {
            return super.virt(l, super.inst) == 1.5f ? x : inst;
        }

        float both() {
            return inst == super.inst ? 1.5f : inst;
        }
    }

    class Inner {

        float seen = priv;

        float set(float x) {
            float old = priv;
            priv = x;
            return old;
        }

        class Deeper {

            float inst() {
                return FloatVariables.this.inst;
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

    record Rec(float x, int between, float y) {
        float pick(boolean f) {
            return f ? x : y;
        }
    }

    enum En {
        P(1.5f),
        Q(-0.0f);

        final float v;

        En(float v) {
            this.v = v;
        }
    }

    static synchronized float sync(float x) {
        return x;
    }

    float locked(float x) {
        synchronized (this) {
            return x;
        }
    }

    static float caught(float x) {
        try {
            if (x == 1.5f) throw new RuntimeException();
            return x;
        } catch (RuntimeException e) {
            return Float.MAX_VALUE;
        } finally {
            x = -0.0f;
        }
    }

    static void p(String n, float... v) {
        StringBuilder b = new StringBuilder(n);
        for (float x : v) b.append(' ').append(x);
        System.out.println(b);
    }

    public static void main(String[] args) {
        FloatVariables o = new FloatVariables();
        Sub s = new Sub();
        FloatVariables u = s;
        p(
            "params",
            first(1.5f, 1L, 2.0, "o"),
            middle(1, 1.5f, null, -0.0f),
            middle(-1, 1.5f, null, -0.0f),
            lastOf(1, 2, (byte) 3, true, 'c', (short) 4, 5, 6, "o", Float.MAX_VALUE),
            o.virt(0, -0.0f),
            o.virt(1, -0.0f),
            deep(100, 1.5f, -0.0f),
            deep(101, 1.5f, -0.0f),
            locals(-0.0f)
        );
        p("fields", o.inst, stat, o.vol, svol, o.fin, o.priv, prot, o.tran);
        o.vol = svol = Float.MAX_VALUE;
        o.inst = stat = o.vol;
        o.tran = prot = -0.0f;
        p("stored", o.inst, stat, o.vol, svol, o.tran, prot);
        p(
            "hidden",
            s.inst,
            u.inst,
            ((FloatVariables) s).inst,
            s.both(),
            s.virt(1, -0.0f),
            u.virt(0, Float.MAX_VALUE),
            Sub.stat,
            FloatVariables.stat
        );
        Face f = new Impl();
        p(
            "interface",
            f.get(),
            f.def(1.5f),
            f.def(Float.MAX_VALUE),
            Face.st(-0.0f),
            Face.K,
            Impl.K
        );
        Inner in = o.new Inner();
        p("inner", in.seen, in.set(Float.MAX_VALUE), o.priv, in.new Deeper().inst());
        p("generic", new Gen<>(1.5f).get(), new Gen<Float>(-0.0f).v);
        Rec r = new Rec(1.5f, 5, -0.0f);
        p("record", r.x(), r.y(), r.pick(true), r.pick(false));
        System.out.println(
            r.equals(new Rec(1.5f, 5, -0.0f)) +
                " " +
                r.equals(new Rec(Float.MAX_VALUE, 5, 1.5f)) +
                " " +
                (r.hashCode() == new Rec(1.5f, 5, -0.0f).hashCode())
        );
        p("enum", En.P.v, En.Q.v);
        p("sync", sync(1.5f), o.locked(-0.0f), caught(1.5f), caught(Float.MAX_VALUE));
        float[] arr = { 1.5f, -0.0f, Float.MAX_VALUE };
        float chained, second;
        chained = second = arr[2] = arr[1];
        p("chained", chained, second, arr[2]);
        float tern = args.length == 0 ? arr[0] : arr[1];
        p(
            "ternary",
            tern,
            args.length > 0 ? tern : o.inst,
            (args.length > 0 ? arr : new float[] { Float.MAX_VALUE })[0]
        );
        float sw = switch (arr.length) {
            case 3 -> -0.0f;
            default -> 1.5f;
        };
        p("switch", sw);
        for (int i = 0; i < 200; i++) {
            o.inst = i % 2 == 0 ? 1.5f : -0.0f;
            stat = o.virt(i % 3, o.inst);
        }
        p("loop", o.inst, stat);
    }
}
