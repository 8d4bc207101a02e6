// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Boxes of boolean: valueOf and its cache, equality, order, unboxing in every context, null, casts
 * between boxes.
 */
public class BooleanBoxes {

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

    static Boolean field = true;

    static boolean prim(boolean x) {
        return x;
    }

    static Object obj(Object x) {
        return x;
    }

    static String which(boolean x) {
        return "boolean";
    }

    static String which(Boolean x) {
        return "Boolean";
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
        Boolean p = true,
            q = true,
            r = false,
            nul = null;
        boolean x = true,
            y = false;
        Object o = x,
            e = true;
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
                r.equals(false)
        );
        t(
            "same",
            () ->
                (p == q) +
                " " +
                (Boolean.valueOf(true) == p) +
                " " +
                (x == p) +
                " " +
                (p == x) +
                " " +
                (y == r) +
                " " +
                (nul == null)
        );
        t("hash", () -> p.hashCode() + " " + r.hashCode() + " " + Boolean.hashCode(true));
        t("text", () -> p + " " + s(r) + " " + Boolean.toString(true) + " " + String.valueOf(x));
        t(
            "compare",
            () ->
                p.compareTo(r) +
                " " +
                r.compareTo(p) +
                " " +
                p.compareTo(q) +
                " " +
                Boolean.compare(y, x)
        );
        t(
            "class",
            () ->
                o.getClass() +
                " " +
                Boolean.TYPE +
                " " +
                (Boolean.TYPE == boolean.class) +
                " " +
                (o instanceof Boolean) +
                " " +
                (o instanceof Number) +
                " " +
                (o instanceof Comparable)
        );
        t("value", () -> p.booleanValue());
        t("which", () -> which(x) + which(p) + which(o) + which(true) + which((Object) x));
        t("wide", () -> wide((Object) x));
        t("generic", () -> gen(x));
        t("max", () -> max(x, y));
        t("ternary", () -> args.length > 5 ? p : r);
        t("mixed", () -> args.length > 5 ? p : y);
        t("object", () -> obj(x));
        t("prim", () -> prim(p));
        t("null prim", () -> prim(nul));
        t("null ternary", () -> {
            boolean v = args.length == 0 ? nul : x;
            return v;
        });
        t("null cast", () -> (boolean) nul);
        t("null object", () -> (boolean) (Object) null);
        t("null equals", () -> nul == x);
        t("cast", () -> (boolean) o);
        t("cast box", () -> (Boolean) o);
        t("to boolean", () -> (boolean) e);
        t("from boolean", () -> (boolean) (Object) true);
        t("widen boolean", () -> {
            boolean v = p;
            return v;
        });
        t("null boolean", () -> {
            boolean v = nul;
            return v;
        });
        t("to byte", () -> (byte) e);
        t("from byte", () -> (boolean) (Object) (byte) 1);
        t("to char", () -> (char) e);
        t("from char", () -> (boolean) (Object) 'a');
        t("to short", () -> (short) e);
        t("from short", () -> (boolean) (Object) (short) 5);
        t("to int", () -> (int) e);
        t("from int", () -> (boolean) (Object) 7);
        t("to long", () -> (long) e);
        t("from long", () -> (boolean) (Object) 9L);
        t("to float", () -> (float) e);
        t("from float", () -> (boolean) (Object) 1.5f);
        t("to double", () -> (double) e);
        t("from double", () -> (boolean) (Object) 2.5);
        List<Boolean> list = new ArrayList<>();
        list.add(x);
        list.add(r);
        list.add(true);
        t("list", () -> list.indexOf(r) + " " + list.contains(true) + " " + s(list.get(2)));
        boolean sumOrLast = x;
        for (boolean v : list) sumOrLast = v;
        boolean fin = sumOrLast;
        t("loop", () -> fin);
        Map<Boolean, String> map = new HashMap<>();
        map.put(x, "one");
        map.put(true, "two");
        t("map", () -> map.size() + map.get(p));
        Boolean[] arr = { x, y, null };
        t("array", () -> arr[0]);
        t("array null", () -> {
            boolean v = arr[2];
            return v;
        });
        Boolean loc = true;
        loc = !loc;
        loc |= true;
        loc ^= p;
        loc &= !loc;
        if (!loc && p) t("ops", () -> (p & r) | (!q ^ r));
        t("switch", () -> p ? (r ? 1 : 2) : 3);
        t("while", () -> {
            int n = 0;
            while (p) if (n++ > 3) break;
            return n;
        });
        int same = 0;
        for (int i = -200; i < 200; i++) {
            boolean v = i % 2 == 0;
            Boolean m = v,
                k = v;
            if (m == k) same++;
        }
        System.out.println(same);
    }
}
