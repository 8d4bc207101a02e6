/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

/**
 * Where a fixed number of threads wait for each other, again and again.
 *
 * Each time is a Round: OPEN while threads are missing, then PASSED or BROKEN for ever. Threads
 * arrive at the present round under the barrier's lock, and wait at the round's own latch, which
 * opens when the round is no longer open. The last one runs the action under the lock, so that
 * nobody arrives meanwhile, and begins the next round. A broken round stays the present one until
 * reset.
 */
public class CyclicBarrier {
    private enum Outcome { OPEN, PASSED, BROKEN }

    private static final class Round {
        final CountDownLatch over = new CountDownLatch(1);
        int arrived; // by the lock
        volatile Outcome outcome = Outcome.OPEN; // changes once, by the lock

        boolean end(Outcome how) {
            boolean open = outcome == Outcome.OPEN;
            if (open) {
                outcome = how;
                over.countDown();
            }
            return open;
        }
    }

    private final Object lock = new Object();
    private final int parties;
    private final Runnable action;
    private Round present = new Round(); // by the lock

    public CyclicBarrier(int parties, Runnable barrierAction) {
        if (parties < 1) {
            throw new IllegalArgumentException();
        }
        this.parties = parties;
        this.action = barrierAction;
    }

    public CyclicBarrier(int parties) {
        this(parties, null);
    }

    public int getParties() {
        return parties;
    }

    /** At `patience` nanoseconds it gives up, unless that is negative. */
    private int arrive(long patience)
            throws InterruptedException, BrokenBarrierException, TimeoutException {
        Round round;
        int missing;
        synchronized (lock) {
            round = present;
            if (round.outcome == Outcome.BROKEN) {
                throw new BrokenBarrierException();
            }
            if (Thread.interrupted()) {
                round.end(Outcome.BROKEN);
                throw new InterruptedException();
            }
            missing = parties - ++round.arrived;
            if (missing == 0) {
                pass(round);
                return 0;
            }
        }
        await(round, patience);
        if (round.outcome == Outcome.BROKEN) {
            throw new BrokenBarrierException();
        }
        return missing;
    }

    private void pass(Round round) {
        try {
            if (action != null) {
                action.run();
            }
            present = new Round();
            round.end(Outcome.PASSED);
        } finally {
            round.end(Outcome.BROKEN); // when the action has thrown
        }
    }

    /**
     * Whoever stops waiting breaks the round, if it was still open;
     * otherwise it is as if the round had been in time.
     */
    private void await(Round round, long patience) throws InterruptedException, TimeoutException {
        boolean over = true;
        boolean interrupted = false;
        try {
            if (patience < 0) {
                round.over.await();
            } else {
                over = round.over.await(patience, TimeUnit.NANOSECONDS);
            }
        } catch (InterruptedException e) {
            interrupted = true;
        }
        if (over && !interrupted) {
            return;
        }
        boolean broke;
        synchronized (lock) {
            broke = round.end(Outcome.BROKEN);
        }
        if (!broke && interrupted) {
            Thread.currentThread().interrupt();
        } else if (broke && interrupted) {
            throw new InterruptedException();
        } else if (broke) {
            throw new TimeoutException();
        }
    }

    public int await() throws InterruptedException, BrokenBarrierException {
        try {
            return arrive(-1);
        } catch (TimeoutException e) {
            throw new Error(e);
        }
    }

    public int await(long timeout, TimeUnit unit)
            throws InterruptedException, BrokenBarrierException, TimeoutException {
        return arrive(Math.max(0, unit.toNanos(timeout)));
    }

    public boolean isBroken() {
        synchronized (lock) {
            return present.outcome == Outcome.BROKEN;
        }
    }

    public void reset() {
        synchronized (lock) {
            present.end(Outcome.BROKEN);
            present = new Round();
        }
    }

    public int getNumberWaiting() {
        synchronized (lock) {
            return present.outcome == Outcome.OPEN ? present.arrived : 0;
        }
    }
}
