/* SPDX-License-Identifier: MIT */
package java.lang.ref;

/** Runs finalizers. The machine calls register for each new object of a class that has one. */
final class Finalizer extends FinalReference<Object> {
    private static final ReferenceQueue<Object> queue = new ReferenceQueue<>();
    private static final Object lock = new Object();
    private static Finalizer unfinalized;

    private Finalizer nextFinalizer;
    private Finalizer previous;

    private Finalizer(Object finalizee) {
        super(finalizee, queue);
        synchronized (lock) {
            if (unfinalized != null) {
                nextFinalizer = unfinalized;
                unfinalized.previous = this;
            }
            unfinalized = this;
        }
    }

    static void register(Object finalizee) {
        new Finalizer(finalizee);
    }

    private void runFinalizer() {
        synchronized (lock) {
            if (previous == this) {
                return;
            }
            if (unfinalized == this) {
                unfinalized = nextFinalizer;
            } else {
                previous.nextFinalizer = nextFinalizer;
            }
            if (nextFinalizer != null) {
                nextFinalizer.previous = previous;
            }
            nextFinalizer = null;
            previous = this;
        }
        try {
            Object finalizee = getFromInactiveFinalReference();
            if (finalizee != null) {
                clearReferent();
                invokeFinalize(finalizee);
            }
        } catch (Throwable ignored) {
            return;
        }
    }

    private static native void invokeFinalize(Object o) throws Throwable;

    /* Called by System.runFinalization through Runtime. */
    static void runFinalization() {
        Thread helper = new Thread(null, null, "Secondary finalizer", 0, false) {
            @Override
            public void run() {
                for (Finalizer f; (f = (Finalizer) queue.poll()) != null; ) {
                    f.runFinalizer();
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
                    ((Finalizer) queue.remove()).runFinalizer();
                } catch (InterruptedException e) {
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
