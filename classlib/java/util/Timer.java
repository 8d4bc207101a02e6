/* SPDX-License-Identifier: MIT */
package java.util;

import java.util.concurrent.atomic.AtomicInteger;

/** Runs tasks one after another in a thread of its own, at their times. */
public class Timer {
    private static final AtomicInteger SERIAL = new AtomicInteger();

    private final PriorityQueue<Entry> queue = new PriorityQueue<>();
    private final Thread thread;
    private long sequence;
    private boolean ended;

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
        thread = new Thread(name) {
            @Override
            public void run() {
                try {
                    loop();
                } finally {
                    cancel();
                }
            }
        };
        thread.setDaemon(isDaemon);
        thread.start();
    }

    private void loop() {
        for (;;) {
            TimerTask task;
            synchronized (queue) {
                Entry e;
                try {
                    while (!ended && queue.isEmpty()) {
                        queue.wait();
                    }
                    if (ended) {
                        return;
                    }
                    e = queue.peek();
                    task = e.task;
                    long wait = e.time - System.currentTimeMillis();
                    if (wait > 0 && !task.cancelled) {
                        queue.wait(wait);
                        continue;
                    }
                } catch (InterruptedException x) {
                    continue;
                }
                queue.poll();
                synchronized (task.lock) {
                    if (task.cancelled) {
                        continue;
                    }
                    if (task.period == 0) {
                        task.cancelled = true;
                    } else {
                        task.nextTime = task.period < 0
                                ? System.currentTimeMillis() - task.period
                                : e.time + task.period;
                        queue.add(new Entry(task, task.nextTime, sequence++));
                    }
                }
            }
            task.run();
        }
    }

    private void enqueue(TimerTask task, long time, long period) {
        if (time < 0) {
            throw new IllegalArgumentException("Illegal execution time.");
        }
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
        synchronized (queue) {
            ended = true;
            queue.clear();
            queue.notify();
        }
    }

    public int purge() {
        synchronized (queue) {
            int before = queue.size();
            queue.removeIf(e -> e.task.cancelled);
            return before - queue.size();
        }
    }
}
