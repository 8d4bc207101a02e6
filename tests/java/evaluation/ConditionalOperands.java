// SPDX-License-Identifier: MIT
/**
 * JLS 15.25: only one of the operands runs; its conversion to the type of the whole may box, unbox
 * or widen.
 */
public class ConditionalOperands {

    static String log = "";

    static boolean b(boolean v) {
        log += v ? "T" : "F";
        return v;
    }

    static int i(int v) {
        log += "i" + v;
        return v;
    }

    static long l(long v) {
        log += "l" + v;
        return v;
    }

    static Integer box(Integer v) {
        log += "box";
        return v;
    }

    static String k(Object o) {
        return o == null ? "null" : o.getClass().getSimpleName() + ":" + o;
    }

    interface Body {
        Object run();
    }

    static void show(Body body) {
        log = "";
        String r;
        try {
            r = k(body.run());
        } catch (RuntimeException e) {
            r = e.getClass().getSimpleName();
        }
        System.out.println(log + " = " + r);
    }

    public static void main(String[] args) {
        show(() -> b(true) ? i(1) : i(2));
        show(() -> b(false) ? i(1) : i(2));
        show(() -> b(true) ? i(1) : l(2));
        show(() -> b(false) ? i(1) : 2.5);
        show(() -> b(true) ? (b(false) ? i(1) : i(2)) : i(3));
        show(() -> b(true) ? i(1) : (Object) "s");
        show(() -> {
            Object o = b(true) ? 1 : "s";
            return o;
        });
        show(() -> {
            Object o = b(true) ? 1 : 2.0;
            return o;
        });
        show(() -> {
            Object o = b(true) ? (Integer) 1 : (Double) 2.0;
            return o;
        });
        show(() -> {
            Object o = b(true) ? (Object) 1 : (Double) 2.0;
            return o;
        });
        show(() -> {
            int v = b(true) ? box(null) : 5;
            return v;
        });
        show(() -> {
            Integer v = b(true) ? box(null) : (Integer) 5;
            return v;
        });
        show(() -> {
            Integer v = b(true) ? box(null) : 5;
            return v;
        });
        show(() -> {
            Integer v = b(false) ? box(null) : null;
            return v;
        });
        show(() -> {
            char c = b(true) ? 'x' : 0;
            return c;
        });
        show(() -> {
            Object o = b(true) ? 'x' : 0;
            return o;
        });
        show(() -> {
            int n = 0;
            Object o = b(true) ? 'x' : n;
            return o;
        });
        show(() -> {
            Object o = b(false) ? 'x' : 70000;
            return o;
        });
        show(() -> {
            byte y = 1;
            Object o = b(true) ? y : 'c';
            return o;
        });
        show(() -> {
            byte y = 1;
            Object o = b(true) ? y : 100;
            return o;
        });
        show(() -> {
            byte y = 1;
            short h = 2;
            Object o = b(true) ? y : h;
            return o;
        });
        show(() -> {
            byte y = 1;
            Object o = b(true) ? y : 1000;
            return o;
        });
        show(() -> {
            Byte y = 1;
            Object o = b(true) ? y : (short) 3;
            return o;
        });
        show(() -> {
            Character c = 'q';
            Object o = b(true) ? c : 5;
            return o;
        });
        show(() -> {
            Boolean t = null;
            return t ? 1 : 2;
        });
        show(() -> {
            Long n = null;
            Object o = b(true) ? 1 : n;
            return o;
        });
        show(() -> {
            Long n = null;
            Object o = b(false) ? 1 : n;
            return o;
        });
        show(() -> {
            int n = 1;
            return b(n++ == 1) ? n++ : n--;
        });
        show(() -> {
            int n = 5;
            n = n > 4 ? n++ : n--;
            return n;
        });
        show(() -> 1.0f == (b(true) ? 1 : 2f));
        show(() -> (b(true) ? null : 0) == null);
        show(() -> {
            Comparable<?> c = b(false) ? "s" : Integer.valueOf(4);
            return c;
        });
    }
}
