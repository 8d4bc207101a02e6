/* SPDX-License-Identifier: MIT */
package sun.util.calendar;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/**
 * English names of zones. The system's files only have abbreviations; what the common ones stand
 * for is said here. A zone without an abbreviation is called by its offset.
 */
public final class ZoneNames {
    public static final int STANDARD = 0;
    public static final int DAYLIGHT = 1;
    public static final int GENERIC = 2;

    /**
     * Abbreviation, what it stands for, how daylight time is called, a zone of that name, where.
     */
    private static final String[] ROWS = {
        "CET,Central European,Summer,Europe/Paris,",
        "EET,Eastern European,Summer,Europe/Athens,",
        "WET,Western European,Summer,Europe/Lisbon,", "MSK,Moscow,Summer,Europe/Moscow,",
        "CST,China,Daylight,Asia/Shanghai,Asia/",
        "CST,Cuba,Daylight,America/Havana,America/Havana",
        "EST,Eastern,Daylight,America/New_York,", "CST,Central,Daylight,America/Chicago,",
        "MST,Mountain,Daylight,America/Denver,",
        "PST,Pacific,Daylight,America/Los_Angeles,America/",
        "PST,Pacific,Daylight,America/Los_Angeles,US/",
        "PST,Pacific,Daylight,America/Los_Angeles,PST",
        "PST,Philippine,Daylight,Asia/Manila,Asia/", "AKST,Alaska,Daylight,America/Anchorage,",
        "HST,Hawaii-Aleutian,Daylight,Pacific/Honolulu,",
        "NST,Newfoundland,Daylight,America/St_Johns,", "AST,Atlantic,Daylight,America/Halifax,",
        "IST,India,Daylight,Asia/Kolkata,Asia/Kol", "IST,India,Daylight,Asia/Kolkata,Asia/Cal",
        "IST,India,Daylight,Asia/Kolkata,IST", "IST,Israel,Daylight,Asia/Jerusalem,",
        "JST,Japan,Daylight,Asia/Tokyo,", "KST,Korean,Daylight,Asia/Seoul,",
        "HKT,Hong Kong,Summer,Asia/Hong_Kong,", "PKT,Pakistan,Summer,Asia/Karachi,",
        "NZST,New Zealand,Daylight,Pacific/Auckland,",
        "AEST,Australian Eastern,Daylight,Australia/Sydney,",
        "ACST,Australian Central,Daylight,Australia/Adelaide,",
        "AWST,Australian Western,Daylight,Australia/Perth,",
        "SAST,South Africa,Summer,Africa/Johannesburg,", "WAT,West Africa,Summer,Africa/Lagos,"
    };

    private ZoneNames() {
    }

    private static boolean isWord(String name) {
        return name != null && !name.isEmpty() && Character.isLetter(name.charAt(0));
    }

    private static String[] row(String id, String abbreviation) {
        for (String text : ROWS) {
            String[] row = text.split(",", -1);
            if (row[0].equals(abbreviation) && id.startsWith(row[4])) {
                return row;
            }
        }
        return null;
    }

    /** Has of() a name for it? */
    public static boolean knows(String id) {
        return ZoneFiles.isUtc(id) || row(id, id) != null
                || ZoneFiles.find(ZoneId.SHORT_IDS.getOrDefault(id, id)) != null;
    }

    /** The name of a zone by its id. */
    public static String of(String id, int kind, boolean full) {
        if (id.equals("UT")) {
            return id;
        }
        if (ZoneFiles.isUtc(id)) {
            boolean gmt = id.endsWith("GMT");
            return full ? gmt ? "Greenwich Mean Time" : "Coordinated Universal Time"
                    : gmt ? "GMT" : "UTC";
        }
        ZoneFile file = ZoneFiles.find(ZoneId.SHORT_IDS.getOrDefault(id, id));
        if (file == null) {
            String[] row = row(id, id);
            return full && row != null ? words(row, kind) : id;
        }
        if (!isWord(file.name(false))) {
            return offset(file.rules().getStandardOffset(Instant.MAX).getTotalSeconds());
        }
        String standard = file.name(false);
        String daylight = isWord(file.name(true)) ? file.name(true) : standard;
        String[] row = row(id, standard);
        if (standard.equals("UTC")) {
            return full ? "Coordinated Universal Time" : standard;
        }
        if (standard.equals("GMT")) {
            boolean british = daylight.equals("BST");
            String summer = british ? "British Summer Time"
                    : daylight.equals("IST") ? "Irish Standard Time" : "Greenwich Mean Time";
            return !full ? kind == DAYLIGHT ? daylight : standard
                    : kind == STANDARD || standard.equals(daylight) ? "Greenwich Mean Time"
                    : kind == DAYLIGHT ? summer : british ? "British Time" : "Irish Time";
        }
        if (full) {
            return row != null ? words(row, kind) : kind == DAYLIGHT ? daylight : standard;
        }
        int n = standard.length();
        return kind == STANDARD ? standard : kind == DAYLIGHT ? daylight
                : standard.endsWith("ST") && row != null && row[2].equals("Daylight")
                ? standard.substring(0, n - 2) + "T" : standard;
    }

    private static String words(String[] row, int kind) {
        return row[1] + (kind == GENERIC ? "" : kind == STANDARD ? " Standard" : " " + row[2])
                + " Time";
    }

    public static String offset(int seconds) {
        int minutes = Math.abs(seconds) / 60;
        String text = Integer.toString(10000 + minutes / 60 * 100 + minutes % 60);
        return "GMT" + (seconds < 0 ? "-" : "+") + text.substring(1, 3) + ":" + text.substring(3);
    }

    /** All names that zone() knows. */
    public static List<String> all() {
        List<String> names = new ArrayList<>(List.of("UTC", "GMT", "Coordinated Universal Time",
                "Greenwich Mean Time"));
        for (String text : ROWS) {
            String[] row = text.split(",", -1);
            for (int kind = STANDARD; kind <= GENERIC; kind++) {
                names.add(words(row, kind));
                names.add(of(row[3], kind, false));
            }
        }
        return names;
    }

    /** The id of a zone that is called so. */
    public static String zone(String name) {
        for (String text : ROWS) {
            String[] row = text.split(",", -1);
            for (int kind = STANDARD; kind <= GENERIC; kind++) {
                if (words(row, kind).equals(name) || of(row[3], kind, false).equals(name)) {
                    return row[3];
                }
            }
        }
        return name.equals("GMT") || name.startsWith("Greenwich") ? "GMT" : "UTC";
    }
}
