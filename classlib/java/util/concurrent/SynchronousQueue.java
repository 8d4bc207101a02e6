/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.Objects;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A queue without room: every put waits for a take and the reverse. */
public class SynchronousQueue<E> extends AbstractQueue<E>
        implements BlockingQueue<E>, java.io.Serializable {
    private static final long serialVersionUID = -3223113410248163686L;

    /* One side of a hand-over, waiting for the other. */
    private static final class Meeting<E> {
        final Condition met;
        E item;
        boolean done;

        Meeting(Condition met, E item) {
            this.met = met;
            this.item = item;
        }
    }

    private transient ReentrantLock lock;
    private transient ArrayDeque<Meeting<E>> putters;
    private transient ArrayDeque<Meeting<E>> takers;
    private final boolean fair;

    public SynchronousQueue() {
        this(false);
    }

    public SynchronousQueue(boolean fair) {
        this.fair = fair;
        open();
    }

    private void open() {
        lock = new ReentrantLock(fair);
        putters = new ArrayDeque<>();
        takers = new ArrayDeque<>();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        open();
    }

    private Meeting<E> partner(ArrayDeque<Meeting<E>> side) {
        return fair ? side.pollFirst() : side.pollLast();
    }

    private boolean exchange(Meeting<E>[] result, E item, long nanos, boolean forever)
            throws InterruptedException {
        lock.lockInterruptibly();
        try {
            boolean put = item != null;
            Meeting<E> other = partner(put ? takers : putters);
            if (other != null) {
                if (put) {
                    other.item = item;
                }
                other.done = true;
                other.met.signal();
                result[0] = other;
                return true;
            }
            if (!forever && nanos <= 0) {
                return false;
            }
            Meeting<E> mine = new Meeting<>(lock.newCondition(), item);
            ArrayDeque<Meeting<E>> side = put ? putters : takers;
            side.addLast(mine);
            try {
                while (!mine.done) {
                    if (forever) {
                        mine.met.await();
                    } else {
                        if (nanos <= 0) {
                            break;
                        }
                        nanos = mine.met.awaitNanos(nanos);
                    }
                }
            } catch (InterruptedException e) {
                if (!mine.done) {
                    throw e;
                }
                Thread.currentThread().interrupt();
            } finally {
                if (!mine.done) {
                    side.remove(mine);
                }
            }
            result[0] = mine;
            return mine.done;
        } finally {
            lock.unlock();
        }
    }

    @SuppressWarnings("unchecked")
    private boolean give(E e, long nanos, boolean forever) throws InterruptedException {
        return exchange(new Meeting[1], Objects.requireNonNull(e), nanos, forever);
    }

    @SuppressWarnings("unchecked")
    private E get(long nanos, boolean forever) throws InterruptedException {
        Meeting<E>[] result = new Meeting[1];
        return exchange(result, null, nanos, forever) ? result[0].item : null;
    }

    @Override
    public void put(E e) throws InterruptedException {
        give(e, 0, true);
    }

    @Override
    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return give(e, unit.toNanos(timeout), false);
    }

    @Override
    public boolean offer(E e) {
        Objects.requireNonNull(e);
        lock.lock();
        try {
            Meeting<E> other = partner(takers);
            if (other == null) {
                return false;
            }
            other.item = e;
            other.done = true;
            other.met.signal();
            return true;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public E take() throws InterruptedException {
        return get(0, true);
    }

    @Override
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return get(unit.toNanos(timeout), false);
    }

    @Override
    public E poll() {
        lock.lock();
        try {
            Meeting<E> other = partner(putters);
            if (other == null) {
                return null;
            }
            other.done = true;
            other.met.signal();
            return other.item;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public E peek() {
        return null;
    }

    @Override
    public int size() {
        return 0;
    }

    @Override
    public boolean isEmpty() {
        return true;
    }

    @Override
    public int remainingCapacity() {
        return 0;
    }

    @Override
    public Iterator<E> iterator() {
        return Collections.emptyIterator();
    }

    @Override
    public String toString() {
        return "[]";
    }

    @Override
    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    @Override
    public int drainTo(Collection<? super E> c, int maxElements) {
        return Drain.poll(this, c, maxElements);
    }
}
