/* SPDX-License-Identifier: MIT */
package java.time.temporal;

import static java.time.temporal.ChronoField.DAY_OF_MONTH;
import static java.time.temporal.ChronoField.DAY_OF_WEEK;
import static java.time.temporal.ChronoField.DAY_OF_YEAR;
import static java.time.temporal.ChronoUnit.DAYS;
import static java.time.temporal.ChronoUnit.MONTHS;
import static java.time.temporal.ChronoUnit.YEARS;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Objects;
import java.util.function.UnaryOperator;

/** The usual adjusters. */
public final class TemporalAdjusters {
    private TemporalAdjusters() {
    }

    public static TemporalAdjuster ofDateAdjuster(UnaryOperator<LocalDate> dateBasedAdjuster) {
        Objects.requireNonNull(dateBasedAdjuster, "dateBasedAdjuster");
        return t -> t.with(dateBasedAdjuster.apply(LocalDate.from(t)));
    }

    private static Temporal last(Temporal t, ChronoField field) {
        return t.with(field, t.range(field).getMaximum());
    }

    public static TemporalAdjuster firstDayOfMonth() {
        return t -> t.with(DAY_OF_MONTH, 1);
    }

    public static TemporalAdjuster lastDayOfMonth() {
        return t -> last(t, DAY_OF_MONTH);
    }

    public static TemporalAdjuster firstDayOfNextMonth() {
        return t -> t.with(DAY_OF_MONTH, 1).plus(1, MONTHS);
    }

    public static TemporalAdjuster firstDayOfYear() {
        return t -> t.with(DAY_OF_YEAR, 1);
    }

    public static TemporalAdjuster lastDayOfYear() {
        return t -> last(t, DAY_OF_YEAR);
    }

    public static TemporalAdjuster firstDayOfNextYear() {
        return t -> t.with(DAY_OF_YEAR, 1).plus(1, YEARS);
    }

    public static TemporalAdjuster firstInMonth(DayOfWeek dayOfWeek) {
        return dayOfWeekInMonth(1, dayOfWeek);
    }

    public static TemporalAdjuster lastInMonth(DayOfWeek dayOfWeek) {
        return dayOfWeekInMonth(-1, dayOfWeek);
    }

    /**
     * Counted from the end of the month when the ordinal is negative;
     * 0 is the last of the month before.
     */
    public static TemporalAdjuster dayOfWeekInMonth(int ordinal, DayOfWeek dayOfWeek) {
        Objects.requireNonNull(dayOfWeek, "dayOfWeek");
        int day = dayOfWeek.getValue();
        if (ordinal >= 0) {
            return t -> {
                Temporal first = t.with(DAY_OF_MONTH, 1);
                int wait = (day - first.get(DAY_OF_WEEK) + 7) % 7;
                return first.plus((int) (wait + (ordinal - 1L) * 7L), DAYS);
            };
        }
        return t -> {
            Temporal last = last(t, DAY_OF_MONTH);
            int back = (last.get(DAY_OF_WEEK) - day + 7) % 7;
            return last.minus((int) (back + (-ordinal - 1L) * 7L), DAYS);
        };
    }

    /** Moves by 0 to 6 days, or by a week instead of nothing. */
    private static TemporalAdjuster move(DayOfWeek dayOfWeek, int direction, boolean same) {
        int wanted = dayOfWeek.getValue();
        return t -> {
            int days = Math.floorMod((wanted - t.get(DAY_OF_WEEK)) * direction, 7);
            if (days == 0) {
                if (same) {
                    return t;
                }
                days = 7;
            }
            return direction > 0 ? t.plus(days, DAYS) : t.minus(days, DAYS);
        };
    }

    public static TemporalAdjuster next(DayOfWeek dayOfWeek) {
        return move(dayOfWeek, 1, false);
    }

    public static TemporalAdjuster nextOrSame(DayOfWeek dayOfWeek) {
        return move(dayOfWeek, 1, true);
    }

    public static TemporalAdjuster previous(DayOfWeek dayOfWeek) {
        return move(dayOfWeek, -1, false);
    }

    public static TemporalAdjuster previousOrSame(DayOfWeek dayOfWeek) {
        return move(dayOfWeek, -1, true);
    }
}
