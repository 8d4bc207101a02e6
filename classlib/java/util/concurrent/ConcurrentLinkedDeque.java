/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;

/**
 * An unbounded deque for many threads: a ring of nodes around `ends`, which has no element. Links
 * change under the monitor of `ends`, in a few steps; reading takes no lock. A removed node keeps
 * its links, so that whoever stands on it finds the way back.
 */
public class ConcurrentLinkedDeque<E> extends AbstractCollection<E>
        implements Deque<E>, java.io.Serializable {
    private static final long serialVersionUID = 876323262645176354L;

    private static final class Node<E> {
        volatile E item; // null: removed, or the ends
        volatile Node<E> next = this;
        volatile Node<E> previous = this;

        Node(E item) {
            this.item = item;
        }

        Node<E> step(boolean forward) {
            return forward ? next : previous;
        }
    }

    private transient Node<E> ends = new Node<>(null);

    public ConcurrentLinkedDeque() {
    }

    public ConcurrentLinkedDeque(Collection<? extends E> c) {
        for (E e : c) {
            link(e, false);
        }
    }

    // ---- Links ----

    private void link(E e, boolean first) {
        Node<E> node = new Node<>(Objects.requireNonNull(e));
        Node<E> ring = ends;
        synchronized (ring) {
            Node<E> before = first ? ring : ring.previous;
            Node<E> after = before.next;
            node.previous = before;
            node.next = after;
            before.next = node;
            after.previous = node;
        }
    }

    /* False: somebody else removed it. */
    private boolean unlink(Node<E> node) {
        synchronized (ends) {
            if (node.item == null) {
                return false;
            }
            node.item = null;
            node.previous.next = node.next;
            node.next.previous = node.previous;
            return true;
        }
    }

    private E poll(boolean first) {
        Node<E> ring = ends;
        synchronized (ring) {
            Node<E> node = ring.step(first);
            E item = node.item;
            if (item != null) {
                unlink(node);
            }
            return item;
        }
    }

    private E peek(boolean first) {
        Node<E> ring = ends;
        while (true) {
            Node<E> node = ring.step(first);
            E item = node.item;
            if (item != null || node == ring) {
                return item;
            }
        }
    }

    private E there(E e) {
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    private boolean removeOccurrence(Object o, boolean first) {
        Objects.requireNonNull(o);
        for (Node<E> at = ends.step(first); at != ends; at = at.step(first)) {
            E item = at.item;
            if (item != null && o.equals(item) && unlink(at)) {
                return true;
            }
        }
        return false;
    }

    // ---- Collection ----

    @Override
    public boolean isEmpty() {
        return peek(true) == null;
    }

    @Override
    public int size() {
        int n = 0;
        for (Node<E> at = ends.next; at != ends && n < Integer.MAX_VALUE; at = at.next) {
            if (at.item != null) {
                n++;
            }
        }
        return n;
    }

    @Override
    public boolean contains(Object o) {
        for (Node<E> at = ends.next; o != null && at != ends; at = at.next) {
            E item = at.item;
            if (item != null && o.equals(item)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
        if (c == this) {
            throw new IllegalArgumentException();
        }
        List<E> all = new ArrayList<>();
        for (E e : c) {
            all.add(Objects.requireNonNull(e)); // all or none
        }
        for (E e : all) {
            add(e);
        }
        return !all.isEmpty();
    }

    @Override
    public void clear() {
        while (poll(true) != null) {
            continue;
        }
    }

    @Override
    public boolean add(E e) {
        return offerLast(e);
    }

    @Override
    public boolean remove(Object o) {
        return removeOccurrence(o, true);
    }

    // ---- Deque ----

    @Override
    public void addFirst(E e) {
        link(e, true);
    }

    @Override
    public void addLast(E e) {
        link(e, false);
    }

    @Override
    public boolean offerFirst(E e) {
        link(e, true);
        return true;
    }

    @Override
    public boolean offerLast(E e) {
        link(e, false);
        return true;
    }

    @Override
    public boolean offer(E e) {
        return offerLast(e);
    }

    @Override
    public void push(E e) {
        link(e, true);
    }

    @Override
    public E peekFirst() {
        return peek(true);
    }

    @Override
    public E peekLast() {
        return peek(false);
    }

    @Override
    public E peek() {
        return peek(true);
    }

    @Override
    public E getFirst() {
        return there(peek(true));
    }

    @Override
    public E getLast() {
        return there(peek(false));
    }

    @Override
    public E element() {
        return there(peek(true));
    }

    @Override
    public E pollFirst() {
        return poll(true);
    }

    @Override
    public E pollLast() {
        return poll(false);
    }

    @Override
    public E poll() {
        return poll(true);
    }

    @Override
    public E removeFirst() {
        return there(poll(true));
    }

    @Override
    public E removeLast() {
        return there(poll(false));
    }

    @Override
    public E pop() {
        return there(poll(true));
    }

    @Override
    public E remove() {
        return there(poll(true));
    }

    @Override
    public boolean removeFirstOccurrence(Object o) {
        return removeOccurrence(o, true);
    }

    @Override
    public boolean removeLastOccurrence(Object o) {
        return removeOccurrence(o, false);
    }

    @Override
    public Iterator<E> iterator() {
        return new Walk(true);
    }

    @Override
    public Iterator<E> descendingIterator() {
        return new Walk(false);
    }

    @Override
    public Spliterator<E> spliterator() {
        return new QueueSpliterator<>(new LateIterator<>(this), Long.MAX_VALUE);
    }

    /** Weakly consistent: shows what is there when it comes by. */
    private final class Walk implements Iterator<E> {
        private final boolean forward;
        private Node<E> next = ends;
        private E item;
        private Node<E> last;

        Walk(boolean forward) {
            this.forward = forward;
            step();
        }

        private void step() {
            do {
                next = next.step(forward);
                item = next.item;
            } while (next != ends && item == null);
        }

        @Override
        public boolean hasNext() {
            return next != ends;
        }

        @Override
        public E next() {
            if (next == ends) {
                throw new NoSuchElementException();
            }
            last = next;
            E e = item;
            step();
            return e;
        }

        @Override
        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            unlink(last);
            last = null;
        }
    }

    // ---- Serialization: the elements, then null ----

    private void writeObject(ObjectOutputStream s) throws IOException {
        s.defaultWriteObject();
        for (E e : this) {
            s.writeObject(e);
        }
        s.writeObject(null);
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        ends = new Node<>(null);
        for (Object e = s.readObject(); e != null; e = s.readObject()) {
            link((E) e, false);
        }
    }
}
