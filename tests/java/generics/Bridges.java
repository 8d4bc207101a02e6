// SPDX-License-Identifier: MIT
import java.lang.reflect.*;
import java.util.*;

/** Bridge methods, erasure, heap pollution, checked casts that the compiler puts in. */
public class Bridges {

    abstract static class Node<T> {

        T data;

        void set(T t) {
            data = t;
        }

        abstract T make();
    }

    static class IntNode extends Node<Integer> {

        void set(Integer i) {
            super.set(i + 1);
        }

        Integer make() {
            return 5;
        }
    }

    interface Conv<A, B> {
        B conv(A a);
    }

    static class Both implements Conv<String, Integer>, Comparable<Both> {

        public Integer conv(String s) {
            return s.length();
        }

        public int compareTo(Both o) {
            return 0;
        }
    }

    static class Cov implements Cloneable {

        public Cov clone() {
            return this;
        }
    }

    static <T> T unchecked(Object o) {
        return (T) o;
    }

    static <T extends Number> int bounded(List<T> l) {
        int s = 0;
        for (T t : l) {
            s += t.intValue();
        }
        return s;
    }

    static <T> T[] array(T... a) {
        return a;
    }

    static <T> T[] two(T a, T b) {
        return array(a, b);
    }

    public static void main(String[] args) {
        Node<Integer> n = new IntNode();
        n.set(5);
        System.out.println(n.data + " " + n.make());
        Node raw = n;
        Probe.show("raw set", () -> {
            raw.set("x");
            return 0;
        });
        List<String> l = new ArrayList<>();
        ((List) l).add(5);
        System.out.println(l.size() + " " + (Object) ((List<?>) l).get(0));
        Probe.show("pollution", () -> l.get(0).length());
        Probe.show("unchecked", () -> {
            Integer i = unchecked("s");
            return i;
        });
        Probe.show("unchecked Object", () -> (Object) unchecked("s"));
        Probe.show("generic array", () -> {
            String[] s = two("a", "b");
            return s.length;
        });
        System.out.println(
            array("a", "b").getClass().getSimpleName() + " " + bounded(List.of(1, 2.9))
        );
        for (Class<?> c : new Class<?>[] { IntNode.class, Both.class, Cov.class }) {
            List<String> names = new ArrayList<>();
            for (Method m : c.getDeclaredMethods()) {
                names.add(
                    m.getReturnType().getSimpleName() +
                        " " +
                        m.getName() +
                        Arrays.toString(m.getParameterTypes()) +
                        (m.isBridge() ? " bridge" : "") +
                        (m.isSynthetic() ? " synthetic" : "")
                );
            }
            Collections.sort(names);
            System.out.println(names);
        }
        Conv<Object, Object> cv = (Conv) new Both();
        Probe.show("bridge cast", () -> cv.conv(5));
        System.out.println(new Cov().clone().getClass());
        Iterator<? extends Number> it = List.of(1, 2L).iterator();
        System.out.println(it.next().doubleValue() + it.next().doubleValue());
    }
}
