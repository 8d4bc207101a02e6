/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.PriorityQueue;

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
        super(new PriorityQueue<>(c), Integer.MAX_VALUE, false);
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
