/* SPDX-License-Identifier: MIT */
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/**
 * Duration, Instant and ChronoUnit, member by member, at zero, below it and at the ends; then
 * seeded random sums.
 */
public class TimeWhole extends Whole {

    static final long[] VALUES = {
        0,
        1,
        -1,
        59,
        -61,
        3600,
        86399,
        -86401,
        999_999_999,
        -1_500_000_001L,
        Integer.MAX_VALUE,
        Long.MAX_VALUE / 86400,
        Long.MAX_VALUE,
        Long.MIN_VALUE
    };

    static String all(Duration d) {
        StringBuilder s = new StringBuilder()
            .append(d)
            .append(' ')
            .append(d.getSeconds())
            .append(' ')
            .append(d.getNano())
            .append(' ')
            .append(d.isZero())
            .append(d.isNegative())
            .append(' ')
            .append(d.toDays())
            .append(' ')
            .append(d.toHours())
            .append(' ')
            .append(d.toMinutes())
            .append(' ')
            .append(d.toSeconds())
            .append(' ')
            .append(d.toDaysPart())
            .append(' ')
            .append(d.toHoursPart())
            .append(' ')
            .append(d.toMinutesPart())
            .append(' ')
            .append(d.toSecondsPart())
            .append(' ')
            .append(d.toMillisPart())
            .append(' ')
            .append(d.toNanosPart())
            .append(' ')
            .append(d.hashCode());
        for (int i = 0; i < 2; i++) {
            try {
                s.append(' ').append(i == 0 ? d.toMillis() : d.toNanos());
            } catch (ArithmeticException e) {
                s.append(" ! ").append(e.getMessage());
            }
        }
        return s.toString();
    }

    static void durations() {
        for (long v : VALUES) {
            t(() -> all(Duration.ofNanos(v)));
            t(() -> all(Duration.ofMillis(v)));
            t(() -> all(Duration.ofSeconds(v)));
            t(() -> all(Duration.ofSeconds(v, -1)));
            t(() -> all(Duration.ofSeconds(5, v)));
            t(() -> all(Duration.ofMinutes(v)));
            t(() -> all(Duration.ofHours(v)));
            t(() -> all(Duration.ofDays(v)));
            Duration d = Duration.ofSeconds(3661, 500_000_001);
            t(() -> d.plusNanos(v) + " " + d.plusMillis(v) + " " + d.plusSeconds(v));
            t(() -> d.plusMinutes(v) + " " + d.plusHours(v));
            t(() -> d.plusDays(v));
            t(() -> d.minusNanos(v) + " " + d.minusMillis(v) + " " + d.minusSeconds(v));
            t(() -> d.minusMinutes(v) + " " + d.minusHours(v));
            t(() -> d.minusDays(v));
            t(() -> d.multipliedBy(v));
            t(() -> d.dividedBy(v));
            t(() -> d.withSeconds(v));
            t(() -> d.withNanos((int) v));
        }
        Duration[] some = {
            Duration.ZERO,
            Duration.ofNanos(1),
            Duration.ofNanos(-1),
            Duration.ofSeconds(90, 5),
            Duration.ofHours(-30),
            Duration.ofSeconds(Long.MAX_VALUE, 999_999_999),
            Duration.ofSeconds(Long.MIN_VALUE)
        };
        for (Duration a : some) {
            t(() -> a.abs() + " " + a.negated());
            for (Duration b : some) {
                t(() -> a.plus(b));
                t(() -> a.minus(b));
                t(() -> a.dividedBy(b));
                t(() -> Integer.signum(a.compareTo(b)) + " " + a.equals(b));
            }
        }
        Duration d = Duration.ofSeconds(100, 7);
        for (ChronoUnit unit : ChronoUnit.values()) {
            t(() -> Duration.of(3, unit));
            t(() -> d.plus(2, unit) + " " + d.minus(2, unit));
            t(() -> d.get(unit));
            t(() -> Duration.of(Long.MAX_VALUE, unit));
            t(
                () ->
                    unit +
                    " " +
                    unit.name() +
                    " " +
                    unit.getDuration() +
                    " " +
                    unit.isDateBased() +
                    unit.isTimeBased() +
                    unit.isDurationEstimated()
            );
        }
        TemporalAmount amount = d;
        TemporalUnit unit = ChronoUnit.SECONDS;
        p(
            amount.getUnits(),
            amount.get(unit),
            d.getUnits(),
            unit.getDuration(),
            unit.isDateBased(),
            unit.isTimeBased(),
            unit.isDurationEstimated(),
            unit.toString(),
            ChronoUnit.valueOf("DAYS")
        );
        t(() -> d.getUnits().add(unit));
        t(() -> d.get(null));
        t(() -> d.plus(null));
        t(() -> d.compareTo(null));
        t(() -> d.plus(1, null));
        t(() -> Duration.of(1, null));
        t(() -> d.dividedBy((Duration) null));
        p(d.equals(null), d.equals("PT1S"), d.withNanos(0), new TreeSet<>(java.util.List.of(some)));
        for (String each : new String[] { "text", null })
            p(
                new DateTimeException(each),
                new UnsupportedTemporalTypeException(each),
                new DateTimeException(each, new Error("x")).getCause(),
                new UnsupportedTemporalTypeException(each, new Error("y")).getCause()
            );
        for (TimeUnit u : TimeUnit.values())
            p(
                u,
                u.toChronoUnit(),
                u.convert(Duration.ofSeconds(-90, 1)),
                TimeUnit.of(u.toChronoUnit())
            );
    }

