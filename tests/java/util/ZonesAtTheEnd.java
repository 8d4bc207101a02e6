/* SPDX-License-Identifier: MIT */
import java.text.SimpleDateFormat;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** The last moments that a Date tells, ids of zones that are none, the property of the default. */
public class ZonesAtTheEnd {

    private static void property(String what) {
        System.out.println(what + " " + System.getProperty("user.timezone"));
    }

    private static void chosen(String value) {
        System.setProperty("user.timezone", value);
        TimeZone.setDefault(null);
        System.out.println(value + ": " + TimeZone.getDefault().getID());
        property(value);
    }

    public static void main(String[] args) {
        chosen("Asia/Tokyo");
        chosen("Foo/Bar");
        chosen("GMT+3");
        TimeZone.setDefault(TimeZone.getTimeZone("Europe/Paris"));
        property("set");
        System.clearProperty("user.timezone");
        TimeZone.setDefault(null);
        TimeZone.getDefault();
        System.out.println("found " + (System.getProperty("user.timezone") != null));
        for (String id : new String[] { "America/New_York", "Europe/Paris", "Australia/Sydney" }) {
            TimeZone zone = TimeZone.getTimeZone(id);
            TimeZone.setDefault(zone);
            System.out.println(new Date(Long.MAX_VALUE));
            System.out.println(new SimpleDateFormat("G HH Z", Locale.US).format(Long.MAX_VALUE));
            StringBuilder row = new StringBuilder(id);
            for (int month = 0; month < 10; month++) {
                Date date = new Date(Long.MAX_VALUE - month * 30L * 86400000L);
                Calendar c = new GregorianCalendar();
                c.setTime(date);
                row.append(' ').append(zone.getOffset(date.getTime()) / 3600000);
                row.append(zone.inDaylightTime(date)).append(c.get(Calendar.DST_OFFSET));
            }
            System.out.println(row);
        }
        for (String id : "UT UTC GMT-0 GMT+0 GMT-00:00 GMT0 Etc/GMT+0".split(" ")) {
            TimeZone zone = TimeZone.getTimeZone(id);
            System.out.println(
                id + " " + zone.getID() + " " + zone.getDisplayName(Locale.US) + " " +
                Arrays.asList(TimeZone.getAvailableIDs()).contains(id)
            );
        }
    }
}
