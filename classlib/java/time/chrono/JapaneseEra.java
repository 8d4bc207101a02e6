/* SPDX-License-Identifier: MIT */
package java.time.chrono;

import static java.time.temporal.ChronoField.ERA;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.Year;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;
import java.util.Locale;
import java.util.Objects;

/** The reign of an emperor of Japan. */
public final class JapaneseEra implements Era, Serializable {
    private static final long serialVersionUID = 1466499369062886794L;
    public static final JapaneseEra MEIJI = new JapaneseEra(-1, "Meiji", LocalDate.of(1868, 1, 1));
    public static final JapaneseEra TAISHO =
            new JapaneseEra(0, "Taisho", LocalDate.of(1912, 7, 30));
    public static final JapaneseEra SHOWA = new JapaneseEra(1, "Showa", LocalDate.of(1926, 12, 25));
    public static final JapaneseEra HEISEI = new JapaneseEra(2, "Heisei", LocalDate.of(1989, 1, 8));
    public static final JapaneseEra REIWA = new JapaneseEra(3, "Reiwa", LocalDate.of(2019, 5, 1));
    private static final JapaneseEra[] ALL = {MEIJI, TAISHO, SHOWA, HEISEI, REIWA};

    private final int eraValue;
    private final transient String name;
    private final transient LocalDate since;

    private JapaneseEra(int value, String name, LocalDate since) {
        eraValue = value;
        this.name = name;
        this.since = since;
    }

    public static JapaneseEra of(int japaneseEra) {
        int i = japaneseEra - MEIJI.eraValue;
        if (i < 0 || i >= ALL.length) {
            throw new DateTimeException("Invalid era: " + japaneseEra);
        }
        return ALL[i];
    }

    public static JapaneseEra valueOf(String japaneseEra) {
        Objects.requireNonNull(japaneseEra, "japaneseEra");
        for (JapaneseEra era : ALL) {
            if (era.name.equals(japaneseEra)) {
                return era;
            }
        }
        throw new IllegalArgumentException("japaneseEra is invalid");
    }

    public static JapaneseEra[] values() {
        return ALL.clone();
    }

    // ---- For the calendar ----

    static JapaneseEra at(LocalDate date) {
        int i = ALL.length - 1;
        while (i > 0 && date.isBefore(ALL[i].since)) {
            i--;
        }
        return ALL[i];
    }

    static int year(JapaneseEra era, int yearOfEra) {
        return era.since.getYear() - 1 + yearOfEra;
    }

    LocalDate since() {
        return since;
    }

    /** The first day of the next era; null of the present one. */
    LocalDate until() {
        return this == REIWA ? null : of(eraValue + 1).since;
    }

    /** How many years have days in the era. */
    int years() {
        return (this == REIWA ? Year.MAX_VALUE : until().getYear()) - since.getYear() + 1;
    }

    @Override
    public String getDisplayName(TextStyle style, Locale locale) {
        Objects.requireNonNull(locale, "locale");
        return new DateTimeFormatterBuilder().appendText(ERA, style).toFormatter(locale)
                .withChronology(JapaneseChronology.INSTANCE)
                .format(this == MEIJI ? new JapaneseDate(JapaneseChronology.FIRST)
                        : new JapaneseDate(since));
    }

    @Override
    public int getValue() {
        return eraValue;
    }

    @Override
    public ValueRange range(TemporalField field) {
        return field == ERA ? JapaneseChronology.INSTANCE.range(ERA) : Era.super.range(field);
    }

    @Override
    public String toString() {
        return name;
    }

    private Object writeReplace() {
        return new Ser(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        Ser.refuse(in);
    }
}
