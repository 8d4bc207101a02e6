/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

/** Units of time, with conversions that saturate. */
public enum TimeUnit {
    NANOSECONDS(1L),
    MICROSECONDS(1000L),
    MILLISECONDS(1000_000L),
    SECONDS(1000_000_000L),
    MINUTES(60_000_000_000L),
    HOURS(3600_000_000_000L),
    DAYS(86400_000_000_000L);

    private final long scale;

    TimeUnit(long scale) {
        this.scale = scale;
    }

    private static long convert(long d, long from, long to) {
        if (from == to) {
            return d;
        }
        if (from < to) {
            return d / (to / from);
        }
        long ratio = from / to;
        long max = Long.MAX_VALUE / ratio;
        return d > max ? Long.MAX_VALUE : d < -max ? Long.MIN_VALUE : d * ratio;
    }

    public long convert(long sourceDuration, TimeUnit sourceUnit) {
        return convert(sourceDuration, sourceUnit.scale, scale);
    }

    public long convert(java.time.Duration duration) {
        long seconds = duration.getSeconds();
        int nano = duration.getNano();
        if (seconds < 0 && nano > 0) {
            seconds++;
            nano -= 1_000_000_000;
        }
        long whole = convert(seconds, SECONDS.scale, scale);
        if (whole == Long.MAX_VALUE || whole == Long.MIN_VALUE || scale > SECONDS.scale) {
            return whole;
        }
        long sum = whole + nano / scale;
        return whole > 0 && sum < 0 ? Long.MAX_VALUE : whole < 0 && sum > 0 ? Long.MIN_VALUE : sum;
    }

    public long toNanos(long duration) {
        return convert(duration, scale, 1L);
    }

    public long toMicros(long duration) {
        return convert(duration, scale, MICROSECONDS.scale);
    }

    public long toMillis(long duration) {
        return convert(duration, scale, MILLISECONDS.scale);
    }

    public long toSeconds(long duration) {
        return convert(duration, scale, SECONDS.scale);
    }

    public long toMinutes(long duration) {
        return convert(duration, scale, MINUTES.scale);
    }

    public long toHours(long duration) {
        return convert(duration, scale, HOURS.scale);
    }

    public long toDays(long duration) {
        return convert(duration, scale, DAYS.scale);
    }

    private int excessNanos(long d, long ms) {
        return scale >= MILLISECONDS.scale ? 0 : (int) (toNanos(d) - ms * 1000_000L);
    }

    public void timedWait(Object obj, long timeout) throws InterruptedException {
        if (timeout > 0) {
            long ms = toMillis(timeout);
            obj.wait(ms, excessNanos(timeout, ms));
        }
    }

    public void timedJoin(Thread thread, long timeout) throws InterruptedException {
        if (timeout > 0) {
            long ms = toMillis(timeout);
            thread.join(ms, excessNanos(timeout, ms));
        }
    }

    public void sleep(long timeout) throws InterruptedException {
        if (timeout > 0) {
            long ms = toMillis(timeout);
            Thread.sleep(ms, excessNanos(timeout, ms));
        }
    }

    public static TimeUnit of(java.time.temporal.ChronoUnit chronoUnit) {
        java.util.Objects.requireNonNull(chronoUnit, "chronoUnit");
        for (TimeUnit unit : values()) {
            if (unit.toChronoUnit() == chronoUnit) {
                return unit;
            }
        }
        throw new IllegalArgumentException("No TimeUnit equivalent for " + chronoUnit);
    }

    public java.time.temporal.ChronoUnit toChronoUnit() {
        return switch (this) {
            case NANOSECONDS -> java.time.temporal.ChronoUnit.NANOS;
            case MICROSECONDS -> java.time.temporal.ChronoUnit.MICROS;
            case MILLISECONDS -> java.time.temporal.ChronoUnit.MILLIS;
            case SECONDS -> java.time.temporal.ChronoUnit.SECONDS;
            case MINUTES -> java.time.temporal.ChronoUnit.MINUTES;
            case HOURS -> java.time.temporal.ChronoUnit.HOURS;
            case DAYS -> java.time.temporal.ChronoUnit.DAYS;
        };
    }
}
