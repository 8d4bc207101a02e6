/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import jdk.internal.misc.Unsafe;

/**
 * The tasks of a worker (Chase and Lev, 2005): the owner adds and takes at one end, others steal at
 * the other. Places are counted from the beginning of time, modulo the length of the array.
 */
final class TaskDeque {
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long OLDEST = U.objectFieldOffset(TaskDeque.class, "oldest");
    private static final int SLOT = U.arrayBaseOffset(ForkJoinTask[].class);
    private static final int SCALE = U.arrayIndexScale(ForkJoinTask[].class);

    final ForkJoinPool pool;
    final int index;
    final boolean fifo;
    final Thread owner;
    private volatile int oldest;
    private volatile int next;
    private volatile ForkJoinTask<?>[] array = new ForkJoinTask<?>[32];
    int stolen; // by this worker
    private int seed;

    TaskDeque(ForkJoinPool pool, int index, boolean fifo, Thread owner) {
        this.pool = pool;
        this.index = index;
        this.owner = owner;
        this.fifo = fifo;
        seed = index * 0x9E3779B9 | 1;
    }

    private static long slot(ForkJoinTask<?>[] a, int i) {
        return SLOT + (long) (i & a.length - 1) * SCALE;
    }

    private static ForkJoinTask<?> at(ForkJoinTask<?>[] a, int i) {
        return (ForkJoinTask<?>) U.getReferenceVolatile(a, slot(a, i));
    }

    int size() {
        return Math.max(0, next - oldest);
    }

    boolean isEmpty() {
        return next - oldest <= 0;
    }

    int random() {
        int s = seed;
        s ^= s << 13;
        s ^= s >>> 17;
        s ^= s << 5;
        return (seed = s) & 0x7FFFFFFF;
    }

    void push(ForkJoinTask<?> task) {
        ForkJoinTask<?>[] a = array;
        int t = next;
        if (t - oldest >= a.length - 1) {
            ForkJoinTask<?>[] wider = new ForkJoinTask<?>[a.length * 2];
            for (int i = oldest; i != t; i++) {
                wider[i & wider.length - 1] = at(a, i);
            }
            array = a = wider;
        }
        U.putReferenceVolatile(a, slot(a, t), task);
        next = t + 1;
    }

    ForkJoinTask<?> pop() {
        int t = next - 1;
        if (t - oldest < 0) {
            return null;
        }
        next = t;
        int b = oldest;
        if (t - b < 0) {
            next = b;
            return null;
        }
        ForkJoinTask<?>[] a = array;
        ForkJoinTask<?> task = at(a, t);
        if (t == b) {
            boolean mine = U.compareAndSetInt(this, OLDEST, b, b + 1);
            next = b + 1;
            if (!mine) {
                return null;
            }
        }
        U.putReferenceVolatile(a, slot(a, t), null);
        return task;
    }

    ForkJoinTask<?> steal() {
        for (;;) {
            int b = oldest;
            if (next - b <= 0) {
                return null;
            }
            ForkJoinTask<?>[] a = array;
            ForkJoinTask<?> task = at(a, b);
            if (task != null && U.compareAndSetInt(this, OLDEST, b, b + 1)) {
                U.compareAndSetReference(a, slot(a, b), task, null);
                return task;
            }
        }
    }

    /** Steals the oldest task if it is one that completes, at last, the given one. */
    ForkJoinTask<?> stealUnder(CountedCompleter<?> root) {
        int b = oldest;
        if (next - b <= 0) {
            return null;
        }
        ForkJoinTask<?>[] a = array;
        ForkJoinTask<?> task = at(a, b);
        if (task instanceof CountedCompleter<?> c && c.isUnder(root)
                && U.compareAndSetInt(this, OLDEST, b, b + 1)) {
            U.compareAndSetReference(a, slot(a, b), task, null);
            return task;
        }
        return null;
    }

    ForkJoinTask<?> nextLocal() {
        return fifo ? steal() : pop();
    }

    ForkJoinTask<?> peek() {
        int t = next;
        int b = oldest;
        return t - b <= 0 ? null : at(array, fifo ? b : t - 1);
    }

    boolean takeBack(ForkJoinTask<?> task) {
        int t = next - 1;
        if (t - oldest < 0 || at(array, t) != task) {
            return false;
        }
        return pop() != null;
    }
}
