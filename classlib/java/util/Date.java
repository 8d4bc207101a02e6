/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** A moment in milliseconds since 1970; its fields are those of the default zone. */
public class Date implements Serializable, Cloneable, Comparable<Date> {
    private static final long serialVersionUID = 7523967970034938905L;
    private static final String MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";
    private static final String DAYS = "SunMonTueWedThuFriSat";
    private transient long time;
    private transient Calendar changed;

    public Date() {
        this(System.currentTimeMillis());
    }

    public Date(long date) {
        time = date;
    }

    @Deprecated
    public Date(int year, int month, int date) {
        this(year, month, date, 0, 0, 0);
    }

    @Deprecated
    public Date(int year, int month, int date, int hrs, int min) {
        this(year, month, date, hrs, min, 0);
    }

    @Deprecated
    public Date(int year, int month, int date, int hrs, int min, int sec) {
        time = new GregorianCalendar(year + 1900, month, date, hrs, min, sec).getTimeInMillis();
    }

    @Deprecated
    public Date(String s) {
        this(parse(s));
    }

    @Deprecated
    public static long UTC(int year, int month, int date, int hrs, int min, int sec) {
        GregorianCalendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
        c.clear();
        c.set(year + 1900, month, date, hrs, min, sec);
        return c.getTimeInMillis();
    }

    private Calendar calendar() {
        Calendar c = new GregorianCalendar();
        c.setTimeInMillis(time());
        return c;
    }

    private int get(int field) {
        return calendar().get(field);
    }

    /** Fields are only recorded; the time follows when it is asked for. */
    private void set(int field, int value) {
        if (changed == null) {
            changed = calendar();
        }
        changed.set(field, value);
    }

    private long time() {
        if (changed != null) {
            time = changed.getTimeInMillis();
            changed = null;
        }
        return time;
    }

    /** The year, negative before the common era. */
    private static int year(Calendar c) {
        int y = c.get(Calendar.YEAR);
        return c.get(Calendar.ERA) == GregorianCalendar.BC ? 1 - y : y;
    }

    @Deprecated
    public int getYear() {
        return calendar().get(Calendar.YEAR) - 1900; // of years before the first, too
    }

    @Deprecated
    public void setYear(int year) {
        set(Calendar.YEAR, year + 1900);
    }

    @Deprecated
    public int getMonth() {
        return get(Calendar.MONTH);
    }

    @Deprecated
    public void setMonth(int month) {
        set(Calendar.MONTH, month);
    }

    @Deprecated
    public int getDate() {
        return get(Calendar.DATE);
    }

    @Deprecated
    public void setDate(int date) {
        set(Calendar.DATE, date);
    }

    @Deprecated
    public int getDay() {
        return get(Calendar.DAY_OF_WEEK) - 1;
    }

    @Deprecated
    public int getHours() {
        return get(Calendar.HOUR_OF_DAY);
    }

    @Deprecated
    public void setHours(int hours) {
        set(Calendar.HOUR_OF_DAY, hours);
    }

    @Deprecated
    public int getMinutes() {
        return get(Calendar.MINUTE);
    }

    @Deprecated
    public void setMinutes(int minutes) {
        set(Calendar.MINUTE, minutes);
    }

    @Deprecated
    public int getSeconds() {
        return get(Calendar.SECOND);
    }

    @Deprecated
    public void setSeconds(int seconds) {
        set(Calendar.SECOND, seconds);
    }

    @Deprecated
    public int getTimezoneOffset() {
        return -TimeZone.getDefault().getOffset(time()) / 60000;
    }

    public static Date from(java.time.Instant instant) {
        try {
            return new Date(instant.toEpochMilli());
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(e);
        }
    }

    public java.time.Instant toInstant() {
        return java.time.Instant.ofEpochMilli(time());
    }

