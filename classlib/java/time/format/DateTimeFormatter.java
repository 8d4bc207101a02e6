/* SPDX-License-Identifier: MIT */
package java.time.format;

import static java.time.temporal.ChronoField.DAY_OF_MONTH;
import static java.time.temporal.ChronoField.DAY_OF_WEEK;
import static java.time.temporal.ChronoField.DAY_OF_YEAR;
import static java.time.temporal.ChronoField.HOUR_OF_DAY;
import static java.time.temporal.ChronoField.MINUTE_OF_HOUR;
import static java.time.temporal.ChronoField.MONTH_OF_YEAR;
import static java.time.temporal.ChronoField.NANO_OF_SECOND;
import static java.time.temporal.ChronoField.SECOND_OF_MINUTE;
import static java.time.temporal.ChronoField.YEAR;

import java.io.IOException;
import java.text.FieldPosition;
import java.text.Format;
import java.text.ParseException;
import java.text.ParsePosition;
import java.time.DateTimeException;
import java.time.Period;
import java.time.ZoneId;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQuery;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Prints dates and times, and reads them. */
public final class DateTimeFormatter {
    private final Part.Composite parts;
    private final Locale locale;
    private final DecimalStyle decimalStyle;
    private final ResolverStyle resolverStyle;
    private final Set<TemporalField> resolverFields;
    private final Chronology chrono;
    private final ZoneId zone;

    DateTimeFormatter(Part.Composite parts, Locale locale, DecimalStyle decimalStyle,
            ResolverStyle resolverStyle, Set<TemporalField> resolverFields, Chronology chrono,
            ZoneId zone) {
        this.parts = parts;
        this.locale = Objects.requireNonNull(locale, "locale");
        this.decimalStyle = decimalStyle;
        this.resolverStyle = resolverStyle;
        this.resolverFields = resolverFields;
        this.chrono = chrono;
        this.zone = zone;
    }

    // ---- The formats of the standards ----

    private static DateTimeFormatterBuilder builder() {
        return new DateTimeFormatterBuilder();
    }

    private static DateTimeFormatter iso(DateTimeFormatterBuilder builder) {
        return builder.toFormatter(Locale.getDefault(Locale.Category.FORMAT),
                ResolverStyle.STRICT, IsoChronology.INSTANCE);
    }

    private static DateTimeFormatter time(DateTimeFormatterBuilder builder) {
        return builder.toFormatter(Locale.getDefault(Locale.Category.FORMAT),
                ResolverStyle.STRICT, null);
    }

    private static DateTimeFormatterBuilder loose(DateTimeFormatter first) {
        return builder().parseCaseInsensitive().append(first);
    }

