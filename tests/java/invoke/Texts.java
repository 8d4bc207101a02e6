// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** toString, equality and types of handles of every kind. */
public class Texts {

    static int st(int... x) {
        return x.length;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle a = l.findStatic(Texts.class, "st", methodType(int.class, int[].class));
        MethodHandle b = l.findStatic(Texts.class, "st", methodType(int.class, int[].class));
        System.out.println(
            a +
                " " +
                b +
                " " +
                (a == b) +
                " " +
                a.equals(b) +
                " " +
                a.equals(a) +
                " " +
                (a.asType(a.type()) == a) +
                " " +
                (a.asFixedArity() == a) +
                " " +
                (a.asFixedArity().asFixedArity() == a.asFixedArity())
        );
        MethodHandle c = a.asType(methodType(long.class, int.class, int.class));
        System.out.println(
            c +
                " " +
                (c == a.asType(c.type())) +
                " " +
                c.isVarargsCollector() +
                " " +
                (long) c.invokeExact(1, 2)
        );
        for (MethodHandle h : new MethodHandle[] {
            MethodHandles.constant(String.class, "x"),
            MethodHandles.identity(long.class),
            MethodHandles.zero(Object.class),
            MethodHandles.empty(methodType(void.class, int.class)),
            MethodHandles.throwException(void.class, Error.class),
            MethodHandles.arrayConstructor(int[].class),
            MethodHandles.exactInvoker(methodType(int.class)),
            a.withVarargs(false)
        }) {
            System.out.println(
                h + " " + h.type().toMethodDescriptorString() + " " + h.isVarargsCollector()
            );
        }
    }
}
