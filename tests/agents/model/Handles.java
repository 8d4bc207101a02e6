/* SPDX-License-Identifier: MIT */
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.concurrent.Callable;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Calls that go through lambdas, method handles, variable handles, proxies and string
 * concatenation, exceptions among them.
 */
public final class Handles {

    private int value;
    private static final VarHandle VALUE;
    private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(int[].class);
    private static final MethodHandle ADD;
    private static final MethodHandle GUARDED;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            VALUE = lookup.findVarHandle(Handles.class, "value", int.class);
            ADD = lookup.findVirtual(
                Handles.class,
                "add",
                MethodType.methodType(int.class, int.class)
            );
            MethodHandle risky = lookup.findStatic(
                Handles.class,
                "risky",
                MethodType.methodType(int.class, int.class)
            );
            MethodHandle rescue = lookup.findStatic(
                Handles.class,
                "rescue",
                MethodType.methodType(int.class, IllegalStateException.class, int.class)
            );
            GUARDED = MethodHandles.catchException(risky, IllegalStateException.class, rescue);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    int add(int n) {
        value += n;
        return value;
    }

    static int risky(int n) {
        if (n % 3 == 0) throw new IllegalStateException("third");
        return n;
    }

    static int rescue(IllegalStateException e, int n) {
        return -n;
    }

    private static int turn(Handles h, int n) throws Throwable {
        IntUnaryOperator twice = x -> x * 2 + n;
        IntBinaryOperator both = Math::max;
        Supplier<String> text = () -> "text " + n + '/' + h.value;
        int sum = twice.applyAsInt(n) + both.applyAsInt(n, 3) + text.get().length();
        sum += (int) ADD.invokeExact(h, n) + (int) GUARDED.invokeExact(n);
        sum += (int) VALUE.getAndAdd(h, 1);
        int[] numbers = new int[4];
        ELEMENTS.setVolatile(numbers, n & 3, n);
        MethodHandle bound = MethodHandles.insertArguments(ADD.bindTo(h), 0, 5);
        sum += (int) bound.invoke();
        try {
            VarHandle.class.cast(ELEMENTS).get(numbers, 4);
        } catch (ArrayIndexOutOfBoundsException e) {
            sum++;
        }
        try {
            Callable<Integer> failing = () -> Integer.parseInt("no number");
            failing.call();
        } catch (NumberFormatException e) {
            sum++;
        }
        return (
            sum +
            IntStream.range(0, 10)
                .filter(i -> i % 2 == 0)
                .map(twice)
                .sum()
        );
    }

    public static void main(String[] args) throws Throwable {
        Handles h = new Handles();
        InvocationHandler handler = (proxy, method, arguments) ->
            arguments == null ? 0 : (Integer) arguments[0] + 1;
        IntUnaryOperator proxied = (IntUnaryOperator) Proxy.newProxyInstance(
            Handles.class.getClassLoader(),
            new Class<?>[] { IntUnaryOperator.class },
            handler
        );
        long end = System.currentTimeMillis() + Integer.getInteger("milliseconds", 700);
        long sum = 0;
        for (int i = 0; System.currentTimeMillis() < end; i++) sum +=
            turn(h, i % 100) + proxied.applyAsInt(i);
        System.out.println(sum != 0);
    }
}
