/* SPDX-License-Identifier: MIT */
import java.time.*;
import java.time.chrono.ChronoLocalDate;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

/**
 * Times of all kinds changed, compared, written and read at random. Arguments: from, to; then all
 * is told.
 */
public class RandomTimes {

    static Random random;
    static final ZoneId[] ZONES = {
        ZoneOffset.UTC,
        ZoneId.of("Europe/Berlin"),
        ZoneId.of("America/New_York"),
        ZoneId.of("Asia/Kolkata"),
        ZoneOffset.ofHoursMinutesSeconds(-3, -30, -15),
        ZoneId.of("Australia/Lord_Howe"),
        ZoneId.of("Pacific/Apia"),
        ZoneId.of("Africa/Monrovia"),
        ZoneId.of("Antarctica/Troll")
    };
    static final String[] PATTERNS = {
        "yyyy-MM-dd",
        "uuuu/M/d",
        "EEEE d MMMM uuuu",
        "G yy D",
        "e c w W",
        "EEEEE LLL q QQQ",
        "HH:mm:ss.SSS",
        "h a B",
        "k K m s n N A",
        "hh 'o''clock' a",
        "YYYY-'W'ww-e",
        "xxx X Z O VV",
        "[yyyy][MM]['T'HH]",
        "uuuu-MM-dd HH:mm:ss",
        "ppppH",
        "ccc",
        "yyyyy GGGG"
    };

    static int pick(int n) {
        return random.nextInt(n);
    }

    static <T> T of(T[] all) {
        return all[pick(all.length)];
    }

    static LocalDate date() {
        switch (pick(6)) {
            case 0:
                return LocalDate.ofEpochDay(random.nextInt());
            case 1:
                return LocalDate.of(1890 + pick(200), 1 + pick(12), 1 + pick(28));
            case 2:
                return LocalDate.of(pick(2) == 0 ? 2000 : 1900 + pick(150), 2, 28).plusDays(
                    pick(3)
                );
            case 3:
                return LocalDate.ofYearDay(-400 + pick(3000), 1 + pick(365));
            default:
                return LocalDate.of(1970 + pick(80), 1 + pick(12), 1 + pick(28));
        }
    }

    static LocalTime time() {
        return pick(4) == 0
            ? LocalTime.of(pick(24), 0)
            : pick(3) == 0
              ? LocalTime.ofSecondOfDay(pick(86400))
              : LocalTime.ofNanoOfDay((long) (random.nextDouble() * 86400e9));
    }

    static LocalDateTime dateTime() {
        return LocalDateTime.of(date(), time());
    }

    static ZonedDateTime zoned() {
        return dateTime().atZone(of(ZONES));
    }

    static Temporal temporal() {
        switch (pick(9)) {
            case 0:
                return date();
            case 1:
                return time();
            case 2:
                return dateTime();
            case 3:
                return zoned();
            case 4:
                return zoned().toInstant();
            case 5:
                return zoned().toOffsetDateTime();
            case 6:
                return YearMonth.from(date());
            case 7:
                return Year.from(date());
            default:
                return zoned().toOffsetDateTime().toOffsetTime();
        }
    }

    static Period period() {
        return Period.of(pick(9) - 4, pick(40) - 20, pick(100) - 50);
    }

    static Duration duration() {
        return Duration.ofSeconds(random.nextInt() / 1000, random.nextInt());
    }

