// SPDX-License-Identifier: MIT
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/**
 * ReentrantLock: holds, fairness flags, conditions, try, interruptible, illegal uses; read-write
 * downgrading.
 */
public class LocksAndConditions {

    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock();
        l.lock();
        l.lock();
        System.out.println(
            l.getHoldCount() +
                " " +
                l.isHeldByCurrentThread() +
                " " +
                l.isFair() +
                " " +
                new ReentrantLock(true).isFair()
        );
        l.unlock();
        l.unlock();
        try {
            l.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not held");
        }
        Condition c = l.newCondition();
        try {
            c.signal();
        } catch (IllegalMonitorStateException e) {
            System.out.println("signal outside");
        }
        boolean[] ready = new boolean[1];
        Thread t = new Thread(() -> {
            l.lock();
            try {
                while (!ready[0]) c.awaitUninterruptibly();
                System.out.println("signalled " + Thread.currentThread().isInterrupted());
            } finally {
                l.unlock();
            }
        });
        t.start();
        while (true) {
            l.lock();
            try {
                if (l.hasWaiters(c)) break;
            } finally {
                l.unlock();
            }
            Thread.yield();
        }
        t.interrupt();
        l.lock();
        ready[0] = true;
        c.signalAll();
        System.out.println(l.hasQueuedThreads() + " " + l.getWaitQueueLength(c));
        l.unlock();
        t.join();
        l.lock();
        System.out.println(c.await(1, TimeUnit.MILLISECONDS) + " " + (c.awaitNanos(1000) <= 0));
        l.unlock();
        Thread u = new Thread(() -> System.out.println(l.tryLock()));
        l.lock();
        u.start();
        u.join();
        l.unlock();
        System.out.println(l.tryLock(1, TimeUnit.SECONDS));
        l.unlock();
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.writeLock().lock();
        rw.readLock().lock();
        rw.writeLock().unlock();
        System.out.println(
            rw.getReadLockCount() + " " + rw.isWriteLocked() + " " + rw.writeLock().tryLock()
        );
        rw.readLock().unlock();
        CountDownLatch latch = new CountDownLatch(2);
        latch.countDown();
        System.out.println(latch.getCount() + " " + latch.await(1, TimeUnit.MILLISECONDS));
        latch.countDown();
        latch.await();
        Semaphore s = new Semaphore(2);
        System.out.println(s.tryAcquire(3) + " " + s.tryAcquire(2) + " " + s.drainPermits());
        s.release(5);
        System.out.println(s.availablePermits());
        LockSupport.unpark(Thread.currentThread());
        LockSupport.unpark(Thread.currentThread());
        LockSupport.park();
        System.out.println("parked once");
        Thread.currentThread().interrupt();
        LockSupport.park();
        System.out.println(Thread.interrupted());
        try {
            rw.readLock().newCondition();
        } catch (UnsupportedOperationException e) {
            System.out.println("no condition");
        }
    }
}
