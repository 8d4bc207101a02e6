/* SPDX-License-Identifier: MIT */
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Locale;
import java.util.TimeZone;

/**
 * Names of zones in texts: the format's own first, then the default's, then anybody's, which the
 * format has from then on.
 */
public class ParsedZones {
    public static void main(String[] args) {
        TimeZone.setDefault(TimeZone.getTimeZone("Europe/London"));
        for (String name : new String[] {"EST", "EDT", "PST", "PDT", "CST", "CDT", "MDT", "AKDT",
                "CEST", "BST", "GMT", "Eastern Daylight Time",
            "pacific standard time", "JST", "UTC", "XYZT"}) {
            StringBuilder line = new StringBuilder(name);
            for (String zone : new String[] {"America/Los_Angeles", "America/New_York", "UTC",
                    "Asia/Tokyo"}) {
                SimpleDateFormat format = new SimpleDateFormat("EEE MMM dd HH:mm:ss zzz yyyy",
                        Locale.ENGLISH);
                format.setTimeZone(TimeZone.getTimeZone(zone));
                try {
                    line.append(" | ").append(format.parse("Sun Jul 15 15:00:00 " + name + " 2007")
                            .getTime());
                    line.append(' ').append(format.getTimeZone().getID());
                } catch (ParseException e) {
                    line.append(" | at ").append(e.getErrorOffset());
                }
            }
            System.out.println(line);
        }
    }
}
