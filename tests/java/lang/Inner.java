/* SPDX-License-Identifier: MIT */
/*
 * Inner, local and anonymous classes, captured variables, private access between nests, default and
 * private interface methods, bridges, varargs, labels.
 */
import java.util.*; import java.util.function.*;

public class Inner {

    private int v = 1;
    private static int sv = 2;

    class In {

        private int v = 10;

        class Deep {

            int v = 100;

            int sum() {
                return v + In.this.v + Inner.this.v + sv;
            }
        }
    }

    static class SN {

        private int p = 5;

        private SN() {}

        private int q() {
            return p;
        }
    }

    interface D1 {
        default String m() {
            return "D1";
        }
    }

    interface D2 {
        default String m() {
            return "D2";
        }

        private int hid() {
            return 3;
        }

        default int use() {
            return hid() + st();
        }

        static int st() {
            return 4;
        }
    }

    static class Dia implements D1, D2 {

        public String m() {
            return D1.super.m() + D2.super.m();
        }
    }

    interface Sub1 extends D1 {
        default String m() {
            return "Sub1";
        }
    }

    static class Most implements D1, Sub1 {}

    abstract static class Base {

        String m() {
            return "class";
        }
    }

    static class P {

        String who() {
            return "P";
        }

        static String st() {
            return "Pst";
        }

        String f = "Pf";

        P self() {
            return this;
        }
    }

    static class Q extends P {

        String who() {
            return "Q" + super.who();
        }

        static String st() {
            return "Qst";
        }

        String f = "Qf";

        Q self() {
            return this;
        }
    }

    static String va(int... x) {
        return "i" + x.length;
    }

    static String va(Object... x) {
        return "o" + (x == null ? "null" : x.length);
    }

    static String ov(long x) {
        return "long";
    }

    static String ov(Integer x) {
        return "Integer";
    }

    static String ov(Object x) {
        return "Object";
    }

    static String ov(int... x) {
        return "va";
    }

    static String c(char x) {
        return "char";
    }

    static String c(int x) {
        return "int";
    }

    static <T extends Comparable<T>> T max(List<? extends T> l) {
        T b = null;
        for (T t : l) if (b == null || t.compareTo(b) > 0) b = t;
        return b;
    }

    static class Order {

        static List<String> log = new ArrayList<>();

        static {
            log.add("s1");
        }

        int a = add("a");

        {
            add("i1");
        }

        int b = add("b");

        {
            add("i2");
        }

        static {
            log.add("s2");
        }

        int add(String s) {
            log.add(s + a + b);
            return log.size();
        }

        Order() {
            this(1);
            add("c0");
        }

        Order(int x) {
            add("c1");
        }
    }

    public static void main(String[] args) {
        Inner o = new Inner();
        In.Deep d = o.new In().new Deep();
        System.out.println(d.sum());
        SN sn = new SN();
        sn.p++;
        sn.p += 4;
        System.out.println(sn.q() + sn.p);
        System.out.println(new Dia().m() + new Dia().use() + new Most().m());
        int loc = 7;
        String cap = "cap";
        class L {

            int x = loc;

            String g() {
                return cap + x + o.v;
            }

            class LL {

                String h() {
                    return g() + loc;
                }
            }
        }
        System.out.println(new L().new LL().h());
        Function<Integer, Object> mk = k ->
            new Object() {
                int z = k * loc;

                public String toString() {
                    return "anon" + z + cap;
                }
            };
        System.out.println(mk.apply(3));
        var an = new Object() {
            int c = 0;

            void inc() {
                c++;
            }
        };
        an.inc();
        an.inc();
        System.out.println(an.c);
        P p = new Q();
        System.out.println(
            p.who() +
                p.st() +
                p.f +
                ((Q) p).f +
                p.self().who() +
                p.self().getClass().getSimpleName()
        );
        System.out.println(va("a") + va((Object[]) null) + va((Object) null) + va(1, "b"));
        byte by = 1;
        System.out.println(
            ov(by) +
                ov(1) +
                ov(Integer.valueOf(1)) +
                ov('c') +
                ov(1.0) +
                ov() +
                ov(1, 2) +
                c('c') +
                c('c' + 1) +
                c((char) 99)
        );
        System.out.println(max(List.of(3, 9, 4)) + max(List.of("x", "z")));
        new Order();
        System.out.println(Order.log);
        StringBuilder sb = new StringBuilder();
        a: for (int i = 0; ; i++) {
            b: do {
                for (int k = 0; k < 5; k++) {
                    if (k == 2) continue a;
                    if (i == 3) break a;
                    if (i == 1) break b;
                    sb.append(i).append(k);
                }
            } while (true);
            sb.append('|');
        }
        blk: {
            if (sb.length() > 0) break blk;
            sb.append("no");
        }
        System.out.println(sb);
        Iterator<Integer> it = new Iterator<>() {
            int i;

            public boolean hasNext() {
                return i < 3;
            }

            public Integer next() {
                return i++;
            }
        };
        Iterable<Integer> itb = () -> it;
        for (int i : itb) System.out.print(i);
        System.out.println();
        String r = null;
        r += "x";
        System.out.println(r + r.length());
        Object ob = new int[] { 1 };
        System.out.println(ob instanceof int[] ia && ia[0] == 1);
        char g = 'a';
        g++;
        g += 1;
        System.out.println(g-- + "" + --g + (g + 1));
        final int k1 = 10;
        byte nb = k1;
        System.out.println(nb);
        int tern = args.length > 0 ? 1 : args.length == 0 ? 2 : 3;
        System.out.println(tern);
        do {
            tern--;
            if (tern == 1) continue;
            break;
        } while (tern > 0);
        System.out.println(tern);
        synchronized (o) {
            synchronized (o) {
                System.out.println(Thread.holdsLock(o));
            }
        }
        assert args.length > 5 : "not enabled";
        System.out.println(((Supplier<String>) () -> "cast").get());
    }
}
