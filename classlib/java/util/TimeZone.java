/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.Serializable;

/** A time zone: UTC, a fixed offset from it, or a region that the system knows. */
public abstract class TimeZone implements Serializable, Cloneable {
    private static final long serialVersionUID = 3581463369166924961L;
    public static final int SHORT = 0;
    public static final int LONG = 1;
    private static TimeZone defaultZone;
    private String ID;

    public TimeZone() {
    }

    public abstract int getOffset(int era, int year, int month, int day, int dayOfWeek,
        int milliseconds);

    public int getOffset(long date) {
        return getRawOffset() + (inDaylightTime(new Date(date)) ? getDSTSavings() : 0);
    }

    public abstract void setRawOffset(int offsetMillis);

    public abstract int getRawOffset();

    public String getID() {
        return ID;
    }

    public void setID(String ID) {
        this.ID = Objects.requireNonNull(ID);
    }

    public final String getDisplayName() {
        return getDisplayName(false, LONG, Locale.getDefault());
    }

    public final String getDisplayName(Locale locale) {
        return getDisplayName(false, LONG, locale);
    }

    public final String getDisplayName(boolean daylight, int style) {
        return getDisplayName(daylight, style, Locale.getDefault());
    }

    public String getDisplayName(boolean daylight, int style, Locale locale) {
        if (style != SHORT && style != LONG) {
            throw new IllegalArgumentException("Illegal style: " + style);
        }
        java.util.Objects.requireNonNull(locale);
        return sun.util.calendar.ZoneNames.knows(ID)
            ? sun.util.calendar.ZoneNames.of(ID, daylight ? 1 : 0, style == LONG)
            : ID.equals("GMT-00:00") ? ID : sun.util.calendar.ZoneNames.offset(
                (getRawOffset() + (daylight ? getDSTSavings() : 0)) / 60000 * 60);
    }

    public int getDSTSavings() {
        return useDaylightTime() ? 3600000 : 0;
    }

    public abstract boolean useDaylightTime();

    public boolean observesDaylightTime() {
        return useDaylightTime();
    }

    public abstract boolean inDaylightTime(Date date);

    public static synchronized TimeZone getDefault() {
        if (defaultZone == null) {
            String id = System.getProperty("user.timezone");
            if (id == null || id.isEmpty()) {
                id = sun.util.calendar.ZoneFiles.systemZone();
                if (id != null && !id.equals("GMT") && getTimeZone(id).getID().equals("GMT")) {
                    id = sun.util.calendar.ZoneFiles.systemOffset();
                }
            }
            id = id == null ? "UTC" : id;
            defaultZone = getTimeZone(id);
            boolean known = !defaultZone.ID.equals("GMT");
            System.setProperty("user.timezone", known ? id : "GMT");
        }
        return (TimeZone) defaultZone.clone();
    }

    public static synchronized void setDefault(TimeZone zone) {
        defaultZone = zone == null ? null : (TimeZone) zone.clone();
    }

    /** A region, GMT+h, GMT+hh, GMT+h:mm, GMT+hhmm and the like; GMT for what is not known. */
    public static synchronized TimeZone getTimeZone(String id) {
        return id.length() == 0 ? new Fixed(0, "GMT") : region(id);
    }

    private static TimeZone region(String ID) {
        if (sun.util.calendar.ZoneFiles.isUtc(ID) && !ID.equals("UT")) {
            return new Fixed(0, ID);
        }
        if (ID.startsWith("GMT") && ID.length() > 3) {
            Fixed fixed = custom(ID);
            if (fixed != null) {
                return fixed;
            }
        }
        if (ID.length() == 3 && java.time.ZoneId.SHORT_IDS.get(ID) != null) {
            String region = java.time.ZoneId.SHORT_IDS.get(ID);
            if (region.charAt(0) == '-') {
                return new Fixed(java.time.ZoneOffset.of(region).getTotalSeconds() * 1000, ID);
            }
            sun.util.calendar.ZoneFile alias = sun.util.calendar.ZoneFiles.find(region);
            return alias == null ? new Fixed(0, "GMT")
                : new sun.util.calendar.ZoneInfo(ID, alias.rules());
        }
        sun.util.calendar.ZoneFile file = sun.util.calendar.ZoneFiles.find(ID);
        return file == null ? new Fixed(0, "GMT")
            : new sun.util.calendar.ZoneInfo(ID, file.rules());
    }

