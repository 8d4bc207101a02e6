// SPDX-License-Identifier: MIT
/**
 * JLS 15.18.1, 15.7: operands of string + run left to right; toString of each operand's value as it
 * was.
 */
public class Concatenation {

    static String log = "";

    static class T {

        final String n;
        int count;

        T(String n) {
            this.n = n;
        }

        public String toString() {
            log += "toString" + n + ";";
            return n + count++;
        }
    }

    static T t(String n) {
        log += "get" + n + ";";
        return new T(n);
    }

    static int i(int v) {
        log += v + ";";
        return v;
    }

    static String bad() {
        log += "!;";
        throw new IllegalStateException();
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
        System.out.println(log.replaceAll("toString\\w+;", "") + " = " + r);
    }

    public static void main(String[] args) {
        show(() -> "" + t("a") + t("b") + t("c"));
        show(() -> "" + i(1) + i(2) + i(3));
        show(() -> i(1) + i(2) + "s" + i(3) + i(4));
        show(() -> i(1) + "s" + (i(2) + i(3)));
        show(() -> "x" + t("a") + bad() + t("b"));
        show(() -> {
            T x = new T("x");
            return "" + x + x + x;
        });
        show(() -> {
            int k = 1;
            return "" + k + k++ + k + ++k + (k = 9) + k;
        });
        show(() -> {
            String s = "s";
            return s + (s = "t") + s + (s += "u") + s;
        });
        show(() -> {
            StringBuilder b = new StringBuilder("b");
            return "" + b + "-" + b.append("c").length();
        });
        show(() -> {
            char c = 'a';
            return c + 1 + "" + c + 1 + (char) (c + 1);
        });
        show(() -> {
            char c = 'a';
            return "" + c++ + c-- + c;
        });
        show(() -> {
            char[] c = { 'o', 'k' };
            return "" + c[0] + c[1] + c.length;
        });
        show(() -> {
            String s = null;
            return s + null + s + 'n' + 1 + 1L + 1f + 1d + true;
        });
        show(() -> {
            String s = null;
            s += s;
            return s + s.length();
        });
        show(() -> {
            long n = 5;
            return 1 + n + "" + -n + -(-n) + ~n;
        });
        show(() -> {
            byte b = (byte) 200;
            short h = (short) 40000;
            return "" + b + h + (b + h);
        });
        show(() -> {
            Object o = null;
            return "[" + o + "]" + (o == null) + (o + "").equals("null");
        });
        show(() -> {
            int[] a = { 1, 2 };
            int k = 0;
            return "" + a[k++] + a[k] + k;
        });
        show(() -> {
            boolean f = false;
            return "" + (f = true) + f + !f + (f ? 1 : 2);
        });
        show(() -> "a" + 1 + 2 == "a12");
        show(() -> {
            String s = "a";
            return (s + 1 + 2 == "a12") + " " + (s + 12).intern().equals("a12");
        });
        show(() -> {
            Integer n = 1;
            return n + n + "" + n + n;
        });
        show(() -> {
            Character c = 'x';
            return c + "" + c + (c + 1);
        });
    }
}
