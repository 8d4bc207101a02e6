/* SPDX-License-Identifier: MIT */
package java.text;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TimeZone;
import sun.util.calendar.ZoneNames;

/** Names of months, days, eras and zones: English, and the short ones for the root locale. */
public class DateFormatSymbols implements Serializable, Cloneable {
    private static final long serialVersionUID = -5987973545549424702L;
    private static final String MONTHS = "January,February,March,April,May,June,July,August,"
            + "September,October,November,December,";
    private static final String DAYS =
            ",Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday";

    /* Whose names are meant where others have the same. */
    private static final List<String> FIRST_ZONES = List.of("America/Los_Angeles",
            "America/Denver", "America/Phoenix", "America/Chicago", "America/New_York",
            "America/Indianapolis", "Pacific/Honolulu", "America/Anchorage", "America/Halifax",
            "America/Sitka", "America/St_Johns", "Europe/Paris", "GMT", "Asia/Jerusalem",
            "Asia/Tokyo", "Europe/Bucharest", "Asia/Shanghai", "UTC");

    private static volatile String[][] knownZones;

    private String[] eras;
    private String[] months;
    private String[] shortMonths;
    private String[] weekdays;
    private String[] shortWeekdays;
    private String[] ampms = {"AM", "PM"};
    private String[][] zoneStrings;
    private String localPatternChars = "GyMdkHmsSEDFwWahKzZ";

    public DateFormatSymbols() {
        this(Locale.getDefault(Locale.Category.FORMAT));
    }

    public DateFormatSymbols(Locale locale) {
        boolean root = locale.getLanguage().isEmpty();
        eras = root ? new String[] {"BCE", "CE"} : new String[] {"BC", "AD"};
        months = names(MONTHS, root);
        shortMonths = names(MONTHS, true);
        weekdays = names(DAYS, root);
        shortWeekdays = names(DAYS, true);
    }

    private static String[] names(String all, boolean cut) {
        String[] names = all.split(",", -1);
        for (int i = 0; cut && i < names.length; i++) {
            names[i] = names[i].substring(0, Math.min(3, names[i].length()));
        }
        return names;
    }

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public static final DateFormatSymbols getInstance() {
        return new DateFormatSymbols();
    }

    public static final DateFormatSymbols getInstance(Locale locale) {
        return new DateFormatSymbols(locale);
    }

    public String[] getEras() {
        return eras.clone();
    }

    public void setEras(String[] newEras) {
        eras = newEras.clone();
    }

    public String[] getMonths() {
        return months.clone();
    }

    public void setMonths(String[] newMonths) {
        months = newMonths.clone();
    }

    public String[] getShortMonths() {
        return shortMonths.clone();
    }

    public void setShortMonths(String[] newShortMonths) {
        shortMonths = newShortMonths.clone();
    }

    public String[] getWeekdays() {
        return weekdays.clone();
    }

    public void setWeekdays(String[] newWeekdays) {
        weekdays = newWeekdays.clone();
    }

    public String[] getShortWeekdays() {
        return shortWeekdays.clone();
    }

    public void setShortWeekdays(String[] newShortWeekdays) {
        shortWeekdays = newShortWeekdays.clone();
    }

    public String[] getAmPmStrings() {
        return ampms.clone();
    }

    public void setAmPmStrings(String[] newAmpms) {
        ampms = newAmpms.clone();
    }

    public String[][] getZoneStrings() {
        String[][] copy = zoneRows().clone();
        for (int i = 0; i < copy.length; i++) {
            copy[i] = copy[i].clone();
        }
        return copy;
    }

    /** Each an id and names: standard, its short form, of daylight time, its short form. */
    String[][] zoneRows() {
        return zoneStrings != null ? zoneStrings : knownZones();
    }

    /** The names of the zones that have any: many, so that they are looked up once. */
    private static String[][] knownZones() {
        if (knownZones == null) {
            List<String[]> rows = new ArrayList<>();
            Set<String> ids = new LinkedHashSet<>(FIRST_ZONES);
            ids.addAll(Arrays.asList(TimeZone.getAvailableIDs()));
            for (String id : ids) {
                String[] row = {id, null, null, null, null, null, null};
                for (int i = 0; i < 6; i++) {
                    row[i + 1] = ZoneNames.of(id, i / 2, i % 2 == 0);
                }
                if (!row[1].startsWith("GMT+") && !row[1].startsWith("GMT-")) {
                    rows.add(row);
                }
            }
            knownZones = rows.toArray(new String[0][]);
        }
        return knownZones;
    }

    /** The name of a zone: of the strings that were set, if they have it. */
    String zoneName(TimeZone zone, boolean daylight, int style, Locale locale) {
        for (int i = 0; zoneStrings != null && i < zoneStrings.length; i++) {
            if (zoneStrings[i][0].equals(zone.getID())) {
                return zoneStrings[i][(daylight ? 3 : 1) + (style == TimeZone.LONG ? 0 : 1)];
            }
        }
        return zone.getDisplayName(daylight, style, locale);
    }

    public void setZoneStrings(String[][] newZoneStrings) {
        for (int row = 0; row < newZoneStrings.length; row++) {
            if (newZoneStrings[row].length < 5) {
                throw new IllegalArgumentException("Row " + row
                        + " of the input array does not have a length of at least 5");
            }
        }
        zoneStrings = newZoneStrings;
        zoneStrings = getZoneStrings();
    }

    public String getLocalPatternChars() {
        return localPatternChars;
    }

    public void setLocalPatternChars(String newLocalPatternChars) {
        localPatternChars = Objects.requireNonNull(newLocalPatternChars.toString());
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException e) {
            throw new InternalError(e);
        }
    }

    @Override
    public int hashCode() {
        return (Arrays.hashCode(months) * 11 + Arrays.hashCode(weekdays)) * 11
                + localPatternChars.hashCode();
    }

    private Object[] words() {
        return new Object[] {localPatternChars, ampms, eras, weekdays, shortWeekdays, months,
            shortMonths, zoneStrings};
    }

    @Override
    public boolean equals(Object obj) {
        if (obj == null || obj.getClass() != getClass()) {
            return false;
        }
        DateFormatSymbols other = (DateFormatSymbols) obj;
        // what was never set may have been set to what it is
        if (zoneStrings == null != (other.zoneStrings == null)) {
            Object[] ours = words();
            Object[] theirs = other.words();
            ours[ours.length - 1] = getZoneStrings();
            theirs[theirs.length - 1] = other.getZoneStrings();
            return Arrays.deepEquals(theirs, ours);
        }
        return Arrays.deepEquals(other.words(), words());
    }
}
