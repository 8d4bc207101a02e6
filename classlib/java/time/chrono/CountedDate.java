/* SPDX-License-Identifier: MIT */
package java.time.chrono;

import static java.time.temporal.ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH;
import static java.time.temporal.ChronoField.ALIGNED_DAY_OF_WEEK_IN_YEAR;
import static java.time.temporal.ChronoField.ALIGNED_WEEK_OF_MONTH;
import static java.time.temporal.ChronoField.ALIGNED_WEEK_OF_YEAR;
import static java.time.temporal.ChronoField.DAY_OF_MONTH;
import static java.time.temporal.ChronoField.DAY_OF_WEEK;
import static java.time.temporal.ChronoField.DAY_OF_YEAR;
import static java.time.temporal.ChronoField.EPOCH_DAY;
import static java.time.temporal.ChronoField.ERA;
import static java.time.temporal.ChronoField.MONTH_OF_YEAR;
import static java.time.temporal.ChronoField.PROLEPTIC_MONTH;
import static java.time.temporal.ChronoField.YEAR;
import static java.time.temporal.ChronoField.YEAR_OF_ERA;

import java.io.Serializable;
import java.time.LocalTime;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/**
 * A date of a calendar of twelve months that is not the world's: its fields,
 * by a few that each calendar tells.
 */
abstract class CountedDate<D extends CountedDate<D>> implements ChronoLocalDate, Serializable {
    private static final long serialVersionUID = 6282433883239719096L;

    // ---- What a calendar tells of a date, and its other dates ----

    abstract int year();

    abstract int yearOfEra();

    abstract int month();

    abstract int day();

    abstract int dayOfYear();

    abstract D at(long epochDay);

    /** The same day of that year, or the last of its month. */
    abstract D inYear(int year);

    abstract D inMonth(int month);

    abstract D onDay(int dayOfMonth);

    abstract D onDayOfYear(int dayOfYear);

    abstract D monthsLater(long months);

    abstract D yearsLater(long years);

    abstract ValueRange yearsOfEra();

    // ---- Fields ----

    private static UnsupportedTemporalTypeException unsupported(TemporalField field) {
        return new UnsupportedTemporalTypeException("Unsupported field: " + field);
    }

    /** The weeks that begin with a month have five, and four when it has 28 days. */
    ValueRange alignedWeeks() {
        return ValueRange.of(1, (lengthOfMonth() + 6) / 7);
    }

