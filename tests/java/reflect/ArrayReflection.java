// SPDX-License-Identifier: MIT
import java.lang.reflect.Array;
import java.util.Arrays;

/** java.lang.reflect.Array: making, getting, setting, refusing. */
public class ArrayReflection {

    public static void main(String[] args) {
        Class<?>[] types = {
            boolean.class,
            byte.class,
            char.class,
            short.class,
            int.class,
            long.class,
            float.class,
            double.class,
            String.class,
            int[].class
        };
        for (Class<?> t : types) {
            Object a = Array.newInstance(t, 2);
            System.out.println(
                a.getClass().getName() + " " + Array.getLength(a) + " " + Array.get(a, 0)
            );
        }
        System.out.println(
            Array.newInstance(int.class, 2, 3).getClass().getName() +
                " " +
                ((int[][]) Array.newInstance(int.class, 2, 3))[1].length +
                " " +
                Array.newInstance(String[].class, 1, 0).getClass().getName() +
                " " +
                ((Object[][][]) Array.newInstance(Object[].class, 1, 2))[0][1]
        );
        int[] i = { 1, 2 };
        Array.set(i, 0, (byte) 9);
        Array.setChar(i, 1, 'a');
        System.out.println(
            Arrays.toString(i) + " " + Array.getLong(i, 0) + " " + Array.getDouble(i, 1)
        );
        Object[] o = new Number[1];
        Array.set(o, 0, 5);
        System.out.println(o[0]);
        Probe.show("void", () -> Array.newInstance(void.class, 1));
        Probe.show("negative", () -> Array.newInstance(int.class, -1));
        Probe.show("negative inner", () -> Array.newInstance(int.class, 1, -2));
        Probe.show("no dimensions", () -> Array.newInstance(int.class, new int[0]));
        Probe.show("256 dimensions", () -> Array.newInstance(int.class, new int[256]));
        Probe.show("255 of array", () -> Array.newInstance(int[].class, new int[255]));
        Probe.show("null type", () -> Array.newInstance(null, 1));
        Probe.show("not an array", () -> Array.getLength("x"));
        Probe.show("null array", () -> Array.getLength(null));
        Probe.show("get past", () -> Array.get(i, 2));
        Probe.show("get negative", () -> Array.get(i, -1));
        Probe.show("get of String", () -> Array.get("x", 0));
        Probe.show("getByte of int", () -> Array.getByte(i, 0));
        Probe.show("getInt of Object", () -> Array.getInt(o, 0));
        Probe.show("getBoolean of int", () -> Array.getBoolean(i, 0));
        Probe.show("set long", () -> {
            Array.set(i, 0, 1L);
            return 0;
        });
        Probe.show("set String", () -> {
            Array.set(i, 0, "1");
            return 0;
        });
        Probe.show("set null", () -> {
            Array.set(i, 0, null);
            return 0;
        });
        Probe.show("set wrong Object", () -> {
            Array.set(o, 0, "s");
            return 0;
        });
        Probe.show("setLong of int", () -> {
            Array.setLong(i, 0, 1);
            return 0;
        });
        Probe.show("setInt of Object", () -> {
            Array.setInt(o, 0, 1);
            return 0;
        });
        Probe.show("setInt past", () -> {
            Array.setInt(i, 5, 1);
            return 0;
        });
    }
}
