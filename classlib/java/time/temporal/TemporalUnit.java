/* SPDX-License-Identifier: MIT */
package java.time.temporal;

import java.time.Duration;
import java.time.LocalTime;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoLocalDateTime;
import java.time.chrono.ChronoZonedDateTime;

/** A unit of time. */
public interface TemporalUnit {
    Duration getDuration();

    boolean isDurationEstimated();

    boolean isDateBased();

    boolean isTimeBased();

    default boolean isSupportedBy(Temporal temporal) {
        boolean time = temporal instanceof LocalTime;
        if (time || temporal instanceof ChronoLocalDate) {
            return time ? isTimeBased() : isDateBased();
        }
        if (temporal instanceof ChronoLocalDateTime || temporal instanceof ChronoZonedDateTime) {
            return true;
        }
        Boolean forward = canAdd(temporal, 1);
        return forward != null ? forward : Boolean.TRUE.equals(canAdd(temporal, -1));
    }

    /** Null: not so many, which says nothing of others. */
    private Boolean canAdd(Temporal temporal, long amount) {
        try {
            temporal.plus(amount, this);
        } catch (UnsupportedTemporalTypeException never) {
            return false;
        } catch (RuntimeException beyondTheEnd) {
            return null;
        }
        return true;
    }

    <R extends Temporal> R addTo(R temporal, long amount);

    long between(Temporal temporal1Inclusive, Temporal temporal2Exclusive);

    String toString();
}
