/* SPDX-License-Identifier: MIT */
package java.time.chrono;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.ValueRange;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import jdk.internal.text.TemporalAnswer;

/** A calendar: how days are counted in months, years and eras. */
public interface Chronology extends Comparable<Chronology> {
    static Chronology from(TemporalAccessor temporal) {
        Objects.requireNonNull(temporal, "temporal");
        return Objects.requireNonNullElse(temporal.query(TemporalQueries.chronology()),
                IsoChronology.INSTANCE);
    }

    static Chronology ofLocale(Locale locale) {
        Objects.requireNonNull(locale, "locale");
        String type = locale.getUnicodeLocaleType("ca");
        if (type == null) {
            boolean japanese = locale.equals(new Locale("ja", "JP", "JP"));
            return japanese ? JapaneseChronology.INSTANCE : IsoChronology.INSTANCE;
        }
        if (type.equals("iso") || type.equals("iso8601")) {
            return IsoChronology.INSTANCE;
        }
        Chronology found = Calendars.first(chrono -> type.equals(chrono.getCalendarType()));
        if (found != null) {
            return found;
        }
        throw new DateTimeException("Unknown calendar system: " + type);
    }

    /** By id or type; Hijrah and islamic stand for the only reckoning of that calendar. */
    static Chronology of(String id) {
        Objects.requireNonNull(id, "id");
        if (id.equals("Hijrah") || id.equals("islamic")) {
            return HijrahChronology.INSTANCE;
        }
        Chronology found = Calendars.first(chrono -> id.equals(chrono.getId())
                || id.equals(chrono.getCalendarType()));
        if (found == null) {
            throw new DateTimeException("Unknown chronology: " + id);
        }
        return found;
    }

    static Set<Chronology> getAvailableChronologies() {
        return Calendars.all();
    }

    String getId();

    String getCalendarType();

    default ChronoLocalDate date(Era era, int yearOfEra, int month, int dayOfMonth) {
        return date(prolepticYear(era, yearOfEra), month, dayOfMonth);
    }

    ChronoLocalDate date(int prolepticYear, int month, int dayOfMonth);

    default ChronoLocalDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
        return dateYearDay(prolepticYear(era, yearOfEra), dayOfYear);
    }

    ChronoLocalDate dateYearDay(int prolepticYear, int dayOfYear);

    ChronoLocalDate dateEpochDay(long epochDay);

    default ChronoLocalDate dateNow() {
        return dateNow(Clock.systemDefaultZone());
    }

    default ChronoLocalDate dateNow(ZoneId zone) {
        return dateNow(Clock.system(zone));
    }

    default ChronoLocalDate dateNow(Clock clock) {
        Objects.requireNonNull(clock, "clock");
        return date(java.time.LocalDate.now(clock));
    }

    ChronoLocalDate date(TemporalAccessor temporal);

    default ChronoLocalDateTime<? extends ChronoLocalDate> localDateTime(
            TemporalAccessor temporal) {
        try {
            return date(temporal).atTime(LocalTime.from(temporal));
        } catch (DateTimeException e) {
            throw new DateTimeException("Unable to obtain ChronoLocalDateTime from "
                    + "TemporalAccessor: " + temporal.getClass(), e);
        }
    }

    default ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(
            TemporalAccessor temporal) {
        try {
            ZoneId zone = ZoneId.from(temporal);
            try {
                return zonedDateTime(Instant.from(temporal), zone);
            } catch (DateTimeException withoutInstant) {
                return localDateTime(temporal).atZone(zone);
            }
        } catch (DateTimeException e) {
            throw new DateTimeException("Unable to obtain ChronoZonedDateTime from "
                    + "TemporalAccessor: " + temporal.getClass(), e);
        }
    }

    default ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(Instant instant,
            ZoneId zone) {
        java.time.ZonedDateTime iso = java.time.ZonedDateTime.ofInstant(instant, zone);
        return date(iso.toLocalDate()).atTime(iso.toLocalTime()).atZone(zone);
    }

    boolean isLeapYear(long prolepticYear);

    int prolepticYear(Era era, int yearOfEra);

    Era eraOf(int eraValue);

    List<Era> eras();

    ValueRange range(ChronoField field);

    default String getDisplayName(TextStyle style, Locale locale) {
        return new DateTimeFormatterBuilder().appendChronologyText(style).toFormatter(locale)
                .format(new TemporalAnswer(TemporalQueries.chronology(), this));
    }

    ChronoLocalDate resolveDate(Map<TemporalField, Long> fieldValues,
            ResolverStyle resolverStyle);

    default ChronoPeriod period(int years, int months, int days) {
        return new CountedPeriod(this, years, months, days);
    }

    default long epochSecond(int prolepticYear, int month, int dayOfMonth, int hour, int minute,
            int second, ZoneOffset zoneOffset) {
        Objects.requireNonNull(zoneOffset, "zoneOffset");
        ChronoField.HOUR_OF_DAY.checkValidValue(hour);
        ChronoField.MINUTE_OF_HOUR.checkValidValue(minute);
        ChronoField.SECOND_OF_MINUTE.checkValidValue(second);
        long days = Math.multiplyExact(date(prolepticYear, month, dayOfMonth).toEpochDay(), 86400);
        return Math.addExact(days, (hour * 60 + minute) * 60 + second
                - zoneOffset.getTotalSeconds());
    }

    default long epochSecond(Era era, int yearOfEra, int month, int dayOfMonth, int hour,
            int minute, int second, ZoneOffset zoneOffset) {
        Objects.requireNonNull(era, "era");
        return epochSecond(prolepticYear(era, yearOfEra), month, dayOfMonth, hour, minute,
                second, zoneOffset);
    }

    @Override
    int compareTo(Chronology other);

    @Override
    boolean equals(Object obj);

    @Override
    int hashCode();

    @Override
    String toString();
}
