// SPDX-License-Identifier: MIT
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A deadlock of locks of java.util.concurrent, behind as many threads as the argument says. */
public class Owned {
    static final ReentrantLock FIRST = new ReentrantLock(), SECOND = new ReentrantLock();
    static final ReentrantReadWriteLock WRITTEN = new ReentrantReadWriteLock();

    static Thread start(String name, Runnable run) {
        Thread thread = new Thread(run, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    static void take(ReentrantLock first, CountDownLatch both, ReentrantLock second) {
        first.lock();
        both.countDown();
        try {
            both.await();
        } catch (InterruptedException e) {
            return;
        }
        second.lock();
    }

    public static void main(String[] arguments) throws Exception {
        CountDownLatch both = new CountDownLatch(2), written = new CountDownLatch(1);
        for (int i = Integer.parseInt(arguments[0]); i > 0; i--)
            start("other", () -> {
                while (true) LockSupport.park();
            });
        Thread left = start("left", () -> take(FIRST, both, SECOND));
        Thread right = start("right", () -> take(SECOND, both, FIRST));
        Thread writer = start("writer", () -> {
            WRITTEN.writeLock().lock();
            written.countDown();
            while (true) LockSupport.park(Owned.class);
        });
        written.await();
        for (Thread thread : new Thread[] {left, right, writer})
            while (thread.getState() != Thread.State.WAITING) Thread.sleep(5);
        System.out.println("ready");
        System.out.flush();
        Thread.sleep(3_000_000);
    }
}
