/* SPDX-License-Identifier: MIT */
import java.text.ParsePosition;
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
import java.util.concurrent.Callable;

/** Texts and results at the edges of java.time that seeded programs found. */
public class SeldomAsked {
    static void row(String label, Callable<?> what) {
        String result;
        try {
            result = String.valueOf(what.call());
        } catch (Exception e) {
            result = e.getClass().getName() + ": " + e.getMessage();
        }
        System.out.println(label + " -> " + result);
    }

    static final Chronology[] CALENDARS = {MinguoChronology.INSTANCE,
        ThaiBuddhistChronology.INSTANCE, JapaneseChronology.INSTANCE, HijrahChronology.INSTANCE};

    static void calendars() {
        int[] years = {Integer.MIN_VALUE, -1, 0, 1, 1000, Integer.MAX_VALUE};
        Era[] eras = {MinguoEra.ROC, ThaiBuddhistEra.BE, JapaneseEra.REIWA, HijrahEra.AH};
        for (int i = 0; i < CALENDARS.length; i++) {
            Chronology c = CALENDARS[i];
            Era era = eras[i];
            row(c + " of a year", () -> c.date(Year.of(2000)));
            row(c + " of a time", () -> c.localDateTime(LocalTime.NOON));
            row(c + " era 7", () -> c.eraOf(7));
            ChronoLocalDate date = c.date(LocalDate.of(2020, 1, 31));
            row(date + " hour", () -> date.with(ChronoField.HOUR_OF_DAY, 27));
            row(date + " hour", () -> date.with(ChronoField.HOUR_OF_DAY, 2));
            row(date + " day", () -> date.atTime(LocalTime.NOON).get(JulianFields.JULIAN_DAY));
            row(date + " later", () -> date.plus(29, ChronoUnit.DECADES));
            row(date + " much later", () -> date.plus(c.period(Integer.MAX_VALUE, 0, 0)));
            row(date + " until", () -> date.until(LocalDate.MIN));
            for (int year : years) {
                if (c != JapaneseChronology.INSTANCE || year <= 1000) {
                    row(c + " " + year, () -> c.date(year, 1, 1));
                    row(c + " " + year + " day", () -> c.dateYearDay(year, 1));
                    row(c + " " + era + " " + year, () -> c.dateYearDay(era, year, 200));
                }
                for (ResolverStyle style : ResolverStyle.values()) {
                    row(c + " " + style + " " + year, () -> c.resolveDate(new HashMap<>(Map.of(
                            ChronoField.YEAR_OF_ERA, (long) year, ChronoField.MONTH_OF_YEAR, 2L,
                            ChronoField.DAY_OF_MONTH, 3L)), style));
                }
            }
            ChronoZonedDateTime<?> zoned = c.date(LocalDate.of(2021, 3, 1)).atTime(LocalTime.NOON)
                    .atZone(ZoneId.of("Europe/Paris"));
            row("hours of " + zoned, () -> zoned.plus(1000, ChronoUnit.HOURS));
        }
        row("months", () -> HijrahChronology.INSTANCE.resolveDate(new HashMap<>(
                Map.of(ChronoField.PROLEPTIC_MONTH, 5L)), ResolverStyle.SMART));
        row("months", () -> JapaneseChronology.INSTANCE.resolveDate(new HashMap<>(
                Map.of(ChronoField.PROLEPTIC_MONTH, 5L)), ResolverStyle.SMART));
    }

    static void periodsOfDay() {
        String[] texts = {"AM", "am", "PM", "a", "p", "mi", "midnight", "n", "noon", "at night",
            "at noon", "in the evening", "P"};
        for (String pattern : new String[] {"B", "BBBB", "BBBBB", "BBBBBB"}) {
            for (String text : texts) {
                for (int mode = 0; mode < 4; mode++) {
                    DateTimeFormatterBuilder b = new DateTimeFormatterBuilder();
                    if ((mode & 1) != 0) {
                        b.parseLenient();
                    }
                    if ((mode & 2) != 0) {
                        b.parseCaseInsensitive();
                    }
                    row(pattern + " " + text + " " + mode, () -> LocalTime.from(
                            b.appendPattern(pattern).toFormatter(Locale.US).parse(text)));
                }
            }
        }
        row("two", () -> LocalTime.from(new DateTimeFormatterBuilder().appendPattern("B BBBBB")
                .toFormatter(Locale.US).parse("at night a")));
        for (int hour = 0; hour < 24; hour++) {
            LocalTime time = LocalTime.of(hour, 0);
            row(time + "", () -> DateTimeFormatter.ofPattern("B|BBBBB", Locale.US).format(time)
                    + DateTimeFormatter.ofPattern("|B|BBBBB", Locale.ROOT).format(time));
        }
    }

    static void behindTheEnd() {
        for (String pattern : new String[] {"'x'", "'xy'", "-", "H", "MMM", "S", "SSS", "[H]"}) {
            for (String text : new String[] {"", "1", "xy"}) {
                for (boolean lenient : new boolean[] {false, true}) {
                    DateTimeFormatterBuilder b = new DateTimeFormatterBuilder();
                    if (lenient) {
                        b.parseLenient();
                    }
                    row(pattern + " " + text + lenient, () -> b.appendPattern(pattern)
                            .toFormatter(Locale.US)
                            .parseUnresolved(text, new ParsePosition(text.length() + 1)));
                }
            }
        }
        row("no style", () -> new DateTimeFormatterBuilder().appendLocalized(null, null));
    }

    public static void main(String[] args) {
        calendars();
        periodsOfDay();
        behindTheEnd();
    }
}