    /** Hours of one or two digits, minutes of two, a colon between them when there is only one. */
    private static Fixed custom(String ID) {
        int n = ID.length();
        int colon = ID.indexOf(':');
        int end = colon >= 0 ? colon : n > 6 ? n - 2 : n;
        if (ID.charAt(3) != '+' && ID.charAt(3) != '-' || end < 5 || end > 6
            || colon >= 0 && n != colon + 3 || n > 9) {
            return null;
        }
        int hours = digits(ID, 4, end);
        int minutes = end == n ? 0 : digits(ID, colon >= 0 ? colon + 1 : end, n);
        if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59) {
            return null;
        }
        int offset = (hours * 60 + minutes) * 60000;
        return new Fixed(ID.charAt(3) == '-' ? -offset : offset, "GMT" + ID.charAt(3)
            + (hours < 10 ? "0" : "") + hours + ":" + (minutes < 10 ? "0" : "") + minutes);
    }

    private static int digits(String s, int from, int to) {
        int value = 0;
        for (int i = from; i < to; i++) {
            int digit = s.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            value = value * 10 + digit;
        }
        return value;
    }

    public static TimeZone getTimeZone(java.time.ZoneId zoneId) {
        String id = zoneId.getId();
        char first = id.charAt(0);
        return getTimeZone(first == '+' || first == '-' ? "GMT" + id
            : first == 'Z' && id.length() == 1 ? "UTC" : id);
    }

    public java.time.ZoneId toZoneId() {
        return java.time.ZoneId.of(getID(), java.time.ZoneId.SHORT_IDS);
    }

    public static synchronized String[] getAvailableIDs() {
        Set<String> ids = new TreeSet<>(sun.util.calendar.ZoneFiles.names());
        ids.addAll(java.time.ZoneId.SHORT_IDS.keySet());
        return ids.stream().map(String::intern).toArray(String[]::new);
    }

    public static synchronized String[] getAvailableIDs(int rawOffset) {
        List<String> ids = new ArrayList<>();
        for (String id : getAvailableIDs()) {
            if (getTimeZone(id).getRawOffset() == rawOffset) {
                ids.add(id);
            }
        }
        return ids.toArray(new String[0]);
    }

    public boolean hasSameRules(TimeZone other) {
        return other != null && getRawOffset() == other.getRawOffset()
            && useDaylightTime() == other.useDaylightTime();
    }

    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private static final class Fixed extends TimeZone {
        private static final long serialVersionUID = 1L;
        private int offset;

        Fixed(int offset, String id) {
            this.offset = offset;
            setID(id);
        }

        @Override public int getOffset(int era, int year, int month, int day, int dayOfWeek,
                int milliseconds) {
            return offset;
        }

        @Override public void setRawOffset(int offsetMillis) {
            offset = offsetMillis;
        }

        @Override public int getRawOffset() {
            return offset;
        }

        @Override public boolean useDaylightTime() {
            return false;
        }

        @Override public boolean inDaylightTime(Date date) {
            return false;
        }

        private Object writeReplace() {
            return new sun.util.calendar.ZoneInfo(getID(), offset);
        }

        @Override public boolean equals(Object o) {
            return o instanceof Fixed && offset == ((Fixed) o).offset
                && getID().equals(((Fixed) o).getID());
        }

        @Override public int hashCode() {
            return offset ^ getID().hashCode();
        }

        @Override public String toString() {
            return "sun.util.calendar.ZoneInfo[id=\"" + getID() + "\",offset=" + offset
                + ",dstSavings=0,useDaylight=false,transitions=0,lastRule=null]";
        }
    }
}
