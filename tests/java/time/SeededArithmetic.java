/* SPDX-License-Identifier: MIT */
import java.time.*;
import java.time.chrono.*;
import java.time.temporal.*;
import java.util.*;
import java.util.function.*;

/**
 * Random dates, times and amounts added, subtracted, measured and rounded: one sum of all answers
 * for each operation.
 */
public class SeededArithmetic {

    static final String[] ZONES = {
        "Europe/Berlin",
        "America/New_York",
        "Asia/Kolkata",
        "Australia/Lord_Howe",
        "UTC",
        "America/Sao_Paulo",
        "Africa/Monrovia",
        "Pacific/Apia",
        "+05:30"
    };
    static final ChronoUnit[] UNITS = ChronoUnit.values();
    static final ChronoField[] FIELDS = ChronoField.values();
    static final TemporalField[] OTHERS = {
        IsoFields.DAY_OF_QUARTER,
        IsoFields.QUARTER_OF_YEAR,
        IsoFields.WEEK_BASED_YEAR,
        IsoFields.WEEK_OF_WEEK_BASED_YEAR,
        JulianFields.JULIAN_DAY,
        JulianFields.MODIFIED_JULIAN_DAY,
        JulianFields.RATA_DIE,
        WeekFields.ISO.weekOfMonth(),
        WeekFields.ISO.weekOfYear(),
        WeekFields.ISO.dayOfWeek(),
        WeekFields.SUNDAY_START.weekBasedYear(),
        WeekFields.SUNDAY_START.weekOfWeekBasedYear(),
        WeekFields.of(DayOfWeek.SATURDAY, 3).weekOfYear()
    };
    static final TemporalUnit[] LONGER = { IsoFields.QUARTER_YEARS, IsoFields.WEEK_BASED_YEARS };
    static final Random RANDOM = new Random(20040917);
    static final Map<String, long[]> SUMS = new TreeMap<>();
    static boolean verbose;

    static long number() {
        switch (RANDOM.nextInt(8)) {
            case 0:
                return RANDOM.nextLong();
            case 1:
                return RANDOM.nextBoolean() ? Long.MIN_VALUE : Long.MAX_VALUE;
            case 2:
                return RANDOM.nextInt(3) - 1;
            case 3:
                return RANDOM.nextInt();
            default:
                return RANDOM.nextInt(4001) - 2000;
        }
    }

    static Temporal temporal() {
        int year =
            RANDOM.nextInt(10) == 0
                ? RANDOM.nextInt(1_999_999_999) - 999_999_999
                : 1850 + RANDOM.nextInt(250);
        LocalDate date = LocalDate.ofYearDay(year, 1 + RANDOM.nextInt(365));
        LocalTime time = LocalTime.ofNanoOfDay(
            RANDOM.nextInt(4) == 0
                ? RANDOM.nextInt(24) * 3_600_000_000_000L
                : (long) (RANDOM.nextDouble() * 86_400_000_000_000L)
        );
        ZoneOffset offset = ZoneOffset.ofTotalSeconds(RANDOM.nextInt(129601) - 64800);
        switch (RANDOM.nextInt(9)) {
            case 0:
                return date;
            case 1:
                return time;
            case 2:
                return date.atTime(time);
            case 3:
                return date.atTime(time).atOffset(offset);
            case 4:
                return time.atOffset(offset);
            case 5:
                return Year.of(year);
            case 6:
                return YearMonth.of(year, 1 + RANDOM.nextInt(12));
            case 7:
                return date.atTime(time).toInstant(offset);
            default:
                return date.atTime(time).atZone(ZoneId.of(ZONES[RANDOM.nextInt(ZONES.length)]));
        }
    }

    static TemporalUnit unit() {
        return RANDOM.nextInt(8) == 0
            ? LONGER[RANDOM.nextInt(LONGER.length)]
            : UNITS[RANDOM.nextInt(UNITS.length)];
    }

    static TemporalField field() {
        return RANDOM.nextInt(4) == 0
            ? OTHERS[RANDOM.nextInt(OTHERS.length)]
            : FIELDS[RANDOM.nextInt(FIELDS.length)];
    }

