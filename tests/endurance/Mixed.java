/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * "Mixed SECONDS SEED": four threads make and drop things of all the kinds of Leaks, in portions
 * and an order that SEED draws. Between portions one of them meets a limit alone: a full stack, a
 * full heap, an array beyond reason, a class file that is none. Another thread does the same small
 * work each 10 ms and takes its time. Prints a row each second: seconds, KiB resident, descriptors,
 * threads, mappings, median and longest microseconds of the small work, things made, limits met.
 */
public class Mixed {
    static final int WORKERS = 4;
    /** A second's work of a kind, divided by this, is a portion. */
    static final int PORTION = 100;
    static final ReentrantReadWriteLock LIMITS = new ReentrantReadWriteLock(true);
    static final AtomicLong made = new AtomicLong();
    static final AtomicInteger met = new AtomicInteger();
    static volatile boolean over;
    static volatile Throwable failed;

    static int depth(int n) {
        return depth(n + 1) + 1;
    }

    static void fill() {
        List<Object> all = new ArrayList<>();
        while (true) all.add(new byte[100_000]);
    }

    static void meet(int limit) {
        try {
            switch (limit) {
                case 0: depth(0); break;
                case 1: fill(); break;
                case 2: Leaks.sink = new long[Integer.MAX_VALUE - 8]; break;
                default: new ClassLoader() {
                    void make() {
                        defineClass("None", new byte[] {1, 2, 3, 4}, 0, 4);
                    }
                }.make();
            }
            failed = new IllegalStateException("limit " + limit + " was not met");
        } catch (StackOverflowError | OutOfMemoryError | ClassFormatError e) {
            met.incrementAndGet();
        }
    }

    static void portion(Random random, List<String> kinds) throws Throwable {
        String kind = kinds.get(random.nextInt(kinds.size()));
        int times = 1 + random.nextInt(Math.max(1, 2 * Leaks.SIZES.get(kind) / PORTION));
        Leaks.Body body = Leaks.BODIES.get(kind);
        LIMITS.readLock().lock();
        try {
            for (int i = 0; i < times && !over; i++) body.make(random.nextInt(1 << 20));
            made.addAndGet(times);
        } catch (Throwable t) {
            throw new IllegalStateException(kind, t);
        } finally {
            LIMITS.readLock().unlock();
        }
        if (random.nextInt(20) == 0) System.gc(); // what lies outside asks for no collection
        if (random.nextInt(50) != 0) return;
        LIMITS.writeLock().lock();
        try {
            meet(random.nextInt(4));
        } finally {
            LIMITS.writeLock().unlock();
        }
    }

    static void work(long seed) {
        Random random = new Random(seed);
        List<String> kinds = new ArrayList<>(Leaks.BODIES.keySet());
        try {
            while (!over) portion(random, kinds);
        } catch (Throwable t) {
            failed = t;
        }
    }

    // ---- What others notice ----

    private static final long[] taken = new long[1000];
    private static int takenCount;
    private static final Object[] served = new Object[100];

    static void serve() {
        while (!over) {
            long begin = System.nanoTime();
            try {
                for (int i = 0; i < served.length; i++) served[i] = new int[] {i};
                synchronized (taken) {
                    if (takenCount < taken.length) taken[takenCount++] = System.nanoTime() - begin;
                }
            } catch (OutOfMemoryError e) { // another thread meets a limit
                Thread.yield();
            }
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    static void row(long seconds) throws IOException {
        long[] times;
        synchronized (taken) {
            times = Arrays.copyOf(taken, takenCount);
            takenCount = 0;
        }
        Arrays.sort(times);
        long median = times.length == 0 ? -1 : times[times.length / 2] / 1000;
        long longest = times.length == 0 ? -1 : times[times.length - 1] / 1000;
        String held = Leaks.held("\t");
        System.out.println(
            seconds + "\t" + held + "\t" + median + "\t" + longest + "\t" + made + "\t" + met
        );
    }

    public static void main(String[] args) throws Exception {
        int seconds = Integer.parseInt(args[0]);
        long seed = Long.parseLong(args[1]);
        Leaks.begin();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < WORKERS; i++) {
            long own = seed * WORKERS + i;
            threads.add(new Thread(() -> work(own), "worker " + i));
        }
        threads.add(new Thread(Mixed::serve, "server"));
        for (Thread thread : threads) thread.start();
        long begin = System.nanoTime();
        for (int i = 1; i <= seconds && failed == null; i++) {
            long left = begin + i * 1_000_000_000L - System.nanoTime();
            if (left > 0) Thread.sleep(left / 1_000_000);
            try {
                row(i);
            } catch (OutOfMemoryError e) {
                // Another thread meets a limit: no row of this second.
            }
        }
        over = true;
        for (Thread thread : threads) thread.join();
        if (failed != null) failed.printStackTrace();
        Leaks.end(failed == null ? 0 : 1);
    }
}
