// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/** Overloads, varargs, boxing and wildcards choose the methods that the language says. */
public class Inference {

    static String f(Object o) {
        return "Object";
    }

    static String f(String o) {
        return "String";
    }

    static String f(Integer o) {
        return "Integer";
    }

    static String f(int o) {
        return "int";
    }

    static String f(long o) {
        return "long";
    }

    static String f(Object... o) {
        return "Object...";
    }

    static String g(double d) {
        return "double";
    }

    static String g(Object o) {
        return "Object";
    }

    static String g(Integer... o) {
        return "Integer...";
    }

    static String h(Runnable r) {
        return "Runnable";
    }

    static String h(Supplier<?> s) {
        return "Supplier";
    }

    static <T> String k(T t) {
        return "T";
    }

    static <T extends Comparable<T>> String k(T t) {
        return "Comparable";
    }

    static String k(Number n) {
        return "Number";
    }

    static void nothing() {}

    static class A {

        String who(A a) {
            return "A.A";
        }
    }

    static class B extends A {

        String who(A a) {
            return "B.A";
        }

        String who(B b) {
            return "B.B";
        }
    }

    public static void main(String[] args) {
        byte b = 1;
        char c = 'c';
        System.out.println(
            f(null == null ? (Object) "x" : "y") +
                " " +
                f("s") +
                " " +
                f(1) +
                " " +
                f(b) +
                " " +
                f(c) +
                " " +
                f(1L) +
                " " +
                f(1.0) +
                " " +
                f() +
                " " +
                f(1, 2) +
                " " +
                f((Object) null)
        );
        System.out.println(
            g(1) + " " + g('c') + " " + g("s") + " " + g((Integer) 5) + " " + g() + " " + g(1, 2)
        );
        System.out.println(
            h(() -> {}) +
                " " +
                h(() -> 5) +
                " " +
                h(() -> {
                    throw new RuntimeException();
                }) +
                " " +
                h(Object::new)
        );
        System.out.println(k(new Object()) + " " + k("s") + " " + k((Number) 5));
        A a = new B();
        B bb = new B();
        System.out.println(a.who(bb) + " " + bb.who(a) + " " + bb.who(bb) + " " + a.who(a));
        Object cond = true ? 1 : 2.0;
        Object cond2 = true ? (Integer) 1 : (Double) 2.0;
        Object cond3 = false ? 'a' : 98;
        Object cond4 = true ? null : 0;
        System.out.println(cond + " " + cond2 + " " + cond3 + " " + cond4);
        Probe.show("conditional null", () -> {
            Integer n = null;
            int x = args.length == 0 ? n : 0;
            return x;
        });
        long l = Integer.MAX_VALUE + 1;
        l += 1.9;
        b += 300;
        c++;
        short s = (short) 70000;
        s >>>= 1;
        System.out.println(
            l +
                " " +
                b +
                " " +
                c +
                " " +
                s +
                " " +
                (5 / 2) * 2.0 +
                " " +
                (char) (c + 1) +
                " " +
                (c + 1)
        );
        Integer i1 = 127;
        Integer i2 = 127;
        Integer i3 = 1000;
        Integer i4 = 1000;
        System.out.println(
            (i1 == i2) + " " + (i3 == i4) + " " + i3.equals(i4) + " " + (i3 <= i4 && i3 >= i4)
        );
        i1++;
        i1 += i3;
        System.out.println(i1);
    }
}
