/* SPDX-License-Identifier: MIT */
package java.lang;

import java.util.IdentityHashMap;
import java.util.Set;

/** The threads of Runtime.addShutdownHook: all started, then all waited for. */
class ApplicationShutdownHooks implements Runnable {
    private static IdentityHashMap<Thread, Thread> hooks;

    static {
        try {
            Shutdown.add(1, false, new ApplicationShutdownHooks());
            hooks = new IdentityHashMap<>();
        } catch (IllegalStateException e) {
            hooks = null;
        }
    }

    private ApplicationShutdownHooks() {
    }

    static synchronized void add(Thread hook) {
        if (hooks == null) {
            throw new IllegalStateException("Shutdown in progress");
        }
        if (hook.isAlive()) {
            throw new IllegalArgumentException("Hook already running");
        }
        if (hooks.containsKey(hook)) {
            throw new IllegalArgumentException("Hook previously registered");
        }
        hooks.put(hook, hook);
    }

    static synchronized boolean remove(Thread hook) {
        if (hooks == null) {
            throw new IllegalStateException("Shutdown in progress");
        }
        if (hook == null) {
            throw new NullPointerException();
        }
        return hooks.remove(hook) != null;
    }

    @Override
    public void run() {
        Set<Thread> threads;
        synchronized (ApplicationShutdownHooks.class) {
            threads = hooks.keySet();
            hooks = null;
        }
        for (Thread hook : threads) {
            hook.start();
        }
        for (Thread hook : threads) {
            boolean ended = false;
            while (!ended) {
                try {
                    hook.join();
                    ended = true;
                } catch (InterruptedException e) {
                    continue;
                }
            }
        }
    }
}
