/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import jdk.internal.access.SharedSecrets;

/** A list that copies its array for every change, so that readers need no lock. */
public class CopyOnWriteArrayList<E> implements List<E>, RandomAccess, Cloneable,
        java.io.Serializable {
    private static final long serialVersionUID = 8673264195747942595L;
    private transient volatile Object[] array;
    private transient Object lock = new Object();

    public CopyOnWriteArrayList() {
        array = new Object[0];
    }

    public CopyOnWriteArrayList(Collection<? extends E> c) {
        array = c.getClass() == CopyOnWriteArrayList.class ? ((CopyOnWriteArrayList<?>) c).array
            : objects(c.toArray());
    }

    private static Object[] objects(Object[] a) {
        return Arrays.copyOf(a, a.length, Object[].class);
    }

    public CopyOnWriteArrayList(E[] toCopyIn) {
        array = Arrays.copyOf(toCopyIn, toCopyIn.length, Object[].class);
    }

    private static String outOfBounds(int index, int size) {
        return "Index: " + index + ", Size: " + size;
    }

    @Override
    public int size() {
        return array.length;
    }

    @Override
    public boolean isEmpty() {
        return array.length == 0;
    }

    private static int find(Object o, Object[] a, int from) {
        for (int i = from; i < a.length; i++) {
            if (Objects.equals(o, a[i])) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public boolean contains(Object o) {
        return find(o, array, 0) >= 0;
    }

    @Override
    public int indexOf(Object o) {
        return find(o, array, 0);
    }

    public int indexOf(E e, int index) {
        return find(e, array, index);
    }

    @Override
    public int lastIndexOf(Object o) {
        return lastIndex(o, array, array.length - 1);
    }

    public int lastIndexOf(E e, int index) {
        return lastIndex(e, array, index);
    }

    private static int lastIndex(Object o, Object[] a, int from) {
        for (int i = from; i >= 0; i--) {
            if (Objects.equals(o, a[i])) {
                return i;
            }
        }
        return -1;
    }

    @Override
    @SuppressWarnings("unchecked")
    public CopyOnWriteArrayList<E> clone() {
        return new CopyOnWriteArrayList<>((E[]) array);
    }

    @Override
    public Object[] toArray() {
        return array.clone();
    }

    @Override
    public <T> T[] toArray(T[] a) {
        return Arrays.asList(array).toArray(a);
    }

    @Override
    @SuppressWarnings("unchecked")
    public E get(int index) {
        return (E) array[index];
    }

    @Override
    @SuppressWarnings("unchecked")
    public E set(int index, E element) {
        synchronized (lock) {
            E old = (E) array[index];
            if (old != element) { // else views stay as they are
                Object[] a = array.clone();
                a[index] = element;
                array = a;
            }
            return old;
        }
    }

    @Override
    public boolean add(E e) {
        synchronized (lock) {
            Object[] a = array;
            Object[] b = Arrays.copyOf(a, a.length + 1);
            b[a.length] = e;
            array = b;
            return true;
        }
    }

    @Override
    public void add(int index, E element) {
        synchronized (lock) {
            insert(index, new Object[] {element});
        }
    }

    private boolean insert(int index, Object[] more) {
        Object[] a = array;
        if (index < 0 || index > a.length) {
            throw new IndexOutOfBoundsException(outOfBounds(index, a.length));
        }
        Object[] b = new Object[a.length + more.length];
        System.arraycopy(a, 0, b, 0, index);
        System.arraycopy(more, 0, b, index, more.length);
        System.arraycopy(a, index, b, index + more.length, a.length - index);
        array = b;
        return more.length > 0;
    }

    private void delete(int from, int to) {
        Object[] a = array;
        Object[] b = new Object[a.length - (to - from)];
        System.arraycopy(a, 0, b, 0, from);
        System.arraycopy(a, to, b, from, a.length - to);
        array = b;
    }

    @Override
    public E remove(int index) {
        synchronized (lock) {
            E old = get(index);
            delete(index, index + 1);
            return old;
        }
    }

    @Override
    public boolean remove(Object o) {
        synchronized (lock) {
            int i = find(o, array, 0);
            if (i >= 0) {
                delete(i, i + 1);
            }
            return i >= 0;
        }
    }

    public boolean addIfAbsent(E e) {
        synchronized (lock) {
            return !contains(e) && add(e);
        }
    }

    @Override
    public boolean containsAll(Collection<?> c) {
        for (Object o : c) {
            if (!contains(o)) {
                return false;
            }
        }
        return true;
    }

    @Override
    @SuppressWarnings("unchecked")
    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        synchronized (lock) {
            ArrayList<Object> kept = new ArrayList<>();
            Object[] seen = array;
            for (Object o : seen) {
                if (!filter.test((E) o)) {
                    kept.add(o);
                }
            }
            if (array != seen) { // the filter has changed it
                throw new ConcurrentModificationException();
            }
            boolean changed = kept.size() != array.length;
            if (changed) {
                array = kept.toArray();
            }
            return changed;
        }
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        return removeIf(c::contains);
    }

    @Override
    public boolean retainAll(Collection<?> c) {
        return removeIf(Predicate.not(c::contains));
    }

    @SuppressWarnings("unchecked")
    public int addAllAbsent(Collection<? extends E> c) {
        synchronized (lock) {
            int n = 0;
            for (Object e : c.toArray()) {
                n += addIfAbsent((E) e) ? 1 : 0;
            }
            return n;
        }
    }

    @Override
    public void clear() {
        synchronized (lock) {
            array = new Object[0];
        }
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
        Object[] more = c.getClass() == CopyOnWriteArrayList.class
            ? ((CopyOnWriteArrayList<?>) c).array
            : c.toArray();
        synchronized (lock) {
            return insert(array.length, more);
        }
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> c) {
        Object[] more = c.toArray();
        synchronized (lock) {
            return insert(index, more);
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        for (Object o : array) {
            action.accept((E) o);
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        synchronized (lock) {
            Object[] a = array.clone();
            for (int i = 0; i < a.length; i++) {
                a[i] = operator.apply((E) a[i]);
            }
            array = a;
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> c) {
        synchronized (lock) {
            Object[] a = array.clone();
            Arrays.sort((E[]) a, c);
            array = a;
        }
    }

    @Override
    public String toString() {
        return Arrays.toString(array);
    }

    @Override
    public boolean equals(Object o) {
        return o == this || o instanceof List<?> other && Arrays.asList(array).equals(other);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(array);
    }

    @Override
    public Iterator<E> iterator() {
        return new Snapshot<>(array, 0);
    }

    @Override
    public ListIterator<E> listIterator() {
        return new Snapshot<>(array, 0);
    }

    @Override
    public ListIterator<E> listIterator(int index) {
        Object[] a = array;
        if (index < 0 || index > a.length) {
            throw new IndexOutOfBoundsException(outOfBounds(index, a.length));
        }
        return new Snapshot<>(a, index);
    }

    private static final class Snapshot<E> implements ListIterator<E> {
        private final Object[] array;
        private int cursor;

        Snapshot(Object[] array, int cursor) {
            this.array = array;
            this.cursor = cursor;
        }

        @Override
        public boolean hasNext() {
            return cursor < array.length;
        }

        @Override
        public boolean hasPrevious() {
            return cursor > 0;
        }

        @Override
        @SuppressWarnings("unchecked")
        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return (E) array[cursor++];
        }

        @Override
        @SuppressWarnings("unchecked")
        public E previous() {
            if (!hasPrevious()) {
                throw new NoSuchElementException();
            }
            return (E) array[--cursor];
        }

        @Override
        public int nextIndex() {
            return cursor;
        }

        @Override
        public int previousIndex() {
            return cursor - 1;
        }

        @Override
        public void remove() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void set(E e) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void add(E e) {
            throw new UnsupportedOperationException();
        }
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
        if (fromIndex < 0 || fromIndex > toIndex || toIndex > size()) {
            throw new IndexOutOfBoundsException();
        }
        return new Part(fromIndex, toIndex);
    }

    /** The elements from one index to another, as long as nobody else changes the list. */
    private final class Part extends AbstractList<E> implements RandomAccess {
        private final int fromIndex;
        private int end;
        private Object[] expected = array;

        Part(int from, int to) {
            fromIndex = from;
            end = to;
        }

        private int inside(int index) {
            if (index < 0 || index >= end - fromIndex) {
                throw new IndexOutOfBoundsException(outOfBounds(index, end - fromIndex));
            }
            return index;
        }

        private void check() {
            if (array != expected) {
                throw new java.util.ConcurrentModificationException();
            }
        }

        @Override
        public E get(int index) {
            check();
            return CopyOnWriteArrayList.this.get(fromIndex + inside(index));
        }

        @Override
        public int size() {
            check();
            return end - fromIndex;
        }

        @Override
        public E set(int index, E e) {
            check();
            E old = CopyOnWriteArrayList.this.set(fromIndex + inside(index), e);
            expected = array;
            return old;
        }

        @Override
        public void add(int index, E e) {
            if (index < 0 || index > size()) {
                throw new IndexOutOfBoundsException(outOfBounds(index, size()));
            }
            CopyOnWriteArrayList.this.add(fromIndex + index, e);
            expected = array;
            end++;
        }

        @Override
        public E remove(int index) {
            check();
            E old = CopyOnWriteArrayList.this.remove(fromIndex + inside(index));
            expected = array;
            end--;
            return old;
        }

        @Override
        public Iterator<E> iterator() {
            return listIterator(0);
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            if (index < 0 || index > size()) {
                throw new IndexOutOfBoundsException(outOfBounds(index, size()));
            }
            return new Snapshot<>(Arrays.copyOfRange(expected, fromIndex, end), index);
        }

        @Override
        public java.util.Spliterator<E> spliterator() {
            check();
            return java.util.Spliterators.spliterator(expected, fromIndex, end,
                java.util.Spliterator.IMMUTABLE | java.util.Spliterator.ORDERED);
        }

        @Override
        public boolean remove(Object o) {
            int index = indexOf(o);
            if (index >= 0) {
                remove(index);
            }
            return index >= 0;
        }

        private boolean bulk(Predicate<? super E> filter) {
            int before = size();
            for (int i = before - 1; i >= 0; i--) {
                if (filter.test(get(i))) {
                    remove(i);
                }
            }
            return size() < before;
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            return bulk(Objects.requireNonNull(filter));
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            Objects.requireNonNull(c);
            return bulk(e -> c.contains(e));
        }

        @Override
        public boolean retainAll(Collection<?> c) {
            Objects.requireNonNull(c);
            return bulk(e -> !c.contains(e));
        }

        @Override
        public void replaceAll(UnaryOperator<E> operator) {
            for (int i = 0; i < size(); i++) {
                set(i, operator.apply(get(i)));
            }
        }

        @Override
        public void sort(Comparator<? super E> c) {
            List<E> sorted = new ArrayList<>(this);
            sorted.sort(c);
            for (int i = 0; i < size(); i++) {
                set(i, sorted.get(i));
            }
        }

        @Override
        public void clear() {
            for (int i = size(); i > 0; i--) {
                remove(i - 1);
            }
        }

        @Override
        public List<E> subList(int from, int to) {
            check();
            if (from < 0 || from > to || to > end - fromIndex) {
                throw new IndexOutOfBoundsException();
            }
            return new Part(fromIndex + from, fromIndex + to);
        }
    }

    @Override
    public java.util.Spliterator<E> spliterator() {
        return java.util.Spliterators.spliterator(array,
            java.util.Spliterator.IMMUTABLE | java.util.Spliterator.ORDERED);
    }

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        Object[] a = array;
        s.writeInt(a.length);
        for (Object o : a) {
            s.writeObject(o);
        }
    }

    private void readObject(java.io.ObjectInputStream s)
            throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        lock = new Object();
        int n = s.readInt();
        SharedSecrets.getArrayAnnouncement().announce(s, Object[].class, n);
        Object[] a = new Object[n];
        for (int i = 0; i < a.length; i++) {
            a[i] = s.readObject();
        }
        array = a;
    }
}
