/* SPDX-License-Identifier: MIT */
package java.time.format;

import static java.time.temporal.ChronoField.EPOCH_DAY;
import static java.time.temporal.ChronoField.INSTANT_SECONDS;
import static java.time.temporal.ChronoField.NANO_OF_DAY;
import static java.time.temporal.ChronoField.OFFSET_SECONDS;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesProvider;
import java.util.Locale;
import sun.util.calendar.ZoneNames;

/** The identifier of a zone. */
class ZonePart extends Part {
    private final TemporalQuery<ZoneId> query;
    private final String description;

    ZonePart(TemporalQuery<ZoneId> query, String description) {
        this.query = query;
        this.description = description;
    }

    @Override
    boolean print(Printing context, StringBuilder to) {
        ZoneId zone = context.answer(query);
        if (zone == null) {
            return false;
        }
        to.append(name(zone, context));
        return true;
    }

    String name(ZoneId zone, Printing context) {
        return zone.getId();
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
        int length = text.length();
        if (at > length) {
            throw new IndexOutOfBoundsException();
        }
        if (at == length) {
            return ~at;
        }
        char c = text.charAt(at);
        if (c == '+' || c == '-') {
            return prefixed(context, text, at, at, "Z");
        }
        int end = region(context, text, at);
        String prefix = context.startsWith(text, at, "UTC") || context.startsWith(text, at, "GMT")
                ? "XXX" : context.startsWith(text, at, "UT") ? "XX" : null;
        if (prefix != null && end <= at + prefix.length()) {
            return prefixed(context, text, at, at + prefix.length(), "0");
        }
        if (end > at) {
            return end;
        }
        if (context.same(c, 'Z')) {
            context.parsed().zone = ZoneOffset.UTC;
            return at + 1;
        }
        return ~at;
    }

    private int prefixed(Parsing context, CharSequence text, int from, int at, String zero) {
        String prefix = text.subSequence(from, at).toString().toUpperCase(Locale.ROOT);
        if (at < text.length() && text.charAt(at) != '0' && !context.same(text.charAt(at), 'Z')) {
            Parsing inner = context.copy();
            int end = new OffsetPart("+HH:MM:ss", zero).parse(inner, text, at);
            if (end >= 0) {
                ZoneOffset offset = ZoneOffset.ofTotalSeconds(
                        inner.value(OFFSET_SECONDS).intValue());
                context.parsed().zone = ZoneId.ofOffset(prefix, offset);
                return end;
            }
            if (zero.equals("Z")) {
                return ~from;
            }
        }
        context.parsed().zone = ZoneId.of(prefix);
        return at;
    }

    /**
     * A prefix with an offset behind it, which is no name of a region here, though GMT+0 is one.
     */
    private static boolean isOffset(String id) {
        int sign = id.startsWith("UTC") || id.startsWith("GMT") ? 3
                : id.startsWith("UT") ? 2 : id.length();
        return sign < id.length() && (id.charAt(sign) == '+' || id.charAt(sign) == '-');
    }

    /** The end of the longest name of a zone that the text goes on with; its start for none. */
    int region(Parsing context, CharSequence text, int at) {
        if (!context.caseSensitive) {
            String best = "";
            for (String id : ZoneRulesProvider.getAvailableZoneIds()) {
                if (id.length() > best.length() && !isOffset(id)
                        && context.startsWith(text, at, id)) {
                    best = id;
                }
            }
            context.parsed().zone = best.isEmpty() ? context.parsed().zone : ZoneId.of(best);
            return at + best.length();
        }
        int end = at;
        while (end < text.length() && (Character.isLetterOrDigit(text.charAt(end))
                || "/_+-".indexOf(text.charAt(end)) >= 0)) {
            end++;
        }
        for (; end > at + 1; end--) {
            String id = text.subSequence(at, end).toString();
            if (!isOffset(id)) {
                try {
                    context.parsed().zone = ZoneId.of(id);
                    return end;
                } catch (DateTimeException unknown) {
                    continue;
                }
            }
        }
        return at;
    }

    @Override
    public String toString() {
        return description;
    }

    /** The name of a zone in words, or short. */
    static final class Text extends ZonePart {
        private final TextStyle style;
        private final boolean generic;

        Text(TextStyle style, boolean generic) {
            super(TemporalQueries.zone(), "ZoneText(" + style + ")");
            this.style = style;
            this.generic = generic;
        }

        @Override
        boolean print(Printing context, StringBuilder to) {
            ZoneId zone = context.answer(TemporalQueries.zoneId());
            if (zone == null) {
                return false;
            }
            to.append(name(zone, context));
            return true;
        }

        @Override
        String name(ZoneId zone, Printing context) {
            if (zone instanceof ZoneOffset || style == TextStyle.NARROW) {
                return zone.getId();
            }
            int kind = generic ? ZoneNames.GENERIC : kind(zone.getRules(), context.temporal);
            return ZoneNames.of(zone.getId(), kind, style.asNormal() == TextStyle.FULL);
        }

        private static int kind(ZoneRules rules, TemporalAccessor time) {
            Instant moment;
            if (time.isSupported(INSTANT_SECONDS)) {
                moment = Instant.ofEpochSecond(time.getLong(INSTANT_SECONDS));
            } else if (time.isSupported(EPOCH_DAY) && time.isSupported(NANO_OF_DAY)) {
                LocalDateTime local = LocalDateTime.of(
                        LocalDate.ofEpochDay(time.getLong(EPOCH_DAY)),
                        LocalTime.ofNanoOfDay(time.getLong(NANO_OF_DAY)));
                if (rules.getTransition(local) != null) {
                    return ZoneNames.GENERIC;
                }
                moment = local.toInstant(rules.getOffset(local));
            } else {
                return ZoneNames.GENERIC;
            }
            return rules.isDaylightSavings(moment) ? ZoneNames.DAYLIGHT : ZoneNames.STANDARD;
        }

        @Override
        int region(Parsing context, CharSequence text, int at) {
            int end = super.region(context, text, at);
            ZoneId known = context.parsed().zone;
            String best = "";
            for (String name : ZoneNames.all()) {
                best = name.length() > best.length() && context.startsWith(text, at, name)
                        ? name : best;
            }
            if (at + best.length() > end) {
                context.parsed().zone = ZoneId.of(ZoneNames.zone(best));
                return at + best.length();
            }
            context.parsed().zone = known;
            return end;
        }
    }
}
