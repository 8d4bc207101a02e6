/* SPDX-License-Identifier: MIT */
package java.time.chrono;

import java.time.DateTimeException;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;
import java.util.Locale;

/** The one era of the Islamic calendar. */
public enum HijrahEra implements Era {
    AH;

    public static HijrahEra of(int hijrahEra) {
        if (hijrahEra != 1) {
            throw new DateTimeException("invalid Hijrah era");
        }
        return AH;
    }

    @Override
    public int getValue() {
        return 1;
    }

    @Override
    public ValueRange range(TemporalField field) {
        return field == ChronoField.ERA ? ValueRange.of(1, 1) : Era.super.range(field);
    }

    @Override
    public String getDisplayName(TextStyle style, Locale locale) {
        return new DateTimeFormatterBuilder().appendText(ChronoField.ERA, style).toFormatter(locale)
                .withChronology(HijrahChronology.INSTANCE)
                .format(HijrahDate.of(HijrahMonths.FIRST, 1, 1));
    }
}
