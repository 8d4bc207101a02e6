/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.Collection;
import java.util.Objects;

/** drainTo of queues that give their elements one by one. */
final class Drain {
    private Drain() {
    }

    static <E> int poll(BlockingQueue<E> from, Collection<? super E> to, int most) {
        if (from == Objects.requireNonNull(to)) {
            throw new IllegalArgumentException();
        }
        int moved = 0;
        while (moved < most) {
            E element = from.poll();
            if (element == null) {
                break;
            }
            to.add(element);
            moved++;
        }
        return moved;
    }
}
