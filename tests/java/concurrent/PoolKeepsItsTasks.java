// SPDX-License-Identifier: MIT
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicReference;

/** Who waits for a task from outside its pool runs none of the tasks that it forks. */
public class PoolKeepsItsTasks {

    static final AtomicReference<Thread> ran = new AtomicReference<>();

    static void waitFrom(String what, ForkJoinPool pool, Thread waiting, CountDownLatch waits)
        throws Exception {
        ForkJoinTask<Boolean> task = pool.submit(() -> {
            ForkJoinTask<?> child = ForkJoinTask.adapt(() ->
                ran.set(Thread.currentThread())
            ).fork();
            waits.countDown();
            while (ran.get() == null && waiting.getState() != Thread.State.WAITING)
                Thread.onSpinWait();
            child.join();
            return ran.get() instanceof ForkJoinWorkerThread w && w.getPool() == pool;
        });
        waits.await();
        System.out.println(what + ": " + task.get());
        ran.set(null);
    }

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1),
            other = new ForkJoinPool(1);
        for (int i = 0; i < 20; i++) waitFrom(
            "main " + i,
            pool,
            Thread.currentThread(),
            new CountDownLatch(1)
        );
        other
            .submit(() -> {
                waitFrom(
                    "a worker of another pool",
                    pool,
                    Thread.currentThread(),
                    new CountDownLatch(1)
                );
                return null;
            })
            .get();
        pool.shutdown();
        other.shutdown();
    }
}
