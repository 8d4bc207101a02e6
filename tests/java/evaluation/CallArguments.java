// SPDX-License-Identifier: MIT
/**
 * JLS 15.12.4: target, arguments left to right, then the null check of the target, then the call.
 */
public class CallArguments {

    static String log = "";
    String name;

    CallArguments(String n) {
        name = n;
        log += "new" + n + ";";
    }

    CallArguments m(Object... o) {
        log += name + ".m" + o.length + ";";
        return this;
    }

    int two(int a, int b) {
        log += name + ".two;";
        return a * 10 + b;
    }

    static int st(int a, int b) {
        log += "st;";
        return a - b;
    }

    static CallArguments get(String n) {
        log += "get" + n + ";";
        return n == null ? null : new CallArguments(n);
    }

    static int i(int v) {
        log += v + ";";
        return v;
    }

    static int bad(String s) {
        log += "!;";
        throw new IllegalStateException(s);
    }

    interface Body {
        Object run();
    }

    static void show(Body b) {
        log = "";
        String r;
        try {
            r = String.valueOf(b.run());
        } catch (RuntimeException e) {
            r = e.getClass().getSimpleName();
        }
        System.out.println(log + " = " + r);
    }

    public static void main(String[] args) {
        show(() -> get("a").two(i(1), i(2)));
        show(() -> get(null).two(i(1), i(2)));
        show(() -> get(null).two(i(1), bad("x")));
        show(() -> get("a").two(bad("x"), i(2)));
        show(() -> get(null).st(i(3), i(1)));
        show(() -> ((CallArguments) null).st(i(3), i(1)));
        show(() -> get("a").m(i(1)).m(i(2), i(3)).m().name);
        show(() -> get("a").m(get("b").m(i(1)), get("c").m()).name);
        show(() -> {
            int k = 1;
            return st(k++, k) + st(k, (k = 9)) + k;
        });
        show(() -> {
            int k = 1;
            return st((k = 5), k) + " " + st(k, ++k) + " " + st(k--, k--);
        });
        show(() -> {
            CallArguments c = get("x");
            return c.two(1, (c = null) == null ? 2 : 3) + " " + c;
        });
        show(() -> {
            String s = "one";
            return s.concat((s = "two")).concat((s = "three")) + s;
        });
        show(() -> new CallArguments("q").m(new CallArguments("r"), new CallArguments("s")).name);
        show(() -> st(st(i(1), i(2)), st(i(3), i(4))));
        show(() -> Math.max(i(5), Math.min(i(6), i(7))));
        show(() -> {
            StringBuilder b = new StringBuilder();
            b.append(b.append(i(1))).append(i(2));
            return b;
        });
        show(() -> {
            Object o = null;
            return o.equals(i(5));
        });
        show(() -> {
            String s = null;
            return s.compareTo(get("z").name);
        });
        show(() ->
            ((java.util.function.IntBinaryOperator) (a, b) -> i(a + b)).applyAsInt(i(1), i(2))
        );
    }
}
