/* SPDX-License-Identifier: MIT */
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/**
 * Dates by weeks, lenient or not, in both eras; how many weeks years have around the change of
 * calendars.
 */
public class CalendarWeekDates {

    static GregorianCalendar on(int year, int month, int day) {
        GregorianCalendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        c.clear();
        c.set(Math.abs(year), month, day);
        if (year < 0) c.set(Calendar.ERA, GregorianCalendar.BC);
        return c;
    }

    public static void main(String[] args) {
        for (int base : new int[] { 2000, -5 }) {
            for (int year : new int[] { 1123, 5, 2010, 1582, 1583, -3 }) {
                for (int week : new int[] { 1, 23, 40, 52, 54, -1 }) {
                    StringBuilder line = new StringBuilder(base + " " + year + " " + week + ":");
                    for (int day = 1; day <= 7; day += 3) {
                        for (boolean lenient : new boolean[] { false, true }) {
                            GregorianCalendar c = on(base, 5, 6);
                            c.get(Calendar.YEAR);
                            c.setLenient(lenient);
                            try {
                                c.setWeekDate(year, week, day);
                                line.append(" ")
                                    .append(c.getTimeInMillis())
                                    .append(" ")
                                    .append(c.get(Calendar.WEEK_OF_YEAR));
                            } catch (IllegalArgumentException e) {
                                line.append(" ").append(e.getMessage());
                            }
                        }
                    }
                    System.out.println(line);
                }
            }
        }
        for (int least = 1; least <= 7; least += 2) {
            for (int first = 1; first <= 7; first += 2) {
                StringBuilder line = new StringBuilder(least + " " + first + ":");
                for (int year = 1580; year <= 1585; year++) {
                    for (int month = 0; month < 12; month += 3) {
                        GregorianCalendar c = on(year, month, 28);
                        c.setMinimalDaysInFirstWeek(least);
                        c.setFirstDayOfWeek(first);
                        line.append(" ").append(c.getWeeksInWeekYear());
                    }
                }
                GregorianCalendar c = on(2000, 1, 1);
                c.setMinimalDaysInFirstWeek(least);
                c.setFirstDayOfWeek(first);
                for (int field = 0; field < Calendar.FIELD_COUNT; field++) line.append(" ").append(
                    c.getLeastMaximum(field)
                );
                System.out.println(line);
            }
        }
        for (int way = 0; way < 3; way++) {
            GregorianCalendar c = on(1582, 9, 20);
            c.setLenient(way == 2);
            c.set(way == 0 ? Calendar.DAY_OF_MONTH : Calendar.ERA, way == 0 ? 8 : 7);
            try {
                System.out.println(c.getTimeInMillis());
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        // A strict calendar in which another field was set before: the week is given anew, others
        // still have a say.
        for (int field = 0; field < Calendar.FIELD_COUNT; field++) {
            for (int value : new int[] { -5, 2, 4, 33, 99, 101, 102, 103, 104 }) {
                GregorianCalendar c = on(2009, 1, 13);
                c.setLenient(false);
                String outcome = "set";
                try {
                    if (value == 101) {
                        // as it is, and asked for
                        c.set(field, c.get(field));
                        c.getTimeInMillis();
                    } else if (value == 102) {
                        // rolled; offsets of the zone are set and asked for
                        if (field < Calendar.ZONE_OFFSET) c.roll(field, 1);
                        else c.set(field, 7200000);
                        c.getTimeInMillis();
                    } else if (value == 104) {
                        // rolled only
                        if (field < Calendar.ZONE_OFFSET) c.roll(field, 1);
                    } else if (value == 103) {
                        c.set(field, c.get(field));
                    } else {
                        c.set(field, value);
                    }
                    c.setWeekDate(2004, 33, 7);
                } catch (IllegalArgumentException e) {
                    outcome = "refused";
                }
                try {
                    outcome += " " + c.getTimeInMillis();
                } catch (IllegalArgumentException e) {
                    outcome += " without a time";
                }
                System.out.println("field " + field + " is " + value + ": " + outcome);
            }
        }
    }
}
