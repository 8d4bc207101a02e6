/* SPDX-License-Identifier: MIT */
package java.time.zone;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.Serializable;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Year;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAdjusters;
import java.util.Objects;

/** A change of offset that comes each year. */
public final class ZoneOffsetTransitionRule implements Serializable {
    private static final long serialVersionUID = 6889046316657758795L;

    private final Month month;
    private final int day;
    private final DayOfWeek dayOfWeek;
    private final LocalTime time;
    private final boolean endOfDay;
    private final TimeDefinition definition;
    private final ZoneOffset standard;
    private final ZoneOffset before;
    private final ZoneOffset after;

    /** In what time the time of a change is told. */
    public enum TimeDefinition {
        UTC, WALL, STANDARD;

        public LocalDateTime createDateTime(LocalDateTime dateTime, ZoneOffset standardOffset,
                ZoneOffset wallOffset) {
            return this == WALL ? dateTime : dateTime.plusSeconds(wallOffset.getTotalSeconds()
                    - (this == UTC ? 0 : standardOffset.getTotalSeconds()));
        }
    }

    public static ZoneOffsetTransitionRule of(Month month, int dayOfMonthIndicator,
            DayOfWeek dayOfWeek, LocalTime time, boolean timeEndOfDay,
            TimeDefinition timeDefinition, ZoneOffset standardOffset, ZoneOffset offsetBefore,
            ZoneOffset offsetAfter) {
        ZoneOffsetTransitionRule rule = new ZoneOffsetTransitionRule(month, dayOfMonthIndicator,
                dayOfWeek, time, timeEndOfDay, timeDefinition, standardOffset, offsetBefore,
                offsetAfter);
        String fault = rule.fault();
        if (fault != null) {
            throw new IllegalArgumentException(fault);
        }
        return rule;
    }

    private String fault() {
        if (day == 0 || day > 31 || day < -28) {
            return "Day of month indicator must be between -28 and 31 inclusive excluding zero";
        }
        if (endOfDay && time.toNanoOfDay() != 0) {
            return "Time must be midnight when end of day flag is true";
        }
        return time.getNano() == 0 ? null : "Time's nano-of-second must be zero";
    }

    private ZoneOffsetTransitionRule(Month month, int day, DayOfWeek dayOfWeek, LocalTime time,
            boolean endOfDay, TimeDefinition definition, ZoneOffset standard, ZoneOffset before,
            ZoneOffset after) {
        this.month = Objects.requireNonNull(month, "month");
        this.day = day;
        this.dayOfWeek = dayOfWeek;
        this.time = Objects.requireNonNull(time, "time");
        this.endOfDay = endOfDay;
        this.definition = Objects.requireNonNull(definition, "timeDefinition");
        this.standard = Objects.requireNonNull(standard, "standardOffset");
        this.before = Objects.requireNonNull(before, "offsetBefore");
        this.after = Objects.requireNonNull(after, "offsetAfter");
    }

    public Month getMonth() {
        return month;
    }

    public int getDayOfMonthIndicator() {
        return day;
    }

    public DayOfWeek getDayOfWeek() {
        return dayOfWeek;
    }

    public LocalTime getLocalTime() {
        return time;
    }

    public boolean isMidnightEndOfDay() {
        return endOfDay;
    }

    public TimeDefinition getTimeDefinition() {
        return definition;
    }

    public ZoneOffset getStandardOffset() {
        return standard;
    }

    public ZoneOffset getOffsetBefore() {
        return before;
    }

    public ZoneOffset getOffsetAfter() {
        return after;
    }

    public ZoneOffsetTransition createTransition(int year) {
        LocalDate date = LocalDate.of(year, month,
                day > 0 ? day : month.length(Year.isLeap(year)) + 1 + day);
        if (dayOfWeek != null) {
            date = date.with(day > 0 ? TemporalAdjusters.nextOrSame(dayOfWeek)
                    : TemporalAdjusters.previousOrSame(dayOfWeek));
        }
        if (endOfDay) {
            date = date.plusDays(1);
        }
        return new ZoneOffsetTransition(definition.createDateTime(LocalDateTime.of(date, time),
                standard, before), before, after);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof ZoneOffsetTransitionRule o && month == o.month && day == o.day
                && dayOfWeek == o.dayOfWeek && definition == o.definition && time.equals(o.time)
                && endOfDay == o.endOfDay && standard.equals(o.standard)
                && before.equals(o.before) && after.equals(o.after);
    }

