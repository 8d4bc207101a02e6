/* SPDX-License-Identifier: MIT */
/** Threads that start, end, contend, wait, sleep, spin and are suspended. */
public class Threads {

    static final Object lock = new Object();
    static final Object held = new Object();
    static final Object again = new Object();
    static volatile int phase;
    static volatile boolean stop;
    static volatile long spins;
    static int sink, spinners;

    static synchronized int spinners() {
        return spinners;
    }

    static void enter() {}

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
        synchronized (lock) {
            // nobody else wants it
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
        Thread main = Thread.currentThread();
        Thread notifier = new Thread("notifier") {
            public void run() {
                try {
                    while (main.getState() != Thread.State.TIMED_WAITING) Thread.sleep(1);
                    Thread.sleep(40);
                } catch (InterruptedException e) {
                    phase = -1;
                }
                synchronized (lock) {
                    lock.notify();
                }
            }
        };
        synchronized (lock) {
            notifier.start();
            lock.wait(60000); // much longer than it lasts
        }
        Driver.step(25);
        notifier.join();
        Thread[] waiters = new Thread[2];
        for (int i = 0; i < 2; i++) {
            waiters[i] = new Thread("waiter " + i) {
                public void run() {
                    synchronized (lock) {
                        try {
                            lock.wait();
                        } catch (InterruptedException e) {
                            phase = -1;
                        }
                    }
                }
            };
            waiters[i].start();
            while (waiters[i].getState() != Thread.State.WAITING) Thread.sleep(1);
        }
        Thread blocked = new Thread("blocked") {
            public void run() {
                synchronized (held) {
                    phase = 3;
                }
            }
        };
        synchronized (held) {
            synchronized (held) {
                blocked.start();
                while (blocked.getState() != Thread.State.BLOCKED) Thread.sleep(1);
                Driver.step(23); // a monitor dump
            }
        }
        synchronized (lock) {
            lock.notifyAll();
        }
        for (Thread t : waiters) t.join();
        blocked.join();
        Driver.step(24);
        Thread sleeper = new Thread("sleeper") {
            public void run() {
                try {
                    Thread.sleep(100_000);
                } catch (InterruptedException e) {
                    phase = 5;
                }
            }
        };
        sleeper.start();
        while (sleeper.getState() != Thread.State.TIMED_WAITING) Thread.sleep(1);
        Driver.object(6, sleeper);
        sleeper.interrupt();
        sleeper.join();
    }

    /** Waits are exits, and what follows them is an entry. */
    static void entersAgain() throws Exception {
        Driver.step(50);
        Thread waiter = new Thread("enters again") {
            public void run() {
                synchronized (again) {
                    try {
                        again.wait();
                    } catch (InterruptedException e) {
                        phase = -1;
                    }
                }
            }
        };
        waiter.start();
        while (waiter.getState() != Thread.State.WAITING) Thread.sleep(1);
        synchronized (again) {
            again.notify();
            while (waiter.getState() != Thread.State.BLOCKED) Thread.sleep(1);
            Driver.step(51);
        }
        waiter.join();
        Driver.step(52);
        Thread next = new Thread("enters next") {
            public void run() {
                synchronized (again) {
                    phase = 4;
                }
            }
        };
        synchronized (again) {
            next.start();
            while (next.getState() != Thread.State.BLOCKED) Thread.sleep(1);
            Driver.step(53);
            while (phase != 4) again.wait(20);
            Driver.step(54);
        }
        next.join();
        Driver.step(55);
    }

    @SuppressWarnings({ "deprecation", "removal" })
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
        Driver.object(4, again);
        Driver.step(1);
        ThreadGroup group = new ThreadGroup("group");
        Thread named = new Thread(group, "named") {
            public void run() {
                Driver.step(2);
            }
        };
        Driver.object(3, named);
        named.start();
        named.join();
        Driver.step(3);
        Thread top = new Thread(
            Thread.currentThread().getThreadGroup().getParent(),
            "in the topmost group"
        );
        top.start();
        top.join();
        Driver.step(4);
        Driver.object(5, named); // which has ended
        Thread odd = new Thread("odd\0\ud83d\ude00\u00fc");
        odd.start();
        odd.join();
        contend();
        waiting();
        entersAgain();
        suspended();
        both();
        System.out.println("ran");
    }
}
