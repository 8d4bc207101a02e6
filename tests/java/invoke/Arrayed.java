// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/**
 * arrayConstructor, arrayLength, arrayElementGetter and Setter for all element types, with their
 * exceptions.
 */
public class Arrayed {

    public static void main(String[] args) throws Throwable {
        Object[][] all = {
            { boolean[].class, true },
            { byte[].class, (byte) 1 },
            { char[].class, 'c' },
            { short[].class, (short) 2 },
            { int[].class, 3 },
            { long[].class, 4L },
            { float[].class, 5f },
            { double[].class, 6.0 },
            { String[].class, "s" },
            { int[][].class, null }
        };
        for (Object[] a : all) {
            Class<?> c = (Class<?>) a[0];
            MethodHandle make = MethodHandles.arrayConstructor(c);
            MethodHandle length = MethodHandles.arrayLength(c);
            MethodHandle get = MethodHandles.arrayElementGetter(c);
            MethodHandle set = MethodHandles.arrayElementSetter(c);
            Object array = make.invoke(2);
            set.invokeWithArguments(array, 1, a[1]);
            System.out.println(
                make +
                    " " +
                    length +
                    " " +
                    get +
                    " " +
                    set +
                    " " +
                    length.invoke(array) +
                    " " +
                    get.invokeWithArguments(array, 0) +
                    " " +
                    get.invokeWithArguments(array, 1)
            );
        }
        MethodHandle get = MethodHandles.arrayElementGetter(int[].class);
        MethodHandle set = MethodHandles.arrayElementSetter(Object[].class);
        Probe.show("past", () -> (int) get.invokeExact(new int[1], 1));
        Probe.show("negative", () -> (int) get.invokeExact(new int[1], -1));
        Probe.show("null", () -> (int) get.invokeExact((int[]) null, 0));
        Probe.show("store", () -> {
            set.invokeExact((Object[]) new String[1], 0, (Object) 1);
            return 0;
        });
        Probe.show(
            "make negative",
            () -> (int[]) MethodHandles.arrayConstructor(int[].class).invokeExact(-1)
        );
        Probe.show(
            "length null",
            () -> (int) MethodHandles.arrayLength(int[].class).invokeExact((int[]) null)
        );
        Probe.show("exact", () -> (int) get.invokeExact(new int[] { 1, 2 }, 1));
    }
}
