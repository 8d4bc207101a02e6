/* SPDX-License-Identifier: MIT */
package java.util.concurrent.locks;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import jdk.internal.misc.Unsafe;
import jdk.internal.misc.Unwritten;

/**
 * What the synchronizers with an int and with a long state share: a queue of threads that wait. A waiter enters at the tail, tries when its
 * predecessor is the head, and parks. Every release, and every shared acquire, unparks the first
 * live waiter; since a waiter tries again after it is linked, no wake-up is lost.
 */
abstract class SynchronizerQueue extends AbstractOwnableSynchronizer implements Unwritten {
    private static final long serialVersionUID = 1L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long HEAD =
        U.objectFieldOffset(SynchronizerQueue.class, "head");
    private static final long TAIL =
        U.objectFieldOffset(SynchronizerQueue.class, "tail");
    private static final long STATUS = U.objectFieldOffset(Node.class, "status");

    private static final int WAITING = 0;
    private static final int CANCELLED = 1;
    private static final int CONDITION = 2;

    /* A waiter, in the queue or at a condition. */
    static final class Node {
        volatile Node prev;
        volatile Node next;
        volatile Thread thread;
        volatile int status;
        volatile boolean queued;
        boolean shared;
        Node nextWaiter;

        boolean casStatus(int from, int to) {
            return U.compareAndSetInt(this, STATUS, from, to);
        }
    }

    private transient volatile Node head;
    private transient volatile Node tail;

    SynchronizerQueue() {
    }

    /* ---- What the state means ---- */

    abstract boolean tryOnce(long arg, boolean shared);

    abstract boolean giveUp(long arg, boolean shared);

    abstract boolean heldExclusively();

    abstract long wholeState();

    /* ---- The queue ---- */

    private void enqueue(Node node) {
        for (;;) {
            Node t = tail;
            if (t == null) {
                Node h = new Node();
                if (U.compareAndSetReference(this, HEAD, null, h)) {
                    tail = h;
                }
                continue;
            }
            node.prev = t;
            if (U.compareAndSetReference(this, TAIL, t, node)) {
                t.next = node;
                node.queued = true;
                return;
            }
        }
    }

    /* The first waiter that has not given up; searched from the tail, where links are complete. */
    private Node first() {
        Node h = head;
        if (h == null) {
            return null;
        }
        Node s = h.next;
        if (s != null && s.status != CANCELLED && h == head) {
            return s;
        }
        Node found = null;
        for (Node p = tail; p != null && p != h; p = p.prev) {
            if (p.status != CANCELLED && p.thread != null) {
                found = p;
            }
        }
        return found;
    }

    final void wakeFirst() {
        Node h = head;
        if (h != null && h != tail) {
            Node s = first();
            if (s != null) {
                LockSupport.unpark(s.thread);
            }
        }
    }

    private void cancel(Node node) {
        node.status = CANCELLED;
        node.thread = null;
        wakeFirst();
    }

    /* Returns 1 acquired, 2 acquired and interrupted meanwhile, 0 timed out, -1 interrupted. */
    private int acquireQueued(Node node, long arg, boolean interruptible, boolean timed,
            long deadline) {
        boolean interrupted = false;
        try {
            for (;;) {
                Node p = node.prev;
                while (p.status == CANCELLED) {
                    p = p.prev;
                    node.prev = p;
                }
                p.next = node;
                if (p == head && tryOnce(arg, node.shared)) {
                    head = node;
                    node.thread = null;
                    node.prev = null;
                    p.next = null;
                    if (node.shared) {
                        wakeFirst();
                    }
                    return interrupted ? 2 : 1;
                }
                if (timed) {
                    long left = deadline - System.nanoTime();
                    if (left <= 0) {
                        cancel(node);
                        return 0;
                    }
                    LockSupport.parkNanos(this, left);
                } else {
                    LockSupport.park(this);
                }
                if (Thread.interrupted()) {
                    if (interruptible) {
                        cancel(node);
                        return -1;
                    }
                    interrupted = true;
                }
            }
        } catch (RuntimeException | Error e) {
            cancel(node);
            throw e;
        }
    }

