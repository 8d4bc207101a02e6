/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoLocalDateTime;
import java.time.chrono.ChronoZonedDateTime;
import java.time.chrono.Chronology;
import java.time.chrono.Era;
import java.time.chrono.HijrahChronology;
import java.time.chrono.HijrahDate;
import java.time.chrono.IsoEra;
import java.time.chrono.JapaneseChronology;
import java.time.chrono.JapaneseDate;
import java.time.chrono.JapaneseEra;
import java.time.chrono.MinguoChronology;
import java.time.chrono.ThaiBuddhistChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.FormatStyle;
import java.time.format.ResolverStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalField;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;

/**
 * The calendars of Islam, Japan, Taiwan and Thailand: every field, unit, era and name. An argument
 * shows what is hashed, too.
 */
public class OtherCalendars {

    private static final List<Chronology> ALL = List.of(
        MinguoChronology.INSTANCE,
        ThaiBuddhistChronology.INSTANCE,
        JapaneseChronology.INSTANCE,
        HijrahChronology.INSTANCE
    );

    interface Asked {
        Object value() throws Exception;
    }

    private static String text(Asked asked) {
        try {
            return String.valueOf(asked.value());
        } catch (Exception e) {
            return e.getClass().getName() + ": " + e.getMessage();
        }
    }

    private static boolean all;
    private static int lines;

    private static void show(String what, Asked asked) {
        System.out.println(what + " " + text(asked));
    }

    /** One of thousands of lines: its hash, which closed() tells. */
    private static void note(String what, Asked asked) {
        String line = what + " " + text(asked);
        if (all) System.out.println(line);
        lines = lines * 31 + line.hashCode();
    }

    private static void closed(String what) {
        System.out.println(what + " " + lines);
        lines = 0;
    }

    private static void names(Chronology c) {
        show("chronology", () -> c + " " + c.getId() + " " + c.getCalendarType() + " " + c.eras());
        for (Locale l : new Locale[] { Locale.US, Locale.ROOT }) {
            show(
                "name",
                () ->
                    c.getDisplayName(TextStyle.FULL, l) + " " + c.getDisplayName(TextStyle.SHORT, l)
            );
            ChronoLocalDateTime<?> noon = c.date(LocalDate.of(2020, 3, 9)).atTime(LocalTime.NOON);
            for (FormatStyle s : FormatStyle.values()) {
                show(
                    s + "",
                    () ->
                        DateTimeFormatterBuilder.getLocalizedDateTimePattern(s, s, c, l) +
                        " | " +
                        noon
                            .atZone(ZoneId.of("UTC"))
                            .format(
                                DateTimeFormatter.ofLocalizedDate(s).withLocale(l).withChronology(c)
                            )
                );
            }
            for (Era e : c.eras()) {
                StringBuilder styles = new StringBuilder(e + "=" + e.getValue());
                for (TextStyle s : TextStyle.values())
                    styles.append(' ').append(e.getDisplayName(s, l));
                System.out.println(styles);
            }
            for (int m = 1; m <= 12; m++) {
                ChronoLocalDate d = c.date(c instanceof HijrahChronology ? 1400 : 1990, m, 1);
                show("month", () ->
                    d.format(DateTimeFormatter.ofPattern("MMM MMMM MMMMM LLL LLLL G y u", l))
                );
            }
        }
        for (ChronoField f : ChronoField.values())
            if (f.isDateBased()) show("range " + f, () -> c.range(f));
    }

