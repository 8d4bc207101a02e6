// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/**
 * asType pair by pair: which conversions exist, what they give, which fail early and which late.
 */
public class AsTypes {

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
            void.class,
            Object.class,
            Integer.class,
            Number.class,
            Character.class,
            Boolean.class,
            String.class,
            Comparable.class,
            int[].class,
            Object[].class,
            List.class
        };
        Object[] values = {
            true,
            (byte) 1,
            'c',
            (short) 2,
            3,
            4L,
            5f,
            6.5,
            null,
            "o",
            7,
            8.5,
            'd',
            false,
            "s",
            "t",
            new int[] { 1 },
            new String[] { "u" },
            List.of(1)
        };
        for (int i = 0; i < types.length; i++) {
            StringBuilder line = new StringBuilder(types[i].getSimpleName());
            for (int k = 0; k < types.length; k++) {
                if (types[k] == void.class) {
                    continue;
                }
                MethodHandle h =
                    types[i] == void.class
                        ? MethodHandles.empty(methodType(void.class))
                        : MethodHandles.constant(types[i], values[i]);
                String text;
                try {
                    MethodHandle a = h.asType(methodType(types[k]));
                    Object r = a.invokeWithArguments();
                    text =
                        r == null
                            ? "null"
                            : r.getClass().isArray()
                              ? r.getClass().getName()
                              : r.toString();
                } catch (WrongMethodTypeException e) {
                    text = "-";
                } catch (ClassCastException e) {
                    text = "cce";
                } catch (Throwable e) {
                    text = e.getClass().getSimpleName();
                }
                line.append(' ').append(text);
            }
            System.out.println(line);
        }
        for (int i = 0; i < types.length; i++) {
            StringBuilder line = new StringBuilder(types[i].getSimpleName());
            for (int k = 0; k < types.length; k++) {
                if (types[k] == void.class || types[i] == void.class) {
                    continue;
                }
                String text;
                try {
                    MethodHandle a = MethodHandles.explicitCastArguments(
                        MethodHandles.identity(types[k]),
                        methodType(types[k], types[i])
                    );
                    Object r = a.invokeWithArguments(values[i]);
                    text =
                        r == null
                            ? "null"
                            : r.getClass().isArray()
                              ? r.getClass().getName()
                              : r.toString();
                } catch (WrongMethodTypeException e) {
                    text = "-";
                } catch (ClassCastException e) {
                    text = "cce";
                } catch (Throwable e) {
                    text = e.getClass().getSimpleName();
                }
                line.append(' ').append(text);
            }
            System.out.println(line);
        }
    }
}
