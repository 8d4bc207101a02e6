// SPDX-License-Identifier: MIT
import java.util.*;
import java.lang.reflect.Array;

/**
 * Arrays of double: defaults, stores, copies, clones, nested ones, equality, reflection of every
 * type.
 */
public class DoubleArrays {

    static String s(Object o) {
        return o == null
            ? "null"
            : o.getClass().getSimpleName() + ":" + (o instanceof Character c ? (int) c : o);
    }

    interface Code {
        Object run() throws Throwable;
    }

    static void t(String n, Code c) {
        try {
            System.out.println(n + " " + s(c.run()));
        } catch (Throwable e) {
            System.out.println(n + " ! " + e.getClass().getSimpleName());
        }
    }

    static double[] shared = { 2.5, Double.NaN, Double.MIN_VALUE };
    double[][] grid = { { 2.5 }, { Double.NaN, Double.MIN_VALUE }, {}, null };

    static double[] make(double... v) {
        return v;
    }

    static double last(double[] v) {
        return v[v.length - 1];
    }

    static String st(double[] v) {
        StringBuilder r = new StringBuilder();
        for (double x : v) r.append(x).append(' ');
        return r.toString();
    }

    public static void main(String[] args) {
        double[] z = new double[4];
        System.out.println(
            st(z) + z.length + z.getClass().getName() + new double[1][2][].getClass().getName()
        );
        z[0] = 2.5;
        z[1] = Double.NaN;
        z[3] = z[2] = Double.MIN_VALUE;
        System.out.println(
            st(z) +
                st(z.clone()) +
                (z.clone() != z) +
                Arrays.equals(z, z.clone()) +
                z.equals(z.clone())
        );
        System.arraycopy(z, 0, z, 1, 3);
        System.out.println(st(z));
        System.arraycopy(z, 1, z, 0, 3);
        System.out.println(st(z));
        System.arraycopy(z, 2, z, 2, 2);
        System.arraycopy(shared, 1, z, 0, 0);
        System.out.println(st(z));
        double[] big = new double[70];
        for (int i = 0; i < 70; i++) big[i] = shared[i % 3];
        System.arraycopy(big, 0, big, 5, 60);
        System.out.println(st(big));
        System.arraycopy(big, 9, big, 0, 61);
        System.out.println(st(big));
        System.out.println(
            st(make()) +
                st(make(2.5)) +
                st(make(2.5, Double.NaN)) +
                last(make(Double.MIN_VALUE)) +
                make(shared).equals(shared)
        );
        DoubleArrays o = new DoubleArrays();
        System.out.println(st(o.grid[0]) + st(o.grid[1]) + o.grid[2].length + o.grid[3]);
        double[][] copy = o.grid.clone();
        copy[0][0] = Double.MIN_VALUE;
        copy[3] = z;
        System.out.println(st(o.grid[0]) + o.grid[3]);
        Arrays.fill(z, Double.NaN);
        System.out.println(
            st(z) +
                Arrays.hashCode(z) +
                Arrays.toString(Arrays.copyOf(z, 2)).length() +
                Arrays.equals(z, Arrays.copyOf(z, 5)) +
                st(Arrays.copyOfRange(shared, 1, 5)) +
                Arrays.compare(z, shared) +
                Arrays.mismatch(z, shared)
        );
        z = shared.clone();
        z[0]++;
        z[1] += 2;
        --z[2];
        z[0] *= 2;
        System.out.println(st(z));
        z[1] -= z[0]++;
        System.out.println(st(z));
        Arrays.sort(z);
        System.out.println(st(z) + Arrays.binarySearch(z, z[1]));
        double[] w = z;
        t("get", () -> w[3]);
        t("negative", () -> {
            w[-1] = 2.5;
            return 0;
        });
        t("size", () -> new double[-2]);
        t("null", () -> ((double[]) null).length);
        t("object", () -> (Object) w instanceof double[]);
        t("objects", () -> (Object) w instanceof Object[]);
        t("cast", () -> (Object) new double[0][0] instanceof Object[]);
        Object[] values = { true, (byte) 3, 'q', (short) 4, 5, 6L, 7f, 8.0, "s", null };
        for (Object v : values)
            t("set " + s(v), () -> {
                Array.set(w, 0, v);
                return Array.get(w, 0);
            });
        t("getBoolean", () -> Array.getBoolean(w, 1));
        t("setBoolean", () -> {
            Array.setBoolean(w, 0, true);
            return w[0];
        });
        t("getByte", () -> Array.getByte(w, 1));
        t("setByte", () -> {
            Array.setByte(w, 0, (byte) 1);
            return w[0];
        });
        t("getChar", () -> Array.getChar(w, 1));
        t("setChar", () -> {
            Array.setChar(w, 0, 'a');
            return w[0];
        });
        t("getShort", () -> Array.getShort(w, 1));
        t("setShort", () -> {
            Array.setShort(w, 0, (short) 5);
            return w[0];
        });
        t("getInt", () -> Array.getInt(w, 1));
        t("setInt", () -> {
            Array.setInt(w, 0, 7);
            return w[0];
        });
        t("getLong", () -> Array.getLong(w, 1));
        t("setLong", () -> {
            Array.setLong(w, 0, 9L);
            return w[0];
        });
        t("getFloat", () -> Array.getFloat(w, 1));
        t("setFloat", () -> {
            Array.setFloat(w, 0, 1.5f);
            return w[0];
        });
        t("getDouble", () -> Array.getDouble(w, 1));
        t("setDouble", () -> {
            Array.setDouble(w, 0, 2.5);
            return w[0];
        });
    }
}
