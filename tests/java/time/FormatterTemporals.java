/* SPDX-License-Identifier: MIT */
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;

/** Every conversion of dates and times of Formatter, of every kind of value of java.time. */
public class FormatterTemporals {

    private static String format(String f, Object... args) {
        try {
            return String.format(f, args);
        } catch (RuntimeException e) {
            return e.toString();
        }
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        TemporalAccessor[] values = {
            LocalDate.of(2024, 2, 29),
            LocalTime.of(3, 4, 5, 678900000),
            LocalDateTime.of(1999, 12, 31, 23, 59, 59, 999),
            ZonedDateTime.of(2020, 7, 1, 12, 0, 0, 0, ZoneOffset.ofHoursMinutes(-3, -30)),
            OffsetDateTime.of(-5, 1, 2, 3, 4, 5, 6, ZoneOffset.UTC),
            Instant.ofEpochSecond(1000000000L, 5000000),
            Instant.ofEpochSecond(-7, 1),
            YearMonth.of(12345, 6),
            Year.of(7),
            MonthDay.of(3, 9),
            DayOfWeek.SUNDAY,
            DayOfWeek.FRIDAY,
            Month.MAY,
            OffsetTime.of(0, 0, 0, 0, ZoneOffset.MAX),
            ZonedDateTime.of(2020, 7, 1, 12, 0, 0, 0, ZoneId.of("UTC")),
            LocalTime.MIDNIGHT,
            LocalTime.NOON
        };
        for (TemporalAccessor t : values) {
            System.out.println(t);
            for (char c : "HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".toCharArray()) {
                System.out.println(
                    " " +
                        c +
                        " " +
                        format("%t" + c + "|%T" + c + "|%-12t" + c + "|%14t" + c, t, t, t, t)
                );
            }
        }
        System.out.println(
            format("%tY %12tY|", null, null) +
                format("%tY", "x") +
                format("%tX", values[0]) +
                format("%#tY", values[0]) +
                format("%.3tY", values[0]) +
                format("%-tY", values[0])
        );
    }
}
