/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.Serializable;

/** The comparators that Comparator and Collections hand out. */
final class Comparators {
    static final Comparator<Comparable<Object>> NATURAL = new Natural();
    static final Comparator<Comparable<Object>> REVERSE = new Reverse();

    private Comparators() {
    }

    private static final class Natural
            implements Comparator<Comparable<Object>>, Serializable {
        private static final long serialVersionUID = 1L;

        @Override public int compare(Comparable<Object> c1, Comparable<Object> c2) {
            return c1.compareTo(c2);
        }

        @Override public Comparator<Comparable<Object>> reversed() {
            return REVERSE;
        }

        private Object readResolve() {
            return NATURAL;
        }
    }

    private static final class Reverse
            implements Comparator<Comparable<Object>>, Serializable {
        private static final long serialVersionUID = 7207038068494060240L;

        @Override public int compare(Comparable<Object> c1, Comparable<Object> c2) {
            return c2.compareTo(c1);
        }

        @Override public Comparator<Comparable<Object>> reversed() {
            return NATURAL;
        }

        private Object readResolve() {
            return REVERSE;
        }
    }

    static final class Flipped<T> implements Comparator<T>, Serializable {
        private static final long serialVersionUID = 4374092139857L;
        final Comparator<T> cmp;

        Flipped(Comparator<T> cmp) {
            this.cmp = cmp;
        }

        @Override public int compare(T a, T b) {
            return cmp.compare(b, a);
        }

        @Override public boolean equals(Object o) {
            return o == this || (o instanceof Flipped && cmp.equals(((Flipped<?>) o).cmp));
        }

        @Override public int hashCode() {
            return cmp.hashCode() ^ Integer.MIN_VALUE;
        }

        @Override public Comparator<T> reversed() {
            return cmp;
        }
    }

    static final class Nulls<T> implements Comparator<T>, Serializable {
        private static final long serialVersionUID = -7569533591570686392L;
        private final boolean first;
        private final Comparator<T> real;

        @SuppressWarnings("unchecked")
        Nulls(boolean first, Comparator<? super T> real) {
            this.first = first;
            this.real = (Comparator<T>) real;
        }

        @Override public int compare(T a, T b) {
            if (a == null) {
                return b == null ? 0 : first ? -1 : 1;
            }
            if (b == null) {
                return first ? 1 : -1;
            }
            return real == null ? 0 : real.compare(a, b);
        }

        @Override public Comparator<T> thenComparing(Comparator<? super T> other) {
            Objects.requireNonNull(other);
            return new Nulls<>(first, real == null ? other : real.thenComparing(other));
        }

        @Override public Comparator<T> reversed() {
            return new Nulls<>(!first, real == null ? null : real.reversed());
        }
    }
}
