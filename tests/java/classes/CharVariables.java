// SPDX-License-Identifier: MIT
/**
 * Variables of type char: parameters in every position, results, fields of every kind, recursion,
 * hiding, defaults, accessors of nests.
 */
public class CharVariables {

    char inst = 'a';
    static char stat = '\uffff';
    volatile char vol;
    static volatile char svol;
    final char fin = '0';
    private char priv = '\uffff';
    protected static char prot = '0';
    transient char tran = 'a';

    static char first(char x, long l, double d, Object o) {
        return x;
    }

    static char middle(long l, char x, Object o, char y) {
        return l > 0 ? x : y;
    }

    static char lastOf(
        double d,
        float f,
        byte b,
        boolean z,
        char c,
        short s,
        int i,
        long l,
        Object o,
        char x
    ) {
        return x;
    }

    char virt(long l, char x) {
        return l == 0 ? inst : x;
    }

    static char deep(int n, char x, char y) {
        return n == 0 ? x : deep(n - 1, y, x);
    }

    static char locals(char x) {
        char a = x;
        long w = 1L << 33;
        char b = a;
        double v = 2.5;
        char c = b;
        {
            char inner = c;
            a = inner;
        }
        {
            long reuse = w;
            w = reuse + 1;
        }
        for (int i = 0; i < 3; i++) {
            char each = a;
            b = each;
        }
        return w > 0 && v > 2 ? b : c;
    }

    interface Face {
        char K = '0';
        char get();

        default char def(char x) {
            return x == K ? get() : x;
        }

        static char st(char x) {
            return x;
        }
    }

    static class Impl implements Face {

        public char get() {
            return '\uffff';
        }
    }

    static class Sub extends CharVariables {

        char inst = '0';
        static char stat = 'a';

        char virt(long l, char x) {
            return super.virt(l, super.inst) == 'a' ? x : inst;
        }

        char both() {
            return inst == super.inst ? 'a' : inst;
        }
    }

    class Inner {

        char seen = priv;

        char set(char x) {
            char old = priv;
            priv = x;
            return old;
        }

        class Deeper {

            char inst() {
                return CharVariables.this.inst;
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

    record Rec(char x, int between, char y) {
        char pick(boolean f) {
            return f ? x : y;
        }
    }

    enum En {
        P('a'),
        Q('\uffff');

        final char v;

        En(char v) {
            this.v = v;
        }
    }

    static synchronized char sync(char x) {
        return x;
    }

    char locked(char x) {
        synchronized (this) {
            return x;
        }
    }

    static char caught(char x) {
        try {
            if (x == 'a') throw new RuntimeException();
            return x;
        } catch (RuntimeException e) {
            return '0';
        } finally {
            x = '\uffff';
        }
    }

    static void p(String n, char... v) {
        StringBuilder b = new StringBuilder(n);
        for (char x : v) b.append(' ').append((int) x);
        System.out.println(b);
    }

    public static void main(String[] args) {
        CharVariables o = new CharVariables();
        Sub s = new Sub();
        CharVariables u = s;
        p(
            "params",
            first('a', 1L, 2.0, "o"),
            middle(1, 'a', null, '\uffff'),
            middle(-1, 'a', null, '\uffff'),
            lastOf(1, 2, (byte) 3, true, 'c', (short) 4, 5, 6, "o", '0'),
            o.virt(0, '\uffff'),
            o.virt(1, '\uffff'),
            deep(100, 'a', '\uffff'),
            deep(101, 'a', '\uffff'),
            locals('\uffff')
        );
        p("fields", o.inst, stat, o.vol, svol, o.fin, o.priv, prot, o.tran);
        o.vol = svol = '0';
        o.inst = stat = o.vol;
        o.tran = prot = '\uffff';
        p("stored", o.inst, stat, o.vol, svol, o.tran, prot);
        p(
            "hidden",
            s.inst,
            u.inst,
            ((CharVariables) s).inst,
            s.both(),
            s.virt(1, '\uffff'),
            u.virt(0, '0'),
            Sub.stat,
            CharVariables.stat
        );
        Face f = new Impl();
        p("interface", f.get(), f.def('a'), f.def('0'), Face.st('\uffff'), Face.K, Impl.K);
        Inner in = o.new Inner();
        p("inner", in.seen, in.set('0'), o.priv, in.new Deeper().inst());
        p("generic", new Gen<>('a').get(), new Gen<Character>('\uffff').v);
        Rec r = new Rec('a', 5, '\uffff');
        p("record", r.x(), r.y(), r.pick(true), r.pick(false));
        System.out.println(
            r.equals(new Rec('a', 5, '\uffff')) +
                " " +
                r.equals(new Rec('0', 5, 'a')) +
                " " +
                (r.hashCode() == new Rec('a', 5, '\uffff').hashCode())
        );
        p("enum", En.P.v, En.Q.v);
        p("sync", sync('a'), o.locked('\uffff'), caught('a'), caught('0'));
        char[] arr = { 'a', '\uffff', '0' };
        char chained, second;
        chained = second = arr[2] = arr[1];
        p("chained", chained, second, arr[2]);
        char tern = args.length == 0 ? arr[0] : arr[1];
        p(
            "ternary",
            tern,
            args.length > 0 ? tern : o.inst,
            (args.length > 0 ? arr : new char[] { '0' })[0]
        );
        char sw = switch (arr.length) {
            case 3 -> '\uffff';
            default -> 'a';
        };
        p("switch", sw);
        for (int i = 0; i < 200; i++) {
            o.inst = i % 2 == 0 ? 'a' : '\uffff';
            stat = o.virt(i % 3, o.inst);
        }
        p("loop", o.inst, stat);
    }
}