    static Object act() {
        Temporal t = temporal();
        switch (pick(24)) {
            case 0:
                return t.plus(
                    pick(500) - 250,
                    of(ChronoUnit.values())
                ); /* java 17 adds 256 half days and more wrongly */
            case 1:
                return t.minus(pick(50), of(ChronoUnit.values()));
            case 2:
                return t.with(of(ChronoField.values()), pick(3) == 0 ? random.nextInt() : pick(60));
            case 3:
                return t.getLong(of(ChronoField.values()));
            case 4:
                return t.range(of(ChronoField.values()));
            case 5:
                return of(ChronoUnit.values()).between(t, temporal());
            case 6:
                return date().until(date()) + " " + Period.between(date(), date()).normalized();
            case 7:
                return t.plus(period());
            case 8:
                return t.minus(duration());
            case 9: {
                TemporalAdjuster[] all = {
                    TemporalAdjusters.firstDayOfMonth(),
                    TemporalAdjusters.lastDayOfMonth(),
                    TemporalAdjusters.firstDayOfNextMonth(),
                    TemporalAdjusters.lastDayOfYear(),
                    TemporalAdjusters.next(of(DayOfWeek.values())),
                    TemporalAdjusters.previousOrSame(of(DayOfWeek.values())),
                    TemporalAdjusters.dayOfWeekInMonth(pick(9) - 4, of(DayOfWeek.values())),
                    TemporalAdjusters.lastInMonth(of(DayOfWeek.values())),
                    TemporalAdjusters.firstInMonth(of(DayOfWeek.values()))
                };
                return t.with(of(all));
            }
            case 10:
                return zoned().truncatedTo(of(ChronoUnit.values()));
            case 11:
                return Duration.between(t, temporal());
            case 12:
                return (
                    zoned().withZoneSameInstant(of(ZONES)) +
                    " " +
                    zoned().withZoneSameLocal(of(ZONES))
                );
            case 13:
                return (
                    zoned().withEarlierOffsetAtOverlap() + " " + zoned().withLaterOffsetAtOverlap()
                );
            case 14: {
                ZoneId z = of(ZONES);
                LocalDateTime l = dateTime();
                return (
                    z.getRules().getTransition(l) +
                    " " +
                    z.getRules().getValidOffsets(l) +
                    z.getRules().nextTransition(l.toInstant(ZoneOffset.UTC)) +
                    z.getRules().previousTransition(l.toInstant(ZoneOffset.UTC))
                );
            }
            case 15: {
                Duration d = duration();
                return (
                    d +
                    " " +
                    d.multipliedBy(pick(9) - 4) +
                    d.dividedBy(1 + pick(9)) +
                    d.negated().abs() +
                    d.toHours() +
                    d.toMinutesPart() +
                    d.toMillis() +
                    d.truncatedTo(ChronoUnit.MINUTES) +
                    Duration.parse(d.toString()).equals(d)
                );
            }
            case 16: {
                Period p = period();
                return (
                    p +
                    " " +
                    p.normalized() +
                    p.multipliedBy(pick(5) - 2) +
                    p.negated() +
                    p.toTotalMonths() +
                    Period.parse(p.toString()).equals(p)
                );
            }
            case 17: {
                String pattern = of(PATTERNS);
                return DateTimeFormatter.ofPattern(pattern, Locale.US).format(t);
            }
            case 18: {
                DateTimeFormatter f = of(new DateTimeFormatter[] {
                    DateTimeFormatter.ISO_DATE_TIME,
                    DateTimeFormatter.ISO_INSTANT,
                    DateTimeFormatter.ISO_WEEK_DATE,
                    DateTimeFormatter.ISO_ORDINAL_DATE,
                    DateTimeFormatter.BASIC_ISO_DATE,
                    DateTimeFormatter.RFC_1123_DATE_TIME,
                    DateTimeFormatter.ISO_OFFSET_DATE_TIME,
                    DateTimeFormatter.ISO_LOCAL_TIME,
                    DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.US)
                });
                String s = f.format(zoned());
                return (
                    s +
                    " " +
                    f.parse(s).toString().length() +
                    f
                        .parse(
                            pick(3) == 0 ? s.substring(0, pick(s.length())) : s.replace('1', '3')
                        )
                        .query(TemporalQueries.localDate())
                );
            }
            case 19:
                return (
                    IsoFields.WEEK_OF_WEEK_BASED_YEAR.getFrom(date()) +
                    " " +
                    date().get(IsoFields.QUARTER_OF_YEAR) +
                    date().get(
                        WeekFields.of(of(DayOfWeek.values()), 1 + pick(7)).weekOfWeekBasedYear()
                    ) +
                    date().with(IsoFields.DAY_OF_QUARTER, 1 + pick(92)) +
                    date().with(WeekFields.of(Locale.US).weekOfMonth(), pick(5)) +
                    JulianFields.MODIFIED_JULIAN_DAY.getFrom(date())
                );
            case 20: {
                LocalDate a = date(),
                    b = date();
                return (
                    a.compareTo(b) +
                    " " +
                    a.isBefore(b) +
                    a.equals(b) +
                    a.hashCode() +
                    a.isLeapYear() +
                    a.lengthOfMonth() +
                    a.getDayOfYear() +
                    a.atTime(time()).hashCode() +
                    ((ChronoLocalDate) a).getEra()
                );
            }
            case 21: {
                LocalDate a = date();
                return a
                    .datesUntil(a.plusDays(pick(50)), Period.ofDays(1 + pick(9)))
                    .toList()
                    .toString();
            }
            case 22: {
                Instant i = zoned().toInstant();
                return (
                    i +
                    " " +
                    i.toEpochMilli() +
                    i.hashCode() +
                    Instant.parse(i.toString()).equals(i) +
                    i.truncatedTo(
                        of(new ChronoUnit[] {
                            ChronoUnit.DAYS,
                            ChronoUnit.HOURS,
                            ChronoUnit.MICROS
                        })
                    )
                );
            }
            default:
                return (
                    t +
                    " " +
                    t.hashCode() +
                    t.equals(temporal()) +
                    t.query(TemporalQueries.precision()) +
                    t.query(TemporalQueries.zone()) +
                    t.isSupported(of(ChronoUnit.values())) +
                    t.isSupported(of(ChronoField.values()))
                );
        }
    }

    static String run(int seed) {
        random = new Random(seed * 31L + 7);
        try {
            return String.valueOf(act());
        } catch (DateTimeException | ArithmeticException e) {
            return e.toString();
        }
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        int from = args.length > 0 ? Integer.parseInt(args[0]) : 0,
            to = args.length > 1 ? Integer.parseInt(args[1]) : 8000;
        int hash = 0;
        for (int seed = from; seed < to; seed++) {
            String told = run(seed);
            if (args.length > 0) System.out.println(seed + " " + told);
            hash = hash * 31 + told.hashCode();
            if (args.length == 0 && seed % 100 == 99) System.out.println(seed + " " + hash);
        }
    }
}
