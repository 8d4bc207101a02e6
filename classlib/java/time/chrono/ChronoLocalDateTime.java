/* SPDX-License-Identifier: MIT */
package java.time.chrono;

import static java.time.temporal.ChronoField.EPOCH_DAY;
import static java.time.temporal.ChronoField.NANO_OF_DAY;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.util.Comparator;
import java.util.Objects;

/** A date of any calendar with a time of day. */
public interface ChronoLocalDateTime<D extends ChronoLocalDate>
        extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDateTime<?>> {
    static Comparator<ChronoLocalDateTime<?>> timeLineOrder() {
        return (Comparator<ChronoLocalDateTime<?>> & java.io.Serializable) (a, b) ->
                AbstractChronology.compareOnTimeLine(a, b);
    }

    static ChronoLocalDateTime<?> from(TemporalAccessor temporal) {
        if (temporal instanceof ChronoLocalDateTime<?> dateTime) {
            return dateTime;
        }
        Objects.requireNonNull(temporal, "temporal");
        return AbstractChronology.chronologyOf(temporal, "ChronoLocalDateTime")
                .localDateTime(temporal);
    }

    default Chronology getChronology() {
        return toLocalDate().getChronology();
    }

    D toLocalDate();

    LocalTime toLocalTime();

    @Override
    boolean isSupported(TemporalField field);

    @Override
    default boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit != ChronoUnit.FOREVER
                : unit != null && unit.isSupportedBy(this);
    }

    @SuppressWarnings("unchecked")
    private ChronoLocalDateTime<D> own(Temporal temporal) {
        ChronoLocalDateTime<D> other = (ChronoLocalDateTime<D>) temporal;
        return AbstractChronology.own(getChronology(), other, other.getChronology());
    }

    @Override
    default ChronoLocalDateTime<D> with(TemporalAdjuster adjuster) {
        return own(Temporal.super.with(adjuster));
    }

    @Override
    ChronoLocalDateTime<D> with(TemporalField field, long newValue);

    @Override
    default ChronoLocalDateTime<D> plus(TemporalAmount amount) {
        return own(Temporal.super.plus(amount));
    }

    @Override
    ChronoLocalDateTime<D> plus(long amountToAdd, TemporalUnit unit);

    @Override
    default ChronoLocalDateTime<D> minus(TemporalAmount amount) {
        return own(Temporal.super.minus(amount));
    }

    @Override
    default ChronoLocalDateTime<D> minus(long amountToSubtract, TemporalUnit unit) {
        return own(Temporal.super.minus(amountToSubtract, unit));
    }

    @SuppressWarnings("unchecked")
    @Override
    default <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.zoneId() || query == TemporalQueries.zone()
                || query == TemporalQueries.offset()) {
            return null;
        }
        return query == TemporalQueries.localTime() ? (R) toLocalTime()
                : query == TemporalQueries.chronology() ? (R) getChronology()
                : query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS
                : query.queryFrom(this);
    }

    @Override
    default Temporal adjustInto(Temporal temporal) {
        return temporal.with(EPOCH_DAY, toLocalDate().toEpochDay())
                .with(NANO_OF_DAY, toLocalTime().toNanoOfDay());
    }

    default String format(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.format(this);
    }

    ChronoZonedDateTime<D> atZone(ZoneId zone);

    default Instant toInstant(ZoneOffset offset) {
        return Instant.ofEpochSecond(toEpochSecond(offset), toLocalTime().getNano());
    }

    default long toEpochSecond(ZoneOffset offset) {
        Objects.requireNonNull(offset, "offset");
        return toLocalDate().toEpochDay() * 86400 + toLocalTime().toSecondOfDay()
                - offset.getTotalSeconds();
    }

    @Override
    default int compareTo(ChronoLocalDateTime<?> other) {
        int order = toLocalDate().compareTo(other.toLocalDate());
        if (order == 0) {
            order = toLocalTime().compareTo(other.toLocalTime());
        }
        return order != 0 ? order : getChronology().compareTo(other.getChronology());
    }

    default boolean isAfter(ChronoLocalDateTime<?> other) {
        return AbstractChronology.compareOnTimeLine(this, other) > 0;
    }

    default boolean isBefore(ChronoLocalDateTime<?> other) {
        return AbstractChronology.compareOnTimeLine(this, other) < 0;
    }

    default boolean isEqual(ChronoLocalDateTime<?> other) {
        return AbstractChronology.compareOnTimeLine(this, other) == 0;
    }

    @Override
    boolean equals(Object obj);

    @Override
    int hashCode();

    @Override
    String toString();
}
