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
import java.time.LocalTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoLocalDateTime;
import java.time.chrono.ChronoZonedDateTime;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/**
 * Replaces fields that were read by simpler ones until a date and a time are left. A field counts
 * its base unit, so one rule does for all that count the same time in different units.
 */
final class Resolving {
    /** A time is told by the first of them, or the first two, three or four. */
    private static final ChronoField[] OF_CLOCK = {HOUR_OF_DAY, MINUTE_OF_HOUR, SECOND_OF_MINUTE,
        NANO_OF_SECOND};
    private static final int[] ORDER_OF_CHECKS = {1, 3, 0, 2};
    private static final long[] NEXT_MIDNIGHT = {24, 0, 0, 0};
    private static final int ALL = 15;
    private static final long NANO = bits(NANO_OF_SECOND);
    private static final long FRACTIONS = bits(MILLI_OF_SECOND, MICRO_OF_SECOND);
    /** What counts time in another way than clocks do. */
    private static final long OTHERS = FRACTIONS | bits(CLOCK_HOUR_OF_DAY, CLOCK_HOUR_OF_AMPM,
            HOUR_OF_AMPM, NANO_OF_DAY, MICRO_OF_DAY, MILLI_OF_DAY, SECOND_OF_DAY, MINUTE_OF_DAY);

    /** The others of a row have the value of the first, the largest unit before smaller ones. */
    private static final ChronoField[][] SPLITS = {
        {NANO_OF_DAY, HOUR_OF_DAY, MINUTE_OF_HOUR, SECOND_OF_MINUTE, NANO_OF_SECOND},
        {MICRO_OF_DAY, SECOND_OF_DAY, MICRO_OF_SECOND},
        {MILLI_OF_DAY, SECOND_OF_DAY, MILLI_OF_SECOND},
        {SECOND_OF_DAY, HOUR_OF_DAY, MINUTE_OF_HOUR, SECOND_OF_MINUTE},
        {MINUTE_OF_DAY, HOUR_OF_DAY, MINUTE_OF_HOUR}};

    /** Hours from 1 on, and those from 0 on that they mean. */
    private static final ChronoField[][] HOURS_FROM_1 = {{CLOCK_HOUR_OF_DAY, HOUR_OF_DAY},
        {CLOCK_HOUR_OF_AMPM, HOUR_OF_AMPM}};
    private static final int MOST_ANSWERS = 50;

    private final Parsed read;
    private final Map<TemporalField, Long> fields;
    private final ResolverStyle style;

    private Resolving(Parsed read, ResolverStyle style) {
        this.read = read;
        this.style = style;
        fields = read.fields;
    }

    /** Only the fields of the set count; null: all. */
    static Parsed resolve(Parsed read, ResolverStyle style, Set<TemporalField> only) {
        if (only != null) {
            read.fields.keySet().retainAll(only);
        }
        Resolving resolving = new Resolving(read, style);
        resolving.simplify();
        resolving.findTime();
        resolving.compare();
        read.carryDays();
        resolving.publish();
        return read;
    }

    // ---- Values ----

    private static long bits(ChronoField... fields) {
        long bits = 0;
        for (ChronoField field : fields) {
            bits |= 1L << field.ordinal();
        }
        return bits;
    }

    /** A bit for each standard field that is known. */
    private long known() {
        long known = 0;
        for (TemporalField field : fields.keySet()) {
            known |= field instanceof ChronoField standard ? 1L << standard.ordinal() : 0;
        }
        return known;
    }

    private boolean lenient() {
        return style == ResolverStyle.LENIENT;
    }

    private boolean has(TemporalField field) {
        return fields.containsKey(field);
    }

    private long valid(ChronoField field, long value) {
        return lenient() ? value : field.checkValidValue(value);
    }

    /** Takes a value away; unless lenient, it must be valid. */
    private long take(ChronoField field) {
        return valid(field, fields.remove(field));
    }

