// SPDX-License-Identifier: MIT
/**
 * JLS 15.11.1, 15.26.1: the object of a field access runs first; null is found after the right
 * side; statics need none.
 */
public class FieldTargets {

    static String log = "";
    int v = 1;
    long w = 2;
    static int s = 3;
    FieldTargets next;

    static FieldTargets t(FieldTargets x, String n) {
        log += n + ";";
        return x;
    }

    static int i(int k) {
        log += k + ";";
        return k;
    }

    static int bad() {
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
        System.out.println(log + " = " + r);
    }

    public static void main(String[] args) {
        FieldTargets a = new FieldTargets(),
            b = new FieldTargets();
        a.next = b;
        show(() -> t(a, "a").v);
        show(() -> t(null, "n").v);
        show(() -> t(a, "a").v = i(5));
        show(() -> t(null, "n").v = i(5));
        show(() -> t(null, "n").v = bad());
        show(() -> t(a, "a").v = bad());
        show(() -> a.v);
        show(() -> t(null, "n").s);
        show(() -> t(null, "n").s = i(9));
        show(() -> t(null, "n").s += i(1));
        show(() -> t(null, "n").s++);
        show(() -> t(null, "n").s = bad());
        show(() -> t(a, "a").next.v = t(b, "b").v = i(4));
        show(() -> t(a, "a").next.next.v = i(1));
        show(() -> t(a, "a").w = t(a, "a").v = i(6));
        show(() -> {
            FieldTargets x = a;
            x.v = (x = b).v + 1;
            return a.v + " " + b.v;
        });
        show(() -> {
            FieldTargets x = a;
            x.next = x = b;
            return (a.next == b) + " " + (x == b);
        });
        show(() -> {
            FieldTargets x = a;
            return x.v + (x = b).v + x.v;
        });
        show(() -> {
            FieldTargets x = null;
            return x.s + FieldTargets.s;
        });
        show(() -> t(null, "n").w += i(1));
        show(() -> t(a, "a").w++ + t(a, "a").w);
        show(() -> t(a, "a").w <<= i(40));
    }
}
