/* SPDX-License-Identifier: MIT */
package java.time.chrono;

import static java.time.temporal.ChronoField.INSTANT_SECONDS;
import static java.time.temporal.ChronoField.OFFSET_SECONDS;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
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
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.Comparator;
import java.util.Objects;

/** A date of any calendar with a time of day in a zone. */
public interface ChronoZonedDateTime<D extends ChronoLocalDate>
        extends Temporal, Comparable<ChronoZonedDateTime<?>> {
    static Comparator<ChronoZonedDateTime<?>> timeLineOrder() {
        return (Comparator<ChronoZonedDateTime<?>> & java.io.Serializable) (a, b) ->
                AbstractChronology.compareOnTimeLine(a, b);
    }

    static ChronoZonedDateTime<?> from(TemporalAccessor temporal) {
        if (temporal instanceof ChronoZonedDateTime<?> dateTime) {
            return dateTime;
        }
        Objects.requireNonNull(temporal, "temporal");
        return AbstractChronology.chronologyOf(temporal, "ChronoZonedDateTime")
                .zonedDateTime(temporal);
    }

    @Override
    default ValueRange range(TemporalField field) {
        if (field instanceof ChronoField) {
            return field == INSTANT_SECONDS || field == OFFSET_SECONDS ? field.range()
                    : toLocalDateTime().range(field);
        }
        return field.rangeRefinedBy(this);
    }

    @Override
    default int get(TemporalField field) {
        if (field == INSTANT_SECONDS) {
            throw new UnsupportedTemporalTypeException(
                    "Invalid field 'InstantSeconds' for get() method, use getLong() instead");
        }
        return !(field instanceof ChronoField) ? Temporal.super.get(field)
                : field == OFFSET_SECONDS ? getOffset().getTotalSeconds()
                : toLocalDateTime().get(field);
    }

    @Override
    default long getLong(TemporalField field) {
        return !(field instanceof ChronoField) ? field.getFrom(this)
                : field == INSTANT_SECONDS ? toEpochSecond()
                : field == OFFSET_SECONDS ? getOffset().getTotalSeconds()
                : toLocalDateTime().getLong(field);
    }

    default D toLocalDate() {
        return toLocalDateTime().toLocalDate();
    }

    default LocalTime toLocalTime() {
        return toLocalDateTime().toLocalTime();
    }

    ChronoLocalDateTime<D> toLocalDateTime();

    default Chronology getChronology() {
        return toLocalDate().getChronology();
    }

    ZoneOffset getOffset();

    ZoneId getZone();

    ChronoZonedDateTime<D> withEarlierOffsetAtOverlap();

    ChronoZonedDateTime<D> withLaterOffsetAtOverlap();

    ChronoZonedDateTime<D> withZoneSameLocal(ZoneId zone);

    ChronoZonedDateTime<D> withZoneSameInstant(ZoneId zone);

    @Override
    boolean isSupported(TemporalField field);

    @Override
    default boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit != ChronoUnit.FOREVER
                : unit != null && unit.isSupportedBy(this);
    }

    @SuppressWarnings("unchecked")
    private ChronoZonedDateTime<D> own(Temporal temporal) {
        ChronoZonedDateTime<D> other = (ChronoZonedDateTime<D>) temporal;
        return AbstractChronology.own(getChronology(), other, other.getChronology());
    }

    @Override
    default ChronoZonedDateTime<D> with(TemporalAdjuster adjuster) {
        return own(Temporal.super.with(adjuster));
    }

    @Override
    ChronoZonedDateTime<D> with(TemporalField field, long newValue);

    @Override
    default ChronoZonedDateTime<D> plus(TemporalAmount amount) {
        return own(Temporal.super.plus(amount));
    }

    @Override
    ChronoZonedDateTime<D> plus(long amountToAdd, TemporalUnit unit);

    @Override
    default ChronoZonedDateTime<D> minus(TemporalAmount amount) {
        return own(Temporal.super.minus(amount));
    }

    @Override
    default ChronoZonedDateTime<D> minus(long amountToSubtract, TemporalUnit unit) {
        return own(Temporal.super.minus(amountToSubtract, unit));
    }

    @SuppressWarnings("unchecked")
    @Override
    default <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.zone() || query == TemporalQueries.zoneId()
                ? (R) getZone()
                : query == TemporalQueries.offset() ? (R) getOffset()
                : query == TemporalQueries.localTime() ? (R) toLocalTime()
                : query == TemporalQueries.chronology() ? (R) getChronology()
                : query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS
                : query.queryFrom(this);
    }

    default String format(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.format(this);
    }

    default Instant toInstant() {
        return Instant.ofEpochSecond(toEpochSecond(), toLocalTime().getNano());
    }

    default long toEpochSecond() {
        return toLocalDateTime().toEpochSecond(getOffset());
    }

    @Override
    default int compareTo(ChronoZonedDateTime<?> other) {
        int seconds = Long.compare(toEpochSecond(), other.toEpochSecond());
        int nanos = toLocalTime().getNano() - other.toLocalTime().getNano();
        return seconds != 0 ? seconds : nanos != 0 ? nanos
                : AbstractChronology.compareForms(this, other);
    }

    default boolean isBefore(ChronoZonedDateTime<?> other) {
        return AbstractChronology.compareOnTimeLine(this, other) < 0;
    }

    default boolean isAfter(ChronoZonedDateTime<?> other) {
        return AbstractChronology.compareOnTimeLine(this, other) > 0;
    }

    default boolean isEqual(ChronoZonedDateTime<?> other) {
        return AbstractChronology.compareOnTimeLine(this, other) == 0;
    }

    @Override
    boolean equals(Object obj);

    @Override
    int hashCode();

    @Override
    String toString();
}
