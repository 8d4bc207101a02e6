/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import jdk.internal.access.SharedSecrets;

/** The list in a growing array. */
public class ArrayList<E> extends AbstractList<E>
        implements List<E>, RandomAccess, Cloneable, Serializable {
    private static final long serialVersionUID = 8683452581122892189L;
    private static final Object[] EMPTY = {};
    transient Object[] elementData;
    private int size;

    public ArrayList(int initialCapacity) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
        elementData = initialCapacity == 0 ? EMPTY : new Object[initialCapacity];
    }

    public ArrayList() {
        elementData = EMPTY;
    }

    public ArrayList(Collection<? extends E> c) {
        Object[] a = c.toArray();
        size = a.length;
        elementData = a.getClass() == Object[].class ? a
            : Arrays.copyOf(a, size, Object[].class);
    }

    public void trimToSize() {
        modCount++;
        if (size < elementData.length) {
            elementData = Arrays.copyOf(elementData, size);
        }
    }

    public void ensureCapacity(int minCapacity) {
        modCount++;
        if (minCapacity > elementData.length) {
            grow(minCapacity);
        }
    }

    private void grow(int needed) {
        if (needed < 0) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        int old = elementData.length;
        int length = Math.max(Math.max(needed, old + (old >> 1)), 10);
        elementData = Arrays.copyOf(elementData, length);
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int indexOf(Object o) {
        Object[] a = elementData;
        int n = size;
        for (int i = 0; i < n; i++) {
            if (o == null ? a[i] == null : o.equals(a[i])) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        Object[] a = elementData;
        for (int i = size - 1; i >= 0; i--) {
            if (o == null ? a[i] == null : o.equals(a[i])) {
                return i;
            }
        }
        return -1;
    }

    public Object clone() {
        ArrayList<?> copy = (ArrayList<?>) shallow();
        copy.elementData = Arrays.copyOf(elementData, size);
        return copy;
    }

    public Object[] toArray() {
        return Arrays.copyOf(elementData, size);
    }

    public <T> T[] toArray(T[] a) {
        return Arrays.show(elementData, size, a);
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        Objects.checkIndex(index, size);
        return (E) elementData[index];
    }

    @SuppressWarnings("unchecked")
    public E set(int index, E element) {
        Objects.checkIndex(index, size);
        E old = (E) elementData[index];
        elementData[index] = element;
        return old;
    }

    public boolean add(E e) {
        modCount++;
        if (size == elementData.length) {
            grow(size + 1);
        }
        elementData[size++] = e;
        return true;
    }

    public void add(int index, E element) {
        checkPosition(index, size);
        modCount++;
        if (size == elementData.length) {
            grow(size + 1);
        }
        System.arraycopy(elementData, index, elementData, index + 1, size - index);
        elementData[index] = element;
        size++;
    }

    @SuppressWarnings("unchecked")
    public E remove(int index) {
        Objects.checkIndex(index, size);
        E old = (E) elementData[index];
        modCount++;
        closeGap(index, index + 1);
        return old;
    }

    public boolean remove(Object o) {
        int i = indexOf(o);
        if (i < 0) {
            return false;
        }
        modCount++;
        closeGap(i, i + 1);
        return true;
    }

    private void closeGap(int from, int to) {
        System.arraycopy(elementData, to, elementData, from, size - to);
        int n = size - (to - from);
        for (int i = n; i < size; i++) {
            elementData[i] = null;
        }
        size = n;
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) {
            elementData[i] = null;
        }
        size = 0;
    }

    public boolean addAll(Collection<? extends E> c) {
        Object[] a = c.toArray();
        modCount++;
        int n = a.length;
        if (n == 0) {
            return false;
        }
        if (n > elementData.length - size) {
            grow(size + n);
        }
        System.arraycopy(a, 0, elementData, size, n);
        size += n;
        return true;
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        Object[] a = c.toArray();
        modCount++;
        int n = a.length;
        if (n == 0) {
            return false;
        }
        if (n > elementData.length - size) {
            grow(size + n);
        }
        System.arraycopy(elementData, index, elementData, index + n, size - index);
        System.arraycopy(a, 0, elementData, index, n);
        size += n;
        return true;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IndexOutOfBoundsException(
                "From Index: " + fromIndex + " > To Index: " + toIndex);
        }
        modCount++;
        closeGap(fromIndex, toIndex);
    }

    public boolean removeAll(Collection<?> c) {
        return retain(Objects.requireNonNull(c), false);
    }

    public boolean retainAll(Collection<?> c) {
        return retain(Objects.requireNonNull(c), true);
    }

    private boolean retain(Collection<?> c, boolean present) {
        Object[] a = elementData;
        int r = 0;
        int w = 0;
        boolean changed = false;
        try {
            for (; r < size; r++) {
                if (c.contains(a[r]) == present) {
                    a[w++] = a[r];
                }
            }
        } finally {
            if (w != r) {
                modCount += r - w;
                closeGap(w, r);
                changed = true;
            }
        }
        return changed;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        return removeIn(0, size, Objects.requireNonNull(filter));
    }

    /** All elements are tested before the first is removed. */
    @SuppressWarnings("unchecked")
    boolean removeIn(int from, int to, Predicate<? super E> filter) {
        int expected = modCount;
        long[] gone = new long[((to - from) >> 6) + 1];
        int count = 0;
        for (int i = from; i < to; i++) {
            if (filter.test((E) elementData[i])) {
                gone[(i - from) >> 6] |= 1L << (i - from);
                count++;
            }
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (count == 0) {
            return false;
        }
        modCount++;
        int w = from;
        for (int i = from; i < to; i++) {
            if ((gone[(i - from) >> 6] & (1L << (i - from))) == 0) {
                elementData[w++] = elementData[i];
            }
        }
        closeGap(w, to);
        return true;
    }

    public Iterator<E> iterator() {
        return new Itr(0);
    }

    public ListIterator<E> listIterator() {
        return new Itr(0);
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        return new Itr(index);
    }

    private final class Itr implements ListIterator<E> {
        private int cursor;
        private int last = -1;
        private int expected = modCount;

        Itr(int index) {
            cursor = index;
        }

        private void check() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        @SuppressWarnings("unchecked")
        private E at(int i) {
            Object[] a = elementData;
            if (i >= a.length) {
                throw new ConcurrentModificationException();
            }
            last = i;
            return (E) a[i];
        }

        @Override public boolean hasNext() {
            return cursor != size;
        }

        @Override public E next() {
            check();
            int i = cursor;
            if (i >= size) {
                throw new NoSuchElementException();
            }
            E e = at(i);
            cursor = i + 1;
            return e;
        }

        @Override public boolean hasPrevious() {
            return cursor != 0;
        }

        @Override public E previous() {
            check();
            int i = cursor - 1;
            if (i < 0) {
                throw new NoSuchElementException();
            }
            E e = at(i);
            cursor = i;
            return e;
        }

        @Override public int nextIndex() {
            return cursor;
        }

        @Override public int previousIndex() {
            return cursor - 1;
        }

        @Override public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            ArrayList.this.remove(last);
            cursor = last;
            last = -1;
            expected = modCount;
        }

        @Override public void set(E e) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            elementData[last] = e;
        }

        @Override public void add(E e) {
            check();
            int i = cursor;
            ArrayList.this.add(i, e);
            cursor = i + 1;
            last = -1;
            expected = modCount;
        }

        @SuppressWarnings("unchecked")
        @Override public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int n = size;
            int i = cursor;
            for (; i < n && modCount == expected; i++) {
                action.accept((E) elementData[i]);
            }
            if (i > cursor) {
                cursor = i;
                last = i - 1;
            }
            check();
        }
    }

    @SuppressWarnings("unchecked")
    @Override public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        int n = size;
        for (int i = 0; modCount == expected && i < n; i++) {
            action.accept((E) elementData[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    @Override public Spliterator<E> spliterator() {
        return new IndexSpliterator<>(this, this);
    }

    @SuppressWarnings("unchecked")
    @Override public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expected = modCount;
        int n = size;
        for (int i = 0; modCount == expected && i < n; i++) {
            elementData[i] = operator.apply((E) elementData[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++; // the reference counts it for this list, not for views
    }

    @SuppressWarnings("unchecked")
    @Override public void sort(Comparator<? super E> c) {
        int expected = modCount;
        Arrays.sort((E[]) elementData, 0, size, c);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        s.defaultWriteObject();
        s.writeInt(size);
        for (int i = 0; i < size; i++) {
            s.writeObject(elementData[i]);
        }
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        s.readInt();
        int n = size;
        if (n < 0) {
            throw new InvalidObjectException("Invalid size: " + n);
        }
        if (n > 0) {
            SharedSecrets.getArrayAnnouncement().announce(s, Object[].class, n);
        }
        size = 0;
        elementData = EMPTY;
        for (int i = 0; i < n; i++) {
            if (i == elementData.length) {
                grow(i + 1);
            }
            elementData[i] = s.readObject();
        }
        size = n;
    }
}
