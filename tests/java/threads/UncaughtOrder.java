// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * JLS 11.3: an uncaught exception goes to the thread's handler, its group, the default handler;
 * handlers that throw themselves.
 */
public class UncaughtOrder {

    static final List<String> log = Collections.synchronizedList(new ArrayList<>());

    static void run(String n, Thread t) throws Exception {
        t.start();
        t.join();
        System.out.println(n + " " + log + " " + t.isAlive() + " " + t.getState());
        log.clear();
    }

    static Thread thrower(ThreadGroup g, String m) {
        return new Thread(
            g,
            () -> {
                throw new IllegalStateException(m);
            },
            "T" + m
        );
    }

    static class Group extends ThreadGroup {

        final boolean pass;

        Group(String n, boolean pass) {
            super(n);
            this.pass = pass;
        }

        Group(ThreadGroup p, String n) {
            super(p, n);
            pass = true;
        }

        @Override
        public void uncaughtException(Thread t, Throwable e) {
            log.add(getName() + ":" + e.getMessage());
            if (pass) super.uncaughtException(t, e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) ->
            log.add("default:" + t.getName() + ":" + e.getMessage() + (Thread.currentThread() == t))
        );
        run("default", thrower(null, "1"));
        Thread own = thrower(null, "2");
        own.setUncaughtExceptionHandler((t, e) -> log.add("own:" + e.getMessage()));
        run("own", own);
        System.out.println(own.getUncaughtExceptionHandler());
        Group stop = new Group("stop", false),
            pass = new Group("pass", true),
            inner = new Group(stop, "inner");
        run("group", thrower(stop, "3"));
        run("passing", thrower(pass, "4"));
        run("nested", thrower(inner, "5"));
        Thread both = thrower(stop, "6");
        both.setUncaughtExceptionHandler((t, e) -> log.add("before"));
        run("both", both);
        both = thrower(stop, "7");
        both.setUncaughtExceptionHandler(null);
        run("removed", both);
        Thread fresh = thrower(pass, "8");
        System.out.println(fresh.getUncaughtExceptionHandler() == pass);
        Thread bad = thrower(null, "9");
        bad.setUncaughtExceptionHandler((t, e) -> {
            log.add("bad");
            throw new Error("ignored");
        });
        run("bad", bad);
        Thread err = new Thread(() -> {
            throw new StackOverflowError("so");
        }, "Terr");
        run("error", err);
        Thread death = new Thread(() -> {
            throw new ThreadDeath();
        }, "Tdeath");
        run("death", death);
        Thread sub = new Thread("Tsub") {
            @Override
            public void run() {
                try {
                    throw new IllegalArgumentException("inner");
                } finally {
                    log.add("finally");
                }
            }
        };
        run("subclass", sub);
        Thread in = new Thread(() -> {
            Thread.currentThread().setUncaughtExceptionHandler((t, e) ->
                log.add("late:" + e.getMessage())
            );
            Object[] o = new Integer[1];
            o[0] = "s";
        }, "Tin");
        run("set inside", in);
        Thread locked = new Thread(() -> {
            synchronized (log) {
                throw new RuntimeException("locked");
            }
        }, "Tlocked");
        run("monitor", locked);
        synchronized (log) {
            System.out.println(Thread.holdsLock(log));
        }
        Thread.setDefaultUncaughtExceptionHandler(null);
        run("group after", thrower(stop, "10"));
        System.out.println(Thread.getDefaultUncaughtExceptionHandler());
        Thread quiet = new Thread(() -> log.add("quiet"));
        run("none", quiet);
        Thread[] many = new Thread[5];
        for (int i = 0; i < 5; i++) {
            many[i] = thrower(stop, "m" + i);
            many[i].start();
        }
        for (Thread t : many) t.join();
        Collections.sort(log);
        System.out.println(log);
        Thread again = thrower(stop, "again");
        again.start();
        again.join();
        try {
            again.start();
        } catch (IllegalThreadStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
