/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.Consumer;

/** The doubly linked list; also a deque. Links form a ring through a header node. */
public class LinkedList<E> extends AbstractSequentialList<E>
        implements List<E>, Deque<E>, Cloneable, Serializable {
    private static final long serialVersionUID = 876323262645176354L;

    private static final class Node<E> {
        E item;
        Node<E> next = this;
        Node<E> prev = this;
    }

    private transient int size;
    private transient Node<E> ring = new Node<>();

    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> c) {
        addAll(c);
    }

    private void insertBefore(Node<E> at, E e) {
        Node<E> n = new Node<>();
        n.item = e;
        n.next = at;
        n.prev = at.prev;
        at.prev.next = n;
        at.prev = n;
        size++;
        modCount++;
    }

    private E unlink(Node<E> n) {
        n.prev.next = n.next;
        n.next.prev = n.prev;
        size--;
        modCount++;
        E e = n.item;
        n.item = null;
        n.next = n.prev = null; // an old node that died would keep all that came after it
        return e;
    }

    private Node<E> node(int index) {
        Node<E> n = ring;
        if (index < size >> 1) {
            for (int i = 0; i <= index; i++) {
                n = n.next;
            }
        } else {
            for (int i = size; i > index; i--) {
                n = n.prev;
            }
        }
        return n;
    }

    private Node<E> existing(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        return node(index);
    }

    private Node<E> some(Node<E> n) {
        if (n == ring) {
            throw new NoSuchElementException();
        }
        return n;
    }

    public E getFirst() {
        return some(ring.next).item;
    }

    public E getLast() {
        return some(ring.prev).item;
    }

    public E removeFirst() {
        return unlink(some(ring.next));
    }

    public E removeLast() {
        return unlink(some(ring.prev));
    }

    public void addFirst(E e) {
        insertBefore(ring.next, e);
    }

    public void addLast(E e) {
        insertBefore(ring, e);
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int size() {
        return size;
    }

    public boolean add(E e) {
        insertBefore(ring, e);
        return true;
    }

    public boolean remove(Object o) {
        for (Node<E> n = ring.next; n != ring; n = n.next) {
            if (Objects.equals(o, n.item)) {
                unlink(n);
                return true;
            }
        }
        return false;
    }

    public boolean addAll(Collection<? extends E> c) {
        return addAll(size, c);
    }

    @SuppressWarnings("unchecked")
    public boolean addAll(int index, Collection<? extends E> c) {
        checkPosition(index, size);
        Object[] a = c.toArray();
        Node<E> at = index == size ? ring : node(index);
        for (Object e : a) {
            insertBefore(at, (E) e);
        }
        return a.length != 0;
    }

    public void clear() {
        ring.next = ring.prev = ring;
        size = 0;
        modCount++;
    }

    public E get(int index) {
        return existing(index).item;
    }

    public E set(int index, E element) {
        Node<E> n = existing(index);
        E old = n.item;
        n.item = element;
        return old;
    }

    public void add(int index, E element) {
        checkPosition(index, size);
        insertBefore(index == size ? ring : node(index), element);
    }

    public E remove(int index) {
        return unlink(existing(index));
    }

    public int indexOf(Object o) {
        int i = 0;
        for (Node<E> n = ring.next; n != ring; n = n.next, i++) {
            if (Objects.equals(o, n.item)) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        int i = size - 1;
        for (Node<E> n = ring.prev; n != ring; n = n.prev, i--) {
            if (Objects.equals(o, n.item)) {
                return i;
            }
        }
        return -1;
    }

    public E peek() {
        return ring.next.item;
    }

    public E element() {
        return getFirst();
    }

    public E poll() {
        return size == 0 ? null : unlink(ring.next);
    }

    public E remove() {
        return removeFirst();
    }

    public boolean offer(E e) {
        return add(e);
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    public E peekFirst() {
        return ring.next.item;
    }

    public E peekLast() {
        return ring.prev.item;
    }

    public E pollFirst() {
        return poll();
    }

    public E pollLast() {
        return size == 0 ? null : unlink(ring.prev);
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public boolean removeFirstOccurrence(Object o) {
        return remove(o);
    }

    public boolean removeLastOccurrence(Object o) {
        for (Node<E> n = ring.prev; n != ring; n = n.prev) {
            if (Objects.equals(o, n.item)) {
                unlink(n);
                return true;
            }
        }
        return false;
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index, size);
        return new Itr(index);
    }

    public Iterator<E> descendingIterator() {
        Itr it = new Itr(size);
        return new Iterator<E>() {
            @Override public boolean hasNext() {
                return it.hasPrevious();
            }

            @Override public E next() {
                return it.previous();
            }

            @Override public void remove() {
                it.remove();
            }
        };
    }

    private final class Itr implements ListIterator<E>, Spliterators.Watching {
        private Node<E> last;
        private Node<E> next;
        private int index;
        private int expected = modCount;

        Itr(int index) {
            this.index = index;
            next = index == size ? ring : node(index);
        }

        @Override public void check() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        @Override public boolean hasNext() {
            return index < size;
        }

        @Override public E next() {
            check();
            if (index >= size) {
                throw new NoSuchElementException();
            }
            last = next;
            next = next.next;
            index++;
            return last.item;
        }

        @Override public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            while (index < size) {
                action.accept(next());
            }
            check();
        }

        @Override public boolean hasPrevious() {
            return index > 0;
        }

        @Override public E previous() {
            check();
            if (index <= 0) {
                throw new NoSuchElementException();
            }
            last = next = next.prev;
            index--;
            return last.item;
        }

        @Override public int nextIndex() {
            return index;
        }

        @Override public int previousIndex() {
            return index - 1;
        }

        @Override public void remove() {
            check();
            if (last == null) {
                throw new IllegalStateException();
            }
            if (next == last) {
                next = last.next;
            } else {
                index--;
            }
            unlink(last);
            last = null;
            expected++;
        }

        @Override public void set(E e) {
            if (last == null) {
                throw new IllegalStateException();
            }
            check();
            last.item = e;
        }

        @Override public void add(E e) {
            check();
            last = null;
            insertBefore(next, e);
            index++;
            expected++;
        }
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            LinkedList<E> c = (LinkedList<E>) super.clone();
            c.ring = new Node<>();
            c.size = 0;
            c.modCount = 0;
            c.addAll(this);
            return c;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        s.defaultWriteObject();
        s.writeInt(size);
        for (E e : this) {
            s.writeObject(e);
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        ring = new Node<>();
        for (int n = s.readInt(); n > 0; n--) {
            add((E) s.readObject());
        }
    }
}
