/* SPDX-License-Identifier: MIT */
package java.time.temporal;

import static java.time.temporal.ChronoField.DAY_OF_MONTH;
import static java.time.temporal.ChronoField.DAY_OF_WEEK;
import static java.time.temporal.ChronoField.DAY_OF_YEAR;
import static java.time.temporal.ChronoField.MONTH_OF_YEAR;
import static java.time.temporal.ChronoField.YEAR;
import static java.time.temporal.ChronoUnit.DAYS;
import static java.time.temporal.ChronoUnit.FOREVER;
import static java.time.temporal.ChronoUnit.MONTHS;
import static java.time.temporal.ChronoUnit.WEEKS;
import static java.time.temporal.ChronoUnit.YEARS;

import java.io.InvalidObjectException;
import java.io.Serializable;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.format.ResolverStyle;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** Weeks that begin with a certain day; the first of a year or month has so many days at least. */
public final class WeekFields implements Serializable {
    private static final long serialVersionUID = -1177360819670808121L;
    private static final ConcurrentHashMap<String, WeekFields> CACHE = new ConcurrentHashMap<>();

    public static final WeekFields ISO = of(DayOfWeek.MONDAY, 4);
    public static final WeekFields SUNDAY_START = of(DayOfWeek.SUNDAY, 1);
    public static final TemporalUnit WEEK_BASED_YEARS = IsoFields.WEEK_BASED_YEARS;

    private final DayOfWeek firstDayOfWeek;
    private final int minimalDays;
    private final transient Field dayOfWeek = new Field("DayOfWeek", this, DAYS, WEEKS,
            ValueRange.of(1, 7));
    private final transient Field weekOfMonth = new Field("WeekOfMonth", this, WEEKS, MONTHS,
            ValueRange.of(0, 1, 4, 6));
    private final transient Field weekOfYear = new Field("WeekOfYear", this, WEEKS, YEARS,
            ValueRange.of(0, 1, 52, 54));
    private final transient Field weekOfWeekBasedYear = new Field("WeekOfWeekBasedYear", this,
            WEEKS, IsoFields.WEEK_BASED_YEARS, ValueRange.of(1, 52, 53));
    private final transient Field weekBasedYear = new Field("WeekBasedYear", this,
            IsoFields.WEEK_BASED_YEARS, FOREVER, YEAR.range());

    private WeekFields(DayOfWeek firstDayOfWeek, int minimalDays) {
        this.firstDayOfWeek = Objects.requireNonNull(firstDayOfWeek, "firstDayOfWeek");
        if (minimalDays < 1 || minimalDays > 7) {
            throw new IllegalArgumentException("Minimal number of days is invalid");
        }
        this.minimalDays = minimalDays;
    }

    public static WeekFields of(Locale locale) {
        Objects.requireNonNull(locale, "locale");
        Calendar calendar = new GregorianCalendar(locale);
        return of(DayOfWeek.SUNDAY.plus(calendar.getFirstDayOfWeek() - 1),
                calendar.getMinimalDaysInFirstWeek());
    }

    public static WeekFields of(DayOfWeek firstDayOfWeek, int minimalDaysInFirstWeek) {
        String key = firstDayOfWeek.toString() + minimalDaysInFirstWeek;
        WeekFields known = CACHE.get(key);
        if (known == null) {
            CACHE.putIfAbsent(key, new WeekFields(firstDayOfWeek, minimalDaysInFirstWeek));
            known = CACHE.get(key);
        }
        return known;
    }

    private Object readResolve() throws InvalidObjectException {
        if (firstDayOfWeek == null) {
            throw new InvalidObjectException("firstDayOfWeek is null");
        }
        try {
            return of(firstDayOfWeek, minimalDays);
        } catch (IllegalArgumentException e) {
            throw new InvalidObjectException(e.getMessage());
        }
    }

    public DayOfWeek getFirstDayOfWeek() {
        return firstDayOfWeek;
    }

    public int getMinimalDaysInFirstWeek() {
        return minimalDays;
    }

    public TemporalField dayOfWeek() {
        return dayOfWeek;
    }

    public TemporalField weekOfMonth() {
        return weekOfMonth;
    }

    public TemporalField weekOfYear() {
        return weekOfYear;
    }

    public TemporalField weekOfWeekBasedYear() {
        return weekOfWeekBasedYear;
    }

    public TemporalField weekBasedYear() {
        return weekBasedYear;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof WeekFields && hashCode() == obj.hashCode();
    }

    @Override
    public int hashCode() {
        return firstDayOfWeek.ordinal() * 7 + minimalDays;
    }

    @Override
    public String toString() {
        return "WeekFields[" + firstDayOfWeek + ',' + minimalDays + ']';
    }

    // ---- Counting ----

    /** From 1 on. */
    private int dayOfWeek(TemporalAccessor temporal) {
        return dayOfWeek(temporal.get(DAY_OF_WEEK));
    }

    private int dayOfWeek(int isoDay) {
        return Math.floorMod(isoDay - firstDayOfWeek.getValue(), 7) + 1;
    }

