/* SPDX-License-Identifier: MIT */
/**
 * Contention twice: a thread that was notified waits for its notifier to leave; a wait lets in one
 * that was blocked.
 */
public final class AfterWait {

    private static final Object NOTIFIED = new Object(),
        GIVEN_UP = new Object();
    private static boolean waits;

    private static void until(Thread thread, Thread.State state) throws InterruptedException {
        while (thread.getState() != state) Thread.sleep(1);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(() -> {
            synchronized (NOTIFIED) {
                waits = true;
                try {
                    NOTIFIED.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
        waiter.start();
        until(waiter, Thread.State.WAITING);
        synchronized (NOTIFIED) {
            if (!waits) throw new AssertionError();
            NOTIFIED.notify();
            until(waiter, Thread.State.BLOCKED);
        }
        until(waiter, Thread.State.TERMINATED); // join would be one more that wants a monitor
        Thread blocked = new Thread(() -> {
            synchronized (GIVEN_UP) {
                GIVEN_UP.notify();
            }
        });
        synchronized (GIVEN_UP) {
            blocked.start();
            until(blocked, Thread.State.BLOCKED);
            GIVEN_UP.wait(10000);
        }
        until(blocked, Thread.State.TERMINATED);
        System.out.println(true);
    }
}
