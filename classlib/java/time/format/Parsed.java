/* SPDX-License-Identifier: MIT */
package java.time.format;

import static java.time.temporal.ChronoField.OFFSET_SECONDS;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * What was read: values of fields, and the date and the time that Resolving finds in them. This
 * class is named in messages of exceptions, so its name is visible.
 */
final class Parsed implements TemporalAccessor {
    final Map<TemporalField, Long> fields = new HashMap<>();
    ZoneId zone;
    Chronology chrono;
    /** The digits of which a chronology that is read behind them makes another year. */
    final Map<NumberPart.Reduced, Long> shorts = new HashMap<>();
    /** Whether the text named the second after 23:59:59. */
    boolean sixtieth;
    /** Of TextPart.OfDayPeriod; negative: none. */
    int partOfDay = -1;
    /** By how much the time exceeds its day. */
    Period beyond = Period.ZERO;
    private ChronoLocalDate date;
    private LocalTime time;

    Parsed copy() {
        Parsed copy = new Parsed();
        copy.fields.putAll(fields);
        copy.shorts.putAll(shorts);
        copy.zone = zone;
        copy.chrono = chrono;
        copy.sixtieth = sixtieth;
        copy.partOfDay = partOfDay;
        return copy;
    }

    void setChronology(Chronology c) {
        chrono = c;
        shorts.forEach((part, digits) -> part.readAgain(this, digits));
    }

    // ---- What became of the fields ----

    ChronoLocalDate date() {
        return date;
    }

    LocalTime time() {
        return time;
    }

    static DateTimeException conflict(String between) {
        return new DateTimeException("Conflict found: " + between);
    }

    /** Any two ways to find the date have to agree. */
    void found(ChronoLocalDate day) {
        ChronoLocalDate known = Objects.requireNonNullElse(date, day);
        if (known == day && !chrono.equals(day.getChronology())) {
            throw new DateTimeException("ChronoLocalDate must use the effective parsed "
                    + "chronology: " + chrono);
        }
        if (!known.equals(day)) {
            throw conflict("Fields resolved to two different dates: " + known + " " + day);
        }
        date = day;
    }

    void found(LocalTime ofDay, Period days) {
        if (time != null) {
            if (!ofDay.equals(time)) {
                throw conflict("Fields resolved to different times: " + time + " " + ofDay);
            }
            if (!(days.equals(beyond) || days.isZero() || beyond.isZero())) {
                throw conflict("Fields resolved to different excess periods: " + beyond + " "
                        + days);
            }
        }
        time = ofDay;
        beyond = days;
    }

    /** The days beyond the time's own go to the date, once there is one. */
    void carryDays() {
        if (date != null && time != null) {
            date = date.plus(beyond.getDays(), ChronoUnit.DAYS);
            beyond = Period.ZERO;
        }
    }

    // ---- As a date and time ----

    /** The date or the time, when it has the field. */
    private TemporalAccessor owner(TemporalField field) {
        return date != null && date.isSupported(field) ? date
                : time != null && time.isSupported(field) ? time : null;
    }

    private static boolean standard(TemporalField field) {
        return field == null || field instanceof ChronoField;
    }

    @Override
    public boolean isSupported(TemporalField field) {
        boolean known = fields.containsKey(field) || owner(field) != null;
        return known || !standard(field) && field.isSupportedBy(this);
    }

    @Override
    public long getLong(TemporalField field) {
        Long read = fields.get(Objects.requireNonNull(field, "field"));
        TemporalAccessor owner = read == null ? owner(field) : null;
        if (read == null && owner == null && standard(field)) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        return read != null ? read : owner != null ? owner.getLong(field) : field.getFrom(this);
    }

    private ZoneOffset offset() {
        Long seconds = fields.get(OFFSET_SECONDS);
        return seconds != null ? ZoneOffset.ofTotalSeconds(seconds.intValue())
                : zone instanceof ZoneOffset fixed ? fixed : null;
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.zoneId()) {
            return (R) zone;
        }
        if (query == TemporalQueries.chronology()) {
            return (R) chrono;
        }
        if (query == TemporalQueries.localDate()) {
            return (R) (date != null ? LocalDate.from(date) : null);
        }
        return query == TemporalQueries.localTime() ? (R) time
                : query == TemporalQueries.offset() ? (R) offset()
                : TemporalAccessor.super.query(query);
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder().append(fields).append(',').append(chrono);
        if (zone != null) {
            sb.append(',').append(zone);
        }
        if (date != null || time != null) {
            sb.append(" resolved to ").append(date == null ? time : time == null ? date
                    : date + "T" + time);
        }
        return sb.toString();
    }
}
