/* SPDX-License-Identifier: MIT */
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

/** Lists in terms of get and size; iterators, sublists, equality. */
public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    /** Counts structural changes, so that iterators notice changes behind their back. */
    protected transient int modCount = 0;

    protected AbstractList() {
    }

    public boolean add(E e) {
        add(size(), e);
        return true;
    }

    public abstract E get(int index);

    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public int indexOf(Object o) {
        ListIterator<E> it = listIterator();
        while (it.hasNext()) {
            if (Objects.equals(o, it.next())) {
                return it.previousIndex();
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        ListIterator<E> it = listIterator(size());
        while (it.hasPrevious()) {
            if (Objects.equals(o, it.previous())) {
                return it.nextIndex();
            }
        }
        return -1;
    }

    public void clear() {
        removeRange(0, size());
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        checkPosition(index, size());
        boolean changed = false;
        for (E e : c) {
            add(index++, e);
            changed = true;
        }
        return changed;
    }

    public Iterator<E> iterator() {
        return new Cursor(0);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index, size());
        return new Cursor(index);
    }

    public List<E> subList(int fromIndex, int toIndex) {
        checkBounds(fromIndex, toIndex, size());
        return this instanceof RandomAccess
            ? new RandomAccessSubList<>(this, null, fromIndex, toIndex)
            : new SubList<>(this, null, fromIndex, toIndex);
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        Iterator<E> a = iterator();
        Iterator<?> b = ((List<?>) o).iterator();
        while (a.hasNext() && b.hasNext()) {
            if (!Objects.equals(a.next(), b.next())) {
                return false;
            }
        }
        return !(a.hasNext() || b.hasNext());
    }

    public int hashCode() {
        int h = 1;
        for (E e : this) {
            h = 31 * h + (e == null ? 0 : e.hashCode());
        }
        return h;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        ListIterator<E> it = listIterator(fromIndex);
        for (int n = toIndex - fromIndex; n > 0; n--) {
            it.next();
            it.remove();
        }
    }

    static void checkPosition(int index, int size) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    /** What a spliterator compares, of a list that shows something else that of the shown. */
    int changes() {
        return modCount;
    }

    /** What the iterators throw at the end, where the list threw the given. */
    NoSuchElementException noMore(IndexOutOfBoundsException end) {
        return new NoSuchElementException(end);
    }

    /** Refuses bounds of a sublist; of several faults, those of the list's ends come first. */
    static void checkBounds(int from, int to, int size) {
        String outside = from < 0 ? "fromIndex = " + from : to > size ? "toIndex = " + to : null;
        if (outside != null) {
            throw new IndexOutOfBoundsException(outside);
        } else if (to < from) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
    }

    /** What lists that are Cloneable clone: a list of the same fields, which nobody changed yet. */
    final AbstractList<E> shallow() {
        AbstractList<E> copy;
        try {
            copy = (AbstractList<E>) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
        copy.modCount = 0;
        return copy;
    }

    private class Cursor implements ListIterator<E> {
        private int cursor;
        private int last = -1;
        private int expected = modCount;

        Cursor(int index) {
            cursor = index;
        }

        private void check() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        @Override public boolean hasNext() {
            return cursor != size();
        }

        @Override public E next() {
            check();
            try {
                E e = get(cursor);
                last = cursor++;
                return e;
            } catch (IndexOutOfBoundsException end) {
                check();
                throw noMore(end);
            }
        }

        @Override public boolean hasPrevious() {
            return cursor != 0;
        }

        @Override public E previous() {
            check();
            try {
                int i = cursor - 1;
                E e = get(i);
                last = cursor = i;
                return e;
            } catch (IndexOutOfBoundsException end) {
                check();
                throw noMore(end);
            }
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
            try {
                AbstractList.this.remove(last);
                if (last < cursor) {
                    cursor--;
                }
                last = -1;
                expected = modCount;
            } catch (IndexOutOfBoundsException gone) {
                throw new ConcurrentModificationException();
            }
        }

        @Override public void set(E e) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            check();
            try {
                AbstractList.this.set(last, e);
                expected = modCount;
            } catch (IndexOutOfBoundsException gone) {
                throw new ConcurrentModificationException();
            }
        }

        @Override public void add(E e) {
            check();
            try {
                int i = cursor;
                AbstractList.this.add(i, e);
                last = -1;
                cursor = i + 1;
                expected = modCount;
            } catch (IndexOutOfBoundsException gone) {
                throw new ConcurrentModificationException();
            }
        }
    }

    /** Splits a random-access list by index; binds late and notices structural changes. */
    static final class IndexSpliterator<E> implements Spliterator<E> {
        private final List<E> list;
        private final AbstractList<E> counted;
        private final int characteristics;
        private int index;
        private int fence;
        private int expected;

        IndexSpliterator(List<E> list, AbstractList<E> counted) {
            this(list, counted, ORDERED, 0, -1, 0);
        }

        /* Of what the list shows, in an order or in none. */
        IndexSpliterator(AbstractList<E> shown, int characteristics) {
            this(shown, shown, characteristics, 0, -1, 0);
        }

        private IndexSpliterator(List<E> list, AbstractList<E> counted, int characteristics,
                int index, int fence, int expected) {
            this.characteristics = characteristics;
            this.list = list;
            this.counted = counted;
            this.index = index;
            this.fence = fence;
            this.expected = expected;
        }

        private int fence() {
            if (fence < 0) {
                if (counted != null) {
                    expected = counted.changes();
                }
                fence = list.size();
            }
            return fence;
        }

        private void check() {
            if (counted != null && counted.changes() != expected) {
                throw new ConcurrentModificationException();
            }
        }

        private E at(int i) {
            try {
                return list.get(i);
            } catch (IndexOutOfBoundsException shrunk) {
                throw new ConcurrentModificationException();
            }
        }

        @Override public Spliterator<E> trySplit() {
            int hi = fence();
            int lo = index;
            int mid = (lo + hi) >>> 1;
            if (lo >= mid) {
                return null;
            }
            index = mid;
            return new IndexSpliterator<>(list, counted, characteristics, lo, mid, expected);
        }

        @Override public boolean tryAdvance(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            if (index >= fence()) {
                return false;
            }
            E e = at(index++);
            if ((characteristics & ORDERED) == 0) { // of a queue the next call tells
                check();
                action.accept(e);
            } else {
                action.accept(e);
                check();
            }
            return true;
        }

        @Override public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int hi = fence();
            int i = index;
            index = hi;
            for (; i < hi; i++) {
                action.accept(at(i));
            }
            check();
        }

        @Override public long estimateSize() {
            return fence() - index;
        }

        @Override public int characteristics() {
            return characteristics | SIZED | SUBSIZED;
        }
    }

    private static class SubList<E> extends AbstractList<E> {
        private final AbstractList<E> root;
        private final SubList<E> parent;
        private final int offset;
        private int size;

        SubList(AbstractList<E> root, SubList<E> parent, int from, int to) {
            this.root = root;
            this.parent = parent;
            this.offset = (parent == null ? 0 : parent.offset) + from;
            this.size = to - from;
            // A part of an overtaken part of an array list is overtaken too.
            this.modCount = parent != null && root instanceof ArrayList ? parent.modCount
                : root.modCount;
        }

        private void check() {
            if (root.modCount != modCount) {
                throw new ConcurrentModificationException();
            }
        }

        @Override int changes() {
            return root.changes();
        }

        private void grow(int by) {
            for (SubList<E> s = this; s != null; s = s.parent) {
                s.size += by;
                s.modCount = root.modCount;
            }
        }

        @Override public E set(int index, E element) {
            Objects.checkIndex(index, size);
            check();
            return root.set(offset + index, element);
        }

        @Override public E get(int index) {
            Objects.checkIndex(index, size);
            check();
            return root.get(offset + index);
        }

        @Override public int size() {
            check();
            return size;
        }

        @Override public void add(int index, E element) {
            checkPosition(index, size);
            check();
            root.add(offset + index, element);
            grow(1);
        }

        @Override public E remove(int index) {
            Objects.checkIndex(index, size);
            check();
            E e = root.remove(offset + index);
            grow(-1);
            return e;
        }

        @Override protected void removeRange(int from, int to) {
            check();
            root.removeRange(offset + from, offset + to);
            grow(from - to);
        }

        @Override public boolean addAll(Collection<? extends E> c) {
            return addAll(size, c);
        }

        @Override public boolean addAll(int index, Collection<? extends E> c) {
            checkPosition(index, size);
            int n = c.size();
            if (n == 0) {
                return false;
            }
            check();
            root.addAll(offset + index, c);
            grow(n);
            return true;
        }

        @Override public boolean removeIf(Predicate<? super E> filter) {
            check();
            Objects.requireNonNull(filter);
            if (!(root instanceof ArrayList)) {
                return super.removeIf(filter);
            }
            int before = root.size();
            boolean changed = ((ArrayList<E>) root).removeIn(offset, offset + size, filter);
            if (changed) {
                grow(root.size() - before);
            }
            return changed;
        }

        @Override public boolean removeAll(Collection<?> c) {
            Objects.requireNonNull(c);
            return removeIf(e -> c.contains(e));
        }

        @Override public boolean retainAll(Collection<?> c) {
            Objects.requireNonNull(c);
            return removeIf(e -> !c.contains(e));
        }

        @Override public Iterator<E> iterator() {
            return listIterator();
        }

        @Override public ListIterator<E> listIterator(int index) {
            check();
            checkPosition(index, size);
            ListIterator<E> it = root.listIterator(offset + index);
            return new ListIterator<E>() {
                private int expected = modCount;

                /* Of an array list a change is told before an end. */
                private void compare() {
                    if (root instanceof ArrayList && root.modCount != expected) {
                        throw new ConcurrentModificationException();
                    }
                }

                @Override public boolean hasNext() {
                    return root instanceof ArrayList ? nextIndex() != size : nextIndex() < size;
                }

                @Override public E next() {
                    compare();
                    if (!hasNext()) {
                        throw new NoSuchElementException();
                    }
                    return it.next();
                }

                @Override public boolean hasPrevious() {
                    return previousIndex() >= 0;
                }

                @Override public E previous() {
                    compare();
                    if (!hasPrevious()) {
                        throw new NoSuchElementException();
                    }
                    return it.previous();
                }

                @Override public int nextIndex() {
                    return it.nextIndex() - offset;
                }

                @Override public int previousIndex() {
                    return it.previousIndex() - offset;
                }

                @Override public void remove() {
                    it.remove();
                    grow(-1);
                    expected = modCount;
                }

                @Override public void set(E e) {
                    it.set(e);
                }

                @Override public void add(E e) {
                    it.add(e);
                    grow(1);
                    expected = modCount;
                }
            };
        }

        @Override public List<E> subList(int fromIndex, int toIndex) {
            checkBounds(fromIndex, toIndex, size);
            return this instanceof RandomAccess
                ? new RandomAccessSubList<>(root, this, fromIndex, toIndex)
                : new SubList<>(root, this, fromIndex, toIndex);
        }
    }

    private static final class RandomAccessSubList<E> extends SubList<E>
            implements RandomAccess {
        RandomAccessSubList(AbstractList<E> root, SubList<E> parent, int from, int to) {
            super(root, parent, from, to);
        }
    }
}
