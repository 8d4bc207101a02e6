/* SPDX-License-Identifier: MIT */
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.time.zone.*;
import java.util.*;

/**
 * Fields of all kinds without a text, resolved to dates and times; what else readers and steps of
 * dates refuse.
 */
public class ResolvedFields {

    static final WeekFields WEEKS = WeekFields.of(DayOfWeek.SATURDAY, 3);

    static void told(Object what, java.util.concurrent.Callable<Object> answer) {
        try {
            System.out.println(what + ": " + answer.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    static String names(TemporalAccessor read) {
        TreeMap<String, Long> left = new TreeMap<>();
        for (TemporalField f : ChronoField.values())
            if (
                read.isSupported(f) &&
                (f == ChronoField.INSTANT_SECONDS || f == ChronoField.MICRO_OF_SECOND)
            ) left.put(f.toString(), read.getLong(f));
        return (
            read.query(TemporalQueries.localDate()) +
            " " +
            read.query(TemporalQueries.localTime()) +
            " " +
            read.query(DateTimeFormatter.parsedExcessDays()) +
            " " +
            left
        );
    }

    static void resolve(String text, Object... fields) {
        for (ResolverStyle style : ResolverStyle.values()) {
            DateTimeFormatterBuilder b = new DateTimeFormatterBuilder();
            for (int i = 0; i < fields.length; i += 2) b.parseDefaulting(
                (TemporalField) fields[i],
                ((Number) fields[i + 1]).longValue()
            );
            if (!text.isEmpty()) b.appendDayPeriodText(TextStyle.FULL);
            told(Arrays.toString(fields) + text + " " + style, () ->
                names(b.toFormatter(Locale.US).withResolverStyle(style).parse(text))
            );
        }
    }

    public static void main(String[] args) throws Exception {
        // ---- Times, whole and in part ----
        ChronoField h = ChronoField.HOUR_OF_DAY,
            m = ChronoField.MINUTE_OF_HOUR,
            s = ChronoField.SECOND_OF_MINUTE,
            n = ChronoField.NANO_OF_SECOND;
        ChronoField milli = ChronoField.MILLI_OF_SECOND,
            micro = ChronoField.MICRO_OF_SECOND;
        resolve("", h, 0, s, -28);
        resolve("", h, 16, m, 62, n, 5);
        resolve("", h, 24, m, 0, s, 0, n, 0);
        resolve("", h, 25, m, 70, s, -1);
        resolve("", h, 1, m, 99, s, 99, n, -1);
        resolve("", h, 1, m, 2, s, 3, milli, 4, micro, 4005);
        resolve("", h, 1, m, 2, s, 3, milli, 4, micro, 5005);
        resolve("", h, 1, m, 2, s, 3, milli, 4, micro, 4005, n, 4005006);
        resolve("", ChronoField.NANO_OF_DAY, 86399_999_999_999L);
        resolve("", ChronoField.MICRO_OF_DAY, -1);
        resolve("", ChronoField.MILLI_OF_DAY, 86400_000, m, 0);
        resolve("", ChronoField.MINUTE_OF_DAY, 99, m, 40);
        resolve("", ChronoField.CLOCK_HOUR_OF_DAY, 24);
        resolve("", ChronoField.CLOCK_HOUR_OF_AMPM, 0, ChronoField.AMPM_OF_DAY, 1);
        resolve("", ChronoField.AMPM_OF_DAY, 1);
        resolve("", s, 3, milli, 7);
        // ---- A part of the day: a time told wholly need not lie in it ----
        resolve("in the evening", h, 2);
        resolve("at night", ChronoField.MINUTE_OF_DAY, 475);
        resolve("at night", ChronoField.NANO_OF_DAY, 40245254436386L);
        resolve("noon", h, 5, m, 40);
        resolve("midnight", h, 5);
        resolve("in the morning", ChronoField.HOUR_OF_AMPM, 7);
        resolve("in the afternoon");
        // ---- Dates ----
        ChronoField y = ChronoField.YEAR,
            mo = ChronoField.MONTH_OF_YEAR,
            dow = ChronoField.DAY_OF_WEEK;
        resolve("", y, 2021, mo, 2, ChronoField.DAY_OF_MONTH, 30);
        resolve("", y, 2021, mo, 14, ChronoField.DAY_OF_MONTH, 0);
        resolve("", y, 2021, ChronoField.DAY_OF_YEAR, 366);
        resolve(
            "",
            y,
            2021,
            mo,
            2,
            ChronoField.ALIGNED_WEEK_OF_MONTH,
            5,
            ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH,
            1
        );
        resolve("", y, 2021, mo, 4, ChronoField.ALIGNED_WEEK_OF_MONTH, 5, dow, 6);
        resolve("", y, 2021, ChronoField.ALIGNED_WEEK_OF_YEAR, 53, dow, 1);
        resolve("", y, 2021, ChronoField.ALIGNED_WEEK_OF_YEAR, -3, dow, 17);
        resolve("", y, 2021, ChronoField.ALIGNED_WEEK_OF_YEAR, 3, dow, -13);
        resolve("", ChronoField.PROLEPTIC_MONTH, 24250, ChronoField.DAY_OF_MONTH, 3, y, 2020);
        resolve("", ChronoField.YEAR_OF_ERA, 44, ChronoField.ERA, 0, ChronoField.DAY_OF_YEAR, 75);
        resolve("", ChronoField.YEAR_OF_ERA, 44, ChronoField.ERA, 2, ChronoField.DAY_OF_YEAR, 75);
        resolve("", ChronoField.YEAR_OF_ERA, 44, ChronoField.DAY_OF_YEAR, 75);
        resolve("", y, 2021, IsoFields.QUARTER_OF_YEAR, 2, IsoFields.DAY_OF_QUARTER, 92);
        resolve("", y, 2021, IsoFields.QUARTER_OF_YEAR, 5, IsoFields.DAY_OF_QUARTER, 0);
        resolve("", IsoFields.WEEK_BASED_YEAR, 2021, IsoFields.WEEK_OF_WEEK_BASED_YEAR, 53, dow, 2);
        resolve("", IsoFields.WEEK_BASED_YEAR, 2021, IsoFields.WEEK_OF_WEEK_BASED_YEAR, 0, dow, -9);
        resolve("", IsoFields.WEEK_BASED_YEAR, 2021, IsoFields.WEEK_OF_WEEK_BASED_YEAR, 7, dow, 23);
        resolve("", y, 2021, WEEKS.weekOfYear(), 54, dow, 3);
        resolve("", y, 2021, mo, 5, WEEKS.weekOfMonth(), 6, WEEKS.dayOfWeek(), 7);
        resolve(
            "",
            WEEKS.weekBasedYear(),
            2021,
            WEEKS.weekOfWeekBasedYear(),
            53,
            WEEKS.dayOfWeek(),
            1
        );
        resolve("", JulianFields.JULIAN_DAY, 10, y, 1998);
        resolve("", JulianFields.RATA_DIE, -400_000_000_000L);
        resolve("", ChronoField.INSTANT_SECONDS, 5, ChronoField.OFFSET_SECONDS, 64801);
        for (long offset : new long[] { 64801, (1L << 32) + 3600, Long.MAX_VALUE }) {
            told(offset, () ->
                new DateTimeFormatterBuilder()
                    .parseDefaulting(ChronoField.OFFSET_SECONDS, offset)
                    .toFormatter()
                    .parse("")
                    .query(TemporalQueries.offset())
            );
        }
        // ---- Others ----
        told("best", () ->
            DateTimeFormatter.ISO_DATE.parseBest("2020-01-01", LocalTime::from, LocalTime::from)
        );
        told("best", () ->
            DateTimeFormatter.ISO_DATE.parseBest("2020-01-01", x -> "text", LocalDate::from)
        );
        told("fraction", () ->
            new DateTimeFormatterBuilder()
                .parseLenient()
                .appendFraction(n, 5, 5, false)
                .toFormatter()
                .parse("12")
                .getLong(n)
        );
        told("rule", () ->
            ZoneOffsetTransitionRule.of(
                Month.MAY,
                -1,
                DayOfWeek.MONDAY,
                LocalTime.NOON,
                false,
                ZoneOffsetTransitionRule.TimeDefinition.WALL,
                ZoneOffset.UTC,
                ZoneOffset.UTC,
                ZoneOffset.UTC
            ).createTransition(2021)
        );
        told("rule", () ->
            ZoneOffsetTransitionRule.of(
                Month.MAY,
                1,
                null,
                LocalTime.NOON,
                false,
                null,
                ZoneOffset.UTC,
                ZoneOffset.UTC,
                ZoneOffset.UTC
            )
        );
        LocalDate d = LocalDate.of(2020, 1, 31);
        told("steps", () -> d.datesUntil(null, Period.of(0, 1, -1)));
        told("steps", () -> d.datesUntil(d, Period.of(1, -12, 0)).toList());
        told("steps", () -> d.datesUntil(d.plusDays(9), Period.of(1, -12, 0)).toList());
        told("steps", () -> d.datesUntil(d.plusDays(400), Period.of(0, 1, 3)).toList());
        told("steps", () -> d.datesUntil(d.minusDays(400), Period.ofMonths(-1)).toList());
        told("steps", () ->
            LocalDate.MIN.datesUntil(LocalDate.MAX, Period.of(999_999_999, 0, 0)).toList()
        );
        told("steps", () ->
            LocalDate.MAX.datesUntil(
                LocalDate.MIN,
                Period.of(Integer.MIN_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE)
            ).toList()
        );
        told("steps", () -> LocalDate.MIN.datesUntil(LocalDate.MAX, Period.ofMonths(1)).count());
    }
}
