/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.Iterator;
import java.util.function.Consumer;

/** The iterator of a collection, which is asked for it when the first question comes. */
final class LateIterator<E> implements Iterator<E> {
    private Iterable<? extends E> source;
    private Iterator<? extends E> it;

    LateIterator(Iterable<? extends E> source) {
        this.source = source;
    }

    private Iterator<? extends E> bound() {
        if (it == null) {
            it = source.iterator();
            source = null;
        }
        return it;
    }

    @Override
    public boolean hasNext() {
        return bound().hasNext();
    }

    @Override
    public E next() {
        return bound().next();
    }

    @Override
    public void forEachRemaining(Consumer<? super E> action) {
        bound().forEachRemaining(action);
    }
}
