/* SPDX-License-Identifier: MIT */
package java.util;

/** A collection without duplicates. */
public interface Set<E> extends Collection<E> {
    int size();

    boolean isEmpty();

    boolean contains(Object o);

    Iterator<E> iterator();

    Object[] toArray();

    <T> T[] toArray(T[] a);

    boolean add(E e);

    boolean remove(Object o);

    boolean containsAll(Collection<?> c);

    boolean addAll(Collection<? extends E> c);

    boolean retainAll(Collection<?> c);

    boolean removeAll(Collection<?> c);

    void clear();

    boolean equals(Object o);

    int hashCode();

    @Override default Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.DISTINCT);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> of() {
        return (Set<E>) ImmutableCollections.EMPTY_SET;
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> of(E e1) {
        return ImmutableCollections.set((E[]) new Object[] {Objects.requireNonNull(e1)}, false);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> of(E e1, E e2) {
        return ImmutableCollections.pair(e1, e2);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> of(E e1, E e2, E e3) {
        return ImmutableCollections.set((E[]) new Object[] {e1, e2, e3}, false);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> of(E e1, E e2, E e3, E e4) {
        return ImmutableCollections.set((E[]) new Object[] {e1, e2, e3, e4}, false);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5) {
        return ImmutableCollections.set((E[]) new Object[] {e1, e2, e3, e4, e5}, false);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
        return ImmutableCollections.set((E[]) new Object[] {e1, e2, e3, e4, e5, e6}, false);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return ImmutableCollections.set((E[]) new Object[] {e1, e2, e3, e4, e5, e6, e7}, false);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return ImmutableCollections.set((E[]) new Object[] {e1, e2, e3, e4, e5, e6, e7, e8}, false);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return ImmutableCollections.set(
                (E[]) new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9}, false);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return ImmutableCollections.set(
                (E[]) new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9, e10}, false);
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    static <E> Set<E> of(E... elements) {
        return ImmutableCollections.set(elements, false);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> copyOf(Collection<? extends E> coll) {
        if (coll instanceof ImmutableCollections.ArraySet) {
            return (Set<E>) coll;
        }
        return ImmutableCollections.copy(coll);
    }
}
