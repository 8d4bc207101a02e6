// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/**
 * Thousands of short threads, tasks and hand-overs through the library's own classes; nothing is
 * lost, nothing is done twice.
 */
public class ThreadRaces {

    static class Lazy {

        static final AtomicInteger MADE = new AtomicInteger();
        final int id = MADE.incrementAndGet();
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger ran = new AtomicInteger();
        for (int round = 0; round < 40; round++) {
            Thread[] threads = new Thread[10];
            for (int i = 0; i < threads.length; i++) (threads[i] = new Thread(
                ran::incrementAndGet
            )).start();
            for (Thread t : threads) {
                t.join();
                if (
                    t.isAlive() || t.getState() != Thread.State.TERMINATED
                ) throw new AssertionError();
            }
        }
        System.out.println("threads " + ran);

        Map<Integer, Integer> map = new ConcurrentHashMap<>();
        run(4, who -> {
            for (int i = 0; i < 400; i++) map.merge(i % 50, 1, Integer::sum);
        });
        System.out.println(
            "merge " +
                map
                    .values()
                    .stream()
                    .mapToInt(x -> x)
                    .sum() +
                " " +
                map.size()
        );
        ConcurrentHashMap<Integer, Lazy> lazies = new ConcurrentHashMap<>();
        run(4, who -> {
            for (int i = 0; i < 200; i++) lazies.computeIfAbsent(i, k -> new Lazy());
        });
        System.out.println("computed " + Lazy.MADE + " " + lazies.size());
        ConcurrentSkipListMap<Integer, Integer> skip = new ConcurrentSkipListMap<>();
        run(4, who -> {
            for (int i = 0; i < 200; i++) {
                skip.put(i * 4 + who, i);
                if (i % 3 == 0) skip.remove(i * 4 + who);
            }
        });
        System.out.println("skip list " + skip.size() + " " + skip.firstKey());
        Queue<Integer> queue = new ConcurrentLinkedQueue<>();
        AtomicInteger polled = new AtomicInteger();
        run(4, who -> {
            for (int i = 0; i < 300; i++) if (who < 2) queue.add(i);
            else if (queue.poll() != null) polled.incrementAndGet();
        });
        System.out.println("queue " + (polled.get() + queue.size()));
        BlockingQueue<Integer> small = new ArrayBlockingQueue<>(2);
        AtomicInteger sum = new AtomicInteger();
        run(4, who -> {
            for (int i = 0; i < 200; i++) if (who < 2) small.put(i);
            else sum.addAndGet(small.take());
        });
        System.out.println("blocking " + sum + " " + small.size());
        SynchronousQueue<Integer> hand = new SynchronousQueue<>();
        sum.set(0);
        run(2, who -> {
            for (int i = 0; i < 200; i++) if (who == 0) hand.put(i);
            else sum.addAndGet(hand.take());
        });
        System.out.println("synchronous " + sum);
        ReentrantLock lock = new ReentrantLock(true);
        int[] count = new int[1];
        run(4, who -> {
            for (int i = 0; i < 100; i++) {
                lock.lock();
                try {
                    count[0]++;
                } finally {
                    lock.unlock();
                }
            }
        });
        System.out.println("fair lock " + count[0]);
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        int[] pair = new int[3];
        run(4, who -> {
            for (int i = 0; i < 100; i++) {
                if (who == 0) {
                    rw.writeLock().lock();
                    pair[0]++;
                    pair[1]++;
                    rw.writeLock().unlock();
                } else {
                    rw.readLock().lock();
                    if (pair[0] != pair[1]) pair[2]++;
                    rw.readLock().unlock();
                }
            }
        });
        System.out.println("read write " + pair[0] + " " + pair[2]);
        Semaphore semaphore = new Semaphore(2);
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        run(4, who -> {
            for (int i = 0; i < 50; i++) {
                semaphore.acquire();
                most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                Thread.yield();
                inside.decrementAndGet();
                semaphore.release();
            }
        });
        System.out.println("semaphore " + (most.get() <= 2) + " " + semaphore.availablePermits());
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            int n = i;
            futures.add(pool.submit(() -> n * n));
        }
        long total = 0;
        for (Future<Integer> f : futures) total += f.get();
        pool.shutdown();
        System.out.println("pool " + total + " " + pool.awaitTermination(1, TimeUnit.HOURS));
        System.out.println("fork join " + new ForkJoinPool(3).invoke(new Fib(15)));
        CompletableFuture<Integer> chain = CompletableFuture.supplyAsync(() -> 1);
        for (int i = 0; i < 100; i++) chain = chain.thenApplyAsync(x -> x + 1);
        System.out.println("futures " + chain.get());
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 5);
        AtomicInteger wrong = new AtomicInteger();
        run(4, who -> {
            for (int i = 0; i < 100; i++) {
                local.set(local.get() + who);
                if (local.get() != 5 + (i + 1) * who) wrong.incrementAndGet();
            }
        });
        System.out.println("locals " + wrong + " " + local.get());
        Thread waiter = new Thread(() -> {
            for (int i = 0; i < 500; i++) LockSupport.park();
            ran.set(-1);
        });
        waiter.start();
        while (waiter.isAlive()) LockSupport.unpark(waiter);
        System.out.println("unpark " + ran);
    }

    static class Fib extends RecursiveTask<Integer> {

        final int n;

        Fib(int n) {
            this.n = n;
        }

        @Override
        protected Integer compute() {
            if (n < 2) return n;
            Fib a = new Fib(n - 1);
            a.fork();
            return new Fib(n - 2).compute() + a.join();
        }
    }

    interface Part {
        void run(int who) throws Exception;
    }

    static void run(int n, Part part) throws Exception {
        Thread[] threads = new Thread[n];
        Throwable[] thrown = new Throwable[1];
        for (int i = 0; i < n; i++) {
            int who = i;
            threads[i] = new Thread(() -> {
                try {
                    part.run(who);
                } catch (Throwable e) {
                    thrown[0] = e;
                }
            });
        }
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        if (thrown[0] != null) throw new AssertionError(thrown[0]);
    }
}
