/* SPDX-License-Identifier: MIT */
package java.time.format;

import static java.time.temporal.ChronoField.DAY_OF_MONTH;
import static java.time.temporal.ChronoField.HOUR_OF_DAY;
import static java.time.temporal.ChronoField.INSTANT_SECONDS;
import static java.time.temporal.ChronoField.MINUTE_OF_HOUR;
import static java.time.temporal.ChronoField.MONTH_OF_YEAR;
import static java.time.temporal.ChronoField.NANO_OF_SECOND;
import static java.time.temporal.ChronoField.OFFSET_SECONDS;
import static java.time.temporal.ChronoField.SECOND_OF_MINUTE;
import static java.time.temporal.ChronoField.YEAR;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.TemporalField;
import java.util.Arrays;
import java.util.Map;

/** A moment, printed as a date and time of UTC. */
final class InstantPart extends Part {
    private static final long DAYS_OF_400_YEARS = 146097;
    private static final int[] NEXT_MIDNIGHT = {24, 0, 0};
    private static final int[] LEAP_SECOND = {23, 59, 60};
    /** Digits of the fraction; -1: as many as needed, -2: that, in threes. */
    private final int digits;
    private volatile Part layout;

    InstantPart(int digits) {
        this.digits = digits;
    }

    @Override
    boolean print(Printing context, StringBuilder to) {
        if (context.lacks(INSTANT_SECONDS)) {
            return false;
        }
        long second = context.temporal.getLong(INSTANT_SECONDS);
        int nano = context.temporal.isSupported(NANO_OF_SECOND)
                ? NANO_OF_SECOND.checkValidIntValue(context.temporal.getLong(NANO_OF_SECOND)) : 0;
        String utc = Instant.ofEpochSecond(second).toString();
        to.append(utc, 0, utc.length() - 1);
        String fraction = Integer.toString(1_000_000_000 + nano).substring(1);
        int shown = digits;
        if (digits < 0) {
            shown = nano == 0 ? 0 : 9;
            int step = digits == -1 ? 1 : 3;
            while (shown > 0 && fraction.substring(shown - step, shown).equals("0".repeat(step))) {
                shown -= step;
            }
        }
        if (shown > 0) {
            to.append('.').append(fraction, 0, shown);
        }
        to.append('Z');
        return true;
    }

    /** How the text is laid out; years of more digits than dates have are read as well. */
    private Part layout() {
        Part known = layout;
        return known != null ? known : (layout = newLayout());
    }

    private Part newLayout() {
        return new DateTimeFormatterBuilder().append(DateTimeFormatter.ISO_LOCAL_DATE)
                .appendLiteral('T').appendValue(HOUR_OF_DAY, 2).appendLiteral(':')
                .appendValue(MINUTE_OF_HOUR, 2).appendLiteral(':')
                .appendValue(SECOND_OF_MINUTE, 2)
                .appendFraction(NANO_OF_SECOND, Math.max(digits, 0), digits < 0 ? 9 : digits, true)
                .appendOffsetId().toFormatter().parts(false);
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
        Parsing inner = context.copy();
        int end = layout().parse(inner, text, at);
        if (end < 0) {
            return end;
        }
        Map<TemporalField, Long> read = inner.parsed().fields;
        long nano = read.getOrDefault(NANO_OF_SECOND, 0L);
        int[] clock = {read.get(HOUR_OF_DAY).intValue(), read.get(MINUTE_OF_HOUR).intValue(),
            read.get(SECOND_OF_MINUTE).intValue()};
        long second;
        try {
            second = firstSecond(read) + (nano == 0 && Arrays.equals(clock, NEXT_MIDNIGHT) ? 86400
                    : LocalTime.of(clock[0], clock[1], Arrays.equals(clock, LEAP_SECOND) ? 59
                    : clock[2]).toSecondOfDay());
        } catch (DateTimeException noSuchTime) {
            return ~at;
        }
        context.parsed().sixtieth |= Arrays.equals(clock, LEAP_SECOND);
        return context.set(NANO_OF_SECOND, nano, at,
                context.set(INSTANT_SECONDS, second, at, end));
    }

    /** Of the day; the calendar repeats itself after 400 years. */
    private static long firstSecond(Map<TemporalField, Long> read) {
        long year = read.get(YEAR);
        int offset = read.getOrDefault(OFFSET_SECONDS, 0L).intValue();
        long day = LocalDate.of((int) Math.floorMod(year, 400L), read.get(MONTH_OF_YEAR).intValue(),
                read.get(DAY_OF_MONTH).intValue()).toEpochDay()
                + Math.floorDiv(year, 400L) * DAYS_OF_400_YEARS;
        return day * 86400 - ZoneOffset.ofTotalSeconds(offset).getTotalSeconds();
    }

    @Override
    public String toString() {
        return "Instant()";
    }
}
