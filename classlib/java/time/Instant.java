/* SPDX-License-Identifier: MIT */
package java.time;

import static java.time.temporal.ChronoField.INSTANT_SECONDS;
import static java.time.temporal.ChronoField.MICRO_OF_SECOND;
import static java.time.temporal.ChronoField.MILLI_OF_SECOND;
import static java.time.temporal.ChronoField.NANO_OF_SECOND;

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

/** A point in time, in seconds since 1970 and nanoseconds. */
public final class Instant
        implements Temporal, TemporalAdjuster, Comparable<Instant>, Serializable {
    private static final long serialVersionUID = -665713676816604388L;
    private static final long MIN_SECOND = -31557014167219200L;
    private static final long MAX_SECOND = 31556889864403199L;
    private static final long BILLION = 1_000_000_000L;

    public static final Instant EPOCH = new Instant(0, 0);
    public static final Instant MIN = new Instant(MIN_SECOND, 0);
    public static final Instant MAX = new Instant(MAX_SECOND, 999_999_999);

    private final long seconds;
    private final int nanos;

    private Instant(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    private static Instant create(long seconds, int nanos) {
        return seconds == 0 && nanos == 0 ? EPOCH : new Instant(inRange(seconds), nanos);
    }

    private static long inRange(long second) {
        if (second > MAX_SECOND || second < MIN_SECOND) {
            throw new DateTimeException("Instant exceeds minimum or maximum instant");
        }
        return second;
    }

    public static Instant now() {
        long second = System.currentTimeMillis() / 1000;
        long nanos = jdk.internal.misc.VM.getNanoTimeAdjustment(second);
        return nanos == -1 ? ofEpochMilli(System.currentTimeMillis())
                : ofEpochSecond(second, nanos);
    }

    public static Instant now(Clock clock) {
        Objects.requireNonNull(clock, "clock");
        return clock.instant();
    }

    public static Instant from(TemporalAccessor temporal) {
        if (temporal instanceof Instant) {
            return (Instant) temporal;
        }
        Objects.requireNonNull(temporal, "temporal");
        try {
            return ofEpochSecond(temporal.getLong(INSTANT_SECONDS), temporal.get(NANO_OF_SECOND));
        } catch (DateTimeException e) {
            throw Refusal.from("Instant", temporal, e);
        }
    }

    public static Instant parse(CharSequence text) {
        return DateTimeFormatter.ISO_INSTANT.parse(text, Instant::from);
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field == INSTANT_SECONDS || field == NANO_OF_SECOND
                || field == MICRO_OF_SECOND || field == MILLI_OF_SECOND
                : field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit.isTimeBased() || unit == ChronoUnit.DAYS
                : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField field) {
        return Temporal.super.range(field);
    }

    @Override
    public int get(TemporalField field) {
        if (field == INSTANT_SECONDS) {
            throw Refusal.of(field);
        }
        return field instanceof ChronoField ? (int) getLong(field)
                : range(field).checkValidIntValue(field.getFrom(this), field);
    }

    @Override
    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField chronoField)) {
            return field.getFrom(this);
        }
        return switch (chronoField) {
            case INSTANT_SECONDS -> seconds;
            case NANO_OF_SECOND -> nanos;
            case MICRO_OF_SECOND -> nanos / 1000;
            case MILLI_OF_SECOND -> nanos / 1_000_000;
            default -> throw Refusal.of(field);
        };
    }

    @Override
    public Instant with(TemporalAdjuster adjuster) {
        return (Instant) adjuster.adjustInto(this);
    }

    @Override
    public Instant with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField chronoField)) {
            return field.adjustInto(this, newValue);
        }
        chronoField.checkValidValue(newValue);
        return switch (chronoField) {
            case INSTANT_SECONDS -> create(newValue, nanos);
            case NANO_OF_SECOND -> create(seconds, (int) newValue);
            case MICRO_OF_SECOND -> create(seconds, (int) newValue * 1000);
            case MILLI_OF_SECOND -> create(seconds, (int) newValue * 1_000_000);
            default -> throw Refusal.of(field);
        };
    }

    public Instant truncatedTo(TemporalUnit unit) {
        if (unit == ChronoUnit.NANOS) {
            return this;
        }
        long each = Refusal.nanosToCut(unit);
        long ofDay = Math.floorMod(seconds, 86400L) * BILLION + nanos;
        return plusNanos(-(ofDay % each));
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS
                : Temporal.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(INSTANT_SECONDS, seconds).with(NANO_OF_SECOND, nanos);
    }

    public OffsetDateTime atOffset(ZoneOffset offset) {
        return OffsetDateTime.ofInstant(this, offset);
    }

    public ZonedDateTime atZone(ZoneId zone) {
        return ZonedDateTime.ofInstant(this, zone);
    }

    public static Instant ofEpochSecond(long s) {
        return create(s, 0);
    }

    public static Instant ofEpochSecond(long s, long nanoAdjustment) {
        return create(Math.addExact(s, Math.floorDiv(nanoAdjustment, BILLION)),
                (int) Math.floorMod(nanoAdjustment, BILLION));
    }

    public static Instant ofEpochMilli(long n) {
        return create(Math.floorDiv(n, 1000L), (int) Math.floorMod(n, 1000L) * 1_000_000);
    }

    public long getEpochSecond() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    private Instant plus(long s, long n) {
        if ((s | n) == 0) {
            return this;
        }
        long sum = Math.addExact(Math.addExact(seconds, s), n / BILLION);
        return ofEpochSecond(sum, nanos + n % BILLION);
    }

    @Override
    public Instant plus(TemporalAmount amountToAdd) {
        return (Instant) amountToAdd.addTo(this);
    }

    @Override
    public Instant plus(long amount, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amount);
        }
        if (!isSupported(unit)) {
            throw Refusal.of(unit);
        }
        long nanosEach = unit.getDuration().toNanos();
        return nanosEach < BILLION
                ? plus(amount / (BILLION / nanosEach), amount % (BILLION / nanosEach) * nanosEach)
                : plus(Math.multiplyExact(amount, nanosEach / BILLION), 0);
    }

    public Instant plusSeconds(long n) {
        return plus(n, 0);
    }

    public Instant plusMillis(long n) {
        return plus(n / 1000, n % 1000 * 1_000_000);
    }

    public Instant plusNanos(long n) {
        return plus(0, n);
    }

    @Override
    public Instant minus(TemporalAmount amountToSubtract) {
        return (Instant) amountToSubtract.subtractFrom(this);
    }

    @Override
    public Instant minus(long amount, TemporalUnit unit) {
        return (Instant) Temporal.super.minus(amount, unit);
    }

    public Instant minusSeconds(long n) {
        return minus(n, ChronoUnit.SECONDS);
    }

    public Instant minusMillis(long n) {
        return minus(n, ChronoUnit.MILLIS);
    }

    public Instant minusNanos(long n) {
        return minus(n, ChronoUnit.NANOS);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        Instant end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        if (!isSupported(unit)) {
            throw Refusal.of(unit);
        }
        long nanosEach = unit.getDuration().toNanos();
        if (nanosEach < BILLION) {
            long secs = Math.subtractExact(end.seconds, seconds);
            return unit == ChronoUnit.MILLIS
                    ? Math.subtractExact(end.toEpochMilli(), toEpochMilli())
                    : Math.addExact(Math.multiplyExact(secs, BILLION), end.nanos - nanos)
                    / nanosEach;
        }
        long secs = Math.subtractExact(end.seconds, seconds);
        int rest = end.nanos - nanos;
        return (secs > 0 && rest < 0 ? secs - 1 : secs < 0 && rest > 0 ? secs + 1 : secs)
                / (nanosEach / BILLION);
    }

    public long toEpochMilli() {
        if (seconds < 0 && nanos > 0) {
            return Math.addExact(Math.multiplyExact(seconds + 1, 1000L),
                    nanos / 1_000_000 - 1000);
        }
        return Math.addExact(Math.multiplyExact(seconds, 1000L), nanos / 1_000_000);
    }

    public boolean isAfter(Instant other) {
        return compareTo(other) > 0;
    }

    public boolean isBefore(Instant other) {
        return compareTo(other) < 0;
    }

    @Override
    public int compareTo(Instant o) {
        int c = Long.compare(seconds, o.seconds);
        return c != 0 ? c : nanos - o.nanos;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Instant && seconds == ((Instant) o).seconds
                && nanos == ((Instant) o).nanos;
    }

    @Override
    public int hashCode() {
        return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
    }

    @Override
    public String toString() {
        // Years of 0000 to 9999 and eras of 10000: the ends lie beyond those of local dates.
        long shifted = seconds + 62167219200L;
        long era = Math.floorDiv(shifted, 315569520000L);
        LocalDateTime utc = LocalDateTime.ofEpochSecond(
                Math.floorMod(shifted, 315569520000L) - 62167219200L, nanos, ZoneOffset.UTC);
        int year = (int) (utc.getYear() + era * 10_000);
        StringBuilder sb = LocalDate.appendYear(
                new StringBuilder(32).append(year > 9999 ? "+" : ""), year);
        LocalDate.appendTwo(sb, "-", utc.getMonthValue());
        LocalDate.appendTwo(sb, "-", utc.getDayOfMonth());
        LocalDate.appendTwo(sb, "T", utc.getHour());
        LocalDate.appendTwo(sb, ":", utc.getMinute());
        LocalDate.appendTwo(sb, ":", utc.getSecond());
        return LocalTime.appendFraction(sb, nanos).append('Z').toString();
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
