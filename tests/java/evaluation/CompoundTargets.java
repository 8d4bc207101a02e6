// SPDX-License-Identifier: MIT
/**
 * JLS 15.26.2: the left operand's value is saved before the right side runs; array and index are
 * evaluated once.
 */
public class CompoundTargets {

    static String log = "";
    int f = 1;
    static int sf = 100;

    static int[] a(int[] r) {
        log += "a";
        return r;
    }

    static int i(int v) {
        log += "i" + v;
        return v;
    }

    static CompoundTargets t(CompoundTargets x) {
        log += "t";
        return x;
    }

    static int bad() {
        log += "!";
        throw new IllegalStateException("rhs");
    }

    interface Body {
        Object run();
    }

    static void show(Body b) {
        log = "";
        String r;
        try {
            r = String.valueOf(b.run());
        } catch (RuntimeException e) {
            r = e.getClass().getSimpleName() + " " + e.getMessage();
        }
        System.out.println(log + " = " + r);
    }

    static int setStatic() {
        sf = 1;
        return 5;
    }

    public static void main(String[] args) {
        int[] x = { 1, 2, 3 },
            none = null;
        CompoundTargets o = new CompoundTargets();
        show(() -> a(x)[i(1)] += i(5));
        show(() -> a(x)[i(1)]++ + a(x)[i(1)]);
        show(() -> ++a(x)[i(2)] + x[2]);
        show(() -> a(none)[i(1)] += bad());
        show(() -> a(x)[i(9)] += bad());
        show(() -> a(x)[i(0)] += bad());
        show(() -> a(none)[i(1)]++);
        show(() -> t(o).f += i(3));
        show(() -> t(null).f += 0);
        show(() -> t(o).f -= (o.f = 50) - 40);
        show(() -> sf += setStatic());
        show(() -> {
            int k = 5;
            k += k++ * 2 + k;
            return k;
        });
        show(() -> {
            int k = 5;
            k += (k = 3) * k;
            return k;
        });
        show(() -> {
            int k = 1;
            k += k += k += k;
            return k;
        });
        show(() -> {
            int k = 9;
            k = k++ + k--;
            return k;
        });
        show(() -> {
            int k = 3;
            k ^= (k << 1) ^ (k = 7);
            return k;
        });
        show(() -> {
            int[] y = { 1, 2 };
            int k = 0;
            y[k++] += k;
            return y[0] + "," + y[1] + "," + k;
        });
        show(() -> {
            int[] y = { 1, 2 };
            int k = 0;
            y[k] += k = 1;
            return y[0] + "," + y[1] + "," + k;
        });
        show(() -> {
            int[] y = { 1, 2 },
                z = y;
            y[0] += (y = new int[] { 9 })[0];
            return z[0] + "," + y[0];
        });
        show(() -> {
            String s = "a";
            s += s += "b";
            return s;
        });
        show(() -> {
            String[] s = { "x", null };
            int k = 0;
            s[k++] += k;
            s[k] += s[0];
            return s[0] + s[1];
        });
        show(() -> {
            Object[] s = new Object[] { "x" };
            s[0] += "y";
            return s[0];
        });
        show(() -> {
            Integer b = 127,
                c = b;
            b += 1;
            return b + "," + c;
        });
        show(() -> {
            Integer[] b = { 1 };
            int k = 0;
            return b[k++]++ + "," + b[0] + "," + k;
        });
        show(() -> {
            long[] l = { 1 };
            l[i(0)] <<= i(33);
            return l[0];
        });
    }
}