    /** Where week 1 begins, seen from the beginning of a period, when a day of it is known. */
    private int offset(int day, int dayOfWeek) {
        int start = Math.floorMod(day - dayOfWeek, 7);
        return start + 1 > minimalDays ? 7 - start : -start;
    }

    private static int week(int offset, int day) {
        return (7 + offset + day - 1) / 7;
    }

    private int week(TemporalAccessor temporal, ChronoField dayField) {
        int dayOfWeek = dayOfWeek(temporal);
        int day = temporal.get(dayField);
        return week(offset(day, dayOfWeek), day);
    }

    /** The week that is the first of the next year, counted from this year. */
    private int newYear(TemporalAccessor temporal) {
        int length = (int) temporal.range(DAY_OF_YEAR).getMaximum();
        return week(offset(temporal.get(DAY_OF_YEAR), dayOfWeek(temporal)), length + minimalDays);
    }

    private int weekBasedYear(TemporalAccessor temporal) {
        int dayOfWeek = dayOfWeek(temporal);
        int year = temporal.get(YEAR);
        int day = temporal.get(DAY_OF_YEAR);
        int week = week(offset(day, dayOfWeek), day);
        return week == 0 ? year - 1 : week >= newYear(temporal) ? year + 1 : year;
    }

    private int weekOfWeekBasedYear(TemporalAccessor temporal) {
        int week = week(temporal, DAY_OF_YEAR);
        if (week == 0) {
            return weekOfWeekBasedYear(Chronology.from(temporal).date(temporal)
                    .minus(temporal.get(DAY_OF_YEAR), DAYS));
        }
        return week > 50 && week >= newYear(temporal) ? week - newYear(temporal) + 1 : week;
    }

    private ValueRange weeksOfYear(TemporalAccessor temporal) {
        if (!temporal.isSupported(DAY_OF_YEAR)) {
            return weekOfYear.range;
        }
        int week = week(temporal, DAY_OF_YEAR);
        int day = temporal.get(DAY_OF_YEAR);
        if (week == 0) {
            return weeksOfYear(Chronology.from(temporal).date(temporal).minus(day + 7L, DAYS));
        }
        int next = newYear(temporal);
        if (week >= next) {
            int length = (int) temporal.range(DAY_OF_YEAR).getMaximum();
            return weeksOfYear(Chronology.from(temporal).date(temporal)
                    .plus(length - day + 8L, DAYS));
        }
        return ValueRange.of(1, next - 1);
    }

    private ChronoLocalDate date(Chronology chrono, int year, int week, int day) {
        ChronoLocalDate first = chrono.date(year, 1, 1);
        int offset = offset(1, dayOfWeek(first));
        int last = week(offset, first.lengthOfYear() + minimalDays) - 1;
        return first.plus(-offset + day - 1 + (Math.min(week, last) - 1) * 7L, DAYS);
    }

    private static final class Field implements DateField {
        private final String name;
        private final WeekFields weeks;
        private final TemporalUnit baseUnit;
        private final TemporalUnit rangeUnit;
        private final ValueRange range;

        Field(String name, WeekFields weeks, TemporalUnit baseUnit, TemporalUnit rangeUnit,
                ValueRange range) {
            this.name = name;
            this.weeks = weeks;
            this.baseUnit = baseUnit;
            this.rangeUnit = rangeUnit;
            this.range = range;
        }

        @Override
        public long getFrom(TemporalAccessor temporal) {
            return rangeUnit == WEEKS ? weeks.dayOfWeek(temporal)
                    : rangeUnit == MONTHS ? weeks.week(temporal, DAY_OF_MONTH)
                    : rangeUnit == YEARS ? weeks.week(temporal, DAY_OF_YEAR)
                    : rangeUnit == FOREVER ? weeks.weekBasedYear(temporal)
                    : weeks.weekOfWeekBasedYear(temporal);
        }

        @SuppressWarnings("unchecked")
        @Override
        public <R extends Temporal> R adjustInto(R temporal, long newValue) {
            int wanted = range.checkValidIntValue(newValue, this);
            int current = temporal.get(this);
            if (wanted == current) {
                return temporal;
            }
            return (R) (rangeUnit == FOREVER ? weeks.date(Chronology.from(temporal), wanted,
                    temporal.get(weeks.weekOfWeekBasedYear), temporal.get(weeks.dayOfWeek))
                    : temporal.plus(wanted - current, baseUnit));
        }

        /** The fields that tell where weeks are counted from; week-based ones need each other. */
        private TemporalField[] ofRange() {
            return rangeUnit == MONTHS ? new TemporalField[] {YEAR, MONTH_OF_YEAR}
                    : rangeUnit == YEARS ? new TemporalField[] {YEAR}
                    : new TemporalField[] {weeks.weekBasedYear, weeks.weekOfWeekBasedYear};
        }

        /** A value: lenient reading takes any. */
        private long valid(long value, ResolverStyle style) {
            return style == ResolverStyle.LENIENT ? value : range.checkValidIntValue(value, this);
        }

