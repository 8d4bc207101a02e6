/* SPDX-License-Identifier: MIT */
package java.lang.ref;

import java.util.Arrays;

/** Runs finalizers. The machine calls register for each new object of a class that has one. */
final class Finalizer extends FinalReference<Object> {
    private static final ReferenceQueue<Object> queue = new ReferenceQueue<>();
    private static final Object lock = new Object();

    /**
     * Those whose finalizers have not begun, in any order: the first `count`, each at its `place`.
     */
    private static Finalizer[] pending = new Finalizer[64];
    private static int count;

    private int place; // -1 once it is taken

    private Finalizer(Object object) {
        super(object, queue);
        synchronized (lock) {
            if (count == pending.length) {
                pending = Arrays.copyOf(pending, count * 2);
            }
            place = count;
            pending[count++] = this;
        }
    }

    static void register(Object object) {
        new Finalizer(object);
    }

    /** Whether this thread is to run it; the last one fills the gap. */
    private boolean take() {
        synchronized (lock) {
            if (place < 0) {
                return false;
            }
            Finalizer last = pending[--count];
            pending[count] = null;
            if (last != this) {
                pending[place] = last;
                last.place = place;
            }
            place = -1;
            return true;
        }
    }

    /** Nothing is lost when there is no memory for it. */
    private static void shrink() {
        synchronized (lock) {
            if (count < pending.length >> 3 && pending.length > 1024) {
                pending = Arrays.copyOf(pending, pending.length >> 1);
            }
        }
    }

    private void finalizeObject() {
        Object object = take() ? getFromInactiveFinalReference() : null;
        if (object != null) {
            clearReferent();
            try {
                invokeFinalize(object);
                shrink();
            } catch (Throwable ignored) {
                // So the specification of Object.finalize says.
            }
        }
    }

    private static native void invokeFinalize(Object o) throws Throwable;

    /* Called by System.runFinalization through Runtime. */
    static void runFinalization() {
        Thread helper = new Thread(null, null, "Secondary finalizer", 0, false) {
            @Override
            public void run() {
                for (Finalizer f; (f = (Finalizer) queue.poll()) != null; ) {
                    f.finalizeObject();
                }
            }
        };
        helper.start();
        boolean interrupted = false;
        while (true) {
            try {
                helper.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static final class FinalizerThread extends Thread {
        FinalizerThread(ThreadGroup g) {
            super(g, null, "Finalizer", 0, false);
        }

        @Override
        public void run() {
            while (true) {
                try {
                    ((Finalizer) queue.remove()).finalizeObject();
                } catch (InterruptedException | OutOfMemoryError e) {
                    continue;
                }
            }
        }
    }

    static {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) {
            group = group.getParent();
        }
        Thread t = new FinalizerThread(group);
        t.setPriority(Thread.MAX_PRIORITY - 2);
        t.setDaemon(true);
        t.start();
    }
}
