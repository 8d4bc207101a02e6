// SPDX-License-Identifier: MIT
/**
 * JLS 10.5: ArrayStoreException for each shape of array and value, and what arraycopy says and
 * leaves behind.
 */
public class StoreTexts {

    interface Code {
        Object run();
    }

    interface I {}

    static class A implements I {}

    static class B extends A {}

    enum E {
        X {}
    }

    record R() {}

    static void t(Code c) {
        try {
            System.out.println("fine " + c.run());
        } catch (ArrayStoreException e) {
            System.out.println(e);
        }
    }

    static void put(Object[] a, Object v) {
        t(() -> {
            a[0] = v;
            return a[0] == v;
        });
    }

    static void copy(Object from, Object to) {
        t(() -> {
            System.arraycopy(from, 0, to, 0, 2);
            return "copied";
        });
    }

    public static void main(String[] args) {
        put(new String[1], 1);
        put(new String[1], new Object());
        put(new String[1], "s");
        put(new String[1], null);
        put(new Integer[1], 1L);
        put(new Number[1], 1L);
        put(new Number[1], 'c');
        put(new A[1], new B());
        put(new B[1], new A());
        put(new I[1], new B());
        put(new I[1], "x");
        put(new I[1], new A[0]);
        put(new A[1][], new B[0]);
        put(new B[1][], new A[0]);
        put(new I[1][], new B[0]);
        put(new int[1][], new int[0]);
        put(new int[1][], new long[0]);
        put(new int[1][], new int[0][]);
        put(new Object[1][], new int[0]);
        put(new Object[1][], new int[0][]);
        put(new Object[1][], new String[0]);
        put(new Cloneable[1], new int[0]);
        put(new java.io.Serializable[1], new int[0][]);
        put(new Comparable[1], new int[0]);
        put(new Runnable[1], "x");
        put(new Object[1], new int[0]);
        put(new E[1], E.X);
        put(new R[1], new R());
        put(new R[1], E.X);
        put(new Enum[1], E.X);
        put(new Record[1], new R());
        put(new Class[1], "c");
        put(new Throwable[1], new Error("e"));
        put(new Error[1], new Exception("e"));
        put(new Object[1][][], new Object[0]);
        put(new Object[1][][], new Object[0][]);
        put(new Object[1][][], new String[0][][]);
        put(new Runnable[1], (Runnable) () -> {});
        copy(new int[2], new long[2]);
        copy(new int[2], new Integer[2]);
        copy(new Object[2], new int[2]);
        copy("str", new int[2]);
        copy(new int[2], "str");
        copy(new Object[] { 1, 2 }, new Integer[2]);
        copy(new Object[] { "a", 2 }, new String[2]);
        copy(new byte[2], new boolean[2]);
        copy(new char[2], new short[2]);
        copy(new int[2][2], new Object[2]);
        copy(new Object[] { new int[0], null }, new int[2][]);
        copy(new String[2], new Integer[2]);
        copy(new int[2][], new long[2][]);
        copy(new A[] { new B(), new A() }, new B[2]);
        copy(new I[] { new B(), new B() }, new B[2]);
        copy(new Object[2], new Runnable[2]);
        copy(5, 6);
        Object[] from = { "p", "q", 3, "r" };
        String[] to = new String[4];
        try {
            System.arraycopy(from, 0, to, 0, 4);
        } catch (ArrayStoreException e) {
            System.out.println(to[0] + to[1] + to[2] + to[3] + " " + e.getMessage());
        }
        Object[] own = { 1, 2, 3, 4, 5 };
        System.arraycopy(own, 0, own, 1, 4);
        System.out.println(java.util.Arrays.toString(own));
        System.arraycopy(own, 2, own, 0, 3);
        System.out.println(java.util.Arrays.toString(own));
        Object[] array = new Integer[] { 0, 1 };
        t(() -> {
            array[0] = array[1] = "s";
            return 0;
        });
        System.out.println(array[0] + " " + array[1]);
        t(() -> {
            Object[] x = new String[] { "a" };
            x[0] += "b";
            return x[0];
        });
        t(() -> {
            CharSequence[] x = new String[1];
            x[0] = new StringBuilder();
            return 0;
        });
        t(() -> {
            Object[][] x = new String[1][1];
            x[0][0] = 'c';
            return 0;
        });
        t(() -> {
            Object[][] x = new String[1][];
            x[0] = new Object[0];
            return 0;
        });
    }
}
