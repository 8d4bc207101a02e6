// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Variable arity calls: empty, null, arrays passed through, boxing, generics, ambiguity settled,
 * evaluation order.
 */
public class VarargsCalls {

    int n;
    static int c;

    static int n() {
        return ++c;
    }

    VarargsCalls(String s, long... l) {
        n = l.length;
    }

    static String f(Integer... x) {
        return (x == null ? "null" : "" + x.length) + " ";
    }

    static String g(Object... x) {
        return (x == null ? "null" : "" + x.length) + " ";
    }

    static String h(int a, int... b) {
        return a + ":" + b.length + " ";
    }

    @SafeVarargs
    static <T> List<T> list(T... t) {
        return new ArrayList<>(Arrays.asList(t));
    }

    static String order(int... x) {
        return Arrays.toString(x);
    }

    static void change(int... x) {
        x[0] = 9;
    }

    static String fixed(int a, int b) {
        return "fixed ";
    }

    static String fixed(int... a) {
        return "var ";
    }

    public static void main(String[] args) throws Exception {
        System.out.println(
            f() + f(1) + f(1, 2) + f(null) + f((Integer) null) + f(new Integer[] { 1, 2, 3 })
        );
        System.out.println(
            g() +
                g("a") +
                g((Object) null) +
                g((Object[]) null) +
                g(new String[] { "x", "y" }) +
                g((Object) new String[] { "x", "y" }) +
                g(new int[] { 1 }) +
                g(1, "b", 'c')
        );
        System.out.println(h(1) + h(1, 2) + h(1, new int[] { 2, 3 }) + h((byte) 1, 'a', (short) 3));
        System.out.println("" + list(1, 2.0, "x") + list() + list((Object) null));
        System.out.println(order(n(), n(), n()));
        System.out.println(
            String.format("%s %s", "a", "b") +
                String.format("%s", (Object) new String[] { "q" }.length)
        );
        System.out.println(
            Arrays.asList(1, 2).size() +
                Arrays.asList(new int[] { 1, 2 }).size() +
                Arrays.asList(new Integer[] { 1, 2, 3 }).size()
        );
        System.out.println(new VarargsCalls("a").n + new VarargsCalls("a", 1L, 2L).n);
        java.util.function.Function<Integer, String> fn = VarargsCalls::f;
        System.out.println(fn.apply(5));
        int[] a = { 1 };
        change(a);
        System.out.println(a[0]);
        change(5);
        System.out.println(fixed(1, 2) + fixed(1, 2, 3));
        System.out.println(VarargsCalls.class.getDeclaredMethod("g", Object[].class).isVarArgs());
    }
}
