/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.Collection;
import java.util.PriorityQueue;
import java.util.Queue;

/** A blocking queue that gives elements when their delay is over. */
public class DelayQueue<E extends Delayed> extends LockedDeque<E> {
    public DelayQueue() {
        super(new PriorityQueue<>(), Integer.MAX_VALUE, false);
    }

    /** Of tasks that know their places. */
    static <T extends Delayed> DelayQueue<T> ofPlaced() {
        return new DelayQueue<>(new PlacedHeap<T>());
    }

    private DelayQueue(Queue<E> items) {
        super(items, Integer.MAX_VALUE, false);
    }

    public DelayQueue(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    @Override
    long due() {
        E e = items.peek();
        return e == null ? Long.MAX_VALUE : e.getDelay(TimeUnit.NANOSECONDS);
    }

    @Override
    public void put(E e) {
        offer(e);
    }

    @Override
    public boolean offer(E e, long timeout, TimeUnit unit) {
        return offer(e);
    }

    /* With these the methods that compiled code names are there: E is Delayed in this class. */

    @Override
    public boolean add(E e) {
        return offer(e);
    }

    @Override
    public boolean offer(E e) {
        return super.offer(e);
    }

    @Override
    public E take() throws InterruptedException {
        return super.take();
    }

    @Override
    public E poll() {
        return super.poll();
    }

    @Override
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return super.poll(timeout, unit);
    }

    @Override
    public E peek() {
        return super.peek();
    }

    @Override
    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    @Override
    public java.util.Spliterator<E> spliterator() {
        return java.util.Spliterators.spliterator(this, 0);
    }
}
