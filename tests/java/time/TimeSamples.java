/* SPDX-License-Identifier: MIT */
import java.text.ParsePosition;
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.time.zone.*;
import java.util.*;
import java.util.stream.*;

/**
 * Six values of each type; the programs named Time...Members call each member with each of them.
 */
abstract class TimeSamples {

    static final int N = 6;
    static final int[] I = { 1, 5, 12, -1, 29, 2021 };
    static final long[] L = { 1, -3, 1000, 40, -86400, 366 };
    static final boolean[] B = { true, false, true, false, true, false };
    static final char[] C = { '-', '0', '+', '.', 'x', '9' };
    static final String[] S = { "Z", "+02:00", "UTC", "PT1H30M2.5S", "2021-03-28", "P1Y2M3D" };
    static final CharSequence[] T = {
        "2020-02-29T23:59:58.123456789",
        "10:15+01:00",
        "2021-03",
        "--12-03",
        "PT-1.5S",
        "1999"
    };
    static final LocalDate[] LD = {
        LocalDate.of(2020, 2, 29),
        LocalDate.of(1969, 12, 31),
        LocalDate.of(-5, 1, 1),
        LocalDate.of(2021, 3, 28),
        LocalDate.of(12345, 6, 30),
        LocalDate.of(2000, 10, 31)
    };
    static final LocalTime[] LT = {
        LocalTime.MIDNIGHT,
        LocalTime.of(2, 30),
        LocalTime.of(23, 59, 59, 999999999),
        LocalTime.NOON,
        LocalTime.of(1, 2, 3, 4000000),
        LocalTime.of(18, 45, 0, 5000)
    };
    static final LocalDateTime[] LDT = new LocalDateTime[N];
    static final ZoneOffset[] ZO = {
        ZoneOffset.UTC,
        ZoneOffset.ofHours(2),
        ZoneOffset.ofHoursMinutes(-5, -30),
        ZoneOffset.MAX,
        ZoneOffset.MIN,
        ZoneOffset.ofTotalSeconds(3661)
    };
    static final ZoneId[] ZI = {
        ZoneId.of("UTC"),
        ZoneOffset.ofHours(1),
        ZoneId.of("GMT+3"),
        ZoneOffset.UTC,
        ZoneId.of("UT-01:30"),
        ZoneId.of("GMT")
    };
    static final OffsetTime[] OT = new OffsetTime[N];
    static final OffsetDateTime[] ODT = new OffsetDateTime[N];
    static final ZonedDateTime[] ZDT = new ZonedDateTime[N];
    static final Instant[] IN = {
        Instant.EPOCH,
        Instant.ofEpochSecond(1600000000, 5),
        Instant.ofEpochSecond(-5, 999999999),
        Instant.MAX,
        Instant.MIN,
        Instant.ofEpochMilli(1234567890123L)
    };
    static final Duration[] DU = {
        Duration.ZERO,
        Duration.ofSeconds(90061, 5),
        Duration.ofNanos(-1),
        Duration.ofDays(2),
        Duration.ofMillis(-1500),
        Duration.ofHours(25)
    };
    static final Period[] PE = {
        Period.ZERO,
        Period.of(1, 2, 3),
        Period.ofDays(-40),
        Period.ofMonths(25),
        Period.of(-1, 14, -3),
        Period.ofWeeks(3)
    };
    static final Year[] YE = {
        Year.of(2020),
        Year.of(-5),
        Year.of(0),
        Year.of(1999),
        Year.of(Year.MAX_VALUE),
        Year.of(1900)
    };
    static final YearMonth[] YM = {
        YearMonth.of(2020, 2),
        YearMonth.of(-5, 1),
        YearMonth.of(0, 12),
        YearMonth.of(1999, 6),
        YearMonth.of(12345, 7),
        YearMonth.of(1900, 2)
    };
    static final MonthDay[] MD = {
        MonthDay.of(2, 29),
        MonthDay.of(1, 1),
        MonthDay.of(12, 31),
        MonthDay.of(6, 30),
        MonthDay.of(2, 28),
        MonthDay.of(7, 4)
    };
    static final Month[] M = {
        Month.JANUARY,
        Month.FEBRUARY,
        Month.APRIL,
        Month.DECEMBER,
        Month.JULY,
        Month.SEPTEMBER
    };
    static final DayOfWeek[] DW = {
        DayOfWeek.MONDAY,
        DayOfWeek.SUNDAY,
        DayOfWeek.WEDNESDAY,
        DayOfWeek.FRIDAY,
        DayOfWeek.SATURDAY,
        DayOfWeek.THURSDAY
    };
    static final TemporalUnit[] U = {
        ChronoUnit.DAYS,
        ChronoUnit.HOURS,
        ChronoUnit.MONTHS,
        ChronoUnit.NANOS,
        IsoFields.QUARTER_YEARS,
        ChronoUnit.FOREVER
    };
    static final ChronoUnit[] CU = {
        ChronoUnit.DAYS,
        ChronoUnit.HALF_DAYS,
        ChronoUnit.MONTHS,
        ChronoUnit.NANOS,
        ChronoUnit.ERAS,
        ChronoUnit.FOREVER
    };
    static final TemporalField[] F = {
        ChronoField.DAY_OF_MONTH,
        ChronoField.NANO_OF_DAY,
        ChronoField.YEAR,
        ChronoField.INSTANT_SECONDS,
        IsoFields.WEEK_OF_WEEK_BASED_YEAR,
        JulianFields.JULIAN_DAY
    };
    static final ChronoField[] CF = {
        ChronoField.DAY_OF_MONTH,
        ChronoField.EPOCH_DAY,
        ChronoField.ALIGNED_WEEK_OF_MONTH,
        ChronoField.INSTANT_SECONDS,
        ChronoField.AMPM_OF_DAY,
        ChronoField.OFFSET_SECONDS
    };
    static final TemporalAmount[] TA = {
        Period.of(0, 1, 1),
        Duration.ofMinutes(90),
        Period.ofYears(1),
        Duration.ofDays(1),
        Duration.ofNanos(1),
        Period.ofMonths(-1)
    };
    static final Temporal[] TE = new Temporal[N];
    static final TemporalAccessor[] TC = new TemporalAccessor[N];
    static final TemporalAdjuster[] AD = {
        TemporalAdjusters.lastDayOfMonth(),
        LocalTime.NOON,
        LocalDate.EPOCH,
        DayOfWeek.FRIDAY,
        Month.MAY,
        Year.of(2024)
    };
    static final TemporalQuery<?>[] Q = {
        TemporalQueries.precision(),
        TemporalQueries.localDate(),
        TemporalQueries.localTime(),
        TemporalQueries.zone(),
        TemporalQueries.offset(),
        TemporalQueries.chronology()
    };
    static final Clock[] CL = {
        Clock.fixed(IN[1], ZO[1]),
        Clock.fixed(IN[0], ZO[0]),
        Clock.offset(Clock.fixed(IN[1], ZO[2]), DU[1]),
        Clock.tick(Clock.fixed(IN[5], ZO[0]), Duration.ofSeconds(1)),
        Clock.fixed(IN[2], ZI[2]),
        Clock.fixed(IN[5], ZI[4])
    };
    static final InstantSource[] IS = {
        CL[0],
        CL[1],
        InstantSource.fixed(IN[1]),
        CL[3],
        InstantSource.offset(InstantSource.fixed(IN[0]), DU[1]),
        InstantSource.tick(InstantSource.fixed(IN[5]), DU[3])
    };
    static final ValueRange[] VR = {
        ValueRange.of(1, 5),
        ValueRange.of(0, 28, 31),
        ValueRange.of(-5, 0, 10, 1L << 40),
        ValueRange.of(0, 0),
        ValueRange.of(1, 2, 3, 4),
        ChronoField.YEAR.range()
    };
    static final WeekFields[] WF = {
        WeekFields.ISO,
        WeekFields.SUNDAY_START,
        WeekFields.of(DayOfWeek.SATURDAY, 3),
        WeekFields.of(DayOfWeek.FRIDAY, 7),
        WeekFields.of(DayOfWeek.TUESDAY, 4),
        WeekFields.of(DayOfWeek.MONDAY, 1)
    };
    static final DateTimeFormatter[] FO = {
        DateTimeFormatter.ISO_LOCAL_DATE,
        DateTimeFormatter.ISO_LOCAL_TIME,
        DateTimeFormatter.ofPattern("uuuu-MM"),
        DateTimeFormatter.ISO_OFFSET_DATE_TIME,
        DateTimeFormatter.ofPattern("MMM d EEE", Locale.ENGLISH),
        DateTimeFormatter.ISO_DATE_TIME
    };
    static final TextStyle[] TS = TextStyle.values();
    static final FormatStyle[] FS = {
        FormatStyle.FULL,
        FormatStyle.LONG,
        FormatStyle.MEDIUM,
        FormatStyle.SHORT,
        FormatStyle.FULL,
        FormatStyle.MEDIUM
    };
    static final ResolverStyle[] RS = {
        ResolverStyle.STRICT,
        ResolverStyle.SMART,
        ResolverStyle.LENIENT,
        ResolverStyle.STRICT,
        ResolverStyle.SMART,
        ResolverStyle.LENIENT
    };
    static final SignStyle[] SS = {
        SignStyle.NORMAL,
        SignStyle.ALWAYS,
        SignStyle.NEVER,
        SignStyle.NOT_NEGATIVE,
        SignStyle.EXCEEDS_PAD,
        SignStyle.NORMAL
    };
    static final DecimalStyle[] DS = {
        DecimalStyle.STANDARD,
        DecimalStyle.STANDARD.withZeroDigit('\u0660'),
        DecimalStyle.STANDARD.withDecimalSeparator(','),
        DecimalStyle.STANDARD.withNegativeSign('~'),
        DecimalStyle.STANDARD.withPositiveSign('p'),
        DecimalStyle.of(Locale.ENGLISH)
    };
    static final Locale[] LO = {
        Locale.ENGLISH,
        Locale.ENGLISH,
        Locale.ENGLISH,
        Locale.ENGLISH,
        Locale.ENGLISH,
        Locale.ENGLISH
    };
    static final IsoChronology ISO = IsoChronology.INSTANCE;
    static final IsoEra[] E = {
        IsoEra.CE,
        IsoEra.BCE,
        IsoEra.CE,
        IsoEra.BCE,
        IsoEra.CE,
        IsoEra.BCE
    };
    static final ZoneOffsetTransition[] TR = {
        ZoneOffsetTransition.of(LocalDateTime.of(2021, 3, 28, 2, 0), ZO[0], ZO[1]),
        ZoneOffsetTransition.of(LocalDateTime.of(2020, 2, 29, 0, 30), ZO[1], ZO[0]),
        ZoneOffsetTransition.of(LocalDateTime.of(1969, 12, 31, 2, 0), ZO[2], ZO[0]),
        null,
        null,
        null
    };
    static final ZoneOffsetTransitionRule[] RU = new ZoneOffsetTransitionRule[N];
    static final ZoneRules[] ZR = new ZoneRules[N];
    static final Object[] O = {
        null,
        "x",
        5,
        LocalDate.of(2020, 2, 29),
        Period.ZERO,
        ZoneOffset.UTC
    };

