// SPDX-License-Identifier: MIT
/**
 * Records: canonical and compact constructors, accessors, equals on every component type, nested,
 * generic, varargs, annotations.
 */
public class RecordsAndTheirMembers {

    record P(int a, double b, String c, int[] d) {}

    record Q(int i, char c, long l, float f, double d, boolean z, byte b, short s) {}

    record D(double d, float f) {}

    record Range(int lo, int hi) {
        static final Range UNIT = new Range(0, 1);

        Range {
            if (lo > hi) throw new IllegalArgumentException(lo + ">" + hi);
            hi++;
        }

        Range(int only) {
            this(only, only);
        }

        int length() {
            return hi - lo;
        }
    }

    record G<T, U>(T first, U second) {
        G<U, T> swap() {
            return new G<>(second, first);
        }
    }

    record V(String s, int... xs) {
        public String toString() {
            return s + xs.length;
        }
    }

    record E() {}

    record N(N next, int v) {}

    record Acc(int n) {
        public int n() {
            return n * 10;
        }
    }

    record Cmp(int n) implements Comparable<Cmp> {
        public int compareTo(Cmp o) {
            return Integer.compare(n, o.n);
        }
    }

    public static void main(String[] args) throws Exception {
        P p = new P(1, 2.5, "x", new int[] { 1 });
        System.out.println(p.a() + " " + p.b() + " " + p.c() + " " + p.d().length);
        System.out.println(new Q(1, 'c', 2L, 3f, 4.0, true, (byte) 5, (short) 6));
        System.out.println(
            new Q(1, 'c', 2L, 3f, 4.0, true, (byte) 5, (short) 6).equals(
                new Q(1, 'c', 2L, 3f, 4.0, true, (byte) 5, (short) 6)
            ) +
                " " +
                new Q(1, 'c', 2L, 3f, -0.0, true, (byte) 5, (short) 6).equals(
                    new Q(1, 'c', 2L, 3f, 0.0, true, (byte) 5, (short) 6)
                )
        );
        System.out.println(
            new D(Double.NaN, Float.NaN).equals(new D(Double.NaN, Float.NaN)) +
                " " +
                new D(0.0, 0f).equals(new D(-0.0, 0f)) +
                " " +
                (new D(1, 2).hashCode() == new D(1, 2).hashCode())
        );
        try {
            new Range(5, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Range(3) + " " + Range.UNIT + " " + new Range(1, 4).length());
        System.out.println(new G<>("t", 1).swap());
        System.out.println(new V("a", 1, 2, 3));
        System.out.println(new E() + " " + new E().equals(new E()) + " " + new E().hashCode());
        System.out.println(
            new N(new N(null, 1), 2) +
                " " +
                new N(null, 1).equals(new N(null, 1)) +
                new N(null, 0).hashCode()
        );
        System.out.println(
            P.class.isRecord() +
                " " +
                P.class.getRecordComponents().length +
                " " +
                P.class.getSuperclass().getName()
        );
        for (java.lang.reflect.RecordComponent c : G.class.getRecordComponents())
            System.out.println(
                c.getName() + " " + c.getGenericType() + " " + c.getAccessor().invoke(new G<>(1, 2))
            );
        System.out.println(
            new P(1, 2, null, null).equals(null) +
                " " +
                new P(1, 2, null, null).equals("x") +
                new Acc(4).n()
        );
        System.out.println(((Comparable<Cmp>) new Cmp(3)).compareTo(new Cmp(5)));
    }
}
