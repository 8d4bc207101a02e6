// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Boxes of byte: valueOf and its cache, equality, order, unboxing in every context, null, casts
 * between boxes.
 */
public class ByteBoxes {

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

    static Byte field = (byte) 1;

    static byte prim(byte x) {
        return x;
    }

    static Object obj(Object x) {
        return x;
    }

    static String which(byte x) {
        return "byte";
    }

    static String which(Byte x) {
        return "Byte";
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
        Byte p = (byte) 1,
            q = (byte) 1,
            r = (byte) -128,
            nul = null;
        byte x = (byte) 1,
            y = (byte) -128;
        Object o = x,
            e = (byte) 127;
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
                r.equals((byte) -128)
        );
        t(
            "same",
            () ->
                (p == q) +
                " " +
                (Byte.valueOf((byte) 1) == p) +
                " " +
                (x == p) +
                " " +
                (p == x) +
                " " +
                (y == r) +
                " " +
                (nul == null)
        );
        t("hash", () -> p.hashCode() + " " + r.hashCode() + " " + Byte.hashCode((byte) 127));
        t("text", () -> p + " " + s(r) + " " + Byte.toString((byte) 127) + " " + String.valueOf(x));
        t(
            "compare",
            () ->
                p.compareTo(r) +
                " " +
                r.compareTo(p) +
                " " +
                p.compareTo(q) +
                " " +
                Byte.compare(y, x)
        );
        t(
            "class",
            () ->
                o.getClass() +
                " " +
                Byte.TYPE +
                " " +
                (Byte.TYPE == byte.class) +
                " " +
                (o instanceof Byte) +
                " " +
                (o instanceof Number) +
                " " +
                (o instanceof Comparable)
        );
        t("value", () -> p.byteValue());
        t("which", () -> which(x) + which(p) + which(o) + which((byte) 1) + which((Object) x));
        t("wide", () -> wide(x) + " " + wide(p));
        t("generic", () -> gen(x));
        t("max", () -> max(x, y));
        t("ternary", () -> args.length > 5 ? p : r);
        t("mixed", () -> args.length > 5 ? p : y);
        t("object", () -> obj(x));
        t("prim", () -> prim(p));
        t("null prim", () -> prim(nul));
        t("null ternary", () -> {
            byte v = args.length == 0 ? nul : x;
            return v;
        });
        t("null cast", () -> (byte) nul);
        t("null object", () -> (byte) (Object) null);
        t("null equals", () -> nul == x);
        t("cast", () -> (byte) o);
        t("cast box", () -> (Byte) o);
        t("to boolean", () -> (boolean) e);
        t("from boolean", () -> (byte) (Object) true);
        t("to byte", () -> (byte) e);
        t("from byte", () -> (byte) (Object) (byte) 1);
        t("widen byte", () -> {
            byte v = p;
            return v;
        });
        t("null byte", () -> {
            byte v = nul;
            return v;
        });
        t("to char", () -> (char) e);
        t("from char", () -> (byte) (Object) 'a');
        t("to short", () -> (short) e);
        t("from short", () -> (byte) (Object) (short) 5);
        t("widen short", () -> {
            short v = p;
            return v;
        });
        t("null short", () -> {
            short v = nul;
            return v;
        });
        t("to int", () -> (int) e);
        t("from int", () -> (byte) (Object) 7);
        t("widen int", () -> {
            int v = p;
            return v;
        });
        t("null int", () -> {
            int v = nul;
            return v;
        });
        t("to long", () -> (long) e);
        t("from long", () -> (byte) (Object) 9L);
        t("widen long", () -> {
            long v = p;
            return v;
        });
        t("null long", () -> {
            long v = nul;
            return v;
        });
        t("to float", () -> (float) e);
        t("from float", () -> (byte) (Object) 1.5f);
        t("widen float", () -> {
            float v = p;
            return v;
        });
        t("null float", () -> {
            float v = nul;
            return v;
        });
        t("to double", () -> (double) e);
        t("from double", () -> (byte) (Object) 2.5);
        t("widen double", () -> {
            double v = p;
            return v;
        });
        t("null double", () -> {
            double v = nul;
            return v;
        });
        List<Byte> list = new ArrayList<>();
        list.add(x);
        list.add(r);
        list.add((byte) 127);
        t("list", () -> list.indexOf(r) + " " + list.contains((byte) 1) + " " + s(list.get(2)));
        byte sumOrLast = x;
        for (byte v : list) sumOrLast = v;
        byte fin = sumOrLast;
        t("loop", () -> fin);
        Map<Byte, String> map = new HashMap<>();
        map.put(x, "one");
        map.put((byte) 1, "two");
        t("map", () -> map.size() + map.get(p));
        Byte[] arr = { x, y, null };
        t("array", () -> arr[0]);
        t("array null", () -> {
            byte v = arr[2];
            return v;
        });
        Byte loc = (byte) 1;
        loc++;
        ++loc;
        --loc;
        field++;
        ++field;
        Byte end = loc;
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
                case (byte) 1:
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
            byte v = (byte) i;
            Byte m = v,
                k = v;
            if (m == k) same++;
        }
        System.out.println(same);
    }
}
