/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/** A blocking deque of any length, or of a given one. */
public class LinkedBlockingDeque<E> extends LockedDeque<E>
        implements BlockingDeque<E>, java.io.Serializable {
    private static final long serialVersionUID = -387911632671998426L;

    public LinkedBlockingDeque() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingDeque(int capacity) {
        super(new ArrayDeque<>(), capacity, false);
    }

    public LinkedBlockingDeque(Collection<? extends E> c) {
        this(Integer.MAX_VALUE);
        for (E e : c) {
            add(e);
        }
    }

    private static void full(boolean added) {
        if (!added) {
            throw new IllegalStateException("Deque full");
        }
    }

    private static <T> T some(T e) {
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    @Override
    public void addFirst(E e) {
        full(offerFirst(e));
    }

    @Override
    public void addLast(E e) {
        full(offerLast(e));
    }

    @Override
    public boolean add(E e) {
        addLast(e);
        return true;
    }

    @Override
    public boolean offerFirst(E e) {
        return offer(e, true);
    }

    @Override
    public boolean offerLast(E e) {
        return offer(e, false);
    }

    @Override
    public void putFirst(E e) throws InterruptedException {
        put(e, true, 0, true);
    }

    @Override
    public void putLast(E e) throws InterruptedException {
        put(e, false, 0, true);
    }

    @Override
    public boolean offerFirst(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return put(e, true, unit.toNanos(timeout), false);
    }

    @Override
    public boolean offerLast(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return put(e, false, unit.toNanos(timeout), false);
    }

    @Override
    public E removeFirst() {
        return some(pollFirst());
    }

    @Override
    public E removeLast() {
        return some(pollLast());
    }

    @Override
    public E pollFirst() {
        return poll(false);
    }

    @Override
    public E pollLast() {
        return poll(true);
    }

    @Override
    public E takeFirst() throws InterruptedException {
        return take(false, 0, true);
    }

    @Override
    public E takeLast() throws InterruptedException {
        return take(true, 0, true);
    }

    @Override
    public E pollFirst(long timeout, TimeUnit unit) throws InterruptedException {
        return take(false, unit.toNanos(timeout), false);
    }

    @Override
    public E pollLast(long timeout, TimeUnit unit) throws InterruptedException {
        return take(true, unit.toNanos(timeout), false);
    }

    @Override
    public E getFirst() {
        return some(peekFirst());
    }

    @Override
    public E getLast() {
        return some(peekLast());
    }

    @Override
    public E peekFirst() {
        return peek();
    }

    @Override
    public E peekLast() {
        lock.lock();
        try {
            return ((Deque<E>) items).peekLast();
        } finally {
            lock.unlock();
        }
    }

    /** Nothing is added where one of the elements is null. */
    @Override
    public boolean addAll(Collection<? extends E> c) {
        if (c == this) {
            throw new IllegalArgumentException();
        }
        Object[] all = c.toArray();
        for (Object each : all) {
            Objects.requireNonNull(each);
        }
        lock.lock();
        try {
            return super.addAll((Collection<? extends E>) java.util.Arrays.asList(all));
        } finally {
            lock.unlock();
        }
    }

    @Override
    public boolean removeFirstOccurrence(Object o) {
        return remove(o);
    }

    @Override
    public boolean removeLastOccurrence(Object o) {
        return removeLastEqual(o);
    }

    @Override
    public void push(E e) {
        addFirst(e);
    }

    @Override
    public E pop() {
        return removeFirst();
    }

    @Override
    public Iterator<E> descendingIterator() {
        return iterate(true);
    }

    @Override
    public java.util.Spliterator<E> spliterator() {
        return new QueueSpliterator<>(new LateIterator<>(this), size());
    }
}
