/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * A heap whose elements may know where they stand: removing one of these takes logarithmic time.
 * The
 * order is that of a PriorityQueue to which the same was done.
 */
final class PlacedHeap<E extends Comparable<? super E>> extends AbstractQueue<E> {
    /** An element of one heap at a time, which alone writes the place. */
    interface Placed {
        int place();

        void place(int i);
    }

    private Object[] heap = new Object[16];
    private int size;

    @SuppressWarnings("unchecked")
    private static int compare(Object a, Object b) {
        return ((Comparable<Object>) a).compareTo(b);
    }

    private void put(int i, Object x) {
        heap[i] = x;
        if (x instanceof Placed p) {
            p.place(i);
        }
    }

    @Override
    public boolean offer(E e) {
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, size + (size >> 1));
        }
        climb(size, 0, 0, e);
        size++;
        return true;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E peek() {
        return (E) heap[0];
    }

    @Override
    public E poll() {
        E least = peek();
        if (least != null) {
            takeOut(0);
        }
        return least;
    }

    private int indexOf(Object o) {
        if (o instanceof Placed p) {
            int i = p.place();
            return i < size && heap[i] == o ? i : -1;
        }
        for (int i = 0; i < size; i++) {
            if (o.equals(heap[i])) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    @Override
    public boolean remove(Object o) {
        int i = indexOf(o);
        if (i >= 0) {
            takeOut(i);
        }
        return i >= 0;
    }

    private void takeOut(int i) {
        Object last = heap[--size];
        heap[size] = null;
        if (i == size) {
            return;
        }
        if (i > 0 && compare(last, heap[i - 1 >> 1]) < 0) {
            climb(i, 0, 0, last);
        } else {
            sink(i, last);
        }
    }

    /**
     * Moves those above the free place that are greater than x down, as equal ones if limit is 1.
     */
    private void climb(int free, int top, int limit, Object x) {
        int at = free;
        while (at > top && compare(x, heap[at - 1 >> 1]) < limit) {
            put(at, heap[at - 1 >> 1]);
            at = at - 1 >> 1;
        }
        put(at, x);
    }

    /** The lesser of two children moves up, down to a leaf; from there x climbs. */
    private void sink(int top, Object x) {
        int free = top;
        for (int right = 2 * free + 2; right <= size; right = 2 * free + 2) {
            int least = right == size || compare(heap[right - 1], heap[right]) <= 0 ? right - 1
                : right;
            put(free, heap[least]);
            free = least;
        }
        climb(free, top, 1, x);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void clear() {
        Arrays.fill(heap, 0, size, null);
        size = 0;
    }

    @Override
    public Object[] toArray() {
        return Arrays.copyOf(heap, size);
    }

    /** The elements as they stand now; the lock of the queue around keeps others away. */
    @Override
    public Iterator<E> iterator() {
        Object[] all = toArray();
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < all.length;
            }

            @Override
            @SuppressWarnings("unchecked")
            public E next() {
                if (next == all.length) {
                    throw new NoSuchElementException();
                }
                return (E) all[next++];
            }

            @Override
            public void remove() {
                PlacedHeap.this.remove(all[next - 1]);
            }
        };
    }
}
