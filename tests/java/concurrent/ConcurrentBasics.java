/* SPDX-License-Identifier: MIT */
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** Maps, queues, locks, pools and futures, with output that does not depend on timing. */
public class ConcurrentBasics {

    static class Fib extends RecursiveTask<Integer> {

        final int n;

        Fib(int n) {
            this.n = n;
        }

        @Override
        protected Integer compute() {
            if (n < 2) {
                return n;
            }
            Fib a = new Fib(n - 1);
            a.fork();
            return new Fib(n - 2).compute() + a.join();
        }
    }

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        for (int i = 0; i < 300; i++) {
            map.put("key" + i * 7, i);
        }
        map.remove("key70");
        map.merge("key14", 5, Integer::sum);
        map.computeIfAbsent("new", k -> 1);
        map.computeIfPresent("key21", (k, v) -> null);
        System.out.println(map.size() + " " + map.hashCode());
        System.out.println(map);
        Map<Integer, Integer> copy = new ConcurrentHashMap<>(100);
        for (int i = 0; i < 2000; i += 3) {
            copy.put(i * 7919, i);
        }
        System.out.println(copy.keySet());
        System.out.println(new ConcurrentHashMap<>(new TreeMap<>(Map.of("a", 1, "b", 2, "zz", 3))));
        try {
            map.computeIfAbsent("q", k -> map.computeIfAbsent("q", x -> 1));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }

        ReentrantLock lock = new ReentrantLock();
        Condition turn = lock.newCondition();
        int[] state = { 0 };
        StringBuffer log = new StringBuffer();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            int me = t;
            threads[t] = new Thread(() -> {
                for (int i = 0; i < 50; i++) {
                    lock.lock();
                    try {
                        while (state[0] % 4 != me) {
                            turn.awaitUninterruptibly();
                        }
                        log.append(me);
                        state[0]++;
                        turn.signalAll();
                    } finally {
                        lock.unlock();
                    }
                }
            });
            threads[t].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(log);

        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Integer>> futures = new ArrayList<>();
        AtomicLong sum = new AtomicLong();
        for (int i = 0; i < 100; i++) {
            int n = i;
            futures.add(
                pool.submit(() -> {
                    sum.addAndGet(n);
                    return n * n;
                })
            );
        }
        int total = 0;
        for (Future<Integer> f : futures) {
            total += f.get();
        }
        System.out.println(total + " " + sum);
        Future<?> failing = pool.submit(() -> {
            throw new IllegalArgumentException("no");
        });
        try {
            failing.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage());
        }
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.HOURS) + " " + pool.isTerminated());

        CompletableFuture<Integer> f = CompletableFuture.supplyAsync(() -> 20)
            .thenApply(x -> x + 1)
            .thenCombine(CompletableFuture.completedFuture(2), (a, b) -> a * b);
        System.out.println(f.get());
        System.out.println(
            CompletableFuture.supplyAsync(() -> 1 / (f.join() - 42))
                .handle((v, x) -> v + " " + x)
                .join()
        );
        System.out.println(new ForkJoinPool(2).invoke(new Fib(12)));

        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        Thread producer = new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                try {
                    queue.put(i);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        producer.start();
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 10; i++) {
            b.append(queue.take()).append(' ');
        }
        System.out.println(b);
        System.out.println(queue.poll(1, TimeUnit.MILLISECONDS));
        Semaphore s = new Semaphore(2);
        s.acquire();
        System.out.println(s.tryAcquire() + " " + s.tryAcquire() + " " + s.availablePermits());
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.writeLock().lock();
        rw.readLock().lock();
        rw.writeLock().unlock();
        System.out.println(rw.getReadLockCount() + " " + rw.isWriteLocked());
        System.out.println(
            TimeUnit.DAYS.toMillis(3) + " " + TimeUnit.SECONDS.convert(-1999, TimeUnit.MILLISECONDS)
        );
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(3, 1, 2));
        for (int x : cow) {
            cow.add(x * 10);
        }
        System.out.println(cow);
    }
}
