/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** A time zone with at most one period of daylight saving time in a year. */
public class SimpleTimeZone extends TimeZone {
    private static final long serialVersionUID = -403250971215465050L;
    public static final int WALL_TIME = 0;
    public static final int STANDARD_TIME = 1;
    public static final int UTC_TIME = 2;
    private static final long DAY = 86400000L;

    private int rawOffset;
    private int dstSavings;
    private int startYear;
    /** Month, day, day of week, time and mode of start and end; no start: no daylight time. */
    private transient int[] start;
    private transient int[] end;
    /* In streams alone: the rules as they first were, which say no more than the n-th such day;
     * after them come the days and times as they are. */
    private int startMonth;
    private int startDay;
    private int startDayOfWeek;
    private int startTime;
    private int startTimeMode;
    private int startMode;
    private int endMonth;
    private int endDay;
    private int endDayOfWeek;
    private int endTime;
    private int endTimeMode;
    private int endMode;
    private boolean useDaylight;
    private byte[] monthLength;
    private int serialVersionOnStream = 2;

    public SimpleTimeZone(int rawOffset, String ID) {
        this.rawOffset = rawOffset;
        setID(ID);
        dstSavings = 3600000;
    }

    public SimpleTimeZone(int rawOffset, String ID, int startMonth, int startDay,
                          int startDayOfWeek, int startTime, int endMonth, int endDay,
                          int endDayOfWeek, int endTime) {
        this(rawOffset, ID, startMonth, startDay, startDayOfWeek, startTime, WALL_TIME, endMonth,
                endDay, endDayOfWeek, endTime, WALL_TIME, 3600000);
    }

    public SimpleTimeZone(int rawOffset, String ID, int startMonth, int startDay,
                          int startDayOfWeek, int startTime, int endMonth, int endDay,
                          int endDayOfWeek, int endTime, int dstSavings) {
        this(rawOffset, ID, startMonth, startDay, startDayOfWeek, startTime, WALL_TIME, endMonth,
                endDay, endDayOfWeek, endTime, WALL_TIME, dstSavings);
    }

    public SimpleTimeZone(int rawOffset, String ID, int startMonth, int startDay,
                          int startDayOfWeek, int startTime, int startTimeMode, int endMonth,
                          int endDay, int endDayOfWeek, int endTime, int endTimeMode,
                          int dstSavings) {
        this.rawOffset = rawOffset;
        setID(ID);
        this.dstSavings = dstSavings;
        start = rule(startMonth, startDay, startDayOfWeek, startTime, startTimeMode, "start");
        end = rule(endMonth, endDay, endDayOfWeek, endTime, endTimeMode, "end");
        if (startDay == 0 || endDay == 0) {
            start = null;
            end = null;
        }
        if (dstSavings <= 0) {
            throw new IllegalArgumentException("Illegal daylight saving value: " + dstSavings);
        }
    }

    private static int[] rule(int month, int day, int dayOfWeek, int time, int mode,
                              String what) {
        if (day != 0) {
            if (month < 0 || month > 11) {
                throw new IllegalArgumentException("Illegal " + what + " month " + month);
            }
            if (time < 0 || time > DAY) {
                throw new IllegalArgumentException("Illegal " + what + " time " + time);
            }
            if (dayOfWeek < -7 || dayOfWeek > 7) {
                throw new IllegalArgumentException("Illegal " + what + " day of week "
                        + Math.abs(dayOfWeek));
            }
            if (dayOfWeek > 0 && (day < -5 || day > 5)) {
                throw new IllegalArgumentException("Illegal " + what + " day of week in month "
                        + day);
            }
            int from = dayOfWeek < 0 ? Math.abs(day) : day; // below 0: the last such day until it
            if (dayOfWeek <= 0 && (from < 1 || from > lengthOf(2001, month))) {
                throw new IllegalArgumentException("Illegal " + what + " day " + from);
            }
        }
        return new int[] {month, day, dayOfWeek, time, mode};
    }

    private static int lengthOf(int year, int month) {
        return (int) (GregorianCalendar.dayNumber(year, month + 1, true)
                - GregorianCalendar.dayNumber(year, month, true));
    }

    public void setStartYear(int year) {
        startYear = year;
    }

    private void both() {
        if (start == null) {
            start = new int[5];
        }
        if (end == null) {
            end = new int[5];
        }
    }

    public void setStartRule(int month, int day, int dayOfWeek, int time) {
        start = rule(month, day, dayOfWeek, time, WALL_TIME, "start");
        both();
    }

    public void setStartRule(int month, int dayOfMonth, int time) {
        setStartRule(month, dayOfMonth, 0, time);
    }

    public void setStartRule(int month, int day, int dayOfWeek, int time, boolean after) {
        setStartRule(month, after ? day : -day, -dayOfWeek, time);
    }

    public void setEndRule(int month, int day, int dayOfWeek, int time) {
        end = rule(month, day, dayOfWeek, time, WALL_TIME, "end");
        both();
    }

