// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Boxes of float: valueOf and its cache, equality, order, unboxing in every context, null, casts
 * between boxes.
 */
public class FloatBoxes {

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

    static Float field = 1.5f;

    static float prim(float x) {
        return x;
    }

    static Object obj(Object x) {
        return x;
    }

    static String which(float x) {
        return "float";
    }

    static String which(Float x) {
        return "Float";
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
        Float p = 1.5f,
            q = 1.5f,
            r = -0.0f,
            nul = null;
        float x = 1.5f,
            y = -0.0f;
        Object o = x,
            e = Float.MAX_VALUE;
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
                r.equals(-0.0f)
        );
        t(
            "same",
            () ->
                (p == q) +
                " " +
                (Float.valueOf(1.5f) == p) +
                " " +
                (x == p) +
                " " +
                (p == x) +
                " " +
                (y == r) +
                " " +
                (nul == null)
        );
        t("hash", () -> p.hashCode() + " " + r.hashCode() + " " + Float.hashCode(Float.MAX_VALUE));
        t(
            "text",
            () -> p + " " + s(r) + " " + Float.toString(Float.MAX_VALUE) + " " + String.valueOf(x)
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
                Float.compare(y, x)
        );
        t(
            "class",
            () ->
                o.getClass() +
                " " +
                Float.TYPE +
                " " +
                (Float.TYPE == float.class) +
                " " +
                (o instanceof Float) +
                " " +
                (o instanceof Number) +
                " " +
                (o instanceof Comparable)
        );
        t("value", () -> p.floatValue());
        t("which", () -> which(x) + which(p) + which(o) + which(1.5f) + which((Object) x));
        t("wide", () -> wide(x) + " " + wide(p));
        t("generic", () -> gen(x));
        t("max", () -> max(x, y));
        t("ternary", () -> args.length > 5 ? p : r);
        t("mixed", () -> args.length > 5 ? p : y);
        t("object", () -> obj(x));
        t("prim", () -> prim(p));
        t("null prim", () -> prim(nul));
        t("null ternary", () -> {
            float v = args.length == 0 ? nul : x;
            return v;
        });
        t("null cast", () -> (float) nul);
        t("null object", () -> (float) (Object) null);
        t("null equals", () -> nul == x);
        t("cast", () -> (float) o);
        t("cast box", () -> (Float) o);
        t("to boolean", () -> (boolean) e);
        t("from boolean", () -> (float) (Object) true);
        t("to byte", () -> (byte) e);
        t("from byte", () -> (float) (Object) (byte) 1);
        t("to char", () -> (char) e);
        t("from char", () -> (float) (Object) 'a');
        t("to short", () -> (short) e);
        t("from short", () -> (float) (Object) (short) 5);
        t("to int", () -> (int) e);
        t("from int", () -> (float) (Object) 7);
        t("to long", () -> (long) e);
        t("from long", () -> (float) (Object) 9L);
        t("to float", () -> (float) e);
        t("from float", () -> (float) (Object) 1.5f);
        t("widen float", () -> {
            float v = p;
            return v;
        });
        t("null float", () -> {
            float v = nul;
            return v;
        });
        t("to double", () -> (double) e);
        t("from double", () -> (float) (Object) 2.5);
        t("widen double", () -> {
            double v = p;
            return v;
        });
        t("null double", () -> {
            double v = nul;
            return v;
        });
        List<Float> list = new ArrayList<>();
        list.add(x);
        list.add(r);
        list.add(Float.MAX_VALUE);
        t("list", () -> list.indexOf(r) + " " + list.contains(1.5f) + " " + s(list.get(2)));
        float sumOrLast = x;
        for (float v : list) sumOrLast = v;
        float fin = sumOrLast;
        t("loop", () -> fin);
        Map<Float, String> map = new HashMap<>();
        map.put(x, "one");
        map.put(1.5f, "two");
        t("map", () -> map.size() + map.get(p));
        Float[] arr = { x, y, null };
        t("array", () -> arr[0]);
        t("array null", () -> {
            float v = arr[2];
            return v;
        });
        Float loc = 1.5f;
        loc++;
        ++loc;
        --loc;
        field++;
        ++field;
        Float end = loc;
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
            float v = (float) i;
            Float m = v,
                k = v;
            if (m == k) same++;
        }
        System.out.println(same);
    }
}
