/* SPDX-License-Identifier: MIT */
package java.time.temporal;

import static java.time.temporal.ChronoField.DAY_OF_WEEK;
import static java.time.temporal.ChronoField.DAY_OF_YEAR;
import static java.time.temporal.ChronoField.EPOCH_DAY;
import static java.time.temporal.ChronoField.MONTH_OF_YEAR;
import static java.time.temporal.ChronoField.YEAR;
import static java.time.temporal.ChronoUnit.DAYS;
import static java.time.temporal.ChronoUnit.FOREVER;
import static java.time.temporal.ChronoUnit.MONTHS;
import static java.time.temporal.ChronoUnit.WEEKS;
import static java.time.temporal.ChronoUnit.YEARS;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.Month;
import java.time.Year;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.ResolverStyle;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Quarters of years, and years that consist of whole weeks. */
public final class IsoFields {
    public static final TemporalField DAY_OF_QUARTER = Field.DAY_OF_QUARTER;
    public static final TemporalField QUARTER_OF_YEAR = Field.QUARTER_OF_YEAR;
    public static final TemporalField WEEK_OF_WEEK_BASED_YEAR = Field.WEEK_OF_WEEK_BASED_YEAR;
    public static final TemporalField WEEK_BASED_YEAR = Field.WEEK_BASED_YEAR;
    public static final TemporalUnit WEEK_BASED_YEARS = Unit.WEEK_BASED_YEARS;
    public static final TemporalUnit QUARTER_YEARS = Unit.QUARTER_YEARS;

    private IsoFields() {
    }

    private static boolean isIso(TemporalAccessor temporal) {
        return Chronology.from(temporal).equals(IsoChronology.INSTANCE);
    }

    private static void ensureIso(TemporalAccessor temporal) {
        if (!isIso(temporal)) {
            throw new DateTimeException("Resolve requires IsoChronology");
        }
    }

    /** The Thursday of a date's week: its year is the one that the week belongs to. */
    private static LocalDate thursday(LocalDate date) {
        return date.plusDays(4 - date.getDayOfWeek().getValue());
    }

    private static int weeks(int year) {
        LocalDate first = LocalDate.of(year, 1, 1);
        int day = first.getDayOfWeek().getValue();
        return day == 4 || day == 3 && first.isLeapYear() ? 53 : 52;
    }

