/* SPDX-License-Identifier: MIT */
package java.lang;

/**
 * The end of the machine: the hooks run once, in the order of their slots, then the process is
 * halted. Runtime.exit and DestroyJavaVM (which calls shutdown) both come here.
 */
class Shutdown {
    private static final int MAX_SYSTEM_HOOKS = 10;
    private static final Runnable[] hooks = new Runnable[MAX_SYSTEM_HOOKS];
    private static int currentRunningHook = -1;
    private static final Object lock = new Object();
    private static final Object haltLock = new Object();

    private Shutdown() {
    }

    /* Slots: 0 console, 1 application hooks, 2 files to be deleted, 3 watch services. */
    static void add(int slot, boolean registerShutdownInProgress, Runnable hook) {
        if (slot < 0 || slot >= MAX_SYSTEM_HOOKS) {
            throw new IllegalArgumentException("Invalid slot: " + slot);
        }
        synchronized (lock) {
            if (hooks[slot] != null) {
                throw new InternalError("Shutdown hook at slot " + slot + " already registered");
            }
            if (!registerShutdownInProgress && currentRunningHook >= 0
                    || registerShutdownInProgress && slot <= currentRunningHook) {
                throw new IllegalStateException("Shutdown in progress");
            }
            hooks[slot] = hook;
        }
    }

    private static void runHooks() {
        synchronized (Shutdown.class) {
            synchronized (lock) {
                if (currentRunningHook >= MAX_SYSTEM_HOOKS) {
                    return;
                }
            }
            for (int i = 0; i < MAX_SYSTEM_HOOKS; i++) {
                try {
                    Runnable hook;
                    synchronized (lock) {
                        currentRunningHook = i;
                        hook = hooks[i];
                    }
                    if (hook != null) {
                        hook.run();
                    }
                } catch (ThreadDeath e) {
                    throw e;
                } catch (Throwable t) {
                    /* One hook's failure must not keep the others from running. */
                    continue;
                }
            }
            synchronized (lock) {
                currentRunningHook = MAX_SYSTEM_HOOKS;
            }
        }
    }

    static native void beforeHalt();

    static void halt(int status) {
        synchronized (haltLock) {
            halt0(status);
        }
    }

    static native void halt0(int status);

    static void exit(int status) {
        synchronized (lock) {
            if (status != 0 && currentRunningHook >= MAX_SYSTEM_HOOKS) {
                halt(status);
            }
        }
        synchronized (Shutdown.class) {
            beforeHalt();
            runHooks();
            halt(status);
        }
    }

    /* Called by DestroyJavaVM when the last ordinary thread has ended. */
    static void shutdown() {
        runHooks();
    }
}
