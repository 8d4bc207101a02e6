// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** insert, drop, permute, filter, collect, fold: results. */
public class ArgumentCombinators {

    static String show(Object... a) {
        return Arrays.toString(a);
    }

    static String two(String a, int b) {
        return a + ":" + b;
    }

    static int length(String s) {
        return s.length();
    }

    static void effect(String s) {
        System.out.print("[" + s + "]");
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle two = l.findStatic(
            ArgumentCombinators.class,
            "two",
            methodType(String.class, String.class, int.class)
        );
        MethodHandle len = l.findStatic(
            ArgumentCombinators.class,
            "length",
            methodType(int.class, String.class)
        );
        MethodHandle eff = l.findStatic(
            ArgumentCombinators.class,
            "effect",
            methodType(void.class, String.class)
        );
        MethodHandle show = l.findStatic(
            ArgumentCombinators.class,
            "show",
            methodType(String.class, Object[].class)
        );
        MethodHandle s4 = show.asCollector(Object[].class, 4);
        MethodHandle h = MethodHandles.insertArguments(s4, 1, "i1", "i2");
        System.out.println(h.type() + " " + h.invoke("a", "b"));
        h = MethodHandles.dropArguments(two, 1, long.class, Object.class);
        System.out.println(h.type() + " " + h.invoke("a", 1L, "dropped", 5));
        h = MethodHandles.dropArguments(two, 0, List.of(int.class));
        System.out.println(h.type() + " " + h.invoke(7, "a", 5));
        h = MethodHandles.dropArgumentsToMatch(
            two,
            0,
            List.of(Object.class, String.class, int.class, long.class),
            1
        );
        System.out.println(h.type() + " " + h.invoke("skip", "a", 5, 9L));
        h = MethodHandles.permuteArguments(
            two,
            methodType(String.class, int.class, String.class),
            1,
            0
        );
        System.out.println(h.type() + " " + h.invoke(5, "p"));
        h = MethodHandles.permuteArguments(
            s4,
            methodType(String.class, Object.class, Object.class),
            1,
            0,
            1,
            1
        );
        System.out.println(h.type() + " " + h.invoke("x", "y"));
        h = MethodHandles.permuteArguments(
            MethodHandles.zero(int.class),
            methodType(int.class, long.class, double.class)
        );
        System.out.println(h.type() + " " + h.invoke(1L, 2.0));
        h = MethodHandles.filterArguments(two, 1, len);
        System.out.println(h.type() + " " + h.invoke("a", "four"));
        h = MethodHandles.filterArguments(two, 0, null, len);
        System.out.println(h.type() + " " + h.invoke("b", "sixsix"));
        h = MethodHandles.filterReturnValue(two, len);
        System.out.println(h.type() + " " + h.invoke("abc", 12));
        h = MethodHandles.filterReturnValue(eff, MethodHandles.constant(String.class, "after"));
        System.out.println(h.type() + " " + h.invoke("e"));
        h = MethodHandles.collectArguments(two, 1, len);
        System.out.println(h.type() + " " + h.invoke("a", "xyz"));
        h = MethodHandles.collectArguments(
            s4,
            2,
            two.asType(methodType(Object.class, String.class, int.class))
        );
        System.out.println(h.type() + " " + h.invoke("a", "b", "c", 1, "d"));
        h = MethodHandles.collectArguments(two, 1, eff);
        System.out.println(h.type() + " " + h.invoke("a", "eff", 3));
        h = MethodHandles.foldArguments(
            MethodHandles.permuteArguments(
                two,
                methodType(String.class, int.class, String.class),
                1,
                0
            ),
            len
        );
        System.out.println(h.type() + " " + h.invoke("folded"));
        h = MethodHandles.foldArguments(two, eff);
        System.out.println(h.type() + " " + h.invoke("seen", 8));
        h = MethodHandles.foldArguments(MethodHandles.dropArguments(two, 2, String.class), 1, len);
        System.out.println(h.type() + " " + h.invoke("a", "pos1"));
        h = MethodHandles.dropReturn(len);
        System.out.println(h.type());
        h = two.bindTo("bound");
        System.out.println(h.type() + " " + h.invoke(4));
        System.out.println(
            MethodHandles.insertArguments(two, 2).equals(two) +
                " " +
                (MethodHandles.dropArguments(two, 1) == two)
        );
        System.out.println((String) MethodHandles.insertArguments(two, 0, "q", (short) 6).invoke());
    }
}
