/* SPDX-License-Identifier: MIT */
package java.time.format;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.JulianFields;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Puts formatters together, part by part or by patterns. */
public final class DateTimeFormatterBuilder {
    private static final TemporalQuery<ZoneId> REGION_ONLY = new TemporalQuery<>() {
        @Override
        public ZoneId queryFrom(java.time.temporal.TemporalAccessor temporal) {
            ZoneId zone = temporal.query(TemporalQueries.zoneId());
            return zone instanceof java.time.ZoneOffset ? null : zone;
        }
    };

    /** What one to five letters x or X stand for. */
    private static final String[] OFFSETS = {"+HHmm", "+HHMM", "+HH:MM", "+HHMMss", "+HH:MM:ss"};

    /** The innermost optional part that is open, or this. */
    private DateTimeFormatterBuilder active = this;
    private final DateTimeFormatterBuilder parent;
    private final List<Part> parts = new ArrayList<>();
    private final boolean optional;
    private int padWidth;
    private char padChar;
    /** The number that gives digits to those of fixed width right behind it; negative: none. */
    private int numberAt = -1;

    public DateTimeFormatterBuilder() {
        this(null, false);
    }

    private DateTimeFormatterBuilder(DateTimeFormatterBuilder parent, boolean optional) {
        this.parent = parent;
        this.optional = optional;
    }

    public static String getLocalizedDateTimePattern(FormatStyle dateStyle, FormatStyle timeStyle,
            Chronology chrono, Locale locale) {
        Objects.requireNonNull(locale, "locale");
        Objects.requireNonNull(chrono, "chrono");
        needStyle(dateStyle, timeStyle);
        return Names.pattern(dateStyle, timeStyle, locale, chrono);
    }

    private static void needStyle(FormatStyle date, FormatStyle time) {
        if (date == null && time == null) {
            throw new IllegalArgumentException("Either the date or time style must be non-null");
        }
    }

    private int add(Part part) {
        Objects.requireNonNull(part, "pp");
        if (active.padWidth > 0) {
            part = new Part.Pad(part, active.padWidth, active.padChar);
            active.padWidth = 0;
            active.padChar = 0;
        }
        active.parts.add(part);
        active.numberAt = -1;
        return active.parts.size() - 1;
    }

    private DateTimeFormatterBuilder with(Part part) {
        add(part);
        return this;
    }

    // ---- How to read ----

    public DateTimeFormatterBuilder parseCaseSensitive() {
        return with(Part.Setting.SENSITIVE);
    }

    public DateTimeFormatterBuilder parseCaseInsensitive() {
        return with(Part.Setting.INSENSITIVE);
    }

    public DateTimeFormatterBuilder parseStrict() {
        return with(Part.Setting.STRICT);
    }

    public DateTimeFormatterBuilder parseLenient() {
        return with(Part.Setting.LENIENT);
    }

    public DateTimeFormatterBuilder parseDefaulting(TemporalField field, long value) {
        Objects.requireNonNull(field, "field");
        return with(new Part.Default(field, value));
    }

    // ---- Numbers ----

