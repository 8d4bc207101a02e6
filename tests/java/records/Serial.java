// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Record constructors: canonical, compact, delegating, throwing, varargs; accessors overriding
 * interfaces.
 */
public class Serial {

    interface Named {
        String name();

        default String greet() {
            return "I am " + name();
        }
    }

    record Person(String name, int age) implements Named {
        static final Person NOBODY = new Person("nobody");

        Person {
            name = name.trim();
            if (age < 0) {
                age = 0;
            }
        }

        Person(String name) {
            this(name, -1);
        }

        Person older(int years) {
            return new Person(name, age + years);
        }
    }

    record Many(int... xs) {
        Many {
            xs = xs.clone();
        }

        int sum() {
            return Arrays.stream(xs).sum();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Many m && Arrays.equals(xs, m.xs);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(xs);
        }
    }

    record Outer(Inner in) {
        record Inner(Outer out) {}
    }

    static <T extends Record & Comparable<T>> T larger(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    record V(int major, int minor) implements Comparable<V> {
        private static final Comparator<V> ORDER = Comparator.comparingInt(
            V::major
        ).thenComparingInt(V::minor);

        public int compareTo(V o) {
            return ORDER.compare(this, o);
        }
    }

    public static void main(String[] args) {
        System.out.println(
            new Person("  x ", 5) + " " + Person.NOBODY + " " + new Person("y").older(3).greet()
        );
        Probe.show("null", () -> new Person(null, 1));
        int[] a = { 1, 2 };
        Many m = new Many(a);
        a[0] = 9;
        System.out.println(
            m.sum() + " " + m.equals(new Many(1, 2)) + " " + m.hashCode() + " " + new Many().sum()
        );
        System.out.println(
            new Outer(new Outer.Inner(null)) + " " + larger(new V(1, 2), new V(1, 10))
        );
        System.out.println(new TreeSet<>(List.of(new V(2, 0), new V(1, 9), new V(1, 1))));
    }
}
