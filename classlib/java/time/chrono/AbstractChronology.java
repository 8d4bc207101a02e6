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

    /** Of the same moment, what else tells them apart. */
    static int compareForms(ChronoZonedDateTime<?> a, ChronoZonedDateTime<?> b) {
        int order = a.toLocalDateTime().compareTo(b.toLocalDateTime());
        order = order != 0 ? order : a.getZone().getId().compareTo(b.getZone().getId());
        return order != 0 ? order : a.getChronology().compareTo(b.getChronology());
    }

    // ---- Dates of fields ----

    /** What tells a date together with the year: the first row of which all is there counts. */
    private static final ChronoField[][] WITH_YEAR = {
        {MONTH_OF_YEAR, DAY_OF_MONTH},
        {MONTH_OF_YEAR, ALIGNED_WEEK_OF_MONTH, ALIGNED_DAY_OF_WEEK_IN_MONTH},
        {MONTH_OF_YEAR, ALIGNED_WEEK_OF_MONTH, DAY_OF_WEEK},
        {DAY_OF_YEAR},
        {ALIGNED_WEEK_OF_YEAR, ALIGNED_DAY_OF_WEEK_IN_YEAR},
        {ALIGNED_WEEK_OF_YEAR, DAY_OF_WEEK}};

    @Override
    public ChronoLocalDate resolveDate(Map<TemporalField, Long> values, ResolverStyle style) {
        Long epochDay = values.remove(EPOCH_DAY);
        if (epochDay != null) {
            return dateEpochDay(epochDay);
        }
        Long months = values.remove(PROLEPTIC_MONTH);
        if (months != null) {
            long[] split = yearAndMonth(style == ResolverStyle.LENIENT ? months
                    : PROLEPTIC_MONTH.checkValidValue(months));
            tell(values, MONTH_OF_YEAR, split[1]);
            tell(values, YEAR, split[0]);
        }
        leaveEra(values, style);
        if (values.containsKey(YEAR)) {
            for (ChronoField[] row : WITH_YEAR) {
                if (containsAll(values, row)) {
                    return date(values, row, style);
                }
            }
        }
        return null;
    }

    /** Two ways to a value have to agree. */
    static void tell(Map<TemporalField, Long> values, ChronoField field, long value) {
        Long known = values.putIfAbsent(field, value);
        if (known != null && known.longValue() != value) {
            throw new DateTimeException("Conflict found: " + field + " " + known + " differs from "
                    + field + " " + value);
        }
    }

    private static boolean containsAll(Map<TemporalField, Long> values, ChronoField[] fields) {
        for (ChronoField field : fields) {
            if (!values.containsKey(field)) {
                return false;
            }
        }
        return true;
    }

    /** The year, and the month in it from 1 on. */
    long[] yearAndMonth(long prolepticMonth) {
        ChronoLocalDate date = dateNow().with(DAY_OF_MONTH, 1)
                .with(PROLEPTIC_MONTH, prolepticMonth);
        return new long[] {date.get(YEAR), date.get(MONTH_OF_YEAR)};
    }

    /** A year of an era becomes a year; strictly read, it stays when nothing tells the era. */
    void leaveEra(Map<TemporalField, Long> values, ResolverStyle style) {
        Long ofEra = values.get(YEAR_OF_ERA);
        Long era = values.get(ERA);
        if (ofEra != null) {
            Long year = yearOf(era, values.get(YEAR), ofEra, style);
            if (year != null) {
                values.remove(YEAR_OF_ERA);
                values.remove(ERA);
                tell(values, YEAR, year);
            }
        } else if (era != null) {
            range(ERA).checkValidValue(era, ERA);
        }
    }

    /** Null, if the era is unknown: no value of it was read, nor a year that lies in it. */
    Long yearOf(Long era, Long known, long ofEra, ResolverStyle style) {
        int year = style == ResolverStyle.LENIENT ? Math.toIntExact(ofEra)
                : range(YEAR_OF_ERA).checkValidIntValue(ofEra, YEAR_OF_ERA);
        Era in;
        if (era != null) {
            in = eraOf(range(ERA).checkValidIntValue(era, ERA));
        } else if (known != null) {
            in = dateYearDay(range(YEAR).checkValidIntValue(known, YEAR), 1).getEra();
        } else if (style == ResolverStyle.STRICT) {
            return null;
        } else {
            List<Era> all = eras();
            if (all.isEmpty()) {
                return (long) year;
            }
            in = all.get(all.size() - 1);
        }
        return (long) prolepticYear(in, year);
    }

    private ChronoLocalDate date(Map<TemporalField, Long> values, ChronoField[] row,
            ResolverStyle style) {
        boolean lenient = style == ResolverStyle.LENIENT;
        int year = range(YEAR).checkValidIntValue(values.remove(YEAR), YEAR);
        long[] counts = new long[row.length];
        for (int i = 0; i < row.length; i++) {
            long value = values.remove(row[i]);
            counts[i] = lenient ? Math.subtractExact(value, 1)
                    : range(row[i]).checkValidIntValue(value, row[i]) - 1;
        }
        int first = (int) counts[0] + 1;
        if (!lenient && row.length == 1) {
            return dateYearDay(year, first);
        }
        if (!lenient && row[1] == DAY_OF_MONTH) {
            int day = (int) counts[1] + 1;
            boolean sure = style == ResolverStyle.STRICT
                    || day <= range(DAY_OF_MONTH).getSmallestMaximum();
            return date(year, first, sure ? day
                    : Math.min(day, date(year, first, 1).lengthOfMonth()));
        }
        boolean ofMonth = row[0] == MONTH_OF_YEAR;
        ChronoLocalDate date = ofMonth ? date(year, 1, 1) : dateYearDay(year, 1);
        for (int i = 0; i < row.length; i++) {
            date = row[i] != DAY_OF_WEEK ? date.plus(counts[i], row[i].getBaseUnit())
                    : onDayOfWeek(date, lenient ? counts[i] : counts[i] + 1);
        }
        if (style == ResolverStyle.STRICT
                && date.get(ofMonth ? MONTH_OF_YEAR : YEAR) != (ofMonth ? first : year)) {
            throw new DateTimeException("Strict mode rejected resolved date as it is in a "
                    + "different " + (ofMonth ? "month" : "year"));
        }
        return date;
    }

    /** Of the seven days from a date on; days above 7 or below 1 lie whole weeks away. */
    private static ChronoLocalDate onDayOfWeek(ChronoLocalDate from, long day) {
        long weeks = day < 1 || day > 7 ? Math.subtractExact(day, day < 1 ? 7 : 1) / 7 : 0;
        ChronoLocalDate start = from.plus(weeks, WEEKS);
        return start.with(TemporalAdjusters.nextOrSame(DayOfWeek.of((int) ((day + 6) % 7) + 1)));
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
