// SPDX-License-Identifier: MIT
/** Helpful messages for ninety null dereferences. */
public class NullMatrix {

    int i;
    long l;
    NullMatrix n;
    int[] ia;
    long[] la;
    byte[] ba;
    char[] ca;
    short[] sa;
    float[] fa;
    double[] da;
    boolean[] za;
    Object[] oa;
    NullMatrix[][] na;
    static NullMatrix sn;
    static int[][] sia;
    static Object so;
    String s;
    float f;
    double d;
    boolean z;
    Integer boxed;
    static Long sboxed;
    Runnable r;

    interface R {
        void run() throws Throwable;
    }

    static int k;

    static void t(R r) {
        try {
            r.run();
            System.out.println(k++ + " none");
        } catch (NullPointerException e) {
            System.out.println(k++ + " " + e.getMessage());
        } catch (Throwable e) {
            System.out.println(k++ + " " + e);
        }
    }

    NullMatrix self() {
        return n;
    }

    static NullMatrix st(int x, String... y) {
        return null;
    }

    NullMatrix[] arr(long a, double[][] b) {
        return null;
    }

    int prim() {
        return 1;
    }

    void vd() {}

    public static void main(String[] a) {
        NullMatrix q = new NullMatrix();
        int ix = 3;
        long lx = 2;
        NullMatrix local = null;
        int[] lia = null;
        Object[] loa = null;
        int[][] l2 = new int[2][];
        NullMatrix[][] n2 = { { null }, null };
        t(() -> System.out.println(q.n.i));
        t(() -> q.n.l = 3);
        t(() -> q.n.n.n.i++);
        t(() -> q.self().i += 2);
        t(() -> sn.n.i = 1);
        t(() -> System.out.println(sn.sia[1][2]));
        t(() -> st(1, "a").vd());
        t(() -> q.arr(1L, null)[0].vd());
        t(() -> {
            NullMatrix x = q.arr(1, null)[ix];
        });
        t(() -> q.ia[ix]++);
        t(() -> q.la[ix + 1] = 1);
        t(() -> q.ba[0] = 1);
        t(() -> q.ca[(int) lx] = 1);
        t(() -> q.sa[ix * 2] = 1);
        t(() -> q.fa[ix] = 1);
        t(() -> q.da[ix] = 1);
        t(() -> q.za[ix] = true);
        t(() -> q.oa[ix] = "x");
        t(() -> System.out.println(q.ba[1] + q.ca[1]));
        t(() -> System.out.println(q.za[1]));
        t(() -> System.out.println(q.sa[-1]));
        t(() -> System.out.println(q.fa[1] + q.da[2]));
        t(() -> System.out.println(q.la.length));
        t(() -> System.out.println(q.na[1][2].i));
        t(() -> n2[0][0].i = 1);
        t(() -> n2[1][0].i = 1);
        t(() -> n2[ix - 2][0].vd());
        t(() -> l2[1][0]++);
        t(() -> {
            int y = l2[l2.length - 1].length;
        });
        t(() -> {
            synchronized (q.n) {}
        });
        t(() -> {
            throw q.n == null ? (RuntimeException) so : null;
        });
        t(() -> {
            int y = q.boxed;
        });
        t(() -> {
            long y = sboxed + 1;
        });
        t(() -> q.r.run());
        t(() -> {
            switch (q.s) {
                case "a":
            }
        });
        t(() -> q.s.length());
        t(() -> ((String) so).trim());
        t(() -> ((NullMatrix) so).n.n.vd());
        t(() -> local.vd());
        t(() -> lia[0] = 1);
        t(() -> System.out.println(loa[0]));
        t(() -> loa.getClass());
        t(() -> {
            NullMatrix m = null;
            m.i = 1;
        });
        t(() -> {
            NullMatrix m = null;
            m.self().self();
        });
        t(() -> {
            Object o = null;
            o.toString();
        });
        t(() -> {
            int[] m = null;
            m[0]++;
        });
        t(() -> {
            long[][][] m = new long[1][1][];
            m[0][0][5] >>= 1;
        });
        t(() -> {
            NullMatrix m = null;
            m.new In();
        });
        t(() -> {
            for (Object o : (Iterable<?>) so);
        });
        t(() -> {
            for (int o : q.ia);
        });
        t(() -> {
            String x = null;
            x.concat("a");
        });
        t(() -> {
            new NullMatrix().n.z = true;
        });
        t(() -> {
            // prettier-ignore
            (new int[1][][])[0].clone();
        });
        t(() -> {
            // prettier-ignore
            (new NullMatrix[1])[0].f = 1;
        });
        t(() -> st(1).d++);
        t(() -> q.n.boxed++);
        t(() -> {
            java.util.function.Supplier<?> s = q.n::self;
        });
        t(
            () ->
                q
                    .self()
                    .self()
                    .arr(1, new double[1][1])[0] = null
        );
        t(() -> {
            (q.i > 0 ? q : q.n).i = 3;
        });
        t(() -> {
            (ix > 1 ? q.n : q).vd();
        });
        t(() -> {
            NullMatrix x;
            (x = q.n).vd();
        });
        t(() -> {
            String y = q.s + q.s.isEmpty();
        });
        t(() -> Integer.valueOf(q.boxed));
        t(() -> {
            long v = q.n.l + q.n.ia[0];
        });
        t(() -> {
            byte b = (byte) q.ia[ix & 1];
        });
        t(() -> {
            q.ia[Integer.parseInt("1")] = 0;
        });
        t(() -> {
            q.ia[q.prim()] = 0;
        });
        t(() -> {
            q.na[q.i][(int) q.l].n = null;
        });
        t(() -> {
            q.na[q.ia.length][0].n = null;
        });
        t(() -> {
            double[] dd = null;
            dd[0] *= 2;
        });
        t(() -> {
            Object o = new Object[1];
            ((Object[]) o)[0].hashCode();
        });
        t(() -> {
            throw (Error) null;
        });
        t(() -> {
            throw sthrow();
        });
        t(() -> {
            Object o = q.n.getClass();
        });
        t(() -> {
            NullMatrix.this_(null).vd();
        });
        t(() -> new NullMatrix(null).vd());
        t(() -> {
            q.n.ca[0]++;
        });
        t(() -> {
            q.oa[0].hashCode();
        });
        t(() -> {
            boolean[] bz = null;
            bz[2] |= true;
        });
        t(() -> {
            record P(NullMatrix x) {}
            new P(null).x().vd();
        });
        t(() -> {
            enum E {
                A;

                NullMatrix f;
            }
            E.A.f.vd();
        });
        t(() -> wide(1L, 2.0, null, null));
        t(() -> {
            try {
                throw new Exception();
            } catch (Exception e) {
                e.getCause().printStackTrace();
            }
        });
        t(() -> {
            a[0].length();
        });
        t(() -> {
            String[] b = { null };
            b[0].length();
            b = null;
        });
        t(() -> {
            Object o = null;
            synchronized (o) {}
        });
        t(() -> {
            int[] arr = { 1 };
            int[] z = null;
            arr[z[0]] = 1;
        });
        t(() -> {
            int[] z = null;
            z[z[0]] = 1;
        });
        t(() -> {
            NullMatrix m = new NullMatrix();
            m.n.ia[m.n.i] = m.n.i;
        });
    }

    static RuntimeException sthrow() {
        return null;
    }

    static NullMatrix this_(Object o) {
        return (NullMatrix) o;
    }

    NullMatrix() {}

    NullMatrix(NullMatrix x) {
        this.n = x.n;
    }

    class In {}

    static void wide(long a, double b, NullMatrix c, int[] d) {
        if (a > 0) c.vd();
        d[0] = 1;
    }
}
