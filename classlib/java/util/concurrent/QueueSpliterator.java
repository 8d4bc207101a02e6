/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;

/**
 * Of a linked queue: a split takes the first element, the next one the two that follow, then three;
 * never the only one.
 */
final class QueueSpliterator<E> implements Spliterator<E> {
    private static final int ALWAYS = ORDERED | NONNULL | CONCURRENT;
    private final Iterator<E> it;
    private long estimate;
    private int batch;
    private E held;

    QueueSpliterator(Iterator<E> it, long estimate) {
        this.it = it;
        this.estimate = estimate;
    }

    private E next() {
        E e = held;
        held = null;
        return e != null ? e : it.hasNext() ? it.next() : null;
    }

    @Override
    public Spliterator<E> trySplit() {
        E first = next();
        if (first == null || !it.hasNext()) {
            held = first;
            return null;
        }
        Object[] a = new Object[Math.min(batch + 1, 1 << 25)];
        int n = 0;
        for (E e = first; e != null; e = n < a.length ? next() : null) {
            a[n++] = e;
        }
        batch = a.length;
        if (estimate != Long.MAX_VALUE) {
            estimate = Math.max(0, estimate - n);
        }
        return Spliterators.spliterator(a, 0, n, ALWAYS);
    }

    @Override
    public boolean tryAdvance(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        E e = next();
        if (e != null) {
            action.accept(e);
        }
        return e != null;
    }

    @Override
    public void forEachRemaining(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        if (held != null) {
            action.accept(next());
        }
        it.forEachRemaining(action);
    }

    @Override
    public long estimateSize() {
        return estimate;
    }

    @Override
    public int characteristics() {
        return ALWAYS;
    }
}
