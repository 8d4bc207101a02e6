/* SPDX-License-Identifier: MIT */
package java.time.format;

import java.time.chrono.Chronology;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A field as a text, or as a number when the value has none. */
final class TextPart extends Part {
    private final TemporalField field;
    private final TextStyle style;
    /** Texts of the program's own; null: those of the locale. */
    private final Map<Long, String> texts;

    TextPart(TemporalField field, TextStyle style, Map<Long, String> texts) {
        this.field = field;
        this.style = style;
        this.texts = texts;
    }

    private NumberPart number() {
        return new NumberPart(field, 1, 19, SignStyle.NORMAL, 0);
    }

    @Override
    boolean print(Printing context, StringBuilder to) {
        if (context.lacks(field)) {
            return false;
        }
        Long value = context.temporal.getLong(field);
        String text = texts != null ? texts.get(value)
                : Names.of(field, value, style, context.locale(),
                        Chronology.from(context.temporal));
        if (text == null) {
            return number().print(context, to);
        }
        to.append(text);
        return true;
    }

    private List<Names.Entry> entries(TextStyle wanted, Locale locale, Chronology chrono) {
        if (texts == null) {
            return Names.entries(field, wanted, locale, chrono);
        }
        List<Names.Entry> entries = new ArrayList<>();
        texts.forEach((value, name) -> entries.add(new Names.Entry(name, value)));
        entries.sort(Comparator.comparingInt(e -> -e.name().length()));
        return entries;
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
        if (at < 0 || at > text.length()) {
            throw new IndexOutOfBoundsException();
        }
        List<Names.Entry> entries = entries(context.strict ? style : null, context.locale(),
            context.chronology());
        if (entries != null) {
            for (Names.Entry entry : entries) {
                if (context.startsWith(text, at, entry.name())) {
                    return context.set(field, entry.value(), at, at + entry.name().length());
                }
            }
            if (context.strict) {
                return ~at;
            }
        }
        return number().parse(context, text, at);
    }

    @Override
    public String toString() {
        return "Text(" + field + (style == TextStyle.FULL ? ")" : "," + style + ")");
    }

    /** The name of the calendar. */
    static final class OfChronology extends Part {
        private final TextStyle style;

        OfChronology(TextStyle style) {
            this.style = style;
        }

        @Override
        boolean print(Printing context, StringBuilder to) {
            Chronology chrono = context.answer(TemporalQueries.chronology());
            if (chrono == null) {
                return false;
            }
            to.append(style == null ? chrono.getId() : Names.chronology(chrono, context.locale()));
            return true;
        }

        @Override
        int parse(Parsing context, CharSequence text, int at) {
            if (at < 0 || at > text.length()) {
                throw new IndexOutOfBoundsException();
            }
            Chronology best = null;
            int length = -1;
            for (Chronology chrono : Chronology.getAvailableChronologies()) {
                String name = style == null ? chrono.getId()
                        : Names.chronology(chrono, context.locale());
                if (name.length() > length && context.startsWith(text, at, name)) {
                    best = chrono;
                    length = name.length();
                }
            }
            if (best == null) {
                return ~at;
            }
            context.parsed().setChronology(best);
            return at + length;
        }
    }

    /** In the morning, at noon: in English; elsewhere half days. */
    static final class OfDayPeriod extends Part {
        /** Of each period; from 8 on what is narrower. */
        private static final String[] ENGLISH = {"midnight", "noon", "in the morning",
            "in the afternoon", "in the evening", "at night", "AM", "PM", "mi", "n", "a", "p"};
        /** In minutes of the day; the last one goes through midnight. */
        static final int[] FROM = {0, 720, 360, 720, 1080, 1260};
        static final int[] TO = {1, 721, 720, 1080, 1260, 1800};
        static final int HALF_DAYS = 6;
        private final TextStyle style;

        OfDayPeriod(TextStyle style) {
            this.style = style;
        }

        private static boolean english(Locale locale) {
            return !locale.getLanguage().isEmpty();
        }

