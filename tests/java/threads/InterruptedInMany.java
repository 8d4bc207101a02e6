// SPDX-License-Identifier: MIT
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.lang.ref.ReferenceQueue;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/**
 * interrupt() at the blocking points that are built from others: queues, barriers, timed locks,
 * executors, pipes.
 */
public class InterruptedInMany {

    static final Thread.State WAITING = Thread.State.WAITING,
        TIMED = Thread.State.TIMED_WAITING;

    static void tell(String what, Thread.State state, InterruptedIn.Wait wait) throws Exception {
        System.out.println(what);
        InterruptedIn.tell(state, wait);
    }

    static void queues() throws Exception {
        tell("SynchronousQueue.put", WAITING, () -> new SynchronousQueue<String>().put("x"));
        tell("SynchronousQueue.offer", TIMED, () ->
            new SynchronousQueue<String>().offer("x", 600, TimeUnit.SECONDS)
        );
        BlockingQueue<String> full = new ArrayBlockingQueue<>(1);
        full.add("x");
        tell("ArrayBlockingQueue.put", WAITING, () -> full.put("y"));
        tell("ArrayBlockingQueue.offer", TIMED, () -> full.offer("y", 600, TimeUnit.SECONDS));
        tell("LinkedBlockingQueue.poll", TIMED, () ->
            new LinkedBlockingQueue<String>().poll(600, TimeUnit.SECONDS)
        );
        tell("LinkedBlockingDeque.takeLast", WAITING, () ->
            new LinkedBlockingDeque<String>().takeLast()
        );
        tell("PriorityBlockingQueue.take", WAITING, () ->
            new PriorityBlockingQueue<String>().take()
        );
        tell("LinkedTransferQueue.transfer", WAITING, () ->
            new LinkedTransferQueue<String>().transfer("x")
        );
        tell("ReferenceQueue.remove", WAITING, () -> new ReferenceQueue<String>().remove());
        tell("ReferenceQueue.remove(long)", TIMED, () ->
            new ReferenceQueue<String>().remove(600_000)
        );
    }

    static void synchronizers() throws Exception {
        tell("CyclicBarrier.await", WAITING, () -> new CyclicBarrier(2).await());
        tell("CyclicBarrier.await(long)", TIMED, () ->
            new CyclicBarrier(2).await(600, TimeUnit.SECONDS)
        );
        tell("Phaser", WAITING, () -> new Phaser(1).awaitAdvanceInterruptibly(0));
        tell("CountDownLatch.await(long)", TIMED, () ->
            new CountDownLatch(1).await(600, TimeUnit.SECONDS)
        );
        tell("Semaphore.tryAcquire", TIMED, () ->
            new Semaphore(0).tryAcquire(600, TimeUnit.SECONDS)
        );
        tell("Exchanger.exchange(long)", TIMED, () ->
            new Exchanger<String>().exchange("x", 600, TimeUnit.SECONDS)
        );
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        tell("ReentrantLock.tryLock", TIMED, () -> lock.tryLock(600, TimeUnit.SECONDS));
        ReentrantReadWriteLock both = new ReentrantReadWriteLock();
        both.writeLock().lock();
        tell("readLock", WAITING, () -> both.readLock().lockInterruptibly());
        tell("writeLock", TIMED, () -> both.writeLock().tryLock(600, TimeUnit.SECONDS));
        StampedLock stamped = new StampedLock();
        stamped.writeLock();
        tell("StampedLock", WAITING, () -> stamped.readLockInterruptibly());
        ReentrantLock own = new ReentrantLock();
        Condition condition = own.newCondition();
        tell("Condition.awaitNanos", TIMED, () -> {
            own.lock();
            try {
                condition.awaitNanos(600_000_000_000L);
            } finally {
                own.unlock();
            }
        });
    }

    static void tasks() throws Exception {
        tell("FutureTask.get", WAITING, () -> new FutureTask<>(() -> 1).get());
        tell("FutureTask.get(long)", TIMED, () ->
            new FutureTask<>(() -> 1).get(600, TimeUnit.SECONDS)
        );
        ExecutorService pool = Executors.newFixedThreadPool(1);
        tell("awaitTermination", TIMED, () -> pool.awaitTermination(600, TimeUnit.SECONDS));
        CountDownLatch end = new CountDownLatch(1);
        pool.submit(() -> {
            end.await();
            return 1;
        });
        tell("invokeAll", WAITING, () -> pool.invokeAll(java.util.List.of(() -> 1)));
        end.countDown();
        pool.shutdown();
    }

    static void rest() throws Exception {
        Thread self = Thread.currentThread();
        tell("join(long)", TIMED, () -> self.join(600_000));
        tell("TimeUnit.sleep", TIMED, () -> TimeUnit.SECONDS.sleep(600));
        tell("parkUntil", TIMED, () -> LockSupport.parkUntil(System.currentTimeMillis() + 600_000));
        PipedInputStream in = pipe();
        tell("pipe", TIMED, () -> in.read());
    }

    /** Empty, with a writer that lives on. */
    static PipedInputStream pipe() throws Exception {
        PipedOutputStream out = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(out);
        Thread writer = new Thread(() -> {
            try {
                out.write(1);
            } catch (java.io.IOException e) {
                System.out.println(e);
            }
            LockSupport.park();
        });
        writer.setDaemon(true);
        writer.start();
        in.read();
        return in;
    }

    public static void main(String[] arguments) throws Exception {
        queues();
        synchronizers();
        tasks();
        rest();
    }
}
