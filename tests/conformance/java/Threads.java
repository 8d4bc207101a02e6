/* SPDX-License-Identifier: MIT */

/** Threads that start, end, contend, wait, sleep, spin and are suspended. */
public class Threads {
    static final Object lock = new Object();
    static final Object held = new Object();
    static volatile int phase;
    static volatile boolean stop;
    static volatile long spins;
    static int sink, spinners;

    static synchronized int spinners() {
        return spinners;
    }

    static void enter() { }

    static void spin() {
        while (!stop) spins++;
    }

    static class Spinner extends Thread {
        Spinner(String name) {
            super(name);
        }

        public void run() {
            synchronized (Threads.class) {
                spinners++;
            }
            spin();
        }
    }

    static void contend() throws Exception {
        Thread other = new Thread("contender") {
            public void run() {
                phase = 1;
                synchronized (lock) {
                    phase = 2;
                }
            }
        };
        synchronized (lock) {
            other.start();
            while (other.getState() != Thread.State.BLOCKED) Thread.sleep(1);
            Driver.step(10);
        }
        other.join();
        Driver.step(11);
        synchronized (lock) { // nobody else wants it
            sink++;
        }
        Driver.step(12);
    }

    static void waiting() throws Exception {
        Driver.step(20);
        synchronized (lock) {
            lock.wait(30);
        }
        Driver.step(21);
        Thread.sleep(25);
        Driver.step(22);
        Thread waiter = new Thread("waiter") {
            public void run() {
                synchronized (lock) {
                    phase = 3;
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        phase = -1;
                    }
                }
            }
        };
        phase = 0;
        waiter.start();
        while (waiter.getState() != Thread.State.WAITING) Thread.sleep(1);
        synchronized (held) {
            synchronized (held) {
                Driver.step(23); // a monitor dump
            }
        }
        synchronized (lock) {
            lock.notifyAll();
        }
        waiter.join();
        Driver.step(24);
    }

    @SuppressWarnings({"deprecation", "removal"})
    static void suspended() throws Exception {
        Spinner spinner = new Spinner("spinner");
        Spinner other = new Spinner("other spinner");
        spinner.start();
        other.start();
        while (spins < 1000 || spinners() < 2) Thread.sleep(1);
        Driver.object(30, spinner);
        Driver.object(31, other);
        Driver.step(32);
        spinner.suspend();
        Driver.step(33);
        spinner.resume();
        Driver.step(34);
        stop = true;
        spinner.join();
        other.join();
        Driver.step(35);
    }

    static void both() throws Exception {
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) threads[i] = new Thread("meeting " + i) {
            public void run() {
                enter();
            }
        };
        Driver.step(40);
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        Driver.step(41);
    }

    public static void main(String[] args) throws Exception {
        Driver.object(1, lock);
        Driver.object(2, held);
        Driver.step(1);
        ThreadGroup group = new ThreadGroup("group");
        Thread named = new Thread(group, "named") {
            public void run() {
                Driver.step(2);
            }
        };
        named.start();
        named.join();
        Driver.step(3);
        contend();
        waiting();
        suspended();
        both();
        System.out.println("ran");
    }
}
