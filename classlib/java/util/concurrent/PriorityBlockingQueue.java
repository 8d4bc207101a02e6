/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;

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

    /** Of the elements that are there when the first question comes. */
    @Override
    public Spliterator<E> spliterator() {
        return new Spliterator<>() {
            private Spliterator<E> all;

            private Spliterator<E> all() {
                if (all == null) {
                    all = Spliterators.spliterator(toArray(), NONNULL);
                }
                return all;
            }

            @Override
            public boolean tryAdvance(Consumer<? super E> action) {
                return all().tryAdvance(action);
            }

            @Override
            public void forEachRemaining(Consumer<? super E> action) {
                all().forEachRemaining(action);
            }

            @Override
            public Spliterator<E> trySplit() {
                return all().trySplit();
            }

            @Override
            public long estimateSize() {
                return all().estimateSize();
            }

            @Override
            public int characteristics() {
                return NONNULL | SIZED | SUBSIZED;
            }
        };
    }

    public Comparator<? super E> comparator() {
        return ((PriorityQueue<E>) items).comparator();
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
