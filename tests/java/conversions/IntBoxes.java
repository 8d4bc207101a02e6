// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Boxes of int: valueOf and its cache, equality, order, unboxing in every context, null, casts
 * between boxes.
 */
public class IntBoxes {

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

    static Integer field = 7;

    static int prim(int x) {
        return x;
    }

    static Object obj(Object x) {
        return x;
    }

    static String which(int x) {
        return "int";
    }

    static String which(Integer x) {
        return "Integer";
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
        Integer p = 7,
            q = 7,
            r = Integer.MIN_VALUE,
            nul = null;
        int x = 7,
            y = Integer.MIN_VALUE;
        Object o = x,
            e = Integer.MAX_VALUE;
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
                r.equals(Integer.MIN_VALUE)
        );
        t(
            "same",
            () ->
                (p == q) +
                " " +
                (Integer.valueOf(7) == p) +
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
            () -> p.hashCode() + " " + r.hashCode() + " " + Integer.hashCode(Integer.MAX_VALUE)
        );
        t(
            "text",
            () ->
                p + " " + s(r) + " " + Integer.toString(Integer.MAX_VALUE) + " " + String.valueOf(x)
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
                Integer.compare(y, x)
        );
        t(
            "class",
            () ->
                o.getClass() +
                " " +
                Integer.TYPE +
                " " +
                (Integer.TYPE == int.class) +
                " " +
                (o instanceof Integer) +
                " " +
                (o instanceof Number) +
                " " +
                (o instanceof Comparable)
        );
        t("value", () -> p.intValue());
        t("which", () -> which(x) + which(p) + which(o) + which(7) + which((Object) x));
        t("wide", () -> wide(x) + " " + wide(p));
        t("generic", () -> gen(x));
        t("max", () -> max(x, y));
        t("ternary", () -> args.length > 5 ? p : r);
        t("mixed", () -> args.length > 5 ? p : y);
        t("object", () -> obj(x));
        t("prim", () -> prim(p));
        t("null prim", () -> prim(nul));
        t("null ternary", () -> {
            int v = args.length == 0 ? nul : x;
            return v;
        });
        t("null cast", () -> (int) nul);
        t("null object", () -> (int) (Object) null);
        t("null equals", () -> nul == x);
        t("cast", () -> (int) o);
        t("cast box", () -> (Integer) o);
        t("to boolean", () -> (boolean) e);
        t("from boolean", () -> (int) (Object) true);
        t("to byte", () -> (byte) e);
        t("from byte", () -> (int) (Object) (byte) 1);
        t("to char", () -> (char) e);
        t("from char", () -> (int) (Object) 'a');
        t("to short", () -> (short) e);
        t("from short", () -> (int) (Object) (short) 5);
        t("to int", () -> (int) e);
        t("from int", () -> (int) (Object) 7);
        t("widen int", () -> {
            int v = p;
            return v;
        });
        t("null int", () -> {
            int v = nul;
            return v;
        });
        t("to long", () -> (long) e);
        t("from long", () -> (int) (Object) 9L);
        t("widen long", () -> {
            long v = p;
            return v;
        });
        t("null long", () -> {
            long v = nul;
            return v;
        });
        t("to float", () -> (float) e);
        t("from float", () -> (int) (Object) 1.5f);
        t("widen float", () -> {
            float v = p;
            return v;
        });
        t("null float", () -> {
            float v = nul;
            return v;
        });
        t("to double", () -> (double) e);
        t("from double", () -> (int) (Object) 2.5);
        t("widen double", () -> {
            double v = p;
            return v;
        });
        t("null double", () -> {
            double v = nul;
            return v;
        });
        List<Integer> list = new ArrayList<>();
        list.add(x);
        list.add(r);
        list.add(Integer.MAX_VALUE);
        t("list", () -> list.indexOf(r) + " " + list.contains(7) + " " + s(list.get(2)));
        int sumOrLast = x;
        for (int v : list) sumOrLast = v;
        int fin = sumOrLast;
        t("loop", () -> fin);
        Map<Integer, String> map = new HashMap<>();
        map.put(x, "one");
        map.put(7, "two");
        t("map", () -> map.size() + map.get(p));
        Integer[] arr = { x, y, null };
        t("array", () -> arr[0]);
        t("array null", () -> {
            int v = arr[2];
            return v;
        });
        Integer loc = 7;
        loc++;
        ++loc;
        --loc;
        field++;
        ++field;
        Integer end = loc;
        t("ops", () -> end);
        t("static", () -> field--);
        t("static", () -> field);
        t("sum", () -> p + r);
        t("product", () -> p * 2L);
        t("less", () -> p < r);
        t("minus", () -> -p);
        t("kept", () -> p);
        t("switch", () -> {
            switch (p) {
                case 7:
                    return "first";
                default:
                    return "other";
            }
        });
        t("shift", () -> p << 2);
        t("not", () -> ~p);
        // prettier-ignore
        t("index", () -> (new int[200])[p]);
        int same = 0;
        for (int i = -200; i < 200; i++) {
            int v = (int) i;
            Integer m = v,
                k = v;
            if (m == k) same++;
        }
        System.out.println(same);
    }
}
