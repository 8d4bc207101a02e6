/* SPDX-License-Identifier: MIT */
/*
 * Thread objects: states, names, groups, daemons, priorities, join, uncaught handlers, inheritance
 * of context.
 */
import java.util.*;

public class Lifecycle {

    static volatile boolean go;

    static String st(Thread t) {
        return t.getState() + (t.isAlive() ? "+" : "-");
    }

    static void await(Thread t, Thread.State s) {
        while (t.getState() != s) Thread.yield();
    }

    public static void main(String[] args) throws Exception {
        Thread m = Thread.currentThread();
        System.out.println(
            m.getName() +
                " " +
                m.getPriority() +
                " " +
                m.getThreadGroup().getName() +
                " " +
                m.isDaemon() +
                " " +
                st(m) +
                " " +
                m.getThreadGroup().getParent().getName() +
                " " +
                m
        );
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {}
            try {
                Thread.sleep(100000);
            } catch (InterruptedException e) {}
            while (!go) java.util.concurrent.locks.LockSupport.park(lock);
        }, "worker");
        System.out.println(st(t));
        synchronized (lock) {
            t.start();
            await(t, Thread.State.BLOCKED);
            System.out.println(st(t));
        }
        await(t, Thread.State.TIMED_WAITING);
        System.out.println(st(t));
        t.interrupt();
        await(t, Thread.State.WAITING);
        System.out.println(st(t) + (java.util.concurrent.locks.LockSupport.getBlocker(t) == lock));
        go = true;
        java.util.concurrent.locks.LockSupport.unpark(t);
        t.join();
        System.out.println(st(t) + t.getThreadGroup());
        try {
            t.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("ITSE " + e.getMessage());
        }
        Thread u = new Thread(() -> {
            throw new IllegalStateException("uncaught");
        }, "U");
        u.setUncaughtExceptionHandler((th, e) -> System.out.println(th.getName() + ": " + e));
        u.start();
        u.join();
        Thread.setDefaultUncaughtExceptionHandler((th, e) ->
            System.out.println("default " + th.getName() + ": " + e)
        );
        Thread v = new Thread(() -> {
            int[] a = new int[1];
            a[2] = 0;
        }, "V");
        v.start();
        v.join();
        ThreadGroup g = new ThreadGroup("grp") {
            public void uncaughtException(Thread th, Throwable e) {
                System.out.println("group " + th.getName() + " " + e.getMessage());
            }
        };
        Thread w = new Thread(
            g,
            () -> {
                throw new Error("in group");
            },
            "W"
        );
        w.start();
        w.join();
        System.out.println(
            g.getName() +
                " " +
                g.getParent().getName() +
                " " +
                g.getMaxPriority() +
                " " +
                g.activeCount()
        );
        Thread bad = new Thread(() -> {
            throw new RuntimeException("x");
        }, "B");
        bad.setUncaughtExceptionHandler((th, e) -> {
            throw new Error("handler");
        });
        bad.start();
        bad.join();
        System.out.println("bad joined");
        g.setMaxPriority(4);
        Thread p = new Thread(g, () -> {});
        p.setPriority(9);
        System.out.println(p.getPriority() + " " + p.isDaemon());
        try {
            p.setPriority(11);
        } catch (IllegalArgumentException e) {
            System.out.println("IAE");
        }
        Thread d = new Thread(() -> {
            Thread k = new Thread(() -> {});
            System.out.println("child daemon " + k.isDaemon() + " " + k.getPriority());
        });
        d.setDaemon(true);
        d.setPriority(7);
        d.start();
        d.join();
        try {
            m.setDaemon(true);
        } catch (IllegalThreadStateException e) {
            System.out.println("alive");
        }
        class Sub extends Thread {

            Sub() {
                super("sub");
            }

            public void run() {
                System.out.println(getName() + (Thread.currentThread() == this));
            }
        }
        Sub sb = new Sub();
        sb.start();
        sb.join();
        Thread direct = new Thread(() ->
            System.out.println("run in " + Thread.currentThread().getName())
        );
        direct.run();
        System.out.println(direct.getName().startsWith("Thread-") + " " + (direct.getId() > 0));
        Thread j = new Thread(() -> {
            try {
                Thread.sleep(100000);
            } catch (InterruptedException e) {
                System.out.println("woken");
            }
        });
        j.start();
        j.join(20);
        System.out.println(j.isAlive());
        j.interrupt();
        j.join();
        System.out.println(j.isAlive() + " " + j.isInterrupted());
        ClassLoader cl = new ClassLoader() {};
        Thread ctx = new Thread(() ->
            System.out.println("ctx " + (Thread.currentThread().getContextClassLoader() == cl))
        );
        ctx.setContextClassLoader(cl);
        ctx.start();
        ctx.join();
        Thread dm = new Thread(() -> {
            while (true)
                try {
                    Thread.sleep(1000000);
                } catch (InterruptedException e) {}
        });
        dm.setDaemon(true);
        dm.start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        System.out.println("main ends");
    }
}
