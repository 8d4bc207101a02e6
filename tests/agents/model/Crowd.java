/* SPDX-License-Identifier: MIT */
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Threads that come and go by the dozen, throw through many frames, lock, wait, sleep, park,
 * interrupt one another.
 */
public final class Crowd {

    private static final AtomicLong DONE = new AtomicLong();
    private static final Object[] LOCKS = { new Object(), new Object(), new Object() };

    private static int deep(int depth, int seed) {
        if (depth == 0) {
            if (seed % 3 == 0) throw new IllegalStateException("at the bottom");
            return (int) Math.sqrt(seed) + new int[seed % 50].length;
        }
        try {
            return deep(depth - 1, seed + 1) + 1;
        } finally {
            if (seed % 7 == 0) DONE.addAndGet(seed & 1);
        }
    }

    private static synchronized int locked(int depth, int seed) {
        synchronized (LOCKS[seed % 3]) {
            return depth == 0 ? deep(20, seed) : deep(depth, seed);
        }
    }

    private static void turn(int seed) {
        try {
            locked(seed % 5, seed);
        } catch (IllegalStateException e) {
            DONE.addAndGet(e.getStackTrace().length > 0 ? 1 : 0);
        }
        try {
            Object none = seed % 2 == 0 ? null : LOCKS[0];
            none.hashCode();
            Object[] strings = new String[1];
            strings[0] = seed % 4 == 1 ? (Object) 1 : "text";
            LOCKS[seed % 4].hashCode();
        } catch (NullPointerException | ArrayStoreException | ArrayIndexOutOfBoundsException e) {
            DONE.incrementAndGet();
        }
        synchronized (LOCKS[seed % 3]) {
            LOCKS[seed % 3].notifyAll();
            try {
                if (seed % 5 == 0) LOCKS[seed % 3].wait(1);
                else if (seed % 11 == 0) Thread.sleep(1);
            } catch (InterruptedException e) {
                DONE.incrementAndGet();
            }
        }
        if (seed % 13 == 0) LockSupport.parkNanos(100_000);
    }

    private static final class Visitor extends Thread {

        private final int seed;

        Visitor(int seed) {
            super(seed % 3 == 0 ? new ThreadGroup("group " + seed) : null, "visitor " + seed);
            this.seed = seed;
        }

        @Override
        public void run() {
            for (int i = 0; i < 20; i++) turn(seed + i);
            if (seed % 10 == 0) throw new IllegalArgumentException("nobody catches this");
        }
    }

    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, exception) -> DONE.incrementAndGet());
        long end = System.currentTimeMillis() + Integer.getInteger("milliseconds", 700);
        for (int round = 0; System.currentTimeMillis() < end; round++) {
            Visitor[] visitors = new Visitor[Integer.getInteger("visitors", 12)];
            for (int i = 0; i < visitors.length; i++) {
                visitors[i] = new Visitor(round * visitors.length + i);
                visitors[i].setDaemon(i % 4 == 0);
                visitors[i].start();
            }
            visitors[round % visitors.length].interrupt();
            for (Visitor visitor : visitors) visitor.join();
            if (round % 4 == 0) System.gc();
        }
        System.out.println(DONE.get() > 0);
    }
}
