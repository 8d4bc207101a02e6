// SPDX-License-Identifier: MIT
/**
 * JLS 5.6, 15.15.3, 15.15.4: + - ~ promote byte, short and char to int; negation of MIN and of
 * zeros; types of mixed pairs.
 */
public class UnaryPromotion {

    static String t(Object o) {
        return o.getClass().getSimpleName() + "=" + o;
    }

    static String k(int v) {
        return "int";
    }

    static String k(long v) {
        return "long";
    }

    static String k(char v) {
        return "char";
    }

    static String k(byte v) {
        return "byte";
    }

    static String k(short v) {
        return "short";
    }

    static String k(float v) {
        return "float";
    }

    static String k(double v) {
        return "double";
    }

    static String k(Object v) {
        return "Object";
    }

    public static void main(String[] args) {
        byte b = -128;
        short s = -32768;
        char c = 'A';
        int i = Integer.MIN_VALUE;
        long l = Long.MIN_VALUE;
        float f = 0f;
        double d = 0.0;
        System.out.println(
            t(+b) +
                " " +
                t(-b) +
                " " +
                t(~b) +
                " " +
                t(+s) +
                " " +
                t(-s) +
                " " +
                t(~s) +
                " " +
                t(+c) +
                " " +
                t(-c) +
                " " +
                t(~c)
        );
        System.out.println(
            t(-i) +
                " " +
                t(~i) +
                " " +
                t(-(-i)) +
                " " +
                t(-l) +
                " " +
                t(~l) +
                " " +
                t(-f) +
                " " +
                t(+f) +
                " " +
                t(-d) +
                " " +
                t(0 - d) +
                " " +
                t(0f - f)
        );
        System.out.println(
            (-i == i) +
                " " +
                (-l == l) +
                " " +
                1 / -d +
                " " +
                1 / (0 - d) +
                " " +
                -Double.NaN +
                " " +
                -Float.POSITIVE_INFINITY
        );
        System.out.println(
            k(b) +
                k(+b) +
                k(b++) +
                k((byte) -b) +
                k(b + b) +
                k(b * s) +
                k(c + c) +
                k(c++) +
                k((char) (c + 1)) +
                k(c + 1L) +
                k(s + 1f) +
                k(s + 1.0)
        );
        System.out.println(
            k(i + l) +
                k(l + f) +
                k(f + d) +
                k(l * d) +
                k(i / f) +
                k(c - b) +
                k(b << l) +
                k(l << b) +
                k(b & c) +
                k(l | b) +
                k(c ^ c)
        );
        System.out.println(
            k(true ? b : s) +
                k(true ? b : c) +
                k(true ? b : 1) +
                k(true ? 'c' : 1) +
                k(true ? i : f) +
                k(true ? b : l) +
                k(true ? s : 'a') +
                k(true ? s : c)
        );
        Byte bb = 1;
        Character cc = 'x';
        Integer ii = 5;
        Long ll = 6L;
        Float ff = 1f;
        Short ss = 3;
        System.out.println(
            k(+bb) +
                k(-cc) +
                k(bb + ss) +
                k(ii + ll) +
                k(ll * ff) +
                k(cc + ss) +
                k(bb) +
                k(cc) +
                k(~ii) +
                k(true ? bb : cc) +
                k(true ? bb : ss) +
                k(true ? ii : ll)
        );
        System.out.println(
            +c +
                1 +
                " " +
                (char) (c + 1) +
                " " +
                (c + 'B') +
                " " +
                (char) ('A' + 'B' - 'A') +
                " " +
                ('a' + "b") +
                " " +
                ('a' + 'b' + "c")
        );
        System.out.println(
            -2147483648 +
                " " +
                -9223372036854775808L +
                " " +
                -0 +
                " " +
                -0.0 +
                " " +
                -0f +
                " " +
                -(-(-1)) +
                " " +
                -+-1 +
                " " +
                ~-1 +
                " " +
                -~1 +
                " " +
                -'a'
        );
        System.out.println(
            (byte) -b + " " + (short) -s + " " + (int) (char) -c + " " + (char) -('A' - 2 * 'A')
        );
        System.out.println(
            (float) i +
                " " +
                (double) -i +
                " " +
                -((double) i) +
                " " +
                -((float) l) +
                " " +
                (long) -((float) l)
        );
        b = 10;
        b = (byte) -b;
        s = (short) ~s;
        c = (char) +c;
        System.out.println(b + " " + s + " " + c);
        int[] sized = new int[(byte) 3 + (short) 2];
        System.out.println(
            sized.length + sized[b + 10] + sized[(char) 1] + " " + new int['a'].length
        );
        switch (b + s) {
            case -10 + 32767:
                System.out.println("sum");
                break;
            default:
                System.out.println("other");
        }
        final byte fb = 10;
        final char fc = 20;
        byte nb = fb + fc;
        char nc = fb;
        short ns = 'a';
        System.out.println(nb + " " + (int) nc + " " + ns);
    }
}
