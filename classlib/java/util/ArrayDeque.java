/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import jdk.internal.access.SharedSecrets;

/** A deque in a circular array: size elements from index head on. No nulls. */
public class ArrayDeque<E> extends AbstractCollection<E>
        implements Deque<E>, Cloneable, Serializable {
    private static final long serialVersionUID = 2340985798034038923L;
    private transient Object[] a;
    private transient int head;
    private transient int size;

    public ArrayDeque() {
        a = new Object[17];
    }

    public ArrayDeque(int numElements) {
        a = new Object[Math.max(numElements, 0) + 1];
    }

    public ArrayDeque(Collection<? extends E> c) {
        this(c.size());
        addAll(c);
    }

    private int at(int i) {
        i += head;
        return i >= a.length || i < 0 ? i - a.length : i;
    }

    @SuppressWarnings("unchecked")
    private E item(int i) {
        return (E) a[at(i)];
    }

    private void reserve() {
        if (size == a.length) {
            room(size + (size < 64 ? size + 2 : size >> 1));
        }
    }

    private void room(int capacity) {
        Object[] b = new Object[capacity];
        int first = Math.min(size, a.length - head);
        System.arraycopy(a, head, b, 0, first);
        System.arraycopy(a, 0, b, first, size - first);
        a = b;
        head = 0;
    }

    public void addFirst(E e) {
        Objects.requireNonNull(e);
        reserve();
        head = head == 0 ? a.length - 1 : head - 1;
        a[head] = e;
        size++;
    }

    public void addLast(E e) {
        Objects.requireNonNull(e);
        reserve();
        a[at(size)] = e;
        size++;
    }

    public boolean addAll(Collection<? extends E> c) {
        int before = size;
        int expected = c.size(); // others may add to it meanwhile
        if (expected > a.length - size) {
            room((int) Math.min((long) size + expected, Integer.MAX_VALUE));
        }
        c.forEach(this::addLast);
        return size > before;
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    private static <E> E some(E e) {
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    public E removeFirst() {
        return some(pollFirst());
    }

    public E removeLast() {
        return some(pollLast());
    }

    public E pollFirst() {
        E e = size == 0 ? null : item(0);
        if (e != null) {
            a[head] = null;
            head = at(1);
            size--;
        }
        return e;
    }

    public E pollLast() {
        E e = size == 0 ? null : item(size - 1);
        if (e != null) {
            a[at(--size)] = null;
        }
        return e;
    }

    public E getFirst() {
        return some(peekFirst());
    }

    public E getLast() {
        return some(peekLast());
    }

    public E peekFirst() {
        return size == 0 ? null : item(0);
    }

    public E peekLast() {
        return size == 0 ? null : item(size - 1);
    }

    /** Closes the gap by moving the shorter side; true if the later elements moved. */
    private boolean delete(int i) {
        if (i < size - 1 - i) {
            for (int j = i; j > 0; j--) {
                a[at(j)] = a[at(j - 1)];
            }
            a[head] = null;
            head = at(1);
            size--;
            return false;
        }
        for (int j = i; j < size - 1; j++) {
            a[at(j)] = a[at(j + 1)];
        }
        a[at(--size)] = null;
        return true;
    }

    public boolean removeFirstOccurrence(Object o) {
        for (int i = 0; o != null && i < size; i++) {
            if (o.equals(item(i))) {
                delete(i);
                return true;
            }
        }
        return false;
    }

    public boolean removeLastOccurrence(Object o) {
        for (int i = size - 1; o != null && i >= 0; i--) {
            if (o.equals(item(i))) {
                delete(i);
                return true;
            }
        }
        return false;
    }

    public boolean add(E e) {
        addLast(e);
        return true;
    }

    public boolean offer(E e) {
        addLast(e);
        return true;
    }

    public E remove() {
        return removeFirst();
    }

    public E poll() {
        return pollFirst();
    }

    public E element() {
        return getFirst();
    }

    public E peek() {
        return peekFirst();
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public Iterator<E> iterator() {
        return new Itr(false);
    }

    public Iterator<E> descendingIterator() {
        return new Itr(true);
    }

    /** Keeps array positions, so that additions at the ends do not disturb it. */
    private final class Itr implements Iterator<E> {
        private final boolean down;
        private int next;
        private int left = size;
        private int last = -1;

        Itr(boolean down) {
            this.down = down;
            next = down ? at(size - 1) : head;
        }

        private int step(int i, boolean back) {
            return back ? (i == 0 ? a.length - 1 : i - 1) : i + 1 == a.length ? 0 : i + 1;
        }

        @Override public boolean hasNext() {
            return left > 0;
        }

        @SuppressWarnings("unchecked")
        @Override public E next() {
            if (left <= 0) {
                throw new NoSuchElementException();
            }
            E e = next < 0 || next >= a.length ? null : (E) a[next];
            if (e == null) {
                throw new ConcurrentModificationException();
            }
            last = next;
            next = step(next, down);
            left--;
            return e;
        }

        @Override public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int end = down ? head : head + size;
            int i = Math.floorMod(next - head, a.length);
            if (left > 0 && left != (down ? i + 1 : size - i)) {
                throw new ConcurrentModificationException();
            }
            while (left > 0) {
                action.accept(next());
            }
            if (((down ? head : head + size) - end) % a.length != 0) {
                throw new ConcurrentModificationException();
            }
        }

        @Override public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            int i = last - head;
            if (i < 0) {
                i += a.length;
            }
            boolean laterMoved = delete(i);
            if (laterMoved != down) {
                next = step(next, !down);
            }
            last = -1;
        }
    }

    @Override public Spliterator<E> spliterator() {
        return new AbstractList.IndexSpliterator<>(new AbstractList<E>() {
            @Override public E get(int i) {
                if (i >= size) {
                    throw new ConcurrentModificationException();
                }
                return item(i);
            }

            @Override public int size() {
                return size;
            }
        }, Spliterator.ORDERED | Spliterator.NONNULL);
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int tail = head + size;
        for (int i = 0, n = size; i < n; i++) {
            E e = i < size ? item(i) : null;
            if (e == null) {
                throw new ConcurrentModificationException();
            }
            action.accept(e);
        }
        checkTail(tail);
    }

    /** Whoever adds or removes at the end meanwhile is told. */
    private void checkTail(int before) {
        if ((head + size - before) % a.length != 0) {
            throw new ConcurrentModificationException();
        }
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        BitSet gone = new BitSet(size);
        int tail = head + size;
        int n = size;
        for (int i = 0; i < n && i < size; i++) {
            if (filter.test(item(i))) {
                if (gone.isEmpty()) { // what was added before the first hit is looked at too
                    tail = head + size;
                    n = size;
                }
                gone.set(i);
            }
        }
        checkTail(tail);
        return drop(gone);
    }

    private boolean drop(BitSet gone) {
        int w = 0;
        int n = size;
        for (int i = 0; i < n; i++) {
            if (!gone.get(i)) {
                a[at(w++)] = a[at(i)];
            }
        }
        for (int i = w; i < n; i++) {
            a[at(i)] = null;
        }
        size = w;
        return w < n;
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(e -> c.contains(e));
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(e -> !c.contains(e));
    }

    public boolean contains(Object o) {
        for (int i = 0; o != null && i < size; i++) {
            if (o.equals(item(i))) {
                return true;
            }
        }
        return false;
    }

    public boolean remove(Object o) {
        return removeFirstOccurrence(o);
    }

    public void clear() {
        Arrays.fill(a, null);
        head = 0;
        size = 0;
    }

    public ArrayDeque<E> clone() {
        try {
            @SuppressWarnings("unchecked")
            ArrayDeque<E> c = (ArrayDeque<E>) super.clone();
            c.a = a.clone();
            return c;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        s.defaultWriteObject();
        s.writeInt(size);
        for (int i = 0; i < size; i++) {
            s.writeObject(item(i));
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        int size = s.readInt();
        SharedSecrets.getArrayAnnouncement().announce(s, Object[].class, size + 1);
        a = new Object[17];
        for (int n = size; n > 0; n--) {
            addLast((E) s.readObject());
        }
    }
}
