/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The common part of the blocking queues: a plain queue behind one lock, and a capacity. */
abstract class LockedDeque<E> extends AbstractQueue<E> implements BlockingQueue<E> {
    final ReentrantLock lock;
    final Condition notEmpty;
    final Condition notFull;
    final Queue<E> items;
    final int capacity;

    /**
     * How many elements came to the end, less those that went from elsewhere than the front: an
     * iterator that has seen so many of them finds the later ones at the end of the queue.
     */
    private long atEnd;

    LockedDeque(Queue<E> items, int capacity, boolean fair) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.items = items;
        this.capacity = capacity;
        lock = new ReentrantLock(fair);
        notEmpty = lock.newCondition();
        notFull = lock.newCondition();
    }

    private void insert(E e, boolean first) {
        if (first) {
            ((Deque<E>) items).addFirst(e);
        } else {
            items.add(e);
            atEnd++;
        }
    }

    private E extract(boolean last) {
        if (!last) {
            return items.poll();
        }
        atEnd--;
        return ((Deque<E>) items).pollLast();
    }

    /** Nanoseconds until an element can be taken; 0 now, Long.MAX_VALUE when there is none. */
    long due() {
        return items.isEmpty() ? Long.MAX_VALUE : 0;
    }

    /* A negative limit means without end. */
    final boolean put(E e, boolean first, long nanos, boolean forever)
            throws InterruptedException {
        Objects.requireNonNull(e);
        lock.lockInterruptibly();
        try {
            while (items.size() >= capacity) {
                if (forever) {
                    notFull.await();
                } else {
                    if (nanos <= 0) {
                        return false;
                    }
                    nanos = notFull.awaitNanos(nanos);
                }
            }
            insert(e, first);
            notEmpty.signal();
            return true;
        } finally {
            lock.unlock();
        }
    }

    final boolean offer(E e, boolean first) {
        Objects.requireNonNull(e);
        lock.lock();
        try {
            if (items.size() >= capacity) {
                return false;
            }
            insert(e, first);
            notEmpty.signal();
            return true;
        } finally {
            lock.unlock();
        }
    }

    private E out(boolean last) {
        E e = extract(last);
        notFull.signal();
        if (!items.isEmpty()) {
            notEmpty.signal();
        }
        return e;
    }

    final E take(boolean last, long nanos, boolean forever) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            long deadline = 0;
            for (boolean waited = false;; waited = true) {
                long due = due();
                if (due <= 0) {
                    return out(last);
                }
                long left = Long.MAX_VALUE;
                if (!forever) {
                    long now = System.nanoTime();
                    deadline = waited ? deadline : now + nanos;
                    left = deadline - now;
                }
                if (left <= 0) {
                    return null;
                }
                if (due == Long.MAX_VALUE && forever) {
                    notEmpty.await();
                } else {
                    notEmpty.awaitNanos(Math.min(due, left));
                }
            }
        } finally {
            lock.unlock();
        }
    }

    final E poll(boolean last) {
        lock.lock();
        try {
            return due() <= 0 ? out(last) : null;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public boolean offer(E e) {
        return offer(e, false);
    }

    @Override
    public void put(E e) throws InterruptedException {
        put(e, false, 0, true);
    }

    @Override
    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return put(e, false, unit.toNanos(timeout), false);
    }

    @Override
    public E take() throws InterruptedException {
        return take(false, 0, true);
    }

    @Override
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return take(false, unit.toNanos(timeout), false);
    }

    @Override
    public E poll() {
        return poll(false);
    }

    @Override
    public E peek() {
        lock.lock();
        try {
            return items.peek();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public int size() {
        lock.lock();
        try {
            return items.size();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public int remainingCapacity() {
        return capacity - size();
    }

    @Override
    public java.util.Spliterator<E> spliterator() {
        return java.util.Spliterators.spliterator(this, java.util.Spliterator.ORDERED
            | java.util.Spliterator.NONNULL | java.util.Spliterator.CONCURRENT);
    }

    @Override
    public boolean remove(Object o) {
        lock.lock();
        try {
            return o != null && items.remove(o) && gone();
        } finally {
            lock.unlock();
        }
    }

    /* One went from anywhere. */
    private boolean gone() {
        atEnd--;
        notFull.signal();
        return true;
    }

    /** Removes the last element that equals the given. */
    final boolean removeLastEqual(Object o) {
        lock.lock();
        try {
            return ((Deque<E>) items).removeLastOccurrence(o) && gone();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public boolean contains(Object o) {
        lock.lock();
        try {
            return o != null && items.contains(o);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void clear() {
        lock.lock();
        try {
            items.clear();
            notFull.signalAll();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public Object[] toArray() {
        lock.lock();
        try {
            return items.toArray();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public <T> T[] toArray(T[] a) {
        lock.lock();
        try {
            return items.toArray(a);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public String toString() {
        return Collected.text(this, toArray());
    }

    @Override
    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    @Override
    public int drainTo(Collection<? super E> c, int maxElements) {
        Objects.requireNonNull(c);
        if (c == this) {
            throw new IllegalArgumentException();
        }
        lock.lock();
        try {
            int n = 0;
            while (n < maxElements && due() <= 0) {
                c.add(items.peek()); // which may refuse it: then it stays
                extract(false);
                n++;
            }
            return n;
        } finally {
            notFull.signalAll();
            lock.unlock();
        }
    }

    /**
     * Removes the element that follows as many others of the same identity as told,
     * else the last such.
     */
    private boolean removeSame(Object o, int before) {
        lock.lock();
        try {
            int same = 0;
            for (Object e : items) {
                same += e == o ? 1 : 0;
            }
            int left = Math.min(before, same - 1);
            for (Iterator<E> it = items.iterator(); left >= 0 && it.hasNext();) {
                if (it.next() == o && left-- == 0) {
                    it.remove();
                    return gone();
                }
            }
            return false;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Shows what was there at first; then, if it goes forward in a queue in order of arrival, what
     * has come to the end meanwhile. Whoever was told that there is no more is told so for ever.
     */
    private final class Walk implements Iterator<E> {
        private final boolean descending;
        private Object[] all; // what was removed here is null
        private int count;
        private int next;
        private long seen;
        private Object last;

        Walk(boolean descending) {
            this.descending = descending;
            lock.lock();
            try {
                all = items.toArray();
                seen = atEnd;
            } finally {
                lock.unlock();
            }
            count = all.length;
            next = descending ? count - 1 : 0;
        }

        private void follow() {
            lock.lock();
            try {
                int fresh = (int) Math.min(atEnd - seen, items.size());
                if (fresh <= 0) {
                    return;
                }
                seen = atEnd;
                if (count + fresh > all.length) {
                    all = Arrays.copyOf(all, count + Math.max(fresh, count >> 1));
                }
                Iterator<E> back = ((Deque<E>) items).descendingIterator();
                count += fresh;
                for (int at = count; fresh > 0; fresh--) {
                    all[--at] = back.next();
                }
            } finally {
                lock.unlock();
            }
        }

        @Override
        public boolean hasNext() {
            return next >= 0 && next < count;
        }

        @Override
        @SuppressWarnings("unchecked")
        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = all[next];
            next += descending ? -1 : 1;
            if (next == count && items instanceof Deque) {
                follow();
            }
            return (E) last;
        }

        /** What is there now: an action that adds to the queue comes to an end. */
        @Override
        @SuppressWarnings("unchecked")
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            if (hasNext() && !descending && items instanceof Deque) {
                follow();
            }
            while (hasNext()) {
                last = all[next];
                next += descending ? -1 : 1;
                action.accept((E) last);
            }
        }

        @Override
        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            int at = descending ? next + 1 : next - 1;
            int before = 0;
            for (int i = 0; i < at && items instanceof Deque; i++) {
                before += all[i] == last ? 1 : 0;
            }
            if (removeSame(last, before)) {
                seen--;
            }
            all[at] = null;
            last = null;
        }
    }

    final Iterator<E> iterate(boolean descending) {
        return new Walk(descending);
    }

    @Override
    public void forEach(Consumer<? super E> action) {
        iterator().forEachRemaining(action);
    }

    // ---- Removal of many: nothing goes where the question throws ----

    @SuppressWarnings("unchecked")
    private boolean removeThose(Predicate<? super E> filter) {
        Object[] all = toArray();
        boolean[] goes = new boolean[all.length];
        for (int i = 0; i < all.length; i++) {
            goes[i] = filter.test((E) all[i]);
        }
        int[] from = new int[1]; // what is before it in the snapshot was met
        lock.lock();
        try {
            return items.removeIf(e -> {
                int i = from[0];
                while (i < all.length && all[i] != e) {
                    i++;
                }
                if (i == all.length) { // not asked about
                    return false;
                }
                from[0] = i + 1;
                return goes[i] && gone();
            });
        } finally {
            lock.unlock();
        }
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
        return removeThose(Objects.requireNonNull(filter));
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        return removeThose(c::contains);
    }

    @Override
    public boolean retainAll(Collection<?> c) {
        return removeThose(Predicate.not(c::contains));
    }

    @Override
    public Iterator<E> iterator() {
        return iterate(false);
    }

    // ---- Serialization ----

    /** What streams of objects hold in place of a queue. */
    private static final class Form implements Serializable {
        private static final long serialVersionUID = 1L;
        private final Class<?> kind;
        private final int capacity;
        private final boolean fair;
        private final Comparator<Object> comparator;
        private final Object[] elements;

        Form(Class<?> kind, int capacity, boolean fair, Comparator<Object> comparator,
                Object[] elements) {
            this.kind = kind;
            this.capacity = capacity;
            this.fair = fair;
            this.comparator = comparator;
            this.elements = elements;
        }

        private Object readResolve() {
            LockedDeque<Object> queue = kind == ArrayBlockingQueue.class
                    ? new ArrayBlockingQueue<>(capacity, fair)
                    : kind == PriorityBlockingQueue.class
                    ? new PriorityBlockingQueue<>(11, comparator)
                    : kind == LinkedBlockingDeque.class ? new LinkedBlockingDeque<>(capacity)
                    : new LinkedBlockingQueue<>(capacity);
            for (Object each : elements) {
                queue.add(each);
            }
            return queue;
        }
    }

    @SuppressWarnings("unchecked")
    Object writeReplace() {
        return new Form(getClass(), capacity, lock.isFair(), items instanceof PriorityQueue
                ? (Comparator<Object>) ((PriorityQueue<E>) items).comparator() : null, toArray());
    }
}
