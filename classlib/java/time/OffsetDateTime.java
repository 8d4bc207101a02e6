/* SPDX-License-Identifier: MIT */
package java.time;

import static java.time.temporal.ChronoField.EPOCH_DAY;
import static java.time.temporal.ChronoField.INSTANT_SECONDS;
import static java.time.temporal.ChronoField.NANO_OF_DAY;
import static java.time.temporal.ChronoField.OFFSET_SECONDS;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.chrono.IsoChronology;
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
import java.util.Comparator;
import java.util.Objects;

/** A date and a time of day at an offset from UTC. */
public final class OffsetDateTime
        implements Temporal, TemporalAdjuster, Comparable<OffsetDateTime>, Serializable {
    private static final long serialVersionUID = 2287754244819255394L;
    public static final OffsetDateTime MIN = of(LocalDateTime.MIN, ZoneOffset.MAX);
    public static final OffsetDateTime MAX = of(LocalDateTime.MAX, ZoneOffset.MIN);

    private final LocalDateTime dateTime;
    private final ZoneOffset offset;

    private OffsetDateTime(LocalDateTime dateTime, ZoneOffset offset) {
        this.dateTime = Objects.requireNonNull(dateTime, "dateTime");
        this.offset = Objects.requireNonNull(offset, "offset");
    }

    public static Comparator<OffsetDateTime> timeLineOrder() {
        return OffsetDateTime::compareInstant;
    }

    private static int compareInstant(OffsetDateTime a, OffsetDateTime b) {
        if (a.offset.equals(b.offset)) {
            return a.dateTime.compareTo(b.dateTime);
        }
        int order = Long.compare(a.toEpochSecond(), b.toEpochSecond());
        return order != 0 ? order : a.getNano() - b.getNano();
    }

    public static OffsetDateTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static OffsetDateTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static OffsetDateTime now(Clock clock) {
        Objects.requireNonNull(clock, "clock");
        Instant now = clock.instant();
        return ofInstant(now, clock.getZone().getRules().getOffset(now));
    }

    public static OffsetDateTime of(LocalDate date, LocalTime time, ZoneOffset offset) {
        return new OffsetDateTime(LocalDateTime.of(date, time), offset);
    }

    public static OffsetDateTime of(LocalDateTime dateTime, ZoneOffset offset) {
        return new OffsetDateTime(dateTime, offset);
    }

    public static OffsetDateTime of(int year, int month, int dayOfMonth, int hour, int minute,
            int second, int nanoOfSecond, ZoneOffset offset) {
        return new OffsetDateTime(LocalDateTime.of(year, month, dayOfMonth, hour, minute, second,
                nanoOfSecond), offset);
    }

    public static OffsetDateTime ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        ZoneOffset offset = zone.getRules().getOffset(instant);
        return new OffsetDateTime(LocalDateTime.ofEpochSecond(instant.getEpochSecond(),
                instant.getNano(), offset), offset);
    }

    public static OffsetDateTime from(TemporalAccessor temporal) {
        if (temporal instanceof OffsetDateTime dateTime) {
            return dateTime;
        }
        try {
            ZoneOffset offset = ZoneOffset.from(temporal);
            LocalDate date = temporal.query(TemporalQueries.localDate());
            LocalTime time = temporal.query(TemporalQueries.localTime());
            return date != null && time != null ? of(date, time, offset)
                    : ofInstant(Instant.from(temporal), offset);
        } catch (DateTimeException e) {
            throw Refusal.from("OffsetDateTime", temporal, e);
        }
    }

    public static OffsetDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_OFFSET_DATE_TIME);
    }

    public static OffsetDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.parse(text, OffsetDateTime::from);
    }

    private OffsetDateTime with(LocalDateTime newDateTime, ZoneOffset newOffset) {
        return dateTime == newDateTime && offset.equals(newOffset) ? this
                : new OffsetDateTime(newDateTime, newOffset);
    }

    // ---- Fields ----

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField || field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit != ChronoUnit.FOREVER
                : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField field) {
        return !(field instanceof ChronoField) ? field.rangeRefinedBy(this)
                : field == INSTANT_SECONDS || field == OFFSET_SECONDS ? field.range()
                : dateTime.range(field);
    }

    @Override
    public int get(TemporalField field) {
        if (field == INSTANT_SECONDS) {
            throw Refusal.tooWide(field);
        }
        return !(field instanceof ChronoField) ? Temporal.super.get(field)
                : field == OFFSET_SECONDS ? offset.getTotalSeconds() : dateTime.get(field);
    }

    @Override
    public long getLong(TemporalField field) {
        return !(field instanceof ChronoField) ? field.getFrom(this)
                : field == INSTANT_SECONDS ? toEpochSecond()
                : field == OFFSET_SECONDS ? offset.getTotalSeconds() : dateTime.getLong(field);
    }

    public ZoneOffset getOffset() {
        return offset;
    }

    public OffsetDateTime withOffsetSameLocal(ZoneOffset newOffset) {
        return with(dateTime, newOffset);
    }

    public OffsetDateTime withOffsetSameInstant(ZoneOffset newOffset) {
        return newOffset.equals(offset) ? this : new OffsetDateTime(dateTime.plusSeconds(
                newOffset.getTotalSeconds() - offset.getTotalSeconds()), newOffset);
    }

    public LocalDateTime toLocalDateTime() {
        return dateTime;
    }

    public LocalDate toLocalDate() {
        return dateTime.toLocalDate();
    }

    public LocalTime toLocalTime() {
        return dateTime.toLocalTime();
    }

    public int getYear() {
        return dateTime.getYear();
    }

    public int getMonthValue() {
        return dateTime.getMonthValue();
    }

    public Month getMonth() {
        return dateTime.getMonth();
    }

    public int getDayOfMonth() {
        return dateTime.getDayOfMonth();
    }

    public int getDayOfYear() {
        return dateTime.getDayOfYear();
    }

    public DayOfWeek getDayOfWeek() {
        return dateTime.getDayOfWeek();
    }

    public int getHour() {
        return dateTime.getHour();
    }

    public int getMinute() {
        return dateTime.getMinute();
    }

    public int getSecond() {
        return dateTime.getSecond();
    }

    public int getNano() {
        return dateTime.getNano();
    }

    // ---- Other times ----

    @Override
    public OffsetDateTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalDate || adjuster instanceof LocalTime
                || adjuster instanceof LocalDateTime) {
            return with(dateTime.with(adjuster), offset);
        }
        return adjuster instanceof Instant instant ? ofInstant(instant, offset)
                : adjuster instanceof ZoneOffset newOffset ? with(dateTime, newOffset)
                : adjuster instanceof OffsetDateTime other ? other
                : (OffsetDateTime) adjuster.adjustInto(this);
    }

    @Override
    public OffsetDateTime with(TemporalField field, long newValue) {
        return !(field instanceof ChronoField) ? field.adjustInto(this, newValue)
                : field == INSTANT_SECONDS
                ? ofInstant(Instant.ofEpochSecond(newValue, getNano()), offset)
                : field == OFFSET_SECONDS ? with(dateTime,
                        ZoneOffset.ofTotalSeconds(OFFSET_SECONDS.checkValidIntValue(newValue)))
                : with(dateTime.with(field, newValue), offset);
    }

    public OffsetDateTime withYear(int year) {
        return with(dateTime.withYear(year), offset);
    }

    public OffsetDateTime withMonth(int month) {
        return with(dateTime.withMonth(month), offset);
    }

    public OffsetDateTime withDayOfMonth(int dayOfMonth) {
        return with(dateTime.withDayOfMonth(dayOfMonth), offset);
    }

    public OffsetDateTime withDayOfYear(int dayOfYear) {
        return with(dateTime.withDayOfYear(dayOfYear), offset);
    }

    public OffsetDateTime withHour(int hour) {
        return with(dateTime.withHour(hour), offset);
    }

    public OffsetDateTime withMinute(int minute) {
        return with(dateTime.withMinute(minute), offset);
    }

    public OffsetDateTime withSecond(int second) {
        return with(dateTime.withSecond(second), offset);
    }

    public OffsetDateTime withNano(int nanoOfSecond) {
        return with(dateTime.withNano(nanoOfSecond), offset);
    }

    public OffsetDateTime truncatedTo(TemporalUnit unit) {
        return with(dateTime.truncatedTo(unit), offset);
    }

    @Override
    public OffsetDateTime plus(TemporalAmount amountToAdd) {
        return (OffsetDateTime) amountToAdd.addTo(this);
    }

    @Override
    public OffsetDateTime plus(long n, TemporalUnit unit) {
        return unit instanceof ChronoUnit ? with(dateTime.plus(n, unit), offset)
                : unit.addTo(this, n);
    }

    public OffsetDateTime plusYears(long n) {
        return with(dateTime.plusYears(n), offset);
    }

    public OffsetDateTime plusMonths(long n) {
        return with(dateTime.plusMonths(n), offset);
    }

    public OffsetDateTime plusWeeks(long n) {
        return with(dateTime.plusWeeks(n), offset);
    }

    public OffsetDateTime plusDays(long n) {
        return with(dateTime.plusDays(n), offset);
    }

    public OffsetDateTime plusHours(long n) {
        return with(dateTime.plusHours(n), offset);
    }

    public OffsetDateTime plusMinutes(long n) {
        return with(dateTime.plusMinutes(n), offset);
    }

    public OffsetDateTime plusSeconds(long n) {
        return with(dateTime.plusSeconds(n), offset);
    }

    public OffsetDateTime plusNanos(long n) {
        return with(dateTime.plusNanos(n), offset);
    }

    @Override
    public OffsetDateTime minus(TemporalAmount amountToSubtract) {
        return (OffsetDateTime) amountToSubtract.subtractFrom(this);
    }

    @Override
    public OffsetDateTime minus(long n, TemporalUnit unit) {
        return (OffsetDateTime) Temporal.super.minus(n, unit);
    }

    public OffsetDateTime minusYears(long n) {
        return minus(n, ChronoUnit.YEARS);
    }

    public OffsetDateTime minusMonths(long n) {
        return minus(n, ChronoUnit.MONTHS);
    }

    public OffsetDateTime minusWeeks(long n) {
        return minus(n, ChronoUnit.WEEKS);
    }

    public OffsetDateTime minusDays(long n) {
        return minus(n, ChronoUnit.DAYS);
    }

    public OffsetDateTime minusHours(long n) {
        return minus(n, ChronoUnit.HOURS);
    }

    public OffsetDateTime minusMinutes(long n) {
        return minus(n, ChronoUnit.MINUTES);
    }

    public OffsetDateTime minusSeconds(long n) {
        return minus(n, ChronoUnit.SECONDS);
    }

    public OffsetDateTime minusNanos(long n) {
        return minus(n, ChronoUnit.NANOS);
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.zoneId()) {
            return null;
        }
        return query == TemporalQueries.offset() || query == TemporalQueries.zone() ? (R) offset
                : query == TemporalQueries.localDate() ? (R) toLocalDate()
                : query == TemporalQueries.localTime() ? (R) toLocalTime()
                : query == TemporalQueries.chronology() ? (R) IsoChronology.INSTANCE
                : query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS
                : query.queryFrom(this);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(EPOCH_DAY, toLocalDate().toEpochDay())
                .with(NANO_OF_DAY, toLocalTime().toNanoOfDay())
                .with(OFFSET_SECONDS, offset.getTotalSeconds());
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        OffsetDateTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        OffsetDateTime start = this;
        try {
            end = end.withOffsetSameInstant(offset);
        } catch (DateTimeException outOfRange) {
            start = withOffsetSameInstant(end.offset);
        }
        return start.dateTime.until(end.dateTime, unit);
    }

    public String format(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.format(this);
    }

    public ZonedDateTime atZoneSameInstant(ZoneId zone) {
        return ZonedDateTime.ofInstant(dateTime, offset, zone);
    }

    public ZonedDateTime atZoneSimilarLocal(ZoneId zone) {
        return ZonedDateTime.ofLocal(dateTime, zone, offset);
    }

    public OffsetTime toOffsetTime() {
        return OffsetTime.of(toLocalTime(), offset);
    }

    public ZonedDateTime toZonedDateTime() {
        return ZonedDateTime.of(dateTime, offset);
    }

    public Instant toInstant() {
        return dateTime.toInstant(offset);
    }

    public long toEpochSecond() {
        return dateTime.toEpochSecond(offset);
    }

    // ---- Order and text ----

    @Override
    public int compareTo(OffsetDateTime other) {
        int order = compareInstant(this, other);
        return order != 0 ? order : dateTime.compareTo(other.dateTime);
    }

    private int compareMoment(OffsetDateTime other) {
        int order = Long.compare(toEpochSecond(), other.toEpochSecond());
        return order != 0 ? order : Integer.compare(getNano(), other.getNano());
    }

    public boolean isAfter(OffsetDateTime other) {
        return compareMoment(other) > 0;
    }

    public boolean isBefore(OffsetDateTime other) {
        return compareMoment(other) < 0;
    }

    public boolean isEqual(OffsetDateTime other) {
        return compareMoment(other) == 0;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof OffsetDateTime other && dateTime.equals(other.dateTime)
                && offset.equals(other.offset);
    }

    @Override
    public int hashCode() {
        return dateTime.hashCode() ^ offset.hashCode();
    }

    @Override
    public String toString() {
        return dateTime.toString() + offset.toString();
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