        /**
         * A day of the week by number becomes one by name. A week becomes a date where the day in
         * it and the range that counts it are known.
         */
        @Override
        public ChronoLocalDate resolve(Map<TemporalField, Long> values, TemporalAccessor partial,
                ResolverStyle style) {
            long value = values.get(this);
            Math.toIntExact(value);
            if (rangeUnit == WEEKS) {
                int days = range.checkValidIntValue(value, this) - 1;
                values.remove(this);
                values.put(DAY_OF_WEEK, (long) weeks.firstDayOfWeek.plus(days).getValue());
                return null;
            }
            Long isoDay = values.get(DAY_OF_WEEK);
            if (isoDay == null) {
                return null;
            }
            int day = weeks.dayOfWeek(DAY_OF_WEEK.checkValidIntValue(isoDay));
            Chronology chrono = Chronology.from(partial);
            Long year = values.get(YEAR);
            int validYear = year == null ? 0 : YEAR.checkValidIntValue(year);
            boolean ofYear = rangeUnit == MONTHS || rangeUnit == YEARS;
            TemporalField[] fields = ofRange();
            if (ofYear != (year != null) || !values.containsKey(fields[0])
                    || !values.containsKey(fields[fields.length - 1])) {
                return null;
            }
            ChronoLocalDate date = ofYear
                    ? inWeek(chrono.date(validYear, 1, 1), values.get(MONTH_OF_YEAR), value, day,
                            style)
                    : ofWeekBasedYear(chrono, values.get(fields[0]), values.get(fields[1]), day,
                            style);
            values.remove(this);
            values.remove(DAY_OF_WEEK);
            for (TemporalField field : fields) {
                values.remove(field);
            }
            return date;
        }

        private static void stay(boolean inRange, ResolverStyle style, String kind) {
            if (style == ResolverStyle.STRICT && !inRange) {
                throw new DateTimeException("Strict mode rejected resolved date as it is in a "
                        + "different " + kind);
            }
        }

        /** A day in a week of the year, or of one of its months. */
        private ChronoLocalDate inWeek(ChronoLocalDate newYear, Long month, long week, int day,
                ResolverStyle style) {
            boolean ofMonth = rangeUnit == MONTHS;
            ChronoLocalDate first = newYear;
            if (ofMonth) {
                long number = style == ResolverStyle.LENIENT ? month
                        : MONTH_OF_YEAR.checkValidIntValue(month);
                first = first.plus(Math.subtractExact(number, 1), MONTHS);
            }
            long move = Math.subtractExact(valid(week, style),
                    weeks.week(first, ofMonth ? DAY_OF_MONTH : DAY_OF_YEAR));
            ChronoLocalDate date = first.plus(Math.addExact(Math.multiplyExact(move, 7L),
                    (long) day - weeks.dayOfWeek(first)), DAYS);
            ChronoField same = ofMonth ? MONTH_OF_YEAR : YEAR;
            stay(date.getLong(same) == first.getLong(same), style, ofMonth ? "month" : "year");
            return date;
        }

        private ChronoLocalDate ofWeekBasedYear(Chronology chrono, long year, long week, int day,
                ResolverStyle style) {
            int inYear = weeks.weekBasedYear.range.checkValidIntValue(year, weeks.weekBasedYear);
            if (style == ResolverStyle.LENIENT) {
                return weeks.date(chrono, inYear, 1, day).plus(Math.subtractExact(week, 1), WEEKS);
            }
            ChronoLocalDate date = weeks.date(chrono, inYear,
                    (int) weeks.weekOfWeekBasedYear.valid(week, style), day);
            stay(weeks.weekBasedYear(date) == inYear, style, "week-based-year");
            return date;
        }

        @Override
        public TemporalUnit getBaseUnit() {
            return baseUnit;
        }

        @Override
        public TemporalUnit getRangeUnit() {
            return rangeUnit;
        }

        @Override
        public ValueRange range() {
            return range;
        }

        @Override
        public boolean isSupportedBy(TemporalAccessor temporal) {
            return temporal.isSupported(DAY_OF_WEEK) && (rangeUnit == WEEKS
                    || temporal.isSupported(rangeUnit == MONTHS ? DAY_OF_MONTH
                    : rangeUnit == FOREVER ? YEAR : DAY_OF_YEAR));
        }

        @Override
        public ValueRange rangeRefinedBy(TemporalAccessor temporal) {
            if (rangeUnit == MONTHS || rangeUnit == YEARS) {
                ChronoField field = rangeUnit == MONTHS ? DAY_OF_MONTH : DAY_OF_YEAR;
                int dayOfWeek = weeks.dayOfWeek(temporal);
                int offset = weeks.offset(temporal.get(field), dayOfWeek);
                ValueRange days = temporal.range(field);
                return ValueRange.of(week(offset, (int) days.getMinimum()),
                        week(offset, (int) days.getMaximum()));
            }
            return rangeUnit == WEEK_BASED_YEARS ? weeks.weeksOfYear(temporal) : range;
        }

        @Override
        public String getDisplayName(Locale locale) {
            Objects.requireNonNull(locale, "locale");
            return rangeUnit == YEARS ? "week" : name;
        }

        @Override
        public String toString() {
            return name + "[" + weeks + "]";
        }
    }
}
