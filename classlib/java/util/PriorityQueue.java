/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import jdk.internal.access.SharedSecrets;

/** A binary heap in an array, least element first. */
public class PriorityQueue<E> extends AbstractQueue<E> implements Serializable {
    private static final long serialVersionUID = -7720805057305804111L;
    private transient Object[] queue;
    private int size;
    private final Comparator<? super E> comparator;
    private transient int modCount;

    public PriorityQueue() {
        this(11, null);
    }

    public PriorityQueue(int initialCapacity) {
        this(initialCapacity, null);
    }

    public PriorityQueue(Comparator<? super E> comparator) {
        this(11, comparator);
    }

    public PriorityQueue(int initialCapacity, Comparator<? super E> comparator) {
        if (initialCapacity < 1) {
            throw new IllegalArgumentException();
        }
        this.queue = new Object[initialCapacity];
        this.comparator = comparator;
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(Collection<? extends E> c) {
        comparator = c instanceof SortedSet ? ((SortedSet<E>) c).comparator()
            : c instanceof PriorityQueue ? ((PriorityQueue<E>) c).comparator : null;
        fill(c);
        if (!(c instanceof SortedSet) && c.getClass() != PriorityQueue.class) {
            order();
        }
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(PriorityQueue<? extends E> c) {
        comparator = (Comparator<? super E>) c.comparator();
        fill(c);
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(SortedSet<? extends E> c) {
        comparator = (Comparator<? super E>) c.comparator();
        fill(c);
    }

    private void fill(Collection<? extends E> c) {
        Object[] a = c.toArray();
        for (Object e : a) {
            Objects.requireNonNull(e);
        }
        size = a.length;
        queue = Arrays.copyOf(a, Math.max(1, size), Object[].class);
    }

    @SuppressWarnings("unchecked")
    private int compare(Object a, Object b) {
        return comparator == null ? ((Comparable<Object>) a).compareTo(b)
            : comparator.compare((E) a, (E) b);
    }

    public boolean add(E e) {
        return offer(e);
    }

    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        modCount++;
        int i = size;
        if (i >= queue.length) {
            queue = Arrays.copyOf(queue, i + Math.max(16, i >> 1));
        }
        if (i == 0 && comparator == null) {
            // who does not compare itself is refused at once
            Comparable<?> natural = (Comparable<?>) e;
        }
        climb(i, 0, 0, e);
        size = i + 1;
        return true;
    }

    @SuppressWarnings("unchecked")
    public E peek() {
        return (E) queue[0];
    }

    private int indexOf(Object o) {
        for (int i = 0; o != null && i < size; i++) {
            if (o.equals(queue[i])) {
                return i;
            }
        }
        return -1;
    }

    public boolean remove(Object o) {
        int i = indexOf(o);
        if (i < 0) {
            return false;
        }
        takeOut(i);
        return true;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public Object[] toArray() {
        return Arrays.copyOf(queue, size);
    }

    public <T> T[] toArray(T[] a) {
        return Arrays.show(queue, size, a);
    }

    public Iterator<E> iterator() {
        return new Walk();
    }

    /**
     * Shows the array from its beginning. What a removal moves to a place that was shown already
     * is kept for the end.
     */
    private final class Walk implements Iterator<E> {
        private int next;
        private Object shown; // null: nothing to remove
        private boolean late; // it comes from what was kept
        private final ArrayDeque<Object> kept = new ArrayDeque<>(0);
        private int expected = modCount;

        private void checkUnchanged() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        @Override public boolean hasNext() {
            return next < size || !kept.isEmpty();
        }

        @SuppressWarnings("unchecked")
        @Override public E next() {
            checkUnchanged();
            late = next >= size;
            shown = late ? kept.remove() : queue[next++];
            return (E) shown;
        }

        @Override public void remove() {
            checkUnchanged();
            if (shown == null) {
                throw new IllegalStateException();
            }
            int at = next - 1;
            if (late) {
                for (at = 0; queue[at] != shown;) {
                    at++;
                }
            }
            Object rose = takeOut(at);
            if (rose != null) {
                kept.add(rose);
            } else if (!late) {
                next = at;
            }
            shown = null;
            expected = modCount;
        }
    }

    public int size() {
        return size;
    }

    public void clear() {
        modCount++;
        Arrays.fill(queue, 0, size, null);
        size = 0;
    }

    public E poll() {
        E least = peek();
        if (least != null) {
            takeOut(0);
        }
        return least;
    }

    /**
     * Takes the element at i out. The last one takes its place, from which it sinks, or rises if
     * it comes from another branch: then it is returned, else null.
     */
    private Object takeOut(int i) {
        modCount++;
        Object last = queue[--size];
        queue[size] = null;
        if (i == size) {
            return null;
        }
        if (i > 0 && compare(last, queue[i - 1 >> 1]) < 0) {
            climb(i, 0, 0, last);
            return last;
        }
        sink(i, last);
        return null;
    }

    /**
     * Puts x into the free place, or above it, but not above top: the elements on the way up that
     * are greater go down by one, as do equal ones if limit is 1 rather than 0.
     */
    private void climb(int free, int top, int limit, Object x) {
        Object[] heap = queue;
        int at = free;
        while (at > top && compare(x, heap[at - 1 >> 1]) < limit) {
            heap[at] = heap[at - 1 >> 1];
            at = at - 1 >> 1;
        }
        heap[at] = x;
    }

    /**
     * Puts x into the free place, or under it. The lesser of two children moves up, down to a
     * leaf, without a look at x; that climbs from there, mostly not far, as it was a leaf before.
     */
    private void sink(int top, Object x) {
        Object[] heap = queue;
        int free = top;
        for (int right = 2 * free + 2; right <= size; right = 2 * free + 2) {
            int least = right == size || compare(heap[right - 1], heap[right]) <= 0
                ? right - 1 : right;
            heap[free] = heap[least];
            free = least;
        }
        climb(free, top, 1, x);
    }

    /** Makes a heap of what is in the array. */
    private void order() {
        for (int i = size / 2; i > 0;) {
            sink(--i, queue[i]);
        }
    }

    public Comparator<? super E> comparator() {
        return comparator;
    }

    @SuppressWarnings("unchecked")
    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        int expected = ++modCount;
        BitSet gone = new BitSet(size);
        for (int i = 0; i < size; i++) {
            if (filter.test((E) queue[i])) {
                gone.set(i);
            }
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (gone.isEmpty()) {
            return false;
        }
        int w = 0;
        for (int i = 0; i < size; i++) {
            if (!gone.get(i)) {
                queue[w++] = queue[i];
            }
        }
        Arrays.fill(queue, w, size, null);
        size = w;
        order();
        return true;
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(e -> c.contains(e));
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(e -> !c.contains(e));
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (int i = 0, n = size; i < n; i++) {
            action.accept((E) queue[i]);
        }
        if (expected != modCount) {
            throw new ConcurrentModificationException();
        }
    }

    public final Spliterator<E> spliterator() {
        return new AbstractList.IndexSpliterator<>(new AbstractList<E>() {
            @SuppressWarnings("unchecked")
            @Override public E get(int i) {
                return (E) queue[i];
            }

            @Override public int size() {
                return size;
            }

            @Override int changes() {
                return PriorityQueue.this.modCount;
            }
        }, Spliterator.NONNULL);
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        s.defaultWriteObject();
        s.writeInt(Math.max(2, size + 1));
        for (int i = 0; i < size; i++) {
            s.writeObject(queue[i]);
        }
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        s.readInt();
        int n = size;
        SharedSecrets.getArrayAnnouncement().announce(s, Object[].class, n);
        ArrayList<Object> read = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            read.add(s.readObject());
        }
        queue = Arrays.copyOf(read.toArray(), Math.max(1, n));
        order();
    }
}
