/* SPDX-License-Identifier: MIT */
package sun.util.calendar;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;

/**
 * A java.util.TimeZone with the rules of a region; like all of them it knows nothing before 1900.
 */
public final class ZoneInfo extends TimeZone {
    private static final long serialVersionUID = 2653134537216586139L;
    private static final long START_OF_1900 = -2208988800000L;
    private static final long LAST_YEAR = Long.MAX_VALUE - 366 * 86400000L;

    private transient ZoneRules rules;
    /** What setRawOffset added to all offsets. */
    private transient int moved;
    /* In streams alone. A transition is a moment, shifted by 12, and indices into the offsets: of
     * the daylight saving if there is one, shifted by 4, and of the whole offset; the list begins
     * in 1900 and ends in 2037. */
    private int checksum;
    private int dstSavings;
    private int rawOffset;
    private int rawOffsetDiff;
    private boolean willGMTOffsetChange;
    private int[] offsets;
    private int[] simpleTimeZoneParams;
    private long[] transitions;

    public ZoneInfo(String id, ZoneRules rules) {
        this.rules = rules;
        setID(id);
    }

    /** What is in a stream in the place of a zone without rules. */
    public ZoneInfo(String id, int offset) {
        this(id, ZoneRules.of(ZoneOffset.UTC));
        moved = offset;
    }

    private static Instant moment(long date) {
        return Instant.ofEpochMilli(date);
    }

    private int lastRaw() {
        return rules.getStandardOffset(Instant.MAX).getTotalSeconds() * 1000 + moved;
    }

    /** Before 1900, and in daylight time whose end no long tells, there is standard time. */
    private boolean isBeyond(long date) {
        return date < START_OF_1900 || date > LAST_YEAR && rules.isDaylightSavings(moment(date))
                && rules.nextTransition(moment(date)).getInstant().isAfter(moment(Long.MAX_VALUE));
    }

    @Override
    public int getOffset(long date) {
        return isBeyond(date) ? lastRaw()
                : rules.getOffset(moment(date)).getTotalSeconds() * 1000 + moved;
    }

    /** The standard offset at a moment, which may have been another one than today's. */
    public int getRawOffset(long date) {
        return date < START_OF_1900 ? lastRaw()
                : rules.getStandardOffset(moment(date)).getTotalSeconds() * 1000 + moved;
    }

    /** The offset at a local time: of two the later, in a gap the one before it. */
    public int getOffsetByWall(long local) {
        LocalDateTime dateTime = LocalDateTime.ofEpochSecond(Math.floorDiv(local - moved, 1000L), 0,
                ZoneOffset.UTC);
        ZoneOffsetTransition change = rules.getTransition(dateTime);
        ZoneOffset offset = change == null ? rules.getOffset(dateTime)
                : change.isGap() ? change.getOffsetBefore() : change.getOffsetAfter();
        int millis = offset.getTotalSeconds() * 1000 + moved;
        return local - millis < START_OF_1900 ? lastRaw() : millis;
    }

    @Override
    public int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds) {
        if (era != GregorianCalendar.AD && era != GregorianCalendar.BC || milliseconds < 0
                || milliseconds >= 86400000 || month < 0 || month > 11) {
            throw new IllegalArgumentException();
        }
        LocalDateTime date;
        try {
            date = LocalDateTime.of(era == GregorianCalendar.BC ? 1 - year : year, month + 1, day,
                    0, 0);
        } catch (java.time.DateTimeException e) {
            throw new IllegalArgumentException();
        }
        if (dayOfWeek < 1 || dayOfWeek > 7) {
            throw new IllegalArgumentException();
        }
        return getOffset(date.toEpochSecond(ZoneOffset.UTC) * 1000 + milliseconds - lastRaw());
    }

    @Override
    public void setRawOffset(int offsetMillis) {
        moved += offsetMillis - lastRaw();
    }

    @Override
    public int getRawOffset() {
        return lastRaw();
    }

    @Override
    public boolean useDaylightTime() {
        return !rules.getTransitionRules().isEmpty();
    }

    @Override
    public boolean observesDaylightTime() {
        return useDaylightTime() || inDaylightTime(new Date());
    }

    @Override
    public int getDSTSavings() {
        if (!useDaylightTime()) {
            return 0;
        }
        var rule = rules.getTransitionRules().get(0);
        return Math.abs(rule.getOffsetAfter().getTotalSeconds()
                - rule.getOffsetBefore().getTotalSeconds()) * 1000;
    }

    @Override
    public boolean inDaylightTime(Date date) {
        return !isBeyond(date.getTime()) && rules.isDaylightSavings(moment(date.getTime()));
    }

    @Override
    public String getDisplayName(boolean daylight, int style, Locale locale) {
        if (style != SHORT && style != LONG) {
            throw new IllegalArgumentException("Illegal style: " + style);
        }
        java.util.Objects.requireNonNull(locale);
        return ZoneNames.of(getID(), daylight ? ZoneNames.DAYLIGHT : ZoneNames.STANDARD,
                style == LONG);
    }

    @Override
    public boolean hasSameRules(TimeZone other) {
        return this == other || other instanceof ZoneInfo
                && rules.equals(((ZoneInfo) other).rules) && moved == ((ZoneInfo) other).moved;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof ZoneInfo && getID().equals(((ZoneInfo) obj).getID())
                && hasSameRules((ZoneInfo) obj);
    }

    @Override
    public int hashCode() {
        return getRawOffset() ^ getID().hashCode();
    }

    private Object readResolve() {
        TimeZone zone = TimeZone.getTimeZone(getID());
        if (zone.getRawOffset() != rawOffset) {
            zone.setRawOffset(rawOffset);
        }
        zone.setID(getID());
        return zone;
    }

    private static int index(List<Integer> all, int offset, int from) {
        int i = all.subList(from, all.size()).indexOf(offset);
        if (i < 0) {
            all.add(offset);
        }
        return i < 0 ? all.size() - 1 : from + i;
    }

    private Object writeReplace() {
        rawOffset = lastRaw();
        dstSavings = useDaylightTime() ? getDSTSavings() : 0;
        if (rules.isFixedOffset()) {
            return this;
        }
        List<Integer> all = new ArrayList<>();
        all.add(rawOffset);
        List<Long> changes = new ArrayList<>();
        long end = 2145916800000L; // of 2037
        for (long at = START_OF_1900; at < end;) {
            int whole = getOffset(at);
            int saving = whole - getRawOffset(at);
            changes.add(at << 12 | (saving == 0 ? 0 : index(all, saving, 1) << 4)
                    | index(all, whole, 0));
            ZoneOffsetTransition next = rules.nextTransition(moment(at));
            at = next == null ? end : next.toEpochSecond() * 1000;
        }
        if (all.size() <= 16) {
            offsets = all.stream().mapToInt(Integer::intValue).toArray();
            transitions = changes.stream().mapToLong(Long::longValue).toArray();
        }
        return this;
    }

    @Override
    public String toString() {
        return "sun.util.calendar.ZoneInfo[id=\"" + getID() + "\",offset=" + getRawOffset()
                + ",dstSavings=" + getDSTSavings() + ",useDaylight=" + useDaylightTime()
                + ",transitions=" + rules.getTransitions().size() + ",lastRule="
                + (useDaylightTime() ? rules.getTransitionRules() : null) + "]";
    }
}
