// SPDX-License-Identifier: MIT
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/**
 * JLS 17.2.3: who clears the interrupt status and who keeps it: sleep, join, wait, park, locks,
 * queues, before and after start.
 */
public class InterruptStatus {

    interface Code {
        Object run() throws Exception;
    }

    static void t(String n, Code c) {
        Thread.currentThread().interrupt();
        String r;
        try {
            r = "" + c.run();
        } catch (Exception e) {
            r = e.getClass().getSimpleName() + " " + e.getMessage();
        }
        boolean s = Thread.currentThread().isInterrupted();
        System.out.println(
            n + " " + r + " " + s + " " + Thread.interrupted() + " " + Thread.interrupted()
        );
    }

    static void await(Thread t, Thread.State s) {
        while (t.getState() != s) Thread.onSpinWait();
    }

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Object o = new Object();
        Thread done = new Thread(() -> {});
        done.start();
        done.join();
        t("sleep", () -> {
            Thread.sleep(5);
            return 1;
        });
        t("join dead", () -> {
            done.join();
            return 1;
        });
        t("join timed", () -> {
            done.join(10);
            return 1;
        });
        t("wait", () -> {
            synchronized (o) {
                o.wait(5);
                return 1;
            }
        });
        t("park", () -> {
            LockSupport.park();
            return Thread.currentThread().isInterrupted();
        });
        t("parkNanos", () -> {
            LockSupport.parkNanos(1000000000L);
            return 1;
        });
        t("lock", () -> {
            lock.lock();
            try {
                return lock.isHeldByCurrentThread();
            } finally {
                lock.unlock();
            }
        });
        t("lockInterruptibly", () -> {
            lock.lockInterruptibly();
            return 1;
        });
        t("tryLock", () -> {
            boolean b = lock.tryLock();
            lock.unlock();
            return b;
        });
        t("tryLock timed", () -> lock.tryLock(1, TimeUnit.SECONDS));
        t("condition", () -> {
            lock.lock();
            try {
                lock.newCondition().await();
                return 1;
            } finally {
                lock.unlock();
            }
        });
        t("uninterruptible", () -> {
            lock.lock();
            try {
                lock.newCondition().awaitNanos(1);
                return 1;
            } finally {
                lock.unlock();
            }
        });
        t("put", () -> {
            new ArrayBlockingQueue<Integer>(1).put(1);
            return 1;
        });
        t("take", () -> new LinkedBlockingQueue<Integer>().take());
        t("offer", () -> new ArrayBlockingQueue<Integer>(1).offer(1));
        t("poll", () -> new LinkedBlockingQueue<Integer>().poll());
        t("latch", () -> {
            new CountDownLatch(0).await();
            return 1;
        });
        t("semaphore", () -> {
            new Semaphore(1).acquire();
            return 1;
        });
        t("semaphore try", () -> new Semaphore(1).tryAcquire());
        t("yield", () -> {
            Thread.yield();
            Thread.onSpinWait();
            return 1;
        });
        t("sync", () -> {
            synchronized (o) {
                o.notify();
                return 1;
            }
        });
        t("static", () -> Thread.interrupted());
        t("twice", () -> {
            Thread.currentThread().interrupt();
            return 1;
        });
        Thread n = new Thread(() ->
            System.out.println("started " + Thread.currentThread().isInterrupted())
        );
        n.interrupt();
        System.out.println(n.isInterrupted());
        n.start();
        n.join();
        n.interrupt();
        System.out.println(n.isInterrupted());
        Thread s = new Thread(() -> {
            try {
                Thread.sleep(100000);
            } catch (InterruptedException e) {
                System.out.println(e.getMessage() + Thread.currentThread().isInterrupted());
                Thread.currentThread().interrupt();
                System.out.println(Thread.currentThread().isInterrupted());
            }
        });
        s.start();
        await(s, Thread.State.TIMED_WAITING);
        s.interrupt();
        s.join();
        Thread p = new Thread(() -> {
            LockSupport.park(o);
            System.out.println("parked " + Thread.interrupted());
            LockSupport.unpark(Thread.currentThread());
            LockSupport.park();
            System.out.println("permit");
        });
        p.start();
        await(p, Thread.State.WAITING);
        System.out.println(LockSupport.getBlocker(p) == o);
        p.interrupt();
        p.join();
        Thread j = new Thread(() -> {
            try {
                Thread.currentThread().join();
            } catch (InterruptedException e) {
                System.out.println("joined itself until interrupted");
            }
        });
        j.start();
        await(j, Thread.State.WAITING);
        j.interrupt();
        j.join();
        Thread b = new Thread(() -> {
            synchronized (o) {
                System.out.println("entered " + Thread.interrupted());
            }
        });
        synchronized (o) {
            b.start();
            await(b, Thread.State.BLOCKED);
            b.interrupt();
            System.out.println(b.getState() + " " + b.isInterrupted());
        }
        b.join();
    }
}
