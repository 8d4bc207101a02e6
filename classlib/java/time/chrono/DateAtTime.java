/* SPDX-License-Identifier: MIT */
package java.time.chrono;

import static java.time.temporal.ChronoField.EPOCH_DAY;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;
import java.util.Objects;

/**
 * A date of any calendar with a time of day, for calendars that have no such class of their own.
 */
final class DateAtTime<D extends ChronoLocalDate> implements ChronoLocalDateTime<D>, Serializable {
    private static final long serialVersionUID = 4556003607393004514L;
    private static final long NANOS_OF_DAY = 86_400_000_000_000L;

    private final transient D date;
    private final transient LocalTime time;

    DateAtTime(D date, LocalTime time) {
        this.date = Objects.requireNonNull(date, "date");
        this.time = Objects.requireNonNull(time, "time");
    }

    @Override
    public D toLocalDate() {
        return date;
    }

    @Override
    public LocalTime toLocalTime() {
        return time;
    }

    @SuppressWarnings("unchecked")
    private DateAtTime<D> with(Temporal newDate, LocalTime newTime) {
        if (newDate == date && newTime == time) {
            return this;
        }
        ChronoLocalDate other = (ChronoLocalDate) newDate;
        return new DateAtTime<>((D) AbstractChronology.own(getChronology(), other,
                other.getChronology()), newTime);
    }

    /** A result that must be of this calendar. */
    @SuppressWarnings("unchecked")
    private DateAtTime<D> own(Temporal temporal) {
        DateAtTime<D> other = (DateAtTime<D>) temporal;
        return AbstractChronology.own(getChronology(), other, other.getChronology());
    }

    // ---- Fields ----

    private Temporal partWith(TemporalField field) {
        return field.isTimeBased() ? time : date;
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field.isDateBased() || field.isTimeBased()
                : field != null && field.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField field) {
        return field instanceof ChronoField ? partWith(field).range(field)
                : field.rangeRefinedBy(this);
    }

    @Override
    public int get(TemporalField field) {
        return field instanceof ChronoField ? partWith(field).get(field)
                : range(field).checkValidIntValue(getLong(field), field);
    }

    @Override
    public long getLong(TemporalField field) {
        return field instanceof ChronoField ? partWith(field).getLong(field) : field.getFrom(this);
    }

    @Override
    public DateAtTime<D> with(TemporalField field, long value) {
        return !(field instanceof ChronoField) ? own(field.adjustInto(this, value))
                : field.isTimeBased() ? with(date, time.with(field, value))
                : with(date.with(field, value), time);
    }

    @Override
    public DateAtTime<D> with(TemporalAdjuster adjuster) {
        return adjuster instanceof ChronoLocalDate ? with((ChronoLocalDate) adjuster, time)
                : adjuster instanceof LocalTime ? with(date, (LocalTime) adjuster)
                : own(adjuster instanceof DateAtTime ? (DateAtTime<?>) adjuster
                        : adjuster.adjustInto(this));
    }

    // ---- Arithmetic ----

    private static long nanos(TemporalUnit unit) {
        return unit.getDuration().toNanos();
    }

    @Override
    public DateAtTime<D> plus(long amount, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return own(unit.addTo(this, amount));
        }
        if (!unit.isTimeBased()) {
            return with(date.plus(amount, unit), time);
        }
        long perDay = NANOS_OF_DAY / nanos(unit);
        long nanos = time.toNanoOfDay() + Math.floorMod(amount, perDay) * nanos(unit);
        long days = Math.floorDiv(amount, perDay) + nanos / NANOS_OF_DAY;
        return with(date.plus(days, ChronoUnit.DAYS), LocalTime.ofNanoOfDay(nanos % NANOS_OF_DAY));
    }

    @SuppressWarnings("unchecked")
    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        Objects.requireNonNull(endExclusive, "endExclusive");
        ChronoLocalDateTime<D> end = (ChronoLocalDateTime<D>) getChronology()
                .localDateTime(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            Objects.requireNonNull(unit, "unit");
            return unit.between(this, end);
        }
        long days = end.getLong(EPOCH_DAY) - date.getLong(EPOCH_DAY);
        long nanos = end.toLocalTime().toNanoOfDay() - time.toNanoOfDay();
        // A day that is not whole counts as time, of the same sign.
        if (days > 0 && nanos < 0) {
            days--;
            nanos += NANOS_OF_DAY;
        } else if (days < 0 && nanos > 0) {
            days++;
            nanos -= NANOS_OF_DAY;
        }
        if (!unit.isTimeBased()) {
            return date.until(end.toLocalDate().with(EPOCH_DAY, date.toEpochDay() + days), unit);
        }
        return Math.addExact(Math.multiplyExact(days, NANOS_OF_DAY / nanos(unit)),
                nanos / nanos(unit));
    }

    @Override
    public ChronoZonedDateTime<D> atZone(ZoneId zone) {
        return DateTimeInZone.of(this, zone, null);
    }

    // ---- Views ----

    @Override
    public boolean equals(Object obj) {
        return this == obj || obj instanceof ChronoLocalDateTime
                && compareTo((ChronoLocalDateTime<?>) obj) == 0;
    }

    @Override
    public int hashCode() {
        return date.hashCode() ^ time.hashCode();
    }

    @Override
    public String toString() {
        return date + "T" + time;
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