    public void setEndRule(int month, int dayOfMonth, int time) {
        setEndRule(month, dayOfMonth, 0, time);
    }

    public void setEndRule(int month, int day, int dayOfWeek, int time, boolean after) {
        setEndRule(month, after ? day : -day, -dayOfWeek, time);
    }

    /** The moment of a change in a year. */
    private long moment(int[] r, int year, int wallOffset) {
        long first = GregorianCalendar.dayNumber(year, r[0], true);
        int length = lengthOf(year, r[0]);
        int weekdayOfFirst = (int) Math.floorMod(first + 4, 7L) + 1;
        long day;
        if (r[2] == 0) {
            day = first + r[1] - 1;
        } else if (r[2] > 0 && r[1] > 0) {
            day = first + Math.floorMod(r[2] - weekdayOfFirst, 7) + 7 * (r[1] - 1);
        } else if (r[2] > 0) {
            long last = first + length - 1;
            day = last - Math.floorMod(weekdayOfFirst + length - 1 - r[2], 7) + 7 * (r[1] + 1);
        } else if (r[1] > 0) {
            int weekday = (int) Math.floorMod(first + r[1] - 1 + 4, 7L) + 1;
            day = first + r[1] - 1 + Math.floorMod(-r[2] - weekday, 7);
        } else {
            int weekday = (int) Math.floorMod(first - r[1] - 1 + 4, 7L) + 1;
            day = first - r[1] - 1 - Math.floorMod(weekday + r[2], 7);
        }
        long time = day * DAY + r[3];
        return r[4] == UTC_TIME ? time : time - (r[4] == WALL_TIME ? wallOffset : rawOffset);
    }

    @Override
    public int getOffset(long date) {
        if (start == null || start[1] == 0 || end[1] == 0) {
            return rawOffset;
        }
        long days = Math.floorDiv(date + rawOffset, DAY);
        int year = (int) (Math.floorDiv(days * 400 + 287692800L, 146097L) + 1);
        while (GregorianCalendar.dayNumber(year, 0, true) > days) {
            year--;
        }
        while (GregorianCalendar.dayNumber(year + 1, 0, true) <= days) {
            year++;
        }
        if (year < startYear) {
            return rawOffset;
        }
        long from = moment(start, year, rawOffset);
        long to = moment(end, year, rawOffset + dstSavings);
        boolean daylight = from <= to ? date >= from && date < to : date >= from
            || date < to && date >= moment(start, year - 1, rawOffset); // which may be in this year
        return daylight ? rawOffset + dstSavings : rawOffset;
    }

    @Override
    public int getOffset(int era, int year, int month, int day, int dayOfWeek, int millis) {
        if (era != GregorianCalendar.AD && era != GregorianCalendar.BC) {
            throw new IllegalArgumentException("Illegal era " + era);
        }
        long astronomical = era == GregorianCalendar.BC ? 1L - year : year;
        if (month < 0 || month > 11 || day < 1
                || day > GregorianCalendar.dayNumber(astronomical, month + 1, true)
                        - GregorianCalendar.dayNumber(astronomical, month, true)
                || dayOfWeek < 1 || dayOfWeek > 7 || millis < 0 || millis >= DAY) {
            throw new IllegalArgumentException();
        }
        long local = (GregorianCalendar.dayNumber(astronomical, month, true) + day - 1) * DAY
                + millis;
        return getOffset(local - rawOffset);
    }

    @Override
    public int getRawOffset() {
        return rawOffset;
    }

    @Override
    public void setRawOffset(int offsetMillis) {
        rawOffset = offsetMillis;
    }

    public void setDSTSavings(int millisSavedDuringDST) {
        if (millisSavedDuringDST <= 0) {
            throw new IllegalArgumentException("Illegal daylight saving value: "
                    + millisSavedDuringDST);
        }
        dstSavings = millisSavedDuringDST;
    }

    @Override
    public int getDSTSavings() {
        return useDaylightTime() ? dstSavings : 0;
    }

    @Override
    public boolean useDaylightTime() {
        return start != null && start[1] != 0 && end[1] != 0;
    }

    @Override
    public boolean observesDaylightTime() {
        return useDaylightTime();
    }

    @Override
    public boolean inDaylightTime(Date date) {
        return getOffset(date.getTime()) != rawOffset;
    }

    @Override
    public Object clone() {
        return super.clone();
    }

    @Override
    public int hashCode() {
        int hash = rawOffset;
        for (int[] rule : new int[][] {start, end}) {
            for (int i = 0; rule != null && i < 4; i++) {
                hash ^= shown(rule, i);
            }
        }
        return hash;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof SimpleTimeZone && getID().equals(((SimpleTimeZone) obj).getID())
                && hasSameRules((SimpleTimeZone) obj);
    }