    private static DateTimeFormatterBuilder year() {
        return builder().appendValue(YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('-');
    }

    public static final DateTimeFormatter ISO_LOCAL_DATE = iso(year()
            .appendValue(MONTH_OF_YEAR, 2).appendLiteral('-').appendValue(DAY_OF_MONTH, 2));
    public static final DateTimeFormatter ISO_OFFSET_DATE = iso(
            loose(ISO_LOCAL_DATE).appendOffsetId());
    public static final DateTimeFormatter ISO_DATE = iso(
            loose(ISO_LOCAL_DATE).optionalStart().appendOffsetId());
    public static final DateTimeFormatter ISO_LOCAL_TIME = time(builder()
            .appendValue(HOUR_OF_DAY, 2).appendLiteral(':').appendValue(MINUTE_OF_HOUR, 2)
            .optionalStart().appendLiteral(':').appendValue(SECOND_OF_MINUTE, 2)
            .optionalStart().appendFraction(NANO_OF_SECOND, 0, 9, true));
    public static final DateTimeFormatter ISO_OFFSET_TIME = time(
            loose(ISO_LOCAL_TIME).appendOffsetId());
    public static final DateTimeFormatter ISO_TIME = time(
            loose(ISO_LOCAL_TIME).optionalStart().appendOffsetId());
    public static final DateTimeFormatter ISO_LOCAL_DATE_TIME = iso(
            loose(ISO_LOCAL_DATE).appendLiteral('T').append(ISO_LOCAL_TIME));
    public static final DateTimeFormatter ISO_OFFSET_DATE_TIME = iso(
            loose(ISO_LOCAL_DATE_TIME).parseLenient().appendOffsetId().parseStrict());
    public static final DateTimeFormatter ISO_ZONED_DATE_TIME = iso(
            builder().append(ISO_OFFSET_DATE_TIME).optionalStart().appendLiteral('[')
            .parseCaseSensitive().appendZoneRegionId().appendLiteral(']'));
    public static final DateTimeFormatter ISO_DATE_TIME = iso(
            builder().append(ISO_LOCAL_DATE_TIME).optionalStart().appendOffsetId()
            .optionalStart().appendLiteral('[').parseCaseSensitive().appendZoneRegionId()
            .appendLiteral(']'));
    public static final DateTimeFormatter ISO_ORDINAL_DATE = iso(builder()
            .parseCaseInsensitive().appendValue(YEAR, 4, 10, SignStyle.EXCEEDS_PAD)
            .appendLiteral('-').appendValue(DAY_OF_YEAR, 3).optionalStart().appendOffsetId());
    public static final DateTimeFormatter ISO_WEEK_DATE = iso(builder()
            .parseCaseInsensitive()
            .appendValue(IsoFields.WEEK_BASED_YEAR, 4, 10, SignStyle.EXCEEDS_PAD)
            .appendLiteral("-W").appendValue(IsoFields.WEEK_OF_WEEK_BASED_YEAR, 2)
            .appendLiteral('-').appendValue(DAY_OF_WEEK, 1).optionalStart().appendOffsetId());
    public static final DateTimeFormatter ISO_INSTANT = time(
            builder().parseCaseInsensitive().appendInstant());
    public static final DateTimeFormatter BASIC_ISO_DATE = iso(builder()
            .parseCaseInsensitive().appendValue(YEAR, 4).appendValue(MONTH_OF_YEAR, 2)
            .appendValue(DAY_OF_MONTH, 2).optionalStart().parseLenient()
            .appendOffset("+HHMMss", "Z").parseStrict());
    public static final DateTimeFormatter RFC_1123_DATE_TIME = builder().parseCaseInsensitive()
            .parseLenient().optionalStart()
            .appendText(DAY_OF_WEEK, names("Mon Tue Wed Thu Fri Sat Sun")).appendLiteral(", ")
            .optionalEnd().appendValue(DAY_OF_MONTH, 1, 2, SignStyle.NOT_NEGATIVE)
            .appendLiteral(' ')
            .appendText(MONTH_OF_YEAR, names("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"))
            .appendLiteral(' ').appendValue(YEAR, 4).appendLiteral(' ')
            .appendValue(HOUR_OF_DAY, 2).appendLiteral(':').appendValue(MINUTE_OF_HOUR, 2)
            .optionalStart().appendLiteral(':').appendValue(SECOND_OF_MINUTE, 2).optionalEnd()
            .appendLiteral(' ').appendOffset("+HHMM", "GMT")
            .toFormatter(Locale.getDefault(Locale.Category.FORMAT), ResolverStyle.SMART,
                    IsoChronology.INSTANCE);

    private static Map<Long, String> names(String all) {
        Map<Long, String> names = new HashMap<>();
        for (String name : all.split(" ")) {
            names.put(names.size() + 1L, name);
        }
        return names;
    }

    private static final TemporalQuery<Period> EXCESS_DAYS = t ->
            t instanceof Parsed parsed ? parsed.beyond : Period.ZERO;
    private static final TemporalQuery<Boolean> LEAP_SECOND = t ->
            t instanceof Parsed parsed ? parsed.sixtieth : Boolean.FALSE;

    public static final TemporalQuery<Period> parsedExcessDays() {
        return EXCESS_DAYS;
    }

    public static final TemporalQuery<Boolean> parsedLeapSecond() {
        return LEAP_SECOND;
    }

    // ---- Made by patterns ----

    public static DateTimeFormatter ofPattern(String pattern) {
        return builder().appendPattern(pattern).toFormatter();
    }

    public static DateTimeFormatter ofPattern(String pattern, Locale locale) {
        return builder().appendPattern(pattern).toFormatter(locale);
    }

    private static DateTimeFormatter localized(FormatStyle date, FormatStyle time) {
        return builder().appendLocalized(date, time)
                .toFormatter(Locale.getDefault(Locale.Category.FORMAT), ResolverStyle.SMART,
                        IsoChronology.INSTANCE);
    }

    public static DateTimeFormatter ofLocalizedDate(FormatStyle dateStyle) {
        Objects.requireNonNull(dateStyle, "dateStyle");
        return localized(dateStyle, null);
    }

    public static DateTimeFormatter ofLocalizedTime(FormatStyle timeStyle) {
        Objects.requireNonNull(timeStyle, "timeStyle");
        return localized(null, timeStyle);
    }

    public static DateTimeFormatter ofLocalizedDateTime(FormatStyle dateTimeStyle) {
        Objects.requireNonNull(dateTimeStyle, "dateTimeStyle");
        return localized(dateTimeStyle, dateTimeStyle);
    }

    public static DateTimeFormatter ofLocalizedDateTime(FormatStyle dateStyle,
            FormatStyle timeStyle) {
        Objects.requireNonNull(dateStyle, "dateStyle");
        Objects.requireNonNull(timeStyle, "timeStyle");
        return localized(dateStyle, timeStyle);
    }

    // ---- Properties ----

    Part.Composite parts(boolean optional) {
        return parts.withOptional(optional);
    }

    public Locale getLocale() {
        return locale;
    }

    public DateTimeFormatter withLocale(Locale newLocale) {
        return locale.equals(newLocale) ? this : new DateTimeFormatter(parts, newLocale,
                decimalStyle, resolverStyle, resolverFields, chrono, zone);
    }

    public DateTimeFormatter localizedBy(Locale newLocale) {
        String id = sun.util.calendar.ZoneKeys.zoneOf(newLocale);
        return new DateTimeFormatter(parts, newLocale, DecimalStyle.of(newLocale), resolverStyle,
                resolverFields,
                Chronology.ofLocale(newLocale), id == null ? zone : java.time.ZoneId.of(id));
    }

    public DecimalStyle getDecimalStyle() {
        return decimalStyle;
    }

    public DateTimeFormatter withDecimalStyle(DecimalStyle newStyle) {
        return decimalStyle.equals(newStyle) ? this : new DateTimeFormatter(parts, locale,
                Objects.requireNonNull(newStyle, "decimalStyle"), resolverStyle, resolverFields,
                chrono, zone);
    }

    public Chronology getChronology() {
        return chrono;
    }

    public DateTimeFormatter withChronology(Chronology newChrono) {
        return Objects.equals(chrono, newChrono) ? this : new DateTimeFormatter(parts, locale,
                decimalStyle, resolverStyle, resolverFields, newChrono, zone);
    }

    public ZoneId getZone() {
        return zone;
    }

    public DateTimeFormatter withZone(ZoneId newZone) {
        return Objects.equals(zone, newZone) ? this : new DateTimeFormatter(parts, locale,
                decimalStyle, resolverStyle, resolverFields, chrono, newZone);
    }

    public ResolverStyle getResolverStyle() {
        return resolverStyle;
    }

    public DateTimeFormatter withResolverStyle(ResolverStyle newStyle) {
        Objects.requireNonNull(newStyle, "resolverStyle");
        return resolverStyle == newStyle ? this : new DateTimeFormatter(parts, locale,
                decimalStyle, newStyle, resolverFields, chrono, zone);
    }

    public Set<TemporalField> getResolverFields() {
        return resolverFields;
    }

    public DateTimeFormatter withResolverFields(TemporalField... newFields) {
        return withResolverFields(newFields == null ? null
                : new HashSet<>(Arrays.asList(newFields)));
    }

    public DateTimeFormatter withResolverFields(Set<TemporalField> newFields) {
        return Objects.equals(resolverFields, newFields) ? this : new DateTimeFormatter(parts,
                locale, decimalStyle, resolverStyle, newFields == null ? null
                : Collections.unmodifiableSet(new HashSet<>(newFields)), chrono, zone);
    }

    // ---- Printing ----

    public String format(TemporalAccessor temporal) {
        Objects.requireNonNull(temporal, "temporal");
        StringBuilder sb = new StringBuilder(32);
        parts.print(new Printing(temporal, this), sb);
        return sb.toString();
    }

    public void formatTo(TemporalAccessor temporal, Appendable appendable) {
        Objects.requireNonNull(temporal, "temporal");
        Objects.requireNonNull(appendable, "appendable");
        try {
            appendable.append(format(temporal));
        } catch (IOException e) {
            throw new DateTimeException(e.getMessage(), e);
        }
    }

    // ---- Reading ----

    public TemporalAccessor parse(CharSequence text) {
        Objects.requireNonNull(text, "text");
        try {
            return resolved(text, null);
        } catch (DateTimeParseException e) {
            throw e;
        } catch (RuntimeException e) {
            throw error(text, e);
        }
    }

    public TemporalAccessor parse(CharSequence text, ParsePosition position) {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(position, "position");
        try {
            return resolved(text, position);
        } catch (DateTimeParseException | IndexOutOfBoundsException e) {
            throw e;
        } catch (RuntimeException e) {
            throw error(text, e);
        }
    }

    public <T> T parse(CharSequence text, TemporalQuery<T> query) {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(query, "query");
        try {
            return resolved(text, null).query(query);
        } catch (DateTimeParseException e) {
            throw e;
        } catch (RuntimeException e) {
            throw error(text, e);
        }
    }

    public TemporalAccessor parseBest(CharSequence text, TemporalQuery<?>... queries) {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(queries, "queries");
        if (queries.length < 2) {
            throw new IllegalArgumentException("At least two queries must be specified");
        }
        return parse(text, read -> first(read, queries));
    }

    private static TemporalAccessor first(TemporalAccessor read, TemporalQuery<?>[] queries) {
        TemporalAccessor answer = null;
        int unfit = 0;
        while (unfit < queries.length) {
            try {
                answer = (TemporalAccessor) read.query(queries[unfit]);
                break;
            } catch (RuntimeException e) {
                unfit++;
            }
        }
        if (unfit == queries.length) {
            throw new DateTimeException(
                    "Unable to convert parsed text using any of the specified queries");
        }
        return answer;
    }

    private static String shorten(CharSequence text) {
        return text.length() > 64 ? text.subSequence(0, 64) + "..." : text.toString();
    }

    private static DateTimeParseException error(CharSequence text, RuntimeException e) {
        return new DateTimeParseException("Text '" + shorten(text) + "' could not be parsed: "
                + e.getMessage(), text, 0, e);
    }

    private TemporalAccessor resolved(CharSequence text, ParsePosition position) {
        ParsePosition at = position != null ? position : new ParsePosition(0);
        Parsed parsed = unresolved(text, at);
        if (parsed == null || at.getErrorIndex() >= 0
                || position == null && at.getIndex() < text.length()) {
            boolean error = at.getErrorIndex() >= 0;
            int index = error ? at.getErrorIndex() : at.getIndex();
            throw new DateTimeParseException("Text '" + shorten(text) + "' could not be parsed"
                    + (error ? " at index " : ", unparsed text found at index ") + index, text,
                    index);
        }
        return resolve(parsed);
    }

    private TemporalAccessor resolve(Parsed parsed) {
        parsed.chrono = parsed.chrono != null ? parsed.chrono
                : chrono != null ? chrono : IsoChronology.INSTANCE;
        parsed.zone = parsed.zone != null ? parsed.zone : zone;
        return Resolving.resolve(parsed, resolverStyle, resolverFields);
    }

    private Parsed unresolved(CharSequence text, ParsePosition position) {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(position, "position");
        Parsing context = new Parsing(this);
        int end = parts.parse(context, text, position.getIndex());
        if (end < 0) {
            position.setErrorIndex(~end);
            return null;
        }
        position.setIndex(end);
        return context.parsed();
    }

    public TemporalAccessor parseUnresolved(CharSequence text, ParsePosition position) {
        return unresolved(text, position);
    }

    public Format toFormat() {
        return new Old(this, null);
    }

    public Format toFormat(TemporalQuery<?> parseQuery) {
        Objects.requireNonNull(parseQuery, "parseQuery");
        return new Old(this, parseQuery);
    }

    @Override
    public String toString() {
        String text = parts.toString();
        return text.startsWith("[") ? text : text.substring(1, text.length() - 1);
    }

    /** For those who want a java.text.Format. */
    private static final class Old extends Format {
        private static final long serialVersionUID = 1L;
        private final transient DateTimeFormatter formatter;
        private final transient TemporalQuery<?> query;

        Old(DateTimeFormatter formatter, TemporalQuery<?> query) {
            this.formatter = formatter;
            this.query = query;
        }

        /** Of its parts nothing is known, so none is told of. */
        @Override
        public StringBuffer format(Object obj, StringBuffer to, FieldPosition position) {
            boolean temporal = Objects.requireNonNull(obj, "obj") instanceof TemporalAccessor;
            Objects.requireNonNull(to, "toAppendTo");
            Objects.requireNonNull(position, "pos");
            if (!temporal) {
                throw new IllegalArgumentException("Format target must implement TemporalAccessor");
            }
            position.setEndIndex(0);
            position.setBeginIndex(0);
            return to.append(printed((TemporalAccessor) obj));
        }

        private String printed(TemporalAccessor temporal) {
            try {
                return formatter.format(temporal);
            } catch (RuntimeException e) {
                throw new IllegalArgumentException(e.getMessage(), e);
            }
        }

        @Override
        public Object parseObject(String text) throws ParseException {
            Objects.requireNonNull(text, "text");
            try {
                return query == null ? formatter.resolved(text, null)
                        : formatter.parse(text, query);
            } catch (DateTimeParseException e) {
                throw new ParseException(e.getMessage(), e.getErrorIndex());
            } catch (RuntimeException e) {
                throw (ParseException) new ParseException(e.getMessage(), 0).initCause(e);
            }
        }

        @Override
        public Object parseObject(String text, ParsePosition position) {
            Objects.requireNonNull(text, "text");
            Parsed parsed;
            try {
                parsed = formatter.unresolved(text, position);
            } catch (IndexOutOfBoundsException e) {
                if (position.getErrorIndex() < 0) {
                    position.setErrorIndex(0);
                }
                return null;
            }
            if (parsed == null) {
                if (position.getErrorIndex() < 0) {
                    position.setErrorIndex(0);
                }
                return null;
            }
            try {
                TemporalAccessor resolved = formatter.resolve(parsed);
                return query == null ? resolved : resolved.query(query);
            } catch (RuntimeException e) {
                position.setErrorIndex(0);
                return null;
            }
        }
    }
}
