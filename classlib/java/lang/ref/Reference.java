/* SPDX-License-Identifier: MIT */
package java.lang.ref;

/**
 * A reference that the collector treats specially. The collector chains those it cleared through
 * discovered; the reference handler thread moves them to their queues. A queued reference has
 * queue == ReferenceQueue.ENQUEUED, a removed one ReferenceQueue.NULL.
 */
public abstract class Reference<T> {
    private T referent;
    volatile ReferenceQueue<? super T> queue;
    @SuppressWarnings("rawtypes")
    volatile Reference next;
    private transient Reference<?> discovered;

    Reference(T referent) {
        this(referent, null);
    }

    Reference(T referent, ReferenceQueue<? super T> queue) {
        this.referent = referent;
        this.queue = queue == null ? ReferenceQueue.NULL : queue;
    }

    public T get() {
        return referent;
    }

    public final boolean refersTo(T obj) {
        return referent == obj;
    }

    public void clear() {
        referent = null;
    }

    void clearReferent() {
        referent = null;
    }

    T getFromInactiveFinalReference() {
        return referent;
    }

    @Deprecated(since = "16")
    public boolean isEnqueued() {
        return queue == ReferenceQueue.ENQUEUED;
    }

    public boolean enqueue() {
        referent = null;
        return queue.enqueue(this);
    }

    @Override
    protected Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    public static void reachabilityFence(Object ref) {
    }

    /* ---- The reference handler ---- */

    private static native Reference<?> getAndClearReferencePendingList();

    private static native void waitForReferencePendingList();

    private static void processPendingReferences() {
        waitForReferencePendingList();
        Reference<?> pending = getAndClearReferencePendingList();
        while (pending != null) {
            Reference<?> ref = pending;
            pending = ref.discovered;
            ref.discovered = null;
            ref.enqueueFromPending();
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private void enqueueFromPending() {
        ReferenceQueue q = queue;
        if (q != ReferenceQueue.NULL) {
            q.enqueue(this);
        }
    }

    private static final class ReferenceHandler extends Thread {
        ReferenceHandler(ThreadGroup g, String name) {
            super(g, null, name, 0, false);
        }

        @Override
        public void run() {
            while (true) {
                processPendingReferences();
            }
        }
    }

    static {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) {
            group = group.getParent();
        }
        Thread handler = new ReferenceHandler(group, "Reference Handler");
        handler.setPriority(Thread.MAX_PRIORITY);
        handler.setDaemon(true);
        handler.start();
    }
}
