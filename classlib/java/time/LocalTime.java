/* SPDX-License-Identifier: MIT */
package java.time;

import static java.time.temporal.ChronoField.HOUR_OF_DAY;
import static java.time.temporal.ChronoField.MICRO_OF_DAY;
import static java.time.temporal.ChronoField.MINUTE_OF_HOUR;
import static java.time.temporal.ChronoField.NANO_OF_DAY;
import static java.time.temporal.ChronoField.NANO_OF_SECOND;
import static java.time.temporal.ChronoField.SECOND_OF_DAY;
import static java.time.temporal.ChronoField.SECOND_OF_MINUTE;

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

/** A time of day without a date and a zone. */
public final class LocalTime
        implements Temporal, TemporalAdjuster, Comparable<LocalTime>, Serializable {
    private static final long serialVersionUID = 6414437269572265201L;
    static final long NANOS_PER_SECOND = 1_000_000_000L;
    static final long NANOS_PER_DAY = 86400 * NANOS_PER_SECOND;

    /** There is one for each whole hour. */
    private static final LocalTime[] HOURS = new LocalTime[24];

    static {
        for (int hour = 0; hour < 24; hour++) {
            HOURS[hour] = new LocalTime(hour, 0, 0, 0);
        }
    }

    public static final LocalTime MIN = HOURS[0];
    public static final LocalTime MAX = new LocalTime(23, 59, 59, 999_999_999);
    public static final LocalTime MIDNIGHT = MIN;
    public static final LocalTime NOON = HOURS[12];

    private final byte hour;
    private final byte minute;
    private final byte second;
    private final int nano;

    private LocalTime(int hour, int minute, int second, int nano) {
        this.hour = (byte) hour;
        this.minute = (byte) minute;
        this.second = (byte) second;
        this.nano = nano;
    }

    private static LocalTime create(int hour, int minute, int second, int nano) {
        return (minute | second | nano) == 0 ? HOURS[hour]
                : new LocalTime(hour, minute, second, nano);
    }

    public static LocalTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static LocalTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static LocalTime now(Clock clock) {
        Objects.requireNonNull(clock, "clock");
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static LocalTime of(int hour, int minute) {
        return of(hour, minute, 0, 0);
    }

    public static LocalTime of(int hour, int minute, int second) {
        return of(hour, minute, second, 0);
    }

    public static LocalTime of(int hour, int minute, int second, int nanoOfSecond) {
        HOUR_OF_DAY.checkValidValue(hour);
        MINUTE_OF_HOUR.checkValidValue(minute);
        SECOND_OF_MINUTE.checkValidValue(second);
        NANO_OF_SECOND.checkValidValue(nanoOfSecond);
        return create(hour, minute, second, nanoOfSecond);
    }

    public static LocalTime ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        long local = instant.getEpochSecond() + zone.getRules().getOffset(instant)
                .getTotalSeconds();
        return ofNanoOfDay(Math.floorMod(local, 86400L) * NANOS_PER_SECOND + instant.getNano());
    }

    public static LocalTime ofSecondOfDay(long secondOfDay) {
        SECOND_OF_DAY.checkValidValue(secondOfDay);
        return ofNanoOfDay(secondOfDay * NANOS_PER_SECOND);
    }

    public static LocalTime ofNanoOfDay(long nanoOfDay) {
        NANO_OF_DAY.checkValidValue(nanoOfDay);
        int seconds = (int) (nanoOfDay / NANOS_PER_SECOND);
        return create(seconds / 3600, seconds / 60 % 60, seconds % 60,
                (int) (nanoOfDay % NANOS_PER_SECOND));
    }

    public static LocalTime from(TemporalAccessor temporal) {
        Objects.requireNonNull(temporal, "temporal");
        LocalTime time = temporal.query(TemporalQueries.localTime());
        if (time == null) {
            throw Refusal.from("LocalTime", temporal, null);
        }
        return time;
    }

    public static LocalTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_TIME);
    }

    public static LocalTime parse(CharSequence text, DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.parse(text, LocalTime::from);
    }

    // ---- Fields ----

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field.isTimeBased()
                : field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit.isTimeBased()
                : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField field) {
        return Temporal.super.range(field);
    }

    @Override
    public int get(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return Temporal.super.get(field);
        }
        if (field == NANO_OF_DAY || field == MICRO_OF_DAY) {
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
            case NANO_OF_SECOND -> nano;
            case NANO_OF_DAY -> toNanoOfDay();
            case MICRO_OF_SECOND -> nano / 1000;
            case MICRO_OF_DAY -> toNanoOfDay() / 1000;
            case MILLI_OF_SECOND -> nano / 1_000_000;
            case MILLI_OF_DAY -> toNanoOfDay() / 1_000_000;
            case SECOND_OF_MINUTE -> second;
            case SECOND_OF_DAY -> toSecondOfDay();
            case MINUTE_OF_HOUR -> minute;
            case MINUTE_OF_DAY -> minuteOfDay();
            case HOUR_OF_AMPM -> hour % 12;
            case CLOCK_HOUR_OF_AMPM -> hour % 12 == 0 ? 12 : hour % 12;
            case HOUR_OF_DAY -> hour;
            case CLOCK_HOUR_OF_DAY -> hour == 0 ? 24 : hour;
            case AMPM_OF_DAY -> hour / 12;
            default -> throw Refusal.of(field);
        };
    }

    private int minuteOfDay() {
        return hour * 60 + minute;
    }

    public int getHour() {
        return hour;
    }

    public int getMinute() {
        return minute;
    }

    public int getSecond() {
        return second;
    }

    public int getNano() {
        return nano;
    }

    // ---- Other times ----

    @Override
    public LocalTime with(TemporalAdjuster adjuster) {
        return adjuster instanceof LocalTime time ? time : (LocalTime) adjuster.adjustInto(this);
    }

    @Override
    public LocalTime with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField chronoField)) {
            return field.adjustInto(this, newValue);
        }
        chronoField.checkValidValue(newValue);
        return switch (chronoField) {
            case NANO_OF_SECOND -> withNano((int) newValue);
            case NANO_OF_DAY -> ofNanoOfDay(newValue);
            case MICRO_OF_SECOND -> withNano((int) newValue * 1000);
            case MICRO_OF_DAY -> ofNanoOfDay(newValue * 1000);
            case MILLI_OF_SECOND -> withNano((int) newValue * 1_000_000);
            case MILLI_OF_DAY -> ofNanoOfDay(newValue * 1_000_000);
            case SECOND_OF_MINUTE -> withSecond((int) newValue);
            case SECOND_OF_DAY -> plusSeconds(newValue - toSecondOfDay());
            case MINUTE_OF_HOUR -> withMinute((int) newValue);
            case MINUTE_OF_DAY -> plusMinutes(newValue - minuteOfDay());
            case HOUR_OF_AMPM, CLOCK_HOUR_OF_AMPM -> plusHours(newValue % 12 - hour % 12);
            case HOUR_OF_DAY, CLOCK_HOUR_OF_DAY -> withHour((int) newValue % 24);
            case AMPM_OF_DAY -> plusHours((newValue - hour / 12) * 12);
            default -> throw Refusal.of(field);
        };
    }

    public LocalTime withHour(int newHour) {
        return hour == newHour ? this
                : create(HOUR_OF_DAY.checkValidIntValue(newHour), minute, second, nano);
    }

    public LocalTime withMinute(int newMinute) {
        return minute == newMinute ? this
                : create(hour, MINUTE_OF_HOUR.checkValidIntValue(newMinute), second, nano);
    }

    public LocalTime withSecond(int newSecond) {
        return second == newSecond ? this
                : create(hour, minute, SECOND_OF_MINUTE.checkValidIntValue(newSecond), nano);
    }

    public LocalTime withNano(int nanoOfSecond) {
        return nano == nanoOfSecond ? this
                : create(hour, minute, second, NANO_OF_SECOND.checkValidIntValue(nanoOfSecond));
    }

    public LocalTime truncatedTo(TemporalUnit unit) {
        if (unit == ChronoUnit.NANOS) {
            return this;
        }
        long nanos = Refusal.nanosToCut(unit);
        return ofNanoOfDay(toNanoOfDay() / nanos * nanos);
    }

    @Override
    public LocalTime plus(TemporalAmount amountToAdd) {
        return (LocalTime) amountToAdd.addTo(this);
    }

    @Override
    public LocalTime plus(long n, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit chronoUnit)) {
            return unit.addTo(this, n);
        }
        if (!unit.isTimeBased()) {
            throw Refusal.of(unit);
        }
        return cycle(n, chronoUnit.getDuration().toNanos());
    }

    /** Counts round the clock. */
    private LocalTime cycle(long n, long unit) {
        long move = n % (NANOS_PER_DAY / unit) * unit;
        return move == 0 ? this
                : ofNanoOfDay(Math.floorMod(toNanoOfDay() + move, NANOS_PER_DAY));
    }

    public LocalTime plusHours(long n) {
        return cycle(n, 3600 * NANOS_PER_SECOND);
    }

    public LocalTime plusMinutes(long n) {
        return cycle(n, 60 * NANOS_PER_SECOND);
    }

    public LocalTime plusSeconds(long n) {
        return cycle(n, NANOS_PER_SECOND);
    }

    public LocalTime plusNanos(long n) {
        return cycle(n, 1);
    }

    @Override
    public LocalTime minus(TemporalAmount amountToSubtract) {
        return (LocalTime) amountToSubtract.subtractFrom(this);
    }

    @Override
    public LocalTime minus(long n, TemporalUnit unit) {
        return (LocalTime) Temporal.super.minus(n, unit);
    }

    public LocalTime minusHours(long n) {
        return plusHours(-(n % 24));
    }

    public LocalTime minusMinutes(long n) {
        return plusMinutes(-(n % 1440));
    }

    public LocalTime minusSeconds(long n) {
        return plusSeconds(-(n % 86400));
    }

    public LocalTime minusNanos(long n) {
        return plusNanos(-(n % NANOS_PER_DAY));
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.chronology() || query == TemporalQueries.zoneId()
                || query == TemporalQueries.zone() || query == TemporalQueries.offset()
                || query == TemporalQueries.localDate()) {
            return null;
        }
        return query == TemporalQueries.localTime() ? (R) this
                : query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS
                : query.queryFrom(this);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(NANO_OF_DAY, toNanoOfDay());
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        LocalTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit chronoUnit)) {
            return unit.between(this, end);
        }
        if (!unit.isTimeBased()) {
            throw Refusal.of(unit);
        }
        return (end.toNanoOfDay() - toNanoOfDay()) / chronoUnit.getDuration().toNanos();
    }

    public String format(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.format(this);
    }

    public LocalDateTime atDate(LocalDate date) {
        return LocalDateTime.of(date, this);
    }

    public OffsetTime atOffset(ZoneOffset offset) {
        return OffsetTime.of(this, offset);
    }

    public int toSecondOfDay() {
        return minuteOfDay() * 60 + second;
    }

    public long toNanoOfDay() {
        return toSecondOfDay() * NANOS_PER_SECOND + nano;
    }

    public long toEpochSecond(LocalDate date, ZoneOffset offset) {
        Objects.requireNonNull(date, "date");
        Objects.requireNonNull(offset, "offset");
        return date.toEpochSecond(this, offset);
    }

    // ---- Order and text ----

    @Override
    public int compareTo(LocalTime other) {
        return Long.compare(toNanoOfDay(), other.toNanoOfDay());
    }

    public boolean isAfter(LocalTime other) {
        return compareTo(other) > 0;
    }

    public boolean isBefore(LocalTime other) {
        return compareTo(other) < 0;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof LocalTime other && toNanoOfDay() == other.toNanoOfDay();
    }

    @Override
    public int hashCode() {
        return Long.hashCode(toNanoOfDay());
    }

    /** Nanoseconds as three, six or nine digits after a dot. */
    static StringBuilder appendFraction(StringBuilder sb, int nano) {
        if (nano == 0) {
            return sb;
        }
        String digits = Integer.toString(1_000_000_000 + nano);
        return sb.append('.').append(digits, 1, nano % 1_000_000 == 0 ? 4
                : nano % 1000 == 0 ? 7 : 10);
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder(18);
        LocalDate.appendTwo(LocalDate.appendTwo(sb, "", hour), ":", minute);
        if (second > 0 || nano > 0) {
            appendFraction(LocalDate.appendTwo(sb, ":", second), nano);
        }
        return sb.toString();
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
