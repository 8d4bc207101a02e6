/* SPDX-License-Identifier: MIT */
package java.time.chrono;

import static java.time.temporal.ChronoField.INSTANT_SECONDS;
import static java.time.temporal.ChronoField.OFFSET_SECONDS;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.util.Objects;

/**
 * A date of any calendar with a time of day in a zone:
 * the world's calendar knows what the zone does to it.
 */
final class DateTimeInZone<D extends ChronoLocalDate>
        implements ChronoZonedDateTime<D>, Serializable {
    private static final long serialVersionUID = -5261813987200935591L;

    private final transient ChronoLocalDateTime<D> local;
    private final transient ZonedDateTime world;

    private DateTimeInZone(ChronoLocalDateTime<D> local, ZonedDateTime world) {
        this.local = local;
        this.world = world;
    }

    /** In a gap later by its length, in an overlap with that offset, else with the earlier one. */
    static <D extends ChronoLocalDate> DateTimeInZone<D> of(ChronoLocalDateTime<D> local,
            ZoneId zone, ZoneOffset preferred) {
        Objects.requireNonNull(local, "localDateTime");
        Objects.requireNonNull(zone, "zone");
        LocalDate day = LocalDate.ofEpochDay(local.toLocalDate().toEpochDay());
        return at(local,
                ZonedDateTime.ofLocal(LocalDateTime.of(day, local.toLocalTime()), zone, preferred));
    }

    /** The world's moment in the calendar of what is given. */
    @SuppressWarnings("unchecked")
    private static <D extends ChronoLocalDate> DateTimeInZone<D> at(ChronoLocalDateTime<D> like,
            ZonedDateTime world) {
        ChronoLocalDate date = like.getChronology().dateEpochDay(world.toLocalDate().toEpochDay());
        return new DateTimeInZone<>((ChronoLocalDateTime<D>) date.atTime(world.toLocalTime()),
                world);
    }

    /** What was written: a time, its offset and a zone that may have other rules by now. */
    static DateTimeInZone<?> read(ChronoLocalDateTime<?> local, ZoneOffset offset, ZoneId zone) {
        LocalDate day = LocalDate.ofEpochDay(local.toLocalDate().toEpochDay());
        ZonedDateTime world = ZonedDateTime.ofInstant(LocalDateTime.of(day, local.toLocalTime()),
                offset, zone);
        return at(local, world);
    }

    private DateTimeInZone<D> at(ZonedDateTime other) {
        return other == world ? this : at(local, other);
    }

    /** A result that must be of this calendar. */
    @SuppressWarnings("unchecked")
    private ChronoZonedDateTime<D> own(Temporal temporal) {
        ChronoZonedDateTime<D> other = (ChronoZonedDateTime<D>) temporal;
        return AbstractChronology.own(getChronology(), other, other.getChronology());
    }

    @Override
    public ChronoLocalDateTime<D> toLocalDateTime() {
        return local;
    }

    @Override
    public ZoneOffset getOffset() {
        return world.getOffset();
    }

    @Override
    public ZoneId getZone() {
        return world.getZone();
    }

    @Override
    public ChronoZonedDateTime<D> withEarlierOffsetAtOverlap() {
        return at(world.withEarlierOffsetAtOverlap());
    }

    @Override
    public ChronoZonedDateTime<D> withLaterOffsetAtOverlap() {
        return at(world.withLaterOffsetAtOverlap());
    }

    @Override
    public ChronoZonedDateTime<D> withZoneSameLocal(ZoneId zone) {
        return of(local, zone, getOffset());
    }

    @Override
    public ChronoZonedDateTime<D> withZoneSameInstant(ZoneId zone) {
        return at(world.withZoneSameInstant(zone));
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField || field != null && field.isSupportedBy(this);
    }

    @Override
    public ChronoZonedDateTime<D> with(TemporalField field, long value) {
        return !(field instanceof ChronoField) ? own(field.adjustInto(this, value))
                : field == INSTANT_SECONDS ? at(world.with(field, value))
                : field == OFFSET_SECONDS
                ? at(world.toLocalDateTime().atOffset(ZoneOffset.ofTotalSeconds(
                    OFFSET_SECONDS.checkValidIntValue(value))).atZoneSameInstant(getZone()))
                : of(local.with(field, value), getZone(), getOffset());
    }

    @Override
    public ChronoZonedDateTime<D> plus(long amount, TemporalUnit unit) {
        return !(unit instanceof ChronoUnit) ? own(unit.addTo(this, amount))
                : of(local.plus(amount, unit), getZone(), getOffset());
    }

    @SuppressWarnings("unchecked")
    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        Objects.requireNonNull(endExclusive, "endExclusive");
        ChronoZonedDateTime<D> end = (ChronoZonedDateTime<D>) getChronology()
                .zonedDateTime(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            Objects.requireNonNull(unit, "unit");
            return unit.between(this, end);
        }
        return local.until(end.withZoneSameInstant(getOffset()).toLocalDateTime(), unit);
    }

    @Override
    public boolean equals(Object obj) {
        return this == obj || obj instanceof ChronoZonedDateTime
                && compareTo((ChronoZonedDateTime<?>) obj) == 0;
    }

    @Override
    public int hashCode() {
        return local.hashCode() ^ getOffset().hashCode()
                ^ Integer.rotateLeft(getZone().hashCode(), 3);
    }

    @Override
    public String toString() {
        String text = local.toString() + getOffset();
        return getZone() == getOffset() ? text : text + "[" + getZone() + "]";
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
