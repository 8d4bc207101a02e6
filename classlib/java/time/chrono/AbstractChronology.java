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
import static java.time.temporal.ChronoUnit.DAYS;
import static java.time.temporal.ChronoUnit.MONTHS;
import static java.time.temporal.ChronoUnit.WEEKS;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What calendars have in common, first of all how a date is found from parsed fields. */
public abstract class AbstractChronology implements Chronology {
    protected AbstractChronology() {
    }

    // ---- For the interfaces of this package, which cannot hide methods of their own ----

    static Chronology chronologyOf(TemporalAccessor temporal, String type) {
        Chronology chrono = temporal.query(TemporalQueries.chronology());
        if (chrono == null) {
            throw new DateTimeException("Unable to obtain " + type + " from TemporalAccessor: "
                    + temporal.getClass());
        }
        return chrono;
    }

    /** The value, when its calendar is the expected one. */
    static <T> T own(Chronology expected, T value, Chronology actual) {
        if (!expected.equals(actual)) {
            throw new ClassCastException("Chronology mismatch, expected: " + expected.getId()
                    + ", actual: " + actual.getId());
        }
        return value;
    }

    static int compareOnTimeLine(ChronoLocalDateTime<?> a, ChronoLocalDateTime<?> b) {
        int order = Long.compare(a.toLocalDate().toEpochDay(), b.toLocalDate().toEpochDay());
        return order != 0 ? order
                : Long.compare(a.toLocalTime().toNanoOfDay(), b.toLocalTime().toNanoOfDay());
    }

    static int compareOnTimeLine(ChronoZonedDateTime<?> a, ChronoZonedDateTime<?> b) {
        int order = Long.compare(a.toEpochSecond(), b.toEpochSecond());
        return order != 0 ? order
                : Integer.compare(a.toLocalTime().getNano(), b.toLocalTime().getNano());
    }

    // ---- Dates of fields ----

    void addFieldValue(Map<TemporalField, Long> values, ChronoField field, long value) {
        Long old = values.get(field);
        if (old != null && old != value) {
            throw new DateTimeException("Conflict found: " + field + " " + old + " differs from "
                    + field + " " + value);
        }
        values.put(field, value);
    }

    @Override
    public ChronoLocalDate resolveDate(Map<TemporalField, Long> values, ResolverStyle style) {
        if (values.containsKey(EPOCH_DAY)) {
            return dateEpochDay(values.remove(EPOCH_DAY));
        }
        resolveProlepticMonth(values, style);
        ChronoLocalDate date = resolveYearOfEra(values, style);
        if (date != null || !values.containsKey(YEAR)) {
            return date;
        }
        boolean dayOfWeek = values.containsKey(DAY_OF_WEEK);
        if (values.containsKey(MONTH_OF_YEAR)) {
            if (values.containsKey(DAY_OF_MONTH)) {
                return resolveYMD(values, style);
            }
            if (values.containsKey(ALIGNED_WEEK_OF_MONTH)) {
                if (values.containsKey(ALIGNED_DAY_OF_WEEK_IN_MONTH)) {
                    return aligned(values, style, true, ALIGNED_DAY_OF_WEEK_IN_MONTH);
                }
                if (dayOfWeek) {
                    return aligned(values, style, true, DAY_OF_WEEK);
                }
            }
        }
        if (values.containsKey(DAY_OF_YEAR)) {
            int year = year(values);
            if (style == ResolverStyle.LENIENT) {
                return dateYearDay(year, 1).plus(less(values.remove(DAY_OF_YEAR)), DAYS);
            }
            return dateYearDay(year, checked(values, DAY_OF_YEAR));
        }
        if (values.containsKey(ALIGNED_WEEK_OF_YEAR)) {
            if (values.containsKey(ALIGNED_DAY_OF_WEEK_IN_YEAR)) {
                return aligned(values, style, false, ALIGNED_DAY_OF_WEEK_IN_YEAR);
            }
            if (dayOfWeek) {
                return aligned(values, style, false, DAY_OF_WEEK);
            }
        }
        return null;
    }

    private static long less(long value) {
        return Math.subtractExact(value, 1);
    }

    private int checked(Map<TemporalField, Long> values, ChronoField field) {
        return range(field).checkValidIntValue(values.remove(field), field);
    }

    private int year(Map<TemporalField, Long> values) {
        return checked(values, YEAR);
    }

    void resolveProlepticMonth(Map<TemporalField, Long> values, ResolverStyle style) {
        Long month = values.remove(PROLEPTIC_MONTH);
        if (month != null) {
            if (style != ResolverStyle.LENIENT) {
                PROLEPTIC_MONTH.checkValidValue(month);
            }
            ChronoLocalDate date = dateNow().with(DAY_OF_MONTH, 1).with(PROLEPTIC_MONTH, month);
            addFieldValue(values, MONTH_OF_YEAR, date.get(MONTH_OF_YEAR));
            addFieldValue(values, YEAR, date.get(YEAR));
        }
    }

