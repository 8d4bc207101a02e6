/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;

/** A blocking queue of any length, or of a given one. */
public class LinkedBlockingQueue<E> extends LockedDeque<E> implements java.io.Serializable {
    private static final long serialVersionUID = -6903933977591709194L;

    public LinkedBlockingQueue() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(new ArrayDeque<>(), capacity, false);
    }

    public LinkedBlockingQueue(Collection<? extends E> c) {
        this(Integer.MAX_VALUE);
        for (E e : c) {
            add(e);
        }
    }

    @Override
    public java.util.Spliterator<E> spliterator() {
        return new QueueSpliterator<>(new LateIterator<>(this), size());
    }
}
