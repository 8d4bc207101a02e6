// SPDX-License-Identifier: MIT
import java.util.*; import java.util.function.*;

/**
 * A walk through the language: switches, finally, captures, initialization, overloads, conversions,
 * records, lambdas.
 */
public class ManyShapes {

    static void p(Object o) {
        System.out.println(o instanceof Object[] x ? Arrays.deepToString(x) : o);
    }

    // strings with colliding hashes
    static int sw(String s) {
        switch (s) {
            case "Aa":
                return 1;
            case "BB":
                return 2;
            case "AaAa":
                return 3;
            case "BBBB":
                return 4;
            case "AaBB":
                return 5;
            case "":
                return 6;
            case "\0":
                return 7;
            default:
                return -1;
            case "BBAa":
                return 8;
        }
    }

    static String yld(Object o) {
        return switch (String.valueOf(o)) {
            case "a", "b" -> "ab";
            case "c" -> {
                try {
                    yield "c" + 1 / 0;
                } catch (ArithmeticException e) {
                    yield "cx";
                } finally {
                    p("fin");
                }
            }
            default -> {
                for (int i = 0; ; i++) if (i == 3) yield "d" + i;
            }
        };
    }

    static int finallies(int k) {
        int r = 0;
        outer: for (int i = 0; i < 3; i++) {
            try {
                try {
                    if (k == 0) continue outer;
                    if (k == 1) break outer;
                    if (k == 2) return r;
                    if (k == 3) throw new RuntimeException("k3");
                    r += 1;
                } finally {
                    r += 10;
                    if (k == 4) continue;
                    if (k == 5) break;
                    if (k == 6) return 600 + r;
                }
            } catch (RuntimeException e) {
                r += 100;
            } finally {
                r += 1000;
                if (k == 7 && i == 1) break outer;
            }
        }
        return r;
    }

