// SPDX-License-Identifier: MIT
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/**
 * java.util.Calendar.Builder: moments, fields in the order they were set, week dates, what cannot
 * be built.
 */
public class CalendarBuilder {

    interface Action {
        Calendar.Builder run();
    }

    static Calendar.Builder builder() {
        return new Calendar.Builder().setTimeZone(TimeZone.getTimeZone("GMT")).setLocale(Locale.US);
    }

    static void show(Action action) {
        try {
            Calendar c = action.run().build();
            System.out.println(
                c.getTimeInMillis() +
                    " " +
                    c.isLenient() +
                    " " +
                    c.getFirstDayOfWeek() +
                    c.getMinimalDaysInFirstWeek() +
                    " " +
                    c.get(Calendar.YEAR) +
                    "-" +
                    c.get(Calendar.MONTH) +
                    "-" +
                    c.get(Calendar.DAY_OF_MONTH) +
                    " " +
                    c.get(Calendar.HOUR_OF_DAY) +
                    ":" +
                    c.get(Calendar.MINUTE) +
                    " week " +
                    c.get(Calendar.WEEK_OF_YEAR) +
                    " day " +
                    c.get(Calendar.DAY_OF_WEEK) +
                    " " +
                    c.getTimeZone().getID() +
                    " " +
                    c.getCalendarType() +
                    " " +
                    ((GregorianCalendar) c).getGregorianChange().getTime()
            );
        } catch (RuntimeException e) {
            System.out.println(e instanceof NullPointerException ? "NullPointerException" : e);
        }
    }

    public static void main(String[] args) {
        show(() -> builder());
        show(() -> builder().setInstant(86400000L * 365));
        show(() -> builder().setInstant(new Date(-1)));
        show(() -> builder().setInstant((Date) null));
        show(() -> builder().setInstant(1).setInstant(2));
        show(() -> builder().setDate(2024, Calendar.FEBRUARY, 29));
        show(() -> builder().setDate(2024, Calendar.FEBRUARY, 29).setTimeOfDay(23, 59, 58));
        show(() -> builder().setDate(2024, Calendar.FEBRUARY, 30).setTimeOfDay(25, 61, 62, 1063));
        show(() -> builder().setDate(2024, Calendar.FEBRUARY, 30).setLenient(false));
        show(() -> builder().setDate(2024, Calendar.FEBRUARY, 28).setLenient(false));
        show(() -> builder().set(Calendar.YEAR, 1999).set(Calendar.DAY_OF_YEAR, 200));
        show(() ->
            builder()
                .set(Calendar.DAY_OF_YEAR, 200)
                .set(Calendar.YEAR, 1999)
                .set(Calendar.MONTH, 3)
                .set(Calendar.DAY_OF_MONTH, 5)
        );
        show(() ->
            builder()
                .set(Calendar.MONTH, 3)
                .set(Calendar.DAY_OF_MONTH, 5)
                .set(Calendar.YEAR, 1999)
                .set(Calendar.DAY_OF_YEAR, 200)
        );
        show(() ->
            builder().setFields(
                Calendar.YEAR,
                2020,
                Calendar.WEEK_OF_YEAR,
                10,
                Calendar.DAY_OF_WEEK,
                Calendar.TUESDAY
            )
        );
        show(() -> builder().setFields(Calendar.HOUR, 5, Calendar.AM_PM, Calendar.PM));
        show(() -> builder().setFields());
        show(() -> builder().setFields(Calendar.YEAR));
        show(() -> builder().setFields(17, 1));
        show(() -> builder().set(-1, 1));
        show(() -> builder().set(Calendar.FIELD_COUNT, 1));
        show(() -> builder().setWeekDate(2021, 1, Calendar.MONDAY));
        show(() ->
            builder().setWeekDefinition(Calendar.MONDAY, 4).setWeekDate(2020, 53, Calendar.SUNDAY)
        );
        show(() -> builder().setWeekDate(2020, 53, Calendar.SUNDAY).setDate(2001, 2, 3));
        show(() ->
            builder()
                .setDate(2001, 2, 3)
                .setWeekDate(2020, 5, Calendar.SUNDAY)
                .setTimeOfDay(1, 2, 3)
        );
        show(() -> builder().setInstant(7).setDate(2001, 1, 1));
        show(() -> builder().setDate(2001, 1, 1).setInstant(7));
        show(() -> builder().setCalendarType("gregorian").setCalendarType("gregory"));
        show(() -> builder().setCalendarType("iso8601").setDate(1500, 0, 1));
        show(() ->
            builder()
                .setCalendarType("iso8601")
                .setWeekDefinition(Calendar.SATURDAY, 2)
                .setWeekDate(1999, 1, 7)
        );
        show(() -> builder().setCalendarType("iso8601").setCalendarType("gregory"));
        show(() -> builder().setCalendarType("mayan"));
        show(() -> builder().setCalendarType(null));
        show(() -> builder().setLocale(null));
        show(() -> builder().setTimeZone(null));
        show(() -> builder().setWeekDefinition(0, 1));
        show(() -> builder().setWeekDefinition(1, 8));
        show(() -> builder().setTimeZone(TimeZone.getTimeZone("GMT+05:30")).setDate(1970, 0, 1));
        show(() -> builder().setDate(1500, 0, 1));
    }
}
