// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Boxes of double: valueOf and its cache, equality, order, unboxing in every context, null, casts
 * between boxes.
 */
public class DoubleBoxes {

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

    static Double field = 2.5;

    static double prim(double x) {
        return x;
    }

    static Object obj(Object x) {
        return x;
    }

    static String which(double x) {
        return "double";
    }

    static String which(Double x) {
        return "Double";
    }

    static String which(Object x) {
        return "Object";
    }

    static String wide(long x) {
        return "long";
    }

    static String wide(Object x) {
        return "Object";
    }

    static String wide(double... x) {
        return "double...";
    }

    static <T> T gen(T x) {
        return x;
    }

    static <T extends Comparable<T>> T max(T x, T y) {
        return x.compareTo(y) > 0 ? x : y;
    }

    public static void main(String[] args) {
        Double p = 2.5,
            q = 2.5,
            r = Double.NaN,
            nul = null;
        double x = 2.5,
            y = Double.NaN;
        Object o = x,
            e = Double.MIN_VALUE;
        t(
            "equals",
            () ->
                p.equals(q) +
                " " +
                p.equals(r) +
                " " +
                p.equals(null) +
                " " +
                p.equals("s") +
                " " +
                o.equals(p) +
                " " +
                r.equals(Double.NaN)
        );
        t(
            "same",
            () ->
                (p == q) +
                " " +
                (Double.valueOf(2.5) == p) +
                " " +
                (x == p) +
                " " +
                (p == x) +
                " " +
                (y == r) +
                " " +
                (nul == null)
        );
        t(
            "hash",
            () -> p.hashCode() + " " + r.hashCode() + " " + Double.hashCode(Double.MIN_VALUE)
        );
        t(
            "text",
            () -> p + " " + s(r) + " " + Double.toString(Double.MIN_VALUE) + " " + String.valueOf(x)
        );
        t(
            "compare",
            () ->
                p.compareTo(r) +
                " " +
                r.compareTo(p) +
                " " +
                p.compareTo(q) +
                " " +
                Double.compare(y, x)
        );
        t(
            "class",
            () ->
                o.getClass() +
                " " +
                Double.TYPE +
                " " +
                (Double.TYPE == double.class) +
                " " +
                (o instanceof Double) +
                " " +
                (o instanceof Number) +
                " " +
                (o instanceof Comparable)
        );
        t("value", () -> p.doubleValue());
        t("which", () -> which(x) + which(p) + which(o) + which(2.5) + which((Object) x));
        t("wide", () -> wide(x) + " " + wide(p));
        t("generic", () -> gen(x));
        t("max", () -> max(x, y));
        t("ternary", () -> args.length > 5 ? p : r);
        t("mixed", () -> args.length > 5 ? p : y);
        t("object", () -> obj(x));
        t("prim", () -> prim(p));
        t("null prim", () -> prim(nul));
        t("null ternary", () -> {
            double v = args.length == 0 ? nul : x;
            return v;
        });
        t("null cast", () -> (double) nul);
        t("null object", () -> (double) (Object) null);
        t("null equals", () -> nul == x);
        t("cast", () -> (double) o);
        t("cast box", () -> (Double) o);
        t("to boolean", () -> (boolean) e);
        t("from boolean", () -> (double) (Object) true);
        t("to byte", () -> (byte) e);
        t("from byte", () -> (double) (Object) (byte) 1);
        t("to char", () -> (char) e);
        t("from char", () -> (double) (Object) 'a');
        t("to short", () -> (short) e);
        t("from short", () -> (double) (Object) (short) 5);
        t("to int", () -> (int) e);
        t("from int", () -> (double) (Object) 7);
        t("to long", () -> (long) e);
        t("from long", () -> (double) (Object) 9L);
        t("to float", () -> (float) e);
        t("from float", () -> (double) (Object) 1.5f);
        t("to double", () -> (double) e);
        t("from double", () -> (double) (Object) 2.5);
        t("widen double", () -> {
            double v = p;
            return v;
        });
        t("null double", () -> {
            double v = nul;
            return v;
        });
        List<Double> list = new ArrayList<>();
        list.add(x);
        list.add(r);
        list.add(Double.MIN_VALUE);
        t("list", () -> list.indexOf(r) + " " + list.contains(2.5) + " " + s(list.get(2)));
        double sumOrLast = x;
        for (double v : list) sumOrLast = v;
        double fin = sumOrLast;
        t("loop", () -> fin);
        Map<Double, String> map = new HashMap<>();
        map.put(x, "one");
        map.put(2.5, "two");
        t("map", () -> map.size() + map.get(p));
        Double[] arr = { x, y, null };
        t("array", () -> arr[0]);
        t("array null", () -> {
            double v = arr[2];
            return v;
        });
        Double loc = 2.5;
        loc++;
        ++loc;
        --loc;
        field++;
        ++field;
        Double end = loc;
        t("ops", () -> end);
        t("static", () -> field--);
        t("static", () -> field);
        t("sum", () -> p + r);
        t("product", () -> p * 2L);
        t("less", () -> p < r);
        t("minus", () -> -p);
        t("kept", () -> p);
        int same = 0;
        for (int i = -200; i < 200; i++) {
            double v = (double) i;
            Double m = v,
                k = v;
            if (m == k) same++;
        }
        System.out.println(same);
    }
}
