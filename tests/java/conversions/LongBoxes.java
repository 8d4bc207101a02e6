// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Boxes of long: valueOf and its cache, equality, order, unboxing in every context, null, casts
 * between boxes.
 */
public class LongBoxes {

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

    static Long field = 9L;

    static long prim(long x) {
        return x;
    }

    static Object obj(Object x) {
        return x;
    }

    static String which(long x) {
        return "long";
    }

    static String which(Long x) {
        return "Long";
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
        Long p = 9L,
            q = 9L,
            r = Long.MIN_VALUE,
            nul = null;
        long x = 9L,
            y = Long.MIN_VALUE;
        Object o = x,
            e = Long.MAX_VALUE;
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
                r.equals(Long.MIN_VALUE)
        );
        t(
            "same",
            () ->
                (p == q) +
                " " +
                (Long.valueOf(9L) == p) +
                " " +
                (x == p) +
                " " +
                (p == x) +
                " " +
                (y == r) +
                " " +
                (nul == null)
        );
        t("hash", () -> p.hashCode() + " " + r.hashCode() + " " + Long.hashCode(Long.MAX_VALUE));
        t(
            "text",
            () -> p + " " + s(r) + " " + Long.toString(Long.MAX_VALUE) + " " + String.valueOf(x)
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
                Long.compare(y, x)
        );
        t(
            "class",
            () ->
                o.getClass() +
                " " +
                Long.TYPE +
                " " +
                (Long.TYPE == long.class) +
                " " +
                (o instanceof Long) +
                " " +
                (o instanceof Number) +
                " " +
                (o instanceof Comparable)
        );
        t("value", () -> p.longValue());
        t("which", () -> which(x) + which(p) + which(o) + which(9L) + which((Object) x));
        t("wide", () -> wide(x) + " " + wide(p));
        t("generic", () -> gen(x));
        t("max", () -> max(x, y));
        t("ternary", () -> args.length > 5 ? p : r);
        t("mixed", () -> args.length > 5 ? p : y);
        t("object", () -> obj(x));
        t("prim", () -> prim(p));
        t("null prim", () -> prim(nul));
        t("null ternary", () -> {
            long v = args.length == 0 ? nul : x;
            return v;
        });
        t("null cast", () -> (long) nul);
        t("null object", () -> (long) (Object) null);
        t("null equals", () -> nul == x);
        t("cast", () -> (long) o);
        t("cast box", () -> (Long) o);
        t("to boolean", () -> (boolean) e);
        t("from boolean", () -> (long) (Object) true);
        t("to byte", () -> (byte) e);
        t("from byte", () -> (long) (Object) (byte) 1);
        t("to char", () -> (char) e);
        t("from char", () -> (long) (Object) 'a');
        t("to short", () -> (short) e);
        t("from short", () -> (long) (Object) (short) 5);
        t("to int", () -> (int) e);
        t("from int", () -> (long) (Object) 7);
        t("to long", () -> (long) e);
        t("from long", () -> (long) (Object) 9L);
        t("widen long", () -> {
            long v = p;
            return v;
        });
        t("null long", () -> {
            long v = nul;
            return v;
        });
        t("to float", () -> (float) e);
        t("from float", () -> (long) (Object) 1.5f);
        t("widen float", () -> {
            float v = p;
            return v;
        });
        t("null float", () -> {
            float v = nul;
            return v;
        });
        t("to double", () -> (double) e);
        t("from double", () -> (long) (Object) 2.5);
        t("widen double", () -> {
            double v = p;
            return v;
        });
        t("null double", () -> {
            double v = nul;
            return v;
        });
        List<Long> list = new ArrayList<>();
        list.add(x);
        list.add(r);
        list.add(Long.MAX_VALUE);
        t("list", () -> list.indexOf(r) + " " + list.contains(9L) + " " + s(list.get(2)));
        long sumOrLast = x;
        for (long v : list) sumOrLast = v;
        long fin = sumOrLast;
        t("loop", () -> fin);
        Map<Long, String> map = new HashMap<>();
        map.put(x, "one");
        map.put(9L, "two");
        t("map", () -> map.size() + map.get(p));
        Long[] arr = { x, y, null };
        t("array", () -> arr[0]);
        t("array null", () -> {
            long v = arr[2];
            return v;
        });
        Long loc = 9L;
        loc++;
        ++loc;
        --loc;
        field++;
        ++field;
        Long end = loc;
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
            long v = (long) i;
            Long m = v,
                k = v;
            if (m == k) same++;
        }
        System.out.println(same);
    }
}
