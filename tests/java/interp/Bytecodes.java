/* SPDX-License-Identifier: MIT */
/* Every family of bytecodes, and the exceptions that they throw. */
public class Bytecodes {

    interface Shape {
        double area();

        default String label() {
            return "shape " + area();
        }
    }

    static class Sq implements Shape {

        double s;

        Sq(double s) {
            this.s = s;
        }

        public double area() {
            return s * s;
        }
    }

    static class Ci implements Shape {

        float r;
        volatile long v;
        short sh;
        char c;
        byte b;
        boolean z;

        Ci(float r) {
            this.r = r;
        }

        public double area() {
            return 3 * r * r;
        }

        public String label() {
            return "ci " + r;
        }
    }

    static volatile int vol;
    static short ss = -3;
    static char sc = 'x';
    static byte sb = -7;
    static boolean sz = true;
    static float sf = 1.5f;
    static double sd = 2.5;
    static long sl = 1L << 40;
    static Object so = "str";

    static synchronized int syncAdd(int a, int b) {
        return a + b;
    }

    synchronized long inst(long a) {
        return a * 2;
    }

    synchronized void thrower() {
        throw new IllegalStateException("thrown");
    }

    static int fin(int x) {
        try {
            if (x == 0) throw new RuntimeException("zero");
            return 10 / (x - 1);
        } catch (ArithmeticException e) {
            return -1;
        } catch (RuntimeException e) {
            return -2;
        } finally {
            vol += 1;
        }
    }

    static int rec(int n) {
        return rec(n + 1) + 1;
    }

    static long fact(long n) {
        return n <= 1 ? 1 : n * fact(n - 1);
    }

    static int many(
        int a,
        long b,
        double c,
        float d,
        Object e,
        int f,
        int g,
        int h,
        int i,
        int j,
        int k,
        int l,
        int m,
        int n,
        int o,
        int p,
        int q,
        int r
    ) {
        int s = a;
        for (int x = 0; x < q; x++) {
            s += p;
            if (s > r && o < s) s -= n;
        }
        return s + (int) b + (int) c + (int) d + f + g + h + i + j + k + l + m;
    }

    static boolean narrow(int x) {
        return (x & 1) != 0;
    }

    static byte nb(int x) {
        return (byte) x;
    }

    static char nc(int x) {
        return (char) x;
    }

    static short ns(int x) {
        return (short) x;
    }

    static void p(Object o) {
        System.out.println(o);
    }

    static void catching(Runnable r) {
        try {
            r.run();
            p("none");
        } catch (Throwable t) {
            p(
                t.getClass().getName() +
                    (t instanceof NullPointerException ? "" : ": " + t.getMessage())
            );
        }
    }

    static class R implements Runnable {

        int k;

        R(int k) {
            this.k = k;
        }

        public void run() {
            Object n = null;
            int[] a = new int[2];
            Object[] os = new Integer[1];
            switch (k) {
                case 0:
                    n.hashCode();
                    break;
                case 1:
                    a[2] = 1;
                    break;
                case 2:
                    os[0] = "s";
                    break;
                case 3:
                    p((Integer) so);
                    break;
                case 4:
                    p(1 / (k - 4));
                    break;
                case 5:
                    p(new int[-1]);
                    break;
                case 6:
                    new Bytecodes().thrower();
                    break;
                case 7:
                    rec(0);
                    break;
                case 8:
                    p(5L % (k - 8));
                    break;
                case 9:
                    synchronized (n) {}
                    break;
                case 10:
                    p(((Shape) n).area());
                    break;
                case 11:
                    p(new int[2][-1]);
                    break;
                case 12:
                    throw null;
                case 13:
                    p(((Bytecodes) n).inst(1));
            }
        }
    }

