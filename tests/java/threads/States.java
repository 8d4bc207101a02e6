// SPDX-License-Identifier: MIT
/** Every Thread.State, seen from outside, and what start, join and interrupt do in each. */
public class States {

    static void until(Thread t, Thread.State s) {
        while (t.getState() != s) Thread.yield();
        System.out.println(s);
    }

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread fresh = new Thread(() -> {});
        System.out.println(fresh.getState() + " " + fresh.isAlive());
        fresh.start();
        fresh.join();
        System.out.println(fresh.getState() + " " + fresh.isAlive());
        try {
            fresh.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("started twice");
        }
        boolean[] stop = new boolean[1];
        Thread run = new Thread(() -> {
            while (true)
                synchronized (stop) {
                    if (stop[0]) return;
                }
        });
        run.start();
        Thread.State seen = run.getState();
        System.out.println(seen == Thread.State.RUNNABLE || seen == Thread.State.BLOCKED);
        synchronized (stop) {
            stop[0] = true;
        }
        run.join();
        Thread wait = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    System.out.println("woken");
                }
            }
        });
        wait.start();
        until(wait, Thread.State.WAITING);
        Thread timed = new Thread(() -> {
            try {
                Thread.sleep(1000000);
            } catch (InterruptedException e) {
                System.out.println("slept");
            }
        });
        timed.start();
        until(timed, Thread.State.TIMED_WAITING);
        Thread blocked = new Thread(() -> {
            synchronized (lock) {
                System.out.println("entered");
            }
        });
        synchronized (lock) {
            blocked.start();
            until(blocked, Thread.State.BLOCKED);
        }
        blocked.join();
        Thread joiner = new Thread(() -> {
            try {
                timed.join();
                System.out.println("joined");
            } catch (InterruptedException e) {}
        });
        joiner.start();
        until(joiner, Thread.State.WAITING);
        Thread parked = new Thread(java.util.concurrent.locks.LockSupport::park);
        parked.start();
        until(parked, Thread.State.WAITING);
        java.util.concurrent.locks.LockSupport.unpark(parked);
        parked.join();
        wait.interrupt();
        wait.join();
        timed.interrupt();
        joiner.join();
        System.out.println(wait.getState() + " " + timed.isInterrupted());
        System.out.println(Thread.currentThread().getState());
        System.out.println(fresh.getThreadGroup() + " " + fresh.getName().startsWith("Thread-"));
    }
}