    /** Words of the old, lenient syntax: months, days, am, pm, zones; each number's meaning follows
     * from what comes after it. */
    @Deprecated
    public static long parse(String s) {
        if (s == null) {
            throw new IllegalArgumentException();
        }
        int year = Integer.MIN_VALUE;
        int month = -1;
        int mday = -1;
        int hour = -1;
        int min = -1;
        int sec = -1;
        int offset = -1;
        char prev = 0;
        int i = 0;
        int n = s.length();
        String words = "am pm sunday monday tuesday wednesday thursday friday saturday january "
                + "february march april may june july august september october november december "
                + "gmt ut utc est edt cst cdt mst mdt pst pdt ";
        int[] zones = {0, 0, 0, 300, 240, 360, 300, 420, 360, 480, 420};
        while (i < n) {
            char c = s.charAt(i++);
            if (c <= ' ' || c == ',') {
                continue;
            }
            if (c == '(') {
                for (int depth = 1; i < n && depth > 0; i++) {
                    depth += s.charAt(i) == '(' ? 1 : s.charAt(i) == ')' ? -1 : 0;
                }
                continue;
            }
            if (c >= '0' && c <= '9') {
                int v = c - '0';
                while (i < n && (c = s.charAt(i)) >= '0' && c <= '9') {
                    v = v * 10 + c - '0';
                    i++;
                }
                c = i < n ? s.charAt(i) : ' ';
                if (prev == '+' || prev == '-' && year != Integer.MIN_VALUE) {
                    if (offset > 0) {
                        throw new IllegalArgumentException();
                    }
                    v = v < 24 ? v * 60 : v % 100 + v / 100 * 60;
                    offset = prev == '+' ? -v : v;
                } else if (v >= 70 && (c <= ' ' || c == ',' || c == '/' || i >= n)
                        && year == Integer.MIN_VALUE) {
                    year = v;
                } else if (c == ':') {
                    if (hour < 0) {
                        hour = v;
                    } else if (min < 0) {
                        min = v;
                    } else {
                        throw new IllegalArgumentException();
                    }
                    i++;
                } else if (c == '/') {
                    if (month < 0) {
                        month = v - 1;
                    } else if (mday < 0) {
                        mday = v;
                    } else {
                        throw new IllegalArgumentException();
                    }
                    i++;
                } else if (i < n && c != ',' && c > ' ' && c != '-') {
                    throw new IllegalArgumentException();
                } else if (hour >= 0 && min < 0) {
                    min = v;
                } else if (min >= 0 && sec < 0) {
                    sec = v;
                } else if (mday < 0) {
                    mday = v;
                } else if (year == Integer.MIN_VALUE && month >= 0 && mday >= 0) {
                    year = v;
                } else {
                    throw new IllegalArgumentException();
                }
                prev = 0;
            } else if (c == '/' || c == ':' || c == '+' || c == '-') {
                prev = c;
            } else {
                int start = i - 1;
                while (i < n && Character.isLetter(s.charAt(i))) {
                    i++;
                }
                String word = s.substring(start, i).toLowerCase(Locale.ROOT);
                String[] all = words.trim().split(" ");
                int k = all.length - 1;
                while (k >= 0 && !(word.length() > 1 && all[k].startsWith(word))) {
                    k--;
                }
                if (k < 0) {
                    throw new IllegalArgumentException();
                }
                if (k < 2) {
                    if (hour > 12 || hour < 1) {
                        throw new IllegalArgumentException();
                    }
                    hour = k == 1 && hour < 12 ? hour + 12 : k == 0 && hour == 12 ? 0 : hour;
                } else if (k >= 9 && k < 21) {
                    month = k - 9;
                } else if (k >= 21) {
                    offset = zones[k - 21];
                }
                prev = 0;
            }
        }
        if (year == Integer.MIN_VALUE || month < 0 || mday < 0) {
            throw new IllegalArgumentException();
        }
        if (year < 100) {
            int century = new Date().getYear() + 1900 - 80;
            year += century / 100 * 100;
            year += year < century ? 100 : 0;
        }
        hour = Math.max(hour, 0);
        min = Math.max(min, 0);
        sec = Math.max(sec, 0);
        return offset == -1 ? new Date(year - 1900, month, mday, hour, min, sec).getTime()
                : UTC(year - 1900, month, mday, hour, min, sec) + offset * 60000L;
    }

    public long getTime() {
        return time();
    }

    public void setTime(long time) {
        this.time = time;
        changed = null;
    }

    private static long moment(Date date) {
        date.getClass(); // fails where the JDK does
        return date.time();
    }

    public boolean before(Date when) {
        return time() < moment(when);
    }

    public boolean after(Date when) {
        return time() > moment(when);
    }

    public boolean equals(Object obj) {
        return obj instanceof Date && time() == ((Date) obj).getTime();
    }

    public int compareTo(Date anotherDate) {
        return Long.compare(time(), moment(anotherDate));
    }

    public int hashCode() {
        return (int) time() ^ (int) (time >> 32);
    }

    private static String two(int n) {
        return n < 10 ? "0" + n : "" + n;
    }

    private static String clock(Calendar c) {
        return two(c.get(Calendar.HOUR_OF_DAY)) + ":" + two(c.get(Calendar.MINUTE)) + ":"
            + two(c.get(Calendar.SECOND));
    }

    private static String monthName(Calendar c) {
        int m = c.get(Calendar.MONTH) * 3;
        return MONTHS.substring(m, m + 3);
    }

    public String toString() {
        Calendar c = calendar();
        int d = (c.get(Calendar.DAY_OF_WEEK) - 1) * 3;
        TimeZone zone = c.getTimeZone();
        return DAYS.substring(d, d + 3) + " " + monthName(c) + " " + two(c.get(Calendar.DATE))
            + " " + clock(c) + " " + zone.getDisplayName(c.get(Calendar.DST_OFFSET) != 0,
            TimeZone.SHORT, Locale.US) + " " + c.get(Calendar.YEAR);
    }

    @Deprecated
    public String toLocaleString() {
        return java.text.DateFormat.getDateTimeInstance().format(this);
    }

    @Deprecated
    public String toGMTString() {
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
        c.setTimeInMillis(time());
        return c.get(Calendar.DATE) + " " + monthName(c) + " " + c.get(Calendar.YEAR) + " "
            + clock(c) + " GMT";
    }

    public Object clone() {
        try {
            Date d = (Date) super.clone();
            d.setTime(time());
            return d;
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        s.defaultWriteObject();
        s.writeLong(time());
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        time = s.readLong();
    }
}