    /** A field says what another one is: it may be known, but not otherwise. */
    private void tell(TemporalField by, ChronoField field, long value) {
        Long known = fields.putIfAbsent(field, value);
        if (known != null && known.longValue() != value) {
            throw Parsed.conflict(field + " " + known + " differs from " + field + " " + value
                    + " while resolving  " + by);
        }
    }

    private static long unit(ChronoField field) {
        return field.getBaseUnit().getDuration().toNanos();
    }

    // ---- Fields of time ----

    private void split(ChronoField[] row) {
        ChronoField whole = row[0];
        if (has(whole)) {
            long rest = take(whole);
            for (int i = 1; i < row.length; i++) {
                long size = unit(row[i]) / unit(whole);
                tell(whole, row[i], rest / size);
                rest %= size;
            }
        }
    }

    /** Strict reading refuses 0, which others take for no hour at all. */
    private void fromZero(ChronoField clock, ChronoField hour) {
        Long shown = fields.remove(clock);
        if (shown != null) {
            if (style == ResolverStyle.STRICT || shown != 0) {
                valid(clock, shown);
            }
            tell(clock, hour, shown == clock.range().getMaximum() ? 0 : shown);
        }
    }

    /** A coarse fraction of the second has the first digits of a fine one. */
    private void refine(ChronoField coarse, ChronoField fine, boolean checked) {
        if (has(coarse) && has(fine)) {
            long size = unit(coarse) / unit(fine);
            long digits = checked ? take(coarse) : fields.remove(coarse);
            tell(coarse, fine, digits * size + fields.get(fine) % size);
        }
    }

    private void simplifyTime() {
        long known = known();
        if ((known & OTHERS) != 0) {
            simplifyOthers();
            known = known();
        } else if ((known & NANO) != 0) {
            valid(NANO_OF_SECOND, fields.get(NANO_OF_SECOND));
        }
        if (toldOfClock(known) == ALL) {
            takeTime();
        }
    }

    private void simplifyOthers() {
        for (ChronoField[] pair : HOURS_FROM_1) {
            fromZero(pair[0], pair[1]);
        }
        if (has(AMPM_OF_DAY) && has(HOUR_OF_AMPM)) {
            long hours = Math.multiplyExact(take(AMPM_OF_DAY), 12L);
            tell(AMPM_OF_DAY, HOUR_OF_DAY, Math.addExact(hours, take(HOUR_OF_AMPM)));
        }
        for (ChronoField[] row : SPLITS) {
            split(row);
        }
        Long nano = fields.get(NANO_OF_SECOND);
        if (nano != null) {
            valid(NANO_OF_SECOND, nano);
            refine(MICRO_OF_SECOND, NANO_OF_SECOND, true);
            refine(MILLI_OF_SECOND, NANO_OF_SECOND, true);
        }
        if (read.partOfDay >= 0 && has(HOUR_OF_AMPM)) {
            chooseHalf();
        }
    }

    /** The half of the day in which the hour lies in the period read. */
    private void chooseHalf() {
        long hour = take(HOUR_OF_AMPM);
        long minute = Math.floorMod(fields.getOrDefault(MINUTE_OF_HOUR, 0L), 60L);
        boolean second = TextPart.OfDayPeriod.holds(read.partOfDay,
                Math.floorMod(hour * 60 + minute, 720L) + 720);
        tell(HOUR_OF_AMPM, HOUR_OF_DAY, second ? hour + 12 : hour);
        read.partOfDay = -1;
    }

    /** Bit i: number i of those that a clock shows is known. */
    private static int toldOfClock(long known) {
        int told = 0;
        for (int i = 0; i < OF_CLOCK.length; i++) {
            told |= (int) (known >>> OF_CLOCK[i].ordinal() & 1) << i;
        }
        return told;
    }

    private void takeTime() {
        long[] values = new long[OF_CLOCK.length];
        for (int i = 0; i < values.length; i++) {
            Long value = fields.remove(OF_CLOCK[i]);
            values[i] = value == null ? 0 : value;
        }
        tellTime(values);
    }

