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

/** What the parts of a formatter need to print a date or time. */
final class Printing {
    final TemporalAccessor temporal;
    final DateTimeFormatter formatter;
    /** How many optional parts are being printed. */
    int optional;

    Printing(TemporalAccessor temporal, DateTimeFormatter formatter) {
        this.temporal = in(formatter.getChronology(), formatter.getZone(), temporal);
        this.formatter = formatter;
    }

    Locale locale() {
        return formatter.getLocale();
    }

    DecimalStyle style() {
        return formatter.getDecimalStyle();
    }

    /** Whether an optional part has nothing to print; elsewhere the temporal refuses the field. */
    boolean lacks(TemporalField field) {
        return optional > 0 && !temporal.isSupported(field);
    }

    /** Null only in an optional part. */
    <R> R answer(TemporalQuery<R> query) {
        R answer = temporal.query(query);
        if (optional > 0 || answer != null) {
            return answer;
        }
        throw new DateTimeException("Unable to extract " + query + " from temporal " + temporal);
    }

    @Override
    public String toString() {
        return temporal.toString();
    }

    /** The temporal in a calendar and a zone that may be others than its own; null: its own. */
    private static TemporalAccessor in(Chronology chrono, ZoneId zone, TemporalAccessor given) {
        if (chrono == null && zone == null) {
            return given;
        }
        Chronology ownChrono = given.query(TemporalQueries.chronology());
        ZoneId ownZone = given.query(TemporalQueries.zoneId());
        boolean otherChrono = chrono != null && !chrono.equals(ownChrono);
        Chronology shown = otherChrono ? chrono : ownChrono;
        ChronoLocalDate date = null;
        if (zone != null && !zone.equals(ownZone)) {
            if (given.isSupported(INSTANT_SECONDS)) {
                return (shown == null ? IsoChronology.INSTANCE : shown)
                        .zonedDateTime(Instant.from(given), zone);
            }
            keepOffset(given, zone);
        } else if (!otherChrono) {
            return given;
        } else {
            zone = ownZone;
        }
        if (otherChrono) {
            date = dateIn(chrono, given, ownChrono);
        }
        return new Adjusted(given, date, shown, zone);
    }

    /** Without a moment, a zone that is an offset cannot replace another offset. */
    private static void keepOffset(TemporalAccessor given, ZoneId zone) {
        if (given.isSupported(OFFSET_SECONDS)
                && zone.normalized() instanceof ZoneOffset offset
                && offset.getTotalSeconds() != given.get(OFFSET_SECONDS)) {
            throw new DateTimeException("Unable to apply override zone '" + zone
                    + "' because the temporal object being formatted has a different offset "
                    + "but does not represent an instant: " + given);
        }
    }

    /** Only whole dates can be told in another calendar; null: there is nothing of a date. */
    private static ChronoLocalDate dateIn(Chronology chrono, TemporalAccessor given,
            Chronology ownChrono) {
        if (given.isSupported(EPOCH_DAY)) {
            return chrono.date(given);
        }
        boolean same = ownChrono == null && chrono == IsoChronology.INSTANCE;
        for (ChronoField field : ChronoField.values()) {
            if (!same && field.isDateBased() && given.isSupported(field)) {
                throw new DateTimeException("Unable to apply override chronology '" + chrono
                        + "' because the temporal object being formatted contains date "
                        + "fields but does not represent a whole date: " + given);
            }
        }
        return null;
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
