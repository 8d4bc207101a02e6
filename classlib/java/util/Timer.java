/* SPDX-License-Identifier: MIT */
package java.util;

import java.lang.ref.Reference;
import java.util.concurrent.atomic.AtomicInteger;
import jdk.internal.ref.CleanerFactory;

/** Runs tasks one after another in a thread of its own, at their times. */
public class Timer {
    private static final AtomicInteger SERIAL = new AtomicInteger();

    private final Tasks tasks;

    /** A task with the time it had when queued; tasks of the same time keep their order. */
    private static final class Entry implements Comparable<Entry> {
        final TimerTask task;
        final long time;
        final long sequence;

        Entry(TimerTask task, long time, long sequence) {
            this.task = task;
            this.time = time;
            this.sequence = sequence;
        }

        @Override
        public int compareTo(Entry o) {
            int c = Long.compare(time, o.time);
            return c != 0 ? c : Long.compare(sequence, o.sequence);
        }
    }

    public Timer() {
        this("Timer-" + SERIAL.getAndIncrement());
    }

    public Timer(boolean isDaemon) {
        this("Timer-" + SERIAL.getAndIncrement(), isDaemon);
    }

    public Timer(String name) {
        this(name, false);
    }

    public Timer(String name, boolean isDaemon) {
        tasks = new Tasks(name);
        tasks.setDaemon(isDaemon);
        CleanerFactory.cleaner().register(this, tasks::finish);
        tasks.start();
    }

    /**
     * A thread that does not hold its timer: when that is forgotten it ends after its last task.
     */
    private static final class Tasks extends Thread {
        private final PriorityQueue<Entry> queue = new PriorityQueue<>(); // guards what follows
        private long sequence;
        private boolean ended;
        private boolean finishing; // no tasks will come

        Tasks(String name) {
            super(name);
        }

        @Override
        public void run() {
            try {
                for (TimerTask task; (task = next()) != null;) {
                    task.run();
                }
            } finally {
                end();
            }
        }

        /** Waits for a task's time. Null: there will be none. */
        private TimerTask next() {
            synchronized (queue) {
                while (!ended && (!finishing || !queue.isEmpty())) {
                    try {
                        Entry e = queue.peek();
                        long wait = e == null ? 0 : e.time - System.currentTimeMillis();
                        if (e == null || wait > 0 && !e.task.cancelled) {
                            queue.wait(wait);
                            continue;
                        }
                    } catch (InterruptedException x) {
                        continue;
                    }
                    Entry due = queue.poll();
                    if (begins(due)) {
                        return due.task;
                    }
                }
                return null;
            }
        }

        private boolean begins(Entry e) {
            TimerTask task = e.task;
            synchronized (task.lock) {
                if (task.cancelled) {
                    return false;
                }
                if (task.period == 0) {
                    task.cancelled = true;
                } else {
                    task.nextTime = task.period < 0 ? System.currentTimeMillis() - task.period
                            : e.time + task.period;
                    queue.add(new Entry(task, task.nextTime, sequence++));
                }
                return true;
            }
        }

        void add(TimerTask task, long time, long period) {
            synchronized (queue) {
                if (ended) {
                    throw new IllegalStateException("Timer already cancelled.");
                }
                synchronized (task.lock) {
                    if (task.scheduled || task.cancelled) {
                        throw new IllegalStateException("Task already scheduled or cancelled");
                    }
                    task.scheduled = true;
                    task.nextTime = time;
                    task.period = period;
                }
                queue.add(new Entry(task, time, sequence++));
                queue.notify();
            }
        }

        void end() {
            synchronized (queue) {
                ended = true;
                queue.clear();
                queue.notify();
            }
        }

        void finish() {
            synchronized (queue) {
                finishing = true;
                queue.notify();
            }
        }

        int purge() {
            synchronized (queue) {
                int before = queue.size();
                queue.removeIf(e -> e.task.cancelled);
                return before - queue.size();
            }
        }
    }

    private void enqueue(TimerTask task, long time, long period) {
        if (time < 0) {
            throw new IllegalArgumentException("Illegal execution time.");
        }
        tasks.add(task, time, period);
        Reference.reachabilityFence(this);
    }

    private static void checkDelay(long delay) {
        if (delay < 0) {
            throw new IllegalArgumentException("Negative delay.");
        }
    }

    private static void checkPeriod(long period) {
        if (period <= 0) {
            throw new IllegalArgumentException("Non-positive period.");
        }
    }

    public void schedule(TimerTask task, long delay) {
        checkDelay(delay);
        enqueue(task, System.currentTimeMillis() + delay, 0);
    }

    public void schedule(TimerTask task, Date time) {
        enqueue(task, time.getTime(), 0);
    }

    public void schedule(TimerTask task, long delay, long period) {
        checkDelay(delay);
        checkPeriod(period);
        enqueue(task, System.currentTimeMillis() + delay, -period);
    }

    public void schedule(TimerTask task, Date first, long period) {
        checkPeriod(period);
        enqueue(task, first.getTime(), -period);
    }

    public void scheduleAtFixedRate(TimerTask task, long delay, long period) {
        checkDelay(delay);
        checkPeriod(period);
        enqueue(task, System.currentTimeMillis() + delay, period);
    }

    public void scheduleAtFixedRate(TimerTask task, Date first, long period) {
        checkPeriod(period);
        enqueue(task, first.getTime(), period);
    }

    public void cancel() {
        tasks.end();
    }

    public int purge() {
        return tasks.purge();
    }
}
