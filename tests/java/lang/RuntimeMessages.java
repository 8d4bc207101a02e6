/* SPDX-License-Identifier: MIT */
/* The texts of the exceptions that the VM itself throws. */
import java.util.*;

public class RuntimeMessages {

    interface Op {
        void run() throws Throwable;
    }

    static void t(Op o) {
        try {
            o.run();
            System.out.println("no exception");
        } catch (Throwable e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static Object o(Object x) {
        return x;
    }

    static int i(int x) {
        return x;
    }

    enum E {
        A
    }

    record R(int a) {}

    interface I {}

    static class C implements I {}

    public static void main(String[] args) {
        t(() -> {
            int[] a = new int[3];
            a[i(3)] = 1;
        });
        t(() -> {
            int[] a = new int[3];
            a[i(-1)]++;
        });
        t(() -> {
            long[] a = new long[0];
            long x = a[i(0)];
        });
        t(() -> {
            byte[] a = new byte[2];
            a[i(Integer.MIN_VALUE)] = 1;
        });
        t(() -> {
            boolean[] a = new boolean[2];
            a[i(7)] = true;
        });
        t(() -> {
            Object[] a = new String[2];
            Object x = a[i(2)];
        });
        t(() -> {
            Object[] a = new String[2];
            a[0] = o(1);
        });
        t(() -> {
            Object[] a = new Integer[2][];
            a[0] = o(new String[1]);
        });
        t(() -> {
            Object[] a = new int[2][];
            a[0] = o(new long[1]);
        });
        t(() -> {
            Object[] a = new I[1];
            a[0] = o(new Object());
        });
        t(() -> {
            Object[] a = new I[1];
            a[0] = o(new C());
        });
        t(() -> {
            String s = (String) o(1);
        });
        t(() -> {
            Integer s = (Integer) o("x");
        });
        t(() -> {
            int[] s = (int[]) o(new long[0]);
        });
        t(() -> {
            String[] s = (String[]) o(new Object[0]);
        });
        t(() -> {
            Object[] s = (Object[]) o(new int[0]);
        });
        t(() -> {
            I s = (I) o(new ArrayList<>());
        });
        t(() -> {
            E s = (E) o(new R(1));
        });
        t(() -> {
            Runnable s = (Runnable) o(new int[0][0]);
        });
        t(() -> {
            C[][] s = (C[][]) o(new C[0]);
        });
        t(() -> System.out.println(1 / i(0)));
        t(() -> System.out.println(1 % i(0)));
        t(() -> System.out.println(1L / i(0)));
        t(() -> System.out.println(1L % i(0)));
        t(() -> System.out.println(1.0 / i(0)));
        t(() -> {
            Object x = new int[i(-3)];
        });
        t(() -> System.arraycopy(new int[3], -1, new int[3], 0, 1));
        t(() -> System.arraycopy(new int[3], 0, new int[3], -2, 1));
        t(() -> System.arraycopy(new int[3], 0, new int[3], 0, -1));
        t(() -> System.arraycopy(new int[3], 2, new int[3], 0, 2));
        t(() -> System.arraycopy(new int[3], 0, new int[3], 2, 2));
        t(() -> System.arraycopy(new String[3], 1, new Object[3], 2, 2));
        t(() -> System.arraycopy(new String[3], 2, new Object[3], 2, 2));
        t(() -> System.arraycopy(new byte[3], 0, new int[3], 0, 1));
        t(() -> System.arraycopy(new Object[3], 0, new int[3], 0, 1));
        t(() -> System.arraycopy(new int[3], 0, new Object[3], 0, 1));
        t(() -> System.arraycopy("x", 0, new int[3], 0, 1));
        t(() -> System.arraycopy(new int[3], 0, "x", 0, 1));
        t(() -> System.arraycopy(new int[3], 0, new int[3], Integer.MAX_VALUE, Integer.MAX_VALUE));
        Object[] dst = new Integer[4];
        t(() -> System.arraycopy(new Object[] { 1, 2, "three", 4 }, 0, dst, 0, 4));
        System.out.println(Arrays.toString(dst));
        t(() -> new Object().wait());
        t(() -> new Object().notify());
        t(() -> new Object().notifyAll());
        t(() -> new Object().wait(-1));
        t(() -> "abc".charAt(i(5)));
        t(() -> "abc".charAt(i(-1)));
        t(() -> "abc".substring(2, 1));
        t(() -> "abc".substring(4));
        t(() -> "abc".codePointAt(3));
        t(() -> E.valueOf("B"));
        t(() -> E.valueOf(null));
        t(() -> Enum.valueOf(E.class, "Z"));
        t(() -> Integer.parseInt(""));
        t(() -> Integer.parseInt(null));
        t(() -> Integer.parseInt("99999999999"));
        t(() -> Long.parseLong("1x"));
        t(() -> Double.parseDouble("abc"));
        t(() -> Double.parseDouble(" "));
        t(() -> List.of(1).add(2));
        t(() -> new ArrayList<>(List.of(1, 2)).get(2));
        t(() -> new LinkedList<>().getFirst());
        t(() -> new ArrayList<>().iterator().next());
        t(() -> List.of(1, 2).get(2));
        t(() -> Objects.requireNonNull(null, "msg"));
        t(() -> Objects.checkIndex(3, 2));
        t(() -> Objects.checkFromToIndex(3, 2, 5));
        t(() -> Optional.empty().get());
        t(() -> Class.forName("does.not.Exist"));
        t(() -> Class.forName("[Lnope;"));
        t(() -> Class.forName("java/lang/String"));
        t(() -> String.class.getMethod("nope", int.class));
        t(() -> String.class.getDeclaredField("nope"));
    }
}
