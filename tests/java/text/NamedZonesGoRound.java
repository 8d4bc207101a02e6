/* SPDX-License-Identifier: MIT */
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

/** Times with a zone's name are read as they are written, also where its offset was another. */
public class NamedZonesGoRound {
    static void round(String zone, String pattern) throws ParseException {
        TimeZone.setDefault(TimeZone.getTimeZone(zone));
        for (String text : new String[] {"1922-10-01 00:00:00", "1941-07-01 12:00:00",
            "1970-06-01 00:00:00", "1986-06-01 00:00:00", "1986-01-01 00:00:00",
            "2012-07-01 00:00:00", "2020-01-01 00:00:00", "2020-07-01 00:00:00"}) {
            if (zone.equals("Europe/London") && text.startsWith("1941")) {
                continue; // two hours ahead, for which there is no name
            }
            Date date = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss").parse(text);
            SimpleDateFormat format = new SimpleDateFormat(pattern);
            String named = format.format(date);
            long apart = format.parse(named).getTime() - date.getTime();
            System.out.println(zone + " " + named + " " + apart / 60000);
        }
    }

    public static void main(String[] args) throws ParseException {
        Locale.setDefault(Locale.US);
        for (String zone : new String[] {"Asia/Shanghai", "Europe/Moscow", "Europe/London",
            "America/New_York", "Asia/Tokyo"}) {
            round(zone, "yyyy-MM-dd HH:mm:ss zzzz");
            round(zone, "yyyy-MM-dd HH:mm:ss z");
            round(zone, "yyyy-MM-dd HH:mm:ss Z (z)");
            round(zone, "yyyy-MM-dd HH:mm:ss zzzz (Z)");
            round(zone, "yyyy-MM-dd HH:mm:ss XXX z");
        }
        for (String zone : new String[] {"America/New_York", "Europe/London", "Asia/Tokyo"}) {
            TimeZone.setDefault(TimeZone.getTimeZone(zone));
            for (String text : new String[] {"2020-07-01 00:00:00 EST", "2020-01-01 00:00:00 EDT",
                "2020-07-01 00:00:00 EDT", "2020-07-01 00:00:00 PST", "2020-01-01 12:00:00 PDT",
                "2020-07-01 00:00:00 GMT", "2020-07-01 00:00:00 UTC", "2020-03-08 02:30:00 EST",
                "2020-03-08 02:30:00 EDT", "2020-11-01 01:30:00 EST", "2020-11-01 01:30:00 EDT",
                "2020-07-01 00:00:00 JST", "2020-07-01 00:00:00 CET", "2020-07-01 00:00:00 CEST",
                "2020-07-01 00:00:00 GMT+05:00", "2020-07-01 00:00:00 nowhere"}) {
                SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss z");
                try {
                    System.out.println(zone + " " + text + " " + format.parse(text).getTime());
                } catch (ParseException e) {
                    System.out.println(zone + " " + text + " at " + e.getErrorOffset());
                }
            }
        }
        TimeZone.setDefault(TimeZone.getTimeZone("Europe/Moscow"));
        for (String text : new String[] {"2012-07-01 00:00:00 MSD", "1986-06-01 00:00:00 MSK"}) {
            SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss z");
            System.out.println(text + " " + format.parse(text).getTime());
        }
    }
}
