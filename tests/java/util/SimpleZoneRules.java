// SPDX-License-Identifier: MIT
import java.util.Calendar;
import java.util.Locale;
import java.util.SimpleTimeZone;
import java.util.TimeZone;

/**
 * Rules of a SimpleTimeZone in all four forms: days, days of the week at, on or after and on or
 * before a day; and how zones without a name are called.
 */
public class SimpleZoneRules {
    static String changes(SimpleTimeZone z) {
        StringBuilder b = new StringBuilder();
        boolean last = z.inDaylightTime(new java.util.Date(1672531200000L));
        b.append(last);
        for (int hour = 0; hour < 2 * 365 * 24; hour++) {
            boolean now = z.inDaylightTime(new java.util.Date(1672531200000L + hour * 3600000L));
            if (now != last) b.append(' ').append(hour);
            last = now;
        }
        return b.toString();
    }

    interface Rules { SimpleTimeZone make(); }

    static void row(String label, Rules rules) {
        String told;
        try {
            told = changes(rules.make());
        } catch (IllegalArgumentException e) {
            told = "refused: " + e.getMessage();
        }
        System.out.println(label + " -> " + told);
    }

    public static void main(String[] args) {
        int[] months = {-1, 0, 1, 2, 3, 11, 12}, days = {-32, -31, -30, -29, -8, -6, -5, -3, -1, 0,
            1, 2, 5, 6, 8, 28, 29, 30, 31, 32};
        int[] weekdays = {-8, -7, -3, -1, 0, 1, 4, 7, 8};
        for (int month : months)
            for (int day : days)
                for (int weekday : weekdays) {
                    if ((month < 0 || month > 11) && (day != 1 || weekday != 0)) continue;
                    row("constructor " + month + " " + day + " " + weekday,
                        () -> new SimpleTimeZone(3600000, "Q", month, day, weekday, 7200000,
                            Calendar.OCTOBER, -1, Calendar.SUNDAY, 7200000));
                }
        for (int day : new int[] {1, 3, 8, 15, 25, 31})
            for (int weekday : new int[] {1, 2, 7})
                for (boolean after : new boolean[] {true, false}) {
                    row("set " + day + " " + weekday + " " + after, () -> {
                        SimpleTimeZone z = new SimpleTimeZone(-3600000, "Q");
                        z.setStartRule(Calendar.MARCH, day, weekday, 7200000, after);
                        z.setEndRule(Calendar.OCTOBER, day, weekday, 7200000, after);
                        return z;
                    });
                }
        for (int offset : new int[] {0, 3600000, -5400000, 45000, -1})
            for (int style : new int[] {TimeZone.SHORT, TimeZone.LONG})
                for (boolean daylight : new boolean[] {true, false})
                    System.out.println(offset + " " + style + " " + daylight + " is called "
                        + new SimpleTimeZone(offset, "Nowhere/Known", 2, 1, 0, 0, 9, 1, 0,
                            0).getDisplayName(daylight, style, Locale.US));
        try {
            new SimpleTimeZone(0, "Nowhere/Known").getDisplayName(null);
        } catch (NullPointerException e) {
            System.out.println("no locale");
        }
    }
}