    static void instants() {
        Instant[] some = {
            Instant.EPOCH,
            Instant.MIN,
            Instant.MAX,
            Instant.ofEpochMilli(-1),
            Instant.ofEpochSecond(951782399, 999_999_999),
            Instant.ofEpochSecond(-62167219201L),
            Instant.ofEpochSecond(253402300800L, 1000),
            Instant.ofEpochSecond(1700000000, 120_000_000)
        };
        for (Instant i : some) {
            p(i, i.getEpochSecond(), i.getNano(), i.hashCode());
            t(() -> i.toEpochMilli());
            for (long v : VALUES) {
                t(() -> i.plusNanos(v));
                t(() -> i.plusMillis(v));
                t(() -> i.plusSeconds(v));
                t(() -> i.minusNanos(v));
                t(() -> i.minusMillis(v));
                t(() -> i.minusSeconds(v));
            }
            for (Instant j : some)
                p(Integer.signum(i.compareTo(j)), i.equals(j), i.isBefore(j), i.isAfter(j));
            for (ChronoUnit unit : ChronoUnit.values()) {
                t(() -> i.plus(1, unit));
                t(() -> i.minus(1, unit));
            }
        }
        for (long v : VALUES) {
            t(() -> Instant.ofEpochSecond(v));
            t(() -> Instant.ofEpochMilli(v));
            t(() -> Instant.ofEpochSecond(v, v));
        }
        t(() -> Instant.EPOCH.isAfter(null));
        t(() -> Instant.EPOCH.compareTo(null));
        Instant now = Instant.now();
        p(
            now.isAfter(Instant.ofEpochSecond(1600000000)),
            Instant.now().isBefore(now),
            Instant.EPOCH.equals(null)
        );
    }

    static void random() {
        Random random = new Random(3);
        int hash = 0;
        for (int i = 0; i < 2000; i++) {
            Duration a = Duration.ofSeconds(
                    random.nextLong() >> random.nextInt(64),
                    random.nextInt()
                ),
                b = Duration.ofNanos(random.nextLong() >> random.nextInt(64));
            hash = hash * 31 + (a + " " + b + a.compareTo(b)).hashCode();
            try {
                hash =
                    hash * 31 +
                    (
                        a.plus(b) +
                        " " +
                        a.minus(b) +
                        b.multipliedBy(random.nextInt(9) - 4) +
                        b.dividedBy(1 + random.nextInt(9)) +
                        a.dividedBy(b)
                    ).hashCode();
                hash =
                    hash * 31 +
                    Instant.ofEpochSecond(a.getSeconds() >> 30, b.getNano())
                        .plusSeconds(b.toMinutes())
                        .toString()
                        .hashCode();
            } catch (ArithmeticException | DateTimeException e) {
                hash = hash * 31 + e.getMessage().hashCode();
            }
            if (i % 100 == 0) p(i, hash);
        }
    }

    public static void main(String[] args) {
        durations();
        instants();
        random();
    }
}