        @Override
        boolean print(Printing context, StringBuilder to) {
            if (context.lacks(ChronoField.HOUR_OF_DAY)) {
                return false;
            }
            long hour = context.temporal.getLong(ChronoField.HOUR_OF_DAY);
            Long minute = context.temporal.isSupported(ChronoField.MINUTE_OF_HOUR)
                    ? context.temporal.getLong(ChronoField.MINUTE_OF_HOUR) : null;
            long ofDay = Math.floorMod(hour, 24L) * 60
                    + (minute == null ? 0 : Math.floorMod(minute, 60L));
            int period = english(context.locale()) ? of(ofDay)
                    : HALF_DAYS + (ofDay < 720 ? 0 : 1);
            to.append(ENGLISH[style == TextStyle.NARROW && period < 2 ? period + 8 : period]);
            return true;
        }

        private static int of(long minute) {
            if (minute == 0 || minute == 720) {
                return minute == 0 ? 0 : 1;
            }
            for (int i = 2; i < 5; i++) {
                if (minute >= FROM[i] && minute < TO[i]) {
                    return i;
                }
            }
            return 5;
        }

        /** Whether a minute of the day lies in a period. */
        static boolean holds(int period, long minute) {
            return period >= HALF_DAYS ? minute / 720 == period - HALF_DAYS
                    : minute >= FROM[period] && minute < TO[period]
                    || minute + 1440 < TO[period] && minute + 1440 >= FROM[period];
        }

        static int middle(int period) {
            return period >= HALF_DAYS ? (period - HALF_DAYS) * 720 + 360
                    : (FROM[period] + TO[period]) / 2 % 1440;
        }

        private static String clock(int minute) {
            return (minute < 600 ? "0" : "") + minute / 60 + ":00";
        }

        /** By its hours, or the one minute that it is. */
        static String describe(int period) {
            int half = period - HALF_DAYS;
            int from = half < 0 ? FROM[period] : half * 720;
            int to = half < 0 ? TO[period] : from + 720;
            return "DayPeriod(" + clock(from) + (to - from == 1 ? ")"
                    : "-" + clock(to > 1440 ? to - 1440 : to) + ")");
        }

        @Override
        int parse(Parsing context, CharSequence text, int at) {
            if (at < 0 || at > text.length()) {
                throw new IndexOutOfBoundsException();
            }
            boolean english = english(context.locale());
            boolean narrow = style == TextStyle.NARROW;
            for (int i = english ? 0 : HALF_DAYS; i < (english ? 12 : 8); i++) {
                boolean other = context.strict && english
                        && (narrow ? i < 2 || i / 2 == 3 : i >= 8);
                if (!other && context.startsWith(text, at, ENGLISH[i])) {
                    int period = i < 8 ? i : i % 4 / 2 * HALF_DAYS + i % 2;
                    context.parsed().partOfDay = period;
                    return at + ENGLISH[i].length();
                }
            }
            return ~at;
        }

        @Override
        public String toString() {
            return "DayPeriod(" + style + ")";
        }
    }

    /** A pattern that depends on the locale. */
    static final class Localized extends Part {
        private final FormatStyle date;
        private final FormatStyle time;

        Localized(FormatStyle date, FormatStyle time) {
            this.date = date;
            this.time = time;
        }

        private Composite parts(Locale locale, Chronology chrono) {
            return new DateTimeFormatterBuilder()
                    .appendPattern(Names.pattern(date, time, locale, chrono))
                    .toFormatter(locale).parts(false);
        }

        @Override
        boolean print(Printing context, StringBuilder to) {
            return parts(context.locale(), Chronology.from(context.temporal)).print(context, to);
        }

        @Override
        int parse(Parsing context, CharSequence text, int at) {
            return parts(context.locale(), context.chronology()).parse(context, text, at);
        }

        @Override
        public String toString() {
            return "Localized(" + (date != null ? date : "") + "," + (time != null ? time : "")
                    + ")";
        }
    }
}
