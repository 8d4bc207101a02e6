/* SPDX-License-Identifier: MIT */
package java.time;

import java.io.Serializable;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;

/** A point in time, in seconds since 1970 and nanoseconds. */
public final class Instant implements Comparable<Instant>, Serializable {
    private static final long serialVersionUID = -665713676816604388L;
    private static final long MIN_SECOND = -31557014167219200L;
    private static final long MAX_SECOND = 31556889864403199L;
    private static final long BILLION = 1_000_000_000L;

    public static final Instant EPOCH = new Instant(0, 0);
    public static final Instant MIN = new Instant(MIN_SECOND, 0);
    public static final Instant MAX = new Instant(MAX_SECOND, 999_999_999);

    private final long seconds;
    private final int nanos;

    private Instant(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    private static Instant create(long seconds, int nanos) {
        if ((seconds | nanos) == 0) {
            return EPOCH;
        }
        if (seconds < MIN_SECOND || seconds > MAX_SECOND) {
            throw new DateTimeException("Instant exceeds minimum or maximum instant");
        }
        return new Instant(seconds, nanos);
    }

    public static Instant now() {
        return ofEpochMilli(System.currentTimeMillis());
    }

    public static Instant ofEpochSecond(long s) {
        return create(s, 0);
    }

    public static Instant ofEpochSecond(long s, long nanoAdjustment) {
        return create(Math.addExact(s, Math.floorDiv(nanoAdjustment, BILLION)),
                (int) Math.floorMod(nanoAdjustment, BILLION));
    }

    public static Instant ofEpochMilli(long n) {
        return create(Math.floorDiv(n, 1000L), (int) Math.floorMod(n, 1000L) * 1_000_000);
    }

    public long getEpochSecond() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    private Instant plus(long s, long n) {
        if ((s | n) == 0) {
            return this;
        }
        long sum = Math.addExact(Math.addExact(seconds, s), n / BILLION);
        return ofEpochSecond(sum, nanos + n % BILLION);
    }

    public Instant plus(Duration d) {
        return plus(d.getSeconds(), d.getNano());
    }

    public Instant plus(long amount, TemporalUnit unit) {
        if (unit instanceof ChronoUnit && ((ChronoUnit) unit).compareTo(ChronoUnit.DAYS) > 0) {
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
        return plus(Duration.of(amount, unit));
    }

    public Instant plusSeconds(long n) {
        return plus(n, 0);
    }

    public Instant plusMillis(long n) {
        return plus(n / 1000, n % 1000 * 1_000_000);
    }

    public Instant plusNanos(long n) {
        return plus(0, n);
    }

    public Instant minus(Duration d) {
        return d.getSeconds() == Long.MIN_VALUE ? plus(Long.MAX_VALUE, -d.getNano()).plus(1, 0)
                : plus(-d.getSeconds(), -d.getNano());
    }

    public Instant minus(long amount, TemporalUnit unit) {
        return amount == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit) : plus(-amount, unit);
    }

    public Instant minusSeconds(long n) {
        return n == Long.MIN_VALUE ? plusSeconds(Long.MAX_VALUE).plusSeconds(1) : plusSeconds(-n);
    }

    public Instant minusMillis(long n) {
        return n == Long.MIN_VALUE ? plusMillis(Long.MAX_VALUE).plusMillis(1) : plusMillis(-n);
    }

    public Instant minusNanos(long n) {
        return n == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-n);
    }

    public long until(Instant end, TemporalUnit unit) {
        if (unit == ChronoUnit.NANOS) {
            return Duration.between(this, end).toNanos();
        }
        return Duration.between(this, end).dividedBy(unit.getDuration());
    }

    public long toEpochMilli() {
        if (seconds < 0 && nanos > 0) {
            return Math.addExact(Math.multiplyExact(seconds + 1, 1000L),
                    nanos / 1_000_000 - 1000);
        }
        return Math.addExact(Math.multiplyExact(seconds, 1000L), nanos / 1_000_000);
    }

    public boolean isAfter(Instant other) {
        return compareTo(other) > 0;
    }

    public boolean isBefore(Instant other) {
        return compareTo(other) < 0;
    }

    @Override
    public int compareTo(Instant o) {
        int c = Long.compare(seconds, o.seconds);
        return c != 0 ? c : nanos - o.nanos;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Instant && seconds == ((Instant) o).seconds
                && nanos == ((Instant) o).nanos;
    }

    @Override
    public int hashCode() {
        return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
    }

    private static void pad(StringBuilder sb, long v, int width) {
        String s = Long.toString(v);
        for (int i = s.length(); i < width; i++) {
            sb.append('0');
        }
        sb.append(s);
    }

    @Override
    public String toString() {
        long days = Math.floorDiv(seconds, 86400L);
        int rest = (int) Math.floorMod(seconds, 86400L);
        // Counted in eras of 400 years that begin on 1 March.
        long z = days + 719468;
        long era = Math.floorDiv(z, 146097L);
        long doe = z - era * 146097;
        long yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
        long doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
        long mp = (5 * doy + 2) / 153;
        long day = doy - (153 * mp + 2) / 5 + 1;
        long month = mp < 10 ? mp + 3 : mp - 9;
        long year = yoe + era * 400 + (month <= 2 ? 1 : 0);
        StringBuilder sb = new StringBuilder(32);
        if (year > 9999) {
            sb.append('+').append(year);
        } else if (year < 0) {
            sb.append('-');
            pad(sb, -year, 4);
        } else {
            pad(sb, year, 4);
        }
        sb.append('-');
        pad(sb, month, 2);
        sb.append('-');
        pad(sb, day, 2);
        sb.append('T');
        pad(sb, rest / 3600, 2);
        sb.append(':');
        pad(sb, rest / 60 % 60, 2);
        sb.append(':');
        pad(sb, rest % 60, 2);
        if (nanos != 0) {
            sb.append('.');
            if (nanos % 1_000_000 == 0) {
                pad(sb, nanos / 1_000_000, 3);
            } else if (nanos % 1000 == 0) {
                pad(sb, nanos / 1000, 6);
            } else {
                pad(sb, nanos, 9);
            }
        }
        return sb.append('Z').toString();
    }
}
