/* SPDX-License-Identifier: MIT */
import java.text.Format;
import java.text.ParsePosition;
import java.time.*;
import java.time.chrono.IsoChronology;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

/** Patterns printed and read again, builders' parts, errors with their places; then at random. */
public class TimeFormats {

    static void p(Object... all) {
        StringBuilder sb = new StringBuilder();
        for (Object o : all) {
            sb.append(o).append(" | ");
        }
        System.out.println(sb);
    }

    static String error(Throwable e) {
        return (
            e.getClass().getSimpleName() +
            "(" +
            String.valueOf(e.getMessage()).replaceAll("\\{[^}]*\\}", "{}") +
            (e instanceof DateTimeParseException
                ? "@" +
                  ((DateTimeParseException) e).getErrorIndex() +
                  " of " +
                  ((DateTimeParseException) e).getParsedString()
                : "") +
            ")"
        );
    }

    static final String[] PATTERNS = {
        "uuuu-MM-dd'T'HH:mm:ss.SSS",
        "yy/M/d H:m:s",
        "yyyy D",
        "uuuuMMddHHmmssSSS",
        "EEEE, d MMMM uuuu G",
        "EEE MMM dd HH:mm:ss uuuu",
        "hh:mm a",
        "K:mm a",
        "k:mm",
        "Q QQ QQQ QQQQ QQQQQ",
        "q qqq qqqq",
        "L LL LLL LLLL",
        "MMMMM EEEEE GGGGG",
        "w W YYYY e",
        "ww YY ee c",
        "n N A g F",
        "X XX XXX XXXX XXXXX",
        "x xx xxx xxxx xxxxx",
        "Z ZZZZ ZZZZZ",
        "O OOOO",
        "VV",
        "z",
        "zzzz",
        "B BBBB BBBBB",
        "ppppH|pppppd",
        "[HH][:mm] 'o''clock' ''",
        "uuuuuu",
        "uuu",
        "S SS SSSS SSSSSSSSS",
        "'",
        "[",
        "]x",
        "{",
        "#",
        "b",
        "VVV",
        "zzzzz",
        "OO",
        "cc",
        "aa",
        "HHH",
        "p",
        "EEEEEE",
        "DDDD",
        "WW",
        "vv"
    };

