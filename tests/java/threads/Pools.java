/* SPDX-License-Identifier: MIT */
/*
 * java.util.concurrent on top of the VM: executors, futures, latches, barriers, queues, locks with
 * conditions, fork/join.
 */
import java.util.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class Pools {

    static class Fib extends RecursiveTask<Integer> {

        final int n;

        Fib(int n) {
            this.n = n;
        }

        protected Integer compute() {
            if (n < 8) return n < 2 ? n : new Fib(n - 1).compute() + new Fib(n - 2).compute();
            Fib a = new Fib(n - 1);
            a.fork();
            return new Fib(n - 2).compute() + a.join();
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService ex = Executors.newFixedThreadPool(4);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            int k = i;
            fs.add(ex.submit(() -> k * k));
        }
        int s = 0;
        for (Future<Integer> f : fs) s += f.get();
        System.out.println(s);
        Future<?> bad = ex.submit(() -> {
            throw new IllegalStateException("task");
        });
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage() + " | " + e.getCause());
        }
        Future<?> slow = ex.submit(() -> {
            try {
                Thread.sleep(100000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        try {
            slow.get(10, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout");
        }
        slow.cancel(true);
        System.out.println(slow.isCancelled() + " " + slow.isDone());
        List<Callable<String>> cs = List.of(() -> "a", () -> "b", () -> "c");
        StringBuilder sb = new StringBuilder();
        for (Future<String> f : ex.invokeAll(cs)) sb.append(f.get());
        System.out.println(sb);
        ex.shutdown();
        System.out.println(ex.awaitTermination(1, TimeUnit.HOURS) + " " + ex.isTerminated());
        try {
            ex.submit(() -> {});
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        CyclicBarrier cb = new CyclicBarrier(3, () -> System.out.println("barrier"));
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) (ts[i] = new Thread(() -> {
            try {
                cb.await();
                cb.await();
            } catch (Exception e) {
                System.out.println(e);
            }
        })).start();
        for (Thread t : ts) t.join();
        BlockingQueue<Integer> q = new ArrayBlockingQueue<>(2);
        Thread prod = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) q.put(i);
                q.put(-1);
            } catch (InterruptedException e) {}
        });
        prod.start();
        int sum = 0;
        for (int x; (x = q.take()) >= 0; ) sum += x;
        System.out.println(sum);
        ReentrantLock lock = new ReentrantLock();
        Condition c = lock.newCondition();
        boolean[] flag = new boolean[1];
        Thread w = new Thread(() -> {
            lock.lock();
            try {
                while (!flag[0]) c.await();
                System.out.println("signalled " + lock.getHoldCount());
            } catch (InterruptedException e) {
            } finally {
                lock.unlock();
            }
        });
        w.start();
        lock.lock();
        flag[0] = true;
        c.signalAll();
        lock.unlock();
        w.join();
        try {
            lock.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("IMSE");
        }
        System.out.println(
            new ForkJoinPool(3).invoke(new Fib(15)) +
                " " +
                ForkJoinPool.commonPool().invoke(new Fib(12))
        );
        System.out.println(
            CompletableFuture.supplyAsync(() -> 20)
                .thenApplyAsync(x -> x + 1)
                .thenCombine(CompletableFuture.supplyAsync(() -> 2), (a, b) -> a * b)
                .get()
        );
        System.out.println(
            CompletableFuture.supplyAsync(() -> {
                if (true) throw new RuntimeException("cf");
                return 1;
            })
                .handle((v, e) -> e.getClass().getSimpleName() + " " + e.getCause().getMessage())
                .join()
        );
        ScheduledExecutorService se = Executors.newScheduledThreadPool(1);
        CountDownLatch l = new CountDownLatch(3);
        se.scheduleAtFixedRate(l::countDown, 0, 1, TimeUnit.MILLISECONDS);
        System.out.println(l.await(1, TimeUnit.HOURS));
        se.shutdownNow();
        Semaphore sem = new Semaphore(2);
        sem.acquire(2);
        System.out.println(sem.tryAcquire());
        sem.release();
        System.out.println(sem.tryAcquire());
        Exchanger<String> xc = new Exchanger<>();
        Thread xt = new Thread(() -> {
            try {
                System.out.println("t:" + xc.exchange("fromT"));
            } catch (InterruptedException e) {}
        });
        xt.start();
        String got = xc.exchange("fromMain");
        xt.join();
        System.out.println(got);
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        Thread[] ms = new Thread[4];
        for (int i = 0; i < 4; i++) (ms[i] = new Thread(() -> {
            for (int k = 0; k < 1000; k++) m.merge(k % 50, 1, Integer::sum);
        })).start();
        for (Thread t : ms) t.join();
        System.out.println(
            m.size() +
                " " +
                m
                    .values()
                    .stream()
                    .mapToInt(x -> x)
                    .sum()
        );
        ReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock();
        System.out.println(rw.readLock().tryLock() + " " + rw.writeLock().tryLock());
        CopyOnWriteArrayList<Integer> cow = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (int x : cow) cow.add(x * 10);
        System.out.println(cow);
        System.out.println(
            java.util.stream.IntStream.range(0, 1000)
                .parallel()
                .map(x -> x * 2)
                .sum()
        );
    }
}
