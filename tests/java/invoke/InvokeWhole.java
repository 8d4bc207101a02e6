/* SPDX-License-Identifier: MIT */
/*
 * Method handles, types, volatile call sites, lookups, modes, references: members that other
 * programs leave.
 */
import java.lang.invoke.*;
import java.lang.ref.*;
import java.util.*;

public class InvokeWhole extends Whole {

    static int sum(int a, int[] b, int c) {
        return a + b.length * 10 + c * 100;
    }

    int field;

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle m = lookup.findStatic(
            InvokeWhole.class,
            "sum",
            MethodType.methodType(int.class, int.class, int[].class, int.class)
        );
        MethodHandle collecting = m.asCollector(1, int[].class, 2);
        p(
            m.toString(),
            collecting.toString(),
            collecting.invokeWithArguments(1, 2, 3, 4),
            (int) collecting.invokeExact(1, 2, 3, 4),
            lookup.toString(),
            lookup.in(String.class).toString(),
            MethodHandles.publicLookup().toString()
        );
        t(() -> m.asCollector(1, int.class, 2));
        t(() -> m.asCollector(4, int[].class, 2));
        t(() -> m.asCollector(0, int[].class, 2));
        t(() -> m.asCollector(1, int[].class, -1));
        MethodType type = MethodType.methodType(void.class, String.class);
        p(
            type.toString(),
            type.insertParameterTypes(0, List.of(int.class, long[].class)).toString(),
            type.insertParameterTypes(1, List.of()).toString()
        );
        t(() -> type.insertParameterTypes(2, List.of(int.class)));
        t(() -> type.insertParameterTypes(0, List.of(void.class)));
        VolatileCallSite site = new VolatileCallSite(MethodType.methodType(int.class)),
            given = new VolatileCallSite(MethodHandles.constant(int.class, 4));
        t(() -> site.getTarget().invoke());
        MethodHandle invoker = given.dynamicInvoker();
        p((int) invoker.invokeExact(), given.getTarget().type(), given.type());
        given.setTarget(MethodHandles.constant(int.class, 5));
        p((int) invoker.invokeExact());
        t(() -> given.setTarget(MethodHandles.constant(long.class, 5L)));
        t(() -> given.setTarget(null));
        p(
            VarHandle.AccessMode.valueFromMethodName("getAndAdd"),
            VarHandle.AccessMode.GET_VOLATILE.methodName(),
            MethodHandles.Lookup.ClassOption.values(),
            MethodHandles.Lookup.ClassOption.valueOf("NESTMATE")
        );
        t(() -> VarHandle.AccessMode.valueFromMethodName("none"));
        p(lookup.findVarHandle(InvokeWhole.class, "field", int.class).varType());
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        Object held = new Object();
        SoftReference<Object> soft = new SoftReference<>(held, queue);
        p(
            soft.get() == held,
            soft.isEnqueued(),
            soft.enqueue(),
            soft.isEnqueued(),
            soft.get(),
            queue.poll() == soft,
            soft.isEnqueued(),
            soft.enqueue()
        );
        Cleaner cleaner = Cleaner.create(r -> {
            Thread x = new Thread(r);
            x.setDaemon(true);
            return x;
        });
        int[] cleaned = { 0 };
        Cleaner.Cleanable c = cleaner.register(new Object(), () -> cleaned[0]++);
        c.clean();
        c.clean();
        p(cleaned[0]);
        t(() -> Cleaner.create(null));
        t(() -> cleaner.register(null, () -> {}));
    }
}
