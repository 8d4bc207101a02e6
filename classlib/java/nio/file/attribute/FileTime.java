/* SPDX-License-Identifier: MIT */
package java.nio.file.attribute;

import java.time.Instant;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** A time stamp of a file: an amount of a unit since 1970, or an instant. */
public final class FileTime implements Comparable<FileTime> {
    private final long value;
    private final TimeUnit unit;
    private Instant instant;

    private FileTime(long value, TimeUnit unit, Instant instant) {
        this.value = value;
        this.unit = unit;
        this.instant = instant;
    }

    public static FileTime from(long value, TimeUnit unit) {
        Objects.requireNonNull(unit, "unit");
        return new FileTime(value, unit, null);
    }

    public static FileTime fromMillis(long value) {
        return new FileTime(value, TimeUnit.MILLISECONDS, null);
    }

    public static FileTime from(Instant instant) {
        Objects.requireNonNull(instant, "instant");
        return new FileTime(0, null, instant);
    }

    public long to(TimeUnit target) {
        Objects.requireNonNull(target, "unit");
        if (unit != null) {
            return target.convert(value, unit);
        }
        long whole = target.convert(seconds(), TimeUnit.SECONDS);
        long sum = whole + target.convert(nanos(), TimeUnit.NANOSECONDS);
        return whole == Long.MIN_VALUE || whole == Long.MAX_VALUE ? whole
                : sum < whole ? Long.MAX_VALUE : sum;
    }

    public long toMillis() {
        return to(TimeUnit.MILLISECONDS);
    }

    /* Rounded down, at the ends of long for times beyond them. */
    private long seconds() {
        if (unit == null) {
            return instant.getEpochSecond();
        }
        long perSecond = unit.convert(1, TimeUnit.SECONDS);
        return perSecond <= 1 ? unit.toSeconds(value) : Math.floorDiv(value, perSecond);
    }

    private int nanos() {
        if (unit == null) {
            return instant.getNano();
        }
        long perSecond = unit.convert(1, TimeUnit.SECONDS);
        return perSecond <= 1 ? 0
                : (int) (Math.floorMod(value, perSecond) * (1_000_000_000L / perSecond));
    }

    public Instant toInstant() {
        if (instant == null) {
            long seconds = seconds();
            instant = seconds < Instant.MIN.getEpochSecond() ? Instant.MIN
                    : seconds >= Instant.MAX.getEpochSecond() ? Instant.MAX
                    : Instant.ofEpochSecond(seconds, nanos());
        }
        return instant;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof FileTime && compareTo((FileTime) o) == 0;
    }

    @Override
    public int hashCode() {
        return toInstant().hashCode();
    }

    @Override
    public int compareTo(FileTime other) {
        if (unit != null && unit == other.unit) {
            return Long.compare(value, other.value);
        }
        int c = toInstant().compareTo(other.toInstant());
        if (c == 0) { // or both beyond the instants
            c = Long.compare(seconds(), other.seconds());
        }
        return c != 0 ? c : Long.compare(to(TimeUnit.DAYS), other.to(TimeUnit.DAYS));
    }

    /* The calendar has no year 0, and its years are ints whatever the time is. */
    @Override
    public String toString() {
        long seconds = seconds();
        long days = Math.floorDiv(seconds, 86400);
        int rest = (int) Math.floorMod(seconds, 86400);
        long fromMarch = days + 719468;
        long era = Math.floorDiv(fromMarch, 146097);
        int dayOfEra = (int) Math.floorMod(fromMarch, 146097);
        int yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365;
        int dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        int march = (5 * dayOfYear + 2) / 153;
        int month = march < 10 ? march + 3 : march - 9;
        int year = (int) (era * 400 + yearOfEra + (month <= 2 ? 1 : 0));
        if (year <= 0) {
            year--;
        }
        StringBuilder sb = new StringBuilder(30);
        if (year < 0) {
            sb.append('-');
        }
        append(sb, Math.abs(year), 4).append('-');
        append(sb, month, 2).append('-');
        append(sb, dayOfYear - (153 * march + 2) / 5 + 1, 2).append('T');
        append(sb, rest / 3600, 2).append(':');
        append(sb, rest / 60 % 60, 2).append(':');
        append(sb, rest % 60, 2);
        if (nanos() != 0) {
            append(sb.append('.'), nanos(), 9);
            while (sb.charAt(sb.length() - 1) == '0') {
                sb.setLength(sb.length() - 1);
            }
        }
        return sb.append('Z').toString();
    }

    private static StringBuilder append(StringBuilder sb, int number, int digits) {
        String text = Integer.toString(number);
        for (int i = text.length(); i < digits; i++) {
            sb.append('0');
        }
        return sb.append(text);
    }
}
