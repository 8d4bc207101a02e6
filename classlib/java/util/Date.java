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

    @Deprecated
    public static long parse(String s) {
        if (s == null) {
            throw new IllegalArgumentException();
        }
        return new DateReader(s).read();
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
