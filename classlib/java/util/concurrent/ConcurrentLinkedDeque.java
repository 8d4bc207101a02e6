/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.AbstractCollection;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** An unbounded deque for many threads; iterators see a snapshot. */
public class ConcurrentLinkedDeque<E> extends AbstractCollection<E> implements Deque<E>, java.io.Serializable {
    private static final long serialVersionUID = 876323262645176354L;
    private final ArrayDeque<E> items = new ArrayDeque<>();

    public ConcurrentLinkedDeque() {
    }

    public ConcurrentLinkedDeque(Collection<? extends E> c) {
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
    public void addFirst(E e) {
        synchronized (items) {
            items.addFirst(e);
        }
    }

    @Override
    public void addLast(E e) {
        synchronized (items) {
            items.addLast(e);
        }
    }

    @Override
    public void push(E e) {
        synchronized (items) {
            items.push(e);
        }
    }

    @Override
    public boolean offerFirst(E e) {
        synchronized (items) {
            return items.offerFirst(e);
        }
    }

    @Override
    public boolean offerLast(E e) {
        synchronized (items) {
            return items.offerLast(e);
        }
    }

    @Override
    public E removeFirst() {
        synchronized (items) {
            return items.removeFirst();
        }
    }

    @Override
    public E removeLast() {
        synchronized (items) {
            return items.removeLast();
        }
    }

    @Override
    public E pollFirst() {
        synchronized (items) {
            return items.pollFirst();
        }
    }

    @Override
    public E pollLast() {
        synchronized (items) {
            return items.pollLast();
        }
    }

    @Override
    public E getFirst() {
        synchronized (items) {
            return items.getFirst();
        }
    }

    @Override
    public E getLast() {
        synchronized (items) {
            return items.getLast();
        }
    }

    @Override
    public E peekFirst() {
        synchronized (items) {
            return items.peekFirst();
        }
    }

    @Override
    public E peekLast() {
        synchronized (items) {
            return items.peekLast();
        }
    }

    @Override
    public E pop() {
        synchronized (items) {
            return items.pop();
        }
    }

    @Override
    public E remove() {
        synchronized (items) {
            return items.remove();
        }
    }

    @Override
    public E element() {
        synchronized (items) {
            return items.element();
        }
    }

    @Override
    public boolean removeFirstOccurrence(Object o) {
        synchronized (items) {
            return items.removeFirstOccurrence(o);
        }
    }

    @Override
    public boolean removeLastOccurrence(Object o) {
        synchronized (items) {
            return items.removeLastOccurrence(o);
        }
    }

    @Override
    public Iterator<E> descendingIterator() {
        return new Snapshot(true);
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
            ConcurrentLinkedDeque.this.remove(last);
            last = null;
        }
    }
}
