/* SPDX-License-Identifier: MIT */
package java.nio.file.attribute;

import java.time.Instant;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** A time stamp of a file. */
public final class FileTime implements Comparable<FileTime> {
    private final long value;
    private final TimeUnit unit;

    private FileTime(long value, TimeUnit unit) {
        this.value = value;
        this.unit = unit;
    }

    public static FileTime from(long value, TimeUnit unit) {
        Objects.requireNonNull(unit, "unit");
        return new FileTime(value, unit);
    }

    public static FileTime fromMillis(long value) {
        return new FileTime(value, TimeUnit.MILLISECONDS);
    }

    public static FileTime from(Instant instant) {
        return new FileTime(Math.addExact(Math.multiplyExact(instant.getEpochSecond(),
                1_000_000_000L), instant.getNano()), TimeUnit.NANOSECONDS);
    }

    public long to(TimeUnit target) {
        Objects.requireNonNull(target, "unit");
        return target.convert(value, unit);
    }

    public long toMillis() {
        return unit.toMillis(value);
    }

    public Instant toInstant() {
        long perSecond = unit.convert(1, TimeUnit.SECONDS);
        if (perSecond <= 1) {
            return Instant.ofEpochSecond(unit.toSeconds(value));
        }
        return Instant.ofEpochSecond(Math.floorDiv(value, perSecond),
                Math.floorMod(value, perSecond) * (1_000_000_000L / perSecond));
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
        return unit == other.unit ? Long.compare(value, other.value)
                : toInstant().compareTo(other.toInstant());
    }

    @Override
    public String toString() {
        return toInstant().toString();
    }
}
