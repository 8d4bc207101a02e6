/* SPDX-License-Identifier: MIT */
package java.time.format;

import java.text.DateFormatSymbols;
import java.time.chrono.Chronology;
import java.time.chrono.HijrahChronology;
import java.time.chrono.IsoChronology;
import java.time.chrono.JapaneseChronology;
import java.time.chrono.MinguoChronology;
import java.time.chrono.ThaiBuddhistChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalField;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Texts of fields: those of java.text, and what only this package has,
 * in English and the root locale.
 */
final class Names {
    private static final String[] QUARTERS = {"1st quarter", "2nd quarter", "3rd quarter",
        "4th quarter"};

    private Names() {
    }

    private static final String[] MUSLIM_MONTHS = {"Muharram", "Safar", "Rabi\u02bb I",
        "Rabi\u02bb II", "Jumada I", "Jumada II", "Rajab", "Sha\u02bbban", "Ramadan", "Shawwal",
        "Dhu\u02bbl-Qi\u02bbdah", "Dhu\u02bbl-Hijjah"};
    private static final String[] SHORT_MUSLIM_MONTHS = {"Muh.", "Saf.", "Rab. I", "Rab. II",
        "Jum. I", "Jum. II", "Raj.", "Sha.", "Ram.", "Shaw.", "Dhu\u02bbl-Q.", "Dhu\u02bbl-H."};

    /** The name of a value; null when it has none. */
    static String of(TemporalField field, long value, TextStyle style, Locale locale,
            Chronology chrono) {
        String[] names = all(field, style, locale, chrono);
        long i = value - first(field, chrono);
        return names == null || i < 0 || i >= names.length ? null : names[(int) i];
    }

    private static int first(TemporalField field, Chronology chrono) {
        return field == ChronoField.ERA
                ? chrono == JapaneseChronology.INSTANCE ? -1
                : chrono == HijrahChronology.INSTANCE ? 1 : 0
                : field == ChronoField.AMPM_OF_DAY ? 0 : 1;
    }

    private static String[] cut(String[] names, boolean narrow) {
        String[] cut = names.clone();
        for (int i = 0; narrow && i < cut.length; i++) {
            cut[i] = cut[i].substring(0, 1);
        }
        return cut;
    }

    private static String[] numbers(int n) {
        String[] numbers = new String[n];
        for (int i = 0; i < n; i++) {
            numbers[i] = Integer.toString(i + 1);
        }
        return numbers;
    }

    /** The names of a field in the order of its values; null when the field has none. */
    private static String[] all(TemporalField field, TextStyle style, Locale locale,
            Chronology chrono) {
        DateFormatSymbols symbols = DateFormatSymbols.getInstance(locale);
        boolean root = locale.getLanguage().isEmpty();
        boolean full = style.asNormal() == TextStyle.FULL;
        boolean narrow = style.asNormal() == TextStyle.NARROW;
        if (field == ChronoField.ERA) {
            String[] eras = eras(chrono, narrow, root);
            if (eras != null) {
                return eras;
            }
        }
        if (field == ChronoField.MONTH_OF_YEAR && chrono == HijrahChronology.INSTANCE) {
            return narrow ? numbers(12) : full ? MUSLIM_MONTHS : SHORT_MUSLIM_MONTHS;
        }
        if (field == ChronoField.MONTH_OF_YEAR) {
            return root && narrow ? numbers(12) : cut(java.util.Arrays.copyOf(
                    full ? symbols.getMonths() : symbols.getShortMonths(), 12), narrow);
        }
        if (field == ChronoField.DAY_OF_WEEK) {
            String[] days = full ? symbols.getWeekdays() : symbols.getShortWeekdays();
            String[] fromMonday = new String[7];
            for (int i = 0; i < 7; i++) {
                fromMonday[i] = days[i == 6 ? 1 : i + 2];
            }
            return cut(fromMonday, narrow);
        }
        if (field == IsoFields.QUARTER_OF_YEAR) {
            return narrow || root && style == TextStyle.SHORT_STANDALONE ? numbers(4)
                    : full && !root ? QUARTERS.clone() : new String[] {"Q1", "Q2", "Q3", "Q4"};
        }
        if (style.isStandalone()) {
            return null;
        }
        if (field == ChronoField.AMPM_OF_DAY) {
            return narrow && !root ? new String[] {"a", "p"} : symbols.getAmPmStrings();
        }
        if (field == ChronoField.ERA) {
            return root && style != TextStyle.SHORT ? new String[] {"BCE", "CE"}
                    : full ? new String[] {"Before Christ", "Anno Domini"}
                    : cut(new String[] {"BC", "AD"}, narrow);
        }
        return null;
    }