    private static void between(int value, int least, int most, String what) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(what + " must be from " + least + " to " + most
                    + " inclusive but was " + value);
        }
    }

    private static void notBelow(int most, int least, String what) {
        if (most < least) {
            throw new IllegalArgumentException(what + " must exceed or equal the minimum width but "
                    + most + " < " + least);
        }
    }

    public DateTimeFormatterBuilder appendValue(TemporalField field) {
        Objects.requireNonNull(field, "field");
        return number(new NumberPart(field, 1, 19, SignStyle.NORMAL, 0));
    }

    public DateTimeFormatterBuilder appendValue(TemporalField field, int width) {
        Objects.requireNonNull(field, "field");
        between(width, 1, 19, "The width");
        return number(new NumberPart(field, width, width, SignStyle.NOT_NEGATIVE, 0));
    }

    public DateTimeFormatterBuilder appendValue(TemporalField field, int minWidth, int maxWidth,
            SignStyle signStyle) {
        if (minWidth == maxWidth && signStyle == SignStyle.NOT_NEGATIVE) {
            return appendValue(field, maxWidth);
        }
        Objects.requireNonNull(field, "field");
        Objects.requireNonNull(signStyle, "signStyle");
        between(minWidth, 1, 19, "The minimum width");
        between(maxWidth, 1, 19, "The maximum width");
        notBelow(maxWidth, minWidth, "The maximum width");
        return number(new NumberPart(field, minWidth, maxWidth, signStyle, 0));
    }

    private DateTimeFormatterBuilder reduced(TemporalField field, int width, int maxWidth,
            int base, ChronoLocalDate baseDate) {
        between(width, 1, 10, "The minWidth");
        between(maxWidth, 1, 10, "The maxWidth");
        notBelow(maxWidth, width, "Maximum width");
        if (baseDate == null) {
            if (!field.range().isValidValue(base)) {
                throw new IllegalArgumentException(
                        "The base value must be within the range of the field");
            }
            if (base + NumberPart.POWERS[maxWidth] > Integer.MAX_VALUE) {
                throw new java.time.DateTimeException(
                        "Unable to add printer-parser as the range exceeds the capacity of an int");
            }
        }
        return number(new NumberPart.Reduced(field, width, maxWidth, base, baseDate, 0));
    }

    public DateTimeFormatterBuilder appendValueReduced(TemporalField field, int width,
            int maxWidth, int baseValue) {
        Objects.requireNonNull(field, "field");
        return reduced(field, width, maxWidth, baseValue, null);
    }

    public DateTimeFormatterBuilder appendValueReduced(TemporalField field, int width,
            int maxWidth, ChronoLocalDate baseDate) {
        Objects.requireNonNull(field, "field");
        Objects.requireNonNull(baseDate, "baseDate");
        return reduced(field, width, maxWidth, 0, baseDate);
    }

    /** Numbers of fixed width right behind a number take their digits from it. */
    private DateTimeFormatterBuilder number(NumberPart part) {
        int first = active.numberAt;
        if (first < 0 || !(active.parts.get(first) instanceof NumberPart)) {
            active.numberAt = add(part);
            return this;
        }
        NumberPart base = (NumberPart) active.parts.get(first);
        if (part.minWidth == part.maxWidth && part.sign == SignStyle.NOT_NEGATIVE) {
            add(part.withSubsequent(-1));
            active.parts.set(first, base.withSubsequent(base.subsequent + part.maxWidth));
            active.numberAt = first;
        } else {
            active.parts.set(first, base.withSubsequent(-1));
            active.numberAt = add(part);
        }
        return this;
    }

    public DateTimeFormatterBuilder appendFraction(TemporalField field, int minWidth,
            int maxWidth, boolean decimalPoint) {
        if (!Objects.requireNonNull(field, "field").range().isFixed()) {
            throw new IllegalArgumentException("Field must have a fixed set of values: " + field);
        }
        between(minWidth, 0, 9, "Minimum width");
        between(maxWidth, 1, 9, "Maximum width");
        notBelow(maxWidth, minWidth, "Maximum width");
        NumberPart part = new NumberPart.Fraction(field, minWidth, maxWidth, decimalPoint, 0);
        return part.isFixed(true) ? number(part) : with(part);
    }

    // ---- Texts ----

    public DateTimeFormatterBuilder appendText(TemporalField field) {
        return appendText(field, TextStyle.FULL);
    }

    public DateTimeFormatterBuilder appendText(TemporalField field, TextStyle textStyle) {
        Objects.requireNonNull(field, "field");
        Objects.requireNonNull(textStyle, "textStyle");
        return with(new TextPart(field, textStyle, null));
    }

    public DateTimeFormatterBuilder appendText(TemporalField field, Map<Long, String> textLookup) {
        Objects.requireNonNull(field, "field");
        Objects.requireNonNull(textLookup, "textLookup");
        return with(new TextPart(field, TextStyle.FULL, new LinkedHashMap<>(textLookup)));
    }

    public DateTimeFormatterBuilder appendDayPeriodText(TextStyle style) {
        Objects.requireNonNull(style, "style");
        return with(new TextPart.OfDayPeriod(style.asNormal()));
    }

    public DateTimeFormatterBuilder appendLiteral(char literal) {
        return with(new Part.Literal(String.valueOf(literal)));
    }

    public DateTimeFormatterBuilder appendLiteral(String literal) {
        Objects.requireNonNull(literal, "literal");
        return literal.isEmpty() ? this : with(new Part.Literal(literal));
    }

    // ---- Moments, zones and calendars ----

    public DateTimeFormatterBuilder appendInstant() {
        return with(new InstantPart(-2));
    }

    public DateTimeFormatterBuilder appendInstant(int fractionalDigits) {
        if (fractionalDigits < -1 || fractionalDigits > 9) {
            throw new IllegalArgumentException("The fractional digits must be from -1 to 9 "
                    + "inclusive but was " + fractionalDigits);
        }
        return with(new InstantPart(fractionalDigits));
    }

    public DateTimeFormatterBuilder appendOffsetId() {
        return with(new OffsetPart("+HH:MM:ss", "Z"));
    }

    public DateTimeFormatterBuilder appendOffset(String pattern, String noOffsetText) {
        Objects.requireNonNull(pattern, "pattern");
        Objects.requireNonNull(noOffsetText, "noOffsetText");
        return with(new OffsetPart(pattern, noOffsetText));
    }

    public DateTimeFormatterBuilder appendLocalizedOffset(TextStyle style) {
        Objects.requireNonNull(style, "style");
        if (style != TextStyle.FULL && style != TextStyle.SHORT) {
            throw new IllegalArgumentException("Style must be either full or short");
        }
        return with(new OffsetPart.Localized(style));
    }

    public DateTimeFormatterBuilder appendZoneId() {
        return with(new ZonePart(TemporalQueries.zoneId(), "ZoneId()"));
    }

    public DateTimeFormatterBuilder appendZoneRegionId() {
        return with(new ZonePart(REGION_ONLY, "ZoneRegionId()"));
    }

    public DateTimeFormatterBuilder appendZoneOrOffsetId() {
        return with(new ZonePart(TemporalQueries.zone(), "ZoneOrOffsetId()"));
    }

    private DateTimeFormatterBuilder zoneText(TextStyle style, boolean generic) {
        Objects.requireNonNull(style, "textStyle");
        return with(new ZonePart.Text(style, generic));
    }

    public DateTimeFormatterBuilder appendZoneText(TextStyle textStyle) {
        return zoneText(textStyle, false);
    }

    public DateTimeFormatterBuilder appendZoneText(TextStyle textStyle,
            Set<ZoneId> preferredZones) {
        Objects.requireNonNull(preferredZones, "preferredZones");
        return zoneText(textStyle, false);
    }

    public DateTimeFormatterBuilder appendGenericZoneText(TextStyle textStyle) {
        return zoneText(textStyle, true);
    }

    public DateTimeFormatterBuilder appendGenericZoneText(TextStyle textStyle,
            Set<ZoneId> preferredZones) {
        Objects.requireNonNull(preferredZones, "preferredZones");
        return zoneText(textStyle, true);
    }

    public DateTimeFormatterBuilder appendChronologyId() {
        return with(new TextPart.OfChronology(null));
    }

    public DateTimeFormatterBuilder appendChronologyText(TextStyle textStyle) {
        Objects.requireNonNull(textStyle, "textStyle");
        return with(new TextPart.OfChronology(textStyle));
    }

    public DateTimeFormatterBuilder appendLocalized(FormatStyle dateStyle, FormatStyle timeStyle) {
        needStyle(dateStyle, timeStyle);
        return with(new TextPart.Localized(dateStyle, timeStyle));
    }

    // ---- Parts of parts ----

    public DateTimeFormatterBuilder append(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return with(formatter.parts(false));
    }

    public DateTimeFormatterBuilder appendOptional(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return with(formatter.parts(true));
    }

    public DateTimeFormatterBuilder padNext(int padWidth) {
        return padNext(padWidth, ' ');
    }

    public DateTimeFormatterBuilder padNext(int padWidth, char padChar) {
        if (padWidth < 1) {
            throw new IllegalArgumentException("The pad width must be at least one but was "
                    + padWidth);
        }
        active.padWidth = padWidth;
        active.padChar = padChar;
        active.numberAt = -1;
        return this;
    }

    public DateTimeFormatterBuilder optionalStart() {
        active.numberAt = -1;
        active = new DateTimeFormatterBuilder(active, true);
        return this;
    }

    public DateTimeFormatterBuilder optionalEnd() {
        if (active.parent == null) {
            throw new IllegalStateException("Cannot call optionalEnd() as there was no previous "
                    + "call to optionalStart()");
        }
        DateTimeFormatterBuilder closed = active;
        active = closed.parent;
        if (!closed.parts.isEmpty()) {
            add(new Part.Composite(closed.parts.toArray(new Part[0]), closed.optional));
        }
        return this;
    }

    // ---- Patterns ----

    private static final String LETTERS = "GyuQqMLDdFEceaHkKhmsSAnNg";
    private static final TemporalField[] FIELDS = {ChronoField.ERA, ChronoField.YEAR_OF_ERA,
        ChronoField.YEAR, IsoFields.QUARTER_OF_YEAR, IsoFields.QUARTER_OF_YEAR,
        ChronoField.MONTH_OF_YEAR, ChronoField.MONTH_OF_YEAR, ChronoField.DAY_OF_YEAR,
        ChronoField.DAY_OF_MONTH, ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH,
        ChronoField.DAY_OF_WEEK, ChronoField.DAY_OF_WEEK, ChronoField.DAY_OF_WEEK,
        ChronoField.AMPM_OF_DAY, ChronoField.HOUR_OF_DAY, ChronoField.CLOCK_HOUR_OF_DAY,
        ChronoField.HOUR_OF_AMPM, ChronoField.CLOCK_HOUR_OF_AMPM, ChronoField.MINUTE_OF_HOUR,
        ChronoField.SECOND_OF_MINUTE, ChronoField.NANO_OF_SECOND, ChronoField.MILLI_OF_DAY,
        ChronoField.NANO_OF_SECOND, ChronoField.NANO_OF_DAY, JulianFields.MODIFIED_JULIAN_DAY};

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    public DateTimeFormatterBuilder appendPattern(String pattern) {
        Objects.requireNonNull(pattern, "pattern");
        for (int at = 0; at < pattern.length(); at++) {
            char c = pattern.charAt(at);
            if (isLetter(c)) {
                int start = at++;
                while (at < pattern.length() && pattern.charAt(at) == c) {
                    at++;
                }
                int count = at - start;
                if (c == 'p') {
                    int pad = count;
                    count = 0;
                    start = at;
                    if (at < pattern.length() && isLetter(pattern.charAt(at))) {
                        c = pattern.charAt(at);
                        while (at < pattern.length() && pattern.charAt(at) == c) {
                            at++;
                        }
                        count = at - start;
                    }
                    if (count == 0) {
                        throw new IllegalArgumentException("Pad letter 'p' must be followed by "
                                + "valid pad pattern: " + pattern);
                    }
                    padNext(pad);
                }
                letter(c, count);
                at--;
            } else if (c == '\'') {
                at = quoted(pattern, at);
            } else if (c == '[') {
                optionalStart();
            } else if (c == ']') {
                if (active.parent == null) {
                    throw new IllegalArgumentException(
                            "Pattern invalid as it contains ] without previous [");
                }
                optionalEnd();
            } else if (c == '{' || c == '}' || c == '#') {
                throw new IllegalArgumentException("Pattern includes reserved character: '" + c
                        + "'");
            } else {
                appendLiteral(c);
            }
        }
        return this;
    }

    /** Appends what stands between quotes; the index of the last one. */
    private int quoted(String pattern, int start) {
        int at = start + 1;
        for (; at < pattern.length(); at++) {
            if (pattern.charAt(at) == '\'') {
                if (at + 1 == pattern.length() || pattern.charAt(at + 1) != '\'') {
                    break;
                }
                at++;
            }
        }
        if (at >= pattern.length()) {
            throw new IllegalArgumentException(
                    "Pattern ends with an incomplete string literal: " + pattern);
        }
        String text = pattern.substring(start + 1, at);
        if (text.isEmpty()) {
            appendLiteral('\'');
        } else {
            appendLiteral(text.replace("''", "'"));
        }
        return at;
    }

    private static void atMost(int most, char c, int count) {
        if (count > most) {
            throw new IllegalArgumentException("Too many pattern letters: " + c);
        }
    }

    private static IllegalArgumentException wrongCount(String text, char c) {
        return new IllegalArgumentException(text + ": " + c);
    }

    private void letter(char c, int count) {
        int field = LETTERS.indexOf(c);
        if (field >= 0) {
            field(c, count, FIELDS[field]);
            return;
        }
        switch (c) {
            case 'z' -> {
                atMost(4, c, count);
                appendZoneText(count == 4 ? TextStyle.FULL : TextStyle.SHORT);
            }
            case 'V' -> {
                if (count != 2) {
                    throw wrongCount("Pattern letter count must be 2", c);
                }
                appendZoneId();
            }
            case 'v' -> {
                if (count != 1 && count != 4) {
                    throw wrongCount("Wrong number of pattern letters", c);
                }
                appendGenericZoneText(count == 4 ? TextStyle.FULL : TextStyle.SHORT);
            }
            case 'Z' -> {
                atMost(5, c, count);
                if (count < 4) {
                    appendOffset("+HHMM", "+0000");
                } else if (count == 4) {
                    appendLocalizedOffset(TextStyle.FULL);
                } else {
                    appendOffset("+HH:MM:ss", "Z");
                }
            }
            case 'O' -> {
                if (count != 1 && count != 4) {
                    throw wrongCount("Pattern letter count must be 1 or 4", c);
                }
                appendLocalizedOffset(count == 4 ? TextStyle.FULL : TextStyle.SHORT);
            }
            case 'X' -> {
                atMost(5, c, count);
                appendOffset(OFFSETS[count - 1], "Z");
            }
            case 'x' -> {
                atMost(5, c, count);
                appendOffset(OFFSETS[count - 1],
                        count == 1 ? "+00" : count % 2 == 0 ? "+0000" : "+00:00");
            }
            case 'W' -> {
                atMost(1, c, count);
                number(new WeekPart(c, count, count, count, 0));
            }
            case 'w' -> {
                atMost(2, c, count);
                number(new WeekPart(c, count, count, 2, 0));
            }
            case 'Y' -> number(new WeekPart(c, count, count, count == 2 ? 2 : 19, 0));
            case 'B' -> {
                if (count != 1 && count != 4 && count != 5) {
                    throw wrongCount("Wrong number of pattern letters", c);
                }
                appendDayPeriodText(style(count, false));
            }
            default -> throw new IllegalArgumentException("Unknown pattern letter: " + c);
        }
    }

    private static TextStyle style(int count, boolean standalone) {
        TextStyle style = count < 4 ? TextStyle.SHORT
                : count == 4 ? TextStyle.FULL : TextStyle.NARROW;
        return standalone ? style.asStandalone() : style;
    }

    private void field(char c, int count, TemporalField field) {
        switch (c) {
            case 'u', 'y' -> {
                if (count == 2) {
                    appendValueReduced(field, 2, 2, LocalDate.of(2000, 1, 1));
                } else {
                    appendValue(field, count, 19,
                            count < 4 ? SignStyle.NORMAL : SignStyle.EXCEEDS_PAD);
                }
            }
            case 'c', 'L', 'q', 'M', 'Q', 'E', 'e' -> name(c, count, field);
            case 'a' -> {
                atMost(1, c, count);
                appendText(field, TextStyle.SHORT);
            }
            case 'G' -> {
                atMost(5, c, count);
                appendText(field, style(count, false));
            }
            case 'S' -> appendFraction(field, count, count, false);
            case 'F' -> {
                atMost(1, c, count);
                appendValue(field);
            }
            case 'D' -> {
                atMost(3, c, count);
                if (count == 1) {
                    appendValue(field);
                } else {
                    appendValue(field, count, 3, SignStyle.NOT_NEGATIVE);
                }
            }
            case 'g' -> appendValue(field, count, 19, SignStyle.NORMAL);
            case 'A', 'n', 'N' -> appendValue(field, count, 19, SignStyle.NOT_NEGATIVE);
            default -> {
                atMost(2, c, count);
                if (count == 1) {
                    appendValue(field);
                } else {
                    appendValue(field, count);
                }
            }
        }
    }

    private void name(char c, int count, TemporalField field) {
        atMost(5, c, count);
        if (c == 'c' && count == 2) {
            throw new IllegalArgumentException("Invalid pattern \"cc\"");
        }
        if (count > 2 || c == 'E') {
            appendText(field, style(count, c == 'c' || c == 'L' || c == 'q'));
        } else if (c == 'c' || c == 'e') {
            number(new WeekPart(c, count, count, count, 0));
        } else if (count == 1) {
            appendValue(field);
        } else {
            appendValue(field, 2);
        }
    }

    // ---- The formatter ----

    public DateTimeFormatter toFormatter() {
        return toFormatter(Locale.getDefault(Locale.Category.FORMAT));
    }

    public DateTimeFormatter toFormatter(Locale locale) {
        return toFormatter(locale, ResolverStyle.SMART, null);
    }

    DateTimeFormatter toFormatter(Locale locale, ResolverStyle style, Chronology chrono) {
        Objects.requireNonNull(locale, "locale");
        while (active.parent != null) {
            optionalEnd();
        }
        return new DateTimeFormatter(new Part.Composite(parts.toArray(new Part[0]), false), locale,
                DecimalStyle.STANDARD, style, null, chrono, null);
    }
}
