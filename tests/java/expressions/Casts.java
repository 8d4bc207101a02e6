// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Casts of references: up, down, across, of arrays, of null, of generics, intersections; each
 * failing text.
 */
public class Casts {

    interface Code {
        Object run() throws Exception;
    }

    static class A {}

    static class B extends A {}

    static class C extends A {}

    static class Inner {

        static class Deep {}
    }

    enum E {
        A
    }

    record R(int a) {}

    static class CastsHelper {

        @SuppressWarnings("unchecked")
        static <T> T unchecked(Object o) {
            return (T) o;
        }
    }

    static <T extends Comparable<T>> String generic(T t) {
        return t.compareTo(t) + "";
    }

    static void attempt(Code c) {
        try {
            System.out.println("fine " + c.run());
        } catch (ClassCastException | ArrayStoreException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Object o = "text";
        System.out.println(((String) o).length());
        System.out.println((CharSequence) o);
        System.out.println((Comparable<String>) o instanceof Comparable);
        System.out.println((String) null);
        attempt(() -> (Integer) o);
        attempt(() -> (Runnable) o);
        attempt(() -> (int[]) o);
        Object arr = new Integer[] { 1 };
        System.out.println(((Number[]) arr).length);
        attempt(() -> (String[]) arr);
        attempt(() -> ((Object[]) arr)[0] = "x");
        Object ints = new int[][] { { 1 } };
        System.out.println(((Object[]) ints).length);
        attempt(() -> (Object[][]) ints);
        attempt(() -> (long[][]) ints);
        attempt(() -> (C) (A) new B());
        System.out.println(((A) (Object) new C()).getClass().getName());
        attempt(() -> (Inner.Deep) (Object) new C());
        List<String> list = new ArrayList<>();
        ((List) list).add(5);
        attempt(() -> list.get(0).length());
        for (Object x : list) System.out.println(x);
        attempt(() -> {
            for (String x : list) System.out.println(x);
            return null;
        });
        Runnable r = (Runnable & java.io.Serializable) () -> System.out.println("both");
        r.run();
        System.out.println(r instanceof java.io.Serializable);
        System.out.println(generic("s"));
        attempt(() -> {
            Integer i = CastsHelper.<Integer>unchecked("s");
            return i;
        });
        attempt(() -> (E) (Object) "A");
        attempt(() -> (R) (Object) 1);
        System.out.println((byte) (int) (Integer) (Object) 300);
        attempt(() -> (int) (Object) 5L);
        System.out.println((int) (Object) 7);
        System.out.println((long) (int) (Integer) 8);
        System.out.println(String.class.cast("c"));
        attempt(() -> String.class.cast(5));
    }
}
