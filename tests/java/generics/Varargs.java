// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Variable arity: empty, null, arrays, primitives, generics, and through reflection and handles.
 */
public class Varargs {

    static String o(Object... x) {
        return x == null ? "null" : x.length + Arrays.toString(x);
    }

    static String i(int... x) {
        return x == null ? "null" : "i" + x.length;
    }

    static String s(String a, String... x) {
        return a + x.length;
    }

    @SafeVarargs
    static <T> List<T> list(T... x) {
        return Arrays.asList(x);
    }

    static String l(long... x) {
        return "l" + x.length;
    }

    static String c(char a, Object... x) {
        return a + "" + x.length;
    }

    public static void main(String[] args) throws Throwable {
        System.out.println(
            o() +
                " " +
                o((Object[]) null) +
                " " +
                o((Object) null) +
                " " +
                o(1, "a") +
                " " +
                o(new String[] { "x", "y" }) +
                " " +
                o((Object) new String[] { "x" }).startsWith("1[[L") +
                " " +
                o(new int[] { 1 }).startsWith("1[[I")
        );
        System.out.println(
            i() +
                " " +
                i(1, 'a', (byte) 2) +
                " " +
                i(new int[0]) +
                " " +
                s("p") +
                " " +
                s("p", "q", null) +
                " " +
                l(1, 2L) +
                " " +
                c('x', 1, 2)
        );
        System.out.println(
            list(1, "a", null) +
                " " +
                list().size() +
                " " +
                list(new Integer[] { 1, 2 }).size() +
                " " +
                Varargs.<Object>list(new int[] { 1, 2 }).size()
        );
        List<String> strings = list("a", "b");
        strings.set(0, "z");
        System.out.println(strings + " " + strings.getClass().getSimpleName());
        Probe.show("store", () -> {
            Object[] array = strings.toArray();
            return array.getClass().getSimpleName();
        });
        var m = Varargs.class.getDeclaredMethod("o", Object[].class);
        System.out.println(m.invoke(null, (Object) new Object[] { 1, 2 }) + " " + m.isVarArgs());
        Probe.show("reflective spread", () -> m.invoke(null, 1, 2));
    }
}
