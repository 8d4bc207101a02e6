/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

/** A thread of a fork/join pool. */
public class ForkJoinWorkerThread extends Thread {
    final ForkJoinPool pool;
    final TaskDeque queue;
    /** Set, under the pool's lock, by who takes this thread off the list of idle ones. */
    volatile boolean signalled;

    protected ForkJoinWorkerThread(ForkJoinPool pool) {
        super(null, null, pool.nextWorkerName(), 0, true);
        this.pool = pool;
        setDaemon(true);
        if (pool.getUncaughtExceptionHandler() != null) {
            setUncaughtExceptionHandler(pool.getUncaughtExceptionHandler());
        }
        queue = pool.register(this);
    }

    public ForkJoinPool getPool() {
        return pool;
    }

    public int getPoolIndex() {
        return queue.index;
    }

    protected void onStart() {
    }

    protected void onTermination(Throwable exception) {
    }

    @Override
    public void run() {
        Throwable failure = null;
        try {
            onStart();
            pool.serve(this);
        } catch (Throwable e) {
            failure = e;
        } finally {
            try {
                onTermination(failure);
            } catch (Throwable e) {
                if (failure == null) {
                    failure = e;
                }
            } finally {
                pool.deregister(queue);
            }
        }
        if (failure != null) {
            throw ForkJoinTask.<RuntimeException>sneak(failure);
        }
    }
}
