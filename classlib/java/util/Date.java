/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** A moment in milliseconds since 1970; fields and texts are those of UTC. */
public class Date implements Serializable, Cloneable, Comparable<Date> {
    private static final long serialVersionUID = 7523967970034938905L;
    private static final String MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";
    private static final String DAYS = "SunMonTueWedThuFriSat";
    private transient long time;

    public Date() {
        this(System.currentTimeMillis());
    }

    public Date(long date) {
        time = date;
    }

    @Deprecated
    public Date(int year, int month, int date) {
        this(UTC(year, month, date, 0, 0, 0));
    }

    @Deprecated
    public Date(int year, int month, int date, int hrs, int min, int sec) {
        this(UTC(year, month, date, hrs, min, sec));
    }

    /** Days since 1970 of a date of the Gregorian calendar, by years that begin in March. */
    private static long days(long year, int month, long day) {
        year += Math.floorDiv(month, 12);
        int m = Math.floorMod(month, 12) + 1;
        long y = m <= 2 ? year - 1 : year;
        long era = Math.floorDiv(y, 400L);
        long yoe = y - era * 400;
        long doy = (153 * (m + (m > 2 ? -3 : 9)) + 2) / 5 + day - 1;
        return era * 146097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719468;
    }

    /** Year, month from 0 and day of the moment. */
    private int[] civil() {
        long z = Math.floorDiv(time, 86400000L) + 719468;
        long era = Math.floorDiv(z, 146097L);
        long doe = z - era * 146097;
        long yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
        long doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
        long mp = (5 * doy + 2) / 153;
        int m = (int) (mp < 10 ? mp + 2 : mp - 10);
        return new int[] {(int) (yoe + era * 400 + (m <= 1 ? 1 : 0)), m,
            (int) (doy - (153 * mp + 2) / 5 + 1)};
    }

    private int part(long unit, int n) {
        return (int) Math.floorMod(Math.floorDiv(time, unit), (long) n);
    }

    @Deprecated
    public static long UTC(int year, int month, int date, int hrs, int min, int sec) {
        return ((days(year + 1900L, month, date) * 24 + hrs) * 60 + min) * 60000 + sec * 1000L;
    }

    @Deprecated
    public int getYear() {
        return civil()[0] - 1900;
    }

    @Deprecated
    public int getMonth() {
        return civil()[1];
    }

    @Deprecated
    public int getDate() {
        return civil()[2];
    }

    @Deprecated
    public int getDay() {
        return (int) Math.floorMod(Math.floorDiv(time, 86400000L) + 4, 7L);
    }

    @Deprecated
    public int getHours() {
        return part(3600000, 24);
    }

    @Deprecated
    public int getMinutes() {
        return part(60000, 60);
    }

    @Deprecated
    public int getSeconds() {
        return part(1000, 60);
    }

    @Deprecated
    public int getTimezoneOffset() {
        return 0;
    }

    public long getTime() {
        return time;
    }

    public void setTime(long time) {
        this.time = time;
    }

    public boolean before(Date when) {
        return time < when.time;
    }

    public boolean after(Date when) {
        return time > when.time;
    }

    public boolean equals(Object obj) {
        return obj instanceof Date && time == ((Date) obj).getTime();
    }

    public int compareTo(Date anotherDate) {
        return Long.compare(time, anotherDate.getTime());
    }

    public int hashCode() {
        return (int) time ^ (int) (time >> 32);
    }

    private static String two(int n) {
        return n < 10 ? "0" + n : "" + n;
    }

    private String clock() {
        return two(getHours()) + ":" + two(getMinutes()) + ":" + two(getSeconds());
    }

    public String toString() {
        int[] c = civil();
        int d = getDay() * 3;
        return DAYS.substring(d, d + 3) + " " + MONTHS.substring(c[1] * 3, c[1] * 3 + 3) + " "
            + two(c[2]) + " " + clock() + " UTC " + c[0];
    }

    @Deprecated
    public String toGMTString() {
        int[] c = civil();
        return c[2] + " " + MONTHS.substring(c[1] * 3, c[1] * 3 + 3) + " " + c[0] + " " + clock()
            + " GMT";
    }

    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    private void writeObject(ObjectOutputStream s) throws IOException {
        s.defaultWriteObject();
        s.writeLong(time);
    }

    private void readObject(ObjectInputStream s) throws IOException, ClassNotFoundException {
        s.defaultReadObject();
        time = s.readLong();
    }
}
