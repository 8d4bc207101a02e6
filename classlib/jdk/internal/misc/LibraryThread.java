/* SPDX-License-Identifier: MIT */
package jdk.internal.misc;

import java.security.AccessController;
import java.security.PrivilegedAction;

/**
 * Threads that the library makes for its own work, on whatever thread that begins. They outlive the
 * program's part that asked for it, so they keep nothing of it: neither its loader nor its group,
 * nor, as the call is privileged, the classes that called.
 */
public final class LibraryThread implements PrivilegedAction<Thread> {
    private final Runnable task;
    private final String name;

    private LibraryThread(Runnable task, String name) {
        this.task = task;
        this.name = name;
    }

    /** A daemon, not started. */
    public static Thread of(Runnable task, String name) {
        return AccessController.doPrivileged(new LibraryThread(task, name));
    }

    @Override
    public Thread run() {
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