    static void patterns() {
        TemporalAccessor[] times = {
            ZonedDateTime.of(2021, 3, 5, 0, 7, 9, 12_345_678, ZoneId.of("UTC")),
            OffsetDateTime.of(
                -3,
                12,
                31,
                12,
                0,
                0,
                0,
                ZoneOffset.ofHoursMinutesSeconds(-5, -30, -1)
            ),
            LocalDateTime.of(12345, 7, 4, 23, 59, 59, 999_999_999),
            LocalDate.of(2024, 2, 29),
            LocalTime.of(18, 30)
        };
        for (String pattern : PATTERNS) {
            StringBuilder line = new StringBuilder(pattern);
            try {
                DateTimeFormatter f = DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH);
                line.append(" = ").append(f);
                for (TemporalAccessor t : times) {
                    try {
                        String text = f.format(t);
                        line.append(" | ").append(text);
                        ParsePosition at = new ParsePosition(0);
                        f.parseUnresolved(text, at);
                        line.append(" >")
                            .append(at.getIndex())
                            .append(' ')
                            .append(at.getErrorIndex());
                    } catch (RuntimeException e) {
                        line.append(" | ").append(error(e));
                    }
                }
            } catch (RuntimeException e) {
                line.append(": ").append(error(e));
            }
            System.out.println(line);
        }
    }

    static void read(DateTimeFormatter f, TemporalQuery<?> query, String... texts) {
        for (String text : texts) {
            for (ResolverStyle style : ResolverStyle.values()) {
                try {
                    p(text, style, f.withResolverStyle(style).parse(text, query));
                } catch (RuntimeException e) {
                    p(text, style, error(e), e.getCause() == null ? "" : error(e.getCause()));
                }
            }
        }
    }

    static void reading() {
        DateTimeFormatter date = DateTimeFormatter.ofPattern("uuuu-M-d");
        read(
            date,
            LocalDate::from,
            "2021-2-28",
            "2021-2-29",
            "2021-2-31",
            "2021-13-1",
            "2021-1-32",
            "2021-0-0",
            "2021-1",
            "2021-1-1x",
            "x",
            "",
            "-5-3-3",
            "999999999999-1-1"
        );
        read(
            DateTimeFormatter.ofPattern("yyyy-MM-dd"),
            LocalDate::from,
            "2021-02-28",
            "0000-01-01",
            "20211-02-28"
        );
        read(
            DateTimeFormatter.ofPattern("G yyyy-MM-dd", Locale.ENGLISH),
            LocalDate::from,
            "AD 2021-02-28",
            "BC 0001-01-01",
            "ad 2021-01-01"
        );
        read(
            DateTimeFormatter.ofPattern("uuuu D"),
            LocalDate::from,
            "2021 365",
            "2021 366",
            "2020 366",
            "2020 367"
        );
        read(
            DateTimeFormatter.ofPattern("YYYY w e", Locale.ENGLISH),
            LocalDate::from,
            "2021 1 1",
            "2021 53 7",
            "2021 54 1",
            "2020 0 1"
        );
        read(
            DateTimeFormatter.ofPattern("uuuu M W e", Locale.ENGLISH),
            LocalDate::from,
            "2021 2 1 1",
            "2021 2 5 7",
            "2021 2 0 1"
        );
        read(
            DateTimeFormatter.ISO_WEEK_DATE,
            LocalDate::from,
            "2021-W01-1",
            "2020-W53-7",
            "2021-W53-1",
            "2021-W54-1",
            "2021-W00-1",
            "2021-w10-3"
        );
        read(
            DateTimeFormatter.ISO_ORDINAL_DATE,
            LocalDate::from,
            "2021-001",
            "2021-366",
            "2021-000"
        );
        read(DateTimeFormatter.ofPattern("uuuu 'Q'Q"), YearMonth::from, "2021 Q1", "2021 Q5");
        read(
            new DateTimeFormatterBuilder()
                .appendPattern("uuuu 'Q'Q ")
                .appendValue(IsoFields.DAY_OF_QUARTER)
                .toFormatter(),
            LocalDate::from,
            "2021 Q1 90",
            "2021 Q1 91",
            "2020 Q1 91",
            "2021 Q3 92",
            "2021 Q5 1",
            "2021 Q2 93"
        );
        read(
            DateTimeFormatter.ofPattern("H:m:s"),
            LocalTime::from,
            "23:59:59",
            "24:0:0",
            "24:0:1",
            "25:0:0",
            "1:60:0",
            "1:1:60",
            "-1:0:0"
        );
        read(
            DateTimeFormatter.ofPattern("h:mm a", Locale.ENGLISH),
            LocalTime::from,
            "12:00 AM",
            "12:00 PM",
            "1:30 PM",
            "0:15 AM",
            "13:00 AM",
            "1:00 am"
        );
        read(DateTimeFormatter.ofPattern("k:mm"), LocalTime::from, "24:00", "0:30", "25:00");
        read(
            DateTimeFormatter.ofPattern("h B", Locale.ENGLISH),
            LocalTime::from,
            "3 in the afternoon",
            "9 at night",
            "12 noon",
            "3 in the morning"
        );
        read(
            DateTimeFormatter.ofPattern("B", Locale.ENGLISH),
            LocalTime::from,
            "noon",
            "at night",
            "in the evening",
            "at dawn"
        );
        read(
            DateTimeFormatter.ofPattern("HHmmssSSS"),
            LocalTime::from,
            "123456789",
            "12345678",
            "1234567890"
        );
        read(
            DateTimeFormatter.BASIC_ISO_DATE,
            LocalDate::from,
            "20210228",
            "2021022",
            "20210228+0100",
            "20210228Z"
        );
        read(
            DateTimeFormatter.ISO_INSTANT,
            Instant::from,
            "2021-01-01T00:00:00Z",
            "2021-01-01T24:00:00Z",
            "2016-12-31T23:59:60Z",
            "2021-01-01T00:00:00.5+01:00",
            "2021-01-01T00:00Z",
            "2021-01-01t00:00:00z",
            "+1000000000-01-01T00:00:00Z"
        );
        read(
            DateTimeFormatter.ISO_OFFSET_DATE_TIME,
            OffsetDateTime::from,
            "2021-01-01T00:00:00+01:00",
            "2021-01-01T00:00+01",
            "2021-01-01T00:00+01:00:30",
            "2021-01-01T00:00+19:00",
            "2021-01-01T00:00+25:00",
            "2021-01-01T00:00",
            "2021-01-01T00:00+1"
        );
        read(
            DateTimeFormatter.ISO_ZONED_DATE_TIME,
            ZonedDateTime::from,
            "2021-01-01T00:00:00+01:00[GMT+1]",
            "2021-01-01T00:00:00Z[UTC]",
            "2021-01-01T00:00+02:00",
            "2021-01-01T00:00Z[Nowhere/Land]",
            "2021-01-01T00:00Z[",
            "2021-01-01T00:00Z[GMT+01:00]"
        );
        read(
            DateTimeFormatter.RFC_1123_DATE_TIME,
            ZonedDateTime::from,
            "Tue, 3 Jun 2008 11:05:30 GMT",
            "3 Jun 2008 11:05 +0130",
            "Mon, 3 Jun 2008 11:05:30 GMT",
            "Tue, 03 jun 2008 11:05:30 gmt",
            "Tue, 3 Juni 2008 11:05:30 GMT"
        );
        read(
            DateTimeFormatter.ofPattern("VV"),
            ZoneId::from,
            "UTC",
            "GMT+3",
            "Z",
            "+02:30",
            "UT-1",
            "Mars/Base",
            "GMT0",
            "utc"
        );
        read(
            DateTimeFormatter.ofPattern("O"),
            ZoneOffset::from,
            "GMT",
            "GMT+8",
            "GMT-08:30",
            "UTC"
        );
        read(DateTimeFormatter.ofPattern("yy"), Year::from, "00", "99", "5", "123");
        read(
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm XXX"),
            Instant::from,
            "1970-01-01 00:00 Z",
            "1970-01-01 00:00 +01:00",
            "1970-01-01 00:00 +01"
        );
    }

    static void builders() {
        DateTimeFormatter f = new DateTimeFormatterBuilder()
            .parseCaseInsensitive()
            .parseLenient()
            .appendText(ChronoField.MONTH_OF_YEAR, TextStyle.SHORT)
            .appendLiteral('-')
            .appendValueReduced(ChronoField.YEAR, 2, 4, 1950)
            .optionalStart()
            .appendLiteral(" at ")
            .appendValue(ChronoField.HOUR_OF_DAY, 1, 2, SignStyle.NORMAL)
            .optionalEnd()
            .parseDefaulting(ChronoField.DAY_OF_MONTH, 1)
            .parseDefaulting(ChronoField.HOUR_OF_DAY, 8)
            .toFormatter(Locale.ENGLISH);
        read(f, LocalDateTime::from, "jan-50", "FEB-49 at 7", "march-2021", "4-21", "xyz-21");
        f = new DateTimeFormatterBuilder()
            .appendFraction(ChronoField.NANO_OF_SECOND, 2, 5, true)
            .appendFraction(ChronoField.MINUTE_OF_HOUR, 3, 3, false)
            .toFormatter();
        p(f, f.format(LocalTime.of(1, 30, 0, 123_000_000)), f.format(LocalTime.of(1, 20)));
        read(
            f,
            t -> t.get(ChronoField.MINUTE_OF_HOUR) + " " + t.get(ChronoField.NANO_OF_SECOND),
            ".12500",
            ".1500",
            "1"
        );
        f = new DateTimeFormatterBuilder()
            .appendInstant(3)
            .appendLiteral(' ')
            .appendInstant(-1)
            .appendLiteral(' ')
            .appendInstant(0)
            .toFormatter();
        p(
            f.format(Instant.ofEpochSecond(-1, 120_000_000)),
            f.format(Instant.MAX),
            f.format(Instant.MIN),
            f.format(Instant.ofEpochSecond(253402300800L))
        );
        f = new DateTimeFormatterBuilder()
            .appendText(ChronoField.DAY_OF_WEEK, Map.of(1L, "one", 2L, "two"))
            .appendLiteral(",")
            .padNext(6, '*')
            .appendValue(ChronoField.DAY_OF_MONTH)
            .append(DateTimeFormatter.ISO_DATE)
            .appendOptional(DateTimeFormatter.ISO_TIME)
            .appendPattern("[ G]")
            .toFormatter(Locale.ENGLISH);
        p(f, f.format(LocalDate.of(2024, 1, 1)), f.format(LocalDateTime.of(2024, 1, 3, 4, 5)));
        f = new DateTimeFormatterBuilder()
            .appendZoneOrOffsetId()
            .appendLiteral(' ')
            .appendOffset("+H:MM", "none")
            .appendLiteral(' ')
            .appendLocalizedOffset(TextStyle.SHORT)
            .appendLiteral(' ')
            .appendChronologyId()
            .appendLiteral(' ')
            .appendChronologyText(TextStyle.FULL)
            .appendLiteral(' ')
            .appendDayPeriodText(TextStyle.FULL)
            .appendLiteral(' ')
            .appendZoneText(TextStyle.SHORT)
            .appendLiteral(' ')
            .appendGenericZoneText(TextStyle.FULL)
            .toFormatter(Locale.ENGLISH);
        p(
            f.format(ZonedDateTime.of(2021, 3, 5, 15, 7, 9, 0, ZoneId.of("UTC"))),
            f.format(ZonedDateTime.of(2021, 3, 5, 15, 7, 9, 0, ZoneOffset.ofHours(3)))
        );
        for (FormatStyle s : FormatStyle.values()) {
            for (Locale locale : new Locale[] { Locale.ENGLISH, Locale.ROOT }) {
                p(
                    s,
                    DateTimeFormatter.ofLocalizedDate(s)
                        .withLocale(locale)
                        .format(LocalDate.of(2021, 3, 5)),
                    DateTimeFormatter.ofLocalizedDateTime(s)
                        .withLocale(locale)
                        .format(ZonedDateTime.of(2021, 3, 5, 15, 7, 9, 0, ZoneId.of("UTC"))),
                    DateTimeFormatterBuilder.getLocalizedDateTimePattern(
                        s,
                        FormatStyle.SHORT,
                        IsoChronology.INSTANCE,
                        locale
                    )
                );
            }
        }
        for (TextStyle s : TextStyle.values()) {
            p(
                s,
                s.isStandalone(),
                s.asNormal(),
                s.asStandalone(),
                Month.MAY.getDisplayName(s, Locale.ENGLISH),
                DayOfWeek.SUNDAY.getDisplayName(s, Locale.ROOT),
                ZoneId.of("UTC").getDisplayName(s, Locale.ENGLISH)
            );
        }
        Format old = DateTimeFormatter.ISO_DATE.toFormat(LocalDate::from);
        try {
            p(
                old.format(LocalDate.EPOCH),
                old.parseObject("2020-01-01"),
                old.parseObject("x", new ParsePosition(0))
            );
            p(old.parseObject("2020-1-1"));
        } catch (Exception e) {
            p(e.getClass(), e.getMessage());
        }
        p(
            DateTimeFormatter.ISO_LOCAL_TIME.withResolverStyle(ResolverStyle.SMART)
                .parse("24:00")
                .query(DateTimeFormatter.parsedExcessDays()),
            DateTimeFormatter.ISO_INSTANT.parse("2016-12-31T23:59:60Z").query(
                DateTimeFormatter.parsedLeapSecond()
            )
        );
        p(
            DateTimeFormatter.ofPattern("uuuu[-MM[-dd]]").parseBest(
                "2020-01",
                LocalDate::from,
                YearMonth::from,
                Year::from
            )
        );
    }

    static void random() {
        Random random = new Random(42);
        String[] pieces = {
            "uuuu",
            "uu",
            "y",
            "M",
            "MM",
            "MMM",
            "MMMM",
            "d",
            "dd",
            "D",
            "E",
            "EEEE",
            "H",
            "HH",
            "h",
            "a",
            "k",
            "K",
            "mm",
            "m",
            "ss",
            "s",
            "S",
            "SSS",
            "SSSSSSSSS",
            "n",
            "A",
            "e",
            "w",
            "YYYY",
            "Q",
            "QQQ",
            "G",
            "XXX",
            "xx",
            "Z",
            "O",
            "VV",
            "F",
            "W",
            "'at'",
            "[HH]"
        };
        String[] between = { " ", "-", "/", ":", ".", ", ", "", "''" };
        long hash = 0;
        for (int i = 0; i < 300; i++) {
            StringBuilder pattern = new StringBuilder();
            for (int n = 1 + random.nextInt(7); n > 0; n--) {
                pattern
                    .append(pieces[random.nextInt(pieces.length)])
                    .append(between[random.nextInt(between.length)]);
            }
            LocalDateTime time = LocalDateTime.ofEpochSecond(
                random.nextInt(200) * 40_000_000L - 4_000_000_000L + random.nextInt(40_000_000),
                random.nextInt(1000) * 1_000_000,
                ZoneOffset.UTC
            );
            String result;
            try {
                DateTimeFormatter f = DateTimeFormatter.ofPattern(
                    pattern.toString(),
                    Locale.ENGLISH
                );
                String text = f.format(time.atOffset(ZoneOffset.ofHours(random.nextInt(5) - 2)));
                result = f + " " + text;
                TemporalAccessor parsed = f
                    .withResolverStyle(ResolverStyle.values()[i % 3])
                    .parse(text);
                result +=
                    " " +
                    parsed.query(TemporalQueries.localDate()) +
                    " " +
                    parsed.query(TemporalQueries.localTime()) +
                    " " +
                    parsed.query(TemporalQueries.offset());
            } catch (DateTimeException | IllegalArgumentException e) {
                result = pattern + " " + error(e);
            }
            hash = hash * 31 + result.hashCode();
            if (i % 20 == 0) {
                p(i, result, hash);
            }
        }
    }

    public static void main(String[] args) {
        patterns();
        reading();
        builders();
        random();
    }
}
