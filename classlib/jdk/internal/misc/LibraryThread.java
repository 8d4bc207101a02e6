/* SPDX-License-Identifier: MIT */
package jdk.internal.misc;

/**
 * Threads that the library makes for its own work, on whatever thread that begins. They outlive the
 * program's part that asked for it, so they keep nothing of it: neither its loader nor its group.
 */
public final class LibraryThread {
    private LibraryThread() {
    }

    /** A daemon, not started. */
    public static Thread of(Runnable task, String name) {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) {
            group = group.getParent();
        }
        Thread thread = new Thread(group, task, name, 0, false);
        thread.setDaemon(true);
        thread.setPriority(Thread.NORM_PRIORITY);
        thread.setContextClassLoader(ClassLoader.getSystemClassLoader());
        return thread;
    }
}
