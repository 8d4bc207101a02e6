/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.AbstractQueue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Queue;
import java.util.Spliterator;
import jdk.internal.misc.Unsafe;

/**
 * An unbounded queue for many threads, without locks (Michael and Scott, 1996). `head` is a node
 * whose element has been taken; the queue is what follows it. An element belongs to whoever sets
 * its node's item to null. Nodes that the head has left point to themselves, so that old ones do
 * not keep young ones alive; who stands on such a node goes on from the head.
 */
public class ConcurrentLinkedQueue<E> extends AbstractQueue<E>
        implements Queue<E>, java.io.Serializable {
    private static final long serialVersionUID = 196745693267521676L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long ITEM = U.objectFieldOffset(Node.class, "item");
    private static final long NEXT = U.objectFieldOffset(Node.class, "next");
    private static final long HEAD = U.objectFieldOffset(ConcurrentLinkedQueue.class, "head");
    private static final long TAIL = U.objectFieldOffset(ConcurrentLinkedQueue.class, "tail");

    private static final class Node<E> {
        volatile E item;
        volatile Node<E> next;

        Node(E item) {
            U.putReference(this, ITEM, item);
        }

        boolean take(E expected) {
            return U.compareAndSetReference(this, ITEM, expected, null);
        }
    }

    private transient volatile Node<E> head;
    private transient volatile Node<E> tail; // the last node or one before it

    private void start() {
        head = new Node<>(null);
        tail = head;
    }

    public ConcurrentLinkedQueue() {
        start();
    }

    public ConcurrentLinkedQueue(Collection<? extends E> c) {
        start();
        for (E e : c) {
            offer(e);
        }
    }

    @Override
    public boolean offer(E e) {
        Node<E> node = new Node<>(Objects.requireNonNull(e));
        while (true) {
            Node<E> t = tail;
            Node<E> n = t.next;
            if (n == null) {
                if (U.compareAndSetReference(t, NEXT, null, node)) {
                    U.compareAndSetReference(this, TAIL, t, node);
                    return true;
                }
            } else {
                U.compareAndSetReference(this, TAIL, t, n == t ? head : n);
            }
        }
    }

    @Override
    public boolean add(E e) {
        return offer(e);
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
            offer(e);
        }
        return !all.isEmpty();
    }

    /* The first element; `take`: removes it. Passes nodes whose elements are gone. */
    private E first(boolean take) {
        while (true) {
            Node<E> h = head;
            Node<E> n = h.next;
            if (n == h) {
                continue;
            }
            if (n == null) {
                return null;
            }
            E item = n.item;
            if (item != null && !take) {
                return item;
            }
            boolean mine = item != null && n.take(item);
            if (U.compareAndSetReference(this, HEAD, h, n)) {
                h.next = h;
            }
            if (mine) {
                return item;
            }
        }
    }

    @Override
    public E poll() {
        return first(true);
    }

    @Override
    public E peek() {
        return first(false);
    }

    @Override
    public boolean isEmpty() {
        return peek() == null;
    }

    private Node<E> after(Node<E> n) {
        Node<E> next = n.next;
        return next == n ? head.next : next;
    }

    @Override
    public int size() {
        int n = 0;
        for (Node<E> at = after(head); at != null && n < Integer.MAX_VALUE; at = after(at)) {
            if (at.item != null) {
                n++;
            }
        }
        return n;
    }

    @Override
    public boolean contains(Object o) {
        for (Node<E> at = after(head); o != null && at != null; at = after(at)) {
            E item = at.item;
            if (item != null && o.equals(item)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean remove(Object o) {
        Node<E> previous = head;
        for (Node<E> at = after(previous); o != null && at != null; at = after(at)) {
            E item = at.item;
            boolean found = item != null && o.equals(item) && at.take(item);
            if (found || item == null) {
                unlink(previous, at);
            } else {
                previous = at;
            }
            if (found) {
                return true;
            }
        }
        return false;
    }

    /* Only to save memory: an empty node does no harm. The last one stays for the tail. */
    private void unlink(Node<E> previous, Node<E> node) {
        Node<E> next = node.next;
        if (next != null && next != node) {
            U.compareAndSetReference(previous, NEXT, node, next);
        }
    }

    @Override
    public Iterator<E> iterator() {
        return new Walk();
    }

    /** Weakly consistent: shows what is there when it comes by. */
    private final class Walk implements Iterator<E> {
        private Node<E> next = head;
        private E item;
        private Node<E> last;
        private E lastItem;

        Walk() {
            step();
        }

        private void step() {
            do {
                next = after(next);
                item = next == null ? null : next.item;
            } while (next != null && item == null);
        }

        @Override
        public boolean hasNext() {
            return next != null;
        }

        @Override
        public E next() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            last = next;
            lastItem = item;
            step();
            return lastItem;
        }

        @Override
        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            last.take(lastItem);
            last = null;
        }
    }

    @Override
    public Spliterator<E> spliterator() {
        return new QueueSpliterator<>(new LateIterator<>(this), Long.MAX_VALUE);
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
        start();
        for (Object e = s.readObject(); e != null; e = s.readObject()) {
            offer((E) e);
        }
    }
}
