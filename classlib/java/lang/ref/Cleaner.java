/* SPDX-License-Identifier: MIT */
package java.lang.ref;

import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ThreadFactory;
import jdk.internal.misc.LibraryThread;

/** Runs actions after objects died, in a thread of its own. */
public final class Cleaner {
    private final Work work = new Work();

    private Cleaner() {
    }

    /** Something registered with a cleaner. */
    public interface Cleanable {
        void clean();
    }

    public static Cleaner create() {
        return create(r -> {
            Thread t = LibraryThread.of(r, "Cleaner");
            t.setPriority(Thread.MAX_PRIORITY - 2);
            return t;
        });
    }

    public static Cleaner create(ThreadFactory threadFactory) {
        Objects.requireNonNull(threadFactory, "threadFactory");
        Cleaner cleaner = new Cleaner();
        /* The cleaner itself is registered, so that the thread ends when both it and all
           objects are gone. */
        cleaner.register(cleaner, () -> { });
        threadFactory.newThread(cleaner.work).start();
        return cleaner;
    }

    public Cleanable register(Object obj, Runnable action) {
        Objects.requireNonNull(obj, "obj");
        Objects.requireNonNull(action, "action");
        Action a = new Action(obj, action, work);
        synchronized (work.pending) {
            work.pending.add(a);
        }
        reachable(obj);
        return a;
    }

    private static void reachable(Object obj) {
        Reference.reachabilityFence(obj);
    }

    private static final class Work implements Runnable {
        final ReferenceQueue<Object> queue = new ReferenceQueue<>();
        final Set<Action> pending = new HashSet<>();

        public void run() {
            while (true) {
                synchronized (pending) {
                    if (pending.isEmpty()) {
                        return;
                    }
                }
                try {
                    Reference<?> r = queue.remove(60 * 1000L);
                    if (r != null) {
                        ((Action) r).clean();
                    }
                } catch (Throwable ignored) {
                    continue;
                }
            }
        }
    }

    private static final class Action extends PhantomReference<Object> implements Cleanable {
        private final Runnable action;
        private final Work work;

        Action(Object obj, Runnable action, Work work) {
            super(obj, work.queue);
            this.action = action;
            this.work = work;
        }

        public void clean() {
            boolean first;
            synchronized (work.pending) {
                first = work.pending.remove(this);
            }
            if (first) {
                super.clear();
                action.run();
            }
        }
    }
}
