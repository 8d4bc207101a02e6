// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** withInvokeExactBehavior refuses every adaptation and names both types. */
public class Exact {
    int i = 1;
    Object o = "o";

    interface Body {
        Object run() throws Throwable;
    }

    static void show(String name, Body b) {
        try {
            System.out.println(name + ": " + b.run());
        } catch (Throwable e) {
            System.out.println(name + ": " + e);
        }
    }

    public static void main(String[] args) throws Throwable {
        VarHandle i0 = MethodHandles.lookup().findVarHandle(Exact.class, "i", int.class);
        VarHandle i = i0.withInvokeExactBehavior();
        VarHandle o = MethodHandles.lookup().findVarHandle(Exact.class, "o", Object.class)
            .withInvokeExactBehavior();
        Exact x = new Exact();
        System.out.println(i0.hasInvokeExactBehavior() + " " + i.hasInvokeExactBehavior()
            + " " + (i.withInvokeExactBehavior() == i) + " " + (i0.withInvokeBehavior() == i0)
            + " " + i.withInvokeBehavior().hasInvokeExactBehavior());
        for (int n = 0; n < 2; n++) {
            show("exact", () -> (int) i.get(x));
            show("long", () -> (long) i.get(x));
            show("void", () -> {
                i.getAndAdd(x, 1);
                return x.i;
            });
            show("short", () -> {
                i.set(x, (short) 3);
                return x.i;
            });
            show("exact set", () -> {
                i.set(x, 4);
                return x.i;
            });
            show("Object", () -> (Object) o.get(x));
            show("String", () -> (String) o.get(x));
            show("String set", () -> {
                o.set(x, "s");
                return x.o;
            });
            show("Object set", () -> {
                o.set(x, (Object) "t");
                return x.o;
            });
            show("back", () -> {
                o.withInvokeBehavior().set(x, "u");
                return x.o;
            });
        }
        VarHandle a = MethodHandles.arrayElementVarHandle(int[].class).withInvokeExactBehavior();
        int[] array = {1, 2};
        show("array", () -> (int) a.get(array, 1));
        show("array short", () -> (int) a.get(array, (short) 1));
        VarHandle v = MethodHandles.byteArrayViewVarHandle(int[].class,
            java.nio.ByteOrder.BIG_ENDIAN).withInvokeExactBehavior();
        show("view", () -> (int) v.get(new byte[] {1, 2, 3, 4}, 0));
        show("view long", () -> (long) v.get(new byte[] {1, 2, 3, 4}, 0));
    }
}