    private int enqueueAndAcquire(long arg, boolean shared, boolean interruptible, boolean timed,
            long deadline) {
        Node node = new Node();
        node.thread = Thread.currentThread();
        node.shared = shared;
        enqueue(node);
        return acquireQueued(node, arg, interruptible, timed, deadline);
    }

    final void plain(long arg, boolean shared) {
        if (enqueueAndAcquire(arg, shared, false, false, 0) == 2) {
            Thread.currentThread().interrupt();
        }
    }

    final void interruptibly(long arg, boolean shared) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (!tryOnce(arg, shared)) {
            waitInterruptibly(arg, shared);
        }
    }

    final void waitInterruptibly(long arg, boolean shared) throws InterruptedException {
        if (enqueueAndAcquire(arg, shared, true, false, 0) < 0) {
            throw new InterruptedException();
        }
    }

    final boolean timed(long arg, boolean shared, long nanos) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (tryOnce(arg, shared)) {
            return true;
        }
        if (nanos <= 0) {
            return false;
        }
        int r = enqueueAndAcquire(arg, shared, true, true, System.nanoTime() + nanos);
        if (r < 0) {
            throw new InterruptedException();
        }
        return r > 0;
    }

    final boolean release(long arg, boolean shared) {
        if (giveUp(arg, shared)) {
            wakeFirst();
            return true;
        }
        return false;
    }

    /* ---- Inspection ---- */

    public final boolean hasQueuedThreads() {
        return getFirstQueuedThread() != null;
    }

    public final boolean hasContended() {
        return head != null;
    }

    public final Thread getFirstQueuedThread() {
        Node s = first();
        return s == null ? null : s.thread;
    }

    public final boolean isQueued(Thread thread) {
        java.util.Objects.requireNonNull(thread);
        for (Node p = tail; p != null; p = p.prev) {
            if (p.thread == thread) {
                return true;
            }
        }
        return false;
    }

    final boolean firstIsExclusive() {
        Node s = first();
        return s != null && !s.shared;
    }

    public final boolean hasQueuedPredecessors() {
        Node s = first();
        return s != null && s.thread != Thread.currentThread() && s.thread != null;
    }

    public final int getQueueLength() {
        return getQueuedThreads().size();
    }

    private Collection<Thread> threads(int kind) {
        ArrayList<Thread> list = new ArrayList<>();
        for (Node p = tail; p != null; p = p.prev) {
            Thread t = p.thread;
            if (t != null && (kind == 0 || kind == 1 == p.shared)) {
                list.add(t);
            }
        }
        return list;
    }

    public final Collection<Thread> getQueuedThreads() {
        return threads(0);
    }

    public final Collection<Thread> getExclusiveQueuedThreads() {
        return threads(2);
    }

    public final Collection<Thread> getSharedQueuedThreads() {
        return threads(1);
    }

    @Override
    public String toString() {
        return super.toString() + "[State = " + wholeState() + ", " + (hasQueuedThreads() ? "non" : "")
            + "empty queue]";
    }

    final Collection<Thread> waitingThreads(Waiters condition) {
        if (condition.queue() != this) {
            throw new IllegalArgumentException("Not owner");
        }
        return condition.getWaitingThreads();
    }

    /* ---- Conditions ---- */

    /** A condition of this synchronizer. */
    abstract class Waiters implements Condition, java.io.Serializable {
        private static final long serialVersionUID = 1L;
        private transient Node firstWaiter;
        private transient Node lastWaiter;

        final SynchronizerQueue queue() {
            return SynchronizerQueue.this;
        }

        private void unlinkStale() {
            Node last = null;
            for (Node n = firstWaiter; n != null; n = n.nextWaiter) {
                if (n.status == CONDITION) {
                    last = n;
                } else if (last == null) {
                    firstWaiter = n.nextWaiter;
                } else {
                    last.nextWaiter = n.nextWaiter;
                }
            }
            lastWaiter = last;
        }

        /* Returns nanoseconds left, or throws; waits without limit unless timed. */
        private long doWait(boolean interruptible, boolean timed, long nanos)
                throws InterruptedException {
            if (interruptible && Thread.interrupted()) {
                throw new InterruptedException();
            }
            if (!heldExclusively()) {
                throw new IllegalMonitorStateException();
            }
            Node node = new Node();
            node.thread = Thread.currentThread();
            node.status = CONDITION;
            unlinkStale();
            if (lastWaiter == null) {
                firstWaiter = node;
            } else {
                lastWaiter.nextWaiter = node;
            }
            lastWaiter = node;
            long saved = wholeState();
            if (!release(saved, false)) {
                node.status = CANCELLED;
                throw new IllegalMonitorStateException();
            }
            long deadline = timed ? System.nanoTime() + nanos : 0;
            boolean interrupted = false;
            boolean thrown = false;
            while (!node.queued) {
                if (Thread.interrupted()) {
                    interrupted = true;
                    if (interruptible && node.casStatus(CONDITION, WAITING)) {
                        thrown = true;
                        enqueue(node);
                        break;
                    }
                }
                if (timed) {
                    long left = deadline - System.nanoTime();
                    if (left <= 0) {
                        if (node.casStatus(CONDITION, WAITING)) {
                            enqueue(node);
                            break;
                        }
                        Thread.onSpinWait();
                        continue;
                    }
                    LockSupport.parkNanos(this, left);
                } else if (node.status == CONDITION) {
                    if (!(interrupted && interruptible)) {
                        LockSupport.park(this);
                    }
                } else {
                    Thread.onSpinWait();
                }
            }
            if (acquireQueued(node, saved, false, false, 0) == 2) {
                interrupted = true;
            }
            if (node.nextWaiter != null || firstWaiter != null) {
                unlinkStale();
            }
            if (thrown) {
                throw new InterruptedException();
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            return timed ? deadline - System.nanoTime() : 0;
        }

        @Override
        public final void await() throws InterruptedException {
            doWait(true, false, 0);
        }

        @Override
        public final void awaitUninterruptibly() {
            try {
                doWait(false, false, 0);
            } catch (InterruptedException e) {
                throw new InternalError(e);
            }
        }

        @Override
        public final long awaitNanos(long nanosTimeout) throws InterruptedException {
            return doWait(true, true, nanosTimeout);
        }

        @Override
        public final boolean await(long time, TimeUnit unit) throws InterruptedException {
            return doWait(true, true, unit.toNanos(time)) > 0;
        }

        @Override
        public final boolean awaitUntil(Date deadline) throws InterruptedException {
            return await(deadline.getTime() - System.currentTimeMillis(), TimeUnit.MILLISECONDS);
        }

        private void signal(boolean all) {
            if (!heldExclusively()) {
                throw new IllegalMonitorStateException();
            }
            Node n = firstWaiter;
            while (n != null) {
                Node next = n.nextWaiter;
                firstWaiter = next;
                if (next == null) {
                    lastWaiter = null;
                }
                n.nextWaiter = null;
                if (n.casStatus(CONDITION, WAITING)) {
                    enqueue(n);
                    LockSupport.unpark(n.thread);
                    if (!all) {
                        return;
                    }
                }
                n = next;
            }
        }

        @Override
        public final void signal() {
            if (firstWaiter != null || !heldExclusively()) {
                signal(false);
            }
        }

        @Override
        public final void signalAll() {
            signal(true);
        }

        protected final boolean hasWaiters() {
            return !getWaitingThreads().isEmpty();
        }

        protected final int getWaitQueueLength() {
            return getWaitingThreads().size();
        }

        protected final Collection<Thread> getWaitingThreads() {
            if (!heldExclusively()) {
                throw new IllegalMonitorStateException();
            }
            ArrayList<Thread> list = new ArrayList<>();
            for (Node n = firstWaiter; n != null; n = n.nextWaiter) {
                if (n.status == CONDITION) {
                    list.add(n.thread);
                }
            }
            return list;
        }
    }
}
