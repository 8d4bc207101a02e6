/* SPDX-License-Identifier: MIT */
package java.util;

import java.util.function.UnaryOperator;

/** An ordered collection with positions. */
public interface List<E> extends Collection<E> {
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

    boolean addAll(int index, Collection<? extends E> c);

    boolean removeAll(Collection<?> c);

    boolean retainAll(Collection<?> c);

    default void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        for (ListIterator<E> it = listIterator(); it.hasNext();) {
            it.set(operator.apply(it.next()));
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    default void sort(Comparator<? super E> c) {
        Object[] a = toArray();
        Arrays.sort(a, (Comparator) c);
        ListIterator<E> it = listIterator();
        for (Object e : a) {
            it.next();
            it.set((E) e);
        }
    }

    void clear();

    boolean equals(Object o);

    int hashCode();

    E get(int index);

    E set(int index, E element);

    void add(int index, E element);

    E remove(int index);

    int indexOf(Object o);

    int lastIndexOf(Object o);

    ListIterator<E> listIterator();

    ListIterator<E> listIterator(int index);

    List<E> subList(int fromIndex, int toIndex);

    @Override default Spliterator<E> spliterator() {
        if (this instanceof RandomAccess) {
            return new AbstractList.IndexSpliterator<>(this,
                this instanceof AbstractList<E> counted ? counted : null);
        }
        return Spliterators.spliterator(this, Spliterator.ORDERED);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of() {
        return (List<E>) ImmutableCollections.EMPTY_LIST;
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1) {
        return ImmutableCollections.list((E[]) new Object[] {e1});
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2) {
        return ImmutableCollections.list((E[]) new Object[] {e1, e2});
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2, E e3) {
        return ImmutableCollections.list((E[]) new Object[] {e1, e2, e3});
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2, E e3, E e4) {
        return ImmutableCollections.list((E[]) new Object[] {e1, e2, e3, e4});
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5) {
        return ImmutableCollections.list((E[]) new Object[] {e1, e2, e3, e4, e5});
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6) {
        return ImmutableCollections.list((E[]) new Object[] {e1, e2, e3, e4, e5, e6});
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7) {
        return ImmutableCollections.list((E[]) new Object[] {e1, e2, e3, e4, e5, e6, e7});
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8) {
        return ImmutableCollections.list((E[]) new Object[] {e1, e2, e3, e4, e5, e6, e7, e8});
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9) {
        return ImmutableCollections.list((E[]) new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9});
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of(E e1, E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10) {
        return ImmutableCollections.list(
                (E[]) new Object[] {e1, e2, e3, e4, e5, e6, e7, e8, e9, e10});
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    static <E> List<E> of(E... elements) {
        return ImmutableCollections.list(elements);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> copyOf(Collection<? extends E> coll) {
        if (coll instanceof ImmutableCollections.ArrayImmutableList
                && ((ImmutableCollections.ArrayImmutableList<?>) coll).isCopyOfItself()) {
            return (List<E>) coll;
        }
        return (List<E>) ImmutableCollections.list(coll.toArray());
    }
}
