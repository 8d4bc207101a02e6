/* SPDX-License-Identifier: MIT */
package java.util.concurrent.locks;

import java.util.concurrent.locks.ReentrantReadWriteLock.Sync;
import jdk.internal.misc.Unsafe;

/**
 * The read locks that one thread holds, and how often each. A thread has one such table, and nobody
 * else looks into it: nothing here is synchronized, and what a lock knows of its readers is their
 * number. It is hashed by the numbers of the locks, and open. A lock that is held no longer keeps
 * its place, since it often comes back; when half of the places are taken, those that are held move
 * into a table of four times their number at least, so that each search ends soon.
 */
final class ReadHolds {
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final long OF_THREAD = U.objectFieldOffset(Thread.class, "readHolds");
    private static final int LEAST = 8;

    private Sync[] locks = new Sync[LEAST];
    private int[] times = new int[LEAST];
    private int room = LEAST / 2;

    /** The table of the current thread. */
    static ReadHolds mine() {
        ReadHolds holds = (ReadHolds) U.getReference(Thread.currentThread(), OF_THREAD);
        return holds != null ? holds : first();
    }

    private static ReadHolds first() {
        ReadHolds holds = new ReadHolds();
        U.putReference(Thread.currentThread(), OF_THREAD, holds);
        return holds;
    }

    /** Where a lock stands, or the free place where it would. */
    private int placeOf(Sync lock) {
        Sync[] all = locks;
        int last = all.length - 1;
        int place = lock.number & last;
        while (all[place] != lock && all[place] != null) {
            place = place + 1 & last;
        }
        return place;
    }

    int of(Sync lock) {
        return times[placeOf(lock)];
    }

    /** The place of a lock that is to be there. */
    private int placeFor(Sync lock) {
        int place = placeOf(lock);
        if (locks[place] == null) {
            if (room == 0) {
                sift();
                place = placeOf(lock);
            }
            locks[place] = lock;
            room--;
        }
        return place;
    }

    void add(Sync lock) {
        int place = lock.number & times.length - 1;
        if (locks[place] != lock) {
            place = placeFor(lock);
        }
        times[place]++;
    }

    /** Gives up one; false: there was none. */
    boolean remove(Sync lock) {
        int place = lock.number & times.length - 1;
        if (locks[place] != lock) {
            place = placeOf(lock);
        }
        int held = times[place];
        if (held != 0) {
            times[place] = held - 1;
        }
        return held != 0;
    }

    private void sift() {
        Sync[] before = locks;
        int[] often = times;
        int held = 0;
        for (int n : often) {
            held += n != 0 ? 1 : 0;
        }
        int length = LEAST;
        while (length < 4 * held) {
            length *= 2;
        }
        locks = new Sync[length];
        times = new int[length];
        room = length / 2 - held;
        for (int k = 0; k < before.length; k++) {
            if (often[k] != 0) {
                int place = placeOf(before[k]);
                locks[place] = before[k];
                times[place] = often[k];
            }
        }
    }
}
