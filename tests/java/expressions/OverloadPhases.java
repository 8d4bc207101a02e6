// SPDX-License-Identifier: MIT
import java.util.function.*;

/**
 * JLS 15.12.2: strict before loose before variable arity; most specific; null, boxes, chars,
 * lambdas, generics, inheritance.
 */
public class OverloadPhases {

    static String a(long x) {
        return "long";
    }

    static String a(Integer x) {
        return "Integer";
    }

    static String a(Object x) {
        return "Object";
    }

    static String a(int... x) {
        return "int...";
    }

    static String b(double x) {
        return "double";
    }

    static String b(float x) {
        return "float";
    }

    static String b(Object x) {
        return "Object";
    }

    static String c(Object o) {
        return "Object";
    }

    static String c(String s) {
        return "String";
    }

    static String c(CharSequence s) {
        return "CharSequence";
    }

    static String d(Object... o) {
        return o == null ? "null array" : "Object..." + o.length;
    }

    static String d(String s, Object... o) {
        return "String+" + o.length;
    }

    static String e(int x, long y) {
        return "il";
    }

    static String e(long x, int y) {
        return "li";
    }

    static String e(double x, double y) {
        return "dd";
    }

    static String f(Runnable r) {
        return "Runnable";
    }

    static String f(Supplier<?> s) {
        return "Supplier";
    }

    static String f(Function<String, ?> s) {
        return "Function";
    }

    static String g(char c) {
        return "char";
    }

    static String g(int i) {
        return "int";
    }

    static String g(short s) {
        return "short";
    }

    static String g(Character c) {
        return "Character";
    }

    static <T> String h(T t) {
        return "T";
    }

    static <T extends Number> String h(T t) {
        return "Number";
    }

    static <T extends Comparable<T>> String h(T t) {
        return "Comparable";
    }

    static String h(Integer i) {
        return "Integer";
    }

    static String i(byte... b) {
        return "byte...";
    }

    static String i(int... b) {
        return "int...";
    }

    static String j(Object o, int... x) {
        return "o+";
    }

    static String j(int... x) {
        return "i+";
    }

    static String k(IntFunction<?> f) {
        return "IntFunction";
    }

    static String k(LongFunction<?> f) {
        return "LongFunction";
    }

    static String l(ToIntFunction<String> f) {
        return "ToInt";
    }

    static String l(ToLongFunction<String> f) {
        return "ToLong";
    }

    static String l(Function<String, Object> f) {
        return "Fun";
    }

    static class P {

        String m(Object o) {
            return "P.Object";
        }

        String m(String s) {
            return "P.String";
        }

        static String s(int i) {
            return "P.int";
        }
    }

    static class Q extends P {

        String m(Object o) {
            return "Q.Object";
        }

        String m(Integer i) {
            return "Q.Integer";
        }

        static String s(long i) {
            return "Q.long";
        }
    }

    public static void main(String[] args) {
        byte y = 1;
        short s = 2;
        char c = 'c';
        int n = 3;
        long w = 4;
        Integer box = 5;
        Long lb = 6L;
        Object o = "dynamic";
        String str = "s";
        P p = new Q();
        Q q = new Q();
        System.out.println(
            a(y) +
                a(s) +
                a(c) +
                a(n) +
                a(w) +
                a(box) +
                a(lb) +
                a(str) +
                a() +
                a(1, 2) +
                a((Object) 1) +
                a((int) box) +
                a('x') +
                a(1f)
        );
        System.out.println(b(1) + b(w) + b(1f) + b(1d) + b(c) + b(box) + b(lb) + b("x"));
        System.out.println(
            c(null) +
                c(str) +
                c(o) +
                c(new StringBuilder()) +
                c((CharSequence) str) +
                c((Object) null) +
                c(1)
        );
        System.out.println(
            d() +
                d((Object[]) null) +
                d((Object) null) +
                d(1) +
                d(1, 2) +
                d(new Object[3]) +
                d(new int[3]) +
                d(new String[2]) +
                d((Object) new String[2]) +
                d(o, str) +
                d(null, str, 1)
        );
        System.out.println(e(1, 2L) + e(1L, 2) + e(1f, 2) + e(w, w) + e(box, lb));
        System.out.println(
            f(() -> {}) +
                f(() -> 1) +
                f(() -> {
                    throw new Error();
                }) +
                f(x -> x) +
                f(() -> str.length())
        );
        System.out.println(
            g('a') +
                g(97) +
                g(s) +
                g(y) +
                g((char) 97) +
                g(Character.valueOf('a')) +
                g('a' + 0) +
                g((short) 1)
        );
        System.out.println(
            h("s") +
                h(1) +
                h(new Object()) +
                h(new java.util.concurrent.atomic.AtomicInteger()) +
                h('c') +
                h(new int[0])
        );
        System.out.println(i() + i(y) + i(n) + i(y, y) + i(y, n) + i(s));
        System.out.println(j("s", 1) + j("s") + j(new int[2]));
        System.out.println(
            k((int x) -> x) +
                k((long x) -> x) +
                l((String x) -> 1L) +
                l((String x) -> "o") +
                l((String x) -> 5)
        );
        System.out.println(
            p.m("s") +
                p.m(1) +
                p.m(o) +
                q.m("s") +
                q.m(1) +
                q.m(1L) +
                q.m((Object) 1) +
                Q.s(1) +
                Q.s(1L) +
                q.s('c') +
                ((P) q).m(box)
        );
    }
}
