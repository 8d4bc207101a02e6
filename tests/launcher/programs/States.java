/* SPDX-License-Identifier: MIT */
/* Threads in many states for a dump; goes on when its input ends. */
import java.util.concurrent.locks.LockSupport;

public class States {
    static final Object MONITOR = new Object(), OTHER = new Object();
    static volatile boolean done;

    static void start(String name, Thread.State state, Runnable body) throws Exception {
        Thread thread = new Thread(body, name);
        thread.setDaemon(true);
        thread.start();
        while (thread.getState() != state) Thread.sleep(5);
    }

    static void sleeps() {
        try {
            Thread.sleep(100000);
        } catch (InterruptedException e) {
            System.out.println("never");
        }
    }

    static void waits(long time) {
        synchronized (OTHER) {
            try {
                OTHER.wait(time);
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        }
    }

    public static void main(String[] args) throws Exception {
        start("sleeper", Thread.State.TIMED_WAITING, States::sleeps);
        start("waiter", Thread.State.WAITING, () -> waits(0));
        start("timed", Thread.State.TIMED_WAITING, () -> waits(100000));
        start("parked", Thread.State.WAITING, () -> LockSupport.park());
        start("spinner", Thread.State.RUNNABLE, () -> {
            while (!done) Thread.onSpinWait();
        });
        synchronized (MONITOR) {
            start("blocked", Thread.State.BLOCKED, () -> {
                synchronized (MONITOR) {
                    System.out.println("entered");
                }
            });
            System.out.println("ready");
            while (System.in.read() >= 0) Thread.onSpinWait();
        }
        done = true;
        System.out.println("went on");
    }
}