    private static void fields(Chronology c, LocalDate iso) {
        ChronoLocalDate d = c.date(iso);
        show(
            "date",
            () ->
                d +
                " " +
                d.lengthOfYear() +
                " " +
                d.lengthOfMonth() +
                " " +
                d.isLeapYear() +
                " " +
                d.getEra()
        );
        for (ChronoField f : ChronoField.values()) {
            // the JDK's depends on the day
            boolean odd = c instanceof JapaneseChronology && f == ChronoField.YEAR_OF_ERA;
            if (!f.isDateBased()) continue;
            show(
                "  " + f,
                () -> d.isSupported(f) + " " + d.getLong(f) + " " + (odd ? "" : d.range(f))
            );
            // the JDK takes its only era for another
            boolean same = c instanceof HijrahChronology && f == ChronoField.ERA;
            for (long v : new long[] {
                -1,
                0,
                1,
                2,
                3,
                7,
                12,
                29,
                30,
                31,
                64,
                65,
                300,
                353,
                1350,
                1868,
                1990,
                24000
            })
                if (!same) note("   with " + f + " " + v, () -> d.with(f, v));
            closed("  with " + f);
        }
        for (ChronoUnit u : ChronoUnit.values())
            for (long n : new long[] { -7, 1, 50, Long.MAX_VALUE })
                // beyond the years that are reckoned the JDK counts on, or tells of it in other
                // words
                if (
                    !(c instanceof HijrahChronology) ||
                    (n <= 50 && u.compareTo(ChronoUnit.YEARS) <= 0)
                ) note("   plus " + n + " " + u, () -> d.plus(n, u));
        closed("  plus");
        for (ChronoUnit u : ChronoUnit.values())
            for (LocalDate end : new LocalDate[] {
                LocalDate.of(1950, 5, 30),
                LocalDate.of(2020, 12, 31)
            })
                note("   until " + u, () -> d.until(end, u));
        closed("  until");
        show(
            "   until",
            () ->
                d.until(LocalDate.of(1950, 5, 30)) +
                " " +
                d.until(c.date(LocalDate.of(2021, 1, 31)))
        );
    }

