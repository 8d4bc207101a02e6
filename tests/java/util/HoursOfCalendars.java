/* SPDX-License-Identifier: MIT */
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.TimeZone;

/** Hours that are rolled over those that are left out or come twice, and those of a constructor. */
public class HoursOfCalendars {
    static void roll(String zone, int year, int month, int day) {
        TimeZone z = TimeZone.getTimeZone(zone);
        int[] amounts = {-25, -24, -13, -12, -5, -2, -1, 1, 2, 5, 12, 13, 24, 25};
        for (int field : new int[] {Calendar.HOUR, Calendar.HOUR_OF_DAY}) {
            for (int hour = 0; hour < 24; hour++) {
                StringBuilder row = new StringBuilder(zone + " " + field + " " + hour + ":");
                for (int amount : amounts) {
                    Calendar c = new GregorianCalendar(z);
                    c.clear();
                    c.set(year, month, day, hour, 30, 15);
                    c.getTimeInMillis();
                    c.roll(field, amount);
                    row.append(' ').append(c.get(Calendar.HOUR_OF_DAY));
                    row.append(c.get(Calendar.DST_OFFSET) != 0 ? "d" : "");
                    row.append(c.get(Calendar.DAY_OF_MONTH) == day ? "" : "!");
                }
                System.out.println(row);
            }
        }
    }

    static void show(String what, Calendar c) {
        System.out.println(what + ": " + c.get(Calendar.HOUR_OF_DAY) + " " + c.get(Calendar.HOUR)
            + " " + c.get(Calendar.AM_PM) + " " + c.get(Calendar.DATE));
    }

    static void made(int hour) {
        GregorianCalendar c = new GregorianCalendar(2004, Calendar.JANUARY, 1, hour, 0);
        System.out.println(hour + " " + c.isSet(Calendar.HOUR) + " " + c.isSet(Calendar.AM_PM));
        show("as made", c);
        c = new GregorianCalendar(2004, Calendar.JANUARY, 1, hour, 0);
        c.set(Calendar.HOUR, 2);
        show("2", c);
        c = new GregorianCalendar(2004, Calendar.JANUARY, 1, hour, 0);
        c.set(Calendar.AM_PM, Calendar.PM);
        show("pm", c);
        c = new GregorianCalendar(2004, Calendar.JANUARY, 1, hour, 0);
        c.set(Calendar.HOUR, 3);
        c.set(Calendar.HOUR_OF_DAY, 7);
        show("3, 7", c);
        c.set(Calendar.HOUR_OF_DAY, 8);
        c.set(Calendar.HOUR, 4);
        show("8, 4", c);
        c = new GregorianCalendar(2004, Calendar.JANUARY, 1, hour, 0);
        c.clear(Calendar.HOUR);
        show("cleared", c);
    }

    static void strict(int field, int value) {
        GregorianCalendar c = new GregorianCalendar(2006, Calendar.JUNE, 16, 3, 4);
        c.setLenient(false);
        c.set(field, value);
        try {
            System.out.println(c.get(Calendar.YEAR) + " " + c.get(Calendar.HOUR_OF_DAY));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        roll("America/Los_Angeles", 2016, Calendar.MARCH, 13);
        roll("America/Los_Angeles", 2016, Calendar.NOVEMBER, 6);
        roll("America/Sao_Paulo", 2016, Calendar.OCTOBER, 16);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        for (int hour : new int[] {-5, 0, 11, 12, 15, 23, 24, 25, 100}) {
            made(hour);
        }
        strict(Calendar.HOUR_OF_DAY, 10);
        strict(Calendar.HOUR, 10);
        strict(Calendar.HOUR, 3);
        strict(Calendar.AM_PM, Calendar.PM);
    }
}
