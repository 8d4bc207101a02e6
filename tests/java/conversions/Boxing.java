// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/**
 * Boxing and unboxing in assignments, calls, operators, arrays, varargs, generics; caches; nulls.
 */
public class Boxing {

    static String f(long x) {
        return "long ";
    }

    static String f(Integer x) {
        return "Integer ";
    }

    static String f(Object x) {
        return "Object ";
    }

    static String g(Object x) {
        return x.getClass().getSimpleName() + " ";
    }

    static String g(int... x) {
        return "ints ";
    }

    static String h(int... x) {
        return "v" + x.length;
    }

    static String h(Object x, Object y) {
        return "two ";
    }

    public static void main(String[] args) throws Exception {
        Integer a = 5;
        int b = a;
        long l = a;
        double d = a;
        System.out.println(b + l + d);
        Object o = 5;
        System.out.println(o.getClass());
        o = 5L;
        System.out.println(o.getClass());
        o = 'c';
        System.out.println(o.getClass());
        o = 5f;
        System.out.println(o.getClass());
        o = (byte) 1;
        System.out.println(o.getClass());
        o = true;
        System.out.println(o.getClass());
        Number n = 1;
        System.out.println(n.doubleValue());
        Comparable<Integer> c = 3;
        System.out.println(c.compareTo(4));
        List<Integer> list = new ArrayList<>(List.of(10, 20, 30));
        list.remove(1);
        list.remove((Integer) 10);
        System.out.println(list);
        Map<Character, Long> m = new TreeMap<>();
        m.put('x', 1L);
        m.put('x', m.get('x') + 1);
        System.out.println(m);
        System.out.println(
            f(1) +
                f(1L) +
                f('a') +
                f((Integer) 1) +
                f((short) 1) +
                g(1) +
                g((byte) 1) +
                h(1, 2) +
                h()
        );
        for (int i : list) b += i;
        System.out.println(b);
        Integer[] arr = { 1, 2 };
        int sum = 0;
        for (int i : arr) sum += i;
        System.out.println(sum);
        System.out.println(arr[0] + arr[1] + "" + arr[0]);
        Integer x = 127,
            y = 127,
            p = -128,
            q = -128;
        System.out.println((x == y) + " " + (p == q));
        Long lx = 127L,
            ly = 127L;
        System.out.println(lx == ly);
        Character cx = 127,
            cy = 127;
        System.out.println(cx == cy);
        Boolean t = true;
        if (t && !Boolean.FALSE) System.out.println("t");
        switch (a) {
            case 5:
                System.out.println("five");
        }
        int[] ia = new int[a];
        System.out.println(ia[a - 1]);
        Integer nul = null;
        String[] what = { "int i = nul", "nul + 1", "switch", "compare", "index", "condition" };
        int at = 0;
        for (Runnable r : new Runnable[] {
            () -> {
                int i = nul;
            },
            () -> System.out.println(nul + 1),
            () -> {
                switch (nul) {
                    default:
                }
            },
            () -> System.out.println(nul < 1),
            () -> System.out.println(arr[nul]),
            () -> {
                if ((Boolean) (Object) nul) System.out.println(1);
            }
        })
            try {
                r.run();
                System.out.println("none");
            } catch (NullPointerException e) {
                System.out.println(what[at++]);
            }
        System.out.println(nul == null);
        a++;
        a += 5;
        a = -a;
        System.out.println(a);
        System.out.println(a.equals(-11) + " " + a.hashCode() + " " + Long.valueOf(-11).equals(a));
        double avg = (x + y) / 2.0;
        System.out.println(avg);
        System.out.println((Object) x == y);
        Integer viaNew = Integer.valueOf(1000);
        System.out.println(viaNew == 1000);
        System.out.println(Objects.equals(1, 1L));
        Supplier<Integer> s = () -> 'a' + 1;
        System.out.println(s.get());
        ToLongFunction<Integer> tl = i -> i;
        System.out.println(tl.applyAsLong(3));
        Function<Integer, Object> id = i -> i;
        System.out.println(id.apply(3).getClass());
    }
}
