/* SPDX-License-Identifier: MIT */
package java.lang.ref;

import java.util.Arrays;

/** Receives the references whose objects died. */
public class ReferenceQueue<T> {
    static final ReferenceQueue<Object> NULL = new Refusing();
    static final ReferenceQueue<Object> ENQUEUED = new Refusing();

    private static final Reference<?>[] NONE = new Reference<?>[0];

    private static final class Refusing extends ReferenceQueue<Object> {
        @Override
        boolean enqueue(Reference<?> r) {
            return false;
        }
    }

    private final Object lock = new Object();
    /** A stack: who came last is given out first. */
    private Reference<?>[] waiting = NONE;
    private volatile int count;

    public ReferenceQueue() {
    }

    /** Takes r in unless it is in a queue, or was, already. An inactive reference is its own next. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    boolean enqueue(Reference<?> r) {
        synchronized (lock) {
            boolean ours = r.queue == this;
            if (ours) {
                int n = count;
                if (n == waiting.length) {
                    waiting = Arrays.copyOf(waiting, n < 8 ? 8 : n + (n >> 1));
                }
                waiting[n] = r;
                r.next = (Reference) r;
                r.queue = (ReferenceQueue) ENQUEUED;
                count = n + 1;
                lock.notifyAll();
            }
            return ours;
        }
    }

    /** The lock is held. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private Reference<? extends T> take() {
        int last = count - 1;
        if (last < 0) {
            return null;
        }
        Reference taken = waiting[last];
        waiting[last] = null;
        if (last == 0 && waiting.length > 64) {
            waiting = NONE;
        }
        count = last;
        taken.queue = NULL;
        return taken;
    }

    public Reference<? extends T> poll() {
        if (count == 0) {
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
