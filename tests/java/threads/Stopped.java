// SPDX-License-Identifier: MIT
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Thread.stop of another thread: wherever it is, what it leaves on its way out, and what is too
 * early or too late.
 */
@SuppressWarnings({"deprecation", "removal"})
public class Stopped {
    interface Body { void run() throws Exception; }

    static volatile boolean ready, again;
    static volatile int sink;
    static final List<String> lines = new ArrayList<>();

    static void say(String line) {
        synchronized (lines) {
            lines.add(line);
        }
    }

    static Thread begin(String name, Body body) {
        ready = false;
        Thread t = new Thread(() -> {
            try {
                body.run();
                say(name + " came to its end");
            } catch (Throwable e) {
                say(name + " left by " + e.getClass().getName() + ", " + e.getMessage());
                if (e instanceof ThreadDeath) throw (ThreadDeath) e;
            }
        }, name);
        t.setUncaughtExceptionHandler((who, e) -> say(who.getName() + " died of "
            + e.getClass().getSimpleName()));
        t.start();
        return t;
    }

    static void until(Thread t, Thread.State state) throws InterruptedException {
        while (t.getState() != state) Thread.sleep(1);
    }

    static void stop(String name, Thread.State in, Body body) throws InterruptedException {
        Thread t = begin(name, body);
        if (in == Thread.State.RUNNABLE) while (!ready) Thread.sleep(1);
        else until(t, in);
        t.stop();
        t.join();
        show();
    }

    static void show() {
        synchronized (lines) {
            lines.forEach(System.out::println);
            lines.clear();
        }
    }

    static void spin() {
        for (int i = 0; ; i++) {
            sink = i;
            if (i == 1000) ready = true;
        }
    }

    static void nested(int[][] rows) {
        long sum = 0;
        for (int turn = 0; ; turn++) {
            for (int[] row : rows) for (int each : row) sum += each;
            if (turn == 1000) ready = true;
            sink = (int) sum;
        }
    }

    static int calls(int depth) {
        return depth == 0 ? sink : calls(depth - 1) + 1;
    }

    /** What only the handler reads is there. */
    static void handled(String a, Object b) {
        String made = a + b;
        int[] numbers = {1, 2, 3};
        long wide = a.length() * 1000000000000L;
        double share = made.length() / 2.0;
        try {
            spin();
        } catch (ThreadDeath e) {
            say("handler sees " + made + " " + numbers.length + " " + wide + " " + share);
        }
        try {
            for (int i = 0; ; i++) {
                sink += i;
                if (i == 100000) again = true;
            }
        } catch (ThreadDeath e) {
            say("again " + made + " " + numbers[2] + " " + wide + " " + share);
        }
    }

    static synchronized void holding() {
        ready = true;
        while (true) sink++;
    }

    static class Endless {
        static int n;
        static {
            for (int i = 0; i >= 0; i &= 0xFFFF) {
                n = i++;
                ready = true;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        stop("spinning", Thread.State.RUNNABLE, Stopped::spin);
        stop("nested", Thread.State.RUNNABLE, () -> nested(new int[][] {{1, 2}, {3}, {}}));
        stop("calling", Thread.State.RUNNABLE, () -> {
            while (true) {
                sink = calls(10);
                ready = true;
            }
        });
        stop("allocating", Thread.State.RUNNABLE, () -> {
            List<Object> kept = new ArrayList<>();
            while (true) {
                kept.add(new int[10]);
                if (kept.size() == 500) kept.clear();
                ready = true;
            }
        });
        stop("finally", Thread.State.RUNNABLE, () -> {
            try {
                spin();
            } finally {
                say("finally runs");
            }
        });
        stop("holding", Thread.State.RUNNABLE, Stopped::holding);
        synchronized (Stopped.class) {
            System.out.println("the monitor is free");
        }
        stop("sleeping", Thread.State.TIMED_WAITING, () -> Thread.sleep(1000000));
        stop("waiting", Thread.State.WAITING, () -> {
            Object o = new Object();
            synchronized (o) {
                try {
                    o.wait();
                } finally {
                    say("holds it: " + Thread.holdsLock(o));
                }
            }
        });
        stop("waiting for a time", Thread.State.TIMED_WAITING, () -> {
            synchronized (lines) {
                lines.wait(1000000);
            }
        });
        stop("parking", Thread.State.WAITING, LockSupport::park);
        stop("parking for a time", Thread.State.TIMED_WAITING, () ->
            LockSupport.parkNanos(1L << 50));
        stop("taking", Thread.State.WAITING, () -> new LinkedBlockingQueue<String>().take());
        Thread me = Thread.currentThread();
        stop("joining", Thread.State.WAITING, me::join);
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        stop("locking", Thread.State.WAITING, lock::lock);
        lock.unlock();

        Object door = new Object();
        Thread t;
        synchronized (door) {
            t = begin("entering", () -> {
                synchronized (door) {
                    while (true) sink++;
                }
            });
            until(t, Thread.State.BLOCKED);
            t.stop();
            System.out.println("entering " + t.isAlive());
        }
        t.join();
        show();

        t = begin("handled", () -> handled("left", "right"));
        while (!ready) Thread.sleep(1);
        t.stop();
        while (!again) Thread.sleep(1);
        t.stop();
        t.join();
        show();

        stop("initializing", Thread.State.RUNNABLE, () -> sink = Endless.n);
        try {
            sink = Endless.n;
        } catch (NoClassDefFoundError e) {
            System.out.println("initialized badly");
        }

        t = begin("suspended", Stopped::spin);
        while (!ready) Thread.sleep(1);
        t.suspend();
        t.stop();
        t.join();
        show();

        t = begin("interrupted, then stopped", () -> {
            ready = true;
            try {
                spin();
            } finally {
                say("interrupted " + Thread.currentThread().isInterrupted());
            }
        });
        while (!ready) Thread.sleep(1);
        t.interrupt();
        t.stop();
        t.join();
        show();

        t = new Thread(() -> System.out.println("it runs"));
        t.stop();
        System.out.println("before its start: " + t.getState());
        t.start();
        t.join();
        System.out.println("after it: " + t.getState() + " " + t.isAlive());
        t.stop();
        System.out.println("once more: " + t.getState());
        try {
            t.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("started once only");
        }

        ThreadGroup group = new ThreadGroup("group");
        Thread[] members = new Thread[3];
        for (int i = 0; i < members.length; i++) {
            String name = "member " + i;
            members[i] = new Thread(group, () -> {
                while (true) sink++;
            }, name);
            members[i].start();
        }
        Thread last = new Thread(group, () -> {
            try {
                group.stop();
                System.out.println("not reached");
            } catch (ThreadDeath e) {
                System.out.println("the group's stop reaches its caller");
            }
        });
        last.start();
        last.join();
        for (Thread each : members) each.join();
        System.out.println("members left: " + group.activeCount());
        group.destroy();
        System.out.println(group.isDestroyed());
        try {
            me.stop();
        } catch (ThreadDeath e) {
            System.out.println("oneself: " + e);
        }
    }
}
