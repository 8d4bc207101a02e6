/* SPDX-License-Identifier: MIT */
import java.time.temporal.WeekFields;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Locale;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * On which day weeks begin, and which is a year's first one, in all regions and by what locales say
 * of themselves.
 */
public class WeeksOfRegions {

    static String weeks(Locale l) {
        Calendar c = Calendar.getInstance(TimeZone.getTimeZone("UTC"), l);
        WeekFields f = WeekFields.of(l);
        if (
            (f.getFirstDayOfWeek().getValue() % 7) + 1 != c.getFirstDayOfWeek() ||
            f.getMinimalDaysInFirstWeek() != c.getMinimalDaysInFirstWeek()
        ) return l + " disagrees";
        return c.getFirstDayOfWeek() + " " + c.getMinimalDaysInFirstWeek();
    }

    public static void main(String[] args) {
        TreeSet<String> regions = new TreeSet<>(Arrays.asList(Locale.getISOCountries()));
        for (char x = 'A'; x <= 'Z'; x++) for (char y = 'A'; y <= 'Z'; y++) regions.add("" + x + y);
        regions.addAll(Arrays.asList("001", "150", "419"));
        TreeMap<String, TreeSet<String>> byWeeks = new TreeMap<>();
        for (String r : regions)
            byWeeks.computeIfAbsent(weeks(new Locale("xx", r)), k -> new TreeSet<>()).add(r);
        byWeeks.forEach((k, v) ->
            System.out.println(
                k + ": " + v.size() + " " + v.hashCode() + (v.size() < 100 ? " " + v : "")
            )
        );
        for (String tag : new String[] {
            "de",
            "en",
            "fr",
            "ja",
            "ar",
            "und",
            "de-DE",
            "fr-CA",
            "en-US-u-fw-mon",
            "de-DE-u-rg-uszzzz",
            "xx-DE-u-fw-sat",
            "ar-EG-u-fw-sun-rg-dezzzz",
            "de-DE-u-fw",
            "de-DE-u-fw-onm",
            "de-DE-u-fw-sunmon",
            "de-DE-u-rg",
            "de-DE-u-rg-us",
            "de-DE-u-rg-usca",
            "de-DE-u-rg-usxxxx"
        })
            System.out.println(tag + " " + weeks(Locale.forLanguageTag(tag)));
    }
}
