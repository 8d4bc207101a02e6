// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Array covariance: stores are checked against the run-time element type, also of arrays and
 * interfaces.
 */
public class StoreChecks {

    enum E {
        A
    }

    enum F {
        A
    }

    static void attempt(Object[] a, int i, Object v) {
        try {
            a[i] = v;
            System.out.println("stored " + a.getClass().getSimpleName());
        } catch (RuntimeException e) {
            System.out.println(
                e.getClass().getSimpleName() +
                    " " +
                    (e instanceof NullPointerException ? "" : e.getMessage())
            );
        }
    }

    public static void main(String[] args) throws Exception {
        Object[] s = new String[2];
        s[0] = "ok";
        s[1] = null;
        attempt(s, 0, 5);
        attempt(new Integer[1], 0, 5L);
        attempt(new Number[1], 0, 5L);
        attempt(new Comparable[1], 0, "c");
        attempt(new Runnable[1], 0, "r");
        attempt(new Object[1][], 0, new String[0]);
        attempt(new Object[1][], 0, new int[0]);
        attempt(new int[1][], 0, new int[2]);
        attempt(new int[1][], 0, new long[2]);
        attempt(new int[1][][], 0, new int[1][1]);
        attempt(new Object[1][][], 0, new int[1][1]);
        attempt(new Cloneable[1], 0, new int[0]);
        attempt(new java.io.Serializable[1], 0, new Object[0]);
        attempt(new Object[1], 0, new int[0]);
        attempt(new E[1], 0, E.A);
        attempt(new E[1], 0, F.A);
        attempt(new Object[1], 1, "x");
        attempt(new String[1], 1, 5);
        attempt(null, 0, "x");
        attempt(new StoreChecks[1], 0, new StoreChecks() {});
        Number[] n = new Integer[] { 1 };
        n[0] = 7;
        System.out.println(n[0]);
        try {
            n[0] = 1.5;
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        List<String>[] l = new List[1];
        Object[] o = l;
        o[0] = List.of(1);
        System.out.println(o[0]);
        Object[] copy = new Integer[2];
        try {
            System.arraycopy(new Object[] { 1, "x" }, 0, copy, 0, 2);
        } catch (ArrayStoreException e) {
            System.out.println(copy[0] + " " + copy[1]);
        }
        try {
            Arrays.fill(copy, "s");
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(
            Arrays.asList((Object[]) new String[] { "a" })
                .toArray()
                .getClass()
                .getSimpleName()
        );
        try {
            Object[] t = List.of("a").toArray(new Integer[1]);
        } catch (ArrayStoreException e) {
            System.out.println("toArray");
        }
        s = s.clone();
        try {
            s[0] = 1;
        } catch (ArrayStoreException e) {
            System.out.println("clone keeps type");
        }
    }
}
