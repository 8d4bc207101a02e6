/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A queue of any length whose producers may wait until an element has been taken. */
public class LinkedTransferQueue<E> extends AbstractQueue<E>
        implements TransferQueue<E>, java.io.Serializable {
    private static final long serialVersionUID = -3223113410248163686L;

    /** An element; `met` is there while somebody waits for it to be taken. */
    private static final class Cell<E> {
        final E item;
        long number; // greater than of all that came before
        Condition met;
        boolean gone;

        Cell(E item) {
            this.item = item;
        }
    }

    private transient ReentrantLock lock;
    private transient Condition notEmpty;
    private transient ArrayDeque<Cell<E>> cells;
    private transient int waiting; // consumers
    private transient long given; // elements so far

    private void start() {
        lock = new ReentrantLock();
        notEmpty = lock.newCondition();
        cells = new ArrayDeque<>();
    }

    public LinkedTransferQueue() {
        start();
    }

    public LinkedTransferQueue(Collection<? extends E> c) {
        start();
        for (E e : c) {
            add(e);
        }
    }

    // ---- Giving ----

    private static final int PLAIN = 0;
    private static final int NOW = 1;
    private static final int TIMED = 2;
    private static final int FOREVER = 3;

    private boolean give(E e, int how, long nanos) throws InterruptedException {
        Cell<E> cell = new Cell<>(Objects.requireNonNull(e));
        if (how >= TIMED) {
            lock.lockInterruptibly();
        } else {
            lock.lock();
        }
        try {
            boolean awaited = waiting > cells.size();
            if (how == NOW && !awaited || how == TIMED && !awaited && nanos <= 0) {
                return false;
            }
            cell.number = ++given;
            cells.addLast(cell);
            notEmpty.signal();
            if (how < TIMED) {
                return true;
            }
            cell.met = lock.newCondition();
            try {
                while (!cell.gone) {
                    if (how == FOREVER) {
                        cell.met.await();
                    } else if (nanos <= 0) {
                        break;
                    } else {
                        nanos = cell.met.awaitNanos(nanos);
                    }
                }
            } catch (InterruptedException x) {
                if (!cell.gone) {
                    throw x;
                }
                Thread.currentThread().interrupt();
            } finally {
                cell.met = null;
                if (!cell.gone) {
                    cells.remove(cell);
                }
            }
            return cell.gone;
        } finally {
            lock.unlock();
        }
    }

    private boolean giveNow(E e, int how) {
        try {
            return give(e, how, 0);
        } catch (InterruptedException x) {
            throw new InternalError(x);
        }
    }

    @Override
    public void put(E e) {
        giveNow(e, PLAIN);
    }

    @Override
    public boolean offer(E e, long timeout, TimeUnit unit) {
        return giveNow(e, PLAIN);
    }

    @Override
    public boolean offer(E e) {
        return giveNow(e, PLAIN);
    }

    @Override
    public boolean add(E e) {
        return giveNow(e, PLAIN);
    }

    @Override
    public boolean tryTransfer(E e) {
        return giveNow(e, NOW);
    }

    @Override
    public void transfer(E e) throws InterruptedException {
        give(e, FOREVER, 0);
    }

    @Override
    public boolean tryTransfer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return give(e, TIMED, unit.toNanos(timeout));
    }

    // ---- Taking ----

    private E out() {
        Cell<E> cell = cells.pollFirst();
        return cell == null ? null : gone(cell);
    }

    private E gone(Cell<E> cell) {
        cell.gone = true;
        if (cell.met != null) {
            cell.met.signal();
        }
        return cell.item;
    }

    private E get(boolean forever, long nanos) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (cells.isEmpty()) {
                if (!forever && nanos <= 0) {
                    return null;
                }
                waiting++;
                try {
                    if (forever) {
                        notEmpty.await();
                    } else {
                        nanos = notEmpty.awaitNanos(nanos);
                    }
                } catch (InterruptedException e) {
                    if (waiting <= cells.size()) { // one of them was given to this thread
                        Thread.currentThread().interrupt();
                        return out();
                    }
                    throw e;
                } finally {
                    waiting--;
                }
            }
            return out();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public E take() throws InterruptedException {
        return get(true, 0);
    }

    @Override
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return get(false, unit.toNanos(timeout));
    }

    @Override
    public E poll() {
        lock.lock();
        try {
            return out();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public E peek() {
        lock.lock();
        try {
            Cell<E> cell = cells.peekFirst();
            return cell == null ? null : cell.item;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    @Override
    public int drainTo(Collection<? super E> c, int maxElements) {
        return Drain.poll(this, c, maxElements);
    }

    // ---- Looking ----

    @Override
    public boolean hasWaitingConsumer() {
        return getWaitingConsumerCount() > 0;
    }

    @Override
    public int getWaitingConsumerCount() {
        lock.lock();
        try {
            return Math.max(0, waiting - cells.size());
        } finally {
            lock.unlock();
        }
    }

    @Override
    public int size() {
        lock.lock();
        try {
            return cells.size();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public boolean isEmpty() {
        return size() == 0;
    }

    @Override
    public java.util.Spliterator<E> spliterator() {
        return new QueueSpliterator<>(new LateIterator<>(this), Long.MAX_VALUE);
    }

    @Override
    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    private ArrayList<Cell<E>> all() {
        return all(0);
    }

    /* Those that came after the one of that number. */
    private ArrayList<Cell<E>> all(long number) {
        lock.lock();
        try {
            ArrayList<Cell<E>> those = new ArrayList<>();
            Iterator<Cell<E>> it = number == 0 ? cells.iterator() : cells.descendingIterator();
            while (it.hasNext()) {
                Cell<E> cell = it.next();
                if (cell.number <= number) {
                    break;
                }
                those.add(cell);
            }
            if (number != 0) {
                Collections.reverse(those);
            }
            return those;
        } finally {
            lock.unlock();
        }
    }

    private boolean removeCell(Cell<E> cell) {
        lock.lock();
        try {
            if (!cells.remove(cell)) {
                return false;
            }
            gone(cell);
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** Shows what was there at first, then what has come meanwhile. */
    private final class Walk implements Iterator<E> {
        private ArrayList<Cell<E>> batch = all();
        private int next;
        private Cell<E> last;

        @Override
        public boolean hasNext() {
            return next < batch.size();
        }

        @Override
        public E next() {
            return nextCell().item;
        }

        Cell<E> nextCell() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            last = batch.get(next++);
            if (!hasNext()) {
                batch = all(last.number);
                next = 0;
            }
            return last;
        }

        @Override
        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            removeCell(last);
            last = null;
        }
    }

    @Override
    public Iterator<E> iterator() {
        return new Walk();
    }

    @Override
    public boolean contains(Object o) {
        for (Cell<E> cell : all()) {
            if (o != null && o.equals(cell.item)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean remove(Object o) {
        for (Cell<E> cell : all()) {
            if (o != null && o.equals(cell.item) && removeCell(cell)) {
                return true;
            }
        }
        return false;
    }

    private boolean removeMatching(Predicate<? super E> filter) {
        boolean changed = false;
        for (Walk it = new Walk(); it.hasNext();) {
            Cell<E> cell = it.nextCell();
            changed |= filter.test(cell.item) && removeCell(cell);
        }
        return changed;
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
        return removeMatching(Objects.requireNonNull(filter));
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        return removeMatching(c::contains);
    }

    @Override
    public boolean retainAll(Collection<?> c) {
        return removeMatching(Predicate.not(c::contains));
    }

    @Override
    public void clear() {
        while (poll() != null) {
            continue;
        }
    }

    @Override
    public Object[] toArray() {
        ArrayList<E> list = new ArrayList<>();
        for (Cell<E> cell : all()) {
            list.add(cell.item);
        }
        return list.toArray();
    }

    @Override
    public String toString() {
        return Collected.text(this, toArray());
    }

    // ---- Serialization: the elements, then null ----

    private void writeObject(java.io.ObjectOutputStream s) throws java.io.IOException {
        s.defaultWriteObject();
        for (E e : this) {
            s.writeObject(e);
        }
        s.writeObject(null);
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream s)
            throws java.io.IOException, ClassNotFoundException {
        s.defaultReadObject();
        start();
        for (Object e = s.readObject(); e != null; e = s.readObject()) {
            put((E) e);
        }
    }
}
