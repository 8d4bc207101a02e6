/* SPDX-License-Identifier: MIT */
package java.util;

/** Lists in terms of their list iterator. */
public abstract class AbstractSequentialList<E> extends AbstractList<E> {
    protected AbstractSequentialList() {
    }

    private IndexOutOfBoundsException outside(int index) {
        return new IndexOutOfBoundsException("Index: " + index);
    }

    public E get(int index) {
        try {
            return listIterator(index).next();
        } catch (NoSuchElementException end) {
            throw outside(index);
        }
    }

    public E set(int index, E element) {
        try {
            ListIterator<E> it = listIterator(index);
            E old = it.next();
            it.set(element);
            return old;
        } catch (NoSuchElementException end) {
            throw outside(index);
        }
    }

    public void add(int index, E element) {
        try {
            listIterator(index).add(element);
        } catch (NoSuchElementException end) {
            throw outside(index);
        }
    }

    public E remove(int index) {
        try {
            ListIterator<E> it = listIterator(index);
            E old = it.next();
            it.remove();
            return old;
        } catch (NoSuchElementException end) {
            throw outside(index);
        }
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        ListIterator<E> it = listIterator(index);
        boolean changed = false;
        for (E e : c) {
            it.add(e);
            changed = true;
        }
        return changed;
    }

    public Iterator<E> iterator() {
        return listIterator();
    }

    public abstract ListIterator<E> listIterator(int index);
}