    @SuppressWarnings("finally")
    static int fin2() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
        }
    }

    @SuppressWarnings("finally")
    static int fin3() {
        while (true) {
            try {
                return 1;
            } finally {
                break;
            }
        }
        return 2;
    }

    static int fin4() {
        try {
            throw new Error("e");
        } finally {
            return 4;
        }
    }

    static StringBuilder log = new StringBuilder();

    static int l(int x) {
        log.append(x).append(' ');
        return x;
    }

    static int[] la(int[] a, int x) {
        log.append("a" + x + " ");
        return a;
    }

    // inner class captures
    int field = 5;

    class In {

        int field = 6;

        class In2 {

            int field = 7;

            String all(int field) {
                class Loc {

                    int q = field + this.hashCode() * 0;

                    String g() {
                        return "" + q + In2.this.field + In.this.field + ManyShapes.this.field;
                    }
                }
                return new Loc().g();
            }
        }
    }

    static Supplier<Supplier<String>> cap(int a, String b, long c, double d) {
        class L {

            String x = a + b;

            Supplier<String> s() {
                return () ->
                    x +
                    c +
                    d +
                    new Object() {
                        String t() {
                            return b + a;
                        }
                    }.t();
            }
        }
        return () -> new L().s();
    }

    static class Base {

        Base() {
            init();
        }

        void init() {
            p("Base.init");
        }
    }

    static Base anon(int v, String... more) {
        int w = v * 2;
        return new Base() {
            int f = 9;

            {
                p("anon init " + v + w + f);
            }

            @Override
            void init() {
                p("anon.init " + v + w + f + more.length);
            }
        };
    }

    static class OuterArg {

        class I {

            I(int x) {
                p("I" + x);
            }
        }
    }

    static class SubI extends OuterArg.I {

        SubI(OuterArg o) {
            o.super(7);
        }
    }

    interface Pr {
        private int a() {
            return 1;
        }

        private static int b() {
            return 2;
        }

        static int c() {
            return b() + 10;
        }

        default int d() {
            return a() + b() + c();
        }
    }

    interface P1 {
        default String m() {
            return "P1";
        }
    }

    interface P2 {
        default String m() {
            return "P2";
        }
    }

    static class Both implements P1, P2 {

        public String m() {
            return P1.super.m() + P2.super.m();
        }
    }

    // generics
    abstract static class Gen<T, U extends Comparable<U>> {

        abstract U conv(T t);

        T id(T t) {
            return t;
        }

        U max(T a, T b) {
            U x = conv(a),
                y = conv(b);
            return x.compareTo(y) > 0 ? x : y;
        }
    }

    static class GenI extends Gen<String, Integer> {

        Integer conv(String s) {
            return s.length();
        }

        @Override
        String id(String s) {
            return s + "!";
        }
    }

    static class Cov implements Cloneable {

        protected Cov clone() {
            try {
                return (Cov) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new Error(e);
            }
        }
    }

    static class Cov2 extends Cov {

        int z = 3;

        public Cov2 clone() {
            return (Cov2) super.clone();
        }
    }

    @SafeVarargs
    static <T> T[] arr(T... t) {
        return t;
    }

    static <T extends Comparable<? super T>> T mx(Collection<? extends T> c) {
        Iterator<? extends T> i = c.iterator();
        T b = i.next();
        while (i.hasNext()) {
            T n = i.next();
            if (n.compareTo(b) > 0) b = n;
        }
        return b;
    }

    // overloads
    static String o(int x) {
        return "int";
    }

    static String o(long x) {
        return "long";
    }

    static String o(double x) {
        return "double";
    }

    static String o(Integer x) {
        return "Integer";
    }

    static String o(Object x) {
        return "Object";
    }

    static String o(int... x) {
        return "int...";
    }

    static String o(char x) {
        return "char";
    }

    static String v(Object... x) {
        return "O" + (x == null ? "null" : x.length);
    }

    static String v(String s, Object... x) {
        return "S" + x.length;
    }

    // init order
    static class Ord {

        static {
            p("static1");
        }

        static int A = l(1);
        int b = l(2);

        {
            l(3);
        }

        Ord() {
            this(4);
            l(5);
        }

        Ord(int q) {
            l(q);
        }

        int c = l(6);

        static {
            p("static2 " + A);
        }
    }

    sealed interface Shape permits Sq, Ci, Em {}

    record Sq(int s) implements Shape {}

    record Ci(double r) implements Shape {}

    enum Em implements Shape {
        ONE,
        TWO {
            @Override
            public String toString() {
                return "two!";
            }
        }
    }

    static String shape(Object s) {
        if (s instanceof Sq q && q.s() > 2) return "big" + q.s();
        if (!(s instanceof Ci c)) return "not " + s;
        return "ci" + c.r();
    }

    public static void main(String[] a) throws Exception {
        for (String s : new String[] {
            "Aa",
            "BB",
            "AaAa",
            "BBBB",
            "AaBB",
            "BBAa",
            "",
            "\0",
            "C#",
            "q"
        })
            p(sw(s));
        for (Object o : new Object[] { "a", 'b', "c", null }) p(yld(o));
        for (int i = 0; i < 9; i++) p(i + " " + finallies(i));
        p(fin2() + fin3() + fin4());
        int[] x = { 1, 2, 3 };
        int i = 0;
        x[i] = i = 2;
        p(Arrays.toString(x));
        i = 0;
        i += i++ + ++i;
        p(i);
        i = 5;
        i = i++ + i--;
        p(i);
        la(x, l(1))[l(2)] += l(3) * l(4);
        try {
            la(null, l(9))[l(8)] = l(7) / 0;
        } catch (Exception e) {
            p(e.getClass());
        }
        try {
            la(null, 1)[l(8)] += l(7);
        } catch (Exception e) {
            p(e.getClass());
        }
        try {
            la(x, 1)[l(8)] = l(7) / l(0);
        } catch (Exception e) {
            p(e.getClass());
        }
        p(log);
        log.setLength(0);
        byte b = 10;
        b += 300;
        p(b);
        b >>>= 1;
        p(b);
        b = -1;
        b >>>= 1;
        p(b);
        char c = 'a';
        c += 1.7;
        p(c);
        short s = (short) 40000;
        p(s);
        s *= 2.5f;
        p(s);
        i = Integer.MAX_VALUE;
        i += 1.0f;
        p(i);
        i = 'a' * 2;
        long lg = 1L << 65;
        p(lg + i);
        i <<= 33L;
        p(i);
        p((byte) 200 + (char) 65535 + (short) -32769 + (int) 1e20 + (long) Float.NaN);
        p((char) -1.5 + 0);
        p((int) (char) (byte) -1);
        p((1 / 3) * 3.0 + (7 % -3) + (-7 % 3) + (-7.5 % 2));
        p(0.0 == -0.0);
        p(Double.valueOf(0.0).equals(-0.0));
        p(Double.NaN != Double.NaN);
        p(0.1f + 0.2 + " " + (float) 0.1 + 0.1f * 3);
        p(1e308 * 10 + " " + 5e-324 / 2 + " " + (float) 1e-50);
        p("" + null + true + 'c' + 1 + 2L + 3f + 4d + new int[0].length + (Object) "x");
        String n = null;
        n += null;
        p(n);
        n += 'a' + 1;
        p(n);
        p('a' + 'b' + "c");
        final String k = "k";
        p(k + 1 == "k1");
        p(
            """
            text \
            block "quotes" ""\" \t tab\s
                indented\040\u0041
            end"""
        );
        p(new ManyShapes().new In().new In2().all(8));
        p(cap(1, "b", 2L, 3.5).get().get());
        anon(4, "x", "y");
        new SubI(new OuterArg());
        try {
            new SubI(null);
        } catch (NullPointerException e) {
            p("npe");
        }
        p(new Pr() {}.d());
        p(new Both().m());
        p(new GenI().max("a", "bbb"));
        Gen g = new GenI();
        p(g.id("q"));
        try {
            g.id(3);
        } catch (ClassCastException e) {
            p(e.getMessage());
        }
        p(((Cov) new Cov2()).clone().getClass());
        p(arr(1, "a", 2.0).getClass());
        p(arr("s").getClass());
        p(mx(List.of(3, 9, 2)));
        p(
            o((byte) 1) +
                o((short) 1) +
                o('c') +
                o(1L) +
                o(1f) +
                o(Integer.valueOf(3)) +
                o("s") +
                o() +
                o(1, 2) +
                o((Long) 3L)
        );
        p(
            v() +
                v("a") +
                v("a", 1) +
                v((Object) "a") +
                v((Object[]) null) +
                v(1, 2) +
                v(new String[] { "a", "b" }) +
                v(new int[] { 1 })
        );
        new Ord();
        new Ord();
        p(log);
        for (Object q : new Object[] { new Sq(3), new Sq(1), new Ci(2), Em.ONE, Em.TWO, null })
            p(shape(q));
        p(Em.TWO.getClass() + " " + Em.TWO.getDeclaringClass() + Em.valueOf("TWO").ordinal());
        record Loc(int a, String... b) {
            static int cnt;

            Loc {
                cnt++;
            }

            Loc(int q) {
                this(q, "z");
            }

            int sum() {
                return a + b.length;
            }
        }
        p(new Loc(3).sum() + new Loc(1, "a", "b").sum() + Loc.cnt);
        enum LE {
            A,
            B;

            LE next() {
                return values()[(ordinal() + 1) % 2];
            }
        }
        p(LE.A.next());
        interface LI {
            int f(int x);
        }
        LI li = q -> q * 2;
        p(li.f(4));
        Integer i1 = 127,
            i2 = 127,
            i3 = 128,
            i4 = 128;
        p((i1 == i2) + " " + (i3 == i4) + " " + i3.equals(i4));
        Object tern = true ? 1 : 2.0;
        p(tern);
        Object t2 = true ? (Integer) 1 : (Double) 2.0;
        p(t2);
        Object t3 = false ? 'a' : 98;
        p(t3);
        char ct = true ? 'b' : 0;
        p(ct);
        p(true ? null : 0);
        try {
            int z = true ? null : 0;
        } catch (NullPointerException e) {
            p("npe2");
        }
        long q = true ? 1 : 2L;
        p(q);
        p((Object) (true ? (short) 1 : 'a'));
        p(false ? 1.0f : 2L);
        lab: {
            p("in");
            if (a.length == 0) break lab;
            p("no");
        }
        int cnt = 0;
        for (int u = 0, w = 10; u < w; u++, w--) {
            if (u == 2) continue;
            cnt += w;
        }
        p(cnt);
        do {
            cnt--;
            if (cnt % 7 == 0) break;
        } while (cnt > 0);
        p(cnt);
        for (var e : Map.of(1, 2).entrySet()) p(e);
        for (char ch : "añ€".toCharArray()) p((int) ch);
        int[][] jag = { { 1 }, {}, { 2, 3 }, null };
        int tot = 0;
        for (int[] r : jag) if (r != null) for (int e : r) tot += e;
        p(tot);
        // prettier-ignore
        p(new int[2][3][].length + (new int[2][3][])[1].length);
        Object oa = new int[][] { { 1 } };
        p(oa instanceof Object[]);
        p(((Object[]) oa)[0] instanceof int[]);
        switch (3) {
            case 1:
                p(1);
            default:
                p("d");
            case 2:
                p(2);
                break;
            case 4:
                p(4);
        }
        switch (Integer.valueOf(5)) {
            case 5 -> p("five");
            default -> p("no");
        }
        switch (Em.TWO) {
            case ONE -> p("o");
            case TWO -> p("t");
        }
        switch ('x') {
            case 'x':
            case 'y':
                p("xy");
        }
        synchronized (a) {
            try {
                synchronized (log) {
                    throw new Exception("s");
                }
            } catch (Exception e) {
                p(Thread.holdsLock(log) + " " + Thread.holdsLock(a));
            }
        }
        p(Thread.holdsLock(a));
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        p(add.andThen(z -> z * z).apply(2, 3));
        Function<Object, String> ts = Object::toString;
        p(ts.compose((Integer z) -> z + 1).apply(4));
        Supplier<ManyShapes> mk = ManyShapes::new;
        p(mk.get().field);
        IntFunction<int[][]> ma = int[][]::new;
        p(ma.apply(3).length);
        Runnable rr = () -> {
            class Z {

                void r() {
                    p("Z");
                }
            }
            new Z().r();
        };
        rr.run();
        Comparator<String> cmp = Comparator.<String, Integer>comparing(String::length)
            .reversed()
            .thenComparing(Comparator.naturalOrder());
        List<String> ls = new ArrayList<>(List.of("b", "aaa", "cc", "a"));
        ls.sort(cmp);
        p(ls);
        Callable2<String> c2 = () -> {
            throw new Exception("c2");
        };
        try {
            c2.call();
        } catch (Exception e) {
            p(e.getMessage());
        }
        try (Res r1 = new Res("1"); Res r2 = new Res("2"); Res nul = null) {
            p("body");
            throw new Exception("b");
        } catch (Exception e) {
            p(e + Arrays.toString(e.getSuppressed()));
        } finally {
            p("f");
        }
        final Res ef = new Res("ef");
        try (ef) {
            p("ef body");
        } catch (Exception e) {
            p(e);
        }
        try {
            throw (RuntimeException) new IllegalStateException("multi");
        } catch (IllegalArgumentException | IllegalStateException e) {
            p(e);
        }
        int h = 0;
        for (;;) {
            if (++h > 5) break;
        }
        p(h);
        p(((Function<Integer, Function<Integer, Integer>>) y -> z -> y * z).apply(6).apply(7));
        p(
            new Object() {
                int hidden = 4;

                int twice() {
                    return hidden * 2;
                }
            }.twice()
        );
        var anonv = new Object() {
            String z = "zz";
        };
        p(anonv.z);
        assert false : "never";
        p(
            int.class +
                " " +
                int[].class.getName() +
                " " +
                Map.Entry.class.getName() +
                " " +
                new Object() {}.getClass().getName() +
                " " +
                Loc.class.getName() +
                LE.class.getSimpleName()
        );
        char uni = '\u0041';
        p(uni);
        /* \u002a/ p("unicode comment end"); /* */ p(
            0x1.8p1 + 0b101 + 0_17 + 1_000L + 0xFFFF_FFFFL + .5e-3f
        );
        p(-2147483648 + " " + -9223372036854775808L);
        p(Math.abs(Integer.MIN_VALUE) + " " + Integer.MIN_VALUE / -1 + " " + (Long.MIN_VALUE % -1));
        p((5 & 6) + (5 ^ 6) + (5 | 6) + ~5 + (-17 >> 2) + (-17 >>> 28) + (-17L >>> 60));
        boolean bo = true;
        bo &= false | (true ^ true);
        p(bo);
        p(true ^ true || (false && 1 / 0 > 0));
    }

    interface Callable2<V> {
        V call() throws Exception;
    }

    static class Res implements AutoCloseable {

        String n;

        Res(String n) {
            this.n = n;
            p("open " + n);
        }

        public void close() throws Exception {
            p("close " + n);
            throw new Exception("close " + n);
        }
    }
}
