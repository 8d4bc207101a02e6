/* SPDX-License-Identifier: MIT */
package java.time.temporal;

/** A way to make one date or time of another. */
@FunctionalInterface
public interface TemporalAdjuster {
    Temporal adjustInto(Temporal temporal);
}
