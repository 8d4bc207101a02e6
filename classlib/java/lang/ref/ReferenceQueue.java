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
    private volatile Reference<? extends T> head;
    private long queueLength;

    public ReferenceQueue() {
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    boolean enqueue(Reference<?> r) {
        synchronized (lock) {
            ReferenceQueue<?> q = r.queue;
            if (q == NULL || q == ENQUEUED) {
                return false;
            }
            r.next = head == null ? r : head;
            head = (Reference) r;
            queueLength++;
            r.queue = (ReferenceQueue) ENQUEUED;
            lock.notifyAll();
            return true;
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Reference<? extends T> reallyPoll() {
        Reference<? extends T> r = head;
        if (r != null) {
            r.queue = (ReferenceQueue) NULL;
            Reference<? extends T> next = r.next;
            head = next == r ? null : next;
            r.next = r;
            queueLength--;
        }
        return r;
    }

    public Reference<? extends T> poll() {
        if (head == null) {
            return null;
        }
        synchronized (lock) {
            return reallyPoll();
        }
    }

    public Reference<? extends T> remove(long timeout) throws InterruptedException {
        if (timeout < 0) {
            throw new IllegalArgumentException("Negative timeout value");
        }
        synchronized (lock) {
            Reference<? extends T> r = reallyPoll();
            if (r != null || timeout == 0 && (r = waitForOne()) != null) {
                return r;
            }
            long end = System.nanoTime() + timeout * 1000000;
            while (timeout > 0) {
                lock.wait(timeout);
                r = reallyPoll();
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
            r = reallyPoll();
        } while (r == null);
        return r;
    }

    public Reference<? extends T> remove() throws InterruptedException {
        return remove(0);
    }
}
