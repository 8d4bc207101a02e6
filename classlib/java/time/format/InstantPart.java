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

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;

/** A moment, printed as a date and time of UTC. */
final class InstantPart extends Part {
    private static final long SECONDS_OF_10000_YEARS = 146097L * 25 * 86400;
    /** Digits of the fraction; -1: as many as needed, -2: that, in threes. */
    private final int digits;

    InstantPart(int digits) {
        this.digits = digits;
    }

    @Override
    boolean print(Printing context, StringBuilder to) {
        Long second = context.value(INSTANT_SECONDS);
        if (second == null) {
            return false;
        }
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

    private static int value(Parsing context, ChronoField field) {
        Long value = context.value(field);
        return value == null ? 0 : value.intValue();
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
        Part parser = new DateTimeFormatterBuilder().append(DateTimeFormatter.ISO_LOCAL_DATE)
                .appendLiteral('T').appendValue(HOUR_OF_DAY, 2).appendLiteral(':')
                .appendValue(MINUTE_OF_HOUR, 2).appendLiteral(':')
                .appendValue(SECOND_OF_MINUTE, 2)
                .appendFraction(NANO_OF_SECOND, Math.max(digits, 0), digits < 0 ? 9 : digits, true)
                .appendOffsetId().toFormatter().parts(false);
        Parsing inner = context.copy();
        int end = parser.parse(inner, text, at);
        if (end < 0) {
            return end;
        }
        long year = inner.value(YEAR);
        int hour = value(inner, HOUR_OF_DAY);
        int minute = value(inner, MINUTE_OF_HOUR);
        int second = value(inner, SECOND_OF_MINUTE);
        int nano = value(inner, NANO_OF_SECOND);
        int days = 0;
        if (hour == 24 && minute == 0 && second == 0 && nano == 0) {
            hour = 0;
            days = 1;
        } else if (hour == 23 && minute == 59 && second == 60) {
            context.parsed().leapSecond = true;
            second = 59;
        }
        long moment;
        try {
            LocalDateTime local = LocalDateTime.of((int) (year % 10_000),
                    value(inner, MONTH_OF_YEAR), value(inner, DAY_OF_MONTH), hour, minute, second,
                    0).plusDays(days);
            moment = local.toEpochSecond(ZoneOffset.ofTotalSeconds(value(inner, OFFSET_SECONDS)))
                    + Math.multiplyExact(year / 10_000, SECONDS_OF_10000_YEARS);
        } catch (RuntimeException e) {
            return ~at;
        }
        int next = context.set(INSTANT_SECONDS, moment, at, end);
        return context.set(NANO_OF_SECOND, nano, at, next);
    }

    @Override
    public String toString() {
        return "Instant()";
    }
}
