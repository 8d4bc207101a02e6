/* SPDX-License-Identifier: MIT */
/* Lambdas, method references, string concatenation, method handles and variable handles. Argument:
 * rounds. */
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.function.IntBinaryOperator;
import java.util.function.IntSupplier;

public class Handles {
    private int field;
    private volatile long counter;
    private static final MethodHandle ADD, BOUND, GUARDED;
    private static final VarHandle FIELD, COUNTER,
        ELEMENTS = MethodHandles.arrayElementVarHandle(int[].class);

    static {
        try {
            MethodHandles.Lookup l = MethodHandles.lookup();
            ADD = l.findStatic(Handles.class, "add",
                MethodType.methodType(int.class, int.class, int.class));
            BOUND = MethodHandles.insertArguments(ADD, 0, 5);
            MethodHandle even = l.findStatic(Handles.class, "even",
                MethodType.methodType(boolean.class, int.class));
            GUARDED = MethodHandles.guardWithTest(even, BOUND, MethodHandles.identity(int.class));
            FIELD = l.findVarHandle(Handles.class, "field", int.class);
            COUNTER = l.findVarHandle(Handles.class, "counter", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static int add(int a, int b) {
        return a + b;
    }

    static boolean even(int x) {
        return (x & 1) == 0;
    }

    static int lambdas(int n) {
        IntBinaryOperator op = Handles::add;
        int sum = 0;
        for (int i = 0; i < n; i++) {
            int k = i;
            IntSupplier s = () -> k ^ 5;
            sum = op.applyAsInt(sum, s.getAsInt());
        }
        return sum;
    }

    static int texts(int n) {
        int length = 0;
        for (int i = 0; i < n; i++)
            length += ("item " + i + ", " + (char) ('a' + i % 26) + "=" + length).length();
        return length;
    }

    static int calls(int n) throws Throwable {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum = (int) ADD.invokeExact(sum, i);
            sum += (int) BOUND.invokeExact(i);
            sum ^= (int) GUARDED.invokeExact(i);
        }
        return sum;
    }

    long variables(int n) {
        int[] elements = new int[16];
        for (int i = 0; i < n; i++) {
            FIELD.set(this, (int) FIELD.get(this) + i);
            COUNTER.getAndAdd(this, 3L);
            COUNTER.compareAndSet(this, (long) i, -1L);
            ELEMENTS.getAndAdd(elements, i & 15, i);
        }
        return field + counter + elements[7];
    }

    public static void main(String[] args) throws Throwable {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        long sum = 0;
        Handles h = new Handles();
        for (int r = 0; r < rounds; r++) {
            sum = sum * 31 + lambdas(60000) + texts(4000) + calls(12000) + h.variables(20000);
        }
        System.out.println(sum);
    }
}
