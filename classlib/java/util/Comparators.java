/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.Serializable;

/** The comparators that Comparator and Collections hand out. */
final class Comparators {
    static final Comparator<Comparable<Object>> NATURAL = NaturalOrderComparator.INSTANCE;
    static final Comparator<Comparable<Object>> REVERSE = new Collections.ReverseComparator();

    private Comparators() {
    }

    private enum NaturalOrderComparator implements Comparator<Comparable<Object>> {
        INSTANCE;

        @Override public int compare(Comparable<Object> c1, Comparable<Object> c2) {
            return c1.compareTo(c2);
        }

        @Override public Comparator<Comparable<Object>> reversed() {
            return REVERSE;
        }
    }

    static final class NullComparator<T> implements Comparator<T>, Serializable {
        private static final long serialVersionUID = -7569533591570686392L;
        private final boolean nullFirst;
        private final Comparator<T> real;

        @SuppressWarnings("unchecked")
        NullComparator(boolean first, Comparator<? super T> real) {
            nullFirst = first;
            this.real = (Comparator<T>) real;
        }

        @Override public int compare(T a, T b) {
            if (a != null && b != null) {
                return real == null ? 0 : real.compare(a, b);
            }
            int d = Boolean.compare(a != null, b != null);
            return nullFirst ? d : -d;
        }

        @Override public Comparator<T> thenComparing(Comparator<? super T> other) {
            Objects.requireNonNull(other);
            return new NullComparator<>(nullFirst,
                    real == null ? other : real.thenComparing(other));
        }

        @Override public Comparator<T> reversed() {
            return new NullComparator<>(!nullFirst, real == null ? null : real.reversed());
        }
    }
}