    private void tellTime(long... values) {
        if (!lenient()) {
            boolean over = style == ResolverStyle.SMART && Arrays.equals(values, NEXT_MIDNIGHT);
            values[0] -= over ? 24 : 0;
            for (int i : ORDER_OF_CHECKS) {
                OF_CLOCK[i].checkValidValue(values[i]);
            }
            read.found(LocalTime.of((int) values[0], (int) values[1], (int) values[2],
                    (int) values[3]), over ? Period.ofDays(1) : Period.ZERO);
            return;
        }
        long nanos = 0;
        for (int i = 0; i < values.length; i++) {
            nanos = Math.addExact(nanos, Math.multiplyExact(values[i], unit(OF_CLOCK[i])));
        }
        long day = 24 * unit(HOUR_OF_DAY);
        read.found(LocalTime.ofNanoOfDay(Math.floorMod(nanos, day)),
                Period.ofDays((int) Math.floorDiv(nanos, day)));
    }

    /** Of what other fields left: a time may lack small parts, or all but a part of the day. */
    private void findTime() {
        if (read.time() == null) {
            long known = known();
            if ((known & FRACTIONS) != 0) {
                refine(MILLI_OF_SECOND, MICRO_OF_SECOND, false);
                ChronoField finest = has(MICRO_OF_SECOND) ? MICRO_OF_SECOND : MILLI_OF_SECOND;
                fields.put(NANO_OF_SECOND, fields.remove(finest) * unit(finest));
                known |= NANO;
            }
            int told = toldOfClock(known);
            if (told == 0) {
                middleOfPart();
            } else if ((told & told + 1) == 0) {
                takeTime();
                keepToPart(read.time());
            } else if ((told & 1) != 0) {
                return; // an hour, but not what lies between it and a smaller part
            }
        }
        if (!lenient()) {
            for (TemporalField field : fields.keySet()) {
                if (field instanceof ChronoField known && known.isTimeBased()) {
                    known.checkValidValue(fields.get(known));
                }
            }
        }
    }

    /** Unless all of the time was told, or read leniently, it has to lie in the part of the day. */
    private void keepToPart(LocalTime time) {
        if (read.partOfDay >= 0 && !lenient()
                && !TextPart.OfDayPeriod.holds(read.partOfDay, time.toSecondOfDay() / 60)) {
            throw Parsed.conflict("Resolved time " + time + " conflicts with "
                    + TextPart.OfDayPeriod.describe(read.partOfDay));
        }
    }

    private void middleOfPart() {
        if (style == ResolverStyle.STRICT) {
            return;
        }
        if (read.partOfDay >= 0) {
            int minute = TextPart.OfDayPeriod.middle(read.partOfDay);
            read.partOfDay = -1;
            tellTime(minute / 60, minute % 60, 0, 0);
        } else if (has(AMPM_OF_DAY)) {
            long noons = Math.multiplyExact(take(AMPM_OF_DAY), 12L);
            tellTime(Math.addExact(noons, 6L), 0, 0, 0);
        }
    }

    // ---- Dates, and fields that resolve themselves ----

    private void simplify() {
        simplifyKnown();
        int answers = 0;
        while (anyAnswers()) {
            if (++answers == MOST_ANSWERS) {
                throw new DateTimeException(
                        "One of the parsed fields has an incorrectly implemented resolve method");
            }
        }
        if (answers > 0) {
            simplifyKnown();
        }
    }

    private void simplifyKnown() {
        splitMoment();
        ChronoLocalDate date = read.chrono.resolveDate(fields, style);
        if (date != null) {
            read.found(date);
        }
        simplifyTime();
    }