    @Override
    public ValueRange range(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.rangeRefinedBy(this);
        }
        if (!isSupported(field)) {
            throw unsupported(field);
        }
        switch ((ChronoField) field) {
        case DAY_OF_MONTH: return ValueRange.of(1, lengthOfMonth());
        case DAY_OF_YEAR: return ValueRange.of(1, lengthOfYear());
        case ALIGNED_WEEK_OF_MONTH: return alignedWeeks();
        case YEAR_OF_ERA: return yearsOfEra();
        default: return getChronology().range((ChronoField) field);
        }
    }

    private long months() {
        return year() * 12L + month() - 1;
    }

    private int dayOfWeek() {
        return (int) Math.floorMod(toEpochDay() + 3, 7L) + 1;
    }

    /* How each field is read. Days are counted from 1, in a month or a year,
     * and so are the weeks that begin with it. */
    private static final Map<ChronoField, ToLongFunction<CountedDate<?>>> READERS =
            new EnumMap<>(ChronoField.class);

    private static void countDays(ToIntFunction<CountedDate<?>> count, ChronoField day,
            ChronoField week, ChronoField dayOfWeek) {
        READERS.put(day, date -> count.applyAsInt(date));
        READERS.put(week, date -> (count.applyAsInt(date) + 6) / 7);
        READERS.put(dayOfWeek, date -> (count.applyAsInt(date) + 6) % 7 + 1);
    }

    static {
        countDays(CountedDate::day, DAY_OF_MONTH, ALIGNED_WEEK_OF_MONTH,
                ALIGNED_DAY_OF_WEEK_IN_MONTH);
        countDays(CountedDate::dayOfYear, DAY_OF_YEAR, ALIGNED_WEEK_OF_YEAR,
                ALIGNED_DAY_OF_WEEK_IN_YEAR);
        READERS.put(EPOCH_DAY, CountedDate::toEpochDay);
        READERS.put(DAY_OF_WEEK, CountedDate::dayOfWeek);
        READERS.put(MONTH_OF_YEAR, CountedDate::month);
        READERS.put(PROLEPTIC_MONTH, CountedDate::months);
        READERS.put(YEAR, CountedDate::year);
        READERS.put(YEAR_OF_ERA, CountedDate::yearOfEra);
        READERS.put(ERA, date -> date.getEra().getValue());
    }

    @Override
    public long getLong(TemporalField field) {
        if (field instanceof ChronoField) {
            if (isSupported(field)) {
                return READERS.get(field).applyAsLong(this);
            }
            throw unsupported(field);
        }
        return field.getFrom(this);
    }

    @SuppressWarnings("unchecked")
    private D self() {
        return (D) this;
    }

    @SuppressWarnings("unchecked")
    @Override
    public D with(TemporalField field, long value) {
        if (!(field instanceof ChronoField)) {
            return (D) ChronoLocalDate.super.with(field, value);
        }
        long now = getLong(field);
        if (value == now) {
            return self();
        }
        ChronoField f = (ChronoField) field;
        ValueRange valid = switch (f) {
        case EPOCH_DAY, DAY_OF_WEEK -> f.range();
        default -> validFor(f);
        };
        valid.checkValidValue(value, f);
        switch (f) {
        case DAY_OF_MONTH: return onDay((int) value);
        case DAY_OF_YEAR: return onDayOfYear((int) value);
        case EPOCH_DAY: return at(value);
        case ALIGNED_WEEK_OF_MONTH, ALIGNED_WEEK_OF_YEAR: return daysLater((value - now) * 7);
        case MONTH_OF_YEAR: return inMonth((int) value);
        case PROLEPTIC_MONTH: return monthsLater(value - now);
        case YEAR: return inYear((int) value);
        case YEAR_OF_ERA: return inYear(getChronology().prolepticYear(getEra(), (int) value));
        case ERA:
            return inYear(getChronology()
                    .prolepticYear(getChronology().eraOf((int) value), yearOfEra()));
        default: return daysLater(value - now);
        }
    }

    /** The values that a field may be set to. */
    ValueRange validFor(ChronoField field) {
        return getChronology().range(field);
    }

    // ---- Arithmetic ----

    private D daysLater(long days) {
        return days == 0 ? self() : at(Math.addExact(toEpochDay(), days));
    }

    @SuppressWarnings("unchecked")
    @Override
    public D plus(long amount, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return (D) ChronoLocalDate.super.plus(amount, unit);
        }
        switch ((ChronoUnit) unit) {
        case DAYS: return daysLater(amount);
        case WEEKS: return daysLater(Math.multiplyExact(amount, 7L));
        case MONTHS: return monthsLater(amount);
        case YEARS: return yearsLater(amount);
        case DECADES: return yearsLater(Math.multiplyExact(amount, 10L));
        case CENTURIES: return yearsLater(Math.multiplyExact(amount, 100L));
        case MILLENNIA: return yearsLater(Math.multiplyExact(amount, 1000L));
        case ERAS: return with(ERA, Math.addExact(getLong(ERA), amount));
        default: throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        Objects.requireNonNull(endExclusive, "endExclusive");
        ChronoLocalDate end = getChronology().date(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            Objects.requireNonNull(unit, "unit");
            return unit.between(this, end);
        }
        if (unit == ChronoUnit.ERAS) {
            return end.getLong(ERA) - getLong(ERA);
        }
        if (!unit.isDateBased()) {
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
        // Units are multiples of a day or of a mean month.
        long seconds = unit.getDuration().getSeconds(),
                month = ChronoUnit.MONTHS.getDuration().getSeconds();
        return seconds < month
                ? (end.toEpochDay() - toEpochDay())
                / (seconds / ChronoUnit.DAYS.getDuration().getSeconds())
                : wholeMonths((CountedDate<?>) end) / (seconds / month);
    }

    private long wholeMonths(CountedDate<?> end) {
        long months = end.months() - months();
        return months > 0 && end.day() < day() ? months - 1
                : months < 0 && end.day() > day() ? months + 1 : months;
    }

    @Override
    public ChronoPeriod until(ChronoLocalDate endDate) {
        CountedDate<?> end = (CountedDate<?>) getChronology().date(endDate);
        long months = wholeMonths(end);
        boolean back = end.months() - months() < 0;
        long days = back && end.day() > day() ? end.day() - day() - end.lengthOfMonth()
                : end.toEpochDay() - monthsLater(months).toEpochDay();
        if (back && end.day() <= day()) {
            days = end.day() - day();
        }
        return getChronology()
                .period(Math.toIntExact(months / 12), (int) (months % 12), (int) days);
    }

    // ---- Views ----

    @SuppressWarnings("unchecked")
    @Override
    public ChronoLocalDateTime<D> atTime(LocalTime time) {
        return (ChronoLocalDateTime<D>) ChronoLocalDate.super.atTime(time);
    }

    @Override
    public boolean equals(Object obj) {
        return this == obj || obj instanceof CountedDate && compareTo((CountedDate<?>) obj) == 0;
    }

    @Override
    public int hashCode() {
        return getChronology().getId().hashCode() ^ Long.hashCode(toEpochDay());
    }

    @Override
    public String toString() {
        return getChronology() + " " + getEra() + " " + yearOfEra() + (month() < 10 ? "-0" : "-")
                + month() + (day() < 10 ? "-0" : "-") + day();
    }
}