    private enum Field implements DateField {
        DAY_OF_QUARTER("DayOfQuarter", DAYS, Unit.QUARTER_YEARS, ValueRange.of(1, 90, 92)) {
            @Override
            public boolean isSupportedBy(TemporalAccessor temporal) {
                return temporal.isSupported(DAY_OF_YEAR) && temporal.isSupported(MONTH_OF_YEAR)
                        && temporal.isSupported(YEAR) && isIso(temporal);
            }

            @Override
            ValueRange refined(TemporalAccessor temporal) {
                long quarter = temporal.getLong(QUARTER_OF_YEAR);
                return quarter == 1 ? ValueRange.of(1, Year.isLeap(temporal.getLong(YEAR)) ? 91
                        : 90) : ValueRange.of(1, quarter == 2 ? 91 : 92);
            }

            @Override
            long value(TemporalAccessor temporal) {
                Month first = Month.of(temporal.get(MONTH_OF_YEAR)).firstMonthOfQuarter();
                return temporal.get(DAY_OF_YEAR) + 1
                        - first.firstDayOfYear(Year.isLeap(temporal.getLong(YEAR)));
            }

            @Override
            Temporal adjust(Temporal temporal, long newValue) {
                return temporal.with(DAY_OF_YEAR,
                        temporal.getLong(DAY_OF_YEAR) + newValue - getFrom(temporal));
            }

            @Override
            TemporalField[] besides() {
                return new TemporalField[] {YEAR, QUARTER_OF_YEAR};
            }

            @Override
            LocalDate date(int year, long quarter, long day, ResolverStyle style) {
                LocalDate first = QUARTER_OF_YEAR.step(LocalDate.of(year, 1, 1), quarter, style);
                return step(first, day, style);
            }

            @Override
            LocalDate forward(LocalDate date, long days) {
                return date.plusDays(days);
            }
        },
        QUARTER_OF_YEAR("QuarterOfYear", Unit.QUARTER_YEARS, YEARS, ValueRange.of(1, 4)) {
            @Override
            public boolean isSupportedBy(TemporalAccessor temporal) {
                return temporal.isSupported(MONTH_OF_YEAR) && isIso(temporal);
            }

            @Override
            long value(TemporalAccessor temporal) {
                return (temporal.getLong(MONTH_OF_YEAR) + 2) / 3;
            }

            @Override
            Temporal adjust(Temporal temporal, long newValue) {
                return temporal.with(MONTH_OF_YEAR, temporal.getLong(MONTH_OF_YEAR)
                        + (newValue - getFrom(temporal)) * 3);
            }

            @Override
            LocalDate forward(LocalDate date, long quarters) {
                return date.plusMonths(Math.multiplyExact(quarters, 3L));
            }
        },
        WEEK_OF_WEEK_BASED_YEAR("WeekOfWeekBasedYear", WEEKS, Unit.WEEK_BASED_YEARS,
                ValueRange.of(1, 52, 53)) {
            @Override
            public String getDisplayName(Locale locale) {
                Objects.requireNonNull(locale, "locale");
                return "week";
            }

            @Override
            ValueRange refined(TemporalAccessor temporal) {
                return ValueRange.of(1, weeks(thursday(LocalDate.from(temporal)).getYear()));
            }

            @Override
            long value(TemporalAccessor temporal) {
                return (thursday(LocalDate.from(temporal)).getDayOfYear() + 6) / 7;
            }

            @Override
            Temporal adjust(Temporal temporal, long newValue) {
                return temporal.plus(Math.subtractExact(newValue, getFrom(temporal)), WEEKS);
            }

            @Override
            TemporalField[] besides() {
                return new TemporalField[] {WEEK_BASED_YEAR, DAY_OF_WEEK};
            }

            /** A day above 7 or below 1 lies in another week; January 4 is always in the first. */
            @Override
            LocalDate date(int year, long day, long week, ResolverStyle style) {
                LocalDate inWeek1 = LocalDate.of(year, 1, 4);
                if (style != ResolverStyle.LENIENT) {
                    DAY_OF_WEEK.checkValidValue(day);
                } else if (day < 1 || day > 7) {
                    inWeek1 = inWeek1.plusWeeks(Math.subtractExact(day, day < 1 ? 7 : 1) / 7);
                    day = (day - (day < 1 ? -6 : 1)) % 7 + 1;
                }
                return step(inWeek1, week, style).with(DAY_OF_WEEK, day);
            }

            @Override
            LocalDate forward(LocalDate date, long weeks) {
                return date.plusWeeks(weeks);
            }
        },
        WEEK_BASED_YEAR("WeekBasedYear", Unit.WEEK_BASED_YEARS, FOREVER, YEAR.range()) {
            @Override
            long value(TemporalAccessor temporal) {
                return thursday(LocalDate.from(temporal)).getYear();
            }

            @Override
            Temporal adjust(Temporal temporal, long newValue) {
                LocalDate date = LocalDate.from(temporal);
                int year = range().checkValidIntValue(newValue, this);
                int week = (int) Math.min(WEEK_OF_WEEK_BASED_YEAR.value(date), weeks(year));
                LocalDate first = LocalDate.of(year, 1, 4);
                return temporal.with(first.plusDays(date.get(DAY_OF_WEEK)
                        - first.get(DAY_OF_WEEK) + (week - 1) * 7));
            }
        };

        private final String name;
        private final TemporalUnit baseUnit;
        private final TemporalUnit rangeUnit;
        private final ValueRange range;

        Field(String name, TemporalUnit baseUnit, TemporalUnit rangeUnit, ValueRange range) {
            this.name = name;
            this.baseUnit = baseUnit;
            this.rangeUnit = rangeUnit;
            this.range = range;
        }

        abstract long value(TemporalAccessor temporal);