    /** A moment is a date and a time where the zone is known. */
    private void splitMoment() {
        Long moment = fields.get(INSTANT_SECONDS);
        Long offset = fields.get(OFFSET_SECONDS);
        if (moment == null || read.zone == null && offset == null) {
            return;
        }
        ChronoZonedDateTime<?> there = read.chrono.zonedDateTime(Instant.ofEpochSecond(moment),
                read.zone != null ? read.zone : ZoneOffset.ofTotalSeconds(offset.intValue()));
        read.found(there.toLocalDate());
        tell(INSTANT_SECONDS, SECOND_OF_DAY, there.toLocalTime().toSecondOfDay());
        tell(INSTANT_SECONDS, OFFSET_SECONDS, there.getOffset().getTotalSeconds());
    }

    /** Whether a field did something: then others may have something new to say. */
    private boolean anyAnswers() {
        for (TemporalField field : fields.keySet()) {
            if (field instanceof ChronoField) {
                continue; // no standard field does
            }
            TemporalAccessor answer = field.resolve(fields, read, style);
            if (answer != null) {
                accept(answer);
                return true;
            }
            if (!has(field)) {
                return true;
            }
        }
        return false;
    }

    private void accept(TemporalAccessor answer) {
        if (answer instanceof ChronoZonedDateTime<?> zoned) {
            if (read.zone != null && !read.zone.equals(zoned.getZone())) {
                throw new DateTimeException("ChronoZonedDateTime must use the effective parsed "
                        + "zone: " + read.zone);
            }
            read.zone = zoned.getZone();
            accept(zoned.toLocalDateTime());
        } else if (answer instanceof ChronoLocalDateTime<?> local) {
            accept(local.toLocalTime());
            accept(local.toLocalDate());
        } else if (answer instanceof ChronoLocalDate date) {
            read.found(date);
        } else if (answer instanceof LocalTime time) {
            read.found(time, Period.ZERO);
        } else {
            throw new DateTimeException("Method resolve() can only return ChronoZonedDateTime, "
                    + "ChronoLocalDateTime, ChronoLocalDate or LocalTime");
        }
    }

    // ---- What is left ----

    /** Whether a date or time has the field, with the value that was read. */
    private static boolean confirms(TemporalAccessor found, TemporalField field, long value) {
        if (!found.isSupported(field)) {
            return false;
        }
        long own;
        try {
            own = found.getLong(field);
        } catch (RuntimeException none) {
            return false;
        }
        if (own != value) {
            throw Parsed.conflict("Field " + field + " " + own + " differs from " + field + " "
                    + value + " derived from " + found);
        }
        return true;
    }

    private void drop(TemporalAccessor found) {
        if (found == null) {
            return;
        }
        Iterator<Map.Entry<TemporalField, Long>> left = fields.entrySet().iterator();
        while (left.hasNext()) {
            Map.Entry<TemporalField, Long> entry = left.next();
            if (confirms(found, entry.getKey(), entry.getValue())) {
                left.remove();
            }
        }
    }

    private void compare() {
        ChronoLocalDate date = read.date();
        LocalTime time = read.time();
        drop(date);
        drop(time);
        if (date != null && time != null && !fields.isEmpty()) {
            drop(date.atTime(time));
        }
    }

    /** Fields that can be asked for although nobody read them. */
    private void publish() {
        LocalTime time = read.time();
        if (time == null) {
            if (has(INSTANT_SECONDS) || has(SECOND_OF_DAY) || has(SECOND_OF_MINUTE)) {
                long nanos = fields.getOrDefault(NANO_OF_SECOND, 0L);
                for (ChronoField fraction : new ChronoField[] {NANO_OF_SECOND, MICRO_OF_SECOND,
                    MILLI_OF_SECOND}) {
                    fields.put(fraction, nanos / unit(fraction));
                }
            }
        } else if (read.date() != null && !has(INSTANT_SECONDS)) {
            Long offset = fields.get(OFFSET_SECONDS);
            ZoneId in = offset == null ? read.zone : ZoneOffset.ofTotalSeconds(offset.intValue());
            if (in != null) {
                fields.put(INSTANT_SECONDS, read.date().atTime(time).atZone(in).toEpochSecond());
            }
        }
    }
}
