/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Where a fixed number of threads wait for each other, again and again. */
public class CyclicBarrier {
    private static final class Generation {
        boolean broken;
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition trip = lock.newCondition();
    private final int parties;
    private final Runnable action;
    private Generation generation = new Generation();
    private int count;

    public CyclicBarrier(int parties, Runnable barrierAction) {
        if (parties <= 0) {
            throw new IllegalArgumentException();
        }
        this.parties = parties;
        this.count = parties;
        this.action = barrierAction;
    }

    public CyclicBarrier(int parties) {
        this(parties, null);
    }

    public int getParties() {
        return parties;
    }

    private void next() {
        trip.signalAll();
        count = parties;
        generation = new Generation();
    }

    private void breakIt() {
        generation.broken = true;
        count = parties;
        trip.signalAll();
    }

    private int await(boolean timed, long nanos)
            throws InterruptedException, BrokenBarrierException, TimeoutException {
        lock.lock();
        try {
            Generation g = generation;
            if (g.broken) {
                throw new BrokenBarrierException();
            }
            if (Thread.interrupted()) {
                breakIt();
                throw new InterruptedException();
            }
            int index = --count;
            if (index == 0) {
                boolean ok = false;
                try {
                    if (action != null) {
                        action.run();
                    }
                    ok = true;
                    next();
                    return 0;
                } finally {
                    if (!ok) {
                        breakIt();
                    }
                }
            }
            for (;;) {
                try {
                    if (!timed) {
                        trip.await();
                    } else if (nanos > 0) {
                        nanos = trip.awaitNanos(nanos);
                    }
                } catch (InterruptedException e) {
                    if (g == generation && !g.broken) {
                        breakIt();
                        throw e;
                    }
                    Thread.currentThread().interrupt();
                }
                if (g.broken) {
                    throw new BrokenBarrierException();
                }
                if (g != generation) {
                    return index;
                }
                if (timed && nanos <= 0) {
                    breakIt();
                    throw new TimeoutException();
                }
            }
        } finally {
            lock.unlock();
        }
    }

    public int await() throws InterruptedException, BrokenBarrierException {
        try {
            return await(false, 0);
        } catch (TimeoutException e) {
            throw new Error(e);
        }
    }

    public int await(long timeout, TimeUnit unit)
            throws InterruptedException, BrokenBarrierException, TimeoutException {
        return await(true, unit.toNanos(timeout));
    }

    public boolean isBroken() {
        lock.lock();
        try {
            return generation.broken;
        } finally {
            lock.unlock();
        }
    }

    public void reset() {
        lock.lock();
        try {
            breakIt();
            next();
        } finally {
            lock.unlock();
        }
    }

    public int getNumberWaiting() {
        lock.lock();
        try {
            return parties - count;
        } finally {
            lock.unlock();
        }
    }
}