        abstract Temporal adjust(Temporal temporal, long newValue);

        ValueRange refined(TemporalAccessor temporal) {
            return range;
        }

        /** The year and another field: with these, the field tells a date; null: it never does. */
        TemporalField[] besides() {
            return null;
        }

        LocalDate date(int year, long other, long own, ResolverStyle style) {
            throw new IllegalStateException(name);
        }

        LocalDate forward(LocalDate date, long units) {
            throw new IllegalStateException(name);
        }

        /** From the first unit of a range to another; read strictly, it must lie in that range. */
        final LocalDate step(LocalDate first, long number, ResolverStyle style) {
            if (style != ResolverStyle.LENIENT) {
                (style == ResolverStyle.STRICT ? refined(first) : range)
                        .checkValidValue(number, this);
            }
            return forward(first, Math.subtractExact(number, 1));
        }

        @Override
        public LocalDate resolve(Map<TemporalField, Long> values, TemporalAccessor partial,
                ResolverStyle style) {
            TemporalField[] besides = besides();
            Long year = besides == null ? null : values.get(besides[0]);
            Long other = year == null ? null : values.get(besides[1]);
            if (other == null) {
                return null;
            }
            int validYear = besides[0].range().checkValidIntValue(year, besides[0]);
            ensureIso(partial);
            LocalDate date = date(validYear, other, values.get(this), style);
            values.remove(this);
            for (TemporalField field : besides) {
                values.remove(field);
            }
            return date;
        }

        private void need(TemporalAccessor temporal) {
            if (!isSupportedBy(temporal)) {
                throw new UnsupportedTemporalTypeException("Unsupported field: " + name);
            }
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
            return temporal.isSupported(EPOCH_DAY) && isIso(temporal);
        }

        @Override
        public ValueRange rangeRefinedBy(TemporalAccessor temporal) {
            need(temporal);
            return refined(temporal);
        }

        @Override
        public long getFrom(TemporalAccessor temporal) {
            need(temporal);
            return value(temporal);
        }

        @SuppressWarnings("unchecked")
        @Override
        public <R extends Temporal> R adjustInto(R temporal, long newValue) {
            if (this == WEEK_OF_WEEK_BASED_YEAR) {
                range.checkValidValue(newValue, this);
            }
            need(temporal);
            range.checkValidValue(newValue, this);
            return (R) adjust(temporal, newValue);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private enum Unit implements TemporalUnit {
        WEEK_BASED_YEARS("WeekBasedYears", 31556952L),
        QUARTER_YEARS("QuarterYears", 31556952L / 4);

        private final String name;
        private final Duration duration;

        Unit(String name, long seconds) {
            this.name = name;
            duration = Duration.ofSeconds(seconds);
        }

        @Override
        public Duration getDuration() {
            return duration;
        }

        @Override
        public boolean isDurationEstimated() {
            return true;
        }

        @Override
        public boolean isDateBased() {
            return true;
        }

        @Override
        public boolean isTimeBased() {
            return false;
        }

        @Override
        public boolean isSupportedBy(Temporal temporal) {
            return temporal.isSupported(EPOCH_DAY) && isIso(temporal);
        }

        @SuppressWarnings("unchecked")
        @Override
        public <R extends Temporal> R addTo(R temporal, long amount) {
            return (R) (this == WEEK_BASED_YEARS
                    ? temporal.with(WEEK_BASED_YEAR,
                            Math.addExact((long) temporal.get(WEEK_BASED_YEAR), amount))
                    : temporal.plus(amount / 4, YEARS).plus(amount % 4 * 3, MONTHS));
        }

        @Override
        public long between(Temporal temporal1, Temporal temporal2) {
            return temporal1.getClass() != temporal2.getClass() ? temporal1.until(temporal2, this)
                    : this == WEEK_BASED_YEARS
                    ? Math.subtractExact(temporal2.getLong(WEEK_BASED_YEAR),
                            temporal1.getLong(WEEK_BASED_YEAR))
                    : temporal1.until(temporal2, MONTHS) / 3;
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
