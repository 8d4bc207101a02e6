/* SPDX-License-Identifier: MIT */
package java.lang;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * The end of the machine: pending steps are taken one by one, by the order of their slots, then the
 * process is halted.
 *
 * One thread at a time is the ender: it takes the steps. Runtime.exit becomes it and stays so until
 * the process is halted, hence a second call waits for ever; DestroyJavaVM (which calls shutdown)
 * resigns when no step is left. `reached` is the slot of the last step taken, -1 before the first
 * and ALL behind the last; it never falls. All is guarded by the class's monitor, which nobody
 * holds while a step runs.
 */
class Shutdown {
    private static final int APPLICATION = 1; // the threads of Runtime.addShutdownHook
    private static final int ALL = 10;

    private static final Object HALTED = new Object();

    private static Step pending; // by slot
    private static int reached = -1;
    private static Thread ender;

    /** Started at the end, all at once; null before the first is given. */
    private static Set<Thread> threads;

    private static final class Step {
        final int slot;
        final Runnable action;
        Step next;

        Step(int slot, Runnable action, Step next) {
            this.slot = slot;
            this.action = action;
            this.next = next;
        }
    }

    private Shutdown() {
    }

    /* ---- Steps ---- */

    /** Slots: 0 console, 1 threads of the application, 2 files to be deleted, 3 watch services. */
    static synchronized void add(int slot, boolean whileEnding, Runnable action) {
        if (slot < 0 || slot >= ALL) {
            throw new IllegalArgumentException("Invalid slot: " + slot);
        }
        int open = whileEnding ? reached : reached == -1 ? -1 : ALL;
        if (slot <= open) {
            throw new IllegalStateException("Shutdown in progress");
        }
        Step before = null;
        Step after = pending;
        while (after != null && after.slot < slot) {
            before = after;
            after = after.next;
        }
        if (after != null && after.slot == slot) {
            throw new InternalError("Shutdown hook at slot " + slot + " already registered");
        }
        Step step = new Step(slot, action, after);
        if (before == null) {
            pending = step;
        } else {
            before.next = step;
        }
    }

    private static synchronized Runnable next() {
        Step step = pending;
        reached = step == null ? ALL : step.slot;
        pending = step == null ? null : step.next;
        return step == null ? null : step.action;
    }

    private static void takeSteps() {
        for (Runnable action = next(); action != null; action = next()) {
            try {
                action.run();
            } catch (ThreadDeath death) {
                throw death;
            } catch (Throwable failed) {
                // The steps do not depend on each other.
            }
        }
    }

    /* ---- The threads of the application ---- */

    static synchronized void addThread(Thread t) {
        checkThreadsOpen();
        if (t.isAlive()) {
            throw new IllegalArgumentException("Hook already running");
        }
        if (threads == null) {
            add(APPLICATION, false, new Runnable() {
                @Override
                public void run() {
                    runThreads();
                }
            });
            threads = Collections.newSetFromMap(new IdentityHashMap<>());
        }
        if (!threads.add(t)) {
            throw new IllegalArgumentException("Hook previously registered");
        }
    }

    static synchronized boolean removeThread(Thread t) {
        checkThreadsOpen();
        java.util.Objects.requireNonNull(t);
        return threads != null && threads.remove(t);
    }

    private static void checkThreadsOpen() {
        if (reached >= APPLICATION) {
            throw new IllegalStateException("Shutdown in progress");
        }
    }

    /* Nobody changes the set once the step is taken. */
    private static void runThreads() {
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            while (t.isAlive()) {
                try {
                    t.join();
                } catch (InterruptedException e) {
                    // The process ends all the same.
                }
            }
        }
    }

    /* ---- The ender ---- */

    /** Whether this thread has become the ender by the call, rather than being it already. */
    private static synchronized boolean become() {
        Thread self = Thread.currentThread();
        if (ender == self) {
            return false;
        }
        boolean interrupted = false;
        while (ender != null) {
            try {
                Shutdown.class.wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        ender = self;
        if (interrupted) {
            self.interrupt();
        }
        return true;
    }

    private static synchronized void resign() {
        ender = null;
        Shutdown.class.notifyAll();
    }

    private static synchronized boolean isOver() {
        return reached == ALL;
    }

    static void exit(int status) {
        if (status == 0 || !isOver()) {
            become();
            beforeHalt();
            takeSteps();
        }
        halt(status);
    }

    /* Called by DestroyJavaVM when the last ordinary thread has ended. */
    static void shutdown() {
        boolean became = become();
        try {
            takeSteps();
        } finally {
            if (became) {
                resign();
            }
        }
    }

    static void halt(int status) {
        synchronized (HALTED) {
            halt0(status);
        }
    }

    static native void beforeHalt();

    static native void halt0(int status);
}
