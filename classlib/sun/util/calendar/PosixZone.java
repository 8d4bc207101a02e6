/* SPDX-License-Identifier: MIT */
package sun.util.calendar;

import java.time.DayOfWeek;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransitionRule;
import java.time.zone.ZoneOffsetTransitionRule.TimeDefinition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A zone as POSIX writes it in the variable TZ and time-zone files at their end:
 * CET-1CEST,M3.5.0,M10.5.0/3.
 */
final class PosixZone {
    private final String text;
    private int at;
    private String standardName;
    private String daylightName;
    private int standard;
    private int daylight;
    private final List<ZoneOffsetTransitionRule> rules = new ArrayList<>();

    private PosixZone(String text) {
        this.text = text;
    }

    static PosixZone parse(String text) {
        PosixZone zone = new PosixZone(text);
        zone.read();
        return zone;
    }

    String standardName() {
        return standardName;
    }

    String daylightName() {
        return daylightName;
    }

    /** In the order in which they come in a year; none when there is no daylight saving time. */
    List<ZoneOffsetTransitionRule> rules() {
        return rules;
    }

    private IllegalArgumentException bad() {
        return new IllegalArgumentException("damaged time zone: " + text);
    }

    private boolean next(char c) {
        if (at < text.length() && text.charAt(at) == c) {
            at++;
            return true;
        }
        return false;
    }

    private void need(char c) {
        if (!next(c)) {
            throw bad();
        }
    }

    private int number(int most) {
        int start = at;
        int value = 0;
        while (at < text.length() && at < start + 3 && Character.isDigit(text.charAt(at))) {
            value = value * 10 + text.charAt(at++) - '0';
        }
        if (at == start || value > most) {
            throw bad();
        }
        return value;
    }

    private String name() {
        int start = at;
        if (next('<')) {
            int end = text.indexOf('>', at);
            if (end < 0) {
                throw bad();
            }
            at = end + 1;
            return text.substring(start + 1, end);
        }
        while (at < text.length() && Character.isLetter(text.charAt(at))) {
            at++;
        }
        if (at == start) {
            throw bad();
        }
        return text.substring(start, at);
    }

    private int seconds(int mostHours) {
        int sign = next('-') ? -1 : 1;
        if (sign > 0) {
            next('+');
        }
        int seconds = number(mostHours) * 3600;
        if (next(':')) {
            seconds += number(59) * 60;
            if (next(':')) {
                seconds += number(59);
            }
        }
        return sign * seconds;
    }

    private void read() {
        standardName = name();
        standard = -seconds(18);
        if (at == text.length()) {
            return;
        }
        daylightName = name();
        daylight = standard + 3600;
        if (at < text.length() && text.charAt(at) != ',') {
            daylight = -seconds(18);
        }
        need(',');
        ZoneOffsetTransitionRule start = rule(standard, daylight);
        need(',');
        ZoneOffsetTransitionRule end = rule(daylight, standard);
        if (at != text.length()) {
            throw bad();
        }
        if (start != null && end != null && standard != daylight) {
            rules.add(start);
            rules.add(end);
            rules.sort(Comparator.comparing(rule -> rule.createTransition(2000)));
        }
    }

    /**
     * Mm.w.d or Jn, and /time; of the third kind, a day counted with leap days, there is no rule.
     */
    private ZoneOffsetTransitionRule rule(int before, int after) {
        int month = 0;
        int week = 0;
        int day;
        if (next('M')) {
            month = number(12);
            need('.');
            week = number(5);
            need('.');
            day = number(6);
            if (month == 0 || week == 0) {
                throw bad();
            }
        } else {
            boolean julian = next('J');
            day = number(365);
            month = julian && day > 0 ? -1 : 0;
        }
        int time = next('/') ? seconds(167) : 7200;
        int days = Math.floorDiv(time, 86400);
        int rest = Math.floorMod(time, 86400);
        boolean endOfDay = rest == 0 && days == 1;
        if (endOfDay) {
            days = 0;
        }
        if (month == 0) {
            return null;
        }
        DayOfWeek dayOfWeek = null;
        if (month < 0) {
            java.time.LocalDate date = java.time.LocalDate.ofYearDay(2001, day).plusDays(days);
            month = date.getMonthValue();
            day = date.getDayOfMonth();
        } else {
            dayOfWeek = DayOfWeek.of((day + 6) % 7 + 1).plus(days);
            day = week < 5 ? week * 7 - 6 + days : -1 + days;
            if (week == 5 && day >= 0) { // from the last week into the next month
                day = Month.of(month).minLength() - 6 + days;
            } else if (week < 5 ? day <= 0 : day < -28) {
                return null;
            }
        }
        return ZoneOffsetTransitionRule.of(Month.of(month), day, dayOfWeek,
                LocalTime.ofSecondOfDay(rest), endOfDay, TimeDefinition.WALL,
                ZoneOffset.ofTotalSeconds(Math.min(standard, daylight)),
                ZoneOffset.ofTotalSeconds(before), ZoneOffset.ofTotalSeconds(after));
    }
}
