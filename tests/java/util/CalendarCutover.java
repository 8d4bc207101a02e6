/* SPDX-License-Identifier: MIT */
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/**
 * The fields of each day around the year in which the calendar left ten days out, and around
 * another cutover.
 */
public class CalendarCutover {

    static long sum;

    static void day(GregorianCalendar c, long day, boolean print) {
        c.setTimeInMillis(day * 86400000L);
        StringBuilder line = new StringBuilder();
        for (int field = 0; field <= Calendar.DAY_OF_WEEK_IN_MONTH; field++) {
            line.append(' ').append(c.get(field));
            sum = sum * 31 + c.get(field);
        }
        if (print) System.out.println(day + ":" + line);
    }

    public static void main(String[] args) {
        GregorianCalendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        long cutover = -141427;
        for (long day = cutover - 40; day < cutover + 40; day++) day(c, day, true);
        for (long day = cutover - 400; day < cutover + 500; day += 5) day(c, day, true);
        System.out.println(sum);
        c.setGregorianChange(new Date(-6857222400000L)); // 14 September 1752
        for (long day = -79366 - 20; day < -79366 + 20; day++) day(c, day, true);
        System.out.println(sum);
    }
}
