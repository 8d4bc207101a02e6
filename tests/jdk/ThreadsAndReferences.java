// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.stream.*;
public class ThreadsAndReferences {
    public static void main(String[] a) throws Exception {
        AtomicInteger n = new AtomicInteger();
        Thread[] ts = new Thread[8];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                for (int j = 0; j < 10000; j++) n.incrementAndGet();
            }, "t" + i);
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(n);
        ExecutorService e = Executors.newFixedThreadPool(4);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            int k = i;
            fs.add(e.submit(() -> k * k));
        }
        int sum = 0;
        for (var f : fs) sum += f.get();
        System.out.println(sum);
        e.shutdown();
        System.out.println(e.awaitTermination(5, TimeUnit.SECONDS));
        System.out.println(IntStream.range(0, 100000).parallel().mapToLong(x -> x).sum());
        System.out.println(
                CompletableFuture.supplyAsync(() -> 6)
                        .thenCombine(CompletableFuture.supplyAsync(() -> 7), (x, y) -> x * y)
                        .get());
        Thread s = new Thread(() -> {
            try {
                Thread.sleep(100000);
            } catch (InterruptedException x) {
                System.out.println("interrupted " + Thread.currentThread().isInterrupted());
            }
        });
        s.start();
        s.interrupt();
        s.join();
        ScheduledExecutorService se = Executors.newScheduledThreadPool(1);
        System.out.println(se.schedule(() -> "later", 10, TimeUnit.MILLISECONDS).get());
        se.shutdownNow();
        Object lock = new Object();
        boolean[] done = {false};
        Thread w = new Thread(() -> {
            synchronized (lock) {
                while (!done[0]) try {
                        lock.wait();
                    } catch (InterruptedException x) {
                    }
            }
            System.out.println("woken");
        });
        w.start();
        synchronized (lock) {
            done[0] = true;
            lock.notifyAll();
        }
        w.join();
        System.out.println(w.getState());
        System.gc();
        var ref = new java.lang.ref.WeakReference<>(new Object());
        for (int i = 0; i < 50 && ref.get() != null; i++) {
            System.gc();
            Thread.sleep(5);
        }
        System.out.println(ref.get());
        var q = new java.lang.ref.ReferenceQueue<Object>();
        var ph = new java.lang.ref.PhantomReference<>(new Object(), q);
        java.lang.ref.Reference<?> r = null;
        for (int i = 0; i < 50 && r == null; i++) {
            System.gc();
            r = q.remove(20);
        }
        System.out.println(r == ph);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        System.out.println(Thread.getAllStackTraces().containsKey(Thread.currentThread()));
        ThreadLocal<String> tl = ThreadLocal.withInitial(() -> "init");
        System.out.println(tl.get());
        ForkJoinPool p = new ForkJoinPool(3);
        System.out.println(p.submit(() -> IntStream.range(0, 1000).parallel().sum()).get());
        p.shutdown();
        Thread u = new Thread(() -> { throw new RuntimeException("boo"); }, "U");
        u.setUncaughtExceptionHandler((t, x) -> System.out.println(t.getName() + " " + x));
        u.start();
        u.join();
    }
}
