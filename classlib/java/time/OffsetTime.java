/* SPDX-License-Identifier: MIT */
package java.time;

import static java.time.temporal.ChronoField.NANO_OF_DAY;
import static java.time.temporal.ChronoField.OFFSET_SECONDS;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
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

/** A time of day at an offset from UTC. */
public final class OffsetTime
        implements Temporal, TemporalAdjuster, Comparable<OffsetTime>, Serializable {
    private static final long serialVersionUID = 7264499704384272492L;
    public static final OffsetTime MIN = of(LocalTime.MIN, ZoneOffset.MAX);
    public static final OffsetTime MAX = of(LocalTime.MAX, ZoneOffset.MIN);

    private final LocalTime time;
    private final ZoneOffset offset;

    private OffsetTime(LocalTime time, ZoneOffset offset) {
        this.time = Objects.requireNonNull(time, "time");
        this.offset = Objects.requireNonNull(offset, "offset");
    }

    public static OffsetTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static OffsetTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static OffsetTime now(Clock clock) {
        Objects.requireNonNull(clock, "clock");
        Instant now = clock.instant();
        return ofInstant(now, clock.getZone().getRules().getOffset(now));
    }

    public static OffsetTime of(LocalTime time, ZoneOffset offset) {
        return new OffsetTime(time, offset);
    }

    public static OffsetTime of(int hour, int minute, int second, int nanoOfSecond,
            ZoneOffset offset) {
        return new OffsetTime(LocalTime.of(hour, minute, second, nanoOfSecond), offset);
    }

    public static OffsetTime ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        ZoneOffset offset = zone.getRules().getOffset(instant);
        return new OffsetTime(LocalTime.ofInstant(instant, offset), offset);
    }

    public static OffsetTime from(TemporalAccessor temporal) {
        if (temporal instanceof OffsetTime time) {
            return time;
        }
        try {
            return new OffsetTime(LocalTime.from(temporal), ZoneOffset.from(temporal));
        } catch (DateTimeException e) {
            throw Refusal.from("OffsetTime", temporal, e);
        }
    }

    public static OffsetTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_OFFSET_TIME);
    }

    public static OffsetTime parse(CharSequence text, DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.parse(text, OffsetTime::from);
    }

    private OffsetTime with(LocalTime newTime, ZoneOffset newOffset) {
        return time == newTime && offset.equals(newOffset) ? this
                : new OffsetTime(newTime, newOffset);
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field.isTimeBased() || field == OFFSET_SECONDS
                : field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return time.isSupported(unit);
    }

    @Override
    public ValueRange range(TemporalField field) {
        return !(field instanceof ChronoField) ? field.rangeRefinedBy(this)
                : field == OFFSET_SECONDS ? field.range() : time.range(field);
    }

    @Override
    public int get(TemporalField field) {
        return Temporal.super.get(field);
    }

    @Override
    public long getLong(TemporalField field) {
        return !(field instanceof ChronoField) ? field.getFrom(this)
                : field == OFFSET_SECONDS ? offset.getTotalSeconds() : time.getLong(field);
    }

    public ZoneOffset getOffset() {
        return offset;
    }

    public OffsetTime withOffsetSameLocal(ZoneOffset newOffset) {
        return newOffset != null && newOffset.equals(offset) ? this
                : new OffsetTime(time, newOffset);
    }

    public OffsetTime withOffsetSameInstant(ZoneOffset newOffset) {
        return newOffset.equals(offset) ? this : new OffsetTime(time.plusSeconds(
                newOffset.getTotalSeconds() - offset.getTotalSeconds()), newOffset);
    }

    public LocalTime toLocalTime() {
        return time;
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

    @Override
    public OffsetTime with(TemporalAdjuster adjuster) {
        return adjuster instanceof LocalTime newTime ? with(newTime, offset)
                : adjuster instanceof ZoneOffset newOffset ? with(time, newOffset)
                : adjuster instanceof OffsetTime other ? other
                : (OffsetTime) adjuster.adjustInto(this);
    }

    @Override
    public OffsetTime with(TemporalField field, long newValue) {
        return !(field instanceof ChronoField) ? field.adjustInto(this, newValue)
                : field == OFFSET_SECONDS ? with(time,
                        ZoneOffset.ofTotalSeconds(OFFSET_SECONDS.checkValidIntValue(newValue)))
                : with(time.with(field, newValue), offset);
    }

    public OffsetTime withHour(int hour) {
        return with(time.withHour(hour), offset);
    }

    public OffsetTime withMinute(int minute) {
        return with(time.withMinute(minute), offset);
    }

    public OffsetTime withSecond(int second) {
        return with(time.withSecond(second), offset);
    }

    public OffsetTime withNano(int nanoOfSecond) {
        return with(time.withNano(nanoOfSecond), offset);
    }

    public OffsetTime truncatedTo(TemporalUnit unit) {
        return with(time.truncatedTo(unit), offset);
    }

    @Override
    public OffsetTime plus(TemporalAmount amountToAdd) {
        return (OffsetTime) amountToAdd.addTo(this);
    }

    @Override
    public OffsetTime plus(long n, TemporalUnit unit) {
        return unit instanceof ChronoUnit ? with(time.plus(n, unit), offset)
                : unit.addTo(this, n);
    }

    public OffsetTime plusHours(long n) {
        return with(time.plusHours(n), offset);
    }

    public OffsetTime plusMinutes(long n) {
        return with(time.plusMinutes(n), offset);
    }

    public OffsetTime plusSeconds(long n) {
        return with(time.plusSeconds(n), offset);
    }

    public OffsetTime plusNanos(long n) {
        return with(time.plusNanos(n), offset);
    }

    @Override
    public OffsetTime minus(TemporalAmount amountToSubtract) {
        return (OffsetTime) amountToSubtract.subtractFrom(this);
    }

    @Override
    public OffsetTime minus(long n, TemporalUnit unit) {
        return (OffsetTime) Temporal.super.minus(n, unit);
    }

    public OffsetTime minusHours(long n) {
        return with(time.minusHours(n), offset);
    }

    public OffsetTime minusMinutes(long n) {
        return with(time.minusMinutes(n), offset);
    }

    public OffsetTime minusSeconds(long n) {
        return with(time.minusSeconds(n), offset);
    }

    public OffsetTime minusNanos(long n) {
        return with(time.minusNanos(n), offset);
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.zoneId() || query == TemporalQueries.chronology()
                || query == TemporalQueries.localDate()) {
            return null;
        }
        return query == TemporalQueries.offset() || query == TemporalQueries.zone() ? (R) offset
                : query == TemporalQueries.localTime() ? (R) time
                : query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS
                : query.queryFrom(this);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(NANO_OF_DAY, time.toNanoOfDay())
                .with(OFFSET_SECONDS, offset.getTotalSeconds());
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        OffsetTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        if (!unit.isTimeBased()) {
            throw Refusal.of(unit);
        }
        return (end.epochNano() - epochNano()) / unit.getDuration().toNanos();
    }

    private long epochNano() {
        return time.toNanoOfDay() - offset.getTotalSeconds() * LocalTime.NANOS_PER_SECOND;
    }

    public String format(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.format(this);
    }

    public OffsetDateTime atDate(LocalDate date) {
        return OffsetDateTime.of(date, time, offset);
    }

    public long toEpochSecond(LocalDate date) {
        Objects.requireNonNull(date, "date");
        return date.toEpochSecond(time, offset);
    }

    @Override
    public int compareTo(OffsetTime other) {
        int order = Long.compare(epochNano(), other.epochNano());
        return order != 0 ? order : time.compareTo(other.time);
    }

    public boolean isAfter(OffsetTime other) {
        return epochNano() > other.epochNano();
    }

    public boolean isBefore(OffsetTime other) {
        return epochNano() < other.epochNano();
    }

    public boolean isEqual(OffsetTime other) {
        return epochNano() == other.epochNano();
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof OffsetTime other && time.equals(other.time)
                && offset.equals(other.offset);
    }

    @Override
    public int hashCode() {
        return time.hashCode() ^ offset.hashCode();
    }

    @Override
    public String toString() {
        return time.toString() + offset.toString();
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
