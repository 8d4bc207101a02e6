// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;

/** Elements of arrays: all types, bounds, null, and arrays narrower than the handle's type. */
public class Arrays {
    interface Body {
        Object run() throws Throwable;
    }

    static void show(String name, Body b) {
        try {
            System.out.println(name + ": " + b.run());
        } catch (NullPointerException e) {
            System.out.println(name + ": " + e.getClass().getName());
        } catch (Throwable e) {
            System.out.println(name + ": " + e);
        }
    }

    static void all(Object array, Object v1, Object v2) throws Throwable {
        VarHandle h = MethodHandles.arrayElementVarHandle(array.getClass());
        System.out.println(h + " " + h.coordinateTypes());
        for (AccessMode m : AccessMode.values()) {
            if (!h.isAccessModeSupported(m)) {
                System.out.println(m + " is not supported");
                continue;
            }
            int n = h.accessModeType(m).parameterCount();
            Object r = n == 2 ? h.toMethodHandle(m).invokeWithArguments(array, 1)
                : n == 3 ? h.toMethodHandle(m).invokeWithArguments(array, 1, v1)
                : h.toMethodHandle(m).invokeWithArguments(array, 1, v1, v2);
            System.out.println(m + " " + r + " " + java.lang.reflect.Array.get(array, 1));
        }
    }

    public static void main(String[] args) throws Throwable {
        all(new boolean[3], true, false);
        all(new byte[3], (byte) 127, (byte) 2);
        all(new short[3], (short) 32767, (short) 2);
        all(new char[3], 'a', 'b');
        all(new int[3], 11, 12);
        all(new long[3], 1L << 63, 13L);
        all(new float[3], 1.25f, 3f);
        all(new double[3], 1.25, 3.0);
        all(new String[3], "a", "b");

        VarHandle i = MethodHandles.arrayElementVarHandle(int[].class);
        VarHandle o = MethodHandles.arrayElementVarHandle(Object[].class);
        int[] a = {1, 2, 3};
        Object[] strings = new String[] {"x", "y"};
        show("get", () -> (int) i.get(a, 2));
        show("add", () -> (int) i.getAndAdd(a, 0, 9) + a[0]);
        show("past", () -> (int) i.get(a, 3));
        show("negative", () -> (int) i.getVolatile(a, -1));
        show("set past", () -> {
            i.set(a, Integer.MAX_VALUE, 1);
            return 0;
        });
        show("null", () -> (int) i.get((int[]) null, 0));
        show("wrong array", () -> (int) i.get((Object) new long[1], 0));
        show("string", () -> (Object) o.get(strings, 1));
        show("cast", () -> (String) o.get(strings, 1));
        show("good store", () -> {
            o.set(strings, 0, (Object) "z");
            return strings[0];
        });
        show("bad store", () -> {
            o.set(strings, 0, (Object) 5);
            return strings[0];
        });
        show("bad store 2", () -> {
            o.setVolatile(strings, 0, 5);
            return strings[0];
        });
        show("bad cas", () -> o.compareAndSet(strings, 0, (Object) "z", (Object) 5));
        show("null store", () -> {
            o.setRelease(strings, 0, null);
            return strings[0];
        });
        show("getAndSet", () -> (Object) o.getAndSet(strings, 1, (Object) "w") + "" + strings[1]);
        show("not an array", () -> MethodHandles.arrayElementVarHandle(String.class));
        show("null class", () -> MethodHandles.arrayElementVarHandle(null));
    }
}
