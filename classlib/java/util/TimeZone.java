/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.Serializable;

/** A time zone: UTC or a fixed offset from it. */
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
        return style == LONG && ID.equals("UTC") ? "Coordinated Universal Time"
            : style == LONG && ID.equals("GMT") ? "Greenwich Mean Time" : ID;
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
            defaultZone = getTimeZone(System.getProperty("user.timezone", "UTC"));
            if (defaultZone.getID().equals("GMT")) {
                defaultZone = new Fixed(0, "UTC");
            }
        }
        return (TimeZone) defaultZone.clone();
    }

    public static synchronized void setDefault(TimeZone zone) {
        defaultZone = zone == null ? null : (TimeZone) zone.clone();
    }

    /** GMT+h, GMT+hh, GMT+h:mm, GMT+hhmm and the like; GMT for what is not known. */
    public static synchronized TimeZone getTimeZone(String ID) {
        if (ID.equals("UTC") || ID.equals("Etc/UTC") || ID.equals("Z")) {
            return new Fixed(0, ID.equals("Z") ? "GMT" : ID);
        }
        if (ID.startsWith("GMT") && ID.length() > 4 && "+-".indexOf(ID.charAt(3)) >= 0) {
            String s = ID.substring(4);
            int colon = s.indexOf(':');
            try {
                int hours = Integer.parseInt(colon >= 0 ? s.substring(0, colon)
                    : s.length() > 2 ? s.substring(0, s.length() - 2) : s);
                int minutes = colon >= 0 ? Integer.parseInt(s.substring(colon + 1))
                    : s.length() > 2 ? Integer.parseInt(s.substring(s.length() - 2)) : 0;
                if (hours >= 0 && hours < 24 && minutes >= 0 && minutes < 60) {
                    int offset = (hours * 60 + minutes) * 60000;
                    return new Fixed(ID.charAt(3) == '-' ? -offset : offset,
                        "GMT" + ID.charAt(3) + (hours < 10 ? "0" : "")
                        + hours + ":" + (minutes < 10 ? "0" : "") + minutes);
                }
            } catch (NumberFormatException unknown) {
                return new Fixed(0, "GMT");
            }
        }
        return new Fixed(0, "GMT");
    }

    public static String[] getAvailableIDs() {
        return new String[] {"GMT", "UTC"};
    }

    public static String[] getAvailableIDs(int rawOffset) {
        return rawOffset == 0 ? getAvailableIDs() : new String[0];
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
