/* SPDX-License-Identifier: MIT */
import static java.time.temporal.ChronoField.INSTANT_SECONDS;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.chrono.ChronoLocalDateTime;
import java.time.chrono.Chronology;
import java.time.chrono.HijrahChronology;
import java.time.chrono.IsoChronology;
import java.time.chrono.JapaneseChronology;
import java.time.chrono.MinguoChronology;
import java.time.chrono.ThaiBuddhistChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;
import java.util.concurrent.Callable;

/** Texts of a date and a time of day, read back in each calendar, by patterns and extensions. */
public class TimesInOtherCalendars {
    private static final Chronology[] CALENDARS = {
        IsoChronology.INSTANCE, ThaiBuddhistChronology.INSTANCE, MinguoChronology.INSTANCE,
        JapaneseChronology.INSTANCE, HijrahChronology.INSTANCE,
    };
    private static final String[] PATTERNS = {
        "d/M/uuuu", "d/M/uuuu HH:mm", "uuuu-D HH", "d M y G HH", "HH:mm", "d/M/uuuu HH:mm VV",
        "d/M/uuuu HH:mm XXX", "d/M/uuuu h:mm a", "d/M/uuuu h B", "d/M/uuuu k:mm", "d/M/uuuu A",
    };

    private static void show(String label, Callable<?> call) {
        String result;
        try {
            result = String.valueOf(call.call());
        } catch (Exception e) {
            result = e.toString();
        }
        System.out.println(label + ": " + result);
    }

    /** The fields that are left are in no order. */
    private static String read(DateTimeFormatter f, String text) {
        TemporalAccessor read = f.parse(text);
        return read.toString().replaceAll("^\\{[^}]*\\}", "")
            + (read.isSupported(INSTANT_SECONDS) ? " " + read.getLong(INSTANT_SECONDS) : "");
    }

    public static void main(String[] args) {
        ZonedDateTime when = LocalDateTime.of(2020, 5, 3, 14, 5).atZone(ZoneId.of("Europe/Paris"));
        for (Chronology c : CALENDARS) {
            for (String pattern : PATTERNS) {
                for (ResolverStyle style : ResolverStyle.values()) {
                    DateTimeFormatter f = DateTimeFormatter.ofPattern(pattern, Locale.US)
                        .withChronology(c).withResolverStyle(style);
                    String text = f.format(when);
                    show(c + " " + style + " " + text, () -> read(f, text));
                    String over = text.replace("14:05", "24:00").replace(" 14", " 24");
                    if (c == IsoChronology.INSTANCE && !over.equals(text)) {
                        show(c + " " + style + " " + over, () -> read(f, over));
                    }
                }
            }
        }
        String[] tags = {
            "en-u-ca-buddhist", "en-u-ca-japanese-tz-jptyo", "en-u-ca-roc-nu-thai",
            "en-u-ca-islamic-umalqura-nu-deva", "en-u-ca-iso8601", "en-u-nu-deva-ca-roc-tz-deber",
        };
        for (String tag : tags) {
            DateTimeFormatter f = DateTimeFormatter.ofPattern("d M u HH:mm", Locale.US)
                .localizedBy(Locale.forLanguageTag(tag));
            String text = f.format(when);
            show(tag, () -> f.parse(text, ChronoLocalDateTime::from));
            show(tag + " ISO", () -> f.parse(text, LocalDateTime::from));
        }
    }
}
