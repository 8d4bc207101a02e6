// SPDX-License-Identifier: MIT
import java.util.function.*;

/**
 * Deep recursion through lambdas and handles ends in StackOverflowError and the program goes on.
 */
public class Recursion {

    static Function<Integer, Integer> f;
    static int depth;

    static int down(int x) throws Throwable {
        depth++;
        return (int) HANDLE.invokeExact(x + 1);
    }

    static final java.lang.invoke.MethodHandle HANDLE;

    static {
        try {
            HANDLE = java.lang.invoke.MethodHandles.lookup().findStatic(
                Recursion.class,
                "down",
                java.lang.invoke.MethodType.methodType(int.class, int.class)
            );
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static int tree(int x) throws Throwable {
        depth++;
        return (int) TREE[0].invokeExact((long) x);
    }

    static final java.lang.invoke.MethodHandle[] TREE = new java.lang.invoke.MethodHandle[1];

    public static void main(String[] args) throws Throwable {
        f = n -> n == 0 ? 0 : 1 + f.apply(n - 1);
        System.out.println(f.apply(1000));
        try {
            f.apply(Integer.MAX_VALUE);
        } catch (StackOverflowError e) {
            System.out.println("overflow in lambda");
        }
        try {
            down(0);
        } catch (StackOverflowError e) {
            System.out.println("overflow in handle " + (depth > 500));
        }
        depth = 0;
        TREE[0] = java.lang.invoke.MethodHandles.explicitCastArguments(
            java.lang.invoke.MethodHandles.lookup().findStatic(
                Recursion.class,
                "tree",
                java.lang.invoke.MethodType.methodType(int.class, int.class)
            ),
            java.lang.invoke.MethodType.methodType(int.class, long.class)
        );
        try {
            tree(0);
        } catch (StackOverflowError e) {
            System.out.println("overflow in tree " + (depth > 100));
        }
        System.out.println(f.apply(500));
        class Fix {

            Function<
                Function<Function<Integer, Integer>, Function<Integer, Integer>>,
                Function<Integer, Integer>
            > y = g -> g.apply(n -> this.y.apply(g).apply(n));
        }
        System.out.println(
            new Fix().y.apply(self -> n -> n <= 1 ? 1 : n * self.apply(n - 1)).apply(10)
        );
    }
}
