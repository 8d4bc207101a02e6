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

    public static final Map<String, String> SHORT_IDS = Map.ofEntries(
            Map.entry("ACT", "Australia/Darwin"), Map.entry("AET", "Australia/Sydney"),
            Map.entry("AGT", "America/Argentina/Buenos_Aires"), Map.entry("ART", "Africa/Cairo"),
            Map.entry("AST", "America/Anchorage"), Map.entry("BET", "America/Sao_Paulo"),
            Map.entry("BST", "Asia/Dhaka"), Map.entry("CAT", "Africa/Harare"),
            Map.entry("CNT", "America/St_Johns"), Map.entry("CST", "America/Chicago"),
            Map.entry("CTT", "Asia/Shanghai"), Map.entry("EAT", "Africa/Addis_Ababa"),
            Map.entry("ECT", "Europe/Paris"), Map.entry("IET", "America/Indiana/Indianapolis"),
            Map.entry("IST", "Asia/Kolkata"), Map.entry("JST", "Asia/Tokyo"),
            Map.entry("MIT", "Pacific/Apia"), Map.entry("NET", "Asia/Yerevan"),
            Map.entry("NST", "Pacific/Auckland"), Map.entry("PLT", "Asia/Karachi"),
            Map.entry("PNT", "America/Phoenix"), Map.entry("PRT", "America/Puerto_Rico"),
            Map.entry("PST", "America/Los_Angeles"), Map.entry("SST", "Pacific/Guadalcanal"),
            Map.entry("VST", "Asia/Ho_Chi_Minh"), Map.entry("EST", "-05:00"),
            Map.entry("MST", "-07:00"), Map.entry("HST", "-10:00"));

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
        if (prefix.isEmpty()) {
            return offset;
        }
        if (!prefix.equals("GMT") && !prefix.equals("UTC") && !prefix.equals("UT")) {
            throw new IllegalArgumentException("prefix should be GMT, UTC or UT, is: " + prefix);
        }
        return new ZoneRegion(offset.getTotalSeconds() == 0 ? prefix : prefix + offset.getId(),
                offset.getRules());
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
