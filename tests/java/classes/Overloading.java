// SPDX-License-Identifier: MIT
import java.util.*;

/** The most specific applicable method: phases, boxing, varargs, null, generics, arrays. */
public class Overloading {

    static String f(int x) {
        return "int ";
    }

    static String f(long x) {
        return "long ";
    }

    static String f(double x) {
        return "double ";
    }

    static String f(Object x) {
        return "Object ";
    }

    static String f(Integer x) {
        return "Integer ";
    }

    static String g(Object x) {
        return "Object ";
    }

    static String g(CharSequence x) {
        return "CharSequence ";
    }

    static String g(String x) {
        return "String ";
    }

    static String h(int... x) {
        return "ints" + x.length + " ";
    }

    static String h(long x) {
        return "long ";
    }

    static String h(Object x) {
        return "Object ";
    }

    static String h(int a, int b) {
        return "two ";
    }

    static String i(Object x) {
        return "Object ";
    }

    static String i(Object... x) {
        return "Objects" + (x == null ? "null " : x.length + " ");
    }

    static String i(int[] x) {
        return "ints ";
    }

    static String j(int a, long b) {
        return "il ";
    }

    static String j(long a, int b) {
        return "li ";
    }

    static String k(Object x) {
        return "Object ";
    }

    static String k(long x) {
        return "long ";
    }

    static class Base {

        String over(long x) {
            return "base long ";
        }
    }

    static class Sub extends Base {

        String over(int x) {
            return "sub int ";
        }

        @Override
        String over(long x) {
            return "sub long ";
        }
    }

    static String m(Base b) {
        return "Base ";
    }

    static String m(Sub s) {
        return "Sub ";
    }

    static String m2(Base a, Base b) {
        return "BB ";
    }

    static String m2(Sub a, Sub b) {
        return "SS ";
    }

    static String n(short x) {
        return "short ";
    }

    static String n(int x) {
        return "int ";
    }

    static String n(float x) {
        return "float ";
    }

    static String p(Collection<?> x) {
        return "Collection ";
    }

    static String p(List<?> x) {
        return "List ";
    }

    static String p(ArrayList<?> x) {
        return "ArrayList ";
    }

    static String q(java.util.function.Supplier<Integer> s) {
        return "Supplier ";
    }

    static String q(Runnable r) {
        return "Runnable ";
    }

    interface IntF {
        int a(int x);
    }

    interface StrF {
        int b(String s);
    }

    static String r(IntF f) {
        return "i" + f.a(1) + " ";
    }

    static String r(StrF f) {
        return "s" + f.b("xy") + " ";
    }

    static String v(String s, Object... o) {
        return s + (o == null ? "null " : o.length + " ");
    }

    public static void main(String[] args) throws Exception {
        byte b = 1;
        short s = 1;
        char c = 'c';
        long l = 1;
        float fl = 1;
        Integer boxed = 1;
        Object o = "s";
        System.out.println(
            f(b) + f(s) + f(c) + f(1) + f(l) + f(fl) + f(1.0) + f(boxed) + f(o) + f("s") + f(true)
        );
        System.out.println(g(null) + g("s") + g(new Object()) + g(new StringBuilder()));
        System.out.println(
            h(1) + h(1, 2) + h() + h(1L) + h('a') + h(boxed) + h(1, 2, 3) + h(new int[] { 1 })
        );
        System.out.println(i(new int[0]) + i(new String[0]) + i(new Object[0]) + i("a", "b"));
        System.out.println(j(1, 1L) + j(1L, 1) + k(boxed) + k(1) + k('c'));
        System.out.println(m(new Sub()) + m((Base) new Sub()) + m2(new Sub(), new Base()));
        System.out.println(n(b) + n(c) + n(l));
        System.out.println(p(List.of()) + p(new ArrayList<>()) + p(Set.of()));
        System.out.println(
            q(() -> 1) + q(() -> {}) + r((int x) -> x + 1) + r((String x) -> x.length())
        );
        System.out.println(new Sub().over(1) + ((Base) new Sub()).over('c'));
        System.out.println(
            v("%s", 1) + v("x") + v("a", (Object[]) null) + v("a", new Object[] { 1, 2 })
        );
    }
}
