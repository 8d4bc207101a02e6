/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

/**
 * What becomes of a pool of threads: it only goes on to later phases.
 *
 * <pre>
 *     OPEN      takes tasks
 *     DRAINING  takes no more, runs what waits   after shutdown()
 *     HALTING   runs what runs, its threads end  after shutdownNow(), or when nothing is left
 *                                                to drain
 *     OVER      has no threads and never will    when the last one has ended
 * </pre>
 */
enum PoolPhase {
    OPEN, DRAINING, HALTING, OVER;

    /** Whether threads take no task any more. */
    boolean halts() {
        return this == HALTING || this == OVER;
    }

    boolean isBetween() {
        return this == DRAINING || this == HALTING;
    }

    /** This phase, or another if that is later. */
    PoolPhase atLeast(PoolPhase other) {
        return compareTo(other) < 0 ? other : this;
    }
}
