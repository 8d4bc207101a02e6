/* SPDX-License-Identifier: MIT */
package sun.util.calendar;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesException;
import java.time.zone.ZoneRulesProvider;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The zones of the system's time-zone database, read when they are first asked for. Where there is
 * none, only UTC and its names are known. The variable TZDIR names another place, as it does for
 * the C library.
 */
public final class ZoneFiles extends ZoneRulesProvider {
    private static final String UTC_NAMES =
            " UTC GMT UT UCT Zulu Etc/UTC Etc/GMT Etc/UCT Etc/Zulu ";
    private static final int MAX_SIZE = 1 << 20;
    private static final ConcurrentHashMap<String, ZoneFile> READ = new ConcurrentHashMap<>();

    private static String directory() {
        String set = System.getenv("TZDIR");
        return set == null || set.isEmpty() ? "/usr/share/zoneinfo" : set;
    }

    /** The zone of that name; null when there is none or its file is damaged. */
    public static ZoneFile find(String id) {
        ZoneFile known = READ.get(id);
        if (known == null && named(id)) {
            byte[] bytes = bytes(new File(directory(), id));
            try {
                known = bytes == null ? null : new ZoneFile(bytes);
            } catch (IllegalArgumentException damaged) {
                return null;
            }
            if (known != null) {
                READ.put(id, known);
            }
        }
        return known;
    }

    /** Nothing that leads out of the directory, and nothing in it that is no zone for Java. */
    private static boolean named(String id) {
        return !id.isEmpty() && id.length() < 100 && Character.isUpperCase(id.charAt(0))
                && !id.endsWith("/") && !id.contains("//") && id.indexOf('.') < 0
                && id.indexOf('\0') < 0 && !id.equals("Factory")
                && !id.equals("EST") && !id.equals("MST") && !id.equals("HST")
                && !id.equals("ROC") && !id.equals("GMT+0") && !id.equals("GMT-0");
    }

    private static byte[] bytes(File file) {
        if (!file.isFile() || file.length() > MAX_SIZE) {
            return null;
        }
        try (FileInputStream in = new FileInputStream(file)) {
            return in.readNBytes(MAX_SIZE);
        } catch (IOException unreadable) {
            return null;
        }
    }

    public static boolean isUtc(String id) {
        return UTC_NAMES.contains(" " + id + " ");
    }

    /** The name of the zone that the system is set to; null when nothing tells. */
    public static String systemZone() {
        String set = System.getenv("TZ");
        if (set != null && !set.isEmpty()) {
            return set.startsWith(":") ? set.substring(1) : set;
        }
        byte[] bytes = bytes(new File("/etc/timezone"));
        if (bytes != null) {
            String name = new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1).strip();
            if (isUtc(name) || find(name) != null) {
                return name;
            }
        }
        try {
            String path = new File("/etc/localtime").getCanonicalPath();
            int i = path.indexOf("/zoneinfo/");
            return i < 0 ? null : path.substring(i + "/zoneinfo/".length());
        } catch (IOException unknown) {
            return null;
        }
    }

    /** The zone of the offset that local time has now: TZ may hold a rule or a file's path. */
    public static String systemOffset() {
        int minutes = localSeconds() / 60;
        String sign = minutes < 0 ? "-" : "+";
        int size = Math.abs(minutes);
        return size == 0 ? "GMT" : "GMT" + sign + twoDigits(size / 60) + ":" + twoDigits(size % 60);
    }

    private static String twoDigits(int n) {
        return (n < 10 ? "0" : "") + n;
    }

    /** Seconds by which the system's local time is ahead of UTC now. */
    private static native int localSeconds();

    public static Set<String> names() {
        Set<String> names = new TreeSet<>();
        list(new File(directory()), "", names);
        for (String name : UTC_NAMES.trim().split(" ")) {
            names.add(name);
        }
        names.remove("UT"); // a prefix of ZoneId, no zone
        return names;
    }

    private static void list(File directory, String prefix, Set<String> names) {
        String[] entries = directory.list();
        if (entries == null || prefix.length() > 50) {
            return;
        }
        for (String entry : entries) {
            File file = new File(directory, entry);
            if (!prefix.isEmpty() || named(entry)) {
                if (file.isDirectory()) {
                    list(file, prefix + entry + "/", names);
                } else if (named(prefix + entry)) {
                    names.add(prefix + entry);
                }
            }
        }
    }

    @Override
    protected Set<String> provideZoneIds() {
        return names();
    }

    @Override
    protected ZoneRules provideRules(String zoneId, boolean forCaching) {
        ZoneFile file = find(zoneId);
        if (file != null) {
            return file.rules();
        }
        if (isUtc(zoneId)) {
            return java.time.ZoneOffset.UTC.getRules();
        }
        throw new ZoneRulesException("Unknown time-zone ID: " + zoneId);
    }

    @Override
    protected NavigableMap<String, ZoneRules> provideVersions(String zoneId) {
        NavigableMap<String, ZoneRules> versions = new TreeMap<>();
        versions.put("system", provideRules(zoneId, false));
        return versions;
    }
}
