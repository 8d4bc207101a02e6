/* SPDX-License-Identifier: MIT */
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** Rolling on the days about the first year, the change of calendars and the end of a year. */
public class AcrossEras {
    public static void main(String[] args) {
        long day = 86_400_000;
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        for (int field : new int[] {Calendar.DAY_OF_WEEK, Calendar.DAY_OF_YEAR,
                Calendar.WEEK_OF_MONTH, Calendar.MONTH, Calendar.YEAR}) {
            for (long around : new long[] {-62135769600000L, -12219292800000L, 1199145600000L}) {
                StringBuilder line = new StringBuilder(field + " " + around + ":");
                for (int amount : new int[] {-9, -1, 1, 2, 5}) {
                    for (int days = -2; days <= 1; days++) {
                        c.setTimeInMillis(around + days * day);
                        c.roll(field, amount);
                        line.append(' ').append((c.getTimeInMillis() - around) / day).append(c
                                .get(Calendar.ERA) == GregorianCalendar.BC ? "b" : "");
                    }
                }
                System.out.println(line);
            }
        }
    }
}
