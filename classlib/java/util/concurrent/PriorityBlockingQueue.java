/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.function.Predicate;

/** A blocking queue that gives the least element. */
public class PriorityBlockingQueue<E> extends LockedDeque<E> implements java.io.Serializable {
    private static final long serialVersionUID = 5595510919245408276L;

    public PriorityBlockingQueue() {
        super(new PriorityQueue<>(), Integer.MAX_VALUE, false);
    }

    public PriorityBlockingQueue(int initialCapacity) {
        super(new PriorityQueue<>(initialCapacity), Integer.MAX_VALUE, false);
    }

    public PriorityBlockingQueue(int initialCapacity, Comparator<? super E> comparator) {
        super(new PriorityQueue<>(initialCapacity, comparator), Integer.MAX_VALUE, false);
    }

    public PriorityBlockingQueue(Collection<? extends E> c) {
        super(copy(c), Integer.MAX_VALUE, false);
    }

    /* The order of a sorted collection is kept. */
    private static <E> PriorityQueue<E> copy(Collection<? extends E> c) {
        if (!(c instanceof PriorityBlockingQueue)) {
            return new PriorityQueue<>(c);
        }
        PriorityBlockingQueue<? extends E> q = (PriorityBlockingQueue<? extends E>) c;
        q.lock.lock();
        try {
            return new PriorityQueue<>((PriorityQueue<? extends E>) q.items);
        } finally {
            q.lock.unlock();
        }
    }

    @Override
    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    @Override
    public java.util.Spliterator<E> spliterator() {
        return java.util.Spliterators.spliterator(toArray(), java.util.Spliterator.NONNULL);
    }

    public Comparator<? super E> comparator() {
        return ((PriorityQueue<E>) items).comparator();
    }

    /* What stays is ordered anew as a whole, unlike after removals one by one. */
    @Override
    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        lock.lock();
        try {
            return items.removeIf(filter);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        return removeIf(c::contains);
    }

    @Override
    public boolean retainAll(Collection<?> c) {
        return removeIf(Predicate.not(c::contains));
    }

    @Override
    public void put(E e) {
        offer(e);
    }

    @Override
    public boolean offer(E e, long timeout, TimeUnit unit) {
        return offer(e);
    }
}
