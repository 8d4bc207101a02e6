// SPDX-License-Identifier: MIT
import java.util.function.*;

/**
 * Stack traces through lambdas and references show the bodies and their callers and no machinery.
 */
public class Traces {
    static void trace(Throwable e) {
        System.out.println(e);
        for (StackTraceElement f : e.getStackTrace()) {
            System.out.println("  " + f.getClassName() + "." + f.getMethodName()
                + ":" + f.getLineNumber());
        }
    }

    static int thrower(int x) {
        throw new IllegalStateException("x" + x);
    }

    static void call(Runnable r) {
        r.run();
    }

    public static void main(String[] args) throws Throwable {
        try {
            call(() -> {
                throw new RuntimeException("in lambda");
            });
        } catch (RuntimeException e) {
            trace(e);
        }
        try {
            IntUnaryOperator op = Traces::thrower;
            op.applyAsInt(3);
        } catch (RuntimeException e) {
            trace(e);
        }
        try {
            Function<Object, Integer> f = o -> ((String) o).length();
            f.apply(5);
        } catch (ClassCastException e) {
            trace(new RuntimeException("cast"));
            System.out.println(e.getStackTrace()[0].getMethodName() + " "
                + e.getStackTrace().length);
        }
        try {
            Supplier<Supplier<Integer>> s = () -> () -> thrower(1);
            s.get().get();
        } catch (RuntimeException e) {
            trace(e);
        }
        try {
            java.util.List.of(3, 1, 2).forEach(x -> {
                if (x == 1) {
                    throw new RuntimeException("one");
                }
            });
        } catch (RuntimeException e) {
            System.out.println(e.getStackTrace()[0].getMethodName().startsWith("lambda$main$") + " "
                + e.getStackTrace()[e.getStackTrace().length - 1].getMethodName());
        }
        java.lang.invoke.MethodHandle h = java.lang.invoke.MethodHandles.lookup()
            .findStatic(Traces.class, "thrower",
                java.lang.invoke.MethodType.methodType(int.class, int.class));
        try {
            int x = (int) h.invokeExact(9);
        } catch (RuntimeException e) {
            trace(e);
        }
        try {
            Object x = h.asType(java.lang.invoke.MethodType.methodType(Object.class, Object.class))
                .invoke((Object) 9);
        } catch (RuntimeException e) {
            trace(e);
        }
        try {
            int x = (int) java.lang.invoke.MethodHandles.insertArguments(h, 0, 4).invokeExact();
        } catch (RuntimeException e) {
            trace(e);
        }
    }
}
