/* SPDX-License-Identifier: MIT */
package java.util;

/** A task of a timer. */
public abstract class TimerTask implements Runnable {
    final Object lock = new Object();
    boolean scheduled;
    boolean cancelled;
    long nextTime;
    // Positive: at a fixed rate; negative: with a fixed delay; 0: once.
    long period;

    protected TimerTask() {
    }

    @Override
    public abstract void run();

    public boolean cancel() {
        synchronized (lock) {
            boolean pending = scheduled && !cancelled;
            cancelled = true;
            return pending;
        }
    }

    public long scheduledExecutionTime() {
        synchronized (lock) {
            return period < 0 ? nextTime + period : nextTime - period;
        }
    }
}
