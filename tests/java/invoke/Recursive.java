// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import static java.lang.invoke.MethodType.methodType;

/** Handles that call themselves and each other, built from combinators over a mutable call site. */
public class Recursive {

    static boolean isZero(int n) {
        return n == 0;
    }

    static int dec(int n) {
        return n - 1;
    }

    static long mul(long a, int b) {
        return a * b;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MutableCallSite fact = new MutableCallSite(methodType(long.class, int.class));
        MethodHandle self = fact.dynamicInvoker();
        MethodHandle dec = l.findStatic(Recursive.class, "dec", methodType(int.class, int.class));
        MethodHandle mul = l.findStatic(
            Recursive.class,
            "mul",
            methodType(long.class, long.class, int.class)
        );
        MethodHandle rest = MethodHandles.filterArguments(self, 0, dec);
        MethodHandle step = MethodHandles.permuteArguments(
            MethodHandles.collectArguments(mul, 0, rest),
            methodType(long.class, int.class),
            0,
            0
        );
        MethodHandle one = MethodHandles.dropArguments(
            MethodHandles.constant(long.class, 1L),
            0,
            int.class
        );
        fact.setTarget(
            MethodHandles.guardWithTest(
                l.findStatic(Recursive.class, "isZero", methodType(boolean.class, int.class)),
                one,
                step
            )
        );
        for (int i : new int[] { 0, 1, 5, 20 }) {
            System.out.println(i + "! = " + (long) self.invokeExact(i));
        }
        System.out.println(
            (long) fact.getTarget().invokeExact(10) + " " + self.invokeWithArguments(6)
        );
        MethodHandle twice = MethodHandles.filterReturnValue(
            self.asType(methodType(int.class, int.class).changeReturnType(long.class)),
            MethodHandles.explicitCastArguments(self, methodType(long.class, long.class))
        );
        System.out.println((long) twice.invokeExact(3));
    }
}