    static TemporalAmount amount() {
        int small = RANDOM.nextInt(4) == 0 ? RANDOM.nextInt() : RANDOM.nextInt(2001) - 1000;
        return RANDOM.nextBoolean()
            ? Duration.ofSeconds(RANDOM.nextInt(3) == 0 ? number() : small, RANDOM.nextInt())
            : Period.of(RANDOM.nextInt(41) - 20, small, RANDOM.nextInt(2001) - 1000);
    }

    static void note(String operation, Object a, Object b, Supplier<Object> answer) {
        String text;
        try {
            text = String.valueOf(answer.get());
        } catch (DateTimeException | ArithmeticException | ClassCastException e) {
            text =
                e.getClass().getName() +
                (e instanceof ClassCastException ? "" : ": " + e.getMessage());
        }
        long[] sum = SUMS.computeIfAbsent(operation, o -> new long[2]);
        sum[0]++;
        sum[1] = sum[1] * 31 + text.hashCode();
        if (verbose) System.out.println(operation + " " + a + " " + b + " = " + text);
    }

    static void one() {
        Temporal t = temporal();
        TemporalUnit unit = unit();
        // beyond them java's own answers are wrong
        long n = unit == ChronoUnit.HALF_DAYS ? RANDOM.nextInt(511) - 255 : number();
        note("plus", t + " " + n, unit, () -> t.plus(n, unit));
        note("minus", t + " " + n, unit, () -> t.minus(n, unit));
        Temporal other = temporal();
        note("until", t + " " + other, unit, () -> t.until(other, unit));
        TemporalField field = field();
        note("get", t, field, () -> t.isSupported(field) + " " + t.getLong(field));
        note("range", t, field, () -> t.range(field));
        note("with", t + " " + n, field, () -> t.with(field, n));
        long near = RANDOM.nextInt(60);
        note("with near", t + " " + near, field, () -> t.with(field, near));
        note("truncated", t, unit, () ->
            t instanceof LocalTime
                ? ((LocalTime) t).truncatedTo(unit)
                : t instanceof ZonedDateTime
                  ? ((ZonedDateTime) t).truncatedTo(unit)
                  : t instanceof Instant
                    ? ((Instant) t).truncatedTo(unit)
                    : t instanceof LocalDateTime
                      ? ((LocalDateTime) t).truncatedTo(unit)
                      : null
        );
        TemporalAmount amount;
        try {
            amount = amount();
        } catch (ArithmeticException e) {
            return;
        }
        note("plus amount", t, amount, () -> t.plus(amount));
        note("minus amount", t, amount, () -> t.minus(amount));
        note("amount", amount, n, () ->
            amount instanceof Duration
                ? ((Duration) amount).multipliedBy(n)
                : ((Period) amount).multipliedBy((int) n).normalized()
        );
        note("divided", amount, n, () ->
            amount instanceof Duration
                ? ((Duration) amount).dividedBy(n)
                : ((Period) amount).toTotalMonths()
        );
        note("parsed", amount, "", () ->
            amount instanceof Duration
                ? Duration.parse(amount.toString()).equals(amount)
                : Period.parse(amount.toString()).equals(amount)
        );
        note("between", t, other, () -> Duration.between(t, other));
        note("period", t, other, () -> LocalDate.from(t).until(LocalDate.from(other)));
        note("compared", t, other, () ->
            t.getClass() == other.getClass()
                ? ((Comparable<Object>) (Object) t).compareTo(other)
                : 0
        );
        note("hash", t, other, () -> t.hashCode() + " " + t.equals(other));
    }

    public static void main(String[] args) {
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 400;
        verbose = args.length > 1;
        if (verbose) RANDOM.setSeed(Long.parseLong(args[1]));
        for (int i = 0; i < count; i++) one();
        SUMS.forEach((operation, sum) ->
            System.out.println(operation + " " + sum[0] + " " + Long.toHexString(sum[1]))
        );
    }
}