    public static void main(String[] args) {
        Shape[] shapes = { new Sq(2), new Ci(1.5f) };
        for (Shape s : shapes) {
            p(s.label());
            p(s.area());
            p(s.hashCode() == s.hashCode());
            p(s instanceof Sq);
        }
        p(ss);
        p(sc);
        p(sb);
        p(sz);
        p(sf);
        p(sd);
        p(sl);
        p(so);
        vol = 5;
        p(vol);
        Ci c = new Ci(1);
        c.v = 77;
        c.sh = -2;
        c.c = 'q';
        c.b = -9;
        c.z = true;
        p(c.v + " " + c.sh + c.c + c.b + c.z);
        p(syncAdd(2, 3));
        p(new Bytecodes().inst(21));
        p(fin(0));
        p(fin(1));
        p(fin(3));
        p(vol);
        p(fact(20));
        p(many(1, 2, 3.7, 4.2f, "x", 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17));
        p(narrow(3));
        p(nb(300));
        p((int) nc(-1));
        p(ns(70000));
        p((int) Double.NaN);
        p((int) 1e20);
        p((long) -1e30);
        p((long) Float.NaN);
        p((int) -2147483648.9);
        p((byte) 200);
        p((char) 66);
        p((short) 40000);
        p(Integer.MIN_VALUE / -1);
        p(Integer.MIN_VALUE % -1);
        p(Long.MIN_VALUE / -1);
        p(Long.MIN_VALUE % -1);
        p(-7 / 2);
        p(-7 % 2);
        p(-7 >> 1);
        p(-7 >>> 28);
        p(1 << 33);
        p(1L << 65);
        p(-1L >>> 60);
        p(5.5 % 2);
        p(-5.5f % 2);
        p(0.0 / 0.0 > 1);
        p(!(0.0 / 0.0 < 1));
        p(1.0 > 0.5);
        p(1f >= 2f);
        p(Float.NaN == Float.NaN);
        long a = 5,
            b = 7;
        p(a < b);
        p(a > b);
        p(a == b);
        p(a != b);
        p(a <= b);
        p(a >= b);
        int[][][] m = new int[2][3][4];
        m[1][2][3] = 9;
        p(m.length + m[1].length + m[1][2].length + m[1][2][3]);
        String[][] sa = new String[2][];
        p(sa[0] == null);
        long[] la = { 1, 2, 3 };
        la[1] += la[2]++;
        p(la[1] + la[2]);
        byte[] ba = { -1 };
        ba[0] += 1;
        p(ba[0]);
        char[] ca = { 'a' };
        ca[0]++;
        p(ca[0]);
        float[] fa = { 1 };
        fa[0] /= 3;
        p(fa[0]);
        double[] da = { 1 };
        da[0] -= .25;
        p(da[0]);
        short[] sa2 = { 3 };
        sa2[0] <<= 14;
        p(sa2[0]);
        boolean[] za = { false };
        za[0] |= true;
        p(za[0]);
        int i = 0;
        i = i++ + ++i;
        p(i);
        for (int k = -1; k < 6; k++) switch (k) {
            case 0:
                p("zero");
                break;
            case 1:
                p("one");
            case 2:
                p("two");
                break;
            case 4:
                p("four");
                break;
            default:
                p("d" + k);
        }
        for (int k : new int[] { -1000, 5, 100, 7000, 3 })
            switch (k) {
                case -1000:
                    p("A");
                    break;
                case 5:
                    p("B");
                    break;
                case 100:
                    p("C");
                    break;
                case 7000:
                    p("D");
                    break;
                default:
                    p("E");
            }
        for (int k = 0; k < 14; k++) catching(new R(k));
        int l0 = 0,
            x1 = 3;
        while (l0 < x1) {
            l0++;
            if (l0 == 2) continue;
            p(l0);
        }
        int d = 1000;
        d += 1000;
        d -= 3000;
        p(d);
        int q = 40;
        q = q - 5;
        q = q + 200;
        q = q & 0xff;
        q = q & 7 & 0x7fff;
        p(q);
        StringBuilder sbd = new StringBuilder();
        for (int k = 0; k < 20; k++) sbd.append(k).append(',');
        p(sbd);
        p(Object.class);
        p(int[].class);
        p("abc".length() + "d".concat("e").indexOf("e"));
        p(new int[3].getClass() == int[].class);
        p(new int[] { 1, 2 }.clone()[1]);
        Object o = new Object();
        synchronized (o) {
            synchronized (o) {
                p("locked");
            }
        }
    }
}
