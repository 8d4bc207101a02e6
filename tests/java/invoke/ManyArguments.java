// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** Handles with many arguments of all widths, up to the limit. */
public class ManyArguments {

    static String twelve(
        long a,
        double b,
        int c,
        long d,
        float e,
        byte f,
        char g,
        double h,
        Object i,
        short j,
        boolean k,
        long l
    ) {
        return (
            a +
            " " +
            b +
            " " +
            c +
            " " +
            d +
            " " +
            e +
            " " +
            f +
            " " +
            g +
            " " +
            h +
            " " +
            i +
            " " +
            j +
            " " +
            k +
            " " +
            l
        );
    }

    static int count(Object... all) {
        int n = 0;
        for (Object o : all) {
            n = n * 31 + o.hashCode();
        }
        return n;
    }

    static long sum(long... all) {
        long s = 0;
        for (long x : all) {
            s = s * 3 + x;
        }
        return s;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle t = l.findStatic(
            ManyArguments.class,
            "twelve",
            methodType(
                String.class,
                long.class,
                double.class,
                int.class,
                long.class,
                float.class,
                byte.class,
                char.class,
                double.class,
                Object.class,
                short.class,
                boolean.class,
                long.class
            )
        );
        System.out.println(
            (String) t.invokeExact(
                1L << 40,
                2.5,
                3,
                -4L,
                5.5f,
                (byte) -6,
                'g',
                -8.5,
                (Object) "i",
                (short) 10,
                true,
                12L
            )
        );
        System.out.println(
            (String) t.invoke(
                1,
                2f,
                (short) 3,
                'd',
                5,
                (byte) -6,
                'g',
                8L,
                9,
                (byte) 10,
                Boolean.TRUE,
                (Integer) 12
            )
        );
        System.out.println(
            t.invokeWithArguments(1, 2, 3, 4, 5, (byte) 6, 'g', 8, null, (short) 10, false, 12)
        );
        MethodHandle p = MethodHandles.permuteArguments(
            MethodHandles.insertArguments(t, 3, 4L, 5f),
            methodType(
                String.class,
                double.class,
                long.class,
                int.class,
                byte.class,
                char.class,
                Object.class,
                short.class,
                boolean.class
            ),
            1,
            0,
            2,
            3,
            4,
            0,
            5,
            6,
            7,
            1
        );
        System.out.println(
            (String) p.invokeExact(2.25, 100L, 3, (byte) 6, 'x', (Object) "o", (short) 1, false)
        );
        MethodHandle c = l.findStatic(
            ManyArguments.class,
            "count",
            methodType(int.class, Object[].class)
        );
        Object[] a = new Object[250];
        Arrays.setAll(a, i -> i);
        System.out.println(
            (int) c.invokeExact(a) +
                " " +
                c.invokeWithArguments(a) +
                " " +
                (int) c
                    .asCollector(Object[].class, 250)
                    .asSpreader(Object[].class, 250)
                    .invokeExact(a)
        );
        MethodHandle s = l.findStatic(
            ManyArguments.class,
            "sum",
            methodType(long.class, long[].class)
        );
        System.out.println(
            (long) s.invoke(1, 2L, 'a', (byte) 4) +
                " " +
                (long) s.asCollector(long[].class, 100).type().parameterCount()
        );
        Probe.show("254", () -> c.asCollector(Object[].class, 254).type().parameterCount());
        Probe.show("longs", () -> s.asCollector(long[].class, 128));
    }
}
