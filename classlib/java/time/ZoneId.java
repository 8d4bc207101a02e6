/* SPDX-License-Identifier: MIT */
package java.time;

import java.io.Serializable;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesException;
import java.time.zone.ZoneRulesProvider;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TimeZone;
import jdk.internal.text.TemporalAnswer;

/** The name of a zone: an offset or a region with rules. */
public abstract sealed class ZoneId implements Serializable permits ZoneOffset, ZoneRegion {
    private static final long serialVersionUID = 8352817235686L;

    public static final Map<String, String> SHORT_IDS = shortIds("EST -05:00 MST -07:00 HST -10:00 "
            + "CAT Africa/Harare EAT Africa/Addis_Ababa ART Africa/Cairo "
            + "PST America/Los_Angeles CST America/Chicago IET America/Indiana/Indianapolis "
            + "PNT America/Phoenix AST America/Anchorage CNT America/St_Johns "
            + "PRT America/Puerto_Rico AGT America/Argentina/Buenos_Aires BET America/Sao_Paulo "
            + "IST Asia/Kolkata PLT Asia/Karachi BST Asia/Dhaka NET Asia/Yerevan "
            + "VST Asia/Ho_Chi_Minh CTT Asia/Shanghai JST Asia/Tokyo "
            + "ACT Australia/Darwin AET Australia/Sydney ECT Europe/Paris "
            + "NST Pacific/Auckland MIT Pacific/Apia SST Pacific/Guadalcanal");

    private static Map<String, String> shortIds(String pairs) {
        String[] words = pairs.split(" ");
        Map<String, String> ids = new HashMap<>();
        for (int i = 0; i < words.length; i += 2) {
            ids.put(words[i], words[i + 1]);
        }
        return Map.copyOf(ids);
    }

    ZoneId() {
    }

    public static ZoneId systemDefault() {
        return TimeZone.getDefault().toZoneId();
    }

    public static Set<String> getAvailableZoneIds() {
        return new HashSet<>(ZoneRulesProvider.getAvailableZoneIds());
    }

    public static ZoneId of(String zoneId, Map<String, String> aliasMap) {
        Objects.requireNonNull(zoneId, "zoneId");
        Objects.requireNonNull(aliasMap, "aliasMap");
        return of(Objects.requireNonNullElse(aliasMap.get(zoneId), zoneId));
    }

    public static ZoneId of(String zoneId) {
        Objects.requireNonNull(zoneId, "zoneId");
        if (zoneId.length() <= 1 || zoneId.startsWith("+") || zoneId.startsWith("-")) {
            return ZoneOffset.of(zoneId);
        }
        return zoneId.startsWith("UTC") || zoneId.startsWith("GMT") ? prefixed(zoneId, 3)
                : zoneId.startsWith("UT") ? prefixed(zoneId, 2) : ZoneRegion.ofId(zoneId);
    }

    private static ZoneId prefixed(String zoneId, int length) {
        String prefix = zoneId.substring(0, length);
        if (zoneId.length() == length) {
            return ofOffset(prefix, ZoneOffset.UTC);
        }
        if (zoneId.charAt(length) != '+' && zoneId.charAt(length) != '-') {
            return ZoneRegion.ofId(zoneId);
        }
        try {
            return ofOffset(prefix, ZoneOffset.of(zoneId.substring(length)));
        } catch (DateTimeException e) {
            throw new DateTimeException("Invalid ID for offset-based ZoneId: " + zoneId, e);
        }
    }

    public static ZoneId ofOffset(String prefix, ZoneOffset offset) {
        Objects.requireNonNull(prefix, "prefix");
        Objects.requireNonNull(offset, "offset");
        return switch (prefix) {
            case "" -> offset;
            case "UT", "UTC", "GMT" -> new ZoneRegion(offset.equals(ZoneOffset.UTC) ? prefix
                    : prefix.concat(offset.getId()), offset.getRules());
            default -> throw new IllegalArgumentException(
                    "prefix should be GMT, UTC or UT, is: " + prefix);
        };
    }

    public static ZoneId from(TemporalAccessor temporal) {
        ZoneId zone = temporal.query(TemporalQueries.zone());
        if (zone == null) {
            throw Refusal.from("ZoneId", temporal, null);
        }
        return zone;
    }

    public abstract String getId();

    public String getDisplayName(TextStyle style, Locale locale) {
        return new DateTimeFormatterBuilder().appendZoneText(style).toFormatter(locale)
                .format(new TemporalAnswer(TemporalQueries.zoneId(), this));
    }

    public abstract ZoneRules getRules();

    public ZoneId normalized() {
        try {
            ZoneRules rules = getRules();
            if (rules.isFixedOffset()) {
                return rules.getOffset(Instant.EPOCH);
            }
        } catch (ZoneRulesException withoutRules) {
            return this;
        }
        return this;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof ZoneId && getId().equals(((ZoneId) obj).getId());
    }

    @Override
    public int hashCode() {
        return getId().hashCode();
    }

    @Override
    public String toString() {
        return getId();
    }
}
