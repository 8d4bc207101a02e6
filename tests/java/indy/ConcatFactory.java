// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.Arrays;
import static java.lang.invoke.MethodType.methodType;

/** StringConcatFactory called directly: recipes, constants, refusals. */
public class ConcatFactory {

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodType t = methodType(String.class, int.class, Object.class);
        System.out.println(
            (String) StringConcatFactory.makeConcat(l, "x", t)
                .getTarget()
                .invokeExact(1, (Object) null)
        );
        System.out.println(
            (String) StringConcatFactory.makeConcatWithConstants(l, "x", t, "a\1b\1c")
                .getTarget()
                .invokeExact(1, (Object) "o")
        );
        System.out.println(
            (String) StringConcatFactory.makeConcatWithConstants(
                l,
                "x",
                t,
                "\2\1\2\1\2",
                "K",
                'L',
                5.0
            )
                .getTarget()
                .invokeExact(1, (Object) "o")
        );
        System.out.println(
            (String) StringConcatFactory.makeConcatWithConstants(
                l,
                "x",
                t,
                "\2\1\1",
                "con\1st\2ant"
            )
                .getTarget()
                .invokeExact(1, (Object) "o")
        );
        System.out.println(
            (String) StringConcatFactory.makeConcatWithConstants(
                l,
                "x",
                methodType(String.class),
                "only"
            )
                .getTarget()
                .invokeExact()
        );
        System.out.println(
            "[" +
                (String) StringConcatFactory.makeConcat(l, "x", methodType(String.class))
                    .getTarget()
                    .invokeExact() +
                "]"
        );
        System.out.println(
            (CharSequence) StringConcatFactory.makeConcat(
                l,
                "x",
                methodType(CharSequence.class, char.class)
            )
                .getTarget()
                .invokeExact('q')
        );
        System.out.println(
            (Object) StringConcatFactory.makeConcat(l, "x", methodType(Object.class, String.class))
                .getTarget()
                .invokeExact("r")
        );
        System.out.println(
            StringConcatFactory.makeConcat(l, "x", t).type() +
                " " +
                StringConcatFactory.makeConcat(l, "x", t).getClass().getSimpleName()
        );
        Probe.show("few arguments", () ->
            StringConcatFactory.makeConcatWithConstants(l, "x", t, "\1")
        );
        Probe.show("many arguments", () ->
            StringConcatFactory.makeConcatWithConstants(l, "x", t, "\1\1\1")
        );
        Probe.show("few constants", () ->
            StringConcatFactory.makeConcatWithConstants(l, "x", t, "\1\1\2")
        );
        Probe.show("many constants", () ->
            StringConcatFactory.makeConcatWithConstants(l, "x", t, "\1\1", "a")
        );
        Probe.show("null constant", () ->
            StringConcatFactory.makeConcatWithConstants(l, "x", t, "\1\1\2", (Object) null)
        );
        Probe.show("null recipe", () ->
            StringConcatFactory.makeConcatWithConstants(l, "x", t, null)
        );
        Probe.show("result", () ->
            StringConcatFactory.makeConcat(l, "x", methodType(Integer.class, int.class))
        );
        Probe.show("void", () ->
            StringConcatFactory.makeConcat(l, "x", methodType(void.class, int.class))
        );
        Class<?>[] many = new Class<?>[201];
        Arrays.fill(many, int.class);
        Probe.show("201", () ->
            StringConcatFactory.makeConcat(l, "x", methodType(String.class, many))
        );
        Class<?>[] longs = new Class<?>[101];
        Arrays.fill(longs, long.class);
        Probe.show("101 longs", () ->
            StringConcatFactory.makeConcat(l, "x", methodType(String.class, longs))
                .type()
                .parameterCount()
        );
        Probe.show("public lookup", () ->
            StringConcatFactory.makeConcat(MethodHandles.publicLookup(), "x", t)
        );
    }
}
