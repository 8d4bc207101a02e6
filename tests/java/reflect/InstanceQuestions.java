/* SPDX-License-Identifier: MIT */
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;

/** Class.isInstance, isAssignableFrom and cast of all kinds of classes, until they are compiled. */
public class InstanceQuestions {

    static class A implements Runnable {

        public void run() {}
    }

    static class B extends A implements Comparable<B> {

        public int compareTo(B o) {
            return 0;
        }
    }

    enum E {
        ONE {},
        TWO
    }

    record R(int x) {}

    static final Class<?>[] CLASSES = {
        Object.class,
        A.class,
        B.class,
        Runnable.class,
        Comparable.class,
        E.class,
        R.class,
        Record.class,
        int.class,
        long.class,
        void.class,
        Integer.class,
        Number.class,
        String.class,
        CharSequence.class,
        int[].class,
        long[].class,
        Object[].class,
        A[].class,
        B[].class,
        Runnable[].class,
        int[][].class,
        Object[][].class,
        Cloneable.class,
        Serializable.class,
        List.class,
        ArrayList.class,
        RandomAccess.class,
        Cloneable[].class,
        Serializable[].class,
        Override.class,
        Class.class
    };
    static final Object[] OBJECTS = {
        null,
        new Object(),
        new A(),
        new B(),
        E.ONE,
        E.TWO,
        new R(1),
        5,
        5L,
        "text",
        new int[0],
        new long[0],
        new Object[0],
        new A[0],
        new B[0],
        new int[0][],
        new B[0][],
        new int[0][0][0],
        new ArrayList<>(),
        (Runnable) () -> {},
        int.class,
        Thread.currentThread()
    };

    static String round() {
        StringBuilder out = new StringBuilder();
        for (Class<?> c : CLASSES) {
            for (Object o : OBJECTS) out.append(c.isInstance(o) ? '1' : '0');
            out.append(' ');
            for (Class<?> d : CLASSES) out.append(c.isAssignableFrom(d) ? '1' : '0');
            out.append(' ');
            for (Object o : OBJECTS) {
                try {
                    out.append(c.cast(o) == o ? '1' : '?');
                } catch (ClassCastException e) {
                    out.append('0');
                }
            }
            out.append('\n');
        }
        for (Class<?> c : new Class<?>[] { Object.class, int.class, null }) {
            for (Class<?> d : new Class<?>[] { String.class, null }) {
                try {
                    out.append(c.isAssignableFrom(d)).append(' ');
                } catch (NullPointerException e) {
                    out.append(c == null ? e.getMessage() != null : e.getMessage() == null).append(
                        "NPE "
                    );
                }
                try {
                    out.append(c.isInstance(d)).append(' ');
                } catch (NullPointerException e) {
                    out.append("NPE ");
                }
            }
        }
        return out.toString();
    }

    public static void main(String[] args) {
        String first = round();
        for (int i = 0; i < 60; i++) if (!round().equals(first)) System.out.println(
            "round " + i + " differs: " + round()
        );
        System.out.println(first);
    }
}
