/* SPDX-License-Identifier: MIT */
package java.time;

import static java.time.temporal.ChronoField.DAY_OF_MONTH;
import static java.time.temporal.ChronoField.DAY_OF_YEAR;
import static java.time.temporal.ChronoField.EPOCH_DAY;
import static java.time.temporal.ChronoField.ERA;
import static java.time.temporal.ChronoField.MONTH_OF_YEAR;
import static java.time.temporal.ChronoField.PROLEPTIC_MONTH;
import static java.time.temporal.ChronoField.YEAR;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.IsoChronology;
import java.time.chrono.IsoEra;
import java.time.format.DateTimeFormatter;
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
import java.time.zone.ZoneOffsetTransition;
import java.util.Objects;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** A date without a time and a zone. */
public final class LocalDate implements Temporal, TemporalAdjuster, ChronoLocalDate, Serializable {
    private static final long serialVersionUID = 2942565459149668126L;
    public static final LocalDate MIN = new LocalDate(Year.MIN_VALUE, 1, 1);
    public static final LocalDate MAX = new LocalDate(Year.MAX_VALUE, 12, 31);
    public static final LocalDate EPOCH = new LocalDate(1970, 1, 1);
    /** Days from 0000-03-01, where eras of 400 years begin, to 1970-01-01. */
    private static final long DAYS_TO_1970 = 719468;

    private final int year;
    private final short month;
    private final short day;

    private LocalDate(int year, int month, int day) {
        this.year = year;
        this.month = (short) month;
        this.day = (short) day;
    }

    public static LocalDate now() {
        return now(Clock.systemDefaultZone());
    }

    public static LocalDate now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static LocalDate now(Clock clock) {
        Objects.requireNonNull(clock, "clock");
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static LocalDate of(int year, Month month, int dayOfMonth) {
        YEAR.checkValidValue(year);
        Objects.requireNonNull(month, "month");
        DAY_OF_MONTH.checkValidValue(dayOfMonth);
        return create(year, month.getValue(), dayOfMonth);
    }

    public static LocalDate of(int year, int month, int dayOfMonth) {
        YEAR.checkValidValue(year);
        MONTH_OF_YEAR.checkValidValue(month);
        DAY_OF_MONTH.checkValidValue(dayOfMonth);
        return create(year, month, dayOfMonth);
    }

    private static LocalDate create(int year, int month, int day) {
        if (day > 28 && day > length(year, month)) {
            throw new DateTimeException(day == 29 ? "Invalid date 'February 29' as '" + year
                    + "' is not a leap year"
                    : "Invalid date '" + Month.of(month).name() + " " + day + "'");
        }
        return new LocalDate(year, month, day);
    }

    private static int length(int year, int month) {
        return month == 2 ? Year.isLeap(year) ? 29 : 28 : 30 + ((month + (month >> 3)) & 1);
    }

    public static LocalDate ofYearDay(int year, int dayOfYear) {
        YEAR.checkValidValue(year);
        DAY_OF_YEAR.checkValidValue(dayOfYear);
        if (dayOfYear == 366 && !Year.isLeap(year)) {
            throw new DateTimeException("Invalid date 'DayOfYear 366' as '" + year
                    + "' is not a leap year");
        }
        int month = 1;
        int day = dayOfYear;
        for (int n; day > (n = length(year, month)); month++) {
            day -= n;
        }
        return new LocalDate(year, month, day);
    }

    public static LocalDate ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        long local = instant.getEpochSecond() + zone.getRules().getOffset(instant)
                .getTotalSeconds();
        return ofEpochDay(Math.floorDiv(local, 86400));
    }

    /** Counted in eras of 400 years that begin on 1 March, so that the leap day comes last. */
    public static LocalDate ofEpochDay(long epochDay) {
        EPOCH_DAY.checkValidValue(epochDay);
        long shifted = epochDay + DAYS_TO_1970;
        long era = Math.floorDiv(shifted, 146097L);
        int dayOfEra = (int) (shifted - era * 146097);
        int yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365;
        int dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        int fromMarch = (5 * dayOfYear + 2) / 153;
        int month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
        long year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
        return new LocalDate((int) year, month, dayOfYear - (153 * fromMarch + 2) / 5 + 1);
    }

