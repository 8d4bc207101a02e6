/* SPDX-License-Identifier: MIT */
package java.time;

import static java.time.temporal.ChronoField.MONTH_OF_YEAR;

import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.ValueRange;
import java.util.Locale;

/** A month of the year. */
public enum Month implements TemporalAccessor, TemporalAdjuster {
    JANUARY, FEBRUARY, MARCH, APRIL, MAY, JUNE, JULY, AUGUST, SEPTEMBER, OCTOBER, NOVEMBER,
    DECEMBER;

    private static final Month[] MONTHS = values();

    public static Month of(int month) {
        if (month < 1 || month > 12) {
            throw new DateTimeException("Invalid value for MonthOfYear: " + month);
        }
        return MONTHS[month - 1];
    }

    public static Month from(TemporalAccessor temporal) {
        if (temporal instanceof Month) {
            return (Month) temporal;
        }
        try {
            TemporalAccessor date = IsoChronology.INSTANCE.equals(Chronology.from(temporal))
                    ? temporal : LocalDate.from(temporal);
            return of(date.get(MONTH_OF_YEAR));
        } catch (DateTimeException e) {
            throw Refusal.from("Month", temporal, e);
        }
    }

    public int getValue() {
        return ordinal() + 1;
    }

    public String getDisplayName(TextStyle style, Locale locale) {
        return new DateTimeFormatterBuilder().appendText(MONTH_OF_YEAR, style)
                .toFormatter(locale).format(this);
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field == MONTH_OF_YEAR
                : field != null && field.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField field) {
        return field == MONTH_OF_YEAR ? field.range() : TemporalAccessor.super.range(field);
    }

    @Override
    public int get(TemporalField field) {
        return field == MONTH_OF_YEAR ? getValue() : TemporalAccessor.super.get(field);
    }

    @Override
    public long getLong(TemporalField field) {
        return field == MONTH_OF_YEAR ? getValue() : Refusal.foreign(field, this);
    }

    public Month plus(long months) {
        return MONTHS[(ordinal() + (int) (months % 12) + 12) % 12];
    }

    public Month minus(long months) {
        return plus(-(months % 12));
    }

    public int length(boolean leapYear) {
        return this == FEBRUARY ? leapYear ? 29 : 28 : maxLength();
    }

    public int minLength() {
        return length(false);
    }

    public int maxLength() {
        return this == FEBRUARY ? 29
                : this == APRIL || this == JUNE || this == SEPTEMBER || this == NOVEMBER ? 30 : 31;
    }

    public int firstDayOfYear(boolean leapYear) {
        int day = 1;
        for (int i = 0; i < ordinal(); i++) {
            day += MONTHS[i].length(leapYear);
        }
        return day;
    }

    public Month firstMonthOfQuarter() {
        return MONTHS[ordinal() / 3 * 3];
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.chronology() ? (R) IsoChronology.INSTANCE
                : query == TemporalQueries.precision() ? (R) ChronoUnit.MONTHS
                : TemporalAccessor.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        if (!Chronology.from(temporal).equals(IsoChronology.INSTANCE)) {
            throw Refusal.notIso();
        }
        return temporal.with(MONTH_OF_YEAR, getValue());
    }
}
