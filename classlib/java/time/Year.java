/* SPDX-License-Identifier: MIT */
package java.time;

import static java.time.temporal.ChronoField.ERA;
import static java.time.temporal.ChronoField.YEAR;
import static java.time.temporal.ChronoField.YEAR_OF_ERA;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.SignStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;
import java.util.Objects;

/** A year. */
public final class Year implements Temporal, TemporalAdjuster, Comparable<Year>, Serializable {
    private static final long serialVersionUID = -23038383694477807L;
    public static final int MIN_VALUE = -999_999_999;
    public static final int MAX_VALUE = 999_999_999;

    private final int year;

    private Year(int year) {
        this.year = year;
    }

    public static Year now() {
        return now(Clock.systemDefaultZone());
    }

    public static Year now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static Year now(Clock clock) {
        return of(LocalDate.now(clock).getYear());
    }

    public static Year of(int isoYear) {
        return new Year(YEAR.checkValidIntValue(isoYear));
    }

    public static Year from(TemporalAccessor temporal) {
        if (temporal instanceof Year) {
            return (Year) temporal;
        }
        Objects.requireNonNull(temporal, "temporal");
        try {
            return of((IsoChronology.INSTANCE.equals(Chronology.from(temporal)) ? temporal
                    : LocalDate.from(temporal)).get(YEAR));
        } catch (DateTimeException e) {
            throw Refusal.from("Year", temporal, e);
        }
    }

    public static Year parse(CharSequence text) {
        return parse(text, new DateTimeFormatterBuilder().parseLenient()
                .appendValue(YEAR, 1, 10, SignStyle.NORMAL).toFormatter());
    }

    public static Year parse(CharSequence text, DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.parse(text, Year::from);
    }

    public static boolean isLeap(long year) {
        return (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    public int getValue() {
        return year;
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field == YEAR || field == YEAR_OF_ERA || field == ERA
                : field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit chronoUnit
                ? chronoUnit.isDateBased() && chronoUnit.compareTo(ChronoUnit.YEARS) >= 0
                : unit != null && unit.isSupportedBy(this);
    }

    /** A year of an era ends later in the era of negative years. */
    static ValueRange ofEra(int year) {
        return ValueRange.of(1, year <= 0 ? MAX_VALUE + 1 : MAX_VALUE);
    }

    @Override
    public ValueRange range(TemporalField field) {
        return field == YEAR_OF_ERA ? ofEra(year) : Temporal.super.range(field);
    }

    @Override
    public int get(TemporalField field) {
        return range(field).checkValidIntValue(getLong(field), field);
    }

    @Override
    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        if (!isSupported(field)) {
            throw Refusal.of(field);
        }
        return field == YEAR ? year : field == ERA ? year < 1 ? 0 : 1 : year < 1 ? 1 - year : year;
    }

    public boolean isLeap() {
        return isLeap(year);
    }

    public boolean isValidMonthDay(MonthDay monthDay) {
        return monthDay != null && monthDay.isValidYear(year);
    }

    public int length() {
        return isLeap() ? 366 : 365;
    }

    @Override
    public Year with(TemporalAdjuster adjuster) {
        return (Year) adjuster.adjustInto(this);
    }

    @Override
    public Year with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField chronoField)) {
            return field.adjustInto(this, newValue);
        }
        chronoField.checkValidValue(newValue);
        if (!isSupported(field)) {
            throw Refusal.of(field);
        }
        return field == YEAR ? of((int) newValue)
                : field == ERA ? getLong(ERA) == newValue ? this : of(1 - year)
                : of((int) (year < 1 ? 1 - newValue : newValue));
    }

    @Override
    public Year plus(TemporalAmount amountToAdd) {
        return (Year) amountToAdd.addTo(this);
    }

    /** How many years a unit has; 0 for those that are not counted in years. */
    static long years(ChronoUnit unit) {
        return switch (unit) {
            case YEARS -> 1;
            case DECADES -> 10;
            case CENTURIES -> 100;
            case MILLENNIA -> 1000;
            default -> 0;
        };
    }

    @Override
    public Year plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit chronoUnit)) {
            return unit.addTo(this, n);
        }
        if (unit == ChronoUnit.ERAS) {
            return with(ERA, Math.addExact(getLong(ERA), n));
        }
        long years = years(chronoUnit);
        if (years == 0) {
            throw Refusal.of(unit);
        }
        return plusYears(Math.multiplyExact(n, years));
    }

    public Year plusYears(long n) {
        return n == 0 ? this : of(YEAR.checkValidIntValue(year + n));
    }

    @Override
    public Year minus(TemporalAmount amountToSubtract) {
        return (Year) amountToSubtract.subtractFrom(this);
    }

    @Override
    public Year minus(long n, TemporalUnit unit) {
        return (Year) Temporal.super.minus(n, unit);
    }

    public Year minusYears(long n) {
        return minus(n, ChronoUnit.YEARS);
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.chronology() ? (R) IsoChronology.INSTANCE
                : query == TemporalQueries.precision() ? (R) ChronoUnit.YEARS
                : Temporal.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        if (!Chronology.from(temporal).equals(IsoChronology.INSTANCE)) {
            throw Refusal.notIso();
        }
        return temporal.with(YEAR, year);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        Year end = from(endExclusive);
        if (!(unit instanceof ChronoUnit chronoUnit)) {
            return unit.between(this, end);
        }
        if (unit == ChronoUnit.ERAS) {
            return end.getLong(ERA) - getLong(ERA);
        }
        long years = years(chronoUnit);
        if (years == 0) {
            throw Refusal.of(unit);
        }
        return ((long) end.year - year) / years;
    }

    public String format(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.format(this);
    }

    public LocalDate atDay(int dayOfYear) {
        return LocalDate.ofYearDay(year, dayOfYear);
    }

    public YearMonth atMonth(Month month) {
        return YearMonth.of(year, month);
    }

    public YearMonth atMonth(int month) {
        return YearMonth.of(year, month);
    }

    public LocalDate atMonthDay(MonthDay monthDay) {
        return monthDay.atYear(year);
    }

    @Override
    public int compareTo(Year other) {
        return year - other.year;
    }

    public boolean isAfter(Year other) {
        return year > other.year;
    }

    public boolean isBefore(Year other) {
        return year < other.year;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Year && year == ((Year) obj).year;
    }

    @Override
    public int hashCode() {
        return year;
    }

    @Override
    public String toString() {
        return Integer.toString(year);
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
