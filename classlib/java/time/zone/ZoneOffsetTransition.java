/* SPDX-License-Identifier: MIT */
package java.time.zone;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;

/** A change of the offset from UTC: it leaves out some local time, or repeats it. */
public final class ZoneOffsetTransition implements Comparable<ZoneOffsetTransition>, Serializable {
    private static final long serialVersionUID = -6946044323557704546L;

    private final long second;
    private final LocalDateTime dateTime;
    private final ZoneOffset before;
    private final ZoneOffset after;

    public static ZoneOffsetTransition of(LocalDateTime transition, ZoneOffset offsetBefore,
            ZoneOffset offsetAfter) {
        Objects.requireNonNull(transition, "transition");
        ZoneOffsetTransition change = new ZoneOffsetTransition(transition,
                Objects.requireNonNull(offsetBefore, "offsetBefore"),
                Objects.requireNonNull(offsetAfter, "offsetAfter"));
        String fault = change.seconds() == 0 ? "Offsets must not be equal"
                : transition.getNano() != 0 ? "Nano-of-second must be zero" : null;
        if (fault != null) {
            throw new IllegalArgumentException(fault);
        }
        return change;
    }

    private ZoneOffsetTransition(long second, LocalDateTime dateTime, ZoneOffset before,
            ZoneOffset after) {
        this.second = second;
        this.dateTime = dateTime;
        this.before = before;
        this.after = after;
    }

    /** Of a rule that changes nothing, too. */
    ZoneOffsetTransition(LocalDateTime dateTime, ZoneOffset before, ZoneOffset after) {
        this(dateTime.toEpochSecond(before), dateTime, before, after);
    }

    ZoneOffsetTransition(long second, ZoneOffset before, ZoneOffset after) {
        this(second, LocalDateTime.ofEpochSecond(second, 0, before), before, after);
    }

    public Instant getInstant() {
        return Instant.ofEpochSecond(second);
    }

    public long toEpochSecond() {
        return second;
    }

    public LocalDateTime getDateTimeBefore() {
        return dateTime;
    }

    public LocalDateTime getDateTimeAfter() {
        return dateTime.plusSeconds(seconds());
    }

    public ZoneOffset getOffsetBefore() {
        return before;
    }

    public ZoneOffset getOffsetAfter() {
        return after;
    }

    private int seconds() {
        return after.getTotalSeconds() - before.getTotalSeconds();
    }

    public Duration getDuration() {
        return Duration.ofSeconds(seconds());
    }

    public boolean isGap() {
        return seconds() > 0;
    }

    public boolean isOverlap() {
        return seconds() < 0;
    }

    public boolean isValidOffset(ZoneOffset offset) {
        return !isGap() && (before.equals(offset) || after.equals(offset));
    }

    List<ZoneOffset> validOffsets() {
        return isGap() ? List.of() : List.of(before, after);
    }

    @Override
    public int compareTo(ZoneOffsetTransition other) {
        return Long.compare(second, other.second);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof ZoneOffsetTransition other && second == other.second
                && before.equals(other.before) && after.equals(other.after);
    }

    @Override
    public int hashCode() {
        return dateTime.hashCode() ^ before.hashCode()
                ^ Integer.rotateLeft(after.hashCode(), 16);
    }

    @Override
    public String toString() {
        return "Transition[" + (isGap() ? "Gap" : "Overlap") + " at " + dateTime + before + " to "
                + after + ']';
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
