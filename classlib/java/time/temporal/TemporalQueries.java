/* SPDX-License-Identifier: MIT */
package java.time.temporal;

import static java.time.temporal.ChronoField.EPOCH_DAY;
import static java.time.temporal.ChronoField.NANO_OF_DAY;
import static java.time.temporal.ChronoField.OFFSET_SECONDS;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.Chronology;

/** The usual questions. */
public final class TemporalQueries {
    private TemporalQueries() {
    }

    /** The first three are known to those who answer, by identity; the others are told how. */
    private enum Question implements TemporalQuery<Object> {
        IN_REGION("ZoneId"), IN_CALENDAR("Chronology"), IN_UNITS("Precision"),
        AT_OFFSET("ZoneOffset"), ANYWHERE("Zone"), ON_DAY("LocalDate"), OF_DAY("LocalTime");

        private final String asked;

        Question(String asked) {
            this.asked = asked;
        }

        @Override
        public Object queryFrom(TemporalAccessor temporal) {
            return switch (this) {
                case AT_OFFSET -> temporal.isSupported(OFFSET_SECONDS)
                        ? ZoneOffset.ofTotalSeconds(temporal.get(OFFSET_SECONDS)) : null;
                case ANYWHERE -> {
                    Object region = temporal.query(IN_REGION);
                    yield region == null ? temporal.query(AT_OFFSET) : region;
                }
                case ON_DAY -> temporal.isSupported(EPOCH_DAY)
                        ? LocalDate.ofEpochDay(temporal.getLong(EPOCH_DAY)) : null;
                case OF_DAY -> temporal.isSupported(NANO_OF_DAY)
                        ? LocalTime.ofNanoOfDay(temporal.getLong(NANO_OF_DAY)) : null;
                default -> temporal.query(this);
            };
        }

        @SuppressWarnings("unchecked")
        <R> TemporalQuery<R> typed() {
            return (TemporalQuery<R>) (TemporalQuery<?>) this;
        }

        @Override
        public String toString() {
            return asked;
        }
    }

    public static TemporalQuery<ZoneId> zoneId() {
        return Question.IN_REGION.typed();
    }

    public static TemporalQuery<Chronology> chronology() {
        return Question.IN_CALENDAR.typed();
    }

    public static TemporalQuery<TemporalUnit> precision() {
        return Question.IN_UNITS.typed();
    }

    public static TemporalQuery<ZoneId> zone() {
        return Question.ANYWHERE.typed();
    }

    public static TemporalQuery<ZoneOffset> offset() {
        return Question.AT_OFFSET.typed();
    }

    public static TemporalQuery<LocalDate> localDate() {
        return Question.ON_DAY.typed();
    }

    public static TemporalQuery<LocalTime> localTime() {
        return Question.OF_DAY.typed();
    }
}
