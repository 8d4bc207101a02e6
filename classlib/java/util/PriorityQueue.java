/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.Consumer;
import java.util.function.Predicate;

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
            heapify();
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
            queue = Arrays.copyOf(queue, i + (i < 64 ? i + 2 : i >> 1));
        }
        siftUp(i, e);
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
        removeAt(i);
        return true;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public Object[] toArray() {
        return Arrays.copyOf(queue, size);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        if (a.length < size) {
            return (T[]) Arrays.copyOf(queue, size, a.getClass());
        }
        System.arraycopy(queue, 0, a, 0, size);
        if (a.length > size) {
            a[size] = null;
        }
        return a;
    }

    public Iterator<E> iterator() {
        return new Itr();
    }

    /** A removal may move an unseen element before the cursor; such are visited at the end. */
    private final class Itr implements Iterator<E> {
        private int cursor;
        private int last = -1;
        private ArrayDeque<E> missed;
        private E lastMissed;
        private int expected = modCount;

        @Override public boolean hasNext() {
            return cursor < size || (missed != null && !missed.isEmpty());
        }

        @SuppressWarnings("unchecked")
        @Override public E next() {
            if (expected != modCount) {
                throw new ConcurrentModificationException();
            }
            if (cursor < size) {
                return (E) queue[last = cursor++];
            }
            if (missed != null) {
                last = -1;
                lastMissed = missed.poll();
                if (lastMissed != null) {
                    return lastMissed;
                }
            }
            throw new NoSuchElementException();
        }

        @Override public void remove() {
            if (expected != modCount) {
                throw new ConcurrentModificationException();
            }
            if (last != -1) {
                E moved = removeAt(last);
                last = -1;
                if (moved == null) {
                    cursor--;
                } else {
                    if (missed == null) {
                        missed = new ArrayDeque<>();
                    }
                    missed.add(moved);
                }
            } else if (lastMissed != null) {
                for (int i = 0; i < size; i++) {
                    if (queue[i] == lastMissed) {
                        removeAt(i);
                        break;
                    }
                }
                lastMissed = null;
            } else {
                throw new IllegalStateException();
            }
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

    @SuppressWarnings("unchecked")
    public E poll() {
        E result = (E) queue[0];
        if (result != null) {
            modCount++;
            int n = --size;
            Object x = queue[n];
            queue[n] = null;
            if (n > 0) {
                siftDown(0, x);
            }
        }
        return result;
    }

    @SuppressWarnings("unchecked")
    private E removeAt(int i) {
        modCount++;
        int n = --size;
        Object moved = queue[n];
        queue[n] = null;
        if (n != i) {
            siftDown(i, moved);
            if (queue[i] == moved) {
                siftUp(i, moved);
                if (queue[i] != moved) {
                    return (E) moved;
                }
            }
        }
        return null;
    }

    private void siftUp(int k, Object x) {
        if (k == 0 && comparator == null) {
            Comparable<?> natural = (Comparable<?>) x;
        }
        while (k > 0) {
            int parent = (k - 1) >>> 1;
            Object e = queue[parent];
            if (compare(x, e) >= 0) {
                break;
            }
            queue[k] = e;
            k = parent;
        }
        queue[k] = x;
    }

    private void siftDown(int k, Object x) {
        int n = size;
        int half = n >>> 1;
        while (k < half) {
            int child = 2 * k + 1;
            if (child + 1 < n && compare(queue[child], queue[child + 1]) > 0) {
                child++;
            }
            if (compare(x, queue[child]) <= 0) {
                break;
            }
            queue[k] = queue[child];
            k = child;
        }
        queue[k] = x;
    }

    private void heapify() {
        for (int i = (size >>> 1) - 1; i >= 0; i--) {
            siftDown(i, queue[i]);
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
        heapify();
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
        ArrayList<Object> read = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            read.add(s.readObject());
        }
        queue = Arrays.copyOf(read.toArray(), Math.max(1, n));
        heapify();
    }
}
