/* SPDX-License-Identifier: MIT */
package java.time.temporal;

import java.time.Duration;

/** A unit of time. */
public interface TemporalUnit {
    Duration getDuration();

    boolean isDurationEstimated();

    boolean isDateBased();

    boolean isTimeBased();

    String toString();
}
