/* SPDX-License-Identifier: MIT */
package java.lang.ref;

/** Receives the references whose objects died. */
public class ReferenceQueue<T> {
    static final ReferenceQueue<Object> NULL = new Refusing();
    static final ReferenceQueue<Object> ENQUEUED = new Refusing();

    private static final class Refusing extends ReferenceQueue<Object> {
        @Override
        boolean enqueue(Reference<?> r) {
            return false;
        }
    }

    private final Object lock = new Object();
    /**
     * A ring through next: the first to be given out comes behind the last one. Nothing has to be
     * allocated to take one in, because that is when memory has ended.
     */
    private volatile Reference<?> last;

    public ReferenceQueue() {
    }

    /**
     * Takes r in unless it is in a queue, or was, already; before those that wait. Once it has been
     * in one, its next is not null.
     */
    @SuppressWarnings({"unchecked", "rawtypes"})
    boolean enqueue(Reference<?> r) {
        synchronized (lock) {
            boolean ours = r.queue == this;
            if (ours) {
                Reference end = last;
                if (end == null) {
                    r.next = (Reference) r;
                    last = r;
                } else {
                    r.next = end.next;
                    end.next = (Reference) r;
                }
                r.queue = (ReferenceQueue) ENQUEUED;
                lock.notifyAll();
            }
            return ours;
        }
    }

    /** The lock is held. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private Reference<? extends T> take() {
        Reference end = last;
        if (end == null) {
            return null;
        }
        Reference taken = end.next;
        if (taken == end) {
            last = null;
        } else {
            end.next = taken.next;
        }
        taken.next = taken;
        taken.queue = NULL;
        return taken;
    }

    public Reference<? extends T> poll() {
        if (last == null) {
            return null;
        }
        synchronized (lock) {
            return take();
        }
    }

    public Reference<? extends T> remove(long timeout) throws InterruptedException {
        if (timeout < 0) {
            throw new IllegalArgumentException("Negative timeout value");
        }
        synchronized (lock) {
            Reference<? extends T> r = take();
            if (r != null || timeout == 0 && (r = waitForOne()) != null) {
                return r;
            }
            long end = System.nanoTime() + timeout * 1000000;
            while (timeout > 0) {
                lock.wait(timeout);
                r = take();
                if (r != null) {
                    return r;
                }
                timeout = (end - System.nanoTime() + 999999) / 1000000;
            }
            return null;
        }
    }

    private Reference<? extends T> waitForOne() throws InterruptedException {
        Reference<? extends T> r;
        do {
            lock.wait();
            r = take();
        } while (r == null);
        return r;
    }

    public Reference<? extends T> remove() throws InterruptedException {
        return remove(0);
    }
}
