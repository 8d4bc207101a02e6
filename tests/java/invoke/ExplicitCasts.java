// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** explicitCastArguments: narrowing, booleans, null to zero, interfaces unchecked. */
public class ExplicitCasts {

    static Object cast(Class<?> from, Class<?> to, Object v) throws Throwable {
        return MethodHandles.explicitCastArguments(
            MethodHandles.identity(to),
            methodType(to, from)
        ).invokeWithArguments(v);
    }

    public static void main(String[] args) throws Throwable {
        System.out.println(
            cast(long.class, int.class, 0x1_0000_0005L) +
                " " +
                cast(int.class, byte.class, 300) +
                " " +
                cast(double.class, int.class, 1e20)
        );
        System.out.println(
            cast(double.class, long.class, Double.NaN) +
                " " +
                (int) (char) cast(int.class, char.class, -1) +
                " " +
                cast(float.class, short.class, 70000f)
        );
        System.out.println(
            cast(int.class, boolean.class, 2) +
                " " +
                cast(int.class, boolean.class, 3) +
                " " +
                cast(double.class, boolean.class, 1.9)
        );
        System.out.println(
            cast(boolean.class, int.class, true) +
                " " +
                cast(boolean.class, double.class, true) +
                " " +
                cast(boolean.class, char.class, false).equals('\0')
        );
        System.out.println(
            cast(Object.class, int.class, null) +
                " " +
                cast(Integer.class, long.class, null) +
                " " +
                cast(Object.class, boolean.class, null)
        );
        System.out.println(
            cast(Object.class, int.class, 5L) +
                " " +
                cast(Object.class, byte.class, 1.7) +
                " " +
                cast(Object.class, int.class, 'c') +
                " " +
                cast(Object.class, int.class, true)
        );
        System.out.println(
            cast(Object.class, Runnable.class, "not a Runnable") +
                " " +
                cast(String.class, Object.class, "s")
        );
        System.out.println(
            cast(int.class, Object.class, 5) + " " + cast(int.class, Number.class, 5)
        );
        System.out.println(
            cast(char.class, short.class, (char) 0xffff) +
                " " +
                cast(float.class, char.class, -1f).equals((char) -1)
        );
        Probe.show("String to int", () -> cast(Object.class, int.class, "5"));
        Probe.show("bad reference", () -> cast(Object.class, Integer.class, "5"));
        Probe.show("int to Short", () -> cast(int.class, Short.class, 5));
        Probe.show("count", () ->
            MethodHandles.explicitCastArguments(
                MethodHandles.identity(int.class),
                methodType(int.class)
            )
        );
        Probe.show("void result", () ->
            MethodHandles.explicitCastArguments(
                MethodHandles.identity(int.class),
                methodType(void.class, int.class)
            ).invokeWithArguments(1)
        );
        Probe.show("from void", () ->
            MethodHandles.explicitCastArguments(
                MethodHandles.empty(methodType(void.class)),
                methodType(double.class)
            ).invokeWithArguments()
        );
    }
}
