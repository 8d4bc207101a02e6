/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;

/** A blocking queue of fixed capacity. */
public class ArrayBlockingQueue<E> extends LockedDeque<E> implements java.io.Serializable {
    private static final long serialVersionUID = -817911632652898426L;

    public ArrayBlockingQueue(int capacity) {
        this(capacity, false);
    }

    public ArrayBlockingQueue(int capacity, boolean fair) {
        super(new ArrayDeque<>(), capacity, fair);
    }

    public ArrayBlockingQueue(int capacity, boolean fair, Collection<? extends E> c) {
        this(capacity, fair);
        for (E e : c) {
            if (!offer(e)) {
                throw new IllegalArgumentException();
            }
        }
    }
}
