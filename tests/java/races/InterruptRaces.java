// SPDX-License-Identifier: MIT
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/**
 * Every point where a thread can block answers an interrupt, whether it comes before, while or as
 * the thread begins to wait.
 */
public class InterruptRaces {

    interface Blocking {
        void block() throws Exception;
    }

    static void check(String name, Blocking blocking) throws Exception {
        int ended = 0;
        int cleared = 0;
        for (int round = 0; round < 30; round++) {
            boolean[] result = new boolean[2];
            CountDownLatch begun = new CountDownLatch(1);
            Thread t = new Thread(() -> {
                begun.countDown();
                try {
                    blocking.block();
                } catch (InterruptedException e) {
                    result[0] = true;
                    result[1] = !Thread.currentThread().isInterrupted();
                } catch (Exception e) {
                    System.out.println(name + " " + e);
                }
            });
            if (round % 3 == 0) t.interrupt();
            t.start();
            if (round % 3 == 1) begun.await();
            if (round % 3 == 2) while (
                    t.getState() != Thread.State.WAITING &&
                    t.getState() != Thread.State.TIMED_WAITING &&
                    t.isAlive()
                )
                Thread.yield();
            if (round % 3 != 0) t.interrupt();
            t.join();
            if (result[0]) ended++;
            if (result[1]) cleared++;
        }
        System.out.println(name + " " + ended + " " + cleared);
    }

    static void parkEnds(String name, Runnable park) throws Exception {
        int good = 0;
        for (int round = 0; round < 30; round++) {
            boolean[] set = new boolean[1];
            Thread t = new Thread(() -> {
                while (!Thread.currentThread().isInterrupted()) park.run();
                set[0] = Thread.currentThread().isInterrupted();
            });
            t.start();
            if (round % 2 == 0) while (t.getState() == Thread.State.RUNNABLE) Thread.yield();
            t.interrupt();
            t.join();
            if (set[0]) good++;
        }
        System.out.println(name + " " + good);
    }

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        check("wait", () -> {
            synchronized (lock) {
                lock.wait();
            }
        });
        check("timed wait", () -> {
            synchronized (lock) {
                lock.wait(100000);
            }
        });
        check("sleep", () -> Thread.sleep(100000));
        check("TimeUnit", () -> TimeUnit.HOURS.sleep(1));
        Thread forever = new Thread(() -> {
            while (true) LockSupport.park();
        });
        forever.setDaemon(true);
        forever.start();
        check("join", forever::join);
        check("timed join", () -> forever.join(100000));
        ReentrantLock held = new ReentrantLock();
        held.lock();
        check("lockInterruptibly", held::lockInterruptibly);
        check("tryLock", () -> held.tryLock(100, TimeUnit.SECONDS));
        Condition condition = held.newCondition();
        held.unlock();
        check("await", () -> {
            held.lock();
            try {
                condition.await();
            } finally {
                held.unlock();
            }
        });
        check("awaitNanos", () -> {
            held.lock();
            try {
                condition.awaitNanos(1L << 50);
            } finally {
                held.unlock();
            }
        });
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.writeLock().lock();
        check("readLock", () -> rw.readLock().lockInterruptibly());
        check("latch", new CountDownLatch(1)::await);
        check("semaphore", new Semaphore(0)::acquire);
        check("barrier", () -> {
            try {
                new CyclicBarrier(2).await();
            } catch (BrokenBarrierException e) {
                throw new Error(e);
            }
        });
        check("exchanger", () -> new Exchanger<String>().exchange("x"));
        check("array queue", () -> new ArrayBlockingQueue<Integer>(1).take());
        check("linked queue", () -> new LinkedBlockingQueue<Integer>().take());
        check("linked deque", () -> new LinkedBlockingDeque<Integer>().takeLast());
        check("priority queue", () -> new PriorityBlockingQueue<Integer>().take());
        check("synchronous put", () -> new SynchronousQueue<Integer>().put(1));
        check("synchronous poll", () ->
            new SynchronousQueue<Integer>().poll(100, TimeUnit.SECONDS)
        );
        check("future", () -> new FutureTask<Integer>(() -> 1).get());
        check("completable", () -> new CompletableFuture<Integer>().get());
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> busy = pool.submit(() -> {
            while (!Thread.currentThread().isInterrupted()) LockSupport.park();
        });
        check("termination", () -> pool.awaitTermination(100, TimeUnit.SECONDS));
        busy.cancel(true);
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.HOURS));
        parkEnds("park", LockSupport::park);
        parkEnds("parkNanos", () -> LockSupport.parkNanos(1L << 50));
        parkEnds("parkUntil", () -> LockSupport.parkUntil(System.currentTimeMillis() + 1000000));
        parkEnds("parkNanos with blocker", () -> LockSupport.parkNanos("blocker", 1L << 50));
        // What an interrupt does not end: a monitor's entry, lock().
        boolean[] entered = new boolean[2];
        Thread t;
        synchronized (lock) {
            t = new Thread(() -> {
                synchronized (lock) {
                    entered[0] = true;
                    entered[1] = Thread.currentThread().isInterrupted();
                }
            });
            t.start();
            while (t.getState() != Thread.State.BLOCKED) Thread.yield();
            t.interrupt();
            System.out.println(t.getState() + " " + entered[0]);
        }
        t.join();
        System.out.println(entered[0] + " " + entered[1]);
    }
}
