/* SPDX-License-Identifier: MIT */
package java.time.format;

import static java.time.temporal.ChronoField.AMPM_OF_DAY;
import static java.time.temporal.ChronoField.CLOCK_HOUR_OF_AMPM;
import static java.time.temporal.ChronoField.CLOCK_HOUR_OF_DAY;
import static java.time.temporal.ChronoField.HOUR_OF_AMPM;
import static java.time.temporal.ChronoField.HOUR_OF_DAY;
import static java.time.temporal.ChronoField.INSTANT_SECONDS;
import static java.time.temporal.ChronoField.MICRO_OF_DAY;
import static java.time.temporal.ChronoField.MICRO_OF_SECOND;
import static java.time.temporal.ChronoField.MILLI_OF_DAY;
import static java.time.temporal.ChronoField.MILLI_OF_SECOND;
import static java.time.temporal.ChronoField.MINUTE_OF_DAY;
import static java.time.temporal.ChronoField.MINUTE_OF_HOUR;
import static java.time.temporal.ChronoField.NANO_OF_DAY;
import static java.time.temporal.ChronoField.NANO_OF_SECOND;
import static java.time.temporal.ChronoField.OFFSET_SECONDS;
import static java.time.temporal.ChronoField.SECOND_OF_DAY;
import static java.time.temporal.ChronoField.SECOND_OF_MINUTE;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoLocalDateTime;
import java.time.chrono.ChronoZonedDateTime;
import java.time.chrono.Chronology;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** What was read: values of fields, then the date and the time that follow from them. */
final class Parsed implements TemporalAccessor {
    final Map<TemporalField, Long> values = new HashMap<>();
    ZoneId zone;
    Chronology chrono;
    boolean leapSecond;
    /** Of TextPart.OfDayPeriod; negative: none. */
    int dayPeriod = -1;
    Period excessDays = Period.ZERO;
    private ResolverStyle style;
    private ChronoLocalDate date;
    private LocalTime time;

    Parsed copy() {
        Parsed copy = new Parsed();
        copy.values.putAll(values);
        copy.zone = zone;
        copy.chrono = chrono;
        copy.leapSecond = leapSecond;
        copy.dayPeriod = dayPeriod;
        return copy;
    }

    // ---- As a date and time ----

    @Override
    public boolean isSupported(TemporalField field) {
        return values.containsKey(field) || date != null && date.isSupported(field)
                || time != null && time.isSupported(field)
                || field != null && !(field instanceof ChronoField) && field.isSupportedBy(this);
    }