    /** Of a calendar that is not the world's; null of other ones. */
    private static String[] eras(Chronology chrono, boolean narrow, boolean root) {
        return chrono == JapaneseChronology.INSTANCE
                ? cut(new String[] {"Meiji", "Taish\u014d", "Sh\u014dwa", "Heisei", "Reiwa"},
                        narrow)
                : chrono == HijrahChronology.INSTANCE ? new String[] {"AH"}
                : chrono == ThaiBuddhistChronology.INSTANCE ? new String[] {"BC", "BE"}
                : chrono == MinguoChronology.INSTANCE
                        ? new String[] {"Before R.O.C.", root ? "R.O.C." : "Minguo"}
                : null;
    }

    /** A name and its value, as they are looked for in a text. */
    record Entry(String name, long value) {
    }

    /** The names of a style, or of all when it is null, longest first; null when there are none. */
    static List<Entry> entries(TemporalField field, TextStyle style, Locale locale,
            Chronology chrono) {
        List<Entry> entries = new ArrayList<>();
        boolean any = false;
        for (TextStyle s : style != null ? new TextStyle[] {style} : TextStyle.values()) {
            String[] names = all(field, s, locale, chrono);
            for (int i = 0; names != null && i < names.length; i++) {
                any = true;
                Entry entry = new Entry(names[i], i + first(field, chrono));
                entries.removeIf(e -> e.name.equals(entry.name));
                entries.add(entry);
            }
        }
        entries.sort(Comparator.comparingInt(e -> -e.name.length()));
        return any ? entries : null;
    }

    /** The pattern of a date, a time or both. */
    static String pattern(FormatStyle date, FormatStyle time, Locale locale, Chronology chrono) {
        boolean root = locale.getLanguage().isEmpty();
        String d = date == null ? "" : (root
                ? new String[] {"y MMMM d, EEEE", "y MMMM d", "y MMM d", "y-MM-dd"}
                : new String[] {"EEEE, MMMM d, y", "MMMM d, y", "MMM d, y", "M/d/yy"})
                [date.ordinal()];
        if (date != null && !(chrono instanceof IsoChronology)) { // which era it is has to be told
            String era = date == FormatStyle.SHORT ? "GGGGG" : "G";
            d = root ? era + " " + d : d.replace("yy", "y") + " " + era;
        }
        String t = time == null ? "" : (root
                ? new String[] {"HH:mm:ss zzzz", "HH:mm:ss z", "HH:mm:ss", "HH:mm"}
                : new String[] {"h:mm:ss a zzzz", "h:mm:ss a z", "h:mm:ss a", "h:mm a"})
                [time.ordinal()];
        return d + (date == null || time == null ? "" : root ? " "
                : date.compareTo(FormatStyle.LONG) <= 0 && time.compareTo(FormatStyle.LONG) <= 0
                ? " 'at' " : ", ") + t;
    }

    /** What a chronology is called. */
    static String chronology(Chronology chrono, Locale locale) {
        return locale.getLanguage().isEmpty() ? chrono.getId()
                : chrono == MinguoChronology.INSTANCE ? "Minguo Calendar"
                : chrono == ThaiBuddhistChronology.INSTANCE ? "Buddhist Calendar"
                : chrono == JapaneseChronology.INSTANCE ? "Japanese Calendar"
                : chrono == HijrahChronology.INSTANCE ? "Islamic Calendar (Umm al-Qura)"
                : chrono.getId();
    }
}