    @Override
    public boolean hasSameRules(TimeZone other) {
        if (!(other instanceof SimpleTimeZone)) {
            return false;
        }
        SimpleTimeZone o = (SimpleTimeZone) other;
        return rawOffset == o.rawOffset && useDaylightTime() == o.useDaylightTime()
                && (!useDaylightTime() || dstSavings == o.dstSavings && startYear == o.startYear
                && Arrays.equals(start, o.start) && Arrays.equals(end, o.end));
    }

    private int at(int[] r, int i) {
        return r == null ? 0 : r[i];
    }

    /**
     * The reference's kind of rule: 1 day of month, 2 weekday in month, 3 on or after, 4 before.
     */
    private int mode(int[] r) {
        return r == null || r[1] == 0 ? 0 : r[2] == 0 ? 1 : r[2] > 0 ? 2 : r[1] > 0 ? 3 : 4;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder(getClass().getName());
        sb.append("[id=").append(getID()).append(",offset=").append(rawOffset)
                .append(",dstSavings=").append(dstSavings).append(",useDaylight=")
                .append(useDaylightTime()).append(",startYear=").append(startYear);
        String[] names = {"Month=", "Day=", "DayOfWeek=", "Time=", "TimeMode="};
        for (int side = 0; side < 2; side++) {
            int[] r = side == 0 ? start : end;
            String which = side == 0 ? ",start" : ",end";
            sb.append(which).append("Mode=").append(mode(r));
            for (int i = 0; i < names.length; i++) {
                sb.append(which).append(names[i]).append(shown(r, i));
            }
        }
        return sb.append(']').toString();
    }

    /* A part of a rule without the signs that stand for its mode. */
    private int shown(int[] r, int i) {
        int part = at(r, i);
        return i != 1 && i != 2 || mode(r) == 2 ? part : Math.abs(part);
    }

    // ---- Of a stream ----

    /* Month, day, day of week, time, mode of the time, and how the day is told: 1 the day, 2 the
     * n-th such day of the week, 3 the first after a day, 4 the last before it. */
    private static int[] told(int[] r) {
        if (r == null) {
            return new int[6];
        }
        int how = r[2] == 0 ? r[1] == 0 ? 0 : 1 : r[2] > 0 ? 2 : r[1] > 0 ? 3 : 4;
        return new int[] {r[0], how == 4 ? -r[1] : r[1], Math.abs(r[2]), r[3], r[4], how};
    }

    private static int[] untold(int month, int day, int dayOfWeek, int time, int mode, int how) {
        return new int[] {month, how == 4 ? -day : day,
            how == 1 ? 0 : how > 2 ? -dayOfWeek : dayOfWeek, time, mode};
    }

    private int[] older(int[] told) {
        int[] r = told.clone();
        if (r[5] == 1 || r[5] == 3 && r[1] != 1 || r[5] == 4) {
            r[1] = r[5] == 4 && r[1] >= 30 ? -1 : 1 + r[1] / 7;
        }
        if (r[5] == 1) {
            r[2] = 1;
        }
        if (r[4] == UTC_TIME) {
            r[3] += rawOffset;
        }
        for (; r[3] < 0; r[3] += DAY) {
            r[2] = 1 + (r[2] + 5) % 7;
        }
        for (; r[3] >= DAY; r[3] -= DAY) {
            r[2] = 1 + r[2] % 7;
        }
        return r;
    }

    private synchronized void writeObject(ObjectOutputStream out) throws IOException {
        int[] s = told(start);
        int[] e = told(end);
        int[] r = older(s);
        useDaylight = start != null;
        startMonth = r[0];
        startDay = r[1];
        startDayOfWeek = r[2];
        startTime = r[3];
        startTimeMode = r[4];
        startMode = r[5];
        r = older(e);
        endMonth = r[0];
        endDay = r[1];
        endDayOfWeek = r[2];
        endTime = r[3];
        endTimeMode = r[4];
        endMode = r[5];
        monthLength = new byte[] {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
        out.defaultWriteObject();
        out.writeInt(6);
        for (int each : new int[] {s[1], s[2], e[1], e[2], s[4], e[4]}) {
            out.writeByte(each);
        }
        out.writeObject(new int[] {s[3], e[3]});
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (serialVersionOnStream < 1) {
            startMode = 2;
            endMode = 2;
        } else {
            int n = in.readInt();
            if (n < 4 || n > 6) {
                throw new InvalidObjectException("Too many rules: " + n);
            }
            startDay = in.readByte();
            startDayOfWeek = in.readByte();
            endDay = in.readByte();
            endDayOfWeek = in.readByte();
            if (n == 6) {
                startTimeMode = in.readByte();
                endTimeMode = in.readByte();
            }
        }
        if (serialVersionOnStream >= 2) {
            int[] times = (int[]) in.readObject();
            startTime = times[0];
            endTime = times[1];
        }
        serialVersionOnStream = 2;
        if (useDaylight) {
            start = untold(startMonth, startDay, startDayOfWeek, startTime, startTimeMode,
                    startMode);
            end = untold(endMonth, endDay, endDayOfWeek, endTime, endTimeMode, endMode);
        }
    }
}