    static {
        for (int i = 0; i < N; i++) {
            LDT[i] = LocalDateTime.of(LD[i], LT[i]);
            OT[i] = OffsetTime.of(LT[i], ZO[i]);
            ODT[i] = OffsetDateTime.of(LDT[i], ZO[i]);
            ZDT[i] = ZonedDateTime.of(LDT[i], ZI[i]);
        }
        System.arraycopy(new Object[] { LD[3], LDT[0], ZDT[1], ODT[2], LT[3], IN[1] }, 0, TE, 0, N);
        System.arraycopy(new Object[] { LD[3], LDT[0], ZDT[1], ODT[2], YM[3], IN[1] }, 0, TC, 0, N);
        for (int i = 3; i < N; i++) {
            TR[i] = TR[i - 3];
        }
        ZoneOffsetTransitionRule.TimeDefinition[] definitions =
            ZoneOffsetTransitionRule.TimeDefinition.values();
        for (int i = 0; i < N; i++) {
            RU[i] = ZoneOffsetTransitionRule.of(
                i % 2 == 0 ? Month.MARCH : Month.OCTOBER,
                i % 3 == 0 ? -1 : i * 4,
                i == 4 ? null : DayOfWeek.of(i + 1),
                LT[i < 2 ? i : 3],
                i == 0,
                definitions[i % 3],
                ZO[0],
                ZO[i % 2],
                ZO[1 - (i % 2)]
            );
            ZR[i] =
                i < 3
                    ? ZO[i].getRules()
                    : ZoneRules.of(
                          ZO[0],
                          ZO[0],
                          List.of(),
                          i == 5 ? List.of() : List.of(TR[0]),
                          List.of(RU[0], RU[1]).subList(0, i == 3 ? 0 : 2)
                      );
        }
    }

    static String text(Object o) {
        if (o instanceof Stream<?>) {
            return ((Stream<?>) o).limit(3).collect(Collectors.toList()).toString();
        }
        if (
            o instanceof Comparator ||
            (o instanceof TemporalAdjuster && o.getClass().getName().contains("$$Lambda")) ||
            o instanceof DateTimeFormatterBuilder ||
            o instanceof java.text.Format
        ) {
            return "one";
        }
        return o instanceof Object[] ? Arrays.toString((Object[]) o) : String.valueOf(o);
    }

    abstract Object call(int member, int v) throws Throwable;

    void run(String[] names) {
        for (int member = 0; member < names.length; member++) {
            StringBuilder line = new StringBuilder(names[member]).append(':');
            for (int v = 0; v < N; v++) {
                try {
                    line.append(' ').append(text(call(member, v)));
                } catch (Throwable e) {
                    line.append(' ').append(e.getClass().getSimpleName());
                    if (
                        !(e instanceof NullPointerException) && !(e instanceof ClassCastException)
                    ) {
                        line.append('(').append(e.getMessage()).append(')');
                    }
                }
                line.append(';');
            }
            System.out.println(line);
        }
    }
}
