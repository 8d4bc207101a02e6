/* SPDX-License-Identifier: MIT */
import java.text.DateFormatSymbols;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;

/** The table of zones' names: the zones that have any, each called as the zone itself says. */
public class ZoneStrings {

    public static void main(String[] args) {
        Map<String, String[]> rows = rows();
        namesOfCommonZones(rows);
        namesAreThoseOfTheZones(rows);
        offsetsAreNoNames(rows);
        rowsAreCopies();
    }

    static Map<String, String[]> rows() {
        Map<String, String[]> rows = new HashMap<>();
        for (String[] row : new DateFormatSymbols(Locale.ENGLISH).getZoneStrings()) {
            rows.put(row[0], row);
        }
        System.out.println(rows.size() > 300);
        System.out.println(
            new HashSet<>(Arrays.asList(TimeZone.getAvailableIDs())).containsAll(rows.keySet())
        );
        return rows;
    }

    static void namesOfCommonZones(Map<String, String[]> rows) {
        for (String id : new String[] {
            "Europe/Paris",
            "UTC",
            "GMT",
            "Asia/Tokyo",
            "America/New_York",
            "Europe/London",
            "Australia/Sydney",
            "Pacific/Auckland"
        }) {
            System.out.println(Arrays.toString(Arrays.copyOf(rows.get(id), 5)));
        }
    }

    static void namesAreThoseOfTheZones(Map<String, String[]> rows) {
        int different = 0;
        for (String[] row : rows.values()) {
            TimeZone zone = TimeZone.getTimeZone(row[0]);
            for (int i = 0; zone.getID().equals(row[0]) && i < 4; i++) {
                String name = zone.getDisplayName(
                    i > 1,
                    i % 2 == 0 ? TimeZone.LONG : TimeZone.SHORT,
                    Locale.ENGLISH
                );
                different += name.equals(row[i + 1]) ? 0 : 1;
            }
        }
        System.out.println(different);
    }

    static void offsetsAreNoNames(Map<String, String[]> rows) {
        System.out.println(rows.containsKey("Etc/GMT+5") + " " + rows.containsKey("Etc/GMT-9"));
    }

    static void rowsAreCopies() {
        DateFormatSymbols symbols = new DateFormatSymbols(Locale.ENGLISH);
        symbols.getZoneStrings()[0][1] = "changed";
        System.out.println(symbols.getZoneStrings()[0][1].equals("changed"));
    }
}