    ChronoLocalDate resolveYearOfEra(Map<TemporalField, Long> values, ResolverStyle style) {
        Long yearOfEra = values.remove(YEAR_OF_ERA);
        if (yearOfEra == null) {
            if (values.containsKey(ERA)) {
                range(ERA).checkValidValue(values.get(ERA), ERA);
            }
            return null;
        }
        Long era = values.remove(ERA);
        int year = style == ResolverStyle.LENIENT ? Math.toIntExact(yearOfEra)
                : range(YEAR_OF_ERA).checkValidIntValue(yearOfEra, YEAR_OF_ERA);
        if (era != null) {
            addFieldValue(values, YEAR,
                    prolepticYear(eraOf(range(ERA).checkValidIntValue(era, ERA)), year));
        } else if (values.containsKey(YEAR)) {
            int known = range(YEAR).checkValidIntValue(values.get(YEAR), YEAR);
            addFieldValue(values, YEAR, prolepticYear(dateYearDay(known, 1).getEra(), year));
        } else if (style == ResolverStyle.STRICT) {
            values.put(YEAR_OF_ERA, yearOfEra);
        } else {
            List<Era> eras = eras();
            addFieldValue(values, YEAR, eras.isEmpty() ? year
                    : prolepticYear(eras.get(eras.size() - 1), year));
        }
        return null;
    }

    ChronoLocalDate resolveYMD(Map<TemporalField, Long> values, ResolverStyle style) {
        int year = year(values);
        if (style == ResolverStyle.LENIENT) {
            long months = less(values.remove(MONTH_OF_YEAR));
            long days = less(values.remove(DAY_OF_MONTH));
            return date(year, 1, 1).plus(months, MONTHS).plus(days, DAYS);
        }
        int month = checked(values, MONTH_OF_YEAR);
        int day = checked(values, DAY_OF_MONTH);
        if (style == ResolverStyle.SMART) {
            day = Math.min(day, date(year, month, 1).lengthOfMonth());
        }
        return date(year, month, day);
    }

    /** A date of a week in its month or year, and of a day in that week or its name. */
    private ChronoLocalDate aligned(Map<TemporalField, Long> values, ResolverStyle style,
            boolean inMonth, ChronoField dayField) {
        int year = year(values);
        ChronoField weekField = inMonth ? ALIGNED_WEEK_OF_MONTH : ALIGNED_WEEK_OF_YEAR;
        if (style == ResolverStyle.LENIENT) {
            long months = inMonth ? less(values.remove(MONTH_OF_YEAR)) : 0;
            long weeks = less(values.remove(weekField));
            long day = less(values.remove(dayField));
            ChronoLocalDate base = inMonth ? date(year, 1, 1) : dateYearDay(year, 1);
            base = base.plus(months, MONTHS).plus(weeks, WEEKS);
            return dayField != DAY_OF_WEEK ? base.plus(day, DAYS) : lenientDayOfWeek(base, day);
        }
        int month = inMonth ? checked(values, MONTH_OF_YEAR) : 0;
        int week = checked(values, weekField);
        int day = checked(values, dayField);
        ChronoLocalDate date = inMonth ? date(year, month, 1) : dateYearDay(year, 1);
        date = date.plus((week - 1) * 7 + (dayField == DAY_OF_WEEK ? 0 : day - 1), DAYS);
        if (dayField == DAY_OF_WEEK) {
            date = date.with(TemporalAdjusters.nextOrSame(DayOfWeek.of(day)));
        }
        if (style == ResolverStyle.STRICT
                && (inMonth ? date.get(MONTH_OF_YEAR) != month : date.get(YEAR) != year)) {
            throw new DateTimeException("Strict mode rejected resolved date as it is in a "
                    + "different " + (inMonth ? "month" : "year"));
        }
        return date;
    }

    private static ChronoLocalDate lenientDayOfWeek(ChronoLocalDate base, long day) {
        if (day > 7) {
            base = base.plus((day - 1) / 7, WEEKS);
            day = (day - 1) % 7 + 1;
        } else if (day < 1) {
            base = base.plus(Math.subtractExact(day, 7) / 7, WEEKS);
            day = (day + 6) % 7 + 1;
        }
        return base.with(TemporalAdjusters.nextOrSame(DayOfWeek.of((int) day)));
    }

    // ---- Names ----

    @Override
    public int compareTo(Chronology other) {
        return getId().compareTo(other.getId());
    }

    @Override
    public boolean equals(Object obj) {
        return this == obj || obj instanceof AbstractChronology
                && compareTo((AbstractChronology) obj) == 0;
    }

    @Override
    public int hashCode() {
        return getClass().hashCode() ^ getId().hashCode();
    }

    @Override
    public String toString() {
        return getId();
    }
}
