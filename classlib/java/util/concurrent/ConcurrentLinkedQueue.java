/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Queue;

/** An unbounded queue for many threads; iterators see a snapshot. */
public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> implements Queue<E>, java.io.Serializable {
    private static final long serialVersionUID = 196745693267521676L;
    private final ArrayDeque<E> items = new ArrayDeque<>();

    public ConcurrentLinkedQueue() {
    }

    public ConcurrentLinkedQueue(Collection<? extends E> c) {
        addAll(c);
    }

    @Override
    public boolean offer(E e) {
        synchronized (items) {
            return items.offer(e);
        }
    }

    @Override
    public boolean add(E e) {
        synchronized (items) {
            return items.add(e);
        }
    }

    @Override
    public E poll() {
        synchronized (items) {
            return items.poll();
        }
    }

    @Override
    public E peek() {
        synchronized (items) {
            return items.peek();
        }
    }

    @Override
    public int size() {
        synchronized (items) {
            return items.size();
        }
    }

    @Override
    public boolean isEmpty() {
        synchronized (items) {
            return items.isEmpty();
        }
    }

    @Override
    public boolean contains(Object o) {
        synchronized (items) {
            return items.contains(o);
        }
    }

    @Override
    public boolean remove(Object o) {
        synchronized (items) {
            return items.remove(o);
        }
    }

    @Override
    public void clear() {
        synchronized (items) {
            items.clear();
        }
    }

    @Override
    public Object[] toArray() {
        synchronized (items) {
            return items.toArray();
        }
    }

    @Override
    public <T> T[] toArray(T[] a) {
        synchronized (items) {
            return items.toArray(a);
        }
    }

    @Override
    public Iterator<E> iterator() {
        return new Snapshot(false);
    }

    private final class Snapshot implements Iterator<E> {
        private final Object[] all = toArray();
        private final int step;
        private int next;
        private Object last;

        Snapshot(boolean descending) {
            step = descending ? -1 : 1;
            next = descending ? all.length - 1 : 0;
        }

        @Override
        public boolean hasNext() {
            return next >= 0 && next < all.length;
        }

        @Override
        @SuppressWarnings("unchecked")
        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = all[next];
            next += step;
            return (E) last;
        }

        @Override
        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            ConcurrentLinkedQueue.this.remove(last);
            last = null;
        }
    }
}
