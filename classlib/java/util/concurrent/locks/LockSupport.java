/* SPDX-License-Identifier: MIT */
package java.util.concurrent.locks;

import jdk.internal.misc.Unsafe;

/** Blocks and unblocks threads. */
public class LockSupport {
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long BLOCKER = U.objectFieldOffset(Thread.class, "parkBlocker");

    private LockSupport() {
    }

    public static void setCurrentBlocker(Object blocker) {
        U.putReferenceVolatile(Thread.currentThread(), BLOCKER, blocker);
    }

    public static void unpark(Thread thread) {
        if (thread != null) {
            U.unpark(thread);
        }
    }

    public static void park(Object blocker) {
        setCurrentBlocker(blocker);
        U.park(false, 0L);
        setCurrentBlocker(null);
    }

    public static void parkNanos(Object blocker, long nanos) {
        if (nanos > 0) {
            setCurrentBlocker(blocker);
            U.park(false, nanos);
            setCurrentBlocker(null);
        }
    }

    public static void parkUntil(Object blocker, long deadline) {
        setCurrentBlocker(blocker);
        U.park(true, deadline);
        setCurrentBlocker(null);
    }

    public static Object getBlocker(Thread t) {
        return U.getReferenceVolatile(java.util.Objects.requireNonNull(t), BLOCKER);
    }

    public static void park() {
        U.park(false, 0L);
    }

    public static void parkNanos(long nanos) {
        if (nanos > 0) {
            U.park(false, nanos);
        }
    }

    public static void parkUntil(long deadline) {
        U.park(true, deadline);
    }
}
