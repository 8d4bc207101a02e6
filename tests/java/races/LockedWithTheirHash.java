/* SPDX-License-Identifier: MIT */

/**
 * Threads lock objects, some of which have a hash, some of which get one meanwhile, by one or by
 * several of the threads, once or recursively, and collections run: no count is lost, no hash
 * changes.
 */
public class LockedWithTheirHash {
    static final int OBJECTS = 64;
    static final int THREADS = 4;
    static final int ROUNDS = 6000;

    static final class Counter {
        int count;
        int hash; // guarded by the object's lock; 0: nobody asked under it
    }

    static final Counter[] COUNTERS = new Counter[OBJECTS];
    static volatile String wrong;

    static void look(Counter c) {
        int hash = System.identityHashCode(c);
        if (c.hash == 0) {
            c.hash = hash;
        } else if (c.hash != hash) {
            wrong = "a hash was " + c.hash + " and is " + hash;
        }
    }

    static void nested(int from, int depth, boolean ask) {
        Counter c = COUNTERS[from % OBJECTS];
        synchronized (c) {
            c.count++;
            if (ask) {
                look(c);
            }
            if (depth > 0 && from % OBJECTS < OBJECTS - 1) {
                nested(from + 1, depth - 1, !ask); // upwards only: no two wait for each other
            }
        }
    }

    static int calls(int from, int depth) {
        return Math.min(depth, OBJECTS - 1 - from % OBJECTS) + 1;
    }

    static void again(Counter c, int times) {
        synchronized (c) {
            c.count++;
            if (times > 0) {
                again(c, times - 1);
            } else {
                look(c);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < OBJECTS; i++) {
            COUNTERS[i] = new Counter();
            if (i % 3 == 0) {
                synchronized (COUNTERS[i]) {
                    look(COUNTERS[i]);
                }
            }
        }
        long[] made = new long[THREADS];
        Thread[] threads = new Thread[THREADS];
        for (int k = 0; k < THREADS; k++) {
            int own = k;
            threads[k] = new Thread(() -> {
                int random = own * 7919 + 1;
                for (int i = 0; i < ROUNDS && wrong == null; i++) {
                    random = random * 1103515245 + 12345;
                    int from = (random >>> 8) % OBJECTS;
                    if (i % 5 == 0) {
                        again(COUNTERS[from], i % 4);
                        made[own] += i % 4 + 1;
                    } else {
                        int depth = (random >>> 16) % 20;
                        nested(from, depth, (random >>> 24) % 2 == 0);
                        made[own] += calls(from, depth);
                    }
                    if (i % 2000 == own) {
                        System.gc();
                    }
                }
            });
            threads[k].start();
        }
        long expected = 0;
        for (int k = 0; k < THREADS; k++) {
            threads[k].join();
            expected += made[k];
        }
        long counted = 0;
        int same = 0;
        for (Counter c : COUNTERS) {
            counted += c.count;
            same += c.hash == System.identityHashCode(c) ? 1 : 0;
        }
        System.out.println("entries counted as made: " + (counted == expected));
        System.out.println("objects with the hash they had: " + same);
        System.out.println("wrong: " + wrong);
    }
}