    @Override
    public long getLong(TemporalField field) {
        Objects.requireNonNull(field, "field");
        Long value = values.get(field);
        if (value != null) {
            return value;
        }
        if (date != null && date.isSupported(field)) {
            return date.getLong(field);
        }
        if (time != null && time.isSupported(field)) {
            return time.getLong(field);
        }
        if (field instanceof ChronoField) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        return field.getFrom(this);
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.zoneId()) {
            return (R) zone;
        }
        if (query == TemporalQueries.chronology()) {
            return (R) chrono;
        }
        if (query == TemporalQueries.localDate()) {
            return (R) (date != null ? LocalDate.from(date) : null);
        }
        if (query == TemporalQueries.localTime()) {
            return (R) time;
        }
        if (query == TemporalQueries.offset() && !values.containsKey(OFFSET_SECONDS)
                && zone instanceof ZoneOffset) {
            return (R) zone;
        }
        return query == TemporalQueries.precision() ? null : query.queryFrom(this);
    }

    // ---- From fields to a date and a time ----

    TemporalAccessor resolve(ResolverStyle resolverStyle, Set<TemporalField> fields) {
        if (fields != null) {
            values.keySet().retainAll(fields);
        }
        style = resolverStyle;
        resolveFields();
        resolveTimeLeniently();
        crossCheck();
        if (date != null && time != null && !excessDays.isZero()) {
            date = date.plus(excessDays);
            excessDays = Period.ZERO;
        }
        addFractions();
        addInstant();
        return this;
    }

    private boolean lenient() {
        return style == ResolverStyle.LENIENT;
    }

    private boolean has(TemporalField field) {
        return values.containsKey(field);
    }

    /** Takes a value away; unless lenient, it must be valid. */
    private long take(ChronoField field) {
        long value = values.remove(field);
        if (!lenient()) {
            field.checkValidValue(value);
        }
        return value;
    }

    private void put(TemporalField from, ChronoField field, long value) {
        Long old = values.put(field, value);
        if (old != null && old != value) {
            throw new DateTimeException("Conflict found: " + field + " " + old
                    + " differs from " + field + " " + value + " while resolving  " + from);
        }
    }

    private void resolveFields() {
        resolveKnownFields();
        int rounds = 0;
        while (rounds < 50 && resolveOne()) {
            rounds++;
        }
        if (rounds == 50) {
            throw new DateTimeException(
                    "One of the parsed fields has an incorrectly implemented resolve method");
        }
        if (rounds > 0) {
            resolveKnownFields();
        }
    }

    /** Lets fields resolve themselves until one does something. */
    private boolean resolveOne() {
        for (TemporalField field : values.keySet()) {
            TemporalAccessor result = field.resolve(values, this, style);
            if (result != null) {
                if (result instanceof ChronoZonedDateTime<?> zoned) {
                    if (zone == null) {
                        zone = zoned.getZone();
                    } else if (!zone.equals(zoned.getZone())) {
                        throw new DateTimeException("ChronoZonedDateTime must use the effective "
                                + "parsed zone: " + zone);
                    }
                    result = zoned.toLocalDateTime();
                }
                if (result instanceof ChronoLocalDateTime<?> dateTime) {
                    set(dateTime.toLocalTime(), Period.ZERO);
                    set(dateTime.toLocalDate());
                } else if (result instanceof ChronoLocalDate newDate) {
                    set(newDate);
                } else if (result instanceof LocalTime newTime) {
                    set(newTime, Period.ZERO);
                } else {
                    throw new DateTimeException("Method resolve() can only return "
                            + "ChronoZonedDateTime, ChronoLocalDateTime, ChronoLocalDate or "
                            + "LocalTime");
                }
                return true;
            }
            if (!has(field)) {
                return true;
            }
        }
        return false;
    }

    private void resolveKnownFields() {
        if (has(INSTANT_SECONDS)) {
            Long offset = values.get(OFFSET_SECONDS);
            ZoneId in = zone != null ? zone
                    : offset != null ? ZoneOffset.ofTotalSeconds(offset.intValue()) : null;
            if (in != null) {
                ChronoZonedDateTime<?> zoned = chrono.zonedDateTime(
                        Instant.ofEpochSecond(values.get(INSTANT_SECONDS)), in);
                set(zoned.toLocalDate());
                put(INSTANT_SECONDS, SECOND_OF_DAY, zoned.toLocalTime().toSecondOfDay());
                put(INSTANT_SECONDS, OFFSET_SECONDS, zoned.getOffset().getTotalSeconds());
            }
        }
        set(chrono.resolveDate(values, style));
        resolveTimeFields();
    }

    private void set(ChronoLocalDate newDate) {
        if (newDate == null) {
            return;
        }
        if (date == null && !chrono.equals(newDate.getChronology())) {
            throw new DateTimeException("ChronoLocalDate must use the effective parsed "
                    + "chronology: " + chrono);
        }
        if (date != null && !date.equals(newDate)) {
            throw new DateTimeException("Conflict found: Fields resolved to two different dates: "
                    + date + " " + newDate);
        }
        date = newDate;
    }

    private void set(LocalTime newTime, Period excess) {
        if (time != null && !time.equals(newTime)) {
            throw new DateTimeException("Conflict found: Fields resolved to different times: "
                    + time + " " + newTime);
        }
        if (time != null && !excessDays.isZero() && !excess.isZero()
                && !excessDays.equals(excess)) {
            throw new DateTimeException("Conflict found: Fields resolved to different excess "
                    + "periods: " + excessDays + " " + excess);
        }
        time = newTime;
        excessDays = excess;
    }

    /** An hour from 1 on, of which strict reading refuses 0. */
    private void resolveClockHour(ChronoField clock, ChronoField hour, int most) {
        if (has(clock)) {
            long value = values.remove(clock);
            if (style == ResolverStyle.STRICT || style == ResolverStyle.SMART && value != 0) {
                clock.checkValidValue(value);
            }
            put(clock, hour, value == most ? 0 : value);
        }
    }

    private void resolveTimeFields() {
        resolveClockHour(CLOCK_HOUR_OF_DAY, HOUR_OF_DAY, 24);
        resolveClockHour(CLOCK_HOUR_OF_AMPM, HOUR_OF_AMPM, 12);
        if (has(AMPM_OF_DAY) && has(HOUR_OF_AMPM)) {
            long half = take(AMPM_OF_DAY);
            long hour = take(HOUR_OF_AMPM);
            put(AMPM_OF_DAY, HOUR_OF_DAY, Math.addExact(Math.multiplyExact(half, 12L), hour));
        }
        if (has(NANO_OF_DAY)) {
            long nanos = take(NANO_OF_DAY);
            put(NANO_OF_DAY, HOUR_OF_DAY, nanos / 3_600_000_000_000L);
            put(NANO_OF_DAY, MINUTE_OF_HOUR, nanos / 60_000_000_000L % 60);
            put(NANO_OF_DAY, SECOND_OF_MINUTE, nanos / 1_000_000_000 % 60);
            put(NANO_OF_DAY, NANO_OF_SECOND, nanos % 1_000_000_000);
        }
        if (has(MICRO_OF_DAY)) {
            long micros = take(MICRO_OF_DAY);
            put(MICRO_OF_DAY, SECOND_OF_DAY, micros / 1_000_000);
            put(MICRO_OF_DAY, MICRO_OF_SECOND, micros % 1_000_000);
        }
        if (has(MILLI_OF_DAY)) {
            long millis = take(MILLI_OF_DAY);
            put(MILLI_OF_DAY, SECOND_OF_DAY, millis / 1000);
            put(MILLI_OF_DAY, MILLI_OF_SECOND, millis % 1000);
        }
        if (has(SECOND_OF_DAY)) {
            long seconds = take(SECOND_OF_DAY);
            put(SECOND_OF_DAY, HOUR_OF_DAY, seconds / 3600);
            put(SECOND_OF_DAY, MINUTE_OF_HOUR, seconds / 60 % 60);
            put(SECOND_OF_DAY, SECOND_OF_MINUTE, seconds % 60);
        }
        if (has(MINUTE_OF_DAY)) {
            long minutes = take(MINUTE_OF_DAY);
            put(MINUTE_OF_DAY, HOUR_OF_DAY, minutes / 60);
            put(MINUTE_OF_DAY, MINUTE_OF_HOUR, minutes % 60);
        }
        if (has(NANO_OF_SECOND)) {
            long nanos = values.get(NANO_OF_SECOND);
            if (!lenient()) {
                NANO_OF_SECOND.checkValidValue(nanos);
            }
            if (has(MICRO_OF_SECOND)) {
                nanos = take(MICRO_OF_SECOND) * 1000 + nanos % 1000;
                put(MICRO_OF_SECOND, NANO_OF_SECOND, nanos);
            }
            if (has(MILLI_OF_SECOND)) {
                put(MILLI_OF_SECOND, NANO_OF_SECOND,
                        take(MILLI_OF_SECOND) * 1_000_000 + nanos % 1_000_000);
            }
        }
        if (dayPeriod >= 0 && has(HOUR_OF_AMPM)) {
            resolveDayPeriod();
        }
        if (has(HOUR_OF_DAY) && has(MINUTE_OF_HOUR) && has(SECOND_OF_MINUTE)
                && has(NANO_OF_SECOND)) {
            resolveTime();
        }
    }

    private void resolveDayPeriod() {
        long hour = take(HOUR_OF_AMPM);
        Long minute = values.get(MINUTE_OF_HOUR);
        long ofDay = hour * 60 + (minute == null ? 0 : Math.floorMod(minute, 60L));
        boolean second = TextPart.OfDayPeriod.holds(dayPeriod, Math.floorMod(ofDay, 720L) + 720);
        put(HOUR_OF_AMPM, HOUR_OF_DAY, second ? hour + 12 : hour);
        dayPeriod = -1;
    }

    private long takeOr0(ChronoField field) {
        Long value = values.remove(field);
        return value == null ? 0 : value;
    }

    private void resolveTime() {
        resolveTime(takeOr0(HOUR_OF_DAY), takeOr0(MINUTE_OF_HOUR), takeOr0(SECOND_OF_MINUTE),
                takeOr0(NANO_OF_SECOND));
    }

    private void resolveTime(long hour, long minute, long second, long nano) {
        if (lenient()) {
            long total = Math.multiplyExact(hour, 3_600_000_000_000L);
            total = Math.addExact(total, Math.multiplyExact(minute, 60_000_000_000L));
            total = Math.addExact(total, Math.multiplyExact(second, 1_000_000_000L));
            total = Math.addExact(total, nano);
            long day = 86400_000_000_000L;
            set(LocalTime.ofNanoOfDay(Math.floorMod(total, day)),
                    Period.ofDays((int) Math.floorDiv(total, day)));
            return;
        }
        int m = MINUTE_OF_HOUR.checkValidIntValue(minute);
        int n = NANO_OF_SECOND.checkValidIntValue(nano);
        if (style == ResolverStyle.SMART && hour == 24 && m == 0 && second == 0 && n == 0) {
            set(LocalTime.MIDNIGHT, Period.ofDays(1));
            return;
        }
        int h = HOUR_OF_DAY.checkValidIntValue(hour);
        set(LocalTime.of(h, m, SECOND_OF_MINUTE.checkValidIntValue(second), n), Period.ZERO);
    }

    private void resolveTimeLeniently() {
        if (time == null) {
            if (has(MILLI_OF_SECOND)) {
                long millis = values.remove(MILLI_OF_SECOND);
                if (has(MICRO_OF_SECOND)) {
                    long micros = millis * 1000 + values.get(MICRO_OF_SECOND) % 1000;
                    put(MILLI_OF_SECOND, MICRO_OF_SECOND, micros);
                    values.remove(MICRO_OF_SECOND);
                    values.put(NANO_OF_SECOND, micros * 1000);
                } else {
                    values.put(NANO_OF_SECOND, millis * 1_000_000);
                }
            } else if (has(MICRO_OF_SECOND)) {
                values.put(NANO_OF_SECOND, values.remove(MICRO_OF_SECOND) * 1000);
            }
            boolean minute = has(MINUTE_OF_HOUR);
            boolean second = has(SECOND_OF_MINUTE);
            boolean nano = has(NANO_OF_SECOND);
            if (has(HOUR_OF_DAY)) {
                if (minute ? second || !nano : !second && !nano) {
                    resolveTime();
                }
            } else if (!minute && !second && !nano && style != ResolverStyle.STRICT) {
                if (dayPeriod >= 0) {
                    int middle = TextPart.OfDayPeriod.middle(dayPeriod);
                    resolveTime(middle / 60, middle % 60, 0, 0);
                    dayPeriod = -1;
                } else if (has(AMPM_OF_DAY)) {
                    resolveTime(Math.addExact(Math.multiplyExact(take(AMPM_OF_DAY), 12L), 6L), 0,
                            0, 0);
                }
            }
        }
        if (!lenient()) {
            for (Map.Entry<TemporalField, Long> entry : values.entrySet()) {
                if (entry.getKey() instanceof ChronoField field && field.isTimeBased()) {
                    field.checkValidValue(entry.getValue());
                }
            }
        }
    }

    private void crossCheck() {
        if (date != null) {
            crossCheck(date);
        }
        if (time != null) {
            crossCheck(time);
            if (date != null && !values.isEmpty()) {
                crossCheck(date.atTime(time));
            }
            int minute = time.getHour() * 60 + time.getMinute();
            if (dayPeriod >= 0 && !TextPart.OfDayPeriod.holds(dayPeriod, minute)) {
                throw new DateTimeException("Conflict found: Resolved time " + time
                        + " conflicts with " + TextPart.OfDayPeriod.name(dayPeriod));
            }
        }
    }

    private void crossCheck(TemporalAccessor target) {
        for (Iterator<Map.Entry<TemporalField, Long>> it = values.entrySet().iterator();
                it.hasNext();) {
            Map.Entry<TemporalField, Long> entry = it.next();
            TemporalField field = entry.getKey();
            if (target.isSupported(field)) {
                long actual;
                try {
                    actual = target.getLong(field);
                } catch (RuntimeException e) {
                    continue;
                }
                if (actual != entry.getValue()) {
                    throw new DateTimeException("Conflict found: Field " + field + " " + actual
                            + " differs from " + field + " " + entry.getValue()
                            + " derived from " + target);
                }
                it.remove();
            }
        }
    }

    private void addFractions() {
        if (time == null
                && (has(INSTANT_SECONDS) || has(SECOND_OF_DAY) || has(SECOND_OF_MINUTE))) {
            long nanos = values.getOrDefault(NANO_OF_SECOND, 0L);
            values.put(NANO_OF_SECOND, nanos);
            values.put(MICRO_OF_SECOND, nanos / 1000);
            values.put(MILLI_OF_SECOND, nanos / 1_000_000);
        }
    }

    private void addInstant() {
        if (!has(INSTANT_SECONDS) && date != null && time != null) {
            Long offset = values.get(OFFSET_SECONDS);
            ZoneId in = offset != null ? ZoneOffset.ofTotalSeconds(offset.intValue()) : zone;
            if (in != null) {
                values.put(INSTANT_SECONDS, date.atTime(time).atZone(in).toEpochSecond());
            }
        }
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder().append(values).append(',').append(chrono);
        if (zone != null) {
            sb.append(',').append(zone);
        }
        if (date != null || time != null) {
            sb.append(" resolved to ");
            if (date != null) {
                sb.append(date).append(time != null ? "T" : "");
            }
            sb.append(time != null ? time : "");
        }
        return sb.toString();
    }
}
