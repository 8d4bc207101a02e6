/* SPDX-License-Identifier: MIT */
package java.time;

import static java.time.temporal.ChronoField.INSTANT_SECONDS;
import static java.time.temporal.ChronoField.NANO_OF_SECOND;
import static java.time.temporal.ChronoField.OFFSET_SECONDS;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.chrono.ChronoZonedDateTime;
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
import java.util.List;
import java.util.Objects;

/** A date and a time of day in a zone, with the offset that the zone has then. */
public final class ZonedDateTime
        implements Temporal, ChronoZonedDateTime<LocalDate>, Serializable {
    private static final long serialVersionUID = -6260982410461394882L;

    private final LocalDateTime dateTime;
    private final ZoneOffset offset;
    private final ZoneId zone;

    private ZonedDateTime(LocalDateTime dateTime, ZoneOffset offset, ZoneId zone) {
        this.dateTime = dateTime;
        this.offset = offset;
        this.zone = zone;
    }

    public static ZonedDateTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static ZonedDateTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static ZonedDateTime now(Clock clock) {
        Objects.requireNonNull(clock, "clock");
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static ZonedDateTime of(LocalDate date, LocalTime time, ZoneId zone) {
        return of(LocalDateTime.of(date, time), zone);
    }

    public static ZonedDateTime of(LocalDateTime localDateTime, ZoneId zone) {
        return ofLocal(localDateTime, zone, null);
    }

    public static ZonedDateTime of(int year, int month, int dayOfMonth, int hour, int minute,
            int second, int nanoOfSecond, ZoneId zone) {
        return of(LocalDateTime.of(year, month, dayOfMonth, hour, minute, second, nanoOfSecond),
                zone);
    }

    public static ZonedDateTime ofLocal(LocalDateTime localDateTime, ZoneId zone,
            ZoneOffset preferredOffset) {
        Objects.requireNonNull(localDateTime, "localDateTime");
        Objects.requireNonNull(zone, "zone");
        if (zone instanceof ZoneOffset offset) {
            return new ZonedDateTime(localDateTime, offset, zone);
        }
        List<ZoneOffset> valid = zone.getRules().getValidOffsets(localDateTime);
        if (valid.isEmpty()) {
            ZoneOffsetTransition gap = zone.getRules().getTransition(localDateTime);
            return new ZonedDateTime(
                    localDateTime.plusSeconds(gap.getDuration().getSeconds()),
                    gap.getOffsetAfter(), zone);
        }
        return new ZonedDateTime(localDateTime, preferredOffset != null
                && valid.contains(preferredOffset) ? preferredOffset : valid.get(0), zone);
    }

    public static ZonedDateTime ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        return create(instant.getEpochSecond(), instant.getNano(), zone);
    }

    public static ZonedDateTime ofInstant(LocalDateTime localDateTime, ZoneOffset offset,
            ZoneId zone) {
        Objects.requireNonNull(localDateTime, "localDateTime");
        Objects.requireNonNull(offset, "offset");
        Objects.requireNonNull(zone, "zone");
        return zone.getRules().isValidOffset(localDateTime, offset)
                ? new ZonedDateTime(localDateTime, offset, zone)
                : create(localDateTime.toEpochSecond(offset), localDateTime.getNano(), zone);
    }

    private static ZonedDateTime create(long second, int nano, ZoneId zone) {
        ZoneOffset offset = zone.getRules().getOffset(Instant.ofEpochSecond(second, nano));
        return new ZonedDateTime(LocalDateTime.ofEpochSecond(second, nano, offset), offset, zone);
    }

    public static ZonedDateTime ofStrict(LocalDateTime localDateTime, ZoneOffset offset,
            ZoneId zone) {
        Objects.requireNonNull(localDateTime, "localDateTime");
        Objects.requireNonNull(offset, "offset");
        Objects.requireNonNull(zone, "zone");
        List<ZoneOffset> valid = zone.getRules().getValidOffsets(localDateTime);
        if (valid.contains(offset)) {
            return new ZonedDateTime(localDateTime, offset, zone);
        }
        String time = "LocalDateTime '" + localDateTime + "'";
        String in = " in zone '" + zone + "'";
        throw new DateTimeException(valid.isEmpty() ? time + " does not exist" + in
                + " due to a gap in the local time-line, typically caused by daylight savings"
                : "ZoneOffset '" + offset + "' is not valid for " + time + in);
    }

    public static ZonedDateTime from(TemporalAccessor temporal) {
        if (temporal instanceof ZonedDateTime dateTime) {
            return dateTime;
        }
        try {
            ZoneId zone = ZoneId.from(temporal);
            return temporal.isSupported(INSTANT_SECONDS)
                    ? create(temporal.getLong(INSTANT_SECONDS), temporal.get(NANO_OF_SECOND), zone)
                    : of(LocalDate.from(temporal), LocalTime.from(temporal), zone);
        } catch (DateTimeException e) {
            throw Refusal.from("ZonedDateTime", temporal, e);
        }
    }

    public static ZonedDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_ZONED_DATE_TIME);
    }

    public static ZonedDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.parse(text, ZonedDateTime::from);
    }

    private ZonedDateTime local(LocalDateTime newDateTime) {
        return ofLocal(newDateTime, zone, offset);
    }

    private ZonedDateTime moment(LocalDateTime newDateTime) {
        return ofInstant(newDateTime, offset, zone);
    }

    private ZonedDateTime withOffset(ZoneOffset newOffset) {
        return !newOffset.equals(offset) && zone.getRules().isValidOffset(dateTime, newOffset)
                ? new ZonedDateTime(dateTime, newOffset, zone) : this;
    }

    // ---- Fields ----

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField || field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return ChronoZonedDateTime.super.isSupported(unit);
    }

    @Override
    public ValueRange range(TemporalField field) {
        return ChronoZonedDateTime.super.range(field);
    }

    @Override
    public int get(TemporalField field) {
        return ChronoZonedDateTime.super.get(field);
    }

    @Override
    public long getLong(TemporalField field) {
        return ChronoZonedDateTime.super.getLong(field);
    }

    @Override
    public ZoneOffset getOffset() {
        return offset;
    }

    /** The same local time before or after a change that repeats it. */
    private ZonedDateTime atOverlap(boolean later) {
        ZoneOffsetTransition change = zone.getRules().getTransition(dateTime);
        if (change != null && change.isOverlap()) {
            ZoneOffset other = later ? change.getOffsetAfter() : change.getOffsetBefore();
            if (!other.equals(offset)) {
                return new ZonedDateTime(dateTime, other, zone);
            }
        }
        return this;
    }

    @Override
    public ZonedDateTime withEarlierOffsetAtOverlap() {
        return atOverlap(false);
    }

    @Override
    public ZonedDateTime withLaterOffsetAtOverlap() {
        return atOverlap(true);
    }

    @Override
    public ZoneId getZone() {
        return zone;
    }

    @Override
    public ZonedDateTime withZoneSameLocal(ZoneId newZone) {
        Objects.requireNonNull(newZone, "zone");
        return zone.equals(newZone) ? this : ofLocal(dateTime, newZone, offset);
    }

    @Override
    public ZonedDateTime withZoneSameInstant(ZoneId newZone) {
        Objects.requireNonNull(newZone, "zone");
        return zone.equals(newZone) ? this
                : create(dateTime.toEpochSecond(offset), dateTime.getNano(), newZone);
    }

    public ZonedDateTime withFixedOffsetZone() {
        return zone.equals(offset) ? this : new ZonedDateTime(dateTime, offset, offset);
    }

    @Override
    public LocalDateTime toLocalDateTime() {
        return dateTime;
    }

    @Override
    public LocalDate toLocalDate() {
        return dateTime.toLocalDate();
    }

    @Override
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
    public ZonedDateTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalDate || adjuster instanceof LocalTime
                || adjuster instanceof LocalDateTime) {
            return local(dateTime.with(adjuster));
        }
        return adjuster instanceof OffsetDateTime other
                ? ofLocal(other.toLocalDateTime(), zone, other.getOffset())
                : adjuster instanceof Instant instant ? ofInstant(instant, zone)
                : adjuster instanceof ZoneOffset newOffset ? withOffset(newOffset)
                : (ZonedDateTime) adjuster.adjustInto(this);
    }

    @Override
    public ZonedDateTime with(TemporalField field, long newValue) {
        return !(field instanceof ChronoField) ? field.adjustInto(this, newValue)
                : field == INSTANT_SECONDS ? create(newValue, getNano(), zone)
                : field == OFFSET_SECONDS ? withOffset(
                        ZoneOffset.ofTotalSeconds(OFFSET_SECONDS.checkValidIntValue(newValue)))
                : local(dateTime.with(field, newValue));
    }

    public ZonedDateTime withYear(int year) {
        return local(dateTime.withYear(year));
    }

    public ZonedDateTime withMonth(int month) {
        return local(dateTime.withMonth(month));
    }

    public ZonedDateTime withDayOfMonth(int dayOfMonth) {
        return local(dateTime.withDayOfMonth(dayOfMonth));
    }

    public ZonedDateTime withDayOfYear(int dayOfYear) {
        return local(dateTime.withDayOfYear(dayOfYear));
    }

    public ZonedDateTime withHour(int hour) {
        return local(dateTime.withHour(hour));
    }

    public ZonedDateTime withMinute(int minute) {
        return local(dateTime.withMinute(minute));
    }

    public ZonedDateTime withSecond(int second) {
        return local(dateTime.withSecond(second));
    }

    public ZonedDateTime withNano(int nanoOfSecond) {
        return local(dateTime.withNano(nanoOfSecond));
    }

    public ZonedDateTime truncatedTo(TemporalUnit unit) {
        return local(dateTime.truncatedTo(unit));
    }

    @Override
    public ZonedDateTime plus(TemporalAmount amountToAdd) {
        if (amountToAdd instanceof Period) {
            return local(dateTime.plus(amountToAdd));
        }
        Objects.requireNonNull(amountToAdd, "amountToAdd");
        return (ZonedDateTime) amountToAdd.addTo(this);
    }

    @Override
    public ZonedDateTime plus(long n, TemporalUnit unit) {
        return !(unit instanceof ChronoUnit) ? unit.addTo(this, n)
                : unit.isDateBased() ? local(dateTime.plus(n, unit))
                : moment(dateTime.plus(n, unit));
    }

    public ZonedDateTime plusYears(long n) {
        return local(dateTime.plusYears(n));
    }

    public ZonedDateTime plusMonths(long n) {
        return local(dateTime.plusMonths(n));
    }

    public ZonedDateTime plusWeeks(long n) {
        return local(dateTime.plusWeeks(n));
    }

    public ZonedDateTime plusDays(long n) {
        return local(dateTime.plusDays(n));
    }

    public ZonedDateTime plusHours(long n) {
        return moment(dateTime.plusHours(n));
    }

    public ZonedDateTime plusMinutes(long n) {
        return moment(dateTime.plusMinutes(n));
    }

    public ZonedDateTime plusSeconds(long n) {
        return moment(dateTime.plusSeconds(n));
    }

    public ZonedDateTime plusNanos(long n) {
        return moment(dateTime.plusNanos(n));
    }

    @Override
    public ZonedDateTime minus(TemporalAmount amountToSubtract) {
        if (amountToSubtract instanceof Period) {
            return local(dateTime.minus(amountToSubtract));
        }
        Objects.requireNonNull(amountToSubtract, "amountToSubtract");
        return (ZonedDateTime) amountToSubtract.subtractFrom(this);
    }

    @Override
    public ZonedDateTime minus(long n, TemporalUnit unit) {
        return (ZonedDateTime) ChronoZonedDateTime.super.minus(n, unit);
    }

    public ZonedDateTime minusYears(long n) {
        return minus(n, ChronoUnit.YEARS);
    }

    public ZonedDateTime minusMonths(long n) {
        return minus(n, ChronoUnit.MONTHS);
    }

    public ZonedDateTime minusWeeks(long n) {
        return minus(n, ChronoUnit.WEEKS);
    }

    public ZonedDateTime minusDays(long n) {
        return minus(n, ChronoUnit.DAYS);
    }

    public ZonedDateTime minusHours(long n) {
        return minus(n, ChronoUnit.HOURS);
    }

    public ZonedDateTime minusMinutes(long n) {
        return minus(n, ChronoUnit.MINUTES);
    }

    public ZonedDateTime minusSeconds(long n) {
        return minus(n, ChronoUnit.SECONDS);
    }

    public ZonedDateTime minusNanos(long n) {
        return minus(n, ChronoUnit.NANOS);
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.localDate() ? (R) toLocalDate()
                : ChronoZonedDateTime.super.query(query);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        ZonedDateTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        ZonedDateTime start = this;
        try {
            end = end.withZoneSameInstant(zone);
        } catch (DateTimeException outOfRange) {
            start = withZoneSameInstant(end.zone);
        }
        return unit.isDateBased() ? start.dateTime.until(end.dateTime, unit)
                : start.toOffsetDateTime().until(end.toOffsetDateTime(), unit);
    }

    @Override
    public String format(DateTimeFormatter formatter) {
        return ChronoZonedDateTime.super.format(formatter);
    }

    public OffsetDateTime toOffsetDateTime() {
        return OffsetDateTime.of(dateTime, offset);
    }

    // ---- Order and text ----

    @Override
    public boolean equals(Object obj) {
        return obj instanceof ZonedDateTime other && dateTime.equals(other.dateTime)
                && offset.equals(other.offset) && zone.equals(other.zone);
    }

    @Override
    public int hashCode() {
        return dateTime.hashCode() ^ offset.hashCode() ^ Integer.rotateLeft(zone.hashCode(), 3);
    }

    @Override
    public String toString() {
        String text = dateTime.toString() + offset.toString();
        return offset == zone ? text : text + '[' + zone.toString() + ']';
    }

    /* What a stream says, even if the zone has other offsets here. */
    static ZonedDateTime ofLenient(LocalDateTime dateTime, ZoneOffset offset, ZoneId zone) {
        if (zone instanceof ZoneOffset && !offset.equals(zone)) {
            throw new IllegalArgumentException("ZoneId must match ZoneOffset");
        }
        return new ZonedDateTime(dateTime, offset, zone);
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
