/* SPDX-License-Identifier: MIT */
import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;

/** Lambdas of all shapes, concatenation, records, and the common handle combinators. */
public class LambdasAndHandles {
    record Point(int x, double y, String name) {
    }

    interface Three<T> {
        long apply(T a, int b, Integer c);
    }

    static int add(int a, int b) {
        return a + b;
    }

    String hello(String who) {
        return "hello " + who;
    }

    public static void main(String[] args) throws Throwable {
        int base = 5;
        IntUnaryOperator plus = v -> v + base;
        Function<Integer, Integer> boxed = plus::applyAsInt;
        Supplier<List<String>> make = ArrayList::new;
        IntFunction<int[]> array = int[]::new;
        Three<String> three = (a, b, c) -> a.length() + b + c;
        Comparator<String> order = Comparator.comparing(String::length);
        BiFunction<String, String, Boolean> eq = String::equals;
        ToLongFunction<Integer> widen = Integer::intValue;
        System.out.println(boxed.apply(3) + " " + make.get() + " " + array.apply(4).length + " "
            + three.apply("abc", 2, 10) + " " + order.compare("aa", "b") + " " + eq.apply("x", "x")
            + " " + widen.applyAsLong(77));
        Runnable r = (Runnable & java.io.Serializable) () -> System.out.println("ran");
        r.run();
        System.out.println(r instanceof java.io.Serializable);
        char c = 'c';
        byte by = -3;
        long l = 1L << 40;
        Object nul = null;
        System.out.println("" + c + by + l + 1.5f + 2.25 + true + nul + 'x' + new int[0].length);
        Point p = new Point(1, 2.5, "p");
        System.out.println(p + " " + p.equals(new Point(1, 2.5, "p")) + " "
            + p.equals(new Point(1, -2.5, "p")) + " " + new Point(3, 0, null).hashCode());
        MethodHandles.Lookup k = MethodHandles.lookup();
        MethodHandle add = k.findStatic(LambdasAndHandles.class, "add",
            MethodType.methodType(int.class, int.class, int.class));
        System.out.println((int) add.invokeExact(3, 4));
        System.out.println((long) add.invoke((byte) 3, (Integer) 4));
        MethodHandle hello = k.findVirtual(LambdasAndHandles.class, "hello",
            MethodType.methodType(String.class, String.class)).bindTo(new LambdasAndHandles());
        System.out.println((String) hello.invokeExact("you"));
        System.out.println(MethodHandles.insertArguments(add, 1, 10).invoke(1));
        System.out.println(MethodHandles.filterReturnValue(hello, k.findVirtual(String.class,
            "length", MethodType.methodType(int.class))).invoke("x"));
        System.out.println(add.asSpreader(Object[].class, 2).invoke(new Object[] {1, 2}));
        System.out.println(add.invokeWithArguments(8, 9) + " " + add.type());
        VarHandle v = MethodHandles.arrayElementVarHandle(int[].class);
        int[] data = {1, 2, 3};
        System.out.println((int) v.getAndAdd(data, 1, 40) + " " + data[1] + " "
            + v.compareAndSet(data, 0, 1, 9) + " " + data[0]);
        try {
            k.findStatic(LambdasAndHandles.class, "none", MethodType.methodType(void.class));
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        try {
            add.asType(MethodType.methodType(int.class, String.class, int.class));
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object o = add.invokeExact(1);
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
    }
}
