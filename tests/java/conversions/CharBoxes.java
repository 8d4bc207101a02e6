// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Boxes of char: valueOf and its cache, equality, order, unboxing in every context, null, casts
 * between boxes.
 */
public class CharBoxes {

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

    static Character field = 'a';

    static char prim(char x) {
        return x;
    }

    static Object obj(Object x) {
        return x;
    }

    static String which(char x) {
        return "char";
    }

    static String which(Character x) {
        return "Character";
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
        Character p = 'a',
            q = 'a',
            r = '\uffff',
            nul = null;
        char x = 'a',
            y = '\uffff';
        Object o = x,
            e = '0';
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
                r.equals('\uffff')
        );
        t(
            "same",
            () ->
                (p == q) +
                " " +
                (Character.valueOf('a') == p) +
                " " +
                (x == p) +
                " " +
                (p == x) +
                " " +
                (y == r) +
                " " +
                (nul == null)
        );
        t("hash", () -> p.hashCode() + " " + r.hashCode() + " " + Character.hashCode('0'));
        t("text", () -> p + " " + s(r) + " " + Character.toString('0') + " " + String.valueOf(x));
        t(
            "compare",
            () ->
                p.compareTo(r) +
                " " +
                r.compareTo(p) +
                " " +
                p.compareTo(q) +
                " " +
                Character.compare(y, x)
        );
        t(
            "class",
            () ->
                o.getClass() +
                " " +
                Character.TYPE +
                " " +
                (Character.TYPE == char.class) +
                " " +
                (o instanceof Character) +
                " " +
                (o instanceof Number) +
                " " +
                (o instanceof Comparable)
        );
        t("value", () -> p.charValue());
        t("which", () -> which(x) + which(p) + which(o) + which('a') + which((Object) x));
        t("wide", () -> wide(x) + " " + wide(p));
        t("generic", () -> gen(x));
        t("max", () -> max(x, y));
        t("ternary", () -> args.length > 5 ? p : r);
        t("mixed", () -> args.length > 5 ? p : y);
        t("object", () -> obj(x));
        t("prim", () -> prim(p));
        t("null prim", () -> prim(nul));
        t("null ternary", () -> {
            char v = args.length == 0 ? nul : x;
            return v;
        });
        t("null cast", () -> (char) nul);
        t("null object", () -> (char) (Object) null);
        t("null equals", () -> nul == x);
        t("cast", () -> (char) o);
        t("cast box", () -> (Character) o);
        t("to boolean", () -> (boolean) e);
        t("from boolean", () -> (char) (Object) true);
        t("to byte", () -> (byte) e);
        t("from byte", () -> (char) (Object) (byte) 1);
        t("to char", () -> (char) e);
        t("from char", () -> (char) (Object) 'a');
        t("widen char", () -> {
            char v = p;
            return v;
        });
        t("null char", () -> {
            char v = nul;
            return v;
        });
        t("to short", () -> (short) e);
        t("from short", () -> (char) (Object) (short) 5);
        t("to int", () -> (int) e);
        t("from int", () -> (char) (Object) 7);
        t("widen int", () -> {
            int v = p;
            return v;
        });
        t("null int", () -> {
            int v = nul;
            return v;
        });
        t("to long", () -> (long) e);
        t("from long", () -> (char) (Object) 9L);
        t("widen long", () -> {
            long v = p;
            return v;
        });
        t("null long", () -> {
            long v = nul;
            return v;
        });
        t("to float", () -> (float) e);
        t("from float", () -> (char) (Object) 1.5f);
        t("widen float", () -> {
            float v = p;
            return v;
        });
        t("null float", () -> {
            float v = nul;
            return v;
        });
        t("to double", () -> (double) e);
        t("from double", () -> (char) (Object) 2.5);
        t("widen double", () -> {
            double v = p;
            return v;
        });
        t("null double", () -> {
            double v = nul;
            return v;
        });
        List<Character> list = new ArrayList<>();
        list.add(x);
        list.add(r);
        list.add('0');
        t("list", () -> list.indexOf(r) + " " + list.contains('a') + " " + s(list.get(2)));
        char sumOrLast = x;
        for (char v : list) sumOrLast = v;
        char fin = sumOrLast;
        t("loop", () -> fin);
        Map<Character, String> map = new HashMap<>();
        map.put(x, "one");
        map.put('a', "two");
        t("map", () -> map.size() + map.get(p));
        Character[] arr = { x, y, null };
        t("array", () -> arr[0]);
        t("array null", () -> {
            char v = arr[2];
            return v;
        });
        Character loc = 'a';
        loc++;
        ++loc;
        --loc;
        field++;
        ++field;
        Character end = loc;
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
                case 'a':
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
            char v = (char) i;
            Character m = v,
                k = v;
            if (m == k) same++;
        }
        System.out.println(same);
    }
}
