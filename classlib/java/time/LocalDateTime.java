/* SPDX-License-Identifier: MIT */
package java.time;

import static java.time.temporal.ChronoField.NANO_OF_SECOND;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.chrono.ChronoLocalDateTime;
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
import java.util.Objects;

/** A date and a time of day, without a zone. */
public final class LocalDateTime
        implements Temporal, TemporalAdjuster, ChronoLocalDateTime<LocalDate>, Serializable {
    private static final long serialVersionUID = 6207766400415563566L;
    public static final LocalDateTime MIN = of(LocalDate.MIN, LocalTime.MIN);
    public static final LocalDateTime MAX = of(LocalDate.MAX, LocalTime.MAX);

    private final LocalDate date;
    private final LocalTime time;

    private LocalDateTime(LocalDate date, LocalTime time) {
        this.date = date;
        this.time = time;
    }

    public static LocalDateTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static LocalDateTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static LocalDateTime now(Clock clock) {
        Objects.requireNonNull(clock, "clock");
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static LocalDateTime of(int year, Month month, int dayOfMonth, int hour, int minute) {
        return of(year, month, dayOfMonth, hour, minute, 0, 0);
    }

    public static LocalDateTime of(int year, Month month, int dayOfMonth, int hour, int minute,
            int second) {
        return of(year, month, dayOfMonth, hour, minute, second, 0);
    }

    public static LocalDateTime of(int year, Month month, int dayOfMonth, int hour, int minute,
            int second, int nanoOfSecond) {
        return new LocalDateTime(LocalDate.of(year, month, dayOfMonth),
                LocalTime.of(hour, minute, second, nanoOfSecond));
    }

    public static LocalDateTime of(int year, int month, int dayOfMonth, int hour, int minute) {
        return of(year, month, dayOfMonth, hour, minute, 0, 0);
    }

    public static LocalDateTime of(int year, int month, int dayOfMonth, int hour, int minute,
            int second) {
        return of(year, month, dayOfMonth, hour, minute, second, 0);
    }

    public static LocalDateTime of(int year, int month, int dayOfMonth, int hour, int minute,
            int second, int nanoOfSecond) {
        return new LocalDateTime(LocalDate.of(year, month, dayOfMonth),
                LocalTime.of(hour, minute, second, nanoOfSecond));
    }

    public static LocalDateTime of(LocalDate date, LocalTime time) {
        Objects.requireNonNull(date, "date");
        Objects.requireNonNull(time, "time");
        return new LocalDateTime(date, time);
    }

    public static LocalDateTime ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        return ofEpochSecond(instant.getEpochSecond(), instant.getNano(),
                zone.getRules().getOffset(instant));
    }

    public static LocalDateTime ofEpochSecond(long epochSecond, int nanoOfSecond,
            ZoneOffset offset) {
        Objects.requireNonNull(offset, "offset");
        NANO_OF_SECOND.checkValidValue(nanoOfSecond);
        long local = epochSecond + offset.getTotalSeconds();
        return new LocalDateTime(LocalDate.ofEpochDay(Math.floorDiv(local, 86400L)),
                LocalTime.ofNanoOfDay(Math.floorMod(local, 86400L) * LocalTime.NANOS_PER_SECOND
                        + nanoOfSecond));
    }

    public static LocalDateTime from(TemporalAccessor temporal) {
        if (temporal instanceof LocalDateTime dateTime) {
            return dateTime;
        }
        if (temporal instanceof ZonedDateTime dateTime) {
            return dateTime.toLocalDateTime();
        }
        if (temporal instanceof OffsetDateTime dateTime) {
            return dateTime.toLocalDateTime();
        }
        try {
            return new LocalDateTime(LocalDate.from(temporal), LocalTime.from(temporal));
        } catch (DateTimeException e) {
            throw Refusal.from("LocalDateTime", temporal, e);
        }
    }

    public static LocalDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_DATE_TIME);
    }

    public static LocalDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.parse(text, LocalDateTime::from);
    }

    private LocalDateTime with(LocalDate newDate, LocalTime newTime) {
        return date == newDate && time == newTime ? this : new LocalDateTime(newDate, newTime);
    }

    // ---- Fields ----

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field.isDateBased() || field.isTimeBased()
                : field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return ChronoLocalDateTime.super.isSupported(unit);
    }

    /** Date or time: the one that answers for a field of the usual ones. */
    private Temporal part(TemporalField field) {
        return field.isTimeBased() ? time : date;
    }

    @Override
    public ValueRange range(TemporalField field) {
        return field instanceof ChronoField ? part(field).range(field)
                : field.rangeRefinedBy(this);
    }

    @Override
    public int get(TemporalField field) {
        return field instanceof ChronoField ? part(field).get(field)
                : ChronoLocalDateTime.super.get(field);
    }

    @Override
    public long getLong(TemporalField field) {
        return field instanceof ChronoField ? part(field).getLong(field) : field.getFrom(this);
    }

    @Override
    public LocalDate toLocalDate() {
        return date;
    }

    @Override
    public LocalTime toLocalTime() {
        return time;
    }

    public int getYear() {
        return date.getYear();
    }

    public int getMonthValue() {
        return date.getMonthValue();
    }

    public Month getMonth() {
        return date.getMonth();
    }

    public int getDayOfMonth() {
        return date.getDayOfMonth();
    }

    public int getDayOfYear() {
        return date.getDayOfYear();
    }

    public DayOfWeek getDayOfWeek() {
        return date.getDayOfWeek();
    }

    public int getHour() {
        return time.getHour();
    }

    public int getMinute() {
        return time.getMinute();
    }

    public int getSecond() {
        return time.getSecond();
    }

    public int getNano() {
        return time.getNano();
    }

    // ---- Other times ----

    @Override
    public LocalDateTime with(TemporalAdjuster adjuster) {
        return adjuster instanceof LocalDate newDate ? with(newDate, time)
                : adjuster instanceof LocalTime newTime ? with(date, newTime)
                : adjuster instanceof LocalDateTime dateTime ? dateTime
                : (LocalDateTime) adjuster.adjustInto(this);
    }

    @Override
    public LocalDateTime with(TemporalField field, long newValue) {
        return !(field instanceof ChronoField) ? field.adjustInto(this, newValue)
                : field.isTimeBased() ? with(date, time.with(field, newValue))
                : with(date.with(field, newValue), time);
    }

    public LocalDateTime withYear(int year) {
        return with(date.withYear(year), time);
    }

    public LocalDateTime withMonth(int month) {
        return with(date.withMonth(month), time);
    }

    public LocalDateTime withDayOfMonth(int dayOfMonth) {
        return with(date.withDayOfMonth(dayOfMonth), time);
    }

    public LocalDateTime withDayOfYear(int dayOfYear) {
        return with(date.withDayOfYear(dayOfYear), time);
    }

    public LocalDateTime withHour(int hour) {
        return with(date, time.withHour(hour));
    }

    public LocalDateTime withMinute(int minute) {
        return with(date, time.withMinute(minute));
    }

    public LocalDateTime withSecond(int second) {
        return with(date, time.withSecond(second));
    }

    public LocalDateTime withNano(int nanoOfSecond) {
        return with(date, time.withNano(nanoOfSecond));
    }

    public LocalDateTime truncatedTo(TemporalUnit unit) {
        return with(date, time.truncatedTo(unit));
    }

    @Override
    public LocalDateTime plus(TemporalAmount amountToAdd) {
        if (amountToAdd instanceof Period) {
            return with(date.plus(amountToAdd), time);
        }
        Objects.requireNonNull(amountToAdd, "amountToAdd");
        return (LocalDateTime) amountToAdd.addTo(this);
    }

    @Override
    public LocalDateTime plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, n);
        }
        if (!unit.isTimeBased()) {
            return with(date.plus(n, unit), time);
        }
        long nanos = unit.getDuration().toNanos();
        if (unit != ChronoUnit.MILLIS && unit != ChronoUnit.MICROS) {
            return shift(n, nanos);
        }
        long perDay = LocalTime.NANOS_PER_DAY / nanos; // whole days may be refused on their own
        return plusDays(n / perDay).shift(n % perDay, nanos);
    }

    /** Moves by units that divide a day. */
    private LocalDateTime shift(long n, long unit) {
        if (n == 0) {
            return this;
        }
        long perDay = LocalTime.NANOS_PER_DAY / unit;
        long nanos = time.toNanoOfDay() + n % perDay * unit;
        long days = n / perDay + Math.floorDiv(nanos, LocalTime.NANOS_PER_DAY);
        nanos = Math.floorMod(nanos, LocalTime.NANOS_PER_DAY);
        return with(date.plusDays(days),
                nanos == time.toNanoOfDay() ? time : LocalTime.ofNanoOfDay(nanos));
    }

    public LocalDateTime plusYears(long n) {
        return with(date.plusYears(n), time);
    }

    public LocalDateTime plusMonths(long n) {
        return with(date.plusMonths(n), time);
    }

    public LocalDateTime plusWeeks(long n) {
        return with(date.plusWeeks(n), time);
    }

    public LocalDateTime plusDays(long n) {
        return with(date.plusDays(n), time);
    }

    public LocalDateTime plusHours(long n) {
        return shift(n, 3600 * LocalTime.NANOS_PER_SECOND);
    }

    public LocalDateTime plusMinutes(long n) {
        return shift(n, 60 * LocalTime.NANOS_PER_SECOND);
    }

    public LocalDateTime plusSeconds(long n) {
        return shift(n, LocalTime.NANOS_PER_SECOND);
    }

    public LocalDateTime plusNanos(long n) {
        return shift(n, 1);
    }

    @Override
    public LocalDateTime minus(TemporalAmount amountToSubtract) {
        if (amountToSubtract instanceof Period) {
            return with(date.minus(amountToSubtract), time);
        }
        Objects.requireNonNull(amountToSubtract, "amountToSubtract");
        return (LocalDateTime) amountToSubtract.subtractFrom(this);
    }

    @Override
    public LocalDateTime minus(long n, TemporalUnit unit) {
        return (LocalDateTime) ChronoLocalDateTime.super.minus(n, unit);
    }

    public LocalDateTime minusYears(long n) {
        return minus(n, ChronoUnit.YEARS);
    }

    public LocalDateTime minusMonths(long n) {
        return minus(n, ChronoUnit.MONTHS);
    }

    public LocalDateTime minusWeeks(long n) {
        return minus(n, ChronoUnit.WEEKS);
    }

    public LocalDateTime minusDays(long n) {
        return minus(n, ChronoUnit.DAYS);
    }

    public LocalDateTime minusHours(long n) {
        return minus(n, ChronoUnit.HOURS);
    }

    public LocalDateTime minusMinutes(long n) {
        return minus(n, ChronoUnit.MINUTES);
    }

    public LocalDateTime minusSeconds(long n) {
        return minus(n, ChronoUnit.SECONDS);
    }

    public LocalDateTime minusNanos(long n) {
        return minus(n, ChronoUnit.NANOS);
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.localDate() ? (R) date
                : ChronoLocalDateTime.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return ChronoLocalDateTime.super.adjustInto(temporal);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        LocalDateTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        long nanos = end.time.toNanoOfDay() - time.toNanoOfDay();
        if (unit.isTimeBased()) {
            long each = unit.getDuration().toNanos();
            long days = date.daysUntil(end.date);
            if (days > 0 && nanos < 0) {
                days--;
                nanos += LocalTime.NANOS_PER_DAY;
            } else if (days < 0 && nanos > 0) {
                days++;
                nanos -= LocalTime.NANOS_PER_DAY;
            }
            return Math.addExact(Math.multiplyExact(days, LocalTime.NANOS_PER_DAY / each),
                    nanos / each);
        }
        LocalDate endDate = end.date;
        if (endDate.isAfter(date) && nanos < 0) {
            endDate = endDate.minusDays(1);
        } else if (endDate.isBefore(date) && nanos > 0) {
            endDate = endDate.plusDays(1);
        }
        return date.until(endDate, unit);
    }

    @Override
    public String format(DateTimeFormatter formatter) {
        return ChronoLocalDateTime.super.format(formatter);
    }

    public OffsetDateTime atOffset(ZoneOffset offset) {
        return OffsetDateTime.of(this, offset);
    }

    @Override
    public ZonedDateTime atZone(ZoneId zone) {
        return ZonedDateTime.of(this, zone);
    }

    // ---- Order and text ----

    @Override
    public int compareTo(ChronoLocalDateTime<?> other) {
        return other instanceof LocalDateTime dateTime ? order(dateTime)
                : ChronoLocalDateTime.super.compareTo(other);
    }

    private int order(LocalDateTime other) {
        int order = date.order(other.date);
        return order != 0 ? order : time.compareTo(other.time);
    }

    @Override
    public boolean isAfter(ChronoLocalDateTime<?> other) {
        return ChronoLocalDateTime.super.isAfter(other);
    }

    @Override
    public boolean isBefore(ChronoLocalDateTime<?> other) {
        return ChronoLocalDateTime.super.isBefore(other);
    }

    @Override
    public boolean isEqual(ChronoLocalDateTime<?> other) {
        return ChronoLocalDateTime.super.isEqual(other);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof LocalDateTime other && date.equals(other.date)
                && time.equals(other.time);
    }

    @Override
    public int hashCode() {
        return date.hashCode() ^ time.hashCode();
    }

    @Override
    public String toString() {
        return date.toString() + 'T' + time.toString();
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
