/* SPDX-License-Identifier: MIT */
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/** Members, generic types, annotations and proxies. */
public class ReflectBasics {

    @Retention(RetentionPolicy.RUNTIME)
    @interface Tag {
        String value() default "d\"q";

        int[] numbers() default { 1, 2 };

        Class<?> type() default String.class;

        char c() default '\'';

        long big() default 3;

        Thread.State state() default Thread.State.NEW;
    }

    @Tag(value = "x", numbers = {})
    static class Sample<T extends Comparable<? super T>> implements
        Comparator<Map.Entry<T, int[]>> {

        @Tag
        private static final int CONST = 4;

        protected volatile long count = 7;
        List<? extends Number>[] lists;

        public Sample() {}

        private Sample(int x, String... rest) {
            count = x;
        }

        @Override
        public int compare(Map.Entry<T, int[]> a, Map.Entry<T, int[]> b) {
            return 0;
        }

        <X extends Exception & Runnable> T fail(X x, T[] ts) throws X {
            throw new IllegalStateException("thrown");
        }
    }

    interface Greeter {
        String greet(String name, int times);

        default String twice(String n) {
            return greet(n, 2);
        }
    }

    public static void main(String[] args) throws Exception {
        Class<?> c = Sample.class;
        for (String f : new String[] { "CONST", "count", "lists" }) {
            System.out.println(
                c.getDeclaredField(f) + " | " + c.getDeclaredField(f).toGenericString()
            );
        }
        Constructor<?> k = c.getDeclaredConstructor(int.class, String[].class);
        System.out.println(k + " | " + k.toGenericString());
        Method m = c.getDeclaredMethod("fail", Exception.class, Comparable[].class);
        System.out.println(m + " | " + m.toGenericString());
        System.out.println(
            Arrays.toString(c.getTypeParameters()[0].getBounds()) +
                " " +
                c.getGenericInterfaces()[0]
        );
        System.out.println(c.getAnnotation(Tag.class));
        System.out.println(c.getDeclaredField("CONST").getAnnotation(Tag.class));
        System.out.println(c.getAnnotation(Tag.class).equals(c.getAnnotation(Tag.class)));
        k.setAccessible(true);
        Object o = k.newInstance(9, new String[0]);
        Field count = c.getDeclaredField("count");
        System.out.println(count.get(o) + " " + count.getFloat(o));
        count.set(o, 5);
        System.out.println(count.getLong(o));
        try {
            count.set(o, "s");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            count.getInt(o);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            c.getDeclaredField("CONST").set(null, 3);
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage());
        }
        try {
            m.invoke(o, null, null);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause());
        }
        try {
            String.class.getDeclaredField("hash").getInt("x");
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage());
        }
        Greeter g = (Greeter) Proxy.newProxyInstance(
            ReflectBasics.class.getClassLoader(),
            new Class<?>[] { Greeter.class },
            (proxy, method, a) -> {
                if (method.isDefault()) {
                    return InvocationHandler.invokeDefault(proxy, method, a);
                }
                return method.getName() + Arrays.toString(a);
            }
        );
        System.out.println(
            g.greet("x", 1) + " " + g.twice("y") + " " + Proxy.isProxyClass(g.getClass())
        );
        System.out.println(Modifier.toString(0xfff));
        int[][] grid = (int[][]) Array.newInstance(int.class, 2, 3);
        Array.setInt(grid[1], 2, 8);
        System.out.println(Array.get(grid[1], 2) + " " + Array.getLength(grid));
    }
}
