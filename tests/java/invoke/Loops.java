// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

import java.util.*;

/** loop and its simpler relatives. */
public class Loops {

    static int zero(int limit) {
        return 0;
    }

    static int step(int i, int limit) {
        return i + 1;
    }

    static boolean less(int i, int limit) {
        return i < limit;
    }

    static int sum(int acc, int i) {
        return acc + i;
    }

    static String append(String s, int i, String x) {
        return s + i + x;
    }

    static String item(String s, String e) {
        return s + "<" + e + ">";
    }

    static void print(int i) {
        System.out.print(i + " ");
    }

    static void printItem(Object o) {
        System.out.print(o + ";");
    }

    static List<String> rev(List<String> acc, String e) {
        acc.add(0, e);
        return acc;
    }

    static List<String> newList(List<String> x) {
        return new ArrayList<>();
    }

    static boolean longer(String s, int n) {
        return s.length() < n;
    }

    static String grow(String s, int n) {
        return s + n;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> c = Loops.class;
        MethodHandle zero = l.findStatic(c, "zero", methodType(int.class, int.class));
        MethodHandle step = l.findStatic(c, "step", methodType(int.class, int.class, int.class));
        MethodHandle less = l.findStatic(
            c,
            "less",
            methodType(boolean.class, int.class, int.class)
        );
        MethodHandle h = MethodHandles.whileLoop(zero, less, step);
        System.out.println(h.type() + " " + (int) h.invokeExact(7));
        h = MethodHandles.doWhileLoop(zero, step, less);
        System.out.println(h.type() + " " + (int) h.invokeExact(-3));
        MethodHandle append = l.findStatic(
            c,
            "append",
            methodType(String.class, String.class, int.class, String.class)
        );
        h = MethodHandles.countedLoop(
            MethodHandles.constant(int.class, 4),
            MethodHandles.identity(String.class),
            append
        );
        System.out.println(h.type() + " " + (String) h.invokeExact("x"));
        h = MethodHandles.countedLoop(
            MethodHandles.constant(int.class, -2),
            MethodHandles.constant(int.class, 2),
            MethodHandles.constant(String.class, "s"),
            append
        );
        System.out.println(h.type() + " " + (String) h.invokeExact(","));
        h = MethodHandles.countedLoop(
            MethodHandles.constant(int.class, 3),
            null,
            l.findStatic(c, "print", methodType(void.class, int.class))
        );
        h.invokeExact();
        System.out.println(h.type());
        MethodHandle item = l.findStatic(
            c,
            "item",
            methodType(String.class, String.class, String.class)
        );
        h = MethodHandles.iteratedLoop(null, null, item);
        System.out.println(h.type() + " " + (String) h.invoke(List.of("a", "b")));
        h = MethodHandles.iteratedLoop(
            l.findVirtual(List.class, "iterator", methodType(Iterator.class)),
            l.findStatic(c, "newList", methodType(List.class, List.class)),
            l.findStatic(c, "rev", methodType(List.class, List.class, String.class))
        );
        System.out.println(h.type() + " " + h.invoke(List.of("1", "2", "3")));
        h = MethodHandles.iteratedLoop(
            null,
            null,
            l.findStatic(c, "printItem", methodType(void.class, Object.class))
        );
        h.invoke((Iterable<?>) Set.of("only"));
        System.out.println(h.type());
        h = MethodHandles.loop(
            new MethodHandle[] {
                zero,
                MethodHandles.permuteArguments(
                    step,
                    methodType(int.class, int.class, int.class, int.class),
                    0,
                    2
                )
            },
            new MethodHandle[] {
                MethodHandles.dropArguments(MethodHandles.constant(int.class, 100), 0, int.class),
                MethodHandles.permuteArguments(
                    l.findStatic(c, "sum", methodType(int.class, int.class, int.class)),
                    methodType(int.class, int.class, int.class),
                    1,
                    0
                ),
                MethodHandles.permuteArguments(
                    less,
                    methodType(boolean.class, int.class, int.class, int.class),
                    0,
                    2
                ),
                MethodHandles.dropArguments(MethodHandles.identity(int.class), 0, int.class)
            }
        );
        System.out.println(h.type() + " " + (int) h.invokeExact(4));
        h = MethodHandles.whileLoop(
            MethodHandles.dropArguments(MethodHandles.constant(String.class, "ab"), 0, int.class),
            l.findStatic(c, "longer", methodType(boolean.class, String.class, int.class)),
            l.findStatic(c, "grow", methodType(String.class, String.class, int.class))
        );
        System.out.println(h.type() + " " + (String) h.invokeExact(6));
        Probe.show("no clauses", () -> MethodHandles.loop());
        Probe.show("null clauses", () -> MethodHandles.loop((MethodHandle[][]) null));
        Probe.show("null clause", () -> MethodHandles.loop(new MethodHandle[][] { null }));
        Probe.show("five parts", () -> MethodHandles.loop(new MethodHandle[5]));
        Probe.show("no predicate", () -> MethodHandles.loop(new MethodHandle[] { zero, step }));
        Probe.show("predicate type", () ->
            MethodHandles.loop(new MethodHandle[] { zero, step, step })
        );
        Probe.show("init and step", () ->
            MethodHandles.loop(new MethodHandle[] {
                MethodHandles.constant(long.class, 1L),
                step,
                less
            })
        );
        Probe.show("fini types", () ->
            MethodHandles.loop(
                new MethodHandle[] { zero, step, less, step },
                new MethodHandle[] { null, null, less, append }
            )
        );
        Probe.show("while null body", () -> MethodHandles.whileLoop(zero, less, null));
        Probe.show("while null pred", () -> MethodHandles.whileLoop(zero, null, step));
        Probe.show("while pred", () -> MethodHandles.whileLoop(zero, step, step));
        Probe.show("while init", () ->
            MethodHandles.whileLoop(MethodHandles.constant(long.class, 1L), less, step)
        );
        Probe.show("while types", () ->
            MethodHandles.whileLoop(
                zero,
                l.findStatic(c, "longer", methodType(boolean.class, String.class, int.class)),
                step
            )
        );
        Probe.show("counted type", () ->
            MethodHandles.countedLoop(MethodHandles.constant(long.class, 1L), null, step)
        );
        Probe.show("counted body", () ->
            MethodHandles.countedLoop(MethodHandles.constant(int.class, 1), null, item)
        );
        Probe.show("iterated body", () ->
            MethodHandles.iteratedLoop(null, null, MethodHandles.empty(methodType(void.class)))
        );
        Probe.show("iterator type", () ->
            MethodHandles.iteratedLoop(MethodHandles.constant(String.class, "x"), null, item)
        );
    }
}
