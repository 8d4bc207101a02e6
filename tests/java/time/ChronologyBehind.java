/* SPDX-License-Identifier: MIT */
import java.text.ParsePosition;
import java.time.LocalDate;
import java.time.chrono.IsoChronology;
import java.time.chrono.MinguoChronology;
import java.time.chrono.ThaiBuddhistChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;

/** Two digits of a year are read by the chronology that stands behind them. */
public class ChronologyBehind {
    static DateTimeFormatter formatter(boolean optional, LocalDate base, String between) {
        DateTimeFormatterBuilder b = new DateTimeFormatterBuilder();
        b.appendValueReduced(ChronoField.YEAR, 2, 4, base).appendLiteral(between);
        b.appendValue(ChronoField.MONTH_OF_YEAR).appendLiteral(between);
        b.appendValue(ChronoField.DAY_OF_MONTH);
        if (optional) {
            b.optionalStart();
        }
        return b.appendLiteral(' ').appendChronologyId().toFormatter(Locale.ROOT);
    }

    static void read(DateTimeFormatter f, String text) {
        TemporalAccessor raw = f.parseUnresolved(text, new ParsePosition(0));
        String found;
        try {
            found = f.parse(text, LocalDate::from).toString();
        } catch (DateTimeParseException e) {
            found = "not read";
        }
        System.out.println(text + ": " + (raw == null ? null : raw.getLong(ChronoField.YEAR))
            + " " + found);
    }

    public static void main(String[] args) {
        LocalDate base = LocalDate.of(2000, 1, 1);
        for (boolean optional : new boolean[] {false, true}) {
            DateTimeFormatter f = formatter(optional, base, "-");
            for (String text : new String[] {"43-5-6 ThaiBuddhist", "43-5-6 ISO",
                    "42-5-6 ThaiBuddhist",
                "95-5-6 Minguo", "88-5-6 Minguo", "2543-5-6 ThaiBuddhist", "2043-5-6 ThaiBuddhist",
                "43-5-6", "43-5-6 Nobody"}) {
                read(f, text);
            }
            read(f.withChronology(ThaiBuddhistChronology.INSTANCE), "43-5-6 ISO");
            read(f.withChronology(MinguoChronology.INSTANCE), "43-5-6 ThaiBuddhist");
            read(f.withChronology(MinguoChronology.INSTANCE), "43-5-6");
            read(f.withChronology(IsoChronology.INSTANCE), "43-5-6");
        }
        System.out.println(formatter(false, base,
                "/").format(ThaiBuddhistChronology.INSTANCE.date(2543, 5, 6)));
        System.out.println(formatter(false, base,
                "/").format(ThaiBuddhistChronology.INSTANCE.date(2643, 5, 6)));
    }
}
