/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The common part of the blocking queues: a plain queue behind one lock, and a capacity. */
abstract class LockedDeque<E> extends AbstractQueue<E> implements BlockingQueue<E> {
    final ReentrantLock lock;
    final Condition notEmpty;
    final Condition notFull;
    final Queue<E> items;
    final int capacity;

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

    boolean insert(E e, boolean first) {
        return first ? ((java.util.Deque<E>) items).offerFirst(e) : items.offer(e);
    }

    E extract(boolean last) {
        return last ? ((java.util.Deque<E>) items).pollLast() : items.poll();
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
            boolean removed = o != null && items.remove(o);
            if (removed) {
                notFull.signal();
            }
            return removed;
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
    private void removeSame(Object o, int before) {
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
                    notFull.signal();
                }
            }
        } finally {
            lock.unlock();
        }
    }

    /* Iterates over a snapshot; of what a removal takes away the snapshot's place becomes null. */
    @SuppressWarnings("unchecked")
    final Iterator<E> iterate(boolean descending) {
        Object[] all = toArray();
        return new Iterator<E>() {
            private int next = descending ? all.length - 1 : 0;
            private Object last;

            @Override
            public boolean hasNext() {
                return next >= 0 && next < all.length;
            }

            @Override
            public E next() {
                if (!hasNext()) {
                    throw new java.util.NoSuchElementException();
                }
                last = all[next];
                next += descending ? -1 : 1;
                return (E) last;
            }

            @Override
            public void remove() {
                if (last == null) {
                    throw new IllegalStateException();
                }
                int at = descending ? next + 1 : next - 1;
                int before = 0;
                for (int i = 0; i < at && items instanceof java.util.Deque; i++) {
                    before += all[i] == last ? 1 : 0;
                }
                removeSame(last, before);
                all[at] = null;
                last = null;
            }
        };
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