    @Override
    public int hashCode() {
        int bits = time.toSecondOfDay() + (endOfDay ? 1 : 0);
        bits = (bits << 4) + month.ordinal();
        bits = (bits << 6) + 32 + day;
        bits = (bits << 3) + (dayOfWeek != null ? dayOfWeek.ordinal() : 7);
        bits = (bits << 2) + definition.ordinal();
        for (ZoneOffset offset : new ZoneOffset[] {standard, before, after}) {
            bits ^= offset.hashCode();
        }
        return bits;
    }

    private String when() {
        if (dayOfWeek == null) {
            return month.name() + " " + day;
        }
        return dayOfWeek.name() + (day > 0 ? " on or after " + month.name() + " " + day
                : " on or before last day " + (day < -1 ? "minus " + (-day - 1) + " " : "")
                + "of " + month.name());
    }

    @Override
    public String toString() {
        return "TransitionRule[" + (before.compareTo(after) > 0 ? "Gap " : "Overlap ") + before
                + " to " + after + ", " + when() + " at " + (endOfDay ? "24:00" : time.toString())
                + " " + definition + ", standard offset " + standard + ']';
    }

    // ---- Of a stream: one word, and after it what does not fit into its field ----

    /* Half hours beyond another offset: 0 to 2, or 3 for any other. */
    private static int halves(ZoneOffset offset, int standard) {
        int beyond = offset.getTotalSeconds() - standard;
        return beyond == 0 || beyond == 1800 || beyond == 3600 ? beyond / 1800 : 3;
    }

    void write(ObjectOutput out) throws IOException {
        int seconds = endOfDay ? 86400 : time.toSecondOfDay();
        int hours = seconds % 3600 == 0 ? seconds / 3600 : 31;
        int total = standard.getTotalSeconds();
        int quarters = total % 900 == 0 ? total / 900 + 128 : 255;
        int first = halves(before, total);
        int second = halves(after, total);
        out.writeInt(month.getValue() << 28 | day + 32 << 22
                | (dayOfWeek == null ? 0 : dayOfWeek.getValue()) << 19 | hours << 14
                | definition.ordinal() << 12 | quarters << 4 | first << 2 | second);
        if (hours == 31) {
            out.writeInt(seconds);
        }
        if (quarters == 255) {
            out.writeInt(total);
        }
        if (first == 3) {
            out.writeInt(before.getTotalSeconds());
        }
        if (second == 3) {
            out.writeInt(after.getTotalSeconds());
        }
    }

    static ZoneOffsetTransitionRule read(ObjectInput in) throws IOException {
        int word = in.readInt();
        int day = word >>> 19 & 7;
        int hours = word >>> 14 & 31;
        int quarters = word >>> 4 & 255;
        int seconds = hours == 31 ? in.readInt() : hours * 3600;
        int total = quarters == 255 ? in.readInt() : (quarters - 128) * 900;
        int first = word >>> 2 & 3;
        int second = word & 3;
        ZoneOffset before = ZoneOffset.ofTotalSeconds(
                first == 3 ? in.readInt() : total + first * 1800);
        ZoneOffset after = ZoneOffset.ofTotalSeconds(
                second == 3 ? in.readInt() : total + second * 1800);
        return of(Month.of(word >>> 28), (word >>> 22 & 63) - 32,
                day == 0 ? null : DayOfWeek.of(day),
                hours == 24 ? LocalTime.MIDNIGHT : LocalTime.ofSecondOfDay(seconds), hours == 24,
                TimeDefinition.values()[word >>> 12 & 3], ZoneOffset.ofTotalSeconds(total),
                before, after);
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
