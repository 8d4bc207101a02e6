/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.Selector;
import java.nio.channels.ShutdownChannelGroupException;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import jdk.internal.misc.LibraryThread;

/**
 * A group whose own thread selects, tries again what may succeed now and ends what is late, and
 * whose pool calls handlers. The thread ends behind the last channel of a group that is shut down,
 * and ends the pool.
 */
final class SelectingGroup extends AsynchronousChannelGroup {
    private static final int DEEPEST = 16;
    private static final ThreadLocal<Level> LEVEL = new ThreadLocal<>();

    final Selector selector = Selector.open();
    private final ExecutorService pool;
    private final Set<Selecting> members = new HashSet<>();
    private final TreeSet<Pending<?>> limited = new TreeSet<>();
    private long count; /* by limited */
    private volatile boolean shut; /* set by members */

    SelectingGroup(AsynchronousChannelProvider provider, ExecutorService pool)
            throws IOException {
        super(provider);
        this.pool = pool;
        LibraryThread.of(this::watch, "asynchronous channels").start();
    }

    /* ---- Members ---- */

    void add(Selecting member) {
        synchronized (members) {
            if (shut) {
                throw new ShutdownChannelGroupException();
            }
            members.add(member);
        }
    }

    /** Wakes the thread for what else has changed, too: a channel that was closed. */
    void remove(Selecting member) {
        synchronized (members) {
            members.remove(member);
        }
        selector.wakeup();
    }

    private boolean isOver() {
        synchronized (members) {
            return shut && members.isEmpty();
        }
    }

    /* ---- Watching ---- */

    private void watch() {
        try {
            while (!isOver()) {
                Thread.interrupted();
                try {
                    select();
                } catch (RuntimeException | Error e) {
                    continue; /* A pool's, or no memory: who waits for others must not suffer. */
                }
            }
            selector.close();
        } catch (IOException e) {
            shutdownNow();
        } finally {
            pool.shutdown();
        }
    }

    private void select() throws IOException {
        long nanos = expire();
        if (nanos == 0) {
            selector.select(SelectingGroup::retry);
        } else {
            selector.select(SelectingGroup::retry, nanos / 1000000 + 1);
        }
    }

    private static void retry(java.nio.channels.SelectionKey key) {
        ((Selecting) key.attachment()).retry(key.readyOps());
    }

    /** In how many nanoseconds the next is late; 0: never. */
    private long expire() {
        while (true) {
            Pending<?> next;
            synchronized (limited) {
                if (limited.isEmpty()) {
                    return 0;
                }
                next = limited.first();
                long left = next.deadline - System.nanoTime();
                if (left > 0) {
                    return left;
                }
                limited.remove(next);
            }
            next.expire();
        }
    }

    void limit(Pending<?> operation) {
        synchronized (limited) {
            operation.number = ++count;
            limited.add(operation);
        }
    }

    void forget(Pending<?> operation) {
        synchronized (limited) {
            limited.remove(operation);
        }
    }

    /* ---- Handlers ---- */

    /** That a thread of the group is in handlers, one in the other. */
    private static final class Level {
        final SelectingGroup group;
        int depth;

        Level(SelectingGroup group) {
            this.group = group;
        }
    }

    /**
     * By a thread of the pool; at once when it is such a thread that asked for what has succeeded
     * at once. A pool that takes nothing any more is told to who asks; later it is no excuse.
     */
    void call(Runnable handler, boolean asking) {
        Level level = asking ? LEVEL.get() : null;
        if (level != null && level.group == this && level.depth < DEEPEST) {
            level.depth++;
            try {
                handler.run();
            } finally {
                level.depth--;
            }
            return;
        }
        try {
            pool.execute(() -> atNewLevel(handler));
        } catch (RejectedExecutionException e) {
            if (asking) {
                throw new ShutdownChannelGroupException();
            }
            handler.run();
        }
    }

    private void atNewLevel(Runnable handler) {
        Level outer = LEVEL.get();
        LEVEL.set(new Level(this));
        try {
            handler.run();
        } finally {
            LEVEL.set(outer);
        }
    }

    /* ---- The end ---- */

    @Override
    public boolean isShutdown() {
        return shut;
    }

    @Override
    public boolean isTerminated() {
        return shut && pool.isTerminated();
    }

    @Override
    public void shutdown() {
        synchronized (members) {
            shut = true;
        }
        selector.wakeup();
    }

    @Override
    public void shutdownNow() {
        shutdown();
        List<Selecting> all;
        synchronized (members) {
            all = new ArrayList<>(members);
        }
        for (Selecting member : all) {
            try {
                member.close();
            } catch (IOException e) {
                continue; /* It is as closed as it will be. */
            }
        }
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        return pool.awaitTermination(timeout, unit);
    }
}
