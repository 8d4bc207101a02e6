/* SPDX-License-Identifier: MIT */
/** A thread that was notified enters its monitor when that is free, and is seen entering before. */
public class NotifiedStates {
    static final Object lock = new Object();
    static int turn;

    static void row(String what, long milliseconds, boolean interrupted) throws Exception {
        StringBuilder ends = new StringBuilder();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait(milliseconds);
                    ends.append("returns");
                } catch (InterruptedException e) {
                    ends.append("throws");
                }
                ends.append(Thread.interrupted() ? ", interrupt pending" : "");
            }
        });
        Thread.State waits = milliseconds == 0 ? Thread.State.WAITING : Thread.State.TIMED_WAITING;
        waiter.start();
        while (waiter.getState() != waits) {
            Thread.onSpinWait();
        }
        synchronized (lock) {
            lock.notify();
            System.out.print(what + ": " + waiter.getState());
            if (interrupted) {
                waiter.interrupt();
            }
            Thread.sleep(20); /* long enough for who would go on */
            System.out.print(", " + waiter.getState() + ", held by me " + Thread.holdsLock(lock));
        }
        waiter.join();
        System.out.println(", " + ends);
    }

    /** Each hands over to the next one, among some that nobody notifies. */
    static void inTurn(int threads, int rounds) throws InterruptedException {
        Thread[] all = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            int mine = i;
            all[i] = new Thread(() -> {
                for (int round = 0; round < rounds; round++) {
                    synchronized (lock) {
                        while (turn % threads != mine) {
                            try {
                                lock.wait();
                            } catch (InterruptedException e) {
                                return;
                            }
                        }
                        turn++;
                        lock.notifyAll();
                    }
                }
            });
            all[i].start();
        }
        for (Thread each : all) {
            each.join();
        }
        System.out.println(threads + " threads, turns " + turn);
        turn = 0;
    }

    public static void main(String[] args) throws Exception {
        row("wait", 0, false);
        row("timed wait", 100_000, false);
        row("wait, interrupted when notified", 0, true);
        row("timed wait, interrupted when notified", 100_000, true);
        inTurn(2, 3000);
        inTurn(5, 500);
    }
}
