// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * JLS 6.3.1, 14.30: where a pattern variable is in scope: &&, ||, !, conditionals, loops, after
 * statements that leave.
 */
public class PatternScopes {

    String s = "field";

    static String and(Object o) {
        return o instanceof String s && s.length() > 2 ? s.toUpperCase() : "no";
    }

    static String not(Object o) {
        if (!(o instanceof String s)) return "left";
        return s + s.length();
    }

    static String or(Object o) {
        return !(o instanceof Integer i) || i < 0 ? "none" : "int" + (i + 1);
    }

    String field(Object o) {
        if (o instanceof String s) return s;
        return s;
    }

    String field2(Object o) {
        if (!(o instanceof String s)) {
            s = "changed";
            return this.s;
        } else {
            return s + this.s;
        }
    }

    static int loop(Object o) {
        int n = 0;
        while (!(o instanceof Integer i)) {
            o = n++ < 3 ? "x" : (Object) 42;
        }
        return i + n;
    }

    static String forLoop(Object o) {
        String r = "";
        for (int k = 0; o instanceof List<?> l && k < l.size(); k++) r += l.get(k);
        return r;
    }

    static String chain(Object o) {
        return o instanceof String s
            ? "S" + s
            : o instanceof Integer i
              ? "I" + i
              : o instanceof int[] a && a.length > 0
                ? "A" + a[0]
                : o instanceof Object[] a
                  ? "O" + a.length
                  : o == null
                    ? "null"
                    : "?";
    }

    static boolean eq(Object a, Object b) {
        return (
            (a instanceof String s && b instanceof String t && s.equals(t)) ||
            (a instanceof Integer i && b instanceof Integer j && i.intValue() == j)
        );
    }

    static String assign(Object o) {
        if (o instanceof String s) {
            String old = s;
            s = s + "!";
            return old + s + o;
        }
        return "";
    }

    static String nested(Object o) {
        if (
            o instanceof Map.Entry<?, ?> e &&
            e.getKey() instanceof String k &&
            e.getValue() instanceof Integer v
        ) return k + v;
        return "no";
    }

    static String doLoop(Object o) {
        int n = 0;
        do {
            n++;
            if (o instanceof String s && s.length() < 5) o = s + n;
            else break;
        } while (true);
        return "" + o + n;
    }

    static <T extends Comparable<T>> String gen(T t, Object o) {
        return t instanceof String s
            ? s + (o instanceof CharSequence c && c.length() == s.length())
            : "t" + (t instanceof Integer n ? n : -1);
    }

    static Runnable lambda(Object o) {
        return () -> {
            if (o instanceof Integer i && i > 1) System.out.println("lambda " + i);
            else System.out.println("lambda no");
        };
    }

    static int count;

    static Object once() {
        count++;
        return "once";
    }

    static String fin(Object o) {
        if (o instanceof final String s) {
            Runnable r = () -> System.out.println(s);
            r.run();
            return s;
        }
        return "-";
    }

    static boolean sync(Object o) {
        synchronized (PatternScopes.class) {
            return o instanceof Number n && n.doubleValue() > .5;
        }
    }

    public static void main(String[] args) {
        Object[] all = {
            "abc",
            "a",
            5,
            -5,
            null,
            new int[] { 7 },
            new int[0],
            new String[2],
            2.5,
            List.of(1, 2),
            Map.entry("k", 9),
            Map.entry(1, 2)
        };
        for (Object o : all)
            System.out.println(
                and(o) +
                    " " +
                    not(o) +
                    " " +
                    or(o) +
                    " " +
                    new PatternScopes().field(o) +
                    " " +
                    new PatternScopes().field2(o) +
                    " " +
                    loop(o) +
                    " " +
                    forLoop(o) +
                    " " +
                    chain(o).replaceAll("@.*", "") +
                    " " +
                    eq(o, "abc") +
                    eq(o, 5) +
                    " " +
                    assign(o) +
                    " " +
                    nested(o) +
                    " " +
                    fin(o) +
                    " " +
                    sync(o)
            );
        System.out.println(
            doLoop("a").replaceAll("@.*", "") +
                " " +
                gen("xy", "ab") +
                " " +
                gen(5, null) +
                " " +
                gen('c', null)
        );
        lambda(5).run();
        lambda("x").run();
        if (once() instanceof String s && once() instanceof String t) System.out.println(
            s + t + count
        );
        Object o = "x";
        boolean b = o instanceof String s && (o = 5) != null && s.equals("x");
        System.out.println(b + " " + o);
        try {
            Object bad = new Object() {
                @Override
                public boolean equals(Object x) {
                    return x instanceof PatternScopes p && p.s.isEmpty();
                }
            };
            System.out.println(bad.equals(new PatternScopes()));
        } finally {
            System.out.println("end");
        }
    }
}
