/* SPDX-License-Identifier: MIT */
package java.time.format;

import static java.time.temporal.ChronoField.EPOCH_DAY;
import static java.time.temporal.ChronoField.INSTANT_SECONDS;
import static java.time.temporal.ChronoField.OFFSET_SECONDS;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.ValueRange;
import java.util.Locale;
import java.util.Objects;

/** What the parts of a formatter need to print a date or time. */
final class Printing {
    final TemporalAccessor temporal;
    final DateTimeFormatter formatter;
    /** How many optional parts are being printed. */
    int optional;

    Printing(TemporalAccessor temporal, DateTimeFormatter formatter) {
        this.temporal = adjust(temporal, formatter);
        this.formatter = formatter;
    }

    Locale locale() {
        return formatter.getLocale();
    }

    DecimalStyle style() {
        return formatter.getDecimalStyle();
    }

    /** Null only in an optional part. */
    Long value(TemporalField field) {
        return optional > 0 && !temporal.isSupported(field) ? null : temporal.getLong(field);
    }

    <R> R value(TemporalQuery<R> query) {
        R result = temporal.query(query);
        if (result == null && optional == 0) {
            throw new DateTimeException("Unable to extract " + query + " from temporal "
                    + temporal);
        }
        return result;
    }

    @Override
    public String toString() {
        return temporal.toString();
    }

    /** With the formatter's own chronology and zone. */
    private static TemporalAccessor adjust(TemporalAccessor temporal,
            DateTimeFormatter formatter) {
        Chronology chrono = formatter.getChronology();
        ZoneId zone = formatter.getZone();
        if (chrono == null && zone == null) {
            return temporal;
        }
        Chronology currentChrono = temporal.query(TemporalQueries.chronology());
        ZoneId currentZone = temporal.query(TemporalQueries.zoneId());
        chrono = Objects.equals(chrono, currentChrono) ? null : chrono;
        zone = Objects.equals(zone, currentZone) ? null : zone;
        if (chrono == null && zone == null) {
            return temporal;
        }
        Chronology effective = chrono != null ? chrono : currentChrono;
        if (zone != null) {
            if (temporal.isSupported(INSTANT_SECONDS)) {
                return Objects.requireNonNullElse(effective, IsoChronology.INSTANCE)
                        .zonedDateTime(Instant.from(temporal), zone);
            }
            if (zone.normalized() instanceof ZoneOffset && temporal.isSupported(OFFSET_SECONDS)
                    && temporal.get(OFFSET_SECONDS)
                    != zone.getRules().getOffset(Instant.EPOCH).getTotalSeconds()) {
                throw new DateTimeException("Unable to apply override zone '" + zone
                        + "' because the temporal object being formatted has a different offset "
                        + "but does not represent an instant: " + temporal);
            }
        }
        ChronoLocalDate date = null;
        if (chrono != null && temporal.isSupported(EPOCH_DAY)) {
            date = chrono.date(temporal);
        } else if (chrono != null && !(chrono == IsoChronology.INSTANCE
                && currentChrono == null)) {
            for (ChronoField field : ChronoField.values()) {
                if (field.isDateBased() && temporal.isSupported(field)) {
                    throw new DateTimeException("Unable to apply override chronology '" + chrono
                            + "' because the temporal object being formatted contains date "
                            + "fields but does not represent a whole date: " + temporal);
                }
            }
        }
        return new Adjusted(temporal, date, effective, zone != null ? zone : currentZone);
    }

    private static final class Adjusted implements TemporalAccessor {
        private final TemporalAccessor temporal;
        private final ChronoLocalDate date;
        private final Chronology chrono;
        private final ZoneId zone;

        Adjusted(TemporalAccessor temporal, ChronoLocalDate date, Chronology chrono, ZoneId zone) {
            this.temporal = temporal;
            this.date = date;
            this.chrono = chrono;
            this.zone = zone;
        }

        private TemporalAccessor part(TemporalField field) {
            return date != null && field.isDateBased() ? date : temporal;
        }

        @Override
        public boolean isSupported(TemporalField field) {
            return part(field).isSupported(field);
        }

        @Override
        public ValueRange range(TemporalField field) {
            return part(field).range(field);
        }

        @Override
        public long getLong(TemporalField field) {
            return part(field).getLong(field);
        }

        @SuppressWarnings("unchecked")
        @Override
        public <R> R query(TemporalQuery<R> query) {
            return query == TemporalQueries.chronology() ? (R) chrono
                    : query == TemporalQueries.zoneId() ? (R) zone
                    : query == TemporalQueries.precision() ? temporal.query(query)
                    : query.queryFrom(this);
        }

        @Override
        public String toString() {
            return temporal + (chrono != null ? " with chronology " + chrono : "")
                    + (zone != null ? " with zone " + zone : "");
        }
    }
}
