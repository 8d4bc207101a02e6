/* SPDX-License-Identifier: MIT */
package java.time;

import static java.time.temporal.ChronoField.ERA;
import static java.time.temporal.ChronoField.MONTH_OF_YEAR;
import static java.time.temporal.ChronoField.PROLEPTIC_MONTH;
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

/** A month of a certain year. */
public final class YearMonth
        implements Temporal, TemporalAdjuster, Comparable<YearMonth>, Serializable {
    private static final long serialVersionUID = 4183400860270640070L;

    private final int year;
    private final int month;

    private YearMonth(int year, int month) {
        this.year = year;
        this.month = month;
    }

    public static YearMonth now() {
        return now(Clock.systemDefaultZone());
    }

    public static YearMonth now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static YearMonth now(Clock clock) {
        LocalDate now = LocalDate.now(clock);
        return of(now.getYear(), now.getMonthValue());
    }

    public static YearMonth of(int year, Month month) {
        Objects.requireNonNull(month, "month");
        return of(year, month.getValue());
    }

    public static YearMonth of(int year, int month) {
        YEAR.checkValidValue(year);
        MONTH_OF_YEAR.checkValidValue(month);
        return new YearMonth(year, month);
    }

    public static YearMonth from(TemporalAccessor temporal) {
        if (temporal instanceof YearMonth) {
            return (YearMonth) temporal;
        }
        Objects.requireNonNull(temporal, "temporal");
        try {
            TemporalAccessor date = IsoChronology.INSTANCE.equals(Chronology.from(temporal))
                    ? temporal : LocalDate.from(temporal);
            return of(date.get(YEAR), date.get(MONTH_OF_YEAR));
        } catch (DateTimeException e) {
            throw Refusal.from("YearMonth", temporal, e);
        }
    }

    public static YearMonth parse(CharSequence text) {
        return parse(text, new DateTimeFormatterBuilder()
                .appendValue(YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('-')
                .appendValue(MONTH_OF_YEAR, 2).toFormatter());
    }

    public static YearMonth parse(CharSequence text, DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.parse(text, YearMonth::from);
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField
                ? field == YEAR || field == MONTH_OF_YEAR || field == PROLEPTIC_MONTH
                || field == YEAR_OF_ERA || field == ERA
                : field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit chronoUnit
                ? chronoUnit.isDateBased() && chronoUnit.compareTo(ChronoUnit.MONTHS) >= 0
                : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField field) {
        return field == YEAR_OF_ERA ? Year.ofEra(year) : Temporal.super.range(field);
    }

    @Override
    public int get(TemporalField field) {
        return range(field).checkValidIntValue(getLong(field), field);
    }

    @Override
    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField chronoField)) {
            return field.getFrom(this);
        }
        return switch (chronoField) {
            case MONTH_OF_YEAR -> month;
            case PROLEPTIC_MONTH -> monthNumber();
            case YEAR_OF_ERA -> year < 1 ? 1 - year : year;
            case YEAR -> year;
            case ERA -> year < 1 ? 0 : 1;
            default -> throw Refusal.of(field);
        };
    }

    private long monthNumber() {
        return year * 12L + month - 1;
    }

    public int getYear() {
        return year;
    }

    public int getMonthValue() {
        return month;
    }

    public Month getMonth() {
        return Month.of(month);
    }

    public boolean isLeapYear() {
        return Year.isLeap(year);
    }

    public boolean isValidDay(int dayOfMonth) {
        return dayOfMonth >= 1 && dayOfMonth <= lengthOfMonth();
    }

    public int lengthOfMonth() {
        return getMonth().length(isLeapYear());
    }

    public int lengthOfYear() {
        return isLeapYear() ? 366 : 365;
    }

    private YearMonth with(int newYear, int newMonth) {
        return year == newYear && month == newMonth ? this : new YearMonth(newYear, newMonth);
    }

    @Override
    public YearMonth with(TemporalAdjuster adjuster) {
        return (YearMonth) adjuster.adjustInto(this);
    }

    @Override
    public YearMonth with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField chronoField)) {
            return field.adjustInto(this, newValue);
        }
        chronoField.checkValidValue(newValue);
        return switch (chronoField) {
            case MONTH_OF_YEAR -> withMonth((int) newValue);
            case PROLEPTIC_MONTH -> plusMonths(newValue - monthNumber());
            case YEAR_OF_ERA -> withYear((int) (year < 1 ? 1 - newValue : newValue));
            case YEAR -> withYear((int) newValue);
            case ERA -> getLong(ERA) == newValue ? this : withYear(1 - year);
            default -> throw Refusal.of(field);
        };
    }

    public YearMonth withYear(int newYear) {
        return with(YEAR.checkValidIntValue(newYear), month);
    }

    public YearMonth withMonth(int newMonth) {
        return with(year, MONTH_OF_YEAR.checkValidIntValue(newMonth));
    }

    @Override
    public YearMonth plus(TemporalAmount amountToAdd) {
        return (YearMonth) amountToAdd.addTo(this);
    }

    @Override
    public YearMonth plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit chronoUnit)) {
            return unit.addTo(this, n);
        }
        if (unit == ChronoUnit.MONTHS) {
            return plusMonths(n);
        }
        if (unit == ChronoUnit.ERAS) {
            return with(ERA, Math.addExact(getLong(ERA), n));
        }
        long years = Year.years(chronoUnit);
        if (years == 0) {
            throw Refusal.of(unit);
        }
        return plusYears(Math.multiplyExact(n, years));
    }

    public YearMonth plusYears(long n) {
        return n == 0 ? this : with(YEAR.checkValidIntValue(year + n), month);
    }

    public YearMonth plusMonths(long n) {
        if (n == 0) {
            return this;
        }
        long months = monthNumber() + n;
        return with(YEAR.checkValidIntValue(Math.floorDiv(months, 12L)),
                (int) Math.floorMod(months, 12L) + 1);
    }

    @Override
    public YearMonth minus(TemporalAmount amountToSubtract) {
        return (YearMonth) amountToSubtract.subtractFrom(this);
    }

    @Override
    public YearMonth minus(long n, TemporalUnit unit) {
        return (YearMonth) Temporal.super.minus(n, unit);
    }

    public YearMonth minusYears(long n) {
        return minus(n, ChronoUnit.YEARS);
    }

    public YearMonth minusMonths(long n) {
        return minus(n, ChronoUnit.MONTHS);
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.chronology() ? (R) IsoChronology.INSTANCE
                : query == TemporalQueries.precision() ? (R) ChronoUnit.MONTHS
                : Temporal.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        if (!Chronology.from(temporal).equals(IsoChronology.INSTANCE)) {
            throw Refusal.notIso();
        }
        return temporal.with(PROLEPTIC_MONTH, monthNumber());
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        YearMonth end = from(endExclusive);
        if (!(unit instanceof ChronoUnit chronoUnit)) {
            return unit.between(this, end);
        }
        if (unit == ChronoUnit.ERAS) {
            return end.getLong(ERA) - getLong(ERA);
        }
        long months = unit == ChronoUnit.MONTHS ? 1 : 12 * Year.years(chronoUnit);
        if (months == 0) {
            throw Refusal.of(unit);
        }
        return (end.monthNumber() - monthNumber()) / months;
    }

    public String format(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.format(this);
    }

    public LocalDate atDay(int dayOfMonth) {
        return LocalDate.of(year, month, dayOfMonth);
    }

    public LocalDate atEndOfMonth() {
        return LocalDate.of(year, month, lengthOfMonth());
    }

    @Override
    public int compareTo(YearMonth other) {
        return year != other.year ? year - other.year : month - other.month;
    }

    public boolean isAfter(YearMonth other) {
        return compareTo(other) > 0;
    }

    public boolean isBefore(YearMonth other) {
        return compareTo(other) < 0;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof YearMonth && compareTo((YearMonth) obj) == 0;
    }

    @Override
    public int hashCode() {
        return year ^ month << 27;
    }

    @Override
    public String toString() {
        StringBuilder sb = LocalDate.appendYear(new StringBuilder(9), year);
        return LocalDate.appendTwo(sb, "-", month).toString();
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
