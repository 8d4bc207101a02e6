/* SPDX-License-Identifier: MIT */
package java.util;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;

/** What the simple conversions of dates and times ask of the values of java.time. */
final class TemporalText {
    private TemporalText() {
    }

    static boolean isTemporal(Object arg) {
        return arg instanceof TemporalAccessor;
    }

    /** The number that a conversion prints. */
    static long number(char c, Object arg) {
        TemporalAccessor t = (TemporalAccessor) arg;
        try {
            switch (c) {
                case 's':
                    return t.getLong(ChronoField.INSTANT_SECONDS);
                case 'Q':
                    return t.getLong(ChronoField.INSTANT_SECONDS) * 1000
                            + t.getLong(ChronoField.MILLI_OF_SECOND);
                default:
                    return t.get(field(c));
            }
        } catch (DateTimeException e) {
            throw new IllegalFormatConversionException(c, t.getClass());
        }
    }

    private static ChronoField field(char c) {
        switch (c) {
            case 'H':
            case 'k':
                return ChronoField.HOUR_OF_DAY;
            case 'I':
            case 'l':
                return ChronoField.CLOCK_HOUR_OF_AMPM;
            case 'M':
                return ChronoField.MINUTE_OF_HOUR;
            case 'S':
                return ChronoField.SECOND_OF_MINUTE;
            case 'L':
                return ChronoField.MILLI_OF_SECOND;
            case 'N':
                return ChronoField.NANO_OF_SECOND;
            case 'p':
                return ChronoField.AMPM_OF_DAY;
            case 'z':
                return ChronoField.OFFSET_SECONDS;
            case 'a':
            case 'A':
                return ChronoField.DAY_OF_WEEK;
            case 'b':
            case 'B':
            case 'h':
            case 'm':
                return ChronoField.MONTH_OF_YEAR;
            case 'd':
            case 'e':
                return ChronoField.DAY_OF_MONTH;
            case 'j':
                return ChronoField.DAY_OF_YEAR;
            default:
                return ChronoField.YEAR_OF_ERA;
        }
    }

    /** The zone as conversion Z has it. */
    static String zone(Object arg) {
        TemporalAccessor t = (TemporalAccessor) arg;
        ZoneId zone = t.query(TemporalQueries.zone());
        if (zone == null) {
            throw new IllegalFormatConversionException('Z', t.getClass());
        }
        if (zone instanceof ZoneOffset || !t.isSupported(ChronoField.INSTANT_SECONDS)) {
            return zone.getId();
        }
        Instant at = Instant.ofEpochSecond(t.getLong(ChronoField.INSTANT_SECONDS));
        return TimeZone.getTimeZone(zone.getId()).getDisplayName(
                zone.getRules().isDaylightSavings(at), TimeZone.SHORT, Locale.US);
    }
}
