// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Type variables with bounds, wildcards, generic methods, heap pollution, bridge methods, arrays of
 * generics.
 */
public class ErasureAndBridges {

    static class Box<T> {

        T v;

        Box(T v) {
            this.v = v;
        }

        T get() {
            return v;
        }

        <U> Box<U> map(java.util.function.Function<? super T, ? extends U> f) {
            return new Box<>(f.apply(v));
        }
    }

    static class IntBox extends Box<Integer> {

        IntBox(int i) {
            super(i);
        }

        Integer get() {
            return super.get() * 2;
        }
    }

    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) {
        Iterator<? extends T> i = c.iterator();
        T m = i.next();
        while (i.hasNext()) {
            T x = i.next();
            if (x.compareTo(m) > 0) m = x;
        }
        return m;
    }

    static double sum(List<? extends Number> l) {
        double s = 0;
        for (Number n : l) s += n.doubleValue();
        return s;
    }

    static <T> T pick(T a, T b) {
        return b;
    }

    static class GenericsName {

        static <T> T id(T t) {
            return t;
        }
    }

    record Pair<A, B>(A a, B b) {
        <C> String with(C c) {
            return "" + a + b + c;
        }
    }

    static <T> T first(List<T> l, T d) {
        return l.isEmpty() ? d : l.get(0);
    }

    static class Tree<T extends Comparable<T>> {

        T v;
        Tree<T> l, r;

        Tree(T v) {
            this.v = v;
        }

        Tree<T> add(T x) {
            if (x.compareTo(v) < 0) {
                if (l == null) l = new Tree<>(x);
                else l.add(x);
            } else if (r == null) r = new Tree<>(x);
            else r.add(x);
            return this;
        }

        public String toString() {
            return (l == null ? "" : l + " ") + v + (r == null ? "" : " " + r);
        }
    }

    @SafeVarargs
    static <T> T[] varargs(T... t) {
        return t;
    }

    static <T> T[] broken(T t) {
        return varargs(t, t).length == 2 ? (T[]) new Object[] { t } : null;
    }

    static <T> int count(Object[] a, Class<T> c) {
        int n = 0;
        for (Object o : a) if (c.isInstance(o)) n++;
        return n;
    }

    public static void main(String[] args) throws Exception {
        Box<String> b = new Box<>("s");
        System.out.println(b.get().length() + b.map(String::length).get());
        System.out.println(max(List.of(3, 9, 2)) + max(List.of("a", "c", "b")));
        System.out.println(sum(List.of(1, 2.5, 3L)));
        List<? super Integer> sup = new ArrayList<Number>(List.of(1.5));
        sup.add(4);
        System.out.println(sup);
        List raw = new ArrayList<String>();
        raw.add(1);
        List<String> cheat = raw;
        System.out.println(cheat.size());
        try {
            String s = cheat.get(0);
        } catch (ClassCastException e) {
            System.out.println("polluted");
        }
        System.out.println(cheat.get(0) == (Object) 1 ? "same" : "other");
        List<String>[] arr = new List[2];
        arr[0] = List.of("x");
        System.out.println(arr[0].get(0));
        System.out.println(new IntBox(5).get() + 1 + ((Box<Integer>) new IntBox(7)).get());
        System.out.println(pick("a", 1).getClass() + " " + GenericsName.<Object>id("q"));
        System.out.println(new Pair<>(1, "b").<Double>with(2.5));
        System.out.println(first(List.of("p"), "d") + first(List.<String>of(), "d"));
        Comparable<String> cs = "m";
        System.out.println(cs.compareTo("n"));
        System.out.println(new Tree<>(5).add(3).add(8).add(1));
        System.out.println(varargs("a", "b").getClass().getSimpleName() + varargs(1, 2).length);
        try {
            Integer[] bad = broken(1);
        } catch (ClassCastException e) {
            System.out.println("erased array");
        }
        System.out.println(count(new Object[] { 1, "x", 2 }, Integer.class));
    }
}
