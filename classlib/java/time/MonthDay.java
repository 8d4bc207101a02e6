/* SPDX-License-Identifier: MIT */
package java.time;

import static java.time.temporal.ChronoField.DAY_OF_MONTH;
import static java.time.temporal.ChronoField.MONTH_OF_YEAR;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.ValueRange;
import java.util.Objects;

/** A day of a month of no certain year. */
public final class MonthDay
        implements TemporalAccessor, TemporalAdjuster, Comparable<MonthDay>, Serializable {
    private static final long serialVersionUID = -939150713474957432L;

    private final int month;
    private final int day;

    private MonthDay(int month, int day) {
        this.month = month;
        this.day = day;
    }

    public static MonthDay now() {
        return now(Clock.systemDefaultZone());
    }

    public static MonthDay now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static MonthDay now(Clock clock) {
        LocalDate now = LocalDate.now(clock);
        return of(now.getMonth(), now.getDayOfMonth());
    }

    public static MonthDay of(Month month, int dayOfMonth) {
        int longest = Objects.requireNonNull(month, "month").maxLength();
        if (DAY_OF_MONTH.checkValidIntValue(dayOfMonth) <= longest) {
            return new MonthDay(month.getValue(), dayOfMonth);
        }
        throw new DateTimeException("Illegal value for DayOfMonth field, value " + dayOfMonth
                + " is not valid for month " + month.name());
    }

    public static MonthDay of(int month, int dayOfMonth) {
        return of(Month.of(month), dayOfMonth);
    }

    public static MonthDay from(TemporalAccessor temporal) {
        if (temporal instanceof MonthDay) {
            return (MonthDay) temporal;
        }
        try {
            TemporalAccessor date = IsoChronology.INSTANCE.equals(Chronology.from(temporal))
                    ? temporal : LocalDate.from(temporal);
            return of(date.get(MONTH_OF_YEAR), date.get(DAY_OF_MONTH));
        } catch (DateTimeException e) {
            throw Refusal.from("MonthDay", temporal, e);
        }
    }

    public static MonthDay parse(CharSequence text) {
        return parse(text, new DateTimeFormatterBuilder().appendLiteral("--")
                .appendValue(MONTH_OF_YEAR, 2).appendLiteral('-').appendValue(DAY_OF_MONTH, 2)
                .toFormatter());
    }

    public static MonthDay parse(CharSequence text, DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.parse(text, MonthDay::from);
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field == MONTH_OF_YEAR || field == DAY_OF_MONTH
                : field != null && field.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField field) {
        return field == MONTH_OF_YEAR ? field.range() : field == DAY_OF_MONTH
                ? ValueRange.of(1, getMonth().minLength(), getMonth().maxLength())
                : TemporalAccessor.super.range(field);
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
        return field == MONTH_OF_YEAR ? month : day;
    }

    public int getMonthValue() {
        return month;
    }

    public Month getMonth() {
        return Month.of(month);
    }

    public int getDayOfMonth() {
        return day;
    }

    public boolean isValidYear(int year) {
        return day != 29 || month != 2 || Year.isLeap(year);
    }

    public MonthDay withMonth(int newMonth) {
        return with(Month.of(newMonth));
    }

    public MonthDay with(Month newMonth) {
        Objects.requireNonNull(newMonth, "month");
        return newMonth.getValue() == month ? this
                : new MonthDay(newMonth.getValue(), Math.min(day, newMonth.maxLength()));
    }

    public MonthDay withDayOfMonth(int dayOfMonth) {
        return dayOfMonth == day ? this : of(month, dayOfMonth);
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.chronology() ? (R) IsoChronology.INSTANCE
                : TemporalAccessor.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        if (!Chronology.from(temporal).equals(IsoChronology.INSTANCE)) {
            throw Refusal.notIso();
        }
        Temporal inMonth = temporal.with(MONTH_OF_YEAR, month);
        return inMonth.with(DAY_OF_MONTH,
                Math.min(inMonth.range(DAY_OF_MONTH).getMaximum(), day));
    }

    public String format(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.format(this);
    }

    public LocalDate atYear(int year) {
        return LocalDate.of(year, month, isValidYear(year) ? day : 28);
    }

    @Override
    public int compareTo(MonthDay other) {
        return month != other.month ? month - other.month : day - other.day;
    }

    public boolean isAfter(MonthDay other) {
        return compareTo(other) > 0;
    }

    public boolean isBefore(MonthDay other) {
        return compareTo(other) < 0;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof MonthDay && compareTo((MonthDay) obj) == 0;
    }

    @Override
    public int hashCode() {
        return (month << 6) + day;
    }

    @Override
    public String toString() {
        return LocalDate.appendTwo(LocalDate.appendTwo(new StringBuilder(7), "--", month), "-",
                day).toString();
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
