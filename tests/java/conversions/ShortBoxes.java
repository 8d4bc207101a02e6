// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Boxes of short: valueOf and its cache, equality, order, unboxing in every context, null, casts
 * between boxes.
 */
public class ShortBoxes {

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

    static Short field = (short) 5;

    static short prim(short x) {
        return x;
    }

    static Object obj(Object x) {
        return x;
    }

    static String which(short x) {
        return "short";
    }

    static String which(Short x) {
        return "Short";
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
        Short p = (short) 5,
            q = (short) 5,
            r = (short) -32768,
            nul = null;
        short x = (short) 5,
            y = (short) -32768;
        Object o = x,
            e = (short) 32767;
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
                r.equals((short) -32768)
        );
        t(
            "same",
            () ->
                (p == q) +
                " " +
                (Short.valueOf((short) 5) == p) +
                " " +
                (x == p) +
                " " +
                (p == x) +
                " " +
                (y == r) +
                " " +
                (nul == null)
        );
        t("hash", () -> p.hashCode() + " " + r.hashCode() + " " + Short.hashCode((short) 32767));
        t(
            "text",
            () -> p + " " + s(r) + " " + Short.toString((short) 32767) + " " + String.valueOf(x)
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
                Short.compare(y, x)
        );
        t(
            "class",
            () ->
                o.getClass() +
                " " +
                Short.TYPE +
                " " +
                (Short.TYPE == short.class) +
                " " +
                (o instanceof Short) +
                " " +
                (o instanceof Number) +
                " " +
                (o instanceof Comparable)
        );
        t("value", () -> p.shortValue());
        t("which", () -> which(x) + which(p) + which(o) + which((short) 5) + which((Object) x));
        t("wide", () -> wide(x) + " " + wide(p));
        t("generic", () -> gen(x));
        t("max", () -> max(x, y));
        t("ternary", () -> args.length > 5 ? p : r);
        t("mixed", () -> args.length > 5 ? p : y);
        t("object", () -> obj(x));
        t("prim", () -> prim(p));
        t("null prim", () -> prim(nul));
        t("null ternary", () -> {
            short v = args.length == 0 ? nul : x;
            return v;
        });
        t("null cast", () -> (short) nul);
        t("null object", () -> (short) (Object) null);
        t("null equals", () -> nul == x);
        t("cast", () -> (short) o);
        t("cast box", () -> (Short) o);
        t("to boolean", () -> (boolean) e);
        t("from boolean", () -> (short) (Object) true);
        t("to byte", () -> (byte) e);
        t("from byte", () -> (short) (Object) (byte) 1);
        t("to char", () -> (char) e);
        t("from char", () -> (short) (Object) 'a');
        t("to short", () -> (short) e);
        t("from short", () -> (short) (Object) (short) 5);
        t("widen short", () -> {
            short v = p;
            return v;
        });
        t("null short", () -> {
            short v = nul;
            return v;
        });
        t("to int", () -> (int) e);
        t("from int", () -> (short) (Object) 7);
        t("widen int", () -> {
            int v = p;
            return v;
        });
        t("null int", () -> {
            int v = nul;
            return v;
        });
        t("to long", () -> (long) e);
        t("from long", () -> (short) (Object) 9L);
        t("widen long", () -> {
            long v = p;
            return v;
        });
        t("null long", () -> {
            long v = nul;
            return v;
        });
        t("to float", () -> (float) e);
        t("from float", () -> (short) (Object) 1.5f);
        t("widen float", () -> {
            float v = p;
            return v;
        });
        t("null float", () -> {
            float v = nul;
            return v;
        });
        t("to double", () -> (double) e);
        t("from double", () -> (short) (Object) 2.5);
        t("widen double", () -> {
            double v = p;
            return v;
        });
        t("null double", () -> {
            double v = nul;
            return v;
        });
        List<Short> list = new ArrayList<>();
        list.add(x);
        list.add(r);
        list.add((short) 32767);
        t("list", () -> list.indexOf(r) + " " + list.contains((short) 5) + " " + s(list.get(2)));
        short sumOrLast = x;
        for (short v : list) sumOrLast = v;
        short fin = sumOrLast;
        t("loop", () -> fin);
        Map<Short, String> map = new HashMap<>();
        map.put(x, "one");
        map.put((short) 5, "two");
        t("map", () -> map.size() + map.get(p));
        Short[] arr = { x, y, null };
        t("array", () -> arr[0]);
        t("array null", () -> {
            short v = arr[2];
            return v;
        });
        Short loc = (short) 5;
        loc++;
        ++loc;
        --loc;
        field++;
        ++field;
        Short end = loc;
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
                case (short) 5:
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
            short v = (short) i;
            Short m = v,
                k = v;
            if (m == k) same++;
        }
        System.out.println(same);
    }
}
