/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/**
 * Lets two threads swap objects. The first leaves an offer in the one slot and waits; the second
 * takes the offer away and answers it. Who takes an offer away, its owner or a partner, decides
 * by one compare-and-set whether the swap happens: an owner that cannot take its offer back is
 * about to be answered.
 */
public class Exchanger<V> {
    /** What a thread offers, and the answer, which is not null from the swap on. */
    private static final class Offer {
        final Object item;
        final Thread owner = Thread.currentThread();
        volatile Object answer;

        Offer(Object item) {
            this.item = item;
        }
    }

    /** Stands for an answer of null. */
    private static final Object NULL = new Object();
    /** Looks for an answer before a thread parks; partners that run meet within some of them. */
    private static final int LOOKS = Runtime.getRuntime().availableProcessors() > 1 ? 2000 : 0;

    private final AtomicReference<Offer> slot = new AtomicReference<>();

    public Exchanger() {
    }

    public V exchange(V x) throws InterruptedException {
        try {
            return swap(x, 0, false);
        } catch (TimeoutException e) {
            throw new InternalError(e);
        }
    }

    public V exchange(V x, long timeout, TimeUnit unit)
            throws InterruptedException, TimeoutException {
        return swap(x, System.nanoTime() + unit.toNanos(timeout), true);
    }

    @SuppressWarnings("unchecked")
    private V swap(V x, long deadline, boolean timed)
            throws InterruptedException, TimeoutException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        for (Offer mine = null;;) {
            Offer other = slot.get();
            if (other == null) {
                if (mine == null) {
                    mine = new Offer(x);
                }
                if (slot.compareAndSet(null, mine)) {
                    Object answer = answerOf(mine, deadline, timed);
                    return answer == NULL ? null : (V) answer;
                }
            } else if (slot.compareAndSet(other, null)) {
                other.answer = x == null ? NULL : x;
                LockSupport.unpark(other.owner);
                return (V) other.item;
            }
        }
    }

    private Object answerOf(Offer mine, long deadline, boolean timed)
            throws InterruptedException, TimeoutException {
        for (int looks = LOOKS; looks > 0 && mine.answer == null; looks--) {
            Thread.onSpinWait();
        }
        boolean interrupted = false;
        Object answer;
        while ((answer = mine.answer) == null) {
            long left = timed ? deadline - System.nanoTime() : Long.MAX_VALUE;
            if (left <= 0 && slot.compareAndSet(mine, null)) {
                throw new TimeoutException();
            }
            if (Thread.interrupted()) {
                if (slot.compareAndSet(mine, null)) {
                    throw new InterruptedException();
                }
                interrupted = true;
            } else if (timed && left > 0) {
                LockSupport.parkNanos(this, left);
            } else {
                LockSupport.park(this);
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return answer;
    }
}