    private static void times(Chronology c) throws Exception {
        ChronoLocalDate d = c.date(LocalDate.of(2000, 2, 29));
        ChronoLocalDateTime<?> t = d.atTime(LocalTime.of(3, 4));
        show(
            "time",
            () ->
                t +
                " " +
                t.plus(30, ChronoUnit.HOURS) +
                " " +
                t.plus(-30, ChronoUnit.HALF_DAYS) +
                " " +
                t.minus(5, ChronoUnit.MONTHS)
        );
        show("offset", () -> t.getLong(ChronoField.OFFSET_SECONDS));
        show(
            "until",
            () ->
                t.until(LocalDateTime.of(2010, 1, 1, 1, 1), ChronoUnit.DAYS) +
                " " +
                t.until(LocalDateTime.of(2010, 1, 1, 4, 1), ChronoUnit.HOURS)
        );
        show(
            "with",
            () ->
                t.with(LocalTime.NOON) +
                " " +
                t.with(d.with(ChronoField.DAY_OF_MONTH, 1)) +
                " " +
                t.with(ChronoField.MINUTE_OF_DAY, 77)
        );
        show("with ISO", () -> t.with(LocalDate.of(1999, 1, 1)));
        ZoneId paris = ZoneId.of("Europe/Paris");
        ChronoZonedDateTime<?> z = t.atZone(paris);
        show(
            "zone",
            () ->
                z +
                " " +
                z.plus(5, ChronoUnit.MONTHS) +
                " " +
                z.plus(50, ChronoUnit.HOURS) +
                " " +
                z.with(d) +
                " " +
                z.toInstant()
        );
        show(
            "zone",
            () ->
                z.with(ChronoField.OFFSET_SECONDS, 0) +
                " " +
                z.with(ChronoField.INSTANT_SECONDS, 0) +
                " " +
                z.getLong(ChronoField.INSTANT_SECONDS)
        );
        show(
            "zone",
            () ->
                z.withZoneSameInstant(ZoneId.of("Asia/Tokyo")) +
                " " +
                z.withZoneSameLocal(ZoneId.of("Asia/Tokyo"))
        );
        ChronoLocalDateTime<?> gap = c.date(LocalDate.of(2000, 3, 26)).atTime(LocalTime.of(2, 30));
        ChronoLocalDateTime<?> twice = c
            .date(LocalDate.of(2000, 10, 29))
            .atTime(LocalTime.of(2, 30));
        show(
            "gap",
            () ->
                gap.atZone(paris) +
                " " +
                twice.atZone(paris) +
                " " +
                twice.atZone(paris).withLaterOffsetAtOverlap()
        );
        show(
            "of",
            () ->
                c.zonedDateTime(Instant.EPOCH, paris) +
                " " +
                c.localDateTime(LocalDateTime.of(2001, 2, 3, 4, 5))
        );
        show("of time", () -> c.localDateTime(LocalTime.NOON));
        show(
            "equal",
            () ->
                z.equals(java.time.ZonedDateTime.from(z)) +
                " " +
                z.equals(t.atZone(paris)) +
                " " +
                t.equals(d.atTime(LocalTime.of(3, 4)))
        );
        show(
            "period",
            () ->
                c.period(1, 15, 3).normalized() +
                " " +
                c.period(1, -15, 3).normalized() +
                " " +
                c.period(1, 2, 3).multipliedBy(-2) +
                " " +
                c.period(0, 0, 0) +
                " " +
                c.period(1, 2, 3).plus(c.period(4, 5, 6)) +
                " " +
                c.period(1, 2, 3).getUnits() +
                " " +
                d.plus(c.period(1, 2, 3))
        );
        show("period", () -> c.period(1, 2, 3).plus(Period.ofDays(1)));
        show("period", () -> c.period(1, 2, 3).addTo(LocalDate.of(2000, 1, 1)));
        show("period", () -> c.period(1, 2, 3).get(ChronoUnit.DECADES));
        show("period", () -> d.plus(Period.ofMonths(1)));
        show("amount", () -> c.period(1, 2, 3).plus(Duration.ofDays(3)));
        for (Object o : new Object[] { d, t, z, c, c.period(1, 2, 3), d.getEra() }) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(o);
            }
            Object back = new ObjectInputStream(
                new ByteArrayInputStream(bytes.toByteArray())
            ).readObject();
            System.out.println(
                back +
                    " " +
                    back.equals(o) +
                    " " +
                    Base64.getEncoder().encodeToString(bytes.toByteArray())
            );
        }
    }

    private static void resolve(Chronology c) {
        ChronoField[] of = {
            ChronoField.ERA,
            ChronoField.YEAR_OF_ERA,
            ChronoField.YEAR,
            ChronoField.MONTH_OF_YEAR,
            ChronoField.DAY_OF_MONTH,
            ChronoField.DAY_OF_YEAR
        };
        int[][] values = {
            { 1, 64, -1, 1, 7, -1 },
            { 1, 64, -1, 1, 8, -1 },
            { 1, 62, -1, 2, 30, -1 },
            { 1, 1400, -1, 2, 30, -1 },
            { -1, 1400, -1, 2, 3, -1 },
            { -1, -1, 1400, 2, 3, -1 },
            { -1, -1, 1990, 2, 3, -1 },
            { -1, -1, 1990, 2, 33, -1 },
            { 1, 64, -1, -1, -1, 7 },
            { -1, -1, 1989, -1, -1, 8 },
            { 1, -1, 1990, 2, 3, -1 }
        };
        for (ResolverStyle style : ResolverStyle.values())
            for (int[] row : values) {
                Map<TemporalField, Long> fields = new HashMap<>();
                for (int i = 0; i < row.length; i++) if (row[i] != -1) fields.put(
                    of[i],
                    (long) row[i]
                );
                show("resolve " + style, () -> c.resolveDate(fields, style) + " " + fields.size());
            }
    }

    private static void eras() {
        for (int v = -2; v <= 4; v++) {
            int value = v;
            show("era " + v, () -> JapaneseEra.of(value));
            for (Chronology c : ALL)
                show(" of " + c, () -> text(() -> c.eraOf(value)).replaceAll("Exception: .*", ""));
        }
        show("of", () -> JapaneseDate.of(1872, 12, 31));
        show(
            "of",
            () ->
                JapaneseDate.of(JapaneseEra.SHOWA, 64, 1, 7) +
                " " +
                JapaneseDate.of(JapaneseEra.REIWA, 1, 5, 1)
        );
        for (int[] row : new int[][] {
            { 1, 64, 1, 8 },
            { 1, 65, 1, 8 },
            { 2, 1, 1, 7 },
            { -1, 5, 1, 7 },
            { 3, 0, 5, 1 },
            { 2, 1, 13, 1 }
        })
            show("of", () -> JapaneseDate.of(JapaneseEra.of(row[0]), row[1], row[2], row[3]));
        for (int[] row : new int[][] {
            { 2, 1 },
            { 2, 31 },
            { 2, 32 },
            { 3, 3000 },
            { 3, 999999999 },
            { 2, 0 },
            { 1, 64 }
        })
            show("year", () ->
                JapaneseChronology.INSTANCE.prolepticYear(JapaneseEra.of(row[0]), row[1])
            );
        for (int[] row : new int[][] {
            { 2, 1, 1 },
            { 1, 64, 8 },
            { 1, 64, 7 },
            { 2, 1, 358 },
            { 2, 1, 359 },
            { 1, 65, 7 }
        })
            show("day", () ->
                JapaneseChronology.INSTANCE.dateYearDay(JapaneseEra.of(row[0]), row[1], row[2])
            );
        for (Chronology c : ALL) {
            show("foreign", () -> c.prolepticYear(IsoEra.CE, 1));
            for (int y : new int[] { -5, 0, 1, 1350, 1351, 1600, 2000000000 }) {
                show(
                    y + "-2-30",
                    () ->
                        text(() -> c.date(y, 2, 30)) +
                        " " +
                        text(() -> c.dateYearDay(y, 354)) +
                        " " +
                        text(() -> c.dateYearDay(y, 366)) +
                        " " +
                        c.isLeapYear(y)
                );
                show(
                    y + "-13-1",
                    () -> text(() -> c.date(y, 13, 1)) + " " + text(() -> c.date(y, 1, 0))
                );
            }
            for (long day : new long[] { -40000, 1000000, -31826, -31827, 74838, 74839 })
                show("day " + day, () -> c.dateEpochDay(day));
        }
    }

    private static void lookup() {
        TreeSet<String> ids = new TreeSet<>();
        for (Chronology c : Chronology.getAvailableChronologies()) ids.add(c.getId());
        System.out.println(ids);
        for (String tag : new String[] {
            "und-u-ca-japanese",
            "th-TH",
            "th-TH-u-ca-buddhist",
            "ar-u-ca-islamic-umalqura",
            "ar-u-ca-islamic",
            "ja-JP-u-ca-roc"
        })
            show(tag, () -> Chronology.ofLocale(Locale.forLanguageTag(tag)));
        show("ja_JP_JP", () -> Chronology.ofLocale(new Locale("ja", "JP", "JP")));
        for (String id : new String[] {
            "Hijrah",
            "islamicc",
            "islamic-umalqura",
            "Hijrah-umalqura",
            "japanese",
            "Japanese",
            "buddhist",
            "ThaiBuddhist",
            "roc",
            "Minguo",
            "iso8601",
            "x"
        })
            show(id, () -> Chronology.of(id));
        DateTimeFormatter f = DateTimeFormatter.ofPattern("G y-MM-dd", Locale.US);
        for (Chronology c : ALL)
            for (String s : new String[] {
                "AH 1400-02-03",
                "BE 2550-02-03",
                "Minguo 90-02-03",
                "Heisei 5-02-03",
                "Before R.O.C. 5-02-03"
            })
                show(c + " parses " + s, () ->
                    text(() -> c.date(f.withChronology(c).parse(s))).replaceAll("Exception: .*", "")
                );
    }

    public static void main(String[] args) throws Exception {
        all = args.length > 0;
        lookup();
        eras();
        for (Chronology c : ALL) {
            names(c);
            for (String day : new String[] {
                "2000-02-29",
                "1989-01-07",
                "1989-01-08",
                "1926-12-25",
                "2019-05-01"
            })
                fields(c, LocalDate.parse(day));
            times(c);
            resolve(c);
        }
        long hash = 0; // every day of the years that the Islamic calendar is reckoned for
        for (long day = -31826; day <= 74838; day++) hash =
            hash * 31 + HijrahDate.from(LocalDate.ofEpochDay(day)).toString().hashCode();
        System.out.println(hash);
        Random random = new Random(17);
        for (Chronology c : ALL) {
            hash = 0;
            for (int i = 0; i < 2000; i++) {
                ChronoLocalDate a = c.dateEpochDay(random.nextInt(20000) + 10000);
                ChronoLocalDate b = c.dateEpochDay(random.nextInt(40000) - 10000);
                hash =
                    hash * 31 +
                    (
                        a +
                        " " +
                        b +
                        a.until(b) +
                        a.until(b, ChronoUnit.MONTHS) +
                        a.plus(i - 1000, ChronoUnit.DAYS)
                    ).hashCode();
            }
            System.out.println(c + " " + hash);
        }
    }
}
