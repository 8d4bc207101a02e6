/* SPDX-License-Identifier: MIT */
package java.time.temporal;

import static java.time.temporal.ChronoField.EPOCH_DAY;
import static java.time.temporal.ChronoUnit.DAYS;
import static java.time.temporal.ChronoUnit.FOREVER;

import java.time.DateTimeException;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.format.ResolverStyle;
import java.util.Map;

/** Counts of days that begin elsewhere than in 1970. */
public final class JulianFields {
    public static final TemporalField JULIAN_DAY = Field.JULIAN_DAY;
    public static final TemporalField MODIFIED_JULIAN_DAY = Field.MODIFIED_JULIAN_DAY;
    public static final TemporalField RATA_DIE = Field.RATA_DIE;

    private JulianFields() {
    }

    private enum Field implements DateField {
        JULIAN_DAY("JulianDay", 2440588L),
        MODIFIED_JULIAN_DAY("ModifiedJulianDay", 40587L),
        RATA_DIE("RataDie", 719163L);

        private final String name;
        private final long offset;
        private final ValueRange range;

        Field(String name, long offset) {
            this.name = name;
            this.offset = offset;
            range = ValueRange.of(-365243219162L + offset, 365241780471L + offset);
        }

        @Override
        public TemporalUnit getBaseUnit() {
            return DAYS;
        }

        @Override
        public TemporalUnit getRangeUnit() {
            return FOREVER;
        }

        @Override
        public ValueRange range() {
            return range;
        }

        @Override
        public boolean isSupportedBy(TemporalAccessor temporal) {
            return temporal.isSupported(EPOCH_DAY);
        }

        @Override
        public ValueRange rangeRefinedBy(TemporalAccessor temporal) {
            if (!isSupportedBy(temporal)) {
                throw new DateTimeException("Unsupported field: " + this);
            }
            return range;
        }

        @Override
        public long getFrom(TemporalAccessor temporal) {
            return temporal.getLong(EPOCH_DAY) + offset;
        }

        @SuppressWarnings("unchecked")
        @Override
        public <R extends Temporal> R adjustInto(R temporal, long newValue) {
            if (!range.isValidValue(newValue)) {
                throw new DateTimeException("Invalid value: " + name + " " + newValue);
            }
            return (R) temporal.with(EPOCH_DAY, Math.subtractExact(newValue, offset));
        }

        @Override
        public ChronoLocalDate resolve(Map<TemporalField, Long> fieldValues,
                TemporalAccessor partialTemporal, ResolverStyle resolverStyle) {
            long day = fieldValues.remove(this);
            if (resolverStyle != ResolverStyle.LENIENT) {
                range.checkValidValue(day, this);
            }
            return Chronology.from(partialTemporal)
                    .dateEpochDay(Math.subtractExact(day, offset));
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