    public static LocalDate from(TemporalAccessor temporal) {
        Objects.requireNonNull(temporal, "temporal");
        LocalDate date = temporal.query(TemporalQueries.localDate());
        if (date == null) {
            throw Refusal.from("LocalDate", temporal, null);
        }
        return date;
    }

    public static LocalDate parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_DATE);
    }

    public static LocalDate parse(CharSequence text, DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.parse(text, LocalDate::from);
    }

    // ---- Fields ----

    @Override
    public boolean isSupported(TemporalField field) {
        return ChronoLocalDate.super.isSupported(field);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return ChronoLocalDate.super.isSupported(unit);
    }

    @Override
    public ValueRange range(TemporalField field) {
        if (!(field instanceof ChronoField chronoField)) {
            return field.rangeRefinedBy(this);
        }
        if (!chronoField.isDateBased()) {
            throw Refusal.of(field);
        }
        return switch (chronoField) {
            case DAY_OF_MONTH -> ValueRange.of(1, lengthOfMonth());
            case DAY_OF_YEAR -> ValueRange.of(1, lengthOfYear());
            case ALIGNED_WEEK_OF_MONTH -> ValueRange.of(1, lengthOfMonth() > 28 ? 5 : 4);
            case YEAR_OF_ERA -> ValueRange.of(1, year > 0 ? Year.MAX_VALUE : Year.MAX_VALUE + 1);
            default -> field.range();
        };
    }

    @Override
    public int get(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return ChronoLocalDate.super.get(field);
        }
        if (field == EPOCH_DAY || field == PROLEPTIC_MONTH) {
            throw Refusal.tooWide(field);
        }
        return (int) getLong(field);
    }

    @Override
    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField chronoField)) {
            return field.getFrom(this);
        }
        return switch (chronoField) {
            case DAY_OF_MONTH -> day;
            case ALIGNED_DAY_OF_WEEK_IN_MONTH, ALIGNED_WEEK_OF_MONTH -> aligned(chronoField, day);
            case DAY_OF_YEAR -> getDayOfYear();
            case ALIGNED_DAY_OF_WEEK_IN_YEAR, ALIGNED_WEEK_OF_YEAR ->
                aligned(chronoField, getDayOfYear());
            case MONTH_OF_YEAR -> month;
            case PROLEPTIC_MONTH -> monthNumber();
            case YEAR -> year;
            case YEAR_OF_ERA -> Math.max(year, 1 - year);
            case ERA -> getEra().getValue();
            case EPOCH_DAY -> toEpochDay();
            case DAY_OF_WEEK -> getDayOfWeek().getValue();
            default -> throw Refusal.of(field);
        };
    }

    /**
     * The week of a day, or the day's place in it, where weeks begin with the first day counted.
     */
    private static long aligned(ChronoField field, int number) {
        return field.getBaseUnit() == ChronoUnit.WEEKS ? (number + 6) / 7 : (number + 6) % 7 + 1;
    }

    private long monthNumber() {
        return year * 12L + month - 1;
    }

    @Override
    public IsoChronology getChronology() {
        return IsoChronology.INSTANCE;
    }

    @Override
    public IsoEra getEra() {
        return year >= 1 ? IsoEra.CE : IsoEra.BCE;
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

    public int getDayOfMonth() {
        return day;
    }

    public int getDayOfYear() {
        return getMonth().firstDayOfYear(isLeapYear()) + day - 1;
    }

    public DayOfWeek getDayOfWeek() {
        return DayOfWeek.of((int) Math.floorMod(toEpochDay() + 3, 7L) + 1);
    }

    @Override
    public boolean isLeapYear() {
        return Year.isLeap(year);
    }

    @Override
    public int lengthOfMonth() {
        return length(year, month);
    }

    @Override
    public int lengthOfYear() {
        return isLeapYear() ? 366 : 365;
    }

    // ---- Other dates ----

    @Override
    public LocalDate with(TemporalAdjuster adjuster) {
        return adjuster instanceof LocalDate date ? date : (LocalDate) adjuster.adjustInto(this);
    }

    @Override
    public LocalDate with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField chronoField)) {
            return field.adjustInto(this, newValue);
        }
        chronoField.checkValidValue(newValue);
        return switch (chronoField) {
            case DAY_OF_WEEK, ALIGNED_DAY_OF_WEEK_IN_MONTH, ALIGNED_DAY_OF_WEEK_IN_YEAR ->
                plusDays(newValue - getLong(field));
            case DAY_OF_MONTH -> withDayOfMonth((int) newValue);
            case DAY_OF_YEAR -> withDayOfYear((int) newValue);
            case EPOCH_DAY -> ofEpochDay(newValue);
            case ALIGNED_WEEK_OF_MONTH, ALIGNED_WEEK_OF_YEAR ->
                plusWeeks(newValue - getLong(field));
            case MONTH_OF_YEAR -> withMonth((int) newValue);
            case PROLEPTIC_MONTH -> plusMonths(newValue - monthNumber());
            case YEAR_OF_ERA -> withYear((int) (year >= 1 ? newValue : 1 - newValue));
            case YEAR -> withYear((int) newValue);
            case ERA -> getLong(ERA) == newValue ? this : withYear(1 - year);
            default -> throw Refusal.of(field);
        };
    }

    /** The day, or the last of its month when that is shorter. */
    private static LocalDate fitting(int year, int month, int day) {
        return new LocalDate(year, month, Math.min(day, length(year, month)));
    }

    public LocalDate withYear(int newYear) {
        return year == newYear ? this : fitting(YEAR.checkValidIntValue(newYear), month, day);
    }

    public LocalDate withMonth(int newMonth) {
        if (month == newMonth) {
            return this;
        }
        return fitting(year, MONTH_OF_YEAR.checkValidIntValue(newMonth), day);
    }

    public LocalDate withDayOfMonth(int dayOfMonth) {
        return day == dayOfMonth ? this : of(year, month, dayOfMonth);
    }

    public LocalDate withDayOfYear(int dayOfYear) {
        return getDayOfYear() == dayOfYear ? this : ofYearDay(year, dayOfYear);
    }

    @Override
    public LocalDate plus(TemporalAmount amountToAdd) {
        if (amountToAdd instanceof Period period) {
            return plusMonths(period.toTotalMonths()).plusDays(period.getDays());
        }
        Objects.requireNonNull(amountToAdd, "amountToAdd");
        return (LocalDate) amountToAdd.addTo(this);
    }

    @Override
    public LocalDate plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit chronoUnit)) {
            return unit.addTo(this, n);
        }
        return switch (chronoUnit) {
            case DAYS -> plusDays(n);
            case WEEKS -> plusWeeks(n);
            case MONTHS -> plusMonths(n);
            case YEARS -> plusYears(n);
            case DECADES -> plusYears(Math.multiplyExact(n, 10L));
            case CENTURIES -> plusYears(Math.multiplyExact(n, 100L));
            case MILLENNIA -> plusYears(Math.multiplyExact(n, 1000L));
            case ERAS -> with(ERA, Math.addExact(getLong(ERA), n));
            default -> throw Refusal.of(unit);
        };
    }

    public LocalDate plusYears(long n) {
        return n == 0 ? this : fitting(YEAR.checkValidIntValue(year + n), month, day);
    }

    public LocalDate plusMonths(long n) {
        if (n == 0) {
            return this;
        }
        long months = monthNumber() + n;
        return fitting(YEAR.checkValidIntValue(Math.floorDiv(months, 12L)),
                (int) Math.floorMod(months, 12L) + 1, day);
    }

    public LocalDate plusWeeks(long n) {
        return plusDays(Math.multiplyExact(n, 7L));
    }

    public LocalDate plusDays(long n) {
        if (n == 0) {
            return this;
        }
        long d = day + n;
        if (d > 0 && d <= 59) { // this month or the next, without counting from the epoch
            int length = lengthOfMonth();
            return d <= length ? new LocalDate(year, month, (int) d)
                    : month < 12 ? new LocalDate(year, month + 1, (int) d - length)
                    : new LocalDate(YEAR.checkValidIntValue(year + 1L), 1, (int) d - length);
        }
        return ofEpochDay(Math.addExact(toEpochDay(), n));
    }

    @Override
    public LocalDate minus(TemporalAmount amountToSubtract) {
        if (amountToSubtract instanceof Period period) {
            return minusMonths(period.toTotalMonths()).minusDays(period.getDays());
        }
        Objects.requireNonNull(amountToSubtract, "amountToSubtract");
        return (LocalDate) amountToSubtract.subtractFrom(this);
    }

    @Override
    public LocalDate minus(long n, TemporalUnit unit) {
        return (LocalDate) ChronoLocalDate.super.minus(n, unit);
    }

    public LocalDate minusYears(long n) {
        return minus(n, ChronoUnit.YEARS);
    }

    public LocalDate minusMonths(long n) {
        return minus(n, ChronoUnit.MONTHS);
    }

    public LocalDate minusWeeks(long n) {
        return minus(n, ChronoUnit.WEEKS);
    }

    public LocalDate minusDays(long n) {
        return minus(n, ChronoUnit.DAYS);
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.localDate() ? (R) this
                : ChronoLocalDate.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return ChronoLocalDate.super.adjustInto(temporal);
    }

    // ---- Between dates ----

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        LocalDate end = from(endExclusive);
        if (!(unit instanceof ChronoUnit chronoUnit)) {
            return unit.between(this, end);
        }
        return switch (chronoUnit) {
            case DAYS -> daysUntil(end);
            case WEEKS -> daysUntil(end) / 7;
            case MONTHS -> monthsUntil(end);
            case YEARS -> monthsUntil(end) / 12;
            case DECADES -> monthsUntil(end) / 120;
            case CENTURIES -> monthsUntil(end) / 1200;
            case MILLENNIA -> monthsUntil(end) / 12000;
            case ERAS -> end.getLong(ERA) - getLong(ERA);
            default -> throw Refusal.of(unit);
        };
    }

    long daysUntil(LocalDate end) {
        return end.toEpochDay() - toEpochDay();
    }

    private long monthsUntil(LocalDate end) {
        return (end.monthNumber() * 32 + end.day - (monthNumber() * 32 + day)) / 32;
    }

    @Override
    public Period until(ChronoLocalDate endDateExclusive) {
        LocalDate end = from(endDateExclusive);
        long months = end.monthNumber() - monthNumber();
        int days = end.day - day;
        if (months > 0 && days < 0) {
            months--;
            days = (int) plusMonths(months).daysUntil(end);
        } else if (months < 0 && days > 0) {
            months++;
            days -= end.lengthOfMonth();
        }
        return Period.of(Math.toIntExact(months / 12), (int) (months % 12), days);
    }

    public Stream<LocalDate> datesUntil(LocalDate endExclusive) {
        return datesUntil(endExclusive, Period.ofDays(1));
    }

    public Stream<LocalDate> datesUntil(LocalDate endExclusive, Period step) {
        if (step.isZero()) {
            throw new IllegalArgumentException("step is zero");
        }
        long days = endExclusive.toEpochDay() - toEpochDay();
        Steps steps = new Steps(this, step);
        if (Long.signum(days) == -steps.sign) {
            throw new IllegalArgumentException(endExclusive + (days > 0 ? " > " : " < ") + this);
        }
        return days == 0 ? Stream.empty()
                : LongStream.range(0, steps.before(endExclusive, days)).mapToObj(steps::date);
    }

    /** Dates at equal distances: the n-th is n times the period away from the first. */
    private static final class Steps {
        /** The calendar repeats itself after so many months, which have so many days. */
        private static final long CYCLE = 4800;
        private static final long DAYS_OF_CYCLE = 146097;
        private final LocalDate first;
        private final long months;
        private final long days;
        /** 1 to later dates, -1 to earlier ones. */
        final int sign;

        Steps(LocalDate first, Period step) {
            this.first = first;
            months = step.toTotalMonths();
            days = step.getDays();
            if (Long.signum(months) * Long.signum(days) < 0) {
                throw new IllegalArgumentException("period months and days are of opposite sign");
            }
            sign = months > 0 || days > 0 ? 1 : -1;
        }

        LocalDate date(long n) {
            return first.plusMonths(months * n).plusDays(days * n);
        }

        /** Whether the date lies before the end; there need be no such date. */
        private boolean isBefore(long n, LocalDate end) {
            long month = first.monthNumber() + months * n;
            if (month < MIN.monthNumber() || month > MAX.monthNumber()) {
                return false;
            }
            long day = fitting((int) Math.floorDiv(month, 12L), (int) Math.floorMod(month, 12L) + 1,
                    first.day).toEpochDay() + days * n;
            return (end.toEpochDay() - day) * sign > 0;
        }

        /**
         * How many lie before the end, which is so many days away. However many months are, they
         * differ by few days from as many mean ones: the estimate is off by one or two.
         */
        long before(LocalDate end, long distance) {
            long n = Math.max(0, distance * CYCLE / (months * DAYS_OF_CYCLE + days * CYCLE));
            while (isBefore(n, end)) {
                n++;
            }
            while (!isBefore(n - 1, end)) {
                n--;
            }
            return n;
        }
    }

    @Override
    public String format(DateTimeFormatter formatter) {
        return ChronoLocalDate.super.format(formatter);
    }

    // ---- With a time ----

    @Override
    public LocalDateTime atTime(LocalTime time) {
        return LocalDateTime.of(this, time);
    }

    public LocalDateTime atTime(int hour, int minute) {
        return atTime(LocalTime.of(hour, minute));
    }

    public LocalDateTime atTime(int hour, int minute, int second) {
        return atTime(LocalTime.of(hour, minute, second));
    }

    public LocalDateTime atTime(int hour, int minute, int second, int nanoOfSecond) {
        return atTime(LocalTime.of(hour, minute, second, nanoOfSecond));
    }

    public OffsetDateTime atTime(OffsetTime time) {
        return OffsetDateTime.of(LocalDateTime.of(this, time.toLocalTime()), time.getOffset());
    }

    public LocalDateTime atStartOfDay() {
        return LocalDateTime.of(this, LocalTime.MIDNIGHT);
    }

    public ZonedDateTime atStartOfDay(ZoneId zone) {
        Objects.requireNonNull(zone, "zone");
        LocalDateTime start = atStartOfDay();
        if (!(zone instanceof ZoneOffset)) {
            ZoneOffsetTransition change = zone.getRules().getTransition(start);
            if (change != null && change.isGap()) {
                start = change.getDateTimeAfter();
            }
        }
        return ZonedDateTime.of(start, zone);
    }

    @Override
    public long toEpochDay() {
        long y = month > 2 ? year : year - 1L;
        long era = Math.floorDiv(y, 400L);
        int yearOfEra = (int) (y - era * 400);
        int dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
        return era * 146097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
                - DAYS_TO_1970;
    }

    public long toEpochSecond(LocalTime time, ZoneOffset offset) {
        Objects.requireNonNull(time, "time");
        Objects.requireNonNull(offset, "offset");
        return toEpochDay() * 86400 + time.toSecondOfDay() - offset.getTotalSeconds();
    }

    // ---- Order and text ----

    @Override
    public int compareTo(ChronoLocalDate other) {
        return other instanceof LocalDate date ? order(date)
                : ChronoLocalDate.super.compareTo(other);
    }

    int order(LocalDate other) {
        return year != other.year ? year - other.year
                : month != other.month ? month - other.month : day - other.day;
    }

    @Override
    public boolean isAfter(ChronoLocalDate other) {
        return ChronoLocalDate.super.isAfter(other);
    }

    @Override
    public boolean isBefore(ChronoLocalDate other) {
        return ChronoLocalDate.super.isBefore(other);
    }

    @Override
    public boolean isEqual(ChronoLocalDate other) {
        return ChronoLocalDate.super.isEqual(other);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof LocalDate other && order(other) == 0;
    }

    @Override
    public int hashCode() {
        return (year & 0xFFFFF800) ^ ((year << 11) + (month << 6) + day);
    }

    /** A year has four digits at least. */
    static StringBuilder appendYear(StringBuilder sb, int year) {
        String digits = Integer.toString(Math.abs(year));
        return sb.append(year < 0 ? "-" : "").append("0000", 0, Math.max(0, 4 - digits.length()))
                .append(digits);
    }

    static StringBuilder appendTwo(StringBuilder sb, String before, int value) {
        return sb.append(before).append((char) ('0' + value / 10))
                .append((char) ('0' + value % 10));
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder(10);
        appendYear(year > 9999 ? sb.append('+') : sb, year);
        return appendTwo(appendTwo(sb, "-", month), "-", day).toString();
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
