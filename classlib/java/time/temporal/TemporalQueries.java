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

/** The usual questions. The first three are known to those who answer, by identity. */
public final class TemporalQueries {
    private static final TemporalQuery<ZoneId> ZONE_ID = new Named<>("ZoneId");
    private static final TemporalQuery<Chronology> CHRONOLOGY = new Named<>("Chronology");
    private static final TemporalQuery<TemporalUnit> PRECISION = new Named<>("Precision");
    private static final TemporalQuery<ZoneOffset> OFFSET = new Named<>("ZoneOffset") {
        @Override
        public ZoneOffset queryFrom(TemporalAccessor temporal) {
            return temporal.isSupported(OFFSET_SECONDS)
                    ? ZoneOffset.ofTotalSeconds(temporal.get(OFFSET_SECONDS)) : null;
        }
    };
    private static final TemporalQuery<ZoneId> ZONE = new Named<>("Zone") {
        @Override
        public ZoneId queryFrom(TemporalAccessor temporal) {
            ZoneId zone = temporal.query(ZONE_ID);
            return zone != null ? zone : temporal.query(OFFSET);
        }
    };
    private static final TemporalQuery<LocalDate> LOCAL_DATE = new Named<>("LocalDate") {
        @Override
        public LocalDate queryFrom(TemporalAccessor temporal) {
            return temporal.isSupported(EPOCH_DAY)
                    ? LocalDate.ofEpochDay(temporal.getLong(EPOCH_DAY)) : null;
        }
    };
    private static final TemporalQuery<LocalTime> LOCAL_TIME = new Named<>("LocalTime") {
        @Override
        public LocalTime queryFrom(TemporalAccessor temporal) {
            return temporal.isSupported(NANO_OF_DAY)
                    ? LocalTime.ofNanoOfDay(temporal.getLong(NANO_OF_DAY)) : null;
        }
    };

    private TemporalQueries() {
    }

    /** A query with a name; unless it knows better, it asks whom it is put to. */
    private static class Named<R> implements TemporalQuery<R> {
        private final String name;

        Named(String name) {
            this.name = name;
        }

        @Override
        public R queryFrom(TemporalAccessor temporal) {
            return temporal.query(this);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    public static TemporalQuery<ZoneId> zoneId() {
        return ZONE_ID;
    }

    public static TemporalQuery<Chronology> chronology() {
        return CHRONOLOGY;
    }

    public static TemporalQuery<TemporalUnit> precision() {
        return PRECISION;
    }

    public static TemporalQuery<ZoneId> zone() {
        return ZONE;
    }

    public static TemporalQuery<ZoneOffset> offset() {
        return OFFSET;
    }

    public static TemporalQuery<LocalDate> localDate() {
        return LOCAL_DATE;
    }

    public static TemporalQuery<LocalTime> localTime() {
        return LOCAL_TIME;
    }
}
