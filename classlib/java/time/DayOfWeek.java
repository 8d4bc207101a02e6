/* SPDX-License-Identifier: MIT */
package java.time;

import static java.time.temporal.ChronoField.DAY_OF_WEEK;

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

/** A day of the week, Monday first. */
public enum DayOfWeek implements TemporalAccessor, TemporalAdjuster {
    MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY;

    private static final DayOfWeek[] DAYS = values();

    public static DayOfWeek of(int dayOfWeek) {
        if (dayOfWeek < 1 || dayOfWeek > 7) {
            throw new DateTimeException("Invalid value for DayOfWeek: " + dayOfWeek);
        }
        return DAYS[dayOfWeek - 1];
    }

    public static DayOfWeek from(TemporalAccessor temporal) {
        if (temporal instanceof DayOfWeek) {
            return (DayOfWeek) temporal;
        }
        try {
            return of(temporal.get(DAY_OF_WEEK));
        } catch (DateTimeException e) {
            throw Refusal.from("DayOfWeek", temporal, e);
        }
    }

    public int getValue() {
        return ordinal() + 1;
    }

    public String getDisplayName(TextStyle style, Locale locale) {
        return new DateTimeFormatterBuilder().appendText(DAY_OF_WEEK, style).toFormatter(locale)
                .format(this);
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field == DAY_OF_WEEK
                : field != null && field.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField field) {
        return field == DAY_OF_WEEK ? field.range() : TemporalAccessor.super.range(field);
    }

    @Override
    public int get(TemporalField field) {
        return field == DAY_OF_WEEK ? getValue() : TemporalAccessor.super.get(field);
    }

    @Override
    public long getLong(TemporalField field) {
        return field == DAY_OF_WEEK ? getValue() : Refusal.foreign(field, this);
    }

    public DayOfWeek plus(long days) {
        return DAYS[(ordinal() + (int) (days % 7) + 7) % 7];
    }

    public DayOfWeek minus(long days) {
        return plus(-(days % 7));
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.precision() ? (R) ChronoUnit.DAYS
                : TemporalAccessor.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(DAY_OF_WEEK, getValue());
    }
}
